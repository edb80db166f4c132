import { InvalidInput } from '../../../kernel/errors.js';
import type { FieldProblem } from '../../../kernel/errors.js';
import { refractivityFactor } from '../../../doctrine/physical-visibility/refraction.js';
import type { RefractingAir } from '../../../doctrine/physical-visibility/refraction.js';
import { Skyline } from '../../../doctrine/physical-visibility/skyline.js';
import type { DomainTable } from '../../../doctrine/physical-visibility/tables.js';
import type { AtmosphereRequest, BackgroundRequest, ModeledComponent, PolicyRequest } from './schema.js';

export type Atmosphere = Required<AtmosphereRequest>;

/** A policy with everything that was left out filled in. */
export interface Policy {
  readonly background: BackgroundRequest | null;
  readonly atmosphere: Atmosphere;
  readonly expectedPackId: string | null;
  readonly expectedManifestSha256: string | null;
  readonly evenHorizonDeg: number;
  readonly skyline: Skyline;
  readonly profile: NonNullable<PolicyRequest['directional_horizon']> | null;
  readonly refraction: RefractingAir;
  readonly refractivity: number;
  readonly components: readonly ModeledComponent[];
}

const DEFAULT_ATMOSPHERE: Atmosphere = {
  atmosphere_profile: 'us_standard',
  aerosol_profile: 'rural_summer',
  observer_altitude_m: 0,
  surface_pressure_hpa: 1013.25,
  aod550: 0.1,
  angstrom_exponent: 1.3,
  ozone_du: 300,
  ground_albedo: 0.2,
};
/** Widest step in azimuth that a profile may have. */
export const MOST_GAP_DEG = 30;

/** The policy of a request. Errors: InvalidInput on what contradicts itself. */
export function resolvedPolicy(request: PolicyRequest | null | undefined): Policy {
  const asked = request ?? {};
  const refraction = {
    pressureHpa: asked.refraction_pressure_hpa ?? 1013.25,
    temperatureC: asked.refraction_temperature_c ?? 15,
    relativeHumidity: asked.refraction_relative_humidity ?? 0,
  };
  const profile = asked.directional_horizon ?? null,
    evenHorizonDeg = asked.local_horizon_altitude_deg ?? 0,
    components = asked.modeled_background_components ?? [],
    background = asked.background ?? null;
  const problems = [...profileProblems(profile, evenHorizonDeg), ...countedTwice(background, components)];
  if (problems.length) throw new InvalidInput(problems);
  const points = profile?.samples.map((sample) => ({
    azimuthDeg: sample.azimuth_deg,
    altitudeDeg: sample.apparent_altitude_deg,
  }));
  const skyline = new Skyline(evenHorizonDeg, points);
  if (skyline.maximumGapDeg !== null && skyline.maximumGapDeg > MOST_GAP_DEG)
    throw new InvalidInput({
      field: '/policy/directional_horizon/samples',
      message: `a step of ${skyline.maximumGapDeg} degrees from sample to sample leaves the skyline unknown`,
      given: skyline.maximumGapDeg,
      allowed: `at most ${MOST_GAP_DEG} degrees of azimuth, all around`,
    });
  return {
    background,
    atmosphere: { ...DEFAULT_ATMOSPHERE, ...asked.atmosphere },
    expectedPackId: asked.expected_data_pack_id ?? null,
    expectedManifestSha256: asked.expected_manifest_sha256 ?? null,
    evenHorizonDeg,
    skyline,
    profile,
    refraction,
    refractivity: refractivityFactor(refraction),
    components,
  };
}

function profileProblems(profile: Policy['profile'], evenHorizonDeg: number): FieldProblem[] {
  if (profile === null) return [];
  const { samples } = profile,
    wrong = samples.findIndex((sample, i) => i > 0 && sample.azimuth_deg <= samples[i - 1].azimuth_deg);
  return [
    ...(evenHorizonDeg === 0
      ? []
      : [
          {
            field: '/policy/local_horizon_altitude_deg',
            message: 'an even horizon and a directional one exclude each other',
            given: evenHorizonDeg,
            allowed: '0, or no directional_horizon',
          },
        ]),
    ...(wrong < 0
      ? []
      : [
          {
            field: `/policy/directional_horizon/samples/${wrong}/azimuth_deg`,
            message: 'azimuths rise from sample to sample',
            given: samples[wrong].azimuth_deg,
            allowed: `more than ${samples[wrong - 1].azimuth_deg}`,
          },
        ]),
  ];
}

/** Light that would be counted twice. */
function countedTwice(background: BackgroundRequest | null, components: readonly ModeledComponent[]): FieldProblem[] {
  const at = (i: number): string => `/policy/modeled_background_components/${i}/component_kind`;
  return components.flatMap(({ component_kind: kind }, i): FieldProblem[] => {
    if (components.findIndex((other) => other.component_kind === kind) < i)
      return [{ field: at(i), message: 'the component is given twice', given: kind, allowed: 'each kind once' }];
    if (background === null || (background.kind !== 'bortle' && !holds(background, kind))) return [];
    return [
      {
        field: at(i),
        message: 'the measured background holds this light already',
        given: kind,
        allowed: 'kinds that the background does not hold, or no measured background',
      },
    ];
  });
}

const holds = (background: Exclude<BackgroundRequest, { kind: 'bortle' }>, kind: string): boolean =>
  background.scope === 'total_background' ||
  background.component_inventory_complete !== true ||
  background.component_ids.includes(kind);

const outside = (value: number, [low, high]: readonly [number, number]): boolean => value < low || value > high;

/** What of an atmosphere a pack does not cover, in words; null when it covers all. */
export function outsideDomain(atmosphere: Atmosphere, domain: DomainTable): string | null {
  if (!domain.atmosphere_profiles.includes(atmosphere.atmosphere_profile))
    return `the data pack has no atmosphere profile ${atmosphere.atmosphere_profile}; it has ${domain.atmosphere_profiles.join(', ')}`;
  if (!domain.aerosol_profiles.includes(atmosphere.aerosol_profile))
    return `the data pack has no aerosol profile ${atmosphere.aerosol_profile}; it has ${domain.aerosol_profiles.join(', ')}`;
  for (const key of [
    'observer_altitude_m',
    'surface_pressure_hpa',
    'aod550',
    'angstrom_exponent',
    'ozone_du',
    'ground_albedo',
  ] as const)
    if (outside(atmosphere[key], domain[key]))
      return `${key} ${atmosphere[key]} is outside the domain of the data pack, ${domain[key].join(' to ')}`;
  return null;
}
