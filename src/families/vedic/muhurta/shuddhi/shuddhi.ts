import { withDefaults } from '../../../../contract/defaults.js';
import type { ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import type { Engine } from '../../../../engine.js';
import { KARANAS, MOON_PADAS, TITHIS, YOGAS } from '../../../../events/panchanga/limb-spans.js';
import { InvalidInput, namingField } from '../../../../kernel/errors.js';
import { ayanamsaSystem } from '../../../../services/ayanamsa.js';
import { checkedInterval } from '../checked-intervals.js';
import { at, cellDay, cellEdges, cellsOf, lagnasOfDay, limbsOfDay } from '../day-cells.js';
import type { CellDay } from '../day-cells.js';
import { assessShuddhi, innerBoundaries, limbsOfLongitudes } from './assess.js';
import { BHADRA, BHADRA_CLOCK, KARANA, PANCHAKA, YOGA } from './profiles.js';
import { ShuddhiPolicyRequest } from './schema.js';
import type {
  ShuddhiAssessmentResponse,
  ShuddhiCellResponse,
  ShuddhiDayRequest,
  ShuddhiDayResponse,
  ShuddhiDirectRequest,
  ShuddhiPolicyResponse,
} from './schema.js';

/** The policy of a request with the profiles that it cannot change. Errors: InvalidInput for an unknown ayanamsa. */
function policyOf(given: ShuddhiPolicyRequest | undefined): ShuddhiPolicyResponse {
  const policy = withDefaults(ShuddhiPolicyRequest, given ?? {});
  return {
    ...policy,
    ayanamsa_system: ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system').system,
    panchaka_profile: PANCHAKA[policy.tithi_ordinal],
    yoga_profile: YOGA,
    karana_profile: KARANA,
    bhadra_profile: BHADRA,
    bhadra_clock: BHADRA_CLOCK,
    exception_precedence: 'independent_claims_no_universal_override',
    weekday_basis: 'Sunday=0; local sunrise-date ownership',
    endpoint_convention: '[start,end); nonzero root bands uncertain',
  };
}

const SPANS = ['yoga_span', 'tithi_span', 'karana_span'] as const;

/** POST /v1/muhurta/shuddhi/direct. Errors: InvalidInput for spans without the instant, or spans that do not contain it. */
export function shuddhiDirect(request: ShuddhiDirectRequest): ShuddhiAssessmentResponse {
  const policy = policyOf(request.policy),
    jd = request.jd_ut1 ?? null;
  for (const name of SPANS) {
    const span = request[name];
    if (span !== null && span !== undefined) checkedInterval(span, `/${name}`, jd);
  }
  const tithi = request.tithi_span ?? null,
    karana = request.karana_span ?? null;
  if (tithi !== null && karana !== null) requireWithin(karana, tithi);
  const inputs = {
    sun_sidereal_longitude: request.sun_sidereal_longitude + 0,
    moon_sidereal_longitude: request.moon_sidereal_longitude + 0,
    jd_ut1: jd,
    weekday: request.weekday ?? null,
    lagna_sidereal_longitude: request.lagna_sidereal_longitude ?? null,
    natal_nakshatra_index: request.natal_nakshatra_index ?? null,
    is_daytime: request.is_daytime ?? null,
    yoga_span: request.yoga_span ?? null,
    tithi_span: tithi,
    karana_span: karana,
  };
  const limbs = limbsOfLongitudes(
    inputs.sun_sidereal_longitude,
    inputs.moon_sidereal_longitude,
    inputs.lagna_sidereal_longitude,
  );
  return assessShuddhi(policy, limbs, inputs, 'caller_supplied_sidereal_and_ut1; no_ayanamsa_applied');
}

/** Errors: InvalidInput when a karana is not within its tithi. */
function requireWithin(karana: ShuddhiIntervalModel, tithi: ShuddhiIntervalModel): void {
  if (karana.start.jd_ut1 >= tithi.start.lower_jd_ut1 && karana.end.jd_ut1 <= tithi.end.upper_jd_ut1) return;
  throw new InvalidInput({
    field: '/karana_span',
    message: 'must lie within tithi_span',
    given: [karana.start.jd_ut1, karana.end.jd_ut1],
    allowed: `within ${tithi.start.jd_ut1} ... ${tithi.end.jd_ut1}`,
  });
}

/** POST /v1/muhurta/shuddhi/day. Errors: InvalidInput, OutOfCoverage. */
export function shuddhiDay(engine: Engine, request: ShuddhiDayRequest): ShuddhiDayResponse {
  const policy = policyOf(request.policy),
    natal = request.natal_nakshatra_index ?? null,
    detail = request.detail ?? 'full';
  const { answer, day, reasons } = cellDay(engine, request, policy);
  if (day === null)
    return {
      ...answer,
      policy,
      detail,
      status: 'unavailable',
      unavailable_reasons: [...reasons],
      cells: [],
      transition_bands: [],
    };
  const { edges, cells } = namingField('/local_date', request.local_date, () => cellsOfDay(day, policy, natal, detail));
  const missing = [...(natal === null ? ['natal_nakshatra_not_supplied'] : []), ...reasons];
  return {
    ...answer,
    policy,
    detail,
    status: missing.length === 0 ? 'available' : 'partial',
    unavailable_reasons: missing,
    cells,
    transition_bands: edges,
  };
}

function cellsOfDay(day: CellDay, policy: ShuddhiPolicyResponse, natal: number | null, detail: 'full' | 'findings') {
  const tithis = limbsOfDay(day, TITHIS, 'tithi'),
    karanas = limbsOfDay(day, KARANAS, 'karana'),
    yogas = limbsOfDay(day, YOGAS, 'nitya_yoga'),
    padas = limbsOfDay(day, MOON_PADAS, 'moon_pada'),
    lagnas = lagnasOfDay(day);
  // The limbs and their spans at an instant.
  const limbsAt = (jd: number) => {
    const tithi = at(tithis, jd)!,
      karana = at(karanas, jd)!,
      yoga = at(yogas, jd)!;
    return {
      limbs: {
        tithi: tithi.index,
        karana: karana.index,
        yoga: yoga.index,
        pada: at(padas, jd)!.index,
        lagna: at(lagnas, jd)?.index ?? null,
      },
      spans: { yoga_span: yoga.interval, tithi_span: tithi.interval, karana_span: karana.interval },
    };
  };
  const starts = [tithis, karanas, yogas, padas, lagnas].flatMap((spans) =>
    spans.map(({ interval }) => interval.start),
  );
  const inner = [...karanas, ...yogas].flatMap(({ startJdUt1 }) => {
    const { limbs, spans } = limbsAt(Math.max(startJdUt1, day.sunrise.jd_ut1));
    return innerBoundaries(limbs, spans);
  });
  const edges = cellEdges(day, [...starts, day.sunset, ...inner]);
  const cells = cellsOf(edges).map(({ interval, jdUt1 }): ShuddhiCellResponse => {
    const { limbs, spans } = limbsAt(jdUt1);
    const assessment = assessShuddhi(
      policy,
      limbs,
      {
        sun_sidereal_longitude: day.limbs.valueAt('sun', jdUt1),
        moon_sidereal_longitude: day.limbs.valueAt('moon', jdUt1),
        jd_ut1: jdUt1,
        weekday: day.weekday,
        lagna_sidereal_longitude: day.lagna?.siderealDegAt(jdUt1) ?? null,
        natal_nakshatra_index: natal,
        is_daytime: jdUt1 < day.sunset.jd_ut1,
        ...spans,
      },
      'reader_bound_true_sidereal; solved_full_event_ut1_spans',
    );
    return detail === 'full'
      ? { interval, assessment }
      : {
          interval,
          findings: assessment.findings.map(({ rule_id, state, detected, reasons }) => ({
            rule_id,
            state,
            detected,
            reasons,
          })),
        };
  });
  return { edges, cells };
}
