import { vargaByName, vargaPlace } from '../varga/vargas.js';
import type { VargaName } from '../varga/vargas.js';
import { compoundRelation, exaltationScore, naturalRelation, temporaryRelation } from '../vedic-dignity/dignity.js';
import type { CompoundRelation } from '../vedic-dignity/dignity.js';
import { GRAHAS, MOOLATRIKONA, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha, MoolatrikonaReading } from '../vedic-dignity/tables.js';
import { signOf } from '../zodiac/zodiac.js';

/**
 * Points of saptavargaja bala, a part of sthana bala, the strength of place (Brihat Parashara Hora Shastra 27.1-7; B. V. Raman, Graha and Bhava
 * Balas, ch. 3). `raman`: 45, 30, 22.5, 15, 7.5, 3.75, 1.875; `bphs`: 45, 30, 20, 15, 10, 4, 2 (27.2-4 in Santhanam's edition).
 */
export type SaptavargajaPoints = 'raman' | 'bphs';
/** Third of a sign that strengthens the feminine and the neuter planets: third and second (`raman`), or second and third (`santhanam`). */
export type DrekkanaReading = 'raman' | 'santhanam';

/** Uchcha bala: a third of the arc from deepest debilitation, 0 ... 60 shashtiamsas (BPHS 27.1-2). */
export const uchchaBala = (planet: Graha, siderealDeg: number): number => 60 * exaltationScore(planet, siderealDeg);

const SEVEN_VARGAS: readonly VargaName[] = [
  'rasi',
  'hora',
  'drekkana',
  'saptamsa',
  'navamsa',
  'dwadashamsa',
  'trimshamsa',
];
/** The seven divisions are those of BPHS 27.2-4. */
const MOOLATRIKONA_POINTS = 45,
  OWN_POINTS = 30;
const POINTS: Readonly<Record<SaptavargajaPoints, Readonly<Record<CompoundRelation, number>>>> = {
  raman: { adhiMitra: 22.5, mitra: 15, sama: 7.5, shatru: 3.75, adhiShatru: 1.875 },
  bphs: { adhiMitra: 20, mitra: 15, sama: 10, shatru: 4, adhiShatru: 2 },
};

/**
 * Saptavargaja bala: the sum of the points of seven divisions. Each gives the points of the moolatrikona (only in the rasi, by degrees), of an
 * own sign, or of the compound friendship to the lord of the sign, which is that of the rasi chart. Exaltation has no points of its own.
 * Source: BPHS 27.2-4; Raman. Given: sidereal longitudes, degrees.
 */
export const saptavargajaBala = (
  planet: Graha,
  siderealDeg: Readonly<Record<Graha, number>>,
  points: SaptavargajaPoints,
  moolatrikona: MoolatrikonaReading,
): number => saptavargajaParts(planet, siderealDeg, points, moolatrikona).reduce((sum, part) => sum + part.points, 0);

/** The share of one division in saptavargaja bala. */
export interface SaptavargajaPart {
  readonly division: number;
  readonly sign: number;
  readonly lord: Graha;
  readonly dignity: 'moolatrikona' | 'ownSign' | CompoundRelation;
  readonly points: number;
}

/** The seven divisions of saptavargaja bala; see `saptavargajaBala`. */
export function saptavargajaParts(
  planet: Graha,
  siderealDeg: Readonly<Record<Graha, number>>,
  points: SaptavargajaPoints,
  moolatrikona: MoolatrikonaReading,
): SaptavargajaPart[] {
  const { index: rasi, degree } = signOf(siderealDeg[planet]),
    trikona = MOOLATRIKONA[moolatrikona][planet];
  return SEVEN_VARGAS.map((name) => {
    const varga = vargaByName(name),
      sign = vargaPlace(siderealDeg[planet], varga).signIndex,
      lord = SIGN_LORDS[sign];
    const place = { division: varga.number, sign, lord };
    if (name === 'rasi' && sign === trikona.sign && degree >= trikona.from && degree < trikona.to)
      return { ...place, dignity: 'moolatrikona', points: MOOLATRIKONA_POINTS };
    if (lord === planet) return { ...place, dignity: 'ownSign', points: OWN_POINTS };
    const temporary = temporaryRelation(rasi, signOf(siderealDeg[lord]).index),
      dignity = compoundRelation(naturalRelation(planet, lord), temporary);
    return { ...place, dignity, points: POINTS[points][dignity] };
  });
}

/** Ojayugma bala: 15 in the rasi and 15 in the navamsa, for Moon and Venus in even signs, for the others in odd ones (BPHS 27.5). */
export function ojayugmaBala(planet: Graha, siderealDeg: number): number {
  const wanted = planet === 'Moon' || planet === 'Venus' ? 1 : 0;
  const inRasi = signOf(siderealDeg).index % 2 === wanted,
    inNavamsa = vargaPlace(siderealDeg, vargaByName('navamsa')).signIndex % 2 === wanted;
  return (inRasi ? 15 : 0) + (inNavamsa ? 15 : 0);
}

/** Kendradi bala: 60 in an angular, 30 in a succedent, 15 in a cadent house, 1 ... 12 (BPHS 27.6). */
export const kendradiBala = (house: number): number => [60, 30, 15][(house - 1) % 3];

/** Masculine and feminine planets; Mercury and Saturn are neuter (BPHS 3.19). */
const MASCULINE: readonly Graha[] = ['Sun', 'Mars', 'Jupiter'],
  FEMININE: readonly Graha[] = ['Moon', 'Venus'];

/** Drekkana bala: 15 in the third of a sign of the planet's gender, of which the first is masculine (BPHS 27.6; Raman). */
export function drekkanaBala(planet: Graha, siderealDeg: number, reading: DrekkanaReading): number {
  const third = Math.min(2, Math.floor(signOf(siderealDeg).degree / 10));
  const feminine = reading === 'raman' ? 2 : 1;
  const own = MASCULINE.includes(planet) ? 0 : FEMININE.includes(planet) ? feminine : 3 - feminine;
  return third === own ? 15 : 0;
}

/** Houses by whole signs of the planets, 1 ... 12. Given: sidereal longitudes of the planets and of the ascendant, degrees. */
export function wholeSignHouses(
  siderealDeg: Readonly<Record<Graha, number>>,
  lagnaDeg: number,
): Readonly<Record<Graha, number>> {
  const lagna = signOf(lagnaDeg).index;
  return perGraha((planet) => ((signOf(siderealDeg[planet]).index - lagna + 12) % 12) + 1);
}

/** A record with a value for each of the seven planets. */
export const perGraha = <Value>(value: (planet: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((planet) => [planet, value(planet)])) as Record<Graha, Value>;
