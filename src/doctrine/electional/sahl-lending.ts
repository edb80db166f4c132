import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import {
  relationOf,
  configured,
  conjunctionMotion,
  distance,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  signRelation,
  separationRate,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, joined, joinedOf, POLICY } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { degrees, value } from './witness.js';

/**
 * Lending: Sahl, On Elections 29-31, after Dorotheus, Carmen V.21. Preferred signs of the Moon: Leo, Scorpio, Sagittarius, Aquarius,
 * Pisces.
 */
const PREFERRED = [4, 7, 8, 10, 11];
/** Gemini, Leo, Sagittarius. */
const WARNED = [2, 4, 8];
/** Orb of burning and of the rays in Sahl, degrees. */
const RAYS_DEG = 12;

function preferredMoon({ figure }: SahlMatterInput): MatterClause {
  const moon = figure.planets.Moon.longitudeDeg,
    longitudes = FORTUNES.map((planet) => figure.planets[planet].longitudeDeg);
  return fortifier(
    {
      id: 'preferredMoonAndDeficientFortunes',
      where: '29a and note 89',
      says: 'The Moon is in Leo, Scorpio, Sagittarius, Aquarius or Pisces and wanes, and the fortunes are deficient. The text does not say in what.',
      policy: POLICY.number,
    },
    null,
    [
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('preferredSign', PREFERRED.includes(signIndex(moon))),
      value('moonDefectiveInLight', !waxing(figure)),
      degrees('sunMoonElongation', elongationDeg(figure)),
      value(
        'fortuneRelations',
        FORTUNES.map(
          (planet, i) =>
            `${planet}:moon=${signRelation(longitudes[i], moon)};ascendant=${signRelation(longitudes[i], figure.ascDeg)}`,
        ).join(','),
      ),
      value(
        'bothFortunesConfiguredToMoonOrAscendant',
        longitudes.every((at) => configured(at, moon) || configured(at, figure.ascDeg)),
      ),
      value('fortuneDeficiencyPredicate', null),
    ],
  );
}

const protections = ({ figure }: SahlMatterInput): MatterClause =>
  fortifier(
    {
      id: 'mercuryMoonAndFortuneProtections',
      where: '29b',
      says: 'The Moon is with the fortunes and Mercury and free of the infortunes, Mercury is cleansed of Mars, and the fortunes are not cadent. The text does not define "cleansed".',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moonJoinedFortunes', joinedOf(figure, 'Moon', FORTUNES)),
      value('moonJoinedMercury', joined(figure, 'Moon', 'Mercury')),
      value('moonHardMaleficRelations', hardMalefics(figure, 'Moon')),
      value('mercuryBodilyJoinedMalefics', joinedOf(figure, 'Mercury', MALEFICS)),
      value(
        'mercurySquareMalefics',
        MALEFICS.filter((planet) => relationOf(figure, planet, 'Mercury') === 'square'),
      ),
      value('jupiterCadent', cadent(figure, 'Jupiter')),
      value('venusCadent', cadent(figure, 'Venus')),
      value('mercuryCleansedOfMars', null),
    ],
  );

function consequence({ figure }: SahlMatterInput): MatterClause {
  const withMars = joined(figure, 'Moon', 'Mars');
  return gate(
    {
      id: 'moonMarsOrSaturnConsequence',
      where: '29c',
      says: 'The Moon with Mars brings toil and contention; impeded by Saturn, delay. The text does not say by which aspect of Saturn.',
      policy: POLICY.cleansed,
    },
    withMars ? true : null,
    [
      value('moonJoinedMars', withMars),
      value('moonSaturnRelation', relationOf(figure, 'Moon', 'Saturn')),
      value('saturnImpedimentPredicate', null),
    ],
  );
}

function concealed({ figure }: SahlMatterInput): MatterClause {
  const isUnderRays = distance(figure, 'Moon', 'Sun') <= RAYS_DEG,
    motion = conjunctionMotion(figure, 'Moon', 'Sun');
  const fortunes = FORTUNES.map((planet) => ({ planet, motion: conjunctionMotion(figure, 'Moon', planet) }));
  const applying = fortunes.filter((one) => one.motion === 'applying').map((one) => one.planet);
  return fortifier(
    {
      id: 'concealedLendingSequence',
      where: '30a',
      says: 'A loan that is to stay secret: the Moon is under the rays, separates from the Sun and applies to a fortune.',
      policy: 'instantaneousConjunctionMotionWithSahlSolarRayOrb',
    },
    isUnderRays && motion === 'separating' && applying.length > 0,
    [
      value('moonUnder12DegreeRays', isUnderRays),
      value('moonSunConjunctionMotion', motion),
      value('moonSunDistanceRate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
      value(
        'fortuneConjunctionMotion',
        fortunes.map((one) => ({ planet: one.planet, fact: one.motion })),
      ),
      value('applyingFortunes', applying),
    ],
  );
}

const publicity = ({ figure }: SahlMatterInput): MatterClause =>
  witness(
    {
      id: 'emergingTowardMarsPublicity',
      where: '30b',
      says: 'The Moon leaves the burning and applies to Mars: the loan becomes public. The text does not say where the burning ends.',
      policy: 'sourceTextOpenBurnedUpExit',
    },
    null,
    [
      degrees('moonSolarDistance', distance(figure, 'Moon', 'Sun')),
      value('moonSunConjunctionMotion', conjunctionMotion(figure, 'Moon', 'Sun')),
      value('moonMarsConjunctionMotion', conjunctionMotion(figure, 'Moon', 'Mars')),
      degrees('moonMarsDistance', distance(figure, 'Moon', 'Mars')),
      value('moonMarsDistanceRate', separationRate(figure, 'Moon', 'Mars'), 'degrees/day'),
      value('burnedUpExitThreshold', null),
    ],
  );

const nodeOrBurntPath = ({ figure, burntPath }: SahlMatterInput): MatterClause =>
  gate(
    {
      id: 'nodeOrBurntPathWarning',
      where: '30c and note 92',
      says: 'The Moon is in the burnt path of the chosen reading, or on the ecliptic with the head or the tail. The text does not say how near.',
      policy: 'inheritedBurntPathVariantAndOpenNodeTolerance',
    },
    burntPath === 'triggered' ? true : null,
    [
      degrees('moonEclipticLatitude', figure.planets.Moon.latitudeDeg),
      degrees('trueNodeLongitude', figure.nodeDeg),
      degrees('nodeOrTailTolerance', null),
      value('inheritedBurntPathRuleState', burntPath),
    ],
  );

function firstDegree({ figure }: SahlMatterInput): MatterClause {
  const { longitudeDeg } = figure.planets.Moon,
    degree = longitudeDeg % 30,
    ascending = signIndex(figure.ascDeg);
  const first = WARNED.includes(signIndex(longitudeDeg)) && degree < 1,
    rises = WARNED.includes(ascending);
  return gate(
    {
      id: 'firstDegreeOrAscendingSignLoanWarning',
      where: '31 and note 94',
      says: 'No loan if the Moon is in the first degree of Leo, Gemini or Sagittarius, or if one of these signs ascends.',
      policy: 'firstTropicalDegreeAndWholeSignAscendant',
    },
    first || rises,
    [
      value('moonSign', signOfPlanet(figure, 'Moon')),
      degrees('moonDegreeInSign', degree),
      value('moonInNamedFirstDegree', first),
      value('ascendantSign', SIGNS[ascending]),
      value('namedSignAscending', rises),
    ],
  );
}

/** Borrowing and lending: seven clauses of On Elections 29-31, in its order. */
export const lendingClauses = (input: SahlMatterInput): MatterClause[] => [
  preferredMoon(input),
  protections(input),
  consequence(input),
  concealed(input),
  publicity(input),
  nodeOrBurntPath(input),
  firstDegree(input),
];
