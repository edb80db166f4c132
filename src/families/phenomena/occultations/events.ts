import { withDefaults } from '../../../contract/defaults.js';
import { basisOfJd, jdOfTt } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { closeApproaches } from '../../../events/occultations/close-approaches.js';
import {
  bandFor,
  occultationsBetween,
  passagesBetween,
  siteOccultations,
} from '../../../events/occultations/search.js';
import type { Passage, SiteOccultation } from '../../../events/occultations/search.js';
import { FixedSite, Geocentre } from '../../../events/occultations/views.js';
import { LATTICE_DAYS } from '../../../events/occultations/band.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CloseApproachRequest, LunarOccultationRequest, LunarStarOccultationRequest } from './schema.js';
import type {
  AllLunarOccultationsRequest,
  CloseApproachSearchResponse,
  LunarOccultationResponse,
  LunarOccultationSearchResponse,
} from './schema.js';
import { eachOnce } from '../../../services/chart.js';
import { atHeight, observerOf, planetContext, searchSpan, skyBody, starContext } from './request.js';
import type { NamedContext, Span } from './request.js';
import type { Site } from '../../../reduction/origin.js';
import { occultationViews } from './views.js';

/** The Moon moves by its own diameter in less than 1.4 h. */
const GEOCENTRE_HALF_DAYS = 0.1;
const DEFAULT_PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const;

/** Instant of an answer: Julian day UT1 and UTC. */
export function stamp(engine: Engine, ttJ2k: number): { jd: number; utc: string } {
  return { jd: jdOfTt(engine, ttJ2k), utc: engine.time.formatUtc(engine.time.utcFromTt(ttJ2k)) };
}

/** POST /v1/occultations/close-approaches: least separations of two bodies. Errors: InvalidInput, OutOfCoverage. */
export function searchCloseApproaches(engine: Engine, request: CloseApproachRequest): CloseApproachSearchResponse {
  const first = skyBody(engine, request.body1, '/body1'),
    second = skyBody(engine, request.body2, '/body2');
  if (first === second)
    throw new InvalidInput({
      field: '/body2',
      message: 'must not be the same body as body1',
      given: request.body2,
      allowed: `a body other than ${first.name}`,
    });
  const { start, end, contains } = searchSpan(engine, request);
  const events = closeApproaches(engine.sky, engine.time, {
    first,
    second,
    start,
    end,
    slackDays: SLACK_DAYS,
    mostSeparation: withDefaults(CloseApproachRequest, request).max_sep_deg * RAD_PER_DEG,
  });
  return {
    events: events
      .filter(({ ttJ2k }) => contains(ttJ2k))
      .map((event) => {
        const { jd, utc } = stamp(engine, event.ttJ2k);
        return {
          body1: first.name,
          body2: second.name,
          jd_ut: jd,
          datetime_utc: utc,
          separation_deg: event.separation * DEG_PER_RAD,
          is_occultation: event.discsOverlap,
        };
      }),
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** POST /v1/occultations/lunar: occultations of a planet. Errors: InvalidInput, OutOfCoverage. */
export function searchLunar(engine: Engine, request: LunarOccultationRequest): LunarOccultationSearchResponse {
  const given = withDefaults(LunarOccultationRequest, request);
  return search(engine, planetContext(engine, given.target, given.observer_elev_m, true), given);
}

/** POST /v1/occultations/lunar-star: occultations of a star. Errors: InvalidInput, OutOfCoverage. */
export function searchLunarStar(engine: Engine, request: LunarStarOccultationRequest): LunarOccultationSearchResponse {
  const given = withDefaults(LunarStarOccultationRequest, request);
  return search(engine, starContext(engine, given, given.observer_elev_m), given);
}

/**
 * POST /v1/occultations/all-lunar: occultations of several planets, in the order of ingress. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function searchAllLunar(engine: Engine, request: AllLunarOccultationsRequest): LunarOccultationSearchResponse {
  const span = searchSpan(engine, request);
  const contexts = (request.planets ?? DEFAULT_PLANETS).map((name, i) =>
    planetContext(engine, name, 0, true, `/planets/${i}`),
  );
  const events = eachOnce(contexts).flatMap((context) => earthEvents(engine, context, span));
  return {
    events: events.sort((a, b) => a.jd_ingress - b.jd_ingress),
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

type Search = Pick<
  LunarOccultationRequest,
  'jd_start' | 'jd_end' | 'observer_lat' | 'observer_lon' | 'view_samples'
> & {
  readonly observer_elev_m: number;
};

function search(engine: Engine, context: NamedContext, request: Search): LunarOccultationSearchResponse {
  const span = searchSpan(engine, request),
    observer = observerOf(request);
  const events = atHeight(request.observer_elev_m, () =>
    observer === null
      ? earthEvents(engine, context, span)
      : fromSite(engine, context, { ...observer, elevationM: request.observer_elev_m }, span, request.view_samples),
  );
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

/** Events of a window that some place sees. */
const earthEvents = (
  engine: Engine,
  context: NamedContext,
  { start, end, contains }: Span,
): LunarOccultationResponse[] =>
  [...occultationsBetween(context, start, end, LATTICE_DAYS)]
    .filter(({ insideTtJ2k }) => contains(insideTtJ2k))
    .map((found) => withoutObserver(engine, context, found));

/**
 * An event without an observer: contacts of the Earth's centre if the shadow covers it, else of the complete Earth.
 * They depend on the event alone, so every search that finds it has the same contacts.
 */
function withoutObserver(
  engine: Engine,
  context: NamedContext,
  { band, insideTtJ2k: inside, ttJ2k: least }: Passage & { readonly insideTtJ2k: number },
): LunarOccultationResponse {
  const { track } = band.field,
    { first, last } = band.contacts(inside);
  track.at(least);
  const separation = track.separationRad;
  const centre = siteOccultations(new Geocentre(track), least, GEOCENTRE_HALF_DAYS).at(0);
  const from = stamp(engine, first),
    to = stamp(engine, last);
  return {
    target: context.name,
    ...timesOf(engine, centre ? { first: centre.first, mid: least, last: centre.last } : { first, mid: inside, last }),
    min_separation: separation * DEG_PER_RAD,
    is_total: centre?.total ?? somewhereTotal(context, inside),
    contact_basis: centre ? 'geocentre' : 'earth',
    jd_first_contact_on_earth: from.jd,
    first_contact_on_earth_datetime_utc: from.utc,
    jd_last_contact_on_earth: to.jd,
    last_contact_on_earth_datetime_utc: to.utc,
    ingress_altitude_deg: null,
    egress_altitude_deg: null,
  };
}

/** Instants of an event, TT, days since J2000.0. */
interface EventTimes {
  readonly first: number;
  readonly mid: number;
  readonly last: number;
}

function timesOf(engine: Engine, { first, mid, last }: EventTimes) {
  const [ingress, middle, egress] = [first, mid, last].map((tt) => stamp(engine, tt));
  return {
    jd_ingress: ingress.jd,
    ingress_datetime_utc: ingress.utc,
    jd_egress: egress.jd,
    egress_datetime_utc: egress.utc,
    jd_mid: middle.jd,
    mid_datetime_utc: middle.utc,
    duration_minutes: (egress.jd - ingress.jd) * 1440,
  };
}

/** True when some place sees a total occultation of the disc. */
function somewhereTotal(context: NamedContext, inside: number): boolean {
  if (context.target.radius === 0) return true;
  const inner = bandFor(context, inside, -1);
  return (
    inner.clearanceAt(inside) > 0 ||
    inner.clearanceAt(inner.peakBetween(inside - 2 * LATTICE_DAYS, inside + 2 * LATTICE_DAYS)) > 0
  );
}

function fromSite(
  engine: Engine,
  context: NamedContext,
  observer: { readonly latitude: number; readonly longitude: number; readonly elevationM: number },
  { start, end, contains }: Span,
  samples: number | undefined,
): LunarOccultationResponse[] {
  const site: Site = {
    latitudeDeg: observer.latitude,
    longitudeDeg: observer.longitude,
    elevationM: observer.elevationM,
  };
  const events: LunarOccultationResponse[] = [];
  // A site sees the occultation up to some hours from the least geocentric separation.
  for (const { ttJ2k, band, halfDays } of passagesBetween(context, start, end, 1)) {
    const view = new FixedSite(band.field, observer.latitude, observer.longitude);
    for (const local of siteOccultations(view, ttJ2k, halfDays)) {
      if (!contains(local.mid)) continue;
      const event = ofObserver(engine, context, local);
      const views =
        samples === undefined
          ? {}
          : { views: occultationViews(engine, { view, field: band.field, site }, local, samples) };
      events.push({ ...event, ...views });
    }
  }
  return events;
}

function ofObserver(engine: Engine, context: NamedContext, local: SiteOccultation): LunarOccultationResponse {
  return {
    target: context.name,
    ...timesOf(engine, local),
    min_separation: local.separation * DEG_PER_RAD,
    is_total: local.total,
    contact_basis: 'observer',
    jd_first_contact_on_earth: null,
    first_contact_on_earth_datetime_utc: null,
    jd_last_contact_on_earth: null,
    last_contact_on_earth_datetime_utc: null,
    ingress_altitude_deg: Math.asin(local.sinAltitudeFirst) * DEG_PER_RAD,
    egress_altitude_deg: Math.asin(local.sinAltitudeLast) * DEG_PER_RAD,
  };
}
