import {
  classifyOrbit,
  isHazardCandidate,
  isNearEarthAsteroid,
  tisserandJupiter,
} from '../../../doctrine/orbit-class/classify.js';
import type { OrbitParameter } from '../../../doctrine/orbit-class/classes.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import type { Body } from '../../../sky/bodies.js';
import { heliocentricGm } from '../../../sky/heliocentric-orbit.js';
import { SmallBodyNames } from '../../../sky/small-body-names.js';
import type { Instant } from '../../../time/instant.js';
import { instantOfJd } from '../../../wire/instant.js';
import { orbitBodyName, orbitGravity, orbitStateSource, orbitTime } from '../../../wire/orbit-receipts.js';
import { StageLog } from '../../../wire/stage-log.js';
import type {
  OrbitClassBatchEnvelopeResponse,
  OrbitClassBatchRequest,
  OrbitClassEnvelopeResponse,
  OrbitClassRequest,
  OrbitClassResponse,
} from './class-schema.js';
import { requiredElements, stateFromSun } from './orbit-state.js';
import { inEclipticJ2000 } from './osculating.js';

const ALLOWED =
  'an asteroid or comet by name, number or designation; qualify ambiguous names: asteroid:Halley, comet:Halley';
const POLICY = 'jpl_sbdb_osculating_v1';
const UNITS: Readonly<Record<OrbitParameter, string>> = {
  a: 'au',
  q: 'au',
  Q: 'au',
  e: 'dimensionless',
  T_J: 'dimensionless',
  P: 'year',
};
type FailureCode =
  | 'ORBITAL_BODY_NOT_FOUND'
  | 'ORBITAL_BODY_NOT_SUPPORTED'
  | 'ORBITAL_AMBIGUOUS_BODY'
  | 'ORBITAL_COVERAGE_ERROR';

/** A small body that a name denotes, or the reason why it denotes none. */
type Resolution = { readonly body: Body } | { readonly code: FailureCode; readonly problem: InvalidInput };

/**
 * The asteroid or comet of a name, number or designation. Planets, Sun and Moon have no class; a lunar point is no orbit, so that `Lilith`
 * is asteroid 1181 here.
 */
function resolveSmallBody(engine: Engine, text: string, field: string): Resolution {
  const failure = (
    code: FailureCode,
    message: string,
    more: { allowed?: unknown; suggestions?: readonly string[] } = {},
  ) => ({
    code,
    problem: new InvalidInput({ field, message, given: text, allowed: ALLOWED, ...more }),
  });
  const main = engine.bodies.main(text);
  if (main !== null && main.kind === 'major')
    return failure('ORBITAL_BODY_NOT_SUPPORTED', `has no orbit class: ${main.name} is not an asteroid or comet`);
  const names = new SmallBodyNames(engine.smallBodies),
    found = text === '' ? null : names.find(text);
  if (found === null) {
    return main === null
      ? failure('ORBITAL_BODY_NOT_FOUND', 'is not a known asteroid or comet', { suggestions: names.suggest(text) })
      : failure('ORBITAL_BODY_NOT_SUPPORTED', `has no orbit class: ${main.name} is a point of the orbit of the Moon`);
  }
  if ('collision' in found)
    return failure('ORBITAL_AMBIGUOUS_BODY', 'is ambiguous: several asteroids or comets have this name; qualify it', {
      allowed: found.collision,
    });
  if ('unavailable' in found) return failure('ORBITAL_BODY_NOT_SUPPORTED', found.unavailable);
  return found;
}

/** Class of a small body at an instant, from its osculating elements. Errors: InvalidInput, OutOfCoverage, NeedsWorker. */
function classOf(
  engine: Engine,
  body: Body,
  instant: Instant,
  absoluteMagnitude: number | null,
  stages: StageLog | null,
): OrbitClassResponse {
  const run = <T>(name: string, stage: () => T): T => (stages === null ? stage() : stages.run(name, stage));
  const entry = engine.smallBodies.catalogue.ofId(body.index);
  const state = run('state_evaluation', () => stateFromSun(engine, body, instant.tdbJ2k));
  const elements = run('osculating_conic_extraction', () =>
    requiredElements(inEclipticJ2000(state), heliocentricGm(body.index), body.name),
  );
  return run('sbdb_predicate_evaluation', () => {
    const orbit = {
      axisAu: elements.semiMajorAxisAu,
      eccentricity: elements.eccentricity,
      inclinationDeg: elements.inclinationDeg,
      perihelionAu: elements.perihelionAu,
    };
    const isAsteroid = body.kind === 'asteroid',
      { orbitClass, conditions } = classifyOrbit(isAsteroid ? 'asteroid' : 'comet', orbit);
    const isCandidate = isAsteroid && isHazardCandidate(orbit, absoluteMagnitude),
      tisserand = tisserandJupiter(orbit);
    return {
      name: orbitBodyName(engine, body),
      code: orbitClass.code,
      title: orbitClass.title,
      description: orbitClass.description,
      is_near_earth_asteroid: isAsteroid && isNearEarthAsteroid(orbit),
      is_potentially_hazardous_candidate: isCandidate,
      condition_summary: conditions.length
        ? conditions
            .map((c) => `${c.parameter} ${c.operator} ${c.boundary}${UNITS[c.parameter] === 'au' ? ' au' : ''}`)
            .join(', ')
        : 'the conditions of no other class are met',
      predicates: conditions.map((c) => ({
        parameter: c.parameter,
        operator: c.operator,
        boundary: c.boundary,
        value: c.value,
        margin: c.margin,
        satisfied: c.satisfied,
        unit: UNITS[c.parameter],
      })),
      kind: isAsteroid ? ('asteroid' as const) : ('comet' as const),
      number: entry?.number ? entry.number : null,
      designation: entry?.designation || null,
      catalogue_code: entry?.orbitClass || null,
      tisserand_jupiter: Number.isNaN(tisserand) ? null : tisserand,
      hazard_basis: absoluteMagnitude === null ? ('orbit' as const) : ('orbit_and_absolute_magnitude' as const),
    };
  });
}

const common = {
  source_module: 'engine.orbits',
  reader_owner: 'Engine engine instance',
  center: 'SUN',
  frame: 'J2000_ECLIPTIC',
  classification_policy: POLICY,
};

/**
 * POST /v1/orbits/class: class of an asteroid or comet by the rules of the JPL Small-Body Database, from its heliocentric osculating elements
 * at the instant. Errors: InvalidInput, OutOfCoverage.
 */
export function orbitClass(engine: Engine, request: OrbitClassRequest): OrbitClassEnvelopeResponse {
  const stages = new StageLog(),
    given = String(request.body).trim();
  const body = stages.run('input_validation', () => {
    const resolved = resolveSmallBody(engine, given, '/body');
    if ('problem' in resolved) throw resolved.problem;
    return resolved.body;
  });
  stages.run('reader_binding', () => engine.ephemeris);
  const { instant, source } = stages.run('ut1_tt_tdb_binding', () => {
    const bound = instantOfJd(engine, request.jd_ut);
    return { instant: bound, source: orbitStateSource(engine, body, bound) };
  });
  const found = classOf(engine, body, instant, request.absolute_magnitude ?? null, stages);
  return stages.run('transport_serialization', () => ({
    request: { body: given, jd_ut: request.jd_ut },
    time: orbitTime(engine, request.jd_ut, instant),
    orbit_class: found,
    provenance: {
      ...common,
      engine_entrypoint: 'orbit_class',
      gravity: orbitGravity(body),
      state_source: source,
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}

/** Class of each body or its failure; work that belongs to another thread is not a failure of a body. */
function classOrFailure(
  engine: Engine,
  given: string,
  instant: Instant,
): { readonly found: OrbitClassResponse } | { readonly code: string; readonly message: string } {
  const resolved = resolveSmallBody(engine, given, '/bodies');
  if ('problem' in resolved)
    return { code: resolved.code, message: `${given} ${resolved.problem.problems[0].message}` };
  try {
    return { found: classOf(engine, resolved.body, instant, null, null) };
  } catch (error) {
    if (error instanceof OutOfCoverage) return { code: 'ORBITAL_COVERAGE_ERROR', message: error.message };
    if (error instanceof InvalidInput) return { code: 'ORBITAL_STATE_ERROR', message: error.message };
    throw error;
  }
}

/** POST /v1/orbits/class/batch: the classes of up to 128 bodies; a body without a class is listed with its error. Errors: OutOfCoverage. */
export function orbitClasses(engine: Engine, request: OrbitClassBatchRequest): OrbitClassBatchEnvelopeResponse {
  const stages = new StageLog();
  const names = stages.run('input_validation', () => [...new Set(request.bodies.map((name) => String(name).trim()))]);
  stages.run('reader_binding', () => engine.ephemeris);
  const instant = stages.run('ut1_tt_tdb_binding', () => instantOfJd(engine, request.jd_ut));
  const outcomes = stages.run('batch_orbit_classification', () =>
    names.map((name) => [name, classOrFailure(engine, name, instant)] as const),
  );
  // Maps from client strings: `fromEntries` defines own properties, also for names such as __proto__.
  const { results, errors } = stages.run('error_isolation', () => ({
    results: outcomes.flatMap(([name, outcome]) => ('found' in outcome ? [[name, outcome.found] as const] : [])),
    errors: outcomes.flatMap(([name, outcome]) =>
      'found' in outcome
        ? []
        : [
            [
              name,
              { error_code: outcome.code, message: outcome.message, category: 'orbital_classification_failure' },
            ] as const,
          ],
    ),
  }));
  return stages.run('transport_serialization', () => ({
    request: { bodies_count: request.bodies.length, jd_ut: request.jd_ut },
    time: orbitTime(engine, request.jd_ut, instant),
    results: Object.fromEntries(results),
    errors: Object.fromEntries(errors),
    total_requested: request.bodies.length,
    total_succeeded: results.length,
    total_failed: errors.length,
    provenance: { ...common, engine_entrypoint: 'orbit_classes_at', stage_sequence: stages.names },
    computation_basis: engine.basis(instant),
  }));
}
