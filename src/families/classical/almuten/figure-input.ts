import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { LILLY_STARS } from '../../../doctrine/almuten/lilly-figure.js';
import type { LillyFigure } from '../../../doctrine/almuten/lilly-figure.js';
import { hemisphereOf } from '../../../doctrine/dignity/sect.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import type { AlmutenDoctrine, AlmutenFigurisRequest } from './schema.js';

/** A figure of a request: longitudes in degrees [0, 360) by planet, where the request has them. */
export interface FigureInput {
  readonly doctrine: AlmutenDoctrine;
  readonly longitudes: ReadonlyMap<string, number>;
  readonly cuspsDeg: readonly number[];
  readonly ascDeg: number;
  readonly mcDeg: number;
  readonly isDay: boolean;
}

/** Fields that only some doctrines use; given with another they are refused. */
const USED_BY = {
  midheaven_longitude: ['william_lilly_1647', 'william_lilly_1647_others_five_places'],
  speeds: ['william_lilly_1647'],
  north_node_longitude: ['william_lilly_1647'],
  fixed_star_longitudes: ['william_lilly_1647'],
  prenatal_syzygy_longitude: ['engine_legacy_v1', 'ibn_ezra', 'bonatti'],
  day_ruler: ['engine_legacy_v1', 'ibn_ezra'],
  hour_ruler: ['engine_legacy_v1', 'ibn_ezra'],
} as const satisfies Readonly<Record<string, readonly AlmutenDoctrine[]>>;
/** Fields without which a doctrine cannot count. */
const NEEDED_BY: Readonly<Record<AlmutenDoctrine, readonly (keyof typeof USED_BY)[]>> = {
  william_lilly_1647: ['speeds', 'north_node_longitude', 'fixed_star_longitudes'],
  william_lilly_1647_others_five_places: [],
  engine_legacy_v1: [],
  ibn_ezra: ['prenatal_syzygy_longitude', 'day_ruler', 'hour_ruler'],
  bonatti: ['prenatal_syzygy_longitude'],
};

/** Refuses the listed fields when they are given. Errors: InvalidInput. */
function refuseUnused<T extends string>(
  doctrine: AlmutenDoctrine,
  given: Readonly<Partial<Record<T, unknown>>>,
  fields: readonly T[],
): void {
  for (const field of fields)
    if (given[field] !== undefined && given[field] !== null)
      throw new InvalidInput({
        field: `/${field}`,
        message: `the doctrine ${doctrine} does not use this field`,
        given: given[field],
        allowed: 'left out, or another doctrine',
      });
}

function missing(field: string, message: string, allowed: unknown): InvalidInput {
  return new InvalidInput({ field, message, allowed });
}

/** The longitudes of some planets. Errors: InvalidInput for one that the request lacks. */
export function positionsOf<T extends ClassicalPlanet>(
  longitudes: ReadonlyMap<string, number>,
  planets: readonly T[],
  doctrine: AlmutenDoctrine,
): Readonly<Record<T, number>> {
  const lacking = planets.filter((planet) => !longitudes.has(planet));
  if (lacking.length)
    throw missing('/positions', `the doctrine ${doctrine} needs the longitudes of ${lacking.join(', ')}`, planets);
  return Object.fromEntries(planets.map((planet) => [planet, longitudes.get(planet)!])) as Record<T, number>;
}

/** Reads the figure of a request and checks that its fields fit the doctrine. Errors: InvalidInput. */
export function figureInput(request: AlmutenFigurisRequest & { readonly doctrine: AlmutenDoctrine }): FigureInput {
  const { doctrine } = request;
  for (const field of Object.keys(USED_BY) as (keyof typeof USED_BY)[])
    if (!(USED_BY[field] as readonly string[]).includes(doctrine)) refuseUnused(doctrine, request, [field]);
  for (const field of NEEDED_BY[doctrine])
    if (request[field] === undefined || request[field] === null)
      throw missing(`/${field}`, `the doctrine ${doctrine} needs this field`, 'a value');
  const cuspsDeg = request.house_cusps.map(normalizeDeg);
  if (cuspOrder(cuspsDeg) === 'disordered')
    throw new InvalidInput({
      field: '/house_cusps',
      message: 'the cusps do not go around the zodiac once',
      given: request.house_cusps,
      allowed: 'twelve longitudes in the order of the houses',
    });
  return {
    doctrine,
    longitudes: new Map(Object.entries(request.positions).map(([name, value]) => [name, normalizeDeg(value)])),
    cuspsDeg,
    ascDeg: cuspsDeg[0],
    mcDeg: normalizeDeg(request.midheaven_longitude ?? cuspsDeg[9]),
    isDay: request.is_day_chart,
  };
}

/** Houses (1 to 12) of the planets that the request has. */
export function housesOf({ longitudes, cuspsDeg }: FigureInput): ReadonlyMap<ClassicalPlanet, number> {
  const order = cuspOrder(cuspsDeg);
  return new Map(
    CLASSICAL_PLANETS.flatMap((planet) => {
      const longitude = longitudes.get(planet);
      return longitude === undefined ? [] : [[planet, houseOf(longitude, cuspsDeg, order)] as const];
    }),
  );
}

/** Refuses a sect that contradicts the Sun and the angles, which Lilly's table depends on. Errors: InvalidInput. */
function checkSect({ ascDeg, mcDeg, isDay }: FigureInput, sunDeg: number, givenSun: number): void {
  if (sunDeg === ascDeg || sunDeg === normalizeDeg(ascDeg + 180))
    throw new InvalidInput({
      field: '/positions/Sun',
      message: 'the Sun is on the horizon, where the sect is undecided',
      given: givenSun,
      allowed: 'a longitude other than those of Ascendant and Descendant',
    });
  const frame = { ascDeg, mcDeg, midheavenAboveHorizon: true, eclipticInHorizon: false };
  if ((hemisphereOf(sunDeg, frame) === 'above') !== isDay)
    throw new InvalidInput({
      field: '/is_day_chart',
      message: 'contradicts the Sun’s side of the horizon',
      given: isDay,
      allowed: !isDay,
    });
}

/** The figure with motions, node and stars that Lilly's table needs. Errors: InvalidInput. */
export function lillyFigure(figure: FigureInput, request: AlmutenFigurisRequest): LillyFigure {
  const { doctrine } = figure,
    longitudes = positionsOf(figure.longitudes, CLASSICAL_PLANETS, doctrine);
  const rates = new Map(Object.entries(request.speeds ?? {})),
    stars = new Map(Object.entries(request.fixed_star_longitudes ?? {}));
  const noRate = CLASSICAL_PLANETS.filter((planet) => !rates.has(planet));
  if (noRate.length) throw missing('/speeds', `lacks ${noRate.join(', ')}`, CLASSICAL_PLANETS);
  const noStar = LILLY_STARS.filter((star) => !stars.has(star));
  if (noStar.length) throw missing('/fixed_star_longitudes', `lacks ${noStar.join(', ')}`, LILLY_STARS);
  for (const light of ['Sun', 'Moon'] as const)
    if (rates.get(light)! < 0)
      throw new InvalidInput({
        field: `/speeds/${light}`,
        message: 'a luminary is never retrograde',
        given: rates.get(light),
        allowed: 'at least 0',
      });
  checkSect(figure, longitudes.Sun, request.positions.Sun);
  return {
    longitudes,
    rates: Object.fromEntries(rates) as Record<ClassicalPlanet, number>,
    houses: Object.fromEntries(housesOf(figure)) as Record<ClassicalPlanet, number>,
    northNodeDeg: normalizeDeg(request.north_node_longitude!),
    stars: Object.fromEntries(
      [...stars].map(([star, value]) => [star, normalizeDeg(value)]),
    ) as unknown as LillyFigure['stars'],
    isDay: figure.isDay,
  };
}
