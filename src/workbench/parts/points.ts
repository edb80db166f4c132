import { listParam } from '../state/url.js';
import { TEN_BODIES } from './bodies.js';

/** Points that a person may add to the ten bodies, as the routes name them. */
export const FURTHER_POINTS = [
  'Chiron',
  'True Node',
  'South Node',
  'Mean Lilith',
  'Mean Node',
  'True Lilith',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'Hygiea',
  'Pholus',
  'Eris',
  'Sedna',
] as const;
const DEFAULTS: readonly string[] = ['Chiron', 'True Node'];
/** The opposite of the True Node: no body, so only wheels know it. */
const SOUTH_NODE = 'South Node';

/** In the address: points beside the default ones, and `-NAME` for a default one that is left out; `-nodes` leaves out the node. */
export function furtherPoints(): readonly string[] {
  const stated = listParam('bodies', []);
  const isOut = (name: string): boolean =>
    stated.includes(`-${name}`) || (name === 'True Node' && stated.includes('-nodes'));
  return FURTHER_POINTS.filter((name) => stated.includes(name) || (DEFAULTS.includes(name) && !isOut(name)));
}

/** The parameter of the address after a point is chosen or left out. */
export function togglePoint(name: string): string {
  const chosen = furtherPoints(),
    next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
  return [
    ...next.filter((other) => !DEFAULTS.includes(other)),
    ...DEFAULTS.filter((other) => !next.includes(other)).map((other) => `-${other}`),
  ].join(',');
}

export const showsSouthNode = (): boolean => furtherPoints().includes(SOUTH_NODE);

/** Years in which the orbit of each of these small bodies is known well enough to be shown. */
const KNOWN_YEARS: Readonly<Record<string, readonly [number, number]>> = { Chiron: [1100, 2900] };

const isKnownAt = (name: string, dt: string): boolean => {
  const years = (KNOWN_YEARS as Readonly<Record<string, readonly [number, number] | undefined>>)[name],
    year = Number(/^[+-]?\d+/.exec(dt)?.[0] ?? NaN);
  return years === undefined || (year >= years[0] && year <= years[1]);
};

/** The bodies that a chart at an instant is asked for. */
export const chartBodies = (dt: string): readonly string[] => [
  ...TEN_BODIES,
  ...furtherPoints().filter((name) => name !== SOUTH_NODE && isKnownAt(name, dt)),
];

/** Default points that are left out because their orbit is not known then. */
export const unknownPoints = (dt: string): readonly string[] => furtherPoints().filter((name) => !isKnownAt(name, dt));
