import type { ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import { padaIndex } from '../../../../doctrine/lunar/nakshatra.js';
import { GHATI_DAYS, yamaghantaPart } from '../../../../doctrine/muhurta/day-parts.js';
import {
  gandantaGhatis,
  gandantaSide,
  VISHANADI_GHATIS,
  vishanadiStarts,
} from '../../../../doctrine/muhurta/star-faults.js';
import type { GandantaLimb, VishanadiTable } from '../../../../doctrine/muhurta/star-faults.js';
import { isYamaghantaStar } from '../../../../doctrine/muhurta/weekday-stars.js';
import { tithiOf } from '../../../../doctrine/panchanga/limbs.js';
import { boundaryBetween, intervalOf, shiftedBoundary } from '../../../../wire/boundaries.js';
import { clippedTo, contains } from '../../../../wire/interval-truth.js';
import { abhijitException, firstHalfException, pariharaOf, starException } from './parihara.js';
import { EXCLUDED_RULES, sourceOf } from './profiles.js';
import type {
  DoshaFindingResponse,
  DoshaInputsModel,
  DoshaPhaseSpanModel,
  DoshaPolicyResponse,
  DoshaWitnessResponse,
  PariharaEvidenceResponse,
} from './schema.js';

const TABLES: Readonly<Record<DoshaPolicyResponse['vishanadi_profile'], VishanadiTable>> = {
  'mc_vivaha_49_51.v1': 'chintamani',
  'kp_185_single_mula.v1': 'kalaprakasikaOneMula',
  'kp_185_dual_mula.v1': 'kalaprakasikaTwoMula',
};

/** Indices of an instant: of the longitudes, or of solved spans. */
export interface DoshaIndices {
  readonly star: number;
  readonly tithi: number;
  /** Null without a rising sign. */
  readonly lagna: number | null;
}

/** Indices of the longitudes of a request, degrees. */
export const indicesOf = (inputs: DoshaInputsModel): DoshaIndices => ({
  star: padaIndex(inputs.moon_sidereal_longitude) >> 2,
  tithi: tithiOf(inputs.moon_sidereal_longitude - inputs.sun_sidereal_longitude).index,
  lagna: inputs.lagna_sidereal_longitude === null ? null : Math.floor(inputs.lagna_sidereal_longitude / 30),
});

const spansOf = (inputs: DoshaInputsModel, kind: DoshaPhaseSpanModel['kind']): DoshaPhaseSpanModel[] =>
  inputs.phase_spans.filter((span) => span.kind === kind);

const witness = (
  label: string,
  parent: number | null,
  detected: boolean | null,
  window: ShuddhiIntervalModel | null = null,
  unclipped: ShuddhiIntervalModel | null = window,
): DoshaWitnessResponse => ({ label, parent_index: parent, window, unclipped_window: unclipped, detected });

/** The verdict over witnesses and exceptions. `missing`: why a rule cannot be judged. */
function finding(
  rule_id: DoshaFindingResponse['rule_id'],
  profile: string,
  citations: readonly string[],
  witnesses: DoshaWitnessResponse[],
  parihara: PariharaEvidenceResponse[],
  missing: string | null,
): DoshaFindingResponse {
  const found = witnesses.filter(({ detected }) => detected === true),
    detected =
      found.length > 0 ? true : missing !== null || witnesses.some((one) => one.detected === null) ? null : false;
  const neutralized = detected === null ? null : detected && allNeutralized(witnesses, parihara);
  return {
    rule_id,
    profile,
    citations: citations.map(sourceOf),
    state:
      detected === null
        ? missing === null
          ? 'uncertain'
          : 'unavailable'
        : neutralized === true
          ? 'neutralized'
          : detected
            ? 'detected'
            : 'clear',
    detected,
    neutralized,
    witnesses,
    parihara,
    unavailable_reasons: detected !== true && missing !== null ? [missing] : [],
  };
}

/** Whether an exception applies to each detected witness; null when that is unknown for one of them. */
function allNeutralized(
  witnesses: readonly DoshaWitnessResponse[],
  parihara: readonly PariharaEvidenceResponse[],
): boolean | null {
  let result: boolean | null = true;
  witnesses.forEach(({ detected }, i) => {
    if (detected !== true) return;
    const states = parihara.filter(({ witness_index: index }) => index === i).map(({ state }) => state);
    if (states.includes('applied')) return;
    if (!states.includes('unavailable') && !states.includes('uncertain')) result = false;
    else if (result === true) result = null;
  });
  return result;
}

/** The poisoned parts of a nakshatra as spans. */
function vishanadiWindows(policy: DoshaPolicyResponse, { index, interval }: DoshaPhaseSpanModel) {
  return vishanadiStarts(index, TABLES[policy.vishanadi_profile]).map((ghati) => {
    const start = boundaryBetween('vishanadi_start', interval.start, interval.end, ghati / 60),
      end =
        policy.vishanadi_clock === 'normalized_nakshatra_sixtieths.v1'
          ? boundaryBetween('vishanadi_end', interval.start, interval.end, (ghati + VISHANADI_GHATIS) / 60)
          : shiftedBoundary('vishanadi_end', start, VISHANADI_GHATIS * GHATI_DAYS);
    return { label: `nakshatra_${index}_offset_${ghati}`, star: index, window: intervalOf(start, end) };
  });
}

function vishanadi(
  policy: DoshaPolicyResponse,
  inputs: DoshaInputsModel,
  { star }: DoshaIndices,
): DoshaFindingResponse {
  const profile = policy.vishanadi_profile,
    citations = [profile, policy.vishanadi_clock],
    spans = spansOf(inputs, 'nakshatra'),
    parent = spans.find(({ index }) => index === star);
  const found = spans.flatMap((span) => vishanadiWindows(policy, span));
  const witnesses =
    parent === undefined
      ? [witness('parent_unavailable', null, null)]
      : found.map(({ label, star: own, window }) => witness(label, own, contains(window, inputs.jd_ut1), window));
  const parihara = witnesses.map((one, i) => pariharaOf(policy, starException(policy, one.parent_index), one, i));
  return finding('vishanadi', profile, citations, witnesses, parihara, missingStar(policy, inputs, parent, spans));
}

/** A poisoned part of fixed length may outlast its nakshatra, so that the preceding one is needed in the first ghatis. */
function missingStar(
  policy: DoshaPolicyResponse,
  { jd_ut1: jd }: DoshaInputsModel,
  parent: DoshaPhaseSpanModel | undefined,
  spans: readonly DoshaPhaseSpanModel[],
): string | null {
  if (parent === undefined) return 'complete_nakshatra_span_missing';
  const isFirst = spans[0] === parent,
    isEarly = jd - parent.interval.start.jd_ut1 < VISHANADI_GHATIS * GHATI_DAYS;
  return policy.vishanadi_clock !== 'normalized_nakshatra_sixtieths.v1' && isFirst && isEarly
    ? 'preceding_nakshatra_carryover_context_missing'
    : null;
}

function yamaghantaYoga(inputs: DoshaInputsModel, { star }: DoshaIndices): DoshaFindingResponse {
  const profile = 'mc_shubhashubha_9_yamaghanta.v1',
    span = spansOf(inputs, 'nakshatra').find(({ index }) => index === star)?.interval ?? null,
    detected = inputs.weekday === null ? null : isYamaghantaStar(inputs.weekday, star);
  const witnesses = [witness('weekday_nakshatra_pair', star, detected, span)];
  return finding('yamaghanta_yoga', profile, [profile], witnesses, [], detected === null ? 'weekday_missing' : null);
}

/** Yamaghanta of the daylight; null without weekday and daylight. */
function yamaghantaKala({
  weekday,
  sunrise_day: day,
  sunset,
}: Pick<DoshaInputsModel, 'weekday' | 'sunrise_day' | 'sunset'>) {
  if (weekday === null || day === null || sunset === null) return null;
  const part = yamaghantaPart(weekday);
  return intervalOf(
    boundaryBetween('yamaghanta_kala_start', day.start, sunset, part.from),
    boundaryBetween('yamaghanta_kala_end', day.start, sunset, part.to),
  );
}

function kalaFinding(policy: DoshaPolicyResponse, inputs: DoshaInputsModel): DoshaFindingResponse {
  const profile = 'mc_shubhashubha_37_sixteenths.v1',
    window = yamaghantaKala(inputs),
    one = witness('daylight_sixteenth', null, window === null ? null : contains(window, inputs.jd_ut1), window);
  const parihara = [pariharaOf(policy, firstHalfException(inputs, window), one, 0)];
  return finding(
    'yamaghanta_kala',
    profile,
    [profile],
    [one],
    parihara,
    window === null ? 'weekday_or_solar_anchors_missing' : null,
  );
}

/** The junction of a span: without clipping, and within the span. */
function gandantaWindow(policy: DoshaPolicyResponse, { kind, index, interval }: DoshaPhaseSpanModel) {
  const side = gandantaSide(kind, index);
  if (side === null) return null;
  const rule = policy.gandanta_profile === 'mc_vivaha_43_fixed_ghati.v1' ? 'chintamani' : 'parashara',
    days = gandantaGhatis(kind, rule) * GHATI_DAYS;
  const unclipped =
    side === 'start'
      ? intervalOf(interval.start, shiftedBoundary(`${kind}_gandanta_end`, interval.start, days))
      : intervalOf(shiftedBoundary(`${kind}_gandanta_start`, interval.end, -days), interval.end);
  return { unclipped, window: clippedTo(unclipped, interval, '_clipped') };
}

function gandanta(
  kind: GandantaLimb,
  policy: DoshaPolicyResponse,
  inputs: DoshaInputsModel,
  index: number | null,
): DoshaFindingResponse {
  const profile = policy.gandanta_profile,
    rule = `${kind}_gandanta` as const,
    spans = spansOf(inputs, kind);
  const isKnown = spans.some((span) => span.index === index);
  const isJunction = index === null || gandantaSide(kind, index) !== null;
  const missing =
    index === null ? 'lagna_longitude_missing' : !isKnown && isJunction ? `complete_${kind}_span_missing` : null;
  const witnesses =
    missing !== null
      ? [witness(`${kind}_edge_unavailable`, index, null)]
      : spans.flatMap((span) => {
          const found = gandantaWindow(policy, span);
          if (found === null) return [];
          const detected = found.window === null ? false : contains(found.window, inputs.jd_ut1);
          return [witness(`${kind}_edge`, span.index, detected, found.window, found.unclipped)];
        });
  const parihara = witnesses.map((one, i) => pariharaOf(policy, abhijitException(policy, inputs), one, i));
  return finding(rule, profile, [profile], witnesses, parihara, missing);
}

/** Findings of an instant. Pure: given the indices of its limbs, the inputs and the policy. */
export function assessDoshas(
  policy: DoshaPolicyResponse,
  indices: DoshaIndices,
  inputs: DoshaInputsModel,
  basis: string,
) {
  return {
    policy,
    inputs,
    findings: [
      vishanadi(policy, inputs, indices),
      yamaghantaYoga(inputs, indices),
      kalaFinding(policy, inputs),
      gandanta('nakshatra', policy, inputs, indices.star),
      gandanta('tithi', policy, inputs, indices.tithi),
      gandanta('lagna', policy, inputs, indices.lagna),
    ],
    excluded_rules: [...EXCLUDED_RULES],
    input_basis: basis,
    activity_suitability: 'not_evaluated' as const,
  };
}
