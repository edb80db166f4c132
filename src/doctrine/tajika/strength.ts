import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { distinctAspect } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { navamshaSign, panchavargi } from './panchavargi.js';
import type { Panchavargi } from './panchavargi.js';
import { signIndex } from '../zodiac/zodiac.js';
import { BENEFICS, HARSHA_HOUSE, MALEFICS, MEAN_MOTION_DEG, NATURAL_STRENGTH } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * The six strengths of an annual figure, in sixtieths: the figure of twenty (place), direction, time, nature, motion, aspect. No author
 * settles their parts for the annual chart: they are house rules of this service, taken over from the engine in use; the README has
 * them part by part.
 */
export interface TajikaShadbala {
  readonly planet: TajikaPlanet;
  readonly panchavargi: Panchavargi;
  readonly directional: number;
  readonly temporal: TemporalStrength;
  readonly natural: number;
  readonly motion: MotionStrength;
  readonly aspect: AspectStrength;
  readonly total: number;
}

interface TemporalStrength {
  readonly sect: number;
  readonly luminaryElongation: number;
  readonly venusElongation: number;
  readonly nightWatch: number;
  /** The greatest of the parts. */
  readonly total: number;
}

interface MotionStrength {
  readonly mode: number;
  readonly beneficContact: number;
  readonly solarSynodic: number;
  readonly blockedByMalefic: boolean;
  /** The greatest of the parts. */
  readonly total: number;
}

interface AspectStrength {
  readonly ascendant: number;
  readonly beneficSupport: number;
  readonly blockedByMaleficSquare: boolean;
  readonly total: number;
}

const FULL = 60;
/** Planets that are strong by day; the Moon, Mercury and Venus are so by night. */
const OF_THE_DAY: readonly TajikaPlanet[] = ['Sun', 'Mars', 'Jupiter', 'Saturn'];
/** Planets of the night watch: strong between midnight and sunrise, full when three quarters of the night are over. */
const OF_THE_NIGHT_WATCH: readonly TajikaPlanet[] = ['Jupiter', 'Saturn'];
/** Elongation at which Venus is full, degrees. */
const VENUS_FULL_DEG = 50;
/** Distance within which a neighbour is a contact, degrees. */
const CONTACT_DEG = 30;

/** `both_sides`: falls off before and after the cusp, which is the centre of the house (Sripati). `after_cusp`: nothing before it. */
export const DIRECTIONAL_READINGS = ['both_sides', 'after_cusp'] as const;
export type DirectionalReading = (typeof DIRECTIONAL_READINGS)[number];

/**
 * Daily motion below which a planet is slow. `geocentric`: Mercury and Venus move with the Sun in the mean (0.9856 degrees). `direct`: what
 * handbooks print for them while direct, 1.383 and 1.2 degrees.
 */
export const MEAN_MOTIONS = ['geocentric', 'direct'] as const;
export type MeanMotions = (typeof MEAN_MOTIONS)[number];
const DIRECT_MOTION_DEG: Readonly<Partial<Record<TajikaPlanet, number>>> = { Mercury: 1.383, Venus: 1.2 };

export function tajikaShadbala(figure: TajikaFigure, planet: TajikaPlanet): TajikaShadbala {
  const place = panchavargi(figure, planet),
    directional = directionalStrength(figure, planet),
    temporal = temporalStrength(figure, planet),
    natural = NATURAL_STRENGTH[planet],
    motion = motionStrength(figure, planet),
    aspect = aspectStrength(figure, planet);
  return {
    planet,
    panchavargi: place,
    directional,
    temporal,
    natural,
    motion,
    aspect,
    total: place.total + directional + temporal.total + natural + motion.total + aspect.total,
  };
}

/** Full on the cusp of the house of joy, nothing at the middle between two cusps. */
function directionalStrength({ longitudes, cusps, readings }: TajikaFigure, planet: TajikaPlanet): number {
  const house = HARSHA_HOUSE[planet] - 1;
  const from = normalizeDeg(longitudes[planet] - cusps[house]);
  const ahead = normalizeDeg(cusps[(house + 1) % 12] - cusps[house]),
    behind = normalizeDeg(cusps[house] - cusps[(house + 11) % 12]);
  if (from >= 180 && readings.directional === 'after_cusp') return 0;
  const part = from < 180 ? from / ahead : (360 - from) / behind;
  return part < 0.5 ? FULL * (1 - 2 * part) : 0;
}

function temporalStrength(figure: TajikaFigure, planet: TajikaPlanet): TemporalStrength {
  const { longitudes, ascDeg, isDay, nightPart } = figure;
  const middleDeg = ascDeg + (isDay ? 270 : 90);
  const sect =
    OF_THE_DAY.includes(planet) === isDay ? FULL * Math.max(0, 1 - separationDeg(longitudes.Sun, middleDeg) / 90) : 0;
  const elongation = separationDeg(longitudes[planet], longitudes.Sun);
  const luminaryElongation = planet === 'Moon' || planet === 'Mars' ? elongation / 3 : 0;
  const venusElongation = planet === 'Venus' ? FULL * Math.min(1, elongation / VENUS_FULL_DEG) : 0;
  const nightWatch = nightPart !== null && OF_THE_NIGHT_WATCH.includes(planet) ? nightWatchStrength(nightPart) : 0;
  return {
    sect,
    luminaryElongation,
    venusElongation,
    nightWatch,
    total: Math.max(sect, luminaryElongation, venusElongation, nightWatch),
  };
}

/** From nothing at midnight up to full at three quarters of the night, and down to nothing at sunrise. */
const nightWatchStrength = (nightPart: number): number => FULL * Math.max(0, 1 - Math.abs(nightPart - 0.75) / 0.25);

function motionStrength(figure: TajikaFigure, planet: TajikaPlanet): MotionStrength {
  const { longitudes, rates, readings } = figure;
  const nearest = (others: readonly TajikaPlanet[]): number =>
    Math.min(
      ...others.filter((other) => other !== planet).map((o) => separationDeg(longitudes[planet], longitudes[o])),
    );
  const direct = readings.meanMotions === 'direct' ? DIRECT_MOTION_DEG[planet] : undefined;
  const mode = rates[planet] >= 0 && rates[planet] < (direct ?? MEAN_MOTION_DEG[planet]) ? FULL : 0;
  const blockedByMalefic = nearest(MALEFICS) < CONTACT_DEG;
  const beneficContact = blockedByMalefic ? 0 : FULL * Math.max(0, 1 - nearest(BENEFICS) / CONTACT_DEG);
  const solarSynodic = solarSynodicStrength(longitudes[planet], longitudes.Sun);
  return {
    mode,
    beneficContact,
    solarSynodic,
    blockedByMalefic,
    total: Math.max(mode, beneficContact, solarSynodic),
  };
}

/** Nearness to the Sun in his sign and navamsha: full less twice the distance in degrees. The Sun himself is full. */
const solarSynodicStrength = (longitudeDeg: number, sunDeg: number): number =>
  signIndex(longitudeDeg) === signIndex(sunDeg) && navamshaSign(longitudeDeg) === navamshaSign(sunDeg)
    ? FULL - 2 * separationDeg(longitudeDeg, sunDeg)
    : 0;

/** Share of an aspect (its strength in quarters), of the ascendant in sixtieths and of the benefics in three quarters of that. */
const BENEFIC_FULL = 45;

function aspectStrength({ longitudes, ascDeg }: TajikaFigure, planet: TajikaPlanet): AspectStrength {
  const own = longitudes[planet];
  const ascendant = FULL * (distinctAspect(own, ascDeg)?.kind.strength ?? 0);
  const blocked = MALEFICS.some(
    (other) => other !== planet && distinctAspect(own, longitudes[other])?.kind.angleDeg === 90,
  );
  const support = BENEFICS.filter((other) => other !== planet).map(
    (other) => distinctAspect(own, longitudes[other])?.kind.strength ?? 0,
  );
  const beneficSupport = blocked ? 0 : BENEFIC_FULL * Math.max(...support);
  return { ascendant, beneficSupport, blockedByMaleficSquare: blocked, total: ascendant + beneficSupport };
}
