import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { VarsheshaResultResponse } from './schema-chart.js';
import { VarshaphalBasis } from './schema.js';

const text = () => Type.String();
const number = () => Type.Number();
const texts = () => Type.Array(Type.String());
const house = () => Type.Integer({ description: '1 ... 12' });

const TajikaPanchavargiStrengthResponse = shape('TajikaPanchavargiStrengthResponse', {
  planet: text(),
  longitude: number(),
  sign: text(),
  domicile_lord: text(),
  domicile_relationship: text(),
  domicile_score: number(),
  exaltation_basis_planet: nullable(text()),
  exaltation_relationship: text(),
  exaltation_score: number(),
  hadda_lord: text(),
  hadda_relationship: text(),
  hadda_score: number(),
  decan_lord: text(),
  decan_relationship: text(),
  decan_score: number(),
  musallaha_lord: text(),
  musallaha_relationship: text(),
  musallaha_score: number(),
  total_score: number(),
  uchcha_bala: Type.Number({ description: '0 ... 20' }),
});
export type TajikaPanchavargiStrengthResponse = Static<typeof TajikaPanchavargiStrengthResponse>;

const TajikaShadbalaProfileResponse = shape('TajikaShadbalaProfileResponse', {
  planet: text(),
  panchavargi_strength: TajikaPanchavargiStrengthResponse,
  directional_strength: number(),
  temporal_strength: shape('TajikaKalaBalaResponse', {
    planet: text(),
    sect_strength: number(),
    luminary_elongation_strength: number(),
    venus_elongation_strength: number(),
    night_watch_strength: number(),
    total_score: number(),
  }),
  natural_strength: number(),
  motion_strength: shape('TajikaChestaBalaResponse', {
    planet: text(),
    motion_mode_strength: number(),
    benefic_contact_strength: number(),
    solar_synodic_strength: number(),
    blocked_by_malefic_contact: Type.Boolean(),
    total_score: number(),
  }),
  aspect_strength: shape('TajikaDrigBalaResponse', {
    planet: text(),
    ascendant_aspect_strength: number(),
    benefic_support_strength: number(),
    blocked_by_malefic_square: Type.Boolean(),
    total_score: number(),
  }),
  total_score: number(),
});
export type TajikaShadbalaProfileResponse = Static<typeof TajikaShadbalaProfileResponse>;

const VarshaphalActorJudgementResponse = shape('VarshaphalActorJudgementResponse', {
  actor: text(),
  planet: text(),
  house: house(),
  supportive_yoga_count: Type.Integer(),
  obstructive_yoga_count: Type.Integer(),
  panchavargi_strength: TajikaPanchavargiStrengthResponse,
  shadbala: TajikaShadbalaProfileResponse,
  authority_score: number(),
  authority: text(),
});
export type VarshaphalActorJudgementResponse = Static<typeof VarshaphalActorJudgementResponse>;

const VarshaphalSahamJudgementResponse = shape('VarshaphalSahamJudgementResponse', {
  saham_name: text(),
  house: house(),
  ruler: text(),
  ruler_house: house(),
  ruler_strength: TajikaShadbalaProfileResponse,
  relevance_score: number(),
  authority: text(),
});
export type VarshaphalSahamJudgementResponse = Static<typeof VarshaphalSahamJudgementResponse>;

const VarshaphalSahamPriorityResponse = shape('VarshaphalSahamPriorityResponse', {
  saham_name: text(),
  annual_judgement: VarshaphalSahamJudgementResponse,
  natal_judgement: VarshaphalSahamJudgementResponse,
  priority: text(),
  is_considered: Type.Boolean(),
  doctrine: text(),
});

const profileFields = {
  varshesha: VarsheshaResultResponse,
  supportive_yogas: texts(),
  obstructive_yogas: texts(),
  varshesha_house: house(),
  varshesha_dignity: text(),
  varshesha_strength: TajikaPanchavargiStrengthResponse,
  varshesha_shadbala: TajikaShadbalaProfileResponse,
  muntha_lord_shadbala: TajikaShadbalaProfileResponse,
  year_lagna_lord: text(),
  year_lagna_lord_strong: Type.Boolean(),
  actor_rankings: Type.Array(VarshaphalActorJudgementResponse),
  key_saham_rankings: Type.Array(VarshaphalSahamJudgementResponse),
  strongest_testimonies: texts(),
  yearly_strength_balance: text(),
  ascendant_authority_indication: text(),
};
const VarshaphalJudgementProfile = shape('VarshaphalJudgementProfile', profileFields);
export type VarshaphalJudgementProfile = Static<typeof VarshaphalJudgementProfile>;
export const VarshaphalJudgementProfileResponse = shape('VarshaphalJudgementProfileResponse', {
  ...profileFields,
  basis: VarshaphalBasis,
  ...optionsNotApplied,
});

const topicFields = {
  topic: text(),
  saham_name: text(),
  polarity: text(),
  house_numbers: Type.Array(house()),
  house_rulers: texts(),
  supportive_relation_to_varshesha: Type.Boolean(),
  obstructive_relation_to_varshesha: Type.Boolean(),
  timed_activation: text(),
  emphasis_score: number(),
  judgement: text(),
  basis: texts(),
  occupants: Type.Array(Type.String(), {
    description: 'bodies of the request (default Sun ... Pluto) in the houses',
  }),
};
const VarshaphalTopicJudgementResponse = shape('VarshaphalTopicJudgementResponse', topicFields);
export type VarshaphalTopicJudgementResponse = Static<typeof VarshaphalTopicJudgementResponse>;
export const VarshaphalTopicsResponse = Type.Array(VarshaphalTopicJudgementResponse);

export const VarshaphalYearJudgementResponse = shape('VarshaphalYearJudgementResponse', {
  profile: VarshaphalJudgementProfile,
  dominant_governor: nullable(VarshaphalActorJudgementResponse),
  supporting_governors: Type.Array(VarshaphalActorJudgementResponse),
  strained_governors: Type.Array(VarshaphalActorJudgementResponse),
  topics: Type.Array(VarshaphalTopicJudgementResponse),
  foreground_topics: Type.Array(VarshaphalTopicJudgementResponse),
  obstructed_topics: Type.Array(VarshaphalTopicJudgementResponse),
  background_topics: Type.Array(VarshaphalTopicJudgementResponse),
  prioritized_sahams: Type.Array(VarshaphalSahamPriorityResponse),
  disregarded_sahams: Type.Array(VarshaphalSahamPriorityResponse),
  key_sahams: Type.Array(VarshaphalSahamJudgementResponse),
  supportive_yogas: texts(),
  obstructive_yogas: texts(),
  decisive_testimonies: texts(),
  final_verdict: text(),
  conflict_resolution: text(),
  verdict_basis: texts(),
  basis: VarshaphalBasis,
});
export type VarshaphalYearJudgementResponse = Static<typeof VarshaphalYearJudgementResponse>;

export const VarshaphalYearSummaryResponse = shape('VarshaphalYearSummaryResponse', {
  yearly_tone: text(),
  dominant_governor: nullable(text()),
  foreground_topics: texts(),
  obstructed_topics: texts(),
  background_topics: texts(),
  timed_highlights: texts(),
  strongest_testimonies: texts(),
  narrative_basis: texts(),
  basis: VarshaphalBasis,
  ...optionsNotApplied,
});
export type VarshaphalYearSummaryResponse = Static<typeof VarshaphalYearSummaryResponse>;

const VarshaphalTopicWindowResponse = shape('VarshaphalTopicWindowResponse', {
  topic: text(),
  start_jd: Type.Number({ description: 'Julian day UT1' }),
  end_jd: number(),
  source: text(),
  major_lord: text(),
  sub_lord: text(),
  activation_kind: text(),
  basis: texts(),
  holds_focus: Type.Boolean({ description: 'the window contains the focus (default: the beginning of the year)' }),
  occupants: texts(),
});
export type VarshaphalTopicWindowResponse = Static<typeof VarshaphalTopicWindowResponse>;
export const VarshaphalWindowsResponse = Type.Array(VarshaphalTopicWindowResponse);
