import { route } from '../../../contract/route.js';
import { kalachakraCatalogue } from './kalachakra-catalogue.js';
import {
  kalachakraChartCurrent,
  kalachakraChartSequence,
  kalachakraCurrent,
  kalachakraSequence,
} from './kalachakra.js';
import {
  KALACHAKRA_PROFILE,
  KalachakraCatalogueResponse,
  KalachakraChartCurrentRequest,
  KalachakraChartRequest,
  KalachakraCurrentRequest,
  KalachakraCurrentResponse,
  KalachakraSequenceRequest,
  KalachakraSequenceResponse,
} from './schema-kalachakra.js';

const KALACHAKRA =
  'Kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64): nine signs by the quarter of the nakshatra of the Moon. Years are exact rational numbers; dates need a projection.';
const profile = { profile_id: KALACHAKRA_PROFILE };
const seed = { basis: 'sidereal', moon_sidereal_lon: 46.66 };
const projection = { year_basis: 'julian_365.25' };
const query_epoch = { kind: 'datetime', value: '2025-01-01T00:00:00Z' };
const queryDay = { kind: 'jd_utc', value: 2460676.5 };
const birth = { birth_datetime: '1990-06-15T14:30:00+05:30', ayanamsa_system: 'authI' };

/** The routes of the kalachakra dasha. */
export const kalachakraRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/dasha/kalachakra/profiles',
      summary: 'Doctrine profiles of the Kalachakra dasha, their sources and open questions',
      response: KalachakraCatalogueResponse,
      example: {},
    },
    () => kalachakraCatalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/dasha/kalachakra/sequence',
      minimalExample: false,
      summary: 'Kalachakra periods of a given Moon',
      description: KALACHAKRA,
      body: KalachakraSequenceRequest,
      response: KalachakraSequenceResponse,
      table: { list: 'periods' },
      run: 'pool',
      example: {
        body: { ...profile, seed, levels: 1, birth_epoch: { kind: 'jd_utc', value: 2448057.875 }, projection },
      },
    },
    (engine, { body }) => kalachakraSequence(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/dasha/kalachakra/current',
      minimalExample: false,
      summary: 'Kalachakra periods of a given Moon at a date',
      description: KALACHAKRA,
      body: KalachakraCurrentRequest,
      response: KalachakraCurrentResponse,
      table: { list: 'active_line' },
      run: 'pool',
      example: {
        body: {
          ...profile,
          seed,
          birth_epoch: { kind: 'jd_utc', value: 2448057.875 },
          projection,
          query_epoch: queryDay,
        },
      },
    },
    (engine, { body }) => kalachakraCurrent(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/dasha/kalachakra/chart/sequence',
      minimalExample: false,
      summary: 'Kalachakra periods of a birth',
      description: KALACHAKRA,
      body: KalachakraChartRequest,
      response: KalachakraSequenceResponse,
      table: { list: 'periods' },
      run: 'pool',
      example: { body: { ...profile, ...birth, levels: 1, projection } },
    },
    (engine, { body }) => kalachakraChartSequence(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/dasha/kalachakra/chart/current',
      minimalExample: false,
      summary: 'Kalachakra periods of a birth at a date',
      description: KALACHAKRA,
      body: KalachakraChartCurrentRequest,
      response: KalachakraCurrentResponse,
      table: { list: 'active_line' },
      run: 'pool',
      example: { body: { ...profile, ...birth, projection, query_epoch } },
    },
    (engine, { body }) => kalachakraChartCurrent(engine, body),
  ),
];
