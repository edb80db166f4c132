import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import type { Site } from '../../reduction/origin.js';
import { MOON_BODY, SUN_BODY } from '../../sky/bodies.js';
import { apparentAltitudeDeg } from '../../sky/visibility/physical/refraction.js';
import type { Skyline } from '../../sky/visibility/physical/skyline.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { bodyTarget } from '../horizon-target.js';
import type { HorizonTarget } from '../horizon-target.js';
import { HorizonTrack } from '../horizon-track.js';

/** Skyline of a place, and the refractivity of its air relative to the standard (`refractivityFactor`). */
export interface SceneHorizon {
  readonly skyline: Skyline;
  readonly refractivity: number;
}

const altitudeOf = (track: HorizonTrack): number =>
  Math.asin(Math.max(-1, Math.min(1, track.sinAltitude))) * DEG_PER_RAD;

/** Angle between two directions of the horizontal frame, degrees. */
function angleBetween(altitudeA: number, altitudeB: number, azimuthDifference: number): number {
  const a = altitudeA * RAD_PER_DEG,
    b = altitudeB * RAD_PER_DEG;
  const cos = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(azimuthDifference * RAD_PER_DEG);
  return Math.acos(Math.max(-1, Math.min(1, cos))) * DEG_PER_RAD;
}

/**
 * Target, Sun and Moon at a place: exact topocentric geometry, with refraction for the target. Angles in degrees; instants are UT1, days since
 * J2000.0. Errors of all methods: OutOfCoverage.
 */
export class Scene {
  trueAltitudeDeg = 0;
  apparentAltitudeDeg = 0;
  azimuthDeg = 0;
  declinationDeg = 0;
  /** In (-180, 180]; negative while the target climbs. */
  hourAngleDeg = 0;
  /** Apparent altitude of the skyline below the target. */
  horizonDeg = 0;
  sunAltitudeDeg = 0;
  sunAzimuthDeg = 0;
  /** [0, 180] */
  relativeAzimuthDeg = 0;
  sunSeparationDeg = 0;
  moonAltitudeDeg = 0;
  moonSeparationDeg = 0;
  readonly site: Site;
  private readonly horizon: SceneHorizon;
  private readonly target: HorizonTrack;
  private readonly sun: HorizonTrack;
  private readonly moon: HorizonTrack;

  constructor(context: HorizonContext, target: HorizonTarget, site: Site, horizon: SceneHorizon) {
    this.site = site;
    this.horizon = horizon;
    this.target = new HorizonTrack(context, target, site);
    this.sun = new HorizonTrack(context, bodyTarget(context.sky, SUN_BODY), site);
    this.moon = new HorizonTrack(context, bodyTarget(context.sky, MOON_BODY), site);
  }

  /** Evaluates target, Sun and Moon at an instant. */
  observe(ut1J2k: number): void {
    this.observeTarget(ut1J2k);
    this.observeSun(ut1J2k);
    const difference = Math.abs(this.azimuthDeg - this.sunAzimuthDeg);
    this.relativeAzimuthDeg = difference > 180 ? 360 - difference : difference;
    this.sunSeparationDeg = angleBetween(this.trueAltitudeDeg, this.sunAltitudeDeg, difference);
    this.moon.evaluate(ut1J2k);
    this.moonAltitudeDeg = altitudeOf(this.moon);
    this.moonSeparationDeg = 180;
    if (this.moonAltitudeDeg <= 0) return;
    this.moon.orient();
    this.moonSeparationDeg = angleBetween(
      this.trueAltitudeDeg,
      this.moonAltitudeDeg,
      this.azimuthDeg - this.moon.azimuthRad * DEG_PER_RAD,
    );
  }

  /** Evaluates the target only. */
  observeTarget(ut1J2k: number): void {
    const { target, horizon } = this;
    target.evaluate(ut1J2k);
    target.orient();
    this.trueAltitudeDeg = altitudeOf(target);
    this.azimuthDeg = target.azimuthRad * DEG_PER_RAD;
    this.hourAngleDeg = target.hourAngleRad * DEG_PER_RAD;
    this.declinationDeg = target.declinationRad * DEG_PER_RAD;
    this.apparentAltitudeDeg = apparentAltitudeDeg(this.trueAltitudeDeg, horizon.refractivity);
    this.horizonDeg = horizon.skyline.at(this.azimuthDeg);
  }

  /** Evaluates the Sun only. */
  observeSun(ut1J2k: number): void {
    this.sun.evaluate(ut1J2k);
    this.sun.orient();
    this.sunAltitudeDeg = altitudeOf(this.sun);
    this.sunAzimuthDeg = this.sun.azimuthRad * DEG_PER_RAD;
  }

  /** True when the target, at its last declination, is above its boundary even at lower culmination. `floorDeg`: altitude floor. */
  neverSets(floorDeg: number): boolean {
    const lowest = Math.abs(this.site.latitudeDeg + this.declinationDeg) - 90;
    return (
      lowest > floorDeg && apparentAltitudeDeg(lowest, this.horizon.refractivity) > this.horizon.skyline.maximumDeg
    );
  }

  /** Altitude of the target above its boundary: the skyline, or the altitude floor if that is higher. */
  targetHeightDeg(ut1J2k: number, floorDeg: number): number {
    this.observeTarget(ut1J2k);
    return Math.min(this.apparentAltitudeDeg - this.horizonDeg, this.trueAltitudeDeg - floorDeg);
  }

  /** Altitude of the Sun above its limit: `mostDeg` for its centre, and the skyline for its upper limb. Negative when the sky can be evaluated. */
  sunHeightDeg(ut1J2k: number, mostDeg: number): number {
    this.observeSun(ut1J2k);
    const limb = apparentAltitudeDeg(this.sunAltitudeDeg + SEMIDIAMETER_DEG, this.horizon.refractivity);
    return Math.max(this.sunAltitudeDeg - mostDeg, limb - this.horizon.skyline.at(this.sunAzimuthDeg));
  }
}

/** Mean semidiameter of the Sun; the apparent one differs by less than 0.005 degrees. */
const SEMIDIAMETER_DEG = 0.2666;
