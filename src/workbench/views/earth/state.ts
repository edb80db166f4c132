import { projectedName, TEN_BODIES } from '../../parts/bodies.js';
import { momentOf } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { listParam, numberParam, param, setParams } from '../../state/url.js';
import { ANGLES } from './calls.js';
import type { LineName } from './calls.js';
import { PROJECTIONS } from '../../parts/map/projections.js';
import type { GeoPlace, ProjectionName } from '../../parts/map/projections.js';

/** The tabs of the view. The functions below read and write its choices in the address. */
export const TABS = ['lines', 'local', 'parans'] as const;
export type Tab = (typeof TABS)[number];

export const OFFERED: readonly string[] = [...TEN_BODIES, 'Chiron', 'True Node', 'Mean Lilith'];

const oneOf = <Name extends string>(names: readonly Name[], requested: string, fallback: Name): Name =>
  (names as readonly string[]).includes(requested) ? (requested as Name) : fallback;

export const tabOf = (): Tab => oneOf(TABS, param('tab'), 'lines');
export const bodiesOf = (): readonly string[] =>
  param('bo') === '-' ? [] : OFFERED.filter((name) => chosenBodies().includes(name));
/** Older addresses name the mean apogee in its orbit: the view shows it projected on the ecliptic, as the chart does. */
const chosenBodies = (): readonly string[] => listParam('bo', TEN_BODIES).map(projectedName);
export const anglesOf = (): readonly string[] =>
  param('an') === '-' ? [] : ANGLES.filter((name) => listParam('an', ANGLES).includes(name));
export const projectionOf = (): ProjectionName =>
  oneOf(PROJECTIONS, param('pj'), tabOf() === 'local' ? 'place' : 'plain');

/** Adds a name to a list in the address, or removes it. The list keeps the order of `all`; an empty list is `-`. */
export function toggle(param: string, chosen: readonly string[], name: string, all: readonly string[]): void {
  const next = all.filter((each) => (each === name) !== chosen.includes(each));
  setParams({ [param]: next.length === 0 ? '-' : next.join(',') }, true);
}

/** The place that was clicked or typed; null without one. */
export function pickedPlace(): (GeoPlace & { readonly name: string }) | null {
  const [latitude, longitude] = param('at').split(',').map(Number);
  const isPlace = param('at') !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude, name: param('atn') } : null;
}
export const pick = ({ latitude, longitude }: GeoPlace, name = ''): void =>
  setParams({ at: `${latitude.toFixed(4)},${longitude.toFixed(4)}`, atn: name });
export const unpick = (): void => setParams({ at: null, atn: null });

/** The chart that the maps show: instant and place of one entry. */
export interface ShownChart {
  /** ISO in UTC; null until known. */
  readonly dt: string | null;
  readonly birth: Moment;
  /** The form has a newer entry, whose instant is not known. */
  readonly isOld: boolean;
}

/** The place that the tables refer to: the picked place, else the place of the chart. */
export function placeInQuestion(birth: Moment = momentOf()): GeoPlace & { readonly name: string } {
  const { latitude, longitude, place } = birth;
  return pickedPlace() ?? { latitude, longitude, name: place };
}

export const ORBS_KM = [100, 250, 500, 1000, 2000] as const;
export const orbKm = (): number => numberParam('km', 1000);
export const isOn = (name: string): boolean => param(name) === '1';

export const lineKey = ({ planet, line_type }: LineName): string => `${planet} ${line_type}`;
export const highlighted = (): string => param('hl');
export const highlight = (key: string): void => setParams({ hl: key === param('hl') ? null : key }, true);

/** The style class with the colour of a body. */
export const bodyClass = (name: string): string => `body-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
