import { signLord, signNameOf } from './dorotheus-root.js';
import {
  ascendantSign,
  areConfigured,
  relationOf,
  configured,
  FORTUNES,
  MALEFICS,
  signRelation,
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
import { compared, degrees, value } from './witness.js';
import { signIndex } from '../zodiac/zodiac.js';

/** Planting, sowing and partnership: Sahl, On Elections 51-55 and 32-35. */
const RAYS_DEG = 12;

const ascendantLordAspectsAscendant = (figure: ElectionFigure): boolean =>
  configured(figure.planets[signLord(figure.ascDeg)].longitudeDeg, figure.ascDeg);

function freeLords(figure: ElectionFigure): MatterClause {
  const moonLord = signLord(figure.planets.Moon.longitudeDeg),
    ascLord = signLord(figure.ascDeg);
  return fortifier(
    {
      id: 'lordsFreeFromMaleficsAndBurning',
      where: '53',
      says: 'Both lords are free of the infortunes and of burning. The text gives neither the aspects nor the distance from the Sun.',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moonLordMaleficRelations', hardMalefics(figure, moonLord)),
      value('ascLordMaleficRelations', hardMalefics(figure, ascLord)),
      degrees('moonLordSolarDistance', solarDistance(figure, moonLord)),
      degrees('ascLordSolarDistance', solarDistance(figure, ascLord)),
    ],
  );
}

/** Planting trees: seven clauses of On Elections 51-53, in its order. */
export function plantingClauses({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    moonLord = signLord(moon),
    ascLord = signLord(figure.ascDeg),
    lordAt = figure.planets[moonLord].longitudeDeg;
  const aspect = relationOf(figure, moonLord, 'Moon'),
    lordAspectsMoon = areConfigured(figure, moonLord, 'Moon');
  const fixed = isFixed(moon),
    lasting = isFixed(figure.ascDeg) || isCommon(figure.ascDeg);
  return [
    fortifier(
      {
        id: 'moonInFixedSign',
        where: '51',
        says: 'The Moon is in a fixed sign.',
        policy: POLICY.quality,
      },
      fixed,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('fixedSign', fixed)],
    ),
    fortifier(
      {
        id: 'moonLordAspectsFromWaterySign',
        where: '51',
        says: 'The lord of her sign aspects her from Cancer, Scorpio or Pisces.',
        policy: POLICY.aspects,
      },
      lordAspectsMoon && isWatery(lordAt),
      [
        value('moonLord', moonLord),
        value('moonLordSign', signOfPlanet(figure, moonLord)),
        value('relationToMoon', aspect),
      ],
    ),
    fortifier(
      {
        id: 'ascendantFixedOrCommon',
        where: '52a',
        says: 'The ascendant is in a fixed or a common sign.',
        policy: POLICY.quality,
      },
      lasting,
      [value('ascendantSign', ascendantSign(figure)), value('fixedOrCommon', lasting)],
    ),
    fortifier(
      {
        id: 'ascendantLordAscendingAndEastern',
        where: '52a and note 123',
        says: 'The lord of the ascendant is ascending and eastern. The parallel passages mean latitude, and rising before the Sun.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, ascLord),
    ),
    outcome(
      {
        id: 'ascendingEasternTempoMatrix',
        where: '52b-d',
        says: 'How fast it sprouts and fruits depends on whether that lord is eastern and ascending, which is not evaluable.',
        policy: POLICY.eastern,
      },
      null,
      [value('ascendantLord', ascLord), ...solarObservations(figure, ascLord)],
    ),
    fortifier(
      {
        id: 'lordsAspectMoonAndAscendant',
        where: '53 and note 124',
        says: 'The lord of the Moon aspects her, and the lord of the ascendant aspects the ascendant.',
        policy: POLICY.aspects,
      },
      lordAspectsMoon && ascendantLordAspectsAscendant(figure),
      [
        value('moonLordRelation', aspect),
        value('ascendantLordRelation', signRelation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
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
      {
        id: 'ascendantCommon',
        where: '54',
        says: 'The ascendant is in a common sign.',
        policy: POLICY.quality,
      },
      common,
      [value('ascendantSign', ascendantSign(figure)), value('commonSign', common)],
    ),
    fortifier(
      {
        id: 'ascendantLordInMovableSign',
        where: '54',
        says: 'The lord of the ascendant is in a movable sign.',
        policy: POLICY.quality,
      },
      movable,
      [
        value('ascendantLord', lord),
        value('ascendantLordSign', signOfPlanet(figure, lord)),
        value('movableSign', movable),
      ],
    ),
    fortifier(
      {
        id: 'ascendantLordAspectsItsDispositor',
        where: '54 and note 126',
        says: 'The lord of the ascendant aspects its dispositor.',
        policy: POLICY.aspects,
      },
      areConfigured(figure, lord, dispositor),
      [value('ascendantLordDispositor', dispositor), value('relation', relationOf(figure, lord, dispositor))],
    ),
    gate(
      {
        id: 'maleficAspectsAscendantLord',
        where: '54',
        says: 'Mars or Saturn is with the lord of the ascendant, or in square or opposition to it, and spoils the seed. No planet afflicts itself.',
        policy: 'wholeSignHardMaleficRelation',
      },
      hardTo(figure, MALEFICS, lord).length > 0,
      [value('hardMaleficRelations', hardMalefics(figure, lord))],
    ),
  ];
}

/** Sowing seed: seven clauses of On Elections 54-55, in its order. */
export function sowingClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    apart = solarDistance(figure, 'Moon'),
    under = apart <= RAYS_DEG;
  return [
    ...ascendantOfSowing(input),
    lightAndNumber(input, '55a'),
    gate(
      {
        id: 'moonUnderRaysAndDefectiveInNumber',
        where: '55a',
        says: 'The Moon is under the rays and defective in number. Clear outside the rays, not evaluable within them.',
        policy: POLICY.number,
      },
      under ? null : false,
      [
        compared('moonSolarDistance', apart, '<=', RAYS_DEG, 'degrees'),
        value('underSahl12DegreeRays', under),
        value('defectiveInNumber', null),
      ],
    ),
    outcome(
      {
        id: 'increasedNumberSproutingQuantity',
        where: '55b',
        says: 'Increase in number shows how much of the seed comes up. The text does not say what increases.',
        policy: POLICY.number,
      },
      null,
      [
        value('moonLongitudeRate', figure.planets.Moon.rateDegPerDay, 'degrees/day'),
        value('numberPredicate', null),
        value('sourceOutcome', 'comes up thinly, by the amount sown'),
      ],
    ),
  ];
}

/** Leo and Taurus are preferred together with the common signs; Libra and Aquarius separate the partners. */
const ALSO_PREFERRED = [1, 4];
const PARTING = [6, 10];

function signsOfPartnership({ figure }: SahlMatterInput): MatterClause[] {
  const moon = figure.planets.Moon.longitudeDeg,
    parts = [moon, figure.ascDeg].some((at) => PARTING.includes(signIndex(at)));
  return [
    fortifier(
      {
        id: 'moonCleansedJoinedToFortunesAndInPreferredSign',
        where: '32-33',
        says: 'The Moon is cleansed, joined to the fortunes, and in a common sign, Leo or Taurus. The text does not define "cleansed".',
        policy: POLICY.cleansed,
      },
      null,
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('preferredSign', isCommon(moon) || ALSO_PREFERRED.includes(signIndex(moon))),
        value('moonJoinedFortunes', joinedOf(figure, 'Moon', FORTUNES)),
        value('cleansedPredicate', null),
      ],
    ),
    gate(
      {
        id: 'libraOrAquariusSeparationWarning',
        where: '33',
        says: 'The Moon or the ascendant is in Libra, Aquarius or a lower sign, which separate the partners. The text does not list the lower signs.',
        policy: 'namedSignsWithUnenumeratedLowerSignClass',
      },
      parts ? true : null,
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('ascendantSign', ascendantSign(figure)),
        value('namedSeparationSigns', 'Libra,Aquarius'),
        value('lowerSignClass', 'sourceNotEnumerated'),
      ],
    ),
  ];
}

/** Business partnership: five clauses of On Elections 32-35, in its order. */
export function partnershipClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    seventh = (figure.ascDeg + 180) % 360,
    lords = [signLord(figure.ascDeg), signLord(seventh)] as const;
  const pair = [
    value('ascendantLord', lords[0]),
    value('partnerLord', lords[1]),
    value('lordRelation', relationOf(figure, ...lords)),
  ];
  const meet = areConfigured(figure, ...lords);
  return [
    ...signsOfPartnership(input),
    witness(
      {
        id: 'receptionAndAspectRelationship',
        where: '34',
        says: 'Reception and aspects of friendship or enmity show how the partners agree. The text does not say whose reception counts, or what prevails.',
        policy: 'sourceTextOpenReceptionAndPrecedence',
      },
      null,
      [...pair, value('receptionPredicate', null), value('sourceDividesTrineSextileFromSquareOpposition', true)],
    ),
    witness(
      {
        id: 'partnershipStakeRoles',
        where: '35',
        says: 'The ascendant signifies the initiating partner, the seventh the other, the tenth their wealth or work, the fourth the outcome.',
        policy: POLICY.stakes,
      },
      true,
      [
        value('firstPlace', 'initiatingPartner'),
        value('seventhPlace', 'otherPartner'),
        value('tenthPlace', 'partnershipWealthOrWork'),
        value('fourthPlace', 'partnershipConclusion'),
        value('ascendantSign', ascendantSign(figure)),
        value('seventhSign', signNameOf(seventh)),
      ],
    ),
    fortifier(
      {
        id: 'principalLordsBeholdOneAnother',
        where: '35',
        says: 'The lord of the ascendant and the lord of the seventh aspect each other.',
        policy: POLICY.aspects,
      },
      meet,
      [...pair, value('lordsBehold', meet)],
    ),
  ];
}
