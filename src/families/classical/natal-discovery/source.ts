import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ayanamsaSystem } from '../../../services/ayanamsa.js';
import { NatalDiscoveryRequest, TEN_PLANETS } from './schema.js';
import type { NatalDiscoverySource, TenPlanet } from './schema.js';

/** A given place of a planet, degrees in [0, 360). */
export interface GivenPlace {
  readonly body: TenPlanet;
  readonly longitudeDeg: number;
}

/** The canonical name of the ayanamsa of a request; null for the tropical zodiac. Errors: InvalidInput. */
function ayanamsaOf(zodiac: 'Tropical' | 'Sidereal', given: string | null): string | null {
  if (zodiac === 'Sidereal') {
    if (given !== null) return ayanamsaSystem(given, '/ayanamsa_system').system;
    throw new InvalidInput({
      field: '/ayanamsa_system',
      message: 'is required for the sidereal zodiac',
      given: null,
      allowed: 'the name of an ayanamsa, e.g. Lahiri',
    });
  }
  if (given === null) return null;
  throw new InvalidInput({
    field: '/ayanamsa_system',
    message: 'is not used by the tropical zodiac',
    given,
    allowed: 'no ayanamsa, or zodiac Sidereal',
  });
}

/** The request as all routes of the family read it: instant, zodiac, places in the order Sun to Pluto. Errors: InvalidInput, OutOfCoverage. */
export function natalSource(engine: Engine, given: NatalDiscoveryRequest) {
  const request = withDefaults(NatalDiscoveryRequest, given),
    { zodiac, time_unknown: timeUnknown } = request,
    ayanamsa = ayanamsaOf(zodiac, request.ayanamsa_system ?? null),
    instant = engine.time.instantFromIso(request.dt, '/dt');
  const places = TEN_PLANETS.flatMap((body): GivenPlace[] => {
    const longitudeDeg = request.longitudes[body];
    return longitudeDeg === undefined ? [] : [{ body, longitudeDeg: longitudeDeg === 0 ? 0 : longitudeDeg }];
  });
  const source: NatalDiscoverySource = {
    requested_datetime: request.dt,
    normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    jd_ut1: instant.ut1J2k + J2000_JD,
    zodiac,
    ayanamsa_system: ayanamsa,
    time_unknown: timeUnknown,
    reference_kind: timeUnknown ? 'noon_reference' : 'recorded_time',
    longitude_basis: 'caller_supplied_accepted_chart',
  };
  return { source, instant, places, ayanamsa, timeUnknown };
}
