import { withDefaults } from '../../../../contract/defaults.js';
import { gandantaEnd, GANDANTA_DAYS } from '../../../../doctrine/muhurta/personal.js';
import type { Engine } from '../../../../engine.js';
import { localWeekday } from '../../../../events/horizon-solar-day.js';
import { KARANAS, MOON_NAKSHATRAS, MOON_PADAS, MOON_SIGNS, YOGAS } from '../../../../events/panchanga/limb-spans.js';
import type { LimbDivision, LimbSpan, LimbSpans } from '../../../../events/panchanga/limb-spans.js';
import { normalizeDeg } from '../../../../kernel/angle.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { LimbSolver } from '../../../../services/limb-solver.js';
import { panchangaOf } from '../../../../services/panchanga.js';
import { solarEvents, SUNRISE_THRESHOLDS } from '../../../../services/solar-dates.js';
import { MOON_BODY, SUN_BODY } from '../../../../sky/bodies.js';
import { varaOf } from '../../../../doctrine/panchanga/limbs.js';
import { epochReceipt } from '../../../../wire/epoch-receipt.js';
import { instantOfJd, requireCovered } from '../../../../wire/instant.js';
import { observerSite } from '../../../../wire/observer.js';
import { judge, natalOf, personalPolicy } from './judge.js';
import type { Natal, PersonalLimbs } from './judge.js';
import { sunriseWeekday } from './personal.js';
import { MuhurtaSearchPolicyRequest, MuhurtaSearchRequest } from './schema.js';
import type { MuhurtaPersonalPolicyResponse, MuhurtaSearchMomentResponse, MuhurtaSearchResponse } from './schema.js';

const MAX_DAYS = 30,
  MAX_SAMPLES = 4096;

/** A span in which no limb changes, with its score. Julian days UT1, half-open. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly limbs: PersonalLimbs;
  readonly total: number;
}

type Filled = ReturnType<typeof withDefaults<typeof MuhurtaSearchRequest>>;

/** Errors: InvalidInput for a range that is empty, too long, or has too many samples. */
function checkRange({ start_jd_ut1: start, end_jd_ut1: end }: Filled, stepDays: number): void {
  const fail = (field: string, message: string, given: unknown, allowed: string) =>
    new InvalidInput({ field, message, given, allowed });
  if (!(end > start)) throw fail('/end_jd_ut1', 'must be after start_jd_ut1', end, `a Julian day after ${start}`);
  if (end - start > MAX_DAYS)
    throw fail(
      '/end_jd_ut1',
      `must be at most ${MAX_DAYS} days after start_jd_ut1`,
      end,
      `at most ${start + MAX_DAYS}`,
    );
  if ((end - start) / stepDays + 2 > MAX_SAMPLES)
    throw fail(
      '/policy/step_minutes',
      `makes more than ${MAX_SAMPLES} samples`,
      stepDays * 1440,
      `at least ${Math.ceil(((end - start) * 1440) / (MAX_SAMPLES - 2))}`,
    );
}

/** Instants of the requested spacing, with both ends of the range. */
function samplesOf(start: number, end: number, step: number): number[] {
  const samples: number[] = [];
  for (let i = 0; start + i * step < end; i++) samples.push(start + i * step);
  samples.push(end);
  return samples;
}

const indexAt = (spans: readonly LimbSpan[], jd: number): number =>
  spans.find(({ startJdUt1, endJdUt1 }) => startJdUt1 <= jd && jd < endJdUt1)!.index;

/** Sunrises at which the weekday changes, or midnights of UT1. */
function weekdayEdges(engine: Engine, request: Filled, from: number, to: number): number[] {
  const site = observerSite(request, '');
  if (site !== null)
    return [...solarEvents(engine, site, SUNRISE_THRESHOLDS[request.sunrise_definition], from, to).sunrises];
  const edges: number[] = [];
  for (let day = Math.ceil(from - 0.5) + 0.5; day < to; day++) edges.push(day);
  return edges;
}

/** The junctions of gandanta as spans, Julian days UT1. */
function gandantaSpans(limbs: LimbSpans, policy: MuhurtaPersonalPolicyResponse, from: number, to: number) {
  const stars = limbs.spans(MOON_NAKSHATRAS, from - 1, to + 1);
  return stars.flatMap((star) => {
    const side = gandantaEnd(star.index);
    if (side === null) return [];
    const whole = { start: star.startJdUt1, end: star.endJdUt1 };
    if (policy.gandanta_rule === 'whole_nakshatra') return [whole];
    if (policy.gandanta_rule === 'two_ghatis')
      return side === 'start'
        ? [{ start: whole.start, end: Math.min(whole.end, whole.start + GANDANTA_DAYS) }]
        : [{ start: Math.max(whole.start, whole.end - GANDANTA_DAYS), end: whole.end }];
    const quarters = limbs.spans(MOON_PADAS, whole.start, whole.end).filter(({ index }) => index >> 2 === star.index),
      quarter = side === 'start' ? quarters[0] : quarters[quarters.length - 1];
    return [{ start: quarter.startJdUt1, end: quarter.endJdUt1 }];
  });
}

/** The range cut at each edge of a limb, with the score of each piece. */
function piecesOf(
  engine: Engine,
  request: Filled,
  limbs: LimbSpans,
  policy: MuhurtaPersonalPolicyResponse,
  natal: Natal | null,
): Piece[] {
  const { start_jd_ut1: from, end_jd_ut1: to } = request;
  const spansOf = (division: LimbDivision) => limbs.spans(division, from, to);
  const karanas = spansOf(KARANAS),
    yogas = spansOf(YOGAS),
    stars = spansOf(MOON_NAKSHATRAS),
    signs = natal === null ? [] : spansOf(MOON_SIGNS),
    junctions = gandantaSpans(limbs, policy, from, to);
  const weekdays = weekdayEdges(engine, request, from, to);
  const edges = [
    ...[karanas, yogas, stars, signs].flatMap((spans) => spans.map(({ startJdUt1 }) => startJdUt1)),
    ...junctions.flatMap(({ start, end }) => [start, end]),
    ...weekdays,
  ].filter((jd) => jd > from && jd < to);
  const bounds = [from, ...[...new Set(edges)].sort((a, b) => a - b), to];
  return bounds.slice(0, -1).map((start, i) => {
    const end = bounds[i + 1],
      middle = (start + end) / 2,
      karana = indexAt(karanas, middle);
    const found: PersonalLimbs = {
      tithi: karana >> 1,
      karana,
      yoga: indexAt(yogas, middle),
      star: indexAt(stars, middle),
      moonSign: natal === null ? 0 : indexAt(signs, middle),
      weekday: sunriseWeekday(engine, request, middle) ?? localWeekday(middle - J2000_JD, 0),
      isGandanta: junctions.some((junction) => junction.start <= middle && middle < junction.end),
    };
    return { start, end, limbs: found, total: judge(policy, found, natal).total };
  });
}

/** Runs of pieces with at least the least score, each with its best piece; the earlier of equal ones. */
function windowsOf(pieces: readonly Piece[], minScore: number) {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.total < minScore) continue;
    const last = groups[groups.length - 1];
    if (last !== undefined && last[last.length - 1].end === piece.start) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    start: group[0].start,
    end: group[group.length - 1].end,
    best: group.reduce((best, piece) => (piece.total > best.total ? piece : best)),
  }));
}

/** POST /v1/muhurta/search. Errors: InvalidInput, OutOfCoverage. */
export function searchMuhurta(engine: Engine, input: MuhurtaSearchRequest): MuhurtaSearchResponse {
  const request = withDefaults(MuhurtaSearchRequest, input),
    given = withDefaults(MuhurtaSearchPolicyRequest, request.policy ?? {}),
    stepDays = given.step_minutes / 1440,
    janma = request.janma_moon_sidereal_lon ?? null,
    natal = janma === null ? null : natalOf(normalizeDeg(janma));
  checkRange(request, stepDays);
  const { start_jd_ut1: from, end_jd_ut1: to } = request;
  const solver = new LimbSolver(engine, given.ayanamsa_system),
    policy = personalPolicy(given.muhurta_policy, natal !== null);
  requireCovered(engine, from - J2000_JD - 35, '/start_jd_ut1', from);
  requireCovered(engine, to - J2000_JD + 35, '/end_jd_ut1', to);
  const pieces = piecesOf(engine, request, solver.limbs, policy, natal),
    samples = samplesOf(from, to, stepDays);
  // The last sample is the end of the range, which belongs to the last piece here.
  const within = (start: number, end: number) =>
    samples.filter((jd) => jd >= start && (jd < end || (jd === to && end === to)));
  const windows = windowsOf(pieces, given.min_score);
  const ranked = [...windows].sort((a, b) => b.best.total - a.best.total || a.best.start - b.best.start);
  const hasPlace = observerSite(request, '') !== null;
  return {
    start_jd_ut1: from,
    end_jd_ut1: to,
    janma_moon_sidereal_lon: janma === null ? null : normalizeDeg(janma),
    natal_mode: natal === null ? 'omitted' : 'tara_chandra',
    policy: {
      ayanamsa_system: solver.ayanamsaSystem,
      ayanamsa_mode: 'true',
      muhurta_policy: policy,
      step_days: stepDays,
      min_score: given.min_score,
      max_results: given.max_results,
      max_samples: MAX_SAMPLES,
      max_span_days: MAX_DAYS,
      vara_basis: hasPlace ? 'local_sunrise' : 'jd_weekday',
      interval_semantics: 'half_open_solved_edges',
    },
    sample_count: samples.length,
    qualifying_sample_count: windows.reduce((sum, { start, end }) => sum + within(start, end).length, 0),
    observed_window_count: windows.length,
    returned_window_count: Math.min(windows.length, given.max_results),
    truncated: windows.length > given.max_results,
    windows: ranked.slice(0, given.max_results).map(({ start, end, best }) => {
      const inside = within(start, end),
        // An instant at the very edge has no safe side in rounded longitudes, so the peak is a little inside.
        peakAt =
          inside.find((jd) => (jd === from || jd >= best.start + INSIDE_DAYS) && jd >= best.start && jd < best.end) ??
          (best.start + best.end) / 2;
      return {
        jd_start: start,
        jd_end: end,
        qualifying_jds: inside,
        peak: momentOf(engine, solver.ayanamsaSystem, policy, best, peakAt, natal),
        peak_start_jd_ut1: best.start,
        peak_end_jd_ut1: best.end,
        left_unqualified_jd: samples.findLast((jd) => jd < start) ?? null,
        right_unqualified_jd: end === to ? null : (samples.find((jd) => jd >= end) ?? null),
      };
    }),
    provenance: provenanceOf(hasPlace),
  };
}

const provenanceOf = (hasPlace: boolean): MuhurtaSearchResponse['provenance'] => ({
  source_module: 'engine.muhurta_search',
  engine_entrypoint: 'Engine.find_muhurta_windows',
  judgment_module: 'engine.muhurta',
  reader_owner: 'Engine engine instance',
  longitude_origin: 'apparent_geocentric',
  longitude_frame: 'true_ecliptic_of_date',
  range_endpoints: 'closed_samples',
  rank_order: 'peak_score_descending_then_earlier_peak',
  exact_transitions: 'solved',
  local_sunrise_vara: hasPlace ? 'solved' : 'not_evaluated',
  lagna_strength: 'not_evaluated',
  activity_guidance: 'not_admitted',
  western_electional_doctrine: 'not_admitted',
  score_scale: 'engine_raw_unbounded',
});

/** Distance of a peak from the start of its piece, days: 10 ms. */
const INSIDE_DAYS = 1.2e-7;

function momentOf(
  engine: Engine,
  system: string,
  policy: MuhurtaPersonalPolicyResponse,
  piece: Piece,
  jdUt1: number,
  natal: Natal | null,
): MuhurtaSearchMomentResponse {
  const instant = instantOfJd(engine, jdUt1),
    receipt = epochReceipt(engine, instant);
  const [sun, moon] = [SUN_BODY, MOON_BODY].map((body) =>
    normalizeDeg(engine.sky.apparent(body, instant).longitudeDeg),
  );
  const panchanga = panchangaOf(
    engine,
    { sun_tropical_lon: sun, moon_tropical_lon: moon, jd: jdUt1, ayanamsa_mode: 'true' },
    system,
  );
  const { tara, chandra, ...score } = judge(policy, piece.limbs, natal),
    { weekday } = piece.limbs;
  return {
    jd_ut1: jdUt1,
    jd_tt: receipt.jd_tt,
    jd_tdb: receipt.jd_tdb,
    delta_t_source: receipt.delta_t_source,
    clock_identity: receipt.ephemeris_identity,
    sun_tropical_longitude: sun,
    moon_tropical_longitude: moon,
    ayanamsa_degrees: panchanga.ayanamsa_degrees ?? 0,
    panchanga: {
      ...panchanga,
      vara: { ...panchanga.vara, name: varaOf(weekday).name, index: weekday, number: weekday + 1 },
      vara_lord: varaOf(weekday).lord,
    },
    score,
    tara,
    chandra,
  };
}
