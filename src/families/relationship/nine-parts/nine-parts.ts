import { CHALDEAN_ORDER, CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import { lotLongitude } from '../../../doctrine/lots/evaluate.js';
import { signIndex, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { namedLongitudes, valueMap } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { NinePartResponse, NinePartsAuthKRequest, NinePartsAuthKResponse } from './schema.js';

/** A part by day; by night add and sub change places. */
interface PartRule {
  readonly name: string;
  readonly planet: ClassicalPlanet | null;
  readonly meaning: string;
  readonly add: string;
  readonly sub: string;
}

/** The lots of the seven planets (Abu Mashar, Great Introduction VIII.3), and two that were admitted beside them. */
const RULES: readonly PartRule[] = [
  { name: 'Fortune', planet: 'Moon', meaning: 'Body/Success', add: 'Moon', sub: 'Sun' },
  { name: 'Spirit', planet: 'Sun', meaning: 'Soul/Intellect', add: 'Sun', sub: 'Moon' },
  { name: 'Love', planet: 'Venus', meaning: 'Desire', add: 'Spirit', sub: 'Fortune' },
  { name: 'Necessity', planet: 'Mercury', meaning: 'Constraint', add: 'Fortune', sub: 'Spirit' },
  { name: 'Courage', planet: 'Mars', meaning: 'Boldness', add: 'Fortune', sub: 'Mars' },
  { name: 'Victory', planet: 'Jupiter', meaning: 'Ease', add: 'Jupiter', sub: 'Spirit' },
  { name: 'Nemesis', planet: 'Saturn', meaning: 'Weight', add: 'Fortune', sub: 'Saturn' },
  { name: 'Sword', planet: null, meaning: 'Conflict', add: 'Mars', sub: 'Saturn' },
  { name: 'Node', planet: null, meaning: 'Fate/Hidden', add: 'North Node', sub: 'Moon' },
];
const PART_NAMES: ReadonlySet<string> = new Set(RULES.map(({ name }) => name));
const REQUIRED: readonly string[] = [...CLASSICAL_PLANETS, 'North Node'];

const POLICY = {
  reversal_rule: 'full_reversal',
  historical_scope: 'evidenced_core_plus_admitted_extension',
} as const;

/** The longitudes by name; further points beside the eight are not used. Errors: InvalidInput, one problem for each that is missing. */
function requiredLongitudes(planets: NinePartsAuthKRequest['planets']): Record<string, number> {
  const given = valueMap(namedLongitudes(planets, '/planets', 'exact'));
  const missing = REQUIRED.filter((name) => !Object.hasOwn(given, name));
  if (missing.length)
    throw new InvalidInput(
      missing.map((name) => ({
        field: `/planets/${name}`,
        message: 'a longitude that the parts need is missing',
        given: null,
        allowed: 'a number',
      })),
    );
  return Object.fromEntries(REQUIRED.map((name) => [name, given[name]]));
}

/** The parts that a rule is made from. */
const dependenciesOf = ({ add, sub }: PartRule): string[] => [add, sub].filter((key) => PART_NAMES.has(key));

function partOf(rule: PartRule, ascDeg: number, isNight: boolean, places: Record<string, number>): NinePartResponse {
  const add = isNight ? rule.sub : rule.add,
    sub = isNight ? rule.add : rule.sub;
  const longitude = lotLongitude(ascDeg, places[add], places[sub], 'directed');
  const place = signOf(longitude);
  places[rule.name] = longitude;
  return {
    name: rule.name,
    planet_association: rule.planet,
    historical_status: rule.planet === null ? 'admitted_extension' : 'core_seven',
    meaning: rule.meaning,
    longitude,
    sign: place.sign,
    sign_degree: place.degree,
    sign_symbol: place.symbol,
    dependency_kind: dependenciesOf(rule).length ? 'derived' : 'direct',
    computation: {
      asc_longitude: ascDeg,
      add_key: add,
      sub_key: sub,
      add_longitude: places[add],
      sub_longitude: places[sub],
      is_night_chart: isNight,
      formula_reversed: isNight,
      formula_variant: isNight ? 'night' : 'day',
      formula: `Asc + ${add} − ${sub}`,
    },
  };
}

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

/** What must hold of the parts: each lies on its formula, Fortune and Spirit mirror each other about the ascendant. */
function failuresOf(parts: readonly NinePartResponse[], ascDeg: number): string[] {
  const off = parts.filter(({ longitude, computation }) => {
    const again = normalizeDeg(ascDeg + computation.add_longitude - computation.sub_longitude);
    return Math.abs(again - longitude) > 1e-9 || !(longitude >= 0 && longitude < 360);
  });
  return off.map(({ name }) => `${name} is not on its formula`);
}

const relationsOf = (): NinePartsAuthKResponse['dependency_relations'] =>
  RULES.map((rule) => {
    const made = dependenciesOf(rule);
    return { part: rule.name, lot_dependencies: made, is_direct: made.length === 0, dependency_count: made.length };
  });

/** POST /v1/nine-parts/authK. Errors: InvalidInput for longitudes that are missing or not asked for. */
export function nineParts(request: NinePartsAuthKRequest): NinePartsAuthKResponse {
  const stages = new StageLog(),
    isNight = request.is_night_chart;
  const [places, ascDeg] = stages.run('input_validation', () => [
    requiredLongitudes(request.planets),
    normalizeDeg(request.asc),
  ]);
  // The schema allows one policy.
  const policy = stages.run('policy_validation', () => ({ ...POLICY }));
  const parts = stages.run('nine_parts_engine_computation', () =>
    RULES.map((rule) => partOf(rule, ascDeg, isNight, places)),
  );
  const failures = stages.run('engine_validation', () => failuresOf(parts, ascDeg));
  return stages.run('nine_parts_response_serialization', () => {
    const profiles = profilesOf(parts);
    return {
      parts,
      dependency_relations: relationsOf(),
      condition_profiles: profiles,
      aggregate: aggregate(isNight, profiles),
      policy,
      validation:
        (request.include_validation ?? true)
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
