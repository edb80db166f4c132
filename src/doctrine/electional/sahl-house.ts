import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import {
  ascendantSign,
  between,
  distance,
  elongationDeg,
  FORTUNES,
  placeFromAscendant,
  quadrantHouse,
  relation,
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

/** Building and pulling down: Sahl, On Elections 43-47. */
const FIRST_AND_FOURTH = [1, 4];
/** Sahl's measure of an eclipse: how near the tail counts. */
const TAIL_ORB_DEG = 12;

const lordPair = (figure: ElectionFigure) => ({
  moonLord: signLord(figure.planets.Moon.longitudeDeg),
  ascLord: signLord(figure.ascDeg),
});
const house = (figure: ElectionFigure, name: string, planet: ClassicalPlanet): Measurement =>
  value(name, quadrantHouse(figure, planet));

/** Clauses 1-3: what is to be made fit. */
function adaptations({ figure, lotDeg }: SahlMatterInput): MatterClause[] {
  const { moonLord, ascLord } = lordPair(figure);
  const adapt = (id: string, says: string, measurements: readonly Measurement[]) =>
    fortifier(
      { id, where: '43', says: `${says}: when they are so is not said.`, policy: POLICY.adapted },
      null,
      measurements,
    );
  return [
    adapt('adaptMoonAndLord', 'The Moon and the lord of her sign are to be made fit', [
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('moonLord', moonLord),
      house(figure, 'moonLordHouse', moonLord),
    ]),
    adapt('adaptAscendantAndLord', 'The ascendant and its lord are to be made fit', [
      value('ascendantSign', ascendantSign(figure)),
      value('ascendantLord', ascLord),
      house(figure, 'ascendantLordHouse', ascLord),
    ]),
    adapt('adaptFortuneAndMercury', 'The Lot of Fortune and Mercury are to be made fit', [
      degrees('fortuneLongitude', lotDeg),
      value('fortuneSign', lotDeg === null ? null : signNameOf(lotDeg)),
      house(figure, 'mercuryHouse', 'Mercury'),
    ]),
  ];
}

/** Clauses 4-6: Mars, Venus against him, Saturn. */
function infortunes({ figure }: SahlMatterInput): MatterClause[] {
  const venus = between(figure, 'Venus', 'Mars');
  return [
    gate(
      {
        id: 'marsCadentFromNamedSignificators',
        where: '44a',
        says: 'Mars should be cadent from all of them: what cadent from a significator means is not said.',
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
        says: 'Where Mars cannot be shunned, Venus is made strong against him, by trine or sextile.',
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
        says: 'Saturn cadent from Venus: a word that joins the sentence is missing in the Arabic and the Latin.',
        policy: 'dykesNote110MissingOperative',
      },
      null,
      [
        house(figure, 'saturnHouse', 'Saturn'),
        ...(['Venus', 'Mars', 'Moon'] as const).map((planet) =>
          value(`saturn${planet}Relation`, between(figure, 'Saturn', planet)),
        ),
      ],
    ),
  ];
}

/** The Moon growing in light, and in number, which is left open. */
export const lightAndNumber = ({ figure }: SahlMatterInput, where: string): MatterClause =>
  fortifier(
    {
      id: 'moonIncreasedInLightAndNumber',
      where,
      says: 'The Moon grows in light and in number: what of her grows in number is not said.',
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
  const seen = between(figure, 'Moon', 'Jupiter');
  return fortifier(
    {
      id: 'moonJoinedToJupiterBySquareOrOpposition',
      where: '45a',
      says: 'The Moon joined to Jupiter from the square, which is the better, or the opposition.',
      policy: POLICY.aspects,
    },
    seen === 'square' || seen === 'opposition',
    [value('moonJupiterRelation', seen), value('preferredRelation', 'square'), value('lesserRelation', 'opposition')],
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
      says: 'The Moon with Saturn or the tail, or Saturn in the ascendant or the fourth; where houses and whole signs disagree on him it is left open.',
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
  const seen = between(figure, 'Mars', 'Moon');
  return gate(
    {
      id: 'marsAspectingWithAscendingCircle',
      where: '45d and notes 112-114',
      says: 'Mars beholds her while one of the two ascends in his circle: who, and in which circle, is disputed. Without his aspect it is clear.',
      policy: POLICY.circle,
    },
    seen === 'aversion' ? false : null,
    [value('marsMoonRelation', seen), ...solarObservations(figure, 'Mars')],
  );
}

function cleansedLords({ figure }: SahlMatterInput): MatterClause {
  const { moonLord, ascLord } = lordPair(figure);
  return fortifier(
    {
      id: 'lordsAspectAndAreCleansed',
      where: '46',
      says: 'The lord of the Moon beholds her, the lord of the ascendant the ascendant, both cleansed of the infortunes: when they are cleansed is not said.',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moonLordRelationToMoon', between(figure, moonLord, 'Moon')),
      value('ascLordRelationToAsc', relation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
      value('moonLordMaleficRelations', hardMalefics(figure, moonLord)),
      value('ascLordMaleficRelations', hardMalefics(figure, ascLord)),
    ],
  );
}

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

export function demolitionClauses({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets,
    lord = signLord(moon.longitudeDeg),
    seen = between(figure, 'Moon', lord);
  const fortunes = FORTUNES.map((planet) => ({ planet, seen: between(figure, 'Moon', planet) }));
  return [
    fortifier(
      {
        id: 'moonDescendingInOwnCircle',
        where: '47a',
        says: 'The Moon descending in her own circle: whether in latitude, in the sky or in another circle is not said.',
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
        says: 'The Moon separated from the malefics: from which aspects and since when is not said.',
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
        says: 'The Moon joined to a fortune, in its sign.',
        policy: POLICY.aspects,
      },
      fortunes.some((one) => one.seen === 'conjunction'),
      fortunes.map((one) => value(`moon${one.planet}Relation`, one.seen)),
    ),
    fortifier(
      {
        id: 'fortuneEasternOrAscendingDirect',
        where: '47a',
        says: 'The fortune eastern, or ascending and direct: eastern and ascending have several meanings.',
        policy: POLICY.eastern,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'moonToOwnLordDestructionTempo',
        where: '47b',
        says: 'The Moon to her lord: by trine or sextile the work is easier, by square or opposition more difficult.',
        policy: POLICY.aspects,
      },
      true,
      [value('moonLord', lord), value('relation', seen), value('sourceOutcome', TEMPO[seen] ?? 'notStated')],
    ),
  ];
}
