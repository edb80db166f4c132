import { CHART_BODIES } from '../sky/bodies.js';
import { findHouseSystem } from '../sky/houses/systems.js';

/** Name of a house system by its code: `W` is Whole Sign. */
export const houseSystemName = (code: string): string => findHouseSystem(code)?.name ?? code;

/** The default bodies of a chart. */
export const CHART_NAMES: readonly string[] = CHART_BODIES.map(({ name }) => name);

/** Reads a comma-separated list of names. */
export const readNames = (list: string): string[] => list.split(',').map((name) => name.trim());
