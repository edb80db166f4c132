import { AirOptics } from '../../../doctrine/physical-visibility/air.js';
import { diffuseAirMass, diffuseExtinction, moonlightCdM2 } from '../../../doctrine/physical-visibility/night-sky.js';
import type { VisibilityPack } from '../../../doctrine/physical-visibility/pack.js';
import { colourTemperatureK, weighedLight } from '../../../doctrine/physical-visibility/spectrum.js';
import type { WeighedLight } from '../../../doctrine/physical-visibility/spectrum.js';
import { twilightDirection, twilightLevel, TwilightState } from '../../../doctrine/physical-visibility/twilight.js';
import {
  Adaptation,
  lampThresholdLux,
  luminanceOfSurfaceBrightness,
  magnitudeOfLux,
} from '../../../doctrine/physical-visibility/vision.js';
import type { Atmosphere, Policy } from './policy.js';
import { COMPONENT_KINDS } from './schema.js';
import type { BackgroundRequest } from './schema.js';
import type { SlowValues, Subject } from './subject.js';

/** What of a scene the light of the sky depends on; angles in degrees. */
export interface SkyView {
  readonly trueAltitudeDeg: number;
  readonly apparentAltitudeDeg: number;
  readonly sunAltitudeDeg: number;
  readonly sunSeparationDeg: number;
  readonly moonAltitudeDeg: number;
  readonly moonSeparationDeg: number;
}

/** Parts of the light of the sky, in the order in which answers list them. */
export const LIGHTS = ['measured_background', 'twilight', 'moonlight', ...COMPONENT_KINDS] as const;
export type LightName = (typeof LIGHTS)[number];

/** One part of the light of the sky. `relativeError` is null where nobody states one. */
interface Light {
  photopic: number;
  scotopic: number;
  readonly source: 'data_pack' | 'caller';
  readonly relativeError: number | null;
}

/**
 * The sky behind a target, the target through the air, and the eye: everything of one policy that does not depend on the instant is
 * made once; `evaluate` fills the results and allocates nothing.
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
  /** V magnitude of the target outside the air, and of the lamp's light that is worth as much to the eye below it. */
  magnitude = 0;
  conditionedMagnitude = 0;
  margin = 0;
  photopicTransmission = 1;
  scotopicTransmission = 1;
  /** Whether the background lies where the threshold is known. */
  isInThresholdDomain = true;
  private readonly pack: VisibilityPack;
  private readonly twilight: TwilightState;
  private readonly twilightLevel: number;
  /** Lights that change from instant to instant. */
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

  /** The verdict for the place that the scene shows. The caller keeps Sun and target within the domain of the pack. */
  evaluate(scene: SkyView, slow: SlowValues): void {
    const altitude = Math.max(0, scene.apparentAltitudeDeg);
    for (const [name, light] of this.changing) this.shine(name, light, scene, slow, altitude);
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
    this.judge(photopic, scotopic);
  }

  /** The verdict for a background, with the target as it was evaluated last. */
  judge(photopicCdM2: number, scotopicCdM2: number): void {
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

  private shine(name: LightName, light: Light, scene: SkyView, slow: SlowValues, altitude: number): void {
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
        this.shineAtNight(name, light, slow, altitude);
    }
  }

  /** Airglow, a layer that brightens towards the horizon, and the light from beyond, which does not. */
  private shineAtNight(name: LightName, light: Light, slow: SlowValues, altitude: number): void {
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

  /** Standard error of the light of the sky as a share of it, of what the data pack gives; independent parts. */
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

/** The air of a request as the optics take it. */
const columnOf = (atmosphere: Atmosphere) => ({
  surfacePressureHpa: atmosphere.surface_pressure_hpa,
  aod550: atmosphere.aod550,
  angstromExponent: atmosphere.angstrom_exponent,
  ozoneDu: atmosphere.ozone_du,
  groundAlbedo: atmosphere.ground_albedo,
});

/** Which lights there are, from whom, and those that the caller gives. */
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
