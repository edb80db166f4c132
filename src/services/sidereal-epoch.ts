import type { GocharaEpochResponse } from '../contract/sidereal-epoch.js';
import { GRAHAS } from '../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../doctrine/vedic-dignity/tables.js';
import { signOf } from '../doctrine/zodiac/zodiac.js';
import type { AyanamsaSystem } from '../doctrine/ayanamsa/anchor.js';
import type { Engine } from '../engine.js';
import { normalizeDeg } from '../kernel/angle.js';
import { J2000_JD } from '../kernel/constants.js';
import { lookupTable } from '../kernel/lookup.js';
import type { Instant } from '../time/instant.js';
import { ayanamsaDeg, siderealDeg } from './ayanamsa.js';
import { planetBody } from './sidereal-subjects.js';

/** An instant with the sidereal positions of the seven planets, apparent and geocentric; degrees. */
export interface SiderealEpoch {
  readonly ayanamsaDeg: number;
  readonly tropical: Readonly<Record<Graha, number>>;
  readonly sidereal: ReadonlyMap<Graha, number>;
}

/** Tidal acceleration of the Moon in an ephemeris, arcsec per century squared (Park et al. 2021; Folkner et al. 2009 for DE 422). */
const TIDAL_ACCELERATION = lookupTable<number>({ DE440: -25.936, DE422: -25.85 });

/** The positions of an instant. Errors: OutOfCoverage. */
export function siderealEpoch(engine: Engine, instant: Instant, system: AyanamsaSystem): SiderealEpoch {
  const ayanamsa = ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true');
  const tropical = {} as Record<Graha, number>,
    sidereal = new Map<Graha, number>();
  for (const planet of GRAHAS) {
    tropical[planet] = normalizeDeg(engine.sky.apparent(planetBody(planet), instant).longitudeDeg);
    sidereal.set(planet, siderealDeg(tropical[planet], ayanamsa));
  }
  return { ayanamsaDeg: ayanamsa, tropical, sidereal };
}

/** First word of a star's name: the traditional name that precedes the designation in parentheses. */
const starName = (name: string): string => name.split(' (')[0];

/** The epoch as answers carry it. */
export function siderealEpochAnswer(
  engine: Engine,
  instant: Instant,
  system: AyanamsaSystem,
  epoch: SiderealEpoch,
): GocharaEpochResponse {
  const label = engine.basis(instant).ephemeris.source,
    number = /DE ?-?0*(\d{3})/.exec(label)?.[1] ?? null,
    { anchor } = system;
  return {
    jd_ut1: instant.ut1J2k + J2000_JD,
    jd_tt: instant.ttJ2k + J2000_JD,
    jd_tdb: instant.tdbJ2k + J2000_JD,
    delta_t_seconds: instant.deltaTSeconds,
    delta_t_correction_seconds: 0,
    tdb_minus_tt_seconds: engine.time.tdbMinusTtSeconds(instant.ttJ2k),
    delta_t_source: instant.deltaTSource,
    kernel_label: label,
    planetary_ephemeris: number === null ? label : `DE${number}`,
    lunar_ephemeris: number === null ? label : `LE${number}`,
    lunar_tidal_acceleration_arcsec_per_cy2: TIDAL_ACCELERATION[`DE${number ?? ''}`] ?? null,
    ayanamsa_system: system.system,
    ayanamsa_degrees: epoch.ayanamsaDeg,
    ayanamsa_method: anchor.kind === 'epoch' ? 'polynomial_true' : 'live_star_anchor',
    ayanamsa_anchor: anchor.kind === 'epoch' ? null : starName(anchor.name),
    tropical_longitudes: GRAHAS.map((planet) => epoch.tropical[planet]),
    positions: GRAHAS.map((planet) => {
      const longitude = epoch.sidereal.get(planet) ?? 0,
        { index, degree } = signOf(longitude);
      return {
        planet,
        tropical_longitude: epoch.tropical[planet],
        ayanamsa_degrees: epoch.ayanamsaDeg,
        position: { planet, sidereal_longitude: longitude, rashi_index: index, degrees_in_sign: degree },
      };
    }),
  };
}
