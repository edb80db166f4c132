import { SIGN_SYMBOLS, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { genericVargaPlace, vargaByName, vargaPlace } from '../../../doctrine/varga/vargas.js';
import type { VargaPlace, VargaPolicy } from '../../../doctrine/varga/vargas.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { namedLongitudes, trimmedText } from '../../../wire/named-points.js';
import { withDefaults } from '../../../contract/defaults.js';
import { siderealChart } from '../../../services/sidereal-chart.js';
import { siderealSubject, subjectName } from '../../../services/sidereal-subjects.js';
import type { SiderealSubject } from '../../../services/sidereal-subjects.js';
import { MAX_POINT_NAME, VARGA_NAMES, VargaPolicyRequest } from './schema.js';
import { HORA_METHODS, SHASHTIAMSHA_ORIGINS, VARGA_RULE } from './wire-words.js';
import type {
  VargaChartNamedRequest,
  VargaChartNamedResponse,
  VargaChartShodashvargaBatchRequest,
  VargaChartShodashvargaBatchResponse,
  VargaChartShodashvargaRequest,
  VargaChartShodashvargaResponse,
  VargaGenericRequest,
  VargaNamedBatchRequest,
  VargaNamedBatchResponse,
  VargaNamedRequest,
  VargaPointResponse,
  VargaShodashvargaBatchRequest,
  VargaShodashvargaBatchResponse,
  VargaShodashvargaRequest,
  VargaShodashvargaResponse,
} from './schema.js';

type VargaName = (typeof VARGA_NAMES)[number];

function policyOf(request: VargaPolicyRequest | null | undefined): VargaPolicy {
  const policy = withDefaults(VargaPolicyRequest, request ?? {});
  return {
    hora: HORA_METHODS[policy.hora_method],
    chaturvimshamshaEvenSigns: policy.chaturvimshamsha_even_signs,
    shashtiamshaOrigin: SHASHTIAMSHA_ORIGINS[policy.shashtiamsha_origin],
  };
}

const pointAnswer = (
  longitude: number,
  place: VargaPlace,
  named: { readonly title: string; readonly number: number; readonly rule: string },
): VargaPointResponse => ({
  varga_name: named.title,
  varga_number: named.number,
  longitude: normalizeDeg(longitude),
  varga_longitude: 30 * place.signIndex + place.degree,
  sign: SIGNS[place.signIndex],
  sign_symbol: SIGN_SYMBOLS[place.signIndex],
  sign_degree: place.degree,
  part: place.part,
  rule: named.rule,
});

/** A longitude in one division. */
function point(longitude: number, name: VargaName, policy: VargaPolicy): VargaPointResponse {
  const varga = vargaByName(name);
  return pointAnswer(longitude, vargaPlace(longitude, varga, policy), {
    title: varga.title,
    number: varga.number,
    rule: VARGA_RULE[varga.rule(policy)],
  });
}

/** A longitude in every named division. */
const allVargas = (longitude: number, policy: VargaPolicy): Record<string, VargaPointResponse> =>
  Object.fromEntries(VARGA_NAMES.map((name) => [name, point(longitude, name, policy)]));

/** POST /v1/varga/generic */
export function generic(request: VargaGenericRequest): VargaPointResponse {
  const name = request.name ?? null;
  return pointAnswer(request.sidereal_longitude, genericVargaPlace(request.sidereal_longitude, request.divisor), {
    title: name === null ? `D${request.divisor}` : trimmedText(name, '/name'),
    number: request.divisor,
    rule: 'plain_multiplication',
  });
}

/** POST /v1/varga/named */
export const named = (request: VargaNamedRequest): VargaPointResponse =>
  point(request.sidereal_longitude, request.varga, policyOf(request.policy));

/** POST /v1/varga/shodashvarga */
export const shodashvarga = (request: VargaShodashvargaRequest): VargaShodashvargaResponse => ({
  sidereal_longitude: normalizeDeg(request.sidereal_longitude),
  vargas: allVargas(request.sidereal_longitude, policyOf(request.policy)),
});

/** POST /v1/varga/named/batch */
export function namedBatch(request: VargaNamedBatchRequest): VargaNamedBatchResponse {
  const policy = policyOf(request.policy);
  return {
    varga: request.varga,
    results: Object.fromEntries(
      namedLongitudes(request.longitudes, '/longitudes', 'trim', MAX_POINT_NAME).map(({ name, value }) => [
        name,
        point(value, request.varga, policy),
      ]),
    ),
  };
}

/** POST /v1/varga/shodashvarga/batch */
export function shodashvargaBatch(request: VargaShodashvargaBatchRequest): VargaShodashvargaBatchResponse {
  const policy = policyOf(request.policy);
  return {
    results: Object.fromEntries(
      namedLongitudes(request.longitudes, '/longitudes', 'trim', MAX_POINT_NAME).map(({ name, value }) => [
        name,
        allVargas(value, policy),
      ]),
    ),
  };
}

const isNode = (subject: SiderealSubject): boolean => subject === 'Rahu' || subject === 'Ketu';

/** The chart of a request for one body, and the sidereal longitude of the body. */
function chartOfBody(engine: Engine, request: VargaChartShodashvargaRequest) {
  const subject = siderealSubject(engine, request.body, '/body');
  const chart = siderealChart(engine, request, { subjects: [subject], usesNode: isNode(subject) });
  const body = subjectName(subject);
  return { body, longitude: chart.siderealDeg[body], provenance: chart.provenance };
}

/** POST /v1/varga/chart/named */
export function chartNamed(engine: Engine, request: VargaChartNamedRequest): VargaChartNamedResponse {
  const { body, longitude, provenance } = chartOfBody(engine, request);
  return {
    body,
    varga: request.varga,
    result: point(longitude, request.varga, policyOf(request.policy)),
    provenance,
  };
}

/** POST /v1/varga/chart/shodashvarga */
export function chartShodashvarga(
  engine: Engine,
  request: VargaChartShodashvargaRequest,
): VargaChartShodashvargaResponse {
  const { body, longitude, provenance } = chartOfBody(engine, request);
  return {
    body,
    result: { sidereal_longitude: longitude, vargas: allVargas(longitude, policyOf(request.policy)) },
    provenance,
  };
}

/** POST /v1/varga/chart/shodashvarga/batch */
export function chartShodashvargaBatch(
  engine: Engine,
  request: VargaChartShodashvargaBatchRequest,
): VargaChartShodashvargaBatchResponse {
  const policy = policyOf(request.policy);
  const subjects = request.bodies.map((name, i) => siderealSubject(engine, name, `/bodies/${i}`));
  const chart = siderealChart(engine, request, { subjects, usesNode: subjects.some(isNode) });
  return {
    results: Object.fromEntries(
      subjects.map(subjectName).map((name) => [name, allVargas(chart.siderealDeg[name], policy)]),
    ),
    provenance: chart.provenance,
  };
}
