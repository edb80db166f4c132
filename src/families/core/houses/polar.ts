import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { armcWindows, houseRatio, isInWindow, shortened } from '../../../sky/houses/admissibility.js';
import type { ArmcWindow } from '../../../sky/houses/admissibility.js';
import type { HouseSystem } from '../../../sky/houses/system.js';
import { findHouseSystem, suggestHouseSystems } from '../../../sky/houses/systems.js';
import { instantOfJd } from '../../../wire/instant.js';
import { PolarAdmissibilityRequest } from './polar-schema.js';
import type { PolarAdmissibilityResponse } from './polar-schema.js';

/**
 * Systems whose range depends on the sidereal time, with the largest number of samples of a scan. The limits are those of the contract; the
 * windows do not depend on the samples.
 */
const SCANNED: ReadonlyMap<string, number> = new Map([
  ['P', 73],
  ['K', 3601],
  ['C', 3601],
  ['R', 3601],
  ['B', 3601],
  ['T', 3601],
]);
/** A scan whose samples leave no gap longer than the step covers the circle; the tolerance is rounding. */
const ROUNDING_DEG = 1e-9;

function scannedSystem(name: string): { system: HouseSystem; mostSamples: number } {
  const system = findHouseSystem(name),
    mostSamples = system === undefined ? undefined : SCANNED.get(system.code);
  if (system !== undefined && mostSamples !== undefined) return { system, mostSamples };
  throw new InvalidInput({
    field: '/system',
    message:
      system === undefined
        ? 'is not a known house system'
        : `has no spans of sidereal time to find: the figure of ${system.name} does not fail at polar latitudes in this way`,
    given: name,
    allowed: ['P (Placidus)', 'K (Koch)', 'C (Campanus)', 'R (Regiomontanus)', 'B (Alcabitius)', 'T (Topocentric)'],
    ...(system === undefined ? { suggestions: suggestHouseSystems(name) } : {}),
  });
}

/** Sampled sidereal times: start, start + step ... up to the end. Errors: InvalidInput above the limit of the system. */
function samplesOf(request: { armc_start: number; armc_end: number; armc_step: number }, most: number): number[] {
  const { armc_start: start, armc_end: end, armc_step: step } = request;
  if (end < start)
    throw new InvalidInput({
      field: '/armc_end',
      message: 'must not be less than armc_start',
      given: end,
      allowed: `${start} to 360`,
    });
  const count = Math.floor((end - start) / step + ROUNDING_DEG) + 1;
  if (count > most)
    throw new InvalidInput({
      field: '/armc_step',
      message: `gives ${count} samples, more than ${most}`,
      given: step,
      allowed: `at least ${(end - start) / (most - 1)} for this span`,
    });
  return Array.from({ length: count }, (_, k) => start + k * step);
}

/** Obliquity of the request: the given one, the true one of `dt`, or the true one of J2000.0. Errors: InvalidInput, OutOfCoverage. */
function obliquityOf(
  engine: Engine,
  request: PolarAdmissibilityRequest,
): { deg: number; source: 'request' | 'datetime' | 'J2000.0' } {
  if (typeof request.obliquity === 'number') return { deg: request.obliquity, source: 'request' };
  const isDated = typeof request.dt === 'string';
  const instant = isDated ? engine.time.instantFromIso(request.dt as string, '/dt') : instantOfJd(engine, J2000_JD);
  return {
    deg: engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD,
    source: isDated ? 'datetime' : 'J2000.0',
  };
}

/**
 * POST /v1/houses/polar-admissibility: spans of sidereal time in which the definition of a house system gives a figure in the order of the
 * signs at a latitude. The edges are solved; the samples only count. Errors: InvalidInput, OutOfCoverage.
 */
export function polarAdmissibility(engine: Engine, request: PolarAdmissibilityRequest): PolarAdmissibilityResponse {
  const filled = withDefaults(PolarAdmissibilityRequest, request);
  const { system, mostSamples } = scannedSystem(filled.system);
  const samples = samplesOf(filled, mostSamples),
    last = samples[samples.length - 1];
  const obliquity = obliquityOf(engine, request);
  const frame = { latitudeDeg: filled.latitude, obliquityDeg: obliquity.deg },
    cusps = new Float64Array(12);
  // Both kinds of windows are looked for on the same grid.
  const known = new Map<number, number>();
  const ratio = (armcDeg: number): number => {
    let found = known.get(armcDeg);
    if (found === undefined) known.set(armcDeg, (found = houseRatio(system, frame, armcDeg, cusps)));
    return found;
  };
  const isCircle = filled.armc_end - filled.armc_start + filled.armc_step >= 360 - ROUNDING_DEG;
  const windowsOf = (holds: (armcDeg: number) => boolean): ArmcWindow[] =>
    armcWindows(holds, filled.armc_start, last, isCircle);

  const windows = windowsOf((armcDeg) => !Number.isNaN(ratio(armcDeg)));
  const most = filled.rho_max ?? null;
  const practical = most === null ? [] : windowsOf((armcDeg) => ratio(armcDeg) <= most);
  const stable = practical.flatMap((window) => shortened(window, filled.stability_radius * filled.armc_step) ?? []);
  const answer = (window: ArmcWindow) => ({
    start_armc: window.startDeg,
    end_armc: window.endDeg,
    sample_count: samples.filter((armcDeg) => isInWindow(window, armcDeg)).length,
    whole_circle: window.isWholeCircle,
  });
  const valid = samples.filter((armcDeg) => windows.some((window) => isInWindow(window, armcDeg))).length;
  return {
    latitude: filled.latitude,
    obliquity: obliquity.deg,
    obliquity_source: obliquity.source,
    system: system.code,
    armc_start: filled.armc_start,
    armc_end: filled.armc_end,
    armc_step: filled.armc_step,
    last_sampled_armc: last,
    rho_max: most,
    stability_radius: filled.stability_radius,
    maximum_allowed_samples: mostSamples,
    total_samples: samples.length,
    valid_fraction: valid / samples.length,
    has_any_window: windows.length > 0,
    circle_covered: isCircle,
    windows: windows.map(answer),
    practical_windows: practical.map(answer),
    stable_practical_windows: stable.map(answer),
  };
}
