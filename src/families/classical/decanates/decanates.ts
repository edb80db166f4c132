import { withDefaults } from '../../../contract/defaults.js';
import { decanAt, faceRulerOf, triplicityDecan } from '../../../doctrine/decans/decans.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { siderealChart } from '../../../services/sidereal-chart.js';
import { siderealBody } from '../../../services/sidereal-subjects.js';
import { VedicDrekkanaRequest } from './schema.js';
import type {
  DecanateChartBodyRequest,
  DecanateChartPositionResponse,
  DecanateChartSetResponse,
  DecanateLongitudeRequest,
  DecanatePositionResponse,
  DecanateSetRequest,
  DecanateSetResponse,
  DecanSystem,
} from './schema.js';

/** The decan of a longitude (degrees) in one system. */
function position(system: DecanSystem, longitudeDeg: number): DecanatePositionResponse {
  const longitude = normalizeDeg(longitudeDeg),
    decan = decanAt(longitude);
  const bySign = system === 'chaldean_face' ? null : triplicityDecan(decan);
  return {
    system,
    decan_number: decan.number,
    ruling_planet: bySign === null ? faceRulerOf(decan) : bySign.ruler,
    ruling_sign: bySign === null ? null : SIGNS[bySign.signIndex],
    sign: decan.place.sign,
    sign_symbol: decan.place.symbol,
    degree_in_decan: decan.degreeInDecan,
    longitude_used: longitude,
  };
}

/** The decans of a tropical and a sidereal longitude (degrees) in all three systems. */
const setOf = (tropicalDeg: number, siderealLongitudeDeg: number): DecanateSetResponse => ({
  chaldean_face: position('chaldean_face', tropicalDeg),
  triplicity: position('triplicity', tropicalDeg),
  vedic_drekkana: position('vedic_drekkana', siderealLongitudeDeg),
});

/** Sidereal longitude of a request, degrees. Errors: InvalidInput. */
function siderealOf(engine: Engine, request: VedicDrekkanaRequest): number {
  const { ayanamsa_system } = withDefaults(VedicDrekkanaRequest, request);
  const system = ayanamsaSystem(ayanamsa_system, '/ayanamsa_system');
  return siderealDeg(
    request.longitude,
    ayanamsaDeg(engine.nutation, engine.time.ttFromUt1(request.jd - J2000_JD), system, 'true'),
  );
}

/** POST /v1/decanates/chaldean-face: the Chaldean face of a longitude. */
export const chaldeanFace = (request: DecanateLongitudeRequest): DecanatePositionResponse =>
  position('chaldean_face', request.longitude);

/** POST /v1/decanates/triplicity: the triplicity decan of a longitude. */
export const triplicityPosition = (request: DecanateLongitudeRequest): DecanatePositionResponse =>
  position('triplicity', request.longitude);

/** POST /v1/decanates/vedic-drekkana: the drekkana of a tropical longitude. Errors: InvalidInput. */
export const vedicDrekkana = (engine: Engine, request: VedicDrekkanaRequest): DecanatePositionResponse =>
  position('vedic_drekkana', siderealOf(engine, request));

/** POST /v1/decanates/set: face, triplicity decan and drekkana of a tropical longitude. Errors: InvalidInput. */
export const decanSet = (engine: Engine, request: DecanateSetRequest): DecanateSetResponse =>
  setOf(request.longitude, siderealOf(engine, request));

/** Tropical and sidereal longitude (degrees) of the body of a request, and the fields that both chart answers share. */
function chartOf(engine: Engine, request: DecanateChartBodyRequest) {
  const body = siderealBody(engine, request.body, '/body');
  const chart = siderealChart(engine, request, { subjects: [body] });
  return {
    tropical: chart.tropicalDeg[body.name],
    sidereal: chart.siderealDeg[body.name],
    common: {
      body: body.name,
      tropical_longitude: chart.tropicalDeg[body.name],
      jd: chart.provenance.jd_ut,
      provenance: chart.provenance,
    },
  };
}

/** POST /v1/decanates/chart/vedic-drekkana: the drekkana of a body at an instant. Errors: InvalidInput, OutOfCoverage. */
export function chartDrekkana(engine: Engine, request: DecanateChartBodyRequest): DecanateChartPositionResponse {
  const { sidereal, common } = chartOf(engine, request);
  return { ...common, result: position('vedic_drekkana', sidereal) };
}

/** POST /v1/decanates/chart/set: face, triplicity decan and drekkana of a body at an instant. Errors: InvalidInput, OutOfCoverage. */
export function chartDecanSet(engine: Engine, request: DecanateChartBodyRequest): DecanateChartSetResponse {
  const { tropical, sidereal, common } = chartOf(engine, request);
  return { ...common, result: setOf(tropical, sidereal) };
}
