import { arcusVisionisDeg } from '../../../sky/visibility/arcus-visionis.js';
import { lossByAddedLight, nightNanolamberts } from '../../../sky/visibility/night-sky.js';
import type { Engine } from '../../../engine.js';
import { CrescentSky, isVisibleToEye } from '../../../events/heliacal/crescent.js';
import type { Crescent, NoCrescent } from '../../../events/heliacal/crescent.js';
import { dayOf } from '../../../events/heliacal/day-visibility.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { namingField } from '../../../kernel/errors.js';
import { basisOfJd } from '../../../wire/instant.js';
import { atmosphericExtinction, pointSourceThreshold, twilightSkyBrightness } from './models.js';
import { checkPolicy, siteLimit, siteNanolamberts, resolvedPolicy } from './policy.js';
import type { Policy } from './policy.js';
import { assessedTarget, sceneOf } from './scene.js';
import type { Scene } from './scene.js';
import type {
  LunarCrescentDetailsResponse,
  VisibilityAssessmentRequest,
  VisibilityAssessmentResponse,
} from './schema.js';

/** Result of a criterion; the other fields of an answer are the same for all criteria. */
interface Verdict {
  readonly limit: number | null;
  readonly brightEnough: boolean;
  readonly darkEnough: boolean;
  readonly arcDeg: number | null;
  readonly reason: string | null;
  readonly fields: Partial<VisibilityAssessmentResponse>;
}

/**
 * POST /v1/visibility/assessment: visibility of a body at an instant. Errors: InvalidInput, OutOfCoverage on /jd_ut.
 */
export function assess(engine: Engine, request: VisibilityAssessmentRequest): VisibilityAssessmentResponse {
  const policy = resolvedPolicy(request.policy),
    target = assessedTarget(engine, request.body);
  return namingField('/jd_ut', request.jd_ut, () => {
    const scene = sceneOf(engine, request, target, policy);
    checkPolicy(policy, scene.isMoon);
    const verdict = judge(engine, request, scene, policy);
    const risen = scene.apparentAltitudeDeg > policy.horizonDeg;
    return {
      body: target.name,
      jd_ut: request.jd_ut,
      criterion_family: policy.criterion,
      effective_limiting_magnitude: verdict.limit,
      apparent_magnitude: scene.magnitude,
      true_altitude_deg: scene.trueAltitudeDeg,
      apparent_altitude_deg: scene.apparentAltitudeDeg,
      local_horizon_altitude_deg: policy.horizonDeg,
      solar_elongation_deg: scene.longitudeFromSunDeg,
      is_geometrically_visible: risen,
      is_bright_enough: verdict.brightEnough,
      observable: risen && verdict.brightEnough && verdict.darkEnough,
      lunar_crescent_details: null,
      moonlight_sky_nanolamberts: null,
      extinction_adjusted_magnitude: null,
      visibility_margin_magnitude: null,
      criterion_target_magnitude: scene.magnitude,
      target_extinction_applied_separately: false,
      criterion_applicable: verdict.reason === null,
      criterion_reason: verdict.reason,
      atmospheric_extinction: null,
      twilight_sky_brightness: null,
      point_source_threshold: null,
      dark_sky_nanolamberts: null,
      total_sky_nanolamberts: null,
      azimuth_deg: scene.azimuthDeg,
      sun_altitude_deg: scene.sunAltitudeDeg,
      separation_from_sun_deg: scene.separationFromSunDeg,
      sky_dark_enough: verdict.darkEnough,
      required_solar_depression_deg: verdict.arcDeg,
      ...verdict.fields,
      computation_basis: basisOfJd(engine, request.jd_ut),
    };
  });
}

function judge(engine: Engine, request: VisibilityAssessmentRequest, scene: Scene, policy: Policy): Verdict {
  if (policy.criterion === 'yallop_lunar_crescent') return byCrescent(engine, request, policy);
  return policy.criterion === 'crumey_2014_point_source' ? byLight(request, scene, policy) : byMagnitude(scene, policy);
}

/** A Moon brighter than this is visible in daylight. */
const DAYLIGHT_MOON_MAGNITUDE = -8;
/** Tolerance of the Sun's altitude at an event that was solved for it, degrees. */
const ARC_TOLERANCE_DEG = 1e-6;

/**
 * Limiting magnitude of the site, with moonlight if the policy includes it, and the arcus visionis of the magnitude.
 */
function byMagnitude(scene: Scene, policy: Policy): Verdict {
  const arcDeg =
    scene.isMoon && scene.magnitude < DAYLIGHT_MOON_MAGNITUDE ? null : arcusVisionisDeg(scene.magnitude, policy.arcs);
  let limit = siteLimit(policy);
  let fields: Verdict['fields'] = {};
  if (policy.moonlight) {
    const dark = siteNanolamberts(policy),
      moon = scene.isMoon ? 0 : scene.moonlight(policy.k);
    limit -= lossByAddedLight(dark, moon);
    fields = { moonlight_sky_nanolamberts: moon, dark_sky_nanolamberts: dark, total_sky_nanolamberts: dark + moon };
  }
  return {
    limit,
    brightEnough: scene.magnitude <= limit,
    darkEnough: arcDeg === null || scene.sunAltitudeDeg <= -arcDeg + ARC_TOLERANCE_DEG,
    arcDeg,
    reason: null,
    fields,
  };
}

/** Crumey 2014: brightness of the target against that of the sky at its position. */
function byLight(request: VisibilityAssessmentRequest, scene: Scene, policy: Policy): Verdict {
  const altitude = scene.apparentAltitudeDeg;
  const none = (reason: string, fields: Verdict['fields'] = {}): Verdict => ({
    limit: null,
    brightEnough: false,
    darkEnough: true,
    arcDeg: null,
    reason,
    fields: { criterion_target_magnitude: null, ...fields },
  });
  if (altitude < 0) return none('target_below_atmospheric_horizon');
  const extinction = atmosphericExtinction(
    {
      apparent_altitude_deg: altitude,
      model:
        policy.extinctionModel === 'schaefer_1993_components' ? policy.extinctionModel : 'kasten_young_1989_broadband',
      extinction_coefficient_k: policy.k,
      observer_altitude_m: policy.elevationM,
      relative_humidity: policy.relativeHumidity,
      observer_latitude_deg: request.lat,
      sun_right_ascension_deg: scene.sunRightAscensionDeg,
    },
    '/policy/environment/relative_humidity',
  );
  const k = extinction.sky_brightness_extinction_coefficient;
  const twilight = twilightSkyBrightness({
    target_altitude_deg: altitude,
    sun_altitude_deg: scene.sunAltitudeDeg,
    sun_target_separation_deg: scene.separationFromSunDeg,
    extinction_coefficient_k: k,
  });
  const adjusted = scene.magnitude + extinction.extinction_magnitude;
  const lights = {
    extinction_adjusted_magnitude: adjusted,
    atmospheric_extinction: extinction,
    twilight_sky_brightness: twilight,
  };
  if (twilight.sky_nanolamberts === null) return none('sun_above_twilight_model_range', lights);
  const dark = nightNanolamberts(siteNanolamberts(policy), altitude, k);
  const moon = policy.moonlight ? (scene.isMoon ? 0 : scene.moonlight(k)) : null;
  const total = dark + twilight.sky_nanolamberts + (moon ?? 0);
  const threshold = pointSourceThreshold({ background_nanolamberts: total, field_factor: policy.fieldFactor });
  const known = {
    ...lights,
    dark_sky_nanolamberts: dark,
    moonlight_sky_nanolamberts: moon,
    total_sky_nanolamberts: total,
    point_source_threshold: threshold,
  };
  const limit = threshold.limiting_magnitude;
  if (limit === null) return none(threshold.reason ?? 'background_outside_crumey_2014_range', known);
  const targetMagnitude = policy.factorIncludesAtmosphere ? scene.magnitude : adjusted;
  return {
    limit,
    brightEnough: targetMagnitude <= limit,
    darkEnough: true,
    arcDeg: null,
    reason: null,
    fields: {
      ...known,
      criterion_target_magnitude: targetMagnitude,
      visibility_margin_magnitude: limit - targetMagnitude,
      target_extinction_applied_separately: !policy.factorIncludesAtmosphere,
    },
  };
}

/** Reason in an answer why a day has no crescent. */
const NO_CRESCENT_REASONS: Readonly<Record<NoCrescent, string>> = {
  sunDoesNotCross: 'sun_does_not_cross_the_horizon',
  moonDoesNotCross: 'moon_does_not_cross_the_horizon',
};

/** Crescent of the half day: of the evening for a waxing Moon, of the morning for a waning one. */
function byCrescent(engine: Engine, request: VisibilityAssessmentRequest, policy: Policy): Verdict {
  const ut1 = request.jd_ut - J2000_JD;
  const sky = new CrescentSky(engine, {
    latitudeDeg: request.lat,
    longitudeDeg: request.lon,
    elevationM: policy.elevationM,
  });
  const evening = sky.ageDeg(ut1) >= 0,
    crescent = sky.ofDay(dayOf(ut1, request.lon), evening);
  const absence = typeof crescent === 'string' ? NO_CRESCENT_REASONS[crescent] : null;
  const reason = typeof crescent === 'string' || crescent.moonOutlastsSun ? absence : 'moon_sets_before_the_sun';
  const isVisible = typeof crescent !== 'string' && (isVisibleToEye(crescent) || isVisibleWithAid(crescent, policy));
  return {
    limit: siteLimit(policy),
    brightEnough: isVisible,
    darkEnough: true,
    arcDeg: null,
    reason: absence,
    fields: {
      criterion_target_magnitude: null,
      criterion_reason: reason,
      lunar_crescent_details: typeof crescent === 'string' ? null : details(crescent, evening),
    },
  };
}

const isVisibleWithAid = (crescent: Crescent, { aid }: Policy): boolean =>
  aid !== 'naked_eye' && crescent.moonOutlastsSun && (crescent.yallop === 'C' || crescent.yallop === 'D');

const details = (c: Crescent, evening: boolean): LunarCrescentDetailsResponse => ({
  best_time_jd_ut: c.bestUt1 + J2000_JD,
  sunset_jd_ut: c.sunUt1 + J2000_JD,
  moonset_jd_ut: c.moonUt1 + J2000_JD,
  lag_minutes: c.lagMinutes,
  arcl_deg: c.arclDeg,
  arcv_deg: c.arcvDeg,
  daz_deg: c.dazDeg,
  moon_altitude_deg: c.moonAltitudeDeg,
  sun_altitude_deg: c.sunAltitudeDeg,
  lunar_parallax_arcmin: c.parallaxArcmin,
  topocentric_crescent_width_arcmin: c.widthArcmin,
  q: c.q,
  visibility_class: c.yallop,
  evening,
  odeh_v: c.odehV,
  odeh_zone: c.odeh,
});
