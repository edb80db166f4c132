import { AirOptics } from '../../../../sky/visibility/physical/air.js';
import { diffuseAirMass, diffuseExtinction, moonlightCdM2 } from '../../../../sky/visibility/physical/night-sky.js';
import type { VisibilityPack } from '../../../../sky/visibility/physical/tables.js';
import { colourTemperatureK, weighedLight } from '../../../../sky/visibility/physical/spectrum.js';
import type { WeighedLight } from '../../../../sky/visibility/physical/spectrum.js';
import { twilightDirection, twilightLevel, TwilightState } from '../../../../sky/visibility/physical/twilight.js';
import {
  Adaptation,
  lampThresholdLux,
  luminanceOfSurfaceBrightness,
  magnitudeOfLux,
} from '../../../../sky/visibility/physical/vision.js';
import type { Atmosphere, Policy } from './policy.js';
import { COMPONENT_KINDS } from './schema.js';
import type { BackgroundRequest } from './schema.js';
import type { SlowValues, Subject } from './subject.js';

/** Geometry that determines the brightness of the sky; angles in degrees. */
export interface SkyView {
  readonly trueAltitudeDeg: number;
  readonly apparentAltitudeDeg: number;
  readonly sunAltitudeDeg: number;
  readonly sunSeparationDeg: number;
  readonly moonAltitudeDeg: number;
  readonly moonSeparationDeg: number;
}

/** Components of the sky brightness, in the order of the answers. */
export const LIGHTS = ['measured_background', 'twilight', 'moonlight', ...COMPONENT_KINDS] as const;
export type LightName = (typeof LIGHTS)[number];

/** One component of the sky brightness, luminances in cd/m2. `relativeError` is null when no source states one. */
interface Light {
  photopic: number;
  scotopic: number;
  readonly source: 'data_pack' | 'caller';
  readonly relativeError: number | null;
}

/**
 * Brightness of the sky behind a target, extinction of the target, and threshold of the eye, for one policy. Values that do not depend on the
 * instant are computed once; `evaluate` writes the results and allocates nothing.
 */
export class Brightness {
  readonly lights: ReadonlyMap<LightName, Light>;
  readonly optics: AirOptics;
  readonly light: WeighedLight;
  readonly adaptation: Adaptation;
  photopicCdM2 = 0;
  scotopicCdM2 = 0;
  lampBackgroundCdM2 = 0;
  thresholdLux = 0;
  limitingMagnitude = 0;
  /** V magnitude of the target outside the atmosphere, and magnitude of the laboratory lamp that is equally visible on the ground. */
  magnitude = 0;
  conditionedMagnitude = 0;
  margin = 0;
  photopicTransmission = 1;
  scotopicTransmission = 1;
  /** True when the background is in the range in which the threshold is known. */
  isInThresholdDomain = true;
  private readonly pack: VisibilityPack;
  private readonly twilight: TwilightState;
  private readonly twilightLevel: number;
  /** Components that depend on the instant. */
  private readonly changing: readonly (readonly [LightName, Light])[];

  constructor(pack: VisibilityPack, subject: Subject, policy: Policy, withMoon = true) {
    const { tables } = pack;
    this.pack = pack;
    this.optics = new AirOptics(tables.spectral, tables.air, columnOf(policy.atmosphere));
    this.light = weighedLight(tables.spectral, colourTemperatureK(subject.bMinusV, tables.targets.temperature));
    this.adaptation = new Adaptation(tables.vision);
    this.twilight = new TwilightState(tables.twilight);
    this.twilightLevel = twilightLevel(tables.air, this.optics);
    this.lights = lightsOf(pack, policy, withMoon);
    this.changing = [...this.lights].filter(([, { source }]) => source === 'data_pack');
  }

  /** Evaluates the scene, in which Sun and target are within the domain of the pack. */
  evaluate(scene: SkyView, slow: SlowValues): void {
    const altitude = Math.max(0, scene.apparentAltitudeDeg);
    for (const [name, light] of this.changing) this.evaluateComponent(name, light, scene, slow, altitude);
    let photopic = 0,
      scotopic = 0;
    for (const light of this.lights.values()) {
      photopic += light.photopic;
      scotopic += light.scotopic;
    }
    this.optics.transmit(this.light, altitude);
    this.photopicTransmission = this.optics.photopic;
    this.scotopicTransmission = this.optics.scotopic;
    this.magnitude = slow.magnitude;
    this.evaluateBackground(photopic, scotopic);
  }

  /** Evaluates a background (cd/m2) with the last values of the target. */
  evaluateBackground(photopicCdM2: number, scotopicCdM2: number): void {
    const { adaptation } = this,
      { vision } = this.pack.tables;
    this.photopicCdM2 = photopicCdM2;
    this.scotopicCdM2 = scotopicCdM2;
    adaptation.to(photopicCdM2, scotopicCdM2);
    this.lampBackgroundCdM2 = adaptation.lampBackgroundCdM2();
    this.isInThresholdDomain =
      this.lampBackgroundCdM2 >= vision.background_min_cd_m2 && this.lampBackgroundCdM2 <= vision.background_max_cd_m2;
    this.thresholdLux = vision.field_factor * lampThresholdLux(vision, this.lampBackgroundCdM2);
    this.limitingMagnitude = magnitudeOfLux(vision, this.thresholdLux);
    const gain = adaptation.gain(this.light.scotopicToPhotopic, this.photopicTransmission, this.scotopicTransmission);
    this.conditionedMagnitude = this.magnitude - 2.5 * Math.log10(gain);
    this.margin = this.limitingMagnitude - this.conditionedMagnitude;
  }

  private evaluateComponent(name: LightName, light: Light, scene: SkyView, slow: SlowValues, altitude: number): void {
    const { tables } = this.pack,
      k = this.optics.zenithExtinctionMag;
    switch (name) {
      case 'twilight':
        light.photopic = 0;
        light.scotopic = 0;
        if (!this.twilight.at(scene.sunAltitudeDeg)) return;
        light.photopic =
          this.twilightLevel *
          this.twilight.zenithCdM2 *
          twilightDirection(tables.twilight, tables.air, k, {
            altitudeDeg: altitude,
            sunSeparationDeg: scene.sunSeparationDeg,
            sunAltitudeDeg: scene.sunAltitudeDeg,
          }) **
            this.twilight.contrast;
        light.scotopic = light.photopic * this.twilight.scotopicToPhotopic;
        return;
      case 'moonlight':
        light.photopic = moonlightCdM2(tables.moonlight, k, altitude, {
          altitudeDeg: scene.moonAltitudeDeg,
          separationDeg: scene.moonSeparationDeg,
          phaseAngleDeg: slow.moonPhaseDeg,
        });
        light.scotopic = light.photopic * tables.moonlight.scotopic_to_photopic;
        return;
      default:
        this.evaluateNightComponent(name, light, slow, altitude);
    }
  }

  /** Airglow, which brightens towards the horizon, and zodiacal light and starlight, which do not. */
  private evaluateNightComponent(name: LightName, light: Light, slow: SlowValues, altitude: number): void {
    const { nightSky } = this.pack.tables;
    const mass = diffuseAirMass(nightSky.airglow.airmass_sin2_factor, altitude);
    const s10 =
      name === 'airglow'
        ? nightSky.airglow.zenith_s10 * mass
        : name === 'zodiacal_light'
          ? slow.zodiacalS10
          : slow.starlightS10;
    const table =
      name === 'airglow' ? nightSky.airglow : name === 'zodiacal_light' ? nightSky.zodiacal : nightSky.starlight;
    light.photopic = s10 * nightSky.s10_cd_m2 * diffuseExtinction(this.optics.zenithExtinctionMag, mass);
    light.scotopic = light.photopic * table.scotopic_to_photopic;
  }

  /** Relative standard error of the sky brightness, from the components of the data pack, which count as independent. */
  relativeError(kind: 'photopic' | 'scotopic'): number {
    let total = 0,
      variance = 0;
    for (const light of this.lights.values()) {
      total += light[kind];
      variance += ((light.relativeError ?? 0) * light[kind]) ** 2;
    }
    return total > 0 ? Math.sqrt(variance) / total : 0;
  }
}

/** Air column of a request in the units of the optics. */
const columnOf = (atmosphere: Atmosphere) => ({
  surfacePressureHpa: atmosphere.surface_pressure_hpa,
  aod550: atmosphere.aod550,
  angstromExponent: atmosphere.angstrom_exponent,
  ozoneDu: atmosphere.ozone_du,
  groundAlbedo: atmosphere.ground_albedo,
});

/** Components of the sky brightness under a policy: those of the pack, and those that the request gives. */
function lightsOf(pack: VisibilityPack, policy: Policy, withMoon: boolean): Map<LightName, Light> {
  const { twilight, moonlight, nightSky } = pack.tables,
    { background } = policy,
    lights = new Map<LightName, Light>();
  const own = (relativeError: number): Light => ({ photopic: 0, scotopic: 0, source: 'data_pack', relativeError });
  if (background !== null) lights.set('measured_background', measured(pack, background));
  const isTotal = background !== null && background.kind !== 'bortle' && background.scope === 'total_background';
  if (!isTotal) {
    lights.set('twilight', own(twilight.relative_error));
    if (withMoon) lights.set('moonlight', own(moonlight.relative_error));
    if (background === null) {
      lights.set('airglow', own(nightSky.airglow.relative_error));
      lights.set('zodiacal_light', own(nightSky.zodiacal.relative_error));
      lights.set('integrated_starlight', own(nightSky.starlight.relative_error));
    }
  }
  for (const component of policy.components)
    lights.set(component.component_kind, {
      photopic: component.photopic_luminance_cd_m2,
      scotopic: component.scotopic_luminance_cd_m2,
      source: 'caller',
      relativeError: null,
    });
  return lights;
}

function measured(pack: VisibilityPack, background: BackgroundRequest): Light {
  if (background.kind === 'directional')
    return {
      photopic: background.photopic_luminance_cd_m2,
      scotopic: background.scotopic_luminance_cd_m2,
      source: 'caller',
      relativeError: null,
    };
  const { vision, targets } = pack.tables;
  const isClass = background.kind === 'bortle';
  const photopic = luminanceOfSurfaceBrightness(
    vision,
    isClass ? targets.bortle_mag_arcsec2[background.light_pollution_class - 1] : background.sqm_mag_arcsec2,
  );
  return {
    photopic,
    scotopic: photopic * background.scotopic_to_photopic_ratio,
    source: 'caller',
    relativeError: isClass ? targets.bortle_relative_error : null,
  };
}
