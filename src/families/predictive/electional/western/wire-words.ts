import type { DorotheanMatterName } from '../../../../doctrine/electional/dorotheus-matters.js';
import type { SahlMatterName } from '../../../../doctrine/electional/sahl-matters.js';
import type { AscensionalClass } from '../../../../doctrine/electional/dorotheus-construction.js';
import type { SignNatureVariant } from '../../../../doctrine/electional/dorotheus-input.js';
import type { Matter, RootPattern, SignificatorCondition } from '../../../../doctrine/electional/dorotheus-root.js';
import type { StrengthReason } from '../../../../doctrine/electional/dorotheus-matters.js';
import type {
  CrossingDirection,
  MotionInLatitude,
  NearestCrossing,
  SideOfEcliptic,
} from '../../../../doctrine/electional/dorotheus.js';
import type { Strength } from '../../../../doctrine/electional/figure.js';
import type { MatterState } from '../../../../doctrine/electional/matter-clauses.js';
import type { Fulfillment } from '../../../../doctrine/electional/ramesey.js';
import type { BurntPathVariant, EighthRuleVariant } from '../../../../doctrine/electional/sahl.js';
import type {
  MeasuredValue,
  Measurement,
  ProfileStatus,
  RuleState,
  Scalar,
} from '../../../../doctrine/electional/witness.js';

/** Names of the electional profiles on the wire. Each table maps a fact of `doctrine/electional` to the word of requests and answers. */
export const RULE_STATES = {
  clear: 'clear',
  triggered: 'triggered',
  notEvaluable: 'not_evaluable',
} as const satisfies Record<RuleState, string>;

export const MATTER_STATES = {
  satisfied: 'satisfied',
  clear: 'clear',
  triggered: 'triggered',
  observed: 'observed',
  notEvaluable: 'not_evaluable',
} as const satisfies Record<MatterState, string>;

export const PROFILE_STATUSES = {
  clearOfProfileImpediments: 'clear_of_profile_impediments',
  oneOrMoreProfileImpediments: 'one_or_more_profile_impediments',
  indeterminate: 'indeterminate',
} as const satisfies Record<ProfileStatus, string>;

export const FULFILLMENTS = {
  fulfilled: 'fulfilled',
  notFulfilled: 'not_fulfilled',
  indeterminate: 'indeterminate',
} as const satisfies Record<Fulfillment, string>;

export const STRENGTHS = {
  angular: 'angular',
  succedent: 'succedent',
  cadent: 'cadent',
  notEvaluable: 'not_evaluable',
} as const satisfies Record<Strength, string>;

export const ASCENSIONAL_CLASSES = {
  straight: 'straight',
  crooked: 'crooked',
  notEvaluable: 'not_evaluable',
} as const satisfies Record<AscensionalClass, string>;

export const ROOT_PATTERNS = {
  goodRootBadOutcome: 'good_root_bad_outcome',
  difficultRootSuitableOutcome: 'difficult_root_suitable_outcome',
  goodRootAndOutcome: 'good_root_and_outcome',
  badRootWorseOutcome: 'bad_root_worse_outcome',
  unclassified: 'unclassified',
  notEvaluable: 'not_evaluable',
} as const satisfies Record<RootPattern, string>;

export const SIGNIFICATOR_CONDITIONS = {
  clearOfComputedImpediments: 'clear_of_computed_impediments',
  oneOrMoreComputedImpediments: 'one_or_more_computed_impediments',
  indeterminate: 'indeterminate',
} as const satisfies Record<SignificatorCondition, string>;

export const MATTERS = {
  landAndManagement: 'land_and_management',
  mercurialAffairs: 'mercurial_affairs',
  marriageSexAndPleasure: 'marriage_sex_and_pleasure',
  warAndArms: 'war_and_arms',
  rulersAndPetitions: 'rulers_and_petitions',
  manifestAndProminent: 'manifest_and_prominent',
} as const satisfies Record<Matter, string>;

export const BURNT_PATHS = {
  textWithoutEndpoints: 'authB_text_indeterminate_no_numeric_endpoints',
  fallDegrees: 'dykes_glossary_fall_degrees_19_libra_to_3_scorpio',
  laterFifteenDegrees: 'later_fifteen_degrees_15_libra_to_15_scorpio',
} as const satisfies Record<BurntPathVariant, string>;

export const EIGHTH_RULES = {
  arabicTwelfthPart: 'arabic_al_rijal_twelfth_part',
  latinTwelfthSign: 'latin_twelfth_sign',
} as const satisfies Record<EighthRuleVariant, string>;

export const SIGN_NATURES = {
  textWithoutDrySigns: 'source_text_unresolved_no_dry_sign_table',
  lillyElementalQualities: 'lilly_1647_elemental_qualities',
} as const satisfies Record<SignNatureVariant, string>;

/** Profile and matter of each chapter of Sahl. */
export const SAHL_PROFILES = {
  lending: ['authB_lending_v1', 'borrowing_and_lending'],
  investment: ['authB_investment_v1', 'investing_money_for_profit'],
  purchase: ['authB_purchase_v1', 'purchasing_goods'],
  sale: ['authB_sale_v1', 'selling_goods'],
  building: ['authB_building_v1', 'building_a_house'],
  demolition: ['authB_demolition_v1', 'destroying_a_house'],
  land: ['authB_land_v1', 'buying_and_occupying_land'],
  wellsAndRivers: ['authB_wells_and_rivers_v1', 'digging_wells_and_diverting_rivers'],
  planting: ['authB_planting_v1', 'planting_trees'],
  sowing: ['authB_sowing_v1', 'sowing_seed'],
  businessPartnership: ['authB_business_partnership_v1', 'business_partnership'],
} as const satisfies Record<SahlMatterName, readonly [profile: string, matter: string]>;

/** Profile and matter of each chapter of Dorotheus. */
export const DOROTHEAN_PROFILES = {
  demolition: ['authC_demolition_v1', 'building_demolition'],
  leasing: ['authC_leasing_v1', 'leasing'],
  buyingAndSelling: ['authC_buying_and_selling_v1', 'buying_and_selling'],
  lunarPriceTiming: ['authC_lunar_price_timing_v1', 'lunar_price_timing'],
  landPurchase: ['authC_land_purchase_v1', 'land_purchase'],
  travel: ['authC_travel_v1', 'travel_and_departure'],
  shipAcquisition: ['authC_ship_acquisition_v1', 'ship_acquisition_or_commission'],
  shipConstruction: ['authC_ship_construction_v1', 'ship_construction'],
  shipLaunch: ['authC_ship_launch_v1', 'ship_launch'],
  landTravel: ['authC_land_travel_v1', 'land_travel'],
  seaTravel: ['authC_sea_travel_v1', 'sea_travel'],
  partnership: ['authC_partnership_v1', 'entering_a_partnership'],
  debtAndPayment: ['authC_debt_and_payment_v1', 'debt_and_payment'],
  writingAWill: ['authC_writing_a_will_v1', 'writing_a_will'],
} as const satisfies Record<DorotheanMatterName, readonly [profile: string, matter: string]>;

export const STRENGTH_REASONS = {
  fortuneOrInfortune: 'V.8 fortune_or_infortune_strength',
  lordOfAscendant: 'V.22 lord_of_ascendant_falling',
  lordOfMoon: 'V.22 lord_of_moon_falling',
} as const satisfies Record<StrengthReason, string>;

export const SIDES_OF_ECLIPTIC = {
  north: 'north',
  south: 'south',
  onEcliptic: 'on_ecliptic_numerical_root',
} as const satisfies Record<SideOfEcliptic, string>;
export const MOTIONS_IN_LATITUDE = {
  northward: 'northward',
  southward: 'southward',
  stationary: 'stationary_within_numerical_tolerance',
} as const satisfies Record<MotionInLatitude, string>;
export const CROSSING_DIRECTIONS = {
  ascendingSouthToNorth: 'ascending_south_to_north',
  descendingNorthToSouth: 'descending_north_to_south',
} as const satisfies Record<CrossingDirection, string>;
export const NEAREST_CROSSINGS = {
  previous: 'previous',
  current: 'current_within_numerical_tolerance',
  next: 'next',
} as const satisfies Record<NearestCrossing, string>;

/**
 * The contract's name of the places and rates of a figure. Clients know this name, although it speaks of astrometric rates: the rates of
 * these profiles are those of the apparent longitude, and `rate_product` of an answer says so. The two differ by 0.001 degrees a day for
 * the Moon (aberration).
 */
export const CHART_PRODUCT =
  'chart_apparent_geocentric_ecliptic_longitude_with_planetdata_astrometric_geocentric_longitude_rate';

/** The fact that a wire word of a table stands for. */
export const factOf = <F extends string, W extends string>(table: Readonly<Record<F, W>>, word: W): F =>
  (Object.keys(table) as F[]).find((fact) => table[fact] === word)!;

/** Wire words of evidence that are not the snake_case form of the fact. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    callerDeclaredCadentQuadrantHouses: 'caller_declared_quadrant_houses_3_6_9_12',
    chartLongitudeRate: CHART_PRODUCT,
    moonSpeedBelowMeanMotion: 'moon_speed_below_13d10m36s',
    wholeSignBadPlacesMoonRejoicesInThird: 'whole_sign_places_3_6_8_12_moon_rejoices_in_3',
    dependsOnOpenJupiterClause: 'depends_on_v26_28',
    dorotheusOpenMadeUnfortunateGate: 'authC_v31_open_made_unfortunate_source_gate',
    dorotheusUnderRays15Degrees: 'authC_v31_under_rays_15_degrees',
    dorotheusSignificatorWholeSignConfiguration: 'authC_v31_whole_sign_configuration',
    marriageSignTableNotAdmitted: 'V.17_dependency_not_admitted',
    noNamedTerrainTestimony: 'no_V.11_named_terrain_testimony',
    noCompoundPriceTestimony: 'no_compound_V44_price_testimony',
    shipAcquisitionOrder: 'Taurus> Pisces> Gemini> end_of_Capricorn',
    nearWaterAndMixedTerrain: 'near_water_or_much_water+mixed_mountains_and_plains',
    ...BURNT_PATHS,
    ...EIGHTH_RULES,
    ...SIGN_NATURES,
    onEcliptic: SIDES_OF_ECLIPTIC.onEcliptic,
    stationary: MOTIONS_IN_LATITUDE.stationary,
    current: NEAREST_CROSSINGS.current,
  }),
);
/** The contract names the authors by neutral tokens. */
const AUTHORS: ReadonlyMap<string, string> = new Map([
  ['ramesey', 'authA'],
  ['sahl', 'authB'],
  ['dorotheus', 'authC'],
]);

/**
 * The wire word of a clause, rule, policy or measurement: its snake_case form with neutral author tokens, unless it is irregular. These
 * names are an open vocabulary of several hundred words, so a rule maps them; closed enumerations have the tables above.
 */
export function evidenceWord(fact: string): string {
  const irregular = IRREGULAR.get(fact);
  if (irregular !== undefined) return irregular;
  const snake = fact
    .replace(/(?<=.)[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/(?<=[a-zA-Z])(?=\d)/g, '_');
  return snake
    .split('_')
    .map((word) => AUTHORS.get(word) ?? word)
    .join('_');
}

const IS_FACT = /^[a-z][A-Za-z0-9]*$/;
/** A string value: a camelCase fact as its wire word; names, signs and intervals unchanged. */
const textWord = (value: string): string => (IS_FACT.test(value) ? evidenceWord(value) : value);

/** A measured value as a scalar: lists are joined by commas, an empty list is `none`. */
function scalarOf(value: MeasuredValue): Scalar {
  if (typeof value === 'string') return textWord(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value.length === 0) return 'none';
  const items = value.map((one) => {
    if (typeof one === 'string') return textWord(one);
    if ('fact' in one) return `${one.planet}:${textWord(one.fact)}`;
    const flags = Object.entries(one.facts).map(([name, flag]) => `${evidenceWord(name)}=${flag ? 'True' : 'False'}`);
    return `${one.planet}:${flags.join(',')}`;
  });
  return items.join(typeof value[0] === 'object' && 'facts' in value[0] ? ';' : ',');
}

/** Measurements of a clause in the wire shape. */
export const measurementAnswers = (measurements: readonly Measurement[]) =>
  measurements.map(({ name, value, units, comparison, threshold }) => ({
    name: evidenceWord(name),
    value: scalarOf(value),
    units,
    comparison,
    threshold,
  }));
