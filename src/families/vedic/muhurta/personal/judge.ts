import { withDefaults } from '../../../../contract/defaults.js';
import { nakshatraOf } from '../../../../doctrine/lunar/nakshatra.js';
import { limbPoints, limbQualities, overallQuality } from '../../../../doctrine/muhurta/limb-quality.js';
import { chandraBala, taraBala } from '../../../../doctrine/muhurta/personal.js';
import type { GandantaExtent } from '../../../../doctrine/muhurta/personal.js';
import { karanaOf, tithiOf, varaOf, yogaClass, yogaOf } from '../../../../doctrine/panchanga/limbs.js';
import type { ShunnedYogas } from '../../../../doctrine/panchanga/limbs.js';
import { faultReason, VARA_RULES } from '../wire-words.js';
import { MuhurtaPersonalPolicyRequest } from './schema.js';
import type { ChandraBalaResponse, MuhurtaPersonalPolicyResponse, TaraBalaResponse } from './schema.js';

const LIMBS = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'] as const;
const WEIGHTS = [...LIMBS, 'tara', 'chandra'].map((name) => `weight_${name}`);

export const GANDANTA: Readonly<Record<Required<MuhurtaPersonalPolicyRequest>['gandanta_rule'], GandantaExtent>> = {
  two_ghatis: 'twoGhatis',
  quarter_3d20: 'quarter',
  whole_nakshatra: 'nakshatra',
};

/** Indices of the limbs of an instant, 0-based; weekday 0 Sunday. */
export interface PersonalLimbs {
  readonly tithi: number;
  readonly weekday: number;
  readonly star: number;
  readonly yoga: number;
  readonly karana: number;
  readonly moonSign: number;
  readonly isGandanta: boolean;
}

/** Natal nakshatra and sign of the Moon. */
export interface Natal {
  readonly star: number;
  readonly sign: number;
}
export const natalOf = (siderealDeg: number): Natal => ({
  star: nakshatraOf(siderealDeg).index,
  sign: Math.floor(siderealDeg / 30) % 12,
});

/** The policy with its defaults, as answers return it. `hasNatal`: tara and chandra bala count. */
export function personalPolicy(
  given: MuhurtaPersonalPolicyRequest | null | undefined,
  hasNatal: boolean,
): MuhurtaPersonalPolicyResponse {
  const policy = withDefaults(MuhurtaPersonalPolicyRequest, given ?? {});
  return {
    rule_profile: 'engine.muhurta.existing_weighted_profile.v1',
    ...policy,
    use_classical_ashubha_yoga: true,
    exposed_policy_fields: [...WEIGHTS],
    omitted_policy_fields: ['use_classical_ashubha_yoga'],
    applied_policy_fields: hasNatal ? [...WEIGHTS] : WEIGHTS.slice(0, LIMBS.length),
    reserved_policy_fields: ['use_classical_ashubha_yoga'],
  };
}

const noNegativeZero = (value: number): number => (value === 0 ? 0 : value);

/** Classification and score of the limbs, and tara and chandra bala of a natal Moon. Pure. */
export function judge(
  policy: MuhurtaPersonalPolicyResponse,
  limbs: PersonalLimbs,
  natal: Natal | null,
  shunned: ShunnedYogas = 'nine',
) {
  const yoga = yogaOf((limbs.yoga + 0.5) * (360 / 27)).name;
  const qualities = limbQualities(
    {
      tithi: { index: limbs.tithi, name: tithiOf(limbs.tithi * 12 + 6).name },
      weekday: limbs.weekday,
      varaLord: varaOf(limbs.weekday).lord,
      nakshatra: {
        index: limbs.star,
        name: nakshatraOf((limbs.star + 0.5) * (360 / 27)).nakshatra,
        isGandanta: limbs.isGandanta,
      },
      yoga: { name: yoga, isShunned: yogaClass(yoga, shunned) === 'inauspicious' },
      karana: { name: karanaOf(limbs.karana * 6 + 3).name },
    },
    VARA_RULES[policy.vara_rule],
  );
  const breakdown: Record<string, number> = {};
  for (const limb of LIMBS)
    breakdown[limb] = noNegativeZero(limbPoints(limb, qualities[limb]) * policy[`weight_${limb}`]);
  const tara = natal === null ? null : taraBala(natal.star, limbs.star),
    chandra =
      natal === null
        ? null
        : chandraBala(
            natal.sign,
            limbs.moonSign,
            policy.chandra_rule === 'bright_half_2_5_9' ? limbs.tithi < 15 : null,
          );
  if (tara !== null) breakdown['tara'] = noNegativeZero(tara.points * policy.weight_tara);
  if (chandra !== null) breakdown['chandra'] = noNegativeZero(chandra.points * policy.weight_chandra);
  return {
    total: noNegativeZero(Object.values(breakdown).reduce((sum, value) => sum + value, 0)),
    breakdown,
    classification: {
      overall: overallQuality(qualities),
      tithi: qualities.tithi.quality,
      vara: qualities.vara.quality,
      nakshatra: qualities.nakshatra.quality,
      yoga: qualities.yoga.quality,
      karana: qualities.karana.quality,
      reasons: LIMBS.flatMap((limb) => {
        const { fault } = qualities[limb];
        return fault === null ? [] : [faultReason(fault)];
      }),
    },
    score_scale: 'engine_raw_unbounded' as const,
    score_direction: 'higher_is_more_favorable_under_policy' as const,
    tara: tara === null || natal === null ? null : taraAnswer(tara, natal.star, limbs.star),
    chandra: chandra === null || natal === null ? null : chandraAnswer(chandra, natal.sign, limbs.moonSign),
  };
}

const taraAnswer = (
  { count, number, name, polarity }: ReturnType<typeof taraBala>,
  natal: number,
  star: number,
): TaraBalaResponse => ({
  janma_nakshatra_index: natal,
  target_nakshatra_index: star,
  count,
  tara_number: number,
  tara_name: name,
  polarity,
  favorable: polarity === 'favorable',
});

const chandraAnswer = (
  { house, polarity }: ReturnType<typeof chandraBala>,
  natal: number,
  sign: number,
): ChandraBalaResponse => ({
  janma_rashi_index: natal,
  transit_rashi_index: sign,
  house_from_moon: house,
  polarity,
  favorable: polarity === 'favorable',
  is_chandrashtama: house === 8,
});
