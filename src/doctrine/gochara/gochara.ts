import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { houseFrom } from './sade-sati.js';
import { isExempt, VEDHA } from './tables.js';
import type { VedhaReading } from './tables.js';

/** Signs, 0 ... 11, of the transiting planets that are known. */
export type TransitSigns = ReadonlyMap<Graha, number>;

/** Whether the vedha is evaluated. */
export type VedhaMode = 'ordinary' | 'baselineOnly';

/** A planet in the house of vedha of another. */
export interface VedhaWitness {
  readonly subject: Graha;
  readonly blocker: Graha;
  readonly subjectHouse: number;
  readonly blockerHouse: number;
  readonly isExempt: boolean;
}

/** The transit of one planet, counted by whole signs from the natal Moon. */
export interface Transit {
  readonly planet: Graha;
  readonly sign: number;
  readonly house: number;
  readonly isFavorable: boolean;
  /** The house that obstructs; null in a house that is not favourable. */
  readonly vedhaHouse: number | null;
  readonly witnesses: readonly VedhaWitness[];
  /** Planets that can obstruct and whose position is unknown, when a favourable house is evaluated. */
  readonly missingBlockers: readonly Graha[];
  readonly status: 'notApplicable' | 'blocked' | 'unobstructed' | 'incomplete' | 'omittedByPolicy';
}

/** Planets that can obstruct a planet: the other six, without the exempt one. */
export const eligibleBlockers = (subject: Graha): Graha[] =>
  GRAHAS.filter((planet) => planet !== subject && !isExempt(subject, planet));

/**
 * The transit of a planet: favourable by its house from the natal Moon, and obstructed when another planet is in the house of vedha
 * (Phaladeepika 26.2-8). A known obstruction decides; without one an unknown planet leaves the verdict incomplete. `moonSign`: sign of the
 * natal Moon.
 */
export function transitOf(
  planet: Graha,
  moonSign: number,
  signs: TransitSigns,
  reading: VedhaReading,
  mode: VedhaMode,
): Transit {
  const sign = signs.get(planet) ?? 0,
    house = houseFrom(moonSign, sign),
    vedhaHouse = VEDHA[reading][planet].get(house) ?? null;
  const base = { planet, sign, house, isFavorable: vedhaHouse !== null, vedhaHouse };
  if (vedhaHouse === null) return { ...base, witnesses: [], missingBlockers: [], status: 'notApplicable' };
  if (mode === 'baselineOnly') return { ...base, witnesses: [], missingBlockers: [], status: 'omittedByPolicy' };
  const witnesses = GRAHAS.filter(
    (other) => other !== planet && signs.has(other) && houseFrom(moonSign, signs.get(other) ?? 0) === vedhaHouse,
  ).map((blocker) => ({
    subject: planet,
    blocker,
    subjectHouse: house,
    blockerHouse: vedhaHouse,
    isExempt: isExempt(planet, blocker),
  }));
  const missingBlockers = eligibleBlockers(planet).filter((other) => !signs.has(other));
  const status = witnesses.some((witness) => !witness.isExempt)
    ? 'blocked'
    : missingBlockers.length > 0
      ? 'incomplete'
      : 'unobstructed';
  return { ...base, witnesses, missingBlockers, status };
}
