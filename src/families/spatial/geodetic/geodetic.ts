import type { MapLineOptions } from '../../../contract/map-lines.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { meridianArc } from '../../../sky/lines/angle-lines.js';
import type { Instant } from '../../../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem } from '../../../wire/ayanamsa.js';
import { requestedBodies } from '../../../wire/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { mapLineAnswersOf } from '../../../wire/map-lines.js';
import type { MapLine } from '../../../wire/map-lines.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type {
  GeodeticChartBackedChartRequest,
  GeodeticChartBackedEquivalentsRequest,
  GeodeticChartEnvelopeResponse,
  GeodeticDirectChartRequest,
  GeodeticDirectEquivalentsRequest,
  GeodeticEquivalent,
  GeodeticEquivalentsResponse,
  GeodeticProvenance,
  Zodiac,
} from './schema.js';

/** The zodiac of a request and its ayanamsa: 0 for the tropical one. */
interface ZodiacChoice {
  readonly zodiac: Zodiac;
  /** The zodiac whose 0 Aries lies on the meridian of Greenwich. */
  readonly anchor: Zodiac;
  readonly ayanamsaSystem: string | null;
  readonly ayanamsaDeg: number;
}

const TROPICAL: ZodiacChoice = { zodiac: 'tropical', anchor: 'tropical', ayanamsaSystem: null, ayanamsaDeg: 0 };

/** Errors: InvalidInput when the sidereal zodiac has no ayanamsa. */
function givenZodiac(request: { zodiac?: Zodiac; anchor?: Zodiac; ayanamsa_deg?: number | null }): ZodiacChoice {
  if ((request.zodiac ?? 'tropical') === 'tropical') return TROPICAL;
  const value = request.ayanamsa_deg ?? null;
  if (value === null)
    throw new InvalidInput({
      field: '/ayanamsa_deg',
      message: 'the sidereal zodiac needs its ayanamsa',
      given: null,
      allowed: 'degrees, or the tropical zodiac',
    });
  return {
    zodiac: 'sidereal',
    anchor: request.anchor ?? 'tropical',
    ayanamsaSystem: null,
    ayanamsaDeg: value + 0,
  };
}

/** Errors: InvalidInput for an ayanamsa that is unknown, or missing where the zodiac is sidereal. */
function namedZodiac(
  engine: Engine,
  request: { zodiac?: Zodiac; anchor?: Zodiac; ayanamsa_system?: string | null },
  instant: Instant,
): ZodiacChoice {
  if ((request.zodiac ?? 'tropical') === 'tropical') return TROPICAL;
  const name = request.ayanamsa_system ?? null;
  if (name === null)
    throw new InvalidInput({
      field: '/ayanamsa_system',
      message: 'the sidereal zodiac needs its ayanamsa',
      given: null,
      allowed: 'an ayanamsa of /v1/sidereal/ayanamsa-systems, or the tropical zodiac',
    });
  const system = ayanamsaSystem(name, '/ayanamsa_system');
  return {
    zodiac: 'sidereal',
    anchor: request.anchor ?? 'tropical',
    ayanamsaSystem: system.system,
    ayanamsaDeg: ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true'),
  };
}

/** Degrees by which the meridian of Greenwich lies from 0 Aries of the tropical zodiac. */
const greenwichDeg = ({ anchor, ayanamsaDeg: ayanamsa }: ZodiacChoice): number =>
  anchor === 'sidereal' ? ayanamsa : 0;

/**
 * The angles of a place for all time: its longitude counted from Greenwich is its midheaven in the zodiac of the anchor, the ascendant
 * rises with that degree on the meridian. Errors: InvalidInput where the ecliptic lies in the horizon.
 */
function geodeticAngles(
  place: { readonly geo_longitude: number; readonly geo_latitude: number },
  obliquityDeg: number,
  choice: ZodiacChoice,
): GeodeticChartEnvelopeResponse['chart'] {
  const { zodiac, ayanamsaDeg: ayanamsa } = choice,
    tropicalDeg = place.geo_longitude + greenwichDeg(choice),
    tropical = tropicalDeg * RAD_PER_DEG,
    armc = Math.atan2(Math.sin(tropical) * Math.cos(obliquityDeg * RAD_PER_DEG), Math.cos(tropical));
  const figure = houseFigure({ armcDeg: armc * DEG_PER_RAD, obliquityDeg, latitudeDeg: place.geo_latitude });
  if (figure.eclipticInHorizon)
    throw new InvalidInput({
      field: '/geo_latitude',
      message: 'with this degree on the meridian the ecliptic lies in the horizon and no degree rises',
      given: place.geo_latitude,
      allowed: 'another latitude, longitude or obliquity',
    });
  return {
    geo_latitude: place.geo_latitude + 0,
    geo_longitude: place.geo_longitude + 0,
    mc: normalizeDeg(tropicalDeg - ayanamsa),
    asc: normalizeDeg(figure.ascDeg - ayanamsa),
    obliquity: obliquityDeg + 0,
    zodiac,
    ayanamsa_deg: ayanamsa,
  };
}

const zodiacEcho = ({ zodiac, anchor, ayanamsaSystem: system, ayanamsaDeg: value }: ZodiacChoice) => ({
  zodiac,
  anchor,
  ayanamsa_system: system,
  ayanamsa_deg: value,
});
const NO_INSTANT = { requested_datetime: null, normalized_datetime_utc: null, jd_ut: null, jd_tt: null };
const instantEcho = (engine: Engine, dt: string, instant: Instant) => ({
  requested_datetime: engine.time.echoIso(dt, '/dt'),
  normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
  jd_ut: jdOfInstant(instant),
  jd_tt: instant.ttJ2k + J2000_JD,
});

/** POST /v1/geodetic/location-chart */
export function directLocationChart(request: GeodeticDirectChartRequest): GeodeticChartEnvelopeResponse {
  const choice = givenZodiac(request);
  return {
    chart: geodeticAngles(request, request.obliquity, choice),
    provenance: {
      ...NO_INSTANT,
      obliquity_deg: request.obliquity + 0,
      ...zodiacEcho(choice),
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'direct_geographic_obliquity',
      stage_sequence: [
        'direct_geographic_validation',
        'zodiac_policy_validation',
        'obliquity_validation',
        'geodetic_chart_computation',
        'response_materialization',
      ],
    },
  };
}

/** POST /v1/geodetic/chart/location-chart: with the true obliquity of the moment. */
export function chartLocationChart(
  engine: Engine,
  request: GeodeticChartBackedChartRequest,
): GeodeticChartEnvelopeResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    choice = namedZodiac(engine, request, instant),
    obliquityDeg = engine.sky.earth(instant).trueObliquityRad * DEG_PER_RAD;
  return {
    chart: geodeticAngles(request, obliquityDeg, choice),
    provenance: {
      ...instantEcho(engine, request.dt, instant),
      obliquity_deg: obliquityDeg,
      ...zodiacEcho(choice),
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'chart_epoch_obliquity',
      stage_sequence: [
        'datetime_validation',
        'chart_context_derivation',
        'zodiac_policy_validation',
        'obliquity_derivation',
        'ayanamsa_resolution',
        'geodetic_chart_computation',
        'response_materialization',
      ],
    },
    computation_basis: engine.basis(instant),
  };
}

interface Named {
  readonly name: string;
  readonly value: number;
}

/** Where tropical longitudes are the midheaven. */
const equivalentsOf = (tropical: readonly Named[], choice: ZodiacChoice): GeodeticEquivalent[] =>
  tropical.map(({ name, value }) => ({
    body: name,
    geographic_longitude: signedDeg(value - greenwichDeg(choice)),
  }));

const mapOfEquivalents = (equivalents: readonly GeodeticEquivalent[], options: MapLineOptions) => {
  const lines: MapLine[] = equivalents.flatMap(({ body, geographic_longitude: longitude }) => [
    { planet: body, line_type: 'MC', arc: meridianArc(longitude) },
    { planet: body, line_type: 'IC', arc: meridianArc(longitude + 180) },
  ]);
  return mapLineAnswersOf(lines, options);
};

/** POST /v1/geodetic/equivalents. Errors: InvalidInput for names, or the sidereal zodiac without its ayanamsa. */
export function directEquivalents(request: GeodeticDirectEquivalentsRequest): GeodeticEquivalentsResponse {
  const choice = givenZodiac(request),
    tropical = namedLongitudes(request.longitudes, '/longitudes', 'trim').map(({ name, value }) => ({
      name,
      value: value + choice.ayanamsaDeg,
    })),
    equivalents = equivalentsOf(tropical, choice);
  return {
    equivalents,
    ...mapOfEquivalents(equivalents, request),
    provenance: {
      ...NO_INSTANT,
      obliquity_deg: null,
      ...zodiacEcho(choice),
      requested_bodies: Object.keys(request.longitudes),
      returned_bodies: equivalents.map(({ body }) => body),
      coordinate_source: 'direct_ecliptic_longitudes',
      stage_sequence: [
        'direct_longitude_validation',
        'zodiac_policy_validation',
        'geodetic_equivalent_computation',
        'response_materialization',
      ],
    },
  };
}

/** Where a place stands between the meridians of an equivalent. */
function withPlace(equivalent: GeodeticEquivalent, geoLongitude: number): GeodeticEquivalent {
  const offset = signedDeg(geoLongitude - equivalent.geographic_longitude),
    away = Math.abs(offset);
  return { ...equivalent, place_offset_deg: offset, nearest_angle: away === 90 ? null : away < 90 ? 'MC' : 'IC' };
}

/** POST /v1/geodetic/chart/equivalents: apparent longitudes, topocentric at the place of the request unless it says otherwise. */
export function chartEquivalents(
  engine: Engine,
  request: GeodeticChartBackedEquivalentsRequest,
): GeodeticEquivalentsResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    choice = namedZodiac(engine, request, instant),
    center = request.place_center ?? 'topocentric',
    site =
      center === 'topocentric'
        ? { latitudeDeg: request.geo_latitude, longitudeDeg: request.geo_longitude, elevationM: 0 }
        : null;
  const longitudes = requestedBodies(engine, request.bodies).map((body) => ({
    name: body.name,
    value: engine.sky.apparent(body, instant, site).longitudeDeg,
  }));
  const equivalents = equivalentsOf(longitudes, choice).map((one) => withPlace(one, request.geo_longitude));
  const source: GeodeticProvenance['coordinate_source'] =
    choice.zodiac === 'sidereal' ? 'chart_sidereal_longitudes' : 'chart_tropical_longitudes';
  return {
    equivalents,
    ...mapOfEquivalents(equivalents, request),
    provenance: {
      ...instantEcho(engine, request.dt, instant),
      obliquity_deg: null,
      ...zodiacEcho(choice),
      requested_bodies: request.bodies ?? null,
      returned_bodies: equivalents.map(({ body }) => body),
      coordinate_source: source,
      stage_sequence: [
        'datetime_validation',
        'chart_context_derivation',
        'chart_body_validation',
        'zodiac_policy_validation',
        'ayanamsa_resolution',
        'longitude_selection',
        'geodetic_equivalent_computation',
        'response_materialization',
      ],
      place_center: center,
    },
    computation_basis: engine.basis(instant),
  };
}
