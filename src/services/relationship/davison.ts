import { withDefaults } from '../../contract/defaults.js';
import type { ChartResponse } from '../../contract/chart.js';
import type {
  DavisonComputationTruthResponse,
  DavisonMethod,
  SynastryConditionProfileResponse,
  SynastryRelationResponse,
} from '../../contract/relationship.js';
import { DavisonChartRequest } from '../../contract/relationship.js';
import type { Engine } from '../../engine.js';
import { signedDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../kernel/constants.js';
import { InvalidInput, namingField } from '../../kernel/errors.js';
import type { Houses } from '../../sky/houses/resolve.js';
import { CHART_BODIES } from '../../sky/bodies.js';
import type { Body } from '../../sky/bodies.js';
import { chartAt, requestedBodies } from '../chart.js';
import { figureAt, housesAt } from '../../wire/houses.js';
import { eastDeg, meanPlace, shorterArcPlace, sphericalMiddle } from '../../doctrine/relationship/davison.js';
import { midpointDeg } from '../../doctrine/relationship/midpoints.js';
import { rightAscensionOfDegree } from './composite.js';
import { chartRelation, conditionProfile, pairLabels } from './relations.js';

/** A Davison chart, with the derivation of its time and place. */
export interface DavisonChart {
  readonly chart: ChartResponse;
  readonly houses: Houses;
  readonly truth: DavisonComputationTruthResponse;
  readonly relation: SynastryRelationResponse;
  readonly profile: SynastryConditionProfileResponse;
}

type Coordinates = Pick<Place, 'latitude' | 'longitude'>;
interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly latitudeMode: string;
  readonly longitudeMode: string;
}

/** Nodes and apogees that the chart lists. */
const POINTS: ReadonlySet<string> = new Set(['True Node', 'Mean Node', 'Lilith']);

/**
 * The Davison chart (Davison, Synastry, 1977): a chart for the mean of the two birth times. The method gives the place:
 * `midpoint_location` and `corrected` the mean latitude and the midpoint of the shorter arc of longitude; `uncorrected`
 * the mean latitude and the mean longitude; `spherical_midpoint` the midpoint of the great circle; `reference_place`
 * the place of the request. `corrected` also moves the time, by less than half a day, to the nearest moment at which
 * the midheaven is the midpoint of the two natal midheavens. The mean is taken of the UTC times, as Davison takes it of
 * Greenwich times, and converted to UT1 once. Bodies are geocentric: Sun to Pluto, and the further bodies that the
 * parties name. Errors: InvalidInput, OutOfCoverage.
 */
export function davisonChart(engine: Engine, given: DavisonChartRequest): DavisonChart {
  const request = withDefaults(DavisonChartRequest, given);
  const labels = pairLabels(request),
    method = request.method;
  const first = engine.time.instantFromIso(request.first.dt, '/first/dt'),
    second = engine.time.instantFromIso(request.second.dt, '/second/dt');
  const middle = engine.time.instantFromUtc(first.utcJ2k + (second.utcJ2k - first.utcJ2k) / 2).ut1J2k;
  const place = placeOf(request, method);
  let used = middle,
    targetMc: number | null = null;
  if (method === 'corrected') {
    targetMc = midpointDeg(
      figureAt(engine, first, request.first.latitude, request.first.longitude).mcDeg,
      figureAt(engine, second, request.second.latitude, request.second.longitude).mcDeg,
    );
    used = momentOfMidheaven(engine, middle, place.longitude, targetMc);
  }
  const instant = engine.time.instantFromUt1(used);
  const content = { bodies: bodiesOf(engine, request), includeNodes: nodesAreIn(request) };
  const outer = Math.abs(first.utcJ2k) >= Math.abs(second.utcJ2k) ? 'first' : 'second';
  // The mean time is not a field of the request. If it is outside the coverage, so is the birth farther from J2000,
  // which the error names.
  const full = namingField(`/${outer}/dt`, request[outer].dt, () => chartAt(engine, instant, content));
  const chart: ChartResponse = {
    ...full,
    nodes: Object.fromEntries(Object.entries(full.nodes).filter(([name]) => POINTS.has(name))),
  };
  const houses = housesAt(
    engine,
    instant,
    { latitude: place.latitude, longitude: place.longitude, system: request.house_system ?? sharedSystem(request) },
    { system: '/house_system', latitude: '/reference_latitude' },
  );
  const made = chartRelation(
    labels,
    method === 'midpoint_location' ? 'midpoint_location_authP' : `${method}_authP`,
    method,
  );
  return {
    chart,
    houses,
    relation: made,
    truth: {
      method,
      raw_midpoint_jd: middle + J2000_JD,
      used_jd: chart.jd_ut,
      latitude_mode: place.latitudeMode,
      longitude_mode: place.longitudeMode,
      latitude_midpoint: place.latitude,
      longitude_midpoint: place.longitude,
      house_system: houses.requested,
      corrected_target_mc: targetMc,
      correction_applied: Math.abs(used - middle) > 1e-12,
    },
    profile: conditionProfile('authP', made, { includes_house_frame: true }),
  };
}

/** Sun to Pluto, then the further bodies that the parties name, without repetition. */
function bodiesOf(engine: Engine, { first, second }: DavisonChartRequest): readonly Body[] {
  const named = [
    ...CHART_BODIES,
    ...requestedBodies(engine, first.bodies, '/first/bodies'),
    ...requestedBodies(engine, second.bodies, '/second/bodies'),
  ];
  return [...new Map(named.map((body) => [body.name, body])).values()];
}

const nodesAreIn = ({ first, second }: DavisonChartRequest): boolean =>
  (first.include_nodes ?? true) && (second.include_nodes ?? true);

/** The house system that both parties name; null if they name none or different ones. */
function sharedSystem({ first, second }: DavisonChartRequest): string | null {
  const [a, b] = [first.house_system ?? null, second.house_system ?? null];
  return a !== null && a.toLowerCase() === b?.toLowerCase() ? a : null;
}

function placeOf(
  { first, second, reference_latitude, reference_longitude }: DavisonChartRequest,
  method: DavisonMethod,
): Place {
  switch (method) {
    case 'midpoint_location':
    case 'corrected':
      return {
        ...shorterArcPlace(first, second),
        latitudeMode: 'arithmetic_midpoint',
        longitudeMode: 'shorter_arc_midpoint',
      };
    case 'uncorrected':
      return {
        ...meanPlace(first, second),
        latitudeMode: 'arithmetic_midpoint',
        longitudeMode: 'arithmetic_midpoint',
      };
    case 'spherical_midpoint':
      return {
        ...sphericalPlace(first, second),
        latitudeMode: 'spherical_midpoint',
        longitudeMode: 'spherical_midpoint',
      };
    case 'reference_place': {
      const missing = [
        ['/reference_latitude', reference_latitude ?? null],
        ['/reference_longitude', reference_longitude ?? null],
      ].filter(([, value]) => value === null);
      if (missing.length)
        throw new InvalidInput(
          missing.map(([field]) => ({
            field: String(field),
            message: 'must be given with the method reference_place',
            allowed: 'a number of degrees',
          })),
        );
      return {
        latitude: Number(reference_latitude),
        longitude: eastDeg(Number(reference_longitude)),
        latitudeMode: 'reference_place',
        longitudeMode: 'reference_place',
      };
    }
  }
}

/** Midpoint of the great circle between two places. Errors: InvalidInput for antipodes, which have no midpoint. */
function sphericalPlace(first: Coordinates, second: Coordinates): Coordinates {
  const middle = sphericalMiddle(first, second);
  if (middle === null)
    throw new InvalidInput({
      field: '/method',
      message: 'cannot be spherical_midpoint for antipodes, which have no unique midpoint',
      given: 'spherical_midpoint',
      allowed: 'midpoint_location, uncorrected, corrected, or reference_place',
    });
  return middle;
}

/**
 * Rotation of the Earth in a day of UT1, degrees (sidereal time at J2000.0; Meeus, Astronomical Algorithms, eq. 12.4).
 */
const MERIDIAN_RATE = 360.98564736629;

/**
 * The moment, nearest to `ut1J2k`, at which the longitude `mcDeg` culminates on the meridian of `longitudeDeg`: UT1
 * days since J2000.0, at most half a sidereal day away. Fixed-point iteration to 1e-10 degrees.
 */
function momentOfMidheaven(engine: Engine, ut1J2k: number, longitudeDeg: number, mcDeg: number): number {
  let moment = ut1J2k;
  for (let i = 0; i < 6; i++) {
    const instant = engine.time.instantFromUt1(moment);
    const obliquity = engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD;
    const miss = signedDeg(
      engine.sky.localSiderealTimeDeg(instant, longitudeDeg) - rightAscensionOfDegree(mcDeg, obliquity),
    );
    moment -= miss / MERIDIAN_RATE;
    if (Math.abs(miss) < 1e-10) break;
  }
  return moment;
}
