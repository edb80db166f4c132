import { listParam } from '../state/url.js';
import { projectedName, TEN_BODIES } from './bodies.js';

/** Points that a person may add to the ten bodies, by their names in the service. */
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
/** The point opposite the True Node. It is not a body, so only wheels accept it. */
const SOUTH_NODE = 'South Node';

/** In the address: points besides the default ones, and `-NAME` for a default point that is left out; `-nodes` leaves out the node. */
export function furtherPoints(): readonly string[] {
  const stated = listParam('bodies', []).map(projectedName);
  const isOut = (name: string): boolean =>
    stated.includes(`-${name}`) || (name === 'True Node' && stated.includes('-nodes'));
  return FURTHER_POINTS.filter((name) => stated.includes(name) || (DEFAULTS.includes(name) && !isOut(name)));
}

/** The value of the address parameter after a point is added or left out. */
export function togglePoint(name: string): string {
  const chosen = furtherPoints(),
    next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
  return [
    ...next.filter((other) => !DEFAULTS.includes(other)),
    ...DEFAULTS.filter((other) => !next.includes(other)).map((other) => `-${other}`),
  ].join(',');
}

export const showsSouthNode = (): boolean => furtherPoints().includes(SOUTH_NODE);

/** The years in which the orbit of a small body is known well enough to show it. */
const KNOWN_YEARS: Readonly<Record<string, readonly [number, number]>> = { Chiron: [1100, 2900] };

const isKnownAt = (name: string, dt: string): boolean => {
  const years = (KNOWN_YEARS as Readonly<Record<string, readonly [number, number] | undefined>>)[name],
    year = Number(/^[+-]?\d+/.exec(dt)?.[0] ?? NaN);
  return years === undefined || (year >= years[0] && year <= years[1]);
};

/** The bodies to request for a chart at an instant. */
export const chartBodies = (dt: string): readonly string[] => [
  ...TEN_BODIES,
  ...furtherPoints().filter((name) => name !== SOUTH_NODE && isKnownAt(name, dt)),
];

/** The default points that are not shown because their orbit is unknown at the instant. */
export const unknownPoints = (dt: string): readonly string[] => furtherPoints().filter((name) => !isKnownAt(name, dt));
