import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { FORTUNES_AND_INFORTUNES } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { ascendantSign, areConfigured, configured, FORTUNES, signOffset, signOfPlanet } from './figure.js';
import type { ElectionFigure } from './figure.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { value } from './witness.js';

/**
 * Partnership: Dorotheus, Carmen V.20. Role and effect of the ascendant and the Moon together in a sign, from Aries on.
 */
const SIGN_ROWS = [
  ['gate', 'unsuitable; sudden separation'],
  ['witness', 'good or quarrelsome, depending on the rank of the partners, which the figure does not show'],
  ['fortifier', 'suitable; benefit and faithfulness'],
  ['gate', 'betrayal and slander'],
  ['fortifier', 'benefit and praise'],
  ['fortifier', 'benefit, praise, affection, and profit'],
  ['gate', 'no good'],
  ['gate', 'deceit and conflict'],
  ['witness', 'suitable with arrogance'],
  ['fortifier', 'joy'],
  ['gate', 'harm'],
  ['fortifier', 'excellent and suitable'],
] as const;
const TAURUS = 1;
const MAKERS = { gate, fortifier, witness } as const;

const configuredWith = (figure: ElectionFigure, planet: ClassicalPlanet): [ascendant: boolean, moon: boolean] => [
  configured(figure.planets[planet].longitudeDeg, figure.ascDeg),
  areConfigured(figure, planet, 'Moon'),
];

function signTable({ figure }: DorotheanMatterInput): MatterClause[] {
  const moon = signIndex(figure.planets.Moon.longitudeDeg),
    shared = moon === signIndex(figure.ascDeg) ? moon : null;
  return SIGN_ROWS.map(([role, effect], sign) => {
    const matched = shared === sign;
    return MAKERS[role](
      {
        id: `ascendantAndMoonIn${SIGNS[sign]}PartnershipTestimony`,
        where: `V.20.${sign + 2}`,
        says: `The ascendant and the Moon are both in ${SIGNS[sign]}: ${effect}.`,
      },
      matched && sign === TAURUS ? null : matched,
      [
        value('ascendantSign', ascendantSign(figure)),
        value('moonSign', SIGNS[moon]),
        value('sharedSign', shared === null ? 'none' : SIGNS[shared]),
        value('sourceEffect', effect),
      ],
    );
  });
}

/** Clauses 14-16: no testimony, Saturn, Mars. */
function infortunes({ figure }: DorotheanMatterInput): MatterClause[] {
  const witnesses = FORTUNES_AND_INFORTUNES.filter((planet) => configuredWith(figure, planet).includes(true));
  const [saturnAscendant, saturnMoon] = configuredWith(figure, 'Saturn');
  const mars = signIndex(figure.planets.Mars.longitudeDeg),
    marsWith = [figure.ascDeg, figure.planets.Moon.longitudeDeg].some((at) => signIndex(at) === mars);
  return [
    fortifier(
      {
        id: 'absenceOfFortuneAndInfortuneTestimony',
        where: 'V.20.14',
        says: 'The sign table applies when no fortune or infortune shares a sign with the ascendant and the Moon or aspects them.',
      },
      witnesses.length === 0,
      [
        value('ascendantSign', ascendantSign(figure)),
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('configuredFortunesOrInfortunes', witnesses),
      ],
    ),
    gate(
      {
        id: 'saturnPartnershipDelayDissentOrSeparation',
        where: 'V.20.15',
        says: 'Saturn is with the ascendant or the Moon, or aspects one of them: delay, dissent, separation.',
      },
      saturnAscendant || saturnMoon,
      [
        value('saturnSign', signOfPlanet(figure, 'Saturn')),
        value('saturnConfiguresAscendant', saturnAscendant),
        value('saturnConfiguresMoon', saturnMoon),
      ],
    ),
    gate(
      {
        id: 'marsPartnershipConflict',
        where: 'V.20.16',
        says: 'Mars is with the ascendant or the Moon, or in a powerful place: conflict. The text does not define a powerful place.',
      },
      marsWith ? true : configuredWith(figure, 'Mars').includes(true) ? null : false,
      [
        value('marsSign', signOfPlanet(figure, 'Mars')),
        value('marsSameSignWithAscendantOrMoon', marsWith),
        value('marsPowerfulPlacePredicate', 'sourceNotClosed'),
      ],
    ),
  ];
}

/** Clauses 17-19: aspects of the fortunes to the Moon. */
function fortunes({ figure }: DorotheanMatterInput): MatterClause[] {
  const offset = (planet: ClassicalPlanet): number =>
    signOffset(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg);
  const [jupiter, venus] = FORTUNES.map(offset),
    moonSign = value('moonSign', signOfPlanet(figure, 'Moon'));
  return [
    fortifier(
      {
        id: 'jupiterTrineOrCopresentBenefit',
        where: 'V.20.17',
        says: 'Jupiter is with the Moon or trines her: benefit and esteem.',
      },
      [0, 4, 8].includes(jupiter),
      [value('jupiterSign', signOfPlanet(figure, 'Jupiter')), moonSign, value('jupiterMoonOffset', jupiter)],
    ),
    fortifier(
      {
        id: 'venusTrineBestFortuneTestimony',
        where: 'V.20.18',
        says: 'Venus trines the Moon, the best testimony of the fortunes.',
      },
      [4, 8].includes(venus),
      [value('venusSign', signOfPlanet(figure, 'Venus')), moonSign, value('venusMoonOffset', venus)],
    ),
    witness(
      {
        id: 'lesserFortuneConfigurations',
        where: 'V.20.19',
        says: 'Sextile, square and opposition of the fortunes help less.',
      },
      [jupiter, venus].some((one) => [2, 3, 6, 9, 10].includes(one)),
      [value('jupiterMoonOffset', jupiter), value('venusMoonOffset', venus)],
    ),
  ];
}

/** Entering a partnership: clauses 1-19 of Carmen V.20, in its order. */
export const partnershipClauses = (input: DorotheanMatterInput): MatterClause[] => [
  fortifier(
    {
      id: 'moonMarriageSuitabilityAndCleansing',
      where: 'V.20.1',
      says: 'The Moon is in a sign that suits marriage (V.17) and is free of the infortunes. This chapter defines neither.',
    },
    null,
    [
      value('moonSign', signOfPlanet(input.figure, 'Moon')),
      value('marriageSuitableSignTable', 'marriageSignTableNotAdmitted'),
      value('cleansedFromMisfortunes', 'sourcePredicateNotClosed'),
    ],
  ),
  ...signTable(input),
  ...infortunes(input),
  ...fortunes(input),
];
