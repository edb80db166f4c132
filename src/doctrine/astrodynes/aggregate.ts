import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { AstrodyneProfile } from './profiles.js';
import { SUMMARY_GROUPS, rulersOf } from './tables.js';
import type { AstrodynePlanet } from './tables.js';

/** The signs of the twelve cusps, and the intercepted signs of each house. */
export interface CuspSigns {
  readonly cuspSigns: readonly Sign[];
  readonly intercepted: readonly (readonly Sign[])[];
}

/** The cusp signs of twelve cusps (degrees) in the order of the signs. */
export function cuspSignsOf(cusps: readonly number[]): CuspSigns {
  const indices = cusps.map(signIndex);
  const intercepted = indices.map((first, house) => {
    const steps = (indices[(house + 1) % 12] - first + 12) % 12;
    return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => SIGNS[(first + step + 1) % 12]);
  });
  return { cuspSigns: indices.map((index) => SIGNS[index]), intercepted };
}

interface Sums {
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
}

const NOTHING: Sums = { power: 0, harmony: 0, discord: 0 };
const plus = (a: Sums, b: Sums, share = 1): Sums => ({
  power: a.power + share * b.power,
  harmony: a.harmony + share * b.harmony,
  discord: a.discord + share * b.discord,
});
const sumsOf = ({ totalPower, totalHarmony, totalDiscord }: AstrodyneProfile): Sums => ({
  power: totalPower,
  harmony: totalHarmony,
  discord: totalDiscord,
});

/**
 * A ruler adds half of its values to each cusp of its sign and a quarter to an intercepted sign; two rulers add their
 * mean (Manual).
 */
const CUSP_SHARE = 0.5,
  INTERCEPTED_SHARE = 0.25;

function totals(rulers: Sums, occupants: Sums) {
  const all = plus(rulers, occupants);
  return {
    rulerPower: rulers.power,
    occupantPower: occupants.power,
    totalPower: all.power,
    totalHarmony: all.harmony,
    totalDiscord: all.discord,
    netHarmony: all.harmony - all.discord,
  };
}

/**
 * Power, harmony and discord of signs and houses, with checksums (Manual, natal part). A sign has at most two cusps.
 */
export function aggregateOf(profiles: readonly AstrodyneProfile[], { cuspSigns, intercepted }: CuspSigns) {
  const byBody = new Map(profiles.map((profile) => [profile.body, sumsOf(profile)]));
  const mean = (rulers: readonly AstrodynePlanet[]): Sums =>
    rulers.reduce((sum, ruler) => plus(sum, byBody.get(ruler) ?? NOTHING, 1 / rulers.length), NOTHING);
  const occupying = (within: readonly AstrodyneProfile[]) =>
    within.reduce((sum, profile) => plus(sum, sumsOf(profile)), NOTHING);
  const signs = SIGNS.map((sign) => {
    const rulers = rulersOf(sign);
    const cuspCount = cuspSigns.filter((one) => one === sign).length;
    const interceptedHouses = intercepted.flatMap((within, house) => (within.includes(sign) ? [house + 1] : []));
    const fraction = CUSP_SHARE * cuspCount + INTERCEPTED_SHARE * interceptedHouses.length;
    const within = profiles.filter((profile) => profile.sign === sign);
    return {
      sign,
      rulers,
      cuspCount,
      interceptedHouses,
      rulerFraction: fraction,
      occupants: within.map(({ body }) => body),
      ...totals(plus(NOTHING, mean(rulers), fraction), occupying(within)),
    };
  });
  const houses = cuspSigns.map((cuspSign, index) => {
    const within = profiles.filter((profile) => profile.house === index + 1);
    const ruling = intercepted[index].reduce(
      (sum, sign) => plus(sum, mean(rulersOf(sign)), INTERCEPTED_SHARE),
      plus(NOTHING, mean(rulersOf(cuspSign)), CUSP_SHARE),
    );
    return {
      house: index + 1,
      cuspSign,
      interceptedSigns: intercepted[index],
      occupants: within.map(({ body }) => body),
      ...totals(ruling, occupying(within)),
    };
  });
  const sum = (rows: readonly { totalPower: number; netHarmony: number }[], name: 'totalPower' | 'netHarmony') =>
    rows.reduce((total, row) => total + row[name], 0);
  const signPower = sum(signs, 'totalPower'),
    housePower = sum(houses, 'totalPower'),
    signHarmony = sum(signs, 'netHarmony'),
    houseHarmony = sum(houses, 'netHarmony');
  return {
    signs,
    houses,
    totalBodyPower: sum(profiles, 'totalPower'),
    totalSignPower: signPower,
    totalHousePower: housePower,
    totalSignHarmony: signHarmony,
    totalHouseHarmony: houseHarmony,
    powerChecksumDelta: signPower - housePower,
    harmonyChecksumDelta: signHarmony - houseHarmony,
    checksumsPass: Math.abs(signPower - housePower) <= 1e-9 && Math.abs(signHarmony - houseHarmony) <= 1e-9,
  };
}

export type AstrodyneAggregate = ReturnType<typeof aggregateOf>;

/** Societies and trinities of houses, elements and qualities of signs, with their percentage of the total power. */
export function summaryOf({ signs, houses, totalSignPower }: AstrodyneAggregate) {
  const entries = SUMMARY_GROUPS.map(({ family, name, houses: houseList, signs: signList }) => {
    const rows = [
      ...houses.filter(({ house }) => houseList.includes(house)),
      ...signs.filter(({ sign }) => signList.includes(sign)),
    ];
    const power = rows.reduce((sum, row) => sum + row.totalPower, 0),
      totalHarmony = rows.reduce((sum, row) => sum + row.totalHarmony, 0),
      totalDiscord = rows.reduce((sum, row) => sum + row.totalDiscord, 0);
    return {
      family,
      name,
      houses: houseList,
      signs: signList,
      power,
      percentage: (100 * power) / totalSignPower,
      totalHarmony,
      totalDiscord,
      netHarmony: totalHarmony - totalDiscord,
    };
  });
  const of = (family: string) => entries.filter((entry) => entry.family === family);
  return {
    societies: of('society'),
    trinities: of('trinity'),
    elements: of('element'),
    qualities: of('quality'),
    totalPower: totalSignPower,
  };
}
