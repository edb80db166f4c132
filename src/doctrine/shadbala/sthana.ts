import { vargaByName, vargaPlace } from '../varga/vargas.js';
import type { VargaName } from '../varga/vargas.js';
import { compoundRelation, exaltationScore, naturalRelation, temporaryRelation } from '../vedic-dignity/dignity.js';
import type { CompoundRelation } from '../vedic-dignity/dignity.js';
import { GRAHAS, MOOLATRIKONA, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha, MoolatrikonaReading } from '../vedic-dignity/tables.js';
import { signOf } from '../zodiac/zodiac.js';

/** Strength of place, in shashtiamsas (Brihat Parashara Hora Shastra 27.1-7; B. V. Raman, Graha and Bhava Balas, ch. 3). */

/** `raman`: 45, 30, 22.5, 15, 7.5, 3.75, 1.875; `bphs`: 45, 30, 20, 15, 10, 4, 2 (Santhanam's text of 27.2-4). */
export type SaptavargajaPoints = 'raman' | 'bphs';
/** Which third strengthens the feminine and the neuter planets: Raman's third and second, Santhanam's second and third. */
export type DrekkanaReading = 'raman' | 'santhanam';

/** Sixty at deepest exaltation, none at deepest debilitation: a third of the arc. */
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
const MOOLATRIKONA_POINTS = 45,
  OWN_POINTS = 30;
const POINTS: Readonly<Record<SaptavargajaPoints, Readonly<Record<CompoundRelation, number>>>> = {
  raman: { adhi_mitra: 22.5, mitra: 15, sama: 7.5, shatru: 3.75, adhi_shatru: 1.875 },
  bphs: { adhi_mitra: 20, mitra: 15, sama: 10, shatru: 4, adhi_shatru: 2 },
};

/**
 * Points of the seven divisions together: the moolatrikona (of the rasi alone, by its degrees), an own sign, or the compound
 * friendship to the lord of the division's sign, as the rasi chart makes it. Exaltation counts as what its sign is besides.
 */
export function saptavargajaBala(
  planet: Graha,
  siderealDeg: Readonly<Record<Graha, number>>,
  points: SaptavargajaPoints,
  moolatrikona: MoolatrikonaReading,
): number {
  const { index: rasi, degree } = signOf(siderealDeg[planet]),
    trikona = MOOLATRIKONA[moolatrikona][planet];
  let sum = 0;
  for (const name of SEVEN_VARGAS) {
    const sign = vargaPlace(siderealDeg[planet], vargaByName(name)).signIndex,
      lord = SIGN_LORDS[sign];
    if (name === 'rasi' && sign === trikona.sign && degree >= trikona.from && degree < trikona.to)
      sum += MOOLATRIKONA_POINTS;
    else if (lord === planet) sum += OWN_POINTS;
    else {
      const temporary = temporaryRelation(rasi, signOf(siderealDeg[lord]).index);
      sum += POINTS[points][compoundRelation(naturalRelation(planet, lord), temporary)];
    }
  }
  return sum;
}

/** Fifteen each in rasi and navamsa: Moon and Venus in even signs, the others in odd ones. */
export function ojayugmaBala(planet: Graha, siderealDeg: number): number {
  const wanted = planet === 'Moon' || planet === 'Venus' ? 1 : 0;
  const inRasi = signOf(siderealDeg).index % 2 === wanted,
    inNavamsa = vargaPlace(siderealDeg, vargaByName('navamsa')).signIndex % 2 === wanted;
  return (inRasi ? 15 : 0) + (inNavamsa ? 15 : 0);
}

/** Sixty in an angle, thirty in a succedent, fifteen in a cadent house, 1 ... 12. */
export const kendradiBala = (house: number): number => [60, 30, 15][(house - 1) % 3];

/** Masculine, neuter and feminine planets. */
const MASCULINE: readonly Graha[] = ['Sun', 'Mars', 'Jupiter'],
  FEMININE: readonly Graha[] = ['Moon', 'Venus'];

/** Fifteen in the third of a sign that is the planet's: the first of the masculine. */
export function drekkanaBala(planet: Graha, siderealDeg: number, reading: DrekkanaReading): number {
  const third = Math.min(2, Math.floor(signOf(siderealDeg).degree / 10));
  const feminine = reading === 'raman' ? 2 : 1;
  const own = MASCULINE.includes(planet) ? 0 : FEMININE.includes(planet) ? feminine : 3 - feminine;
  return third === own ? 15 : 0;
}

/** Houses by whole signs from that of the ascendant, 1 ... 12. */
export function wholeSignHouses(
  siderealDeg: Readonly<Record<Graha, number>>,
  lagnaDeg: number,
): Readonly<Record<Graha, number>> {
  const lagna = signOf(lagnaDeg).index;
  return perGraha((planet) => ((signOf(siderealDeg[planet]).index - lagna + 12) % 12) + 1);
}

/** A record of the seven planets. */
export const perGraha = <Value>(value: (planet: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((planet) => [planet, value(planet)])) as Record<Graha, Value>;
