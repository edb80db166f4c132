import type { Engine } from '../../../engine.js';
import { LocalView } from '../../../events/eclipses/local.js';
import { lunarContacts, lunarShadowViews } from '../../../events/eclipses/lunar.js';
import type { LunarSummary } from '../../../events/eclipses/lunar.js';
import type { Found } from '../../../events/eclipses/next.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { TurningSite } from '../../../events/eclipses/site.js';
import { gridCrossings } from '../../../events/roots.js';
import { SolarEclipse } from '../../../events/eclipses/solar.js';
import type { SolarSummary } from '../../../events/eclipses/solar.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { moon, sun } from './event.js';
import { contactAt } from './horizon.js';
import { airlessAltitudeDeg, risenAltitudeDeg } from '../../../services/local-direction.js';
import type { EclipseSightResponse } from './views-schema.js';

const UNSEEN: EclipseSightResponse = {
  visible: false,
  eclipse_type: null,
  magnitude: 0,
  maximum_datetime_utc: null,
  altitude: null,
};

/** Place of a request that may have one: both coordinates or neither. Errors: InvalidInput. */
export function siteOf({
  latitude,
  longitude,
}: {
  readonly latitude?: number;
  readonly longitude?: number;
}): Site | null {
  if (latitude !== undefined && longitude !== undefined)
    return { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: 0 };
  if (latitude === undefined && longitude === undefined) return null;
  throw new InvalidInput({
    field: latitude === undefined ? '/latitude' : '/longitude',
    message: 'must be given with the other coordinate of the place',
    allowed: 'both latitude and longitude, or neither',
  });
}

/** View of solar eclipses at a place. Errors of the returned function: OutOfCoverage. */
export function solarSights(engine: Engine, site: Site): (found: Found<SolarSummary>) => EclipseSightResponse {
  const turning = TurningSite.of(site.latitudeDeg, site.longitudeDeg, site.elevationM);
  const horizonSine = Math.sin(risenAltitudeDeg(site) * RAD_PER_DEG);
  return ({ bodies, summary }) => {
    const local = new LocalView(new SolarEclipse(bodies, summary, NATIVE_RADII), turning, horizonSine).solve();
    if (local === null) return UNSEEN;
    const { datetime_utc, altitude } = contactAt(engine, sun, summary.ttJ2k + local.maximum, site);
    const { localClass, magnitude } = local.discs;
    return {
      visible: true,
      eclipse_type: localClass === 'total' ? 'Total' : localClass === 'annular' ? 'Annular' : 'Partial',
      magnitude,
      maximum_datetime_utc: datetime_utc,
      altitude,
    };
  };
}

const HORIZON_STEPS = 36,
  TIME_TOLERANCE_DAYS = 1e-9;
/**
 * Upper bound of the rate of the Moon's topocentric altitude, degrees per day: rotation of the Earth (361), motion of the Moon (16) and
 * diurnal parallax (7), with a margin.
 */
const FASTEST_ALTITUDE_DEG_PER_DAY = 400;

/** Moonrises and moonsets of the Moon's centre on the refracted horizon between two instants of TT, in order of time. */
const moonCrossings = (
  engine: Engine,
  { site, risenDeg }: { readonly site: Site; readonly risenDeg: number },
  from: number,
  to: number,
): number[] =>
  gridCrossings((tt) => airlessAltitudeDeg(engine, moon, engine.time.instantFromTt(tt), site) - risenDeg, {
    from,
    to,
    steps: HORIZON_STEPS,
    tolerance: TIME_TOLERANCE_DAYS,
    fastestRate: FASTEST_ALTITUDE_DEG_PER_DAY,
  }).map(({ at }) => at);

/**
 * View of lunar eclipses at a place: of the umbral phase if there is one, else of the penumbral phase. Errors of the
 * returned function: OutOfCoverage.
 */
export function lunarSights(engine: Engine, site: Site): (found: Found<LunarSummary>) => EclipseSightResponse {
  // One iteration over the refraction for the site, not one for each eclipse.
  const risenDeg = risenAltitudeDeg(site);
  return ({ bodies, summary }) => {
    const { ttJ2k } = summary;
    const { p1, u1, u4, p4 } = lunarContacts(bodies, summary, NATIVE_RADII);
    const first = ttJ2k + (u1 ?? p1 ?? 0),
      last = ttJ2k + (u4 ?? p4 ?? 0);
    const isUp = airlessAltitudeDeg(engine, moon, engine.time.instantFromTt(ttJ2k), site) >= risenDeg;
    const nearest = isUp
      ? ttJ2k
      : moonCrossings(engine, { site, risenDeg }, first, last)
          .sort((a, b) => Math.abs(a - ttJ2k) - Math.abs(b - ttJ2k))
          .at(0);
    if (nearest === undefined) return UNSEEN;
    const { umbralMagnitude, penumbralMagnitude } = lunarShadowViews(bodies, summary, NATIVE_RADII)(nearest - ttJ2k);
    const { datetime_utc, altitude } = contactAt(engine, moon, nearest, site);
    const inUmbra = umbralMagnitude > 0;
    return {
      visible: true,
      eclipse_type: umbralMagnitude >= 1 ? 'Total' : inUmbra ? 'Partial' : 'Penumbral',
      magnitude: Math.max(0, inUmbra ? umbralMagnitude : penumbralMagnitude),
      maximum_datetime_utc: datetime_utc,
      altitude,
    };
  };
}
