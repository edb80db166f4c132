import { useSignal } from '@preact/signals';
import { ask, callOf, useCall } from '../../api/client.js';
import type { AnswerOf, RequestOf, Shape } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import { bodyLabel, isoShort } from '../../parts/format.js';
import { clockHead, shownIso } from '../../parts/shown-clock.js';
import { Panel } from '../../parts/panel.js';
import { settings } from '../../state/settings.js';
import { listParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import type { Birth } from './birth.js';

const words = text.vedic;
const LEVELS = words.levels.length;
/** From this level on, periods last weeks or less. */
const TIMED_LEVEL = 4;
/** Levels of the file and of the calendar. */
const FILE_LEVELS = 3,
  CALENDAR_LEVELS = 2;

/** A period of any level: the generated types nest the levels. */
interface Period extends Pick<
  Shape<'DashaPeriodResponse'>,
  'planet' | 'level' | 'level_name' | 'start_date' | 'end_date'
> {
  readonly sub: readonly Period[];
}
type Sequence = AnswerOf<'vimshottari'>;
type SequenceRequest = RequestOf<'vimshottari'>;
type Natal = SequenceRequest['natal'];

const sequenceCall = (request: SequenceRequest) => callOf('vimshottari', request, { basis: false });

const YEAR_BASES = Object.keys(words.yearBases) as (keyof typeof words.yearBases)[];

/** The periods of a birth. The sub-periods of a period are requested when it is opened; the address stores the open periods. */
export function DashaTree({ birth }: { birth: Birth }) {
  const basis = YEAR_BASES.find((key) => key === param('vy')) ?? 'julian_365.25';
  const natal: Natal = {
    dt: birth.dt,
    year_basis: basis,
    ...(birth.zodiac.ayanamsa_system ? { ayanamsa: birth.zodiac.ayanamsa_system } : {}),
  };
  const call = sequenceCall({ natal, levels: 1 });
  const answer = useCall(call);
  const doubt = useDoubt(birth, natal);
  const fault = useSignal('');
  const guarded = (work: Promise<void>): void => {
    fault.value = '';
    work.catch((error: unknown) => (fault.value = (error as Error).message || text.shell.unreachable));
  };
  return (
    <Panel title={words.dasha} calls={[call]} feeds={[{ call }]} exports={filesOf(natal, guarded)} class="dasha">
      <div class="controls">
        <label>
          <span>{words.yearBasis}</span>
          <select value={basis} onChange={(event) => setParams({ vy: event.currentTarget.value })}>
            {Object.entries(words.yearBases).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => guarded(openNow(natal))}>
          {words.openNow}
        </button>
        <button type="button" disabled={param('vd') === ''} onClick={() => setParams({ vd: null })}>
          {words.closeAll}
        </button>
      </div>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <p class="note">{clockHead(words.utc)}</p>
      {doubt !== null && (
        <p class="note warn" role="status">
          {doubt}
        </p>
      )}
      <Answered answer={answer}>
        {({ mahadashas }) => (
          <div class="dasha-tree" role="region" aria-label={words.levels.join(', ')} tabIndex={0}>
            <Periods periods={mahadashas} path="" natal={natal} />
          </div>
        )}
      </Answered>
    </Panel>
  );
}

const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;

/**
 * The uncertainty of the dates from an uncertain time of birth: how far they move between the earliest and the latest possible birth.
 * null: the time is exact, or the answer is pending.
 */
function useDoubt({ moment, dt }: Birth, natal: Natal): string | null {
  const hours = moment.uncertainHours;
  const at = (sign: 1 | -1): string => isoOf(timeOf(dt) + sign * hours * 60 * MINUTE_MS).replace(/\.000Z$/, 'Z');
  const ask = (sign: 1 | -1) => (hours === 0 ? null : sequenceCall({ natal: { ...natal, dt: at(sign) }, levels: 1 }));
  const first = useCall(ask(-1)).value.data,
    last = useCall(ask(1)).value.data;
  if (hours === 0 || first === null || last === null) return null;
  const [lord, otherLord] = [first.mahadashas[0]?.planet, last.mahadashas[0]?.planet];
  if (lord !== otherLord) return words.doubtOfLord(bodyLabel(lord, true), bodyLabel(otherLord, true));
  const ends = (sequence: Sequence): number => timeOf(sequence.mahadashas[0].end_date);
  const days = Math.ceil(Math.abs(ends(first) - ends(last)) / DAY_MS / 2);
  return words.doubt(days < 90 ? words.doubtDays(days) : words.doubtMonths(Math.ceil(days / 30.44)));
}

function Periods({ periods, path, natal }: { periods: readonly Period[]; path: string; natal: Natal }) {
  return (
    <ul>
      {periods.map((period) => (
        <Branch key={period.planet} period={period} path={path + period.planet} natal={natal} />
      ))}
    </ul>
  );
}

function Branch({ period, path, natal }: { period: Period; path: string; natal: Natal }) {
  const open = listParam('vd', []),
    isOpen = open.includes(path),
    isLeaf = period.level === LEVELS;
  const now = Date.now();
  const runs = timeOf(period.start_date) <= now && now < timeOf(period.end_date);
  /** The date, with the time of day for short periods. */
  const dateText = (utc: string): string => (period.level < TIMED_LEVEL ? shownIso(utc).slice(0, -6) : shownIso(utc));
  const line = (
    <>
      <span class="lord">{bodyLabel(period.planet, settings.value.names === 'words')}</span>
      <span
        class="dates"
        dir="ltr"
        title={`${isoShort(period.start_date, true)} – ${isoShort(period.end_date, true)} UTC`}
      >
        {dateText(period.start_date)} – {dateText(period.end_date)}
      </span>
      {runs && <span class="now">{words.runsNow}</span>}
    </>
  );
  return (
    <li class={runs ? 'runs' : ''}>
      {isLeaf ? (
        <div class="leaf">{line}</div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          title={period.level_name}
          onClick={() =>
            setParams({
              vd: (isOpen ? open.filter((one) => one !== path && !one.startsWith(`${path}/`)) : [...open, path]).join(
                ',',
              ),
            })
          }
        >
          {line}
        </button>
      )}
      {isOpen && !isLeaf && <SubPeriods path={path} natal={natal} />}
    </li>
  );
}

function SubPeriods({ path, natal }: { path: string; natal: Natal }) {
  const answer = useCall(withinCall(natal, path));
  return (
    <Answered answer={answer}>
      {({ mahadashas }) => <Periods periods={below(mahadashas, path)} path={`${path}/`} natal={natal} />}
    </Answered>
  );
}

const withinCall = (natal: Natal, path: string) =>
  sequenceCall({ natal, within: path, levels: path.split('/').length + 1 });

/** The sub-periods at the end of a path of periods. */
function below(mahadashas: readonly Period[], path: string): readonly Period[] {
  return path.split('/').reduce((list, lord) => list.find(({ planet }) => planet === lord)?.sub ?? [], mahadashas);
}

/** Opens the current periods down to the last level. */
async function openNow(natal: Natal): Promise<void> {
  const current_dt = `${new Date().toISOString().slice(0, 16)}:00Z`;
  const line = await ask(callOf('currentVimshottari', { natal, current_dt, include_sub: false }, { basis: false }));
  const lords = [line.mahadasha, line.antardasha, line.pratyantardasha, line.sookshma].flatMap((period) =>
    period === null ? [] : [period.planet],
  );
  setParams({ vd: lords.map((_, i) => lords.slice(0, i + 1).join('/')).join(',') });
}

const flat = (periods: readonly Period[], path = ''): (Period & { readonly line: string })[] =>
  periods.flatMap((period) => {
    const line = path + period.planet;
    return [{ ...period, line }, ...flat(period.sub, `${line}/`)];
  });

function filesOf(natal: Natal, guarded: (work: Promise<void>) => void) {
  const periods = async (levels: number) =>
    flat((await ask(sequenceCall({ natal, levels }), undefined, false)).mahadashas);
  const csv = async (): Promise<void> => {
    const rows = await periods(FILE_LEVELS);
    saveFile(
      'vimshottari.csv',
      'text/csv',
      csvText([
        ['period', 'level', 'start_utc', 'end_utc'],
        ...rows.map(({ line, level, start_date, end_date }) => [line, level, start_date, end_date]),
      ]),
    );
  };
  const ics = async (): Promise<void> => {
    const rows = await periods(CALENDAR_LEVELS);
    const events = rows.map(({ line, level_name, start_date }) => ({
      start: start_date,
      title: `${line} ${level_name}`,
      uid: `${start_date}-${line.replace('/', '-')}@workbench`,
    }));
    saveFile('vimshottari.ics', 'text/calendar', icsText(events));
  };
  return [
    { form: 'CSV', save: () => guarded(csv()) },
    { form: 'ICS', save: () => guarded(ics()) },
  ];
}
