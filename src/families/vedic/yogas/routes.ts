import { declareFamily, route } from '../../../contract/route.js';
import { extendedYogas } from './extended.js';
import { extensionCatalogue } from './extended-catalogue.js';
import {
  YogaExtensionCatalogueResponse,
  YogaExtensionChartResponse,
  YogaExtensionEvaluateRequest,
} from './schema-extended.js';
import { YogaChartResponse, YogaEvaluateRequest } from './schema.js';
import { yogasOfChart } from './yogas.js';

const longitudes = { Sun: 316.6, Moon: 40.2, Mars: 139, Mercury: 335.4, Jupiter: 13.1, Venus: 358.9, Saturn: 185.2 };

export const family = declareFamily({
  name: 'yogas',
  tag: 'yogas',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/yogas/evaluate',
        minimalExample: false,
        summary: 'Classical yogas of a chart, with each clause and cancellation',
        description:
          'Six families of yogas after Brihat Parashara Hora Shastra, Brihat Jataka, Phaladeepika, Uttara Kalamrita and B. V. Raman, by whole signs from the sidereal Lagna. Each yoga has its clauses, its source and what the chart shows.',
        body: YogaEvaluateRequest,
        response: YogaChartResponse,
        table: { list: 'yogas' },
        example: { body: { sidereal_longitudes: longitudes, lagna_sidereal_lon: 95 } },
      },
      (_engine, { body }) => yogasOfChart(body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/yogas/extended/catalogue',
        summary: 'Profiles of further yogas, their rules, sources and limits',
        response: YogaExtensionCatalogueResponse,
        table: { list: 'rules' },
        example: {},
      },
      () => extensionCatalogue(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/yogas/extended/evaluate',
        minimalExample: false,
        summary: 'Further yogas of chosen profiles, with the proof of each clause',
        description:
          'Jataka Parijata 7.14, combination 252 of B. V. Raman, BPHS 41.2-15 and verses of BPHS ch. 39. A rule is formed when all clauses of one of its branches are satisfied.',
        body: YogaExtensionEvaluateRequest,
        response: YogaExtensionChartResponse,
        table: { list: 'results' },
        example: {
          body: {
            sidereal_longitudes: longitudes,
            lagna_sidereal_lon: 95,
            profile_ids: ['bphs_santhanam_39_selected_v1'],
          },
        },
      },
      (_engine, { body }) => extendedYogas(body),
    ),
  ],
});
