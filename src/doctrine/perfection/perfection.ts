import type { ClassicalPlanet } from '../dignity/planets.js';
import { contactOf, isLighter, nearestAngleDeg, receivedBy } from './contacts.js';
import type { Contact, PerfectionAspect, PlanetMotion, ReceptionDignity } from './contacts.js';

/**
 * The kinds of perfection and hindrance of two significators: Lilly, Christian Astrology (1647), pp. 110-113, 124-127.
 */
const PERFECTION_KINDS = [
  'directPerfection',
  'translationOfLight',
  'collectionOfLight',
  'prohibition',
  'refranation',
  'frustration',
] as const;
export type PerfectionKind = (typeof PERFECTION_KINDS)[number];

/** An event of the seven planets. `actor` of an aspect is the earlier planet in the order Sun ... Saturn. */
export interface PerfectionEvent {
  readonly id: string;
  readonly jdUt1: number;
  readonly kind: 'aspectExact' | 'stationRetrograde' | 'stationDirect' | 'signIngress';
  readonly actor: ClassicalPlanet;
  readonly target: ClassicalPlanet | null;
  readonly aspect: PerfectionAspect | null;
  /** Longitude of the actor minus that of the target, degrees. */
  readonly directedAngleDeg: number | null;
}

export interface PerfectionInput {
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  readonly isDay: boolean;
  /** All seven planets at the start of the search. */
  readonly states: Readonly<Record<ClassicalPlanet, PlanetMotion>>;
  /** In chronological order. */
  readonly events: readonly PerfectionEvent[];
  readonly prohibitionRule?: ProhibitionRule;
}

/**
 * Third planets that prohibit. `anyContact`: any planet that reaches either significator (Lilly, p. 110, "another planet interposes either
 * his body or aspect"). `lighterPlanetToBoth`: a planet lighter than both that reaches both, as in his two examples.
 * `applyingToBothAtStart`: such a planet that applies to both within the sums of their moieties at the start.
 */
export type ProhibitionRule = 'anyContact' | 'lighterPlanetToBoth' | 'applyingToBothAtStart';

/** A planet that receives another, and the dignity by which it does. */
export interface Reception {
  readonly receiver: ClassicalPlanet;
  readonly dignity: ReceptionDignity;
}

export interface PerfectionWitness {
  readonly kind: PerfectionKind;
  readonly state: 'present' | 'absent' | 'indeterminate';
  readonly actors: readonly ClassicalPlanet[];
  readonly eventIds: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  readonly receptionBases: readonly Reception[];
}

const REFERENCES: Readonly<Record<PerfectionKind, string>> = {
  directPerfection: 'Lilly, Christian Astrology (1647), pp. 124-125',
  translationOfLight: 'Lilly, Christian Astrology (1647), pp. 111, 125',
  collectionOfLight: 'Lilly, Christian Astrology (1647), pp. 112, 126',
  prohibition: 'Lilly, Christian Astrology (1647), pp. 110-111',
  refranation: 'Lilly, Christian Astrology (1647), p. 111',
  frustration: 'Lilly, Christian Astrology (1647), p. 113',
};
/** Events nearer than this have no order, days: one second (house rule). */
const TIE_DAYS = 1 / 86_400;
/** Dignities by which the significator receives the translating planet (Lilly, p. 125). */
const TRANSLATION_DIGNITIES: ReadonlySet<ReceptionDignity> = new Set<ReceptionDignity>(['house', 'triplicity', 'term']);

type Finding = Pick<PerfectionWitness, 'state' | 'eventIds' | 'explanation'> &
  Partial<Pick<PerfectionWitness, 'actors' | 'receptionBases'>>;
const absent = (explanation: string): Finding => ({ state: 'absent', eventIds: [], explanation });

const involves = ({ actor, target }: PerfectionEvent, planet: ClassicalPlanet): boolean =>
  actor === planet || target === planet;
const isAspectOf = (event: PerfectionEvent, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  event.kind === 'aspectExact' && involves(event, a) && involves(event, b);
const tied = (one: PerfectionEvent, other: PerfectionEvent): boolean => Math.abs(one.jdUt1 - other.jdUt1) <= TIE_DAYS;
const ids = (events: readonly PerfectionEvent[]): string[] => events.map(({ id }) => id);

/**
 * The exact aspect of an applying contact, and the events of its planets before it; `exact` is null if the search does not reach it.
 */
interface Application {
  readonly exact: PerfectionEvent | null;
  /** Events of either planet before the exact aspect, or before the end of the search. */
  readonly before: readonly PerfectionEvent[];
  readonly ingresses: readonly PerfectionEvent[];
  readonly ties: readonly PerfectionEvent[];
}

/** Longitude of `a` minus that of the other planet at an aspect, degrees. */
const angleFrom = (a: ClassicalPlanet, event: PerfectionEvent): number =>
  event.actor === a ? (event.directedAngleDeg ?? NaN) : (360 - (event.directedAngleDeg ?? NaN)) % 360;
/** The first exact aspect of two planets at a directed angle; null if there is none. */
const exactAt = (
  { events }: PerfectionInput,
  a: ClassicalPlanet,
  b: ClassicalPlanet,
  angleDeg: number,
): PerfectionEvent | null =>
  events.find((event) => isAspectOf(event, a, b) && angleFrom(a, event) === angleDeg) ?? null;

function applicationOf(
  input: PerfectionInput,
  a: ClassicalPlanet,
  b: ClassicalPlanet,
  { directedAngleDeg }: Contact,
): Application {
  const { events } = input,
    exact = exactAt(input, a, b, directedAngleDeg);
  const concerned = events.filter((event) => event !== exact && (involves(event, a) || involves(event, b)));
  const ties = exact === null ? [] : concerned.filter((event) => tied(event, exact));
  const before = concerned.filter((event) => exact === null || (event.jdUt1 < exact.jdUt1 && !ties.includes(event)));
  return { exact, before, ingresses: before.filter(({ kind }) => kind === 'signIngress'), ties };
}

/**
 * The six witnesses for two different significators, in the order of `PERFECTION_KINDS`. Pure function of the states at the start and of
 * the events.
 */
export function perfectionWitnesses(input: PerfectionInput): PerfectionWitness[] {
  const { a, b, states } = input;
  const contact = contactOf(states[a], states[b]);
  const applying = contact?.isApplying ? applicationOf(input, a, b, contact) : null;
  const hindrances = {
    prohibition: prohibition(input, applying),
    refranation: refranation(input, applying),
    frustration: frustration(input, contact, applying),
  };
  // The witness names the exact aspect nearest to the significators, whatever its state.
  const nearest = exactAt(input, a, b, nearestAngleDeg(states[a], states[b]));
  const hindered = Object.values(hindrances).some(({ state }) => state === 'present');
  const findings: Record<PerfectionKind, Finding> = {
    directPerfection: { ...direct(applying, hindered), eventIds: ids(nearest ? [nearest] : []) },
    translationOfLight: translation(input, applying !== null),
    collectionOfLight: collection(input, contact !== null),
    ...hindrances,
  };
  return PERFECTION_KINDS.map((kind) => ({
    kind,
    actors: [a, b],
    receptionBases: [],
    reference: REFERENCES[kind],
    ...findings[kind],
  }));
}

const NOT_APPLYING = 'The significators do not apply to each other within the sum of their moieties.';

function direct(application: Application | null, hindered: boolean): Finding {
  if (application === null) return absent(NOT_APPLYING);
  const { exact, ingresses, ties } = application;
  if (exact === null) return absent('The application is not completed in the interval.');
  const state = ingresses.length || ties.length ? 'indeterminate' : hindered ? 'absent' : 'present';
  const because = ingresses.length
    ? 'a significator changes sign before it'
    : ties.length
      ? 'another event is within a second of it'
      : hindered
        ? 'it is hindered before'
        : 'nothing hinders it';
  return {
    state,
    eventIds: ids([exact]),
    explanation: `The significators reach an exact ${exact.aspect ?? 'aspect'}; ${because}.`,
  };
}

/**
 * Whether the rule admits the third planet of an event as prohibitor. `contacts`: the aspects of third planets before the perfection.
 */
function prohibits(input: PerfectionInput, event: PerfectionEvent, contacts: readonly PerfectionEvent[]): boolean {
  const { a, b, states, prohibitionRule = 'anyContact' } = input;
  if (prohibitionRule === 'anyContact') return true;
  const third = event.actor === a || event.actor === b ? event.target! : event.actor;
  return [a, b].every((planet) => {
    const met = contacts.some((contact) => isAspectOf(contact, third, planet)),
      applies = contactOf(states[third], states[planet])?.isApplying === true;
    return isLighter(third, planet) && met && (applies || prohibitionRule === 'lighterPlanetToBoth');
  });
}

/** Prohibition: the body or aspect of a third planet reaches the significators before they perfect their aspect. */
function prohibition(input: PerfectionInput, application: Application | null): Finding {
  const { a, b } = input;
  if (application === null || application.exact === null)
    return absent('No perfection of the significators to prohibit.');
  const isThird = (event: PerfectionEvent): boolean => event.kind === 'aspectExact' && !isAspectOf(event, a, b);
  const others = (events: readonly PerfectionEvent[]): ClassicalPlanet[] => [
    ...new Set(events.flatMap(({ actor, target }) => [actor, ...(target ? [target] : [])])),
  ];
  const contacts = [...application.before, ...application.ties].filter(isThird);
  const admitted = contacts.filter((event) => prohibits(input, event, contacts));
  const interposed = admitted.filter((event) => !application.ties.includes(event)),
    undecided = admitted.filter((event) => application.ties.includes(event));
  const found = interposed.length ? interposed : undecided;
  if (found.length === 0) return absent('No third planet reaches a significator before.');
  const { ingresses } = application;
  return {
    state: interposed.length === 0 || ingresses.length ? 'indeterminate' : 'present',
    actors: [a, b, ...others(found).filter((planet) => planet !== a && planet !== b)],
    eventIds: ids(found),
    explanation: 'A third planet interposes its body or aspect before the significators perfect theirs.',
  };
}

/** Refranation: the applying planet turns retrograde before it reaches the other. */
function refranation({ a, b, states }: PerfectionInput, application: Application | null): Finding {
  if (application === null) return absent(NOT_APPLYING);
  const speed = (planet: ClassicalPlanet): number => Math.abs(states[planet].rateDegPerDay);
  const applier = speed(a) >= speed(b) ? a : b;
  const turns = (event: PerfectionEvent): boolean => event.kind === 'stationRetrograde' && event.actor === applier;
  const found = application.before.filter(turns),
    undecided = application.ties.filter(turns);
  if (found.length + undecided.length === 0) return absent(`${applier} does not turn retrograde before.`);
  return {
    state: found.length === 0 || application.ingresses.length ? 'indeterminate' : 'present',
    eventIds: ids(found.length ? found : undecided),
    explanation: `${applier} applies and turns retrograde before it reaches the other significator.`,
  };
}

/** Frustration: the heavier significator is conjoined with another planet before the lighter one reaches it. */
function frustration({ a, b }: PerfectionInput, contact: Contact | null, application: Application | null): Finding {
  if (application === null || application.exact === null || contact?.directedAngleDeg !== 0)
    return absent('The significators do not apply to a conjunction.');
  const heavier = isLighter(a, b) ? b : a;
  const joins = (event: PerfectionEvent): boolean =>
    event.kind === 'aspectExact' && event.aspect === 'conjunction' && involves(event, heavier);
  const found = application.before.filter(joins),
    undecided = application.ties.filter(joins);
  if (found.length + undecided.length === 0) return absent(`${heavier} is conjoined with no other planet before.`);
  return {
    state: found.length === 0 || application.ingresses.length ? 'indeterminate' : 'present',
    eventIds: ids(found.length ? found : undecided),
    explanation: `${heavier} is conjoined with another planet before the lighter significator reaches it.`,
  };
}

const RANK = { present: 2, indeterminate: 1, absent: 0 } as const;
const strongest = (found: readonly Finding[], none: string): Finding =>
  [...found].sort((x, y) => RANK[y.state] - RANK[x.state])[0] ?? absent(none);

/**
 * Translation: a planet lighter than both separates from one significator, who receives it by house, triplicity or term, and next reaches
 * the other.
 */
function translation(input: PerfectionInput, areApplying: boolean): Finding {
  if (areApplying) return absent('The significators apply to each other.');
  const { a, b, states } = input;
  const lighter = Object.values(states)
    .map(({ planet }) => planet)
    .filter((planet) => planet !== a && planet !== b && isLighter(planet, a) && isLighter(planet, b));
  const found = lighter.flatMap((planet) => [translationBy(input, planet, a, b), translationBy(input, planet, b, a)]);
  return strongest(
    found.filter((one) => one !== null),
    'No planet lighter than both goes from a significator that receives it to the other.',
  );
}

function translationBy(
  { states, events, isDay }: PerfectionInput,
  planet: ClassicalPlanet,
  from: ClassicalPlanet,
  to: ClassicalPlanet,
): Finding | null {
  const contact = contactOf(states[planet], states[from]);
  if (contact === null || contact.isApplying) return null;
  const dignities = receivedBy(from, states[planet].longitudeDeg, isDay).filter((one) =>
    TRANSLATION_DIGNITIES.has(one),
  );
  const meetings = events.filter((event) => event.kind === 'aspectExact' && involves(event, planet));
  const joining = meetings.find((event) => involves(event, to));
  if (dignities.length === 0 || joining === undefined) return null;
  const [first] = meetings;
  if (first !== joining && !tied(first, joining)) return null;
  const ties = meetings.filter((event) => event !== joining && tied(event, joining));
  const ingresses = events.filter(
    (event) =>
      event.kind === 'signIngress' && (event.actor === planet || event.actor === to) && event.jdUt1 <= joining.jdUt1,
  );
  return {
    state: ties.length || ingresses.length ? 'indeterminate' : 'present',
    actors: [from, to, planet],
    eventIds: ids([...ingresses, ...ties, joining]),
    explanation: `${planet} separates from ${from}, who receives it, and next reaches ${to}.`,
    receptionBases: dignities.map((dignity) => ({ receiver: from, dignity })),
  };
}

/**
 * Collection: both significators, which are not in aspect, apply to a heavier planet and receive it in an essential dignity.
 */
function collection(input: PerfectionInput, areInAspect: boolean): Finding {
  if (areInAspect) return absent('The significators are in aspect.');
  const { a, b, states } = input;
  const heavier = Object.values(states)
    .map(({ planet }) => planet)
    .filter((planet) => planet !== a && planet !== b && isLighter(a, planet) && isLighter(b, planet));
  const found = heavier.map((planet) => collectionBy(input, planet)).filter((one) => one !== null);
  return strongest(found, 'No planet heavier than both, received by both, collects their light.');
}

function collectionBy(input: PerfectionInput, planet: ClassicalPlanet): Finding | null {
  const { a, b, states, isDay } = input;
  const applications: Application[] = [];
  const bases: Reception[] = [];
  for (const significator of [a, b]) {
    const contact = contactOf(states[significator], states[planet]);
    const dignities = receivedBy(significator, states[planet].longitudeDeg, isDay);
    if (!contact?.isApplying || dignities.length === 0) return null;
    applications.push(applicationOf(input, significator, planet, contact));
    bases.push(...dignities.map((dignity) => ({ receiver: significator, dignity })));
  }
  const exact = applications.map((application) => application.exact).filter((event) => event !== null);
  if (exact.length < 2) return null;
  const unclear = applications.flatMap(({ ingresses, ties }) => [...ingresses, ...ties]);
  return {
    state: unclear.length ? 'indeterminate' : 'present',
    actors: [a, b, planet],
    eventIds: ids([...new Set([...unclear, ...exact])]),
    explanation: `Both significators reach ${planet}, receive it, and ${planet} collects their light.`,
    receptionBases: bases,
  };
}
