import { useSignal } from '@preact/signals';
import { ask, useCall } from '../../api/client.js';
import type { Answer } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { timeOf } from '../../parts/dates.js';
import { saveFile } from '../../parts/export.js';
import { LilithNote } from '../../parts/lilith-note.js';
import { Panel } from '../../parts/panel.js';
import { listParam, numberParam, param, setParams } from '../../state/url.js';
import { projectedName, TEN_BODIES } from '../../parts/bodies.js';
import { text } from '../../text/text.js';
import { STEPS } from '../../parts/time-step.js';
import type { Step } from '../../parts/time-step.js';
import { EphemerisForm } from './ephemeris-form.js';
import { EphemerisTable } from './ephemeris-table.js';
import { instantOf, instantsOf, MOST_ROWS } from './instants.js';
import { bodyFaults, csvHead, csvRows, PAGE_ROWS, QUANTITIES, rowsCall } from './rows.js';
import type { Items, Quantity } from './rows.js';

const words = text.tables;
/** Rows of one request for a file. */
const FILE_ROWS = 500;

/** The choices in the address. */
export interface EphemerisState {
  readonly bodies: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly every: number;
  readonly unit: Step;
  readonly columns: readonly Quantity[];
}

function stateOf(): EphemerisState {
  const unit = param('eu') as Step,
    year = new Date().getUTCFullYear(),
    columns = listParam('eq', ['longitude']);
  return {
    bodies: param('eb') === 'none' ? [] : [...new Set(listParam('eb', TEN_BODIES).map(projectedName))],
    from: param('ef') || `${year}-01-01`,
    to: param('et') || `${year}-12-31`,
    every: Math.max(1, Math.round(numberParam('en', 1))),
    unit: STEPS.includes(unit) ? unit : 'day',
    columns: QUANTITIES.filter((name) => columns.includes(name)),
  };
}

/** Positions of bodies at regular instants. A page needs one request; a file needs one for every 500 rows. */
export function Ephemeris() {
  const state = stateOf();
  const from = instantOf(state.from),
    to = instantOf(state.to);
  const instants =
    from === null || to === null || state.bodies.length === 0
      ? []
      : instantsOf(from, to, state.every, state.unit, MOST_ROWS + 1);
  const listed = instants.slice(0, MOST_ROWS);
  const lastPage = Math.max(0, Math.ceil(listed.length / PAGE_ROWS) - 1);
  const today = rowOfToday(listed);
  const page = Math.min(Math.max(0, Math.round(numberParam('ep', Math.floor(today / PAGE_ROWS)))), lastPage);
  const shown = listed.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);
  const call = shown.length > 0 ? rowsCall(shown, state.bodies) : null;
  const answer = useCall(call);
  const file = useFile(listed, state);
  return (
    <Panel
      title={words.ephemeris}
      calls={[call]}
      exports={listed.length > 0 ? [{ form: 'CSV', save: file.save }] : []}
      class="ephemeris"
    >
      <EphemerisForm
        state={state}
        isFrom={from !== null}
        isTo={to !== null}
        faults={bodyFaults(answer.value.data?.results ?? [])}
      />
      <p class="note">{words.frame}</p>
      <LilithNote names={state.bodies} />
      {from !== null && to !== null && timeOf(to) < timeOf(from) && <p class="fault">{words.badOrder}</p>}
      {state.bodies.length === 0 && <p class="fault">{words.noBody}</p>}
      {instants.length > MOST_ROWS && <p class="note">{words.tooMany(MOST_ROWS)}</p>}
      {file.note.value !== '' && (
        <p class="note" role="status">
          {file.note.value}
        </p>
      )}
      {call !== null && (
        <Page
          answer={answer}
          state={state}
          page={page}
          lastPage={lastPage}
          all={listed.length}
          today={today - page * PAGE_ROWS}
        />
      )}
    </Panel>
  );
}

interface PageProps {
  readonly answer: Parameters<typeof Answered<Items>>[0]['answer'] & { readonly value: Answer<Items> };
  readonly state: EphemerisState;
  readonly page: number;
  readonly lastPage: number;
  readonly all: number;
  /** The row of today on this page; another page has no such row. */
  readonly today: number;
}

function Page({ answer, state, page, lastPage, all, today }: PageProps) {
  const go = (to: number): void => setParams({ ep: to });
  return (
    <>
      <Answered answer={answer}>
        {({ results }) => (
          <EphemerisTable
            items={results}
            bodies={state.bodies}
            columns={state.columns}
            inSight={today > 0 ? today : -1}
          />
        )}
      </Answered>
      {lastPage > 0 && (
        <nav class="pager" aria-label={words.pages}>
          <button type="button" disabled={page === 0} onClick={() => go(page - 1)}>
            {words.previous}
          </button>
          <span aria-live="polite">{words.rows(page * PAGE_ROWS + 1, Math.min(all, (page + 1) * PAGE_ROWS), all)}</span>
          <button type="button" disabled={page === lastPage} onClick={() => go(page + 1)}>
            {words.next}
          </button>
        </nav>
      )}
    </>
  );
}

/** The last row up to now; 0 if the range does not contain the present. */
function rowOfToday(instants: readonly string[]): number {
  const now = Date.now();
  const next = instants.findIndex((dt) => timeOf(dt) > now);
  return next <= 0 ? 0 : next - 1;
}

/** Saves the whole range as a file, with large requests one after the other. */
function useFile(instants: readonly string[], { bodies }: EphemerisState) {
  const note = useSignal('');
  const save = async (): Promise<void> => {
    const rows: (string | number)[][] = [csvHead(bodies)];
    note.value = words.saving;
    try {
      for (let i = 0; i < instants.length; i += FILE_ROWS) {
        const { results } = await ask(rowsCall(instants.slice(i, i + FILE_ROWS), bodies), undefined, false);
        rows.push(...csvRows(results, bodies));
      }
      saveFile('ephemeris.csv', 'text/csv', csvText(rows));
      note.value = '';
    } catch (error) {
      note.value = (error as Error).message || text.shell.unreachable;
    }
  };
  return { note, save };
}
