import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { conjunctionMotion, distance, elongationDeg, FORTUNES, MALEFICS, signOfPlanet } from './figure.js';
import { fortifier, gate, hardTo, relationsTo, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, listed, value } from './witness.js';

/** Debts and their payment: Dorotheus, Carmen V.21 (V.20 in Pingree), the chapter that Sahl follows for lending. */
const LENDING_SIGNS = [4, 7, 8, 10, 11];
const WARNED_SIGNS = [2, 4, 8];
/** Under the rays: degrees from the Sun. */
const RAYS_DEG = 15;

const lending = (sign: number, waning: boolean): boolean => LENDING_SIGNS.includes(sign) && waning;

function warned({ figure }: DorotheanMatterInput): MatterClause {
  const { longitudeDeg } = figure.planets.Moon,
    sign = signIndex(longitudeDeg),
    rising = signIndex(figure.ascDeg);
  const first = WARNED_SIGNS.includes(sign) && longitudeDeg % 30 < 1,
    rises = WARNED_SIGNS.includes(rising);
  return gate(
    'first_degree_or_ascending_sign_warning',
    first || rises,
    [
      value('moon_sign', SIGNS[sign]),
      degrees('moon_degree_in_sign', longitudeDeg % 30),
      value('moon_in_named_first_degree', first),
      value('ascendant_sign', SIGNS[rising]),
      value('named_sign_ascending', rises),
    ],
    'The Moon in the first degree of Leo, Gemini or Sagittarius, or one of them ascending.',
  );
}

/** The clauses on debts. */
export function debtClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { longitudeDeg, latitudeDeg } = figure.planets.Moon,
    sign = signIndex(longitudeDeg);
  const elongation = elongationDeg(figure),
    hard = hardTo(figure, MALEFICS, 'Mercury');
  const under = distance(figure, 'Moon', 'Sun') <= RAYS_DEG,
    leaves = conjunctionMotion(figure, 'Moon', 'Sun') === 'separating';
  const applying = FORTUNES.filter((planet) => conjunctionMotion(figure, 'Moon', planet) === 'applying');
  return [
    fortifier(
      'waning_moon_in_named_sign',
      lending(sign, elongation > 180),
      [value('moon_sign', signOfPlanet(figure, 'Moon')), degrees('sun_moon_elongation', elongation)],
      'The Moon in Leo, Scorpio, Sagittarius, Aquarius or Pisces, her light waning.',
    ),
    fortifier(
      'mercury_free_of_infortunes',
      hard.length === 0,
      [value('mercury_relations', relationsTo(figure, MALEFICS, 'Mercury'))],
      'Mercury, who signifies reckonings, is not with an infortune nor in square or opposition to one.',
    ),
    fortifier(
      'concealed_debt',
      under && leaves && applying.length > 0,
      [
        value('moon_under_15_degree_rays', under),
        value('moon_sun_conjunction_motion', conjunctionMotion(figure, 'Moon', 'Sun')),
        value('applying_fortunes', listed(applying)),
      ],
      'A debt to be kept secret: the Moon under the rays, leaving the Sun and going to a fortune.',
    ),
    gate(
      'moon_in_burned_path',
      longitudeDeg >= 180 && longitudeDeg < 240,
      [degrees('moon_longitude', longitudeDeg)],
      'The Moon in Libra or Scorpio, the burned path of this author.',
    ),
    witness(
      'moon_with_node',
      null,
      [
        degrees('moon_ecliptic_latitude', latitudeDeg),
        degrees('true_node_longitude', figure.nodeDeg),
        value('required_missing_semantics', 'how near the head or the tail'),
      ],
      'With the head or the tail of the Dragon: how near is not said.',
    ),
    warned(input),
  ];
}
