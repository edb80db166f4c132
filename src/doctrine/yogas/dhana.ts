import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import {
  dignityIn,
  DUSTHANAS,
  houseOf,
  housesOwned,
  isExalted,
  isInOwnSign,
  KENDRAS_AND_TRIKONAS,
  listed,
  lordOf,
  sambandha,
  signName,
} from './chart.js';
import type { YogaChart } from './chart.js';
import { yoga } from './yoga.js';
import type { Yoga } from './yoga.js';

/** Dhana of the lords of 2 and 11: they exchange, or join in a kendra or trikona (BPHS 13.4-5). */
export function dhanaOfTwoAndEleven(chart: YogaChart): Yoga {
  const second = lordOf(chart, 2),
    eleventh = lordOf(chart, 11),
    relation = sambandha(chart, second, eleventh);
  const text =
    second === eleventh
      ? 'one lord of both'
      : relation === 'exchange'
        ? 'exchange'
        : relation === 'conjunction' && KENDRAS_AND_TRIKONAS.includes(houseOf(chart, second))
          ? `conjunction in H${houseOf(chart, second)}`
          : null;
  return yoga({
    name: 'Dhana (2-11)',
    family: 'dhana',
    conditions: [
      {
        rule: 'The lords of the 2nd and 11th exchange their houses, or join in a kendra or trikona (BPHS 13.4)',
        satisfied: text !== null,
        observed: `2L=${second}, 11L=${eleventh}; relation: ${text ?? 'none that BPHS 13.4 names'}`,
      },
    ],
    participants: [second, eleventh],
    source: 'BPHS Ch. 13 (Santhanam) 4-5',
    notes: 'BPHS 13.6-8 warns of lords in dusthanas or combust; the network below has such a clause.',
  });
}

const WEALTH_HOUSES: readonly number[] = [2, 5, 9, 11];

/** Dhana of related lords of 2, 5, 9 and 11 (Uttara Kalamrita 4.5, 4.28). */
export function dhanaNetwork(chart: YogaChart): Yoga {
  const lords = [...new Set(WEALTH_HOUSES.map((house) => lordOf(chart, house)))].toSorted();
  const pairs = lords.flatMap((a, i) =>
    lords.slice(i + 1).flatMap((b) => {
      const relation = sambandha(chart, a, b);
      return relation === null ? [] : [{ a, b, relation }];
    }),
  );
  const related = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].toSorted();
  const spoilers = [...new Set(DUSTHANAS.map((house) => lordOf(chart, house)))].filter((lord) =>
    related.some((other) => other !== lord && sambandha(chart, lord, other) !== null),
  );
  return yoga({
    name: 'Dhana Network (2-5-9-11)',
    family: 'dhana',
    conditions: [
      {
        rule: 'Two or more of the lords of the 2nd, 5th, 9th and 11th join, exchange or aspect each other (Uttara Kalamrita 4.28)',
        satisfied: pairs.length > 0,
        observed: `related: ${listed(pairs.map(({ a, b, relation }) => `${a}-${b} (${relation})`))}`,
      },
    ],
    cancellations: [
      {
        rule: 'A lord of the 6th, 8th or 12th takes part in the relation (Uttara Kalamrita 4.28)',
        satisfied: spoilers.length > 0,
        observed: `dusthana partners: ${listed(spoilers.toSorted())}`,
      },
    ],
    participants: related,
    houses: WEALTH_HOUSES.filter((house) => related.includes(lordOf(chart, house))),
    source: 'Uttara Kalamrita 4.5, 4.28; BPHS 41.16',
    notes: 'Uttara Kalamrita grades by strength, which shadbala measures.',
  });
}

/** Lakshmi: the lord of the ninth and Venus in own or exaltation signs in kendras or trikonas (Phaladeepika 6.21, 6.24). */
export function lakshmi(chart: YogaChart): Yoga {
  const ninth = lordOf(chart, 9);
  const clause = (planet: Graha, rule: string) => ({
    rule,
    satisfied:
      (isInOwnSign(chart, planet) || isExalted(chart, planet)) && KENDRAS_AND_TRIKONAS.includes(houseOf(chart, planet)),
    observed: `${planet} in ${signName(chart, planet)} (${dignityIn(chart, planet)}) H${houseOf(chart, planet)}`,
  });
  return yoga({
    name: 'Lakshmi',
    family: 'dhana',
    conditions: [
      clause(
        ninth,
        `The lord of the 9th (${ninth}) is in its own or exaltation sign, in a kendra or trikona (Phaladeepika 6.21)`,
      ),
      clause('Venus', 'Venus is in its own or exaltation sign, in a kendra or trikona (Phaladeepika 6.21)'),
    ],
    participants: [ninth, 'Venus'],
    source: 'Phaladeepika 6.21, 6.24; Raman 72 (other definitions)',
    notes: 'Raman also has a form without Venus; he calls this one the most powerful.',
  });
}

/** An exchange of houses by their lords. */
interface Exchange {
  readonly a: Graha;
  readonly b: Graha;
  readonly kind: 'Maha' | 'Khala' | 'Dainya';
}

/**
 * The exchanges of a chart: Dainya with a lord of 6, 8 or 12, Khala with the lord of 3, Maha otherwise (Phaladeepika 6.32-34). The numbers of the
 * verse, 30, 8 and 28, count pairs of houses; a lord of two houses is read either by both of them or by the one that it gives.
 */
function exchangesOf(chart: YogaChart): Exchange[] {
  const exchanges: Exchange[] = [];
  GRAHAS.forEach((a, i) => {
    for (const b of GRAHAS.slice(i + 1)) {
      const atA = houseOf(chart, a),
        atB = houseOf(chart, b);
      if (!housesOwned(chart, b).includes(atA) || !housesOwned(chart, a).includes(atB)) continue;
      const concerned =
        chart.policy.parivartana === 'exchangedHouses'
          ? [atA, atB]
          : [...housesOwned(chart, a), ...housesOwned(chart, b)];
      const isIn = (houses: readonly number[]): boolean => concerned.some((house) => houses.includes(house));
      const [first, second] = [a, b].toSorted();
      exchanges.push({ a: first, b: second, kind: isIn(DUSTHANAS) ? 'Dainya' : isIn([3]) ? 'Khala' : 'Maha' });
    }
  });
  return exchanges;
}

/** The three kinds of parivartana (Phaladeepika 6.32-34). */
export const parivartanaYogas = (chart: YogaChart): Yoga[] => {
  const exchanges = exchangesOf(chart);
  return (['Maha', 'Khala', 'Dainya'] as const).map((kind) => {
    const found = exchanges.filter((exchange) => exchange.kind === kind);
    return yoga({
      name: `${kind} Parivartana`,
      family: 'dhana',
      conditions: [
        {
          rule: 'Two lords exchange their houses: Dainya with house 6, 8 or 12, Khala with house 3, Maha otherwise (Phaladeepika 6.32-34)',
          satisfied: found.length > 0,
          observed: `exchanges: ${
            found.length === 0
              ? 'none'
              : found
                  .map(({ a, b }) => `${a}<->${b}`)
                  .toSorted()
                  .join('; ')
          }`,
        },
      ],
      participants: [...new Set(found.flatMap(({ a, b }) => [a, b]))].toSorted(),
      source: 'Phaladeepika 6.32-34',
      notes:
        kind === 'Dainya'
          ? 'Uttara Kalamrita 4.22 counts an exchange of lords of dusthanas as Viparita; both are listed.'
          : '',
    });
  });
};
