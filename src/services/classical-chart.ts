import { ClassicalChartFields } from '../contract/classical-chart.js';
import type { ClassicalChartBasisResponse } from '../contract/classical-chart.js';
import { withDefaults } from '../contract/defaults.js';
import type { HousePolicyRequest } from '../contract/houses.js';
import type { PlaceCenter } from '../contract/sidereal-chart.js';
import type { Engine } from '../engine.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { Site } from '../reduction/origin.js';
import { CHART_BODIES } from '../sky/bodies.js';
import { horizontal } from '../sky/horizon.js';
import type { Houses } from '../sky/houses/resolve.js';
import type { Instant } from '../time/instant.js';
import { housesAt } from '../wire/houses.js';

/** Request for a chart of classical doctrine. The observer is required. */
export interface ClassicalChartRequest {
  readonly dt: string;
  readonly observer_lat: number;
  readonly observer_lon: number;
  readonly observer_elev_m?: number;
  readonly house_system?: string;
  readonly house_policy?: HousePolicyRequest | null;
  /** Default topocentric. */
  readonly place_center?: PlaceCenter;
}

/** A chart for classical doctrine: positions, motions, houses and sect. Degrees. */
export interface ClassicalChart {
  readonly instant: Instant;
  readonly site: Site;
  readonly placeCenter: PlaceCenter;
  readonly houses: Houses;
  /** Apparent longitudes by planet name, [0, 360), topocentric or geocentric as `placeCenter`. */
  readonly longitudes: Readonly<Record<string, number>>;
  /** Geocentric rates in longitude, degrees per day. They are geocentric so that stations do not depend on the location. */
  readonly rates: Readonly<Record<string, number>>;
  /** Altitude of the centre of the Sun above the geometric horizon. */
  readonly sunAltitudeDeg: number;
  readonly isDay: boolean;
}

const [SUN_BODY] = CHART_BODIES;

/** Altitude of the centre of the Sun above the geometric horizon of a site, without refraction, degrees. Errors: OutOfCoverage. */
export function sunAltitudeDeg(engine: Engine, instant: Instant, site: Site): number {
  const { longitudeDeg: ra, latitudeDeg: dec } = engine.sky.apparentEquatorial(SUN_BODY, instant, site);
  const hourAngle = engine.sky.localSiderealTimeDeg(instant, site.longitudeDeg) - ra;
  return horizontal(hourAngle, dec, site.latitudeDeg).altitudeDeg;
}

/**
 * Computes the chart of a request.
 * @param count number of bodies: 7 (Sun to Saturn) or 10 (Sun to Pluto)
 * Errors: InvalidInput, OutOfCoverage.
 */
export function classicalChart(engine: Engine, request: ClassicalChartRequest, count: 7 | 10): ClassicalChart {
  const filled = withDefaults(ClassicalChartFields, request);
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const site: Site = {
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon,
    elevationM: filled.observer_elev_m,
  };
  const placeCenter = filled.place_center;
  const houses = housesAt(
    engine,
    instant,
    {
      latitude: site.latitudeDeg,
      longitude: site.longitudeDeg,
      system: filled.house_system,
      policy: request.house_policy,
    },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const longitudes: Record<string, number> = {},
    rates: Record<string, number> = {};
  for (const body of CHART_BODIES.slice(0, count)) {
    const geocentric = engine.sky.apparent(body, instant);
    const position = placeCenter === 'geocentric' ? geocentric : engine.sky.apparent(body, instant, site);
    longitudes[body.name] = normalizeDeg(position.longitudeDeg);
    rates[body.name] = geocentric.longitudeRateDegPerDay;
  }
  const sunAltitude = sunAltitudeDeg(engine, instant, site);
  return {
    instant,
    site,
    placeCenter,
    houses,
    longitudes,
    rates,
    sunAltitudeDeg: sunAltitude,
    isDay: sunAltitude >= 0,
  };
}

/** Basis of a chart in the wire shape. */
export function classicalChartBasis(engine: Engine, chart: ClassicalChart): ClassicalChartBasisResponse {
  const { houses } = chart;
  return {
    place_center: chart.placeCenter,
    motion_frame: 'geocentric',
    house_system: houses.requested,
    effective_house_system: houses.effective.code,
    house_fallback_reason: houses.fallbackReason,
    asc: houses.figure.ascDeg,
    mc: houses.figure.mcDeg,
    is_day_chart: chart.isDay,
    sun_altitude_deg: chart.sunAltitudeDeg,
    computation_basis: engine.basis(chart.instant),
  };
}
