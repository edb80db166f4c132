import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { angleDeg, longitude } from '../../../contract/points.js';
import { inUnit } from '../../../contract/units.js';

const cusps = () =>
  Type.Array(longitude(), { minItems: 12, maxItems: 12, description: 'cusps of the houses 1 to 12, degrees' });
const frameFields = {
  armc: optionalOrNull(
    angleDeg('right ascension of the midheaven, degrees; needed for a place in the first house under the earth'),
  ),
  obliquity: optionalOrNull(
    inUnit('deg', Type.Number({ minimum: 0, maximum: 90, description: 'obliquity of the ecliptic, degrees' })),
  ),
  geographic_latitude: optionalOrNull(
    inUnit('deg', Type.Number({ minimum: -90, maximum: 90, description: 'geographic latitude, degrees north' })),
  ),
};
const syzygyFields = {
  prenatal_new_moon_longitude: optionalOrNull(longitude('longitude of the new Moon before birth, degrees')),
  prenatal_full_moon_longitude: optionalOrNull(longitude('longitude of the full Moon before birth, degrees')),
  latest_prenatal_syzygy: optionalOrNull(
    oneOf(['new_moon', 'full_moon'], { description: 'the later of both; needed by night when no planet has dominion' }),
  ),
};

const HylegPlanetsRequest = shape(
  'HylegPlanetsRequest',
  {
    Mercury: Type.Optional(longitude()),
    Venus: Type.Optional(longitude()),
    Mars: Type.Optional(longitude()),
    Jupiter: Type.Optional(longitude()),
    Saturn: Type.Optional(longitude()),
  },
  { description: 'longitudes of the five planets, degrees; needed when neither light is the giver of life' },
);

export const HylegLilly1647Request = shape('HylegLilly1647Request', {
  sun_longitude: longitude('longitude of the Sun, degrees; reduced to [0, 360)'),
  moon_longitude: longitude('longitude of the Moon, degrees; reduced to [0, 360)'),
  house_cusps: cusps(),
  is_day_chart: Type.Boolean(),
  ...frameFields,
  planets: optionalOrNull(HylegPlanetsRequest),
  ...syzygyFields,
});
export type HylegLilly1647Request = Static<typeof HylegLilly1647Request>;

const doctrine = () => oneOf(['william_lilly_1647']);
const status = () => oneOf(['selected', 'not_evaluable']);

const HylegiacalPlaceResponse = shape('HylegiacalPlaceResponse', {
  body: Type.String(),
  longitude: Type.Number(),
  strict_house: Type.Integer({ description: 'house by the cusps' }),
  orb_house: Type.Integer({ description: 'house when five degrees before a cusp belong to it' }),
  above_horizon: Type.Boolean(),
  oblique_ascension_below_ascendant_deg: nullable(Type.Number()),
  is_hylegiacal: Type.Boolean(),
  reason: Type.String(),
});
export type HylegiacalPlaceResponse = Static<typeof HylegiacalPlaceResponse>;

const HylegDominionCountResponse = shape('HylegDominionCountResponse', {
  planet: Type.String(),
  dignities_by_place: mapOf(Type.Array(Type.String())),
  dignity_count: Type.Integer(),
  points: Type.Integer(),
  qualifies: Type.Boolean(),
});

const HylegProvenanceResponse = shape('HylegProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: defaulted(Type.String(), 'find_hyleg_lilly_1647'),
  source: Type.Optional(Type.String()),
  hylegiacal_houses: defaulted(Type.Array(Type.Integer()), [1, 7, 9, 10, 11]),
  cusp_orb_deg: defaulted(Type.Number(), 5),
  under_earth_limit: Type.Optional(Type.String()),
  dominion_places: Type.Optional(Type.String()),
  dominion_rule: Type.Optional(Type.String()),
  not_admitted_steps: defaulted(Type.Array(Type.String()), [
    'preference_of_greater_virtue_when_both_luminaries_qualify',
  ]),
  house_system: defaulted(Type.String(), 'caller_supplied_cusps'),
  chart_construction: defaulted(Type.String(), 'not_computed'),
  sect_determination: defaulted(Type.String(), 'caller_supplied'),
});
export type HylegProvenanceResponse = Static<typeof HylegProvenanceResponse>;

export const HylegLilly1647Response = shape('HylegLilly1647Response', {
  doctrine: doctrine(),
  status: status(),
  hyleg: nullable(Type.String({ description: 'Sun, Moon, a planet, Ascendant or Part of Fortune' })),
  is_day_chart: Type.Boolean(),
  candidates: Type.Array(HylegiacalPlaceResponse),
  both_luminaries_hylegiacal: Type.Boolean(),
  reason: nullable(Type.String()),
  selection_step: optionalOrNull(Type.String()),
  hyleg_longitude: optionalOrNull(Type.Number()),
  dominion_places: Type.Optional(mapOf(Type.Number())),
  dominion_counts: Type.Optional(Type.Array(HylegDominionCountResponse)),
  dominion_planet: optionalOrNull(Type.String()),
  dominion_planet_place: optionalOrNull(HylegiacalPlaceResponse),
  part_of_fortune_place: optionalOrNull(HylegiacalPlaceResponse),
  provenance: Type.Optional(HylegProvenanceResponse),
});
export type HylegLilly1647Response = Static<typeof HylegLilly1647Response>;

const GIVER_WORDS = ['william_lilly_1647', 'authC', 'authF_iii_10', 'bonatti', 'ibn_ezra'] as const;
export type GiverWord = (typeof GIVER_WORDS)[number];

const AlcocodenPositionsRequest = shape(
  'AlcocodenPositionsRequest',
  {
    Sun: longitude(),
    Moon: longitude(),
    Mercury: longitude(),
    Venus: longitude(),
    Mars: longitude(),
    Jupiter: longitude(),
    Saturn: longitude(),
  },
  { description: 'longitudes of the seven planets, degrees; reduced to [0, 360)' },
);

export const AlcocodenLilly1647Request = shape('AlcocodenLilly1647Request', {
  positions: AlcocodenPositionsRequest,
  house_cusps: cusps(),
  is_day_chart: Type.Boolean(),
  ...frameFields,
  ...syzygyFields,
  giver_of_years: defaulted(
    oneOf(GIVER_WORDS, {
      description:
        'rule for the giver of years: Lilly; authC, Dorotheus (first lord that aspects); authF_iii_10, Ptolemy (most forms of domination; years until setting); bonatti (most dignities, with additions and subtractions of years); ibn_ezra (most points)',
    }),
    'william_lilly_1647',
  ),
  hyleg_doctrine: defaulted(
    oneOf(['william_lilly_1647', 'authF_iii_10'], {
      description:
        'rule for the giver of life from which the years are reckoned: Lilly’s, or Ptolemy, Tetrabiblos III.10',
    }),
    'william_lilly_1647',
  ),
  retrograde_planets: optionalOrNull(
    Type.Array(oneOf(['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']), {
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      description: 'retrograde planets; they change the granted years of authC, bonatti and ibn_ezra',
    }),
  ),
});
export type AlcocodenLilly1647Request = Static<typeof AlcocodenLilly1647Request>;

const AlcocodenCandidateResponse = shape('AlcocodenCandidateResponse', {
  planet: Type.String(),
  longitude: Type.Number(),
  essential_points: Type.Integer({ description: 'points in the degree of the giver of life' }),
  dignities: Type.Array(Type.String()),
  aspect_to_hyleg: nullable(Type.String()),
  aspect_distance_deg: nullable(Type.Number()),
  orb_deg: Type.Number({ description: 'Lilly’s orb of the planet; the other rules take aspects by sign' }),
  beholds_hyleg: Type.Boolean(),
  eastern: Type.Boolean({ description: 'nearer the Ascendant than the Descendant' }),
});
export type AlcocodenCandidateResponse = Static<typeof AlcocodenCandidateResponse>;

const YearChangeResponse = shape('GrantedYearChangeResponse', {
  planet: Type.String(),
  effect: oneOf(['adds', 'subtracts']),
  years: Type.Number({ description: 'years added or subtracted' }),
  amount: Type.Number(),
  unit: oneOf(['years', 'months', 'days']),
  aspect: Type.String(),
});
export const GrantedYearsResponse = shape('GrantedYearsResponse', {
  basis: oneOf(['greater', 'mean', 'least', 'least_as_months', 'degrees_until_setting', 'not_evaluable']),
  lowered_by: Type.Array(Type.String({ description: 'conditions that lower the rank of the years by one each' })),
  base_years: nullable(Type.Number()),
  changes: Type.Array(YearChangeResponse),
  total_years: nullable(Type.Number({ description: 'years after additions and subtractions, at least 0' })),
  reason: nullable(Type.String()),
  source: Type.String(),
});
export type GrantedYearsResponse = Static<typeof GrantedYearsResponse>;

const AlcocodenProvenanceResponse = shape('AlcocodenProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: defaulted(Type.String(), 'find_alcocoden_lilly_1647'),
  source: Type.Optional(Type.String()),
  requirement: Type.Optional(Type.String()),
  tie_rule: Type.Optional(Type.String()),
  reported_not_mechanised: defaulted(Type.Array(Type.String()), ['sign_ruler_of_hyleg_as_alcocoden_pp_530_531']),
  granted_years: Type.Optional(Type.String()),
  chart_construction: defaulted(Type.String(), 'not_computed'),
  sect_determination: defaulted(Type.String(), 'caller_supplied'),
});
export type AlcocodenProvenanceResponse = Static<typeof AlcocodenProvenanceResponse>;

export const AlcocodenLilly1647Response = shape('AlcocodenLilly1647Response', {
  doctrine: oneOf(GIVER_WORDS),
  status: status(),
  hyleg: HylegLilly1647Response,
  hyleg_longitude: nullable(Type.Number({ description: 'longitude of the giver of life in use, degrees' })),
  hyleg_in_use: Type.Optional(
    nullable(Type.String({ description: 'giver of life in use, where hyleg_doctrine is not Lilly’s' })),
  ),
  alcocoden: nullable(Type.String()),
  selection_basis: nullable(Type.String()),
  candidates: Type.Array(AlcocodenCandidateResponse),
  sign_ruler_of_hyleg: nullable(Type.String()),
  alcocoden_house: nullable(Type.Integer()),
  years_least: nullable(Type.Number()),
  years_mean: nullable(Type.Number()),
  years_greater: nullable(Type.Number()),
  angular_in_first_or_tenth: nullable(Type.Boolean()),
  granted_years: optionalOrNull(GrantedYearsResponse),
  reason: nullable(Type.String()),
  provenance: Type.Optional(AlcocodenProvenanceResponse),
  ...optionsNotApplied,
});
export type AlcocodenLilly1647Response = Static<typeof AlcocodenLilly1647Response>;
