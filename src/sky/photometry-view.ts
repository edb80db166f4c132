import { EARTH, MOON, SUN } from '../ephemeris/source.js';
import { ARCSEC_PER_RAD, DEG_PER_RAD, LIGHT_SPEED_KM_PER_DAY } from '../kernel/constants.js';
import { angleBetween } from '../kernel/vec3.js';
import type { Epoch } from '../reduction/epoch.js';

/**
 * Illumination of a body at the instant when its light left it: distances and directions from the body. Also the work space of
 * `sunlitView`.
 */
export class SunlitView {
  /** Distances from the Sun and from the geocentre to the body, km. */
  sunDistanceKm = 0;
  distanceKm = 0;
  lightTimeDays = 0;
  /** Phase angle: angle at the body between Sun and Earth, radians in [0, pi]; 0 for the Sun. */
  phaseAngleRad = 0;
  /** Vectors from the body to the Sun and to the Earth, km, ICRF axes. */
  readonly toSun = new Float64Array(3);
  readonly toEarth = new Float64Array(3);

  readonly body6 = new Float64Array(6);
  readonly work6 = new Float64Array(6);

  get phaseAngleDeg(): number {
    return this.phaseAngleRad * DEG_PER_RAD;
  }
  /** Illuminated fraction of the disc of a sphere: (1 + cos phase angle) / 2. */
  get illuminatedFraction(): number {
    return (1 + Math.cos(this.phaseAngleRad)) / 2;
  }
}

const LIGHT_TIME_ROUNDS = 4;

/**
 * Computes the light path from the Sun by a body to the geocentre: body and Sun are taken one light time before the instant, the Earth at
 * the instant. `body` is an index of the ephemeris other than the Earth. Writes `view`. Errors: OutOfCoverage.
 */
export function sunlitView(epoch: Epoch, body: number, view: SunlitView): void {
  const { body6, work6 } = view;
  let lightTime = 0;
  for (let i = 0; i < LIGHT_TIME_ROUNDS; i++) {
    emittedState(epoch, body, lightTime, view);
    view.toEarth[0] = epoch.earth[0] - body6[0];
    view.toEarth[1] = epoch.earth[1] - body6[1];
    view.toEarth[2] = epoch.earth[2] - body6[2];
    view.distanceKm = Math.hypot(view.toEarth[0], view.toEarth[1], view.toEarth[2]);
    lightTime = view.distanceKm / LIGHT_SPEED_KM_PER_DAY;
  }
  view.lightTimeDays = lightTime;
  epoch.barycentric(SUN, epoch.tdbJ2k - lightTime, work6);
  for (let i = 0; i < 3; i++) view.toSun[i] = work6[i] - body6[i];
  view.sunDistanceKm = body === SUN ? 0 : Math.hypot(view.toSun[0], view.toSun[1], view.toSun[2]);
  view.phaseAngleRad = body === SUN ? 0 : angleBetween(view.toSun, view.toEarth);
}

/** Writes the barycentric state of the body one light time before the instant to `body6`. */
function emittedState(epoch: Epoch, body: number, lightTime: number, { body6, work6 }: SunlitView): void {
  if (body === MOON) {
    epoch.geocentricMoon(epoch.tdbJ2k - lightTime, body6);
    epoch.barycentric(EARTH, epoch.tdbJ2k - lightTime, work6);
    for (let i = 0; i < 3; i++) body6[i] += work6[i];
  } else {
    epoch.barycentric(body, epoch.tdbJ2k - lightTime, body6);
  }
}

/** Apparent diameter of a sphere at a distance from its centre, arcseconds: twice the angle of the tangent ray. */
export const angularDiameterArcsec = (radiusKm: number, distanceKm: number): number =>
  2 * Math.asin(Math.min(1, radiusKm / distanceKm)) * ARCSEC_PER_RAD;
