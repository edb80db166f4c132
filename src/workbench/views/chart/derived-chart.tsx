import { useEffect, useRef } from 'preact/hooks';
import { useFollowingCall } from '../../api/following.js';
import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { fromJulianDay, isoOf, timeOf } from '../../parts/dates.js';
import { isoShort, pointText, zodiacal } from '../../parts/format.js';
import { localText } from '../../parts/local-time.js';
import { chartPart, wheelCall } from '../../parts/packet.js';
import type { WheelPacket } from '../../parts/packet.js';
import { PlaceField } from '../../parts/place-field.js';
import { progressedJd } from '../../parts/progressed.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import { stepped } from '../../parts/time-step.js';
import type { Step } from '../../parts/time-step.js';
import { WheelPanel } from '../../parts/wheel-panel.js';
import { hideDerived, showDerived } from '../../state/derived.js';
import type { Derived } from '../../state/derived.js';
import type { Moment } from '../../state/moment.js';
import { hasObserver, observerOf, setObserver } from '../../state/observer.js';
import { settings } from '../../state/settings.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';

const words = text.chart;

interface DerivedProps {
  readonly derived: Derived;
  readonly natal: Moment;
  /** The instant of the birth. */
  readonly dt: string;
  readonly step: Step;
}

/** The derived chart next to the birth chart. A relocation keeps its instant, and a button returns to the birth chart alone. */
export function DerivedChart({ derived, natal, dt, step }: DerivedProps) {
  const observer = observerOf();
  const instant = useDerivedInstant(derived, dt);
  const own: Moment = { ...natal, uncertainHours: 0, latitude: observer.latitude, longitude: observer.longitude };
  const isRound = param('dround') === '1';
  const packet = useFollowingCall(
    instant === null
      ? null
      : isRound
        ? wheelCall(natal, dt, {
            rings: [{ label: titleOf(derived), chart: chartPart(own, instant) }],
            aspect_lines: 'between',
          })
        : wheelCall(own, instant),
  );
  const title = titleOf(derived);
  const place = useRef<HTMLDivElement>(null);
  // On a narrow page the chart is below the wheel, so the page scrolls to it.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [derived.kind, derived.body]);
  const move = (count: number): void =>
    showDerived(
      {
        kind: derived.kind === 'progression' ? 'progression' : 'transit',
        body: '',
        at: timeOf(stepped(isoOf(derived.at), count, step)),
      },
      true,
    );
  return (
    <div class="chart-derived" ref={place}>
      <WheelPanel packet={packet} title={title} name={`${natal.name || 'chart'}-${derived.kind}`}>
        <div class="derived-head">
          <div class="steps">
            <button type="button" aria-label={words.derivedBack(words.steps[step])} onClick={() => move(-1)}>
              ◀
            </button>
            <output>
              {localText(derived.at, observer.zone, observer.longitude)} {words.localTime}{' '}
              <span class="quiet">({isoShort(isoOf(derived.at), true)} UTC)</span>
            </output>
            <button type="button" aria-label={words.derivedOn(words.steps[step])} onClick={() => move(1)}>
              ▶
            </button>
          </div>
          <div class="field">
            <span>{words.readAt}</span>
            <PlaceField
              name={words.readAt}
              value={observer.place || pointText(observer)}
              onChoose={(chosen) => setObserver(chosen)}
            />
          </div>
          <div class="steps">
            {hasObserver() && (
              <button type="button" onClick={() => setObserver(null)}>
                {text.sky.backToBirthPlace}
              </button>
            )}
            <button type="button" aria-pressed={isRound} onClick={() => setParams({ dround: isRound ? null : 1 })}>
              {words.roundBirth}
            </button>
            <button type="button" onClick={hideDerived}>
              {words.birthAlone}
            </button>
          </div>
        </div>
        {derived.kind === 'progression' && instant !== null && (
          <p class="note">{words.progressedTo(isoShort(instant))}</p>
        )}
      </WheelPanel>
      <DerivedPositions title={title} packet={packet} isRound={isRound} />
    </div>
  );
}

const titleOf = ({ kind, body }: Derived): string =>
  kind === 'return' ? text.time.returnOf(body) : words.derived[kind];

/** The instant of the chart: the moment in view, or for a progression the progressed instant. */
function useDerivedInstant({ kind, at }: Derived, dt: string): string | null {
  const progressed = useCall(
    kind === 'progression'
      ? callOf('progressions', {
          requests: [{ technique: 'secondary', natal_dt: dt, target_date: isoOf(at), bodies: ['Sun'] }],
        })
      : null,
  );
  if (kind !== 'progression') return isoOf(at).replace(/\.000Z$/, 'Z');
  const jd = progressedJd(progressed.value.data?.results[0]?.result);
  return jd === null ? null : isoOf(Math.round(fromJulianDay(jd) / 1000) * 1000).replace(/\.000Z$/, 'Z');
}

interface PositionsProps {
  readonly title: string;
  readonly packet: ReturnType<typeof useFollowingCall<WheelPacket>>;
  readonly isRound: boolean;
}

function DerivedPositions({ title, packet, isRound }: PositionsProps) {
  const plain = settings.value.names === 'words';
  const caption = words.positionsOf(title);
  if (packet.value.error) return null; // The error is shown next to the wheel.
  return (
    <Answered answer={packet}>
      {(data) => {
        const rows = (isRound ? data.rings?.[0]?.points : data.points) ?? [];
        return (
          <Panel title={caption} calls={[packet.value.call]}>
            <Table
              caption={caption}
              rows={rows}
              rowKey={({ key }) => key}
              columns={[
                { head: words.body, cell: ({ key }) => <BodyName name={key} /> },
                { head: words.longitude, numeric: true, cell: ({ longitude }) => zodiacal(longitude, plain) },
                { head: words.house, numeric: true, cell: ({ house }) => house ?? '' },
              ]}
            />
          </Panel>
        );
      }}
    </Answered>
  );
}
