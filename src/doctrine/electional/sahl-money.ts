import { separationDeg } from '../../kernel/angle.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import {
  beholds,
  between,
  distance,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  quadrantHouse,
  relation,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { joined, joinedOf, POLICY } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { arabicMoieties } from './sahl.js';
import { besideDegrees, degrees, listed, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Investing, buying and selling: Sahl, On Elections 36-40. */
const marsTo = ({ figure }: SahlMatterInput): Measurement[] => [
  value('mars_relation_to_moon', between(figure, 'Mars', 'Moon')),
  value('mars_relation_to_mercury', between(figure, 'Mars', 'Mercury')),
];

export function investmentClauses(input: SahlMatterInput): MatterClause[] {
  const { figure, eleventhCuspDeg } = input,
    { Mercury: mercury } = figure.planets;
  const placed = (place: number) => (30 * (signIndex(figure.ascDeg) + place - 1)) % 360;
  const [assets, trust] = [placed(2), placed(11)],
    trustLord = signLord(trust),
    isRetrograde = mercury.rateDegPerDay < 0;
  return [
    fortifier(
      {
        id: 'adapt_moon_mercury_assets_and_trust',
        where: '36 and note 101',
        says: 'The Moon, Mercury, the place of assets and that of trust, with the lord of its degree, are to be made fit: neither what is fit nor which lord of a degree is meant is said.',
        policy: 'source_text_open_adaptation_and_degree_lord',
      },
      null,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('mercury_sign', signOfPlanet(figure, 'Mercury')),
        value('assets_sign', signNameOf(assets)),
        value('assets_lord', signLord(assets)),
        value('trust_sign', signNameOf(trust)),
        value('trust_sign_lord', trustLord),
        degrees('trust_house_cusp', eleventhCuspDeg),
        value('degree_lord_scheme', null),
      ],
    ),
    fortifier(
      {
        id: 'moon_mercury_join_and_mars_cadence',
        where: '37a',
        says: 'The Moon joined to Mercury, Mars cadent from both, Mercury fit and purged: what cadent from a planet and purged mean is not said.',
        policy: 'canonical_moiety_join_with_open_cadence_and_purging',
      },
      null,
      [
        value('moon_joined_mercury', joined(figure, 'Moon', 'Mercury')),
        besideDegrees('moon_mercury_distance', distance(figure, 'Moon', 'Mercury'), arabicMoieties('Moon', 'Mercury')),
        ...marsTo(input),
        value('mars_cadent_from_each_predicate', null),
        value('mercury_fit_and_purged_predicate', null),
      ],
    ),
    witness(
      {
        id: 'retrograde_mercury_branch',
        where: '37b',
        says: 'Of Mercury retrograde: his relations are given; cadent from the light or the aspect is not explained. Direct, the branch does not apply.',
        policy: POLICY.stakes,
      },
      isRetrograde ? null : true,
      [
        value('mercury_retrograde', isRetrograde),
        value('mercury_mars_relation', between(figure, 'Mercury', 'Mars')),
        value('mercury_venus_relation', between(figure, 'Mercury', 'Venus')),
        value('mercury_trust_lord_relation', between(figure, 'Mercury', trustLord)),
        value('cadent_from_light_or_aspect_predicates', isRetrograde ? null : 'branch_not_applicable'),
      ],
    ),
    witness(
      {
        id: 'trust_significators_and_mars_light',
        where: '38',
        says: 'The significators of trust again, with Mars cadent from their light, which is not explained.',
        policy: 'source_text_open_cadent_from_light',
      },
      null,
      [
        value('named_significators', `Moon,Mercury,${signNameOf(trust)},${trustLord}`),
        ...marsTo(input),
        value('mars_light_cadence_predicate', null),
      ],
    ),
  ];
}

function lotInJupiterHouse({ figure, lotDeg }: SahlMatterInput): MatterClause {
  const distances = FORTUNES.map((planet) => {
    const apart = lotDeg === null ? null : separationDeg(lotDeg, figure.planets[planet].longitudeDeg);
    return `${planet}:${apart === null ? 'none' : Number(apart.toPrecision(12))}`;
  });
  return fortifier(
    {
      id: 'fortune_fit_in_jupiter_house_and_joined_fortunes',
      where: '39a',
      says: 'The Lot of Fortune fit, in a house of Jupiter and joined to the fortunes: when a lot is fit, and how near it is joined, is not said.',
      policy: 'source_text_open_fortune_fitness_and_point_join_orb',
    },
    null,
    [
      degrees('fortune_longitude', lotDeg),
      value('fortune_sign', lotDeg === null ? null : signNameOf(lotDeg)),
      value('jupiter_domicile_sign', lotDeg === null ? null : signLord(lotDeg) === 'Jupiter'),
      value('fortune_to_benefic_distances', distances.join(',')),
      value('fortune_fit_predicate', null),
      value('lot_joining_orb_policy', null),
    ],
  );
}

export function purchaseClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    fortunes = joinedOf(figure, 'Moon', FORTUNES),
    isWaxing = waxing(figure);
  const tail = (figure.nodeDeg + 180) % 360,
    moon = figure.planets.Moon.longitudeDeg;
  return [
    lotInJupiterHouse(input),
    outcome(
      {
        id: 'straight_ascension_light_number_and_fortunes',
        where: '39b and note 105',
        says: 'The Moon in signs of straight ascension, growing in light and in number, joined to the fortunes: better for the seller. What grows in number is not said; it fails where light or fortunes fail.',
        policy: POLICY.number,
      },
      isWaxing && fortunes.length > 0 ? null : false,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('straight_ascension_predicate', null),
        value('moon_increasing_in_light', isWaxing),
        degrees('sun_moon_elongation', elongationDeg(figure)),
        value('number_predicate', null),
        value('moon_joined_fortunes', listed(fortunes)),
        value('source_outcome', 'better_for_seller_new_owner_loses'),
      ],
    ),
    gate(
      {
        id: 'mars_cadent_from_moon_and_mercury',
        where: '39c',
        says: 'Mars not cadent from the Moon and Mercury brings toil and contention: what cadent from a planet means is not said.',
        policy: POLICY.significators,
      },
      null,
      [
        value('mars_quadrant_house', quadrantHouse(figure, 'Mars')),
        ...marsTo(input),
        value('cadent_from_each_predicate', null),
      ],
    ),
    gate(
      {
        id: 'tail_cadent_from_moon',
        where: '39d and note 106',
        says: 'The tail cadent from the Moon: neither the way nor the distance is said.',
        policy: 'source_text_open_cadent_from_node',
      },
      null,
      [
        degrees('tail_longitude', tail),
        degrees('moon_tail_distance', separationDeg(moon, tail)),
        value('moon_tail_sign_relation', relation(moon, tail)),
        value('tail_cadent_from_moon_predicate', null),
      ],
    ),
  ];
}

export function saleClauses({ figure, isDay }: SahlMatterInput): MatterClause[] {
  const sign = signIndex(figure.planets.Moon.longitudeDeg),
    exalted = sign === EXALTATIONS.Moon.signIndex,
    ruler = isDay === null ? null : triplicityOf(sign, isDay).active;
  const seen = MALEFICS.filter((planet) => beholds(figure, 'Moon', planet)),
    bodily = joinedOf(figure, 'Moon', MALEFICS),
    byRay = seen.length > 0 && bodily.length === 0;
  return [
    fortifier(
      {
        id: 'moon_in_exaltation_or_triplicity',
        where: '40',
        says: 'The Moon in her exaltation or in her triplicity, that of Dorotheus by the sect of the figure.',
        policy: 'dorothean_triplicity_and_exaltation',
      },
      exalted || (ruler === null ? null : ruler === 'Moon'),
      [
        value('moon_sign', SIGNS[sign]),
        value('moon_in_exaltation', exalted),
        value('active_triplicity_ruler', ruler),
        value('moon_has_active_triplicity', ruler === null ? null : ruler === 'Moon'),
      ],
    ),
    fortifier(
      {
        id: 'moon_separated_from_fortunes',
        where: '40',
        says: 'The Moon separated from the fortunes: since when is not said.',
        policy: 'source_text_open_previous_separation_window',
      },
      null,
      [
        value('moon_joined_fortunes_now', listed(joinedOf(figure, 'Moon', FORTUNES))),
        value('moon_jupiter_relation', between(figure, 'Moon', 'Jupiter')),
        value('moon_venus_relation', between(figure, 'Moon', 'Venus')),
        value('separation_event_window', null),
      ],
    ),
    fortifier(
      {
        id: 'moon_configured_to_malefics_but_not_joined',
        where: '40 and note 107',
        says: 'The Moon beholds the malefics by sign and is not joined to them in body.',
        policy: POLICY.aspects,
      },
      byRay,
      [
        value('configured_malefics', listed(seen)),
        value('bodily_joined_malefics', listed(bodily)),
        value('compound_satisfied', byRay),
      ],
    ),
  ];
}
