import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import type { MarriageLimitsModel, MarriageSearchReceiptResponse } from '../../../contract/elections.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ElectionSky } from '../../../services/election-sky.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { assess } from './election.js';
import type { Assessment, Election } from './election.js';
import { checkLimit, limitsOf, receiptOf } from './receipt.js';
import { DERIVED_BASIS } from './snapshot.js';
import { transitionsWithin } from './transitions.js';

export type WindowDetail = 'full' | 'decisions';

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

/** Bytes of an answer above which cells have their decisions alone, unless the request chooses. */
const FULL_BYTES = 300_000;

/** A cell without what its decision does not need: the findings that pass, the sky, the texts. */
function shortened<P, C>(cell: Cell<P, C>): Cell<P, C> {
  const { assessment } = cell,
    { evidence } = assessment;
  const matters = (one: { effective_restriction: boolean | null }): boolean => one.effective_restriction !== false;
  return {
    ...cell,
    assessment: {
      ...assessment,
      evidence: { ...evidence, planets: [], solar: null, lunar_month: null, phase_spans: [] },
      astronomical_findings: assessment.astronomical_findings.filter(matters).map((one) => ({ ...one, measures: [] })),
      personal_findings: assessment.personal_findings.filter(matters),
      exclusions: [],
    },
  };
}

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
  const bands = [
    edge('range_start', from),
    ...transitionsWithin(sky, needs.transitions, from, to),
    edge('range_end', to),
  ];
  if (needs.solar) sky.certifySolar();
  checkLimit(limits, 'max_cells', bands.length - 1);
  let cells = bands.slice(0, -1).map((start, i): Cell<P, C> => {
    const end = bands[i + 1],
      middle = (start.upper_jd_ut1 + end.lower_jd_ut1) / 2;
    return {
      interval: { start, end },
      assessment: assess(election, sky.evidenceAt(middle, needs), DERIVED_BASIS),
      constancy_certified: true,
    };
  });
  const status = (cell: Cell<P, C>): string => cell.assessment.requested_composition.status;
  const eligible = joined(
    cells.filter((cell) => status(cell) === 'passes_selected_profile').map(({ interval }) => interval),
  );
  const indeterminate = cells.flatMap((cell, i) => (status(cell) === 'indeterminate' ? [i] : []));
  const detail = request.detail ?? (cells.length * JSON.stringify(cells[0]).length > FULL_BYTES ? 'decisions' : 'full');
  if (detail === 'decisions') cells = cells.map(shortened);
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
    transition_bands: bands,
    eligible_intervals: eligible,
    indeterminate_cell_indices: indeterminate,
    kernel_label: sky.source(from).label,
    reader_binding: 'caller_owned_reader',
  };
  return { ...answer, search_receipt: receiptOf(sky, limits, answer, cells.length, [from, to]) };
}
