import { callOf, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { Choices } from '../../parts/choices.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import { progressedJd } from '../../parts/progressed.js';
import { bodyLabel } from '../../parts/format.js';
import { SpanBar } from '../../parts/time-frame.js';
import type { Moment } from '../../state/moment.js';
import { useSpan } from '../../state/span.js';
import type { HeldSpan, Span } from '../../state/span.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { derivedAddress, transitOfNow } from '../../state/derived.js';
import { settings } from '../../state/settings.js';
import { listParam, numberParam, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { NATAL_POINTS, natalCall, natalPoints } from './natal.js';
import { PassageTable } from './passage-table.js';
import { ASPECTS, passagesOf, progressionCall, transitCall } from './passages.js';
import type { EventsAnswer, NatalPoint, ProgressedSpan } from './passages.js';
import { ProgressedEvents } from './progressed-events.js';
import { Timeline } from './timeline.js';
import { oneYear, yearsAbout } from './today.js';

const words = text.time;
const ORBS = [0.5, 1, 2, 3, 5];
const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const FAST = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];

interface TimelineViewProps {
  readonly moment: Moment;
  readonly dt: string;
  readonly kind: 'transits' | 'progressions';
}

/** Transits or secondary progressions to the natal chart as bands and as a table: entry, exact hits and exit. */
export function TransitsTab({ moment, dt, kind }: TimelineViewProps) {
  const progresses = kind === 'progressions';
  const span = useSpan(progresses ? 'g' : '', progresses ? yearsAbout(1, 9) : oneYear());
  const movers = listParam(progresses ? 'gm' : 'm', progresses ? FAST : SLOW);
  const aspects = listParam(
    'asp',
    ASPECTS.map(({ name }) => name),
  );
  const points = listParam('np', NATAL_POINTS);
  const orb = numberParam('to-orb', 1);
  const natal = useCall(natalCall(moment, dt));
  const progressed = useProgressed(progresses ? dt : null, span.requested);
  const targets = natal.value.data ? natalPoints(natal.value.data, points) : [];
  const wanted = { movers, natal: targets, aspects, orb };
  const call = progresses ? progressed && progressionCall(wanted, progressed) : transitCall(wanted, span.requested);
  return (
    <>
      <div class="panel time-controls">
        <SpanBar span={span} />
        <label class="orb-choice">
          <span>{words.orb}</span>
          <select value={String(orb)} onChange={(event) => setParams({ 'to-orb': event.currentTarget.value })}>
            {ORBS.map((degrees) => (
              <option key={degrees} value={String(degrees)}>
                {words.orbDegrees(degrees)}
              </option>
            ))}
          </select>
        </label>
        <Selection kind={kind} movers={movers} aspects={aspects} points={points} />
      </div>
      {natal.value.data && !natal.value.data.houses && <p class="note">{words.unknownAngles}</p>}
      <p class="note">
        <a href={derivedAddress({ ...transitOfNow(), kind: progresses ? 'progression' : 'transit' })}>
          {progresses ? words.progressedChartNow : words.transitChartNow}
        </a>
      </p>
      <Answered answer={natal}>
        {() => <Found kind={kind} call={call} targets={targets} span={span} progressed={progressed} />}
      </Answered>
      {progresses && <ProgressedEvents dt={dt} life={span.requested} />}
    </>
  );
}

interface SelectionProps {
  readonly kind: 'transits' | 'progressions';
  readonly movers: readonly string[];
  readonly aspects: readonly string[];
  readonly points: readonly string[];
}

function Selection({ kind, movers, aspects, points }: SelectionProps) {
  const plain = settings.value.names === 'words';
  const body = (name: string): string => bodyLabel(name, plain);
  const set = (name: string) => (chosen: readonly string[]) => setParams({ [name]: chosen.join(',') || '-' });
  return (
    <>
      <Choices
        label={words.movers}
        names={TEN_BODIES}
        chosen={movers}
        show={body}
        change={set(kind === 'progressions' ? 'gm' : 'm')}
      />
      <Choices label={words.natal} names={NATAL_POINTS} chosen={points} show={body} change={set('np')} />
      <Choices
        label={words.aspects}
        names={ASPECTS.map(({ name }) => name)}
        chosen={aspects}
        show={(name) => {
          const glyph = ASPECTS.find((aspect) => aspect.name === name)?.glyph ?? '';
          return plain ? words.aspectNames[name] : `${glyph}\uFE0E ${words.aspectNames[name]}`;
        }}
        change={set('asp')}
      />
    </>
  );
}

interface FoundProps {
  readonly kind: 'transits' | 'progressions';
  readonly call: Call<EventsAnswer> | null;
  readonly targets: readonly NatalPoint[];
  readonly span: HeldSpan;
  readonly progressed: ProgressedSpan | null;
}

/** The found passages as bands and as a table. */
function Found({ kind, call, targets, span, progressed }: FoundProps) {
  const answer = useCall(call);
  return (
    <Answered answer={answer}>
      {(data) => {
        const passages = passagesOf(data, targets, span.live, progressed);
        const failures = data.results.flatMap(({ request, failure }) =>
          failure ? [`${request.body}: ${failure.message}`] : [],
        );
        return (
          <>
            {failures.length > 0 && (
              <div class="fault" role="alert">
                <p>{words.failures(failures.length)}</p>
                {failures.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
            <Timeline kind={kind} passages={passages} span={span} call={answer.value.call} />
            <PassageTable kind={kind} passages={passages} call={answer.value.call} />
          </>
        );
      }}
    </Answered>
  );
}

/** The instants of the ephemeris for the first and last date of a period of life. The previous answer is used until the next arrives. */
function useProgressed(dt: string | null, life: Span): ProgressedSpan | null {
  const answer = useCall(
    dt === null
      ? null
      : callOf('progressions', {
          requests: [life.from, life.to].map((ms) => ({
            technique: 'secondary',
            natal_dt: dt,
            target_date: isoOf(ms),
            bodies: ['Sun'],
          })),
        }),
  );
  const [first, last] = answer.value.data?.results ?? [];
  const [jdFrom, jdTo] = [progressedJd(first?.result), progressedJd(last?.result)];
  if (jdFrom === null || jdTo === null) return null;
  return { life: { from: timeOf(first.request.target_date), to: timeOf(last.request.target_date) }, jdFrom, jdTo };
}
