import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { distinctAspect } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { panchavargi } from './panchavargi.js';
import type { Panchavargi } from './panchavargi.js';
import { BENEFICS, HARSHA_HOUSE, MALEFICS, MEAN_MOTION_DEG, NATURAL_STRENGTH } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * The six strengths of an annual figure, in sixtieths: the figure of twenty (place), direction, time, nature, motion, aspect. Which
 * part of harsha bala and of the six strengths of the natal figure enters is read differently by the authors; the README names the
 * reading that is taken here, part by part.
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
/** Lords of the three watches of the night (BPHS 27, tribhaga bala). */
const NIGHT_WATCHES: readonly TajikaPlanet[] = ['Moon', 'Venus', 'Mars'];
/** Elongation at which Venus is full, degrees. */
const VENUS_FULL_DEG = 50;
/** Distance within which a neighbour is a contact, degrees. */
const CONTACT_DEG = 30;

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

/** Full on the cusp of the house of joy, nothing at the middle between two cusps: the cusp is the centre of the house (Sripati). */
function directionalStrength({ longitudes, cusps }: TajikaFigure, planet: TajikaPlanet): number {
  const house = HARSHA_HOUSE[planet] - 1;
  const from = normalizeDeg(longitudes[planet] - cusps[house]);
  const ahead = normalizeDeg(cusps[(house + 1) % 12] - cusps[house]),
    behind = normalizeDeg(cusps[house] - cusps[(house + 11) % 12]);
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
  const nightWatch = nightPart !== null && NIGHT_WATCHES[Math.min(2, Math.floor(nightPart * 3))] === planet ? FULL : 0;
  return {
    sect,
    luminaryElongation,
    venusElongation,
    nightWatch,
    total: Math.max(sect, luminaryElongation, venusElongation, nightWatch),
  };
}

function motionStrength(figure: TajikaFigure, planet: TajikaPlanet): MotionStrength {
  const { longitudes, rates, sunTropicalDeg } = figure;
  const nearest = (others: readonly TajikaPlanet[]): number =>
    Math.min(
      ...others.filter((other) => other !== planet).map((o) => separationDeg(longitudes[planet], longitudes[o])),
    );
  const slow = rates[planet] >= 0 && rates[planet] < MEAN_MOTION_DEG[planet];
  const mode = planet !== 'Sun' && slow ? FULL : 0;
  const blockedByMalefic = nearest(MALEFICS) < CONTACT_DEG;
  const beneficContact = blockedByMalefic ? 0 : FULL * Math.max(0, 1 - nearest(BENEFICS) / CONTACT_DEG);
  const northern = sunTropicalDeg >= 270 || sunTropicalDeg < 90;
  const solarSynodic = planet === 'Sun' && northern ? FULL : 0;
  return {
    mode,
    beneficContact,
    solarSynodic,
    blockedByMalefic,
    total: Math.max(mode, beneficContact, solarSynodic),
  };
}

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
