import type { Engine } from '../../../engine.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { apparentAltitudeDeg } from '../../../doctrine/physical-visibility/refraction.js';
import type { Site } from '../../../reduction/origin.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Policy } from './policy.js';
import type { Subject } from './subject.js';

const altitudeOf = (track: HorizonTrack): number =>
  Math.asin(Math.max(-1, Math.min(1, track.sinAltitude))) * DEG_PER_RAD;

/** Angle between two directions of the horizontal frame, degrees. */
function angleBetween(altitudeA: number, altitudeB: number, azimuthDifference: number): number {
  const a = altitudeA * RAD_PER_DEG,
    b = altitudeB * RAD_PER_DEG;
  const cos = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(azimuthDifference * RAD_PER_DEG);
  return Math.acos(Math.max(-1, Math.min(1, cos))) * DEG_PER_RAD;
}

/** Where target, Sun and Moon stand over a place: exact topocentric geometry, refracted for the target. Angles in degrees. */
export class Scene {
  trueAltitudeDeg = 0;
  apparentAltitudeDeg = 0;
  azimuthDeg = 0;
  declinationDeg = 0;
  /** In (-180, 180]: negative while the target climbs. */
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
  private readonly policy: Policy;
  private readonly target: HorizonTrack;
  private readonly sun: HorizonTrack;
  private readonly moon: HorizonTrack;

  constructor(engine: Engine, subject: Subject, site: Site, policy: Policy) {
    this.site = site;
    this.policy = policy;
    this.target = new HorizonTrack(engine, subject.target, site);
    this.sun = new HorizonTrack(engine, bodyTarget(engine.sky, SUN_BODY), site);
    this.moon = new HorizonTrack(engine, bodyTarget(engine.sky, MOON_BODY), site);
  }

  /** Everything at an instant, days since J2000.0 UT1. Throws OutOfCoverage. */
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

  /** The target alone. */
  observeTarget(ut1J2k: number): void {
    const { target, policy } = this;
    target.evaluate(ut1J2k);
    target.orient();
    this.trueAltitudeDeg = altitudeOf(target);
    this.azimuthDeg = target.azimuthRad * DEG_PER_RAD;
    this.hourAngleDeg = target.hourAngleRad * DEG_PER_RAD;
    this.declinationDeg = target.declinationRad * DEG_PER_RAD;
    this.apparentAltitudeDeg = apparentAltitudeDeg(this.trueAltitudeDeg, policy.refractivity);
    this.horizonDeg = policy.skyline.at(this.azimuthDeg);
  }

  /** The Sun alone. */
  observeSun(ut1J2k: number): void {
    this.sun.evaluate(ut1J2k);
    this.sun.orient();
    this.sunAltitudeDeg = altitudeOf(this.sun);
    this.sunAzimuthDeg = this.sun.azimuthRad * DEG_PER_RAD;
  }

  /** Whether the target, at the declination that it was seen at last, stays above its boundary even below the pole. */
  neverSets(floorDeg: number): boolean {
    const lowest = Math.abs(this.site.latitudeDeg + this.declinationDeg) - 90;
    return lowest > floorDeg && apparentAltitudeDeg(lowest, this.policy.refractivity) > this.policy.skyline.mostDeg;
  }

  /** How far the target stands above the boundary of a window: the skyline, or the least altitude of the data pack if that is higher. */
  targetHeightDeg(ut1J2k: number, floorDeg: number): number {
    this.observeTarget(ut1J2k);
    return Math.min(this.apparentAltitudeDeg - this.horizonDeg, this.trueAltitudeDeg - floorDeg);
  }

  /** How far the Sun stands above the altitude below which the sky can be evaluated and no limb shows over the skyline. */
  sunHeightDeg(ut1J2k: number, mostDeg: number): number {
    this.observeSun(ut1J2k);
    const limb = apparentAltitudeDeg(this.sunAltitudeDeg + SEMIDIAMETER_DEG, this.policy.refractivity);
    return Math.max(this.sunAltitudeDeg - mostDeg, limb - this.policy.skyline.at(this.sunAzimuthDeg));
  }
}

/** Mean semidiameter of the Sun; the apparent one differs by less than 0.005 degrees. */
const SEMIDIAMETER_DEG = 0.2666;
