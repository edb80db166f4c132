import { byCodeUnit } from '../../kernel/order.js';
import { aspectNamed, findAspects } from '../aspects/aspects.js';
import type { Aspect, AspectName, AspectPoint } from '../aspects/aspects.js';
import { MAX_TRIALS, TooManyPatterns } from './found-pattern.js';
import type { FoundPattern, PatternOrbs } from './found-pattern.js';
import { TEMPLATES } from './templates.js';
import type { PatternTemplate } from './templates.js';

/** The aspects of one kind: by pair of bodies (row * count + column), and the neighbours of each body in increasing order. */
interface AspectKind {
  readonly edges: (Aspect | undefined)[];
  readonly neighbours: number[][];
}

/** The aspects among the points of a chart by kind and pair. Patterns grow along existing aspects only. */
export class AspectGraph {
  private readonly names: readonly string[];
  private readonly kinds = new Map<string, AspectKind>();
  private readonly orbFactor: number;
  private readonly orbs: PatternOrbs;
  private trials = 0;

  /** Longitudes in degrees; `orbFactor` multiplies every orb. */
  constructor(points: readonly AspectPoint[], orbFactor: number, orbs: PatternOrbs) {
    this.orbFactor = orbFactor;
    this.orbs = orbs;
    this.names = points.map(({ name }) => name).sort(byCodeUnit);
    const count = this.names.length,
      index = new Map(this.names.map((name, i) => [name, i]));
    for (const aspect of findAspects(points, 2, orbFactor)) {
      const a = index.get(aspect.first.name),
        b = index.get(aspect.second.name);
      if (a === undefined || b === undefined) continue;
      let kind = this.kinds.get(aspect.definition.name);
      if (kind === undefined)
        this.kinds.set(
          aspect.definition.name,
          (kind = {
            edges: new Array<undefined>(count * count).fill(undefined),
            neighbours: this.names.map(() => []),
          }),
        );
      kind.edges[a * count + b] = kind.edges[b * count + a] = aspect;
      kind.neighbours[a].push(b);
      kind.neighbours[b].push(a);
    }
    for (const kind of this.kinds.values()) for (const list of kind.neighbours) list.sort((a, b) => a - b);
  }

  /** The orb that a pattern allows one of its aspects, degrees, including the factor. */
  private orbOf({ aspect, orbDeg }: { readonly aspect: AspectName; readonly orbDeg: number }): number {
    return (this.orbs === 'aspect' ? aspectNamed(aspect).orbDeg : orbDeg) * this.orbFactor;
  }

  /** All patterns of a template; each set of bodies once, in its first arrangement by name. Errors: TooManyPatterns. */
  patterns(template: PatternTemplate): FoundPattern[] {
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
        if (++this.trials > MAX_TRIALS) throw new TooManyPatterns();
        for (const { kind, from, orbDeg } of links) {
          const aspect = kind.edges[candidate * count + chosen[from]];
          if (aspect === undefined || aspect.orbDeg > orbDeg) continue candidates;
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
    const members = chosen.map((index, slot) => ({
      body: this.names[index],
      role: template.roles[slot],
    }));
    const apex = members.find(({ role }) => role === 'apex')?.body ?? null;
    const byName = [...members].sort((a, b) => byCodeUnit(a.body, b.body));
    const bodies = template.apexLast
      ? [...byName.filter(({ role }) => role !== 'apex'), ...byName.filter(({ role }) => role === 'apex')]
      : byName;
    const aspects = template.edges.flatMap(
      ({ a, b, aspect }) => this.kinds.get(aspect)?.edges[chosen[a] * this.names.length + chosen[b]] ?? [],
    );
    return {
      name: template.name,
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

/**
 * One step in the growth of a pattern: the slot to fill, its aspects to filled slots, and the filled slots whose bodies must precede or
 * follow its body by name.
 */
interface GrowthStep {
  readonly slot: number;
  readonly links: readonly {
    readonly aspect: AspectName;
    readonly from: number;
    readonly orbDeg: number;
  }[];
  readonly after: readonly number[];
  readonly before: readonly number[];
}

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

/** The slots in an order in which each slot after the first has an aspect to an earlier one. */
function growthOrder(template: PatternTemplate): number[] {
  const order = [0];
  while (order.length < template.roles.length) {
    const edge = template.edges.find(({ a, b }) => order.includes(a) !== order.includes(b));
    if (edge === undefined) throw new Error(`the aspects of the pattern ${template.name} are not connected`);
    order.push(order.includes(edge.a) ? edge.b : edge.a);
  }
  return order;
}

const PLANS: ReadonlyMap<PatternTemplate, readonly GrowthStep[]> = new Map(
  TEMPLATES.map((template) => [template, growthPlan(template)]),
);
