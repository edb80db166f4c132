import { signAnswer } from '../wire/positions.js';
import { jdOfInstant } from '../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import type {
  bulkProvenanceFields,
  smallBodyPositionFields,
  smallBodyProvenanceFields,
  SmallBodySourceResponse,
} from '../contract/small-bodies.js';
import type { MissingEntry } from '../contract/missing.js';
import type { Engine } from '../engine.js';
import type { SmallBody, SmallBodyKind } from '../ephemeris/small-bodies/catalogue.js';
import type { SmallBodyProvenance } from '../ephemeris/small-bodies/provenance.js';
import { J2000_JD } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { bodyOf, candidates, unavailable } from '../sky/small-body-names.js';
import type { Instant } from '../time/instant.js';
import { datedStages, StageLog } from '../wire/stage-log.js';
import type { DatedRequest } from '../wire/stage-log.js';
import { missingEntry } from '../wire/missing.js';

type Fields<T> = { [K in keyof T]: T[K] extends { static: infer S } ? S : never };
type PositionFields = Omit<Fields<typeof smallBodyPositionFields>, never>;
type ProvenanceFields = Fields<typeof smallBodyProvenanceFields>;
type BulkProvenance = Fields<typeof bulkProvenanceFields>;

/** The differences between the asteroid routes and the comet routes. */
export interface SmallBodyFamily {
  readonly kind: SmallBodyKind;
  readonly coordinateSource: string;
  readonly naifConvention: string;
  /** Forms of an identity, for the `allowed` of errors. */
  readonly allowed: string;
  /** Gives the reason when the routes do not compute a body, otherwise null. */
  readonly refuse?: (entry: SmallBody) => string | null;
}

/** The identity in the form that answers echo. */
export const identityText = (identity: string | number): string => String(identity).trim();

/**
 * Resolves an identity to a catalogued body.
 *
 * @param identity name, designation or number; the prefix `asteroid:` or `comet:` is optional
 * @param field JSON pointer of the identity, for errors
 * @throws {InvalidInput} for an unknown identity (with suggestions), an ambiguous name (with the candidates), or a body that the routes do
 * not compute
 */
export function resolveSmallBody(
  engine: Engine,
  family: SmallBodyFamily,
  identity: string | number,
  field: string,
): SmallBody {
  const { smallBodies } = engine;
  const text = identityText(identity).replace(new RegExp(`^${family.kind}:`, 'i'), '');
  const found = smallBodies.catalogue.lookUp(family.kind, text);
  if (found.length === 0) {
    throw new InvalidInput({
      field,
      message: `is not a known ${family.kind} ${/^\s*\d+\s*$/.test(text) ? 'number' : 'name'}`,
      given: identity,
      allowed: family.allowed,
      suggestions: smallBodies.catalogue.suggest(text, [family.kind]),
    });
  }
  if (found.length > 1)
    throw new InvalidInput({
      field,
      message: 'is the name of several bodies: use a designation',
      given: identity,
      allowed: candidates(found),
    });
  const [entry] = found;
  const refusal = family.refuse?.(entry) ?? (smallBodies.isComputable(entry) ? null : unavailable(entry));
  if (refusal !== null) throw new InvalidInput({ field, message: refusal, given: identity, allowed: family.allowed });
  return entry;
}

/** The source of a state in the form of answers; Julian dates are TDB. */
function sourceAnswer(provenance: SmallBodyProvenance): SmallBodySourceResponse {
  return {
    kind: provenance.kind,
    source: provenance.label,
    sha256: provenance.sha256,
    coverage_start_jd_tdb: provenance.coverage.startTdbJ2k + J2000_JD,
    coverage_end_jd_tdb: provenance.coverage.endTdbJ2k + J2000_JD,
    elements_epoch_jd_tdb: provenance.elements === null ? null : provenance.elements.epochTdbJ2k + J2000_JD,
    element_set: provenance.elements === null ? null : provenance.elements.solution,
    element_source: provenance.elements === null ? null : provenance.elements.source,
    model: provenance.model,
    estimated_error_arcsec: provenance.estimatedErrorArcsec,
  };
}

/**
 * The additional field of a general place: the source of the state of an asteroid or comet; no field for other bodies.
 *
 * @throws {OutOfCoverage} outside the coverage of the body
 */
export const smallBodySource = (
  engine: Engine,
  body: Body,
  instant: Pick<Instant, 'tdbJ2k'>,
): { small_body_source?: SmallBodySourceResponse } =>
  body.kind === 'asteroid' || body.kind === 'comet'
    ? { small_body_source: sourceAnswer(engine.smallBodies.provenance(body.index, instant.tdbJ2k)) }
    : {};

/**
 * Apparent geocentric place of one small body with its provenance: true ecliptic and equinox of date, degrees, degrees/day, km.
 *
 * @param stages the log, which already contains the stages that read the datetime and resolved the identity
 * @throws {OutOfCoverage} outside the coverage of the body
 */
export function smallBodyPosition(
  engine: Engine,
  stages: StageLog,
  family: SmallBodyFamily,
  entry: SmallBody,
  { requested, instant }: DatedRequest,
  identity: string | number,
): PositionFields & { provenance: ProvenanceFields } {
  const source = engine.smallBodies.provenance(entry.id, instant.tdbJ2k);
  const inFile = source.kind !== 'integrated';
  const place = stages.run(inFile ? 'small_body_kernel_evaluation' : 'small_body_orbit_integration', () =>
    engine.sky.apparent(bodyOf(entry), instant),
  );
  const longitude = normalizeDeg(place.longitudeDeg);
  return stages.run(`${family.kind}_response_serialization`, () => ({
    name: entry.name,
    naif_id: entry.naifId,
    longitude,
    latitude: place.latitudeDeg,
    distance: place.distanceKm,
    speed: place.longitudeRateDegPerDay,
    retrograde: place.longitudeRateDegPerDay < 0,
    ...signAnswer(longitude),
    is_sovereign: inFile,
    provenance: {
      requested_datetime: requested,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      coordinate_source: family.coordinateSource,
      kernel_source: inFile ? 'loaded_small_body_reader' : 'integrated_from_osculating_elements',
      known_catalog_entry: true,
      loaded_kernel_available: inFile,
      requested_body: identityText(identity),
      returned_body: entry.name,
      returned_naif_id: entry.naifId,
      naif_convention: family.naifConvention,
      frame: 'geocentric_tropical_ecliptic',
      stage_sequence: stages.names,
      small_body_source: sourceAnswer(source),
    },
    velocity_x: null,
    velocity_y: null,
    velocity_z: null,
  }));
}

/**
 * Answers the route for one small body.
 *
 * @throws {InvalidInput} for an unknown or ambiguous body
 * @throws {OutOfCoverage} outside the coverage of the body
 */
export function oneSmallBody(
  engine: Engine,
  family: SmallBodyFamily,
  request: { readonly dt: string; readonly body: string | number },
) {
  const stages = new StageLog(),
    dated = datedStages(engine, stages, request.dt);
  const entry = stages.run(`${family.kind}_identity_resolution`, () =>
    resolveSmallBody(engine, family, request.body, '/body'),
  );
  return {
    ...smallBodyPosition(engine, stages, family, entry, dated, request.body),
    computation_basis: engine.basis(dated.instant),
  };
}

export interface BulkRequest {
  readonly dt: string;
  readonly bodies: readonly (string | number)[];
  readonly skip_missing: boolean;
}

/** Limit of integration steps for one request; they take a few seconds of a worker. */
const STEP_BUDGET = 400_000;

/**
 * Integrates the orbits of several bodies to an instant in one pass, within the budget of a request.
 *
 * @param field JSON pointer of the field that lists the bodies
 * @throws {InvalidInput} when the budget is exceeded; the error gives the number of bodies that fit
 */
export function followSmallBodies(
  engine: Engine,
  entries: readonly SmallBody[],
  instant: Pick<Instant, 'tdbJ2k'>,
  field: string,
): void {
  const { smallBodies } = engine;
  const steps = entries.map((entry) => smallBodies.stepsTo(entry, instant.tdbJ2k));
  let sum = 0,
    fitting = 0;
  for (const one of steps) {
    sum += one;
    if (sum <= STEP_BUDGET) fitting++;
  }
  if (sum > STEP_BUDGET)
    throw new InvalidInput(
      {
        field,
        message: `needs about ${Math.round(sum)} integration steps, more than the limit of ${STEP_BUDGET} for one request`,
        given: entries.length,
        allowed: `the first ${fitting} of these bodies at this instant, or an instant ${(sum / STEP_BUDGET).toFixed(1)} times as near to the epochs of their elements`,
      },
      { integration_steps: Math.round(sum), integration_step_budget: STEP_BUDGET, bodies_within_budget: fitting },
    );
  smallBodies.followTogether(entries, instant.tdbJ2k);
}

/** A body of a bulk request, found in the catalogue. */
interface FoundBody {
  readonly identity: string | number;
  readonly field: string;
  readonly entry: SmallBody;
  /** The stages of this body. */
  readonly stages: StageLog;
}

/**
 * Answers a bulk route: places of several bodies at one instant, keyed by the identities of the request. With `skip_missing` (the default)
 * bodies without an answer are listed with the reason.
 *
 * @throws {InvalidInput} for an unknown or ambiguous body when `skip_missing` is false, or when the step budget is exceeded
 * @throws {OutOfCoverage} outside the coverage of a body when `skip_missing` is false
 */
export function smallBodyBulk(engine: Engine, family: SmallBodyFamily, request: BulkRequest) {
  const stages = new StageLog(),
    dated = datedStages(engine, stages, request.dt),
    { requested: requestedDatetime, instant } = dated;
  const common = stages.fork();
  const reasons: MissingEntry[] = [];
  const skipOrThrow = (identity: string | number, field: string, error: unknown): void => {
    if (!request.skip_missing) throw error;
    reasons.push(missingEntry(identityText(identity), field, error));
  };
  const basis = engine.basis(instant);
  const found = stages.run(`bulk_${family.kind}_identity_resolution`, () => {
    const bodies: FoundBody[] = [];
    request.bodies.forEach((identity, i) => {
      const field = `/bodies/${i}`,
        own = common.fork();
      try {
        const entry = own.run(`${family.kind}_identity_resolution`, () =>
          resolveSmallBody(engine, family, identity, field),
        );
        bodies.push({ identity, field, entry, stages: own });
      } catch (error) {
        skipOrThrow(identity, field, error);
      }
    });
    return bodies;
  });
  // A map keeps the order of the request; an object sorts its numeric keys.
  const results = stages.run('small_body_kernel_evaluation', () => {
    const entries = found.map(({ entry }) => entry);
    followSmallBodies(engine, entries, instant, '/bodies');
    const places = new Map<string, ReturnType<typeof smallBodyPosition>>();
    for (const { identity, field, entry, stages: own } of found) {
      try {
        places.set(identityText(identity), smallBodyPosition(engine, own, family, entry, dated, identity));
      } catch (error) {
        skipOrThrow(identity, field, error);
      }
    }
    return places;
  });
  return stages.run(`${family.kind}_bulk_response_serialization`, () => {
    const inOrder = (entry: MissingEntry): number => Number(entry.field.slice('/bodies/'.length));
    reasons.sort((a, b) => inOrder(a) - inOrder(b));
    const missing = reasons.map((entry) => entry.name);
    const places = [...results.values()];
    const provenance: BulkProvenance = {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      coordinate_source: family.coordinateSource,
      kernel_source: bulkSource(places.map((place) => place.is_sovereign)),
      requested_bodies: request.bodies.map(identityText),
      returned_bodies: places.map((place) => place.name),
      missing_bodies: missing,
      loaded_kernel_available: true,
      stage_sequence: stages.names,
    };
    return {
      dt: datetimeEcho(requestedDatetime),
      results: Object.fromEntries(results),
      missing,
      missing_reasons: reasons,
      sovereign_used: places.some((place) => place.is_sovereign),
      provenance,
      computation_basis: basis,
    };
  });
}

function bulkSource(inFiles: readonly boolean[]): Static<typeof bulkProvenanceFields.kernel_source> {
  if (inFiles.length === 0 || inFiles.every(Boolean)) return 'loaded_small_body_reader';
  return inFiles.some(Boolean) ? 'loaded_small_body_reader_and_integration' : 'integrated_from_osculating_elements';
}

/** The datetime in the form of answers: the offset +00:00 is written `Z`. */
export const datetimeEcho = (iso: string): string => iso.replace(/\+00:00$/, 'Z');

/** Entries whose name or NAIF id contains the query, sorted by name, at most `limit`. An empty query matches all. */
export function searchEntries<T extends { readonly name: string; readonly naif_id: number | null }>(
  entries: readonly T[],
  query: string | null | undefined,
  limit: number,
): T[] {
  const wanted = (query ?? '').toLowerCase();
  const found =
    wanted === ''
      ? [...entries]
      : entries.filter(
          (entry) => entry.name.toLowerCase().includes(wanted) || String(entry.naif_id ?? '').includes(wanted),
        );
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).slice(0, limit);
}
