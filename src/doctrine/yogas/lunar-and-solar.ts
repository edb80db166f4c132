import type { Graha } from '../vedic-dignity/tables.js';
import { GRAHAS } from '../vedic-dignity/tables.js';
import {
  aspects,
  dignityIn,
  elongationDeg,
  houseFrom,
  houseOf,
  inSign,
  isBenefic,
  isDebilitated,
  isExalted,
  isInOwnSign,
  KENDRAS,
  listed,
  signName,
} from './chart.js';
import type { YogaChart } from './chart.js';
import { yoga } from './yoga.js';
import type { Yoga, YogaCondition } from './yoga.js';

const MAHAPURUSHAS: readonly (readonly [string, Graha])[] = [
  ['Ruchaka', 'Mars'],
  ['Bhadra', 'Mercury'],
  ['Hamsa', 'Jupiter'],
  ['Malavya', 'Venus'],
  ['Sasa', 'Saturn'],
];

/** The five yogas of great men: a planet other than the luminaries in its own or exaltation sign, in a kendra (BPHS 75.1-2; Phaladeepika 6.1). */
export const mahapurushaYogas = (chart: YogaChart): Yoga[] =>
  MAHAPURUSHAS.map(([name, planet]) => {
    const house = houseOf(chart, planet),
      fromMoon = houseFrom(chart.signs.Moon, chart.signs[planet]);
    const byMoon = chart.policy.mahapurushaReference === 'lagnaOrMoon';
    return yoga({
      name,
      family: 'panchaMahapurusha',
      conditions: [
        {
          rule: `${planet} is in its own sign or in its sign of exaltation (BPHS 75.1-2)`,
          satisfied: isInOwnSign(chart, planet) || isExalted(chart, planet),
          observed: `${planet} in ${signName(chart, planet)}, dignity: ${dignityIn(chart, planet)}`,
        },
        {
          rule: byMoon
            ? `${planet} is in a kendra from the Lagna or from the Moon (Phaladeepika 6.1 and commentators)`
            : `${planet} is in a kendra from the Lagna (BPHS 75.1-2)`,
          satisfied: KENDRAS.includes(house) || (byMoon && KENDRAS.includes(fromMoon)),
          observed: `${planet} in H${house} from lagna, H${fromMoon} from Moon`,
        },
      ],
      participants: [planet],
      houses: [house],
      source:
        'BPHS 75.1-2 (Santhanam); Phaladeepika 6.1; Saravali 37.2; Raman, Three Hundred Important Combinations 19-23',
      notes: 'The sources name no cancellation. The whole sign of exaltation counts.',
    });
  });

/** Greatest elongation, degrees, of combust Jupiter: Surya Siddhanta 9.6-9. BPHS 36.3-4 names no orb. */
const JUPITER_COMBUSTION_DEG = 11;

/** Gajakesari (BPHS 36.3-4), or the common rule: Jupiter in a kendra from the Moon (Phaladeepika 6.14; Raman 1). */
export function gajakesari(chart: YogaChart): Yoga {
  const house = houseOf(chart, 'Jupiter'),
    fromMoon = houseFrom(chart.signs.Moon, chart.signs.Jupiter);
  const common: YogaCondition = {
    rule: 'Jupiter is in a kendra from the Moon (Phaladeepika 6.14; Raman 1)',
    satisfied: KENDRAS.includes(fromMoon),
    observed: `Jupiter in H${fromMoon} from the Moon`,
  };
  const friends = GRAHAS.filter(
    (planet) =>
      planet !== 'Jupiter' &&
      isBenefic(chart, planet) &&
      (chart.signs[planet] === chart.signs.Jupiter || aspects(chart, planet, 'Jupiter')),
  );
  const elongation = elongationDeg(chart, 'Jupiter'),
    dignity = dignityIn(chart, 'Jupiter');
  const parashara: YogaCondition[] = [
    {
      rule: 'Jupiter is in a kendra from the Lagna or from the Moon (BPHS 36.3-4)',
      satisfied: KENDRAS.includes(house) || KENDRAS.includes(fromMoon),
      observed: `Jupiter in H${house} from lagna, H${fromMoon} from the Moon`,
    },
    {
      rule: 'Another benefic is with Jupiter or aspects it (BPHS 36.3-4)',
      satisfied: friends.length > 0,
      observed: `benefic association: ${listed(friends)}`,
    },
    {
      rule: 'Jupiter is not debilitated, combust or in an inimical sign (BPHS 36.3-4; the orb of 11 degrees is that of the Surya Siddhanta)',
      satisfied: !isDebilitated(chart, 'Jupiter') && dignity !== 'inimical sign' && elongation > JUPITER_COMBUSTION_DEG,
      observed: `Jupiter in ${signName(chart, 'Jupiter')} (${dignity}); elongation from the Sun ${elongation.toFixed(1)} deg`,
    },
  ];
  const byParashara = chart.policy.gajakesari === 'parashara';
  return yoga({
    name: 'Gajakesari',
    family: 'chandra',
    conditions: byParashara ? parashara : [common],
    participants: ['Jupiter', 'Moon'],
    houses: [fromMoon],
    source: 'BPHS 36.3-4 (Santhanam); Phaladeepika 6.14, 6.16; Raman 1',
    notes: byParashara
      ? 'The rule of Parashara; gajakesari_mode common requires only a kendra from the Moon.'
      : 'The common rule; gajakesari_mode parashara adds the conditions of BPHS.',
  });
}

/** Planets of the second and the twelfth sign from a luminary; its opposite luminary never counts, nor do the nodes. */
function flanks(chart: YogaChart, centre: 'Moon' | 'Sun') {
  const other: Graha = centre === 'Moon' ? 'Sun' : 'Moon';
  const at = (steps: number): Graha[] =>
    inSign(chart, chart.signs[centre] + steps).filter((planet) => planet !== other && planet !== centre);
  return { second: at(1), twelfth: at(11), together: at(0) };
}

/** Sunapha, Anapha, Durudhara and Kemadruma (BPHS 37.7-13; Saravali 13.1-2; Brihat Jataka 13.3; Phaladeepika 6.5). */
export function lunarFlankYogas(chart: YogaChart): Yoga[] {
  const { second, twelfth, together } = flanks(chart, 'Moon');
  const observed = `2nd from Moon: ${listed(second, 'empty')}; 12th: ${listed(twelfth, 'empty')}; with the Moon: ${listed(together)}`;
  const source = 'BPHS 37.7-10; Saravali 13.1; BJ 13.3; PD 6.5; Raman 2-4';
  const notes = 'Mars, Mercury, Jupiter, Venus and Saturn count; the Sun and the nodes do not.';
  const one = (name: string, house: 2 | 12, occupants: readonly Graha[], opposite: readonly Graha[]): Yoga =>
    yoga({
      name,
      family: 'chandra',
      conditions: [
        {
          rule: `Planets other than the Sun are in the ${house === 2 ? '2nd' : '12th'} from the Moon, and none in the ${house === 2 ? '12th' : '2nd'} (${source})`,
          satisfied: occupants.length > 0 && opposite.length === 0,
          observed,
        },
      ],
      participants: occupants,
      houses: [house],
      source,
      notes,
    });
  return [
    one('Sunapha', 2, second, twelfth),
    one('Anapha', 12, twelfth, second),
    yoga({
      name: 'Durudhara',
      family: 'chandra',
      conditions: [
        {
          rule: `Planets other than the Sun are in the 2nd and in the 12th from the Moon (${source})`,
          satisfied: second.length > 0 && twelfth.length > 0,
          observed,
        },
      ],
      participants: [...second, ...twelfth],
      houses: [2, 12],
      source,
      notes,
    }),
    kemadruma(chart, observed),
  ];
}

/** Kemadruma with the cancellations of other authors. `flankText`: the proof of the signs next to the Moon. */
function kemadruma(chart: YogaChart, flankText: string): Yoga {
  const { second, twelfth, together } = flanks(chart, 'Moon');
  const inKendras = (reference: number, skipped: readonly Graha[]): Graha[] =>
    GRAHAS.filter((planet) => !skipped.includes(planet) && KENDRAS.includes(houseFrom(reference, chart.signs[planet])));
  const fromLagna = inKendras(chart.lagnaSign, ['Sun', 'Moon']),
    fromMoon = inKendras(chart.signs.Moon, ['Sun', 'Moon']),
    aspecting = GRAHAS.filter((planet) => planet !== 'Moon' && aspects(chart, planet, 'Moon')),
    house = houseOf(chart, 'Moon');
  return yoga({
    name: 'Kemadruma',
    family: 'chandra',
    conditions: [
      {
        rule: 'No planet but the Sun is with the Moon (BPHS 37.11-13)',
        satisfied: together.length === 0,
        observed: flankText,
      },
      {
        rule: 'No planet is in the 2nd or 12th from the Moon (BPHS 37.11-13)',
        satisfied: second.length === 0 && twelfth.length === 0,
        observed: flankText,
      },
      {
        rule: 'No planet is in a kendra from the Lagna (BPHS 37.11-13, as a part of the formation)',
        satisfied: fromLagna.length === 0,
        observed: `in kendras from the Lagna: ${listed(fromLagna, 'no planet')}`,
      },
    ],
    cancellations: [
      {
        rule: 'A planet in a kendra from the Moon cancels (Saravali 13.2; Phaladeepika 6.5; Raman 5)',
        satisfied: fromMoon.length > 0,
        observed: `in kendras from the Moon: ${listed(fromMoon, 'no planet')}`,
      },
      {
        rule: 'The Moon in a kendra from the Lagna cancels (a variant of Brihat Jataka 13.3)',
        satisfied: KENDRAS.includes(house),
        observed: `Moon in H${house} from lagna`,
      },
      {
        rule: 'An aspect of any planet to the Moon cancels (Saravali 13.2)',
        satisfied: aspecting.length > 0,
        observed: `the Moon is aspected by: ${listed(aspecting)}`,
      },
    ],
    participants: ['Moon'],
    source: 'BPHS 37.11-13; Saravali 13.2; BJ 13.3; PD 6.5; Raman 5',
    notes: 'BPHS has the kendras from the Lagna in the formation itself; the cancellations are those of other authors.',
  });
}

/** Benefics of the Adhi yoga: the Moon is the point of reference, and Mercury counts whatever is with it. */
const ADHI_BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];

/** Adhi yoga: benefics in the sixth, seventh or eighth from the Moon (BPHS 37.5; Brihat Jataka 13.2). */
export function adhi(chart: YogaChart): Yoga {
  const around = (wanted: (planet: Graha) => boolean): (readonly [Graha, number])[] =>
    GRAHAS.map((planet) => [planet, houseFrom(chart.signs.Moon, chart.signs[planet])] as const).filter(
      ([planet, house]) => planet !== 'Moon' && wanted(planet) && house >= 6 && house <= 8,
    );
  const benefics = around((planet) => ADHI_BENEFICS.includes(planet)),
    malefics = around((planet) => !ADHI_BENEFICS.includes(planet));
  const show = (found: readonly (readonly [Graha, number])[]): string =>
    listed(found.map(([planet, house]) => `${planet}=H${house}`));
  const observed = `benefics in 6/7/8 from the Moon: ${show(benefics)}; malefics there: ${show(malefics)}`;
  return yoga({
    name: 'Adhi',
    family: 'chandra',
    conditions: [
      {
        rule: 'Mercury, Jupiter or Venus are in the 6th, 7th or 8th from the Moon, in any distribution (BPHS 37.5; Brihat Jataka 13.2; Phaladeepika 6.42)',
        satisfied: benefics.length > 0,
        observed,
      },
    ],
    cancellations: [
      {
        rule: 'A malefic in the 6th, 7th or 8th from the Moon cancels (commentators)',
        satisfied: malefics.length > 0,
        observed,
      },
    ],
    participants: benefics.map(([planet]) => planet),
    houses: [...new Set(benefics.map(([, house]) => house))].toSorted((a, b) => a - b),
    source: 'BPHS 37.5; Brihat Jataka 13.2; PD 6.42; Raman 7',
    notes: `Number of benefics: ${benefics.length} (one: a leader, two: a minister, three: a ruler, by commentators).`,
  });
}

/** Chandra-Mangala: Moon and Mars in one sign (Raman 6). */
export const chandraMangala = (chart: YogaChart): Yoga =>
  yoga({
    name: 'Chandra-Mangala',
    family: 'chandra',
    conditions: [
      {
        rule: 'Moon and Mars are in one sign (Raman 6; Saravali 15.8)',
        satisfied: chart.signs.Moon === chart.signs.Mars,
        observed: `Moon in ${signName(chart, 'Moon')}, Mars in ${signName(chart, 'Mars')}`,
      },
    ],
    participants: ['Moon', 'Mars'],
    source: 'Raman 6; Saravali ch. 15 (effects of conjunctions)',
    notes: 'Raman also admits the mutual aspect; this rule does not.',
  });

/** Vesi, Vosi and Ubhayachari (BPHS 38.1-4; Saravali 14.1; Phaladeepika 6.8-10). */
export function solarFlankYogas(chart: YogaChart): Yoga[] {
  const { second, twelfth } = flanks(chart, 'Sun');
  const source = 'BPHS 38.1-4; Saravali 14.1; PD 6.8-10; Raman 16-18',
    notes = 'Benefic occupants give the effects of BPHS 38.4, malefic ones the opposite.';
  const nature = (planets: readonly Graha[]): string => {
    const good = planets.filter((planet) => isBenefic(chart, planet)).length;
    return good === planets.length ? 'all benefic' : good === 0 ? 'all malefic' : 'benefic and malefic';
  };
  const text = (planets: readonly Graha[]): string =>
    `2nd from Sun: ${listed(second, 'empty')}; 12th: ${listed(twelfth, 'empty')}${planets.length > 0 ? `; occupants: ${nature(planets)}` : ''}`;
  const make = (name: string, rule: string, satisfied: boolean, planets: readonly Graha[], houses: number[]): Yoga =>
    yoga({
      name,
      family: 'surya',
      conditions: [{ rule: `${rule} (${source})`, satisfied, observed: text(satisfied ? planets : []) }],
      participants: planets,
      houses,
      source,
      notes,
    });
  return [
    make(
      'Vesi',
      'Planets other than the Moon are in the 2nd from the Sun, and none in the 12th',
      second.length > 0 && twelfth.length === 0,
      second,
      [2],
    ),
    make(
      'Vosi',
      'Planets other than the Moon are in the 12th from the Sun, and none in the 2nd',
      twelfth.length > 0 && second.length === 0,
      twelfth,
      [12],
    ),
    make(
      'Ubhayachari',
      'Planets other than the Moon are in the 2nd and in the 12th from the Sun',
      second.length > 0 && twelfth.length > 0,
      [...second, ...twelfth],
      [2, 12],
    ),
  ];
}

/** Elongation, degrees, below which Raman (24) doubts the effect of Budhaditya. */
const BUDHADITYA_COMBUSTION_DEG = 10;

/** Budhaditya: Sun and Mercury in one sign (Raman 24; Saravali 15.4). */
export function budhaditya(chart: YogaChart): Yoga {
  const elongation = elongationDeg(chart, 'Mercury');
  return yoga({
    name: 'Budhaditya',
    family: 'surya',
    conditions: [
      {
        rule: 'Sun and Mercury are in one sign (Raman 24; Saravali 15.4)',
        satisfied: chart.signs.Sun === chart.signs.Mercury,
        observed: `Sun in ${signName(chart, 'Sun')}, Mercury in ${signName(chart, 'Mercury')}; elongation ${elongation.toFixed(2)} deg`,
      },
    ],
    cancellations: [
      {
        rule: 'Mercury within 10 degrees of the Sun cancels (Raman 24; only with budhaditya_combustion_cancel)',
        satisfied: chart.policy.budhadityaCombustionCancels && elongation <= BUDHADITYA_COMBUSTION_DEG,
        observed: `elongation of Mercury from the Sun ${elongation.toFixed(2)} deg`,
      },
    ],
    participants: ['Sun', 'Mercury'],
    source: 'Raman 24; Saravali ch. 15 (effects of conjunctions)',
    notes: 'The cancellation is a remark of Raman, not of the older works; the policy decides whether it applies.',
  });
}
