import { withDefaults } from '../../../../contract/defaults.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import type { FieldProblem } from '../../../../kernel/errors.js';
import { refractivityFactor } from '../../../../sky/visibility/physical/refraction.js';
import type { RefractingAir } from '../../../../sky/visibility/physical/refraction.js';
import { Skyline } from '../../../../sky/visibility/physical/skyline.js';
import type { DomainTable } from '../../../../sky/visibility/physical/tables.js';
import { PhysicalAtmosphereInputRequest, PhysicalVisibilityPolicyRequest } from './schema.js';
import type { AtmosphereRequest, BackgroundRequest, ModeledComponent, PolicyRequest } from './schema.js';

/** Atmosphere of a request with its defaults. */
export type Atmosphere = Required<AtmosphereRequest>;

/** Policy of a request with its defaults. */
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

/** Largest gap in azimuth between the samples of a profile. */
export const MOST_GAP_DEG = 30;

/** Policy of a request. Errors: InvalidInput for fields that contradict each other. */
export function resolvedPolicy(request: PolicyRequest | null | undefined): Policy {
  const given = withDefaults(PhysicalVisibilityPolicyRequest, request ?? {});
  const refraction = {
    pressureHpa: given.refraction_pressure_hpa,
    temperatureC: given.refraction_temperature_c,
    relativeHumidity: given.refraction_relative_humidity,
  };
  const profile = given.directional_horizon ?? null,
    evenHorizonDeg = given.local_horizon_altitude_deg,
    components = given.modeled_background_components,
    background = given.background ?? null;
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
      message: `must not have a gap of ${skyline.maximumGapDeg} degrees between neighbouring samples`,
      given: skyline.maximumGapDeg,
      allowed: `gaps of at most ${MOST_GAP_DEG} degrees of azimuth, all around`,
    });
  return {
    background,
    atmosphere: withDefaults(PhysicalAtmosphereInputRequest, given.atmosphere ?? {}),
    expectedPackId: given.expected_data_pack_id ?? null,
    expectedManifestSha256: given.expected_manifest_sha256 ?? null,
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
            message: 'must not be combined with directional_horizon',
            given: evenHorizonDeg,
            allowed: '0, or no directional_horizon',
          },
        ]),
    ...(wrong < 0
      ? []
      : [
          {
            field: `/policy/directional_horizon/samples/${wrong}/azimuth_deg`,
            message: 'must be greater than the azimuth of the previous sample',
            given: samples[wrong].azimuth_deg,
            allowed: `more than ${samples[wrong - 1].azimuth_deg}`,
          },
        ]),
  ];
}

/** Components that would be counted twice. */
function countedTwice(background: BackgroundRequest | null, components: readonly ModeledComponent[]): FieldProblem[] {
  const at = (i: number): string => `/policy/modeled_background_components/${i}/component_kind`;
  return components.flatMap(({ component_kind: kind }, i): FieldProblem[] => {
    if (components.findIndex((other) => other.component_kind === kind) < i)
      return [{ field: at(i), message: 'must not repeat a component kind', given: kind, allowed: 'each kind once' }];
    if (background === null || (background.kind !== 'bortle' && !includes(background, kind))) return [];
    return [
      {
        field: at(i),
        message: 'is already included in the measured background',
        given: kind,
        allowed: 'a kind that the background does not include, or no measured background',
      },
    ];
  });
}

const includes = (background: Exclude<BackgroundRequest, { kind: 'bortle' }>, kind: string): boolean =>
  background.scope === 'total_background' ||
  background.component_inventory_complete !== true ||
  background.component_ids.includes(kind);

const outside = (value: number, [low, high]: readonly [number, number]): boolean => value < low || value > high;

/** Message about the first value of an atmosphere outside the domain of a pack; null when all are inside. */
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
