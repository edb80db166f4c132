import { EARTH, MOON, SUN } from '../ephemeris/source.js';
import { ARCSEC_PER_RAD, DEG_PER_RAD, LIGHT_SPEED_KM_PER_DAY } from '../kernel/constants.js';
import { angleBetween } from '../kernel/vec3.js';
import type { Epoch } from '../reduction/epoch.js';

/** How sunlight reaches us from one body: distances, and the directions at the body, at the moment when the light left it. */
export class SunlitView {
  /** Sun to body and Earth to body, km. */
  sunDistanceKm = 0;
  distanceKm = 0;
  lightTimeDays = 0;
  /** Angle at the body between Sun and Earth, radians in [0, pi]; 0 for the Sun itself. */
  phaseAngleRad = 0;
  /** From the body to the Sun and to the Earth, km, ICRF axes. */
  readonly toSun = new Float64Array(3);
  readonly toEarth = new Float64Array(3);

  get phaseAngleDeg(): number {
    return this.phaseAngleRad * DEG_PER_RAD;
  }
  /** Lit part of the disc of a sphere: (1 + cos phase angle) / 2. */
  get illuminatedFraction(): number {
    return (1 + Math.cos(this.phaseAngleRad)) / 2;
  }
}

const body6 = new Float64Array(6);
const sun6 = new Float64Array(6);
const earth6 = new Float64Array(6);
const LIGHT_TIME_ROUNDS = 4;

/**
 * The light path Sun - body - geocentre of an instant: the body (and the Sun that lights it) where they were one light time ago,
 * the Earth now. Given: an epoch, a body of the ephemeris that is not the Earth. Writes `view`. Throws OutOfCoverage.
 */
export function sunlitView(epoch: Epoch, body: number, view: SunlitView): void {
  let lightTime = 0;
  for (let i = 0; i < LIGHT_TIME_ROUNDS; i++) {
    stateThen(epoch, body, lightTime);
    view.toEarth[0] = epoch.earth[0] - body6[0];
    view.toEarth[1] = epoch.earth[1] - body6[1];
    view.toEarth[2] = epoch.earth[2] - body6[2];
    view.distanceKm = Math.hypot(view.toEarth[0], view.toEarth[1], view.toEarth[2]);
    lightTime = view.distanceKm / LIGHT_SPEED_KM_PER_DAY;
  }
  view.lightTimeDays = lightTime;
  epoch.barycentric(SUN, epoch.tdbJ2k - lightTime, sun6);
  for (let i = 0; i < 3; i++) view.toSun[i] = sun6[i] - body6[i];
  view.sunDistanceKm = body === SUN ? 0 : Math.hypot(view.toSun[0], view.toSun[1], view.toSun[2]);
  view.phaseAngleRad = body === SUN ? 0 : angleBetween(view.toSun, view.toEarth);
}

function stateThen(epoch: Epoch, body: number, lightTime: number): void {
  if (body === MOON) {
    epoch.geocentricMoon(epoch.tdbJ2k - lightTime, body6);
    epoch.barycentric(EARTH, epoch.tdbJ2k - lightTime, earth6);
    for (let i = 0; i < 3; i++) body6[i] += earth6[i];
  } else {
    epoch.barycentric(body, epoch.tdbJ2k - lightTime, body6);
  }
}

/** Apparent diameter of a sphere seen from its centre's distance, arcseconds: twice the angle of the tangent ray. */
export const angularDiameterArcsec = (radiusKm: number, distanceKm: number): number =>
  2 * Math.asin(Math.min(1, radiusKm / distanceKm)) * ARCSEC_PER_RAD;
