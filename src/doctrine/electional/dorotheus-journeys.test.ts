import { test } from 'node:test';
import fc from 'fast-check';
import { drawnFigure, list, ruler, signName } from '../../../test/support/drawn-figure.js';
import type { DrawnFigure } from '../../../test/support/drawn-figure.js';
import { dorotheanClauses, figureOf } from '../../../test/support/election-figure.js';
import { compareClauses } from '../../../test/support/stated-clauses.js';
import type { StatedClause } from '../../../test/support/stated-clauses.js';
import { FORTUNES, hard, inPlace, inRays, isIn, MALEFICS } from '../../../test/support/stated-dorotheus.js';
import type { Planet } from '../../../test/support/stated-dorotheus.js';
import type { CrossingWitness } from './dorotheus.js';
import { constructionClauses } from './dorotheus-construction.js';
import type { DorotheanMatterName } from './dorotheus-matters.js';

/** Second statements of the chapters of Carmen V (Dykes 2017), clause by clause, with their own count of signs. */
function shipAcquisition(drawn: DrawnFigure): StatedClause[] {
  const able = FORTUNES.filter(
    (planet) => drawn.place(planet) === 4 && drawn.toAscendant(planet) && drawn.meets(planet, 'Moon'),
  );
  const best = able.filter(
      (planet) =>
        isIn(drawn.at(planet), 'Cancer Scorpio Pisces') || ['Jupiter', 'Venus'].includes(ruler(drawn.at(planet))),
    ),
    shared = signName(drawn.asc) === drawn.sign('Moon') ? drawn.sign('Moon') : 'none',
    isNamed = ['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Sagittarius'].includes(shared),
    rank = ['Taurus', 'Pisces', 'Gemini'].indexOf(shared) + 1;
  return [
    [
      able.length > 0,
      {
        qualifyingFortunes: list(able),
        jupiterInFourth: drawn.place('Jupiter') === 4,
        venusLooksAtAscendant: drawn.toAscendant('Venus'),
        venusLooksAtMoon: drawn.meets('Venus', 'Moon'),
      },
    ],
    [
      best.length > 0 ? true : able.length > 0 ? null : false,
      {
        knownPreferredFortunes: list(best),
        unresolvedSeaAnimalCandidates: list(able.filter((planet) => !best.includes(planet))),
      },
    ],
    [isNamed ? true : shared === 'Capricorn' ? null : false, { sharedSign: shared, listedFullSignPair: isNamed }],
    [shared === 'Pisces', { bothInPisces: shared === 'Pisces' }],
    [shared === 'Capricorn' ? null : true, { sourceRank: rank === 0 ? null : rank }],
  ];
}

function shipConstruction(drawn: DrawnFigure, equation: number): StatedClause[] {
  const both = (['Sun', 'Mars'] as const).every((planet) => hard(drawn, planet, 'Moon')),
    together = (['Sun', 'Mars'] as const).some((planet) => drawn.sign(planet) === drawn.sign('Moon')),
    isAquarius = drawn.sign('Moon') === 'Aquarius',
    word = (planet: Planet) =>
      ({ square: 'Square', opposition: 'Opposition' })[drawn.between(planet, 'Moon') as 'square'] ?? 'none';
  return [
    [
      null,
      {
        sunTrineFortunes: list(FORTUNES.filter((planet) => drawn.between(planet, 'Sun') === 'trine')),
        moonIncreasingInGlow: drawn.waxes(),
        lunarEquation: equation,
        moonLongitudeRate: drawn.rate('Moon'),
      },
    ],
    [null, { marsConfiguresAscendant: drawn.toAscendant('Mars'), marsConfiguresMoon: drawn.meets('Mars', 'Moon') }],
    [
      isAquarius && both ? true : isAquarius && together ? null : false,
      { sunMoonHardAspect: word('Sun'), marsMoonHardAspect: word('Mars') },
    ],
    [null],
    [null],
    [null],
  ];
}

function travel(drawn: DrawnFigure, equation: number): StatedClause[] {
  const lords = [
      ['lordOfAscendant', ruler(drawn.asc)],
      ['lordOfMoon', ruler(drawn.at('Moon'))],
    ] as const,
    isQuadrant = drawn.hand.isQuadrant !== false,
    isBad = [6, 12].includes(drawn.place('Moon'));
  const failed = [
    ...(equation > 0 ? [] : ['moonNotIncreasingInCalculation']),
    ...(inRays(drawn, 'Mercury') ? ['mercuryUnderRays'] : []),
    ...(MALEFICS.some((planet) => drawn.sign(planet) === drawn.sign('Mercury')) ? ['mercuryWithInfortunes'] : []),
    ...(isBad ? ['moonInSixthOrTwelfthPlace'] : []),
    ...lords.filter(([, planet]) => inRays(drawn, planet)).map(([title]) => `${title}UnderRays`),
    ...lords.filter(([, planet]) => drawn.strength(planet) === 'cadent').map(([title]) => `${title}Falling`),
  ];
  const withMoon = [1, 7].includes(drawn.place('Moon'))
      ? MALEFICS.filter((planet) => drawn.sign(planet) === drawn.sign('Moon'))
      : [],
    bad = MALEFICS.filter((planet) => hard(drawn, 'Moon', planet));
  const inFirst = inPlace(drawn, FORTUNES, 1),
    inSeventh = inPlace(drawn, FORTUNES, 7);
  return [
    [true, { place1Topic: 'traveler', place7Topic: 'destinationLand', place4Topic: 'outcome' }],
    [
      failed.length > 0 ? true : isQuadrant ? false : null,
      { failedPrerequisites: list(failed), moonWholeSignPlace: drawn.place('Moon') },
    ],
    [true, { travelHarmTestimony: isBad }],
    [
      equation > 0,
      { lunarEquation: equation, sourceEffect: equation > 0 ? 'reachesDestinationInComfort' : 'notNamed' },
    ],
    [inFirst.length > 0, { occupyingFortunes: list(inFirst) }],
    [inSeventh.length > 0, { occupyingFortunes: list(inSeventh) }],
    [withMoon.length > 0, { sameSignInfortunes: list(withMoon) }],
    [STATIONS(drawn, lords).length > 0, { stationaryLords: list(STATIONS(drawn, lords)) }],
    CONNECTION(drawn),
    [bad.length > 0, { wholeSignHardAspectInfortunes: list(bad) }],
  ];
}
/** Stationary lords (doctrine/zodiac/stationary.ts, a house rule). Of the drawn rates 0 is below every limit, 0.05 below that of Mercury only. */
const STATIONS = (drawn: DrawnFigure, lords: readonly (readonly [string, Planet])[]): Planet[] => [
  ...new Set(
    lords
      .map(([, planet]) => planet)
      .filter((planet) => drawn.rate(planet) === 0 || (planet === 'Mercury' && drawn.rate(planet) === 0.05)),
  ),
];
/** Exact: met. Applying: not evaluable. The aspect is by sign, its exactness by degrees. */
function CONNECTION(drawn: DrawnFigure): StatedClause {
  const states = FORTUNES.flatMap((planet): (readonly [Planet, string])[] => {
    if (!hard(drawn, 'Moon', planet)) return [];
    const angle = drawn.between('Moon', planet) === 'square' ? 90 : 180,
      error = drawn.apart('Moon', planet) - angle;
    if (error === 0) return [[planet, 'exact']];
    // The aspect motion has no application to a stationary planet.
    if (Math.abs(drawn.rate(planet)) < 0.01) return [];
    // The separation grows at this rate; the aspect comes nearer when the error shrinks.
    const growth = angle === 180 && drawn.apart('Moon', planet) === 180 ? 0 : drawn.opening('Moon', planet);
    return [[planet, error * growth < 0 ? 'applying' : 'separating']];
  });
  const exact = states.filter(([, state]) => state === 'exact').map(([planet]) => planet),
    applying = states.filter(([, state]) => state === 'applying').map(([planet]) => planet);
  return [
    exact.length > 0 ? true : applying.length > 0 ? null : false,
    { exactlyConnectingFortunes: list(exact), applyingFortunesWithUnresolvedDegreeInterval: list(applying) },
  ];
}

const harsh = (drawn: DrawnFigure, planet: 'Mars' | 'Saturn'): StatedClause => {
  const fortunes = FORTUNES.filter((fortune) => drawn.meets(fortune, planet));
  return [
    true,
    {
      principalInfortune: planet,
      [`fortunesConfiguring${planet}`]: list(fortunes),
      [`jupiterOrVenusNotLookingAt${planet}`]: fortunes.length === 0,
    },
  ];
};
const boundAndFace = (drawn: DrawnFigure): StatedClause => [
  null,
  {
    infortunesSquareOrOpposingMoon: list(MALEFICS.filter((planet) => hard(drawn, 'Moon', planet))),
    fortunesConfiguringMoon: list(FORTUNES.filter((planet) => drawn.meets(planet, 'Moon'))),
  },
];
function landTravel(drawn: DrawnFigure, isLilly: boolean): StatedClause[] {
  const isDry = isIn(drawn.at('Moon'), 'Aries Leo Sagittarius Taurus Virgo Capricorn'),
    isSeventh = drawn.place('Moon') === 7;
  return [
    [
      !isSeventh ? false : isLilly ? !isDry : null,
      {
        moonInLillyDrySign: isLilly ? isDry : null,
        infortunesInOrConfiguringDrySigns: isLilly ? 'Mars,Saturn' : null,
        moonWholeSignPlace: drawn.place('Moon'),
      },
    ],
    [null],
    [null],
    harsh(drawn, 'Mars'),
    boundAndFace(drawn),
  ];
}
function seaTravel(drawn: DrawnFigure): StatedClause[] {
  const isWatery = isIn(drawn.at('Moon'), 'Cancer Scorpio Pisces');
  return [
    [!isWatery, { moonInDorotheusWaterSign: isWatery, infortunesInOrConfiguringWaterSigns: 'Mars,Saturn' }],
    harsh(drawn, 'Saturn'),
    boundAndFace(drawn),
  ];
}

const CHAPTERS: readonly (readonly [
  name: DorotheanMatterName,
  where: string,
  stated: (drawn: DrawnFigure, equation: number) => StatedClause[],
])[] = [
  ['shipAcquisition', 'V.24.1-5', shipAcquisition],
  ['shipConstruction', 'V.25.1-6', shipConstruction],
  ['travel', 'V.22.1-10', travel],
];

for (const [name, where, stated] of CHAPTERS)
  test(`property: the chapter ${name} agrees with a second statement of Carmen ${where} for drawn figures`, () => {
    fc.assert(
      fc.property(drawnFigure, fc.constantFrom(-5, 0, 5), (drawn, equationDeg) => {
        const equation = { trueDeg: 10 + equationDeg, meanDeg: 10, equationDeg };
        compareClauses(dorotheanClauses(name, drawn.hand, { equation }), stated(drawn, equationDeg));
      }),
      { numRuns: 400 },
    );
  });

test('property: travel by land and by sea agrees with a second statement of Carmen V.26.39-43 for drawn figures', () => {
  fc.assert(
    fc.property(drawnFigure, fc.boolean(), (drawn, isLilly) => {
      const signNature = isLilly ? ('lillyElementalQualities' as const) : ('textWithoutDrySigns' as const);
      compareClauses(dorotheanClauses('landTravel', drawn.hand, { signNature }), landTravel(drawn, isLilly));
      compareClauses(dorotheanClauses('seaTravel', drawn.hand, { signNature }), seaTravel(drawn));
    }),
    { numRuns: 400 },
  );
});

const CROSSINGS: CrossingWitness = {
  hemisphere: 'south',
  motion: 'northward',
  previousJdUt: 2451540,
  previousDirection: 'descendingNorthToSouth',
  nextJdUt: 2451553,
  nextDirection: 'ascendingSouthToNorth',
  nearestRelation: 'previous',
  nearestJdUt: 2451540,
  nearestHours: -50,
};

test('property: building a house agrees with a second statement of Carmen V.7 for drawn figures', () => {
  fc.assert(
    fc.property(drawnFigure, fc.constantFrom(-5, 0, 5), (drawn, equationDeg) => {
      const equation = { trueDeg: 10 + equationDeg, meanDeg: 10, equationDeg },
        isQuadrant = drawn.hand.isQuadrant !== false;
      const strong = (planet: Planet): boolean | null =>
        isQuadrant ? drawn.strength(planet) === 'angular' && drawn.meets(planet, 'Moon') : null;
      const benefics = FORTUNES.filter((planet) => strong(planet) === true);
      const clauses = constructionClauses(figureOf(drawn.hand), equation, CROSSINGS);
      compareClauses(clauses, [
        [
          equationDeg > 0,
          {
            lunarEquation: equationDeg,
            equationDirection: equationDeg > 0 ? 'added' : equationDeg < 0 ? 'subtracted' : 'zero',
          },
        ],
        [drawn.waxes(), { signedSunMoonElongation: drawn.elongation(), increasingInGlow: drawn.waxes() }],
        [null, { hemisphere: 'south', previousCrossingDirection: 'descendingNorthToSouth' }],
        [isQuadrant ? benefics.length > 0 : null, { qualifiedBenefics: isQuadrant ? list(benefics) : null }],
        [strong('Saturn'), { qualifiedSaturn: strong('Saturn') }],
        [strong('Mars'), { qualifiedMars: strong('Mars') }],
      ]);
    }),
    { numRuns: 400 },
  );
});
