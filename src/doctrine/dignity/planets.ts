/** The seven classical planets, in the order of answers. */
export const CLASSICAL_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];

/** The outer planets. They have dignities only under the doctrine of modern co-rulers. */
export const OUTER_PLANETS = ['Uranus', 'Neptune', 'Pluto'] as const;
export type OuterPlanet = (typeof OUTER_PLANETS)[number];
export type DignityPlanet = ClassicalPlanet | OuterPlanet;

/** The Chaldean order, from the slowest sphere to the fastest: faces and planetary hours follow it (al-Biruni, Elements, 391, 449). */
export const CHALDEAN_ORDER = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const;

type Sect = 'diurnal' | 'nocturnal';
export type Hemisphere = 'above' | 'below';
export type Gender = 'masculine' | 'feminine';
export type PlanetNature = 'benefic' | 'malefic' | 'neutral';

interface PlanetDoctrine {
  /** Ptolemy, Tetrabiblos I.7. Mercury is diurnal as a morning star, nocturnal as an evening star. */
  readonly sect: Sect | 'common';
  /** Tetrabiblos I.6. Mars is masculine (al-Qabisi I.78: nocturnal and masculine); Mercury has both genders. */
  readonly gender: Gender | 'neutral';
  /** Tetrabiblos I.5. The Sun and Mercury have both natures; the Moon, which Ptolemy calls benefic, is neutral here (house rule). */
  readonly nature: PlanetNature;
  /** House of joy: Paulus 24; Firmicus II.15-19; Manilius II. */
  readonly joyHouse: number;
  /**
   * Least, mean and great years: Valens III.16 (least); Abu Mashar, Great Introduction VII.8. The great years of the five planets are the
   * sums of their Egyptian bounds; a mean is half the sum of least and great years.
   */
  readonly leastYears: number;
  readonly meanYears: number;
  readonly greatYears: number;
}

/** Sect, gender, nature, joy and years of each planet. */
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

export type PrimaryQualities = 'hotDry' | 'hotMoist' | 'coldDry' | 'coldMoist';

/** Primary qualities of the planets: Lilly, Christian Astrology, pp. 57-80 (p. 77: Mercury is by nature cold and dry). */
export const PRIMARY_QUALITIES: Readonly<Record<ClassicalPlanet, PrimaryQualities>> = {
  Sun: 'hotDry',
  Moon: 'coldMoist',
  Mercury: 'coldDry',
  Venus: 'coldMoist',
  Mars: 'hotDry',
  Jupiter: 'hotMoist',
  Saturn: 'coldDry',
};

/** Whether a name is one of the seven classical planets. */
export const isClassicalPlanet = (name: string): name is ClassicalPlanet => Object.hasOwn(PLANET_DOCTRINE, name);

/**
 * Sect of a planet in a chart (Tetrabiblos I.7).
 * @param mercuryRisesBeforeSun phase of Mercury, which decides the sect of Mercury alone; null where it is unknown
 * @returns null for Mercury without a known phase
 */
export function planetSect(planet: ClassicalPlanet, mercuryRisesBeforeSun: boolean | null): Sect | null {
  const { sect } = PLANET_DOCTRINE[planet];
  if (sect !== 'common') return sect;
  return mercuryRisesBeforeSun === null ? null : mercuryRisesBeforeSun ? 'diurnal' : 'nocturnal';
}
