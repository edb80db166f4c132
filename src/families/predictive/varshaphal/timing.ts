import { judgeActor } from '../../../doctrine/tajika/judgement.js';
import { muddaPlanet } from '../../../doctrine/tajika/mudda.js';
import type { MuddaLord } from '../../../doctrine/tajika/mudda.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { NotFound } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { siderealDeg } from '../../../services/ayanamsa.js';
import { tasiraAnswer, tasiraOf } from './chart.js';
import { activeMudda, periodResult } from './periods.js';
import type { Active } from './periods.js';
import { withDefaults } from '../../../contract/defaults.js';
import { VarshaphalTimingRequest } from './schema.js';
import type { MuddaDashaActivationResponse, MuddaPeriodJudgementResponse } from './schema-chart.js';
import { dateOfDay, instantInYear, periodAt, siderealPlaces, varshaphalYear, yearBasis } from './year.js';
import type { VarshaphalYear } from './year.js';
import { MANIFESTATION } from './wire-words.js';

function activation(
  engine: Engine,
  year: VarshaphalYear,
  instant: Instant,
  { major, sub }: Active,
): MuddaDashaActivationResponse {
  return {
    query_date: engine.time.formatUtc(instant.utcJ2k),
    major_lord: major.lord,
    major_start_date: dateOfDay(engine, year, major.startDay),
    major_end_date: dateOfDay(engine, year, major.endDay),
    sub_lord: sub.lord,
    sub_start_date: dateOfDay(engine, year, sub.startDay),
    sub_end_date: dateOfDay(engine, year, sub.endDay),
  };
}

/** POST /v1/varshaphal/mudda/active. Errors: InvalidInput for an instant outside the year. */
export function muddaActive(engine: Engine, request: VarshaphalTimingRequest) {
  const year = varshaphalYear(engine, request);
  const instant = instantInYear(engine, year, request.query_dt, '/query_dt');
  return { ...activation(engine, year, instant, activeMudda(year, instant)), basis: yearBasis(engine, year) };
}

/**
 * POST /v1/varshaphal/tasira/active. Errors: InvalidInput for an instant outside the year; NotFound when no body has a distinct aspect to
 * the lagna.
 */
export function tasiraActive(engine: Engine, request: VarshaphalTimingRequest) {
  const year = varshaphalYear(engine, request);
  const instant = instantInYear(engine, year, request.query_dt, '/query_dt');
  const periods = tasiraOf(year, siderealPlaces(engine, year, year.start, year.cast, year.site));
  if (periods.length === 0)
    throw new NotFound(
      'no requested body has a distinct aspect to the lagna of the year, so that there are no tasira periods',
      {
        field: '/bodies',
      },
    );
  return { ...tasiraAnswer(engine, year, periodAt(year, periods, instant.ut1J2k)), basis: yearBasis(engine, year) };
}

/** POST /v1/varshaphal/mudda/judgement. Errors: InvalidInput for an instant outside the year. */
export function muddaJudgement(engine: Engine, input: VarshaphalTimingRequest): MuddaPeriodJudgementResponse {
  const request = withDefaults(VarshaphalTimingRequest, input);
  const year = varshaphalYear(engine, request);
  const instant = instantInYear(engine, year, request.query_dt, '/query_dt');
  const active = activeMudda(year, instant);
  const { node } = request;
  const [major, sub] = [active.major.lord, active.sub.lord].map((lord) => judgeLord(engine, year, lord, node));
  return {
    activation: activation(engine, year, instant, active),
    major_lord: active.major.lord,
    sub_lord: active.sub.lord,
    major_house: major.house,
    sub_house: sub.house,
    major_authority: major.authority,
    sub_authority: sub.authority,
    major_supportive_yoga_count: major.supportive,
    major_obstructive_yoga_count: major.obstructive,
    sub_supportive_yoga_count: sub.supportive,
    sub_obstructive_yoga_count: sub.obstructive,
    major_result: resultAnswer(year, active.major.lord),
    sub_result: resultAnswer(year, active.sub.lord),
    major_longitude: major.longitude,
    sub_longitude: sub.longitude,
    node,
    basis: yearBasis(engine, year),
  };
}

const RESULT_DOCTRINE =
  'a period gives its full result when its lord has an Ithasala with the lord of the year; otherwise it gives the result that the natal chart promises (Tajika Neelakanthi, Varsha-tantra, dasha)';

function resultAnswer(year: VarshaphalYear, lord: MuddaLord): MuddaPeriodJudgementResponse['major_result'] {
  const result = periodResult(year, lord);
  return {
    period_lord: lord,
    governing_year_lord: year.lord.planet,
    relation_to_varshesha: result.toYearLord,
    relation_to_year_lagna_lord: result.toLagnaLord,
    strength_quality: result.quality,
    manifestation: MANIFESTATION[result.manifestation],
    result_fullness: result.fullness,
    doctrine: RESULT_DOCTRINE,
  };
}

/** House, authority and yogas of the lord of a period; a node has no authority and no yogas. */
function judgeLord(engine: Engine, year: VarshaphalYear, lord: MuddaLord, node: 'true' | 'mean') {
  const { figure, ayanamsaDeg } = year.cast;
  const planet = muddaPlanet(lord);
  if (planet !== null) {
    const { house, authority, supportive, obstructive } = judgeActor(year.judged, 'periodLord', planet);
    return { longitude: figure.longitudes[planet], house, authority, supportive, obstructive };
  }
  const body = engine.bodies.resolve(node === 'true' ? 'True Node' : 'Mean Node', '/node');
  const rahu = siderealDeg(engine.sky.apparent(body, year.start).longitudeDeg, ayanamsaDeg);
  const longitude = lord === 'Rahu' ? rahu : normalizeDeg(rahu + 180);
  return { longitude, house: figure.houseOf(longitude), authority: null, supportive: 0, obstructive: 0 };
}
