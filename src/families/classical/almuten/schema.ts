import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, ratePerDay } from '../../../contract/points.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';

const ALMUTEN_DOCTRINES = [
  'william_lilly_1647',
  'william_lilly_1647_others_five_places',
  'engine_legacy_v1',
  'ibn_ezra',
  'bonatti',
] as const;
export type AlmutenDoctrine = (typeof ALMUTEN_DOCTRINES)[number];
const doctrine = () =>
  defaulted(
    oneOf(ALMUTEN_DOCTRINES, {
      description:
        'rule of the count: william_lilly_1647 (Christian Astrology), _others_five_places (places that Lilly reports, figure only), ibn_ezra (five places, houses, rulers of day and hour), bonatti (the five places of life), engine_legacy_v1 (the recorded count without a source)',
    }),
    'william_lilly_1647',
  );

export const TERMS_WORDS = ['egyptian', 'authF', 'william_lilly_1647'] as const;
export const TRIPLICITY_WORDS = ['sect_ruler', 'all_three', 'participating_one_point', 'william_lilly_1647'] as const;
export const WEIGHT_WORDS = ['triplicity_3_term_2', 'term_3_triplicity_2'] as const;
/** Options of the doctrines `ibn_ezra` and `bonatti`; the other doctrines have fixed tables. */
const tableOptions = {
  terms: optionalOrNull(
    oneOf(TERMS_WORDS, { description: 'table of terms of ibn_ezra and bonatti; default egyptian' }),
  ),
  triplicity_rulers: optionalOrNull(
    oneOf(TRIPLICITY_WORDS, {
      description:
        'triplicity rulers that count in ibn_ezra and bonatti: the ruler of the sect, all three Dorothean rulers with 3 points each, the participating ruler with 1 point, or Lilly’s table; default all_three',
    }),
  ),
  dignity_weights: optionalOrNull(
    oneOf(WEIGHT_WORDS, {
      description: 'points of triplicity and term in ibn_ezra and bonatti; default triplicity_3_term_2',
    }),
  ),
};

export const AlmutenDegreeRequest = shape('AlmutenDegreeRequest', {
  longitude: longitude(),
  is_day_chart: Type.Boolean(),
  doctrine: doctrine(),
  ...tableOptions,
});
export type AlmutenDegreeRequest = Static<typeof AlmutenDegreeRequest>;

const planetFields = (value: () => ReturnType<typeof longitude>) => ({
  Sun: Type.Optional(value()),
  Moon: Type.Optional(value()),
  Mercury: Type.Optional(value()),
  Venus: Type.Optional(value()),
  Mars: Type.Optional(value()),
  Jupiter: Type.Optional(value()),
  Saturn: Type.Optional(value()),
});
const AlmutenPositionsRequest = shape(
  'AlmutenPositionsRequest',
  { ...planetFields(longitude), Sun: longitude(), Moon: longitude() },
  { description: 'ecliptic longitudes, degrees; reduced to [0, 360); william_lilly_1647 needs all seven' },
);
const AlmutenSpeedsRequest = shape('AlmutenSpeedsRequest', planetFields(ratePerDay), {
  description: 'daily motions of all seven planets; only william_lilly_1647 uses them and needs them',
});
const AlmutenStarsRequest = shape(
  'AlmutenStarsRequest',
  { Regulus: Type.Optional(longitude()), Spica: Type.Optional(longitude()), Algol: Type.Optional(longitude()) },
  { description: 'longitudes of the three stars, degrees; only william_lilly_1647 uses them and needs them' },
);
const ruler = (description: string) => optionalOrNull(oneOf(CLASSICAL_PLANETS, { description }));
export const HOUSE_POINT_WORDS = [
  'sixth_house_least',
  'sixth_house_least_eighth_before_ninth',
  'twelfth_house_least',
] as const;

export const AlmutenFigurisRequest = shape('AlmutenFigurisRequest', {
  positions: AlmutenPositionsRequest,
  house_cusps: Type.Array(longitude(), {
    minItems: 12,
    maxItems: 12,
    description: 'cusps of the houses 1 to 12, degrees',
  }),
  is_day_chart: Type.Boolean(),
  doctrine: doctrine(),
  midheaven_longitude: optionalOrNull(longitude('longitude of the midheaven, degrees; default: cusp 10')),
  speeds: optionalOrNull(AlmutenSpeedsRequest),
  north_node_longitude: optionalOrNull(
    longitude('longitude of the north node; only william_lilly_1647 uses it and needs it'),
  ),
  node_doctrine: defaulted(
    oneOf(['mean_node', 'true_node'], {
      description: 'which node north_node_longitude is; it has no effect on the count',
    }),
    'mean_node',
  ),
  fixed_star_longitudes: optionalOrNull(AlmutenStarsRequest),
  prenatal_syzygy_longitude: optionalOrNull(
    longitude('longitude of the syzygy before birth; ibn_ezra and bonatti need it, engine_legacy_v1 admits it'),
  ),
  day_ruler: ruler('planet of the day; ibn_ezra needs it, engine_legacy_v1 admits it'),
  hour_ruler: ruler('planet of the hour; ibn_ezra needs it, engine_legacy_v1 admits it'),
  ...tableOptions,
  house_points: optionalOrNull(
    oneOf(HOUSE_POINT_WORDS, {
      description:
        'points of the houses in ibn_ezra: 1 10 7 4 11 5 2 9 8 3 12 6 from 12 to 1, the same with the 8th before the 9th, or the recorded order with the 12th least; default sixth_house_least',
    }),
  ),
  fortune: optionalOrNull(
    oneOf(['reversed_by_night', 'same_day_and_night'], {
      description: 'formula of the lot of Fortune in ibn_ezra and bonatti; default reversed_by_night',
    }),
  ),
});
export type AlmutenFigurisRequest = Static<typeof AlmutenFigurisRequest>;

const AlmutenTallyResponse = shape('AlmutenTallyResponse', {
  planet: Type.String(),
  essential_points: Type.Integer(),
  house_points: Type.Integer(),
  ruler_points: Type.Integer(),
  accidental_points: Type.Integer(),
  total: Type.Integer(),
});
export type AlmutenTallyResponse = Static<typeof AlmutenTallyResponse>;

const AlmutenScoredPointResponse = shape('AlmutenScoredPointResponse', {
  name: Type.String(),
  longitude: Type.Number(),
});
export type AlmutenScoredPointResponse = Static<typeof AlmutenScoredPointResponse>;

const AlmutenProvenanceResponse = shape('AlmutenProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  doctrine_source: Type.String(),
  essential_point_scale: Type.Optional(Type.String()),
  essential_point_scale_source: Type.Optional(Type.String()),
  bounds_table: Type.String(),
  triplicity_table: Type.String(),
  face_table: defaulted(Type.String(), 'chaldean'),
  unsourced_elements: Type.Array(Type.String()),
  not_computed: Type.Array(Type.String()),
  tie_break: Type.String(),
  chart_construction: defaulted(Type.String(), 'not_computed'),
  sect_determination: defaulted(Type.String(), 'caller_supplied'),
});
export type AlmutenProvenanceResponse = Static<typeof AlmutenProvenanceResponse>;

export const AlmutenResponse = shape('AlmutenResponse', {
  doctrine: Type.String(),
  almuten: nullable(Type.String({ description: 'null where several planets have the highest total' })),
  is_day_chart: Type.Boolean(),
  tallies: Type.Array(AlmutenTallyResponse),
  scored_points: Type.Array(AlmutenScoredPointResponse),
  tied_planets: Type.Array(Type.String({ description: 'all planets with the highest total' })),
  reason: optionalOrNull(Type.String()),
  provenance: AlmutenProvenanceResponse,
  ...optionsNotApplied,
});
export type AlmutenResponse = Static<typeof AlmutenResponse>;
