import type { Engine } from '../../../../engine.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { namingField, NotConfigured } from '../../../../kernel/errors.js';
import { Scene } from '../../../../events/visibility/scene.js';
import type { VisibilityPack } from '../../../../sky/visibility/physical/tables.js';
import { basisOfJd, tdbOfJd } from '../../../../wire/instant.js';
import type { Assessment, ErrorBudgetReceipt } from './answer-schema.js';
import { Brightness } from './brightness.js';
import { outsideDomain, resolvedPolicy } from './policy.js';
import type { Policy } from './policy.js';
import {
  atmosphereReceipt,
  backgroundAuthority,
  backgroundReceipt,
  componentReceipts,
  dataPackReceipt,
  horizonReceipt,
  observerProtocolReceipt,
  targetReceipt,
  thresholdReceipt,
  validityDomainReceipt,
} from './receipts.js';
import type { AssessmentRequest } from './schema.js';
import { SlowLight, subjectOf } from './subject.js';
import type { Subject } from './subject.js';

/** Models and geometry of one place, policy and target, for one instant or for a search. */
export interface Observation {
  readonly engine: Engine;
  readonly pack: VisibilityPack;
  readonly subject: Subject;
  readonly policy: Policy;
  readonly scene: Scene;
  readonly slow: SlowLight;
  readonly brightness: Brightness;
}

/** Data pack of the engine. Errors: NotConfigured. */
function requirePack(engine: Engine): VisibilityPack {
  if (engine.visibilityPack === null)
    throw new NotConfigured(
      'physical visibility needs a data pack: set SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY to its directory; npm run data:build -- visibility-pack builds one',
    );
  return engine.visibilityPack;
}

/** Observation of a request. Errors: NotConfigured without a data pack, InvalidInput. */
export function observationOf(
  engine: Engine,
  request: Pick<AssessmentRequest, 'body' | 'lat' | 'lon' | 'policy'>,
): Observation {
  const pack = requirePack(engine),
    subject = subjectOf(engine, pack, request.body),
    policy = resolvedPolicy(request.policy);
  const elevation = policy.atmosphere.observer_altitude_m;
  const site = { latitudeDeg: request.lat, longitudeDeg: request.lon, elevationM: elevation };
  return {
    engine,
    pack,
    subject,
    policy,
    scene: new Scene(engine, subject.target, site, policy),
    slow: new SlowLight(engine, pack, subject),
    brightness: new Brightness(pack, subject, policy),
  };
}

/** POST /v1/visibility/physical-assessment. Errors: NotConfigured, InvalidInput, OutOfCoverage on /jd_ut. */
export function physicalAssessment(engine: Engine, request: AssessmentRequest): Assessment {
  const observation = observationOf(engine, request);
  tdbOfJd(engine, request.jd_ut, '/jd_ut');
  return namingField('/jd_ut', request.jd_ut, () => assessed(observation, request.jd_ut, request.body));
}

type Verdict = Pick<Assessment, 'status' | 'evidence_state' | 'reason'>;

/** Verdict on a target, pack or atmosphere that cannot be evaluated at any instant; null when all can. */
export function permanentObstacle({ pack, subject, policy }: Observation): Verdict | null {
  const not = (evidence_state: Verdict['evidence_state'], reason: string): Verdict => ({
    status: 'not_evaluable',
    evidence_state,
    reason,
  });
  if (subject.obstacle !== null) return not(subject.obstacle.state, subject.obstacle.reason);
  const { pack_id: id } = pack.manifest;
  if (policy.expectedPackId !== null && policy.expectedPackId !== id)
    return not('missing_dependency', `the data pack is ${id}, expected ${policy.expectedPackId}`);
  if (policy.expectedManifestSha256 !== null && policy.expectedManifestSha256.toLowerCase() !== pack.manifestSha256)
    return not(
      'missing_dependency',
      `the manifest of the data pack has sha256 ${pack.manifestSha256}, expected ${policy.expectedManifestSha256.toLowerCase()}`,
    );
  const outside = outsideDomain(policy.atmosphere, pack.tables.domain);
  return outside === null ? null : not('out_of_domain', outside);
}

/** Assessment at one instant, Julian day UT1. Errors: OutOfCoverage. */
export function assessed(observation: Observation, jdUt1: number, body: string): Assessment {
  const { engine, pack, policy, scene, slow, brightness } = observation,
    ut1 = jdUt1 - J2000_JD,
    permanent = permanentObstacle(observation);
  scene.observe(ut1);
  const { domain } = pack.tables;
  const [floor] = domain.target_true_altitude_deg,
    most = domain.solar_center_altitude_deg[1];
  const isUp = scene.apparentAltitudeDeg > scene.horizonDeg;
  const isWithin = scene.trueAltitudeDeg >= floor && scene.sunAltitudeDeg <= most;
  let verdict: Verdict,
    margin: number | null = null;
  if (permanent !== null) verdict = permanent;
  else if (!isUp) verdict = evaluated('the target is below the horizon');
  else if (!isWithin) verdict = outOfDomain(scene, floor, most);
  else {
    slow.at(ut1);
    brightness.evaluate(scene, slow);
    if (brightness.isInThresholdDomain) {
      margin = brightness.margin;
      verdict = evaluated(margin >= 0 ? null : FAINTER_THAN_SKY);
    } else
      verdict = {
        status: 'not_evaluable',
        evidence_state: 'out_of_domain',
        reason: `the threshold is not known for a background of ${brightness.lampBackgroundCdM2.toPrecision(4)} cd/m2`,
      };
  }
  const isEvaluated = verdict.status === 'evaluated',
    isVisible = margin !== null && margin >= 0;
  return {
    body,
    jd_ut: jdUt1,
    latitude_deg: scene.site.latitudeDeg,
    longitude_deg: scene.site.longitudeDeg,
    ...verdict,
    true_target_altitude_deg: scene.trueAltitudeDeg,
    apparent_target_altitude_deg: scene.apparentAltitudeDeg,
    true_solar_center_altitude_deg: scene.sunAltitudeDeg,
    relative_solar_azimuth_deg: scene.relativeAzimuthDeg,
    geometrically_visible: isUp,
    visible: isEvaluated ? isVisible : null,
    observable: isEvaluated ? isUp && isVisible : null,
    visibility_margin_magnitude: margin,
    data_pack_receipt: dataPackReceipt(pack),
    atmosphere_receipt: atmosphereReceipt(pack, policy),
    validity_domain_receipt: validityDomainReceipt(pack, scene, isWithin),
    observer_protocol_receipt: observerProtocolReceipt(pack, policy),
    background_receipt: margin === null ? null : backgroundReceipt(pack, policy, brightness),
    target_receipt: margin === null ? null : targetReceipt(pack, observation.subject, brightness),
    threshold_receipt: margin === null ? null : thresholdReceipt(pack, brightness),
    error_budget_receipt: margin === null ? null : errorBudget(observation),
    components: componentReceipts(pack, policy, brightness, margin !== null),
    horizon_receipt: horizonReceipt(pack, policy, scene),
    computation_basis: basisOfJd(engine, jdUt1),
  };
}

const FAINTER_THAN_SKY = 'the target is fainter than the limiting magnitude of the sky behind it';

const evaluated = (reason: string | null): Verdict => ({
  status: 'evaluated',
  evidence_state: 'evaluated_clear_sky',
  reason,
});

const outOfDomain = (scene: Scene, floor: number, most: number): Verdict => ({
  status: 'not_evaluable',
  evidence_state: 'out_of_domain',
  reason:
    scene.sunAltitudeDeg > most
      ? `the altitude of the Sun is ${scene.sunAltitudeDeg.toFixed(2)} degrees; the data pack covers the sky up to ${most} degrees`
      : `the altitude of the target is ${scene.trueAltitudeDeg.toFixed(2)} degrees; the data pack covers the air from ${floor} degrees`,
});

/** Width of the envelope of an answer, in standard errors. */
const MULTIPLIER = 2;

/** Envelope of margin and limiting magnitude from the error figures of the data pack. */
export function errorBudget({ pack, brightness }: Pick<Observation, 'pack' | 'brightness'>): ErrorBudgetReceipt {
  const { twilight, spectral } = pack.tables;
  const { photopicCdM2: photopic, scotopicCdM2: scotopic, margin } = brightness;
  const interpolation = Math.max(
    twilight.photopic_interpolation_maximum_error_mag,
    twilight.scotopic_interpolation_maximum_error_mag,
  );
  const usesPack = [...brightness.lights.values()].some(({ relativeError }) => relativeError !== null);
  const share = usesPack
    ? 10 ** (0.4 * (interpolation + twilight.storage_maximum_error_mag)) *
      (1 + MULTIPLIER * Math.max(brightness.relativeError('photopic'), brightness.relativeError('scotopic')))
    : 1;
  const targetError = spectral.interpolation_maximum_error_mag + twilight.storage_maximum_error_mag;
  // The lower bound divides by the same factor: subtracting a large standard error could leave a black sky.
  const at = (factor: number) => {
    brightness.evaluateBackground(photopic * factor, scotopic * factor);
    const { limitingMagnitude, adaptation } = brightness;
    return { mesopic: adaptation.mesopicCdM2, limit: limitingMagnitude, margin: brightness.margin };
  };
  const bright = at(share),
    dark = at(1 / share);
  brightness.evaluateBackground(photopic, scotopic);
  const lower = bright.margin - targetError,
    upper = dark.margin + targetError;
  return {
    method_id: 'envelope_of_background_and_target_v1',
    background_error_authority: backgroundAuthority(brightness),
    solver_relative_standard_error_multiplier: usesPack ? MULTIPLIER : null,
    background_mesopic_luminance_envelope_lower_cd_m2: dark.mesopic,
    background_mesopic_luminance_envelope_upper_cd_m2: bright.mesopic,
    limiting_magnitude_envelope_lower: bright.limit,
    limiting_magnitude_envelope_upper: dark.limit,
    conditioned_target_magnitude_maximum_pack_error: targetError,
    visibility_margin_envelope_lower_magnitude: lower,
    visibility_margin_envelope_upper_magnitude: upper,
    visibility_margin_envelope_maximum_deviation_magnitude: Math.max(margin - lower, upper - margin),
    visibility_classification_within_data_pack_envelope:
      lower >= 0 ? 'visible_throughout' : upper < 0 ? 'not_visible_throughout' : 'changes_within_envelope',
    included_error_sources: usesPack
      ? ['standard errors of the published laws of sky brightness', 'interpolation', 'storage', 'sums over wavelengths']
      : ['sums over wavelengths', 'storage'],
    unquantified_error_sources: [
      'atmosphere that differs from the request',
      'haze and cloud near the horizon',
      'solar activity (airglow)',
      'the observer: age, training, acuity',
      'magnitude and colour of the target',
      ...(backgroundAuthority(brightness) === 'data_pack' ? [] : ['background given in the request']),
    ],
  };
}
