import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import type { DirectionFrame } from '../../../doctrine/directions/point.js';
import { CUSP_ORB_DEG, FrameRequired, NeverRises } from '../../../doctrine/hyleg/lilly.js';
import type { HouseSeat, Nativity } from '../../../doctrine/hyleg/lilly.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import type { HylegLilly1647Request } from './schema.js';

/** The fields that both requests of the family share. */
type SharedFields = Omit<HylegLilly1647Request, 'sun_longitude' | 'moon_longitude' | 'planets'>;

/** Meridian, obliquity and latitude of a request; null where one of them is missing. */
function frameOf(request: SharedFields): DirectionFrame | null {
  const { armc, obliquity, geographic_latitude: latitudeDeg } = request;
  if (typeof armc !== 'number' || typeof obliquity !== 'number' || typeof latitudeDeg !== 'number') return null;
  return { armcDeg: normalizeDeg(armc), obliquityDeg: obliquity, latitudeDeg };
}

/** Houses of any longitude by the cusps of a request. Errors: InvalidInput for cusps that do not go around once. */
function seatsOf(request: SharedFields): (longitudeDeg: number) => HouseSeat {
  const cusps = request.house_cusps.map(normalizeDeg),
    order = cuspOrder(cusps);
  if (order === 'disordered')
    throw new InvalidInput({
      field: '/house_cusps',
      message: 'the cusps do not go around the zodiac once',
      given: request.house_cusps,
      allowed: 'twelve longitudes in the order of the houses',
    });
  return (longitudeDeg) => {
    const longitude = normalizeDeg(longitudeDeg),
      strictHouse = houseOf(longitude, cusps, order),
      next = strictHouse % 12;
    const sign = order === 'retrograde' ? -1 : 1,
      toNext = normalizeDeg(sign * (cusps[next] - longitude));
    return { longitudeDeg: longitude, strictHouse, orbHouse: toNext <= CUSP_ORB_DEG ? next + 1 : strictHouse };
  };
}

/** The nativity that the rule of the giver of life reads. */
export function nativityOf(
  request: SharedFields,
  lights: { readonly sun: number; readonly moon: number },
  planets: Readonly<Partial<Record<ClassicalPlanet, number>>>,
): Nativity {
  const seatOf = seatsOf(request);
  const optional = (value: number | null | undefined): number | null =>
    typeof value === 'number' ? normalizeDeg(value) : null;
  return {
    sun: seatOf(lights.sun),
    moon: seatOf(lights.moon),
    ascDeg: normalizeDeg(request.house_cusps[0]),
    isDay: request.is_day_chart,
    planets: new Map(
      Object.entries(planets).map(([name, longitude]) => [name as ClassicalPlanet, seatOf(longitude)] as const),
    ),
    newMoonDeg: optional(request.prenatal_new_moon_longitude),
    fullMoonDeg: optional(request.prenatal_full_moon_longitude),
    latestSyzygy:
      request.latest_prenatal_syzygy === 'new_moon'
        ? 'newMoon'
        : request.latest_prenatal_syzygy === 'full_moon'
          ? 'fullMoon'
          : null,
    frame: frameOf(request),
    seatOf,
  };
}

/** Runs a rule; a missing frame becomes an InvalidInput that names the missing fields, a degree that never rises one at the latitude. */
export function withFrame<T>(request: SharedFields, rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    if (error instanceof NeverRises)
      throw new InvalidInput({
        field: '/geographic_latitude',
        message: `${error.body} in the first house never crosses the horizon at this latitude and has no oblique ascension`,
        given: request.geographic_latitude,
        allowed: 'a latitude where the degree rises',
      });
    if (!(error instanceof FrameRequired)) throw error;
    const fields = (['armc', 'obliquity', 'geographic_latitude'] as const).filter(
      (field) => typeof request[field] !== 'number',
    );
    throw new InvalidInput(
      fields.map((field) => ({
        field: `/${field}`,
        message: `${error.body} is under the earth in the first house, where the rule needs the oblique ascension`,
        allowed: 'a number of degrees',
      })),
    );
  }
}
