import type { Engine } from '../../engine.js';
import { Decennials } from '../../families/predictive/timelords/decennial-sequence.js';
import { releasingCurrent } from '../../families/predictive/timelords/releasing.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { ReleasingLot } from '../../doctrine/periods/releasing.js';
import { RELEASED_LOTS } from './lots.js';
import type { AppliedHellenisticPolicy } from './policy.js';
import type {
  HellenisticChartProfileRequest,
  HellenisticDecennialSnapshotResponse,
  HellenisticLotProfileResponse,
  HellenisticZodiacalReleasingSnapshotResponse,
} from './schema.js';

const OUTSIDE = 'current_dt_outside_generated_periods';

/**
 * The decennials at the current instant. They are not evaluable where planets have equal longitudes, or after the last period. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function decennialSnapshot(
  engine: Engine,
  request: HellenisticChartProfileRequest,
  isDay: boolean,
  currentJd: number,
): HellenisticDecennialSnapshotResponse {
  const none = (
    sequence_truth: HellenisticDecennialSnapshotResponse['sequence_truth'],
    reason: string | null,
  ): HellenisticDecennialSnapshotResponse => ({ status: 'not_evaluable', sequence_truth, active_periods: [], reason });
  try {
    const decennials = new Decennials(engine, { dt: request.natal_dt, is_day_chart: isDay, levels: 2 });
    const active = decennials.at(currentJd).map((period) => decennials.answer(period));
    return active.length === 0
      ? none(decennials.truth, OUTSIDE)
      : { status: 'evaluated', sequence_truth: decennials.truth, active_periods: active, reason: null };
  } catch (error) {
    if (!(error instanceof InvalidInput) || !('sequence_truth' in error.extra)) throw error;
    const truth = error.extra.sequence_truth as HellenisticDecennialSnapshotResponse['sequence_truth'];
    return none(truth, truth.reason);
  }
}

/** Wire words for the grades of periods, by the angularity of the sign from Fortune. */
const GRADES = { angular: 'peak', succedent: 'intermediate', cadent: 'low' } as const;

interface ReleasingOptions {
  readonly policy: AppliedHellenisticPolicy;
  /** Evaluated lots of the chart. */
  readonly lots: readonly HellenisticLotProfileResponse[];
  readonly lotName: ReleasingLot;
  readonly levels: number;
}

/**
 * The periods of zodiacal releasing from a lot at the current instant. They are not evaluable without the lot, or after the last period.
 * Errors: InvalidInput, OutOfCoverage.
 */
export function releasingSnapshot(
  engine: Engine,
  request: HellenisticChartProfileRequest,
  { policy, lots, lotName, levels }: ReleasingOptions,
): HellenisticZodiacalReleasingSnapshotResponse {
  const source = RELEASED_LOTS[lotName],
    longitudeOf = (name: string): number | null => lots.find((lot) => lot.name === name)?.longitude ?? null,
    lot = longitudeOf(source),
    fortune = longitudeOf(RELEASED_LOTS.Fortune),
    loosing = policy.use_loosing_of_bond;
  const parameters = {
    lot_name: lotName,
    source_lot_name: source,
    lot_longitude: lot,
    fortune_longitude: fortune,
    levels,
    use_loosing_of_bond: loosing,
  };
  const none = (reason: string): HellenisticZodiacalReleasingSnapshotResponse => ({
    status: 'not_evaluable',
    ...parameters,
    active_periods: [],
    reason,
    peak_grades: null,
  });
  if (lot === null) return none('source_lot_not_evaluable');
  try {
    const { periods } = releasingCurrent(engine, {
      natal: {
        dt: request.natal_dt,
        lot_longitude: lot,
        lot_name: lotName,
        fortune_longitude: fortune,
        use_loosing_of_bond: loosing,
      },
      current_dt: request.current_dt,
      levels,
    });
    return {
      status: 'evaluated',
      ...parameters,
      active_periods: periods,
      reason: null,
      peak_grades: policy.revival.zr_peak_grades
        ? periods.map(({ angularity_class }) =>
            angularity_class === null ? 'not_evaluable' : GRADES[angularity_class],
          )
        : null,
    };
  } catch (error) {
    if (error instanceof InvalidInput && error.problems[0].field === '/current_dt') return none(OUTSIDE);
    throw error;
  }
}
