import { useMemo } from 'preact/hooks';
import { ask } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import { csvText } from '../../../../forms/csv.js';
import { DraftInput } from '../../../parts/draft-input.js';
import { icsText, saveFile } from '../../../parts/export.js';
import { Panel } from '../../../parts/panel.js';
import { clockHead, shownIso } from '../../../parts/shown-clock.js';
import { Table } from '../../../parts/table.js';
import { param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { useChosenInSight } from '../chosen-in-sight.js';
import { placeName, placeOf } from '../place.js';
import { eclipseKey, luminaryOf } from './answers.js';
import type { EclipseEvent, EclipseRow } from './answers.js';
import { useSeenHere } from './seen-here.js';
import type { SeenHere } from './seen-here.js';

const words = text.sky;
const KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral'];
const LUMINARIES = ['both', 'solar', 'lunar'] as const;
/** In the order of the calls. */
const LIGHTS = ['solar', 'lunar'] as const;

interface ListProps {
  readonly all: readonly EclipseEvent[];
  readonly start: number;
  readonly chosen: EclipseEvent | undefined;
  readonly calls: readonly (Call | null)[];
  readonly waits: boolean;
}

const titleOf = (event: EclipseEvent): string =>
  `${words.kinds[event.data.eclipse_type.toLowerCase()] ?? event.data.eclipse_type} ${words.of[luminaryOf(event)]}`;

/** The eclipses of the century that the filters leave; one of them is chosen. */
export function EclipseList({ all, start, chosen, calls, waits }: ListProps) {
  const luminary = param('lum'),
    kind = param('kind');
  const place = placeOf(),
    isHereOnly = param('eh') === '1';
  const ofKind = useMemo(
    () =>
      all.filter(
        (event) =>
          (!luminary || luminaryOf(event) === luminary) && (!kind || event.data.eclipse_type.toLowerCase() === kind),
      ),
    [all.length, all[0]?.jd_ut, luminary, kind],
  );
  const here = useSeenHere(isHereOnly ? ofKind : about(ofKind, chosen), place);
  const seenHere = here.value.data;
  const shown = useMemo(
    () =>
      isHereOnly && seenHere !== null ? ofKind.filter((event) => seenHere.get(eclipseKey(event))?.isSeen) : ofKind,
    [ofKind, isHereOnly, seenHere],
  );
  useChosenInSight(chosen, shown);
  return (
    <Panel
      title={words.eclipses}
      calls={calls}
      exports={filesOf(shown, calls)}
      feeds={LIGHTS.map((light, i) => ({ call: calls[i] ?? null, name: words.luminaries[light] }))}
      class={waits ? 'sky-list answer loading' : 'sky-list'}
    >
      <Filters start={start} luminary={luminary} kind={kind} />
      <p class="note" role="status">
        {(waits && all.length === 0) || (isHereOnly && here.value.loading)
          ? text.shell.loading
          : words.count(shown.length, all.length)}
      </p>
      <Table
        caption={words.list}
        rows={shown}
        rowKey={eclipseKey}
        columns={[
          {
            head: clockHead(words.greatest),
            cell: (event) => (
              <button
                type="button"
                class="row-choice"
                aria-pressed={event === chosen}
                onClick={() => setParams({ e: eclipseKey(event), map: null })}
              >
                {shownIso(event.datetime_utc)}
              </button>
            ),
          },
          { head: words.kind, cell: titleOf },
          { head: words.seenHere(placeName(place)), cell: (event) => seenText(seenHere?.get(eclipseKey(event))) },
          { head: words.magnitude, numeric: true, cell: ({ data }) => data.eclipse_magnitude.toFixed(3) },
          { head: words.gamma, numeric: true, cell: ({ data }) => data.gamma.toFixed(3) },
          {
            head: words.saros,
            numeric: true,
            cell: ({ data }) => data.saros_series,
          },
        ]}
      />
    </Panel>
  );
}

const filesOf = (shown: readonly EclipseEvent[], calls: readonly (Call | null)[]) => [
  { form: 'CSV', save: () => saveFile('eclipses.csv', 'text/csv', csvText(rowsOf(shown))) },
  {
    form: 'ICS',
    save: () =>
      saveFile(
        'eclipses.ics',
        'text/calendar',
        icsText(
          shown.map((event) => ({
            start: event.datetime_utc,
            title: titleOf(event),
            uid: `eclipse-${eclipseKey(event)}`,
          })),
        ),
      ),
  },
  { form: 'JSON', save: () => saveWhole(shown, calls) },
];

/** Rows before and after the chosen one of which it is asked at once what the place sees. */
const BEFORE = 3,
  AFTER = 24;
function about(events: readonly EclipseEvent[], chosen: EclipseEvent | undefined): readonly EclipseEvent[] {
  const at = chosen === undefined ? -1 : events.findIndex((event) => eclipseKey(event) === eclipseKey(chosen));
  return at < 0 ? [] : events.slice(Math.max(0, at - BEFORE), at + AFTER);
}

function seenText(seen: SeenHere | undefined): string {
  if (seen === undefined) return '';
  if (!seen.isSeen) return words.notHere;
  return seen.magnitude === null ? words.isHere : `${words.kinds[seen.kind] ?? seen.kind} ${seen.magnitude.toFixed(2)}`;
}

/** The list shows a part of what the route knows of each eclipse; who saves it gets the whole. */
async function saveWhole(shown: readonly EclipseEvent[], calls: readonly (Call | null)[]): Promise<void> {
  const keys = new Set(shown.map(eclipseKey));
  const answers = await Promise.all(
    calls.flatMap((call) => (call === null ? [] : [ask<EclipseRow>({ ...call, path: call.path.split('?')[0] })])),
  );
  const whole = answers
    .flatMap(({ events }) => events)
    .filter((event) => keys.has(eclipseKey(event)))
    .sort((a, b) => a.jd_ut - b.jd_ut);
  saveFile('eclipses.json', 'application/json', JSON.stringify(whole, null, 2));
}

function Filters({ start, luminary, kind }: { start: number; luminary: string; kind: string }) {
  return (
    <div class="sky-filters">
      <label class="field">
        <span>{words.century}</span>
        <DraftInput
          type="number"
          min={-2990}
          max={2890}
          step={1}
          value={start}
          title={words.yearRange}
          onCommit={(typed) => setParams({ c: Number(typed), e: null, map: null })}
        />
      </label>
      <label class="field">
        <span>{words.luminary}</span>
        <select
          value={luminary || 'both'}
          onChange={({ currentTarget: { value } }) => setParams({ lum: value === 'both' ? null : value })}
        >
          {LUMINARIES.map((name) => (
            <option key={name} value={name}>
              {words.luminaries[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.kind}</span>
        <select value={kind} onChange={(event) => setParams({ kind: event.currentTarget.value })}>
          <option value="">{words.anyKind}</option>
          {KINDS.map((name) => (
            <option key={name} value={name}>
              {words.kinds[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={param('eh') === '1'}
          onChange={(event) => setParams({ eh: event.currentTarget.checked ? 1 : null })}
        />
        {words.onlyHere}
      </label>
    </div>
  );
}

const rowsOf = (events: readonly EclipseEvent[]): (string | number)[][] => [
  ['datetime_utc', 'jd_ut1', 'luminary', 'kind', 'magnitude', 'gamma', 'saros', 'member'],
  ...events.map((event) => [
    event.datetime_utc,
    event.jd_ut,
    luminaryOf(event),
    event.data.eclipse_type,
    event.data.eclipse_magnitude,
    event.data.gamma,
    event.data.saros_series,
    event.data.saros_member ?? '',
  ]),
];
