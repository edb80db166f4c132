import type { LunarEquation } from '../../../../doctrine/electional/matter-clauses.js';
import type { Engine } from '../../../../engine.js';
import { normalizeDeg, signedDeg } from '../../../../kernel/angle.js';
import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD } from '../../../../kernel/constants.js';
import { moonLatitudeArgumentRad, moonNodeRad } from '../../../../kernel/delaunay.js';
import { ALL_CORRECTIONS } from '../../../../reduction/stages.js';
import { MOON_BODY } from '../../../../sky/bodies.js';
import type { Instant } from '../../../../time/instant.js';

/**
 * The equation of the Moon at an instant: her apparent geocentric longitude on the mean ecliptic of date minus her mean longitude
 * (F + Omega, IERS Conventions 2010, eq. 5.43), in degrees. Errors: OutOfCoverage.
 */
export function lunarEquation(engine: Engine, instant: Instant): LunarEquation {
  const trueDeg = engine.sky.apparent(MOON_BODY, instant, null, { ...ALL_CORRECTIONS, nutation: false }).longitudeDeg;
  const t = instant.tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const meanDeg = normalizeDeg((moonLatitudeArgumentRad(t) + moonNodeRad(t)) * DEG_PER_RAD);
  return { trueDeg, meanDeg, equationDeg: signedDeg(trueDeg - meanDeg) };
}
