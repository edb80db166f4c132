import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import {
  ascendantSign,
  relationOf,
  distance,
  elongationDeg,
  FORTUNES,
  placeFromAscendant,
  quadrantHouse,
  signRelation,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, joined, POLICY, solarObservations } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { arabicMoieties } from './sahl.js';
import { besideDegrees, compared, degrees, value } from './witness.js';
import type { Measurement } from './witness.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Building and demolition: Sahl, On Elections 43-47. */
const FIRST_AND_FOURTH = [1, 4];
/** Distance from the tail within which the Moon is afflicted, degrees: Sahl's limit of eclipses. */
const TAIL_ORB_DEG = 12;

const lordPair = (figure: ElectionFigure) => ({
  moonLord: signLord(figure.planets.Moon.longitudeDeg),
  ascLord: signLord(figure.ascDeg),
});
const house = (figure: ElectionFigure, name: string, planet: ClassicalPlanet): Measurement =>
  value(name, quadrantHouse(figure, planet));

/** Clauses 1-3: the significators that must be adapted. */
function adaptations({ figure, lotDeg }: SahlMatterInput): MatterClause[] {
  const { moonLord, ascLord } = lordPair(figure);
  const adapt = (id: string, says: string, measurements: readonly Measurement[]) =>
    fortifier(
      { id, where: '43', says: `${says}. The text does not define "adapted".`, policy: POLICY.adapted },
      null,
      measurements,
    );
  return [
    adapt('adaptMoonAndLord', 'The Moon and the lord of her sign are adapted', [
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('moonLord', moonLord),
      house(figure, 'moonLordHouse', moonLord),
    ]),
    adapt('adaptAscendantAndLord', 'The ascendant and its lord are adapted', [
      value('ascendantSign', ascendantSign(figure)),
      value('ascendantLord', ascLord),
      house(figure, 'ascendantLordHouse', ascLord),
    ]),
    adapt('adaptFortuneAndMercury', 'The Lot of Fortune and Mercury are adapted', [
      degrees('fortuneLongitude', lotDeg),
      value('fortuneSign', lotDeg === null ? null : signNameOf(lotDeg)),
      house(figure, 'mercuryHouse', 'Mercury'),
    ]),
  ];
}

/** Clauses 4-6: Mars, Venus against Mars, Saturn. */
function infortunes({ figure }: SahlMatterInput): MatterClause[] {
  const venus = relationOf(figure, 'Venus', 'Mars');
  return [
    gate(
      {
        id: 'marsCadentFromNamedSignificators',
        where: '44a',
        says: 'Mars is cadent from all of them. The text does not define cadent from a significator.',
        policy: POLICY.significators,
      },
      null,
      [
        house(figure, 'marsHouse', 'Mars'),
        value('marsCadentInQuadrantFigure', cadent(figure, 'Mars')),
        value('marsSign', signOfPlanet(figure, 'Mars')),
      ],
    ),
    witness(
      {
        id: 'venusRemedyOverMars',
        where: '44b',
        says: 'If Mars cannot be avoided, Venus is made strong against him by trine or sextile.',
        policy: 'wholeSignRelationWithOpenStrength',
      },
      true,
      [
        value('venusMarsRelation', venus),
        value('qualifyingTrineOrSextile', venus === 'trine' || venus === 'sextile'),
        house(figure, 'venusHouse', 'Venus'),
      ],
    ),
    witness(
      {
        id: 'saturnCadentFromVenusCompound',
        where: '44c and note 110',
        says: 'Saturn is cadent from Venus. The Arabic and the Latin lack the word that joins the sentence.',
        policy: 'dykesNote110MissingOperative',
      },
      null,
      [
        house(figure, 'saturnHouse', 'Saturn'),
        ...(['Venus', 'Mars', 'Moon'] as const).map((planet) =>
          value(`saturn${planet}Relation`, relationOf(figure, 'Saturn', planet)),
        ),
      ],
    ),
  ];
}

/** The Moon increasing in light and in number. The text does not define increase in number. */
export const lightAndNumber = ({ figure }: SahlMatterInput, where: string): MatterClause =>
  fortifier(
    {
      id: 'moonIncreasedInLightAndNumber',
      where,
      says: 'The Moon increases in light and in number. The text does not say what increases in number.',
      policy: POLICY.number,
    },
    null,
    [
      value('moonIncreasingInLight', waxing(figure)),
      degrees('sunMoonElongation', elongationDeg(figure)),
      value('moonLongitudeRate', figure.planets.Moon.rateDegPerDay, 'degrees/day'),
      value('numberPredicate', null),
    ],
  );

function moonAndJupiter({ figure }: SahlMatterInput): MatterClause {
  const aspect = relationOf(figure, 'Moon', 'Jupiter');
  return fortifier(
    {
      id: 'moonJoinedToJupiterBySquareOrOpposition',
      where: '45a',
      says: 'The Moon is joined to Jupiter by square, which is better, or by opposition.',
      policy: POLICY.aspects,
    },
    aspect === 'square' || aspect === 'opposition',
    [value('moonJupiterRelation', aspect), value('preferredRelation', 'square'), value('lesserRelation', 'opposition')],
  );
}

function saturnAndTail({ figure }: SahlMatterInput): MatterClause {
  const tail = separationDeg(figure.planets.Moon.longitudeDeg, (figure.nodeDeg + 180) % 360),
    byBody = joined(figure, 'Moon', 'Saturn'),
    saturnHouse = quadrantHouse(figure, 'Saturn'),
    place = placeFromAscendant(figure, figure.planets.Saturn.longitudeDeg);
  const inHouse = FIRST_AND_FOURTH.includes(saturnHouse ?? 0),
    inSign = FIRST_AND_FOURTH.includes(place);
  return gate(
    {
      id: 'saturnTailOrAngularSaturnDanger',
      where: '45b-c',
      says: 'The Moon is with Saturn or the tail, or Saturn is in the ascendant or the fourth. Not evaluable if houses and whole signs disagree on Saturn.',
      policy: POLICY.stakes,
    },
    byBody || tail <= TAIL_ORB_DEG ? true : inHouse === inSign ? inHouse : null,
    [
      value('moonSaturnJoined', byBody),
      besideDegrees('moonSaturnDistance', distance(figure, 'Moon', 'Saturn'), arabicMoieties('Moon', 'Saturn')),
      compared('moonTailDistance', tail, '<=', TAIL_ORB_DEG, 'degrees'),
      value('saturnQuadrantHouse', saturnHouse),
      value('saturnWholeSignPlace', place),
    ],
  );
}

function marsAscending({ figure }: SahlMatterInput): MatterClause {
  const aspect = relationOf(figure, 'Mars', 'Moon');
  return gate(
    {
      id: 'marsAspectingWithAscendingCircle',
      where: '45d and notes 112-114',
      says: 'Mars aspects the Moon while one of them ascends in the circle. Which one and in which circle is disputed. Clear without the aspect.',
      policy: POLICY.circle,
    },
    aspect === 'aversion' ? false : null,
    [value('marsMoonRelation', aspect), ...solarObservations(figure, 'Mars')],
  );
}

function cleansedLords({ figure }: SahlMatterInput): MatterClause {
  const { moonLord, ascLord } = lordPair(figure);
  return fortifier(
    {
      id: 'lordsAspectAndAreCleansed',
      where: '46',
      says: 'The lord of the Moon aspects her and the lord of the ascendant aspects the ascendant, both cleansed of the infortunes. The text does not define "cleansed".',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moonLordRelationToMoon', relationOf(figure, moonLord, 'Moon')),
      value('ascLordRelationToAsc', signRelation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
      value('moonLordMaleficRelations', hardMalefics(figure, moonLord)),
      value('ascLordMaleficRelations', hardMalefics(figure, ascLord)),
    ],
  );
}

/** Building a house: eleven clauses of On Elections 43-46, in its order. */
export const buildingClauses = (input: SahlMatterInput): MatterClause[] => [
  ...adaptations(input),
  ...infortunes(input),
  lightAndNumber(input, '45a'),
  moonAndJupiter(input),
  saturnAndTail(input),
  marsAscending(input),
  cleansedLords(input),
];

const TEMPO = lookupTable<string>({
  trine: 'easier',
  sextile: 'easier',
  square: 'moreDifficult',
  opposition: 'moreDifficult',
});

/** Demolishing a house: five clauses of On Elections 47, in its order. */
export function demolitionClauses({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets,
    lord = signLord(moon.longitudeDeg),
    aspect = relationOf(figure, 'Moon', lord);
  const fortunes = FORTUNES.map((planet) => ({ planet, aspect: relationOf(figure, 'Moon', planet) }));
  return [
    fortifier(
      {
        id: 'moonDescendingInOwnCircle',
        where: '47a',
        says: 'The Moon descends in her own circle. The text does not say whether in latitude, in the sky or in another circle.',
        policy: POLICY.circle,
      },
      null,
      [
        degrees('moonLatitude', moon.latitudeDeg),
        value('moonLongitudeRate', moon.rateDegPerDay, 'degrees/day'),
        house(figure, 'moonHouse', 'Moon'),
      ],
    ),
    fortifier(
      {
        id: 'moonSeparatedFromMalefics',
        where: '47a',
        says: 'The Moon is separated from the malefics. The text does not say from which aspects or since when.',
        policy: 'sourceTextOpenSeparationWindow',
      },
      null,
      [
        value('instantaneousHardRelations', hardMalefics(figure, 'Moon')),
        value('moonSpeed', moon.rateDegPerDay, 'degrees/day'),
      ],
    ),
    fortifier(
      {
        id: 'moonJoinedToFortunes',
        where: '47a',
        says: 'The Moon is in the sign of a fortune.',
        policy: POLICY.aspects,
      },
      fortunes.some((one) => one.aspect === 'conjunction'),
      fortunes.map((one) => value(`moon${one.planet}Relation`, one.aspect)),
    ),
    fortifier(
      {
        id: 'fortuneEasternOrAscendingDirect',
        where: '47a',
        says: 'The fortune is eastern, or ascending and direct. "Eastern" and "ascending" have several meanings.',
        policy: POLICY.eastern,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'moonToOwnLordDestructionTempo',
        where: '47b',
        says: 'The Moon with her lord: the work is easier by trine or sextile, more difficult by square or opposition.',
        policy: POLICY.aspects,
      },
      true,
      [value('moonLord', lord), value('relation', aspect), value('sourceOutcome', TEMPO[aspect] ?? 'notStated')],
    ),
  ];
}
