import type { ClassicalPlanet } from '../dignity/planets.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { lotLord, matterConnection, moonSignClause } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import {
  conjunctionMotion,
  distance,
  elongationDeg,
  FORTUNES,
  configured,
  MALEFICS,
  relation,
  separationRate,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, hardTo, relationsTo, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { arabicMoieties } from './sahl.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { compared, degrees, listed, value } from './witness.js';

/**
 * Money: lending, investing, buying and selling (Sahl, On Elections, the second house; the rules on loans are those of Dorotheus,
 * Carmen V.21). William Ramesey (Astrologia Restaurata III, section III, pp. 134-137) repeats the chapter by way of Bonatti.
 */
const OPEN = 'source_text_open_predicate';
/** Signs in which money is lent, and the two sets that the loan is warned of: Leo, Scorpio, Sagittarius, Aquarius, Pisces; Gemini, Leo, Sagittarius. */
const LENDING_SIGNS = [4, 7, 8, 10, 11];
const LENDING_WARNED = [2, 4, 8];
/** Burned up or under the rays: Sahl's twelve degrees. */
const RAYS_DEG = 12;

const joined = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  distance(figure, a, b) <= arabicMoieties(a, b);
const joinedOf = (figure: ElectionFigure, a: ClassicalPlanet, planets: readonly ClassicalPlanet[]) =>
  planets.filter((planet) => joined(figure, a, planet));
const cadent = (figure: ElectionFigure, planet: ClassicalPlanet): boolean | null => {
  const strength = strengthOf(figure, planet);
  return strength === 'not_evaluable' ? null : strength === 'cadent';
};

function preferredMoon({ figure }: SahlMatterInput): MatterClause {
  const moon = figure.planets.Moon.longitudeDeg;
  const relations = FORTUNES.map((planet) => {
    const { longitudeDeg } = figure.planets[planet];
    return `${planet}:moon=${relation(longitudeDeg, moon)};ascendant=${relation(longitudeDeg, figure.ascDeg)}`;
  });
  const both = FORTUNES.every((planet) => {
    const { longitudeDeg } = figure.planets[planet];
    return configured(longitudeDeg, moon) || configured(longitudeDeg, figure.ascDeg);
  });
  return fortifier(
    'preferred_moon_and_deficient_fortunes',
    null,
    [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('preferred_sign', LENDING_SIGNS.includes(signIndex(moon))),
      value('moon_defective_in_light', elongationDeg(figure) > 180),
      degrees('sun_moon_elongation', elongationDeg(figure)),
      value('fortune_relations', relations.join(',')),
      value('both_fortunes_configured_to_moon_or_ascendant', both),
      value('fortune_deficiency_predicate', null),
    ],
    'The Moon in Leo, Scorpio, Sagittarius, Aquarius or Pisces, her light waning, the fortunes beholding her or the ascendant: in what they too should be deficient is not said.',
    'source_text_indeterminate',
  );
}

function protections({ figure }: SahlMatterInput): MatterClause {
  const hard = hardTo(figure, MALEFICS, 'Moon').map(
    (planet) => `${planet}:${relation(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg)}`,
  );
  const square = MALEFICS.filter(
    (planet) => relation(figure.planets[planet].longitudeDeg, figure.planets.Mercury.longitudeDeg) === 'square',
  );
  return fortifier(
    'mercury_moon_and_fortune_protections',
    null,
    [
      value('moon_joined_fortunes', listed(joinedOf(figure, 'Moon', FORTUNES))),
      value('moon_joined_mercury', joined(figure, 'Moon', 'Mercury')),
      value('moon_hard_malefic_relations', listed(hard)),
      value('mercury_bodily_joined_malefics', listed(joinedOf(figure, 'Mercury', MALEFICS))),
      value('mercury_square_malefics', listed(square)),
      value('jupiter_cadent', cadent(figure, 'Jupiter')),
      value('venus_cadent', cadent(figure, 'Venus')),
      value('mercury_cleansed_of_mars', null),
    ],
    'The Moon with the fortunes and Mercury and free of the infortunes, Mercury cleansed of Mars, the fortunes not cadent: when Mercury counts as cleansed is not said.',
    OPEN,
  );
}

function consequence({ figure }: SahlMatterInput): MatterClause {
  const withMars = joined(figure, 'Moon', 'Mars');
  return gate(
    'moon_mars_or_saturn_consequence',
    withMars ? true : null,
    [
      value('moon_joined_mars', withMars),
      value('moon_saturn_relation', relation(figure.planets.Moon.longitudeDeg, figure.planets.Saturn.longitudeDeg)),
      value('saturn_impediment_predicate', null),
    ],
    'With Mars she brings toil and contention; impeded by Saturn, delay: by which of his aspects is not said.',
    OPEN,
  );
}

function concealed({ figure }: SahlMatterInput): MatterClause {
  const under = distance(figure, 'Moon', 'Sun') <= RAYS_DEG,
    motion = conjunctionMotion(figure, 'Moon', 'Sun');
  const fortunes = FORTUNES.map((planet) => ({ planet, motion: conjunctionMotion(figure, 'Moon', planet) }));
  const applying = fortunes.filter((one) => one.motion === 'applying').map((one) => one.planet);
  return fortifier(
    'concealed_lending_sequence',
    under && motion === 'separating' && applying.length > 0,
    [
      value('moon_under_12_degree_rays', under),
      value('moon_sun_conjunction_motion', motion),
      value('moon_sun_distance_rate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
      value('fortune_conjunction_motion', fortunes.map((one) => `${one.planet}:${one.motion}`).join(',')),
      value('applying_fortunes', listed(applying)),
    ],
    'A loan to be kept secret: the Moon under the rays, leaving the Sun and going to a fortune.',
    'instantaneous_conjunction_motion_with_authB_solar_ray_orb',
  );
}

const publicity = ({ figure }: SahlMatterInput): MatterClause =>
  witness(
    'emerging_toward_mars_publicity',
    null,
    [
      degrees('moon_solar_distance', distance(figure, 'Moon', 'Sun')),
      value('moon_sun_conjunction_motion', conjunctionMotion(figure, 'Moon', 'Sun')),
      value('moon_mars_conjunction_motion', conjunctionMotion(figure, 'Moon', 'Mars')),
      degrees('moon_mars_distance', distance(figure, 'Moon', 'Mars')),
      value('moon_mars_distance_rate', separationRate(figure, 'Moon', 'Mars'), 'degrees/day'),
      value('burned_up_exit_threshold', null),
    ],
    'Leaving the burning and going to Mars, it comes to light: where the burning ends is not said.',
    'source_text_open_burned_up_exit',
  );

const nodeOrBurntPath = ({ figure, burntPath }: SahlMatterInput): MatterClause =>
  gate(
    'node_or_burnt_path_warning',
    burntPath === 'triggered' ? true : null,
    [
      degrees('moon_ecliptic_latitude', figure.planets.Moon.latitudeDeg),
      degrees('true_node_longitude', figure.nodeDeg),
      degrees('node_or_tail_tolerance', null),
      value('inherited_burnt_path_rule_state', burntPath),
    ],
    'In the burnt path, by the reading that is chosen, or on the ecliptic with the head or the tail: how near them is not said.',
    'inherited_burnt_path_variant_and_open_node_tolerance',
  );

function firstDegree({ figure }: SahlMatterInput): MatterClause {
  const { longitudeDeg } = figure.planets.Moon,
    sign = signIndex(longitudeDeg),
    degree = longitudeDeg % 30,
    ascending = signIndex(figure.ascDeg);
  const first = LENDING_WARNED.includes(sign) && degree < 1,
    rises = LENDING_WARNED.includes(ascending);
  return gate(
    'first_degree_or_ascending_sign_loan_warning',
    first || rises,
    [
      value('moon_sign', SIGNS[sign]),
      degrees('moon_degree_in_sign', degree),
      value('moon_in_named_first_degree', first),
      value('ascendant_sign', SIGNS[ascending]),
      value('named_sign_ascending', rises),
    ],
    'No loan while the Moon is in the first degree of Leo, Gemini or Sagittarius, or while one of them ascends.',
    'first_tropical_degree_and_whole_sign_ascendant',
  );
}

export const lendingClauses = (input: SahlMatterInput): MatterClause[] => [
  preferredMoon(input),
  protections(input),
  consequence(input),
  concealed(input),
  publicity(input),
  nodeOrBurntPath(input),
  firstDegree(input),
];

function marsInTrade({ figure }: SahlMatterInput): MatterClause {
  const to = (['Moon', 'Mercury'] as const).filter(
    (planet) => hardTo(figure, ['Mars'], planet).length > 0 || joined(figure, planet, 'Mars'),
  );
  return gate(
    'mars_with_moon_or_mercury',
    to.length > 0,
    [
      value('moon_mars_relation', relationsTo(figure, ['Mars'], 'Moon')),
      value('mercury_mars_relation', relationsTo(figure, ['Mars'], 'Mercury')),
      value('afflicted', listed(to)),
    ],
    'Mars with the Moon or Mercury, or in square or opposition to one of them, brings quarrel and loss into trade.',
  );
}

export function investmentClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input;
  const averse = (['Moon', 'Mercury'] as const).filter(
    (planet) => !configured(figure.planets.Mars.longitudeDeg, figure.planets[planet].longitudeDeg),
  );
  return [
    marsInTrade(input),
    fortifier(
      'mars_averse_to_moon_and_mercury',
      averse.length === 2,
      [value('mars_averse_to', listed(averse))],
      'Mars falls away from the Moon and from Mercury: he beholds neither by sign.',
    ),
    fortifier(
      'fortune_beholds_moon_or_mercury',
      FORTUNES.some(
        (planet) =>
          configured(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg) ||
          configured(figure.planets[planet].longitudeDeg, figure.planets.Mercury.longitudeDeg),
      ),
      [
        value('fortunes_to_moon', relationsTo(figure, FORTUNES, 'Moon')),
        value('fortunes_to_mercury', relationsTo(figure, FORTUNES, 'Mercury')),
      ],
      'A fortune is with the Moon or Mercury, or beholds one of them.',
    ),
    lotLord(input),
  ];
}

/** Capricorn to Gemini: signs of short, crooked rising in the north. */
const isCrooked = (sign: number): boolean => sign >= 9 || sign <= 2;

export function purchaseClauses(input: SahlMatterInput): MatterClause[] {
  const { figure, lotDeg } = input,
    moonSign = signIndex(figure.planets.Moon.longitudeDeg),
    lotSign = lotDeg === null ? null : signIndex(lotDeg);
  const beholding =
    lotDeg === null ? [] : FORTUNES.filter((one) => configured(figure.planets[one].longitudeDeg, lotDeg));
  return [
    fortifier(
      'lot_of_fortune_in_house_of_jupiter',
      lotSign === null ? null : (lotSign === 8 || lotSign === 11) && beholding.length > 0,
      [
        degrees('lot_of_fortune', lotDeg),
        value('lot_sign', lotSign === null ? null : SIGNS[lotSign]),
        value('fortunes_beholding_the_lot', listed(beholding)),
      ],
      'The Lot of Fortune in Sagittarius or Pisces with a fortune in its sign or beholding it: good for the buyer.',
    ),
    fortifier(
      'waning_moon_in_crooked_sign',
      !waxing(figure) && isCrooked(moonSign),
      [
        value('moon_sign', SIGNS[moonSign]),
        compared('sun_moon_elongation', elongationDeg(figure), 'in', '[180, 360)', 'degrees'),
      ],
      'Waning, in a sign of crooked rising (Capricorn to Gemini, as the authors of the north have them): good for the buyer.',
      'northern_signs_of_short_rising',
    ),
    moonSignClause(figure, 'moon_in_movable_sign', 0, 'Buying and selling are done quickly and under movable signs.'),
    marsInTrade(input),
    matterConnection(input),
  ];
}

export function saleClauses(input: SahlMatterInput): MatterClause[] {
  const { figure, flow } = input,
    sign = signIndex(figure.planets.Moon.longitudeDeg),
    lords = triplicityOf(sign, input.isDay ?? true);
  const ownTriplicity = Object.values(lords).includes('Moon');
  const isFortune = (name: string | null) => name !== null && (FORTUNES as readonly string[]).includes(name);
  const goesTo = flow.next !== null && (MALEFICS as readonly string[]).includes(flow.next) && flow.nextAngleDeg !== 0;
  return [
    fortifier(
      'moon_in_exaltation_or_triplicity',
      sign === 1 || ownTriplicity,
      [value('moon_sign', SIGNS[sign]), value('moon_rules_the_triplicity', ownTriplicity)],
      'The Moon in Taurus, or in a sign whose triplicity she rules with others (Dorotheus): good for the seller.',
      'taurus_or_dorothean_triplicity',
    ),
    fortifier(
      'moon_leaves_fortune_and_meets_infortune_by_ray',
      isFortune(flow.previous) && goesTo,
      [
        value('previous_separation', flow.previous),
        value('next_connection', flow.next),
        degrees('next_connection_angle', flow.nextAngleDeg),
      ],
      'She leaves a fortune and goes to an infortune, not by body: good for the seller.',
      'exact_ptolemaic_aspects_in_the_present_sign',
    ),
    moonSignClause(figure, 'moon_in_movable_sign', 0, 'Buying and selling are done quickly and under movable signs.'),
    marsInTrade(input),
  ];
}
