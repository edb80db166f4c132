import type { ClassicalPlanet } from '../dignity/planets.js';
import { contactOf, isLighter, nearestAngleDeg, receivedBy } from './contacts.js';
import type { Contact, PerfectionAspect, PlanetMotion, ReceptionDignity } from './contacts.js';

/** What brings the matter of two significators to perfection, or hinders it. Lilly, Christian Astrology (1647), pp. 110-113, 124-127. */
const PERFECTION_KINDS = [
  'direct_perfection',
  'translation_of_light',
  'collection_of_light',
  'prohibition',
  'refranation',
  'frustration',
] as const;
export type PerfectionKind = (typeof PERFECTION_KINDS)[number];

/** An event of the seven planets; of an aspect `actor` is the earlier in the order of the planets. */
export interface PerfectionEvent {
  readonly id: string;
  readonly jdUt1: number;
  readonly kind: 'aspect_exact' | 'station_retrograde' | 'station_direct' | 'sign_ingress';
  readonly actor: ClassicalPlanet;
  readonly target: ClassicalPlanet | null;
  readonly aspect: PerfectionAspect | null;
  /** Longitude of the actor less that of the target. */
  readonly directedAngleDeg: number | null;
}

export interface PerfectionInput {
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  readonly isDay: boolean;
  /** All seven, at the beginning. */
  readonly states: Readonly<Record<ClassicalPlanet, PlanetMotion>>;
  /** In order of time. */
  readonly events: readonly PerfectionEvent[];
  readonly prohibitionRule?: ProhibitionRule;
}

/**
 * Which third planets prohibit: any that comes to either significator (Lilly's sentence, p. 110, "another planet interposes either his
 * body or aspect"); only one lighter than both that comes to both, as in his two examples there; or of these
 * only one that already applies to both within the sums of their moieties at the beginning.
 */
export type ProhibitionRule = 'any_contact' | 'lighter_planet_to_both' | 'applying_to_both_at_start';

export interface PerfectionWitness {
  readonly kind: PerfectionKind;
  readonly state: 'present' | 'absent' | 'indeterminate';
  readonly actors: readonly ClassicalPlanet[];
  readonly eventIds: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  /** `Saturn:term`: Saturn receives in its term. */
  readonly receptionBases: readonly string[];
}

const REFERENCES: Readonly<Record<PerfectionKind, string>> = {
  direct_perfection: 'Lilly, Christian Astrology (1647), pp. 124-125',
  translation_of_light: 'Lilly, Christian Astrology (1647), pp. 111, 125',
  collection_of_light: 'Lilly, Christian Astrology (1647), pp. 112, 126',
  prohibition: 'Lilly, Christian Astrology (1647), pp. 110-111',
  refranation: 'Lilly, Christian Astrology (1647), p. 111',
  frustration: 'Lilly, Christian Astrology (1647), p. 113',
};
/** Events that lie closer together than this have no order: a second. */
const TIE_DAYS = 1 / 86_400;
/** Lilly, p. 125: the significator receives the translating planet by house, triplicity or term. */
const TRANSLATION_DIGNITIES: ReadonlySet<ReceptionDignity> = new Set<ReceptionDignity>(['house', 'triplicity', 'term']);

type Finding = Pick<PerfectionWitness, 'state' | 'eventIds' | 'explanation'> &
  Partial<Pick<PerfectionWitness, 'actors' | 'receptionBases'>>;
const absent = (explanation: string): Finding => ({ state: 'absent', eventIds: [], explanation });

const involves = ({ actor, target }: PerfectionEvent, planet: ClassicalPlanet): boolean =>
  actor === planet || target === planet;
const isAspectOf = (event: PerfectionEvent, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  event.kind === 'aspect_exact' && involves(event, a) && involves(event, b);
const tied = (one: PerfectionEvent, other: PerfectionEvent): boolean => Math.abs(one.jdUt1 - other.jdUt1) <= TIE_DAYS;
const ids = (events: readonly PerfectionEvent[]): string[] => events.map(({ id }) => id);

/** The exactness to which a contact applies, with what happens to its planets before; null when it is not reached. */
interface Application {
  readonly exact: PerfectionEvent | null;
  /** Events of either planet before exactness (or the end of the search), exactness left out. */
  readonly before: readonly PerfectionEvent[];
  readonly ingresses: readonly PerfectionEvent[];
  readonly ties: readonly PerfectionEvent[];
}

/** Longitude of `a` less that of the other planet at an aspect. */
const angleFrom = (a: ClassicalPlanet, event: PerfectionEvent): number =>
  event.actor === a ? (event.directedAngleDeg ?? NaN) : (360 - (event.directedAngleDeg ?? NaN)) % 360;
/** The first exactness of two planets at a directed angle. */
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
  return { exact, before, ingresses: before.filter(({ kind }) => kind === 'sign_ingress'), ties };
}

/** The six witnesses for two different significators. */
export function perfectionWitnesses(input: PerfectionInput): PerfectionWitness[] {
  const { a, b, states } = input;
  const contact = contactOf(states[a], states[b]);
  const applying = contact?.isApplying ? applicationOf(input, a, b, contact) : null;
  const hindrances = {
    prohibition: prohibition(input, applying),
    refranation: refranation(input, applying),
    frustration: frustration(input, contact, applying),
  };
  // Whatever becomes of it, the exactness to which the two are nearest is named.
  const nearest = exactAt(input, a, b, nearestAngleDeg(states[a], states[b]));
  const hindered = Object.values(hindrances).some(({ state }) => state === 'present');
  const findings: Record<PerfectionKind, Finding> = {
    direct_perfection: { ...direct(applying, hindered), eventIds: ids(nearest ? [nearest] : []) },
    translation_of_light: translation(input, applying !== null),
    collection_of_light: collection(input, contact !== null),
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
    ? 'a significator changes its sign before'
    : ties.length
      ? 'another event falls within a second of it'
      : hindered
        ? 'it is hindered before'
        : 'nothing hinders it';
  return {
    state,
    eventIds: ids([exact]),
    explanation: `The significators come to an exact ${exact.aspect ?? 'aspect'}; ${because}.`,
  };
}

/** Whether the rule admits that the third planet of an event prohibits. `contacts`: its aspects before the perfection. */
function prohibits(input: PerfectionInput, event: PerfectionEvent, contacts: readonly PerfectionEvent[]): boolean {
  const { a, b, states, prohibitionRule = 'any_contact' } = input;
  if (prohibitionRule === 'any_contact') return true;
  const third = event.actor === a || event.actor === b ? event.target! : event.actor;
  return [a, b].every((planet) => {
    const met = contacts.some((contact) => isAspectOf(contact, third, planet)),
      applies = contactOf(states[third], states[planet])?.isApplying === true;
    return isLighter(third, planet) && met && (applies || prohibitionRule === 'lighter_planet_to_both');
  });
}

/** A third planet's body or aspect comes to the significators before they are joined, as the rule admits it. */
function prohibition(input: PerfectionInput, application: Application | null): Finding {
  const { a, b } = input;
  if (application === null || application.exact === null)
    return absent('No perfection of the significators to prohibit.');
  const isThird = (event: PerfectionEvent): boolean => event.kind === 'aspect_exact' && !isAspectOf(event, a, b);
  const others = (events: readonly PerfectionEvent[]): ClassicalPlanet[] => [
    ...new Set(events.flatMap(({ actor, target }) => [actor, ...(target ? [target] : [])])),
  ];
  const contacts = [...application.before, ...application.ties].filter(isThird);
  const admitted = contacts.filter((event) => prohibits(input, event, contacts));
  const interposed = admitted.filter((event) => !application.ties.includes(event)),
    undecided = admitted.filter((event) => application.ties.includes(event));
  const found = interposed.length ? interposed : undecided;
  if (found.length === 0) return absent('No third planet comes between.');
  const { ingresses } = application;
  return {
    state: interposed.length === 0 || ingresses.length ? 'indeterminate' : 'present',
    actors: [a, b, ...others(found).filter((planet) => planet !== a && planet !== b)],
    eventIds: ids(found),
    explanation: 'A third planet interposes its body or aspect before the significators come to a true aspect.',
  };
}

/** The applying planet turns retrograde before it comes to the other. */
function refranation({ a, b, states }: PerfectionInput, application: Application | null): Finding {
  if (application === null) return absent(NOT_APPLYING);
  const speed = (planet: ClassicalPlanet): number => Math.abs(states[planet].rateDegPerDay);
  const applier = speed(a) >= speed(b) ? a : b;
  const turns = (event: PerfectionEvent): boolean => event.kind === 'station_retrograde' && event.actor === applier;
  const found = application.before.filter(turns),
    undecided = application.ties.filter(turns);
  if (found.length + undecided.length === 0) return absent(`${applier} does not turn retrograde before.`);
  return {
    state: found.length === 0 || application.ingresses.length ? 'indeterminate' : 'present',
    eventIds: ids(found.length ? found : undecided),
    explanation: `${applier} applies and turns retrograde before it comes to the other significator.`,
  };
}

/** The heavier significator is joined bodily to another planet before the lighter one comes to its body. */
function frustration({ a, b }: PerfectionInput, contact: Contact | null, application: Application | null): Finding {
  if (application === null || application.exact === null || contact?.directedAngleDeg !== 0)
    return absent('The significators do not come to a conjunction.');
  const heavier = isLighter(a, b) ? b : a;
  const joins = (event: PerfectionEvent): boolean =>
    event.kind === 'aspect_exact' && event.aspect === 'conjunction' && involves(event, heavier);
  const found = application.before.filter(joins),
    undecided = application.ties.filter(joins);
  if (found.length + undecided.length === 0) return absent(`${heavier} is joined to no other planet before.`);
  return {
    state: found.length === 0 || application.ingresses.length ? 'indeterminate' : 'present',
    eventIds: ids(found.length ? found : undecided),
    explanation: `${heavier} is joined to another planet before the lighter significator comes to it.`,
  };
}

const RANK = { present: 2, indeterminate: 1, absent: 0 } as const;
const strongest = (found: readonly Finding[], none: string): Finding =>
  [...found].sort((x, y) => RANK[y.state] - RANK[x.state])[0] ?? absent(none);

/** A planet lighter than both separates from one, who receives it by house, triplicity or term, and next comes to the other. */
function translation(input: PerfectionInput, apply: boolean): Finding {
  if (apply) return absent('The significators apply to each other.');
  const { a, b, states } = input;
  const lighter = Object.values(states)
    .map(({ planet }) => planet)
    .filter((planet) => planet !== a && planet !== b && isLighter(planet, a) && isLighter(planet, b));
  const found = lighter.flatMap((planet) => [translationBy(input, planet, a, b), translationBy(input, planet, b, a)]);
  return strongest(
    found.filter((one) => one !== null),
    'No planet lighter than both goes from the one, who receives it, to the other.',
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
  const bases = receivedBy(from, states[planet].longitudeDeg, isDay).filter((one) => TRANSLATION_DIGNITIES.has(one));
  const meetings = events.filter((event) => event.kind === 'aspect_exact' && involves(event, planet));
  const joining = meetings.find((event) => involves(event, to));
  if (bases.length === 0 || joining === undefined) return null;
  const [first] = meetings;
  if (first !== joining && !tied(first, joining)) return null;
  const ties = meetings.filter((event) => event !== joining && tied(event, joining));
  const ingresses = events.filter(
    (event) =>
      event.kind === 'sign_ingress' && (event.actor === planet || event.actor === to) && event.jdUt1 <= joining.jdUt1,
  );
  return {
    state: ties.length || ingresses.length ? 'indeterminate' : 'present',
    actors: [from, to, planet],
    eventIds: ids([...ingresses, ...ties, joining]),
    explanation: `${planet} separates from ${from}, who receives it, and comes next to ${to}.`,
    receptionBases: bases.map((basis) => `${from}:${basis}`),
  };
}

/** Both apply to a planet heavier than both, and both receive it in some essential dignity; they do not behold each other. */
function collection(input: PerfectionInput, behold: boolean): Finding {
  if (behold) return absent('The significators behold each other.');
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
  const bases: string[] = [];
  for (const significator of [a, b]) {
    const contact = contactOf(states[significator], states[planet]);
    const dignities = receivedBy(significator, states[planet].longitudeDeg, isDay);
    if (!contact?.isApplying || dignities.length === 0) return null;
    applications.push(applicationOf(input, significator, planet, contact));
    bases.push(...dignities.map((dignity) => `${significator}:${dignity}`));
  }
  const exact = applications.map((application) => application.exact).filter((event) => event !== null);
  if (exact.length < 2) return null;
  const unclear = applications.flatMap(({ ingresses, ties }) => [...ingresses, ...ties]);
  return {
    state: unclear.length ? 'indeterminate' : 'present',
    actors: [a, b, planet],
    eventIds: ids([...new Set([...unclear, ...exact])]),
    explanation: `Both significators come to ${planet}, whom both receive, and ${planet} collects their light.`,
    receptionBases: bases,
  };
}
