import { vargaByName, vargaPlace } from '../varga/vargas.js';
import { GRAHAS, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import {
  aspects,
  debilitationSign,
  exaltationSign,
  houseOf,
  isDebilitated,
  KENDRAS_AND_TRIKONAS,
  lordOf,
} from './chart.js';
import type { YogaChart } from './chart.js';

/**
 * Further yogas, verse by verse, each with the proof of its clauses: Jataka Parijata 7.14 (Sastri), combination 252 of B. V. Raman (Three Hundred
 * Important Combinations), BPHS 41.2-15 (wealth) and 39.33-39 (royal combinations; Santhanam). Whole signs from the Lagna, full aspects.
 */
export interface ExtendedClause {
  readonly id: string;
  readonly predicate: 'inSigns' | 'inHouses' | 'conjunction' | 'aspect' | 'opposition' | 'navamsaLord';
  readonly satisfied: boolean;
  readonly planet: Graha | 'Lagna';
  readonly role: string;
  readonly frame: 'D1' | 'D9';
  readonly sign: number;
  /** House from the Lagna of clauses about houses. */
  readonly house: number | null;
  readonly related: {
    readonly planet: Graha;
    readonly role: string;
    readonly frame: 'D1' | 'D9';
    readonly sign: number;
  } | null;
  readonly expectedSigns: readonly number[];
  readonly expectedHouses: readonly number[];
}

/** One way in which a verse can be fulfilled: all its clauses. */
export interface ExtendedBranch {
  readonly id: string;
  readonly satisfied: boolean;
  readonly clauses: readonly ExtendedClause[];
}

const MOVABLE: readonly number[] = [0, 3, 6, 9];

/** Sign of a planet in the navamsa. */
export const navamsaSign = (chart: YogaChart, planet: Graha): number =>
  vargaPlace(chart.siderealDeg[planet], vargaByName('navamsa')).signIndex;

/** Signs of a lord, ascending. */
const signsOwned = (planet: Graha): number[] => SIGN_LORDS.flatMap((lord, sign) => (lord === planet ? [sign] : []));

const branch = (id: string, clauses: readonly ExtendedClause[]): ExtendedBranch => ({
  id,
  satisfied: clauses.every(({ satisfied }) => satisfied),
  clauses,
});

const NONE = { house: null, related: null, expectedSigns: [], expectedHouses: [] } as const;

const inSigns = (
  id: string,
  planet: Graha | 'Lagna',
  role: string,
  frame: 'D1' | 'D9',
  sign: number,
  expectedSigns: readonly number[],
): ExtendedClause => ({
  ...NONE,
  id,
  predicate: 'inSigns',
  satisfied: expectedSigns.includes(sign),
  planet,
  role,
  frame,
  sign,
  expectedSigns,
});

function inHouses(chart: YogaChart, id: string, planet: Graha, role: string, expectedHouses: readonly number[]) {
  const house = houseOf(chart, planet);
  const clause: ExtendedClause = {
    ...NONE,
    id,
    predicate: 'inHouses',
    satisfied: expectedHouses.includes(house),
    planet,
    role,
    frame: 'D1',
    sign: chart.signs[planet],
    house,
    expectedHouses,
  };
  return clause;
}

/** A clause about two planets. A planet is never related to itself. */
function related(
  chart: YogaChart,
  id: string,
  predicate: 'conjunction' | 'aspect' | 'opposition',
  [planet, role]: readonly [Graha, string],
  [other, otherRole]: readonly [Graha, string],
): ExtendedClause {
  const apart = (chart.signs[other] - chart.signs[planet] + 12) % 12;
  const holds =
    predicate === 'conjunction'
      ? apart === 0
      : predicate === 'opposition'
        ? apart === 6
        : aspects(chart, planet, other);
  return {
    ...NONE,
    id,
    predicate,
    satisfied: planet !== other && holds,
    planet,
    role,
    frame: 'D1',
    sign: chart.signs[planet],
    related: { planet: other, role: otherRole, frame: 'D1', sign: chart.signs[other] },
  };
}

/**
 * Jataka Parijata 7.14: the lord of the navamsa of a debilitated planet is in a kendra or trikona, and the Lagna is movable or the lord of the
 * Lagna is in a movable navamsa. No branches without a debilitated planet.
 */
export function navamsaLordRelief(chart: YogaChart): ExtendedBranch[] {
  const lagnaLord = SIGN_LORDS[chart.lagnaSign];
  return GRAHAS.filter((planet) => isDebilitated(chart, planet)).flatMap((planet) => {
    const navamsa = navamsaSign(chart, planet),
      lord = SIGN_LORDS[navamsa];
    const common: ExtendedClause[] = [
      inSigns('debilitated', planet, 'debilitatedBody', 'D1', chart.signs[planet], [debilitationSign(planet)]),
      {
        ...NONE,
        id: 'navamsaLord',
        predicate: 'navamsaLord',
        satisfied: true,
        planet: lord,
        role: 'navamsaLord',
        frame: 'D1',
        sign: chart.signs[lord],
        related: { planet, role: 'debilitatedBody', frame: 'D9', sign: navamsa },
      },
      inHouses(chart, 'lordHouse', lord, 'navamsaLord', KENDRAS_AND_TRIKONAS),
    ];
    return [
      branch(`${planet}.movableLagna`, [
        ...common,
        inSigns('movableLagna', 'Lagna', 'natalLagna', 'D1', chart.lagnaSign, MOVABLE),
      ]),
      branch(`${planet}.movableLagnaLordD9`, [
        ...common,
        inSigns('movableLagnaLordD9', lagnaLord, 'lagnaLord', 'D9', navamsaSign(chart, lagnaLord), MOVABLE),
      ]),
    ];
  });
}

/** Raman 252: all debilitated planets are exalted in the navamsa. No branches without a debilitated planet. */
export function exaltedNavamsaRelief(chart: YogaChart): ExtendedBranch[] {
  const fallen = GRAHAS.filter((planet) => isDebilitated(chart, planet));
  if (fallen.length === 0) return [];
  return [
    branch(
      'allDebilitatedBodies',
      fallen.flatMap((planet) => [
        inSigns(`${planet}.debilitated`, planet, 'debilitatedBody', 'D1', chart.signs[planet], [
          debilitationSign(planet),
        ]),
        inSigns(`${planet}.exaltedD9`, planet, 'debilitatedBody', 'D9', navamsaSign(chart, planet), [
          exaltationSign(planet),
        ]),
      ]),
    ),
  ];
}

/** BPHS 41.2-8: verse, planet in its own sign in the fifth, planets that are then all in the eleventh. */
export const FIFTH_HOUSE_VERSES: readonly (readonly [number, Graha, readonly Graha[]])[] = [
  [2, 'Venus', ['Mars']],
  [3, 'Mercury', ['Moon', 'Mars', 'Jupiter']],
  [4, 'Sun', ['Saturn', 'Moon', 'Jupiter']],
  [5, 'Saturn', ['Sun', 'Moon']],
  [6, 'Jupiter', ['Mercury']],
  [7, 'Mars', ['Venus']],
  [8, 'Moon', ['Saturn']],
];

/** BPHS 41.9-15: verse, planet in its own sign in the Lagna, planets that are then all with it or aspect it. */
export const LAGNA_VERSES: readonly (readonly [number, Graha, readonly Graha[]])[] = [
  [9, 'Sun', ['Mars', 'Jupiter']],
  [10, 'Moon', ['Mercury', 'Jupiter']],
  [11, 'Mars', ['Mercury', 'Venus', 'Saturn']],
  [12, 'Mercury', ['Saturn', 'Jupiter']],
  [13, 'Jupiter', ['Mercury', 'Mars']],
  [14, 'Venus', ['Saturn', 'Mercury']],
  [15, 'Saturn', ['Mars', 'Jupiter']],
];

const residentClauses = (chart: YogaChart, resident: Graha, house: number): ExtendedClause[] => [
  inSigns('ownSign', resident, 'resident', 'D1', chart.signs[resident], signsOwned(resident)),
  inHouses(chart, 'residentHouse', resident, 'resident', [house]),
];

/** A verse of BPHS 41.2-8. */
export const fifthHouseWealth = (chart: YogaChart, resident: Graha, occupants: readonly Graha[]): ExtendedBranch[] => [
  branch('allOccupants', [
    ...residentClauses(chart, resident, 5),
    ...occupants.map((planet) => inHouses(chart, `${planet}.house`, planet, 'occupant', [11])),
  ]),
];

/** A verse of BPHS 41.9-15: one branch for each choice of conjunction or aspect of the supporters. */
export function lagnaWealth(chart: YogaChart, resident: Graha, supporters: readonly Graha[]): ExtendedBranch[] {
  const kinds = ['conjunction', 'aspect'] as const;
  let choices: (readonly (typeof kinds)[number][])[] = [[]];
  for (let i = 0; i < supporters.length; i++)
    choices = choices.flatMap((choice) => kinds.map((kind) => [...choice, kind]));
  return choices.map((choice) =>
    branch(choice.join('.'), [
      ...residentClauses(chart, resident, 1),
      ...supporters.map((planet, i) =>
        related(chart, `${planet}.support`, choice[i], [planet, 'supporter'], [resident, 'resident']),
      ),
    ]),
  );
}

/** BPHS 39.33-34: the lords of the fifth and ninth aspect each other, join, or are in opposite signs. */
export function fifthAndNinthLords(chart: YogaChart): ExtendedBranch[] {
  const fifth = [lordOf(chart, 5), 'L5'] as const,
    ninth = [lordOf(chart, 9), 'L9'] as const;
  return [
    branch('mutualAspect', [
      related(chart, 'L5_to_L9', 'aspect', fifth, ninth),
      related(chart, 'L9_to_L5', 'aspect', ninth, fifth),
    ]),
    branch('conjunction', [related(chart, 'joined', 'conjunction', fifth, ninth)]),
    branch('opposition', [related(chart, 'opposite', 'opposition', fifth, ninth)]),
  ];
}

/** BPHS 39.36: the lords of the fifth, tenth, fourth and first are in the ninth. */
export const lordsInNinth = (chart: YogaChart): ExtendedBranch[] => [
  branch(
    'allRolesInNinth',
    [5, 10, 4, 1].map((house) => inHouses(chart, `L${house}`, lordOf(chart, house), `L${house}`, [9])),
  ),
];

/** BPHS 39.37: the lord of the fourth or tenth joins the lord of the fifth or ninth. */
export const angularLordsWithTrinal = (chart: YogaChart): ExtendedBranch[] =>
  [4, 10].flatMap((angle) =>
    [5, 9].map((trine) =>
      branch(`L${angle}_L${trine}`, [
        related(
          chart,
          'joined',
          'conjunction',
          [lordOf(chart, angle), `L${angle}`],
          [lordOf(chart, trine), `L${trine}`],
        ),
      ]),
    ),
  );

/** BPHS 39.38: the lord of the fifth in the first, fourth or tenth joins the lord of the ninth or of the first. */
export const fifthLordInKendra = (chart: YogaChart): ExtendedBranch[] =>
  [9, 1].map((house) =>
    branch(`L5_L${house}`, [
      inHouses(chart, 'L5_house', lordOf(chart, 5), 'L5', [1, 4, 10]),
      related(chart, 'joined', 'conjunction', [lordOf(chart, 5), 'L5'], [lordOf(chart, house), `L${house}`]),
    ]),
  );

/** BPHS 39.39: Jupiter in its own sign in the ninth joins Venus or the lord of the fifth. */
export const jupiterInNinth = (chart: YogaChart): ExtendedBranch[] =>
  [['Venus', 'Venus'] as const, [lordOf(chart, 5), 'L5'] as const].map((other) =>
    branch(other[1], [
      inSigns('Jupiter_own', 'Jupiter', 'resident', 'D1', chart.signs.Jupiter, signsOwned('Jupiter')),
      inHouses(chart, 'Jupiter_ninth', 'Jupiter', 'resident', [9]),
      related(chart, 'joined', 'conjunction', ['Jupiter', 'resident'], other),
    ]),
  );
