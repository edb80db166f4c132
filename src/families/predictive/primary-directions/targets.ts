import type { DirectionTerm } from '../../../doctrine/directions/search.js';
import { directedPoint } from '../../../doctrine/directions/point.js';
import type { RelationalKind, TargetClass } from '../../../doctrine/directions/presets.js';
import {
  ASPECT_POINTS,
  aspectPoint,
  BARE_ASPECTS,
  declinationEquivalent,
  morinusAspectPoint,
  quadrantsWestOf,
} from '../../../doctrine/directions/targets.js';
import { antiscion, contraAntiscion } from '../../../doctrine/zodiac/antiscia.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { cuspPoint } from './figure.js';
import type { DirectionFigure, FigurePoint } from './figure.js';
import { MUNDANE_WORD } from './policy.js';
import type { ResolvedPolicy, TargetLists } from './policy.js';
import type { PrimaryDirectionsSearchRequest } from './schema-request.js';
import { lookupTable } from '../../../kernel/lookup.js';
import { RELATION_WORDS, CLASS_WORDS, relationOfWire } from './wire-words.js';

export type NotEvaluableReason = 'noSemiArc' | 'declinationBeyondObliquity';

/** A named point without a mundane place under the policy, with the reason. */
export interface NotEvaluable {
  readonly name: string;
  readonly reason: NotEvaluableReason;
}

export interface ResolvedTargets {
  readonly significators: readonly DirectionTerm[];
  readonly promissors: readonly DirectionTerm[];
  readonly notEvaluable: readonly NotEvaluable[];
}

/** Other names of the angles. */
const ANGLE_WORDS = lookupTable<string>({
  ascendant: 'ASC',
  midheaven: 'MC',
  descendant: 'DSC',
  imumcoeli: 'IC',
});
const ASPECT_NAMES = [...ASPECT_POINTS, ...BARE_ASPECTS];

/** The significators and promissors of a search. Errors: InvalidInput. */
export function resolveTargets(
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
  figure: DirectionFigure,
  policy: ResolvedPolicy,
): ResolvedTargets {
  return new Targets(engine, figure, policy, request).resolve(request);
}

class Targets {
  private readonly engine: Engine;
  private readonly figure: DirectionFigure;
  private readonly policy: ResolvedPolicy;
  private readonly byName: ReadonlyMap<string, FigurePoint>;
  private readonly contexts: NonNullable<TargetLists['authG_aspect_contexts']>;
  private readonly notEvaluable: NotEvaluable[] = [];

  constructor(engine: Engine, figure: DirectionFigure, policy: ResolvedPolicy, lists: TargetLists) {
    this.engine = engine;
    this.figure = figure;
    this.policy = policy;
    this.byName = new Map(figure.points.map((one) => [foldName(one.point.name), one]));
    this.contexts = lists.authG_aspect_contexts ?? [];
  }

  resolve(request: PrimaryDirectionsSearchRequest): ResolvedTargets {
    this.checkContexts();
    const configured = this.configured(request);
    const byConjunction = this.policy.preset.relations.includes('conjunction');
    const significators = request.significators
      ? request.significators.map((name, i) => this.significator(name, `/significators/${i}`))
      : this.admitted(this.policy.significatorClasses).map((one) => term(one, 'conjunction'));
    const promissors = request.promissors
      ? request.promissors.flatMap((name, i) => this.promissor(name, `/promissors/${i}`, configured))
      : [
          ...(byConjunction ? this.admitted(this.policy.promissorClasses).map((one) => term(one, 'conjunction')) : []),
          ...[...configured.values()].flatMap((one) => one ?? []),
        ];
    if (request.aspect_promissors === true) promissors.push(...this.allAspects(promissors));
    eachOnce(significators, '/significators');
    eachOnce(promissors, '/promissors');
    const suppressed = this.policy.latitude === 'zodiacalSuppressed';
    return {
      significators,
      promissors: suppressed ? promissors.map((one) => this.onEcliptic(one)) : promissors,
      notEvaluable: this.notEvaluable,
    };
  }

  private admitted(classes: readonly TargetClass[]): FigurePoint[] {
    return this.figure.points.filter(({ kind }) => classes.includes(kind));
  }

  /** The promissor without latitude. */
  private onEcliptic(one: DirectionTerm): DirectionTerm {
    const { name, lonDeg, latDeg } = one.point;
    return latDeg === 0 ? one : { ...one, point: directedPoint(name, lonDeg, 0, this.figure.frame) };
  }

  private significator(name: string, field: string): DirectionTerm {
    const found = this.base(name, true);
    if (found === null) throw this.unknown(name, field, []);
    this.requireClass(found.kind, this.policy.significatorClasses, name, field);
    return term(found, 'conjunction');
  }

  private promissor(
    name: string,
    field: string,
    configured: ReadonlyMap<string, DirectionTerm | null>,
  ): readonly DirectionTerm[] {
    const target = configured.get(foldName(name));
    if (target !== undefined) return target === null ? [] : [target];
    const found = this.base(name, true);
    if (found !== null) {
      if (!this.policy.preset.relations.includes('conjunction'))
        throw new InvalidInput({
          field,
          message: 'is not a promissor of this preset, which directs listed targets only',
          given: name,
          allowed: this.policy.relations.map((one) => RELATION_WORDS[one]),
        });
      this.requireClass(found.kind, this.policy.promissorClasses, name, field);
      return [term(found, 'conjunction')];
    }
    const aspect = this.namedAspect(name.replace(MUNDANE_WORD, ' '));
    if (aspect === null)
      throw this.unknown(
        name,
        field,
        [...configured.values()].flatMap((one) => one?.point.name ?? []),
      );
    this.requireClass('aspectualPoint', this.policy.promissorClasses, name, field);
    const mundane = MUNDANE_WORD.test(name);
    if (
      mundane !== this.policy.mundaneAspects ||
      (mundane && aspect.source.kind !== 'planet' && aspect.source.kind !== 'node')
    )
      throw new InvalidInput({
        field,
        message: mundane
          ? 'is not available: mundane aspects need a body and a mundane preset'
          : 'is not available: zodiacal aspects need a zodiacal preset; a mundane aspect is `Mars Mundane Square`',
        given: name,
        allowed: this.policy.mundaneAspects ? 'BODY Mundane ASPECT' : 'POINT ASPECT',
      });
    return [this.aspect(aspect.source, aspect.aspect, aspect.angleDeg)];
  }

  private base(name: string, withCusps: boolean): FigurePoint | null {
    const folded = foldName(name);
    const known = this.byName.get(foldName(ANGLE_WORDS[folded] ?? name));
    if (known !== undefined) return known;
    const house = /^h([1-9]|1[0-2])$/.exec(folded);
    return withCusps && house ? cuspPoint(this.figure, Number(house[1])) : null;
  }

  private namedAspect(name: string): { source: FigurePoint; aspect: string; angleDeg: number } | null {
    for (const [aspect, angleDeg] of ASPECT_NAMES) {
      if (!name.toLowerCase().endsWith(` ${aspect.toLowerCase()}`)) continue;
      const source = this.base(name.slice(0, -aspect.length - 1).trim(), true);
      if (source !== null) return { source, aspect, angleDeg };
    }
    return null;
  }

  /** The body itself, with the number of quadrants to its aspect. */
  private mundaneAspect(source: FigurePoint, aspect: string, angleDeg: number): DirectionTerm {
    return {
      point: { ...source.point, name: `${source.point.name} Mundane ${aspect}` },
      angle: null,
      relation: Math.abs(angleDeg) === 180 ? 'opposition' : 'mundaneAspect',
      source: source.point.name,
      quadrantsWest: quadrantsWestOf(angleDeg),
    };
  }

  private aspect(source: FigurePoint, aspect: string, angleDeg: number): DirectionTerm {
    if (this.policy.mundaneAspects) return this.mundaneAspect(source, aspect, angleDeg);
    const { preset, aspectLatitude } = this.policy;
    const context = this.contexts.find((one) => this.base(one.source_name, false) === source);
    const place = context
      ? morinusAspectPoint(source.point, angleDeg, {
          maximumDeg: context.maximum_latitude,
          movingTowardMaximum: context.moving_toward_maximum,
        })!
      : aspectPoint(source.point, angleDeg, aspectLatitude ?? 'zero');
    return {
      point: directedPoint(`${source.point.name} ${aspect}`, place.lonDeg, place.latDeg, this.figure.frame),
      angle: null,
      relation: Math.abs(angleDeg) === 180 && preset.relations.includes('opposition') ? 'opposition' : 'zodiacalAspect',
      source: source.point.name,
    };
  }

  /** The points of all aspects of the planets, without those that are promissors already. */
  private allAspects(promissors: readonly DirectionTerm[]): DirectionTerm[] {
    if (!this.policy.preset.aspectPoints && !this.policy.mundaneAspects)
      throw new InvalidInput({
        field: '/aspect_promissors',
        message: 'is not available: the preset has no aspects',
        given: true,
        allowed: [false],
      });
    const named = new Set(promissors.map(({ point }) => point.name));
    return this.figure.points
      .filter(({ kind }) => kind === 'planet')
      .flatMap((source) => ASPECT_POINTS.map(([aspect, angle]) => this.aspect(source, aspect, angle)))
      .filter(({ point }) => !named.has(point.name));
  }

  private checkContexts(): void {
    this.contexts.forEach(({ source_name, maximum_latitude, moving_toward_maximum }, i) => {
      const field = `/authG_aspect_contexts/${i}`;
      const source = this.base(source_name, false);
      if (source === null || source.kind !== 'planet') throw this.unknown(source_name, `${field}/source_name`, []);
      if (this.contexts.findIndex((one) => this.base(one.source_name, false) === source) !== i)
        throw twice(`${field}/source_name`, source_name);
      const path = { maximumDeg: maximum_latitude, movingTowardMaximum: moving_toward_maximum };
      if (morinusAspectPoint(source.point, 0, path) === null)
        throw new InvalidInput({
          field: `${field}/maximum_latitude`,
          message: `must not be less than the latitude of ${source.point.name}, ${source.point.latDeg} degrees`,
          given: maximum_latitude,
          allowed: `at least ${Math.abs(source.point.latDeg)}`,
        });
    });
  }

  /** The targets of the lists by folded name; null if a target has no place. */
  private configured(lists: TargetLists): Map<string, DirectionTerm | null> {
    const found = new Map<string, DirectionTerm | null>();
    const add = (name: string, field: string, given: string, made: DirectionTerm | null): void => {
      if (found.has(foldName(name))) throw twice(field, given);
      found.set(foldName(name), made);
    };
    for (const [i, { source_name, kind }] of (lists.antiscia_targets ?? []).entries()) {
      const field = `/antiscia_targets/${i}/source_name`,
        source = this.source(source_name, field),
        [word, reflect] =
          kind === 'contra_antiscion'
            ? (['Contra-Antiscion', contraAntiscion] as const)
            : (['Antiscion', antiscion] as const);
      add(
        `${source.point.name} ${word}`,
        field,
        source_name,
        this.derived(source, word, reflect(source.point.lonDeg), relationOfWire(kind ?? 'antiscion')),
      );
    }
    for (const [i, { source_name, relation }] of (lists.authF_parallel_targets ?? []).entries()) {
      const field = `/authF_parallel_targets/${i}/source_name`,
        source = this.source(source_name, field),
        contra = relation === 'contra_parallel',
        word = contra ? 'Contra-Parallel' : 'Parallel';
      const { decDeg, lonDeg } = source.point;
      const degree = declinationEquivalent(contra ? -decDeg : decDeg, lonDeg, this.figure.frame.obliquityDeg);
      const name = `${source.point.name} ${word}`;
      if (degree === null) this.notEvaluable.push({ name, reason: 'declinationBeyondObliquity' });
      add(
        name,
        field,
        source_name,
        degree === null ? null : this.derived(source, word, degree, relationOfWire(relation ?? 'parallel')),
      );
    }
    for (const [i, { source_name }] of (lists.placidian_rapt_parallel_targets ?? []).entries()) {
      const field = `/placidian_rapt_parallel_targets/${i}/source_name`,
        source = this.source(source_name, field),
        name = `${source.point.name} Rapt Parallel`;
      add(name, field, source_name, {
        point: { ...source.point, name },
        angle: null,
        relation: 'raptParallel',
        source: source.point.name,
      });
    }
    for (const [i, { star_name }] of (lists.fixed_star_targets ?? []).entries()) {
      const field = `/fixed_star_targets/${i}/star_name`;
      const star = this.star(star_name, field);
      add(star.point.name, field, star_name, star);
    }
    return found;
  }

  private star(name: string, field: string): DirectionTerm {
    const { star } = this.engine.stars.resolve(name, field);
    const { stars } = this.engine,
      { instant } = this.figure;
    const place = this.policy.starPlace === 'apparent' ? stars.apparent(star, instant) : stars.truePlace(star, instant);
    return {
      point: directedPoint(star.name, place.longitudeDeg, place.latitudeDeg, this.figure.frame),
      angle: null,
      relation: 'conjunction',
      source: star.name,
    };
  }

  private derived(source: FigurePoint, word: string, lonDeg: number, relation: RelationalKind): DirectionTerm {
    const name = `${source.point.name} ${word}`;
    return {
      point: directedPoint(name, lonDeg, 0, this.figure.frame),
      angle: null,
      relation,
      source: source.point.name,
    };
  }

  private source(name: string, field: string): FigurePoint {
    const found = this.base(name, false);
    if (found === null) throw this.unknown(name, field, []);
    return found;
  }

  private requireClass(kind: TargetClass, classes: readonly TargetClass[], name: string, field: string): void {
    if (classes.includes(kind)) return;
    throw new InvalidInput({
      field,
      message: `is a point of a class that the policy excludes: ${CLASS_WORDS[kind].replace('_', ' ')} here`,
      given: name,
      allowed: classes.map((one) => CLASS_WORDS[one]),
    });
  }

  private unknown(name: string, field: string, more: readonly string[]): InvalidInput {
    const names = [...this.figure.points.map(({ point }) => point.name), ...more];
    return new InvalidInput({
      field,
      message: 'is not a point of the figure',
      given: name,
      allowed: [...names, 'H1 ... H12'],
      suggestions: suggestNames(name, names),
    });
  }
}

const term = ({ point, angle }: FigurePoint, relation: RelationalKind): DirectionTerm => ({
  point,
  angle,
  relation,
  source: point.name,
});

const twice = (field: string, given: string): InvalidInput =>
  new InvalidInput({ field, message: 'must not be repeated', given, allowed: 'different targets' });

function eachOnce(terms: readonly DirectionTerm[], field: string): void {
  const names = new Set<string>();
  terms.forEach(({ point }, i) => {
    if (names.has(point.name)) throw twice(`${field}/${i}`, point.name);
    names.add(point.name);
  });
}
