import type { DignityTables } from '../../../doctrine/almuten/points.js';
import type { AlmutenDoctrine, AlmutenProvenanceResponse } from './schema.js';

const SCALE = 'domicile 5, exaltation 4, triplicity 3, term 2, face 1';
const SCALE_SOURCE = 'Lilly, Christian Astrology (1647), I.19, table of fortitudes, p. 115';
const TABLE_SOURCE = 'Lilly, Christian Astrology (1647), I.18, table of essential dignities, p. 104';

/** Sources of the count of one degree and of a figure, by doctrine. */
const SOURCES: Readonly<Record<AlmutenDoctrine, { readonly degree: string; readonly figure: string }>> = {
  william_lilly_1647: {
    degree: `${TABLE_SOURCE}; the almuten of a house, I.6 p. 49`,
    figure: `${TABLE_SOURCE}; essential and accidental dignities over the complete figure, I.6 p. 49 and III.105 pp. 531-532, by the table of I.19 p. 115`,
  },
  william_lilly_1647_others_five_places: {
    degree: TABLE_SOURCE,
    figure: `${TABLE_SOURCE}; the places that others count, as Lilly reports without adopting them, III.105 p. 531; Part of Fortune by day and night alike, I.23 p. 143`,
  },
  engine_legacy_v1: {
    degree: 'the recorded count of earlier versions, which has no source; points after Lilly p. 115',
    figure: 'the recorded count of earlier versions, which has no source; points after Lilly p. 115',
  },
  ibn_ezra: {
    degree: 'points of Ibn Ezra over one degree, with the tables of the request',
    figure:
      'Abraham Ibn Ezra, Book of Nativities, as R. Zoller reports his rule: Sun, Moon, Ascendant, Fortune and syzygy before birth, house points, ruler of the day 7, ruler of the hour 6',
  },
  bonatti: {
    degree: 'points of Bonatti and al-Qabisi over one degree, with the tables of the request',
    figure:
      'Bonatti, Liber Astronomiae, and al-Qabisi, Introduction IV: the planet with most dignities over Sun, Moon, Ascendant, Fortune and syzygy before birth, without house points',
  },
};

const TERMS_NAMES = {
  egyptian: 'egyptian',
  ptolemaic: 'authF',
  lilly: 'william_lilly_1647',
  chaldeanDay: 'chaldean_day',
  chaldeanNight: 'chaldean_night',
} as const;
const TIE_BREAKS = {
  william_lilly_1647: 'none_lilly_gives_no_tie_break',
  william_lilly_1647_others_five_places: 'none_lilly_gives_no_tie_break',
  ibn_ezra: 'none_ties_are_listed',
  bonatti: 'none_ties_are_listed',
} as const;

/** Facts of a count that its provenance states. */
interface Account {
  readonly doctrine: AlmutenDoctrine;
  readonly of: 'degree' | 'figure';
  readonly tables: DignityTables;
}

function unsourced({ doctrine, of }: Account): string[] {
  if (doctrine !== 'engine_legacy_v1') return [];
  const elements = ['participating_triplicity_ruler_awarded_1_point'];
  if (of === 'figure') elements.push('house_points_1st_12_to_12th_1_and_day_ruler_7_hour_ruler_6');
  return elements;
}

function notComputed({ doctrine, of }: Account): string[] {
  if (of === 'degree') return [];
  if (doctrine === 'william_lilly_1647') return ['posited_best_and_elevated_most_lilly_book_iii_ch_cv_p_532'];
  return doctrine === 'william_lilly_1647_others_five_places'
    ? ['lilly_own_rule_accidental_dignities_over_the_whole_figure_p_532']
    : [];
}

/** The provenance of an answer: tables, sources, what is without a source, and how ties are treated. */
export function provenance(account: Account): AlmutenProvenanceResponse {
  const { doctrine, of, tables } = account;
  const legacyTie =
    of === 'degree'
      ? 'strongest_single_dignity_then_list_order'
      : 'list_order_sun_moon_mercury_venus_mars_jupiter_saturn';
  return {
    source_module: 'engine.dignities',
    engine_entrypoint: of === 'degree' ? 'almuten_of_degree_determination' : 'almuten_figuris_determination',
    doctrine_source: SOURCES[doctrine][of],
    essential_point_scale:
      tables.weights === 'termFirst' ? 'domicile 5, exaltation 4, term 3, triplicity 2, face 1' : SCALE,
    essential_point_scale_source: SCALE_SOURCE,
    bounds_table: TERMS_NAMES[tables.terms],
    triplicity_table: tables.triplicity === 'lilly' ? 'william_lilly_1647' : 'dorothean_pingree_1976',
    face_table: 'chaldean',
    unsourced_elements: unsourced(account),
    not_computed: notComputed(account),
    tie_break: doctrine === 'engine_legacy_v1' ? legacyTie : TIE_BREAKS[doctrine],
    chart_construction: 'not_computed',
    sect_determination: 'caller_supplied',
  };
}
