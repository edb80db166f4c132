import { compoundRelation, naturalRelation, temporaryRelation } from '../vedic-dignity/dignity.js';
import type { CompoundRelation } from '../vedic-dignity/dignity.js';
import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { signOf } from '../zodiac/zodiac.js';
import { genericVargaPlace, PARASHARA, vargaByName, vargaPlace } from './vargas.js';
import type { VargaName, VargaPolicy } from './vargas.js';

/** Groups of divisions, with 6, 7, 10 and 16 of them (BPHS 6.42-53). */
export type VargaGroup = 'shadvarga' | 'saptavarga' | 'dashavarga' | 'shodashavarga';

/**
 * Divisions of a vimshopaka: those of BPHS ch. 6, or `harmonic`, a reading of programs: plain multiplication in D10, D12, D16, D20, D24, D27 and
 * D30, D4 in consecutive signs from the sign itself, D45 from Aries in odd and from Capricorn in even signs.
 */
export type VargaSet = 'bphs' | 'harmonic';

type Weights = readonly (readonly [VargaName, number])[];

/** Weights of the divisions; those of a group add up to 20 (BPHS 7.17-25). */
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<VargaGroup, Weights>> = {
  shadvarga: [
    ['rasi', 6],
    ['hora', 2],
    ['drekkana', 4],
    ['navamsa', 5],
    ['dwadashamsa', 2],
    ['trimshamsa', 1],
  ],
  saptavarga: [
    ['rasi', 5],
    ['hora', 2],
    ['drekkana', 3],
    ['saptamsa', 2.5],
    ['navamsa', 4.5],
    ['dwadashamsa', 2],
    ['trimshamsa', 1],
  ],
  dashavarga: [
    ['rasi', 3],
    ['hora', 1.5],
    ['drekkana', 1.5],
    ['saptamsa', 1.5],
    ['navamsa', 1.5],
    ['dashamansa', 1.5],
    ['dwadashamsa', 1.5],
    ['shodashamsha', 1.5],
    ['trimshamsa', 1.5],
    ['shashtiamsha', 5],
  ],
  shodashavarga: [
    ['rasi', 3.5],
    ['hora', 1],
    ['drekkana', 1],
    ['chaturthamsha', 0.5],
    ['saptamsa', 0.5],
    ['navamsa', 3],
    ['dashamansa', 0.5],
    ['dwadashamsa', 0.5],
    ['shodashamsha', 2],
    ['vimshamsha', 0.5],
    ['chaturvimshamsha', 0.5],
    ['saptavimshamsha', 0.5],
    ['trimshamsa', 1],
    ['khavedamsha', 0.5],
    ['akshavedamsha', 0.5],
    ['shashtiamsha', 4],
  ],
};

/** A planet's relation to the lord of a varga sign. Exaltation has no figure of its own. */
export type VargaDignity = 'ownSign' | CompoundRelation;

/** Varga vishva: points of 20 by the relation to the lord of the varga sign (BPHS 7.21-25). */
const VISHVA: Readonly<Record<VargaDignity, number>> = {
  ownSign: 20,
  adhiMitra: 18,
  mitra: 15,
  sama: 10,
  shatru: 7,
  adhiShatru: 5,
};

/** The share of one division in the vimshopaka of a planet. */
export interface VimshopakaEntry {
  readonly division: number;
  /** 0 ... 11. */
  readonly signIndex: number;
  readonly lord: Graha;
  readonly dignity: VargaDignity;
  readonly vishva: number;
  readonly weight: number;
  /** weight times vishva / 20 (BPHS 7.26). */
  readonly points: number;
}

/** The readings of a vimshopaka. */
export interface VimshopakaPolicy {
  readonly vargas: VargaSet;
  readonly shashtiamshaOrigin: VargaPolicy['shashtiamshaOrigin'];
}

const CAPRICORN = 9;

/** Sign of a longitude in a division of the set `harmonic`, without the shashtiamsha, which has a reading of its own. */
function harmonicSign(siderealDeg: number, name: VargaName): number {
  const varga = vargaByName(name);
  if (name === 'rasi' || name === 'hora' || name === 'drekkana' || name === 'saptamsa' || name === 'navamsa')
    return vargaPlace(siderealDeg, varga).signIndex;
  if (name === 'khavedamsha') return vargaPlace(siderealDeg, varga).signIndex;
  const { signIndex, part } = genericVargaPlace(siderealDeg, varga.number);
  const sign = signOf(siderealDeg).index;
  if (name === 'chaturthamsha') return (sign + part - 1) % 12;
  if (name === 'akshavedamsha') return ((sign % 2 === 0 ? 0 : CAPRICORN) + part - 1) % 12;
  return signIndex;
}

/** Sign, 0 ... 11, of a sidereal longitude, degrees, in a division of a set. */
function signIn(siderealDeg: number, name: VargaName, { vargas, shashtiamshaOrigin }: VimshopakaPolicy): number {
  if (vargas === 'bphs' || name === 'shashtiamsha')
    return vargaPlace(siderealDeg, vargaByName(name), { ...PARASHARA, shashtiamshaOrigin }).signIndex;
  return harmonicSign(siderealDeg, name);
}

/**
 * Vimshopaka of a planet, one entry for each division of the group (BPHS 7.17-27). The relation to the lord of a varga sign is the compound one
 * of the rasi chart. `siderealDeg`: longitudes of the seven planets, degrees.
 */
export function vimshopaka(
  planet: Graha,
  siderealDeg: Readonly<Record<Graha, number>>,
  group: VargaGroup,
  policy: VimshopakaPolicy,
): VimshopakaEntry[] {
  const rasi = signOf(siderealDeg[planet]).index;
  return VIMSHOPAKA_WEIGHTS[group].map(([name, weight]) => {
    const signIndex = signIn(siderealDeg[planet], name, policy),
      lord = SIGN_LORDS[signIndex];
    const dignity: VargaDignity =
      lord === planet
        ? 'ownSign'
        : compoundRelation(naturalRelation(planet, lord), temporaryRelation(rasi, signOf(siderealDeg[lord]).index));
    const vishva = VISHVA[dignity];
    return {
      division: vargaByName(name).number,
      signIndex,
      lord,
      dignity,
      vishva,
      weight,
      points: (weight * vishva) / 20,
    };
  });
}

/** Whether a planet has the same sign in the rasi and in the navamsa (vargottama). */
export const isVargottama = (siderealDeg: number): boolean =>
  signOf(siderealDeg).index === vargaPlace(siderealDeg, vargaByName('navamsa')).signIndex;
