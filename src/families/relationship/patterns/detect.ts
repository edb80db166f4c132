import type { AspectDataResponse, AspectName } from '../../../contract/aspects.js';
import { aspectAnswers } from '../../../wire/aspects.js';
import { aspectNamed } from '../../../doctrine/aspects/aspects.js';
import type { AspectPoint } from '../../../doctrine/aspects/aspects.js';
import { arcBetween } from '../../../kernel/circle.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { STELLIUM, TEMPLATES } from './templates.js';
import type { BodyRole, PatternTemplate } from './templates.js';

/** A figure that was found: bodies in the order in which they are answered, with their roles. */
export interface FoundPattern {
  readonly name: string;
  readonly detector: string;
  readonly sourceKind: 'aspect' | 'position';
  readonly bodies: readonly { readonly body: string; readonly role: BodyRole }[];
  readonly apex: string | null;
  readonly aspects: readonly AspectDataResponse[];
  /** The orb that the figure allows each of its aspects, degrees, in their order. */
  readonly aspectOrbsDeg: readonly number[];
  readonly centroidDeg: number | null;
  readonly maxBodyDistanceDeg: number | null;
  readonly orbLimitDeg: number | null;
}

/** What one request may find and try. Wide orbs on many bodies make figures of almost every set of bodies. */
const MAX_PATTERNS = 5000,
  MAX_STEPS = 2_000_000;

function tooMany(orbFactor: number): InvalidInput {
  return new InvalidInput({
    field: '/orb_factor',
    message: `more than ${MAX_PATTERNS} patterns, or more than ${MAX_STEPS} trials`,
    given: orbFactor,
    allowed: 'a smaller orb_factor, fewer bodies, or fewer patterns in include',
  });
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whose orbs the aspects of a figure keep: the figure's own (table in templates.ts), or those of the aspect table. */
export type PatternOrbs = 'pattern' | 'aspect';

export interface PatternSearch {
  /** Multiplies every orb. */
  readonly orbFactor: number;
  /** Names of the figures that are looked for; null: all. */
  readonly include: readonly string[] | null;
  /** Keeps what no other found aspect figure contains. */
  readonly dominantOnly: boolean;
  readonly orbs: PatternOrbs;
}

/** The figures among the points, by name and bodies. Longitudes in degrees. Errors: InvalidInput beyond the bounds above. */
export function findPatterns(
  points: readonly AspectPoint[],
  { orbFactor, include, dominantOnly, orbs }: PatternSearch,
): FoundPattern[] {
  const wanted = (name: string): boolean => include === null || include.includes(name);
  const places = points.map(({ name, longitudeDeg }) => ({ name, longitudeDeg }));
  const graph = new AspectGraph(places, orbFactor, orbs);
  const found: FoundPattern[] = [];
  for (const template of TEMPLATES) {
    if (wanted(template.name)) found.push(...graph.figures(template));
    if (found.length > MAX_PATTERNS) throw tooMany(orbFactor);
  }
  if (wanted(STELLIUM.name)) found.push(...stelliums(places, orbFactor));
  const kept = dominantOnly ? dominant(found) : found;
  return kept.sort((a, b) => compareText(a.name, b.name) || compareBodies(a, b));
}

function compareBodies(a: FoundPattern, b: FoundPattern): number {
  for (let i = 0; i < Math.min(a.bodies.length, b.bodies.length); i++) {
    const order = compareText(a.bodies[i].body, b.bodies[i].body);
    if (order !== 0) return order;
  }
  return a.bodies.length - b.bodies.length;
}

interface Kind {
  readonly edges: (AspectDataResponse | undefined)[];
  readonly neighbours: number[][];
}

/** Aspects by kind and pair, so that a figure is grown edge by edge and only along aspects that exist. */
class AspectGraph {
  private readonly names: readonly string[];
  private readonly kinds = new Map<string, Kind>();
  private readonly orbFactor: number;
  private readonly orbs: PatternOrbs;
  private steps = 0;

  constructor(points: readonly AspectPoint[], orbFactor: number, orbs: PatternOrbs) {
    this.orbFactor = orbFactor;
    this.orbs = orbs;
    this.names = points.map(({ name }) => name).sort(compareText);
    const count = this.names.length,
      index = new Map(this.names.map((name, i) => [name, i]));
    for (const aspect of aspectAnswers(points, 2, orbFactor)) {
      const a = index.get(aspect.body1),
        b = index.get(aspect.body2);
      if (a === undefined || b === undefined) continue;
      let kind = this.kinds.get(aspect.aspect);
      if (kind === undefined)
        this.kinds.set(
          aspect.aspect,
          (kind = { edges: new Array<undefined>(count * count).fill(undefined), neighbours: this.names.map(() => []) }),
        );
      kind.edges[a * count + b] = kind.edges[b * count + a] = aspect;
      kind.neighbours[a].push(b);
      kind.neighbours[b].push(a);
    }
    for (const kind of this.kinds.values()) for (const list of kind.neighbours) list.sort((a, b) => a - b);
  }

  /** The orb that a figure allows one of its aspects, degrees, the factor included. */
  private orbOf({ aspect, orbDeg }: { readonly aspect: AspectName; readonly orbDeg: number }): number {
    return (this.orbs === 'aspect' ? aspectNamed(aspect).orbDeg : orbDeg) * this.orbFactor;
  }

  /** Every figure of a template, each set of bodies once (its first arrangement by name). */
  figures(template: PatternTemplate): FoundPattern[] {
    if (!template.edges.every(({ aspect }) => this.kinds.has(aspect))) return [];
    const count = this.names.length,
      slots = template.roles.length;
    const plan = (PLANS.get(template) ?? growthPlan(template)).map((step) => ({
      ...step,
      links: step.links.flatMap((link) => {
        const kind = this.kinds.get(link.aspect);
        return kind === undefined ? [] : [{ kind, from: link.from, orbDeg: this.orbOf(link) }];
      }),
    }));
    const chosen: number[] = new Array<number>(slots).fill(-1),
      all = [...this.names.keys()];
    const found = new Map<string, FoundPattern>();
    const grow = (step: number): void => {
      if (step === slots) {
        const key = [...chosen].sort((a, b) => a - b).join(',');
        if (!found.has(key)) found.set(key, this.pattern(template, chosen));
        return;
      }
      const { slot, links, after, before } = plan[step];
      candidates: for (const candidate of links.length ? links[0].kind.neighbours[chosen[links[0].from]] : all) {
        if (++this.steps > MAX_STEPS) throw tooMany(this.orbFactor);
        for (const { kind, from, orbDeg } of links) {
          const aspect = kind.edges[candidate * count + chosen[from]];
          if (aspect === undefined || aspect.orb > orbDeg) continue candidates;
        }
        for (const other of after) if (chosen[other] >= candidate) continue candidates;
        for (const other of before) if (chosen[other] <= candidate) continue candidates;
        if (chosen.includes(candidate)) continue;
        chosen[slot] = candidate;
        grow(step + 1);
        chosen[slot] = -1;
      }
    };
    grow(0);
    return [...found.values()];
  }

  private pattern(template: PatternTemplate, chosen: readonly number[]): FoundPattern {
    const members = chosen.map((index, slot) => ({ body: this.names[index], role: template.roles[slot] }));
    const apex = members.find(({ role }) => role === 'apex')?.body ?? null;
    const byName = [...members].sort((a, b) => compareText(a.body, b.body));
    const bodies = template.apexLast
      ? [...byName.filter(({ role }) => role !== 'apex'), ...byName.filter(({ role }) => role === 'apex')]
      : byName;
    const aspects = template.edges.flatMap(
      ({ a, b, aspect }) => this.kinds.get(aspect)?.edges[chosen[a] * this.names.length + chosen[b]] ?? [],
    );
    return {
      name: template.name,
      detector: template.detector,
      sourceKind: 'aspect',
      bodies,
      apex,
      aspects,
      aspectOrbsDeg: template.edges.map((edge) => this.orbOf(edge)),
      centroidDeg: null,
      maxBodyDistanceDeg: null,
      orbLimitDeg: null,
    };
  }
}

/** One step of growing a figure: the slot to fill, its aspects to slots filled before, and the slots before and after it by name. */
interface GrowthStep {
  readonly slot: number;
  readonly links: readonly { readonly aspect: AspectName; readonly from: number; readonly orbDeg: number }[];
  readonly after: readonly number[];
  readonly before: readonly number[];
}

/** Steps in an order in which each slot has an aspect to one filled before. */
function growthPlan(template: PatternTemplate): GrowthStep[] {
  return growthOrder(template).map((slot, step, order) => {
    const filled = order.slice(0, step);
    return {
      slot,
      links: template.edges.flatMap(({ a, b, aspect, orbDeg }) => {
        const from = a === slot ? b : b === slot ? a : -1;
        return filled.includes(from) ? [{ aspect, from, orbDeg }] : [];
      }),
      after: template.ordered.flatMap(([a, b]) => (b === slot && filled.includes(a) ? [a] : [])),
      before: template.ordered.flatMap(([a, b]) => (a === slot && filled.includes(b) ? [b] : [])),
    };
  });
}

/** Slots in an order in which each has an aspect to one before it. */
function growthOrder(template: PatternTemplate): number[] {
  const order = [0];
  while (order.length < template.roles.length) {
    const edge = template.edges.find(({ a, b }) => order.includes(a) !== order.includes(b));
    if (edge === undefined) throw new Error(`the figure ${template.name} is in two pieces`);
    order.push(order.includes(edge.a) ? edge.b : edge.a);
  }
  return order;
}

const PLANS: ReadonlyMap<PatternTemplate, readonly GrowthStep[]> = new Map(
  TEMPLATES.map((template) => [template, growthPlan(template)]),
);

/**
 * Stelliums: sets of three or more bodies that all lie within the orb of their circular mean; sets that a larger such set holds are
 * left out. As the orb is at most 80 degrees a set spans less than half the circle, so it has one first body, and its ends are its
 * farthest members. Errors: InvalidInput beyond the bounds above.
 */
function stelliums(points: readonly AspectPoint[], orbFactor: number): FoundPattern[] {
  const bodies = points
    .map(({ name, longitudeDeg }) => ({ name, longitudeDeg: normalizeDeg(longitudeDeg) }))
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  const count = bodies.length,
    orbLimit = STELLIUM.orbDeg * orbFactor;
  const sines = bodies.map(({ longitudeDeg }) => Math.sin(longitudeDeg * RAD_PER_DEG)),
    cosines = bodies.map(({ longitudeDeg }) => Math.cos(longitudeDeg * RAD_PER_DEG));
  const groups: { members: number[]; set: Set<number>; centroid: number; spread: number }[] = [];
  // Bodies at one longitude may each be called the first: a set is kept once.
  const seen = new Set<string>();
  let trials = 0;
  const grow = (members: readonly number[], sin: number, cos: number): void => {
    const first = members[0],
      last = members[members.length - 1];
    if (members.length >= STELLIUM.minBodies) {
      const centroid = normalizeDeg(Math.atan2(sin, cos) * DEG_PER_RAD);
      const spread = Math.max(
        arcBetween(bodies[first].longitudeDeg, centroid),
        arcBetween(bodies[last].longitudeDeg, centroid),
      );
      const key = spread <= orbLimit ? [...members].sort((a, b) => a - b).join(',') : '';
      if (key !== '' && !seen.has(key)) {
        seen.add(key);
        groups.push({ members: [...members], set: new Set(members), centroid, spread });
      }
      if (groups.length > MAX_PATTERNS) throw tooMany(orbFactor);
    }
    for (let next = (last + 1) % count; next !== first; next = (next + 1) % count) {
      if (++trials > MAX_STEPS) throw tooMany(orbFactor);
      if (normalizeDeg(bodies[next].longitudeDeg - bodies[first].longitudeDeg) > 2 * orbLimit) break;
      grow([...members, next], sin + sines[next], cos + cosines[next]);
    }
  };
  for (let first = 0; first < count; first++) grow([first], sines[first], cosines[first]);
  const contained = (small: Set<number>, large: Set<number>): boolean => {
    if (large.size <= small.size) return false;
    for (const item of small) if (!large.has(item)) return false;
    return true;
  };
  return groups
    .filter(({ set }) => !groups.some((other) => contained(set, other.set)))
    .map(({ members, centroid, spread }) => ({
      name: STELLIUM.name,
      detector: STELLIUM.detector,
      sourceKind: 'position',
      bodies: members
        .map((index) => ({ body: bodies[index].name, role: 'cluster_member' as const }))
        .sort((x, y) => compareText(x.body, y.body)),
      apex: null,
      aspects: [],
      aspectOrbsDeg: [],
      centroidDeg: centroid,
      maxBodyDistanceDeg: spread,
      orbLimitDeg: orbLimit,
    }));
}

/** What is not contained: bodies and aspects both subsets of another aspect figure's, one of them strictly. */
function dominant(patterns: readonly FoundPattern[]): FoundPattern[] {
  const sets = patterns.map((pattern) => ({
    pattern,
    bodies: new Set(pattern.bodies.map(({ body }) => body)),
    aspects: new Set(pattern.aspects.map(signature)),
  }));
  return sets
    .filter(
      (small) =>
        small.pattern.sourceKind !== 'aspect' ||
        !sets.some(
          (large) =>
            large !== small &&
            large.pattern.sourceKind === 'aspect' &&
            subset(small.bodies, large.bodies) &&
            subset(small.aspects, large.aspects) &&
            (small.bodies.size < large.bodies.size || small.aspects.size < large.aspects.size),
        ),
    )
    .map(({ pattern }) => pattern);
}
const signature = (aspect: AspectDataResponse): string =>
  [...[aspect.body1, aspect.body2].sort(compareText), aspect.aspect].join('\u0000');
const subset = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const item of a) if (!b.has(item)) return false;
  return true;
};
