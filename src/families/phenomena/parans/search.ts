import { withDefaults } from '../../../contract/defaults.js';
import { PARAN_CIRCLES } from '../../../doctrine/parans/parans.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { basisOfJd } from '../../../wire/instant.js';
import { admits, crossingOf, middleOf, orbMinutes, paranOf } from './event.js';
import type { Crossing } from './event.js';
import { NatalParanSearchRequest, ParanSearchRequest } from './schema.js';
import type {
  ParanBodyCrossingInventoryResponse,
  ParanCrossingResponse,
  ParanResponse,
  ParanSearchResponse,
} from './schema.js';
import { namedTargets, isInWindow, MINUTES_PER_DAY, requireMeridian, Subject, windowEnd } from './subjects.js';
import { ABSENCE_REASONS, ABSENCE_STATUSES, CIRCLE_WORDS } from './wire-words.js';

/** Largest number of parans in an answer. */
const MAX_EVENTS = 2000;

type SearchPolicy = Required<Pick<ParanSearchRequest, 'orb_minutes' | 'policy_preset' | 'horizon_policy'>>;
type DayRequest = SearchPolicy &
  Pick<ParanSearchRequest, 'bodies' | 'lat' | 'lon'> & {
    readonly include_crossing_inventory: boolean;
  };

/** A crossing with the index of its body in the list, and its answer, which is built on first use. */
interface ListedCrossing extends Crossing {
  readonly index: number;
  wire: ParanCrossingResponse | null;
}

/** POST /v1/parans/search: parans of the 24 hours from jd_day at a place. Errors: InvalidInput, OutOfCoverage. */
export const search = (engine: Engine, request: ParanSearchRequest): ParanSearchResponse =>
  namingField('/jd_day', request.jd_day, () =>
    searchDay(engine, withDefaults(ParanSearchRequest, request), request.jd_day),
  );

/**
 * POST /v1/parans/natal: parans of the UT1 day, midnight to midnight, that contains the birth. Errors: InvalidInput,
 * OutOfCoverage.
 */
export const natal = (engine: Engine, request: NatalParanSearchRequest): ParanSearchResponse =>
  namingField('/natal_jd', request.natal_jd, () =>
    searchDay(engine, withDefaults(NatalParanSearchRequest, request), Math.floor(request.natal_jd - 0.5) + 0.5),
  );

function searchDay(engine: Engine, request: DayRequest, jdStart: number): ParanSearchResponse {
  requireMeridian(request.lat, '/lat');
  const subjects = namedTargets(
    engine,
    request.bodies.map((name, i) => ({ name, field: `/bodies/${i}` })),
    jdStart,
    '/bodies',
  ).map((found) => new Subject(engine, found, request.horizon_policy));
  // If the middle of a paran is in the day, both crossings are within half an orb of the day.
  const reach = request.orb_minutes / MINUTES_PER_DAY / 2;
  const crossings = subjects.flatMap((subject, index) => {
    subject.setWindow(request.lat, request.lon, jdStart, reach);
    return PARAN_CIRCLES.flatMap((circle) =>
      subject.crossings(circle).map((jd): ListedCrossing => ({ subject, circle, jd, index, wire: null })),
    );
  });
  return {
    ...matched(
      engine,
      [...crossings].sort((a, b) => a.jd - b.jd),
      request,
      jdStart,
    ),
    crossing_inventory: request.include_crossing_inventory
      ? subjects.map((subject, index) =>
          inventoryOf(
            engine,
            subject,
            crossings.filter((each) => each.index === index && isInWindow(each.jd, jdStart)),
          ),
        )
      : null,
    effective_policy_preset: request.policy_preset,
    effective_horizon_policy: request.horizon_policy,
    window: { jd_start: jdStart, jd_end: windowEnd(jdStart) },
    computation_basis: basisOfJd(engine, jdStart),
  };
}

/** Pairs of crossings that are parans of the day. Errors: InvalidInput when they exceed the limit of an answer. */
function matched(
  engine: Engine,
  crossings: readonly ListedCrossing[],
  policy: SearchPolicy,
  jdStart: number,
): Pick<ParanSearchResponse, 'events' | 'edge_events'> {
  const events: ParanResponse[] = [],
    edge: ParanResponse[] = [];
  const wire = (crossing: ListedCrossing): ParanCrossingResponse => (crossing.wire ??= crossingOf(engine, crossing));
  crossings.forEach((early, i) => {
    for (let k = i + 1; k < crossings.length; k++) {
      const late = crossings[k];
      if (orbMinutes(early.jd, late.jd) > policy.orb_minutes) break;
      if (early.index === late.index || !admits(policy.policy_preset, early.subject, late.subject)) continue;
      const isInside = isInWindow(early.jd, jdStart) && isInWindow(late.jd, jdStart);
      if (!isInside && !isInWindow(middleOf(early.jd, late.jd), jdStart)) continue;
      if (events.length + edge.length === MAX_EVENTS) throw tooMany(policy.orb_minutes);
      const [first, second] = early.index < late.index ? [early, late] : [late, early];
      (isInside ? events : edge).push(paranOf(engine, first, second, wire(first), wire(second)));
    }
  });
  const byOrb = (a: ParanResponse, b: ParanResponse): number => a.orb_min - b.orb_min || a.jd - b.jd;
  return { events: events.sort(byOrb), edge_events: edge.sort(byOrb) };
}

const tooMany = (given: number): InvalidInput =>
  new InvalidInput({
    field: '/orb_minutes',
    message: `gives more than ${MAX_EVENTS} parans, the limit of an answer`,
    given,
    allowed: 'a smaller orb, fewer bodies, or a narrower policy_preset',
  });

/** The four circles of one body with its crossings in the day. */
function inventoryOf(
  engine: Engine,
  subject: Subject,
  crossings: readonly Crossing[],
): ParanBodyCrossingInventoryResponse {
  return {
    body: subject.name,
    entries: PARAN_CIRCLES.map((circle) => {
      const found = crossings.filter((each) => each.circle === circle).map((each) => crossingOf(engine, each));
      if (found.length === 0) {
        const state = circle === 'rising' || circle === 'setting' ? subject.state : 'crosses';
        return {
          circle: CIRCLE_WORDS[circle],
          crossing: null,
          status: ABSENCE_STATUSES[state],
          absence_reason: ABSENCE_REASONS[state],
        };
      }
      return {
        circle: CIRCLE_WORDS[circle],
        status: 'found',
        crossing: found[0],
        absence_reason: null,
        ...(found.length > 1 ? { further_crossings: found.slice(1) } : {}),
      };
    }),
  };
}
