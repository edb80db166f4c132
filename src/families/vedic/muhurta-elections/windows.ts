import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import type {
  MarriageDecisionResponse,
  MarriageLimitsModel,
  MarriageSearchReceiptResponse,
} from '../../../contract/elections.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ElectionSky } from '../../../services/election-sky.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { assess } from './election.js';
import type { Assessment, Election } from './election.js';
import { checkLimit, limitsOf, receiptOf } from './receipt.js';
import { DERIVED_BASIS } from './snapshot.js';
import { transitionsWithin } from './transitions.js';

export type WindowDetail = 'full' | 'decisions' | 'statuses';

export interface RangeRequest {
  readonly start: string;
  readonly end: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly limits?: MarriageLimitsModel;
  readonly detail?: WindowDetail | null;
}

interface Cell<P, C> {
  interval: ShuddhiIntervalModel;
  assessment: Assessment<P, C>;
  constancy_certified: boolean;
}

export interface Windows<P, C> {
  start: string;
  end: string;
  jd_start_ut1: number;
  jd_end_ut1: number;
  latitude: number;
  longitude: number;
  timezone: string;
  family: string;
  policy: P;
  context: C;
  detail: WindowDetail;
  cells: Cell<P, C>[];
  transition_bands: ShuddhiBoundaryModel[];
  eligible_intervals: ShuddhiIntervalModel[];
  indeterminate_cell_indices: number[];
  kernel_label: string;
  reader_binding: string;
  search_receipt: MarriageSearchReceiptResponse;
}

/** Bytes of cells above which they are shortened, unless the request chooses; their edges and the receipt take the rest of 300 kB. */
const FULL_BYTES = 260_000;

/** The common part of two decisions of the same status. */
function common(a: MarriageDecisionResponse, b: MarriageDecisionResponse): MarriageDecisionResponse {
  const both = (one: readonly string[], other: readonly string[]): string[] => one.filter((id) => other.includes(id));
  return {
    ...a,
    coverage_complete: a.coverage_complete && b.coverage_complete,
    effective_restriction_ids: both(a.effective_restriction_ids, b.effective_restriction_ids),
    unresolved_rule_ids: both(a.unresolved_rule_ids, b.unresolved_rule_ids),
  };
}

/** Joins cells that follow each other and have the same statuses; ids are those that all of them have. */
function byStatus<P, C>(cells: readonly Cell<P, C>[]): Cell<P, C>[] {
  const joinedCells: Cell<P, C>[] = [];
  const statuses = ({ assessment: one }: Cell<P, C>): string =>
    [one.astronomical.status, one.personal_decision.status, one.requested_composition.status].join();
  for (const cell of cells) {
    const last = joinedCells.at(-1);
    if (last === undefined || statuses(last) !== statuses(cell)) {
      joinedCells.push(cell);
      continue;
    }
    const { assessment: a } = last,
      { assessment: b } = cell;
    joinedCells[joinedCells.length - 1] = {
      ...last,
      interval: { start: last.interval.start, end: cell.interval.end },
      assessment: {
        ...a,
        astronomical: common(a.astronomical, b.astronomical),
        personal_decision: common(a.personal_decision, b.personal_decision),
        requested_composition: common(a.requested_composition, b.requested_composition),
      },
    };
  }
  return joinedCells;
}

/** The edges of cells. */
const bandsOf = (cells: readonly { readonly interval: ShuddhiIntervalModel }[]): ShuddhiBoundaryModel[] => [
  ...cells.map(({ interval }) => interval.start),
  ...cells.slice(-1).map(({ interval }) => interval.end),
];

/** Joins spans that follow each other. */
function joined(intervals: readonly ShuddhiIntervalModel[]): ShuddhiIntervalModel[] {
  const found: ShuddhiIntervalModel[] = [];
  for (const one of intervals) {
    const last = found.at(-1);
    if (last !== undefined && last.end.jd_ut1 === one.start.jd_ut1)
      found[found.length - 1] = { start: last.start, end: one.end };
    else found.push(one);
  }
  return found;
}

/**
 * The cells of a span at a place in which no ingredient of the judgement changes, each judged once, in the middle between the bounds of its edges. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function electionWindows<P, C>(engine: Engine, request: RangeRequest, election: Election<P, C>): Windows<P, C> {
  const limits = limitsOf(request.limits),
    from = jdOfInstant(engine.time.instantFromIso(request.start, '/start')),
    to = jdOfInstant(engine.time.instantFromIso(request.end, '/end')),
    { needs } = election;
  if (!(from < to))
    throw new InvalidInput({
      field: '/end',
      message: 'is not after start',
      given: request.end,
      allowed: 'a later instant',
    });
  checkLimit(limits, 'max_range_days', to - from - 1e-9);
  election.checkInstant?.(from);
  const sky = new ElectionSky(engine, request, election.toleranceSeconds, limits);
  if (needs.solar) sky.loadSolar(from, to);
  const edge = (kind: string, jd: number): ShuddhiBoundaryModel => ({
    kind,
    jd_ut1: jd,
    lower_jd_ut1: jd,
    upper_jd_ut1: jd,
  });
  const bands = [edge('range_start', from), ...transitionsWithin(sky, needs, from, to), edge('range_end', to)];
  if (needs.solar) sky.certifySolar();
  checkLimit(limits, 'max_cells', bands.length - 1);
  const judge = (brief: boolean, count = bands.length - 1): Cell<P, C>[] =>
    bands.slice(0, count).map((start, i) => {
      const end = bands[i + 1],
        middle = (start.upper_jd_ut1 + end.lower_jd_ut1) / 2;
      return {
        interval: { start, end },
        assessment: assess(election, sky.evidenceAt(middle, needs), DERIVED_BASIS, brief),
        constancy_certified: true,
      };
    });
  const fits = (sample: readonly Cell<P, C>[], count: number): boolean =>
    (JSON.stringify(sample).length / sample.length) * count <= FULL_BYTES;
  const wanted = request.detail ?? null;
  const full = wanted === 'full' || (wanted === null && fits(judge(false, 1), bands.length - 1));
  let cells = judge(!full);
  const status = (cell: Cell<P, C>): string => cell.assessment.requested_composition.status;
  const eligible = joined(
    cells.filter((cell) => status(cell) === 'passes_selected_profile').map(({ interval }) => interval),
  );
  const detail: WindowDetail = wanted ?? (full ? 'full' : fits(cells, cells.length) ? 'decisions' : 'statuses');
  if (detail === 'statuses') cells = byStatus(cells);
  const indeterminate = cells.flatMap((cell, i) => (status(cell) === 'indeterminate' ? [i] : []));
  const answer = {
    start: request.start,
    end: request.end,
    jd_start_ut1: from,
    jd_end_ut1: to,
    latitude: request.latitude,
    longitude: request.longitude,
    timezone: request.timezone,
    family: election.family,
    policy: election.policy,
    context: election.context,
    detail,
    cells,
    transition_bands: detail === 'statuses' ? bandsOf(cells) : bands,
    eligible_intervals: eligible,
    indeterminate_cell_indices: indeterminate,
    kernel_label: sky.source(from).label,
    reader_binding: 'caller_owned_reader',
  };
  return { ...answer, search_receipt: receiptOf(sky, limits, answer, cells.length, [from, to]) };
}
