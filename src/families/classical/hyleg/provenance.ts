import type { AlcocodenProvenanceResponse, GiverWord, HylegProvenanceResponse } from './schema.js';

/** The provenance of the giver of life. */
export const hylegProvenance = (): HylegProvenanceResponse => ({
  source_module: 'engine.longevity',
  engine_entrypoint: 'find_hyleg_lilly_1647',
  source:
    'Lilly, Christian Astrology (1647), III.104 pp. 527-529; five degrees before a cusp, I.4 pp. 31-32; dignities by the table of I.18 p. 104 with the points of p. 115',
  hylegiacal_houses: [1, 7, 9, 10, 11],
  cusp_orb_deg: 5,
  under_earth_limit: 'only in the 1st house, up to 25 degrees of oblique ascension below the Ascendant',
  dominion_places:
    'by day the Sun, the new Moon before birth and the Ascendant; by night the Moon, the full Moon before birth and the Part of Fortune (Ascendant + Moon - Sun)',
  dominion_rule:
    'three or more dignities over the three places, then most points; the planet must be in a hylegiacal place',
  not_admitted_steps: ['preference_of_greater_virtue_when_both_luminaries_qualify'],
  house_system: 'caller_supplied_cusps',
  chart_construction: 'not_computed',
  sect_determination: 'caller_supplied',
});

const SOURCES: Readonly<Record<GiverWord, string>> = {
  william_lilly_1647:
    'Lilly, Christian Astrology (1647), III.104 pp. 530-531; dignities by I.18 p. 104 and p. 115; orbs and years of the planets, I.8-14 pp. 57-83',
  authC:
    'Dorotheus, Carmen Astrologicum III.1-2, with the order of the lords that Kushyar, Introduction III, ascribes to him',
  authF_iii_10: 'Ptolemy, Tetrabiblos III.2 and III.10 (Robbins, Loeb 435, pp. 233 and 271-285)',
  bonatti:
    'Abu Ali al-Khayyat, Judgments of Nativities 3-4, whom Bonatti follows in his treatise on nativities; Kushyar, Introduction III',
  ibn_ezra: 'Abraham Ibn Ezra, Book of Nativities: most points in the degree of the giver of life',
};
const REQUIREMENTS: Readonly<Record<GiverWord, string>> = {
  william_lilly_1647:
    'most essential dignity in the degree of the giver of life among planets that aspect it within their own orbs; a light in its own domicile or exaltation gives the years itself',
  authC:
    'the first of the lords of term, domicile, exaltation, triplicity and face of the degree that aspects it by sign',
  authF_iii_10:
    'most forms of domination over the degree (triplicity, house, exaltation, term, aspect), with or without an aspect',
  bonatti: 'most dignities in the degree among planets that aspect it by sign',
  ibn_ezra: 'most points in the degree among planets that aspect it by sign',
};
const TIE_RULES: Readonly<Record<GiverWord, string>> = {
  william_lilly_1647: 'by day the one planet nearer the Ascendant than the Descendant; otherwise the tie is left open',
  authC: 'the stronger house (angular, succedent, cadent), then the nearest degree',
  authF_iii_10: 'a tie is left open, and all planets are listed',
  bonatti: 'the stronger house (angular, succedent, cadent), then the nearest degree',
  ibn_ezra: 'the stronger house (angular, succedent, cadent), then the nearest degree',
};

/** Source of the rule of a giver of years. */
export const giverSource = (rule: GiverWord): string => SOURCES[rule];

/** The provenance of the giver of years. */
export const alcocodenProvenance = (rule: GiverWord): AlcocodenProvenanceResponse => ({
  source_module: 'engine.longevity',
  engine_entrypoint: 'find_alcocoden_lilly_1647',
  source: SOURCES[rule],
  requirement: REQUIREMENTS[rule],
  tie_rule: TIE_RULES[rule],
  reported_not_mechanised: rule === 'william_lilly_1647' ? ['sign_ruler_of_hyleg_as_alcocoden_pp_530_531'] : [],
  granted_years:
    rule === 'william_lilly_1647'
      ? 'not computed: Lilly allows the greater years to an angular, strong and fortunate planet, above all in the 1st or 10th house, but gives no rule'
      : 'computed with additions and subtractions, in granted_years',
  chart_construction: 'not_computed',
  sect_determination: 'caller_supplied',
});
