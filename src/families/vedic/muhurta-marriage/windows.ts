import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import { ELECTION_PLANETS } from '../../../contract/election-history.js';
import { evidenceSky } from '../../../doctrine/marriage-muhurta/sky.js';
import { decide } from '../../../doctrine/muhurta-election/finding.js';
import type { Finding } from '../../../doctrine/muhurta-election/finding.js';
import type { Engine } from '../../../engine.js';
import { KARANAS, YOGAS } from '../../../events/panchanga/limb-spans.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { decisionAnswer, findingAnswer, personalOf } from './assessment.js';
import { MONTH_HISTORY_DAYS } from './catalogue.js';
import { MarriageSky } from './derive.js';
import { marriageEvidenceOf, participantOf } from './evidence.js';
import type { MarriageEvidenceWire } from './evidence.js';
import { isRelevant } from './moment.js';
import { appliedPolicy, judge } from './policy.js';
import type { Judgement } from './policy.js';
import { checkLimit, limitsOf, receiptOf } from './receipt.js';
import { PART_KINDS } from './schema.js';
import type { EvidencePart, MarriageCellResponse, MarriageWindowsRequest, MarriageWindowsResponse } from './schema.js';

/** Two edges nearer than this are one, days. */
const SAME_EDGE = 2e-6;

interface Judged {
  readonly from: number;
  readonly to: number;
  readonly evidence: MarriageEvidenceWire;
  readonly judgement: Judgement;
}

/** Solved instants at which a body, a limb or the Lagna changes its part. */
function primaryEdges(sky: MarriageSky, from: number, to: number): Map<number, string> {
  const { solver, rising } = sky.base;
  const edges = new Map<number, string>();
  const add = (kind: string, list: readonly { readonly jdUt1: number }[]) => {
    for (const { jdUt1 } of list) if (jdUt1 > from && jdUt1 < to) edges.set(jdUt1, kind);
  };
  for (const planet of ELECTION_PLANETS) add(`${planet}_pada`, solver.planet(planet).within(108, from, to));
  for (const deg of [830 / 3, 280 + 8 / 9])
    add(
      'Moon_abhijit',
      solver.limbs.crossings('moon', deg, from, to).map((jdUt1) => ({ jdUt1 })),
    );
  add('Sun_degree', solver.planet('Sun').within(360, from, to));
  add('karana', solver.limbs.edges(KARANAS, from, to));
  add('yoga', solver.limbs.edges(YOGAS, from, to));
  add('lagna', rising.edges(108, from, to));
  const record = sky.base.solar;
  add(
    'sunrise',
    (record?.sunrises ?? []).map((jdUt1) => ({ jdUt1 })),
  );
  add(
    'sunset',
    (record?.sunsets ?? []).map((jdUt1) => ({ jdUt1 })),
  );
  return edges;
}

/** Instants inside a cell at which a window of a rule begins or ends, as its findings state them. */
function windowEdges({ from, to, judgement }: Judged): number[] {
  const found: number[] = [];
  for (const { measures } of [...judgement.astronomical, ...judgement.composition])
    for (const { unit, name, value } of measures)
      if (unit === 'JD_UT1' && typeof value === 'number' && /_(start|end)_upper$/.test(name))
        if (value > from + SAME_EDGE && value < to - SAME_EDGE) found.push(value);
  return found;
}

/** The cells of a span, each judged once in its middle; cells in which a window of a rule begins or ends are cut there. */
function judgedCells(
  edges: ReadonlyMap<number, string>,
  from: number,
  to: number,
  one: (jd: number) => Omit<Judged, 'from' | 'to'>,
) {
  const bounds = [from, ...[...edges.keys()].sort((a, b) => a - b), to].filter(
    (jd, i, all) => i === 0 || i === all.length - 1 || jd - all[i - 1] > SAME_EDGE,
  );
  const cellsOf = (cuts: readonly number[]): Judged[] =>
    cuts.slice(0, -1).map((start, i) => ({ from: start, to: cuts[i + 1], ...one((start + cuts[i + 1]) / 2) }));
  return cellsOf(bounds).flatMap((cell) => {
    const inner = [...new Set(windowEdges(cell))].sort((a, b) => a - b);
    return inner.length === 0 ? [cell] : cellsOf([cell.from, ...inner, cell.to]);
  });
}

const statusKey = ({ judgement: { astronomical, personal, composition } }: Judged): string =>
  [astronomical, personal, [...composition, ...personal]].map((list) => decide(list).status).join();

/** Cells with their neighbours of the same verdict; with `all` each cell alone. */
function groupsOf(cells: readonly Judged[], all: boolean): Judged[][] {
  const groups: Judged[][] = [];
  for (const cell of cells) {
    const last = groups.at(-1);
    if (!all && last !== undefined && statusKey(last[0]) === statusKey(cell)) last.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/** The findings of a group, each test once: the one that restricts, else one that is undecided. */
function mergedFindings(list: readonly Judged[], pick: (j: Judgement) => readonly Finding[]): Finding[] {
  if (list.length === 1) return [...pick(list[0].judgement)];
  const byId = new Map<string, Finding>();
  for (const { judgement } of list)
    for (const found of pick(judgement))
      if (
        found.restricts === true ||
        !byId.has(found.id) ||
        (found.restricts === null && byId.get(found.id)?.restricts === false)
      )
        byId.set(found.id, found);
  return [...byId.values()];
}

/** Findings and parts of the evidence that several cells share, each once; cells refer to their places. */
class SharedParts {
  readonly findings: ReturnType<typeof findingAnswer>[] = [];
  readonly parts: EvidencePart[] = [];
  readonly #all: boolean;
  readonly #findingPlaces = new Map<string, number>();
  readonly #partPlaces = new Map<unknown, number>();

  constructor(all: boolean) {
    this.#all = all;
  }

  #place(found: Finding): number {
    const key = this.#all
      ? JSON.stringify(found)
      : `${found.id} ${found.detected} ${found.restricts} ${found.exceptions.map((e) => e.id + String(e.satisfied)).join()}`;
    let place = this.#findingPlaces.get(key);
    if (place === undefined) {
      place = this.findings.length;
      this.#findingPlaces.set(key, place);
      this.findings.push(this.#all ? findingAnswer(found) : { ...findingAnswer(found), measures: [] });
    }
    return place;
  }

  /** Places of findings; without `all` of the relevant ones only. */
  readonly refer = (list: readonly Finding[]): number[] => [
    ...new Set(list.filter((found) => this.#all || isRelevant(found)).map((found) => this.#place(found))),
  ];

  /** Places of the parts of an evidence; null for absent ones, and for all without `all`. */
  references(evidence: MarriageEvidenceWire): (number | null)[] {
    return PART_KINDS.map((kind) => {
      const value = evidence[kind];
      if (!this.#all || value === null || value === undefined) return null;
      let place = this.#partPlaces.get(value);
      if (place === undefined) {
        place = this.parts.length;
        this.#partPlaces.set(value, place);
        this.parts.push({ kind, value });
      }
      return place;
    });
  }
}

/** A group of cells in answer shape. `edge`: the boundary at a Julian day. */
function cellAnswer(
  list: readonly Judged[],
  shared: SharedParts,
  personalRequested: boolean,
  edge: (jd: number) => ShuddhiBoundaryModel,
): MarriageCellResponse {
  const [first] = list,
    { evidence } = first;
  const astronomical = mergedFindings(list, (j) => j.astronomical),
    own = mergedFindings(list, (j) => j.personal),
    composition = mergedFindings(list, (j) => j.composition);
  return {
    interval: { start: edge(first.from), end: edge(list[list.length - 1].to) },
    witness: {
      jd_ut1: evidence.jd_ut1,
      planets: evidence.planets ?? [],
      lagna_sidereal_longitude: evidence.lagna_sidereal_longitude ?? null,
      part_references: shared.references(evidence),
      ...('midheaven_sidereal_longitude' in evidence
        ? { midheaven_sidereal_longitude: evidence.midheaven_sidereal_longitude ?? null }
        : {}),
    },
    astronomical_finding_refs: shared.refer(astronomical),
    personal_finding_refs: shared.refer(own),
    composition_finding_refs: shared.refer(composition),
    astronomical: decisionAnswer(astronomical),
    personal_decision: decisionAnswer(own, personalRequested),
    requested_composition: decisionAnswer([...composition, ...own]),
    // Not every event at which a verdict may change ends a cell yet (README, Limits).
    constancy_certified: false,
  };
}

const statusOf = (cell: MarriageCellResponse): string => cell.requested_composition.status;

/** The spans of neighbouring cells that pass. */
function eligibleSpans(cells: readonly MarriageCellResponse[]): ShuddhiIntervalModel[] {
  const eligible: ShuddhiIntervalModel[] = [];
  for (const cell of cells) {
    if (statusOf(cell) !== 'passes_selected_profile') continue;
    const { interval } = cell,
      last = eligible.at(-1);
    if (last !== undefined && last.end.jd_ut1 === interval.start.jd_ut1)
      eligible[eligible.length - 1] = { start: last.start, end: interval.end };
    else eligible.push(interval);
  }
  return eligible;
}

/** Judges the cells of a span at a place. Errors: InvalidInput, OutOfCoverage. */
export function inWindows(engine: Engine, request: MarriageWindowsRequest): MarriageWindowsResponse {
  const limits = limitsOf(request.limits),
    applied = appliedPolicy(request.policy),
    personal = personalOf(request.personal, applied);
  const from = jdOfInstant(engine.time.instantFromIso(request.start, '/start')),
    to = jdOfInstant(engine.time.instantFromIso(request.end, '/end'));
  if (!(from < to))
    throw new InvalidInput({
      field: '/end',
      message: 'is not after start',
      given: request.end,
      allowed: 'a later instant',
    });
  checkLimit(limits, 'max_range_days', to - from - 1e-9);
  checkLimit(limits, 'max_history_days', MONTH_HISTORY_DAYS);
  const people = personal === null ? null : personal.participants.map(participantOf);
  const sky = new MarriageSky(engine, request, applied.policy.solver_tolerance_seconds, limits, applied.profile);
  sky.base.loadSolar(from, to);
  const edges = primaryEdges(sky, from, to);
  const cells = judgedCells(edges, from, to, (jd) => {
    const evidence = sky.at(jd),
      doctrine = marriageEvidenceOf(evidence);
    return { evidence, judgement: judge(doctrine, evidenceSky(doctrine), applied, people) };
  });
  if (request.limits?.max_cells !== undefined) checkLimit(limits, 'max_cells', cells.length);
  if (request.limits?.max_transitions !== undefined) checkLimit(limits, 'max_transitions', cells.length + 1);
  const kindAt = (jd: number): string =>
    edges.get(jd) ?? (jd === from ? 'range_start' : jd === to ? 'range_end' : 'rule_window');
  const edge = (jd: number): ShuddhiBoundaryModel =>
    jd === from || jd === to
      ? { kind: kindAt(jd), jd_ut1: jd, lower_jd_ut1: jd, upper_jd_ut1: jd }
      : sky.base.boundary(kindAt(jd), jd);
  const all = request.detail === 'all',
    shared = new SharedParts(all),
    answers = groupsOf(cells, all).map((list) => cellAnswer(list, shared, people !== null, edge));
  const answer = {
    start: request.start,
    end: request.end,
    start_jd_ut1: from,
    end_jd_ut1: to,
    latitude: request.latitude,
    longitude: request.longitude,
    timezone: request.timezone,
    policy: applied.policy,
    personal,
    evidence_parts: shared.parts,
    findings: shared.findings,
    cells: answers,
    eligible_intervals: eligibleSpans(answers),
    indeterminate_cell_indices: answers.flatMap((cell, i) => (statusOf(cell) === 'indeterminate' ? [i] : [])),
    transition_bands: answers.slice(1).map(({ interval }) => interval.start),
    kernel_label: sky.base.source(from).label,
    reader_binding: 'caller_owned_reader',
    boundary_ownership: '[start, end)',
  };
  const counts = { cells: cells.length, transitions: cells.length - 1, historical: 0 };
  return { ...answer, search_receipt: receiptOf(sky.base, limits, answer, counts, from) };
}
