import { solarPhase } from '../dignity/solar.js';
import { signIndex } from '../zodiac/zodiac.js';
import { signLord } from './dorotheus-root.js';
import {
  ascendantSign,
  configured,
  FORTUNES,
  MALEFICS,
  placeFromAscendant,
  relation,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import {
  fortifier,
  fortuneBeholdsMoon,
  gate,
  growingMoon,
  hardTo,
  inPlace,
  moonImpeded,
  outcome,
  relationsTo,
  witness,
} from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { matterConnection, moonSignClause, QUALITIES } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { compared, degrees, listed, value } from './witness.js';
import type { Measurement } from './witness.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/**
 * Houses and land (Sahl, On Elections, the fourth house) and partnership. The chapter follows Dorotheus, Carmen V.7-8 and V.11; Bonatti,
 * Tractatus VII, and William Ramesey, Astrologia Restaurata III, section V (pp. 142-), hand it on.
 */
const QUADRANT = 'quadrant_house_angular_succedent_cadent';
const LATITUDE = 'sign_of_the_lunar_latitude_rate';

const latitudeOf = (figure: ElectionFigure): Measurement[] => [
  degrees('moon_ecliptic_latitude', figure.planets.Moon.latitudeDeg),
  value('moon_latitude_rate', figure.planets.Moon.latitudeRateDegPerDay, 'degrees/day'),
];
export function buildingClauses({ figure, equation }: SahlMatterInput): MatterClause[] {
  const { latitudeRateDegPerDay } = figure.planets.Moon;
  const hard = hardTo(figure, ['Mars'], 'Moon').length > 0,
    mars = strengthOf(figure, 'Mars'),
    venus = strengthOf(figure, 'Venus');
  const fixed = [figure.ascDeg, figure.planets.Moon.longitudeDeg].map((degree) => signIndex(degree) % 3 === 1);
  return [
    growingMoon(figure, equation, 'The Moon grows in light and in calculation.'),
    fortifier(
      'ascendant_or_moon_in_fixed_sign',
      fixed[0] || fixed[1],
      [value('ascendant_sign', ascendantSign(figure)), value('moon_sign', signOfPlanet(figure, 'Moon'))],
      'What is founded under fixed signs stands.',
      'sign_quality',
    ),
    fortifier(
      'moon_rising_north_in_latitude',
      latitudeRateDegPerDay > 0,
      latitudeOf(figure),
      'She rises to the north in latitude.',
      LATITUDE,
    ),
    fortuneBeholdsMoon(figure),
    gate(
      'mars_in_angle_or_hard_to_moon',
      hard || (mars === 'not_evaluable' ? null : mars === 'angular'),
      [
        value('moon_mars_relation', relationsTo(figure, ['Mars'], 'Moon')),
        value('mars_strength', mars),
        value('mars_house', figure.planets.Mars.house),
      ],
      'In building nothing is to be shunned like Mars: in an angle, or with the Moon, or in square or opposition to her.',
      QUADRANT,
    ),
    witness(
      'venus_against_mars',
      venus === 'not_evaluable' ? null : true,
      [value('venus_strength', venus), value('venus_moon_relation', relationsTo(figure, ['Venus'], 'Moon'))],
      'Where Mars cannot be shunned, Venus is made strong against him.',
      QUADRANT,
    ),
    moonImpeded(figure, 'saturn_hard_to_moon', 'Saturn so placed brings delay and fear into the work.', ['Saturn']),
  ];
}

export function demolitionClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    lord = signLord(figure.planets.Moon.longitudeDeg),
    strength = strengthOf(figure, lord);
  return [
    fortifier(
      'moon_descending_south_in_latitude',
      figure.planets.Moon.latitudeRateDegPerDay < 0,
      latitudeOf(figure),
      'She goes down to the south in latitude.',
      LATITUDE,
    ),
    matterConnection(input),
    witness(
      'moon_sign_lord_strength',
      strength === 'not_evaluable' ? null : true,
      [value('moon_sign_lord', lord), value('moon_sign_lord_strength', strength)],
      'The lord of her sign, which is looked at for the end of the work.',
      QUADRANT,
    ),
  ];
}

const friendly = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  ['sextile', 'trine'].includes(relation(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg));

export function landClauses({ figure, equation }: SahlMatterInput): MatterClause[] {
  const places = [
    [1, 'cultivators'],
    [10, 'trees'],
    [7, 'crops'],
    [4, 'land'],
  ] as const;
  return [
    witness(
      'angles_of_the_land',
      true,
      places.flatMap(([place, what]) => [
        value(`${what}_fortunes`, listed(inPlace(figure, FORTUNES, [place]))),
        value(`${what}_infortunes`, listed(inPlace(figure, MALEFICS, [place]))),
      ]),
      'The ascendant shows those who till it, the tenth sign the trees, the seventh what grows beside them, the fourth the land.',
      'whole_sign_places_from_tropical_ascendant',
    ),
    fortifier(
      'saturn_and_jupiter_in_friendship',
      friendly(figure, 'Saturn', 'Jupiter'),
      [value('saturn_jupiter_relation', relationsTo(figure, ['Jupiter'], 'Saturn'))],
      'Jupiter beholds Saturn, who signifies land, by sextile or trine.',
    ),
    fortifier(
      'moon_and_saturn_in_friendship',
      friendly(figure, 'Moon', 'Saturn'),
      [value('moon_saturn_relation', relationsTo(figure, ['Saturn'], 'Moon'))],
      'The Moon beholds Saturn by sextile or trine.',
    ),
    fortifier(
      'mars_averse_to_saturn',
      !configured(figure.planets.Mars.longitudeDeg, figure.planets.Saturn.longitudeDeg),
      [value('saturn_mars_relation', relationsTo(figure, ['Mars'], 'Saturn'))],
      'Mars falls away from Saturn.',
    ),
    growingMoon(figure, equation, 'The Moon grows in light and in calculation.'),
    gate(
      'infortune_in_fourth_place',
      inPlace(figure, ['Mars'], [4]).length > 0,
      [value('infortunes_in_fourth_place', listed(inPlace(figure, MALEFICS, [4])))],
      'Mars in the fourth sign harms the land; Saturn there is the significator of land himself.',
      'whole_sign_places_from_tropical_ascendant',
    ),
  ];
}

export function wellClauses({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon, Saturn: saturn, Sun: sun } = figure.planets;
  const place = placeFromAscendant(figure, moon.longitudeDeg),
    phase = solarPhase('Saturn', saturn.longitudeDeg, sun.longitudeDeg).phase;
  const inMidheaven = inPlace(figure, MALEFICS, [10]),
    fortunes = inPlace(figure, FORTUNES, [10]);
  const byPlace = 'whole_sign_places_from_tropical_ascendant';
  return [
    fortifier(
      'moon_below_earth_in_third_or_fifth',
      place === 3 || place === 5,
      [value('moon_sign', signOfPlanet(figure, 'Moon')), value('moon_place', place)],
      'The Moon below the earth, in the third or the fifth sign from the ascendant.',
      byPlace,
    ),
    fortifier(
      'saturn_eastern_and_direct',
      phase === 'oriental' && saturn.rateDegPerDay > 0,
      [value('saturn_phase', phase), value('saturn_longitude_rate', saturn.rateDegPerDay, 'degrees/day')],
      'Saturn, lord of what is dug, eastern and direct.',
      'oriental_rises_before_the_sun',
    ),
    gate(
      'infortune_in_midheaven',
      inMidheaven.length > 0,
      [value('infortunes_in_tenth_place', listed(inMidheaven))],
      'An infortune in the tenth sign: the well falls in.',
      byPlace,
    ),
    fortifier(
      'fortune_in_midheaven',
      fortunes.length > 0,
      [value('fortunes_in_tenth_place', listed(fortunes))],
      'A fortune in the tenth sign.',
      byPlace,
    ),
  ];
}

const WATERY = [3, 7, 11];

export function plantingClauses({ figure }: SahlMatterInput): MatterClause[] {
  const lord = signLord(figure.planets.Moon.longitudeDeg),
    place = figure.planets[lord];
  const ascendantLord = signLord(figure.ascDeg),
    rising = figure.planets[ascendantLord];
  const watery = WATERY.includes(signIndex(place.longitudeDeg));
  const beholds = configured(place.longitudeDeg, figure.planets.Moon.longitudeDeg);
  return [
    moonSignClause(figure, 'moon_in_fixed_sign', 1, 'What is planted stays: the Moon in a fixed sign.'),
    fortifier(
      'moon_sign_lord_beholds_from_watery_sign',
      watery && beholds,
      [
        value('moon_sign_lord', lord),
        value('moon_sign_lord_sign', signOfPlanet(figure, lord)),
        value('beholds_moon', beholds),
      ],
      'The lord of her sign beholds her from Cancer, Scorpio or Pisces.',
    ),
    moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'The Moon free of the infortunes.'),
    outcome(
      'growth_by_lord_of_ascendant',
      true,
      [
        value('ascendant_sign', ascendantSign(figure)),
        value('ascendant_lord', ascendantLord),
        value(
          'ascendant_lord_phase',
          solarPhase(ascendantLord, rising.longitudeDeg, figure.planets.Sun.longitudeDeg).phase,
        ),
        value('ascendant_lord_latitude_rate', rising.latitudeRateDegPerDay, 'degrees/day'),
      ],
      'Eastern and rising in latitude it makes the tree grow fast; western, slowly.',
      'oriental_rises_before_the_sun_and_sign_of_the_latitude_rate',
    ),
  ];
}

export const sowingClauses = ({ figure, equation }: SahlMatterInput): MatterClause[] => [
  moonSignClause(figure, 'moon_in_movable_sign', 0, 'What is sown is soon reaped: the Moon in a movable sign.'),
  fortifier(
    'ascendant_in_movable_sign',
    signIndex(figure.ascDeg) % 3 === 0,
    [compared('ascendant_sign', ascendantSign(figure), 'in', QUALITIES[0])],
    'A movable sign ascends.',
    'sign_quality',
  ),
  growingMoon(figure, equation, 'The Moon grows in light and in calculation.'),
  moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'Impeded by an infortune she spoils the seed.'),
];

/** Signs of the Moon that Bonatti (Tractatus VII) adds as the worst for partnership. */
const REFUSED = [6, 10];

export function partnershipClauses({ figure, equation }: SahlMatterInput): MatterClause[] {
  const sign = signIndex(figure.planets.Moon.longitudeDeg);
  const friends = FORTUNES.filter((planet) => friendly(figure, 'Moon', planet));
  return [
    fortifier(
      'ascendant_in_common_sign',
      signIndex(figure.ascDeg) % 3 === 2,
      [compared('ascendant_sign', ascendantSign(figure), 'in', QUALITIES[2])],
      'A common sign, one of two bodies, ascends.',
      'sign_quality',
    ),
    moonSignClause(figure, 'moon_in_common_sign', 2, 'The Moon in a common sign.'),
    witness(
      'moon_sign_that_bonatti_refuses',
      true,
      [value('moon_sign', signOfPlanet(figure, 'Moon')), value('refused', REFUSED.includes(sign))],
      'Bonatti adds that Libra and Aquarius are the worst; evidence alone, as the addition is his.',
      'bonatti_tractatus_vii',
    ),
    moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'The Moon free of the infortunes.'),
    fortifier(
      'fortune_in_trine_or_sextile_to_moon',
      friends.length > 0,
      [value('fortune_relations', relationsTo(figure, FORTUNES, 'Moon'))],
      'A fortune receives her by trine or sextile.',
    ),
    growingMoon(figure, equation, 'The Moon grows in light and in calculation.'),
  ];
}
