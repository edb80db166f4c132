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
import { requestedBodies } from '../../../wire/chart.js';
import { housesAt } from '../../../wire/houses.js';
import type { PrimaryDirectionsBaseRequest } from './schema-request.js';

/** A point of the figure that may be directed. */
export interface FigurePoint {
  readonly point: DirectedPoint;
  readonly kind: TargetClass;
  readonly angle: AngleName | null;
}

/** The natal sky against the horizon of the place whose arcs are measured. */
export interface DirectionFigure {
  readonly instant: Instant;
  /** The birthplace, from which the bodies are seen unless the geocentre was asked for. */
  readonly natalSite: Site;
  readonly placeCenter: 'topocentric' | 'geocentric';
  /** The place of the houses and arcs. */
  readonly site: Site;
  readonly houses: Houses;
  readonly frame: DirectionFrame;
  /** Bodies, nodes, then the four angles. */
  readonly points: readonly FigurePoint[];
  /** Geocentric motion of the Sun at birth, degrees a day: in longitude and in right ascension. */
  readonly sunRate: { readonly longitude: number; readonly rightAscension: number };
}

/** The figure of a request. Errors: InvalidInput, OutOfCoverage. */
export function directionFigure(engine: Engine, request: PrimaryDirectionsBaseRequest): DirectionFigure {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const elevationM = request.observer_elev_m ?? 0;
  const natalSite: Site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM };
  const site: Site = {
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon ?? request.longitude,
    elevationM,
  };
  const placeCenter = request.place_center ?? 'topocentric';
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
  const seenFrom = placeCenter === 'geocentric' ? null : natalSite;
  const bodies = requestedBodies(engine, request.bodies);
  const nodes = request.include_nodes
    ? LUNAR_POINTS.filter(({ name }) => !bodies.some((body) => body.name === name))
    : [];
  return {
    instant,
    natalSite,
    placeCenter,
    site,
    houses,
    frame,
    points: [
      ...[...bodies, ...nodes].map((body) => bodyPoint(engine, body, instant, seenFrom, frame)),
      ...anglePoints(houses, frame, request.obliquity === undefined || request.obliquity === null),
    ],
    sunRate: {
      longitude: engine.sky.apparent(SUN_BODY, instant).longitudeRateDegPerDay,
      rightAscension: engine.sky.apparentEquatorial(SUN_BODY, instant).longitudeRateDegPerDay,
    },
  };
}

function bodyPoint(
  engine: Engine,
  body: Body,
  instant: Instant,
  site: Site | null,
  frame: DirectionFrame,
): FigurePoint {
  const place = engine.sky.apparent(body, instant, site);
  return {
    point: directedPoint(body.name, place.longitudeDeg, place.latitudeDeg, frame),
    kind: body.kind === 'lunar_point' ? 'node' : 'planet',
    angle: null,
  };
}

/** The angles. On the meridian the right ascension is the ARMC itself, unless another obliquity than that of the figure turns it. */
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
  kind: 'house_cusp',
  angle: null,
});
