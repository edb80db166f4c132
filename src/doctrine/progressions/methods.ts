import { SYNODIC_MONTH_DAYS, TROPICAL_YEAR_DAYS } from '../../kernel/constants.js';

/**
 * The table of progressions: the measure, the key and the moved coordinate of each technique. Dispatch, validation, OpenAPI and the receipts of
 * answers use this table. The sources are in the README of the family src/families/predictive/progressions.
 */

/** The year of life of every key: the mean tropical year, 365.24219 days (the handbooks write 365.2422). */
export const LIFE_YEAR_DAYS = TROPICAL_YEAR_DAYS;

/** Mean lengths of the lunar months at J2000.0, days (Chapront, Chapront-Touze and Francou 2002, A&A 387, 700). */
export const MONTH_DAYS = { tropical: 27.321582, sidereal: 27.321662, synodic: SYNODIC_MONTH_DAYS } as const;
export type Month = keyof typeof MONTH_DAYS;

/** Naibod's mean daily motion of the Sun, 59'08.33", used for a year (Enarratio elementorum astrologiae, 1560), degrees. */
export const NAIBOD_DEG_PER_YEAR = (59 + 8.33 / 60) / 60;
/** Mean motion of the Sun in a day of the tropical year, degrees. */
const MEAN_SOLAR_ARC_DEG_PER_YEAR = 360 / LIFE_YEAR_DAYS;

/** A key of time: each `life` unit corresponds to one `ephemeris` unit after birth. */
export interface TimeKey {
  readonly kind: 'time';
  readonly life: Unit;
  readonly ephemeris: Unit;
  /** Quotidian keys: the ephemeris time that corresponds to the current life unit, in addition to that of the completed units. */
  readonly withinYear?: Unit;
}
/** A length of time: a number of days, or a lunar month of the kind that the key uses. */
type Unit = { readonly days: number } | { readonly month: Month };

/** One arc for all points: the motion of a reference in the days that the secondary key gives. */
export interface ReferenceArc {
  readonly kind: 'reference';
  readonly reference: 'Sun' | 'requested' | 'Ascendant' | 'Vertex';
}
/** One arc for all points: a fixed rate, degrees per year of life. */
export interface RateArc {
  readonly kind: 'rate';
  readonly degPerYear: number;
}
export type Measure = TimeKey | ReferenceArc | RateArc;

export type MethodGroup = 'secondary' | 'declination' | 'timeKey' | 'arc' | 'houseFrame' | 'houseFrameArc';

/** The coordinate that a technique moves. */
export type ProgressedSpace = 'longitude' | 'rightAscension' | 'declination' | 'houses';

/** The basis of the relation of the progressed chart to the natal chart. */
export type RelationBasis =
  | 'continuousTimeKey'
  | 'solarArcReference'
  | 'naibodRate'
  | 'oneDegreeRate'
  | 'planetaryArcReference'
  | 'progressedHouseFrame'
  | 'ascendantArcReference'
  | 'vertexArcReference';

/** Units of life and of the ephemeris. */
export type TimeUnit =
  | 'tropicalYear'
  | 'lunarMonth'
  | 'calendarDay'
  | 'lifeYear'
  | 'dayAfterBirth'
  | 'twelfthDayAfterBirth'
  | 'dayAfterSecondaryDate'
  | 'lunarMonthFractionAfterSecondaryDate'
  | 'directingArcDegree';

export type MethodKey =
  | 'secondary'
  | 'secondaryDeclination'
  | 'solarArc'
  | 'solarArcRightAscension'
  | 'naibodLongitude'
  | 'naibodRightAscension'
  | 'meanSolarArcLongitude'
  | 'meanSolarArcRightAscension'
  | 'oneDegreeLongitude'
  | 'oneDegreeRightAscension'
  | 'planetaryArc'
  | 'tertiary'
  | 'tertiaryII'
  | 'minor'
  | 'duodenary'
  | 'quotidianSolar'
  | 'quotidianLunar'
  | 'dailyHouses'
  | 'ascendantArc'
  | 'vertexArc';

export interface ProgressionMethod {
  readonly key: MethodKey;
  /** The motion of the technique, in words. */
  readonly description: string;
  readonly group: MethodGroup;
  /** Conventional name of the technique. */
  readonly title: string;
  readonly measure: Measure;
  readonly space: ProgressedSpace;
  readonly relationBasis: RelationBasis;
  /** Time keys: true if only completed life units count by default. */
  readonly stepwise?: true;
  readonly lifeUnit: TimeUnit;
  readonly ephemerisUnit: TimeUnit;
}

const DAY = { days: 1 },
  YEAR = { days: LIFE_YEAR_DAYS };
const SECONDARY: TimeKey = { kind: 'time', life: YEAR, ephemeris: DAY };
const rate = (degPerYear: number): RateArc => ({ kind: 'rate', degPerYear });
const from = (reference: ReferenceArc['reference']): ReferenceArc => ({ kind: 'reference', reference });

type Row = Pick<ProgressionMethod, 'key' | 'description' | 'title' | 'measure'>;

const timeKey = (row: Row & Pick<ProgressionMethod, 'lifeUnit' | 'ephemerisUnit' | 'stepwise'>): ProgressionMethod => ({
  ...row,
  group: 'timeKey',
  space: 'longitude',
  relationBasis: 'continuousTimeKey',
});
const arc = (
  row: Row &
    Pick<ProgressionMethod, 'relationBasis'> & { readonly space?: 'rightAscension'; readonly group?: MethodGroup },
): ProgressionMethod => ({
  group: 'arc',
  space: 'longitude',
  lifeUnit: 'tropicalYear',
  ephemerisUnit: 'directingArcDegree',
  ...row,
});

const yearForDay = { measure: SECONDARY, lifeUnit: 'tropicalYear', ephemerisUnit: 'dayAfterBirth' } as const;

/** Every technique, in the order of the contract. */
export const PROGRESSION_METHODS: readonly ProgressionMethod[] = [
  {
    key: 'secondary',
    description: 'a day of ephemeris for a year',
    group: 'secondary',
    title: 'Secondary Progression',
    space: 'longitude',
    relationBasis: 'continuousTimeKey',
    ...yearForDay,
  },
  {
    key: 'secondaryDeclination',
    description: 'a day of ephemeris for a year, declinations alone',
    group: 'declination',
    title: 'Secondary Progression in Declination',
    space: 'declination',
    relationBasis: 'continuousTimeKey',
    ...yearForDay,
  },
  arc({
    key: 'solarArc',
    description: 'the motion of the secondary Sun in longitude',
    title: 'Solar Arc Direction',
    measure: from('Sun'),
    relationBasis: 'solarArcReference',
  }),
  arc({
    key: 'solarArcRightAscension',
    description: 'the motion of the secondary Sun in right ascension',
    title: 'Solar Arc in Right Ascension',
    measure: from('Sun'),
    space: 'rightAscension',
    relationBasis: 'solarArcReference',
  }),
  arc({
    key: 'naibodLongitude',
    description: '59′08.33″ a year in longitude',
    title: 'Naibod in Longitude',
    measure: rate(NAIBOD_DEG_PER_YEAR),
    relationBasis: 'naibodRate',
  }),
  arc({
    key: 'naibodRightAscension',
    description: '59′08.33″ a year in right ascension',
    title: 'Naibod in Right Ascension',
    measure: rate(NAIBOD_DEG_PER_YEAR),
    space: 'rightAscension',
    relationBasis: 'naibodRate',
  }),
  arc({
    key: 'meanSolarArcLongitude',
    description: '360/365.24219 degrees a year in longitude',
    title: 'Mean Solar Arc Direction',
    measure: rate(MEAN_SOLAR_ARC_DEG_PER_YEAR),
    relationBasis: 'naibodRate',
  }),
  arc({
    key: 'meanSolarArcRightAscension',
    description: '360/365.24219 degrees a year in right ascension',
    title: 'Mean Solar Arc in Right Ascension',
    measure: rate(MEAN_SOLAR_ARC_DEG_PER_YEAR),
    space: 'rightAscension',
    relationBasis: 'naibodRate',
  }),
  arc({
    key: 'oneDegreeLongitude',
    description: 'a degree a year in longitude',
    title: 'One Degree in Longitude',
    measure: rate(1),
    relationBasis: 'oneDegreeRate',
  }),
  arc({
    key: 'oneDegreeRightAscension',
    description: 'a degree a year in right ascension',
    title: 'One Degree in Right Ascension',
    measure: rate(1),
    space: 'rightAscension',
    relationBasis: 'oneDegreeRate',
  }),
  arc({
    key: 'planetaryArc',
    description: 'the secondary motion of a requested body in longitude',
    title: 'Planetary Arc Direction',
    measure: from('requested'),
    relationBasis: 'planetaryArcReference',
  }),
  timeKey({
    key: 'tertiary',
    description: 'a day of ephemeris for a lunar month',
    title: 'Tertiary Progression',
    measure: { kind: 'time', life: { month: 'tropical' }, ephemeris: DAY },
    lifeUnit: 'lunarMonth',
    ephemerisUnit: 'dayAfterBirth',
  }),
  timeKey({
    key: 'tertiaryII',
    description: 'a synodic month of ephemeris for a completed year',
    title: 'Tertiary II Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { month: 'synodic' } },
    stepwise: true,
    lifeUnit: 'tropicalYear',
    ephemerisUnit: 'lunarMonth',
  }),
  timeKey({
    key: 'minor',
    description: 'a lunar month of ephemeris for a year',
    title: 'Minor Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { month: 'tropical' } },
    lifeUnit: 'tropicalYear',
    ephemerisUnit: 'lunarMonth',
  }),
  timeKey({
    key: 'duodenary',
    description: 'a twelfth of a day of ephemeris for a year',
    title: 'Duodenary Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: { days: 1 / 12 } },
    lifeUnit: 'tropicalYear',
    ephemerisUnit: 'twelfthDayAfterBirth',
  }),
  timeKey({
    key: 'quotidianSolar',
    description: 'from the secondary date of the last birthday a day of ephemeris for a day',
    title: 'Quotidian Solar Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: DAY, withinYear: YEAR },
    lifeUnit: 'calendarDay',
    ephemerisUnit: 'dayAfterSecondaryDate',
  }),
  timeKey({
    key: 'quotidianLunar',
    description: 'from the secondary date of the last birthday a lunar month of ephemeris until the next one',
    title: 'Quotidian Lunar Progression',
    measure: { kind: 'time', life: YEAR, ephemeris: DAY, withinYear: { month: 'synodic' } },
    lifeUnit: 'calendarDay',
    ephemerisUnit: 'lunarMonthFractionAfterSecondaryDate',
  }),
  {
    key: 'dailyHouses',
    description: 'a day of ephemeris for a year, houses alone',
    group: 'houseFrame',
    title: 'Daily Houses',
    space: 'houses',
    relationBasis: 'progressedHouseFrame',
    ...yearForDay,
  },
  arc({
    key: 'ascendantArc',
    description: 'the motion of the ascendant of the secondary instant',
    group: 'houseFrameArc',
    title: 'Ascendant Arc Direction',
    measure: from('Ascendant'),
    relationBasis: 'ascendantArcReference',
  }),
  arc({
    key: 'vertexArc',
    description: 'the motion of the vertex of the secondary instant',
    group: 'houseFrameArc',
    title: 'Vertex Arc Direction',
    measure: from('Vertex'),
    relationBasis: 'vertexArcReference',
  }),
];

/** The techniques of a group, in the order of the table. */
export const methodsOf = (group: MethodGroup): readonly ProgressionMethod[] =>
  PROGRESSION_METHODS.filter((method) => method.group === group);

const BY_KEY = new Map(PROGRESSION_METHODS.map((method) => [method.key, method]));

/** The technique of a key. Errors: Error for an unknown key. */
export function methodOf(key: MethodKey): ProgressionMethod {
  const method = BY_KEY.get(key);
  if (method === undefined) throw new Error(`unknown progression ${key}`);
  return method;
}

/** The lunar month of a time key; null if the key uses none. */
export function monthOf({ life, ephemeris, withinYear }: TimeKey): Month | null {
  const unit = [life, ephemeris, withinYear].find((one) => one !== undefined && 'month' in one);
  return unit === undefined || !('month' in unit) ? null : unit.month;
}

/** Whether the key of a technique uses lunar months. */
export const countsByMonth = ({ measure }: ProgressionMethod): boolean =>
  measure.kind === 'time' && monthOf(measure) !== null;

/** The units of a technique as it was applied. */
export interface AppliedUnits {
  readonly lifeUnit: TimeUnit;
  readonly ephemerisUnit: TimeUnit;
  /** The lunar month to which `lunarMonth` units refer; null without one. */
  readonly month: Month | null;
  /** Only completed life units count. */
  readonly completed: boolean;
}

/** The units of a technique. `month`: replaces the month of the key; `stepwise`: only completed life units count. */
export function unitsOf(
  { measure, lifeUnit, ephemerisUnit }: ProgressionMethod,
  { month, stepwise }: { readonly month?: Month | null; readonly stepwise: boolean },
): AppliedUnits {
  if (measure.kind !== 'time') return { lifeUnit, ephemerisUnit, month: null, completed: false };
  const used = month ?? monthOf(measure);
  if (!stepwise) return { lifeUnit, ephemerisUnit, month: used, completed: false };
  return {
    lifeUnit: 'month' in measure.life ? lifeUnit : 'lifeYear',
    ephemerisUnit: measure.withinYear === undefined ? ephemerisUnit : 'dayAfterBirth',
    month: used,
    completed: true,
  };
}
