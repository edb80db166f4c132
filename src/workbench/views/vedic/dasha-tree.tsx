import { useSignal } from '@preact/signals';
import { ask, post, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
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
const SEQUENCE = '/v1/dasha/vimshottari/sequence?basis=false';
const LEVELS = words.levels.length;
/** From this level on periods last weeks and less. */
const TIMED_LEVEL = 4;
/** Levels of the file and of the calendar. */
const FILE_LEVELS = 3,
  CALENDAR_LEVELS = 2;

interface Period {
  readonly planet: string;
  readonly level: number;
  readonly level_name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly sub: readonly Period[];
}
interface Sequence {
  readonly mahadashas: readonly Period[];
}
type Natal = Readonly<Record<string, string>>;

/** Periods of a birth: the sub-periods of each are asked for when it is opened. What is open is in the address. */
export function DashaTree({ birth }: { birth: Birth }) {
  const basis = param('vy') in words.yearBases ? param('vy') : 'julian_365.25';
  const natal: Natal = {
    dt: birth.dt,
    year_basis: basis,
    ...(birth.zodiac.ayanamsa_system ? { ayanamsa: birth.zodiac.ayanamsa_system } : {}),
  };
  const call = post(SEQUENCE, { natal, levels: 1 });
  const answer = useCall<Sequence>(call);
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
 * What an uncertain time of birth leaves open of the dates: how far they move between the first and the last moment that the birth may have,
 * by the sequences of both. null: the time is exact, or it is not known yet.
 */
function useDoubt({ moment, dt }: Birth, natal: Natal): string | null {
  const hours = moment.uncertainHours;
  const at = (sign: 1 | -1): string => isoOf(timeOf(dt) + sign * hours * 60 * MINUTE_MS).replace(/\.000Z$/, 'Z');
  const ask = (sign: 1 | -1): Call | null =>
    hours === 0 ? null : post(SEQUENCE, { natal: { ...natal, dt: at(sign) }, levels: 1 });
  const first = useCall<Sequence>(ask(-1)).value.data,
    last = useCall<Sequence>(ask(1)).value.data;
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
  const runs = Date.parse(period.start_date) <= now && now < Date.parse(period.end_date);
  /** The day; with the time of day where periods are short. */
  const told = (utc: string): string => (period.level < TIMED_LEVEL ? shownIso(utc).slice(0, -6) : shownIso(utc));
  const line = (
    <>
      <span class="lord">{bodyLabel(period.planet, settings.value.names === 'words')}</span>
      <span
        class="dates"
        dir="ltr"
        title={`${isoShort(period.start_date, true)} – ${isoShort(period.end_date, true)} UTC`}
      >
        {told(period.start_date)} – {told(period.end_date)}
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
  const answer = useCall<Sequence>(withinCall(natal, path));
  return (
    <Answered answer={answer}>
      {({ mahadashas }) => <Periods periods={below(mahadashas, path)} path={`${path}/`} natal={natal} />}
    </Answered>
  );
}

const withinCall = (natal: Natal, path: string): Call =>
  post(SEQUENCE, { natal, within: path, levels: path.split('/').length + 1 });

/** The sub-periods at the end of a line that was answered. */
function below(mahadashas: readonly Period[], path: string): readonly Period[] {
  return path.split('/').reduce((list, lord) => list.find(({ planet }) => planet === lord)?.sub ?? [], mahadashas);
}

type Running = Readonly<Record<'mahadasha' | 'antardasha' | 'pratyantardasha' | 'sookshma', { planet: string }>>;

/** Opens the line of periods that runs now, down to the last level. */
async function openNow(natal: Natal): Promise<void> {
  const current_dt = `${new Date().toISOString().slice(0, 16)}:00Z`;
  const line = await ask<Running>(
    post('/v1/dasha/vimshottari/current?basis=false', { natal, current_dt, include_sub: false }),
  );
  const lords = [line.mahadasha, line.antardasha, line.pratyantardasha, line.sookshma].map(({ planet }) => planet);
  setParams({ vd: lords.map((_, i) => lords.slice(0, i + 1).join('/')).join(',') });
}

const flat = (periods: readonly Period[], path = ''): (Period & { readonly line: string })[] =>
  periods.flatMap((period) => {
    const line = path + period.planet;
    return [{ ...period, line }, ...flat(period.sub, `${line}/`)];
  });

function filesOf(natal: Natal, guarded: (work: Promise<void>) => void) {
  const periods = async (levels: number) =>
    flat((await ask<Sequence>(post(SEQUENCE, { natal, levels }), undefined, false)).mahadashas);
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
