import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  drawnFigure,
  list,
  ruler,
  SIGN_NAMES,
  signName,
  signOf,
  signsFrom,
} from '../../../test/support/drawn-figure.js';
import type { DrawnFigure } from '../../../test/support/drawn-figure.js';
import { figureOf } from '../../../test/support/election-figure.js';
import {
  cadent,
  compare,
  fall,
  inSign,
  lastBound,
  moonDegree,
  nearSun,
  nodes,
  ray,
  slow,
  stateOf,
  twelfthPart,
  values,
} from '../../../test/support/stated-rules.js';
import type { Stated, StatedRule } from '../../../test/support/stated-rules.js';
import { rameseyRemedy, rameseyRules } from './ramesey.js';
import { burntPathState, sahlRules } from './sahl.js';

/** Ramesey's last terms (II.13, pp. 71-72): start and ruler; in Leo Jupiter has the last. */
const LAST_TERMS =
  '26 Saturn,24 Mars,26 Saturn,27 Saturn,,24 Saturn,24 Mars,27 Saturn,25 Mars,25 Mars,25 Mars,25 Saturn'
    .split(',')
    .map((row) => (row === '' ? null : ([Number(row.slice(0, 2)), row.slice(3)] as const)));

function statedRamesey(drawn: DrawnFigure, isVoid: boolean): StatedRule[] {
  const moon = drawn.at('Moon'),
    sign = signOf(moon),
    last = LAST_TERMS[sign],
    combust = drawn.apart('Moon', 'Sun') <= 12,
    isVia = moon >= 195 && moon < 225;
  // Half the orbs of Lilly's second column: Moon 6, Sun 7.5, Saturn 4.5, Mars 3.5.
  const hard = (planet: 'Sun' | 'Saturn' | 'Mars', name: string, angle: number, orb: number): Stated => {
    const separation = drawn.apart('Moon', planet);
    return [
      `moon${name}${planet}`,
      Math.abs(separation - angle) <= orb,
      { separation, aspectError: Math.abs(separation - angle) },
    ];
  };
  return [
    ['moonCombustSun12deg', [nearSun('moonWithin12degSun', drawn, 12)], combust ? 1 : 0],
    ['moonInThirdDegreeScorpio', [fall(drawn)]],
    ['moonOppositionSun', [hard('Sun', 'Opposition', 180, 13.5)]],
    [
      'moonJoinedOrHardAspectMalefic',
      (
        [
          ['Saturn', 10.5],
          ['Mars', 9.5],
        ] as const
      ).flatMap(([planet, orb]) => [
        hard(planet, 'Conjunction', 0, orb),
        hard(planet, 'Square', 90, orb),
        hard(planet, 'Opposition', 180, orb),
      ]),
    ],
    ['moonNearLunarNode12deg', nodes(drawn)],
    [
      'moonLatterDegreesWithInfortune',
      [
        [
          'terminalTermRuledByInfortune',
          last !== null && inSign(moon) >= last[0],
          { ...moonDegree(drawn), terminalTermStart: last?.[0] ?? null, terminalTermRuler: last?.[1] ?? 'Jupiter' },
        ],
      ],
    ],
    ['moonCadentOrViaCombusta', [cadent(drawn), ['moonInViaCombusta', isVia, { moonLongitude: moon }]], isVia ? 1 : 0],
    [
      'moonDetrimentOrNotBeholdingCancer',
      [
        ['moonInCapricornDetriment', SIGN_NAMES[sign] === 'Capricorn', { moonSign: SIGN_NAMES[sign] }],
        ['moonSignQuartileCancer', ['Aries', 'Libra'].includes(SIGN_NAMES[sign]), {}],
        [
          'moonLacksBodilySextileOrTrineToCancer',
          !['Cancer', 'Taurus', 'Virgo', 'Scorpio', 'Pisces'].includes(SIGN_NAMES[sign]),
          { favorableBeholding: ['Cancer', 'Taurus', 'Virgo', 'Scorpio', 'Pisces'].includes(SIGN_NAMES[sign]) },
        ],
      ],
    ],
    ['moonSlowBelowRameseyMean', [slow('moonSpeedBelowMeanMotion', drawn, 47436 / 3600)]],
    ['moonVoidRameseySignBound', [['moonVoidUntilSignIngress', isVoid, { voidOfCourse: isVoid }]]],
  ];
}

function statedRemedy(drawn: DrawnFigure) {
  const house = drawn.house('Moon'),
    cadentMoon = house !== null && [3, 6, 9, 12].includes(house),
    fortunes = (['Jupiter', 'Venus'] as const).map((planet) => ({
      planet,
      inAscendant: drawn.house(planet) === 1,
      goodWholeSignAspect: ['sextile', 'trine'].includes(SIGN_ASPECTS[signsFrom(drawn.at(planet), drawn.asc)] ?? ''),
    })),
    isQualified = fortunes.filter((one) => one.inAscendant || one.goodWholeSignAspect).map(({ planet }) => planet);
  return {
    cadent: house === null ? 'indeterminate' : cadentMoon && !drawn.toAscendant('Moon') ? 'fulfilled' : 'notFulfilled',
    fortune: isQualified.length > 0 ? 'fulfilled' : house === null ? 'indeterminate' : 'notFulfilled',
    isQualified,
    fortunes,
  };
}
const SIGN_ASPECTS: Readonly<Record<number, string>> = { 2: 'sextile', 4: 'trine', 8: 'trine', 10: 'sextile' };

/** Sahl's orbs in halves: Moon 6, Saturn 4.5, Mars 4. */
const JOINS = { Saturn: 10.5, Mars: 10 } as const;
const PATHS = { fallDegrees: [199, 213], laterFifteenDegrees: [195, 225], textWithoutEndpoints: null } as const;

function statedSahl(drawn: DrawnFigure, isVoid: boolean, path: keyof typeof PATHS, arabic: boolean): StatedRule[] {
  const moon = drawn.at('Moon'),
    name = signName(moon),
    part = twelfthPart(moon),
    range = PATHS[path],
    near = drawn.apart('Moon', 'Sun') <= 12;
  // Lists of malefics begin with Mars.
  const inPart = (['Mars', 'Saturn'] as const).filter((planet) => signOf(drawn.at(planet)) === part),
    joined = (['Mars', 'Saturn'] as const).filter((planet) => drawn.apart('Moon', planet) <= JOINS[planet]);
  const malefic = (planet: 'Saturn' | 'Mars'): Stated[] => [
    [
      `moonBodyJoin${planet}`,
      drawn.apart('Moon', planet) <= JOINS[planet],
      { separation: drawn.apart('Moon', planet), combinedMoiety: JOINS[planet] },
    ],
    ray(`moonWholeSignSquare${planet}`, drawn, planet, [3, 9]),
    ray(`moonWholeSignOpposition${planet}`, drawn, planet, [6]),
  ];
  return [
    [
      'moonBurnedBySun12deg',
      [nearSun('moonWithin12degSun', drawn, 12)],
      near && drawn.opening('Moon', 'Sun') > 0 ? 1 : 0,
    ],
    ['moonInDegreeOfFall', [fall(drawn)]],
    ['moonOppositionSun', [ray('moonWholeSignOppositionSun', drawn, 'Sun', [6])]],
    ['moonJoinedOrHardRayMalefic', (['Saturn', 'Mars'] as const).flatMap(malefic)],
    ['moonNearLunarNode12deg', nodes(drawn)],
    ['moonInTerminalMaleficBound', [lastBound('egyptianBoundRuledByMalefic', drawn)]],
    [
      'moonCadentOrBurntPath',
      [
        cadent(drawn),
        [
          'moonInBurntPath',
          range === null ? null : moon >= range[0] && moon < range[1],
          range === null
            ? { moonLongitude: moon, burntPathVariant: path, numericEndpoints: null }
            : { moonLongitude: moon, burntPathInterval: `[${range[0]}.0, ${range[1]}.0)` },
        ],
      ],
    ],
    [
      'moonTwelfthPartOrOpposedOrAverseHouse',
      [
        arabic
          ? [
              'moonTwelfthPartSignContainsMalefic',
              inPart.length > 0,
              { ...moonDegree(drawn), twelfthPartSign: SIGN_NAMES[part], maleficsInTwelfthPartSign: list(inPart) },
            ]
          : [
              'moonInLatinTwelfthSignWithMalefic',
              name === 'Gemini' && joined.length > 0,
              { moonSign: name, connectedMalefics: list(joined) },
            ],
        ['moonOppositeOwnHouse', name === 'Capricorn', { moonSign: name }],
        ['moonAverseToCancer', ['Gemini', 'Leo', 'Sagittarius', 'Aquarius'].includes(name), { moonSign: name }],
      ],
    ],
    ['moonSlowBelow12degPerDay', [slow('moonSpeedBelow12degPerDay', drawn, 12)]],
    ['moonEmptyInCourse', [['moonEmptyUntilSignIngress', isVoid, { voidOfCourse: isVoid }]]],
  ];
}

const RUNS = { numRuns: 600 };

test('property: the ten rules of Ramesey agree with a second statement of pp. 126-128 for drawn figures', () => {
  fc.assert(
    fc.property(drawnFigure, fc.boolean(), (drawn, isVoid) =>
      compare(rameseyRules(figureOf(drawn.hand), { isVoid }), statedRamesey(drawn, isVoid)),
    ),
    RUNS,
  );
});

test('property: the remedy of Ramesey is fulfilled by a cadent Moon in aversion and a fortune with the ascendant (p. 128)', () => {
  fc.assert(
    fc.property(drawnFigure, (drawn) => {
      const clauses = rameseyRemedy(figureOf(drawn.hand), 'Mars'),
        stated = statedRemedy(drawn);
      assert.deepEqual(
        clauses.map(({ clauseId, state }) => [clauseId, state]),
        [
          ['moonCadentWithoutAscendantRelation', stated.cadent],
          ['fortuneInOrGoodAspectToAscendant', stated.fortune],
          ['fortifyAscendantCusp', 'indeterminate'],
          ['fortifyAscendantLord', 'indeterminate'],
          ['fortifyHourLord', 'indeterminate'],
        ],
      );
      const [moon, fortune, cusp, lord, hour] = clauses.map(({ measurements }) => measurements);
      if (drawn.house('Moon') !== null)
        assert.deepEqual(values(moon), {
          moonHouse: drawn.house('Moon'),
          moonCadent: drawn.strength('Moon') === 'cadent',
          ascendantSign: signName(drawn.asc),
          moonSign: drawn.sign('Moon'),
          bodilyOrPtolemaicRelation: drawn.toAscendant('Moon'),
        });
      assert.equal(values(fortune.slice(0, 3)).qualifiedFortunes, stated.isQualified.join(','));
      assert.deepEqual(
        fortune[3].value,
        stated.fortunes.map(({ planet, inAscendant, goodWholeSignAspect }) => ({
          planet,
          facts: { inAscendant, goodWholeSignAspect },
        })),
      );
      assert.deepEqual(values(cusp), { ascendantLongitude: drawn.asc, ascendantSign: signName(drawn.asc) });
      assert.equal(values(lord).ascendantLordName, ruler(drawn.asc));
      assert.equal(values(hour).hourLordName, 'Mars');
    }),
    RUNS,
  );
});

test('property: the ten rules of Sahl agree with a second statement of Introduction 5.16 for drawn figures and readings', () => {
  const readings = fc.constantFrom(...(Object.keys(PATHS) as (keyof typeof PATHS)[]));
  fc.assert(
    fc.property(drawnFigure, fc.boolean(), readings, fc.boolean(), (drawn, isVoid, burntPath, arabic) => {
      const figure = figureOf(drawn.hand),
        eighthRule = arabic ? ('arabicTwelfthPart' as const) : ('latinTwelfthSign' as const),
        stated = statedSahl(drawn, isVoid, burntPath, arabic);
      compare(sahlRules(figure, { isVoid }, { burntPath, eighthRule }), stated);
      assert.equal(burntPathState(figure, burntPath), stateOf(stated[6][1][1][1]));
    }),
    { numRuns: 900 },
  );
});
