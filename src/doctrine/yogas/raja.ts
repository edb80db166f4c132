import { GRAHAS } from '../vedic-dignity/tables.js';
import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import {
  aspects,
  debilitationSign,
  DUSTHANAS,
  exaltationSign,
  houseFrom,
  houseOf,
  housesOwned,
  isDebilitated,
  KENDRAS,
  listed,
  lordOf,
  sambandha,
} from './chart.js';
import type { YogaChart } from './chart.js';
import { yoga } from './yoga.js';
import type { Yoga } from './yoga.js';

const TRIKONAS: readonly number[] = [1, 5, 9];

/** Yogakaraka: a planet with both a kendra (4, 7, 10) and a trikona (5, 9) (BPHS 34.13). */
export function yogakaraka(chart: YogaChart): Yoga {
  const found = GRAHAS.filter((planet) => {
    const houses = housesOwned(chart, planet);
    return houses.some((house) => [4, 7, 10].includes(house)) && houses.some((house) => house === 5 || house === 9);
  });
  return yoga({
    name: 'Yogakaraka',
    family: 'raja',
    conditions: [
      {
        rule: 'One planet is lord of a kendra (4, 7, 10) and of a trikona (5, 9) (BPHS 34.13)',
        satisfied: found.length > 0,
        observed: `yogakaraka(s): ${listed(found)}`,
      },
    ],
    participants: found,
    source: 'BPHS Ch. 34 (Santhanam) 13',
    notes: 'The lord of the Lagna, which is both, does not count here.',
  });
}

interface LordPair {
  readonly kendraLord: Graha;
  readonly trikonaLord: Graha;
  readonly relation: string;
}

/** Related lords of kendras and trikonas; each pair once. */
function relatedPairs(chart: YogaChart): LordPair[] {
  const pairs = new Map<string, LordPair>();
  for (const kendra of KENDRAS)
    for (const trikona of TRIKONAS) {
      const kendraLord = lordOf(chart, kendra),
        trikonaLord = lordOf(chart, trikona);
      if (kendraLord === trikonaLord) continue;
      const inKendra = KENDRAS.includes(houseOf(chart, trikonaLord)),
        inTrikona = TRIKONAS.includes(houseOf(chart, kendraLord));
      const relation = sambandha(chart, kendraLord, trikonaLord) ?? (inKendra || inTrikona ? 'placement' : null);
      const key = [kendraLord, trikonaLord].toSorted().join('-');
      if (relation !== null && !pairs.has(key)) pairs.set(key, { kendraLord, trikonaLord, relation });
    }
  return [...pairs.values()];
}

/** Raja yoga of the lords of a kendra and a trikona (BPHS 34.11-12, 34.15). */
export function kendraTrikona(chart: YogaChart): Yoga {
  const pairs = relatedPairs(chart);
  const isDiluted = ({ kendraLord, trikonaLord }: LordPair): boolean =>
    [kendraLord, trikonaLord].some((lord) => housesOwned(chart, lord).some((house) => [3, 6, 11].includes(house)));
  const clean = pairs.filter((pair) => !isDiluted(pair)),
    diluted = pairs.filter(isDiluted);
  const show = (list: readonly LordPair[]): string =>
    list.length === 0
      ? 'none'
      : list.map(({ kendraLord, trikonaLord, relation }) => `${kendraLord}-${trikonaLord} by ${relation}`).join('; ');
  return yoga({
    name: 'Kendra-Trikona Raja',
    family: 'raja',
    conditions: [
      {
        rule: 'A lord of a kendra and a lord of a trikona exchange, join, aspect each other, or one is in a house of the other kind (BPHS 34.11-12)',
        satisfied: pairs.length > 0,
        observed: `qualifying pairs: ${show(clean)}`,
      },
      {
        rule: 'Neither lord also has an evil house, 3, 6 or 11 (BPHS 34.15)',
        satisfied: clean.length > 0,
        observed: `diluted pairs: ${show(diluted)}`,
      },
    ],
    formed: clean.length > 0,
    participants: [...new Set(clean.flatMap(({ kendraLord, trikonaLord }) => [kendraLord, trikonaLord]))].toSorted(),
    source: 'BPHS Ch. 34 (Santhanam) 11-12, 15; Ch. 41.28',
    notes:
      'Santhanam ranks exchange, mutual aspect and conjunction above placement. The nodes (BPHS 34.16-17) do not count.',
  });
}

/** Dharma-Karmadhipati: the lords of the ninth and tenth are related (Phaladeepika 6.37; Uttara Kalamrita 4.3-4). */
export function dharmaKarmadhipati(chart: YogaChart): Yoga {
  const ninth = lordOf(chart, 9),
    tenth = lordOf(chart, 10),
    relation = ninth === tenth ? 'one lord of both (BPHS 34.13)' : sambandha(chart, ninth, tenth);
  const owned = [...new Set([ninth, tenth])];
  return yoga({
    name: 'Dharma-Karmadhipati',
    family: 'raja',
    conditions: [
      {
        rule: 'The lords of the 9th and 10th join, exchange or aspect each other (Phaladeepika 6.37; Uttara Kalamrita 4.3)',
        satisfied: relation !== null,
        observed: `9L=${ninth}, 10L=${tenth}; relation: ${relation ?? 'none'}`,
      },
    ],
    cancellations: [
      {
        rule: 'Either lord is also lord of the 8th or 11th (Uttara Kalamrita 4.3)',
        satisfied: owned.some((lord) => housesOwned(chart, lord).some((house) => house === 8 || house === 11)),
        observed: owned.map((lord) => `${lord} is lord of ${housesOwned(chart, lord).join(' and ')}`).join('; '),
      },
    ],
    participants: [ninth, tenth],
    source: 'Phaladeepika 6.37; Uttara Kalamrita 4.3-4; BPHS 39.37',
    notes: 'The rank of a supreme raja yoga is that of commentators.',
  });
}

const VIPARITA: readonly (readonly [string, number])[] = [
  ['Harsha', 6],
  ['Sarala', 8],
  ['Vimala', 12],
];

/** Harsha, Sarala, Vimala: the lord of the 6th, 8th or 12th in such a house (Phaladeepika 6.57; Uttara Kalamrita 4.22; Raman 109-111). */
export function viparitaYogas(chart: YogaChart): Yoga[] {
  const { viparita } = chart.policy;
  const lords = DUSTHANAS.map((house) => lordOf(chart, house));
  return VIPARITA.map(([name, house]) => {
    const lord = lordOf(chart, house),
      at = houseOf(chart, lord);
    const admitted =
      viparita === 'phaladeepika'
        ? DUSTHANAS
        : viparita === 'raman'
          ? [house]
          : DUSTHANAS.filter((one) => one !== house);
    const outside = GRAHAS.filter((planet) => !lords.includes(planet) && sambandha(chart, lord, planet) !== null);
    const author = {
      phaladeepika: 'Phaladeepika 6.57',
      raman: 'Raman 109-111',
      uttaraKalamrita: 'Uttara Kalamrita 4.22',
    };
    return yoga({
      name,
      family: 'raja',
      conditions: [
        {
          rule: `The lord of house ${house} is in ${admitted.join(', ')} (${author[viparita]})`,
          satisfied: admitted.includes(at),
          observed: `${house}L=${lord} in H${at}`,
        },
      ],
      cancellations: [
        {
          rule: 'The lord is related to a planet other than the lords of 6, 8 and 12 (Uttara Kalamrita 4.22; it voids the yoga only in that reading)',
          satisfied: viparita === 'uttaraKalamrita' && outside.length > 0,
          observed: `outside associations: ${listed(outside)}`,
        },
      ],
      participants: [lord],
      houses: [at],
      source: 'Phaladeepika 6.57 (names); Uttara Kalamrita 4.22; Raman 109-111; BPHS 39.19-31',
      notes:
        'The authors differ: any of 6, 8, 12; one of the other two; its own house. Phaladeepika 6.32 counts an exchange of these lords as Dainya.',
    });
  });
}

/** Neecha bhanga of each debilitated planet (Phaladeepika 7.26-30, 7.3; Uttara Kalamrita 2.6). One clause is enough. */
export const neechaBhangaYogas = (chart: YogaChart): Yoga[] =>
  GRAHAS.filter((planet) => isDebilitated(chart, planet)).map((planet) => {
    const dispositor = SIGN_LORDS[debilitationSign(planet)],
      exalter = SIGN_LORDS[exaltationSign(planet)];
    const fromLagnaOrMoon = (lord: Graha) => {
      const houses = [houseOf(chart, lord), houseFrom(chart.signs.Moon, chart.signs[lord])];
      return {
        satisfied: houses.some((house) => KENDRAS.includes(house)),
        observed: `${lord}: H${houses[0]} from lagna, H${houses[1]} from Moon`,
      };
    };
    const mutual = dispositor !== exalter && KENDRAS.includes(houseFrom(chart.signs[dispositor], chart.signs[exalter]));
    const speed = chart.speeds.get(planet),
      isAspected = aspects(chart, dispositor, planet);
    return yoga({
      name: `Neecha Bhanga (${planet})`,
      family: 'raja',
      any: true,
      conditions: [
        {
          rule: `The lord of the sign of debilitation (${dispositor}) is in a kendra from the Lagna or the Moon (Phaladeepika 7.26, 7.29)`,
          ...fromLagnaOrMoon(dispositor),
        },
        {
          rule: `The lord of the sign of exaltation (${exalter}) is in a kendra from the Lagna or the Moon (Phaladeepika 7.26)`,
          ...fromLagnaOrMoon(exalter),
        },
        {
          rule: `${planet} is aspected by the lord of its sign, ${dispositor} (Phaladeepika 7.28)`,
          satisfied: isAspected,
          observed: `${dispositor} ${isAspected ? 'aspects' : 'does not aspect'} ${planet}`,
        },
        {
          rule: 'The lords of the signs of debilitation and exaltation are in kendras from each other (Phaladeepika 7.27)',
          satisfied: mutual,
          observed: `${dispositor} and ${exalter} ${mutual ? 'are' : 'are not'} in mutual kendras`,
        },
        {
          rule: `${planet} is retrograde (Phaladeepika 7.3; Uttara Kalamrita 2.6); needs a speed`,
          satisfied: speed === undefined ? null : speed < 0,
          observed:
            speed === undefined
              ? 'speeds not supplied'
              : `speed: ${speed < 0 ? '-' : '+'}${Math.abs(speed).toFixed(4)} deg/day`,
        },
      ],
      participants: [planet],
      source: 'Phaladeepika 7.26-30, 7.3; Uttara Kalamrita 2.6 (Jataka Parijata 7.14: extended yogas)',
      notes:
        'One satisfied clause is enough. Trikonas, exchanges and aspects of other debilitated planets, which later books add, do not count.',
    });
  });
