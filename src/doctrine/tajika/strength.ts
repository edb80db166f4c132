import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { distinctAspect } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { navamshaSign, panchavargi } from './panchavargi.js';
import type { Panchavargi } from './panchavargi.js';
import { signIndex } from '../zodiac/zodiac.js';
import { BENEFICS, HARSHA_HOUSE, MALEFICS, MEAN_MOTION_DEG, NATURAL_STRENGTH } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * The six strengths of an annual figure: place (vimshopaka, 0 ... 20), and direction, time, nature, motion and aspect in sixtieths. No author
 * defines their parts for the annual chart. All parts and numbers in this file are house rules, chosen to reproduce recorded answers; the
 * README of the family lists them.
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

/** Full strength, sixtieths. */
const FULL = 60;
/** Planets that are strong by day. The Moon, Mercury and Venus are strong by night. */
const DIURNAL: readonly TajikaPlanet[] = ['Sun', 'Mars', 'Jupiter', 'Saturn'];
/** Planets that gain strength between midnight and sunrise. */
const NIGHT_WATCH: readonly TajikaPlanet[] = ['Jupiter', 'Saturn'];
/** Elongation at which Venus has full strength, degrees. */
const VENUS_FULL_DEG = 50;
/** Greatest separation of a contact, degrees. */
const CONTACT_DEG = 30;

/**
 * Directional strength. `bothSides`: it decreases before and after the cusp, which is the middle of the house (Sripati). `afterCusp`: none
 * before the cusp.
 */
export type DirectionalReading = 'bothSides' | 'afterCusp';

/**
 * Daily motion below which a direct planet has the strength of motion. `geocentric`: the mean geocentric motion, for Mercury and Venus that
 * of the Sun (0.9856 degrees). `direct`: the values that handbooks print for Mercury and Venus while direct, 1.383 and 1.2 degrees.
 */
export type MeanMotions = 'geocentric' | 'direct';
const DIRECT_MOTION_DEG: Readonly<Partial<Record<TajikaPlanet, number>>> = { Mercury: 1.383, Venus: 1.2 };

/** The six strengths of a planet with their parts, and their sum. */
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

/** Full on the cusp of the house of joy; zero from half-way to the next cusp on. */
function directionalStrength({ longitudes, cusps, readings }: TajikaFigure, planet: TajikaPlanet): number {
  const house = HARSHA_HOUSE[planet] - 1;
  const from = normalizeDeg(longitudes[planet] - cusps[house]);
  const ahead = normalizeDeg(cusps[(house + 1) % 12] - cusps[house]),
    behind = normalizeDeg(cusps[house] - cusps[(house + 11) % 12]);
  if (from >= 180 && readings.directional === 'afterCusp') return 0;
  const part = from < 180 ? from / ahead : (360 - from) / behind;
  return part < 0.5 ? FULL * (1 - 2 * part) : 0;
}

/** The greatest of four parts: sect, elongation of Moon and Mars, elongation of Venus, night watch. */
function temporalStrength(figure: TajikaFigure, planet: TajikaPlanet): TemporalStrength {
  const { longitudes, ascDeg, isDay, nightPart } = figure;
  const middleDeg = ascDeg + (isDay ? 270 : 90);
  const sect =
    DIURNAL.includes(planet) === isDay ? FULL * Math.max(0, 1 - separationDeg(longitudes.Sun, middleDeg) / 90) : 0;
  const elongation = separationDeg(longitudes[planet], longitudes.Sun);
  const luminaryElongation = planet === 'Moon' || planet === 'Mars' ? elongation / 3 : 0;
  const venusElongation = planet === 'Venus' ? FULL * Math.min(1, elongation / VENUS_FULL_DEG) : 0;
  const nightWatch = nightPart !== null && NIGHT_WATCH.includes(planet) ? nightWatchStrength(nightPart) : 0;
  return {
    sect,
    luminaryElongation,
    venusElongation,
    nightWatch,
    total: Math.max(sect, luminaryElongation, venusElongation, nightWatch),
  };
}

/** Zero until midnight, full at three quarters of the night, zero at sunrise; linear between. */
const nightWatchStrength = (nightPart: number): number => FULL * Math.max(0, 1 - Math.abs(nightPart - 0.75) / 0.25);

/** The greatest of three parts: slow direct motion, contact with a benefic, nearness to the Sun. */
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

/** In the sign and navamsha of the Sun: full less twice the separation in degrees, full for the Sun; elsewhere zero. */
const solarSynodicStrength = (longitudeDeg: number, sunDeg: number): number =>
  signIndex(longitudeDeg) === signIndex(sunDeg) && navamshaSign(longitudeDeg) === navamshaSign(sunDeg)
    ? FULL - 2 * separationDeg(longitudeDeg, sunDeg)
    : 0;

/** Points of a full aspect of a benefic; a full aspect to the ascendant has sixty. */
const BENEFIC_FULL = 45;

/** Aspect to the ascendant, and the best aspect of a benefic. A square of Mars or Saturn cancels the second part. */
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
