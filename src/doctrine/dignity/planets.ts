/** The seven planets of the classical doctrine, in the order in which answers list them. */
export const CLASSICAL_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];

/** The modern planets; they hold dignities under the doctrine of modern co-rulers alone. */
export const OUTER_PLANETS = ['Uranus', 'Neptune', 'Pluto'] as const;
export type OuterPlanet = (typeof OUTER_PLANETS)[number];
export type DignityPlanet = ClassicalPlanet | OuterPlanet;

/** From the slowest sphere to the fastest: the order of faces, hours and orbs (al-Biruni, Elements, 391, 449). */
export const CHALDEAN_ORDER = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const;

type Sect = 'diurnal' | 'nocturnal';
export type Hemisphere = 'above' | 'below';
export type Gender = 'masculine' | 'feminine';
export type PlanetNature = 'benefic' | 'malefic' | 'neutral';

interface PlanetDoctrine {
  /** Ptolemy, Tetrabiblos I.7; Mercury is diurnal as a morning star, nocturnal as an evening star. */
  readonly sect: Sect | 'common';
  /** Tetrabiblos I.6; Mars is masculine (al-Qabisi I.78: nocturnal and masculine). Mercury shares both. */
  readonly gender: Gender | 'neutral';
  /** Tetrabiblos I.5; Sun, Moon and Mercury are of either nature. */
  readonly nature: PlanetNature;
  /** House of joy: Paulus 24; Firmicus II.15-19; Manilius II. */
  readonly joyHouse: number;
  /** Least, mean and great years: Valens III.16 (least), Abu Mashar, Great Introduction VII.8; great years are the Egyptian bounds' sums. */
  readonly leastYears: number;
  readonly meanYears: number;
  readonly greatYears: number;
}

/** What the doctrine says of each planet by itself. */
export const PLANET_DOCTRINE: Readonly<Record<ClassicalPlanet, PlanetDoctrine>> = {
  Sun: {
    sect: 'diurnal',
    gender: 'masculine',
    nature: 'neutral',
    joyHouse: 9,
    leastYears: 19,
    meanYears: 69.5,
    greatYears: 120,
  },
  Moon: {
    sect: 'nocturnal',
    gender: 'feminine',
    nature: 'neutral',
    joyHouse: 3,
    leastYears: 25,
    meanYears: 66.5,
    greatYears: 108,
  },
  Mercury: {
    sect: 'common',
    gender: 'neutral',
    nature: 'neutral',
    joyHouse: 1,
    leastYears: 20,
    meanYears: 48,
    greatYears: 76,
  },
  Venus: {
    sect: 'nocturnal',
    gender: 'feminine',
    nature: 'benefic',
    joyHouse: 5,
    leastYears: 8,
    meanYears: 45,
    greatYears: 82,
  },
  Mars: {
    sect: 'nocturnal',
    gender: 'masculine',
    nature: 'malefic',
    joyHouse: 6,
    leastYears: 15,
    meanYears: 40.5,
    greatYears: 66,
  },
  Jupiter: {
    sect: 'diurnal',
    gender: 'masculine',
    nature: 'benefic',
    joyHouse: 11,
    leastYears: 12,
    meanYears: 45.5,
    greatYears: 79,
  },
  Saturn: {
    sect: 'diurnal',
    gender: 'masculine',
    nature: 'malefic',
    joyHouse: 12,
    leastYears: 30,
    meanYears: 43.5,
    greatYears: 57,
  },
};

/** Primary qualities of the planets: Lilly, Christian Astrology, pp. 57-80 (Mercury p. 77: cold and dry of itself). */
export const PRIMARY_QUALITIES: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'hot_dry',
  Moon: 'cold_moist',
  Mercury: 'cold_dry',
  Venus: 'cold_moist',
  Mars: 'hot_dry',
  Jupiter: 'hot_moist',
  Saturn: 'cold_dry',
};

export const isClassicalPlanet = (name: string): name is ClassicalPlanet => Object.hasOwn(PLANET_DOCTRINE, name);

/** Sect of a planet in a chart; Mercury's follows its phase, null when that is not known. */
export function planetSect(planet: ClassicalPlanet, mercuryRisesBeforeSun: boolean | null): Sect | null {
  const { sect } = PLANET_DOCTRINE[planet];
  if (sect !== 'common') return sect;
  return mercuryRisesBeforeSun === null ? null : mercuryRisesBeforeSun ? 'diurnal' : 'nocturnal';
}
