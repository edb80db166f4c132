import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { EYE_LIMIT } from '../../../events/heliacal/day-visibility.js';
import { planetTarget } from '../../../events/heliacal/target.js';
import type { HeliacalTarget } from '../../../events/heliacal/target.js';
import { MOON, SUN } from '../../../ephemeris/source.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { PHOTOMETRIC_BODIES } from '../../../sky/photometry.js';
import type { FoundStar } from '../../../sky/stars/star-names.js';
import { bodyOrStar } from '../../../wire/body-or-star.js';
import { basisOfJd, eventInstantFromUt1 } from '../../../wire/instant.js';
import { visibleStar } from '../../../services/star-target.js';
import { absent, findPhase } from './find.js';
import type { EventRequest, FoundPhase } from './find.js';
import { moonEvent } from './moon.js';
import { GeneralVisibilityEventRequest, HeliacalPlanetEventRequest } from './schema.js';
import type { GeneralVisibilityEventResponse, HeliacalAbsenceResponse, PlanetHeliacalEventResponse } from './schema.js';

const isPlanet = (body: Body): boolean =>
  isMajor(body) && body.index !== MOON && body.index !== SUN && PHOTOMETRIC_BODIES.includes(body.index);

/** POST /v1/heliacal/planet: next phase of a planet. Errors: InvalidInput, OutOfCoverage. */
export function planetEvent(
  engine: Engine,
  request: HeliacalPlanetEventRequest,
): PlanetHeliacalEventResponse | HeliacalAbsenceResponse | null {
  const body = engine.bodies.resolve(request.body, '/body', isPlanet, 'Mercury ... Neptune');
  const given = withDefaults(HeliacalPlanetEventRequest, request),
    days = given.search_days;
  const found = findPhase(engine, given, planetTarget(engine.sky, body), days);
  if (typeof found === 'string') return absent(engine, given, body.name, found, days);
  return {
    body: body.name,
    kind: request.kind,
    ...eventInstantFromUt1(engine, found.ut1J2k),
    elongation_deg: found.elongationDeg,
    planet_altitude_deg: found.apparentAltitudeDeg,
    sun_altitude_deg: found.sunAltitudeDeg,
    apparent_magnitude: found.magnitude,
    ...common(engine, given, found),
  };
}

/**
 * POST /v1/heliacal/visibility-event: next phase of a planet, star or the Moon. Errors: InvalidInput, OutOfCoverage.
 */
export function visibilityEvent(
  engine: Engine,
  request: GeneralVisibilityEventRequest,
): GeneralVisibilityEventResponse | HeliacalAbsenceResponse | null {
  const given = withDefaults(GeneralVisibilityEventRequest, request),
    days = given.search_window_days;
  const named = bodyOrStar(engine, request.body, '/body');
  if (!('star' in named) && isMajor(named) && named.index === MOON) return moonEvent(engine, given, days);
  const target = targetOf(engine, named, request.body);
  const found = findPhase(engine, given, target, days);
  if (typeof found === 'string') return absent(engine, given, target.name, found, days);
  return {
    body: target.name,
    target_kind: target.kind,
    kind: request.kind,
    ...eventInstantFromUt1(engine, found.ut1J2k),
    elongation_deg: found.elongationDeg,
    target_altitude_deg: found.apparentAltitudeDeg,
    sun_altitude_deg: found.sunAltitudeDeg,
    apparent_magnitude: found.magnitude,
    assessment: {
      body: target.name,
      jd_ut: found.ut1J2k + J2000_JD,
      criterion_family: 'limiting_magnitude_threshold',
      effective_limiting_magnitude: EYE_LIMIT,
      apparent_magnitude: found.magnitude,
      true_altitude_deg: found.trueAltitudeDeg,
      apparent_altitude_deg: found.apparentAltitudeDeg,
      solar_elongation_deg: found.elongationDeg,
      observable:
        request.kind !== 'cosmic_rising' &&
        found.magnitude <= EYE_LIMIT &&
        found.apparentAltitudeDeg >= given.horizon_altitude_deg,
    },
    ...common(engine, given, found),
  };
}

function common(engine: Engine, request: EventRequest, found: FoundPhase) {
  return {
    model: request.kind === 'cosmic_rising' ? 'rising_with_the_sun' : request.model,
    separation_deg: found.separationDeg,
    target_azimuth_deg: found.azimuthDeg,
    sun_azimuth_deg: found.sunAzimuthDeg,
    required_solar_depression_deg: found.arcDeg,
    by_physics: found.physics,
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** Heliacal target of a planet or of a star with a magnitude. Errors: InvalidInput on /body. */
function targetOf(engine: Engine, found: Body | FoundStar, name: string): HeliacalTarget {
  if ('star' in found) return visibleStar(engine, found, name);
  return planetTarget(
    engine.sky,
    engine.bodies.resolve(name, '/body', isPlanet, 'Moon, Mercury ... Neptune, or a fixed star'),
  );
}
