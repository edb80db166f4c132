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
import type {
  AllLunarOccultationsRequest,
  CloseApproachRequest,
  CloseApproachSearchResponse,
  LunarOccultationRequest,
  LunarOccultationResponse,
  LunarOccultationSearchResponse,
  LunarStarOccultationRequest,
} from './schema.js';
import { eachOnce } from '../../../services/chart.js';
import { atHeight, observerOf, planetContext, searchSpan, skyBody, starContext } from './request.js';
import type { NamedContext, Span } from './request.js';
import type { Site } from '../../../reduction/origin.js';
import { occultationViews } from './views.js';

/** The Moon crosses her own diameter in less than 1.4 h. */
const GEOCENTRE_HALF_DAYS = 0.1;
const DEFAULT_PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const;

/** Instant of a TT as answers carry it: Julian day UT1 and UTC. */
export function stamp(engine: Engine, ttJ2k: number): { jd: number; utc: string } {
  return { jd: jdOfTt(engine, ttJ2k), utc: engine.time.formatUtc(engine.time.utcFromTt(ttJ2k)) };
}

/** Least separations of two bodies. Throws InvalidInput. */
export function searchCloseApproaches(engine: Engine, request: CloseApproachRequest): CloseApproachSearchResponse {
  const first = skyBody(engine, request.body1, '/body1'),
    second = skyBody(engine, request.body2, '/body2');
  if (first === second)
    throw new InvalidInput({
      field: '/body2',
      message: 'a body does not approach itself',
      given: request.body2,
      allowed: `another body than ${first.name}`,
    });
  const { start, end, holds } = searchSpan(engine, request);
  const events = closeApproaches(engine.sky, engine.time, {
    first,
    second,
    start,
    end,
    slackDays: SLACK_DAYS,
    mostSeparation: (request.max_sep_deg ?? 1) * RAD_PER_DEG,
  });
  return {
    events: events
      .filter(({ ttJ2k }) => holds(ttJ2k))
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

export function searchLunar(engine: Engine, request: LunarOccultationRequest): LunarOccultationSearchResponse {
  return search(engine, planetContext(engine, request.target, request.observer_elev_m ?? 0, true), request);
}

export function searchLunarStar(engine: Engine, request: LunarStarOccultationRequest): LunarOccultationSearchResponse {
  return search(engine, starContext(engine, request, request.observer_elev_m ?? 0), request);
}

/** Occultations of several planets, in the order of their ingress. */
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
  'jd_start' | 'jd_end' | 'observer_lat' | 'observer_lon' | 'observer_elev_m' | 'view_samples'
>;

function search(engine: Engine, context: NamedContext, request: Search): LunarOccultationSearchResponse {
  const span = searchSpan(engine, request),
    observer = observerOf(request);
  const events = atHeight(request.observer_elev_m, () =>
    observer === null
      ? earthEvents(engine, context, span)
      : fromSite(
          engine,
          context,
          { ...observer, elevationM: request.observer_elev_m ?? 0 },
          span,
          request.view_samples,
        ),
  );
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

/** The events of a window that some place sees. */
const earthEvents = (engine: Engine, context: NamedContext, { start, end, holds }: Span): LunarOccultationResponse[] =>
  [...occultationsBetween(context, start, end, LATTICE_DAYS)]
    .filter(({ insideTtJ2k }) => holds(insideTtJ2k))
    .map((found) => withoutObserver(engine, context, found));

/**
 * An event without an observer: contacts of the Earth's centre where the shadow covers it, else of the Earth as a whole. They depend on the
 * event alone, so that every search that finds it gives the same ones.
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

/** Instants of an event, TT. */
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

/** Whether some place sees the target hidden whole. */
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
  { start, end, holds }: Span,
  samples: number | undefined,
): LunarOccultationResponse[] {
  const site: Site = {
    latitudeDeg: observer.latitude,
    longitudeDeg: observer.longitude,
    elevationM: observer.elevationM,
  };
  const events: LunarOccultationResponse[] = [];
  // A site meets the target up to some hours from the least geocentric separation.
  for (const { ttJ2k, band, halfDays } of passagesBetween(context, start, end, 1)) {
    const view = new FixedSite(band.field, observer.latitude, observer.longitude);
    for (const seen of siteOccultations(view, ttJ2k, halfDays)) {
      if (!holds(seen.mid)) continue;
      const event = ofObserver(engine, context, seen);
      const views =
        samples === undefined
          ? {}
          : { views: occultationViews(engine, { view, field: band.field, site }, seen, samples) };
      events.push({ ...event, ...views });
    }
  }
  return events;
}

function ofObserver(engine: Engine, context: NamedContext, seen: SiteOccultation): LunarOccultationResponse {
  return {
    target: context.name,
    ...timesOf(engine, seen),
    min_separation: seen.separation * DEG_PER_RAD,
    is_total: seen.total,
    contact_basis: 'observer',
    jd_first_contact_on_earth: null,
    first_contact_on_earth_datetime_utc: null,
    jd_last_contact_on_earth: null,
    last_contact_on_earth_datetime_utc: null,
    ingress_altitude_deg: Math.asin(seen.sinAltitudeFirst) * DEG_PER_RAD,
    egress_altitude_deg: Math.asin(seen.sinAltitudeLast) * DEG_PER_RAD,
  };
}
