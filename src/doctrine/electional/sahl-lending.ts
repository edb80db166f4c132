import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import {
  between,
  configured,
  conjunctionMotion,
  distance,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  relation,
  separationRate,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, joined, joinedOf, POLICY } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { degrees, listed, value } from './witness.js';

/** Lending: Sahl, On Elections 29-31, who follows Dorotheus, Carmen V.21. Leo, Scorpio, Sagittarius, Aquarius, Pisces. */
const PREFERRED = [4, 7, 8, 10, 11];
/** Gemini, Leo, Sagittarius. */
const WARNED = [2, 4, 8];
/** Burned up or under the rays: Sahl's twelve degrees. */
const RAYS_DEG = 12;

function preferredMoon({ figure }: SahlMatterInput): MatterClause {
  const moon = figure.planets.Moon.longitudeDeg,
    seen = FORTUNES.map((planet) => figure.planets[planet].longitudeDeg);
  return fortifier(
    {
      id: 'preferred_moon_and_deficient_fortunes',
      where: '29a and note 89',
      says: 'The Moon in Leo, Scorpio, Sagittarius, Aquarius or Pisces, her light waning, and the fortunes deficient: in what they should be so is not said.',
      policy: POLICY.number,
    },
    null,
    [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('preferred_sign', PREFERRED.includes(signIndex(moon))),
      value('moon_defective_in_light', !waxing(figure)),
      degrees('sun_moon_elongation', elongationDeg(figure)),
      value(
        'fortune_relations',
        FORTUNES.map(
          (planet, i) => `${planet}:moon=${relation(seen[i], moon)};ascendant=${relation(seen[i], figure.ascDeg)}`,
        ).join(','),
      ),
      value(
        'both_fortunes_configured_to_moon_or_ascendant',
        seen.every((at) => configured(at, moon) || configured(at, figure.ascDeg)),
      ),
      value('fortune_deficiency_predicate', null),
    ],
  );
}

const protections = ({ figure }: SahlMatterInput): MatterClause =>
  fortifier(
    {
      id: 'mercury_moon_and_fortune_protections',
      where: '29b',
      says: 'The Moon with the fortunes and Mercury and free of the infortunes, Mercury cleansed of Mars, the fortunes not cadent: when Mercury counts as cleansed is not said.',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moon_joined_fortunes', listed(joinedOf(figure, 'Moon', FORTUNES))),
      value('moon_joined_mercury', joined(figure, 'Moon', 'Mercury')),
      value('moon_hard_malefic_relations', hardMalefics(figure, 'Moon')),
      value('mercury_bodily_joined_malefics', listed(joinedOf(figure, 'Mercury', MALEFICS))),
      value(
        'mercury_square_malefics',
        listed(MALEFICS.filter((planet) => between(figure, planet, 'Mercury') === 'square')),
      ),
      value('jupiter_cadent', cadent(figure, 'Jupiter')),
      value('venus_cadent', cadent(figure, 'Venus')),
      value('mercury_cleansed_of_mars', null),
    ],
  );

function consequence({ figure }: SahlMatterInput): MatterClause {
  const withMars = joined(figure, 'Moon', 'Mars');
  return gate(
    {
      id: 'moon_mars_or_saturn_consequence',
      where: '29c',
      says: 'With Mars she brings toil and contention; impeded by Saturn, delay: by which of his aspects is not said.',
      policy: POLICY.cleansed,
    },
    withMars ? true : null,
    [
      value('moon_joined_mars', withMars),
      value('moon_saturn_relation', between(figure, 'Moon', 'Saturn')),
      value('saturn_impediment_predicate', null),
    ],
  );
}

function concealed({ figure }: SahlMatterInput): MatterClause {
  const under = distance(figure, 'Moon', 'Sun') <= RAYS_DEG,
    motion = conjunctionMotion(figure, 'Moon', 'Sun');
  const fortunes = FORTUNES.map((planet) => ({ planet, motion: conjunctionMotion(figure, 'Moon', planet) }));
  const applying = fortunes.filter((one) => one.motion === 'applying').map((one) => one.planet);
  return fortifier(
    {
      id: 'concealed_lending_sequence',
      where: '30a',
      says: 'A loan to be kept secret: the Moon under the rays, leaving the Sun and going to a fortune.',
      policy: 'instantaneous_conjunction_motion_with_authB_solar_ray_orb',
    },
    under && motion === 'separating' && applying.length > 0,
    [
      value('moon_under_12_degree_rays', under),
      value('moon_sun_conjunction_motion', motion),
      value('moon_sun_distance_rate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
      value('fortune_conjunction_motion', fortunes.map((one) => `${one.planet}:${one.motion}`).join(',')),
      value('applying_fortunes', listed(applying)),
    ],
  );
}

const publicity = ({ figure }: SahlMatterInput): MatterClause =>
  witness(
    {
      id: 'emerging_toward_mars_publicity',
      where: '30b',
      says: 'Leaving the burning and going to Mars, it comes to light: where the burning ends is not said.',
      policy: 'source_text_open_burned_up_exit',
    },
    null,
    [
      degrees('moon_solar_distance', distance(figure, 'Moon', 'Sun')),
      value('moon_sun_conjunction_motion', conjunctionMotion(figure, 'Moon', 'Sun')),
      value('moon_mars_conjunction_motion', conjunctionMotion(figure, 'Moon', 'Mars')),
      degrees('moon_mars_distance', distance(figure, 'Moon', 'Mars')),
      value('moon_mars_distance_rate', separationRate(figure, 'Moon', 'Mars'), 'degrees/day'),
      value('burned_up_exit_threshold', null),
    ],
  );

const nodeOrBurntPath = ({ figure, burntPath }: SahlMatterInput): MatterClause =>
  gate(
    {
      id: 'node_or_burnt_path_warning',
      where: '30c and note 92',
      says: 'In the burnt path, by the reading that is chosen, or on the ecliptic with the head or the tail: how near them is not said.',
      policy: 'inherited_burnt_path_variant_and_open_node_tolerance',
    },
    burntPath === 'triggered' ? true : null,
    [
      degrees('moon_ecliptic_latitude', figure.planets.Moon.latitudeDeg),
      degrees('true_node_longitude', figure.nodeDeg),
      degrees('node_or_tail_tolerance', null),
      value('inherited_burnt_path_rule_state', burntPath),
    ],
  );

function firstDegree({ figure }: SahlMatterInput): MatterClause {
  const { longitudeDeg } = figure.planets.Moon,
    degree = longitudeDeg % 30,
    ascending = signIndex(figure.ascDeg);
  const first = WARNED.includes(signIndex(longitudeDeg)) && degree < 1,
    rises = WARNED.includes(ascending);
  return gate(
    {
      id: 'first_degree_or_ascending_sign_loan_warning',
      where: '31 and note 94',
      says: 'No loan while the Moon is in the first degree of Leo, Gemini or Sagittarius, or while one of them ascends.',
      policy: 'first_tropical_degree_and_whole_sign_ascendant',
    },
    first || rises,
    [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      degrees('moon_degree_in_sign', degree),
      value('moon_in_named_first_degree', first),
      value('ascendant_sign', SIGNS[ascending]),
      value('named_sign_ascending', rises),
    ],
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
