import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { boundAt } from '../bounds/bounds.js';
import { faceRuler } from '../decans/decans.js';
import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex } from '../zodiac/zodiac.js';
import { lillyMoieties } from './ramesey.js';

/** How a matter is perfected or hindered: William Lilly, Christian Astrology (1647), pp. 107-112 and 124-126. */
export const LILLY_SOURCE = 'Lilly, Christian Astrology (1647)';

export const PERFECTION_KINDS = [
  'direct_perfection',
  'translation_of_light',
  'collection_of_light',
  'prohibition',
  'refranation',
  'frustration',
] as const;
export type PerfectionKind = (typeof PERFECTION_KINDS)[number];

/** An event of the trace. `angleDeg`: actor less target at an exact aspect. */
export interface TraceEvent {
  readonly id: string;
  readonly jdUt: number;
  readonly kind: 'aspect_exact' | 'station_retrograde' | 'station_direct' | 'sign_ingress';
  readonly actor: ClassicalPlanet;
  readonly target: ClassicalPlanet | null;
  readonly angleDeg: number | null;
}
export interface TraceState {
  readonly longitudeDeg: number;
  readonly speed: number;
}
export interface Trace {
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  readonly isDay: boolean;
  /** At the start. */
  readonly states: Readonly<Record<ClassicalPlanet, TraceState>>;
  /** In order of time. */
  readonly events: readonly TraceEvent[];
}

export interface PerfectionWitness {
  readonly kind: PerfectionKind;
  readonly state: 'present' | 'absent' | 'indeterminate';
  readonly actors: readonly ClassicalPlanet[];
  readonly eventIds: readonly string[];
  readonly explanation: string;
  readonly sourceReference: string;
  readonly receptionBases: readonly string[];
}

/** Directed angles of the five aspects. */
export const ASPECT_ANGLES: readonly number[] = [0, 60, 90, 120, 180, 240, 270, 300];
/** Events closer than this are one, and their order is not known: one second. */
const TIE_DAYS = 1 / 86400;

const weight = (planet: ClassicalPlanet): number => CHALDEAN_ORDER.indexOf(planet);
/** The one of two that moves faster, by the order of the spheres. */
const lighter = (a: ClassicalPlanet, b: ClassicalPlanet): ClassicalPlanet => (weight(a) > weight(b) ? a : b);
const ofPair = (event: TraceEvent, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  event.kind === 'aspect_exact' &&
  ((event.actor === a && event.target === b) || (event.actor === b && event.target === a));
const involves = (event: TraceEvent, planet: ClassicalPlanet): boolean =>
  event.kind === 'aspect_exact' && (event.actor === planet || event.target === planet);

/** An aspect within the orbs of two planets at the start: their angle, and whether it closes. */
interface Contact {
  readonly angleDeg: number;
  readonly isApplying: boolean;
}

function contactOf({ states }: Trace, a: ClassicalPlanet, b: ClassicalPlanet): Contact | null {
  const directed = normalizeDeg(states[a].longitudeDeg - states[b].longitudeDeg),
    orb = lillyMoieties(a, b);
  const angleDeg = ASPECT_ANGLES.find((angle) => separationDeg(directed, angle) <= orb);
  if (angleDeg === undefined) return null;
  const error = signedDeg(directed - angleDeg),
    rate = states[a].speed - states[b].speed;
  return { angleDeg, isApplying: error * rate < 0 };
}

/** The aspect to which two planets apply, and the event that perfects it in the span. */
interface Application {
  readonly angleDeg: number;
  readonly exact: TraceEvent | null;
}

function applicationOf(trace: Trace, a: ClassicalPlanet, b: ClassicalPlanet): Application | null {
  const contact = contactOf(trace, a, b);
  if (!contact?.isApplying) return null;
  const exact = trace.events.find(
    (event) =>
      ofPair(event, a, b) && event.angleDeg === (event.actor === a ? contact.angleDeg : (360 - contact.angleDeg) % 360),
  );
  return { angleDeg: contact.angleDeg, exact: exact ?? null };
}

/** Dignities by which a planet receives another that stands in them. */
function receptionBy(
  host: ClassicalPlanet,
  guestLongitudeDeg: number,
  isDay: boolean,
): ('house' | 'exaltation' | 'triplicity' | 'term' | 'face')[] {
  const sign = signIndex(guestLongitudeDeg);
  const held: ['house' | 'exaltation' | 'triplicity' | 'term' | 'face', boolean][] = [
    ['house', domicileRuler(sign) === host],
    ['exaltation', EXALTATIONS[host].signIndex === sign],
    ['triplicity', triplicityOf(sign, isDay).active === host],
    ['term', boundAt(guestLongitudeDeg, 'egyptian').ruler === host],
    ['face', faceRuler(guestLongitudeDeg) === host],
  ];
  return held.filter(([, holds]) => holds).map(([basis]) => basis);
}

/** Whether one of some planets enters another sign before an instant. */
const ingressBefore = ({ events }: Trace, planets: readonly ClassicalPlanet[], jdUt: number): TraceEvent | undefined =>
  events.find((event) => event.kind === 'sign_ingress' && event.jdUt < jdUt && planets.includes(event.actor));
/** Whether another event of some planets falls within a second of an event. */
const tied = ({ events }: Trace, planets: readonly ClassicalPlanet[], of: TraceEvent): boolean =>
  events.some(
    (event) =>
      event !== of &&
      Math.abs(event.jdUt - of.jdUt) <= TIE_DAYS &&
      planets.some((planet) => event.actor === planet || event.target === planet),
  );

interface Finding {
  readonly state: PerfectionWitness['state'];
  readonly third?: ClassicalPlanet;
  readonly events?: readonly TraceEvent[];
  readonly bases?: readonly string[];
}
const ABSENT: Finding = { state: 'absent' };

/** A third planet that comes between the application and its perfection, or a significator that turns back. */
function hindrances(trace: Trace, application: Application | null) {
  if (application === null) return { prohibition: ABSENT, refranation: ABSENT, frustration: ABSENT };
  const { a, b } = trace,
    end = application.exact?.jdUt ?? Infinity,
    swift = lighter(a, b),
    slow = swift === a ? b : a;
  const judged = (third: ClassicalPlanet | undefined, event: TraceEvent, events: readonly TraceEvent[]): Finding => {
    const planets = third === undefined ? [a, b] : [a, b, third];
    const open = ingressBefore(trace, planets, event.jdUt) !== undefined || tied(trace, planets, event);
    return { state: open ? 'indeterminate' : 'present', third, events };
  };
  const before = trace.events.filter((event) => event.jdUt < end);
  const station = before.find((event) => event.kind.startsWith('station') && (event.actor === a || event.actor === b));
  const contacts = before.filter((event) => involves(event, slow) && !ofPair(event, a, b));
  const thirdOf = (event: TraceEvent): ClassicalPlanet => (event.actor === slow ? (event.target ?? slow) : event.actor);
  const cut = contacts.find((event) => weight(thirdOf(event)) > weight(slow));
  const heavy =
    application.angleDeg === 0
      ? contacts.find((event) => event.angleDeg === 0 && weight(thirdOf(event)) < weight(slow))
      : undefined;
  const withSwift = (event: TraceEvent): TraceEvent[] =>
    before.filter((one) => ofPair(one, swift, thirdOf(event)) && one.jdUt <= event.jdUt);
  return {
    prohibition: cut ? judged(thirdOf(cut), cut, [...withSwift(cut), cut]) : ABSENT,
    refranation: station ? judged(undefined, station, [station]) : ABSENT,
    frustration: heavy ? judged(thirdOf(heavy), heavy, [heavy]) : ABSENT,
  };
}

function direct(trace: Trace, application: Application | null, hinders: readonly Finding[]): Finding {
  if (application === null) return ABSENT;
  const { exact } = application,
    planets = [trace.a, trace.b];
  if (hinders.some((one) => one.state === 'present')) return ABSENT;
  if (exact === null) return { state: 'indeterminate' };
  const open =
    hinders.some((one) => one.state === 'indeterminate') ||
    ingressBefore(trace, planets, exact.jdUt) !== undefined ||
    tied(trace, planets, exact);
  return { state: open ? 'indeterminate' : 'present', events: [exact] };
}

/** A planet lighter than both leaves one, which receives it, and perfects next with the other. */
function translation(trace: Trace, application: Application | null): Finding {
  if (application !== null) return ABSENT;
  let open: Finding | null = null;
  for (const third of CHALDEAN_ORDER) {
    if (third === trace.a || third === trace.b || weight(third) < Math.max(weight(trace.a), weight(trace.b))) continue;
    for (const [from, to] of [
      [trace.a, trace.b],
      [trace.b, trace.a],
    ] as const) {
      const found = translated(trace, third, from, to);
      if (found?.state === 'present') return found;
      open ??= found;
    }
  }
  return open ?? ABSENT;
}

function translated(trace: Trace, third: ClassicalPlanet, from: ClassicalPlanet, to: ClassicalPlanet): Finding | null {
  const contact = contactOf(trace, third, from),
    bases = receptionBy(from, trace.states[third].longitudeDeg, trace.isDay).filter(
      (basis) => basis !== 'exaltation' && basis !== 'face',
    );
  if (contact === null || contact.isApplying || bases.length === 0) return null;
  const next = trace.events.find((event) => involves(event, third));
  if (next === undefined || !ofPair(next, third, to) || applicationOf(trace, third, to) === null) return null;
  const planets = [third, from, to];
  const open = ingressBefore(trace, planets, next.jdUt) !== undefined || tied(trace, planets, next);
  return {
    state: open ? 'indeterminate' : 'present',
    third,
    events: [next],
    bases: bases.map((basis) => `${from}_receives_${third}_by_${basis}`),
  };
}

/** Both apply to a planet heavier than either, and both receive it in some essential dignity. */
function collection(trace: Trace, application: Application | null): Finding {
  if (application !== null) return ABSENT;
  const { a, b } = trace;
  let open: Finding | null = null;
  for (const third of CHALDEAN_ORDER) {
    if (third === a || third === b || weight(third) > Math.min(weight(a), weight(b))) continue;
    const first = applicationOf(trace, a, third),
      second = applicationOf(trace, b, third);
    if (first === null || second === null) continue;
    const longitude = trace.states[third].longitudeDeg;
    const bases = [a, b].map((host) =>
      receptionBy(host, longitude, trace.isDay).map((basis) => `${host}_receives_${third}_by_${basis}`),
    );
    if (bases.some((list) => list.length === 0)) continue;
    const events = [first.exact, second.exact].filter((event) => event !== null);
    const planets = [a, b, third];
    const isOpen =
      events.length < 2 ||
      events.some((event) => ingressBefore(trace, planets, event.jdUt) !== undefined || tied(trace, planets, event));
    const found: Finding = { state: isOpen ? 'indeterminate' : 'present', third, events, bases: bases.flat() };
    if (!isOpen) return found;
    open ??= found;
  }
  return open ?? ABSENT;
}

const TEXTS: Readonly<Record<PerfectionKind, readonly [page: string, explanation: string]>> = {
  direct_perfection: [
    'pp. 124-125',
    'The significators apply within half the sum of their orbs and come to the exact aspect, with nothing between.',
  ],
  translation_of_light: [
    'p. 111',
    'A lighter planet leaves one significator, which receives it by house, triplicity or term, and perfects next with the other.',
  ],
  collection_of_light: [
    'pp. 111, 126',
    'Both significators apply to a heavier planet, and both receive it in some essential dignity.',
  ],
  prohibition: [
    'pp. 110-111',
    'A third planet, lighter than the slower significator, perfects with it before the other significator does.',
  ],
  refranation: ['p. 111', 'A significator turns back or forth before the aspect to which they apply is exact.'],
  frustration: [
    'pp. 111-112',
    'The slower significator is joined in body to a heavier planet before the conjunction to which they apply.',
  ],
};

/** The six kinds in order, each present, absent or indeterminate. */
export function perfectionWitnesses(trace: Trace): PerfectionWitness[] {
  const application = applicationOf(trace, trace.a, trace.b),
    hinders = hindrances(trace, application);
  const findings: Readonly<Record<PerfectionKind, Finding>> = {
    direct_perfection: direct(trace, application, Object.values(hinders)),
    translation_of_light: translation(trace, application),
    collection_of_light: collection(trace, application),
    ...hinders,
  };
  return PERFECTION_KINDS.map((kind) => {
    const { state, third, events, bases } = findings[kind];
    return {
      kind,
      state,
      actors: third === undefined ? [trace.a, trace.b] : [trace.a, trace.b, third],
      eventIds: (events ?? []).map((event) => event.id),
      explanation: TEXTS[kind][1],
      sourceReference: `${LILLY_SOURCE}, ${TEXTS[kind][0]}`,
      receptionBases: [...(bases ?? [])],
    };
  });
}
