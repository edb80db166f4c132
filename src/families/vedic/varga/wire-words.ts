import type { HoraMethod, ShashtiamshaOrigin, VargaRule } from '../../../doctrine/varga/vargas.js';

/** Strings of requests and answers for the facts of doctrine/varga. */

export const HORA_METHODS = {
  leo_and_cancer: 'leoAndCancer',
  parivritti: 'parivritti',
  parivritti_even_reversed: 'parivrittiEvenReversed',
} as const satisfies Readonly<Record<string, HoraMethod>>;

export const SHASHTIAMSHA_ORIGINS = {
  from_sign: 'fromSign',
  from_aries: 'fromAries',
} as const satisfies Readonly<Record<string, ShashtiamshaOrigin>>;

export const VARGA_RULE: Readonly<Record<VargaRule, string>> = {
  sameSign: 'the_sign_itself',
  horaLeoAndCancer: 'hora_leo_and_cancer',
  horaParivritti: 'hora_parivritti',
  horaParivrittiEvenReversed: 'hora_parivritti_even_reversed',
  sameFifthNinth: 'same_fifth_ninth',
  sameFourthSeventhTenth: 'same_fourth_seventh_tenth',
  oddAriesEvenLibra: 'odd_aries_even_libra',
  oddSameEvenSeventh: 'odd_same_even_seventh',
  oddSameEvenNinth: 'odd_same_even_ninth',
  movableAriesFixedSagittariusDualLeo: 'movable_aries_fixed_sagittarius_dual_leo',
  movableSameFixedNinthDualFifth: 'movable_same_fixed_ninth_dual_fifth',
  movableAriesFixedLeoDualSagittarius: 'movable_aries_fixed_leo_dual_sagittarius',
  fromSame: 'from_same',
  oddLeoEvenCancerForward: 'odd_leo_even_cancer_forward',
  oddLeoEvenCancerReversed: 'odd_leo_even_cancer_reversed',
  fireAriesEarthCancerAirLibraWaterCapricorn: 'fire_aries_earth_cancer_air_libra_water_capricorn',
  unequalFiveLords: 'unequal_five_lords',
  fromSign: 'from_sign',
  fromAries: 'from_aries',
};
