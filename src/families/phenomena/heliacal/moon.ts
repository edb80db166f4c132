import type { Engine } from '../../../engine.js';
import { CrescentSky, visitCrescents } from '../../../events/heliacal/crescent.js';
import type { Crescent } from '../../../events/heliacal/crescent.js';
import { dayOf, EYE_LIMIT } from '../../../events/heliacal/day-visibility.js';
import { apparentAltitudeDeg, elongations, Sight, standardAir } from '../../../events/heliacal/sight.js';
import { MOON } from '../../../ephemeris/source.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { namingField } from '../../../kernel/errors.js';
import { ALL_CORRECTIONS } from '../../../reduction/stages.js';
import { MOON_BODY } from '../../../sky/bodies.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { apparentMagnitude } from '../../../sky/photometry.js';
import { SunlitView } from '../../../sky/photometry-view.js';
import { basisOfJd, eventInstantFromUt1 } from '../../../wire/instant.js';
import { absent, siteOf } from './find.js';
import type { EventRequest } from './find.js';
import type { GeneralVisibilityEventResponse, HeliacalAbsenceResponse } from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** Phases of the Moon: true for the evening (first crescent), false for the morning (last crescent). */
const EVENING = lookupTable<boolean>({
  heliacal_rising: true,
  evening_first: true,
  heliacal_setting: false,
  morning_last: false,
});

/**
 * First or last crescent visible to the naked eye (classes A and B of Yallop), at its best time, or the reason why
 * there is none. Errors: OutOfCoverage on /jd_start.
 */
export function moonEvent(
  engine: Engine,
  request: EventRequest,
  days: number,
): GeneralVisibilityEventResponse | HeliacalAbsenceResponse | null {
  const evening = EVENING[request.kind];
  if (evening === undefined) return absent(engine, request, MOON_BODY.name, 'not_of_this_body', days);
  const sky = new CrescentSky(engine, siteOf(request));
  const end = request.jd_start + days;
  return namingField('/jd_start', request.jd_start, () => {
    let found: Crescent | null = null;
    const range = [dayOf(request.jd_start - J2000_JD, request.lon) - 1, dayOf(end - J2000_JD, request.lon)] as const;
    visitCrescents(sky, request.lon, evening, range, (crescent) => {
      const jd = crescent.bestUt1 + J2000_JD;
      if (jd <= request.jd_start) return false;
      if (jd < end) found = crescent;
      return true;
    });
    return found === null
      ? absent(engine, request, MOON_BODY.name, 'not_in_window', days)
      : describe(engine, request, found);
  });
}

function describe(engine: Engine, request: EventRequest, crescent: Crescent): GeneralVisibilityEventResponse {
  const site = siteOf(request),
    ut1 = crescent.bestUt1;
  const sight = new Sight(engine, bodyTarget(engine.sky, MOON_BODY), site);
  const trueAltitude = sight.altitudeDeg(ut1),
    sunAltitude = sight.sunAltitudeDeg(ut1),
    apparent = apparentAltitudeDeg(trueAltitude, standardAir(site));
  const { longitudeDeg, separationDeg } = elongations(engine, ut1, (epoch, out) =>
    engine.sky.placeEquatorial(epoch, MOON_BODY, null, ALL_CORRECTIONS, out),
  );
  const magnitude = apparentMagnitude(engine.sky.epoch(engine.time.instantFromUt1(ut1)), MOON, new SunlitView());
  return {
    body: MOON_BODY.name,
    target_kind: 'moon',
    kind: request.kind,
    ...eventInstantFromUt1(engine, ut1),
    elongation_deg: longitudeDeg,
    target_altitude_deg: apparent,
    sun_altitude_deg: sunAltitude,
    apparent_magnitude: magnitude,
    assessment: {
      body: MOON_BODY.name,
      jd_ut: ut1 + J2000_JD,
      criterion_family: 'yallop_lunar_crescent',
      effective_limiting_magnitude: EYE_LIMIT,
      apparent_magnitude: magnitude,
      true_altitude_deg: trueAltitude,
      apparent_altitude_deg: apparent,
      solar_elongation_deg: longitudeDeg,
      observable: true,
    },
    crescent: {
      q: crescent.q,
      visibility_class: crescent.yallop,
      odeh_v: crescent.odehV,
      odeh_zone: crescent.odeh,
      lag_minutes: crescent.lagMinutes,
    },
    model: 'yallop_1997',
    separation_deg: separationDeg,
    target_azimuth_deg: sight.azimuthDeg(sight.targetTrack),
    sun_azimuth_deg: sight.azimuthDeg(sight.sunTrack),
    required_solar_depression_deg: null,
    by_physics: null,
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}
