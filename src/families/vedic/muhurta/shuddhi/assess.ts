import type { ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import { padaIndex } from '../../../../doctrine/lunar/nakshatra.js';
import {
  bhadraExemptByDayOrNight,
  bhadraParts,
  bhadraResidence,
  isBhadra,
  panchakaOf,
  taraOf,
  taraVerdict,
  yogaFault,
} from '../../../../doctrine/muhurta/purity.js';
import type { Tara, TaraVerdict, TithiEighths } from '../../../../doctrine/muhurta/purity.js';
import { karanaOf, tithiOf, yogaOf } from '../../../../doctrine/panchanga/limbs.js';
import { boundaryBetween, intervalOf, shiftedBoundary } from '../../../../wire/boundaries.js';
import { clippedTo, contains } from '../../../../wire/interval-truth.js';
import { BHADRA, BHADRA_CLOCK, citationsOf, KARANA, karanaTags, PANCHAKA, YOGA } from './profiles.js';
import type {
  ShuddhiFindingResponse,
  ShuddhiInputsModel,
  ShuddhiPolicyResponse,
  ShuddhiState,
  ShuddhiValuesResponse,
} from './schema.js';

/** Indices of the limbs of an instant. They come from longitudes, or from the solved spans of a cell. */
export interface LimbIndices {
  readonly tithi: number;
  readonly karana: number;
  readonly yoga: number;
  /** Quarter of the zodiac in nakshatras, 0 ... 107. */
  readonly pada: number;
  /** Rising sign; null when unknown. */
  readonly lagna: number | null;
}

/** Limbs of sidereal longitudes, degrees. */
export function limbsOfLongitudes(sunDeg: number, moonDeg: number, lagnaDeg: number | null): LimbIndices {
  return {
    tithi: tithiOf(moonDeg - sunDeg).index,
    karana: karanaOf(moonDeg - sunDeg).index,
    yoga: yogaOf(sunDeg + moonDeg).index,
    pada: padaIndex(moonDeg),
    lagna: lagnaDeg === null ? null : Math.floor(lagnaDeg / 30),
  };
}

type Values = ShuddhiValuesResponse;

function finding(
  rule_id: string,
  profile: string,
  state: ShuddhiState,
  detected: boolean | null,
  reasons: string[] = [],
  [windows, unclipped]: readonly [ShuddhiIntervalModel[], ShuddhiIntervalModel[]] = [[], []],
): ShuddhiFindingResponse {
  return {
    rule_id,
    profile,
    state,
    detected,
    citations: citationsOf(profile),
    reasons,
    windows,
    unclipped_windows: unclipped,
  };
}

function panchakaFinding({ panchaka }: Values, profile: string): ShuddhiFindingResponse {
  if (panchaka === null)
    return finding('panchaka', profile, 'unavailable', null, ['weekday_and_current_lagna_required']);
  const isFree = panchaka.category === 'rahita';
  return finding('panchaka', profile, isFree ? 'clear' : 'restricted', !isFree, [panchaka.category]);
}

const TARA_STATES: Readonly<Record<TaraVerdict, readonly [ShuddhiState, boolean | null, readonly string[]]>> = {
  clear: ['clear', false, []],
  restricted: ['restricted', true, []],
  exempt: ['exception_applies', false, []],
  unjudged: ['not_evaluated', null, ['Janma_purpose_exceptions_not_evaluated', 'base_caution_retained']],
};

function taraFinding(tara: Tara | null, pada: number, policy: ShuddhiPolicyResponse): ShuddhiFindingResponse {
  const profile = policy.tara_profile;
  if (tara === null) return finding('tara_cycle', profile, 'unavailable', null, ['natal_nakshatra_required']);
  const rule = profile === 'mc_gochara_13_quarters.v1' ? 'quarters' : 'navaka';
  const [state, detected, reasons] = TARA_STATES[taraVerdict(tara, pada, rule)];
  return finding('tara_cycle', profile, state, detected, [...reasons]);
}

/** The part of a yoga that is shunned; null for a yoga without fault. */
function yogaWindow(yoga: number, span: ShuddhiIntervalModel): ShuddhiIntervalModel | null {
  const fault = yogaFault(yoga);
  if (fault === null) return null;
  if (fault === 'whole') return span;
  return intervalOf(
    span.start,
    fault === 'half'
      ? boundaryBetween('Parigha_half', span.start, span.end, 0.5)
      : shiftedBoundary('yoga_exclusion_end', span.start, fault.days),
  );
}

function yogaFinding(yoga: number, { yoga_span: span, jd_ut1: jd }: ShuddhiInputsModel): ShuddhiFindingResponse {
  const fault = yogaFault(yoga);
  if (fault === null) return finding('nitya_yoga', YOGA, 'clear', false);
  if (span === null || jd === null)
    return fault === 'whole'
      ? finding('nitya_yoga', YOGA, 'restricted', true, ['whole_occurrence'])
      : finding('nitya_yoga', YOGA, 'unavailable', null, ['full_yoga_span_and_instant_required']);
  const window = yogaWindow(yoga, span)!,
    detected = contains(window, jd);
  return finding('nitya_yoga', YOGA, stateOf(detected, 'restricted'), detected, [], [[window], []]);
}

const stateOf = (detected: boolean | null, present: ShuddhiState): ShuddhiState =>
  detected === null ? 'uncertain' : detected ? present : 'clear';

/** Mouth or tail of Bhadra as a span, and its part within the karana. */
function bhadraWindow(
  part: 'mouth' | 'tail',
  eighths: TithiEighths,
  tithi: ShuddhiIntervalModel,
  karana: ShuddhiIntervalModel,
) {
  const at = (edge: 'start' | 'end', eighth: number) =>
    boundaryBetween(`bhadra_${part}_${edge}`, tithi.start, tithi.end, eighth / 8);
  const unclipped = intervalOf(at('start', eighths.from), at('end', eighths.to));
  return { unclipped, window: clippedTo(unclipped, karana) };
}

/** Windows of mouth and tail in a Bhadra; null outside one, or without both spans. */
function bhadraWindows(
  { tithi, karana }: Pick<LimbIndices, 'tithi' | 'karana'>,
  tithiSpan: ShuddhiIntervalModel | null,
  karanaSpan: ShuddhiIntervalModel | null,
) {
  const parts = isBhadra(karana) ? bhadraParts(tithi) : null;
  if (parts === null || tithiSpan === null || karanaSpan === null) return null;
  return {
    mouth: bhadraWindow('mouth', parts.mouth, tithiSpan, karanaSpan),
    tail: bhadraWindow('tail', parts.tail, tithiSpan, karanaSpan),
  };
}

function bhadraFindings(limbs: LimbIndices, values: Values, inputs: ShuddhiInputsModel): ShuddhiFindingResponse[] {
  const ids = ['bhadra_presence', 'bhadra_earth', 'bhadra_day_night_exception'] as const,
    parts = ['mouth', 'tail'] as const;
  const residence = values.bhadra_residence;
  if (residence === null)
    return [
      ...ids.map((id) => finding(id, BHADRA, 'not_applicable', false)),
      ...parts.map((part) => finding(`bhadra_${part}`, BHADRA_CLOCK, 'not_applicable', false)),
    ];
  const isOnEarth = residence === 'earth',
    exempt = inputs.is_daytime === null ? null : bhadraExemptByDayOrNight(limbs.karana, inputs.is_daytime);
  const windows = inputs.jd_ut1 === null ? null : bhadraWindows(limbs, inputs.tithi_span, inputs.karana_span);
  return [
    finding('bhadra_presence', BHADRA, 'detected', true),
    finding('bhadra_earth', BHADRA, isOnEarth ? 'detected' : 'exception_applies', isOnEarth, [residence]),
    exempt === null
      ? finding('bhadra_day_night_exception', BHADRA, 'unavailable', null, ['local_solar_day_night_required'])
      : finding('bhadra_day_night_exception', BHADRA, exempt ? 'exception_applies' : 'clear', exempt),
    ...parts.map((part) => {
      const id = `bhadra_${part}`;
      if (windows === null)
        return finding(id, BHADRA_CLOCK, 'unavailable', null, ['full_tithi_and_karana_spans_required']);
      const { window, unclipped } = windows[part],
        detected = window === null ? false : contains(window, inputs.jd_ut1!);
      return finding(
        id,
        BHADRA_CLOCK,
        stateOf(detected, part === 'mouth' ? 'restricted' : 'exception_applies'),
        detected,
        [],
        [window === null ? [] : [window], [unclipped]],
      );
    }),
  ];
}

/** The edge of the shunned part of a yoga inside its span, and the edges of mouth and tail: instants at which a finding changes. */
export function innerBoundaries(
  limbs: LimbIndices,
  inputs: Pick<ShuddhiInputsModel, 'yoga_span' | 'tithi_span' | 'karana_span'>,
) {
  const { yoga_span: span } = inputs,
    yoga = span === null || yogaFault(limbs.yoga) === 'whole' ? null : yogaWindow(limbs.yoga, span);
  const bhadra = bhadraWindows(limbs, inputs.tithi_span, inputs.karana_span);
  return [
    ...(yoga === null ? [] : [yoga.end]),
    ...(bhadra === null
      ? []
      : [bhadra.mouth.window, bhadra.tail.window].flatMap((window) =>
          window === null ? [] : [window.start, window.end],
        )),
  ];
}

/** States of rules that were not applied. */
const UNAPPLIED: ReadonlySet<ShuddhiState> = new Set(['unavailable', 'not_evaluated']);

/** Values and findings of an instant. Pure: given the limbs, the inputs and the policy. */
export function assessShuddhi(
  policy: ShuddhiPolicyResponse,
  limbs: LimbIndices,
  inputs: ShuddhiInputsModel,
  basis: string,
) {
  const star = limbs.pada >> 2,
    pada = (limbs.pada & 3) + 1,
    tara = inputs.natal_nakshatra_index === null ? null : taraOf(inputs.natal_nakshatra_index, star),
    profile = PANCHAKA[policy.tithi_ordinal];
  const values: Values = {
    tithi_index: limbs.tithi,
    nakshatra_index: star,
    pada,
    yoga_index: limbs.yoga,
    yoga_name: yogaOf((limbs.yoga + 0.5) * (360 / 27)).name,
    karana_index: limbs.karana,
    karana_name: karanaOf(limbs.karana * 6 + 3).name,
    moon_sign_index: Math.floor(limbs.pada / 9),
    tara_count: tara?.count ?? null,
    tara_number: tara?.number ?? null,
    tara_cycle: tara?.cycle ?? null,
    base_tara_polarity: tara?.polarity ?? null,
    panchaka: panchakaValues(policy, limbs, inputs.weekday),
    bhadra_residence: isBhadra(limbs.karana) ? bhadraResidence(Math.floor(limbs.pada / 9)) : null,
    karana_activity_tags: karanaTags(limbs.karana),
  };
  const isVishti = isBhadra(limbs.karana);
  const findings = [
    panchakaFinding(values, profile),
    taraFinding(tara, pada, policy),
    yogaFinding(limbs.yoga, inputs),
    finding('karana_auspicious_prohibition', KARANA, isVishti ? 'restricted' : 'clear', isVishti, [
      'activity_tags_are_not_complete_election',
    ]),
    ...bhadraFindings(limbs, values, inputs),
  ];
  return {
    policy,
    inputs,
    values,
    findings,
    applied_profiles: [...new Set(findings.filter(({ state }) => !UNAPPLIED.has(state)).map((found) => found.profile))],
    simultaneous_bhadra_claims:
      isVishti && findings.some(({ rule_id, state }) => rule_id.startsWith('bhadra') && state === 'exception_applies'),
    input_basis: basis,
    activity_suitability: 'not_evaluated' as const,
  };
}

function panchakaValues(policy: ShuddhiPolicyResponse, limbs: LimbIndices, weekday: number | null): Values['panchaka'] {
  if (weekday === null || limbs.lagna === null) return null;
  const numbers = {
    tithi: (policy.tithi_ordinal === 'month_1_to_30' ? limbs.tithi : limbs.tithi % 15) + 1,
    weekday: weekday + 1,
    nakshatra: (limbs.pada >> 2) + 1,
    lagna: limbs.lagna + 1,
  };
  const { total, remainder, kind } = panchakaOf(numbers);
  return {
    tithi_number: numbers.tithi,
    weekday_number: numbers.weekday,
    nakshatra_number: numbers.nakshatra,
    lagna_number: numbers.lagna,
    total,
    remainder,
    category: kind,
    profile: PANCHAKA[policy.tithi_ordinal],
  };
}
