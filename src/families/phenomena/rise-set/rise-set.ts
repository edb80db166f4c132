import { defaultOf, withDefaults } from '../../../contract/defaults.js';
import { eventInstantFromUt1 } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { HorizonSearch, meridianPassages } from '../../../events/horizon.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { horizonThreshold, optionsNotApplied } from './horizon-policy.js';
import { risingTarget } from '../../../services/rising-target.js';
import { RiseSetTransitRequest } from './schema.js';
import type {
  HorizonEventResponse,
  RiseSetPhenomenaRequest,
  RiseSetPhenomenaResponse,
  RiseSetTransitResponse,
  VisibilityState,
} from './schema.js';

const WINDOW_DAYS = 1;
/** Interval in which every body passes the meridian, days: the Moon needs at most 1.05 days. */
const TRANSIT_REACH_DAYS = 1.1;

/** Site of a request. */
export const siteOf = (request: { lat: number; lon: number; elevation_m?: number }): Site => ({
  latitudeDeg: request.lat,
  longitudeDeg: request.lon,
  elevationM: request.elevation_m ?? defaultOf(RiseSetTransitRequest.properties.elevation_m),
});

/** State of a body in a window from its crossings and from the side of the horizon at the start. */
export function visibilityState(rises: boolean, sets: boolean, above: boolean): VisibilityState {
  if (rises && sets) return 'rises_and_sets';
  return rises ? 'rises_only' : sets ? 'sets_only' : above ? 'always_above' : 'always_below';
}

/**
 * POST /v1/rise-set/phenomena: rise, set and meridian passages in the 24 hours from jd_start. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function phenomena(engine: Engine, request: RiseSetPhenomenaRequest): RiseSetPhenomenaResponse {
  const body = risingTarget(engine, request.body);
  const threshold = horizonThreshold(body.name, request);
  const track = new HorizonTrack(engine, body.target, siteOf(request));
  const search = new HorizonSearch(track, threshold);
  const from = request.jd_start - J2000_JD,
    to = from + WINDOW_DAYS;
  const found: { kind: HorizonEventResponse['kind']; at: number }[] = [];
  // Compared as the Julian days of the answer: [jd_start, jd_start + 1).
  const add = (kind: HorizonEventResponse['kind'], at: number): void => {
    const jd = at + J2000_JD;
    if (jd >= request.jd_start && jd < request.jd_start + WINDOW_DAYS) found.push({ kind, at });
  };
  const above = search.height(from) >= 0;
  search.crossings(
    from,
    to,
    (at, rising) => {
      add(rising ? 'rise' : 'set', at);
      return false;
    },
    SLACK_DAYS,
  );
  for (const at of meridianPassages(track, true, from, to, SLACK_DAYS)) add('transit', at);
  for (const at of meridianPassages(track, false, from, to, SLACK_DAYS)) add('anti_transit', at);
  found.sort((a, b) => a.at - b.at);
  const first = (kind: HorizonEventResponse['kind']) => {
    const event = found.find((each) => each.kind === kind);
    return event === undefined ? null : eventInstantFromUt1(engine, event.at);
  };
  const rise = first('rise'),
    set = first('set');
  return {
    rise,
    set,
    transit: first('transit'),
    anti_transit: first('anti_transit'),
    events: found.map(({ kind, at }) => ({ kind, ...eventInstantFromUt1(engine, at) })),
    visibility_state: visibilityState(rise !== null, set !== null, above),
    horizon: {
      altitude_deg: threshold.altitudeDeg,
      disc_reference: threshold.limb === 0 ? 'center' : threshold.limb > 0 ? 'limb' : 'bottom',
      not_applied: optionsNotApplied(body.name, request),
    },
    computation_basis: engine.basis(engine.time.instantFromUt1(from)),
  };
}

/** POST /v1/rise-set/transit: first meridian passage strictly after jd_day. Errors: InvalidInput, OutOfCoverage. */
export function transit(engine: Engine, request: RiseSetTransitRequest): RiseSetTransitResponse {
  const body = risingTarget(engine, request.body);
  const track = new HorizonTrack(engine, body.target, siteOf(request));
  const from = request.jd_day - J2000_JD;
  const at = meridianPassages(
    track,
    withDefaults(RiseSetTransitRequest, request).upper,
    from,
    from + TRANSIT_REACH_DAYS,
    SLACK_DAYS,
  ).find((passage) => passage + J2000_JD > request.jd_day);
  if (at === undefined) {
    throw new InvalidInput({
      field: '/body',
      message: `is a body that does not pass the meridian within ${TRANSIT_REACH_DAYS} days`,
      given: request.body,
      allowed: 'a body that passes the meridian within that time',
    });
  }
  track.evaluate(at);
  return {
    ...eventInstantFromUt1(engine, at),
    altitude_deg: Math.asin(Math.max(-1, Math.min(1, track.sinAltitude))) * DEG_PER_RAD,
    within_24_hours: at < from + WINDOW_DAYS,
    computation_basis: engine.basis(engine.time.instantFromUt1(from)),
  };
}
