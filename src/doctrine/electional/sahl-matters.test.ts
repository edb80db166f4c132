import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { apart, aspect, drawnFigure, list, ruler, sees, signName, signOf } from '../../../test/support/drawn-figure.js';
import type { Scalar } from '../../../test/support/drawn-figure.js';
import { sahlClauses } from '../../../test/support/election-figure.js';
import { compareClauses } from '../../../test/support/stated-clauses.js';
import type { StatedClause } from '../../../test/support/stated-clauses.js';
import {
  COMMON,
  FORTUNES,
  hardMalefics,
  isCadent,
  isIn,
  joined,
  joinedTo,
  MALEFICS,
  triplicityRuler,
} from '../../../test/support/stated-sahl.js';
import type { Drawn } from '../../../test/support/stated-sahl.js';
import type { SahlMatterName } from './sahl-matters.js';

/** Second statements of the chapters of Sahl, On Elections (Dykes 2012), clause by clause, with their own count of signs. */
function partnership({ drawn }: Drawn): StatedClause[] {
  const moon = drawn.at('Moon'),
    seventh = (drawn.asc + 180) % 360,
    lords = [ruler(drawn.asc), ruler(seventh)] as const,
    parts = isIn(moon, 'Libra Aquarius') || isIn(drawn.asc, 'Libra Aquarius');
  return [
    [
      null,
      {
        preferredSign: isIn(moon, `${COMMON} Leo Taurus`),
        moonJoinedFortunes: list(joinedTo(drawn, 'Moon', FORTUNES)),
      },
    ],
    [parts ? true : null, { moonSign: signName(moon) }],
    [null, { ascendantLord: lords[0], partnerLord: lords[1], lordRelation: drawn.between(...lords) }],
    [true, { firstPlace: 'initiatingPartner', fourthPlace: 'partnershipConclusion', seventhSign: signName(seventh) }],
    [drawn.meets(...lords), { lordsBehold: drawn.meets(...lords) }],
  ];
}

function lending({ drawn }: Drawn): StatedClause[] {
  const moon = drawn.at('Moon'),
    isNear = drawn.apart('Moon', 'Sun') <= 12,
    applying = FORTUNES.filter((planet) => drawn.motion('Moon', planet) === 'applying'),
    isFirst = isIn(moon, 'Gemini Leo Sagittarius') && moon % 30 < 1,
    rises = isIn(drawn.asc, 'Gemini Leo Sagittarius');
  return [
    [
      null,
      {
        preferredSign: isIn(moon, 'Leo Scorpio Sagittarius Aquarius Pisces'),
        moonDefectiveInLight: !drawn.waxes(),
        bothFortunesConfiguredToMoonOrAscendant: FORTUNES.every(
          (planet) => drawn.meets(planet, 'Moon') || drawn.toAscendant(planet),
        ),
      },
    ],
    [
      null,
      {
        moonJoinedFortunes: list(joinedTo(drawn, 'Moon', FORTUNES)),
        moonJoinedMercury: joined(drawn, 'Moon', 'Mercury'),
        moonHardMaleficRelations: hardMalefics(drawn, 'Moon'),
        mercuryBodilyJoinedMalefics: list(joinedTo(drawn, 'Mercury', MALEFICS)),
        mercurySquareMalefics: list(MALEFICS.filter((planet) => drawn.between(planet, 'Mercury') === 'square')),
        jupiterCadent: isCadent(drawn, 'Jupiter'),
        venusCadent: isCadent(drawn, 'Venus'),
      },
    ],
    [joined(drawn, 'Moon', 'Mars') ? true : null, { moonJoinedMars: joined(drawn, 'Moon', 'Mars') }],
    [
      isNear && drawn.motion('Moon', 'Sun') === 'separating' && applying.length > 0,
      {
        moonUnder12DegreeRays: isNear,
        moonSunConjunctionMotion: drawn.motion('Moon', 'Sun'),
        applyingFortunes: list(applying),
        fortuneConjunctionMotion: FORTUNES.map((planet) => `${planet}:${drawn.motion('Moon', planet)}`).join(','),
      },
    ],
    [null, { moonMarsDistance: drawn.apart('Moon', 'Mars'), moonMarsDistanceRate: drawn.opening('Moon', 'Mars') }],
    [null, { trueNodeLongitude: drawn.node, inheritedBurntPathRuleState: 'clear' }],
    [isFirst || rises, { moonInNamedFirstDegree: isFirst, namedSignAscending: rises, moonDegreeInSign: moon % 30 }],
  ];
}

function investment({ drawn }: Drawn): StatedClause[] {
  const sign = (place: number) => (30 * (signOf(drawn.asc) + place - 1)) % 360,
    isRetrograde = drawn.rate('Mercury') < 0,
    trustLord = ruler(sign(11));
  return [
    [
      null,
      {
        assetsSign: signName(sign(2)),
        assetsLord: ruler(sign(2)),
        trustSign: signName(sign(11)),
        trustSignLord: trustLord,
      },
    ],
    [
      null,
      { moonJoinedMercury: joined(drawn, 'Moon', 'Mercury'), moonMercuryDistance: drawn.apart('Moon', 'Mercury') },
    ],
    [
      isRetrograde ? null : true,
      {
        mercuryRetrograde: isRetrograde,
        mercuryTrustLordRelation: drawn.between('Mercury', trustLord),
        cadentFromLightOrAspectPredicates: isRetrograde ? null : 'branchNotApplicable',
      },
    ],
    [null, { namedSignificators: `Moon,Mercury,${signName(sign(11))},${trustLord}` }],
  ];
}

function purchase({ drawn, lotDeg }: Drawn): StatedClause[] {
  const fortunes = joinedTo(drawn, 'Moon', FORTUNES),
    tail = (drawn.node + 180) % 360;
  return [
    [
      null,
      { fortuneLongitude: lotDeg, jupiterDomicileSign: lotDeg === null ? null : isIn(lotDeg, 'Sagittarius Pisces') },
    ],
    [
      drawn.waxes() && fortunes.length > 0 ? null : false,
      { moonIncreasingInLight: drawn.waxes(), moonJoinedFortunes: list(fortunes) },
    ],
    [null, { marsQuadrantHouse: drawn.house('Mars'), marsRelationToMercury: drawn.between('Mars', 'Mercury') }],
    [
      null,
      {
        tailLongitude: tail,
        moonTailDistance: apart(drawn.at('Moon'), tail),
        moonTailSignRelation: aspect(drawn.at('Moon'), tail),
      },
    ],
  ];
}

function sale({ drawn, isDay }: Drawn): StatedClause[] {
  const moon = drawn.at('Moon'),
    trigon = isDay === null ? null : triplicityRuler(moon, isDay),
    isExalted = signName(moon) === 'Taurus',
    seen = MALEFICS.filter((planet) => drawn.meets('Moon', planet)),
    bodily = joinedTo(drawn, 'Moon', MALEFICS),
    isByRay = seen.length > 0 && bodily.length === 0;
  return [
    [
      isExalted ? true : trigon === null ? null : trigon === 'Moon',
      {
        moonInExaltation: isExalted,
        activeTriplicityRuler: trigon,
        moonHasActiveTriplicity: trigon === null ? null : trigon === 'Moon',
      },
    ],
    [null, { moonJoinedFortunesNow: list(joinedTo(drawn, 'Moon', FORTUNES)) }],
    [isByRay, { configuredMalefics: list(seen), bodilyJoinedMalefics: list(bodily), compoundSatisfied: isByRay }],
  ];
}

const CHAPTERS: readonly (readonly [name: SahlMatterName, where: string, stated: (drawn: Drawn) => StatedClause[]])[] =
  [
    ['lending', '29-31', lending],
    ['businessPartnership', '32-35', partnership],
    ['investment', '36-38', investment],
    ['purchase', '39', purchase],
    ['sale', '40', sale],
  ];

for (const [name, where, stated] of CHAPTERS)
  test(`property: the chapter ${name} agrees with a second statement of On Elections ${where} for drawn figures`, () => {
    fc.assert(
      fc.property(
        drawnFigure,
        fc.constantFrom(true, false, null),
        fc.constantFrom(0.5, 245, 340, null),
        (drawn, isDay, lotDeg) =>
          compareClauses(sahlClauses(name, drawn.hand, { isDay, lotDeg }), stated({ drawn, isDay, lotDeg })),
      ),
      { numRuns: 400 },
    );
  });

test('rule: every clause names its paragraph of On Elections', () => {
  const paragraphs = (name: SahlMatterName): string =>
    sahlClauses(name, { at: {} })
      .map(({ where }) => where.replace(/ and notes?.*/, ''))
      .join(' ');
  const expected: Readonly<Record<SahlMatterName, string>> = {
    lending: '29a 29b 29c 30a 30b 30c 31',
    businessPartnership: '32-33 33 34 35 35',
    investment: '36 37a 37b 38',
    purchase: '39a 39b 39c 39d',
    sale: '40 40 40',
    building: '43 43 43 44a 44b 44c 45a 45a 45b-c 45d 46',
    demolition: '47a 47a 47a 47a 47b',
    land: '48 48 48 49a 49a 49a 49a-b 49b 49c 49c 49c',
    wellsAndRivers: '50a 50a 50a 50b 50c 50c 50c 50d',
    planting: '51 51 52a 52a 52b-d 53 53',
    sowing: '54 54 54 54 55a 55a 55b',
  };
  for (const name of Object.keys(expected) as SahlMatterName[]) assert.equal(paragraphs(name), expected[name], name);
});

test('rule: the aspects of the fortunes to Moon and ascendant are listed for lending (On Elections 29a)', () => {
  const relations = (venus: number): Scalar =>
    sahlClauses('lending', { at: { Moon: 0, Jupiter: 95, Venus: venus }, ascDeg: 65 })[0].measurements.find(
      ({ name }) => name === 'fortuneRelations',
    )!.value as Scalar;
  assert.ok(sees(0, 95));
  assert.equal(relations(35), 'Jupiter:moon=square;ascendant=aversion,Venus:moon=aversion;ascendant=aversion');
});
