import { houseFrom, isAshtama, isKantaka, phasesOf, sadeSatiPhase } from '../../../doctrine/gochara/sade-sati.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { signStays } from '../../../services/sign-stays.js';
import { eventInstantFromUt1, jdOfInstant, requireCovered } from '../../../wire/instant.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { DAYS_PER_EVALUATION, SadeSatiStatusRequest, SadeSatiWindowsRequest } from './schema.js';
import type { SadeSatiStatusResponse, SadeSatiWindowsResponse } from './schema.js';

/** POST /v1/sade-sati/status */
export function sadeSatiStatus(input: SadeSatiStatusRequest): SadeSatiStatusResponse {
  const request = withDefaults(SadeSatiStatusRequest, input),
    moonSign = signIndex(request.natal_moon_sidereal_lon),
    saturnSign = signIndex(request.saturn_sidereal_lon),
    house = houseFrom(moonSign, saturnSign),
    phase = sadeSatiPhase(house);
  return {
    janma_rashi_index: moonSign,
    saturn_rashi_index: saturnSign,
    house_from_moon: house,
    in_sade_sati: phase !== null,
    phase,
    is_ashtama_shani: isAshtama(house),
    is_kantaka_shani: isKantaka(house, request.kantaka_houses),
  };
}

/**
 * POST /v1/sade-sati/windows: the spans in which Saturn is in the signs of the phases; a retrograde return is a span of its own. Errors:
 * InvalidInput for a window that does not end after it starts, or is longer than the budget; OutOfCoverage.
 */
export function sadeSatiWindows(engine: Engine, input: SadeSatiWindowsRequest): SadeSatiWindowsResponse {
  const request = withDefaults(SadeSatiWindowsRequest, input),
    startInstant = engine.time.instantFromIso(request.start_dt, '/start_dt'),
    start = jdOfInstant(startInstant),
    endInstant = engine.time.instantFromIso(request.end_dt, '/end_dt'),
    end = jdOfInstant(endInstant);
  if (end <= start)
    throw new InvalidInput({
      field: '/end_dt',
      message: 'must be after start_dt',
      given: request.end_dt,
      allowed: `after ${request.start_dt}`,
    });
  const most = DAYS_PER_EVALUATION * (request.max_evaluations - 1);
  if (end - start > most)
    throw new InvalidInput(
      {
        field: '/max_evaluations',
        message: `allows a window of ${most} days; this one has ${Math.ceil(end - start)}`,
        given: request.max_evaluations,
        allowed: `at least ${Math.ceil((end - start) / DAYS_PER_EVALUATION) + 1}, at most 20000`,
      },
      { stage: 'preflight', max_evaluations: request.max_evaluations, evaluations: 0 },
    );
  requireCovered(engine, startInstant.tdbJ2k, '/start_dt', request.start_dt);
  requireCovered(engine, endInstant.tdbJ2k, '/end_dt', request.end_dt);
  const solver = new LimbSolver(engine, request.ayanamsa_system, 'true', '/ayanamsa_system'),
    saturn = solver.planet('Saturn'),
    moonSign = signIndex(request.natal_moon_sidereal_lon);
  const utc = (jd: number): string => eventInstantFromUt1(engine, jd - J2000_JD).datetime_utc;
  const windows = signStays(saturn, start, end).flatMap((stay) => {
    const phases = phasesOf(houseFrom(moonSign, stay.sign), request.kantaka_houses).filter(
      (phase) => request.phases === 'all' || (phase !== 'ashtama' && phase !== 'kantaka'),
    );
    return phases.map((phase) => ({
      phase,
      sign_index: stay.sign,
      start_jd: stay.start,
      end_jd: stay.end,
      start_is_ingress: stay.beginsWithIngress,
      end_is_egress: stay.endsWithIngress,
      start_utc: utc(stay.start),
      end_utc: utc(stay.end),
    }));
  });
  return {
    janma_rashi_index: moonSign,
    start_jd: start,
    end_jd: end,
    ayanamsa_system: solver.ayanamsaSystem,
    windows,
    scan_step_days: saturn.stepDays,
    evaluations: saturn.evaluations,
    max_evaluations: request.max_evaluations,
    search_semantics: 'solved_sign_crossings_with_proven_error_bounds',
    computation_basis: engine.basis(startInstant),
  };
}
