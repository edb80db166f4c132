import type { AspectRelation, SignRelation } from '../../../doctrine/tajika/aspects.js';
import type { DignityWord } from '../../../doctrine/tajika/dignity.js';
import type { Actor } from '../../../doctrine/tajika/judgement.js';
import type { MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import type { MuddaResult } from '../../../doctrine/tajika/mudda-result.js';
import type { VargaRelation, VargaShares } from '../../../doctrine/tajika/panchavargi.js';
import type { DirectionalReading } from '../../../doctrine/tajika/strength.js';
import type { TestimonyName } from '../../../doctrine/tajika/topic-testimonies.js';
import type { Topic } from '../../../doctrine/tajika/topics.js';
import type { VerdictRule } from '../../../doctrine/tajika/verdict.js';
import type { MoonYearLord, Office, YearLord, YearLordBasis } from '../../../doctrine/tajika/year-lord.js';
import type { ManahooContact, YogaName } from '../../../doctrine/tajika/yogas.js';

/** Strings of requests and answers for the facts of doctrine/tajika. Readings of a request are keys, facts of an answer are values. */

export const VARGA_SHARES = {
  six_steps: 'sixSteps',
  four_steps: 'fourSteps',
} as const satisfies Readonly<Record<string, VargaShares>>;

export const DIRECTIONAL_READINGS = {
  both_sides: 'bothSides',
  after_cusp: 'afterCusp',
} as const satisfies Readonly<Record<string, DirectionalReading>>;

export const MANAHOO_CONTACTS = {
  square_too: 'squareToo',
  orb: 'orb',
} as const satisfies Readonly<Record<string, ManahooContact>>;

export const MOON_YEAR_LORDS = {
  hands_over: 'handsOver',
  stays: 'stays',
} as const satisfies Readonly<Record<string, MoonYearLord>>;

export const ASPECT_RELATION: Readonly<Record<AspectRelation, string>> = {
  sameSign: 'same_sign',
  secretFriend: 'secret_friend',
  secretEnemy: 'secret_enemy',
  openFriend: 'open_friend',
  openEnemy: 'open_enemy',
};

/** Effects of the aspects, in words. */
export const ASPECT_EFFECT: Readonly<Record<AspectRelation, string>> = {
  sameSign: 'same-sign conjunction',
  secretFriend: 'perfects the matter sought quietly',
  secretEnemy: 'obstructs the matter with hidden enmity',
  openFriend: 'openly supports and unites the matter',
  openEnemy: 'openly opposes the matter',
};

const SIGN_RELATION: Readonly<Record<SignRelation, string>> = {
  greatFriend: 'great_friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  greatEnemy: 'great_enemy',
};
export const VARGA_RELATION: Readonly<Record<VargaRelation, string>> = { own: 'own', ...SIGN_RELATION };

export const DIGNITY: Readonly<Record<DignityWord, string>> = {
  exalted: 'exalted',
  debilitated: 'debilitated',
  ownSign: 'own_sign',
  greatFriendSign: 'great_friend_sign',
  friendSign: 'friend_sign',
  neutralSign: 'neutral_sign',
  enemySign: 'enemy_sign',
  greatEnemySign: 'great_enemy_sign',
};

export const ACTOR: Readonly<Record<Actor, string>> = {
  moon: 'moon',
  varshesha: 'varshesha',
  yearLagnaLord: 'year_lagna_lord',
  munthaLord: 'muntha_lord',
  periodLord: 'period_lord',
};

/** Definitions of the yogas (Tajika Neelakanthi, Sanjna-tantra, the chapter of the sixteen yogas). */
export const YOGA_DOCTRINE: Readonly<Record<YogaName, string>> = {
  Ikkavala: 'all the planets are in angular and succedent houses: gain and happiness',
  Induvara: 'all the planets are in cadent houses: toil without gain',
  Ithasala: 'the faster planet applies to the slower by a distinct aspect: the matter is accomplished',
  Isarpha: 'the faster planet separates from the slower: the matter fails',
  Nakta:
    'of two planets without an aspect to each other, a faster third separates from one and applies to the other: a mediator helps',
  Yamaya: 'two planets without an aspect to each other both apply to a slow planet, which connects them',
  Manahoo:
    'a malefic conjunct or square the faster planet of an Ithasala takes away its light: the matter is destroyed',
  Kamboola: 'the Moon takes part in an Ithasala: the promise is strengthened',
  Khallasara: 'the Moon aspects neither partner of an Ithasala: the promise is weakened',
  Radda: 'a partner of an Ithasala is retrograde or under the beams: it returns the light that it received',
  Dupparikutha:
    'the slower partner of an Ithasala is strong, the faster is not: the strong one brings the matter about',
  Thambira:
    'a strong planet about to leave its sign is conjunct a slower one in the next sign: the matter is accomplished later',
};

export const MUDDA_SOURCE: Readonly<Record<MuddaPeriod['source'], string>> = {
  table: 'full_period',
  natalBalance: 'birth_nakshatra_remaining',
  natalElapsed: 'birth_nakshatra_elapsed',
  multiplier: 'multiplier_subperiod',
};

export const MANIFESTATION: Readonly<Record<MuddaResult['manifestation'], string>> = {
  governsYear: 'governs_year',
  blocked: 'blocked',
  manifest: 'manifest',
  natalDependent: 'natal_dependent',
};

const OFFICE: Readonly<Record<Exclude<Office, 'dayNightLord'>, string>> = {
  munthaLord: 'muntha_lord',
  natalLagnaLord: 'natal_asc_lord',
  yearLagnaLord: 'year_asc_lord',
  trirashiLord: 'year_asc_triplicity_ruler',
};

export const YEAR_LORD_BASIS: Readonly<Record<YearLordBasis, string>> = {
  strongestAspecting: 'aspect_claims_tajika_strength',
  noneAspects: 'no_aspect_tajika_strength',
  allWeak: 'all_weak_muntha_lord',
  equalStrength: 'alike_muntha_lord',
  moonIthasala: 'moon_ithasala_transfer',
  moonSignLord: 'moon_sign_lord_fallback',
};

/** Offices of the lord of the year by name. The heir of the Moon without an office has the name of its way of succession. */
export function yearLordRoles({ offices, basis }: YearLord, isDay: boolean): string[] {
  if (offices.length === 0) return [basis === 'moonIthasala' ? 'moon_transfer' : 'moon_sign_lord_fallback'];
  const dayNight = isDay ? 'sun_sign_lord' : 'moon_sign_lord';
  return offices.map((office) => (office === 'dayNightLord' ? dayNight : OFFICE[office])).sort();
}

export const VERDICT_RULE: Readonly<Record<VerdictRule, string>> = {
  afflictedYearLord: 'afflicted_year_ruler_overrides_support',
  blockedMuddaMajor: 'blocked_mudda_major_overrides_mixed_governance',
  sahamsTemperBlockedMajor: 'strong_sahams_temper_blocked_mudda_major',
  governorsAndTimingAgree: 'governors_and_timing_agree',
  obstructionOutweighsSupport: 'obstruction_outweighs_support',
  mixedTestimonies: 'mixed_testimonies_preserved',
};

const TESTIMONY: { readonly [T in Topic]: Readonly<Record<TestimonyName<T>, string>> } = {
  marriage: {
    ithasalaWithLagnaLord: 'marriage_testimony:lagna_seventh_ithasala',
    isarphaWithLagnaLord: 'marriage_blocked:lagna_seventh_isarpha',
    sahamRulerStrong: 'marriage_supported:vivaha_ruler_strong',
    sahamRulerStrained: 'marriage_weakened:vivaha_ruler_strained',
    venusInSeventh: 'marriage_venus_in_seventh',
  },
  wealth: {
    ithasalaWithLagnaLord: 'wealth_easy_gain:lagna_second_ithasala',
    isarphaWithLagnaLord: 'wealth_loss:lagna_second_isarpha',
    sahamRulerStrong: 'wealth_supported:artha_ruler_strong',
    sahamRulerStrained: 'wealth_weakened:artha_ruler_strained',
  },
  career: {
    ithasalaWithLagnaLord: 'career_supported:tenth_lord_ithasala_with_lagna',
    isarphaWithLagnaLord: 'career_blocked:tenth_lord_isarpha_with_lagna',
    sunInTenth: 'career_visibility:sun_in_tenth',
    rulerInDusthana: 'career_failure:tenth_lord_in_bad_house',
    sahamRulerStrong: 'career_supported:karyasiddhi_ruler_strong',
    sahamRulerStrained: 'career_weakened:karyasiddhi_ruler_strained',
  },
  authority: {
    ithasalaWithLagnaLord: 'authority_supported:tenth_lord_ithasala_with_lagna',
    isarphaWithLagnaLord: 'authority_falls:tenth_lord_isarpha_with_lagna',
    sunInTenth: 'authority_rank:sun_in_tenth',
    sahamInTenth: 'authority_flourishes:raja_saham_in_tenth',
    sahamRulerStrong: 'authority_supported:raja_ruler_strong',
    sahamRulerStrained: 'authority_weakened:raja_ruler_strained',
    rulerInDusthana: 'authority_unstable:tenth_lord_in_bad_house',
  },
  children: {
    jupiterYearLordInFifthOrEleventh: 'children_happiness:jupiter_year_ruler_in_fifth_or_eleventh',
    ithasalaWithLagnaLord: 'children_supported:fifth_lord_ithasala_with_lagna',
    isarphaWithLagnaLord: 'children_unhappiness:fifth_lord_isarpha_with_lagna',
    sahamRulerStrong: 'children_supported:putra_ruler_strong',
    sahamRulerStrained: 'children_weakened:putra_ruler_strained',
  },
  illness: {
    rulerInSixthOrEighth: 'illness_active:ruler_in_disease_house',
    saturnYearLordRetrogradeInSixth: 'illness_compounded:saturn_retrograde_in_sixth',
    periodActive: 'illness_period_active',
    rulerInKamboola: 'illness_mitigated:kamboola',
  },
  travel: {
    firstRulerIthasala: 'travel_planned:ninth_lord_ithasala_with_lagna',
    firstRulerIsarpha: 'travel_hindered:ninth_lord_isarpha_with_lagna',
    rulerInThirdOrNinth: 'travel_signified:ninth_lord_in_third_or_ninth',
    rulerInKamboola: 'travel_happy:ninth_lord_kamboola',
    yearLordInThirdOrNinthOfGoodYear: 'travel_happy:year_ruler_strong_in_third_or_ninth',
    yearLordInThirdOrNinthOfBadYear: 'travel_suffers:year_ruler_weak_in_third_or_ninth',
    periodActive: 'travel_period_active',
  },
};

/** Name of a testimony of a topic in answers. */
export const testimonyWord = (topic: Topic, name: TestimonyName<Topic>): string =>
  (TESTIMONY[topic] as Readonly<Record<string, string>>)[name];
