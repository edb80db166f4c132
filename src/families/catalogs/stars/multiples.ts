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
  MultipleListQuery,
  MultipleStarComponentResponse,
  MultipleStarListResponse,
  MultipleStarStateRequest,
  MultipleStarStateResponse,
  MultipleStarSystemResponse,
} from './multiple-schema.js';

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

/** Names of systems by code unit; of one type in the order of the table. */
export function multipleList(engine: Engine, query: MultipleListQuery): MultipleStarListResponse {
  const { systems } = engine.stars.multiples;
  const type = query.system_type ?? null,
    limit = query.limit ?? 100;
  const names =
    type === null || type === ''
      ? systems.map((system) => system.name).sort()
      : systems.filter((system) => system.systemType === type).map((system) => system.name);
  const fragment = (query.q ?? '').trim().toLowerCase();
  const answered = names.filter((name) => name.toLowerCase().includes(fragment)).slice(0, limit);
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
      stage_sequence: ['multiple_star_catalog_filtering', 'bounded_list_serialization'],
    },
  };
}

/** Record of one system. Errors: InvalidInput. */
export const multipleRecord = (engine: Engine, name: string): MultipleStarSystemResponse =>
  recordOf(resolve(engine, name, '/name'));

/** Separation, position angle and resolution of a system's pairs at an instant. Errors: InvalidInput. */
export function multipleState(engine: Engine, request: MultipleStarStateRequest): MultipleStarStateResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const system = resolve(engine, request.system, '/system');
  const aperture = request.aperture_mm ?? 100,
    limit = dawesLimitArcsec(aperture);
  const pairs = system.orbits.map((orbit) => {
    const { separationArcsec, positionAngleDeg } = pairPlace(orbit, instant.ttJ2k + J2000_JD);
    return {
      label: orbit.label,
      separation_arcsec: separationArcsec,
      position_angle_deg: positionAngleDeg,
      is_resolvable: separationArcsec >= limit,
      from_orbit: hasOrbit(orbit),
      position_angle_reliable: orbit.angleReliable,
    };
  });
  const [principal] = pairs;
  return {
    system: recordOf(system),
    separation_arcsec: principal.separation_arcsec,
    position_angle_deg: principal.position_angle_deg,
    is_resolvable: principal.is_resolvable,
    is_resolvable_100mm: principal.separation_arcsec >= dawesLimitArcsec(100),
    is_resolvable_200mm: principal.separation_arcsec >= dawesLimitArcsec(200),
    dominant_component: dominantComponent(system),
    components: Object.fromEntries(system.components.map((part) => [part.label, componentOf(part)])),
    provenance: {
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
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
      stage_sequence: [
        'datetime_validation',
        'julian_day_conversion',
        'multiple_star_catalog_resolution',
        'components_snapshot_computation',
        'dawes_resolvability_evaluation',
        'multiple_star_response_serialization',
      ],
    },
    pairs,
  };
}

function resolve(engine: Engine, name: string, field: string): MultipleStar {
  const { multiples } = engine.stars;
  const direct = multiples.find(name);
  if (direct) return direct;
  // A star of the catalogue stands for its system when the system bears its name or one of its designations.
  const found = engine.stars.find(name);
  const system =
    found !== null && 'star' in found
      ? (multiples.find(found.star.name) ?? multiples.find(found.star.designation))
      : null;
  if (system) return system;
  throw new InvalidInput({
    field,
    message: 'no multiple star of the table has this name',
    given: name,
    allowed: multiples.systems.map((entry) => entry.name).sort(),
    suggestions: multiples.suggest(name),
  });
}

/** The pair that is answered has an orbit, or only a measure. */
const orbitModel = (system: MultipleStar): string =>
  hasOrbit(system.orbits[0]) ? 'kepler_thiele_innes_visual_binary' : 'fixed_reference_separation_position_angle';
const orbitalDoctrine = (system: MultipleStar): string =>
  hasOrbit(system.orbits[0])
    ? "Campbell elements through Kepler's equation and Thiele-Innes constants; equinox J2000"
    : 'the catalogued separation and position angle about 2000, for a pair whose motion is not known';

function recordOf(system: MultipleStar): MultipleStarSystemResponse {
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
      stage_sequence: ['multiple_star_catalog_resolution', 'catalog_record_serialization'],
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
