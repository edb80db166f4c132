import type { YogaPolicy } from '../../../doctrine/yogas/chart.js';
import type { YogaFamily } from '../../../doctrine/yogas/yoga.js';

/** Strings of requests and answers for the facts of doctrine/yogas. */

export const MOON_BENEFIC = {
  paksha: 'paksha',
  always_benefic: 'always',
} as const satisfies Readonly<Record<string, YogaPolicy['moonBenefic']>>;

export const MERCURY_BENEFIC = {
  conditional: 'conditional',
  always_benefic: 'always',
} as const satisfies Readonly<Record<string, YogaPolicy['mercuryBenefic']>>;

export const MAHAPURUSHA_REFERENCE = {
  lagna: 'lagna',
  lagna_or_moon: 'lagnaOrMoon',
} as const satisfies Readonly<Record<string, YogaPolicy['mahapurushaReference']>>;

export const VIPARITA = {
  phaladeepika: 'phaladeepika',
  uttara_kalamrita: 'uttaraKalamrita',
  raman: 'raman',
} as const satisfies Readonly<Record<string, YogaPolicy['viparita']>>;

export const FAMILY_WORDS = {
  panchaMahapurusha: 'pancha_mahapurusha',
  chandra: 'chandra',
  surya: 'surya',
  nabhasa: 'nabhasa',
  raja: 'raja',
  dhana: 'dhana',
  graha: 'graha',
} as const satisfies Readonly<Record<YogaFamily, string>>;

export const FORMATION_WORDS = {
  formed: 'formed',
  notFormed: 'not_formed',
  indeterminate: 'indeterminate',
} as const;
