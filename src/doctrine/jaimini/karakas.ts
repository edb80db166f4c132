import { normalizeDeg } from '../../kernel/angle.js';

/** The seven planets and Rahu, by whose degrees in their signs the significators are ranked. */
export const KARAKA_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;
export type KarakaPlanet = (typeof KARAKA_PLANETS)[number];

export type KarakaScheme = 7 | 8;
/** Which of the two shares of the fifth rank the scheme of seven keeps. */
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
export const KARAKA_NAMES = EIGHT;
export type KarakaName = (typeof EIGHT)[number];

/** The roles of a scheme in order of rank. Of seven: the father's or the child's is left out. */
export const karakaNames = (scheme: KarakaScheme, fifth: FifthKaraka): readonly KarakaName[] =>
  scheme === 8 ? EIGHT : EIGHT.filter((name) => name !== (fifth === 'pitri' ? 'Putrakaraka' : 'Pitrikaraka'));

/** Natural strength, the strongest first: who goes before where two stand at one degree (Brihat Parashara Hora Shastra 27.14). */
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
/** Places nearer than this stand at one degree: what rounding a longitude of the request can make of equal ones. */
const TIE_DEG = 1e-9;
const tieKey = (degree: number): number => Math.round(degree / TIE_DEG);

interface Karaka {
  readonly name: KarakaName;
  /** From 1. */
  readonly rank: number;
  readonly planet: KarakaPlanet;
  readonly siderealDeg: number;
  /** Degrees passed in the sign, as the place is. */
  readonly degreeInSign: number;
  /** Degrees that are ranked: Rahu, who moves backwards, counts from the end of its sign. */
  readonly rankedDegree: number;
  readonly isRahuInverted: boolean;
}

interface Karakas {
  readonly assignments: readonly Karaka[];
  /** Neighbours in rank that stand at one degree. */
  readonly ties: readonly (readonly [KarakaPlanet, KarakaPlanet])[];
}

/**
 * The significators that change from chart to chart: the planets ranked by the degrees that they have passed in their signs, the
 * most first. Of the eight, Rahu counts the degrees to the end of its sign. `siderealDeg`: longitudes of the scheme's planets.
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
