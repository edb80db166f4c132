import { withDefaults } from '../../../contract/defaults.js';
import { datedStages, StageLog } from '../../../wire/stage-log.js';
import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  dawesLimitArcsec,
  dominantComponent,
  fluxSumMagnitude,
  hasOrbit,
  pairPlace,
} from '../../../sky/stars/binary-orbit.js';
import type { MultipleStar, StarComponent } from '../../../sky/stars/multiple-catalogue.js';
import type {
  MultipleStarComponentResponse,
  MultipleStarListResponse,
  MultipleStarStateResponse,
  MultipleStarSystemResponse,
} from './multiple-schema.js';
import { MultipleListQuery, MultipleStarStateRequest } from './multiple-schema.js';

const CATALOG_SOURCES = [
  'WDS',
  'INT4',
  '6OC',
  'Pourbaix et al. 2002',
  'Bond et al. 2017',
  'Torres et al. 2009',
  'Herbison-Evans et al. 1971',
];
const CATALOG_SCOPE = 'curated_astrological_multiple_star_catalog';

/** Names of systems in order of code units; of one type in the order of the table. */
function systemNames(systems: readonly MultipleStar[], type: string | null, q: string | null | undefined): string[] {
  const names =
    type === null || type === ''
      ? systems.map((system) => system.name).sort()
      : systems.filter((system) => system.systemType === type).map((system) => system.name);
  const fragment = (q ?? '').trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(fragment));
}

/** GET /v1/stars/multiple/list: names of multiple stars. */
export function multipleList(engine: Engine, query: MultipleListQuery): MultipleStarListResponse {
  const stages = new StageLog(),
    type = query.system_type ?? null,
    { limit } = withDefaults(MultipleListQuery, query);
  const found = stages.run('multiple_star_catalog_filtering', () =>
    systemNames(engine.stars.multiples.systems, type, query.q),
  );
  return stages.run('bounded_list_serialization', () => {
    const answered = found.slice(0, limit);
    return {
      systems: answered,
      total: answered.length,
      provenance: {
        catalog_source: CATALOG_SOURCES,
        catalog_scope: CATALOG_SCOPE,
        requested_query: query.q ?? null,
        requested_system_type: type,
        limit,
        returned_count: answered.length,
        stage_sequence: stages.names,
      },
    };
  });
}

/** GET /v1/stars/multiple/{name}: the record of one system. Errors: InvalidInput at `field`. */
export function multipleRecord(engine: Engine, name: string, field = '/name'): MultipleStarSystemResponse {
  const stages = new StageLog();
  const system = stages.run('multiple_star_catalog_resolution', () => resolve(engine, name, field));
  return stages.run('catalog_record_serialization', () => recordOf(system, stages));
}

/** Separations and position angles of the pairs of a system at a Julian day (TT). */
const pairPlaces = (system: MultipleStar, jdTt: number) =>
  system.orbits.map((orbit) => {
    const { separationArcsec, positionAngleDeg } = pairPlace(orbit, jdTt);
    return {
      label: orbit.label,
      separation_arcsec: separationArcsec,
      position_angle_deg: positionAngleDeg,
      from_orbit: hasOrbit(orbit),
      position_angle_reliable: orbit.angleReliable,
    };
  });

/**
 * POST /v1/stars/multiple/state: separation, position angle and resolution of the pairs of a system at an instant. Errors: InvalidInput.
 */
export function multipleState(engine: Engine, request: MultipleStarStateRequest): MultipleStarStateResponse {
  const stages = new StageLog(),
    { requested, instant } = datedStages(engine, stages, request.dt),
    { aperture_mm: aperture } = withDefaults(MultipleStarStateRequest, request);
  const system = stages.run('multiple_star_catalog_resolution', () => resolve(engine, request.system, '/system'));
  const [places, components] = stages.run('components_snapshot_computation', () => [
    pairPlaces(system, instant.ttJ2k + J2000_JD),
    Object.fromEntries(system.components.map((part) => [part.label, componentOf(part)])),
  ]);
  const { limit, pairs, with100mm, with200mm } = stages.run('dawes_resolvability_evaluation', () => {
    const resolves = dawesLimitArcsec(aperture);
    return {
      limit: resolves,
      pairs: places.map((pair) => ({ ...pair, is_resolvable: pair.separation_arcsec >= resolves })),
      with100mm: places[0].separation_arcsec >= dawesLimitArcsec(100),
      with200mm: places[0].separation_arcsec >= dawesLimitArcsec(200),
    };
  });
  return stages.run('multiple_star_response_serialization', () => ({
    system: multipleRecord(engine, request.system, '/system'),
    separation_arcsec: pairs[0].separation_arcsec,
    position_angle_deg: pairs[0].position_angle_deg,
    is_resolvable: pairs[0].is_resolvable,
    is_resolvable_100mm: with100mm,
    is_resolvable_200mm: with200mm,
    dominant_component: dominantComponent(system),
    components,
    provenance: {
      requested_datetime: requested,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd: jdOfInstant(instant),
      computation_source: 'multiple_star_oracle',
      catalog_source: CATALOG_SOURCES,
      requested_system: request.system.trim(),
      returned_system: system.name,
      system_type: system.systemType,
      orbit_model: orbitModel(system),
      aperture_mm: aperture,
      dawes_limit_arcsec: limit,
      primary_orbit_label: system.orbits[0].label,
      primary_orbit_period_uncertain: system.orbits[0].periodUncertain,
      stage_sequence: stages.names,
    },
    pairs,
  }));
}

function resolve(engine: Engine, name: string, field: string): MultipleStar {
  const { multiples } = engine.stars;
  const direct = multiples.find(name);
  if (direct) return direct;
  // A star of the catalogue denotes the system that has its name or designation.
  const found = engine.stars.find(name);
  const system =
    found !== null && 'star' in found
      ? (multiples.find(found.star.name) ?? multiples.find(found.star.designation))
      : null;
  if (system) return system;
  throw new InvalidInput({
    field,
    message: 'is not a known multiple star',
    given: name,
    allowed: multiples.systems.map((entry) => entry.name).sort(),
    suggestions: multiples.suggest(name),
  });
}

/** Model of the principal pair: an orbit or a measurement. */
const orbitModel = (system: MultipleStar): string =>
  hasOrbit(system.orbits[0]) ? 'kepler_thiele_innes_visual_binary' : 'fixed_reference_separation_position_angle';
const orbitalDoctrine = (system: MultipleStar): string =>
  hasOrbit(system.orbits[0])
    ? "Campbell elements through Kepler's equation and Thiele-Innes constants; equinox J2000"
    : 'the catalogued separation and position angle about 2000, for a pair without a known orbit';

function recordOf(system: MultipleStar, stages: StageLog): MultipleStarSystemResponse {
  return {
    name: system.name,
    designation: system.designation,
    also_known_as: [...system.aliases],
    system_type: system.systemType,
    components: system.components.map(componentOf),
    orbits: system.orbits.map((orbit) => ({
      label: orbit.label,
      period_yr: orbit.periodYears,
      epoch_jd: orbit.epochJd,
      ecc: orbit.eccentricity,
      semi_major_arcsec: orbit.semiMajorArcsec,
      incl_deg: orbit.inclinationDeg,
      node_deg: orbit.nodeDeg,
      arg_peri_deg: orbit.periastronArgumentDeg,
      ref_pa_deg: orbit.referencePaDeg,
      period_uncertain: orbit.periodUncertain,
      elements_source: orbit.source,
    })),
    combined_mag: system.combinedMagnitude,
    computed_combined_magnitude: fluxSumMagnitude(system),
    classical_quality: system.quality,
    note: system.note,
    provenance: {
      catalog_source: CATALOG_SOURCES,
      catalog_scope: CATALOG_SCOPE,
      system_type: system.systemType,
      orbit_model: orbitModel(system),
      orbital_doctrine: orbitalDoctrine(system),
      resolvability_doctrine: 'Dawes limit: 116 / aperture_mm arcseconds',
      combined_magnitude_doctrine: 'flux_sum_to_combined_v_magnitude',
      primary_orbit_label: system.orbits[0].label,
      primary_orbit_period_uncertain: system.orbits[0].periodUncertain,
      stage_sequence: stages.names,
    },
  };
}

const componentOf = (part: StarComponent): MultipleStarComponentResponse => ({
  label: part.label,
  spectral_type: part.spectralType,
  magnitude: part.magnitude,
  mass_solar: part.massSolar,
  note: part.note,
});
