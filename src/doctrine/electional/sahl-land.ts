import { boundAt } from '../bounds/bounds.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { signLord } from './dorotheus-root.js';
import {
  ascendantSign,
  beholds,
  between,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  placeFromAscendant,
  quadrantHouse,
  relation,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, inPlace, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, isFixed, joinedOf, POLICY, solarObservations } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { degrees, listed, value } from './witness.js';

/** Land, wells and rivers: Sahl, On Elections 48-50. */
const STAKES = ['conjunction', 'square', 'opposition'];

/** Clauses 1-3 (48): Saturn, whose the land is, Jupiter and Mars. */
function saturnOfLand({ figure, isDay }: SahlMatterInput): MatterClause[] {
  const { longitudeDeg } = figure.planets.Saturn,
    sign = signIndex(longitudeDeg);
  const exalted = sign === EXALTATIONS.Saturn.signIndex,
    ruler = isDay === null ? null : triplicityOf(sign, isDay).active,
    bound = boundAt(longitudeDeg, 'egyptian').ruler;
  const seen = between(figure, 'Saturn', 'Jupiter'),
    onStake = STAKES.includes(seen);
  return [
    fortifier(
      {
        id: 'saturn_exaltation_triplicity_or_bound',
        where: '48',
        says: 'Saturn in his exaltation, his triplicity (of Dorotheus, by sect) or his bound (Egyptian).',
        policy: 'dorothean_triplicity_and_egyptian_bounds',
      },
      exalted || bound === 'Saturn' || (ruler === null ? null : ruler === 'Saturn'),
      [
        value('saturn_sign', SIGNS[sign]),
        value('in_exaltation', exalted),
        value('active_triplicity_ruler', ruler),
        value('bound_ruler', bound),
      ],
    ),
    fortifier(
      {
        id: 'jupiter_aspecting_saturn_from_stake_or_trine',
        where: '48 and note 118',
        says: 'Jupiter beholds him from a stake, counted by signs from Saturn, or from the trine.',
        policy: 'dykes_note_118_whole_sign_stake_from_saturn',
      },
      onStake || seen === 'trine',
      [value('jupiter_saturn_relation', seen), value('whole_sign_stake_from_saturn', onStake)],
    ),
    gate(
      {
        id: 'mars_cadent_from_saturn_and_jupiter',
        where: '48',
        says: 'Mars should be cadent from both: what cadent from a planet means is not said.',
        policy: 'source_text_open_cadent_from_planets',
      },
      null,
      [
        value('mars_house', quadrantHouse(figure, 'Mars')),
        value('mars_cadent_in_quadrant_figure', cadent(figure, 'Mars')),
        value('mars_saturn_relation', between(figure, 'Mars', 'Saturn')),
        value('mars_jupiter_relation', between(figure, 'Mars', 'Jupiter')),
      ],
    ),
  ];
}

const ELEMENTS = ['other', 'other', 'air', 'water'] as const;

/** Clauses 4-8 (49a-b): the Moon and the two planets. */
function moonOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets;
  const saturn = between(figure, 'Moon', 'Saturn'),
    pair = beholds(figure, 'Saturn', 'Jupiter');
  return [
    fortifier(
      {
        id: 'moon_at_beginning_of_lunar_month',
        where: '49a',
        says: 'The Moon at the beginning of the month: until when it is the beginning is not said.',
        policy: 'source_text_no_lunar_month_endpoint',
      },
      null,
      [
        degrees('sun_moon_elongation', elongationDeg(figure)),
        value('moon_increasing_in_light', waxing(figure)),
        value('numeric_beginning_interval', null),
      ],
    ),
    fortifier(
      {
        id: 'moon_aspects_saturn_from_esteem',
        where: '49a',
        says: 'She beholds Saturn in esteem: by trine or sextile.',
        policy: POLICY.aspects,
      },
      saturn === 'trine' || saturn === 'sextile',
      [value('moon_saturn_relation', saturn)],
    ),
    fortifier(
      {
        id: 'moon_increased_in_number',
        where: '49a',
        says: 'She grows in number: what of her grows is not said.',
        policy: POLICY.number,
      },
      null,
      [value('moon_longitude_rate', moon.rateDegPerDay, 'degrees/day'), value('number_predicate', null)],
    ),
    fortifier(
      {
        id: 'moon_aspect_jupiter_with_venus_fallback',
        where: '49a-b',
        says: 'She beholds Jupiter; where Jupiter and Saturn do not behold each other, Venus may stand for him.',
        policy: POLICY.aspects,
      },
      beholds(figure, 'Moon', 'Jupiter') || (!pair && beholds(figure, 'Moon', 'Venus')),
      [
        value('moon_jupiter_relation', between(figure, 'Moon', 'Jupiter')),
        value('jupiter_saturn_configured', pair),
        value('moon_venus_relation', between(figure, 'Moon', 'Venus')),
      ],
    ),
    witness(
      {
        id: 'make_watery_signs_fortunate',
        where: '49b',
        says: 'The watery signs, and after them the airy, are to be made fortunate: on which point of the figure is not said.',
        policy: 'source_text_open_sign_target',
      },
      null,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('moon_sign_element', ELEMENTS[signIndex(moon.longitudeDeg) % 4]),
        value('named_fortunate_sign_target', null),
      ],
    ),
  ];
}

/** Two readings of a place: satisfied or clear where they agree, open where not. */
const agreed = (byHouse: boolean, bySign: boolean): boolean | null => (byHouse === bySign ? byHouse : null);

/** Clauses 9-11 (49c): midheaven, ascendant, cleansing. */
function anglesOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    exalted = signIndex(moon) === EXALTATIONS.Moon.signIndex,
    house = quadrantHouse(figure, 'Moon'),
    place = placeFromAscendant(figure, moon);
  const lord = signLord(figure.ascDeg);
  const toAscendant = MALEFICS.filter((planet) =>
    STAKES.includes(relation(figure.planets[planet].longitudeDeg, figure.ascDeg)),
  );
  return [
    fortifier(
      {
        id: 'moon_exaltation_or_midheaven',
        where: '49c',
        says: 'The Moon in her exaltation or in the midheaven; where houses and whole signs disagree it is left open.',
        policy: POLICY.stakes,
      },
      exalted || agreed(house === 10, place === 10),
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('moon_in_exaltation', exalted),
        value('moon_quadrant_house', house),
        value('moon_whole_sign_place', place),
      ],
    ),
    fortifier(
      {
        id: 'ascendant_lord_aspects_moon',
        where: '49c',
        says: 'The lord of the ascendant beholds the Moon.',
        policy: POLICY.aspects,
      },
      beholds(figure, lord, 'Moon'),
      [value('ascendant_lord', lord), value('relation_to_moon', between(figure, lord, 'Moon'))],
    ),
    fortifier(
      {
        id: 'moon_and_ascendant_cleansed',
        where: '49c',
        says: 'The Moon and the ascendant cleansed of the infortunes and of defects: by what they are so is not said.',
        policy: POLICY.cleansed,
      },
      null,
      [
        value('moon_malefic_relations', hardMalefics(figure, 'Moon')),
        value('ascendant_sign', ascendantSign(figure)),
        value('malefics_configured_to_ascendant', listed(toAscendant)),
      ],
    ),
  ];
}

export const landClauses = (input: SahlMatterInput): MatterClause[] => [
  ...saturnOfLand(input),
  ...moonOfLand(input),
  ...anglesOfLand(input),
];

function underEarth({ figure }: SahlMatterInput): MatterClause[] {
  const house = quadrantHouse(figure, 'Moon'),
    lord = signLord(figure.planets.Moon.longitudeDeg);
  return [
    fortifier(
      {
        id: 'saturn_eastern',
        where: '50a',
        says: 'Saturn eastern: whether from the Sun or in the sky is not said.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, 'Saturn'),
    ),
    fortifier(
      {
        id: 'moon_under_earth_in_third_or_fifth',
        where: '50a',
        says: 'The Moon under the earth, in the third or the fifth; without quadrant houses it is left open.',
        policy: 'quadrant_houses_3_or_5',
      },
      house === null ? null : house === 3 || house === 5,
      [
        value('moon_house', house),
        value('required_houses', '3 or 5'),
        value('effective_house_system', figure.effectiveSystem),
      ],
    ),
    fortifier(
      {
        id: 'moon_free_fortunate_and_received',
        where: '50a',
        says: 'The Moon free, made fortunate and received: by whom is not said.',
        policy: 'source_text_open_fortunate_received',
      },
      null,
      [
        value('moon_malefic_relations', hardMalefics(figure, 'Moon')),
        value('moon_domicile_lord', lord),
        value('moon_lord_relation', between(figure, 'Moon', lord)),
      ],
    ),
  ];
}

function infortuneInMidheaven({ figure }: SahlMatterInput): MatterClause {
  const byHouse = listed(MALEFICS.filter((planet) => quadrantHouse(figure, planet) === 10)),
    bySign = listed(inPlace(figure, MALEFICS, [10]));
  return gate(
    {
      id: 'malefic_in_midheaven',
      where: '50b',
      says: 'An infortune in the midheaven: the well falls in or dries up; where houses and whole signs disagree it is left open.',
      policy: POLICY.stakes,
    },
    byHouse === bySign ? byHouse !== 'none' : null,
    [value('malefics_in_quadrant_tenth', byHouse), value('malefics_in_tenth_whole_sign_place', bySign)],
  );
}

export function wellClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    { Moon: moon, Saturn: saturn, Jupiter: jupiter } = figure.planets;
  const joins = joinedOf(figure, 'Moon', FORTUNES),
    fixed = isFixed(moon.longitudeDeg),
    saturnPlace = placeFromAscendant(figure, saturn.longitudeDeg),
    jupiterPlace = placeFromAscendant(figure, jupiter.longitudeDeg),
    jupiterHouse = quadrantHouse(figure, 'Jupiter');
  return [
    ...underEarth(input),
    infortuneInMidheaven(input),
    fortifier(
      {
        id: 'saturn_in_eleventh',
        where: '50c',
        says: 'Saturn in the eleventh from the ascendant, by whole signs.',
        policy: 'whole_sign_eleventh_from_ascendant',
      },
      saturnPlace === 11,
      [
        value('saturn_whole_sign_place_from_ascendant', saturnPlace),
        value('saturn_quadrant_house', quadrantHouse(figure, 'Saturn')),
      ],
    ),
    fortifier(
      {
        id: 'moon_joined_to_fortune_in_fixed_sign',
        where: '50c',
        says: 'The Moon joined in body to a fortune, in a fixed sign.',
        policy: 'authB_moiety_join_and_fixed_sign',
      },
      joins.length > 0 && fixed,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('fixed_sign', fixed),
        value('joined_fortunes', listed(joins)),
      ],
    ),
    fortifier(
      {
        id: 'fortune_ascending_in_circle',
        where: '50c and note 121',
        says: 'The fortune ascending in its circle; another reading has a fixed, ascending sign.',
        policy: POLICY.circle,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'jupiter_preferred_or_midheaven_fallback',
        where: '50d',
        says: 'Jupiter is the better fortune for it; failing that, Jupiter in the midheaven.',
        policy: 'source_ordered_jupiter_preference',
      },
      true,
      [
        value('moon_joined_jupiter', joins.includes('Jupiter')),
        value('jupiter_whole_sign_place', jupiterPlace),
        value('jupiter_quadrant_house', jupiterHouse),
        value('fallback_jupiter_in_midheaven_both_readings', jupiterPlace === 10 && jupiterHouse === 10),
      ],
    ),
  ];
}
