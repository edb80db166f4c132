import { withDefaults } from '../../../../contract/defaults.js';
import { NINE_GRAHAS } from '../../../../doctrine/muhurta/election-lagna.js';
import type { NineGraha } from '../../../../doctrine/muhurta/election-lagna.js';
import type { Engine } from '../../../../engine.js';
import { normalizeDeg, separationDeg } from '../../../../kernel/angle.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { ayanamsaSystem } from '../../../../services/ayanamsa.js';
import { LimbSolver } from '../../../../services/limb-solver.js';
import { siderealEpoch, siderealEpochAnswer } from '../../../../services/sidereal-epoch.js';
import { jdOfInstant } from '../../../../wire/instant.js';
import { assessLagna, EXCLUDED_RULES } from './assess.js';
import { LagnaPolicyRequest, NAVAMSAS, PARIHARAS, PURPOSES } from './schema.js';
import type {
  LagnaAssessmentResponse,
  LagnaCatalogueResponse,
  LagnaDatetimeRequest,
  LagnaDirectRequest,
  LagnaPolicyResponse,
  LagnaSnapshotResponse,
} from './schema.js';

/** Errors: InvalidInput for an unknown ayanamsa, or the exceptions of a marriage without its profile. */
function policyOf(given: LagnaPolicyRequest | undefined): LagnaPolicyResponse {
  const policy = withDefaults(LagnaPolicyRequest, given ?? {}),
    parihara = given?.parihara_profile ?? null;
  if (parihara !== null && policy.purpose_profile === 'mc_nakshatra_44.v1')
    throw new InvalidInput({
      field: '/policy/parihara_profile',
      message: 'applies to the marriage profile only',
      given: parihara,
      allowed: 'null, or purpose_profile mc_vivaha_75_78_84_88_92.v1',
    });
  return {
    purpose_profile: policy.purpose_profile,
    navamsa_profile: policy.navamsa_profile,
    parihara_profile: parihara,
    ayanamsa_system: ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system').system,
    house_basis: 'whole_sign_from_sidereal_lagna',
    aspect_profile: 'mc_vivaha_75_quarter_sign_d1_projection.v1',
    relationship_profile: 'bphs_natural_directional.v1',
    nature_profile: 'bphs_3_11_verse_phase_same_sign.v1',
    shadbala_role: 'context_only_no_cancellation_threshold',
  };
}

/** Largest distance of Ketu from the point opposite Rahu, degrees. */
const NODE_TOLERANCE_DEG = 1e-6;

/** POST /v1/muhurta/lagna/direct. Errors: InvalidInput when Rahu and Ketu are not opposite. */
export function lagnaDirect(request: LagnaDirectRequest): LagnaAssessmentResponse {
  const policy = policyOf(request.policy),
    longitudes = new Map<NineGraha, number>();
  for (const graha of NINE_GRAHAS) {
    const degrees = (request.sidereal_longitudes as Readonly<Partial<Record<NineGraha, number>>>)[graha];
    if (degrees !== undefined) longitudes.set(graha, degrees + 0);
  }
  const rahu = longitudes.get('Rahu'),
    ketu = longitudes.get('Ketu');
  if (rahu !== undefined && ketu !== undefined && Math.abs(separationDeg(rahu, ketu) - 180) > NODE_TOLERANCE_DEG)
    throw new InvalidInput({
      field: '/sidereal_longitudes/Ketu',
      message: 'must be opposite Rahu',
      given: ketu,
      allowed: `${normalizeDeg(rahu + 180)}`,
    });
  return assessLagna(
    policy,
    {
      jdUt1: request.jd_ut1,
      longitudes,
      lagnaDeg: request.lagna_sidereal_longitude ?? null,
      natalMoonDeg: request.natal_moon_sidereal_longitude ?? null,
      natalLagnaDeg: request.natal_lagna_sidereal_longitude ?? null,
      strengths: request.shadbala_result ?? null,
    },
    'caller_supplied_sidereal_same_epoch',
  );
}

/** POST /v1/muhurta/lagna/datetime. Errors: InvalidInput, OutOfCoverage. */
export function lagnaDatetime(engine: Engine, request: LagnaDatetimeRequest): LagnaSnapshotResponse {
  const policy = policyOf(request.policy),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    system = ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system'),
    epoch = siderealEpoch(engine, instant, system),
    solver = new LimbSolver(engine, policy.ayanamsa_system),
    jdUt1 = jdOfInstant(instant),
    hora = request.hora_lord ?? null;
  if (hora !== null && request.include_shadbala !== true)
    throw new InvalidInput({
      field: '/hora_lord',
      message: 'needs include_shadbala',
      given: hora,
      allowed: 'null, or a planet with include_shadbala true',
    });
  const longitudes = new Map<NineGraha, number>(epoch.sidereal);
  for (const node of ['Rahu', 'Ketu'] as const) longitudes.set(node, normalizeDeg(solver.planet(node).at(jdUt1).value));
  const site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 };
  // At a pole no degree rises: the horizon is the equator, and the meridian is arbitrary.
  const lagnaDeg = Math.abs(request.latitude) === 90 ? null : solver.ascendant(site).siderealDegAt(jdUt1);
  return {
    dt: engine.time.echoIso(request.dt, '/dt'),
    latitude: request.latitude + 0,
    longitude: request.longitude + 0,
    epoch: siderealEpochAnswer(engine, instant, system, epoch),
    assessment: assessLagna(
      policy,
      {
        jdUt1,
        longitudes,
        lagnaDeg,
        natalMoonDeg: request.natal_moon_sidereal_longitude ?? null,
        natalLagnaDeg: request.natal_lagna_sidereal_longitude ?? null,
        strengths: null,
      },
      'serving_reader_derived_sidereal_same_epoch',
    ),
    reader_binding: 'caller_owned_reader',
    shadbala_basis: 'not_requested',
    hora_lord: hora,
    node_mode: 'true_geometric_of_date',
    longitude_frame: 'apparent_geocentric_true_ecliptic_of_date',
    interval_semantics: 'instant_only_no_duration_guarantee',
  };
}

/** GET /v1/muhurta/lagna/catalogue. */
export const lagnaCatalogue = (): LagnaCatalogueResponse => ({
  purpose_profiles: [...PURPOSES],
  navamsa_profiles: [...NAVAMSAS],
  parihara_profiles: [...PARIHARAS],
  source: 'Muhurta Chintamani, Nakshatra 44 and Vivaha 75-92; Brihat Parashara Hora Shastra 3.11',
  excluded_rules: [...EXCLUDED_RULES],
  score_maximum: 20,
  grade_boundary_policy: 'retain_both_at_10_and_15',
  relationship_direction: 'Navamsa lord toward potential benefic friend',
  nature_boundary_policy:
    'the Moon waxes at an elongation above 0 up to 180 degrees; Mercury is malefic in the sign of a malefic',
  strength_policy: 'strengths are context; they cancel no restriction',
});
