import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { bodyName, defaulted, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { nodeField, SiderealChartProvenanceResponse, siderealChartFields } from '../../../contract/sidereal-chart.js';

const MAX_POINTS = 200;
/** Greatest length of the name of a point. */
export const MAX_POINT_NAME = 64;
const MAX_BODIES = 64;

/** Names of the divisions in the order of answers. */
export const VARGA_NAMES = [
  'hora',
  'chaturthamsha',
  'shashthamsha',
  'saptamsa',
  'ashtamsha',
  'navamsa',
  'dashamansa',
  'dwadashamsa',
  'shodashamsha',
  'vimshamsha',
  'chaturvimshamsha',
  'saptavimshamsha',
  'trimshamsa',
  'khavedamsha',
  'akshavedamsha',
  'shashtiamsha',
  'rasi',
  'drekkana',
] as const;

export const VargaPolicyRequest = shape('VargaPolicyRequest', {
  hora_method: defaulted(
    oneOf(['leo_and_cancer', 'parivritti', 'parivritti_even_reversed'], {
      description: 'D2: only Leo and Cancer (Parashara); or through all signs, in even signs forwards or backwards',
    }),
    'leo_and_cancer',
  ),
  chaturvimshamsha_even_signs: defaulted(
    oneOf(['forward', 'reversed'], { description: 'D24: even signs count from Cancer forwards or backwards' }),
    'forward',
  ),
  shashtiamsha_origin: defaulted(
    oneOf(['from_sign', 'from_aries'], { description: 'D60: counts from the sign or from Aries' }),
    'from_sign',
  ),
});
export type VargaPolicyRequest = Static<typeof VargaPolicyRequest>;

const varga = () => oneOf(VARGA_NAMES, { description: 'D2 ... D60 by name; rasi is D1, drekkana D3' });
const policy = () => optionalOrNull(VargaPolicyRequest);
const sidereal = () => longitude('sidereal longitude, degrees; reduced to [0, 360)');
const longitudes = () => longitudeMap(1, MAX_POINTS, 'sidereal longitudes by name, degrees; names are trimmed');
const subject = (description = 'Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)') =>
  bodyName(description);
const node = () => nodeField('which lunar node Rahu is; Ketu is opposite');

export const VargaPointResponse = shape('VargaPointResponse', {
  varga_name: Type.String(),
  varga_number: Type.Integer(),
  longitude: Type.Number({ description: 'sidereal longitude, degrees in [0, 360)' }),
  varga_longitude: Type.Number({ description: '30 degrees for each sign before the varga sign, plus sign_degree' }),
  sign: Type.String(),
  sign_symbol: Type.String(),
  sign_degree: Type.Number({ description: 'remainder of n times the degree in the sign by 30' }),
  part: Type.Integer({ description: 'number of the part of the sign, from 1' }),
  rule: Type.String({ description: 'rule by which the parts of a sign get their signs' }),
});
export type VargaPointResponse = Static<typeof VargaPointResponse>;

export const VargaGenericRequest = shape('VargaGenericRequest', {
  sidereal_longitude: sidereal(),
  divisor: Type.Integer({ minimum: 1, maximum: 60 }),
  name: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 64, description: 'name in the answer; default: D and the divisor' }),
  ),
});
export type VargaGenericRequest = Static<typeof VargaGenericRequest>;

export const VargaNamedRequest = shape('VargaNamedRequest', {
  sidereal_longitude: sidereal(),
  varga: varga(),
  policy: policy(),
});
export type VargaNamedRequest = Static<typeof VargaNamedRequest>;

export const VargaNamedResponse = shape('VargaNamedPointResponse', {
  ...VargaPointResponse.properties,
  ...optionsNotApplied,
});
export type VargaNamedResponse = Static<typeof VargaNamedResponse>;

export const VargaShodashvargaRequest = shape('VargaShodashvargaRequest', {
  sidereal_longitude: sidereal(),
  policy: policy(),
});
export type VargaShodashvargaRequest = Static<typeof VargaShodashvargaRequest>;

export const VargaShodashvargaResponse = shape('VargaShodashvargaResponse', {
  sidereal_longitude: Type.Number(),
  vargas: mapOf(VargaPointResponse),
});
export type VargaShodashvargaResponse = Static<typeof VargaShodashvargaResponse>;

export const VargaNamedBatchRequest = shape('VargaNamedBatchRequest', {
  varga: varga(),
  longitudes: longitudes(),
  policy: policy(),
});
export type VargaNamedBatchRequest = Static<typeof VargaNamedBatchRequest>;

export const VargaNamedBatchResponse = shape('VargaNamedBatchResponse', {
  varga: Type.String(),
  results: mapOf(VargaPointResponse),
  ...optionsNotApplied,
});
export type VargaNamedBatchResponse = Static<typeof VargaNamedBatchResponse>;

export const VargaShodashvargaBatchRequest = shape('VargaShodashvargaBatchRequest', {
  longitudes: longitudes(),
  policy: policy(),
});
export type VargaShodashvargaBatchRequest = Static<typeof VargaShodashvargaBatchRequest>;

export const VargaShodashvargaBatchResponse = shape('VargaShodashvargaBatchResponse', {
  results: mapOf(mapOf(VargaPointResponse)),
});
export type VargaShodashvargaBatchResponse = Static<typeof VargaShodashvargaBatchResponse>;

const chartFields = { ...siderealChartFields, node: node(), policy: policy() };

export const VargaChartNamedRequest = shape('VargaChartNamedRequest', {
  ...chartFields,
  body: subject(),
  varga: varga(),
});
export type VargaChartNamedRequest = Static<typeof VargaChartNamedRequest>;

export const VargaChartNamedResponse = shape('VargaChartNamedResponse', {
  body: Type.String(),
  varga: Type.String(),
  result: VargaPointResponse,
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VargaChartNamedResponse = Static<typeof VargaChartNamedResponse>;

export const VargaChartShodashvargaRequest = shape('VargaChartShodashvargaRequest', {
  ...chartFields,
  body: subject(),
});
export type VargaChartShodashvargaRequest = Static<typeof VargaChartShodashvargaRequest>;

export const VargaChartShodashvargaResponse = shape('VargaChartShodashvargaResponse', {
  body: Type.String(),
  result: VargaShodashvargaResponse,
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VargaChartShodashvargaResponse = Static<typeof VargaChartShodashvargaResponse>;

export const VargaChartShodashvargaBatchRequest = shape('VargaChartShodashvargaBatchRequest', {
  ...chartFields,
  bodies: Type.Array(subject(), { minItems: 1, maxItems: MAX_BODIES }),
});
export type VargaChartShodashvargaBatchRequest = Static<typeof VargaChartShodashvargaBatchRequest>;

export const VargaChartShodashvargaBatchResponse = shape('VargaChartShodashvargaBatchResponse', {
  results: mapOf(mapOf(VargaPointResponse)),
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VargaChartShodashvargaBatchResponse = Static<typeof VargaChartShodashvargaBatchResponse>;
