import { useMemo } from 'preact/hooks';
import { ask } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { AnswerOf } from '../../../api/operations.js';
import { csvText } from '../../../../forms/csv.js';
import { DraftInput } from '../../../parts/draft-input.js';
import { icsText, saveFile } from '../../../parts/export.js';
import { Panel } from '../../../parts/panel.js';
import { clockHead, shownIso } from '../../../parts/shown-clock.js';
import { Table } from '../../../parts/table.js';
import { param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { useChosenInSight } from '../chosen-in-sight.js';
import { eclipseKey, luminaryOf } from './answers.js';
import type { EclipseEvent, Sight } from './answers.js';

const words = text.sky;
const KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral'];
const LUMINARIES = ['both', 'solar', 'lunar'] as const;
/** The luminaries in the order of the calls. */
const LIGHTS = ['solar', 'lunar'] as const;

type EclipseSearch = AnswerOf<'solarEclipses'>;

interface ListProps {
  readonly all: readonly EclipseEvent[];
  readonly start: number;
  readonly chosen: EclipseEvent | undefined;
  readonly calls: readonly (Call<EclipseSearch> | null)[];
  readonly waits: boolean;
  /** How each appears from the place, by its name in the address; empty until known. */
  readonly sights: ReadonlyMap<string, Sight>;
  readonly place: string;
}

const titleOf = (event: EclipseEvent): string =>
  `${words.kinds[event.data.eclipse_type.toLowerCase()] ?? event.data.eclipse_type} ${words.of[luminaryOf(event)]}`;

/** The list of the century's eclipses that match the filters. */
export function EclipseList({ all, start, chosen, calls, waits, sights, place }: ListProps) {
  const luminary = param('lum'),
    kind = param('kind'),
    isHere = param('eh') === '1';
  const shown = useMemo(
    () =>
      all.filter(
        (event) =>
          (!luminary || luminaryOf(event) === luminary) &&
          (!kind || event.data.eclipse_type.toLowerCase() === kind) &&
          (!isHere || (sights.get(eclipseKey(event))?.visible ?? false)),
      ),
    [all.length, all[0]?.jd_ut, luminary, kind, isHere, sights],
  );
  useChosenInSight(chosen, shown);
  const exports = [
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
    { form: 'JSON', save: () => saveComplete(shown, calls) },
  ];
  return (
    <Panel
      title={words.eclipses}
      calls={calls}
      exports={exports}
      feeds={LIGHTS.map((light, i) => ({ call: calls[i] ?? null, name: words.luminaries[light] }))}
      class={waits ? 'sky-list answer loading' : 'sky-list'}
    >
      <Filters start={start} luminary={luminary} kind={kind} />
      <p class="note" role="status">
        {(waits && all.length === 0) || (isHere && sights.size === 0)
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
          { head: words.seenHere(place), cell: (event) => sightText(sights.get(eclipseKey(event))) },
          { head: words.magnitude, numeric: true, cell: ({ data }) => data.eclipse_magnitude.toFixed(3) },
          { head: words.gamma, numeric: true, cell: ({ data }) => data.gamma.toFixed(3) },
          { head: words.saros, numeric: true, cell: ({ data }) => data.saros_series },
        ]}
      />
    </Panel>
  );
}

/** `Partial 0.83`, or a note that the eclipse is not visible; empty until known. */
const sightText = (sight: Sight | undefined): string => {
  if (sight === undefined) return '';
  if (!sight.visible || sight.eclipse_type === null) return words.notHere;
  return `${words.kinds[sight.eclipse_type.toLowerCase()] ?? sight.eclipse_type} ${sight.magnitude.toFixed(2)}`;
};

/** Saves the complete data of the shown eclipses: the list itself requests only a part of the fields. */
async function saveComplete(
  shown: readonly EclipseEvent[],
  calls: readonly (Call<EclipseSearch> | null)[],
): Promise<void> {
  const keys = new Set(shown.map(eclipseKey));
  const answers = await Promise.all(
    calls.flatMap((call) => (call === null ? [] : [ask({ ...call, path: call.path.split('?')[0] })])),
  );
  const whole = answers
    .flatMap(({ events }) => events ?? [])
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
