import type { LuminaryCheshta, MercuryNature } from '../../../doctrine/shadbala/shadbala.js';

/** Values of requests with the readings of doctrine/shadbala. */

export const LUMINARY_CHESHTA = {
  zero: 'zero',
  ayana_paksha: 'ayanaPaksha',
  kendra: 'kendra',
} as const satisfies Readonly<Record<string, LuminaryCheshta>>;

export const MERCURY_NATURE = {
  malefic: 'malefic',
  benefic: 'benefic',
  by_association: 'byAssociation',
} as const satisfies Readonly<Record<string, MercuryNature>>;

/** Named tables of saptavargaja bala. */
export const SAPTAVARGAJA_PROFILES = {
  raman_1996: 'raman',
  bphs_santhanam_27: 'bphs',
} as const;
