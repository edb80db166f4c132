import { foldName, suggestNames } from '../../kernel/suggest.js';
import { alcabitius } from './alcabitius.js';
import { apc } from './apc.js';
import { azimuthal } from './azimuthal.js';
import { campanus } from './campanus.js';
import { carter } from './carter.js';
import { equalMidheaven } from './equal-midheaven.js';
import { equal } from './equal.js';
import { koch } from './koch.js';
import { krusinski } from './krusinski.js';
import { meridian } from './meridian.js';
import { morinus } from './morinus.js';
import { placidus } from './placidus.js';
import { porphyry } from './porphyry.js';
import { pullenDelta } from './pullen-delta.js';
import { pullenRatio } from './pullen-ratio.js';
import { regiomontanus } from './regiomontanus.js';
import { solarSign } from './solar-sign.js';
import { sripati } from './sripati.js';
import { sunshine } from './sunshine.js';
import type { HouseSystem } from './system.js';
import { topocentric } from './topocentric.js';
import { vehlow } from './vehlow.js';
import { wholeSign } from './whole-sign.js';
import { zariel } from './zariel.js';

/** All house systems. */
// ts-unused-exports:disable-next-line
export const HOUSE_SYSTEMS: readonly HouseSystem[] = [
  placidus,
  koch,
  equal,
  wholeSign,
  campanus,
  regiomontanus,
  porphyry,
  meridian,
  alcabitius,
  morinus,
  topocentric,
  vehlow,
  sunshine,
  solarSign,
  azimuthal,
  carter,
  krusinski,
  apc,
  zariel,
  equalMidheaven,
  pullenDelta,
  pullenRatio,
  sripati,
];

const byFoldedName: ReadonlyMap<string, HouseSystem> = new Map(
  HOUSE_SYSTEMS.flatMap((system) =>
    [system.code, system.name, ...system.aliases].map((name) => [foldName(name), system] as const),
  ),
);

/** The system of a code, name or alias, without case, accents and punctuation; undefined for an unknown name. */
export const findHouseSystem = (name: string): HouseSystem | undefined => byFoldedName.get(foldName(name));

/** Names of systems similar to an unknown one. */
export const suggestHouseSystems = (name: string): string[] =>
  suggestNames(
    name,
    HOUSE_SYSTEMS.flatMap((system) => [system.name, ...system.aliases]),
  );

/** Codes and names of all systems, for error messages. */
export const HOUSE_SYSTEM_NAMES: readonly string[] = HOUSE_SYSTEMS.map((system) => `${system.code} (${system.name})`);
