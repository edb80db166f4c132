import { signLord, signNameOf } from './dorotheus-root.js';
import {
  ascendantSign,
  beholds,
  between,
  configured,
  FORTUNES,
  MALEFICS,
  relation,
  signOfPlanet,
  solarDistance,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, hardTo, outcome, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { lightAndNumber } from './sahl-house.js';
import {
  hardMalefics,
  isCommon,
  isFixed,
  isMovable,
  isWatery,
  joinedOf,
  POLICY,
  solarObservations,
} from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { compared, degrees, listed, value } from './witness.js';
import { signIndex } from '../zodiac/zodiac.js';

/** Planting, sowing and partnership: Sahl, On Elections 51-55 and 32-35. */
const RAYS_DEG = 12;

const lordOfAscendantBeholds = (figure: ElectionFigure): boolean =>
  configured(figure.planets[signLord(figure.ascDeg)].longitudeDeg, figure.ascDeg);

function freeLords(figure: ElectionFigure): MatterClause {
  const moonLord = signLord(figure.planets.Moon.longitudeDeg),
    ascLord = signLord(figure.ascDeg);
  return fortifier(
    {
      id: 'lords_free_from_malefics_and_burning',
      where: '53',
      says: 'Both lords free of the infortunes and of burning: by which aspects and how near the Sun is not said.',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moon_lord_malefic_relations', hardMalefics(figure, moonLord)),
      value('asc_lord_malefic_relations', hardMalefics(figure, ascLord)),
      degrees('moon_lord_solar_distance', solarDistance(figure, moonLord)),
      degrees('asc_lord_solar_distance', solarDistance(figure, ascLord)),
    ],
  );
}

export function plantingClauses({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    moonLord = signLord(moon),
    ascLord = signLord(figure.ascDeg),
    lordAt = figure.planets[moonLord].longitudeDeg;
  const seen = between(figure, moonLord, 'Moon'),
    lordBeholds = beholds(figure, moonLord, 'Moon');
  const fixed = isFixed(moon),
    lasting = isFixed(figure.ascDeg) || isCommon(figure.ascDeg);
  return [
    fortifier(
      { id: 'moon_in_fixed_sign', where: '51', says: 'The Moon in a fixed sign.', policy: POLICY.quality },
      fixed,
      [value('moon_sign', signOfPlanet(figure, 'Moon')), value('fixed_sign', fixed)],
    ),
    fortifier(
      {
        id: 'moon_lord_aspects_from_watery_sign',
        where: '51',
        says: 'The lord of her sign beholds her from Cancer, Scorpio or Pisces.',
        policy: POLICY.aspects,
      },
      lordBeholds && isWatery(lordAt),
      [
        value('moon_lord', moonLord),
        value('moon_lord_sign', signOfPlanet(figure, moonLord)),
        value('relation_to_moon', seen),
      ],
    ),
    fortifier(
      {
        id: 'ascendant_fixed_or_common',
        where: '52a',
        says: 'The ascendant in a fixed or a common sign.',
        policy: POLICY.quality,
      },
      lasting,
      [value('ascendant_sign', ascendantSign(figure)), value('fixed_or_common', lasting)],
    ),
    fortifier(
      {
        id: 'ascendant_lord_ascending_and_eastern',
        where: '52a and note 123',
        says: 'The lord of the ascendant ascending and eastern: the parallels give latitude, the Sun and rising before him.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, ascLord),
    ),
    outcome(
      {
        id: 'ascending_eastern_tempo_matrix',
        where: '52b-d',
        says: 'How fast it sprouts and bears, by whether that lord is eastern and ascending, which the clause before leaves open.',
        policy: POLICY.eastern,
      },
      null,
      [value('ascendant_lord', ascLord), ...solarObservations(figure, ascLord)],
    ),
    fortifier(
      {
        id: 'lords_aspect_moon_and_ascendant',
        where: '53 and note 124',
        says: 'The lord of the Moon beholds her and the lord of the ascendant the ascendant.',
        policy: POLICY.aspects,
      },
      lordBeholds && lordOfAscendantBeholds(figure),
      [
        value('moon_lord_relation', seen),
        value('ascendant_lord_relation', relation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
      ],
    ),
    freeLords(figure),
  ];
}

/** Clauses 1-4 (54): the ascendant and its lord. */
function ascendantOfSowing({ figure }: SahlMatterInput): MatterClause[] {
  const lord = signLord(figure.ascDeg),
    at = figure.planets[lord].longitudeDeg,
    dispositor = signLord(at);
  const common = isCommon(figure.ascDeg),
    movable = isMovable(at);
  return [
    fortifier(
      { id: 'ascendant_common', where: '54', says: 'The ascendant in a common sign.', policy: POLICY.quality },
      common,
      [value('ascendant_sign', ascendantSign(figure)), value('common_sign', common)],
    ),
    fortifier(
      {
        id: 'ascendant_lord_in_movable_sign',
        where: '54',
        says: 'The lord of the ascendant in a movable sign.',
        policy: POLICY.quality,
      },
      movable,
      [
        value('ascendant_lord', lord),
        value('ascendant_lord_sign', signOfPlanet(figure, lord)),
        value('movable_sign', movable),
      ],
    ),
    fortifier(
      {
        id: 'ascendant_lord_aspects_its_dispositor',
        where: '54 and note 126',
        says: 'It beholds the lord of the sign in which it stands.',
        policy: POLICY.aspects,
      },
      beholds(figure, lord, dispositor),
      [value('ascendant_lord_dispositor', dispositor), value('relation', between(figure, lord, dispositor))],
    ),
    gate(
      {
        id: 'malefic_aspects_ascendant_lord',
        where: '54',
        says: 'Mars or Saturn with it, or in square or opposition to it, spoils the seed; no planet afflicts itself.',
        policy: 'whole_sign_hard_malefic_relation',
      },
      hardTo(figure, MALEFICS, lord).length > 0,
      [value('hard_malefic_relations', hardMalefics(figure, lord))],
    ),
  ];
}

export function sowingClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    apart = solarDistance(figure, 'Moon'),
    under = apart <= RAYS_DEG;
  return [
    ...ascendantOfSowing(input),
    lightAndNumber(input, '55a'),
    gate(
      {
        id: 'moon_under_rays_and_defective_in_number',
        where: '55a',
        says: 'The Moon under the rays and lacking in number: clear outside the rays, open within them.',
        policy: POLICY.number,
      },
      under ? null : false,
      [
        compared('moon_solar_distance', apart, '<=', RAYS_DEG, 'degrees'),
        value('under_authB_12_degree_rays', under),
        value('defective_in_number', null),
      ],
    ),
    outcome(
      {
        id: 'increased_number_sprouting_quantity',
        where: '55b',
        says: 'By her growing in number it is judged how much comes up of what is sown: what grows is not said.',
        policy: POLICY.number,
      },
      null,
      [
        value('moon_longitude_rate', figure.planets.Moon.rateDegPerDay, 'degrees/day'),
        value('number_predicate', null),
        value('source_outcome', 'comes up thinly, by the amount sown'),
      ],
    ),
  ];
}

/** Leo and Taurus, which are preferred with the common signs; Libra and Aquarius, which part the partners. */
const ALSO_PREFERRED = [1, 4];
const PARTING = [6, 10];

function signsOfPartnership({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    parts = [moon, figure.ascDeg].some((at) => PARTING.includes(signIndex(at)));
  return [
    fortifier(
      {
        id: 'moon_cleansed_joined_to_fortunes_and_in_preferred_sign',
        where: '32-33',
        says: 'The Moon cleansed, joined to the fortunes, in a common sign, Leo or Taurus: when she is cleansed is not said.',
        policy: POLICY.cleansed,
      },
      null,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('preferred_sign', isCommon(moon) || ALSO_PREFERRED.includes(signIndex(moon))),
        value('moon_joined_fortunes', listed(joinedOf(figure, 'Moon', FORTUNES))),
        value('cleansed_predicate', null),
      ],
    ),
    gate(
      {
        id: 'libra_or_aquarius_separation_warning',
        where: '33',
        says: 'Libra and Aquarius, of the Moon or the ascendant, and the lower signs part the partners: which signs are lower is not said.',
        policy: 'named_signs_with_unenumerated_lower_sign_class',
      },
      parts ? true : null,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('ascendant_sign', ascendantSign(figure)),
        value('named_separation_signs', 'Libra,Aquarius'),
        value('lower_sign_class', 'source_not_enumerated'),
      ],
    ),
  ];
}

export function partnershipClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    seventh = (figure.ascDeg + 180) % 360,
    lords = [signLord(figure.ascDeg), signLord(seventh)] as const;
  const pair = [
    value('ascendant_lord', lords[0]),
    value('partner_lord', lords[1]),
    value('lord_relation', between(figure, ...lords)),
  ];
  const meet = beholds(figure, ...lords);
  return [
    ...signsOfPartnership(input),
    witness(
      {
        id: 'reception_and_aspect_relationship',
        where: '34',
        says: 'Reception, and aspects of friendship or enmity, show how they agree: whose reception it is, and what prevails, is not said.',
        policy: 'source_text_open_reception_and_precedence',
      },
      null,
      [...pair, value('reception_predicate', null), value('source_divides_trine_sextile_from_square_opposition', true)],
    ),
    witness(
      {
        id: 'partnership_stake_roles',
        where: '35',
        says: 'The ascendant shows him who begins, the seventh the other, the tenth their wealth or work, the fourth the end.',
        policy: POLICY.stakes,
      },
      true,
      [
        value('first_place', 'initiating_partner'),
        value('seventh_place', 'other_partner'),
        value('tenth_place', 'partnership_wealth_or_work'),
        value('fourth_place', 'partnership_conclusion'),
        value('ascendant_sign', ascendantSign(figure)),
        value('seventh_sign', signNameOf(seventh)),
      ],
    ),
    fortifier(
      {
        id: 'principal_lords_behold_one_another',
        where: '35',
        says: 'The lord of the ascendant and the lord of the seventh behold each other.',
        policy: POLICY.aspects,
      },
      meet,
      [...pair, value('lords_behold', meet)],
    ),
  ];
}
