import { NOTICE_FILE } from '../../../../sky/visibility/physical/tables.js';
import type { VisibilityPack } from '../../../../sky/visibility/physical/tables.js';
import { colourTemperatureK } from '../../../../sky/visibility/physical/spectrum.js';
import { apparentAltitudeDeg } from '../../../../sky/visibility/physical/refraction.js';
import { weightingState } from '../../../../sky/visibility/physical/vision.js';
import type {
  AtmosphereReceipt,
  BackgroundReceipt,
  ComponentReceipt,
  DataPackReceipt,
  HorizonReceipt,
  ObserverProtocolReceipt,
  TargetReceipt,
  ThresholdReceipt,
  ValidityDomainReceipt,
} from './answer-schema.js';
import { LIGHTS } from './brightness.js';
import type { Brightness, LightName } from './brightness.js';
import { MOST_GAP_DEG, outsideDomain } from './policy.js';
import type { Policy } from './policy.js';
import type { Scene } from '../../../../events/visibility/scene.js';
import type { Subject } from './subject.js';

/** Receipts of an answer: its data pack, inputs and models. */

export function dataPackReceipt({ manifest, manifestSha256 }: VisibilityPack): DataPackReceipt {
  return {
    pack_id: manifest.pack_id,
    version: manifest.version,
    compatibility_id: manifest.compatibility_id,
    composite_model_id: manifest.composite_model_id,
    table_format_id: manifest.table_format_id,
    engine_contract_id: manifest.engine_contract_id,
    engine_contract_version: manifest.engine_contract_version,
    manifest_sha256: manifestSha256,
    generation_fingerprint: manifest.generation_fingerprint,
    payload_sha256: Object.entries(manifest.files).map(([name, { sha256 }]): [string, string] => [name, sha256]),
    source_artifact_spec_id: manifest.source_artifact_spec_id,
    source_artifact_manifest_sha256: manifest.source_artifact_manifest_sha256,
    source_dataset_ids: [...manifest.source_dataset_ids],
    license: manifest.license,
    notice_sha256: manifest.files[NOTICE_FILE].sha256,
  };
}

export const atmosphereReceipt = (pack: VisibilityPack, { atmosphere }: Policy): AtmosphereReceipt => ({
  complete: true,
  within_data_pack_domain: outsideDomain(atmosphere, pack.tables.domain) === null,
  ...atmosphere,
});

export function validityDomainReceipt(pack: VisibilityPack, scene: Scene, within: boolean): ValidityDomainReceipt {
  const { domain } = pack.tables;
  return {
    no_extrapolation: true,
    solar_center_altitude_domain_deg: [...domain.solar_center_altitude_deg],
    target_true_altitude_domain_deg: [...domain.target_true_altitude_deg],
    relative_solar_azimuth_domain_deg: [...domain.relative_solar_azimuth_deg],
    queried_solar_center_altitude_deg: scene.sunAltitudeDeg,
    queried_target_true_altitude_deg: scene.trueAltitudeDeg,
    queried_relative_solar_azimuth_deg: scene.relativeAzimuthDeg,
    within_domain: within,
  };
}

const REFRACTION_MODEL = 'bennett_extended_v1';
const horizonModel = (policy: Policy): string =>
  policy.profile === null ? 'even_apparent_altitude' : 'directional_profile_linear_in_azimuth';

export const observerProtocolReceipt = (pack: VisibilityPack, policy: Policy): ObserverProtocolReceipt => ({
  protocol_id: 'known_location_directed_averted_observation_v1',
  task: 'detection of a point source at a known position with averted vision',
  optical_aid: 'none; both eyes, dark adapted as far as the sky permits',
  adaptation_field: 'the sky around the target',
  local_horizon_altitude_deg: policy.evenHorizonDeg,
  refraction_model_id: REFRACTION_MODEL,
  refraction_pressure_hpa: policy.refraction.pressureHpa,
  refraction_temperature_c: policy.refraction.temperatureC,
  refraction_relative_humidity: policy.refraction.relativeHumidity,
  horizon_model_id: horizonModel(policy),
  directional_profile_applied: policy.profile !== null,
  directional_profile_id: policy.profile?.profile_id ?? null,
  directional_profile_source_id: policy.profile?.source_id ?? null,
  directional_profile_source_receipt_sha256: policy.profile?.source_receipt_sha256 ?? null,
  detection_field_factor_model_id: 'crumey_2014_typical_factor_without_colour_and_air',
  detection_field_factor_value: pack.tables.vision.field_factor,
  detection_field_factor_mutable: false,
  detection_field_factor_source_ids: ['crumey_2014', 'blackwell_1946'],
  probabilistic_detection_claimed: false,
});

/** Receipt of the horizon; `scene` is null for the receipt of a search. */
export function horizonReceipt(pack: VisibilityPack, policy: Policy, scene: Scene | null): HorizonReceipt {
  const { profile, skyline } = policy,
    floor = pack.tables.domain.target_true_altitude_deg[0],
    even = profile === null ? policy.evenHorizonDeg : null;
  const boundary = scene === null ? even : scene.horizonDeg,
    sun = scene === null ? even : skyline.at(scene.sunAzimuthDeg);
  return {
    horizon_model_id: horizonModel(policy),
    apparent_horizon_altitude_deg: even,
    directional_profile_applied: profile !== null,
    refraction_model_id: REFRACTION_MODEL,
    refraction_pressure_hpa: policy.refraction.pressureHpa,
    refraction_temperature_c: policy.refraction.temperatureC,
    refraction_relative_humidity: policy.refraction.relativeHumidity,
    applied_to: ['target', 'sun'],
    target_apparent_boundary_altitude_deg: boundary,
    solar_apparent_horizon_altitude_deg: sun,
    data_pack_target_true_altitude_floor_deg: floor,
    target_boundary_narrowing_applied: boundary !== null && boundary < apparentFloor(policy, floor),
    directional_profile_id: profile?.profile_id ?? null,
    directional_profile_source_id: profile?.source_id ?? null,
    directional_profile_source_receipt_sha256: profile?.source_receipt_sha256 ?? null,
    interpolation_method_id: profile === null ? null : 'linear_in_azimuth_cyclic',
    profile_sample_count: profile?.samples.length ?? null,
    admitted_maximum_gap_deg: profile === null ? null : MOST_GAP_DEG,
    actual_maximum_gap_deg: skyline.maximumGapDeg,
    maximum_absolute_slope_deg_per_deg: skyline.maximumSlope,
    cone_signal_lipschitz_factor: skyline.maximumSlope === null ? null : Math.hypot(1, skyline.maximumSlope),
    queried_target_azimuth_deg: scene?.azimuthDeg ?? null,
    queried_solar_azimuth_deg: scene?.sunAzimuthDeg ?? null,
    target_local_horizon_altitude_deg: scene?.horizonDeg ?? null,
    solar_local_horizon_altitude_deg: scene === null ? null : sun,
    event_certificate_id: null,
    event_certificate_source_sha256: null,
    event_certificate_maximum_absolute_rate_per_day: null,
  };
}

/** Sources of each component of the pack. */
const LIGHT_SOURCES: Readonly<
  Record<Exclude<LightName, 'measured_background' | 'artificial_light'>, readonly string[]>
> = {
  twilight: ['patat_2006', 'janiczek_deyoung_1987', 'schaefer_1993'],
  moonlight: ['krisciunas_schaefer_1991'],
  airglow: ['benn_ellison_1998'],
  zodiacal_light: ['leinert_1998_zodiacal'],
  integrated_starlight: ['benn_ellison_1998'],
};

function sourcesOf(name: LightName, policy: Policy): { componentId: string; sourceIds: readonly string[] } {
  const { background } = policy;
  if (name === 'measured_background') {
    if (background?.kind === 'directional')
      return { componentId: background.method_id, sourceIds: [background.source_id] };
    if (background?.kind === 'sqm')
      return {
        componentId: `sqm:${background.device_bandpass_id}`,
        sourceIds: [background.measurement_source_id, background.spectral_ratio_source_id],
      };
    return {
      componentId: 'bortle_class',
      sourceIds: background === null ? [] : ['bortle_2001', background.spectral_ratio_source_id],
    };
  }
  const given = policy.components.find((component) => component.component_kind === name);
  if (given !== undefined) return { componentId: given.model_id, sourceIds: given.source_ids };
  if (name === 'artificial_light') return { componentId: name, sourceIds: [] };
  return { componentId: `${name}_of_the_data_pack`, sourceIds: LIGHT_SOURCES[name] };
}

const present = (brightness: Brightness): readonly LightName[] => LIGHTS.filter((name) => brightness.lights.has(name));

/** Authority of the sky brightness: the pack, the request, or both. */
export function backgroundAuthority(brightness: Brightness): string {
  const sources = new Set([...brightness.lights.values()].map(({ source }) => source));
  return sources.size > 1 ? 'data_pack_and_caller' : [...sources][0];
}

export function backgroundReceipt(pack: VisibilityPack, policy: Policy, brightness: Brightness): BackgroundReceipt {
  const { twilight } = pack.tables,
    names = present(brightness),
    { background } = policy;
  const isOwn = [...brightness.lights.values()].some(({ source }) => source === 'data_pack');
  const ofPack = <T>(value: T): T | null => (isOwn ? value : null);
  const { photopicCdM2: photopic, scotopicCdM2: scotopic, adaptation } = brightness;
  return {
    authority_id: backgroundAuthority(brightness),
    component_ids: [...names],
    source_ids: [...new Set(names.flatMap((name) => sourcesOf(name, policy).sourceIds))],
    photopic_luminance_cd_m2: photopic,
    scotopic_luminance_cd_m2: scotopic,
    mesopic_luminance_cd_m2: adaptation.mesopicCdM2,
    scotopic_to_photopic_ratio: photopic > 0 ? scotopic / photopic : 0,
    adaptation_coefficient: adaptation.coefficient,
    weighting_state: weightingState(adaptation.coefficient),
    adaptation_solver_method: 'cie_191_2010_mes2_fixed_point',
    photopic_solver_relative_standard_error_bound: ofPack(brightness.relativeError('photopic')),
    scotopic_solver_relative_standard_error_bound: ofPack(brightness.relativeError('scotopic')),
    solver_uncertainty_bound_method: ofPack('standard errors of the published laws, independent of each other'),
    photopic_interpolation_maximum_error_mag: ofPack(twilight.photopic_interpolation_maximum_error_mag),
    photopic_interpolation_p95_error_mag: ofPack(twilight.photopic_interpolation_p95_error_mag),
    scotopic_interpolation_maximum_error_mag: ofPack(twilight.scotopic_interpolation_maximum_error_mag),
    scotopic_interpolation_p95_error_mag: ofPack(twilight.scotopic_interpolation_p95_error_mag),
    storage_maximum_error_mag: ofPack(twilight.storage_maximum_error_mag),
    component_inventory_complete:
      background === null || (background.kind !== 'bortle' && background.component_inventory_complete === true),
    modeled_component_count: policy.components.length,
  };
}

export function targetReceipt(pack: VisibilityPack, subject: Subject, brightness: Brightness): TargetReceipt {
  const { spectral, targets, twilight } = pack.tables;
  return {
    target_id: subject.name,
    photometry_model_id: subject.photometry.modelId,
    photometry_source_ids: [...subject.photometry.sourceIds],
    spectral_profile_id: 'black_body_of_colour_temperature',
    spectral_source_ids: ['astronomical_almanac_colours', 'cie_1924_v_cie_1951_v_prime'],
    spectral_source_receipt_sha256: pack.manifest.files['spectral.json'].sha256,
    spectral_model_details: [
      ['b_minus_v', String(subject.bMinusV)],
      ['colour_source', subject.colourSource],
      ['temperature_k', colourTemperatureK(subject.bMinusV, targets.temperature).toFixed(0)],
    ],
    top_of_atmosphere_visual_magnitude: brightness.magnitude,
    scotopic_to_photopic_ratio: brightness.light.scotopicToPhotopic,
    photopic_transmission: brightness.photopicTransmission,
    scotopic_transmission: brightness.scotopicTransmission,
    conditioned_target_magnitude: brightness.conditionedMagnitude,
    direct_interpolation_maximum_error_mag: spectral.interpolation_maximum_error_mag,
    direct_interpolation_p95_error_mag: spectral.interpolation_p95_error_mag,
    storage_maximum_error_mag: twilight.storage_maximum_error_mag,
  };
}

export const thresholdReceipt = (pack: VisibilityPack, brightness: Brightness): ThresholdReceipt => ({
  model_id: 'crumey_2014_point_source_full_range',
  background_luminance_cd_m2: brightness.lampBackgroundCdM2,
  field_factor: pack.tables.vision.field_factor,
  threshold_illuminance_lux: brightness.thresholdLux,
  limiting_magnitude: brightness.limitingMagnitude,
  valid_background_min_cd_m2: pack.tables.vision.background_min_cd_m2,
  valid_background_max_cd_m2: pack.tables.vision.background_max_cd_m2,
  equation_receipt:
    'F B (sqrt(a1 B^-1/2 + a2 B^-1/4 + a3) + a4 B^-1/4 + a5)^2, B: luminance of the lamp of 2850 K that gives the same adaptation',
});

/**
 * Receipts of the models with their sources; after an evaluation the components of the background have their
 * luminances.
 */
export function componentReceipts(
  pack: VisibilityPack,
  policy: Policy,
  brightness: Brightness,
  evaluated: boolean,
): ComponentReceipt[] {
  const fixed = (role: string, id: string, sources: string[]): ComponentReceipt => ({
    role,
    component_id: id,
    source_ids: sources,
    details: [],
  });
  return [
    fixed('composite_model', pack.manifest.composite_model_id, [pack.manifest.pack_id]),
    {
      ...fixed('extinction', 'rayleigh_aerosol_ozone', [
        'hayes_latham_1975',
        'bird_riordan_1986_ozone',
        'schaefer_1993',
      ]),
      details: [['zenith_extinction_mag_550_nm', brightness.optics.zenithExtinctionMag.toFixed(4)]],
    },
    fixed('refraction', REFRACTION_MODEL, ['bennett_1982']),
    ...present(brightness).map((name): ComponentReceipt => {
      const { componentId, sourceIds } = sourcesOf(name, policy),
        light = brightness.lights.get(name)!;
      return {
        role: `background:${name}`,
        component_id: componentId,
        source_ids: [...sourceIds],
        details: evaluated
          ? [
              ['photopic_luminance_cd_m2', light.photopic.toPrecision(6)],
              ['scotopic_luminance_cd_m2', light.scotopic.toPrecision(6)],
              ['relative_standard_error', light.relativeError === null ? 'not stated' : String(light.relativeError)],
            ]
          : [],
      };
    }),
    fixed('adaptation', 'cie_191_2010_mes2', ['cie_191_2010']),
    fixed('threshold', 'crumey_2014_point_source_full_range', ['crumey_2014', 'blackwell_1946']),
  ];
}

/** Apparent altitude of the altitude floor; the boundary is raised to it when the skyline is lower. */
function apparentFloor(policy: Policy, floorDeg: number): number {
  return apparentAltitudeDeg(floorDeg, policy.refractivity);
}
