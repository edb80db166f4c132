import type { Engine } from '../../../engine.js';
import {
  boundaryRelation,
  cellRelation,
  cellsAt,
  fixedClockJdTt,
  fixedSeconds,
  secondsBetween,
} from '../../../doctrine/pancha-pakshi/clock.js';
import { FIXED_CLOCK_CURRENT_CELL_POLICY, FIXED_CLOCK_POLICY, PROFILE, ROUTING } from './policies.js';
import { fractionOf, panchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiFixedClockCellResponse,
  PanchaPakshiFixedClockCurrentCellResponse,
  PanchaPakshiFixedClockMaterializationResponse,
  SolarRequest,
} from './schema-clock.js';
import {
  contextOf,
  failClosed,
  governingHalf,
  scheduleOfHalf,
  selectionHead,
  solarBounds,
  ut1OfJdTt,
} from './solar-half.js';
import type { SolarHalf } from './solar-half.js';
import type { NominalSchedule } from './nominal.js';
import { BOUNDARY_RELATION, CELL_RELATION } from './wire-words.js';

/** The schedule with nazhigai of 1440 SI seconds from the start of the solar half: 26 bounds, Julian days TT. */
interface FixedClock {
  readonly solar: SolarHalf;
  readonly schedule: NominalSchedule;
  readonly bounds: readonly number[];
}

/** The fixed clock of a request. */
function layOut(engine: Engine, request: SolarRequest): FixedClock {
  const solar = governingHalf(engine, request),
    schedule = scheduleOfHalf(engine, solar, request);
  return {
    solar,
    schedule,
    bounds: [solar.anchor.tt, ...schedule.cells.map((cell) => fixedClockJdTt(solar.anchor.tt, cell.end))],
  };
}

/** UT1 of a bound: that of the anchor at the start, computed from TT after it. */
const boundUt1 = (engine: Engine, { solar, bounds }: FixedClock, i: number): number =>
  i === 0 ? solar.anchor.ut1 : ut1OfJdTt(engine, bounds[i]);

function cellOf(engine: Engine, clock: FixedClock, i: number): PanchaPakshiFixedClockCellResponse {
  const { solar, schedule, bounds } = clock;
  return {
    schedule_cell_index: i,
    nominal_cell: schedule.answer.cells[i],
    start_jd_tt: bounds[i],
    end_jd_tt: bounds[i + 1],
    start_jd_ut1: boundUt1(engine, clock, i),
    end_jd_ut1: boundUt1(engine, clock, i + 1),
    duration_seconds: fractionOf(fixedSeconds(schedule.cells[i].duration)),
    solar_half_relation: CELL_RELATION[cellRelation(bounds[i], bounds[i + 1], solar.end.tt)],
  };
}

/** End of the fixed clock, and its relation to the end of the solar half. */
function fixedEnd(engine: Engine, clock: FixedClock) {
  const last = clock.bounds.length - 1,
    residual = secondsBetween(clock.solar.end.tt, clock.bounds[last]);
  return {
    ...solarBounds(clock.solar),
    fixed_end_jd_tt: clock.bounds[last],
    fixed_end_jd_ut1: boundUt1(engine, clock, last),
    signed_fixed_end_minus_solar_end_seconds_tt: residual,
    solar_boundary_relation: BOUNDARY_RELATION[boundaryRelation(residual)],
  };
}

/** POST /v1/pancha-pakshi/schedule/fixed-clock: all 25 cells, not adapted to the solar end. Errors: InvalidInput, OutOfCoverage. */
export function fixedClock(engine: Engine, request: SolarRequest): PanchaPakshiFixedClockMaterializationResponse {
  const clock = layOut(engine, request);
  return {
    local_solar_context: contextOf(engine, clock.solar, request),
    policy: FIXED_CLOCK_POLICY,
    ...fixedEnd(engine, clock),
    cells: clock.schedule.cells.map((_, i) => cellOf(engine, clock, i)),
    provenance: panchaPakshiSources(engine).provenance(PROFILE.schedule, ROUTING.fixedClock),
    computation_basis: engine.basis(clock.solar.instant),
  };
}

/**
 * The cell that contains the instant, and the bounds of all cells. In the tail of a solar half that is longer than the fixed clock there is no
 * cell. Errors: InvalidInput, OutOfCoverage.
 */
export function selectFixedCell(engine: Engine, request: SolarRequest) {
  const clock = layOut(engine, request),
    { solar, bounds } = clock,
    matches = cellsAt(bounds, solar.requested.tt),
    isTail = matches.length === 0 && solar.requested.tt >= bounds[bounds.length - 1];
  if (matches.length !== 1 && !isTail) throw failClosed(matches.length);
  const answer: Omit<PanchaPakshiFixedClockCurrentCellResponse, 'computation_basis'> = {
    ...selectionHead(solar, request),
    policy: FIXED_CLOCK_CURRENT_CELL_POLICY,
    ...fixedEnd(engine, clock),
    selection_status: isTail ? 'unmaterialized_solar_half_tail' : 'selected',
    current_cell: isTail ? null : cellOf(engine, clock, matches[0]),
    provenance: panchaPakshiSources(engine).provenance(PROFILE.schedule, ROUTING.fixedClockCurrent),
  };
  return { answer, solar, bounds };
}

/** POST /v1/pancha-pakshi/schedule/fixed-clock/current-cell. Errors: InvalidInput, OutOfCoverage. */
export function fixedClockCurrentCell(
  engine: Engine,
  request: SolarRequest,
): PanchaPakshiFixedClockCurrentCellResponse {
  const { answer, solar } = selectFixedCell(engine, request);
  return { ...answer, computation_basis: engine.basis(solar.instant) };
}
