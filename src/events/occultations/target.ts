import { discRadiusKm } from '../../ephemeris/solar-system.js';
import { MOON, SUN } from '../../ephemeris/source.js';
import { LIGHT_SPEED_KM_PER_DAY, RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { multiplyTransposed } from '../../kernel/vec3.js';
import { aberrate } from '../../reduction/aberration.js';
import { deflect } from '../../reduction/deflection.js';
import type { Epoch } from '../../reduction/epoch.js';
import { Origin } from '../../reduction/origin.js';
import { Ray } from '../../reduction/ray.js';
import { nutate, precess } from '../../reduction/rotate.js';
import { DIST, LAT, LON, directionVector } from '../../kernel/spherical.js';
import { equatorialOfRay } from '../../reduction/spherical.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import type { Corrections } from '../../reduction/stages.js';
import { MOON_BODY } from '../../sky/bodies.js';
import type { Body } from '../../sky/bodies.js';
import type { Sky } from '../../sky/sky.js';
import type { Astrometry } from '../../sky/stars/astrometry.js';
import { APPARENT_STAR } from '../../sky/stars/stars.js';
import type { Stars } from '../../sky/stars/stars.js';
import type { TimeScales } from '../../time/scales.js';
import { NATIVE_RADII } from '../eclipses/radii.js';
import type { OccultationSampler } from '../eclipses/window.js';

/** Mean lunar limb in Earth equatorial radii. */
export const MOON_RADIUS = NATIVE_RADII.moonPenumbra;
/** The Moon's light is bent by less than a milliarcsecond. */
const MOON_CORRECTIONS: Corrections = { ...ALL_CORRECTIONS, deflection: false };
/** A star stands so far off (km) that parallax and the deflection's finite distance vanish. */
const STAR_DISTANCE_KM = 1e18;

const place = new Float64Array(6);

/** What the Moon hides: a body of the solar system, or a star at infinity. Radii in Earth equatorial radii. */
export interface OccultedTarget {
  readonly body: Body | null;
  readonly star: StarDirection | CatalogueStar | null;
  readonly radius: number;
}

/**
 * A star by its place in the true ecliptic of date, degrees: `true` before annual aberration and deflection (as the star routes
 * answer), `apparent` with them. The coordinates are taken to be those of the date at every instant.
 */
export interface StarDirection {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly kind: 'true' | 'apparent';
}

/** A star of the catalogue, with its proper motion and parallax. */
export interface CatalogueStar {
  readonly kind: 'catalogue';
  readonly stars: Stars;
  readonly astrometry: Astrometry;
}

/** A planet or the Sun as a target; `equatorialRadiusOf` names the bodies that have a radius here. */
export function bodyTarget(body: Body): OccultedTarget {
  return { body, star: null, radius: equatorialRadiusKm(body) / WGS84_EQUATORIAL_RADIUS_KM };
}

export function starTarget(star: StarDirection | CatalogueStar): OccultedTarget {
  return { body: null, star, radius: 0 };
}

/** Radius of a body's disc, km; the Sun's is that of the eclipse routes. 0 for a body without one. */
export function equatorialRadiusKm(body: Body): number {
  if (body.kind !== 'major') return 0;
  if (body.index === SUN) return NATIVE_RADII.sun * WGS84_EQUATORIAL_RADIUS_KM;
  if (body.index === MOON) return MOON_RADIUS * WGS84_EQUATORIAL_RADIUS_KM;
  return discRadiusKm(body.index);
}

/**
 * Apparent geocentric vectors of Moon and target at a TT: true equator and equinox of date, Earth equatorial radii (a star: unit
 * vector). In the Earth's rest frame, to which apparent directions belong, sight lines of all sites are one Euclidean figure.
 */
export class MoonAndTarget implements OccultationSampler {
  readonly source = new Float64Array(3);
  readonly occulter = new Float64Array(3);
  readonly epoch: Epoch;
  readonly target: OccultedTarget;
  private readonly sky: Sky;
  private readonly time: TimeScales;
  private readonly origin = new Origin();
  private readonly ray = new Ray();

  constructor(sky: Sky, time: TimeScales, target: OccultedTarget) {
    this.sky = sky;
    this.time = time;
    this.target = target;
    this.epoch = sky.newEpoch();
  }

  get gastRad(): number {
    return this.epoch.gastRad;
  }

  /** Evaluates at days since J2000.0 TT. Throws OutOfCoverage. */
  at(ttJ2k: number): void {
    const { epoch, sky, target } = this;
    epoch.set(ttJ2k, this.time.tdbFromTt(ttJ2k), this.time.ut1FromTt(ttJ2k));
    this.earthVelocity();
    sky.placeEquatorial(epoch, MOON_BODY, null, MOON_CORRECTIONS, place);
    restFrame(this.occulter);
    if (target.body !== null) {
      sky.placeEquatorial(epoch, target.body, null, ALL_CORRECTIONS, place);
      restFrame(this.source);
    } else if (target.star?.kind === 'catalogue') {
      target.star.stars.placeEquatorial(target.star, epoch, null, APPARENT_STAR, place);
      cartesian(1, this.source);
    } else if (target.star !== null) {
      this.starRay(target.star);
      equatorialOfRay(this.ray, epoch.trueObliquityRad, 0, place);
      cartesian(1, this.source);
    }
  }

  /** The Earth's barycentric velocity over that of light, true equator of date, into `beta`. */
  private earthVelocity(): void {
    const { ray, epoch } = this,
      e = epoch.earth;
    ray.x = e[3] / LIGHT_SPEED_KM_PER_DAY;
    ray.y = e[4] / LIGHT_SPEED_KM_PER_DAY;
    ray.z = e[5] / LIGHT_SPEED_KM_PER_DAY;
    ray.dx = 0;
    ray.dy = 0;
    ray.dz = 0;
    precess(epoch, ray);
    nutate(epoch, ray);
    const sin = Math.sin(epoch.trueObliquityRad),
      cos = Math.cos(epoch.trueObliquityRad);
    beta[0] = ray.x;
    beta[1] = cos * ray.y - sin * ray.z;
    beta[2] = sin * ray.y + cos * ray.z;
  }

  /** Leaves the star's apparent direction, true ecliptic of date, in the ray. */
  private starRay(star: StarDirection): void {
    const { ray, epoch } = this;
    const lon = star.longitudeDeg * RAD_PER_DEG,
      lat = star.latitudeDeg * RAD_PER_DEG;
    directionVector(lon, lat, mean);
    const x = mean[0],
      y = mean[1],
      z = mean[2];
    ray.dx = 0;
    ray.dy = 0;
    ray.dz = 0;
    if (star.kind === 'apparent') {
      ray.x = x;
      ray.y = y;
      ray.z = z;
      return;
    }
    const cos = Math.cos(epoch.dpsiRad),
      sin = Math.sin(epoch.dpsiRad);
    mean[0] = cos * x + sin * y;
    mean[1] = cos * y - sin * x;
    mean[2] = z;
    multiplyTransposed(epoch.meanEcliptic, mean, icrf);
    ray.body = -1;
    ray.x = icrf[0];
    ray.y = icrf[1];
    ray.z = icrf[2];
    for (let i = 0; i < 3; i++) {
      ray.astrometric[i] = icrf[i] * STAR_DISTANCE_KM;
      ray.astrometric[3 + i] = 0;
    }
    this.origin.setGeocentre(epoch);
    deflect(epoch, this.origin, ray);
    aberrate(epoch, this.origin, ray);
    precess(epoch, ray);
    nutate(epoch, ray);
  }
}

const mean = new Float64Array(3),
  icrf = new Float64Array(3),
  beta = new Float64Array(3);

/**
 * The vector of `place` in the Earth's rest frame: the direction is the apparent one, and the light path, measured there, is longer
 * by the factor 1 + n.v/c than the barycentric one (Lorentz transformation of a light signal): up to 0.35 arcsec of lunar parallax.
 */
function restFrame(out: Float64Array): void {
  cartesian(1, out);
  const length =
    (place[DIST] / WGS84_EQUATORIAL_RADIUS_KM) * (1 + out[0] * beta[0] + out[1] * beta[1] + out[2] * beta[2]);
  out[0] *= length;
  out[1] *= length;
  out[2] *= length;
}

function cartesian(distance: number, out: Float64Array): void {
  const cosD = Math.cos(place[LAT]);
  out[0] = distance * cosD * Math.cos(place[LON]);
  out[1] = distance * cosD * Math.sin(place[LON]);
  out[2] = distance * Math.sin(place[LAT]);
}
