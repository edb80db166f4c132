import { signIndex } from '../zodiac/zodiac.js';
import { calculation, fromSun, isConvertibleSign, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import {
  ascendantSign,
  areConfigured,
  relationOf,
  configured,
  elongationDeg,
  FORTUNES,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { fortifier, gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';

/** Debts and their payment (Dorotheus, Carmen V.21) and wills (V.43). */
const toAscendant = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  configured(figure.planets[planet].longitudeDeg, figure.ascDeg);
const toEither = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  toAscendant(figure, planet) || areConfigured(figure, planet, 'Moon');

/** Clauses 1-4: significators, the fortunes, Saturn and Mars with Mercury. */
function significators({ figure }: DorotheanMatterInput): MatterClause[] {
  const fortunes = FORTUNES.filter((planet) => areConfigured(figure, planet, 'Moon')),
    mercury = value('mercurySign', signOfPlanet(figure, 'Mercury')),
    saturn = areConfigured(figure, 'Mercury', 'Saturn'),
    mars = relationOf(figure, 'Mercury', 'Mars');
  return [
    witness(
      {
        id: 'creditorDebtorAndDebtorSignificators',
        where: 'V.21.1',
        says: 'The ascendant signifies the lender, the seventh the debtor; the Moon and Mercury signify the debt.',
      },
      true,
      [
        value('firstPlaceRole', 'creditorOrLender'),
        value('seventhPlaceRole', 'debtor'),
        value('moonSign', signOfPlanet(figure, 'Moon')),
        mercury,
      ],
    ),
    witness(
      {
        id: 'moonFortuneTestimonyAndRecurrentDebt',
        where: 'V.21.2',
        says: 'Fortunes are with the Moon, or aspect her, and she is made unfortunate: the debt recurs. The text does not define "made unfortunate".',
      },
      fortunes.length > 0 ? null : false,
      [value('fortuneConfiguringMoon', fortunes), value('madeUnfortunatePredicate', 'sourceNotClosed')],
    ),
    gate(
      {
        id: 'mercurySaturnConfusionOrDeception',
        where: 'V.21.3',
        says: 'Saturn is with Mercury or aspects him: confusion or deceit.',
      },
      saturn,
      [mercury, value('saturnSign', signOfPlanet(figure, 'Saturn')), value('mercurySaturnConfigured', saturn)],
    ),
    gate(
      {
        id: 'mercuryMarsConflict',
        where: 'V.21.4',
        says: 'Mars is with Mercury, or aspects him from a powerful place: conflict. The text does not define a powerful place.',
      },
      mars === 'conjunction' ? true : mars === 'aversion' ? false : null,
      [
        mercury,
        value('marsSign', signOfPlanet(figure, 'Mars')),
        value('mercuryMarsSameSign', mars === 'conjunction'),
        value('powerfulPlacePredicate', 'sourceNotClosed'),
      ],
    ),
  ];
}

/** Leo, Scorpio, Sagittarius, Aquarius, Pisces. */
const PREFERRED = [4, 7, 8, 10, 11];

/** Debt and payment: clauses 1-8 of Carmen V.21, in its order. */
export function debtClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { longitudeDeg } = figure.planets.Moon,
    elongation = elongationDeg(figure),
    moonSign = value('moonSign', signOfPlanet(figure, 'Moon'));
  const under = underRays(figure, 'Moon'),
    preferred = PREFERRED.includes(signIndex(longitudeDeg)),
    wanes = elongation > 180;
  const helpers = ([...FORTUNES, 'Mercury'] as const).filter((planet) => toEither(figure, planet));
  return [
    ...significators(input),
    witness(
      {
        id: 'moonUnderRaysSolarFreedomInquiry',
        where: 'V.21.5',
        says: 'The Moon is under the rays, and the Sun is examined for freedom. The text does not say from what.',
      },
      under ? null : false,
      [
        degrees('moonSolarDistance', fromSun(figure, 'Moon')),
        value('moonUnderRays', under),
        value('sunFreedomPredicate', 'sourceNotClosed'),
      ],
    ),
    gate(
      {
        id: 'burnedPlacesAndFirstDegrees',
        where: 'V.21.6',
        says: 'The Moon is in the burned places, or in the first degrees of Leo, Gemini or Sagittarius. The text gives neither the places nor the number of degrees.',
      },
      null,
      [
        moonSign,
        degrees('moonDegreeInSign', longitudeDeg % 30),
        value('namedSigns', 'Leo,Gemini,Sagittarius'),
        value('burnedPlaceAndFirstDegreeIntervals', 'sourceNotClosed'),
      ],
    ),
    fortifier(
      {
        id: 'waningMoonInPreferredDebtSigns',
        where: 'V.21.7',
        says: 'The Moon is waning in Leo, Pisces, Aquarius, Scorpio or Sagittarius.',
      },
      preferred && wanes,
      [
        moonSign,
        value('preferredSign', preferred),
        degrees('moonSunElongation', elongation),
        value('moonWaning', wanes),
      ],
    ),
    fortifier(
      {
        id: 'jupiterVenusMercuryTestimonyToMoonOrAscendant',
        where: 'V.21.8',
        says: 'Jupiter, Venus or Mercury is with the Moon or the ascendant, or aspects one of them.',
      },
      helpers.length > 0,
      [value('ascendantSign', ascendantSign(figure)), moonSign, value('qualifyingBodies', helpers)],
    ),
  ];
}

function damagedBy(figure: ElectionFigure, planet: 'Mars' | 'Saturn', where: string): MatterClause {
  const low = planet.toLowerCase();
  return gate(
    {
      id: `${low}ConfigurationDamage`,
      where,
      says: `${planet} is with the ascendant or the Moon, or aspects one of them, and harms the will.`,
    },
    toEither(figure, planet),
    [
      value(`${low}Sign`, signOfPlanet(figure, planet)),
      value(`${low}ConfiguresAscendant`, toAscendant(figure, planet)),
      value(`${low}ConfiguresMoon`, areConfigured(figure, planet, 'Moon')),
    ],
  );
}

/** Clauses 1-3: the signs, the increasing Moon, the planet to which she connects. */
function moonOfWill({ figure, equation }: DorotheanMatterInput): MatterClause[] {
  const { longitudeDeg, latitudeRateDegPerDay: rate } = figure.planets.Moon,
    under = value('moonUnderRays', underRays(figure, 'Moon'));
  return [
    gate(
      {
        id: 'avoidConvertibleSigns',
        where: 'V.43.1 and note 387',
        says: 'The Moon or the ascendant is in a convertible sign: the will is changed.',
      },
      isConvertibleSign(figure.ascDeg) || isConvertibleSign(longitudeDeg),
      [
        value('ascendantSign', ascendantSign(figure)),
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('convertibleSigns', 'Aries,Cancer,Libra,Capricorn'),
      ],
    ),
    fortifier(
      {
        id: 'lunarGrowthCalculationLatitudeAndStationaryConnection',
        where: 'V.43.2; glossary, pp. 352, 355 and 363',
        says: 'The Moon increases in light and calculation, moves northward, is out of the rays and connects with a stationary planet. The text gives no orb of connection.',
      },
      null,
      [
        degrees('moonSunElongation', elongationDeg(figure)),
        value('moonIncreasingInGlow', waxing(figure)),
        ...calculation(equation),
        value('moonLatitudeRate', rate, 'degrees/day'),
        value('moonNorthward', rate > 0),
        under,
        value('stationaryStarConnection', 'sourceDegreeIntervalNotClosed'),
      ],
    ),
    gate(
      {
        id: 'connectedStarUnderRays',
        where: 'V.43.3',
        says: 'The connected planet is under the rays. The clause depends on the connection, which is not evaluable.',
      },
      null,
      [under, value('connectedStar', 'sourceConnectionNotClosed'), value('starUnderRays', 'sourceConnectionNotClosed')],
    ),
  ];
}

/** Writing a will: clauses 1-6 of Carmen V.43, in its order. */
export function willClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input;
  return [
    ...moonOfWill(input),
    damagedBy(figure, 'Mars', 'V.43.4'),
    damagedBy(figure, 'Saturn', 'V.43.5'),
    fortifier(
      {
        id: 'jupiterOrVenusConfigurationBenefit',
        where: 'V.43.6',
        says: 'Jupiter or Venus is with the ascendant or the Moon, or aspects one of them, and helps the will.',
      },
      FORTUNES.some((planet) => toEither(figure, planet)),
      FORTUNES.map((planet) => value(`${planet.toLowerCase()}ConfiguresAscendantOrMoon`, toEither(figure, planet))),
    ),
  ];
}
