import type { DataProvider } from '../../kernel/data.js';
import { InvalidInput } from '../../kernel/errors.js';
import { DEG_PER_RAD, LIGHT_SPEED_KM_PER_DAY } from '../../kernel/constants.js';
import { aberrate } from '../../reduction/aberration.js';
import { deflect } from '../../reduction/deflection.js';
import type { Epoch } from '../../reduction/epoch.js';
import { Origin } from '../../reduction/origin.js';
import type { Site } from '../../reduction/origin.js';
import { Ray } from '../../reduction/ray.js';
import { nutate, precess } from '../../reduction/rotate.js';
import { DIST, DIST_RATE, LAT, LAT_RATE, LON, LON_RATE } from '../../kernel/spherical.js';
import { equatorialOfRay, sphericalOfRay } from '../../reduction/spherical.js';
import type { Instant } from '../../time/instant.js';
import type { Place, Sky } from '../sky.js';
import { placeRay } from './astrometry.js';
import type { Astrometry } from './astrometry.js';
import { StarCatalogue } from './catalogue.js';
import type { Star } from './catalogue.js';
import { DeepSkyCatalogue } from './deep-sky-catalogue.js';
import { MultipleStars } from './multiple-catalogue.js';
import { StarNames } from './star-names.js';
import type { FoundStar, StarLookup } from './star-names.js';
import { VariableStars } from './variable-catalogue.js';

/** Selects the corrections of a star's place besides space motion and precession. */
export interface StarCorrections {
  readonly parallax: boolean;
  readonly deflection: boolean;
  readonly aberration: boolean;
  readonly nutation: boolean;
}

/** The apparent place: parallax, deflection by Sun, Jupiter and Saturn, aberration, precession-nutation. */
export const APPARENT_STAR: StarCorrections = { parallax: true, deflection: true, aberration: true, nutation: true };
/**
 * The true place: the direction from the barycentre in the true ecliptic and equinox of date, with space motion and precession-nutation
 * only.
 */
export const TRUE_STAR: StarCorrections = { parallax: false, deflection: false, aberration: false, nutation: true };

/**
 * Fixed stars: names, catalogues and places. Catalogues are read at their first use. `place` writes numbers without allocation; `apparent`
 * and `truePlace` return objects. Has work arrays: use one instance in each thread.
 */
export class Stars {
  private readonly data: DataProvider;
  private readonly sky: Sky;
  private readonly origin = new Origin();
  private readonly ray = new Ray();
  private readonly numbers = new Float64Array(6);
  private lazyCatalogue: StarCatalogue | undefined;
  private lazyNames: StarNames | undefined;
  private lazyDeepSky: DeepSkyCatalogue | undefined;
  private lazyVariables: VariableStars | undefined;
  private lazyMultiples: MultipleStars | undefined;

  constructor(data: DataProvider, sky: Sky) {
    this.data = data;
    this.sky = sky;
  }

  get all(): readonly Star[] {
    return this.catalogue.all;
  }
  get deepSky(): DeepSkyCatalogue {
    return (this.lazyDeepSky ??= new DeepSkyCatalogue(this.data));
  }
  get variables(): VariableStars {
    return (this.lazyVariables ??= new VariableStars(this.data));
  }
  get multiples(): MultipleStars {
    return (this.lazyMultiples ??= new MultipleStars(this.data));
  }
  get names(): StarNames {
    return (this.lazyNames ??= new StarNames(this.catalogue));
  }
  private get catalogue(): StarCatalogue {
    return (this.lazyCatalogue ??= new StarCatalogue(this.data));
  }

  /** The star of a name, designation, Bayer or Flamsteed designation, HIP number or traditional name. */
  find(name: string): StarLookup {
    return this.names.find(name);
  }

  /**
   * As `find`, for a request. `field` is the JSON pointer of the name. Errors: InvalidInput with similar names, or with the candidates of
   * an ambiguous name.
   */
  resolve(name: string, field: string): FoundStar {
    const found = this.find(name);
    if (found === null)
      throw new InvalidInput({
        field,
        message: 'is not a known star',
        given: name,
        allowed: 'name, designation (alf CMa, α CMa, Alpha Canis Majoris, 80 UMa), HIP number',
        suggestions: this.names.suggest(name),
      });
    if ('candidates' in found)
      throw new InvalidInput({
        field,
        message: 'is ambiguous: several stars have this name',
        given: name,
        allowed: found.candidates,
        suggestions: found.candidates,
      });
    return found;
  }

  /**
   * Writes the place of a star in the ecliptic of date: [longitude, latitude, distance, rates] in radians, km, per day (indices in
   * kernel/spherical.ts). `site` null means the geocentre. The distance is 0 without a parallax. Errors: OutOfCoverage.
   */
  place(
    star: { readonly astrometry: Astrometry },
    epoch: Epoch,
    site: Site | null,
    corrections: StarCorrections,
    out: Float64Array,
  ): void {
    this.run(star.astrometry, epoch, site, corrections);
    sphericalOfRay(this.ray, out);
  }

  /** As `place`, in right ascension and declination of the equator of date (true, or mean without nutation). */
  placeEquatorial(
    star: { readonly astrometry: Astrometry },
    epoch: Epoch,
    site: Site | null,
    corrections: StarCorrections,
    out: Float64Array,
  ): void {
    this.run(star.astrometry, epoch, site, corrections);
    if (corrections.nutation) equatorialOfRay(this.ray, epoch.trueObliquityRad, epoch.trueObliquityRateRadPerDay, out);
    else equatorialOfRay(this.ray, epoch.meanObliquityRad, epoch.precession[7], out);
  }

  /** Apparent place in the true ecliptic and equinox of date, degrees and km. Errors: OutOfCoverage. */
  apparent(
    star: { readonly astrometry: Astrometry },
    instant: Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k'>,
    site: Site | null = null,
  ): Place {
    this.place(star, this.sky.epoch(instant), site, APPARENT_STAR, this.numbers);
    return placeOf(this.numbers);
  }

  /** Apparent right ascension (as longitudeDeg) and declination (as latitudeDeg) of date, degrees and km. Errors: OutOfCoverage. */
  apparentEquatorial(
    star: { readonly astrometry: Astrometry },
    instant: Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k'>,
    site: Site | null = null,
  ): Place {
    this.placeEquatorial(star, this.sky.epoch(instant), site, APPARENT_STAR, this.numbers);
    return placeOf(this.numbers);
  }

  /** True place in the true ecliptic and equinox of date, degrees and km: no parallax, deflection or aberration. Errors: OutOfCoverage. */
  truePlace(star: { readonly astrometry: Astrometry }, instant: Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k'>): Place {
    this.place(star, this.sky.epoch(instant), null, TRUE_STAR, this.numbers);
    return placeOf(this.numbers);
  }

  /** True right ascension (as longitudeDeg) and declination (as latitudeDeg) of date, degrees and km. Errors: OutOfCoverage. */
  trueEquatorial(
    star: { readonly astrometry: Astrometry },
    instant: Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k'>,
  ): Place {
    this.placeEquatorial(star, this.sky.epoch(instant), null, TRUE_STAR, this.numbers);
    return placeOf(this.numbers);
  }

  /**
   * Heliocentric correction in days: the delay of light from the star at the Earth relative to the Sun, negative when it arrives earlier.
   * Errors: OutOfCoverage.
   */
  heliocentricDelayDays(star: { readonly astrometry: Astrometry }, epoch: Epoch): number {
    placeRay(star.astrometry, epoch.tdbJ2k, null, this.ray);
    const e = epoch.earth,
      s = epoch.sun;
    return (
      -((e[0] - s[0]) * this.ray.x + (e[1] - s[1]) * this.ray.y + (e[2] - s[2]) * this.ray.z) / LIGHT_SPEED_KM_PER_DAY
    );
  }

  private run(astrometry: Astrometry, epoch: Epoch, site: Site | null, corrections: StarCorrections): void {
    const { ray, origin } = this;
    if (site === null) origin.setGeocentre(epoch);
    else origin.setSite(epoch, site);
    placeRay(astrometry, epoch.tdbJ2k, corrections.parallax ? origin : null, ray);
    if (corrections.deflection) deflect(epoch, origin, ray);
    if (corrections.aberration) aberrate(epoch, origin, ray);
    precess(epoch, ray);
    if (corrections.nutation) nutate(epoch, ray);
  }
}

const placeOf = (numbers: Float64Array): Place => ({
  longitudeDeg: numbers[LON] * DEG_PER_RAD,
  latitudeDeg: numbers[LAT] * DEG_PER_RAD,
  distanceKm: numbers[DIST],
  longitudeRateDegPerDay: numbers[LON_RATE] * DEG_PER_RAD,
  latitudeRateDegPerDay: numbers[LAT_RATE] * DEG_PER_RAD,
  distanceRateKmPerDay: numbers[DIST_RATE],
});
