import { foldName } from '../../../kernel/suggest.js';
import { declareFamily, route } from '../../../contract/route.js';
import { siderealChartInert } from '../../../contract/sidereal-chart.js';
import {
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
  VargaNamedResponse,
  VargaPointResponse,
  VargaShodashvargaBatchRequest,
  VargaShodashvargaBatchResponse,
  VargaShodashvargaRequest,
  VargaShodashvargaResponse,
} from './schema.js';
import {
  chartNamed,
  chartShodashvarga,
  chartShodashvargaBatch,
  generic,
  named,
  namedBatch,
  shodashvarga,
  shodashvargaBatch,
} from './varga.js';
import { D60SignRequest, D60SignResponse, VimshopakaChartAnswer, VimshopakaRequest } from './schema-vimshopaka.js';
import { d60Sign, vimshopakaChart } from './vimshopaka.js';

const RULES =
  'Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open.';
const CHART =
  'Positions are geocentric and apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.';

/** A reading of one division does not change another division. */
const policyInert = [
  ['hora_method', 'hora'],
  ['chaturvimshamsha_even_signs', 'chaturvimshamsha'],
  ['shashtiamsha_origin', 'shashtiamsha'],
].map(([field, varga]) => ({
  field: `/policy/${field}`,
  reason: `it is a reading of the ${varga}, and the request is for another division`,
  when: (body: { readonly varga?: string }) => body.varga !== varga,
}));
const NODES = ['rahu', 'ketu'];
const nodeInert = {
  field: '/node',
  reason: 'the request contains neither Rahu nor Ketu',
  when: (body: { readonly body?: string; readonly bodies?: readonly string[] | null }) =>
    ![body.body ?? '', ...(body.bodies ?? [])].some((name) => NODES.includes(foldName(name))),
};

const d60Inert = {
  field: '/d60_method',
  reason: 'the group has no shashtiamsha (D60)',
  when: ({ group }: { readonly group?: string }) => group === 'shadvarga' || group === 'saptavarga',
};

export const family = declareFamily({
  name: 'varga',
  tag: 'varga',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/varga/generic',
        summary: 'Varga of a longitude in a plain division of the signs',
        description: 'The longitude times the divisor: the parts have the signs in turn, from Aries.',
        body: VargaGenericRequest,
        response: VargaPointResponse,
        example: { body: { sidereal_longitude: 123.4, divisor: 9 } },
      },
      (_engine, { body }) => generic(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/named',
        summary: 'Varga of a longitude in a named division',
        description: RULES,
        body: VargaNamedRequest,
        response: VargaNamedResponse,
        inert: policyInert,
        example: { body: { sidereal_longitude: 12.3, varga: 'hora' } },
      },
      (_engine, { body }) => named(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/shodashvarga',
        summary: 'Shodashvarga: a longitude in all named divisions',
        description: RULES,
        body: VargaShodashvargaRequest,
        response: VargaShodashvargaResponse,
        table: { list: 'vargas' },
        example: { body: { sidereal_longitude: 40.2 } },
      },
      (_engine, { body }) => shodashvarga(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/named/batch',
        summary: 'Vargas of named longitudes in one division',
        description: RULES,
        body: VargaNamedBatchRequest,
        response: VargaNamedBatchResponse,
        table: { list: 'results' },
        inert: policyInert,
        example: { body: { longitudes: { Sun: 316.6, Moon: 40.2 }, varga: 'navamsa' } },
      },
      (_engine, { body }) => namedBatch(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/shodashvarga/batch',
        summary: 'Shodashvarga of named longitudes',
        description: RULES,
        body: VargaShodashvargaBatchRequest,
        response: VargaShodashvargaBatchResponse,
        example: { body: { longitudes: { Sun: 316.6, Moon: 40.2 } } },
      },
      (_engine, { body }) => shodashvargaBatch(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/chart/named',
        summary: 'Varga of a body of a chart in a named division',
        description: `${RULES} ${CHART}`,
        body: VargaChartNamedRequest,
        response: VargaChartNamedResponse,
        inert: [...siderealChartInert, ...policyInert, nodeInert],
        example: { body: { dt: '2012-02-29T16:05:30+05:30', body: 'Moon', varga: 'navamsa' } },
      },
      (engine, { body }) => chartNamed(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/chart/shodashvarga',
        summary: 'Shodashvarga of a body of a chart',
        description: `${RULES} ${CHART}`,
        body: VargaChartShodashvargaRequest,
        response: VargaChartShodashvargaResponse,
        inert: [...siderealChartInert, nodeInert],
        example: { body: { dt: '2012-02-29T16:05:30+05:30', body: 'Moon' } },
      },
      (engine, { body }) => chartShodashvarga(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/chart/shodashvarga/batch',
        summary: 'Shodashvarga of bodies of a chart',
        description: `${RULES} ${CHART}`,
        body: VargaChartShodashvargaBatchRequest,
        response: VargaChartShodashvargaBatchResponse,
        inert: [...siderealChartInert, nodeInert],
        example: { body: { dt: '2012-02-29T16:05:30+05:30', bodies: ['Sun', 'Moon'] } },
      },
      (engine, { body }) => chartShodashvargaBatch(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/d60/sign',
        summary: 'Shashtiamsha (D60) sign of a longitude',
        description: 'The sixtieth part of a sign, half-open, under one of four named methods.',
        body: D60SignRequest,
        response: D60SignResponse,
        example: { body: { sidereal_longitude: 40.2 } },
      },
      (_engine, { body }) => d60Sign(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varga/vimshopaka',
        minimalExample: false,
        summary: 'Vimshopaka: strength of the seven planets in a group of divisions, of 20 points',
        description:
          'Brihat Parashara Hora Shastra 7.17-27, with the divisions of ch. 6. An own sign has 20 points, the sign of a great friend 18, friend 15, neutral 10, enemy 7, great enemy 5; exaltation has none of its own.',
        body: VimshopakaRequest,
        response: VimshopakaChartAnswer,
        inert: [d60Inert],
        example: {
          body: {
            sidereal_longitudes: {
              Sun: 316.6,
              Moon: 40.2,
              Mars: 139,
              Mercury: 335.4,
              Jupiter: 13.1,
              Venus: 358.9,
              Saturn: 185.2,
            },
          },
        },
      },
      (_engine, { body }) => vimshopakaChart(body),
    ),
  ],
});
