import {
  differenceUnderPole,
  positionCircle,
  topocentricCircle,
  underThePoleCircle,
} from '../../../doctrine/directions/circles.js';
import type { PoleCircle } from '../../../doctrine/directions/circles.js';
import type { DirectedPoint, DirectionFrame, SemiArcs } from '../../../doctrine/directions/point.js';
import { fractionOf, isAbove } from '../../../doctrine/directions/semi-arc.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import { horizontal } from '../../../sky/horizon.js';
import { directionFigure } from './figure.js';
import type { PrimaryDirectionsSpeculumResponse } from './schema-answer.js';
import type { PrimaryDirectionsBaseRequest } from './schema-request.js';

type Entry = PrimaryDirectionsSpeculumResponse['entries'][number];

/**
 * POST /v1/primary-directions/speculum: the mundane quantities of all points of a figure. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function directionSpeculum(
  engine: Engine,
  request: PrimaryDirectionsBaseRequest,
): PrimaryDirectionsSpeculumResponse {
  const figure = directionFigure(engine, request);
  return {
    entries: figure.points.map(({ point }) => entryOf(point, figure.frame)),
    computation_basis: engine.basis(figure.instant),
  };
}

/** The semi-arcs of a point that never crosses the horizon: 180 degrees on one side. */
function limitingArcs(point: DirectedPoint, frame: DirectionFrame): SemiArcs {
  const above = point.decDeg * frame.latitudeDeg > 0;
  return above ? { diurnalDeg: 180, nocturnalDeg: 0 } : { diurnalDeg: 0, nocturnalDeg: 180 };
}

/** The mundane position in quadrants; a point that never rises is below the horizon at all hour angles. */
const positionOf = (hourAngleDeg: number, arcs: SemiArcs): number =>
  arcs.diurnalDeg === 0
    ? (hourAngleDeg < 0 ? -1 : 1) * (1 + Math.abs(hourAngleDeg) / 180)
    : fractionOf(hourAngleDeg, arcs);

const poleDeg = (circle: PoleCircle | null): number | null =>
  circle === null
    ? null
    : Math.abs(Math.atan(circle.tanPole) * DEG_PER_RAD) * (circle.tanPole * circle.equatorDeg < 0 ? -1 : 1);

function entryOf(point: DirectedPoint, frame: DirectionFrame): Entry {
  const { raDeg, decDeg, hourAngleDeg } = point;
  const arcs = point.semiArcs ?? limitingArcs(point, frame),
    upper = arcs.diurnalDeg > 0 && isAbove(hourAngleDeg, arcs),
    semiArc = upper ? arcs.diurnalDeg : arcs.nocturnalDeg,
    distance = Math.abs(hourAngleDeg);
  const difference = point.semiArcs === null ? null : point.semiArcs.diurnalDeg - 90;
  const circle = positionCircle(point, frame),
    underPole = differenceUnderPole(decDeg, circle);
  const { altitudeDeg, azimuthDeg } = horizontal(hourAngleDeg, decDeg, frame.latitudeDeg);
  return {
    name: point.name,
    lon: point.lonDeg,
    lat: point.latDeg,
    ra: raDeg,
    dec: decDeg,
    ha: hourAngleDeg,
    dsa: arcs.diurnalDeg,
    nsa: arcs.nocturnalDeg,
    upper,
    f: positionOf(hourAngleDeg, arcs) + 0,
    rising: point.semiArcs ? 'rises_and_sets' : upper ? 'never_sets' : 'never_rises',
    meridian: upper ? 'upper' : 'lower',
    meridian_distance: upper ? distance : 180 - distance,
    semi_arc: semiArc,
    temporal_hour: semiArc / 6,
    ascensional_difference: difference,
    oblique_ascension: difference === null ? null : normalizeDeg(raDeg - difference),
    oblique_descension: difference === null ? null : normalizeDeg(raDeg + difference),
    altitude: altitudeDeg + 0,
    azimuth: azimuthDeg,
    prime_vertical_position: Math.atan2(circle.prime!.sin, circle.prime!.cos) * DEG_PER_RAD + 0,
    equatorial_position: circle.equatorDeg + 0,
    regiomontanus_pole: poleDeg(circle)! + 0,
    // East of the meridian the oblique ascension, west of it the oblique descension: the intersection of circle and
    // equator.
    regiomontanus_oblique_ascension: Number.isNaN(underPole) ? null : normalizeDeg(frame.armcDeg - circle.equatorDeg),
    topocentric_pole: poleDeg(topocentricCircle(point, frame)),
    placidus_pole: poleDeg(underThePoleCircle(point, frame)),
  };
}
