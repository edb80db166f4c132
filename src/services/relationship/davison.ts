import type { ChartResponse } from '../../contract/chart.js';
import type {
  DavisonChartRequest,
  DavisonComputationTruthResponse,
  DavisonMethod,
  SynastryConditionProfileResponse,
  SynastryRelationResponse,
} from '../../contract/relationship.js';
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

/** A chart cast for the middle of two births, and how its moment and place were found. */
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

/** Points of the lunar orbit that the chart lists. */
const POINTS: ReadonlySet<string> = new Set(['True Node', 'Mean Node', 'Lilith']);

/**
 * The relationship chart of a real moment: the mean of the two times (Davison, Synastry, 1977), at a place by the method:
 * `midpoint_location` and `corrected` mean latitude and middle of the shorter arc of longitude; `uncorrected` mean latitude and
 * mean longitude; `spherical_midpoint` the middle of the great circle; `reference_place` the caller's. `corrected` moves the time
 * by less than half a day to the nearest moment at which the midheaven is the midpoint of the two natal midheavens. The mean is
 * taken of the two moments in UTC, as Davison takes it of Greenwich times, and reduced to UT1 once. Bodies are geocentric:
 * Sun ... Pluto, and what else the parties name. Errors: InvalidInput, OutOfCoverage.
 */
export function davisonChart(engine: Engine, request: DavisonChartRequest): DavisonChart {
  const labels = pairLabels(request),
    method = request.method ?? 'midpoint_location';
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
  const asked = { bodies: bodiesOf(engine, request), includeNodes: nodesAreIn(request) };
  const outer = Math.abs(first.utcJ2k) >= Math.abs(second.utcJ2k) ? 'first' : 'second';
  // The middle is no field of the request: where it is not covered, the one farther from today is not either.
  const whole = namingField(`/${outer}/dt`, request[outer].dt, () => chartAt(engine, instant, asked));
  const chart: ChartResponse = {
    ...whole,
    nodes: Object.fromEntries(Object.entries(whole.nodes).filter(([name]) => POINTS.has(name))),
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

/** Sun ... Pluto, then the further bodies that the parties name, each once. */
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

/** The house system that both parties name; null when they name none or two. */
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
            message: 'the method reference_place needs a place',
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

/** Errors: InvalidInput for antipodes, which have no middle. */
function sphericalPlace(first: Coordinates, second: Coordinates): Coordinates {
  const middle = sphericalMiddle(first, second);
  if (middle === null)
    throw new InvalidInput({
      field: '/method',
      message: 'the two places are antipodes: every great circle joins them, and they have no middle',
      given: 'spherical_midpoint',
      allowed: 'midpoint_location, uncorrected, corrected, or reference_place',
    });
  return middle;
}

/** Turns of the meridian in a day of UT1, degrees. */
const MERIDIAN_RATE = 360.98564736629;

/** UT1 nearest to a moment at which a degree of the ecliptic culminates on a meridian, days since J2000.0; within half a sidereal day. */
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
