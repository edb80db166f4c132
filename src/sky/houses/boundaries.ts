import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { cross, norm } from '../../kernel/vec3.js';
import type { HouseFigure } from './figure.js';
import { semiArc } from './projection.js';
import type { Houses } from './resolve.js';
import type { HouseSystem } from './system.js';

interface BoundaryCurvePoint {
  readonly direction: number[];
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** One house boundary in space: a great circle, or a curve for semi-arc systems. Vectors are in the true equator and equinox of date. */
interface HouseBoundary {
  readonly house: number;
  readonly kind: 'great_circle_plane' | 'semi_arc_event_curve';
  readonly cuspLongitudeDeg: number;
  readonly anchor: number[];
  readonly planeNormal: number[] | null;
  readonly curve: readonly BoundaryCurvePoint[];
  readonly phase: 'upper' | 'lower' | 'antipodal_upper' | 'antipodal_lower' | null;
  readonly fraction: number | null;
}

interface BoundarySet {
  readonly complete: boolean;
  readonly reason: string | null;
  readonly boundaries: readonly HouseBoundary[];
}

const CURVE_SAMPLES = 49;
/** Below this sine of their angle two directions define no plane to the digits of an answer. */
const PARALLEL = 1e-9;

const positive = (value: number): number => (value === 0 ? 0 : value);
const plain = (vector: Float64Array): number[] => [positive(vector[0]), positive(vector[1]), positive(vector[2])];

function eclipticDirection(figure: HouseFigure, lonDeg: number): Float64Array {
  const lon = lonDeg * RAD_PER_DEG;
  return Float64Array.of(Math.cos(lon), Math.sin(lon) * figure.cosObliquity, Math.sin(lon) * figure.sinObliquity);
}

function zenith(figure: HouseFigure): Float64Array {
  return Float64Array.of(figure.cosLatitude * figure.cosArmc, figure.cosLatitude * figure.sinArmc, figure.sinLatitude);
}

function axisOf(
  figure: HouseFigure,
  axis: 'celestial_pole' | 'ecliptic_pole' | 'north_point' | 'zenith',
): Float64Array {
  switch (axis) {
    case 'celestial_pole':
      return Float64Array.of(0, 0, 1);
    case 'ecliptic_pole':
      return Float64Array.of(0, -figure.sinObliquity, figure.cosObliquity);
    case 'north_point':
      return Float64Array.of(
        -figure.sinLatitude * figure.cosArmc,
        -figure.sinLatitude * figure.sinArmc,
        figure.cosLatitude,
      );
    case 'zenith':
      return zenith(figure);
  }
}

/** Unit normal of the boundary of a house; null when its plane is undefined. */
function planeNormal(
  system: HouseSystem,
  figure: HouseFigure,
  house: number,
  anchor: Float64Array,
): Float64Array | null {
  const normal = new Float64Array(3);
  const { boundary } = system;
  if (boundary.kind === 'axis') cross(axisOf(figure, boundary.axis), anchor, normal);
  else if (boundary.kind === 'horizons') {
    // Houses 4 to 9 have the same horizons as 10 to 3, with the opposite side in front.
    const step = (house + 2) % 6;
    system.boundaryZenith?.(figure, step, normal);
    if (house >= 4 && house <= 9) for (let i = 0; i < 3; i++) normal[i] = -normal[i];
  } else if (house % 6 === 1) normal.set(zenith(figure));
  else normal.set([-figure.sinArmc, figure.cosArmc, 0]);
  const length = norm(normal);
  if (length < PARALLEL) return null;
  for (let i = 0; i < 3; i++) normal[i] /= length;
  return normal;
}

/** The point of a declination that has completed `fraction` of its semi-arc; `lower` counts from the lower meridian. */
function curvePoint(
  figure: HouseFigure,
  decDeg: number,
  fraction: number,
  lower: boolean,
  antipodal: boolean,
): BoundaryCurvePoint {
  const sinDec = Math.sin(decDeg * RAD_PER_DEG);
  const diurnal = semiArc(figure, sinDec);
  const eastward = lower ? Math.PI - fraction * (Math.PI - diurnal) : fraction * diurnal;
  const ra = figure.armcRad + eastward + (antipodal ? Math.PI : 0);
  const z = antipodal ? -sinDec : sinDec;
  const cosDec = Math.cos(decDeg * RAD_PER_DEG);
  return {
    direction: [positive(cosDec * Math.cos(ra)), positive(cosDec * Math.sin(ra)), positive(z)],
    rightAscensionDeg: normalizeDeg(ra * DEG_PER_RAD),
    declinationDeg: positive(antipodal ? -decDeg : decDeg),
  };
}

/** Boundary of an intermediate Placidus house: all points, of every declination that rises and sets, at one fraction of their semi-arc. */
function semiArcCurve(figure: HouseFigure, house: number, cuspDeg: number, anchor: Float64Array): HouseBoundary {
  const antipodal = house >= 4 && house <= 9;
  const step = (house + 2) % 6; // 1, 2: houses 11, 12 and 5, 6; 4, 5: houses 2, 3 and 8, 9
  const lower = step > 3;
  const fraction = (lower ? 6 - step : step) / 3;
  const anchorDec = Math.asin(anchor[2]) * DEG_PER_RAD;
  const own = antipodal ? -anchorDec : anchorDec;
  const limit = 90 - Math.abs(figure.latitudeDeg);
  const samples = Array.from({ length: CURVE_SAMPLES }, (_, i) => limit * ((2 * (i + 1)) / (CURVE_SAMPLES + 1) - 1));
  const curve = samples.map((dec) => curvePoint(figure, dec, fraction, lower, antipodal));
  const through: BoundaryCurvePoint = {
    direction: plain(anchor),
    rightAscensionDeg: normalizeDeg(Math.atan2(anchor[1], anchor[0]) * DEG_PER_RAD),
    declinationDeg: positive(anchorDec),
  };
  curve.splice(samples.filter((dec) => dec < own).length, 0, through);
  const phase = lower ? 'lower' : 'upper';
  return {
    house,
    kind: 'semi_arc_event_curve',
    cuspLongitudeDeg: cuspDeg,
    anchor: plain(anchor),
    planeNormal: null,
    curve,
    phase: antipodal ? `antipodal_${phase}` : phase,
    fraction,
  };
}

/**
 * Boundaries of houses in space where the system defines them: planes of great circles (normal = axis x cusp, or the zenith of the bounding
 * horizon), and for Placidus curves of equal semi-arc fraction between the planes of the angles. Systems that divide only the ecliptic have
 * no boundaries: `complete` is false with the reason.
 */
export function houseBoundaries(houses: Houses): BoundarySet {
  const { figure, effective, cusps } = houses;
  if (effective.boundary.kind === 'none') {
    return {
      complete: false,
      reason: `${effective.name} divides the ecliptic only; it defines no boundaries away from it`,
      boundaries: [],
    };
  }
  const boundaries: HouseBoundary[] = [];
  for (let house = 1; house <= 12; house++) {
    const cuspDeg = cusps[house - 1];
    const anchor = eclipticDirection(figure, cuspDeg);
    if (effective.boundary.kind === 'semi_arcs' && house % 3 !== 1) {
      boundaries.push(semiArcCurve(figure, house, cuspDeg, anchor));
      continue;
    }
    const normal = planeNormal(effective, figure, house, anchor);
    if (!normal)
      return {
        complete: false,
        reason: `cusp ${house} is on the axis of the house circles: its boundary is undefined`,
        boundaries: [],
      };
    boundaries.push({
      house,
      kind: 'great_circle_plane',
      cuspLongitudeDeg: cuspDeg,
      anchor: plain(anchor),
      planeNormal: plain(normal),
      curve: [],
      phase: null,
      fraction: null,
    });
  }
  return { complete: true, reason: null, boundaries };
}
