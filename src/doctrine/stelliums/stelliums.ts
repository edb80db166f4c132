import { normalizeDeg } from '../../kernel/angle.js';

/**
 * Stelliums of the ten planets: four (strict) or three (broad) in one sign, one house, or within an arc. House rule: modern authors differ on
 * the number (three or four) and on the arc, so both are choices; other factors are named next to a group but never make one.
 */
export const STELLIUM_PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type StelliumPlanet = (typeof STELLIUM_PLANETS)[number];

export type StelliumCriterion = 'sign' | 'house' | 'tight';
/** Order of the criteria in answers. */
export const STELLIUM_CRITERIA: readonly StelliumCriterion[] = ['sign', 'house', 'tight'];

/** Planets of a stellium by preset. */
export const LEAST_PLANETS = { strict: 4, broad: 3 } as const;
export type StelliumPreset = keyof typeof LEAST_PLANETS;

/** A planet with its longitude in [0, 360) degrees. */
export interface StelliumBody {
  readonly name: StelliumPlanet;
  readonly longitudeDeg: number;
}

/** An arc in the order of the zodiac, degrees; `wraps`: it contains 0 Aries and does not begin there. */
export interface StelliumArc {
  readonly startDeg: number;
  readonly endDeg: number;
  readonly spanDeg: number;
  readonly wraps: boolean;
}

/** One way in which planets form a group: in a sign (index from 0), in a house (1 to 12), or within an arc. */
export interface StelliumMatch {
  readonly criterion: StelliumCriterion;
  readonly members: readonly StelliumPlanet[];
  readonly signIndex: number | null;
  readonly house: number | null;
  readonly arc: StelliumArc | null;
}

/** Planets that form a group, with each way in which they do, in the order of the criteria. */
export interface StelliumGroup {
  readonly members: readonly StelliumPlanet[];
  readonly matches: readonly StelliumMatch[];
}

export interface StelliumSearch {
  readonly least: number;
  /** Largest arc, degrees; the limit belongs to it. */
  readonly maxSpanDeg: number;
  readonly criteria: readonly StelliumCriterion[];
  /** House (1 to 12) of a longitude; null without houses, then the criterion `house` finds nothing. */
  readonly houseOf: ((longitudeDeg: number) => number) | null;
}

const rank = (name: StelliumPlanet): number => STELLIUM_PLANETS.indexOf(name);
const inOrder = (names: readonly StelliumPlanet[]): StelliumPlanet[] => [...names].sort((a, b) => rank(a) - rank(b));

/** Signs are half-open: 30 degrees belong to Taurus. */
const signOfDeg = (longitudeDeg: number): number => Math.min(11, Math.floor(longitudeDeg / 30));

/** Groups of bodies with the same number, of at least `least` bodies, by ascending number. */
function sharing(
  bodies: readonly StelliumBody[],
  least: number,
  numberOf: (body: StelliumBody) => number,
): (readonly [number, StelliumPlanet[]])[] {
  const byNumber = new Map<number, StelliumPlanet[]>();
  for (const body of bodies) {
    const number = numberOf(body),
      names = byNumber.get(number);
    if (names === undefined) byNumber.set(number, [body.name]);
    else names.push(body.name);
  }
  return [...byNumber].filter(([, names]) => names.length >= least).sort(([a], [b]) => a - b);
}

/** The arcs of at most `maxSpanDeg` from body to body that no other such arc contains, with their bodies. */
function widestArcs(bodies: readonly StelliumBody[], least: number, maxSpanDeg: number): StelliumMatch[] {
  const sorted = [...bodies].sort((a, b) => a.longitudeDeg - b.longitudeDeg || rank(a.name) - rank(b.name)),
    count = sorted.length;
  const ahead = (from: number, to: number): number =>
    normalizeDeg(sorted[to % count].longitudeDeg - sorted[from % count].longitudeDeg);
  const found: StelliumMatch[] = [];
  let before = -1;
  for (let start = 0; start < count; start++) {
    let size = 1;
    while (size < count && ahead(start, start + size) <= maxSpanDeg) size++;
    const end = start + size - 1;
    // An arc that ends where the previous one ended is contained in it.
    const isContained = start > 0 && end === before;
    before = end;
    if (size < least || isContained) continue;
    const startDeg = sorted[start].longitudeDeg,
      endDeg = sorted[end % count].longitudeDeg;
    found.push({
      criterion: 'tight',
      members: inOrder(Array.from({ length: size }, (_, i) => sorted[(start + i) % count].name)),
      signIndex: null,
      house: null,
      arc: { startDeg, endDeg, spanDeg: normalizeDeg(endDeg - startDeg), wraps: endDeg < startDeg },
    });
  }
  // The arcs form a circle: one of the last arcs may contain the first. Bodies at one longitude begin the same arc.
  return found.filter(
    ({ members }, i) =>
      !found.some((other, k) => {
        const isSuperset = members.every((name) => other.members.includes(name));
        return (
          isSuperset && (other.members.length > members.length || (other.members.length === members.length && k < i))
        );
      }),
  );
}

function matchesOf(bodies: readonly StelliumBody[], search: StelliumSearch): StelliumMatch[] {
  const { least, criteria, maxSpanDeg, houseOf } = search,
    found: StelliumMatch[] = [];
  if (criteria.includes('sign'))
    for (const [signIndex, names] of sharing(bodies, least, ({ longitudeDeg }) => signOfDeg(longitudeDeg)))
      found.push({ criterion: 'sign', members: inOrder(names), signIndex, house: null, arc: null });
  if (criteria.includes('house') && houseOf !== null)
    for (const [house, names] of sharing(bodies, least, ({ longitudeDeg }) => houseOf(longitudeDeg)))
      found.push({ criterion: 'house', members: inOrder(names), signIndex: null, house, arc: null });
  if (criteria.includes('tight')) found.push(...widestArcs(bodies, least, maxSpanDeg));
  return found;
}

/** Order of groups: more planets first, then by the planets in their order. */
function compareGroups(a: StelliumGroup, b: StelliumGroup): number {
  if (a.members.length !== b.members.length) return b.members.length - a.members.length;
  const at = a.members.findIndex((name, i) => name !== b.members[i]);
  return at < 0 ? 0 : rank(a.members[at]) - rank(b.members[at]);
}

/** The stelliums among bodies: one group for each set of planets, with all its matches. */
export function findStelliums(bodies: readonly StelliumBody[], search: StelliumSearch): StelliumGroup[] {
  const groups = new Map<string, { members: readonly StelliumPlanet[]; matches: StelliumMatch[] }>();
  for (const match of matchesOf(bodies, search)) {
    const key = match.members.join(),
      group = groups.get(key);
    if (group === undefined) groups.set(key, { members: match.members, matches: [match] });
    else group.matches.push(match);
  }
  return [...groups.values()].sort(compareGroups);
}

/** Whether a longitude is within a match: in its sign, in its house, or on its arc, ends included. Degrees. */
export function isWithin(match: StelliumMatch, longitudeDeg: number, houseOf: StelliumSearch['houseOf']): boolean {
  if (match.signIndex !== null) return signOfDeg(longitudeDeg) === match.signIndex;
  if (match.house !== null) return houseOf !== null && houseOf(longitudeDeg) === match.house;
  return match.arc !== null && normalizeDeg(longitudeDeg - match.arc.startDeg) <= match.arc.spanDeg;
}
