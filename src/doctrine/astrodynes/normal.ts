import { SIGNS, signOf } from '../zodiac/zodiac.js';
import { carry, dignityDeltaOf, manualRound } from './progressed.js';
import type { Baseline } from './progressed.js';
import type { AstrodyneBody } from './tables.js';

interface Placement {
  readonly body: AstrodyneBody;
  readonly longitudeDeg: number;
  readonly house: number;
  readonly natal: Baseline;
}

/**
 * Input of the progressed chart before its aspects (Manual, pp. 25-31). Placements are in the order of the doctrine.
 */
interface NormalInput {
  readonly placements: readonly Placement[];
  readonly signs: Readonly<Record<string, Baseline>>;
  readonly houses: Readonly<Record<string, Baseline>>;
}

function profileOf({ body, longitudeDeg, house, natal }: Placement) {
  const { sign, degree } = signOf(longitudeDeg);
  const dignityDelta = dignityDeltaOf(body, longitudeDeg);
  return {
    body,
    longitudeDeg,
    sign,
    signDegree: degree,
    house,
    natal,
    dignityDelta,
    carry: carry(body, natal, dignityDelta),
  };
}
type Profile = ReturnType<typeof profileOf>;

function aggregate(name: string, baseline: Baseline, occupants: readonly Profile[]) {
  const sum = (of: (carried: Profile['carry']) => number) => occupants.reduce((total, one) => total + of(one.carry), 0);
  const power = sum((one) => one.manualCarriedPower),
    harmony = sum((one) => one.manualTotalHarmony),
    discord = sum((one) => one.manualTotalDiscord);
  const totalHarmony = manualRound(baseline.harmony + harmony),
    totalDiscord = manualRound(baseline.discord + discord);
  return {
    answer: {
      name,
      baseline,
      occupants: occupants.map(({ body }) => body),
      addedPower: power,
      addedHarmony: harmony,
      addedDiscord: discord,
      totalPower: manualRound(baseline.power + power),
      totalHarmony,
      totalDiscord,
      netHarmony: manualRound(totalHarmony - totalDiscord),
    },
    exactPower: baseline.power + sum((one) => one.carriedPower),
    exactNet:
      baseline.harmony -
      baseline.discord +
      sum((one) => one.carriedHarmony + one.dignityHarmony - one.carriedDiscord - one.dignityDiscord),
  };
}

/** The progressed chart before its aspects. Rows use the rounding of hand calculations; the four totals are exact. */
export function normalChart({ placements, signs, houses }: NormalInput) {
  const profiles = placements.map(profileOf);
  const signRows = SIGNS.map((sign) =>
    aggregate(
      sign,
      signs[sign],
      profiles.filter((one) => one.sign === sign),
    ),
  );
  const houseRows = Array.from({ length: 12 }, (_, index) =>
    aggregate(
      String(index + 1),
      houses[index + 1],
      profiles.filter((one) => one.house === index + 1),
    ),
  );
  const sum = (rows: typeof signRows, of: 'exactPower' | 'exactNet') => rows.reduce((total, row) => total + row[of], 0);
  const signPower = sum(signRows, 'exactPower'),
    housePower = sum(houseRows, 'exactPower'),
    signHarmony = sum(signRows, 'exactNet'),
    houseHarmony = sum(houseRows, 'exactNet');
  return {
    profiles,
    signs: signRows.map((row) => row.answer),
    houses: houseRows.map((row) => row.answer),
    totalSignPower: signPower,
    totalHousePower: housePower,
    totalSignHarmony: signHarmony,
    totalHouseHarmony: houseHarmony,
    checksumsPass: Math.abs(signPower - housePower) <= 1e-9 && Math.abs(signHarmony - houseHarmony) <= 1e-9,
  };
}
export type NormalChart = ReturnType<typeof normalChart>;
