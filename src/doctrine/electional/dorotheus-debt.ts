import { signIndex } from '../zodiac/zodiac.js';
import { calculation, fromSun, isConvertibleSign, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { ascendantSign, beholds, between, configured, elongationDeg, FORTUNES, signOfPlanet } from './figure.js';
import type { ElectionFigure } from './figure.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { fortifier, gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, listed, value } from './witness.js';

/** Debts and their payment (Dorotheus, Carmen V.21) and wills (V.43). */
const toAscendant = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  configured(figure.planets[planet].longitudeDeg, figure.ascDeg);
const toEither = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  toAscendant(figure, planet) || beholds(figure, planet, 'Moon');

/** Clauses 1-4: who is who, the fortunes, Saturn and Mars with Mercury. */
function significators({ figure }: DorotheanMatterInput): MatterClause[] {
  const fortunes = FORTUNES.filter((planet) => beholds(figure, planet, 'Moon')),
    mercury = value('mercury_sign', signOfPlanet(figure, 'Mercury')),
    saturn = beholds(figure, 'Mercury', 'Saturn'),
    mars = between(figure, 'Mercury', 'Mars');
  return [
    witness(
      {
        id: 'creditor_debtor_and_debtor_significators',
        where: 'V.21.1',
        says: 'The ascendant shows him who lends, the seventh him who owes; the Moon and Mercury show the debt.',
      },
      true,
      [
        value('first_place_role', 'creditor_or_lender'),
        value('seventh_place_role', 'debtor'),
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        mercury,
      ],
    ),
    witness(
      {
        id: 'moon_fortune_testimony_and_recurrent_debt',
        where: 'V.21.2',
        says: 'Fortunes with the Moon, she made unfortunate: the debt comes back. When she is so is not said.',
      },
      fortunes.length > 0 ? null : false,
      [value('fortune_configuring_moon', listed(fortunes)), value('made_unfortunate_predicate', 'source_not_closed')],
    ),
    gate(
      {
        id: 'mercury_saturn_confusion_or_deception',
        where: 'V.21.3',
        says: 'Saturn with Mercury or beholding him: confusion or deceit.',
      },
      saturn,
      [mercury, value('saturn_sign', signOfPlanet(figure, 'Saturn')), value('mercury_saturn_configured', saturn)],
    ),
    gate(
      {
        id: 'mercury_mars_conflict',
        where: 'V.21.4',
        says: 'Mars with Mercury, or from a powerful place: conflict. Which place is powerful is not said.',
      },
      mars === 'conjunction' ? true : mars === 'aversion' ? false : null,
      [
        mercury,
        value('mars_sign', signOfPlanet(figure, 'Mars')),
        value('mercury_mars_same_sign', mars === 'conjunction'),
        value('powerful_place_predicate', 'source_not_closed'),
      ],
    ),
  ];
}

/** Leo, Scorpio, Sagittarius, Aquarius, Pisces. */
const PREFERRED = [4, 7, 8, 10, 11];

export function debtClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { longitudeDeg } = figure.planets.Moon,
    elongation = elongationDeg(figure),
    moonSign = value('moon_sign', signOfPlanet(figure, 'Moon'));
  const under = underRays(figure, 'Moon'),
    preferred = PREFERRED.includes(signIndex(longitudeDeg)),
    wanes = elongation > 180;
  const helpers = ([...FORTUNES, 'Mercury'] as const).filter((planet) => toEither(figure, planet));
  return [
    ...significators(input),
    witness(
      {
        id: 'moon_under_rays_solar_freedom_inquiry',
        where: 'V.21.5',
        says: 'Where the Moon is under the rays the Sun is looked at, whether he is free: of what is not said.',
      },
      under ? null : false,
      [
        degrees('moon_solar_distance', fromSun(figure, 'Moon')),
        value('moon_under_rays', under),
        value('sun_freedom_predicate', 'source_not_closed'),
      ],
    ),
    gate(
      {
        id: 'burned_places_and_first_degrees',
        where: 'V.21.6',
        says: 'The Moon in the burned places, or in the first degrees of Leo, Gemini or Sagittarius: which places, and how many degrees, is not said.',
      },
      null,
      [
        moonSign,
        degrees('moon_degree_in_sign', longitudeDeg % 30),
        value('named_signs', 'Leo,Gemini,Sagittarius'),
        value('burned_place_and_first_degree_intervals', 'source_not_closed'),
      ],
    ),
    fortifier(
      {
        id: 'waning_moon_in_preferred_debt_signs',
        where: 'V.21.7',
        says: 'The waning Moon in Leo, Pisces, Aquarius, Scorpio or Sagittarius.',
      },
      preferred && wanes,
      [
        moonSign,
        value('preferred_sign', preferred),
        degrees('moon_sun_elongation', elongation),
        value('moon_waning', wanes),
      ],
    ),
    fortifier(
      {
        id: 'jupiter_venus_mercury_testimony_to_moon_or_ascendant',
        where: 'V.21.8',
        says: 'Jupiter, Venus or Mercury with the Moon or the ascendant, or beholding one of them, is best.',
      },
      helpers.length > 0,
      [value('ascendant_sign', ascendantSign(figure)), moonSign, value('qualifying_bodies', listed(helpers))],
    ),
  ];
}

function damagedBy(figure: ElectionFigure, planet: 'Mars' | 'Saturn', where: string): MatterClause {
  const low = planet.toLowerCase();
  return gate(
    {
      id: `${low}_configuration_damage`,
      where,
      says: `${planet} with the ascendant or the Moon, or beholding one of them, harms the will.`,
    },
    toEither(figure, planet),
    [
      value(`${low}_sign`, signOfPlanet(figure, planet)),
      value(`${low}_configures_ascendant`, toAscendant(figure, planet)),
      value(`${low}_configures_moon`, beholds(figure, planet, 'Moon')),
    ],
  );
}

/** Clauses 1-3: the signs, the growing Moon, the star with which she connects. */
function moonOfWill({ figure, equation }: DorotheanMatterInput): MatterClause[] {
  const { longitudeDeg, latitudeRateDegPerDay: rate } = figure.planets.Moon,
    under = value('moon_under_rays', underRays(figure, 'Moon'));
  return [
    gate(
      {
        id: 'avoid_convertible_signs',
        where: 'V.43.1 and note 387',
        says: 'In a convertible sign, of the Moon or the ascendant, the will is changed.',
      },
      isConvertibleSign(figure.ascDeg) || isConvertibleSign(longitudeDeg),
      [
        value('ascendant_sign', ascendantSign(figure)),
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('convertible_signs', 'Aries,Cancer,Libra,Capricorn'),
      ],
    ),
    fortifier(
      {
        id: 'lunar_growth_calculation_latitude_and_stationary_connection',
        where: 'V.43.2; glossary, pp. 352, 355 and 363',
        says: 'The Moon growing in glow and calculation, going north, out of the rays, connected with a star that stands still: from how many degrees she connects is not said.',
      },
      null,
      [
        degrees('moon_sun_elongation', elongationDeg(figure)),
        value('moon_increasing_in_glow', waxing(figure)),
        ...calculation(equation),
        value('moon_latitude_rate', rate, 'degrees/day'),
        value('moon_northward', rate > 0),
        under,
        value('stationary_star_connection', 'source_degree_interval_not_closed'),
      ],
    ),
    gate(
      {
        id: 'connected_star_under_rays',
        where: 'V.43.3',
        says: 'That star under the rays: it hangs on the connection, which is left open.',
      },
      null,
      [
        under,
        value('connected_star', 'source_connection_not_closed'),
        value('star_under_rays', 'source_connection_not_closed'),
      ],
    ),
  ];
}

export function willClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input;
  return [
    ...moonOfWill(input),
    damagedBy(figure, 'Mars', 'V.43.4'),
    damagedBy(figure, 'Saturn', 'V.43.5'),
    fortifier(
      {
        id: 'jupiter_or_venus_configuration_benefit',
        where: 'V.43.6',
        says: 'Jupiter or Venus with the ascendant or the Moon, or beholding one of them, helps it.',
      },
      FORTUNES.some((planet) => toEither(figure, planet)),
      FORTUNES.map((planet) => value(`${planet.toLowerCase()}_configures_ascendant_or_moon`, toEither(figure, planet))),
    ),
  ];
}
