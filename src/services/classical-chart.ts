import type { ClassicalChartBasisResponse } from '../contract/classical-chart.js';
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

/** What the routes of dignities and lots ask a chart with. The observer is always given. */
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

/** A chart as classical doctrine needs it: places, ways, houses, and whether it is day. Degrees. */
export interface ClassicalChart {
  readonly instant: Instant;
  readonly site: Site;
  readonly placeCenter: PlaceCenter;
  readonly houses: Houses;
  /** Apparent longitudes by planet name, in [0, 360), of the chart's place frame. */
  readonly longitudes: Readonly<Record<string, number>>;
  /** Geocentric daily rates: a station is one for the whole Earth, the daily parallax is no motion of the planet. */
  readonly rates: Readonly<Record<string, number>>;
  /** Of the Sun's centre above the geometric horizon of the place. */
  readonly sunAltitudeDeg: number;
  readonly isDay: boolean;
}

const [SUN_BODY] = CHART_BODIES;

/** Altitude of the Sun's centre above the geometric horizon, without refraction. Degrees. */
export function sunAltitudeDeg(engine: Engine, instant: Instant, site: Site): number {
  const { longitudeDeg: ra, latitudeDeg: dec } = engine.sky.apparentEquatorial(SUN_BODY, instant, site);
  const hourAngle = engine.sky.localSiderealTimeDeg(instant, site.longitudeDeg) - ra;
  return horizontal(hourAngle, dec, site.latitudeDeg).altitudeDeg;
}

/** The first `count` bodies of a chart (7: to Saturn, 10: to Pluto) at an instant and place. Errors: InvalidInput, OutOfCoverage. */
export function classicalChart(engine: Engine, request: ClassicalChartRequest, count: 7 | 10): ClassicalChart {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const site: Site = {
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon,
    elevationM: request.observer_elev_m ?? 0,
  };
  const placeCenter = request.place_center ?? 'topocentric';
  const houses = housesAt(
    engine,
    instant,
    {
      latitude: site.latitudeDeg,
      longitude: site.longitudeDeg,
      system: request.house_system,
      policy: request.house_policy,
    },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const longitudes: Record<string, number> = {},
    rates: Record<string, number> = {};
  for (const body of CHART_BODIES.slice(0, count)) {
    const centre = engine.sky.apparent(body, instant);
    const seen = placeCenter === 'geocentric' ? centre : engine.sky.apparent(body, instant, site);
    longitudes[body.name] = normalizeDeg(seen.longitudeDeg);
    rates[body.name] = centre.longitudeRateDegPerDay;
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

/** The chart's basis as answers carry it. */
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
