import { basisOfJd, eventInstantFromUt1 } from '../../../wire/instant.js';
import type { EventInstantResponse } from '../../../contract/transits.js';
import type { Engine } from '../../../engine.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { HorizonSearch, LUMINARY_ALTITUDE_DEG, meridianPassages } from '../../../events/horizon.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import { siteOf, visibilityState } from './rise-set.js';
import type { TwilightDayResponse, TwilightRequest, TwilightTimesResponse, VisibilityState } from './schema.js';

interface Pair {
  readonly up: EventInstantResponse | null;
  readonly down: EventInstantResponse | null;
  readonly state: VisibilityState;
}

/**
 * POST /v1/rise-set/twilight: twilights of one day, and with `days` of consecutive days. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function twilight(engine: Engine, request: TwilightRequest): TwilightTimesResponse {
  const first = twilightOfDay(engine, request);
  const { jd_day, days } = request;
  const later = (by: number): TwilightDayResponse => twilightOfDay(engine, { ...request, jd_day: jd_day + by });
  return {
    ...first,
    ...(days === undefined ? {} : { daily: Array.from({ length: days }, (_, by) => (by === 0 ? first : later(by))) }),
    computation_basis: basisOfJd(engine, jd_day),
  };
}

/**
 * The day is the solar day whose noon is nearest to local mean noon of jd_day: from one lower meridian passage of the
 * Sun to the next. So a dawn before the noon and a dusk after it belong together at every longitude, also when the Sun
 * sets after local mean midnight. Dawn is the first upward crossing in it, dusk the last downward one.
 */
function twilightOfDay(engine: Engine, request: TwilightRequest): TwilightDayResponse {
  const track = new HorizonTrack(engine, bodyTarget(engine.sky, SUN_BODY), siteOf(request));
  const meanNoon = request.jd_day - J2000_JD + 0.5 - request.lon / 360;
  const noon = nearest(meridianPassages(track, true, meanNoon - 0.6, meanNoon + 0.6), meanNoon);
  const midnights = meridianPassages(track, false, noon - 0.6, noon + 0.6);
  const start = midnights[0],
    end = midnights[midnights.length - 1];
  const pair = (altitudeDeg: number): Pair => {
    const search = new HorizonSearch(track, { altitudeDeg, limb: 0 });
    let up: number | null = null,
      down: number | null = null;
    const above = search.height(start) >= 0;
    search.crossings(start, end, (at, rising) => {
      if (!rising) down = at;
      else if (up === null) up = at;
      return false;
    });
    return {
      up: up === null ? null : eventInstantFromUt1(engine, up),
      down: down === null ? null : eventInstantFromUt1(engine, down),
      state: visibilityState(up !== null, down !== null, above),
    };
  };
  const sun = pair(LUMINARY_ALTITUDE_DEG),
    civil = pair(-6),
    nautical = pair(-12),
    astronomical = pair(-18);
  return {
    jd_day: request.jd_day,
    astronomical_dawn: astronomical.up,
    nautical_dawn: nautical.up,
    civil_dawn: civil.up,
    sunrise: sun.up,
    sunset: sun.down,
    civil_dusk: civil.down,
    nautical_dusk: nautical.down,
    astronomical_dusk: astronomical.down,
    visibility_states: {
      sun: sun.state,
      civil: civil.state,
      nautical: nautical.state,
      astronomical: astronomical.state,
    },
    solar_day: {
      start: eventInstantFromUt1(engine, start),
      noon: eventInstantFromUt1(engine, noon),
      end: eventInstantFromUt1(engine, end),
    },
  };
}

const nearest = (passages: readonly number[], to: number): number =>
  passages.reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best));
