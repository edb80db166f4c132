import { withDefaults } from '../../../../contract/defaults.js';
import type { Engine } from '../../../../engine.js';
import { MOON_NAKSHATRAS, TITHIS } from '../../../../events/panchanga/limb-spans.js';
import { InvalidInput, namingField } from '../../../../kernel/errors.js';
import { ayanamsaSystem } from '../../../../services/ayanamsa.js';
import { checkedBoundary, checkedInterval } from '../checked-intervals.js';
import { at, cellDay, cellEdges, cellsOf, lagnasOfDay, limbsOfDay, solvedSpan } from '../day-cells.js';
import type { CellDay, DaySpan } from '../day-cells.js';
import { assessDoshas, indicesOf } from './assess.js';
import type { DoshaIndices } from './assess.js';
import { DoshaPolicyRequest, PHASE_KINDS } from './schema.js';
import type {
  DoshaAssessmentResponse,
  DoshaCellResponse,
  DoshaDayRequest,
  DoshaDayResponse,
  DoshaDetail,
  DoshaDirectRequest,
  DoshaFindingResponse,
  DoshaInputsModel,
  DoshaPhaseSpanModel,
  DoshaPolicyResponse,
} from './schema.js';

function policyOf(given: DoshaPolicyRequest | undefined): DoshaPolicyResponse {
  const policy = withDefaults(DoshaPolicyRequest, given ?? {});
  return {
    ...policy,
    parihara_profiles: [...(given?.parihara_profiles ?? [])],
    ayanamsa_system: ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system').system,
    ghati_seconds: 1440,
    weekday_basis: 'Sunday=0; local sunrise-date ownership',
    endpoint_convention: '[start,end); nonzero root bands uncertain',
    cancellation_scope: 'selected_profile_and_witness_only',
  };
}

/** Number of arcs of each kind of span. */
const COUNTS: Readonly<Record<DoshaPhaseSpanModel['kind'], number>> = { nakshatra: 27, tithi: 30, lagna: 12 };

/** Errors: InvalidInput when the spans of a kind are not consecutive, do not cover the instant, or leave out the arc of the longitudes. */
function checkSpans({ phase_spans: spans, jd_ut1: jd }: DoshaInputsModel, indices: DoshaIndices): void {
  const fail = (message: string, given: unknown, allowed: string) =>
    new InvalidInput({ field: '/phase_spans', message, given, allowed });
  spans.forEach(({ kind, index, interval }, i) => {
    checkedBoundary(interval.start, `/phase_spans/${i}/interval/start`);
    checkedBoundary(interval.end, `/phase_spans/${i}/interval/end`);
    if (index >= COUNTS[kind])
      throw new InvalidInput({
        field: `/phase_spans/${i}/index`,
        message: `is not the index of a ${kind}`,
        given: index,
        allowed: `0 ... ${COUNTS[kind] - 1}`,
      });
    if (interval.end.jd_ut1 <= interval.start.jd_ut1 || interval.end.jd_ut1 - interval.start.jd_ut1 > 3)
      throw new InvalidInput({
        field: `/phase_spans/${i}/interval`,
        message: 'must end after its start and last at most three days',
        given: [interval.start.jd_ut1, interval.end.jd_ut1],
        allowed: 'start before end',
      });
  });
  for (const kind of PHASE_KINDS) {
    const own = spans.filter((span) => span.kind === kind);
    if (own.length === 0) continue;
    for (let i = 1; i < own.length; i++)
      if (
        own[i].index !== (own[i - 1].index + 1) % COUNTS[kind] ||
        own[i].interval.start.jd_ut1 !== own[i - 1].interval.end.jd_ut1
      )
        throw fail(
          `must have consecutive ${kind} spans in order`,
          own.map(({ index }) => index),
          'spans that join',
        );
    const [first, last] = [own[0].interval, own[own.length - 1].interval];
    if (jd < first.start.lower_jd_ut1 || jd >= last.end.upper_jd_ut1)
      throw fail(
        `must cover jd_ut1 with the ${kind} spans`,
        [first.start.jd_ut1, last.end.jd_ut1],
        `spans around ${jd}`,
      );
    const index = kind === 'nakshatra' ? indices.star : kind === 'tithi' ? indices.tithi : indices.lagna;
    if (index !== null && own.every((span) => span.index !== index))
      throw fail(
        `must include the ${kind} of the longitudes`,
        own.map((span) => span.index),
        `a span of index ${index}`,
      );
  }
}

function checkSun({ sunrise_day: day, sunset, jd_ut1: jd }: DoshaInputsModel): void {
  if (day !== null) checkedInterval(day, '/sunrise_day', jd);
  if (sunset === null) return;
  checkedBoundary(sunset, '/sunset');
  if (day === null)
    throw new InvalidInput({
      field: '/sunrise_day',
      message: 'is required with sunset',
      allowed: 'the day of the sunset',
    });
  if (sunset.jd_ut1 <= day.start.jd_ut1 || sunset.jd_ut1 >= day.end.jd_ut1)
    throw new InvalidInput({
      field: '/sunset',
      message: 'must be between the two sunrises of sunrise_day',
      given: sunset.jd_ut1,
      allowed: `${day.start.jd_ut1} ... ${day.end.jd_ut1}`,
    });
}

/** POST /v1/muhurta/doshas/direct. Errors: InvalidInput for spans that do not join, or do not contain the instant. */
export function doshasDirect(request: DoshaDirectRequest): DoshaAssessmentResponse {
  const policy = policyOf(request.policy);
  const inputs: DoshaInputsModel = {
    sun_sidereal_longitude: request.sun_sidereal_longitude + 0,
    moon_sidereal_longitude: request.moon_sidereal_longitude + 0,
    jd_ut1: request.jd_ut1,
    weekday: request.weekday ?? null,
    lagna_sidereal_longitude: request.lagna_sidereal_longitude ?? null,
    phase_spans: request.phase_spans ?? [],
    sunrise_day: request.sunrise_day ?? null,
    sunset: request.sunset ?? null,
    necessary_activity: request.necessary_activity ?? null,
  };
  const indices = indicesOf(inputs);
  checkSpans(inputs, indices);
  checkSun(inputs);
  return assessDoshas(policy, indices, inputs, 'caller_supplied_sidereal_and_ut1; event_identity_caller_owned');
}

/** POST /v1/muhurta/doshas/day. Errors: InvalidInput, OutOfCoverage. */
export function doshasDay(engine: Engine, request: DoshaDayRequest): DoshaDayResponse {
  const policy = policyOf(request.policy),
    necessary = request.necessary_activity ?? null,
    detail = request.detail ?? 'compact';
  const { answer, day, reasons } = cellDay(engine, request, policy);
  if (day === null)
    return {
      ...answer,
      policy,
      detail,
      status: 'unavailable',
      unavailable_reasons: [...reasons],
      cells: [],
      transition_bands: [],
    };
  const needsActivity = policy.parihara_profiles.includes('mc_shubhashubha_37_necessary_first_half.v1');
  const missing = [
    ...(needsActivity && necessary === null ? ['necessary_activity_evidence_not_supplied'] : []),
    ...reasons,
  ];
  return {
    ...answer,
    policy,
    detail,
    status: missing.length === 0 ? 'available' : 'partial',
    unavailable_reasons: missing,
    ...namingField('/local_date', request.local_date, () => cellsOfDay(day, policy, necessary, detail)),
  };
}

function cellsOfDay(day: CellDay, policy: DoshaPolicyResponse, necessary: boolean | null, detail: DoshaDetail) {
  const stars = starsWithPreceding(day),
    tithis = limbsOfDay(day, TITHIS, 'tithi'),
    lagnas = lagnasOfDay(day);
  const phase = (kind: DoshaPhaseSpanModel['kind'], span: DaySpan): DoshaPhaseSpanModel => ({
    kind,
    index: span.index,
    interval: span.interval,
  });
  const assessAt = (jdUt1: number) => {
    const star = stars.findIndex(({ startJdUt1, endJdUt1 }) => startJdUt1 <= jdUt1 && jdUt1 < endJdUt1),
      tithi = at(tithis, jdUt1)!,
      lagna = at(lagnas, jdUt1);
    return assessDoshas(
      policy,
      { star: stars[star].index, tithi: tithi.index, lagna: lagna?.index ?? null },
      {
        sun_sidereal_longitude: day.limbs.valueAt('sun', jdUt1),
        moon_sidereal_longitude: day.limbs.valueAt('moon', jdUt1),
        jd_ut1: jdUt1,
        weekday: day.weekday,
        lagna_sidereal_longitude: day.lagna?.siderealDegAt(jdUt1) ?? null,
        phase_spans: [
          phase('nakshatra', stars[star - 1]),
          phase('nakshatra', stars[star]),
          phase('tithi', tithi),
          ...(lagna === undefined ? [] : [phase('lagna', lagna)]),
        ],
        sunrise_day: { start: day.sunrise, end: day.nextSunrise },
        sunset: day.sunset,
        necessary_activity: necessary,
      },
      'reader_bound_true_sidereal; solved_full_parent_ut1_events',
    );
  };
  // Each part of the day in which the limbs do not change shows the windows that can change its findings.
  const limbStarts = [stars, tithis, lagnas].flatMap((spans) => spans.map(({ interval }) => interval.start)),
    parts = cellsOf(cellEdges(day, limbStarts));
  const windows = parts.flatMap(({ jdUt1 }) =>
    assessAt(jdUt1).findings.flatMap(({ witnesses, parihara }) => [
      ...witnesses.flatMap(({ window }) => (window === null ? [] : [window.start, window.end])),
      ...parihara.flatMap(({ window }) => (window === null ? [] : [window.start, window.end])),
    ]),
  );
  const edges = cellEdges(day, [...limbStarts, day.sunset, ...windows]);
  const cells = cellsOf(edges).map(({ interval, jdUt1 }): DoshaCellResponse => {
    const assessment = assessAt(jdUt1);
    return detail !== 'findings'
      ? {
          interval,
          assessment: detail === 'full' ? assessment : { ...assessment, findings: compacted(assessment.findings) },
        }
      : {
          interval,
          findings: assessment.findings.map(({ rule_id, state, detected, unavailable_reasons: reasons }) => ({
            rule_id,
            state,
            detected,
            reasons,
          })),
        };
  });
  return { cells, transition_bands: edges };
}

/** Findings without repeated windows, and without the evidence for exceptions of faults that are absent. */
const compacted = (findings: readonly DoshaFindingResponse[]): DoshaFindingResponse[] =>
  findings.map((found) => ({
    ...found,
    witnesses: found.witnesses.map((one) => ({
      ...one,
      unclipped_window:
        one.window?.start.jd_ut1 === one.unclipped_window?.start.jd_ut1 &&
        one.window?.end.jd_ut1 === one.unclipped_window?.end.jd_ut1
          ? null
          : one.unclipped_window,
    })),
    parihara: found.parihara.map((one) =>
      found.witnesses[one.witness_index].detected === false ? { ...one, prerequisites: [], window: null } : one,
    ),
  }));

/** The nakshatras of the day and the one before them, whose poisoned part may reach into the day. */
function starsWithPreceding(day: CellDay): DaySpan[] {
  const preceding = day.limbs
    .spansBefore(MOON_NAKSHATRAS, day.sunrise.jd_ut1, 1)
    .map((span) => ({ ...span, interval: solvedSpan('nakshatra', span, day.toleranceSeconds) }));
  return [...preceding, ...limbsOfDay(day, MOON_NAKSHATRAS, 'nakshatra')];
}
