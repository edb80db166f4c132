import { DAYS_PER_JULIAN_CENTURY } from '../../kernel/constants.js';
import { moonLatitudeArgumentRad } from '../../kernel/delaunay.js';
import { LUNAR_REACH, summarizeLunar } from './lunar.js';
import type { LunarSummary } from './lunar.js';
import { eclipseReach } from './next.js';
import type { EclipseSky } from './next.js';
import type { EclipseRadii } from './radii.js';
import { middleLunation, SAROS_LUNATIONS } from './saros.js';
import { greatestEclipse, meanSyzygy } from './search.js';
import type { Luminary } from './search.js';
import { SOLAR_REACH, summarizeSolar } from './solar.js';
import type { SolarSummary } from './solar.js';
import { SunMoon } from './sun-moon.js';

/** Node near which the syzygy of an eclipse takes place. */
export type EclipseNode = 'ascending' | 'descending';

/**
 * Node of the Moon's orbit that is near a new moon (solar) or a full moon (lunar), from the Moon's mean argument of latitude (IERS 2010 eq. 5.43).
 * `ttJ2k`: days since J2000.0 TT.
 */
export const eclipseNode = (ttJ2k: number): EclipseNode =>
  Math.cos(moonLatitudeArgumentRad(ttJ2k / DAYS_PER_JULIAN_CENTURY)) > 0 ? 'ascending' : 'descending';

interface Luminaries {
  readonly solar: SolarSummary;
  readonly lunar: LunarSummary;
}

/** The eclipse of a lunation, or null when its new (full) moon is none or lies outside `coverage`. Errors: OutOfCoverage. */
function eclipseOfLunation<L extends Luminary>(
  bodies: SunMoon,
  luminary: L,
  lunation: number,
  coverage: { readonly start: number; readonly end: number },
  radii: EclipseRadii,
): Luminaries[L] | 'outside' | null {
  const mean = meanSyzygy(luminary, lunation);
  if (mean < coverage.start || mean > coverage.end) return 'outside';
  const tt = greatestEclipse(luminary, bodies, mean, luminary === 'solar' ? SOLAR_REACH : LUNAR_REACH);
  if (Number.isNaN(tt)) return null;
  const summarize = luminary === 'solar' ? summarizeSolar : summarizeLunar;
  return summarize(bodies, tt, lunation, radii) as Luminaries[L] | null;
}

/** Eclipses of a Saros series in order of time. */
export interface SarosMembers<T> {
  readonly members: readonly T[];
  /** False when the ephemeris begins after the first member, or ends before the last one. */
  readonly hasFirst: boolean;
  readonly hasLast: boolean;
}

/** More members on one side of the middle than any series has (the longest has 87, the middle is known within 20). */
const MOST_ON_A_SIDE = 75;

/**
 * All eclipses of a Saros series within the ephemeris: lunations 223 apart, from the first to the last at which the shadow reaches the Earth (the
 * Moon). Each member is the eclipse that a search finds at its date. Errors: OutOfCoverage.
 */
export function sarosMembers<L extends Luminary>(
  engine: EclipseSky,
  luminary: L,
  series: number,
  radii: EclipseRadii,
): SarosMembers<Luminaries[L]> {
  const bodies = new SunMoon(engine.sky, engine.time),
    coverage = eclipseReach(engine.ephemeris, 0),
    middle = middleLunation(luminary, series);
  const members: Luminaries[L][] = [];
  let hasFirst = true,
    hasLast = true;
  for (let i = -MOST_ON_A_SIDE; i <= MOST_ON_A_SIDE; i++) {
    const found = eclipseOfLunation(bodies, luminary, middle + i * SAROS_LUNATIONS, coverage, radii);
    if (found !== 'outside') {
      if (found !== null) members.push(found);
      else if (members.length > 0) break;
      continue;
    }
    if (members.length === 0) hasFirst = false;
    else {
      hasLast = false;
      break;
    }
  }
  // The first new moon inside the ephemeris was no eclipse: the series begins after it.
  if (!hasFirst && members.length > 0) {
    const before = eclipseOfLunation(bodies, luminary, members[0].lunation - SAROS_LUNATIONS, coverage, radii);
    hasFirst = before === null;
  }
  return { members, hasFirst, hasLast };
}
