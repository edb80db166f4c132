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
import { compared, degrees, value } from './witness.js';
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
      id: 'lordsFreeFromMaleficsAndBurning',
      where: '53',
      says: 'Both lords free of the infortunes and of burning: by which aspects and how near the Sun is not said.',
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
      { id: 'moonInFixedSign', where: '51', says: 'The Moon in a fixed sign.', policy: POLICY.quality },
      fixed,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('fixedSign', fixed)],
    ),
    fortifier(
      {
        id: 'moonLordAspectsFromWaterySign',
        where: '51',
        says: 'The lord of her sign beholds her from Cancer, Scorpio or Pisces.',
        policy: POLICY.aspects,
      },
      lordBeholds && isWatery(lordAt),
      [
        value('moonLord', moonLord),
        value('moonLordSign', signOfPlanet(figure, moonLord)),
        value('relationToMoon', seen),
      ],
    ),
    fortifier(
      {
        id: 'ascendantFixedOrCommon',
        where: '52a',
        says: 'The ascendant in a fixed or a common sign.',
        policy: POLICY.quality,
      },
      lasting,
      [value('ascendantSign', ascendantSign(figure)), value('fixedOrCommon', lasting)],
    ),
    fortifier(
      {
        id: 'ascendantLordAscendingAndEastern',
        where: '52a and note 123',
        says: 'The lord of the ascendant ascending and eastern: the parallels give latitude, the Sun and rising before him.',
        policy: POLICY.eastern,
      },
      null,
      solarObservations(figure, ascLord),
    ),
    outcome(
      {
        id: 'ascendingEasternTempoMatrix',
        where: '52b-d',
        says: 'How fast it sprouts and bears, by whether that lord is eastern and ascending, which the clause before leaves open.',
        policy: POLICY.eastern,
      },
      null,
      [value('ascendantLord', ascLord), ...solarObservations(figure, ascLord)],
    ),
    fortifier(
      {
        id: 'lordsAspectMoonAndAscendant',
        where: '53 and note 124',
        says: 'The lord of the Moon beholds her and the lord of the ascendant the ascendant.',
        policy: POLICY.aspects,
      },
      lordBeholds && lordOfAscendantBeholds(figure),
      [
        value('moonLordRelation', seen),
        value('ascendantLordRelation', relation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
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
      { id: 'ascendantCommon', where: '54', says: 'The ascendant in a common sign.', policy: POLICY.quality },
      common,
      [value('ascendantSign', ascendantSign(figure)), value('commonSign', common)],
    ),
    fortifier(
      {
        id: 'ascendantLordInMovableSign',
        where: '54',
        says: 'The lord of the ascendant in a movable sign.',
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
        says: 'It beholds the lord of the sign in which it stands.',
        policy: POLICY.aspects,
      },
      beholds(figure, lord, dispositor),
      [value('ascendantLordDispositor', dispositor), value('relation', between(figure, lord, dispositor))],
    ),
    gate(
      {
        id: 'maleficAspectsAscendantLord',
        where: '54',
        says: 'Mars or Saturn with it, or in square or opposition to it, spoils the seed; no planet afflicts itself.',
        policy: 'wholeSignHardMaleficRelation',
      },
      hardTo(figure, MALEFICS, lord).length > 0,
      [value('hardMaleficRelations', hardMalefics(figure, lord))],
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
        id: 'moonUnderRaysAndDefectiveInNumber',
        where: '55a',
        says: 'The Moon under the rays and lacking in number: clear outside the rays, open within them.',
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
        says: 'By her growing in number it is judged how much comes up of what is sown: what grows is not said.',
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

/** Leo and Taurus, which are preferred with the common signs; Libra and Aquarius, which part the partners. */
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
        says: 'The Moon cleansed, joined to the fortunes, in a common sign, Leo or Taurus: when she is cleansed is not said.',
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
        says: 'Libra and Aquarius, of the Moon or the ascendant, and the lower signs part the partners: which signs are lower is not said.',
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

export function partnershipClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    seventh = (figure.ascDeg + 180) % 360,
    lords = [signLord(figure.ascDeg), signLord(seventh)] as const;
  const pair = [
    value('ascendantLord', lords[0]),
    value('partnerLord', lords[1]),
    value('lordRelation', between(figure, ...lords)),
  ];
  const meet = beholds(figure, ...lords);
  return [
    ...signsOfPartnership(input),
    witness(
      {
        id: 'receptionAndAspectRelationship',
        where: '34',
        says: 'Reception, and aspects of friendship or enmity, show how they agree: whose reception it is, and what prevails, is not said.',
        policy: 'sourceTextOpenReceptionAndPrecedence',
      },
      null,
      [...pair, value('receptionPredicate', null), value('sourceDividesTrineSextileFromSquareOpposition', true)],
    ),
    witness(
      {
        id: 'partnershipStakeRoles',
        where: '35',
        says: 'The ascendant shows him who begins, the seventh the other, the tenth their wealth or work, the fourth the end.',
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
        says: 'The lord of the ascendant and the lord of the seventh behold each other.',
        policy: POLICY.aspects,
      },
      meet,
      [...pair, value('lordsBehold', meet)],
    ),
  ];
}
