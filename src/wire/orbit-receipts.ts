import type {
  OrbitalGravityResponse,
  OrbitalStateLegResponse,
  OrbitalStateSourceResponse,
  OrbitTimeResponse,
} from '../contract/orbit-receipts.js';
import type { Engine } from '../engine.js';
import { PACKED_DE440 } from '../ephemeris/packed.js';
import { PACKED_CLASSICAL } from '../ephemeris/small-bodies/packed-small-bodies.js';
import { SUN } from '../ephemeris/source.js';
import type { CoverageInterval } from '../kernel/errors.js';
import { solarSystemBody } from '../ephemeris/solar-system.js';
import { GM_SUN_KM3_PER_S2_DE440, J2000_JD } from '../kernel/constants.js';
import type { Body } from '../sky/bodies.js';
import { isMajor } from '../sky/bodies.js';
import { heliocentricGm, PLANETS } from '../sky/heliocentric-orbit.js';
import type { Instant } from '../time/instant.js';

const SUN_NAIF_ID = solarSystemBody(SUN).naifId,
  BARYCENTRE_NAIF_ID = 0;
/** SPK segment type of Chebyshev series of positions. Answers give 0 when the state does not come from a file. */
const CHEBYSHEV_SEGMENT = 2;
const DE440_PAPER = 'https://doi.org/10.3847/1538-3881/abd414';
const TDB_PAPER = 'https://ui.adsabs.harvard.edu/abs/1990A%26A...229..240F';
/** Allowed values of `body` on orbit routes. */
const ORBITING_BODIES = 'Mercury, Venus, Earth, Mars ... Pluto, or a named small body';
const DE_NAME = /\bDE\d{3,4}[a-z]?\b/i;

const orbitsTheSun = (body: Body): boolean => (isMajor(body) ? PLANETS.has(body.index) : body.kind !== 'lunar_point');

/**
 * Resolves the body of an orbit request: a planet or a small body, which orbits the Sun.
 *
 * @throws {InvalidInput} on `/body` for an unknown name or a body that does not orbit the Sun
 */
export const orbitingBody = (engine: Engine, name: string): Body =>
  engine.bodies.resolve(name, '/body', orbitsTheSun, `${ORBITING_BODIES} (asteroid:Lilith, not the lunar point)`);

/**
 * Name of the body in answers: a small body's own name, without the qualifier that distinguishes it from a lunar point of the same name
 * (Lilith).
 */
export const orbitBodyName = (engine: Engine, body: Body): string =>
  (isMajor(body) ? undefined : engine.smallBodies.catalogue.ofId(body.index)?.name) ?? body.name;

/** NAIF id of the object of the state: the planet, the barycentre of its system, or the small body. */
export const orbitNaifId = (body: Body): number =>
  (isMajor(body) ? PLANETS.get(body.index)?.naifId : undefined) ?? body.index;

/**
 * The gravitational parameters (km3/s2) of a heliocentric orbit: the Sun, plus the planet or its system when its mass counts. Values: Park
 * et al. 2021, table 2 (DE440).
 */
export function orbitGravity(body: Body): OrbitalGravityResponse {
  const mass = isMajor(body) ? PLANETS.get(body.index) : undefined;
  return {
    rule:
      mass === undefined ? 'SUN_MASSLESS_TARGET' : mass.isSystem ? 'SUN_PLUS_PLANET_SYSTEM' : 'SUN_PLUS_PLANET_BODY',
    gm_km3_s2: mass === undefined ? GM_SUN_KM3_PER_S2_DE440 : heliocentricGm(body.index),
    units: 'km^3/s^2',
    component_naif_ids: mass === undefined ? [SUN_NAIF_ID] : [SUN_NAIF_ID, mass.naifId],
    component_gm_km3_s2: mass === undefined ? [GM_SUN_KM3_PER_S2_DE440] : [GM_SUN_KM3_PER_S2_DE440, mass.gmKm3PerS2],
    policy: 'DE440_GM_PARK_2021_TABLE_2',
    source_url: DE440_PAPER,
    retrieved_date: '2021-02-08',
    source_sha256: 'not_applicable',
    source_bytes: 0,
    planetary_ephemeris: 'DE440',
  };
}

/** The instant as Julian dates in UT1, TT and TDB, and the models of the conversions. */
export function orbitTime(engine: Engine, jdUt1: number, instant: Instant): OrbitTimeResponse {
  return {
    input_time_scale: 'UT1_JD',
    state_evaluation_scale: 'TDB_JD',
    output_time_scale: 'TT_JD',
    jd_ut: jdUt1,
    epoch_tt: instant.ttJ2k + J2000_JD,
    epoch_tdb: instant.tdbJ2k + J2000_JD,
    delta_t_seconds: instant.deltaTSeconds,
    tdb_minus_tt_seconds: engine.time.tdbMinusTtSeconds(instant.ttJ2k),
    conversion: {
      delta_t_policy: 'ENGINE_SOURCE_OWNED_DELTA_T_V1',
      delta_t_source_product: instant.deltaTSource,
      delta_t_retarget_mode: 'basis_neutral',
      delta_t_correction_seconds: 0,
      identity_iterations: 0,
      tt_tdb_policy: 'FAIRHEAD_BRETAGNON_1990',
      tt_tdb_version: 'geocentric_terms',
      tt_tdb_source_url: TDB_PAPER,
      tt_tdb_source_sha256: 'not_applicable',
      tt_tdb_source_bytes: 0,
      tt_tdb_iterations: 0,
    },
  };
}

interface LegSource {
  readonly label: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly poolIndex: number;
  readonly coverage: CoverageInterval;
  readonly segmentType: number;
}

const leg = (source: LegSource, center: number, target: number, sign: number): OrbitalStateLegResponse => ({
  center_naif_id: center,
  target_naif_id: target,
  traversal_sign: sign,
  segment_type: source.segmentType,
  coverage_start_tdb: source.coverage.startTdbJ2k + J2000_JD,
  coverage_end_tdb: source.coverage.endTdbJ2k + J2000_JD,
  kernel_label: source.label,
  kernel_sha256: source.sha256,
  kernel_bytes: source.bytes,
  pool_index: source.poolIndex,
  catalog_id: null,
  catalog_version: null,
  manifest_sha256: null,
  released_utc: null,
  planetary_ephemeris: DE_NAME.exec(source.label)?.[0].toUpperCase() ?? null,
  coverage_restricted_to_observed_arc: null,
});

/**
 * The source of a heliocentric state, leg by leg; a leg is one segment between two centres. The leg of a small body starts at the Sun.
 *
 * @throws {OutOfCoverage} outside the coverage of the body
 */
export function orbitStateSource(engine: Engine, body: Body, instant: Instant): OrbitalStateSourceResponse {
  const main = engine.ephemeris.sourceFor(SUN, instant.tdbJ2k),
    generation = engine.ephemeris.sources.length;
  if (!isMajor(body)) {
    const { kind, label, sha256, coverage } = engine.smallBodies.provenance(body.index, instant.tdbJ2k);
    const isEmbedded = kind === 'embedded';
    const source = {
      label,
      sha256: sha256 ?? 'not_applicable',
      bytes: isEmbedded ? engine.data.bytes(PACKED_CLASSICAL).length : 0,
      poolIndex: 0,
      coverage,
      segmentType: isEmbedded ? CHEBYSHEV_SEGMENT : 0,
    };
    return {
      legs: [leg(source, SUN_NAIF_ID, body.index, 1)],
      covered_intervals_tdb: [span(coverage)],
      pool_generation: generation,
    };
  }
  const { label, sha256, coverage } = main.identity;
  const isPacked = engine.data.has(PACKED_DE440) && engine.data.sha256(PACKED_DE440) === sha256;
  const source = {
    label,
    sha256,
    bytes: isPacked ? engine.data.bytes(PACKED_DE440).length : 0,
    poolIndex: engine.ephemeris.sources.indexOf(main),
    coverage,
    segmentType: CHEBYSHEV_SEGMENT,
  };
  const path = PLANETS.get(body.index)?.path ?? [];
  return {
    legs: [
      leg(source, BARYCENTRE_NAIF_ID, SUN_NAIF_ID, -1),
      ...path.map(([center, target]) => leg(source, center, target, 1)),
    ],
    covered_intervals_tdb: [span(coverage)],
    pool_generation: generation,
  };
}

const span = (coverage: CoverageInterval): number[] => [coverage.startTdbJ2k + J2000_JD, coverage.endTdbJ2k + J2000_JD];
