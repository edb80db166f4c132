import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { nakshatraSector } from '../../../doctrine/pancha-pakshi/nakshatra-sector.js';
import type { Paksha } from '../../../doctrine/pancha-pakshi/tables.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { Instant } from '../../../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { nakshatraBird } from './identity.js';
import { ASTRONOMICAL_PAKSHA_POLICY, NATAL_MOON_POLICY, PROFILE, ROUTING } from './policies.js';
import { panchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiAstronomicalPakshaRequest,
  PanchaPakshiAstronomicalPakshaResponse,
  PanchaPakshiNatalMoonIdentityRequest,
  PanchaPakshiNatalMoonIdentityResponse,
} from './schema-clock.js';

/** Apparent geocentric longitudes of date, degrees, and the lunar half: elongations in [0, 180) wax, in [180, 360) wane, without a tolerance. */
function lunarHalf(engine: Engine, instant: Instant) {
  const sun = normalizeDeg(engine.sky.sunLongitudeDeg(instant)),
    moon = normalizeDeg(engine.sky.moonLongitudeDeg(instant)),
    elongation = normalizeDeg(moon - sun),
    waxing = elongation < 180,
    paksha: Paksha = waxing ? 'purva' : 'amara';
  return { sun, moon, elongation, waxing, paksha };
}

/** POST /v1/pancha-pakshi/context/astronomical-paksha. Errors: InvalidInput, OutOfCoverage. */
export function astronomicalPaksha(
  engine: Engine,
  request: PanchaPakshiAstronomicalPakshaRequest,
): PanchaPakshiAstronomicalPakshaResponse {
  const sources = panchaPakshiSources(engine),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    { sun, moon, elongation, waxing, paksha } = lunarHalf(engine, instant);
  return {
    profile_id: PROFILE.schedule,
    requested_jd_ut1: jdOfInstant(instant),
    requested_jd_tt: instant.ttJ2k + J2000_JD,
    policy: ASTRONOMICAL_PAKSHA_POLICY,
    sun_longitude_deg: sun,
    moon_longitude_deg: moon,
    moon_minus_sun_elongation_deg: elongation,
    astronomical_paksha: waxing ? 'shukla' : 'krishna',
    profile_paksha: paksha,
    mapping_status: 'direct_source_attested',
    mapping_source_locators: sources.locators(sources.tables.schedule.pakshaLocators[paksha]),
    provenance: sources.provenance(PROFILE.schedule, ROUTING.astronomicalPaksha),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/pancha-pakshi/identity/natal-moon: the bird of the nakshatra of the Moon. Errors: InvalidInput, OutOfCoverage. */
export function natalMoonIdentity(
  engine: Engine,
  request: PanchaPakshiNatalMoonIdentityRequest,
): PanchaPakshiNatalMoonIdentityResponse {
  const sources = panchaPakshiSources(engine),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    { sun, moon, elongation, waxing, paksha } = lunarHalf(engine, instant);
  const system = ayanamsaSystem(NATAL_MOON_POLICY.ayanamsa_system, '/policy_id'),
    ayanamsa = ayanamsaDeg(engine.nutation, instant.ttJ2k, system, NATAL_MOON_POLICY.ayanamsa_mode),
    sidereal = siderealDeg(moon, ayanamsa),
    { index, degreesIn } = nakshatraSector(sidereal),
    mapping = nakshatraBird(engine, paksha, index, ROUTING.natalMoon);
  return {
    profile_id: PROFILE.natal,
    requested_jd_ut1: jdOfInstant(instant),
    requested_jd_tt: instant.ttJ2k + J2000_JD,
    policy: NATAL_MOON_POLICY,
    sun_longitude_deg: sun,
    moon_tropical_longitude_deg: moon,
    moon_minus_sun_elongation_deg: elongation,
    astronomical_paksha: waxing ? 'shukla' : 'krishna',
    profile_paksha: paksha,
    phase_mapping_source_locators: sources.locators(sources.tables.natal.pakshaLocators[paksha]),
    ayanamsa_deg: ayanamsa,
    moon_sidereal_longitude_deg: sidereal,
    nakshatra_index: index,
    nakshatra: mapping.nakshatra,
    degrees_in_nakshatra: degreesIn,
    bird: mapping.bird,
    bird_mapping: mapping,
    provenance: sources.provenance(PROFILE.natal, ROUTING.natalMoon),
    computation_basis: engine.basis(instant),
  };
}
