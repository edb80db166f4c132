import { withDefaults } from '../../../contract/defaults.js';
import { directedPoint } from '../../../doctrine/directions/point.js';
import type { DirectedPoint, DirectionFrame } from '../../../doctrine/directions/point.js';
import type { AngleName } from '../../../doctrine/directions/methods.js';
import type { TargetClass } from '../../../doctrine/directions/presets.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import type { Site } from '../../../reduction/origin.js';
import { LUNAR_POINTS, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { requestedBodies } from '../../../services/chart.js';
import { housesAt } from '../../../wire/houses.js';
import { StageLog } from '../../../wire/stage-log.js';
import { PrimaryDirectionsBaseRequest } from './schema-request.js';

/** A point of the figure that can be directed. */
export interface FigurePoint {
  readonly point: DirectedPoint;
  readonly kind: TargetClass;
  readonly angle: AngleName | null;
}

/** The natal sky with the horizon of the place of directions. */
export interface DirectionFigure {
  readonly instant: Instant;
  /** The birthplace: the observer of the bodies, unless positions are geocentric. */
  readonly natalSite: Site;
  readonly placeCenter: 'topocentric' | 'geocentric';
  /** The place of houses, angles and arcs. */
  readonly site: Site;
  readonly houses: Houses;
  readonly frame: DirectionFrame;
  /** Bodies, nodes, then the four angles. */
  readonly points: readonly FigurePoint[];
  /** Geocentric motion of the Sun at birth in longitude and in right ascension, degrees per day. */
  readonly sunRate: { readonly longitude: number; readonly rightAscension: number };
}

/** The positions of a birth, without a horizon. */
interface BirthSky {
  readonly placed: readonly { readonly body: Body; readonly lonDeg: number; readonly latDeg: number }[];
  readonly sunRate: DirectionFigure['sunRate'];
}

function birthSky(
  engine: Engine,
  request: PrimaryDirectionsBaseRequest,
  instant: Instant,
  observerSite: Site | null,
): BirthSky {
  const bodies = requestedBodies(engine, request.bodies);
  const nodes = request.include_nodes
    ? LUNAR_POINTS.filter(({ name }) => !bodies.some((body) => body.name === name))
    : [];
  return {
    placed: [...bodies, ...nodes].map((body) => {
      const place = engine.sky.apparent(body, instant, observerSite);
      return { body, lonDeg: place.longitudeDeg, latDeg: place.latitudeDeg };
    }),
    sunRate: {
      longitude: engine.sky.apparent(SUN_BODY, instant).longitudeRateDegPerDay,
      rightAscension: engine.sky.apparentEquatorial(SUN_BODY, instant).longitudeRateDegPerDay,
    },
  };
}

/** The figure of a request. `stages`: log of the stages. Errors: InvalidInput, OutOfCoverage. */
export function directionFigure(
  engine: Engine,
  given: PrimaryDirectionsBaseRequest,
  stages = new StageLog(),
): DirectionFigure {
  const request = withDefaults(PrimaryDirectionsBaseRequest, given);
  const instant = stages.run('datetime_to_jd', () => engine.time.instantFromIso(request.dt, '/dt'));
  const elevationM = request.observer_elev_m;
  const natalSite: Site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM };
  const site: Site = {
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon ?? request.longitude,
    elevationM,
  };
  const placeCenter = request.place_center;
  const { placed, sunRate } = stages.run('chart_assembly', () =>
    birthSky(engine, request, instant, placeCenter === 'geocentric' ? null : natalSite),
  );
  return stages.run('houses_assembly', () => {
    const houses = housesAt(
      engine,
      instant,
      { latitude: site.latitudeDeg, longitude: site.longitudeDeg, system: request.house_system },
      { system: '/house_system', latitude: '/observer_lat' },
    );
    const frame: DirectionFrame = {
      armcDeg: houses.figure.armcDeg,
      obliquityDeg: request.obliquity ?? engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD,
      latitudeDeg: site.latitudeDeg,
    };
    const points: FigurePoint[] = placed.map(({ body, lonDeg, latDeg }) => ({
      point: directedPoint(body.name, lonDeg, latDeg, frame),
      kind: body.kind === 'lunar_point' ? 'node' : 'planet',
      angle: null,
    }));
    const ownObliquity = request.obliquity === undefined || request.obliquity === null;
    return {
      instant,
      natalSite,
      placeCenter,
      site,
      houses,
      frame,
      points: [...points, ...anglePoints(houses, frame, ownObliquity)],
      sunRate,
    };
  });
}

/** The angles. Meridian angles have the ARMC as right ascension, unless the request gives another obliquity. */
function anglePoints({ figure }: Houses, frame: DirectionFrame, ownObliquity: boolean): FigurePoint[] {
  const angle = (name: AngleName, lonDeg: number, hourAngleDeg: number | null): FigurePoint => {
    const point = directedPoint(name, lonDeg, 0, frame);
    const onMeridian = hourAngleDeg === null || !ownObliquity;
    return {
      point: onMeridian ? point : { ...point, raDeg: normalizeDeg(frame.armcDeg - hourAngleDeg), hourAngleDeg },
      kind: 'angle',
      angle: name,
    };
  };
  return [
    angle('ASC', figure.ascDeg, null),
    angle('MC', figure.mcDeg, 0),
    angle('DSC', figure.dscDeg, null),
    angle('IC', figure.icDeg, -180),
  ];
}

/** House cusps as points of the ecliptic, H1 to H12. */
export const cuspPoint = ({ houses, frame }: DirectionFigure, house: number): FigurePoint => ({
  point: directedPoint(`H${house}`, houses.cusps[house - 1], 0, frame),
  kind: 'houseCusp',
  angle: null,
});
