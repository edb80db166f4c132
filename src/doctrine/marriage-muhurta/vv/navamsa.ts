import type { Classical } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import { houseFrom, lordOf, navamsaSign } from '../divisions.js';
import { and, measure, predicate } from '../finding.js';
import { inDebility } from '../mc/remedies.js';
import { signAspect } from '../sky.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { VV } from './sources.js';

/** Friends of each planet in the view of the Yavanas (VV 3.17-21; Brihat Jataka 2.15). */
const YAVANA_FRIENDS: Readonly<Record<Classical, readonly Classical[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};
/** Whether `friend` is a friend of `planet`, or the same. */
export const isYavanaFriend = (planet: Classical, friend: Classical): boolean =>
  planet === friend || YAVANA_FRIENDS[planet].includes(friend);

/** Gemini, Virgo, Libra, and the first half of Sagittarius are human (VV 4.8). */
const HUMAN: ReadonlySet<number> = new Set([2, 5, 6]);
const BAD_HOUSES: ReadonlySet<number> = new Set([2, 3, 8, 12]);

const rule = (name: string, source: string) => ({ name, source });

/** Houses of the lords of the navamsas of Lagna and seventh, from sign and navamsa (VV 4.9, 17.6). */
function lordHouses(sky: Sky): Finding[] {
  return (['lagna', 'seventh'] as const).flatMap((place) => {
    const turn = place === 'lagna' ? 0 : 6;
    const navamsa = mapped(sky.lagna, (deg) => (navamsaSign(deg) + turn) % 12);
    const lord = mapped(navamsa, lordOf);
    const at = lord === null ? null : sky.sign(lord);
    return (['D1', 'D9'] as const).map((chart) => {
      const from = chart === 'D9' ? navamsa : mapped(sky.lagnaSign, (sign) => (sign + turn) % 12);
      const house = from === null || at === null ? null : houseFrom(from, at);
      return traditionFinding(
        VV,
        rule(`navamsa_lord_house.${place}.${chart}`, 'VV4.9;17.6: sign of the lord from each reference'),
        mapped(house, (value) => BAD_HOUSES.has(value)),
        { measures: [measure('house', house, 'inclusive12'), measure('lord', lord, 'planet')] },
      );
    });
  });
}

/** The navamsa of the Lagna and its lord (VV 4.8-9, 4.17, 6.3). */
export function vvNavamsaFindings(sky: Sky): Finding[] {
  const { lagna } = sky;
  const sign = mapped(lagna, navamsaSign);
  const degree = mapped(lagna, (deg) => (deg * 9) % 30);
  const human = sign === null || degree === null ? null : HUMAN.has(sign) || (sign === 8 && degree < 15);
  const lord = mapped(sign, lordOf);
  const seventhLord = mapped(sky.lagnaSign, (s) => lordOf((s + 6) % 12));
  const friendly = lord === null || seventhLord === null ? null : isYavanaFriend(seventhLord, lord);
  const at = lord === null ? null : sky.sign(lord);
  const supported =
    lord === null || at === null || sign === null ? null : at === sign || signAspect(lord, houseFrom(at, sign)) === 1;
  const movable = and(
    mapped(sky.lagnaSign, (s) => s % 3 === 0),
    mapped(sign, (s) => s % 3 === 0),
    mapped(sky.sign('Moon'), (s) => s === 6 || s === 9),
  );
  return [
    traditionFinding(VV, rule('navamsa', 'VV4.8/PDF46: human signs and the first half of Sagittarius'), not(human), {
      measures: [measure('sign', sign, 'zero_based_D9'), measure('degree', degree, 'D9_degrees')],
    }),
    traditionFinding(
      VV,
      rule('navamsa_friendship', 'VV4.8 with 3.17-21: a friend of the lord of the seventh'),
      not(friendly),
      { measures: [measure('navamsa_lord', lord, 'planet'), measure('seventh_lord', seventhLord, 'planet')] },
    ),
    ...lordHouses(sky),
    traditionFinding(
      VV,
      rule('navamsa_own_lord_support', 'VV6.3/PDF56-57: its lord holds or fully sees it'),
      not(supported),
      { measures: [measure('owner', lord, 'planet'), predicate('qualified', supported)] },
    ),
    traditionFinding(
      VV,
      rule('navamsa_lord_debility', 'VV4.8 weak lord; the sign of debilitation only'),
      lord === null ? null : inDebility(sky, lord),
    ),
    traditionFinding(
      VV,
      rule('movable_combination', 'VV4.17: movable Lagna and navamsa, Moon in Libra or Capricorn'),
      movable,
    ),
  ];
}
