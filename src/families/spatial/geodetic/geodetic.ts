import { withDefaults } from '../../../contract/defaults.js';
import type { MapLineOptions } from '../../../contract/map-lines.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { meridianArc } from '../../../sky/lines/angle-lines.js';
import type { Instant } from '../../../time/instant.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import { ayanamsaDeg, ayanamsaSystem } from '../../../services/ayanamsa.js';
import { requestedBodies } from '../../../services/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { mapLineAnswersOf } from '../../../wire/map-lines.js';
import type { MapLine } from '../../../wire/map-lines.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { GeodeticChartBackedEquivalentsRequest, ZodiacFields } from './schema.js';
import type {
  GeodeticChartBackedChartRequest,
  GeodeticChartEnvelopeResponse,
  GeodeticDirectChartRequest,
  GeodeticDirectEquivalentsRequest,
  GeodeticEquivalent,
  GeodeticEquivalentsResponse,
  GeodeticProvenance,
  Zodiac,
  ZodiacRequest,
} from './schema.js';

/** The zodiac of a request and its ayanamsa in degrees (0 for the tropical zodiac). */
interface ZodiacChoice {
  readonly zodiac: Zodiac;
  /** The zodiac with 0 Aries on the meridian of Greenwich. */
  readonly anchor: Zodiac;
  readonly ayanamsaSystem: string | null;
  readonly ayanamsaDeg: number;
}

const TROPICAL: ZodiacChoice = { zodiac: 'tropical', anchor: 'tropical', ayanamsaSystem: null, ayanamsaDeg: 0 };

/** The zodiac of a request with an ayanamsa value. Errors: InvalidInput for the sidereal zodiac without an ayanamsa. */
function givenZodiac(request: ZodiacRequest & { ayanamsa_deg?: number | null }): ZodiacChoice {
  const { zodiac, anchor } = withDefaults(ZodiacFields, request);
  if (zodiac === 'tropical') return TROPICAL;
  const value = request.ayanamsa_deg ?? null;
  if (value === null)
    throw new InvalidInput({
      field: '/ayanamsa_deg',
      message: 'is required for the sidereal zodiac',
      given: null,
      allowed: 'degrees; or the tropical zodiac',
    });
  return {
    zodiac,
    anchor,
    ayanamsaSystem: null,
    ayanamsaDeg: value + 0,
  };
}

/** The zodiac of a request with a named ayanamsa, before the value is computed. */
interface ZodiacPolicy {
  readonly zodiac: Zodiac;
  readonly anchor: Zodiac;
  /** Null for the tropical zodiac. */
  readonly system: AyanamsaSystem | null;
}

/** The zodiac of a request with a named ayanamsa. Errors: InvalidInput for an unknown ayanamsa, or none with the sidereal zodiac. */
function namedZodiac(request: ZodiacRequest & { ayanamsa_system?: string | null }): ZodiacPolicy {
  const { zodiac, anchor } = withDefaults(ZodiacFields, request);
  if (zodiac === 'tropical') return { zodiac, anchor: 'tropical', system: null };
  const name = request.ayanamsa_system ?? null;
  if (name === null)
    throw new InvalidInput({
      field: '/ayanamsa_system',
      message: 'is required for the sidereal zodiac',
      given: null,
      allowed: 'an ayanamsa of /v1/sidereal/ayanamsa-systems; or the tropical zodiac',
    });
  return {
    zodiac,
    anchor,
    system: ayanamsaSystem(name, '/ayanamsa_system'),
  };
}

/** The zodiac at an instant, with the value of the ayanamsa. */
const choiceAt = (engine: Engine, { zodiac, anchor, system }: ZodiacPolicy, instant: Instant): ZodiacChoice =>
  system === null
    ? TROPICAL
    : {
        zodiac,
        anchor,
        ayanamsaSystem: system.system,
        ayanamsaDeg: ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true'),
      };

/** Tropical longitude of the meridian of Greenwich, degrees. */
const greenwichDeg = ({ anchor, ayanamsaDeg: ayanamsa }: ZodiacChoice): number =>
  anchor === 'sidereal' ? ayanamsa : 0;

/**
 * Geodetic angles of a place. The geographic longitude is the midheaven in the zodiac of the anchor; the ascendant is the degree that rises
 * with this midheaven. Source: Sepharial, Geodetic Equivalents (1925). Errors: InvalidInput if the ecliptic coincides with the horizon.
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
      message: 'has no ascendant, because the ecliptic coincides with the horizon',
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
/** The instant of a request, and its datetime as the answer repeats it. */
interface Moment {
  readonly requested: string;
  readonly instant: Instant;
}

/** The instant of a request, in two stages. Errors: InvalidInput. */
function momentStages(engine: Engine, stages: StageLog, dt: string): Moment {
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(dt, '/dt'));
  return stages.run('chart_context_derivation', () => ({ requested, instant: engine.time.instantFromIso(dt, '/dt') }));
}

const momentEcho = (engine: Engine, { requested, instant }: Moment) => ({
  requested_datetime: requested,
  normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
  jd_ut: jdOfInstant(instant),
  jd_tt: instant.ttJ2k + J2000_JD,
});

/** POST /v1/geodetic/location-chart: geodetic angles with a given obliquity. Errors: InvalidInput. */
export function directLocationChart(request: GeodeticDirectChartRequest): GeodeticChartEnvelopeResponse {
  const stages = new StageLog();
  const place = stages.run('direct_geographic_validation', () => ({
    geo_longitude: request.geo_longitude,
    geo_latitude: request.geo_latitude,
  }));
  const choice = stages.run('zodiac_policy_validation', () => givenZodiac(request));
  const obliquityDeg = stages.run('obliquity_validation', () => request.obliquity);
  const chart = stages.run('geodetic_chart_computation', () => geodeticAngles(place, obliquityDeg, choice));
  return stages.run('response_materialization', () => ({
    chart,
    provenance: {
      ...NO_INSTANT,
      obliquity_deg: obliquityDeg + 0,
      ...zodiacEcho(choice),
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'direct_geographic_obliquity',
      stage_sequence: stages.names,
    },
  }));
}

/** POST /v1/geodetic/chart/location-chart: geodetic angles with the true obliquity of an instant. Errors: InvalidInput. */
export function chartLocationChart(
  engine: Engine,
  request: GeodeticChartBackedChartRequest,
): GeodeticChartEnvelopeResponse {
  const stages = new StageLog(),
    moment = momentStages(engine, stages, request.dt),
    { instant } = moment;
  const policy = stages.run('zodiac_policy_validation', () => namedZodiac(request));
  const obliquityDeg = stages.run(
    'obliquity_derivation',
    () => engine.sky.earth(instant).trueObliquityRad * DEG_PER_RAD,
  );
  const choice = stages.run('ayanamsa_resolution', () => choiceAt(engine, policy, instant));
  const chart = stages.run('geodetic_chart_computation', () => geodeticAngles(request, obliquityDeg, choice));
  return stages.run('response_materialization', () => ({
    chart,
    provenance: {
      ...momentEcho(engine, moment),
      obliquity_deg: obliquityDeg,
      ...zodiacEcho(choice),
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'chart_epoch_obliquity',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}

/** A point with its longitude in degrees. */
interface Named {
  readonly name: string;
  readonly value: number;
}

/** Geographic longitudes at which tropical longitudes are the geodetic midheaven. */
const equivalentsOf = (tropical: readonly Named[], choice: ZodiacChoice): GeodeticEquivalent[] =>
  tropical.map(({ name, value }) => ({
    body: name,
    geographic_longitude: signedDeg(value - greenwichDeg(choice)),
  }));

/** Map lines of equivalents: their meridian (MC) and the opposite meridian (IC). */
const mapOfEquivalents = (equivalents: readonly GeodeticEquivalent[], options: MapLineOptions) => {
  const lines: MapLine[] = equivalents.flatMap(({ body, geographic_longitude: longitude }) => [
    { planet: body, line_type: 'MC', arc: meridianArc(longitude) },
    { planet: body, line_type: 'IC', arc: meridianArc(longitude + 180) },
  ]);
  return mapLineAnswersOf(lines, options);
};

/** POST /v1/geodetic/equivalents: geographic longitudes of ecliptic longitudes. Errors: InvalidInput. */
export function directEquivalents(request: GeodeticDirectEquivalentsRequest): GeodeticEquivalentsResponse {
  const stages = new StageLog();
  const points = stages.run('direct_longitude_validation', () =>
    namedLongitudes(request.longitudes, '/longitudes', 'trim'),
  );
  const choice = stages.run('zodiac_policy_validation', () => givenZodiac(request));
  const equivalents = stages.run('geodetic_equivalent_computation', () =>
    equivalentsOf(
      points.map(({ name, value }) => ({ name, value: value + choice.ayanamsaDeg })),
      choice,
    ),
  );
  return stages.run('response_materialization', () => ({
    equivalents,
    ...mapOfEquivalents(equivalents, request),
    provenance: {
      ...NO_INSTANT,
      obliquity_deg: null,
      ...zodiacEcho(choice),
      requested_bodies: Object.keys(request.longitudes),
      returned_bodies: equivalents.map(({ body }) => body),
      coordinate_source: 'direct_ecliptic_longitudes',
      stage_sequence: stages.names,
    },
  }));
}

/** Adds the offset of a place from an equivalent (degrees) and the nearer of its two meridians. */
function withPlace(equivalent: GeodeticEquivalent, geoLongitude: number): GeodeticEquivalent {
  const offset = signedDeg(geoLongitude - equivalent.geographic_longitude),
    distance = Math.abs(offset);
  return {
    ...equivalent,
    place_offset_deg: offset,
    nearest_angle: distance === 90 ? null : distance < 90 ? 'MC' : 'IC',
  };
}

/** POST /v1/geodetic/chart/equivalents: equivalents of bodies, by default topocentric at the place of the request. Errors: InvalidInput, OutOfCoverage. */
export function chartEquivalents(
  engine: Engine,
  request: GeodeticChartBackedEquivalentsRequest,
): GeodeticEquivalentsResponse {
  const stages = new StageLog(),
    moment = momentStages(engine, stages, request.dt),
    { instant } = moment,
    { place_center: center } = withDefaults(GeodeticChartBackedEquivalentsRequest, request);
  const bodies = stages.run('chart_body_validation', () => requestedBodies(engine, request.bodies));
  const policy = stages.run('zodiac_policy_validation', () => namedZodiac(request));
  const choice = stages.run('ayanamsa_resolution', () => choiceAt(engine, policy, instant));
  const longitudes = stages.run('longitude_selection', () => {
    const here = { latitudeDeg: request.geo_latitude, longitudeDeg: request.geo_longitude, elevationM: 0 },
      site = center === 'topocentric' ? here : null;
    return bodies.map((body) => ({
      name: body.name,
      value: engine.sky.apparent(body, instant, site).longitudeDeg,
    }));
  });
  const equivalents = stages.run('geodetic_equivalent_computation', () =>
    equivalentsOf(longitudes, choice).map((equivalent) => withPlace(equivalent, request.geo_longitude)),
  );
  const source: GeodeticProvenance['coordinate_source'] =
    choice.zodiac === 'sidereal' ? 'chart_sidereal_longitudes' : 'chart_tropical_longitudes';
  return stages.run('response_materialization', () => ({
    equivalents,
    ...mapOfEquivalents(equivalents, request),
    provenance: {
      ...momentEcho(engine, moment),
      obliquity_deg: null,
      ...zodiacEcho(choice),
      requested_bodies: request.bodies ?? null,
      returned_bodies: equivalents.map(({ body }) => body),
      coordinate_source: source,
      stage_sequence: stages.names,
      place_center: center,
    },
    computation_basis: engine.basis(instant),
  }));
}
