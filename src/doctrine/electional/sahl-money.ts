import { separationDeg } from '../../kernel/angle.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import {
  areConfigured,
  relationOf,
  distance,
  elongationDeg,
  FORTUNES,
  MALEFICS,
  quadrantHouse,
  signRelation,
  signOfPlanet,
} from './figure.js';
import { fortifier, gate, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { joined, joinedOf, POLICY } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { arabicMoieties } from './sahl.js';
import { besideDegrees, degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Investing, buying and selling: Sahl, On Elections 36-40. */
const marsTo = ({ figure }: SahlMatterInput): Measurement[] => [
  value('marsRelationToMoon', relationOf(figure, 'Mars', 'Moon')),
  value('marsRelationToMercury', relationOf(figure, 'Mars', 'Mercury')),
];

/** Investing money: four clauses of On Elections 36-38, in its order. */
export function investmentClauses(input: SahlMatterInput): MatterClause[] {
  const { figure, eleventhCuspDeg } = input,
    { Mercury: mercury } = figure.planets;
  const placed = (place: number) => (30 * (signIndex(figure.ascDeg) + place - 1)) % 360;
  const [assets, trust] = [placed(2), placed(11)],
    trustLord = signLord(trust),
    isRetrograde = mercury.rateDegPerDay < 0;
  return [
    fortifier(
      {
        id: 'adaptMoonMercuryAssetsAndTrust',
        where: '36 and note 101',
        says: 'The Moon, Mercury, the place of assets, the place of trust and the lord of its degree are adapted. The text defines neither "adapted" nor the lord of a degree.',
        policy: 'sourceTextOpenAdaptationAndDegreeLord',
      },
      null,
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('mercurySign', signOfPlanet(figure, 'Mercury')),
        value('assetsSign', signNameOf(assets)),
        value('assetsLord', signLord(assets)),
        value('trustSign', signNameOf(trust)),
        value('trustSignLord', trustLord),
        degrees('trustHouseCusp', eleventhCuspDeg),
        value('degreeLordScheme', null),
      ],
    ),
    fortifier(
      {
        id: 'moonMercuryJoinAndMarsCadence',
        where: '37a',
        says: 'The Moon is joined to Mercury, Mars is cadent from both, and Mercury is fit and purged. The text defines neither cadent from a planet nor "purged".',
        policy: 'canonicalMoietyJoinWithOpenCadenceAndPurging',
      },
      null,
      [
        value('moonJoinedMercury', joined(figure, 'Moon', 'Mercury')),
        besideDegrees('moonMercuryDistance', distance(figure, 'Moon', 'Mercury'), arabicMoieties('Moon', 'Mercury')),
        ...marsTo(input),
        value('marsCadentFromEachPredicate', null),
        value('mercuryFitAndPurgedPredicate', null),
      ],
    ),
    witness(
      {
        id: 'retrogradeMercuryBranch',
        where: '37b',
        says: 'Mercury retrograde: his relations are reported. The text does not explain cadent from the light or the aspect. Not applicable while he is direct.',
        policy: POLICY.stakes,
      },
      isRetrograde ? null : true,
      [
        value('mercuryRetrograde', isRetrograde),
        value('mercuryMarsRelation', relationOf(figure, 'Mercury', 'Mars')),
        value('mercuryVenusRelation', relationOf(figure, 'Mercury', 'Venus')),
        value('mercuryTrustLordRelation', relationOf(figure, 'Mercury', trustLord)),
        value('cadentFromLightOrAspectPredicates', isRetrograde ? null : 'branchNotApplicable'),
      ],
    ),
    witness(
      {
        id: 'trustSignificatorsAndMarsLight',
        where: '38',
        says: 'The significators of trust, with Mars cadent from their light. The text does not explain it.',
        policy: 'sourceTextOpenCadentFromLight',
      },
      null,
      [
        value('namedSignificators', `Moon,Mercury,${signNameOf(trust)},${trustLord}`),
        ...marsTo(input),
        value('marsLightCadencePredicate', null),
      ],
    ),
  ];
}

function lotInJupiterHouse({ figure, lotDeg }: SahlMatterInput): MatterClause {
  const distances = FORTUNES.map((planet) => {
    const apart = lotDeg === null ? null : separationDeg(lotDeg, figure.planets[planet].longitudeDeg);
    return `${planet}:${apart === null ? 'none' : Number(apart.toPrecision(12))}`;
  });
  return fortifier(
    {
      id: 'fortuneFitInJupiterHouseAndJoinedFortunes',
      where: '39a',
      says: 'The Lot of Fortune is fit, in a domicile of Jupiter and joined to the fortunes. The text does not define a fit lot or the orb of its joining.',
      policy: 'sourceTextOpenFortuneFitnessAndPointJoinOrb',
    },
    null,
    [
      degrees('fortuneLongitude', lotDeg),
      value('fortuneSign', lotDeg === null ? null : signNameOf(lotDeg)),
      value('jupiterDomicileSign', lotDeg === null ? null : signLord(lotDeg) === 'Jupiter'),
      value('fortuneToBeneficDistances', distances.join(',')),
      value('fortuneFitPredicate', null),
      value('lotJoiningOrbPolicy', null),
    ],
  );
}

/** Buying goods: four clauses of On Elections 39, in its order. */
export function purchaseClauses(input: SahlMatterInput): MatterClause[] {
  const { figure } = input,
    fortunes = joinedOf(figure, 'Moon', FORTUNES),
    isWaxing = waxing(figure);
  const tail = (figure.nodeDeg + 180) % 360,
    moon = figure.planets.Moon.longitudeDeg;
  return [
    lotInJupiterHouse(input),
    outcome(
      {
        id: 'straightAscensionLightNumberAndFortunes',
        where: '39b and note 105',
        says: 'The Moon is in signs of straight ascension, increases in light and number and is joined to the fortunes: better for the seller. The text does not define increase in number. Clear if the light or the fortunes fail.',
        policy: POLICY.number,
      },
      isWaxing && fortunes.length > 0 ? null : false,
      [
        value('moonSign', signOfPlanet(figure, 'Moon')),
        value('straightAscensionPredicate', null),
        value('moonIncreasingInLight', isWaxing),
        degrees('sunMoonElongation', elongationDeg(figure)),
        value('numberPredicate', null),
        value('moonJoinedFortunes', fortunes),
        value('sourceOutcome', 'betterForSellerNewOwnerLoses'),
      ],
    ),
    gate(
      {
        id: 'marsCadentFromMoonAndMercury',
        where: '39c',
        says: 'Mars is not cadent from the Moon and Mercury: toil and contention. The text does not define cadent from a planet.',
        policy: POLICY.significators,
      },
      null,
      [
        value('marsQuadrantHouse', quadrantHouse(figure, 'Mars')),
        ...marsTo(input),
        value('cadentFromEachPredicate', null),
      ],
    ),
    gate(
      {
        id: 'tailCadentFromMoon',
        where: '39d and note 106',
        says: 'The tail is cadent from the Moon. The text gives neither the sense nor the distance.',
        policy: 'sourceTextOpenCadentFromNode',
      },
      null,
      [
        degrees('tailLongitude', tail),
        degrees('moonTailDistance', separationDeg(moon, tail)),
        value('moonTailSignRelation', signRelation(moon, tail)),
        value('tailCadentFromMoonPredicate', null),
      ],
    ),
  ];
}

/** Selling goods: three clauses of On Elections 40, in its order. */
export function saleClauses({ figure, isDay }: SahlMatterInput): MatterClause[] {
  const sign = signIndex(figure.planets.Moon.longitudeDeg),
    exalted = sign === EXALTATIONS.Moon.signIndex,
    ruler = isDay === null ? null : triplicityOf(sign, isDay).active;
  const configuredMalefics = MALEFICS.filter((planet) => areConfigured(figure, 'Moon', planet)),
    bodily = joinedOf(figure, 'Moon', MALEFICS),
    byRay = configuredMalefics.length > 0 && bodily.length === 0;
  return [
    fortifier(
      {
        id: 'moonInExaltationOrTriplicity',
        where: '40',
        says: 'The Moon is in her exaltation or in her triplicity (Dorothean, by the sect of the figure).',
        policy: 'dorotheanTriplicityAndExaltation',
      },
      exalted || (ruler === null ? null : ruler === 'Moon'),
      [
        value('moonSign', SIGNS[sign]),
        value('moonInExaltation', exalted),
        value('activeTriplicityRuler', ruler),
        value('moonHasActiveTriplicity', ruler === null ? null : ruler === 'Moon'),
      ],
    ),
    fortifier(
      {
        id: 'moonSeparatedFromFortunes',
        where: '40',
        says: 'The Moon is separated from the fortunes. The text does not say since when.',
        policy: 'sourceTextOpenPreviousSeparationWindow',
      },
      null,
      [
        value('moonJoinedFortunesNow', joinedOf(figure, 'Moon', FORTUNES)),
        value('moonJupiterRelation', relationOf(figure, 'Moon', 'Jupiter')),
        value('moonVenusRelation', relationOf(figure, 'Moon', 'Venus')),
        value('separationEventWindow', null),
      ],
    ),
    fortifier(
      {
        id: 'moonConfiguredToMaleficsButNotJoined',
        where: '40 and note 107',
        says: 'The Moon aspects the malefics by sign and is not joined to them in body.',
        policy: POLICY.aspects,
      },
      byRay,
      [
        value('configuredMalefics', configuredMalefics),
        value('bodilyJoinedMalefics', bodily),
        value('compoundSatisfied', byRay),
      ],
    ),
  ];
}
