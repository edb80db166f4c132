import { normalizeDeg } from '../../kernel/angle.js';

/** The planets that can be significators: the seven, and Rahu. */
export const KARAKA_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;
export type KarakaPlanet = (typeof KARAKA_PLANETS)[number];

/** Number of significators: seven planets, or eight with Rahu. */
export type KarakaScheme = 7 | 8;
/** Role of the fifth rank in the scheme of seven: Pitrikaraka (father) or Putrakaraka (child). */
export type FifthKaraka = 'pitri' | 'putra';

/** Roles by rank (Jaimini, Upadesa Sutras 1.1.10-18; Brihat Parashara Hora Shastra 32.13-17). */
const EIGHT = [
  'Atmakaraka',
  'Amatyakaraka',
  'Bhratrikaraka',
  'Matrikaraka',
  'Pitrikaraka',
  'Putrakaraka',
  'Gnatikaraka',
  'Darakaraka',
] as const;
/** All roles by rank. */
export const KARAKA_NAMES = EIGHT;
export type KarakaName = (typeof EIGHT)[number];

/** The roles of a scheme by rank. The scheme of seven has one of Pitrikaraka and Putrakaraka, `fifth`. */
export const karakaNames = (scheme: KarakaScheme, fifth: FifthKaraka): readonly KarakaName[] =>
  scheme === 8 ? EIGHT : EIGHT.filter((name) => name !== (fifth === 'pitri' ? 'Putrakaraka' : 'Pitrikaraka'));

/** Natural strength, strongest first: it ranks planets at equal degrees (Brihat Parashara Hora Shastra 27.14; Rahu last: house rule). */
const NATURAL_STRENGTH: readonly KarakaPlanet[] = [
  'Sun',
  'Moon',
  'Venus',
  'Jupiter',
  'Mercury',
  'Mars',
  'Saturn',
  'Rahu',
];
/** Longitudes that differ by less, degrees, count as equal: the rounding of longitudes in requests. */
const TIE_DEG = 1e-9;
const tieKey = (degree: number): number => Math.round(degree / TIE_DEG);

/** A significator. */
interface Karaka {
  readonly name: KarakaName;
  /** From 1. */
  readonly rank: number;
  readonly planet: KarakaPlanet;
  readonly siderealDeg: number;
  /** Degrees from the start of the sign. */
  readonly degreeInSign: number;
  /** Degrees that decide the rank: of Rahu, which moves backwards, those to the end of its sign. */
  readonly rankedDegree: number;
  readonly isRahuInverted: boolean;
}

interface Karakas {
  readonly assignments: readonly Karaka[];
  /** Pairs of successive ranks at equal degrees. */
  readonly ties: readonly (readonly [KarakaPlanet, KarakaPlanet])[];
}

/**
 * The chara karakas: the planets ranked by the degrees that they have traversed in their signs, most first; of Rahu the degrees to the end of
 * its sign count. `siderealDeg`: sidereal longitudes of the planets of the scheme, degrees.
 * Source: Jaimini, Upadesa Sutras 1.1.10-11; Brihat Parashara Hora Shastra 32.1-8.
 */
export function karakas(
  siderealDeg: Readonly<Record<string, number>>,
  scheme: KarakaScheme,
  fifth: FifthKaraka,
): Karakas {
  const names = karakaNames(scheme, fifth);
  const ranked = KARAKA_PLANETS.slice(0, scheme)
    .map((planet) => {
      const longitude = normalizeDeg(siderealDeg[planet]),
        degreeInSign = longitude - 30 * Math.min(11, Math.floor(longitude / 30)),
        isRahuInverted = planet === 'Rahu';
      return {
        planet,
        siderealDeg: longitude,
        degreeInSign,
        rankedDegree: isRahuInverted ? 30 - degreeInSign : degreeInSign,
        isRahuInverted,
      };
    })
    .sort(
      (a, b) =>
        tieKey(b.rankedDegree) - tieKey(a.rankedDegree) ||
        NATURAL_STRENGTH.indexOf(a.planet) - NATURAL_STRENGTH.indexOf(b.planet),
    );
  return {
    assignments: ranked.map((entry, i) => ({ ...entry, name: names[i], rank: i + 1 })),
    ties: ranked.slice(1).flatMap((entry, i) => {
      const before = ranked[i];
      return tieKey(entry.rankedDegree) === tieKey(before.rankedDegree) ? [[before.planet, entry.planet] as const] : [];
    }),
  };
}
