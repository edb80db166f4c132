import { methodOf, methodsOf } from '../../../doctrine/progressions/methods.js';
import type {
  AppliedUnits,
  MethodGroup,
  MethodKey,
  ProgressedSpace,
  ProgressionMethod,
  RelationBasis,
  TimeUnit,
} from '../../../doctrine/progressions/methods.js';
import type { LunationPhase } from '../../../doctrine/progressions/keys.js';

/** Keys of techniques in requests; keys after Naibod have the token authE. */
const METHOD_WORDS: Readonly<Record<MethodKey, string>> = {
  secondary: 'secondary',
  secondaryDeclination: 'secondary_declination',
  solarArc: 'solar_arc',
  solarArcRightAscension: 'solar_arc_right_ascension',
  naibodLongitude: 'authE_longitude',
  naibodRightAscension: 'authE_right_ascension',
  meanSolarArcLongitude: 'mean_solar_arc_longitude',
  meanSolarArcRightAscension: 'mean_solar_arc_right_ascension',
  oneDegreeLongitude: 'one_degree_longitude',
  oneDegreeRightAscension: 'one_degree_right_ascension',
  planetaryArc: 'planetary_arc',
  tertiary: 'tertiary',
  tertiaryII: 'tertiary_ii',
  minor: 'minor',
  duodenary: 'duodenary',
  quotidianSolar: 'quotidian_solar',
  quotidianLunar: 'quotidian_lunar',
  dailyHouses: 'daily_houses',
  ascendantArc: 'ascendant_arc',
  vertexArc: 'vertex_arc',
};

/** Names of relation bases in answers. */
export const BASIS_WORDS: Readonly<Record<RelationBasis | 'steppedTimeKey', string>> = {
  continuousTimeKey: 'continuous_time_key',
  steppedTimeKey: 'stepped_time_key',
  solarArcReference: 'solar_arc_reference',
  naibodRate: 'naibod_rate',
  oneDegreeRate: 'one_degree_rate',
  planetaryArcReference: 'planetary_arc_reference',
  progressedHouseFrame: 'progressed_house_frame',
  ascendantArcReference: 'ascendant_arc_reference',
  vertexArcReference: 'vertex_arc_reference',
};

/** Names of coordinate systems in answers. */
export const SPACE_WORDS: Readonly<Record<ProgressedSpace, string>> = {
  longitude: 'ecliptic_longitude',
  rightAscension: 'right_ascension',
  declination: 'declination',
  houses: 'local_house_frame',
};

/** Names of the lunation phases in answers. */
export const PHASE_WORDS = {
  new: 'new',
  crescent: 'crescent',
  firstQuarter: 'first_quarter',
  gibbous: 'gibbous',
  full: 'full',
  disseminating: 'disseminating',
  lastQuarter: 'last_quarter',
  balsamic: 'balsamic',
} as const satisfies Readonly<Record<LunationPhase, string>>;

/** Names of units in answers; MONTH stands for the name of the lunar month. */
const UNIT_WORDS: Readonly<Record<TimeUnit, string>> = {
  tropicalYear: 'tropical_year',
  lunarMonth: 'MONTH_month',
  calendarDay: 'calendar_day',
  lifeYear: 'life_year',
  dayAfterBirth: 'day_after_birth',
  twelfthDayAfterBirth: 'twelfth_day_after_birth',
  dayAfterSecondaryDate: 'day_after_secondary_date',
  lunarMonthFractionAfterSecondaryDate: 'MONTH_month_fraction_after_secondary_date',
  directingArcDegree: 'directing_arc_degree',
};

/** The names of the units of life and of the ephemeris, as answers carry them. */
export function unitWords({ lifeUnit, ephemerisUnit, month, completed }: AppliedUnits): {
  readonly life: string;
  readonly ephemeris: string;
} {
  const word = (unit: TimeUnit): string => UNIT_WORDS[unit].replace('MONTH', month ?? '');
  return { life: completed ? `completed_${word(lifeUnit)}` : word(lifeUnit), ephemeris: word(ephemerisUnit) };
}

interface NamedTechnique {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly arcBody: string | null;
}

/** The key of a technique, as requests write it. */
export const wireKey = (method: ProgressionMethod): string => METHOD_WORDS[method.key];

/** The name of a technique in answers: with the body of a planetary arc, and with `Converse` before it. */
export function techniqueName({ method, converse, arcBody }: NamedTechnique): string {
  const name = method.title + (arcBody === null ? '' : ` (${arcBody})`);
  if (!converse) return name;
  return method.key === 'solarArc' ? 'Converse Solar Arc' : `Converse ${name}`;
}

/** The keys of a group of techniques, as requests write them. */
export const wireKeys = (group: MethodGroup): readonly string[] => methodsOf(group).map(wireKey);

const METHOD_KEYS: ReadonlyMap<string, MethodKey> = new Map(
  (Object.keys(METHOD_WORDS) as MethodKey[]).map((key) => [METHOD_WORDS[key], key]),
);

/** The technique of a validated request key; `naibod` is accepted for the token authE. Errors: Error for an unknown key. */
export function methodOfWire(word: string): ProgressionMethod {
  const key = METHOD_KEYS.get(word.replace('naibod', 'authE'));
  if (key === undefined) throw new Error(`unknown progression ${word}`);
  return methodOf(key);
}

/** The keys of a group with their meaning, for descriptions. */
export const describedMethods = (group: MethodGroup): string =>
  methodsOf(group)
    .map((method) => `\`${wireKey(method)}\` (${method.description})`)
    .join(', ');
