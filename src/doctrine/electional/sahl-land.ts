import { boundAt } from '../bounds/bounds.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { signLord } from './dorotheus-root.js';
import {
  ascendantSign,
  beholds,
  between,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  placeFromAscendant,
  quadrantHouse,
  relation,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, inPlace, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, isFixed, joinedOf, POLICY, solarObservations } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { degrees, value } from './witness.js';

/** Land, wells and rivers: Sahl, On Elections 48-50. */
const STAKES = ['conjunction', 'square', 'opposition'];

/** Clauses 1-3 (48): Saturn, whose the land is, Jupiter and Mars. */
function saturnOfLand({ figure, isDay }: SahlMatterInput): MatterClause[] {
  const { longitudeDeg } = figure.planets.Saturn,
    sign = signIndex(longitudeDeg);
  const exalted = sign === EXALTATIONS.Saturn.signIndex,
    ruler = isDay === null ? null : triplicityOf(sign, isDay).active,
    bound = boundAt(longitudeDeg, 'egyptian').ruler;
  const seen = between(figure, 'Saturn', 'Jupiter'),
    onStake = STAKES.includes(seen);
  return [
    fortifier(
      {
        id: 'saturnExaltationTriplicityOrBound',
        where: '48',
        says: 'Saturn in his exaltation, his triplicity (of Dorotheus, by sect) or his bound (Egyptian).',
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
        says: 'Jupiter beholds him from a stake, counted by signs from Saturn, or from the trine.',
        policy: 'dykesNote118WholeSignStakeFromSaturn',
      },
      onStake || seen === 'trine',
      [value('jupiterSaturnRelation', seen), value('wholeSignStakeFromSaturn', onStake)],
    ),
    gate(
      {
        id: 'marsCadentFromSaturnAndJupiter',
        where: '48',
        says: 'Mars should be cadent from both: what cadent from a planet means is not said.',
        policy: 'sourceTextOpenCadentFromPlanets',
      },
      null,
      [
        value('marsHouse', quadrantHouse(figure, 'Mars')),
        value('marsCadentInQuadrantFigure', cadent(figure, 'Mars')),
        value('marsSaturnRelation', between(figure, 'Mars', 'Saturn')),
        value('marsJupiterRelation', between(figure, 'Mars', 'Jupiter')),
      ],
    ),
  ];
}

const ELEMENTS = ['other', 'other', 'air', 'water'] as const;

/** Clauses 4-8 (49a-b): the Moon and the two planets. */
function moonOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets;
  const saturn = between(figure, 'Moon', 'Saturn'),
    pair = beholds(figure, 'Saturn', 'Jupiter');
  return [
    fortifier(
      {
        id: 'moonAtBeginningOfLunarMonth',
        where: '49a',
        says: 'The Moon at the beginning of the month: until when it is the beginning is not said.',
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
        says: 'She beholds Saturn in esteem: by trine or sextile.',
        policy: POLICY.aspects,
      },
      saturn === 'trine' || saturn === 'sextile',
      [value('moonSaturnRelation', saturn)],
    ),
    fortifier(
      {
        id: 'moonIncreasedInNumber',
        where: '49a',
        says: 'She grows in number: what of her grows is not said.',
        policy: POLICY.number,
      },
      null,
      [value('moonLongitudeRate', moon.rateDegPerDay, 'degrees/day'), value('numberPredicate', null)],
    ),
    fortifier(
      {
        id: 'moonAspectJupiterWithVenusFallback',
        where: '49a-b',
        says: 'She beholds Jupiter; where Jupiter and Saturn do not behold each other, Venus may stand for him.',
        policy: POLICY.aspects,
      },
      beholds(figure, 'Moon', 'Jupiter') || (!pair && beholds(figure, 'Moon', 'Venus')),
      [
        value('moonJupiterRelation', between(figure, 'Moon', 'Jupiter')),
        value('jupiterSaturnConfigured', pair),
        value('moonVenusRelation', between(figure, 'Moon', 'Venus')),
      ],
    ),
    witness(
      {
        id: 'makeWaterySignsFortunate',
        where: '49b',
        says: 'The watery signs, and after them the airy, are to be made fortunate: on which point of the figure is not said.',
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

/** Two readings of a place: satisfied or clear where they agree, open where not. */
const agreed = (byHouse: boolean, bySign: boolean): boolean | null => (byHouse === bySign ? byHouse : null);

/** Clauses 9-11 (49c): midheaven, ascendant, cleansing. */
function anglesOfLand({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    exalted = signIndex(moon) === EXALTATIONS.Moon.signIndex,
    house = quadrantHouse(figure, 'Moon'),
    place = placeFromAscendant(figure, moon);
  const lord = signLord(figure.ascDeg);
  const toAscendant = MALEFICS.filter((planet) =>
    STAKES.includes(relation(figure.planets[planet].longitudeDeg, figure.ascDeg)),
  );
  return [
    fortifier(
      {
        id: 'moonExaltationOrMidheaven',
        where: '49c',
        says: 'The Moon in her exaltation or in the midheaven; where houses and whole signs disagree it is left open.',
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
        says: 'The lord of the ascendant beholds the Moon.',
        policy: POLICY.aspects,
      },
      beholds(figure, lord, 'Moon'),
      [value('ascendantLord', lord), value('relationToMoon', between(figure, lord, 'Moon'))],
    ),
    fortifier(
      {
        id: 'moonAndAscendantCleansed',
        where: '49c',
        says: 'The Moon and the ascendant cleansed of the infortunes and of defects: by what they are so is not said.',
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
        says: 'Saturn eastern: whether from the Sun or in the sky is not said.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, 'Saturn'),
    ),
    fortifier(
      {
        id: 'moonUnderEarthInThirdOrFifth',
        where: '50a',
        says: 'The Moon under the earth, in the third or the fifth; without quadrant houses it is left open.',
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
        says: 'The Moon free, made fortunate and received: by whom is not said.',
        policy: 'sourceTextOpenFortunateReceived',
      },
      null,
      [
        value('moonMaleficRelations', hardMalefics(figure, 'Moon')),
        value('moonDomicileLord', lord),
        value('moonLordRelation', between(figure, 'Moon', lord)),
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
      says: 'An infortune in the midheaven: the well falls in or dries up; where houses and whole signs disagree it is left open.',
      policy: POLICY.stakes,
    },
    byHouse.join() === bySign.join() ? byHouse.length > 0 : null,
    [value('maleficsInQuadrantTenth', byHouse), value('maleficsInTenthWholeSignPlace', bySign)],
  );
}

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
        says: 'Saturn in the eleventh from the ascendant, by whole signs.',
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
        says: 'The Moon joined in body to a fortune, in a fixed sign.',
        policy: 'sahlMoietyJoinAndFixedSign',
      },
      joins.length > 0 && fixed,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('fixedSign', fixed), value('joinedFortunes', joins)],
    ),
    fortifier(
      {
        id: 'fortuneAscendingInCircle',
        where: '50c and note 121',
        says: 'The fortune ascending in its circle; another reading has a fixed, ascending sign.',
        policy: POLICY.circle,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'jupiterPreferredOrMidheavenFallback',
        where: '50d',
        says: 'Jupiter is the better fortune for it; failing that, Jupiter in the midheaven.',
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
