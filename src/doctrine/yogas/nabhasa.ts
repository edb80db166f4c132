import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { houseOf, isBenefic, KENDRAS } from './chart.js';
import type { YogaChart } from './chart.js';
import { yoga } from './yoga.js';
import type { Yoga } from './yoga.js';

/**
 * The nabhasa yogas, formed by all seven planets (BPHS ch. 35, Santhanam; Varahamihira, Brihat Jataka ch. 12, with Bhattotpala). Groups: ashraya
 * (qualities of signs), dala (benefics or malefics in kendras), akriti (figures of houses), sankhya (number of signs).
 */

const QUALITIES = ['movable', 'fixed', 'dual'] as const;
const houseSet = (houses: readonly number[]): string => `{${houses.map((house) => `H${house}`).join(', ')}}`;
const ascending = (houses: Iterable<number>): number[] => [...new Set(houses)].toSorted((a, b) => a - b);
const occupiedHouses = (chart: YogaChart): number[] => ascending(GRAHAS.map((planet) => houseOf(chart, planet)));

/** Rajju, Musala, Nala: all planets in movable, fixed or dual signs (BPHS 35.7; Brihat Jataka 12.2). */
function ashrayaYogas(chart: YogaChart): Yoga[] {
  const observed = GRAHAS.map((planet) => `${planet}=${QUALITIES[chart.signs[planet] % 3]}`).join(', ');
  return ['Rajju', 'Musala', 'Nala'].map((name, quality) =>
    yoga({
      name,
      family: 'nabhasa',
      conditions: [
        {
          rule: `All seven planets are in ${QUALITIES[quality]} signs (BPHS 35.7; Brihat Jataka 12.2)`,
          satisfied: GRAHAS.every((planet) => chart.signs[planet] % 3 === quality),
          observed,
        },
      ],
      participants: GRAHAS,
      houses: occupiedHouses(chart),
      source: 'BPHS 35.7 (Santhanam); Brihat Jataka 12.2 (Bhattotpala)',
      notes: 'Ashraya group: gives way to akriti and dala yogas and to Gola.',
    }),
  );
}

const DALA_BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'],
  DALA_MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn'];

/** Mala and Sarpa: three benefics or three malefics in three kendras, without the Moon (BPHS 35.8; Brihat Jataka 12.2 with Bhattotpala). */
function dalaYogas(chart: YogaChart): Yoga[] {
  const kendras = (planets: readonly Graha[]): number[] =>
    ascending(planets.map((planet) => houseOf(chart, planet)).filter((house) => KENDRAS.includes(house)));
  const benefic = kendras(DALA_BENEFICS),
    malefic = kendras(DALA_MALEFICS);
  const observed = `kendras of benefics ${houseSet(benefic)}; kendras of malefics ${houseSet(malefic)}; the Moon does not count (H${houseOf(chart, 'Moon')})`;
  const make = (
    name: string,
    planets: readonly Graha[],
    kind: string,
    own: readonly number[],
    other: readonly number[],
  ): Yoga =>
    yoga({
      name,
      family: 'nabhasa',
      conditions: [
        {
          rule: `The three ${kind} are in three different kendras (Bhattotpala on Brihat Jataka 12.2)`,
          satisfied: own.length === 3,
          observed,
        },
        { rule: 'The planets of the other class are in no kendra', satisfied: other.length === 0, observed },
      ],
      participants: planets,
      houses: own,
      source: 'BPHS 35.8 (Santhanam); Brihat Jataka 12.2 (Bhattotpala)',
      notes: 'Dala group: gives way to akriti yogas, prevails over sankhya yogas; the Moon does not count.',
    });
  return [
    make('Mala', DALA_BENEFICS, 'benefics (Mercury, Jupiter, Venus)', benefic, malefic),
    make('Sarpa', DALA_MALEFICS, 'malefics (Sun, Mars, Saturn)', malefic, benefic),
  ];
}

/** Consecutive houses from one on. */
const run = (first: number, count: number): number[] =>
  ascending(Array.from({ length: count }, (_, i) => ((first - 1 + i) % 12) + 1));

type Figure = readonly [name: string, sources: string, variants: readonly (readonly number[])[]];

/** Akriti yogas: name, sources, and the sets of houses of each. */
const FIGURES: readonly Figure[] = [
  [
    'Gada',
    'BPHS 35.9; BJ 12.4',
    [
      [1, 4],
      [4, 7],
      [7, 10],
      [1, 10],
    ],
  ],
  ['Sakata', 'BPHS 35.9-11; BJ 12.4', [[1, 7]]],
  ['Vihaga', 'BPHS 35.9-11; BJ 12.4', [[4, 10]]],
  ['Sringataka', 'BPHS 35.9-11; BJ 12.4', [[1, 5, 9]]],
  [
    'Hala',
    'BPHS 35.9-11; BJ 12.4',
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
  ],
  ['Kamala', 'BPHS 35.12; BJ 12.5', [[1, 4, 7, 10]]],
  [
    'Vapi',
    'BPHS 35.12; BJ 12.5',
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
  ],
  ['Yupa', 'BPHS 35.13; BJ 12.7', [run(1, 4)]],
  ['Ishu', 'BPHS 35.13; BJ 12.7', [run(4, 4)]],
  ['Sakti', 'BPHS 35.13; BJ 12.7', [run(7, 4)]],
  ['Danda', 'BPHS 35.13; BJ 12.7', [run(10, 4)]],
  ['Nauka', 'BPHS 35.14; BJ 12.8', [run(1, 7)]],
  ['Koota', 'BPHS 35.14; BJ 12.8', [run(4, 7)]],
  ['Chatra', 'BPHS 35.14; BJ 12.8', [run(7, 7)]],
  ['Chapa', 'BPHS 35.14; BJ 12.8', [run(10, 7)]],
  [
    'Ardha-Chandra',
    'BJ 12.8 (formation; BPHS 35.40 effects only)',
    [2, 3, 5, 6, 8, 9, 11, 12].map((first) => run(first, 7)),
  ],
  ['Chakra', 'BPHS 35.15; BJ 12.9', [[1, 3, 5, 7, 9, 11]]],
  ['Samudra', 'BPHS 35.15; BJ 12.9', [[2, 4, 6, 8, 10, 12]]],
];

/**
 * The set of houses that forms a figure; null without one. `exact`: all named houses are occupied, and no other. `within`: all planets are in the
 * named houses, at least two of which are occupied, and no figure has fewer houses around them (commentators; house rule for several figures).
 */
function figureOf(
  variants: readonly (readonly number[])[],
  occupied: readonly number[],
  reading: 'exact' | 'within',
): readonly number[] | null {
  const contains = (set: readonly number[]): boolean => occupied.every((house) => set.includes(house));
  const found = variants.find((set) => contains(set) && (reading === 'within' || set.length === occupied.length));
  if (found === undefined || reading === 'exact') return found ?? null;
  if (occupied.length < 2) return null;
  const least = Math.min(
    ...FIGURES.flatMap(([, , sets]) => sets.filter((set) => contains(set)).map((set) => set.length)),
  );
  return found.length === least ? found : null;
}

function akritiYogas(chart: YogaChart): Yoga[] {
  const occupied = occupiedHouses(chart),
    { akriti } = chart.policy;
  const observed = `occupied ${houseSet(occupied)}: ${GRAHAS.map((planet) => `${planet}=H${houseOf(chart, planet)}`).join(', ')}`;
  return FIGURES.map(([name, source, variants]) => {
    const found = figureOf(variants, occupied, akriti);
    const sets = variants.slice(0, 4).map(houseSet).join(' or ');
    return yoga({
      name,
      family: 'nabhasa',
      conditions: [
        {
          rule: `${akriti === 'exact' ? 'The occupied houses are exactly' : 'All planets are within'} ${sets}${variants.length > 4 ? ` (${variants.length} variants)` : ''} (${source})`,
          satisfied: found !== null,
          observed,
        },
      ],
      participants: GRAHAS,
      houses: found ?? [],
      source,
      notes: 'Akriti group: prevails over dala, ashraya and sankhya yogas.',
    });
  });
}

/** Vajra and Yava: benefics in one pair of opposite kendras and malefics in the other (Brihat Jataka 12.5). */
function kendraPairYogas(chart: YogaChart): Yoga[] {
  const houses = (benefic: boolean): number[] =>
    ascending(GRAHAS.filter((planet) => isBenefic(chart, planet) === benefic).map((planet) => houseOf(chart, planet)));
  const good = houses(true),
    bad = houses(false);
  const observed = `benefics in ${houseSet(good)}, malefics in ${houseSet(bad)}; the Moon counts as ${isBenefic(chart, 'Moon') ? 'benefic' : 'malefic'}`;
  const within = (occupied: readonly number[], pair: readonly number[]): boolean =>
    occupied.every((house) => pair.includes(house)) && (chart.policy.akriti === 'within' || occupied.length === 2);
  const make = (name: string, ofBenefics: readonly number[], ofMalefics: readonly number[]): Yoga =>
    yoga({
      name,
      family: 'nabhasa',
      conditions: [
        {
          rule: `All benefics are in ${houseSet(ofBenefics)} (Brihat Jataka 12.5)`,
          satisfied: within(good, ofBenefics),
          observed,
        },
        {
          rule: `All malefics are in ${houseSet(ofMalefics)} (Brihat Jataka 12.5)`,
          satisfied: within(bad, ofMalefics),
          observed,
        },
      ],
      participants: GRAHAS,
      houses: occupiedHouses(chart),
      source: 'BPHS 35.9-11 (Santhanam); Brihat Jataka 12.5',
      notes:
        'Both clauses are needed. Brihat Jataka 12.6 remarks that Mercury and Venus are never so far from the Sun.',
    });
  return [make('Vajra', [1, 7], [4, 10]), make('Yava', [4, 10], [1, 7])];
}

/** Sankhya yogas from seven signs down to one (BPHS 35.16-17; Brihat Jataka 12.10). */
const SANKHYA: readonly (readonly [string, number])[] = [
  ['Vallaki', 7],
  ['Dama', 6],
  ['Pasa', 5],
  ['Kedara', 4],
  ['Sula', 3],
  ['Yuga', 2],
  ['Gola', 1],
];

function sankhyaYogas(chart: YogaChart): Yoga[] {
  const count = new Set(GRAHAS.map((planet) => chart.signs[planet])).size;
  const observed = `planets in ${count} different signs: ${GRAHAS.map((planet) => `${planet}=${chart.signs[planet]}`).join(', ')}`;
  return SANKHYA.map(([name, wanted]) =>
    yoga({
      name,
      family: 'nabhasa',
      conditions: [
        {
          rule: `The seven planets are in exactly ${wanted} ${wanted === 1 ? 'sign' : 'signs'} (BPHS 35.16-17; Brihat Jataka 12.10; Phaladeepika 6.39-41)`,
          satisfied: count === wanted,
          observed,
        },
      ],
      participants: GRAHAS,
      source: 'BPHS 35.16-17; BJ 12.10; Phaladeepika 6.39-41',
      notes:
        'Sankhya group: acts only without another nabhasa yoga (BPHS 35.17), except that Gola prevails over ashraya yogas.',
    }),
  );
}

const firstFormed = (yogas: readonly Yoga[]): string | null =>
  yogas.find(({ formation }) => formation === 'formed')?.name ?? null;

/** Names the yoga that prevails over formed ones. */
const yieldingTo = (yogas: readonly Yoga[], winner: string | null): Yoga[] =>
  yogas.map((found) => (found.formation === 'formed' && winner !== null ? { ...found, suppressedBy: winner } : found));

/**
 * The nabhasa yogas with their precedence (BPHS 35.17; Brihat Jataka 12.10 and 12.12 with Bhattotpala): akriti over dala, ashraya and sankhya; dala
 * over ashraya and sankhya; Gola over ashraya; ashraya over the other sankhya yogas.
 */
export function nabhasaYogas(chart: YogaChart): Yoga[] {
  const ashraya = ashrayaYogas(chart),
    dala = dalaYogas(chart),
    akriti = [...akritiYogas(chart), ...kendraPairYogas(chart)],
    sankhya = sankhyaYogas(chart);
  const figure = firstFormed(akriti),
    half = firstFormed(dala),
    isGola = sankhya[6].formation === 'formed';
  const overSankhya = figure ?? half ?? (isGola ? null : firstFormed(ashraya));
  return [
    ...yieldingTo(ashraya, figure ?? half ?? (isGola ? 'Gola' : null)),
    ...yieldingTo(dala, figure),
    ...akriti,
    ...yieldingTo(sankhya, overSankhya),
  ];
}
