import type { Engine } from '../engine.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName } from '../kernel/suggest.js';
import { CHART_BODIES, LUNAR_POINTS, MEAN_NODE, TRUE_NODE } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { figureAt } from '../wire/houses.js';
import { tropicalLongitudeDeg } from './sidereal-zodiac.js';
import type { TropicalSky } from './sidereal-zodiac.js';

/** Points of a sidereal chart that are not bodies of the ephemeris: the lunar nodes and the ascendant. */
type SiderealPoint = 'Rahu' | 'Ketu' | 'Lagna';
/** A body of the ephemeris or a point of the sidereal chart. */
export type SiderealSubject = Body | SiderealPoint;

const POINTS: ReadonlyMap<string, SiderealPoint> = new Map([
  ['rahu', 'Rahu'],
  ['ketu', 'Ketu'],
  ['lagna', 'Lagna'],
  ['ascendant', 'Lagna'],
]);
const ALLOWED_BODIES = 'Sun, Moon, Mercury ... Pluto, an asteroid or a comet';
const ALLOWED_SUBJECTS = `${ALLOWED_BODIES}; Rahu, Ketu, Lagna (with an observer)`;

/** Sun ... Pluto, asteroids and comets; not the points of the lunar orbit. */
const isChartBody = (body: Body): boolean =>
  body.kind === 'major' ? CHART_BODIES.includes(body) : body.kind !== 'lunar_point';

/** The body with a name: Sun ... Pluto, an asteroid or a comet. `field`: JSON pointer. Errors: InvalidInput. */
export const siderealBody = (engine: Engine, name: string, field: string): Body =>
  engine.bodies.resolve(name, field, isChartBody, ALLOWED_BODIES);

/** The subject with a name: a body as in `siderealBody`, Rahu, Ketu or the Lagna. `field`: JSON pointer. Errors: InvalidInput. */
export function siderealSubject(engine: Engine, name: string, field: string): SiderealSubject {
  return POINTS.get(foldName(name)) ?? engine.bodies.resolve(name, field, isChartBody, ALLOWED_SUBJECTS);
}

/** The subject with a name among all bodies that charts admit, points of the lunar orbit included. `field`: JSON pointer. Errors: InvalidInput. */
export const listedSubject = (engine: Engine, name: string, field: string): SiderealSubject =>
  POINTS.get(foldName(name)) ?? engine.bodies.resolve(name, field);

/** Name of a subject in answers. */
export const subjectName = (subject: SiderealSubject): string => (typeof subject === 'string' ? subject : subject.name);

const PLANETS: ReadonlyMap<string, Body> = new Map(CHART_BODIES.map((body) => [body.name, body]));

/** The body of one of the ten names Sun ... Pluto. Errors: RangeError for another name. */
export const planetBody = (name: string): Body => {
  const body = PLANETS.get(name);
  if (body === undefined) throw new RangeError(`${name} is not one of the ten bodies`);
  return body;
};

/**
 * Tropical longitude of a subject, degrees in [0, 360). `field`: JSON pointer of the place, for the Lagna without an observer.
 * Errors: InvalidInput, OutOfCoverage.
 */
export function tropicalSubjectDeg(
  engine: Engine,
  sky: TropicalSky,
  subject: SiderealSubject,
  field = '/observer_lat',
): number {
  if (subject === 'Lagna') return tropicalLagnaDeg(engine, sky, field);
  if (subject === 'Rahu' || subject === 'Ketu') {
    const node = LUNAR_POINTS[sky.node === 'mean' ? MEAN_NODE : TRUE_NODE];
    return normalizeDeg(tropicalLongitudeDeg(engine, sky, node) + (subject === 'Ketu' ? 180 : 0));
  }
  return tropicalLongitudeDeg(engine, sky, subject);
}

/** Tropical longitude of the ascendant, degrees. Errors: InvalidInput at `field` when the request has no observer. */
export function tropicalLagnaDeg(engine: Engine, { instant, site }: TropicalSky, field: string): number {
  if (site === null)
    throw new InvalidInput({
      field,
      message: 'is required for the Lagna, together with observer_lon',
      allowed: 'observer_lat and observer_lon',
    });
  return figureAt(engine, instant, site.latitudeDeg, site.longitudeDeg).ascDeg;
}
