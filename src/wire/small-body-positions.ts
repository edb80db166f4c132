import { signAnswer } from './positions.js';
import { jdOfInstant } from './instant.js';
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
import type { SmallBodyProvenance } from '../ephemeris/small-bodies/small-body-ephemeris.js';
import { J2000_JD } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { bodyOf, candidates, unavailable } from '../sky/small-body-names.js';
import type { Instant } from '../time/instant.js';
import { missingEntry } from './missing.js';

type Fields<T> = { [K in keyof T]: T[K] extends { static: infer S } ? S : never };
type PositionFields = Omit<Fields<typeof smallBodyPositionFields>, never>;
type ProvenanceFields = Fields<typeof smallBodyProvenanceFields>;
type BulkProvenance = Fields<typeof bulkProvenanceFields>;

/** What tells the asteroid routes from the comet routes. */
export interface SmallBodyFamily {
  readonly kind: SmallBodyKind;
  readonly coordinateSource: string;
  readonly naifConvention: string;
  /** What an identity may be, for messages. */
  readonly allowed: string;
  /** Bodies that the routes leave out, with the reason. */
  readonly refuse?: (entry: SmallBody) => string | null;
}

/** The identity as answers echo it. */
export const identityText = (identity: string | number): string => String(identity).trim();

/** The catalogued body that a request means. Errors: InvalidInput with the JSON pointer, candidates or near names. */
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
      message: `no ${family.kind} of the catalogue has this ${/^\s*\d+\s*$/.test(text) ? 'number' : 'name'}`,
      given: identity,
      allowed: family.allowed,
      suggestions: smallBodies.catalogue.suggest(text, [family.kind]),
    });
  }
  if (found.length > 1)
    throw new InvalidInput({
      field,
      message: 'several bodies have this name: give a designation',
      given: identity,
      allowed: candidates(found),
    });
  const [entry] = found;
  const refusal = family.refuse?.(entry) ?? (smallBodies.isComputable(entry) ? null : unavailable(entry));
  if (refusal !== null) throw new InvalidInput({ field, message: refusal, given: identity, allowed: family.allowed });
  return entry;
}

/** An answer's account of where states come from. */
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

/** The additional field of a general place: for asteroids and comets where their states come from, for other bodies nothing. Errors: OutOfCoverage. */
export const smallBodySource = (
  engine: Engine,
  body: Body,
  instant: Pick<Instant, 'tdbJ2k'>,
): { small_body_source?: SmallBodySourceResponse } =>
  body.kind === 'asteroid' || body.kind === 'comet'
    ? { small_body_source: sourceAnswer(engine.smallBodies.provenance(body.index, instant.tdbJ2k)) }
    : {};

/** Apparent geocentric place of one small body, with its provenance. Errors: OutOfCoverage. */
export function smallBodyPosition(
  engine: Engine,
  family: SmallBodyFamily,
  entry: SmallBody,
  instant: Instant,
  requestedDatetime: string,
  identity: string | number,
): PositionFields & { provenance: ProvenanceFields } {
  const source = engine.smallBodies.provenance(entry.id, instant.tdbJ2k);
  const place = engine.sky.apparent(bodyOf(entry), instant);
  const longitude = normalizeDeg(place.longitudeDeg);
  const inFile = source.kind !== 'integrated';
  return {
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
      requested_datetime: requestedDatetime,
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
      stage_sequence: [
        'datetime_validation',
        'julian_day_conversion',
        `${family.kind}_identity_resolution`,
        inFile ? 'small_body_kernel_evaluation' : 'small_body_orbit_integration',
        `${family.kind}_response_serialization`,
      ],
      small_body_source: sourceAnswer(source),
    },
    velocity_x: null,
    velocity_y: null,
    velocity_z: null,
  };
}

export interface BulkRequest {
  readonly dt: string;
  readonly bodies: readonly (string | number)[];
  readonly skip_missing?: boolean;
}

/** Integration steps that one request may cause: some seconds of a worker. */
const STEP_BUDGET = 400_000;

/**
 * Follows bodies to an instant together, as far as the request's budget of integration steps allows. Given: the JSON pointer of what
 * asks for them. Errors: InvalidInput with what would fit.
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
        message: `the orbits of these bodies would have to be integrated over about ${Math.round(sum)} steps; a request may cause ${STEP_BUDGET}`,
        given: entries.length,
        allowed: `the first ${fitting} of these bodies at this instant, or an instant ${(sum / STEP_BUDGET).toFixed(1)} times as near to the epochs of their elements`,
      },
      { integration_steps: Math.round(sum), integration_step_budget: STEP_BUDGET, bodies_within_budget: fitting },
    );
  smallBodies.followTogether(entries, instant.tdbJ2k);
}

/** Places of many bodies at one instant, keyed by what was asked for. Bodies that cannot be answered are listed, or end the request without `skip_missing`. */
export function smallBodyBulk(engine: Engine, family: SmallBodyFamily, request: BulkRequest) {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const requestedDatetime = engine.time.echoIso(request.dt, '/dt');
  const basis = engine.basis(instant);
  const skips = request.skip_missing ?? true;
  // A map keeps the order of the request, which an object with numbers for keys does not.
  const results = new Map<string, ReturnType<typeof smallBodyPosition>>();
  const reasons: MissingEntry[] = [];
  const resolved = request.bodies.map((identity, i) => {
    const field = `/bodies/${i}`;
    try {
      return { identity, field, entry: resolveSmallBody(engine, family, identity, field) };
    } catch (error) {
      if (!skips) throw error;
      reasons.push(missingEntry(identityText(identity), field, error));
      return null;
    }
  });
  const found = resolved.filter((item) => item !== null);
  followSmallBodies(
    engine,
    found.map(({ entry }) => entry),
    instant,
    '/bodies',
  );
  for (const { identity, field, entry } of found) {
    try {
      results.set(
        identityText(identity),
        smallBodyPosition(engine, family, entry, instant, requestedDatetime, identity),
      );
    } catch (error) {
      if (!skips) throw error;
      reasons.push(missingEntry(identityText(identity), field, error));
    }
  }
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
    stage_sequence: [
      'datetime_validation',
      'julian_day_conversion',
      `bulk_${family.kind}_identity_resolution`,
      'small_body_kernel_evaluation',
      `${family.kind}_bulk_response_serialization`,
    ],
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
}

function bulkSource(inFiles: readonly boolean[]): Static<typeof bulkProvenanceFields.kernel_source> {
  if (inFiles.length === 0 || inFiles.every(Boolean)) return 'loaded_small_body_reader';
  return inFiles.some(Boolean) ? 'loaded_small_body_reader_and_integration' : 'integrated_from_osculating_elements';
}

/** A datetime field of an answer: UTC is written `Z`. */
export const datetimeEcho = (iso: string): string => iso.replace(/\+00:00$/, 'Z');

/** Entries whose name or NAIF id holds the query, by name; at most `limit`. */
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
