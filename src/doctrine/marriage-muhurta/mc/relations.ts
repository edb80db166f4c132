import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import { isDaytime } from '../clock.js';
import { cyclic, houseFrom, navamsa108, signOf } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import type { Sky } from '../sky.js';
import { inKendraTrikona, lagnaAspect, weakScissors } from './remedies.js';
import { vivaha } from './sources.js';

const JAMITRA_SOURCE = vivaha('67/68');

/** Seventh sign, or fifty-fifth navamsa, from Lagna and Moon (Vivaha 67-68). */
export function jamitraFindings(sky: Sky): Finding[] {
  return (['lagna', 'moon'] as const).flatMap((reference) => {
    const from = reference === 'lagna' ? sky.lagna : sky.lon('Moon');
    return GRAHAS.map((body) => {
      const deg = sky.lon(body);
      const both = from === null || deg === null ? null : { from, deg };
      const house = mapped(both, (d) => houseFrom(signOf(d.from), signOf(d.deg)));
      const delta = mapped(both, (d) => cyclic(navamsa108(d.deg) - navamsa108(d.from), 108));
      return finding({
        id: `jamitra.${reference}.${body.toLowerCase()}`,
        rule: 'jamitra',
        source: JAMITRA_SOURCE,
        detected: or(
          mapped(house, (value) => value === 7),
          mapped(delta, (value) => value === 54),
        ),
        measures: [measure('relative_house', house, 'inclusive_12'), measure('navamsa_delta', delta, 'zero_based_108')],
      });
    });
  });
}

/** Blind, deaf and lame rising signs by day and by night (Vivaha 81). */
const DEFECTS: readonly {
  readonly name: string;
  readonly day: readonly number[];
  readonly night: readonly number[];
}[] = [
  { name: 'blind', day: [0, 1, 4], night: [2, 3, 5] },
  { name: 'deaf', day: [6, 7], night: [8, 9] },
  { name: 'lame', day: [10], night: [11] },
];

/** Rising signs that lack a sense (Vivaha 81); `aspectRemedy`: Vivaha 83 is selected. */
export function dayNightFindings(evidence: Evidence, sky: Sky, aspectRemedy: boolean): Finding[] {
  const daytime = isDaytime(evidence);
  const sign = sky.lagnaSign;
  return DEFECTS.map(({ name, day, night }) => {
    const byDay = mapped(sign, (s) => day.includes(s));
    const byNight = mapped(sign, (s) => night.includes(s));
    const detected = or(and(daytime, byDay), and(not(daytime), byNight));
    const id = `lagna_day_night.${name}`;
    return finding({
      id,
      rule: 'lagna_day_night',
      source: vivaha('81/83'),
      detected,
      measures: [predicate('is_daytime', daytime), measure('lagna_sign', sign, 'zero_based_12')],
      exceptions: aspectRemedy && detected !== false ? [lagnaAspect(sky, id)] : [],
    });
  });
}

/** Bodies that can cut, in the order of the bodies. Jupiter and Venus never do. */
const CUTTERS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'];

/** Scissors: a direct malefic in the twelfth and a retrograde one in the second, from Lagna and from Moon (Vivaha 44, 88). */
export function scissorsFindings(sky: Sky, weakRemedy: boolean): Finding[] {
  return (['lagna', 'moon'] as const).flatMap((reference) => {
    const from = reference === 'lagna' ? sky.lagnaSign : sky.sign('Moon');
    const found = CUTTERS.flatMap((left) =>
      CUTTERS.filter((right) => right !== left).flatMap((right) =>
        scissors(sky, reference, from, left, right, weakRemedy),
      ),
    );
    return found.length > 0
      ? found
      : [
          finding({
            id: `kartari.${reference}.clear`,
            rule: 'kartari',
            source: vivaha('44/88'),
            detected: false,
          }),
        ];
  });
}

/** A pair that cuts, or may cut; nothing when it certainly does not. */
function scissors(
  sky: Sky,
  reference: string,
  from: number | null,
  left: Graha,
  right: Graha,
  weakRemedy: boolean,
): Finding[] {
  const house = (body: Graha): number | null =>
    mapped(sky.sign(body), (sign) => mapped(from, (start) => houseFrom(start, sign)));
  const leftHouse = house(left);
  const rightHouse = house(right);
  const placed = and(
    mapped(leftHouse, (value) => value === 12),
    mapped(rightHouse, (value) => value === 2),
    not(sky.benefic(left)),
    not(sky.benefic(right)),
  );
  if (placed === false) return [];
  const direct = mapped(sky.speed(left), (speed) => speed > 0);
  const retrograde = mapped(sky.speed(right), (speed) => speed < 0);
  const detected = and(placed, direct, retrograde);
  if (detected === false) return [];
  const id = `kartari.${reference}.${left.toLowerCase()}.${right.toLowerCase()}`;
  return [
    finding({
      id,
      rule: 'kartari',
      source: vivaha('44/88'),
      detected,
      measures: [
        measure('left_house', leftHouse, 'inclusive_12'),
        measure('right_house', rightHouse, 'inclusive_12'),
        predicate('left_direct', direct),
        predicate('right_retrograde', retrograde),
      ],
      exceptions: weakRemedy ? [weakScissors(sky, left, right, id)] : [],
    }),
  ];
}

/** Numbers of faults that a well placed benefic is said to destroy (Vivaha 91): testimony, never a subtraction. */
const CAPACITIES: readonly (readonly [Graha, number])[] = [
  ['Mercury', 100],
  ['Venus', 200],
  ['Jupiter', 100_000],
];

/** Blemishes that Mercury, Venus and Jupiter remove in the first, fourth, fifth, ninth and tenth house (Vivaha 91). */
export const capacityFindings = (sky: Sky): Finding[] =>
  CAPACITIES.map(([planet, capacity]) =>
    finding({
      id: `broad_remedies.mc91_capacity_${planet.toLowerCase()}`,
      rule: 'broad_remedies',
      source: vivaha('89-91'),
      detected: false,
      advisory: true,
      measures: [
        measure('planet', planet, 'planet'),
        measure('source_capacity', capacity, 'textual_dosha_count'),
        predicate('qualifying_placement', inKendraTrikona(sky, planet)),
        predicate('numeric_subtraction_admitted', false),
      ],
    }),
  );
