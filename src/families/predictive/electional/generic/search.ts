import { withDefaults } from '../../../../contract/defaults.js';
import type { Engine } from '../../../../engine.js';
import { normalizeDeg, separationDeg } from '../../../../kernel/angle.js';
import { DEG_PER_RAD } from '../../../../kernel/constants.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { LON } from '../../../../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../../../../reduction/stages.js';
import { CHART_BODIES } from '../../../../sky/bodies.js';
import type { Body } from '../../../../sky/bodies.js';
import { cuspOrder, houseOf } from '../../../../sky/houses/cusp-order.js';
import { HOUSE_POINTERS, requestedSystem } from '../../../../sky/houses/resolve.js';
import type { HousePolicy } from '../../../../sky/houses/resolve.js';
import { ayanamsaDeg, ayanamsaSystem } from '../../../../services/ayanamsa.js';
import { housesAt } from '../../../../wire/houses.js';
import { instantOfJd } from '../../../../wire/instant.js';
import { checkScan } from '../scan-bounds.js';
import { scanGrid, scanPoints } from '../windows.js';
import type { PointRun, Scan } from '../windows.js';
import { BOUNDS, PREDICATE_PROFILES } from './catalogue.js';
import type { Subject } from './catalogue.js';
import { subjectsOf } from './parameters.js';
import type { Predicate, Scorer } from './parameters.js';
import { ElectionalSearchPolicyRequest } from './schema.js';
import type { ElectionalSearchRequest } from './schema.js';

const POLICY: HousePolicy = {
  unknownSystem: 'raise',
  polarFallback: 'fallback_to_porphyry',
};
const POINTERS = { ...HOUSE_POINTERS, system: '/policy/house_system' };
const SUBJECTS: ReadonlyMap<string, Body> = new Map(CHART_BODIES.map((body) => [body.name, body]));

/** The policy of a search with its defaults. */
export type SearchPolicy = ReturnType<typeof withDefaults<typeof ElectionalSearchPolicyRequest>>;

/** A search: its policy with defaults, its predicate and the bodies that it evaluates. */
export interface BoundSearch {
  readonly request: ElectionalSearchRequest;
  readonly policy: SearchPolicy;
  readonly predicate: Predicate;
  readonly stepDays: number;
  readonly mergeGapDays: number;
  readonly refineSteps: number;
  readonly maxWindows: number;
  readonly sidereal: boolean;
  readonly houseSystem: string;
  readonly bodies: readonly string[] | null;
  readonly subjects: readonly string[];
  readonly ayanamsa: ReturnType<typeof ayanamsaSystem>;
}

/** The policy of a request, with the defaults of its schema. */
const policyOf = (request: ElectionalSearchRequest): SearchPolicy =>
  withDefaults(ElectionalSearchPolicyRequest, request.policy ?? {});

/** The step of a search whose span and number of points are within bounds. Errors: InvalidInput. */
export function checkedStep(request: ElectionalSearchRequest): number {
  const { step_days: stepDays } = policyOf(request);
  checkScan({
    ...request,
    stepDays,
    maxSpanDays: BOUNDS.max_span_days,
    maxPoints: BOUNDS.max_scan_points,
  });
  return stepDays;
}

/** Combines predicate, scorer and policy of a request into a search. Errors: InvalidInput. */
export function bindSearch(
  engine: Engine,
  request: ElectionalSearchRequest,
  { predicate, scorer, stepDays }: { predicate: Predicate; scorer: Scorer | null; stepDays: number },
): BoundSearch {
  const policy = policyOf(request);
  const sidereal = policy.zodiac_frame === 'sidereal';
  const profile = PREDICATE_PROFILES.find((one) => one.id === request.predicate_profile);
  if (sidereal && profile && !(profile.frames as readonly string[]).includes('sidereal')) {
    throw new InvalidInput({
      field: '/policy/zodiac_frame',
      message: `must be tropical for ${profile.id}: houses bound degrees of date`,
      given: 'sidereal',
      allowed: profile.frames,
    });
  }
  const subjects = [...new Set([...subjectsOf(predicate), ...(scorer ? subjectsOf(scorer) : [])])];
  const bodies = bodiesOf(engine, policy.bodies ?? null, subjects);
  return {
    request,
    policy,
    predicate,
    stepDays,
    mergeGapDays: policy.merge_gap_days ?? 1.5 * stepDays,
    refineSteps: policy.boundary_refine_steps,
    maxWindows: policy.max_windows,
    sidereal,
    houseSystem: requestedSystem(policy.house_system, POLICY, POINTERS).requested,
    bodies,
    subjects,
    ayanamsa: ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system'),
  };
}

/**
 * The bodies of a sample with canonical names, or null for the default. Every subject must be among them. Errors: InvalidInput.
 */
function bodiesOf(engine: Engine, given: readonly string[] | null, subjects: readonly Subject[]): string[] | null {
  if (given === null) return null;
  const names = given.map((name, i) => engine.bodies.resolve(name, `/policy/bodies/${i}`, isChartPoint, ADMITTED).name);
  for (const [i, name] of names.entries()) {
    if (names.indexOf(name) < i)
      throw new InvalidInput({
        field: `/policy/bodies/${i}`,
        message: `is listed twice: ${name}`,
        given: given[i],
        allowed: 'each body once',
      });
  }
  const missing = subjects.find((subject) => !names.includes(subject));
  if (missing !== undefined) {
    throw new InvalidInput({
      field: '/policy/bodies',
      message: `must include ${missing}, a subject of this search`,
      given,
      allowed: `a list with ${subjects.join(', ')}`,
    });
  }
  return names;
}
const ADMITTED = 'Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith';
const isChartPoint = (body: Body): boolean => body.kind === 'lunar_point' || SUBJECTS.has(body.name);

/**
 * Evaluates a search at one instant. Apparent geocentric positions on the true ecliptic of date; each value is computed on demand.
 */
class Sampler {
  private readonly engine: Engine;
  private readonly search: BoundSearch;
  private readonly epoch;
  /** Buffer of `sky.place`; the scan evaluates one body at a time. */
  private readonly place = new Float64Array(6);
  houseFallbacks = 0;
  effectiveSystem: string | null = null;

  constructor(engine: Engine, search: BoundSearch) {
    this.engine = engine;
    this.search = search;
    this.epoch = engine.sky.newEpoch();
  }

  private longitude(jd: number, name: Subject): number {
    const { sky } = this.engine,
      instant = instantOfJd(this.engine, jd);
    this.epoch.set(instant.ttJ2k, instant.tdbJ2k, instant.ut1J2k);
    sky.place(this.epoch, SUBJECTS.get(name) ?? CHART_BODIES[0], null, ALL_CORRECTIONS, this.place);
    const tropical = this.place[LON] * DEG_PER_RAD;
    if (!this.search.sidereal) return normalizeDeg(tropical);
    const { ayanamsa_mode: mode } = this.search.policy;
    return normalizeDeg(tropical - ayanamsaDeg(this.engine.nutation, instant.ttJ2k, this.search.ayanamsa, mode));
  }

  qualifies(jd: number): boolean {
    const { predicate } = this.search;
    switch (predicate.kind) {
      case 'longitude':
        return normalizeDeg(this.longitude(jd, predicate.subject) - predicate.start) < predicate.width;
      case 'separation': {
        const apart = separationDeg(this.longitude(jd, predicate.a), this.longitude(jd, predicate.b));
        return apart >= predicate.min && apart <= predicate.max;
      }
      case 'house':
        return predicate.houses.has(this.house(jd, predicate.subject));
    }
  }

  private house(jd: number, subject: Subject): number {
    const { latitude, longitude } = this.search.request;
    const houses = housesAt(
      this.engine,
      instantOfJd(this.engine, jd),
      {
        latitude,
        longitude,
        system: this.search.houseSystem,
        policy: {
          unknown_system: 'raise',
          polar_fallback: POLICY.polarFallback,
        },
      },
      POINTERS,
    );
    if (houses.fallback) {
      this.houseFallbacks++;
      this.effectiveSystem ??= houses.effective.code;
    }
    return houseOf(this.longitude(jd, subject), houses.cusps, cuspOrder(houses.cusps));
  }

  score(jd: number, scorer: Scorer): number {
    const distance =
      scorer.kind === 'longitude'
        ? separationDeg(this.longitude(jd, scorer.subject), scorer.target)
        : Math.abs(separationDeg(this.longitude(jd, scorer.a), this.longitude(jd, scorer.b)) - scorer.target);
    return Math.max(0, 1 - distance / scorer.orb);
  }
}

/** The grid of a search and the sampler that evaluates its points. */
export interface SampledGrid {
  readonly jds: readonly number[];
  readonly sampler: Sampler;
}

/** The grid of a search with its sampler; nothing is computed yet. */
export const sampledGrid = (engine: Engine, search: BoundSearch): SampledGrid => ({
  jds: scanGrid(search.request.jd_start, search.request.jd_end, search.stepDays),
  sampler: new Sampler(engine, search),
});

/** The evaluated points of a grid, the number of house fallbacks and the effective house system. */
export interface EvaluatedScan extends Scan {
  readonly houseFallbacks: number;
  readonly effectiveSystem: string;
}

/** Evaluates the predicate over a grid. `maxWindows` Infinity evaluates every point. */
export function evaluatedScan(search: BoundSearch, { jds, sampler }: SampledGrid, maxWindows: number): EvaluatedScan {
  const scan = scanPoints(jds, (i) => sampler.qualifies(jds[i]), search.mergeGapDays, maxWindows);
  const { houseFallbacks, effectiveSystem } = sampler;
  return {
    ...scan,
    houseFallbacks,
    effectiveSystem: effectiveSystem ?? search.houseSystem,
  };
}

/** The refined entry and exit of a window; null without refinement. */
export interface Brackets {
  readonly entry: number[] | null;
  readonly exit: number[] | null;
}

/** Entry and exit brackets of a window after `steps` bisections. */
export const bracketsOf = ({ jds, sampler }: SampledGrid, { first, last }: PointRun, steps: number): Brackets => ({
  entry: bracket(sampler, jds[first - 1], jds[first], steps),
  exit: bracket(sampler, jds[last + 1], jds[last], steps),
});

/**
 * Bisects the interval between a failing and a qualifying point `steps` times. Null without steps, at an end of the grid, and if the point
 * beyond the window also qualifies: two windows that are separated only by a merge gap shorter than a step have no boundary between them.
 */
function bracket(sampler: Sampler, beyond: number | undefined, qualifying: number, steps: number): number[] | null {
  if (steps === 0 || beyond === undefined || sampler.qualifies(beyond)) return null;
  let out = beyond,
    inside = qualifying;
  for (let i = 0; i < steps; i++) {
    const middle = (out + inside) / 2;
    if (sampler.qualifies(middle)) inside = middle;
    else out = middle;
  }
  return out < inside ? [out, inside] : [inside, out];
}
