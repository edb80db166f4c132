import { CIRCLES } from '../../../doctrine/parans/parans.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { basisOfJd } from '../../../wire/instant.js';
import { admits, crossingOf, middleOf, orbMinutes, paranOf } from './event.js';
import type { Crossing } from './event.js';
import type {
  NatalParanSearchRequest,
  ParanBodyCrossingInventoryResponse,
  ParanCrossingResponse,
  ParanResponse,
  ParanSearchRequest,
  ParanSearchResponse,
} from './schema.js';
import { namedTargets, isInWindow, MINUTES_PER_DAY, requireMeridian, Subject, windowEnd } from './subjects.js';

/** Most parans of one answer. */
const MAX_EVENTS = 2000;

type SearchPolicy = Required<Pick<ParanSearchRequest, 'orb_minutes' | 'policy_preset' | 'horizon_policy'>>;
type DayRequest = Omit<ParanSearchRequest, 'jd_day'>;

/** A crossing of a search: which body of the list makes it, and its wire form once it is asked for. */
interface ListedCrossing extends Crossing {
  readonly index: number;
  wire: ParanCrossingResponse | null;
}

/** POST /v1/parans/search: parans of the 24 hours from jd_day at a place. */
export const search = (engine: Engine, request: ParanSearchRequest): ParanSearchResponse =>
  namingField('/jd_day', request.jd_day, () => searchDay(engine, request, request.jd_day));

/** POST /v1/parans/natal: those of the day UT1, midnight to midnight, that holds the birth. */
export const natal = (engine: Engine, request: NatalParanSearchRequest): ParanSearchResponse =>
  namingField('/natal_jd', request.natal_jd, () =>
    searchDay(engine, request, Math.floor(request.natal_jd - 0.5) + 0.5),
  );

function searchDay(engine: Engine, request: DayRequest, jdStart: number): ParanSearchResponse {
  const policy: SearchPolicy = {
    orb_minutes: request.orb_minutes ?? 4,
    policy_preset: request.policy_preset ?? 'permissive',
    horizon_policy: request.horizon_policy ?? 'refracted',
  };
  requireMeridian(request.lat, '/lat');
  const subjects = namedTargets(
    engine,
    request.bodies.map((name, i) => ({ name, field: `/bodies/${i}` })),
    jdStart,
    '/bodies',
  ).map((found) => new Subject(engine, found, policy.horizon_policy));
  // A paran whose middle lies in the day has both crossings within half an orb of it.
  const reach = policy.orb_minutes / MINUTES_PER_DAY / 2;
  const crossings = subjects.flatMap((subject, index) => {
    subject.look(request.lat, request.lon, jdStart, reach);
    return CIRCLES.flatMap((circle) =>
      subject.crossings(circle).map((jd): ListedCrossing => ({ subject, circle, jd, index, wire: null })),
    );
  });
  return {
    ...matched(
      engine,
      [...crossings].sort((a, b) => a.jd - b.jd),
      policy,
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
    effective_policy_preset: policy.policy_preset,
    effective_horizon_policy: policy.horizon_policy,
    window: { jd_start: jdStart, jd_end: windowEnd(jdStart) },
    computation_basis: basisOfJd(engine, jdStart),
  };
}

/** Pairs of crossings, in order of time, that are a paran of the day. Errors: InvalidInput when they are more than one answer carries. */
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
      const whole = isInWindow(early.jd, jdStart) && isInWindow(late.jd, jdStart);
      if (!whole && !isInWindow(middleOf(early.jd, late.jd), jdStart)) continue;
      if (events.length + edge.length === MAX_EVENTS) throw tooMany(policy.orb_minutes);
      const [first, second] = early.index < late.index ? [early, late] : [late, early];
      (whole ? events : edge).push(paranOf(engine, first, second, wire(first), wire(second)));
    }
  });
  const byOrb = (a: ParanResponse, b: ParanResponse): number => a.orb_min - b.orb_min || a.jd - b.jd;
  return { events: events.sort(byOrb), edge_events: edge.sort(byOrb) };
}

const tooMany = (given: number): InvalidInput =>
  new InvalidInput({
    field: '/orb_minutes',
    message: `these bodies make more than ${MAX_EVENTS} parans within this orb, more than one answer carries`,
    given,
    allowed: 'a smaller orb, fewer bodies, or a narrower policy_preset',
  });

const ABSENCE = {
  above: { status: 'always_above_horizon', absence_reason: 'it stays above the horizon for the whole time' },
  below: { status: 'always_below_horizon', absence_reason: 'it stays below the horizon for the whole time' },
  crosses: { status: 'not_in_window', absence_reason: 'it crosses this circle, but not within these 24 hours' },
} as const;

/** The four circles of one body, with its crossings in the day. */
function inventoryOf(
  engine: Engine,
  subject: Subject,
  crossings: readonly Crossing[],
): ParanBodyCrossingInventoryResponse {
  return {
    body: subject.name,
    entries: CIRCLES.map((circle) => {
      const found = crossings.filter((each) => each.circle === circle).map((each) => crossingOf(engine, each));
      if (found.length === 0) {
        const onHorizon = circle === 'Rising' || circle === 'Setting';
        return { circle, crossing: null, ...ABSENCE[onHorizon ? subject.state : 'crosses'] };
      }
      return {
        circle,
        status: 'found',
        crossing: found[0],
        absence_reason: null,
        ...(found.length > 1 ? { further_crossings: found.slice(1) } : {}),
      };
    }),
  };
}
