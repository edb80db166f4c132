import { CHART_BODIES } from '../sky/bodies.js';

/** The bodies of a chart when none are named. */
export const CHART_NAMES: readonly string[] = CHART_BODIES.map(({ name }) => name);

/** A list of names between commas. */
export const readNames = (list: string): string[] => list.split(',').map((name) => name.trim());
