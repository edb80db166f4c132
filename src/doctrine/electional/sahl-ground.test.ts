import { test } from 'node:test';
import fc from 'fast-check';
import { apart, aspect, drawnFigure, list, ruler, signName, signOf } from '../../../test/support/drawn-figure.js';
import { sahlClauses } from '../../../test/support/election-figure.js';
import { compareClauses } from '../../../test/support/stated-clauses.js';
import type { StatedClause } from '../../../test/support/stated-clauses.js';
import {
  agree,
  COMMON,
  FIXED,
  FORTUNES,
  fromSun,
  HARD,
  hardMalefics,
  isCadent,
  isIn,
  joined,
  joinedTo,
  lordsOf,
  MALEFICS,
  MOVABLE,
  triplicityRuler,
  WATERY,
} from '../../../test/support/stated-sahl.js';
import type { Drawn } from '../../../test/support/stated-sahl.js';
import type { SahlMatterName } from './sahl-matters.js';

/** Second statements of the chapters of Sahl, On Elections (Dykes 2012), clause by clause, with their own count of signs. */
function building({ drawn, lotDeg }: Drawn): StatedClause[] {
  const { moonLord, ascLord } = lordsOf(drawn),
    venus = drawn.between('Venus', 'Mars'),
    jupiter = drawn.between('Moon', 'Jupiter'),
    tail = apart(drawn.at('Moon'), (drawn.node + 180) % 360),
    house = drawn.house('Saturn');
  return [
    [null, { moonLord, moonLordHouse: drawn.house(moonLord) }],
    [null, { ascendantLord: ascLord, ascendantLordHouse: drawn.house(ascLord) }],
    [
      null,
      {
        fortuneLongitude: lotDeg,
        fortuneSign: lotDeg === null ? null : signName(lotDeg),
        mercuryHouse: drawn.house('Mercury'),
      },
    ],
    [null, { marsCadentInQuadrantFigure: isCadent(drawn, 'Mars'), marsHouse: drawn.house('Mars') }],
    [true, { venusMarsRelation: venus, qualifyingTrineOrSextile: ['trine', 'sextile'].includes(venus) }],
    [
      null,
      { saturnVenusRelation: drawn.between('Saturn', 'Venus'), saturnMoonRelation: drawn.between('Saturn', 'Moon') },
    ],
    [null, { moonIncreasingInLight: drawn.waxes(), sunMoonElongation: drawn.elongation() }],
    [['square', 'opposition'].includes(jupiter), { moonJupiterRelation: jupiter }],
    [
      joined(drawn, 'Moon', 'Saturn') || tail <= 12
        ? true
        : agree(house === 1 || house === 4, [1, 4].includes(drawn.place('Saturn'))),
      {
        moonSaturnJoined: joined(drawn, 'Moon', 'Saturn'),
        moonTailDistance: tail,
        saturnQuadrantHouse: house,
        saturnWholeSignPlace: drawn.place('Saturn'),
      },
    ],
    [
      drawn.meets('Mars', 'Moon') ? null : false,
      { marsMoonRelation: drawn.between('Mars', 'Moon'), ...fromSun(drawn, 'Mars') },
    ],
    [
      null,
      {
        moonLordRelationToMoon: drawn.between(moonLord, 'Moon'),
        ascLordRelationToAsc: aspect(drawn.at(ascLord), drawn.asc),
        moonLordMaleficRelations: hardMalefics(drawn, moonLord),
        ascLordMaleficRelations: hardMalefics(drawn, ascLord),
      },
    ],
  ];
}

function demolition({ drawn }: Drawn): StatedClause[] {
  const { moonLord } = lordsOf(drawn),
    relation = drawn.between('Moon', moonLord),
    isWith = FORTUNES.some((planet) => drawn.between('Moon', planet) === 'conjunction');
  const tempo = ['trine', 'sextile'].includes(relation)
    ? 'easier'
    : ['square', 'opposition'].includes(relation)
      ? 'moreDifficult'
      : 'notStated';
  return [
    [null, { moonLatitude: 1, moonHouse: drawn.house('Moon') }],
    [null, { instantaneousHardRelations: hardMalefics(drawn, 'Moon') }],
    [isWith, { moonJupiterRelation: drawn.between('Moon', 'Jupiter') }],
    [null],
    [true, { moonLord, relation, sourceOutcome: tempo }],
  ];
}

function land({ drawn, isDay }: Drawn): StatedClause[] {
  const saturn = drawn.at('Saturn'),
    moon = drawn.at('Moon'),
    isExalted = signName(saturn) === 'Libra',
    trigon = isDay === null ? null : triplicityRuler(saturn, isDay),
    hasBound = SATURN_BOUNDS[signOf(saturn)].some(([from, to]) => saturn % 30 >= from && saturn % 30 < to),
    toJupiter = drawn.between('Saturn', 'Jupiter'),
    toSaturn = drawn.between('Moon', 'Saturn'),
    { ascLord } = lordsOf(drawn),
    moonExalted = signName(moon) === 'Taurus';
  return [
    [
      isExalted || hasBound ? true : trigon === null ? null : trigon === 'Saturn',
      { inExaltation: isExalted, activeTriplicityRuler: trigon },
    ],
    [
      [...HARD, 'trine'].includes(toJupiter),
      { jupiterSaturnRelation: toJupiter, wholeSignStakeFromSaturn: HARD.includes(toJupiter) },
    ],
    [
      null,
      { marsCadentInQuadrantFigure: isCadent(drawn, 'Mars'), marsJupiterRelation: drawn.between('Mars', 'Jupiter') },
    ],
    [null, { moonIncreasingInLight: drawn.waxes() }],
    [['trine', 'sextile'].includes(toSaturn), { moonSaturnRelation: toSaturn }],
    [null, { moonLongitudeRate: drawn.rate('Moon') }],
    [
      drawn.meets('Moon', 'Jupiter') || (!drawn.meets('Saturn', 'Jupiter') && drawn.meets('Moon', 'Venus')),
      { jupiterSaturnConfigured: drawn.meets('Saturn', 'Jupiter') },
    ],
    [
      null,
      {
        moonSign: signName(moon),
        moonSignElement: isIn(moon, WATERY) ? 'water' : isIn(moon, 'Gemini Libra Aquarius') ? 'air' : 'other',
      },
    ],
    [
      moonExalted || agree(drawn.house('Moon') === 10, drawn.place('Moon') === 10),
      { moonInExaltation: moonExalted, moonWholeSignPlace: drawn.place('Moon') },
    ],
    [drawn.meets(ascLord, 'Moon'), { ascendantLord: ascLord }],
    [
      null,
      {
        maleficsConfiguredToAscendant: list(
          MALEFICS.filter((planet) => HARD.includes(aspect(drawn.at(planet), drawn.asc))),
        ),
      },
    ],
  ];
}
/** Egyptian bounds of Saturn from Aries on (Tetrabiblos I.20-21). */
const SATURN_BOUNDS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [[25, 30]],
  [[22, 27]],
  [[24, 30]],
  [[26, 30]],
  [[11, 18]],
  [[28, 30]],
  [[0, 6]],
  [[24, 30]],
  [[21, 26]],
  [[22, 26]],
  [[25, 30]],
  [[28, 30]],
];

function wells({ drawn }: Drawn): StatedClause[] {
  const house = drawn.house('Moon'),
    moon = drawn.at('Moon'),
    byHouse = list(MALEFICS.filter((planet) => drawn.house(planet) === 10)),
    bySign = list(MALEFICS.filter((planet) => drawn.place(planet) === 10)),
    fortunes = joinedTo(drawn, 'Moon', FORTUNES);
  return [
    [null, fromSun(drawn, 'Saturn')],
    [house === null ? null : house === 3 || house === 5, { moonHouse: house }],
    [null, { moonDomicileLord: ruler(moon), moonLordRelation: drawn.between('Moon', ruler(moon)) }],
    [
      byHouse === bySign ? byHouse !== 'none' : null,
      { maleficsInQuadrantTenth: byHouse, maleficsInTenthWholeSignPlace: bySign },
    ],
    [drawn.place('Saturn') === 11, { saturnWholeSignPlaceFromAscendant: drawn.place('Saturn') }],
    [fortunes.length > 0 && isIn(moon, FIXED), { fixedSign: isIn(moon, FIXED), joinedFortunes: list(fortunes) }],
    [null],
    [
      true,
      {
        moonJoinedJupiter: joined(drawn, 'Moon', 'Jupiter'),
        jupiterWholeSignPlace: drawn.place('Jupiter'),
        fallbackJupiterInMidheavenBothReadings: drawn.place('Jupiter') === 10 && drawn.house('Jupiter') === 10,
      },
    ],
  ];
}

function planting({ drawn }: Drawn): StatedClause[] {
  const moon = drawn.at('Moon'),
    { moonLord, ascLord } = lordsOf(drawn),
    isLasting = isIn(drawn.asc, FIXED) || isIn(drawn.asc, COMMON),
    lordSees = drawn.meets(moonLord, 'Moon');
  return [
    [isIn(moon, FIXED), { fixedSign: isIn(moon, FIXED) }],
    [lordSees && isIn(drawn.at(moonLord), WATERY), { moonLord, relationToMoon: drawn.between(moonLord, 'Moon') }],
    [isLasting, { fixedOrCommon: isLasting }],
    [null, fromSun(drawn, ascLord)],
    [null, { ascendantLord: ascLord }],
    [lordSees && drawn.toAscendant(ascLord), { ascendantLordRelation: aspect(drawn.at(ascLord), drawn.asc) }],
    [
      null,
      {
        moonLordMaleficRelations: hardMalefics(drawn, moonLord),
        moonLordSolarDistance: drawn.apart(moonLord, 'Sun'),
        ascLordSolarDistance: drawn.apart(ascLord, 'Sun'),
      },
    ],
  ];
}

function sowing({ drawn }: Drawn): StatedClause[] {
  const { ascLord } = lordsOf(drawn),
    dispositor = ruler(drawn.at(ascLord)),
    isNear = drawn.apart('Moon', 'Sun') <= 12;
  return [
    [isIn(drawn.asc, COMMON), { commonSign: isIn(drawn.asc, COMMON) }],
    [isIn(drawn.at(ascLord), MOVABLE), { movableSign: isIn(drawn.at(ascLord), MOVABLE), ascendantLord: ascLord }],
    [
      drawn.meets(ascLord, dispositor),
      { ascendantLordDispositor: dispositor, relation: drawn.between(ascLord, dispositor) },
    ],
    [hardMalefics(drawn, ascLord) !== 'none', { hardMaleficRelations: hardMalefics(drawn, ascLord) }],
    [null, { moonIncreasingInLight: drawn.waxes() }],
    [isNear ? null : false, { moonSolarDistance: drawn.apart('Moon', 'Sun'), underSahl12DegreeRays: isNear }],
    [null, { moonLongitudeRate: drawn.rate('Moon') }],
  ];
}

const CHAPTERS: readonly (readonly [name: SahlMatterName, where: string, stated: (drawn: Drawn) => StatedClause[]])[] =
  [
    ['building', '43-46', building],
    ['demolition', '47', demolition],
    ['land', '48-49', land],
    ['wellsAndRivers', '50', wells],
    ['planting', '51-53', planting],
    ['sowing', '54-55', sowing],
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
