import { SiderealPlaceFields } from '../contract/sidereal-chart.js';
import type { PlaceCenter } from '../contract/sidereal-chart.js';
import { withDefaults } from '../contract/defaults.js';
import type { Engine } from '../engine.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import type { Corrections } from '../reduction/stages.js';
import type { Body } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem } from './ayanamsa.js';
import type { AyanamsaMode } from './ayanamsa.js';
import { observerSite } from '../wire/observer.js';

/** Fields of a request that define a sidereal zodiac and the reduction of its positions; see `SiderealPlaceFields`. */
export interface SiderealPlacePolicy {
  readonly ayanamsa_system?: string;
  readonly ayanamsa_mode?: AyanamsaMode;
  readonly place_center?: PlaceCenter;
  readonly place_reduction?: 'apparent' | 'geometric';
  readonly node?: 'true' | 'mean';
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
}

/** Reduction of the tropical positions of an instant. */
export interface TropicalSky {
  readonly instant: Instant;
  readonly placeCenter: PlaceCenter;
  readonly placeReduction: 'apparent' | 'geometric';
  readonly node: 'true' | 'mean';
  /** The observer of the request, also when positions are geocentric. */
  readonly site: Site | null;
}

/** The zero point of sidereal longitudes. */
interface Ayanamsa {
  /** Canonical name. */
  readonly system: string;
  readonly ayanamsaMode: AyanamsaMode;
  readonly ayanamsaDeg: number;
}

/** The sidereal zodiac of an instant: its ayanamsa, and the reduction of tropical positions. */
export type SiderealZodiac = TropicalSky & Ayanamsa;

/** Corrections of the geometric reduction: nutation only. */
export const GEOMETRIC: Corrections = { apparent: false, aberration: false, deflection: false, nutation: true };

/**
 * The reduction of tropical positions of a request. `at`: JSON pointer of the parent of the fields.
 * Errors: InvalidInput for a latitude without a longitude, or topocentric positions without an observer.
 */
export function tropicalSky(instant: Instant, policy: SiderealPlacePolicy, at: string): TropicalSky {
  const request = withDefaults(SiderealPlaceFields, policy),
    site = observerSite(policy, at);
  if (request.place_center === 'topocentric' && site === null)
    throw new InvalidInput({
      field: `${at}/place_center`,
      message: 'must be geocentric when the request has no observer (observer_lat and observer_lon)',
      given: request.place_center,
      allowed: 'geocentric, or topocentric with an observer',
    });
  return {
    instant,
    placeCenter: request.place_center,
    placeReduction: request.place_reduction,
    node: request.node,
    site,
  };
}

/** The ayanamsa of a request at an instant. `field`: JSON pointer of the system. Errors: InvalidInput for an unknown system. */
export function ayanamsaAt(engine: Engine, instant: Instant, policy: SiderealPlacePolicy, field: string): Ayanamsa {
  const request = withDefaults(SiderealPlaceFields, policy),
    system = ayanamsaSystem(request.ayanamsa_system, field);
  return {
    system: system.system,
    ayanamsaMode: request.ayanamsa_mode,
    ayanamsaDeg: ayanamsaDeg(engine.nutation, instant.ttJ2k, system, request.ayanamsa_mode),
  };
}

/**
 * The zodiac of a request at an instant. `at`: JSON pointer of the parent of the fields; `ayanamsaField`: name of the field of the system.
 * Errors: InvalidInput for an unknown ayanamsa, a latitude without a longitude, or topocentric positions without an observer.
 */
export const siderealZodiac = (
  engine: Engine,
  instant: Instant,
  policy: SiderealPlacePolicy,
  at = '',
  ayanamsaField = 'ayanamsa_system',
): SiderealZodiac => ({
  ...ayanamsaAt(engine, instant, policy, `${at}/${ayanamsaField}`),
  ...tropicalSky(instant, policy, at),
});

/**
 * Tropical longitude of a body of date (true ecliptic), degrees in [0, 360), with the center and the reduction of the request. Points of the lunar orbit are always geocentric. Errors: OutOfCoverage.
 */
export function tropicalLongitudeDeg(engine: Engine, sky: TropicalSky, body: Body): number {
  const isLunarPoint = body.kind === 'lunar_point';
  return normalizeDeg(
    engine.sky.apparent(
      body,
      sky.instant,
      sky.placeCenter === 'topocentric' && !isLunarPoint ? sky.site : null,
      sky.placeReduction === 'geometric' && !isLunarPoint ? GEOMETRIC : ALL_CORRECTIONS,
    ).longitudeDeg,
  );
}
