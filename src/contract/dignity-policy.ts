import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, shape } from './fields.js';

export const ESSENTIAL_DOCTRINES = ['traditional_classic_7', 'modern_co_rulers'] as const;
export const ESSENTIAL_SCORINGS = ['highest_dignity', 'lilly_sum'] as const;
export const TRIPLICITY_RULES = ['sect_ruler', 'all_three', 'lilly_two'] as const;
export const MARS_HAYZ_RULES = ['masculine_sign', 'exempt'] as const;
const HALB_HAYZ_DOCTRINES = ['al_qabisi_bonatti_dykes_2007'] as const;
const MERCURY_SECT_MODELS = ['longitude_heuristic'] as const;
export const halbHayzDoctrine = () => oneOf(HALB_HAYZ_DOCTRINES);
export const mercurySectModel = () => oneOf(MERCURY_SECT_MODELS);

const orbDeg = (minimum: number, maximum: number, description: string) =>
  Type.Number({ minimum, maximum, description });
const flag = () => defaulted(Type.Boolean(), true);

export const EssentialDignityPolicyRequest = shape('EssentialDignityPolicyRequest', {
  doctrine: defaulted(
    oneOf(ESSENTIAL_DOCTRINES, {
      description: 'modern_co_rulers: Uranus, Neptune and Pluto share Aquarius, Pisces and Scorpio',
    }),
    'traditional_classic_7',
  ),
  scoring: defaulted(
    oneOf(ESSENTIAL_SCORINGS, {
      description:
        'essential score: of the highest dignity only, or the sum of all with -5 for a peregrine planet (Lilly, Christian Astrology, p. 115)',
    }),
    'highest_dignity',
  ),
  triplicity: defaulted(
    oneOf(TRIPLICITY_RULES, {
      description:
        'planets with the dignity of triplicity: the Dorothean ruler of the sect, all three Dorothean rulers, or Lilly’s rulers by day and night',
    }),
    'sect_ruler',
  ),
});

export const SolarConditionPolicyRequest = shape('SolarConditionPolicyRequest', {
  include_cazimi: flag(),
  include_combust: flag(),
  include_under_sunbeams: flag(),
  include_for_luminaries: defaulted(Type.Boolean({ description: 'apply the bands of the Sun to the Moon too' }), false),
  cazimi_orb_deg: defaulted(
    orbDeg(0, 2, 'limit of cazimi, degrees; default 17 arcmin; some authors have 16 arcmin (0.26667)'),
    17 / 60,
  ),
  combust_orb_deg: defaulted(orbDeg(0, 20, 'limit of combustion, degrees; default 8; Lilly has 8.5'), 8),
  under_sunbeams_orb_deg: defaulted(
    orbDeg(0, 30, 'limit of the beams, degrees; default 17; the Hellenistic authors have 15'),
    17,
  ),
});
export const MutualReceptionPolicyRequest = shape('MutualReceptionPolicyRequest', {
  include_domicile: flag(),
  include_exaltation: flag(),
});
export const SectHayzPolicyRequest = shape('SectHayzPolicyRequest', {
  doctrine: defaulted(halbHayzDoctrine(), 'al_qabisi_bonatti_dykes_2007'),
  mercury_sect_model: defaulted(mercurySectModel(), 'longitude_heuristic'),
  include_hayz: flag(),
  include_halb: flag(),
  mars_hayz: defaulted(
    oneOf(MARS_HAYZ_RULES, {
      description: 'sign that Mars needs for hayz: a masculine sign (al-Qabisi, Bonatti) or any sign (Abu Mashar)',
    }),
    'masculine_sign',
  ),
});
export const AccidentalDignityPolicyRequest = shape('AccidentalDignityPolicyRequest', {
  include_house_strength: flag(),
  include_motion: flag(),
  include_oriental_occidental: flag(),
  solar: defaulted(SolarConditionPolicyRequest, {}),
  mutual_reception: defaulted(MutualReceptionPolicyRequest, {}),
  sect: defaulted(SectHayzPolicyRequest, {}),
});

/** Policy of dignities. A condition that is excluded has no label and no score; its raw facts stay in the answer. */
export const DignityComputationPolicyRequest = shape('DignityComputationPolicyRequest', {
  essential: defaulted(EssentialDignityPolicyRequest, {}),
  accidental: defaulted(AccidentalDignityPolicyRequest, {}),
});
export type DignityComputationPolicyRequest = Static<typeof DignityComputationPolicyRequest>;
