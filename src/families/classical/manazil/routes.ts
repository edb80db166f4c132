import { declareFamily, route } from '../../../contract/route.js';
import { mansionBulk, mansionCatalog, mansionInTradition, mansionPosition } from './manazil.js';
import {
  MansionBulkRequest,
  MansionBulkResponse,
  MansionCatalogResponse,
  MansionPositionEnvelopeResponse,
  MansionPositionRequest,
  MansionTraditionLookupResponse,
  MansionTraditionParams,
} from './schema.js';

export const family = declareFamily({
  name: 'manazil',
  tag: 'manazil',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/manazil/catalog',
        summary: 'The 28 Arabic lunar mansions (manazil)',
        description:
          '28 equal mansions of 12°51′26″ from 0° of the zodiac, with names, stars, natures and significations, and the list of traditions.',
        response: MansionCatalogResponse,
        table: { list: 'mansions' },
        example: {},
      },
      () => mansionCatalog(),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/manazil/traditions/{tradition}/mansions/{mansion_index}',
        summary: 'Nature and signification of a mansion in one tradition',
        params: MansionTraditionParams,
        response: MansionTraditionLookupResponse,
        example: { params: { tradition: 'agrippa', mansion_index: 3 } },
      },
      (_engine, { params }) => mansionInTradition(params),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/manazil/position',
        summary: 'Arabic lunar mansion of a longitude',
        description:
          'A tradition selects nature and signification; the boundaries are the same in all. The sidereal mode first subtracts the ayanamsa.',
        body: MansionPositionRequest,
        response: MansionPositionEnvelopeResponse,
        example: { body: { longitude: 123.4 } },
      },
      (engine, { body }) => mansionPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/manazil/bulk',
        summary: 'Arabic lunar mansions of named longitudes',
        description: 'The request has at most 500 longitudes.',
        body: MansionBulkRequest,
        response: MansionBulkResponse,
        table: { list: 'results' },
        example: { body: { positions: { Sun: 84.23, Moon: 346.75 }, mode: 'sidereal', jd_ut: 2448058.1 } },
      },
      (engine, { body }) => mansionBulk(engine, body),
    ),
  ],
});
