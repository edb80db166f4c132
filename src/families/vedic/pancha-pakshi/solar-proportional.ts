import type { Engine } from '../../../engine.js';
import { cellsAt, proportionalJdTt, secondsBetween, shareOfHalf } from '../../../doctrine/pancha-pakshi/clock.js';
import type { NominalSchedule } from './nominal.js';
import { PROFILE, ROUTING, SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY, SOLAR_PROPORTIONAL_POLICY } from './policies.js';
import { fractionOf, panchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiSolarProportionalCellResponse,
  PanchaPakshiSolarProportionalCurrentCellResponse,
  PanchaPakshiSolarProportionalMaterializationResponse,
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

/** The schedule scaled to the solar half: 26 bounds, Julian days TT; the first and the last are those of the half. */
interface ProportionalLayout {
  readonly solar: SolarHalf;
  readonly schedule: NominalSchedule;
  readonly bounds: readonly number[];
}

/** The scaled schedule of a request. */
function layOut(engine: Engine, request: SolarRequest): ProportionalLayout {
  const solar = governingHalf(engine, request),
    schedule = scheduleOfHalf(engine, solar, request),
    { anchor, end } = solar;
  return {
    solar,
    schedule,
    bounds: [anchor.tt, ...schedule.cells.map((cell) => proportionalJdTt(anchor.tt, end.tt, shareOfHalf(cell.end)))],
  };
}

/** UT1 of a bound: those of the half at both ends, computed from TT between them. */
function boundUt1(engine: Engine, { solar, bounds }: ProportionalLayout, i: number): number {
  if (i === 0) return solar.anchor.ut1;
  return i === bounds.length - 1 ? solar.end.ut1 : ut1OfJdTt(engine, bounds[i]);
}

function cellOf(engine: Engine, layout: ProportionalLayout, i: number): PanchaPakshiSolarProportionalCellResponse {
  const { schedule, bounds } = layout,
    nominal = schedule.cells[i];
  return {
    schedule_cell_index: i,
    nominal_cell: schedule.answer.cells[i],
    start_offset_fraction: fractionOf(shareOfHalf(nominal.start)),
    end_offset_fraction: fractionOf(shareOfHalf(nominal.end)),
    span_fraction: fractionOf(shareOfHalf(nominal.duration)),
    start_jd_tt: bounds[i],
    end_jd_tt: bounds[i + 1],
    start_jd_ut1: boundUt1(engine, layout, i),
    end_jd_ut1: boundUt1(engine, layout, i + 1),
    duration_seconds_tt: secondsBetween(bounds[i], bounds[i + 1]),
  };
}

const solarDuration = ({ anchor, end }: SolarHalf): number => secondsBetween(anchor.tt, end.tt);

/** POST /v1/pancha-pakshi/schedule/solar-proportional: all 25 cells. Errors: InvalidInput, OutOfCoverage. */
export function solarProportional(
  engine: Engine,
  request: SolarRequest,
): PanchaPakshiSolarProportionalMaterializationResponse {
  const layout = layOut(engine, request);
  return {
    local_solar_context: contextOf(engine, layout.solar, request),
    policy: SOLAR_PROPORTIONAL_POLICY,
    ...solarBounds(layout.solar),
    solar_half_duration_seconds_tt: solarDuration(layout.solar),
    cells: layout.schedule.cells.map((_, i) => cellOf(engine, layout, i)),
    provenance: panchaPakshiSources(engine).provenance(PROFILE.schedule, ROUTING.proportional),
    computation_basis: engine.basis(layout.solar.instant),
  };
}

/** The cell that contains the instant, and the bounds of all cells. Errors: InvalidInput, OutOfCoverage. */
export function selectProportionalCell(engine: Engine, request: SolarRequest) {
  const layout = layOut(engine, request),
    { solar, bounds } = layout,
    matches = cellsAt(bounds, solar.requested.tt);
  if (matches.length !== SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY.required_match_count) throw failClosed(matches.length);
  const answer: Omit<PanchaPakshiSolarProportionalCurrentCellResponse, 'computation_basis'> = {
    ...selectionHead(solar, request),
    policy: SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY,
    ...solarBounds(solar),
    solar_half_duration_seconds_tt: solarDuration(solar),
    selection_status: 'selected',
    current_cell: cellOf(engine, layout, matches[0]),
    provenance: panchaPakshiSources(engine).provenance(PROFILE.schedule, ROUTING.proportionalCurrent),
  };
  return { answer, solar, bounds };
}

/** POST /v1/pancha-pakshi/schedule/solar-proportional/current-cell. Errors: InvalidInput, OutOfCoverage. */
export function solarProportionalCurrentCell(
  engine: Engine,
  request: SolarRequest,
): PanchaPakshiSolarProportionalCurrentCellResponse {
  const { answer, solar } = selectProportionalCell(engine, request);
  return { ...answer, computation_basis: engine.basis(solar.instant) };
}
