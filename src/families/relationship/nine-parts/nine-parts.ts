import { withDefaults } from '../../../contract/defaults.js';
import { CHALDEAN_ORDER, CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import { NINE_PARTS, nineParts as castNineParts, partsIn } from '../../../doctrine/lots/nine-parts.js';
import type { NinePart } from '../../../doctrine/lots/nine-parts.js';
import { signIndex, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { namedLongitudes, valueMap } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { NinePartsAuthKRequest } from './schema.js';
import type { NinePartResponse, NinePartsAuthKResponse } from './schema.js';

const REQUIRED: readonly string[] = [...CLASSICAL_PLANETS, 'North Node'];

const POLICY = {
  reversal_rule: 'full_reversal',
  historical_scope: 'evidenced_core_plus_admitted_extension',
} as const;

/** Longitudes of the eight required points, degrees; further points are ignored. Errors: InvalidInput with one problem for each missing point. */
function requiredLongitudes(planets: NinePartsAuthKRequest['planets']): Record<string, number> {
  const given = valueMap(namedLongitudes(planets, '/planets', 'exact'));
  const missing = REQUIRED.filter((name) => !Object.hasOwn(given, name));
  if (missing.length)
    throw new InvalidInput(
      missing.map((name) => ({
        field: `/planets/${name}`,
        message: 'is required',
        given: null,
        allowed: 'a number',
      })),
    );
  return Object.fromEntries(REQUIRED.map((name) => [name, given[name]]));
}

/** A part in the wire shape. */
function partAnswer(part: NinePart, ascDeg: number, isNight: boolean): NinePartResponse {
  const { rule, longitudeDeg, add, sub } = part,
    place = signOf(longitudeDeg);
  return {
    name: rule.name,
    planet_association: rule.planet,
    historical_status: rule.planet === null ? 'admitted_extension' : 'core_seven',
    meaning: rule.meaning,
    longitude: longitudeDeg,
    sign: place.sign,
    sign_degree: place.degree,
    sign_symbol: place.symbol,
    dependency_kind: partsIn(rule).length > 0 ? 'derived' : 'direct',
    computation: {
      asc_longitude: ascDeg,
      add_key: add,
      sub_key: sub,
      add_longitude: part.addDeg,
      sub_longitude: part.subDeg,
      is_night_chart: isNight,
      formula_reversed: isNight,
      formula_variant: isNight ? 'night' : 'day',
      formula: `Asc + ${add} − ${sub}`,
    },
  };
}

/** Domicile ruler of the sign of each part. */
function profilesOf(parts: readonly NinePartResponse[]): NinePartsAuthKResponse['condition_profiles'] {
  return parts.map((part) => {
    const lord = domicileRuler(signIndex(part.longitude)),
      own = lord === part.planet_association;
    return {
      part: part.name,
      lord,
      lord_is_part_planet: own,
      is_in_own_sign: own,
      is_derived: part.dependency_kind === 'derived',
      dependency_kind: part.dependency_kind,
      historical_status: part.historical_status,
    };
  });
}

/** Counts over all parts. */
function aggregate(
  isNight: boolean,
  profiles: NinePartsAuthKResponse['condition_profiles'],
): NinePartsAuthKResponse['aggregate'] {
  const counts = new Map<string, number>();
  for (const { lord } of profiles) counts.set(lord, (counts.get(lord) ?? 0) + 1);
  const most = Math.max(...counts.values()),
    leading = [...counts].filter(([, count]) => count === most);
  const derived = profiles.filter(({ is_derived }) => is_derived).length,
    core = profiles.filter(({ historical_status }) => historical_status === 'core_seven').length;
  return {
    is_night_chart: isNight,
    part_count: profiles.length,
    direct_part_count: profiles.length - derived,
    derived_part_count: derived,
    planetary_part_count: core,
    admitted_extension_part_count: profiles.length - core,
    nocturnal_formula_count: isNight ? profiles.length : 0,
    parts_in_own_sign: profiles.filter(({ is_in_own_sign }) => is_in_own_sign).map(({ part }) => part),
    unique_lords: CHALDEAN_ORDER.filter((planet) => counts.has(planet)),
    dominant_lord: leading.length === 1 ? leading[0][0] : null,
  };
}

/** Check of the answer: each longitude equals its formula and is in [0, 360). */
function failuresOf(parts: readonly NinePartResponse[], ascDeg: number): string[] {
  const off = parts.filter(({ longitude, computation }) => {
    const expected = normalizeDeg(ascDeg + computation.add_longitude - computation.sub_longitude);
    return Math.abs(expected - longitude) > 1e-9 || !(longitude >= 0 && longitude < 360);
  });
  return off.map(({ name }) => `${name} does not equal its formula`);
}

const relations = (): NinePartsAuthKResponse['dependency_relations'] =>
  NINE_PARTS.map((rule) => {
    const parts = partsIn(rule);
    return { part: rule.name, lot_dependencies: parts, is_direct: parts.length === 0, dependency_count: parts.length };
  });

/** POST /v1/nine-parts/authK: the nine parts (lots) of Abu Mashar. Errors: InvalidInput for missing longitudes. */
export function nineParts(request: NinePartsAuthKRequest): NinePartsAuthKResponse {
  const stages = new StageLog(),
    { is_night_chart: isNight, include_validation } = withDefaults(NinePartsAuthKRequest, request);
  const [points, ascDeg] = stages.run('input_validation', () => [
    requiredLongitudes(request.planets),
    normalizeDeg(request.asc),
  ]);
  // The schema allows only this policy.
  const policy = stages.run('policy_validation', () => ({ ...POLICY }));
  const parts = stages.run('nine_parts_engine_computation', () =>
    castNineParts(ascDeg, points, isNight).map((part) => partAnswer(part, ascDeg, isNight)),
  );
  const failures = stages.run('engine_validation', () => failuresOf(parts, ascDeg));
  return stages.run('nine_parts_response_serialization', () => {
    const profiles = profilesOf(parts);
    return {
      parts,
      dependency_relations: relations(),
      condition_profiles: profiles,
      aggregate: aggregate(isNight, profiles),
      policy,
      validation: include_validation
        ? { passed: failures.length === 0, failures, entrypoint: 'validate_nine_parts_output' }
        : null,
      provenance: {
        source_module: 'engine.nine_parts',
        engine_entrypoint: 'nine_parts_authK',
        validation_entrypoint: 'validate_nine_parts_output',
        doctrine: 'Abu_Mashar_Nine_Parts',
        ...policy,
        night_determination_owner: 'caller_supplied',
        ascendant_derivation_owner: 'caller_supplied',
        formula_basis: 'Asc + Add - Sub mod 360',
        chart_construction: 'not_computed',
        house_placement: 'not_computed',
        sect_determination: 'not_computed',
        stage_sequence: stages.names,
      },
    };
  });
}
