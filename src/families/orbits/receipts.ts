import type { Engine } from '../../engine.js';
import { PACKED_DE440 } from '../../ephemeris/packed.js';
import { SUN } from '../../ephemeris/source.js';
import { GM_SUN_KM3_PER_S2_DE440, J2000_JD } from '../../kernel/constants.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Body } from '../../sky/bodies.js';
import { isMajor } from '../../sky/bodies.js';
import type { Instant } from '../../time/instant.js';
import { ORBITING_BODIES, orbitGmKm3S2 } from './gravity.js';
import type { OrbitalGravityResponse, OrbitalStateLegResponse, OrbitalStateSourceResponse, OrbitTimeResponse } from './schema.js';

const SUN_NAIF_ID = 10;
const DE440_PAPER = 'https://doi.org/10.3847/1538-3881/abd414';
const TDB_PAPER = 'https://ui.adsabs.harvard.edu/abs/1990A%26A...229..240F';
const DE_NAME = /\bDE\d{3,4}[a-z]?\b/i;

export interface OrbitingTarget { readonly body: Body; readonly gmKm3S2: number }

/** The body of a request: one that orbits the Sun and is in the planetary ephemeris. Errors: InvalidInput. */
export function orbitingTarget(engine: Engine, name: string): OrbitingTarget {
  const body = engine.bodies.resolve(name, '/body', (candidate) => isMajor(candidate) && ORBITING_BODIES.has(candidate.index), 'Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto');
  const orbiting = ORBITING_BODIES.get(body.index);
  if (orbiting === undefined) throw new InvalidInput({ field: '/body', message: 'no orbit around the Sun', given: name, allowed: 'a planet' });
  return { body, gmKm3S2: orbitGmKm3S2(orbiting) };
}

/** What the gravity of an orbit is made of. */
export function gravityReceipt({ body, gmKm3S2 }: OrbitingTarget): OrbitalGravityResponse {
  const orbiting = ORBITING_BODIES.get(body.index);
  return {
    rule: orbiting?.rule ?? '',
    gm_km3_s2: gmKm3S2,
    units: 'km^3/s^2',
    component_naif_ids: [SUN_NAIF_ID, orbiting?.naifId ?? 0],
    component_gm_km3_s2: [GM_SUN_KM3_PER_S2_DE440, orbiting?.gmKm3S2 ?? 0],
    policy: 'DE440_GM_PARK_2021_TABLE_2',
    source_url: DE440_PAPER,
    retrieved_date: '2021-02-08',
    source_sha256: 'not_applicable',
    source_bytes: 0,
    planetary_ephemeris: 'DE440',
  };
}

/** Which file gave the states, leg by leg: Sun subtracted, body added. */
export function stateSource(engine: Engine, { body }: OrbitingTarget, instant: Instant): OrbitalStateSourceResponse & { readonly identity: string } {
  const source = engine.ephemeris.sourceFor(SUN, instant.tdbJ2k);
  const { label, sha256, coverage } = source.identity;
  const start = coverage.startTdbJ2k + J2000_JD, end = coverage.endTdbJ2k + J2000_JD;
  const isPacked = engine.data.has(PACKED_DE440) && engine.data.sha256(PACKED_DE440) === sha256;
  const bytes = isPacked ? engine.data.bytes(PACKED_DE440).length : 0;
  const leg = (center: number, target: number, sign: number): OrbitalStateLegResponse => ({
    center_naif_id: center, target_naif_id: target, traversal_sign: sign, segment_type: 2,
    coverage_start_tdb: start, coverage_end_tdb: end,
    kernel_label: label, kernel_sha256: sha256, kernel_bytes: bytes, pool_index: engine.ephemeris.sources.indexOf(source),
    catalog_id: null, catalog_version: null, manifest_sha256: null, released_utc: null,
    planetary_ephemeris: DE_NAME.exec(label)?.[0].toUpperCase() ?? null,
    coverage_restricted_to_observed_arc: null,
  });
  const path = ORBITING_BODIES.get(body.index)?.path ?? [];
  return { legs: [leg(0, SUN_NAIF_ID, -1), ...path.map(([center, target]) => leg(center, target, 1))], covered_intervals_tdb: [[start, end]], pool_generation: engine.ephemeris.sources.length, identity: sha256 };
}

/** The instant in the three scales of the product, and how one leads to the other. */
export function timeReceipt(engine: Engine, jdUt1: number, instant: Instant): OrbitTimeResponse {
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

