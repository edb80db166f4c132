import {
  DECENNIAL_MONTH_DAYS,
  DECENNIAL_YEAR_DAYS,
  decennialMajors,
  decennialSequence,
  decennialSubs,
  placeFromAscendant,
} from '../../../doctrine/periods/decennials.js';
import type { DecennialPeriod, DecennialSequence } from '../../../doctrine/periods/decennials.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { figureAt } from '../../../wire/houses.js';
import { PeriodClock } from '../../../services/period-clock.js';
import { DecennialNatalRequest } from './decennial-schema.js';
import type {
  DecennialConditionProfileResponse,
  DecennialPeriodResponse,
  DecennialSequenceAssemblyTruthResponse,
  DecennialStartResponse,
} from './decennial-schema.js';
import { START_REASONS } from './wire-words.js';

const TIME_BASIS = 'valens_lived_days_to_360_day_distribution',
  PROJECTION_BASIS = 'elapsed_julian_days_from_natal_jd';

/** Ascendant at the place of birth, degrees. Errors: InvalidInput where the place is missing or the ecliptic coincides with the horizon. */
function ascendantOf(engine: Engine, natal: DecennialNatalRequest, birth: Instant): number {
  for (const field of ['latitude', 'longitude'] as const)
    if (natal[field] === undefined || natal[field] === null)
      throw new InvalidInput({
        field: `/natal/${field}`,
        message: 'is required for start_rule valens_vi, which needs the Ascendant',
        allowed: 'degrees; or start_rule sect_light',
      });
  const figure = figureAt(engine, birth, natal.latitude as number, natal.longitude as number);
  if (figure.eclipticInHorizon)
    throw new InvalidInput({
      field: '/natal/latitude',
      message: 'has no Ascendant at birth, because the ecliptic coincides with the horizon',
      given: natal.latitude,
      allowed: 'a latitude where the ecliptic crosses the horizon at birth',
    });
  return figure.ascDeg;
}

/** Apparent geocentric longitudes of the seven planets, degrees. */
const longitudesOf = (engine: Engine, birth: Instant): Record<ClassicalPlanet, number> =>
  Object.fromEntries(
    CHART_BODIES.slice(0, CLASSICAL_PLANETS.length).map((body) => [
      body.name,
      engine.sky.apparent(body, birth).longitudeDeg,
    ]),
  ) as Record<ClassicalPlanet, number>;

/** The decennials of a birth: the sequence of the planets, how it was found, and the clock of the edges. */
export class Decennials {
  readonly birth: Instant;
  readonly levels: number;
  readonly start: DecennialStartResponse;
  readonly truth: DecennialSequenceAssemblyTruthResponse;
  readonly basis: Pick<DecennialPeriodResponse, 'time_basis' | 'calendar_projection_basis' | 'sequence_origin_jd'>;
  private readonly clock: PeriodClock;
  private readonly sequence: readonly ClassicalPlanet[];

  /** Errors: InvalidInput, OutOfCoverage. */
  constructor(engine: Engine, natalRequest: DecennialNatalRequest) {
    const natal = withDefaults(DecennialNatalRequest, natalRequest),
      { start_rule: rule } = natal;
    this.birth = engine.time.instantFromIso(natal.dt, '/natal/dt');
    this.levels = natal.levels;
    const ascDeg = rule === 'sect_light' ? null : ascendantOf(engine, natal, this.birth),
      longitudes = longitudesOf(engine, this.birth);
    const order = decennialSequence(longitudes, natal.is_day_chart, ascDeg);
    this.truth = truthOf(order, natal.is_day_chart, rule === 'valens_vi');
    if (order.sequence === null)
      throw new InvalidInput(
        {
          field: '/natal/dt',
          message: 'gives equal longitudes to several planets, so that they have no order',
          given: natal.dt,
          allowed: 'an instant at which the seven planets have different longitudes',
        },
        { sequence_truth: this.truth },
      );
    this.sequence = order.sequence;
    this.start = {
      rule,
      starting_planet: order.sequence[0],
      reason: START_REASONS[order.startReason],
      ascendant_longitude: ascDeg,
      sun_place: ascDeg === null ? null : placeFromAscendant(longitudes.Sun, ascDeg),
      moon_place: ascDeg === null ? null : placeFromAscendant(longitudes.Moon, ascDeg),
    };
    this.clock = new PeriodClock(engine, this.birth);
    this.basis = {
      time_basis: TIME_BASIS,
      calendar_projection_basis: PROJECTION_BASIS,
      sequence_origin_jd: this.clock.originJd,
    };
  }

  majors(): DecennialPeriod[] {
    return decennialMajors(this.sequence);
  }
  /** Subperiods of a major period; none where the request has one level. */
  subs(major: DecennialPeriod): DecennialPeriod[] {
    return this.levels === 1 ? [] : decennialSubs(major, this.sequence);
  }

  /** The periods that contain a Julian day UT1, the major period first; empty outside the seven major periods. */
  at(jd: number): DecennialPeriod[] {
    if (this.clock.isBefore(jd, 0)) return [];
    const endsLater = (period: DecennialPeriod): boolean => this.clock.isBefore(jd, period.endDay);
    const major = this.majors().find(endsLater);
    if (major === undefined) return [];
    const sub = this.subs(major).find(endsLater);
    return sub === undefined ? [major] : [major, sub];
  }

  // `answer` and `profile` list all fields: object literals with spreads take ten times as long.
  /** A period in the wire shape. */
  answer(period: DecennialPeriod): DecennialPeriodResponse {
    const { major, majorIndex, subIndex, months, startDay, endDay } = period,
      days = months * DECENNIAL_MONTH_DAYS;
    return {
      level: major === null ? 1 : 2,
      level_name: major === null ? 'Major' : 'Sub-period',
      planet: period.planet,
      start_jd: this.clock.jd(startDay),
      end_jd: this.clock.jd(endDay),
      years: months / 12,
      months,
      days,
      time_basis: TIME_BASIS,
      calendar_projection_basis: PROJECTION_BASIS,
      sequence_origin_jd: this.clock.originJd,
      start_distribution_day: startDay,
      end_distribution_day: endDay,
      distribution_years: days / DECENNIAL_YEAR_DAYS,
      start_date: this.clock.date(startDay),
      end_date: this.clock.date(endDay),
      major_planet: major,
      parent_planet: major,
      parent_level: major === null ? null : 1,
      is_day_chart: this.truth.is_day_chart,
      sect_light: this.truth.sect_light,
      sequence_kind: this.truth.sequence_kind,
      major_index: majorIndex,
      sub_index: subIndex,
      ancestor_planets: major === null ? [] : [major],
      sequence_position: (subIndex ?? majorIndex) + 1,
      deep_subdivision_method: null,
      sequence_truth: this.truth,
    };
  }

  /** Condition profile of a period. */
  profile(period: DecennialPeriod): DecennialConditionProfileResponse {
    const { major, majorIndex, subIndex, months, startDay, endDay } = period,
      days = months * DECENNIAL_MONTH_DAYS;
    return {
      planet: period.planet,
      level: major === null ? 1 : 2,
      level_name: major === null ? 'Major' : 'Sub-period',
      is_major: major === null,
      lord_type: period.planet === 'Sun' || period.planet === 'Moon' ? 'luminary' : 'planet',
      sequence_kind: this.truth.sequence_kind,
      major_planet: major,
      parent_planet: major,
      parent_level: major === null ? null : 1,
      ancestor_planets: major === null ? [] : [major],
      effective_major_planet: major ?? period.planet,
      is_day_chart: this.truth.is_day_chart,
      sect_light: this.truth.sect_light,
      major_index: majorIndex,
      sub_index: subIndex,
      sequence_position: (subIndex ?? majorIndex) + 1,
      deep_subdivision_method: null,
      years: months / 12,
      months,
      days,
      month_basis_days: DECENNIAL_MONTH_DAYS,
      time_basis: TIME_BASIS,
      calendar_projection_basis: PROJECTION_BASIS,
      sequence_origin_jd: this.clock.originJd,
      start_distribution_day: startDay,
      end_distribution_day: endDay,
      distribution_years: days / DECENNIAL_YEAR_DAYS,
    };
  }
}

function truthOf(
  order: DecennialSequence,
  isDay: boolean,
  fromAscendant: boolean,
): DecennialSequenceAssemblyTruthResponse {
  return {
    status: order.sequence === null ? 'not_evaluable' : 'evaluated',
    is_day_chart: isDay,
    sect_light: order.sectLight,
    sequence_kind: fromAscendant
      ? isDay
        ? 'diurnal_valens_vi'
        : 'nocturnal_valens_vi'
      : isDay
        ? 'diurnal_solar'
        : 'nocturnal_lunar',
    sect_light_longitude: order.bodies.find(({ planet }) => planet === order.sectLight)?.longitude ?? 0,
    body_truths: order.bodies.map(({ planet, longitude, arc }) => ({
      planet,
      longitude,
      forward_arc_from_sect_light_deg: arc,
      is_sect_light: planet === order.sectLight,
    })),
    sequence: order.sequence === null ? null : [...order.sequence],
    ambiguous_groups: order.ambiguous.map((group) => [...group]),
    reason: order.sequence === null ? 'non_sect_longitude_tie' : null,
  };
}
