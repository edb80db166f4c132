import { withDefaults } from '../../../../contract/defaults.js';
import { CLASSICAL_PLANETS, ELECTION_PLANETS } from '../../../../contract/election-history.js';
import { filled } from '../../../../contract/filled.js';
import { judgeModuli, judgeWeekdayDirection } from '../../../../doctrine/muhurta-election/departure-components.js';
import type { Cardinal } from '../../../../doctrine/muhurta-election/departure-components.js';
import { judgeFigureOfDeparture, judgeTraveller } from '../../../../doctrine/muhurta-election/departure-figure.js';
import { judgeImports } from '../../../../doctrine/muhurta-election/departure-imports.js';
import { COMPONENT_RULES, LAND_RULES } from '../../../../doctrine/muhurta-election/departure-rules.js';
import { judgeCalendarOfDeparture } from '../../../../doctrine/muhurta-election/departure.js';
import { DIRECTIONS } from '../../../../doctrine/muhurta-election/directions.js';
import type { Evidence } from '../../../../doctrine/muhurta-election/evidence.js';
import type { Finding } from '../../../../doctrine/muhurta-election/finding.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { defaultLimits, hardMaxima, INPUT_BASIS, KALAPRAKASIKA, MANIPRABHA } from '../catalogue.js';
import { assessSupplied, manifestOf } from '../election.js';
import type { Assessment, Election } from '../election.js';
import { electionAt } from '../snapshot.js';
import { electionWindows } from '../windows.js';
import { HOUSES_RULE, IMPORTED_FAMILIES, IMPORTED_RULES, IMPORTED_SET } from './imports.js';
import { travelNeeds } from './needs.js';
import {
  LAND_PROFILE,
  MODULAR_PROFILE,
  TRAVEL_ANCHORS,
  TRAVEL_PROFILES,
  TravelContextRequest,
  TravelPolicyRequest,
  WEEKDAY_PROFILE,
} from './schema.js';
import type {
  TravelCatalogueResponse,
  TravelContextResponse,
  TravelDateTimeRequest,
  TravelDirectRequest,
  TravelPolicyResponse,
  TravelWindowsRequest,
} from './schema.js';
import { COMPONENT_EXCLUSIONS, LAND_EXCLUSIONS, VOCABULARY } from './wire-words.js';

const LAND_MANIFEST = manifestOf([...LAND_RULES, ...IMPORTED_RULES]),
  COMPONENT_MANIFEST = manifestOf(COMPONENT_RULES);
type TravelElection = Election<TravelPolicyResponse, TravelContextResponse>;

const refuse = (field: string, message: string, given: unknown, allowed: string): never => {
  throw new InvalidInput({ field, message, given, allowed });
};

const CARDINALS: readonly string[] = ['east', 'south', 'west', 'north'] satisfies Cardinal[];

function checkContext(policy: TravelPolicyRequest, context: TravelContextRequest): void {
  const { profile, tithi_ordinal: ordinal } = policy,
    { direction = null, participant, prior_departure_jd_ut1: prior, completed_stop_nights: nights } = context;
  if (profile !== MODULAR_PROFILE && ordinal === 'paksha_1_to_15')
    refuse('/policy/tithi_ordinal', 'applies to the modular tests alone', ordinal, 'month_1_to_30');
  if (profile === WEEKDAY_PROFILE && (direction === null || !CARDINALS.includes(direction)))
    refuse('/context/direction', 'is not one of the directions of the weekday test', direction, CARDINALS.join(', '));
  if (profile === LAND_PROFILE && direction === null)
    refuse('/context/direction', 'is required for a departure by land', direction, DIRECTIONS.join(', '));
  if (nights !== null && nights !== undefined && (prior === null || prior === undefined))
    refuse('/context/completed_stop_nights', 'needs prior_departure_jd_ut1', nights, 'null, or an earlier departure');
  if (profile === LAND_PROFILE) {
    if (participant && participant.participant_id !== context.traveller_id)
      refuse(
        '/context/participant/participant_id',
        'is not the traveller',
        participant.participant_id,
        context.traveller_id,
      );
    return;
  }
  if (participant)
    refuse(
      '/context/participant',
      'does not apply: the components look at no nativity',
      participant.participant_id,
      'null',
    );
  if (prior !== null && prior !== undefined)
    refuse('/context/prior_departure_jd_ut1', 'does not apply: the components have no rule about it', prior, 'null');
}

/** The tests of a land departure; `declared` is validated. */
function landTests(declared: TravelContextRequest) {
  const direction = declared.direction!,
    { participant = null } = declared;
  const traveller = participant && {
    natalMoon: participant.natal_moon_sidereal_longitude ?? null,
    natalAscendant: participant.natal_lagna_sidereal_longitude ?? null,
  };
  const journey = {
    direction,
    traveller,
    priorDepartureJdUt1: declared.prior_departure_jd_ut1 ?? null,
    completedStopNights: declared.completed_stop_nights ?? null,
  };
  return {
    judge: (evidence: Evidence): Finding[] => [
      ...judgeCalendarOfDeparture(evidence, direction),
      ...judgeFigureOfDeparture(evidence, journey),
      ...judgeImports(evidence, IMPORTED_SET, HOUSES_RULE, 'all_regions'),
    ],
    judgePerson: traveller && ((evidence: Evidence): Finding[] => judgeTraveller(evidence, traveller)),
  };
}

function testsOf(
  policy: TravelPolicyRequest,
  context: TravelContextRequest,
): Pick<TravelElection, 'judge' | 'judgePerson'> {
  if (policy.profile === LAND_PROFILE) return landTests(context);
  const judge =
    policy.profile === WEEKDAY_PROFILE
      ? (evidence: Evidence) => judgeWeekdayDirection(evidence, context.direction as Cardinal)
      : (evidence: Evidence) =>
          judgeModuli(evidence, policy.tithi_ordinal === 'paksha_1_to_15' ? 'paksha1To15' : 'month1To30');
  return { judge, judgePerson: null };
}

/** The election of a policy and context. Errors: InvalidInput when the context does not belong to the profile. */
function travelElection(policy: TravelPolicyRequest, context: TravelContextRequest): TravelElection {
  const echo = withDefaults(TravelPolicyRequest, policy),
    land = echo.profile === LAND_PROFILE,
    prior = context.prior_departure_jd_ut1 ?? null;
  checkContext(echo, context);
  return {
    family: 'travel',
    policy: {
      ...filled(TravelPolicyRequest, echo),
      purpose: 'departure',
      family: 'travel',
      scope: land ? 'ordinary_land_departure' : 'named_component',
      ghati_clock: 'fixed_1440_elapsed_UT1_seconds',
      month_system: 'amanta',
      godhuli: false,
    },
    context: {
      ...filled(TravelContextRequest, context),
      family: 'travel',
      direction_basis: 'declared_true_cardinal_or_intercardinal',
    },
    vocabulary: VOCABULARY,
    exclusions: land ? LAND_EXCLUSIONS : COMPONENT_EXCLUSIONS,
    manifestSha256: land ? LAND_MANIFEST : COMPONENT_MANIFEST,
    toleranceSeconds: echo.solver_tolerance_seconds,
    needs: travelNeeds(echo.profile, land ? ELECTION_PLANETS : CLASSICAL_PLANETS.slice(0, 2)),
    ...testsOf(echo, context),
    checkInstant: (jdUt1) => {
      if (prior !== null && prior >= jdUt1)
        refuse('/context/prior_departure_jd_ut1', 'is not before the departure', prior, `less than ${jdUt1}`);
    },
  };
}

/** POST /v1/muhurta/travel/direct. Errors: InvalidInput. */
export function judgeTravel({
  evidence,
  policy,
  context,
}: TravelDirectRequest): Assessment<TravelPolicyResponse, TravelContextResponse> {
  const election = travelElection(policy, context),
    system = evidence.lunar_month?.policy.system ?? 'amanta';
  if (evidence.lunar_month && system !== 'amanta')
    refuse('/evidence/lunar_month/policy/system', 'is not the month of the policy', system, 'amanta');
  return assessSupplied(election, evidence);
}

/** POST /v1/muhurta/travel/datetime. Errors: InvalidInput, OutOfCoverage. */
export const travelAt = (engine: Engine, request: TravelDateTimeRequest) =>
  electionAt(engine, request, travelElection(request.policy, request.context));

/** POST /v1/muhurta/travel/windows. Errors: InvalidInput, OutOfCoverage. */
export const travelWindows = (engine: Engine, request: TravelWindowsRequest) =>
  electionWindows(engine, request, travelElection(request.policy, request.context));

/** GET /v1/muhurta/travel/catalogue. */
export const travelCatalogue = (): TravelCatalogueResponse => ({
  family: 'travel',
  profiles: [...TRAVEL_PROFILES],
  purposes: ['departure'],
  source_url: MANIPRABHA.url,
  source_pdf_sha256: MANIPRABHA.sha256,
  source_manifest_sha256: LAND_MANIFEST,
  rules: [...LAND_RULES, ...IMPORTED_RULES, ...COMPONENT_RULES].map(VOCABULARY.rule),
  exclusions: [...LAND_EXCLUSIONS, ...COMPONENT_EXCLUSIONS].map(([name, text]) => [name, text]),
  default_limits: defaultLimits(),
  hard_maxima: hardMaxima(),
  input_basis: INPUT_BASIS,
  profile_scopes: TRAVEL_PROFILES.map((profile) => [
    profile,
    profile === LAND_PROFILE ? 'ordinary_land_departure' : 'named_component',
  ]),
  profile_sources: TRAVEL_PROFILES.map((profile) =>
    profile === LAND_PROFILE
      ? [profile, MANIPRABHA.url, MANIPRABHA.sha256, LAND_MANIFEST]
      : [profile, KALAPRAKASIKA.url, KALAPRAKASIKA.sha256, COMPONENT_MANIFEST],
  ),
  imported_families: [...IMPORTED_FAMILIES],
  directions: [...DIRECTIONS],
  anchors: [...TRAVEL_ANCHORS],
});
