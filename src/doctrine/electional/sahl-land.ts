import { boundAt } from '../bounds/bounds.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { signLord } from './dorotheus-root.js';
import {
  ascendantSign,
  areConfigured,
  relationOf,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  placeFromAscendant,
  quadrantHouse,
  signRelation,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, inPlace, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, isFixed, joinedOf, POLICY, solarObservations } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { degrees, value } from './witness.js';

/** Land, wells and rivers: Sahl, On Elections 48-50. */
const STAKES = ['conjunction', 'square', 'opposition'];

/** Clauses 1-3 (48): Saturn as significator of land, Jupiter and Mars. */
function saturnOfLand({ figure, isDay }: SahlMatterInput): MatterClause[] {
  const { longitudeDeg } = figure.planets.Saturn,
    sign = signIndex(longitudeDeg);
  const exalted = sign === EXALTATIONS.Saturn.signIndex,
    ruler = isDay === null ? null : triplicityOf(sign, isDay).active,
    bound = boundAt(longitudeDeg, 'egyptian').ruler;
  const aspect = relationOf(figure, 'Saturn', 'Jupiter'),
    onStake = STAKES.includes(aspect);
  return [
    fortifier(
      {
        id: 'saturnExaltationTriplicityOrBound',
        where: '48',
        says: 'Saturn is in his exaltation, his triplicity (Dorothean, by sect) or his bound (Egyptian).',
        policy: 'dorotheanTriplicityAndEgyptianBounds',
      },
      exalted || bound === 'Saturn' || (ruler === null ? null : ruler === 'Saturn'),
      [
        value('saturnSign', SIGNS[sign]),
        value('inExaltation', exalted),
        value('activeTriplicityRuler', ruler),
        value('boundRuler', bound),
      ],
    ),
    fortifier(
      {
        id: 'jupiterAspectingSaturnFromStakeOrTrine',
        where: '48 and note 118',
        says: 'Jupiter aspects Saturn from a stake, counted by signs from Saturn, or by trine.',
        policy: 'dykesNote118WholeSignStakeFromSaturn',
      },
      onStake || aspect === 'trine',
      [value('jupiterSaturnRelation', aspect), value('wholeSignStakeFromSaturn', onStake)],
    ),
    gate(
      {
        id: 'marsCadentFromSaturnAndJupiter',
        where: '48',
        says: 'Mars is cadent from both. The text does not define cadent from a planet.',
        policy: 'sourceTextOpenCadentFromPlanets',
      },
      null,
      [
        value('marsHouse', quadrantHouse(figure, 'Mars')),
        value('marsCadentInQuadrantFigure', cadent(figure, 'Mars')),
        value('marsSaturnRelation', relationOf(figure, 'Mars', 'Saturn')),
        value('marsJupiterRelation', relationOf(figure, 'Mars', 'Jupiter')),
      ],
    ),
  ];
}

const ELEMENTS = ['other', 'other', 'air', 'water'] as const;

/** Clauses 4-8 (49a-b): the Moon, Saturn and Jupiter. */
function moonOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets;
  const saturn = relationOf(figure, 'Moon', 'Saturn'),
    pair = areConfigured(figure, 'Saturn', 'Jupiter');
  return [
    fortifier(
      {
        id: 'moonAtBeginningOfLunarMonth',
        where: '49a',
        says: 'The Moon is at the beginning of the month. The text does not say when the beginning ends.',
        policy: 'sourceTextNoLunarMonthEndpoint',
      },
      null,
      [
        degrees('sunMoonElongation', elongationDeg(figure)),
        value('moonIncreasingInLight', waxing(figure)),
        value('numericBeginningInterval', null),
      ],
    ),
    fortifier(
      {
        id: 'moonAspectsSaturnFromEsteem',
        where: '49a',
        says: 'The Moon aspects Saturn with esteem, by trine or sextile.',
        policy: POLICY.aspects,
      },
      saturn === 'trine' || saturn === 'sextile',
      [value('moonSaturnRelation', saturn)],
    ),
    fortifier(
      {
        id: 'moonIncreasedInNumber',
        where: '49a',
        says: 'The Moon increases in number. The text does not say what increases.',
        policy: POLICY.number,
      },
      null,
      [value('moonLongitudeRate', moon.rateDegPerDay, 'degrees/day'), value('numberPredicate', null)],
    ),
    fortifier(
      {
        id: 'moonAspectJupiterWithVenusFallback',
        where: '49a-b',
        says: 'The Moon aspects Jupiter. If Jupiter and Saturn do not aspect each other, Venus may replace him.',
        policy: POLICY.aspects,
      },
      areConfigured(figure, 'Moon', 'Jupiter') || (!pair && areConfigured(figure, 'Moon', 'Venus')),
      [
        value('moonJupiterRelation', relationOf(figure, 'Moon', 'Jupiter')),
        value('jupiterSaturnConfigured', pair),
        value('moonVenusRelation', relationOf(figure, 'Moon', 'Venus')),
      ],
    ),
    witness(
      {
        id: 'makeWaterySignsFortunate',
        where: '49b',
        says: 'The watery signs, and after them the airy ones, are made fortunate. The text does not say at which point of the figure.',
        policy: 'sourceTextOpenSignTarget',
      },
      null,
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('moonSignElement', ELEMENTS[signIndex(moon.longitudeDeg) % 4]),
        value('namedFortunateSignTarget', null),
      ],
    ),
  ];
}

/** The value of two readings that agree; null if they disagree. */
const agreed = (byHouse: boolean, bySign: boolean): boolean | null => (byHouse === bySign ? byHouse : null);

/** Clauses 9-11 (49c): midheaven, ascendant, cleansing. */
function anglesOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    exalted = signIndex(moon) === EXALTATIONS.Moon.signIndex,
    house = quadrantHouse(figure, 'Moon'),
    place = placeFromAscendant(figure, moon);
  const lord = signLord(figure.ascDeg);
  const toAscendant = MALEFICS.filter((planet) =>
    STAKES.includes(signRelation(figure.planets[planet].longitudeDeg, figure.ascDeg)),
  );
  return [
    fortifier(
      {
        id: 'moonExaltationOrMidheaven',
        where: '49c',
        says: 'The Moon is in her exaltation or in the midheaven. Not evaluable if houses and whole signs disagree.',
        policy: POLICY.stakes,
      },
      exalted || agreed(house === 10, place === 10),
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('moonInExaltation', exalted),
        value('moonQuadrantHouse', house),
        value('moonWholeSignPlace', place),
      ],
    ),
    fortifier(
      {
        id: 'ascendantLordAspectsMoon',
        where: '49c',
        says: 'The lord of the ascendant aspects the Moon.',
        policy: POLICY.aspects,
      },
      areConfigured(figure, lord, 'Moon'),
      [value('ascendantLord', lord), value('relationToMoon', relationOf(figure, lord, 'Moon'))],
    ),
    fortifier(
      {
        id: 'moonAndAscendantCleansed',
        where: '49c',
        says: 'The Moon and the ascendant are cleansed of the infortunes and of defects. The text does not define "cleansed".',
        policy: POLICY.cleansed,
      },
      null,
      [
        value('moonMaleficRelations', hardMalefics(figure, 'Moon')),
        value('ascendantSign', ascendantSign(figure)),
        value('maleficsConfiguredToAscendant', toAscendant),
      ],
    ),
  ];
}

/** Buying and occupying land: eleven clauses of On Elections 48-49, in its order. */
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
        id: 'saturnEastern',
        where: '50a',
        says: 'Saturn is eastern. The text does not say whether of the Sun or in the sky.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, 'Saturn'),
    ),
    fortifier(
      {
        id: 'moonUnderEarthInThirdOrFifth',
        where: '50a',
        says: 'The Moon is under the earth, in the third or the fifth house. Not evaluable without quadrant houses.',
        policy: 'quadrantHouses3Or5',
      },
      house === null ? null : house === 3 || house === 5,
      [
        value('moonHouse', house),
        value('requiredHouses', '3 or 5'),
        value('effectiveHouseSystem', figure.effectiveSystem),
      ],
    ),
    fortifier(
      {
        id: 'moonFreeFortunateAndReceived',
        where: '50a',
        says: 'The Moon is free, made fortunate and received. The text does not say by whom.',
        policy: 'sourceTextOpenFortunateReceived',
      },
      null,
      [
        value('moonMaleficRelations', hardMalefics(figure, 'Moon')),
        value('moonDomicileLord', lord),
        value('moonLordRelation', relationOf(figure, 'Moon', lord)),
      ],
    ),
  ];
}

function infortuneInMidheaven({ figure }: SahlMatterInput): MatterClause {
  const byHouse = MALEFICS.filter((planet) => quadrantHouse(figure, planet) === 10),
    bySign = inPlace(figure, MALEFICS, [10]);
  return gate(
    {
      id: 'maleficInMidheaven',
      where: '50b',
      says: 'An infortune is in the midheaven: the well collapses or dries up. Not evaluable if houses and whole signs disagree.',
      policy: POLICY.stakes,
    },
    byHouse.join() === bySign.join() ? byHouse.length > 0 : null,
    [value('maleficsInQuadrantTenth', byHouse), value('maleficsInTenthWholeSignPlace', bySign)],
  );
}

/** Digging wells and diverting rivers: eight clauses of On Elections 50, in its order. */
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
        id: 'saturnInEleventh',
        where: '50c',
        says: 'Saturn is in the eleventh place from the ascendant by whole signs.',
        policy: 'wholeSignEleventhFromAscendant',
      },
      saturnPlace === 11,
      [
        value('saturnWholeSignPlaceFromAscendant', saturnPlace),
        value('saturnQuadrantHouse', quadrantHouse(figure, 'Saturn')),
      ],
    ),
    fortifier(
      {
        id: 'moonJoinedToFortuneInFixedSign',
        where: '50c',
        says: 'The Moon is joined in body to a fortune, in a fixed sign.',
        policy: 'sahlMoietyJoinAndFixedSign',
      },
      joins.length > 0 && fixed,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('fixedSign', fixed), value('joinedFortunes', joins)],
    ),
    fortifier(
      {
        id: 'fortuneAscendingInCircle',
        where: '50c and note 121',
        says: 'The fortune ascends in its circle. Another reading has a fixed, ascending sign.',
        policy: POLICY.circle,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'jupiterPreferredOrMidheavenFallback',
        where: '50d',
        says: 'Jupiter is the preferred fortune; otherwise Jupiter in the midheaven.',
        policy: 'sourceOrderedJupiterPreference',
      },
      true,
      [
        value('moonJoinedJupiter', joins.includes('Jupiter')),
        value('jupiterWholeSignPlace', jupiterPlace),
        value('jupiterQuadrantHouse', jupiterHouse),
        value('fallbackJupiterInMidheavenBothReadings', jupiterPlace === 10 && jupiterHouse === 10),
      ],
    ),
  ];
}
