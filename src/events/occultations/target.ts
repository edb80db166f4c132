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

/** Radius of the mean lunar limb, Earth equatorial radii. */
export const MOON_RADIUS = NATIVE_RADII.moonPenumbra;
/** Deflection of the Moon's light is below a milliarcsecond and omitted. */
const MOON_CORRECTIONS: Corrections = { ...ALL_CORRECTIONS, deflection: false };
/** Distance of a star, km. Parallax and the effect of a finite distance on deflection vanish. */
const STAR_DISTANCE_KM = 1e18;

/** Target of an occultation: a body of the solar system, or a star at infinity. Radii in Earth equatorial radii. */
export interface OccultedTarget {
  readonly body: Body | null;
  readonly star: StarDirection | CatalogueStar | null;
  readonly radius: number;
}

/**
 * A star given by its position in the true ecliptic of date, degrees: `true` without annual aberration and deflection
 * (as in the answers of the star routes), `apparent` with them. The coordinates are taken to be those of date at every
 * instant.
 */
export interface StarDirection {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly kind: 'true' | 'apparent';
}

/** A star of the catalogue, with proper motion and parallax. */
export interface CatalogueStar {
  readonly kind: 'catalogue';
  readonly stars: Stars;
  readonly astrometry: Astrometry;
}

/** Target for a planet or the Sun; `equatorialRadiusKm` gives its radius. */
export function bodyTarget(body: Body): OccultedTarget {
  return { body, star: null, radius: equatorialRadiusKm(body) / WGS84_EQUATORIAL_RADIUS_KM };
}

/** Target for a star, given by its direction or from the catalogue. */
export function starTarget(star: StarDirection | CatalogueStar): OccultedTarget {
  return { body: null, star, radius: 0 };
}

/** Radius of the disc of a body, km; for the Sun, that of the eclipse routes. 0 for a body without a known radius. */
export function equatorialRadiusKm(body: Body): number {
  if (body.kind !== 'major') return 0;
  if (body.index === SUN) return NATIVE_RADII.sun * WGS84_EQUATORIAL_RADIUS_KM;
  if (body.index === MOON) return MOON_RADIUS * WGS84_EQUATORIAL_RADIUS_KM;
  return discRadiusKm(body.index);
}

/**
 * Apparent geocentric vectors of Moon and target at an instant of TT: true equator and equinox of date, Earth
 * equatorial radii (unit vector for a star). They belong to the rest frame of the Earth, in which the sight lines of
 * all sites form one Euclidean figure.
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

  private readonly place = new Float64Array(6);
  private readonly mean = new Float64Array(3);
  private readonly icrf = new Float64Array(3);
  private readonly beta = new Float64Array(3);

  constructor(sky: Sky, time: TimeScales, target: OccultedTarget) {
    this.sky = sky;
    this.time = time;
    this.target = target;
    this.epoch = sky.newEpoch();
  }

  get gastRad(): number {
    return this.epoch.gastRad;
  }

  /** Evaluates an instant (TT, days since J2000.0). Errors: OutOfCoverage. */
  at(ttJ2k: number): void {
    const { epoch, sky, target, place } = this;
    epoch.set(ttJ2k, this.time.tdbFromTt(ttJ2k), this.time.ut1FromTt(ttJ2k));
    this.earthVelocity();
    sky.placeEquatorial(epoch, MOON_BODY, null, MOON_CORRECTIONS, place);
    restFrame(place, this.beta, this.occulter);
    if (target.body !== null) {
      sky.placeEquatorial(epoch, target.body, null, ALL_CORRECTIONS, place);
      restFrame(place, this.beta, this.source);
    } else if (target.star?.kind === 'catalogue') {
      target.star.stars.placeEquatorial(target.star, epoch, null, APPARENT_STAR, place);
      cartesian(place, 1, this.source);
    } else if (target.star !== null) {
      this.starRay(target.star);
      equatorialOfRay(this.ray, epoch.trueObliquityRad, 0, place);
      cartesian(place, 1, this.source);
    }
  }

  /** Writes the barycentric velocity of the Earth in units of c, true equator of date, to `beta`. */
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
    const { beta } = this;
    beta[0] = ray.x;
    beta[1] = cos * ray.y - sin * ray.z;
    beta[2] = sin * ray.y + cos * ray.z;
  }

  /** Writes the apparent direction of the star, true ecliptic of date, to the ray. */
  private starRay(star: StarDirection): void {
    const { ray, epoch, mean, icrf } = this;
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

/**
 * Transforms `place` to the rest frame of the Earth: the direction is the apparent one, and the light path in this
 * frame is longer than the barycentric one by the factor 1 + n.v/c (Lorentz transformation of a light signal). The
 * effect on the lunar parallax is up to 0.35 arcsec.
 */
function restFrame(place: Float64Array, beta: Float64Array, out: Float64Array): void {
  cartesian(place, 1, out);
  const length =
    (place[DIST] / WGS84_EQUATORIAL_RADIUS_KM) * (1 + out[0] * beta[0] + out[1] * beta[1] + out[2] * beta[2]);
  out[0] *= length;
  out[1] *= length;
  out[2] *= length;
}

function cartesian(place: Float64Array, distance: number, out: Float64Array): void {
  const cosD = Math.cos(place[LAT]);
  out[0] = distance * cosD * Math.cos(place[LON]);
  out[1] = distance * cosD * Math.sin(place[LON]);
  out[2] = distance * Math.sin(place[LAT]);
}
