import { SYNODIC_MONTH_DAYS, TROPICAL_YEAR_DAYS } from '../../kernel/constants.js';

/**
 * The one table of progressions: what each technique measures, by which key, and what it moves. Dispatch, validation, OpenAPI and the
 * receipts of answers are made from it. Sources stand beside the keys; the family's README tells them at length.
 */

/** The year of life of every key: the mean tropical year, 365.24219 days (the handbooks write 365.2422). */
export const LIFE_YEAR_DAYS = TROPICAL_YEAR_DAYS;

/** Lunar months that a key may count by, mean lengths at J2000.0 (Chapront, Chapront-Touze & Francou 2002, A&A 387, 700). */
export const MONTH_DAYS = { tropical: 27.321582, sidereal: 27.321662, synodic: SYNODIC_MONTH_DAYS } as const;
export type Month = keyof typeof MONTH_DAYS;

/** Naibod's mean daily motion of the Sun, 59'08.33", for a year (Enarratio elementorum astrologiae, 1560), degrees. */
export const NAIBOD_DEG_PER_YEAR = (59 + 8.33 / 60) / 60;
/** Mean motion of the Sun in a day of the tropical year, degrees. */
const MEAN_SOLAR_ARC_DEG_PER_YEAR = 360 / LIFE_YEAR_DAYS;

/** Real motion: `ephemeris` of time after birth stands for each `life` unit that was lived. */
export interface TimeKey {
  readonly kind: 'time';
  readonly life: Unit;
  readonly ephemeris: Unit;
  /** What the life unit that has begun is spread over, beyond the ephemeris of the whole ones (quotidian keys). */
  readonly withinYear?: Unit;
}
/** A length of time: so many days, or a lunar month of the kind that the key counts by. */
type Unit = { readonly days: number } | { readonly month: Month };

/** One arc for all: what a point has moved in the days that the secondary key gives. */
export interface ReferenceArc {
  readonly kind: 'reference';
  readonly reference: 'Sun' | 'asked' | 'Ascendant' | 'Vertex';
}
/** One arc for all: a fixed rate, degrees for a year of life. */
export interface RateArc {
  readonly kind: 'rate';
  readonly degPerYear: number;
}
export type Measure = TimeKey | ReferenceArc | RateArc;

export type MethodGroup = 'secondary' | 'declination' | 'time_key' | 'arc' | 'house_frame' | 'house_frame_arc';

export interface ProgressionMethod {
  readonly key: string;
  /** What is moved, and how far, in words. */
  readonly told: string;
  readonly group: MethodGroup;
  readonly technique: string;
  readonly measure: Measure;
  /** What the arc is added to. Real motion moves nothing by an arc. */
  readonly space: 'longitude' | 'right_ascension' | 'declination' | 'houses';
  readonly relationBasis: string;
  /** Time keys: whole life units alone count where a request does not choose. */
  readonly stepwise?: true;
  /** Unit names; `lunar_month` in them is replaced by the month that the key counts by. */
  readonly lifeUnit: string;
  readonly ephemerisUnit: string;
}

const DAY = { days: 1 },
  YEAR = { days: LIFE_YEAR_DAYS };
const SECONDARY: TimeKey = { kind: 'time', life: YEAR, ephemeris: DAY };
const rate = (degPerYear: number): RateArc => ({ kind: 'rate', degPerYear });
const from = (reference: ReferenceArc['reference']): ReferenceArc => ({ kind: 'reference', reference });

interface Row {
  readonly key: string;
  readonly told: string;
  readonly technique: string;
  readonly measure: Measure;
}

const timeKey = (
  row: Row & { readonly lifeUnit: string; readonly ephemerisUnit: string; readonly stepwise?: true },
): ProgressionMethod => ({
  ...row,
  group: 'time_key',
  space: 'longitude',
  relationBasis: 'continuous_time_key',
});
const arc = (
  row: Row & { readonly relationBasis: string; readonly space?: 'right_ascension'; readonly group?: MethodGroup },
): ProgressionMethod => ({
  group: 'arc',
  space: 'longitude',
  lifeUnit: 'tropical_year',
  ephemerisUnit: 'directing_arc_degree',
  ...row,
});

const yearForDay = { measure: SECONDARY, lifeUnit: 'tropical_year', ephemerisUnit: 'day_after_birth' };

/** Every technique, in the order of the contract. */
export const PROGRESSION_METHODS: readonly ProgressionMethod[] = [
  {
    key: 'secondary',
    told: 'a day of ephemeris for a year',
    group: 'secondary',
    technique: 'Secondary Progression',
    space: 'longitude',
    relationBasis: 'continuous_time_key',
    ...yearForDay,
  },
  {
    key: 'secondary_declination',
    told: 'a day of ephemeris for a year, declinations alone',
    group: 'declination',
    technique: 'Secondary Progression in Declination',
    space: 'declination',
    relationBasis: 'continuous_time_key',
    ...yearForDay,
  },
  arc({
    key: 'solar_arc',
    told: 'the motion of the secondary Sun in longitude',
    technique: 'Solar Arc Direction',
    measure: from('Sun'),
    relationBasis: 'solar_arc_reference',
  }),
  arc({
    key: 'solar_arc_right_ascension',
    told: 'the motion of the secondary Sun in right ascension',
    technique: 'Solar Arc in Right Ascension',
    measure: from('Sun'),
    space: 'right_ascension',
    relationBasis: 'solar_arc_reference',
  }),
  arc({
    key: 'naibod_longitude',
    told: '59′08.33″ a year in longitude',
    technique: 'Naibod in Longitude',
    measure: rate(NAIBOD_DEG_PER_YEAR),
    relationBasis: 'naibod_rate',
  }),
  arc({
    key: 'naibod_right_ascension',
    told: '59′08.33″ a year in right ascension',
    technique: 'Naibod in Right Ascension',
    measure: rate(NAIBOD_DEG_PER_YEAR),
    space: 'right_ascension',
    relationBasis: 'naibod_rate',
  }),
  arc({
    key: 'mean_solar_arc_longitude',
    told: '360/365.24219 degrees a year in longitude',
    technique: 'Mean Solar Arc Direction',
    measure: rate(MEAN_SOLAR_ARC_DEG_PER_YEAR),
    relationBasis: 'naibod_rate',
  }),
  arc({
    key: 'mean_solar_arc_right_ascension',
    told: '360/365.24219 degrees a year in right ascension',
    technique: 'Mean Solar Arc in Right Ascension',
    measure: rate(MEAN_SOLAR_ARC_DEG_PER_YEAR),
    space: 'right_ascension',
    relationBasis: 'naibod_rate',
  }),
  arc({
    key: 'one_degree_longitude',
    told: 'a degree a year in longitude',
    technique: 'One Degree in Longitude',
    measure: rate(1),
    relationBasis: 'one_degree_rate',
  }),
  arc({
    key: 'one_degree_right_ascension',
    told: 'a degree a year in right ascension',
    technique: 'One Degree in Right Ascension',
    measure: rate(1),
    space: 'right_ascension',
    relationBasis: 'one_degree_rate',
  }),
  arc({
    key: 'planetary_arc',
    told: 'the secondary motion of `arc_body` in longitude',
    technique: 'Planetary Arc Direction',
    measure: from('asked'),
    relationBasis: 'planetary_arc_reference',
  }),
  timeKey({
    key: 'tertiary',
    told: 'a day of ephemeris for a lunar month',
    technique: 'Tertiary Progression',
    measure: { kind: 'time', life: { month: 'tropical' }, ephemeris: DAY },
    lifeUnit: 'lunar_month',
    ephemerisUnit: 'day_after_birth',
  }),
  timeKey({
    key: 'tertiary_ii',
    told: 'a synodic month of ephemeris for a completed year',
    technique: 'Tertiary II Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { month: 'synodic' } },
    stepwise: true,
    lifeUnit: 'tropical_year',
    ephemerisUnit: 'lunar_month',
  }),
  timeKey({
    key: 'minor',
    told: 'a lunar month of ephemeris for a year',
    technique: 'Minor Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { month: 'tropical' } },
    lifeUnit: 'tropical_year',
    ephemerisUnit: 'lunar_month',
  }),
  timeKey({
    key: 'duodenary',
    told: 'a twelfth of a day of ephemeris for a year',
    technique: 'Duodenary Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { days: 1 / 12 } },
    lifeUnit: 'tropical_year',
    ephemerisUnit: 'twelfth_day_after_birth',
  }),
  timeKey({
    key: 'quotidian_solar',
    told: 'from the secondary date of the last birthday a day of ephemeris for a day',
    technique: 'Quotidian Solar Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: DAY, withinYear: YEAR },
    lifeUnit: 'calendar_day',
    ephemerisUnit: 'day_after_secondary_date',
  }),
  timeKey({
    key: 'quotidian_lunar',
    told: 'from the secondary date of the last birthday a lunar month of ephemeris until the next one',
    technique: 'Quotidian Lunar Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: DAY, withinYear: { month: 'synodic' } },
    lifeUnit: 'calendar_day',
    ephemerisUnit: 'lunar_month_fraction_after_secondary_date',
  }),
  {
    key: 'daily_houses',
    told: 'a day of ephemeris for a year, houses alone',
    group: 'house_frame',
    technique: 'Daily Houses',
    space: 'houses',
    relationBasis: 'progressed_house_frame',
    ...yearForDay,
  },
  arc({
    key: 'ascendant_arc',
    told: 'the motion of the ascendant of the secondary instant',
    group: 'house_frame_arc',
    technique: 'Ascendant Arc Direction',
    measure: from('Ascendant'),
    relationBasis: 'ascendant_arc_reference',
  }),
  arc({
    key: 'vertex_arc',
    told: 'the motion of the vertex of the secondary instant',
    group: 'house_frame_arc',
    technique: 'Vertex Arc Direction',
    measure: from('Vertex'),
    relationBasis: 'vertex_arc_reference',
  }),
];

export const methodsOf = (group: MethodGroup): readonly ProgressionMethod[] =>
  PROGRESSION_METHODS.filter((method) => method.group === group);

const BY_KEY = new Map(PROGRESSION_METHODS.map((method) => [method.key, method]));
/** The technique of a key. Unknown keys are the caller's error. */
export function methodOf(key: string): ProgressionMethod {
  const method = BY_KEY.get(key);
  if (method === undefined) throw new Error(`no progression ${key}`);
  return method;
}

/** The lunar month by which a key counts, where it counts by one. */
export function monthOf({ life, ephemeris, withinYear }: TimeKey): Month | null {
  const unit = [life, ephemeris, withinYear].find((one) => one !== undefined && 'month' in one);
  return unit === undefined || !('month' in unit) ? null : unit.month;
}

/** Whether a technique counts by lunar months. */
export const countsByMonth = ({ measure }: ProgressionMethod): boolean =>
  measure.kind === 'time' && monthOf(measure) !== null;

/** Names of the units of a technique: what of life stands for what of the ephemeris. */
export function unitsOf(
  { measure, lifeUnit, ephemerisUnit }: ProgressionMethod,
  { month, stepwise }: { readonly month?: Month | null; readonly stepwise: boolean },
): { readonly lifeUnit: string; readonly ephemerisUnit: string } {
  if (measure.kind !== 'time') return { lifeUnit, ephemerisUnit };
  const named = (unit: string): string => unit.replace('lunar_month', `${month ?? monthOf(measure)}_month`);
  if (!stepwise) return { lifeUnit: named(lifeUnit), ephemerisUnit: named(ephemerisUnit) };
  return {
    lifeUnit: 'month' in measure.life ? `completed_${named(lifeUnit)}` : 'completed_life_year',
    ephemerisUnit: measure.withinYear === undefined ? named(ephemerisUnit) : 'day_after_birth',
  };
}
