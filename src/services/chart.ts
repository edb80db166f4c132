import { jdOfInstant } from '../wire/instant.js';
import type { ChartResponse } from '../contract/chart.js';
import type { NodePositionResponse, PlanetPositionResponse } from '../contract/positions.js';
import type { Engine } from '../engine.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import { CHART_BODIES, LUNAR_POINTS } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Place } from '../sky/sky.js';
import type { Instant } from '../time/instant.js';
import { nodePosition, planetPosition } from '../wire/positions.js';
import { smallBodySource } from './small-body-positions.js';

interface ChartOptions {
  /** Default: Sun, Moon, Mercury ... Pluto. */
  readonly bodies?: readonly Body[];
  readonly includeNodes?: boolean;
  /** Observer of the bodies; lunar points stay geocentric. Null or absent: geocentric. */
  readonly site?: Site | null;
}

/**
 * Chart of an instant: apparent places of the bodies and the points of the lunar orbit, true ecliptic and equinox of date.
 *
 * @throws {OutOfCoverage} outside the coverage of a body
 */
export function chartAt(engine: Engine, instant: Instant, options: ChartOptions = {}): ChartResponse {
  const planets = chartPlanets(engine, instant, options.bodies ?? CHART_BODIES, options.site ?? null);
  return chartOf(engine, instant, planets, (options.includeNodes ?? true) ? chartNodes(engine, instant) : {});
}

interface Equator {
  readonly sin: number;
  readonly cos: number;
}

const obliquityRadOf = (engine: Engine, instant: Instant): number => engine.sky.epoch(instant).trueObliquityRad;
function equatorAt(engine: Engine, instant: Instant): Equator {
  const obliquityRad = obliquityRadOf(engine, instant);
  return { sin: Math.sin(obliquityRad), cos: Math.cos(obliquityRad) };
}

/**
 * The bodies of a chart by name.
 *
 * @param site observer; null for the geocentre
 * @throws {OutOfCoverage} outside the coverage of a body
 */
export function chartPlanets(
  engine: Engine,
  instant: Instant,
  bodies: readonly Body[],
  site: Site | null,
): ChartResponse['planets'] {
  const equator = equatorAt(engine, instant);
  const planets: Record<string, PlanetPositionResponse> = {};
  for (const body of bodies) {
    const place = engine.sky.apparent(body, instant, site);
    const position = planetPosition(body.name, place, site !== null && body.kind !== 'lunar_point');
    position.declination = declinationOf(place, equator);
    const source = smallBodySource(engine, body, instant).small_body_source;
    if (source !== undefined) position.small_body_source = source;
    planets[body.name] = position;
  }
  return planets;
}

/**
 * The points of the lunar orbit by name, geocentric.
 *
 * @throws {OutOfCoverage} outside the coverage of the ephemeris
 */
export function chartNodes(engine: Engine, instant: Instant): ChartResponse['nodes'] {
  const equator = equatorAt(engine, instant);
  const nodes: Record<string, NodePositionResponse> = {};
  for (const point of LUNAR_POINTS) {
    const place = engine.sky.apparent(point, instant, null, ALL_CORRECTIONS);
    const node = nodePosition(point.name, place.longitudeDeg, place.longitudeRateDegPerDay);
    node.declination = declinationOf(place, equator);
    nodes[point.name] = node;
  }
  return nodes;
}

/** Builds the answer of a chart from its bodies and points. */
export const chartOf = (
  engine: Engine,
  instant: Instant,
  planets: ChartResponse['planets'],
  nodes: ChartResponse['nodes'],
): ChartResponse => ({
  jd_ut: jdOfInstant(instant),
  datetime_utc: engine.time.formatUtc(instant.utcJ2k),
  calendar_utc: { ...engine.time.calendarOf(instant.utcJ2k), tzname: 'UTC' },
  obliquity: obliquityRadOf(engine, instant) * DEG_PER_RAD,
  delta_t: instant.deltaTSeconds,
  planets,
  nodes,
  computation_basis: engine.basis(instant),
});

/**
 * Declination (degrees) of a place in the ecliptic. The arc tangent stays accurate near the poles. `equator` is the sine and cosine of the
 * obliquity.
 */
function declinationOf({ longitudeDeg, latitudeDeg }: Place, { sin, cos }: Equator): number {
  const longitude = longitudeDeg * RAD_PER_DEG,
    latitude = latitudeDeg * RAD_PER_DEG,
    across = Math.cos(latitude);
  const x = across * Math.cos(longitude),
    y = across * Math.sin(longitude),
    z = Math.sin(latitude);
  const inPlane = cos * y - sin * z;
  return Math.atan2(sin * y + cos * z, Math.sqrt(x * x + inPlane * inPlane)) * DEG_PER_RAD;
}

/**
 * Bodies of a request by name without repetitions, or the default list.
 *
 * @throws {InvalidInput} for an unknown name, with the JSON pointer of the item
 */
export function requestedBodies(
  engine: Engine,
  names: readonly string[] | null | undefined,
  field = '/bodies',
): readonly Body[] {
  return eachOnce(namedBodies(engine, names, field));
}

/**
 * As `requestedBodies`, but a repeated body is an error.
 *
 * @throws {InvalidInput} for an unknown or repeated body
 */
export function distinctBodies(
  engine: Engine,
  names: readonly string[] | null | undefined,
  field = '/bodies',
): readonly Body[] {
  const bodies = namedBodies(engine, names, field);
  refuseRepeated(bodies, names ?? [], field);
  return bodies;
}

const namedBodies = (engine: Engine, names: readonly string[] | null | undefined, field: string): readonly Body[] =>
  names?.map((name, i) => engine.bodies.resolve(name, `${field}/${i}`)) ?? CHART_BODIES;

/** Items without repetitions: of items with one name (a body requested by two of its names) only the first is kept. */
export function eachOnce<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/**
 * Checks that no body is requested twice, also by two of its names.
 *
 * @throws {InvalidInput} with the JSON pointer of the repetition
 */
export function refuseRepeated(
  bodies: readonly { readonly name: string }[],
  names: readonly string[],
  field: string,
): void {
  bodies.forEach((body, i) => {
    if (bodies.findIndex(({ name }) => name === body.name) !== i)
      throw new InvalidInput({
        field: `${field}/${i}`,
        message: `repeats ${body.name}`,
        given: names[i],
        allowed: 'each body once',
      });
  });
}
