import type { Sign } from '../zodiac/zodiac.js';
import type { AstrodyneInput, AstrodyneRelation } from './relations.js';
import { ANGLE_POWER, DIGNITY_ROWS, HOUSE_POWER_ROWS, NATAL_POLICY, isPlanet } from './tables.js';
import type { AstrodyneBody, AstrodynePlanet, DignityRow } from './tables.js';

type Condition = 'exaltation' | 'home' | 'harmony' | 'inharmony' | 'detriment' | 'fall';

/** Harmodynes of a condition (discordynes if negative); 4 within a degree of the exact degree of exaltation or fall. */
const DELTAS: Readonly<Record<Condition, number>> = {
  exaltation: 3,
  home: 2,
  harmony: 1,
  inharmony: -1,
  detriment: -2,
  fall: -3,
};

function conditionOf(row: DignityRow, sign: Sign): Condition | null {
  if (row.exaltationSign === sign) return 'exaltation';
  if (row.fallSign === sign) return 'fall';
  if (row.homeSigns.includes(sign)) return 'home';
  if (row.detrimentSigns.includes(sign)) return 'detriment';
  if (row.harmonySign === sign) return 'harmony';
  return row.inharmonySign === sign ? 'inharmony' : null;
}

/** The essential dignity of a planet. `signDegree`: degrees in the sign. */
export function dignityTruth(planet: AstrodynePlanet, sign: Sign, signDegree: number) {
  const sourceRow = DIGNITY_ROWS.find((row) => row.planet === planet) ?? DIGNITY_ROWS[0];
  const condition = conditionOf(sourceRow, sign);
  const exactDegree =
    condition === 'exaltation' ? sourceRow.exaltationDegree : condition === 'fall' ? sourceRow.fallDegree : null;
  const distance = exactDegree === null ? null : Math.abs(signDegree - exactDegree);
  const emphasis = distance !== null && distance <= NATAL_POLICY.degreeEmphasisOrbDeg;
  const delta = condition === null ? 0 : DELTAS[condition];
  return {
    planet,
    sign,
    signDegree,
    sourceRow,
    condition,
    exactDegree,
    distanceFromExactDegree: distance,
    degreeEmphasisApplied: emphasis,
    harmonyDelta: emphasis ? delta + Math.sign(delta) : delta,
  };
}

/**
 * The power of a position in a house: interpolated between the powers of the next cusp and of its own cusp (Manual,
 * natal part). Degrees.
 */
export function housePositionTruth(house: number, distanceFromWeakerCuspDeg: number, houseSizeDeg: number) {
  const row = HOUSE_POWER_ROWS.find((one) => one.house === house) ?? HOUSE_POWER_ROWS[0];
  const { weakerCuspPower, strongerCuspPower, variation } = row;
  const fraction = distanceFromWeakerCuspDeg / houseSizeDeg;
  return {
    house,
    distanceFromWeakerCuspDeg,
    houseSizeDeg,
    weakerCuspPower,
    strongerCuspPower,
    variation,
    interpolationFraction: fraction,
    astrodynePower: weakerCuspPower + variation * fraction,
  };
}

interface Contribution {
  readonly source: 'housePosition' | 'essentialDignity' | AstrodyneRelation['kind'];
  readonly label: string;
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
}

/** The power, harmony and discord of a body: all contributions and their sums. */
export interface AstrodyneProfile {
  readonly body: AstrodyneBody;
  readonly bodyKind: 'planet' | 'angle';
  readonly sign: Sign;
  readonly house: number;
  readonly input: AstrodyneInput;
  readonly housePositionTruth: ReturnType<typeof housePositionTruth> | null;
  readonly dignityTruth: ReturnType<typeof dignityTruth> | null;
  readonly relationIds: readonly string[];
  readonly contributions: readonly Contribution[];
  readonly totalPower: number;
  readonly totalHarmony: number;
  readonly totalDiscord: number;
  readonly netHarmony: number;
}

function ownContributions(
  house: ReturnType<typeof housePositionTruth> | null,
  dignity: ReturnType<typeof dignityTruth> | null,
): Contribution[] {
  const place: Contribution = {
    source: 'housePosition',
    label: house ? `house ${house.house}` : 'fixed angle power',
    power: house ? house.astrodynePower : ANGLE_POWER,
    harmony: 0,
    discord: 0,
  };
  if (dignity === null || dignity.condition === null) return [place];
  const delta = dignity.harmonyDelta;
  return [
    place,
    {
      source: 'essentialDignity',
      label: dignity.condition,
      power: 0,
      harmony: Math.max(delta, 0),
      discord: Math.max(-delta, 0),
    },
  ];
}

/** The profile of a body. `relations`: all relations of its figure. */
export function profileOf(input: AstrodyneInput, relations: readonly AstrodyneRelation[]): AstrodyneProfile {
  const { body, distanceFromWeakerCuspDeg, houseSizeDeg } = input;
  const house =
    distanceFromWeakerCuspDeg === null || houseSizeDeg === null
      ? null
      : housePositionTruth(input.house, distanceFromWeakerCuspDeg, houseSizeDeg);
  const dignity = isPlanet(body) ? dignityTruth(body, input.sign, input.signDegree) : null;
  const scored = relations.filter(({ scored: counts, bodyA, bodyB }) => counts && (bodyA === body || bodyB === body));
  const contributions = [
    ...ownContributions(house, dignity),
    ...scored.map(({ kind, label, power, harmony, discord, bodyA, bodyB }) => ({
      source: kind,
      label: `${kind === 'mutualReception' ? 'mutual reception' : label} with ${bodyA === body ? bodyB : bodyA}`,
      power,
      harmony,
      discord,
    })),
  ];
  const sum = (name: 'power' | 'harmony' | 'discord') => contributions.reduce((total, one) => total + one[name], 0);
  const totalHarmony = sum('harmony'),
    totalDiscord = sum('discord');
  return {
    body,
    bodyKind: input.bodyKind,
    sign: input.sign,
    house: input.house,
    input,
    housePositionTruth: house,
    dignityTruth: dignity,
    relationIds: scored.map((relation) => relation.relationId),
    contributions,
    totalPower: sum('power'),
    totalHarmony,
    totalDiscord,
    netHarmony: totalHarmony - totalDiscord,
  };
}
