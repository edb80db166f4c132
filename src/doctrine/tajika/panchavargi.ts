import { separationDeg } from '../../kernel/angle.js';
import { faceRuler } from '../decans/decans.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { signIndex } from '../zodiac/zodiac.js';
import { signRelation } from './aspects.js';
import type { SignRelation } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { haddaLord } from './hadda.js';
import { DEEP_EXALTATION_DEG } from '../vedic-dignity/tables.js';
import { lordOfSign, TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Panchavargiya bala (Tajika Neelakanthi, Sanjna-tantra; Raman, Varshaphal): domicile 30, uchcha 20, hadda 15, drekkana 10 and
 * musallaha (navamsha) 5, of which a quarter makes the vimshopaka figure of at most 20. Relation to the lord: by the signs of the
 * annual figure (`signRelation`); the whole in one's own, then what the relation leaves of it.
 */
export type VargaRelation = 'own' | SignRelation;

/**
 * `six_steps`: the ladder of saptavargaja bala (Raman, Graha and Bhava Balas), laid on the five relations. `four_steps`: three quarters with
 * a friend, half with a neutral, a quarter with an enemy, open or secret (Tajika Neelakanthi; Adawal, Tajik Shastra and Annual Horoscopy).
 */
export const VARGA_SHARES = ['six_steps', 'four_steps'] as const;
export type VargaShares = (typeof VARGA_SHARES)[number];

const SHARE: Readonly<Record<VargaShares, Readonly<Record<VargaRelation, number>>>> = {
  six_steps: {
    own: 1,
    great_friend: 3 / 4,
    friend: 1 / 2,
    neutral: 1 / 4,
    enemy: 1 / 8,
    great_enemy: 1 / 16,
  },
  four_steps: {
    own: 1,
    great_friend: 3 / 4,
    friend: 3 / 4,
    neutral: 1 / 2,
    enemy: 1 / 4,
    great_enemy: 1 / 4,
  },
};
const DOMICILE = 7.5,
  HADDA = 3.75,
  DREKKANA = 2.5,
  MUSALLAHA = 1.25;

/** Below this figure of twenty a planet is without strength. */
const WEAK_BELOW = 5;
export const isWeak = (total: number): boolean => total < WEAK_BELOW;

interface VargaShare {
  readonly lord: TajikaPlanet;
  readonly relation: VargaRelation;
  readonly score: number;
}

export interface Panchavargi {
  readonly planet: TajikaPlanet;
  readonly longitudeDeg: number;
  readonly domicile: VargaShare;
  /** The planet that is exalted in the sign, and how it is to this one. It does not act on the figure. */
  readonly exaltationLord: TajikaPlanet | null;
  readonly exaltationRelation: VargaRelation;
  /** A quarter of the uchcha bala. */
  readonly exaltationScore: number;
  readonly hadda: VargaShare;
  readonly drekkana: VargaShare;
  readonly musallaha: VargaShare;
  readonly total: number;
}

/** Uchcha bala, 0 ... 20: the arc from deep debilitation, divided by nine. */
export const uchchaBala = (planet: TajikaPlanet, longitudeDeg: number): number =>
  separationDeg(longitudeDeg, DEEP_EXALTATION_DEG[planet] + 180) / 9;

/** Index of the sign of the navamsha (musallaha) of a longitude of 0 ... 360 degrees. */
export const navamshaSign = (longitudeDeg: number): number => Math.min(107, Math.floor((longitudeDeg * 3) / 10)) % 12;

/** The figure of twenty of a planet. */
export function panchavargi(
  { longitudes, readings: { vargaShares } }: Pick<TajikaFigure, 'longitudes' | 'readings'>,
  planet: TajikaPlanet,
): Panchavargi {
  const longitudeDeg = longitudes[planet];
  const relationTo = (lord: TajikaPlanet): VargaRelation =>
    lord === planet ? 'own' : signRelation(longitudeDeg, longitudes[lord]);
  const share = (lord: TajikaPlanet, full: number): VargaShare => {
    const relation = relationTo(lord);
    return { lord, relation, score: full * SHARE[vargaShares][relation] };
  };
  const sign = signIndex(longitudeDeg);
  const domicile = share(lordOfSign(sign), DOMICILE),
    hadda = share(haddaLord(longitudeDeg), HADDA),
    drekkana = share(faceRuler(longitudeDeg) as TajikaPlanet, DREKKANA),
    musallaha = share(lordOfSign(navamshaSign(longitudeDeg)), MUSALLAHA);
  const exaltationLord = TAJIKA_PLANETS.find((other) => EXALTATIONS[other].signIndex === sign) ?? null;
  const exaltationScore = uchchaBala(planet, longitudeDeg) / 4;
  return {
    planet,
    longitudeDeg,
    domicile,
    exaltationLord,
    exaltationRelation: exaltationLord === null ? 'own' : relationTo(exaltationLord),
    exaltationScore,
    hadda,
    drekkana,
    musallaha,
    total: domicile.score + exaltationScore + hadda.score + drekkana.score + musallaha.score,
  };
}
