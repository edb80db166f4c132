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
 * Panchavargiya bala: domicile 30, uchcha 20, hadda 15, drekkana 10 and musallaha (navamsha) 5; a quarter of the sum is the vimshopaka
 * strength, at most 20. A planet has the full points in its own part, else the share of its relation to the lord, which is that of their
 * signs in the annual figure (`signRelation`).
 * Source: Tajika Neelakanthi, Sanjna-tantra; Raman, Varshaphal.
 */
export type VargaRelation = 'own' | SignRelation;

/**
 * Shares by relation. `sixSteps`: the scale of saptavargaja bala (Raman, Graha and Bhava Balas) applied to the five relations; no Tajika
 * text gives it (house rule: recorded practice). `fourSteps`: three quarters for a friend, half for a neutral, a quarter for an enemy, open
 * or secret (Tajika Neelakanthi; Adawal, Tajik Shastra and Annual Horoscopy).
 */
export type VargaShares = 'sixSteps' | 'fourSteps';

const SHARE: Readonly<Record<VargaShares, Readonly<Record<VargaRelation, number>>>> = {
  sixSteps: {
    own: 1,
    greatFriend: 3 / 4,
    friend: 1 / 2,
    neutral: 1 / 4,
    enemy: 1 / 8,
    greatEnemy: 1 / 16,
  },
  fourSteps: {
    own: 1,
    greatFriend: 3 / 4,
    friend: 3 / 4,
    neutral: 1 / 2,
    enemy: 1 / 4,
    greatEnemy: 1 / 4,
  },
};
/** Quarters of the full points: 30, 15, 10 and 5. */
const DOMICILE = 7.5,
  HADDA = 3.75,
  DREKKANA = 2.5,
  MUSALLAHA = 1.25;

/** Vimshopaka strength below which a planet is weak (Raman, Varshaphal: less than 5 units). */
const WEAK_BELOW = 5;
/** Whether a vimshopaka strength, 0 ... 20, is weak: below 5. */
export const isWeak = (total: number): boolean => total < WEAK_BELOW;

interface VargaShare {
  readonly lord: TajikaPlanet;
  readonly relation: VargaRelation;
  readonly score: number;
}

/** The panchavargiya bala of a planet; scores in quarters of the full points. */
export interface Panchavargi {
  readonly planet: TajikaPlanet;
  readonly longitudeDeg: number;
  readonly domicile: VargaShare;
  /** The planet whose exaltation is in the sign, and the relation to it. They do not change the strength. */
  readonly exaltationLord: TajikaPlanet | null;
  readonly exaltationRelation: VargaRelation;
  /** A quarter of the uchcha bala. */
  readonly exaltationScore: number;
  readonly hadda: VargaShare;
  readonly drekkana: VargaShare;
  readonly musallaha: VargaShare;
  /** Vimshopaka strength, 0 ... 20. */
  readonly total: number;
}

/** Uchcha bala, 0 ... 20: a ninth of the arc from deepest debilitation, in degrees. */
export const uchchaBala = (planet: TajikaPlanet, longitudeDeg: number): number =>
  separationDeg(longitudeDeg, DEEP_EXALTATION_DEG[planet] + 180) / 9;

/** Index 0 ... 11 of the navamsha (musallaha) sign of a longitude in [0, 360) degrees. */
export const navamshaSign = (longitudeDeg: number): number => Math.min(107, Math.floor((longitudeDeg * 3) / 10)) % 12;

/** Panchavargiya bala of a planet with its five parts. Given: sidereal longitudes of the figure, degrees, and the readings. */
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
