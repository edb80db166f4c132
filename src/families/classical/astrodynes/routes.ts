import { declareFamily, route } from '../../../contract/route.js';
import { ASPECT, CUSP_SIGNS, GEOMETRY, LOCATIONS, MAJOR, MINOR, NORMAL } from './examples.js';
import { astrodynesOfChart, astrodynesOfGeometry, natalDoctrine } from './natal.js';
import {
  AstrodynesCalculationResponse,
  AstrodynesChartRequest,
  AstrodynesDoctrineResponse,
  AstrodynesGeometryRequest,
} from './natal-schema.js';
import { compound, datedAspect, normal, practical, progressedDoctrine, total } from './progressed.js';
import {
  ProgressedAccessoryRelationRequest,
  ProgressedAstrodynesDoctrineResponse,
  ProgressedCompoundInfluenceRequest,
  ProgressedCompoundInfluenceResponse,
  ProgressedDatedAspectRequest,
  ProgressedDatedAspectResponse,
  ProgressedMajorRelationRequest,
  ProgressedNormalRequest,
  ProgressedNormalResponse,
  ProgressedPracticalRequest,
  ProgressedPracticalResponse,
  ProgressedReenforcementRequest,
  ProgressedReenforcementResponse,
  ProgressedRelationResponse,
  ProgressedTotalInfluenceRequest,
  ProgressedTotalInfluenceResponse,
} from './progressed-schema.js';
import { progressedContacts } from './contact-search.js';
import {
  ProgressedAstrodynesChartRequest,
  ProgressedAstrodynesChartResponse,
  ProgressedContactSearchRequest,
  ProgressedContactSearchResponse,
  ProgressedInfluenceIntegrationRequest,
  ProgressedVariableInfluenceResponse,
} from './ephemeris-schema.js';
import { integratedInfluence } from './influence-integral.js';
import { rangeCostMs } from './life-range.js';
import { progressedAstrodynes } from './progressed-chart.js';
import { toWire } from './wire-words.js';
import { accessoryOf, majorOf, reenforced } from './terminals.js';

const PEAKS = { peak_power: 21.12, peak_harmony: 26.97, peak_discord: 1.5 };
const RECEPTION = {
  allocation_id: 'Jupiter:p|Uranus:r|sextile|mr|Jupiter',
  body: 'Jupiter',
  direct_terminal_ids: ['Jupiter:p'],
  indirect_terminal_ids: ['Jupiter:r'],
};

const unmeasured = (fields: readonly string[]) =>
  fields.map((field) => ({
    field: `${field}/declination_deg`,
    reason: 'only the terminals that form the aspect are measured; the other terminal of a body gives its house class',
  }));

const BIRTH = { natal_dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };

export const family = declareFamily({
  name: 'astrodynes',
  tag: 'astrodynes',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/astrodynes/doctrine',
        summary: 'Tables and rules of natal astrodynes',
        response: AstrodynesDoctrineResponse,
        table: { list: 'dignity_rows' },
        example: {},
      },
      () => natalDoctrine(),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/astrodynes/progressed/doctrine',
        summary: 'Factors of progressed astrodynes, and differences among the publications',
        response: ProgressedAstrodynesDoctrineResponse,
        example: {},
      },
      () => progressedDoctrine(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/geometry',
        summary: 'Natal astrodynes (Church of Light) of a given figure',
        description:
          'The request gives the longitudes of exactly the ten planets, declinations of the planets and the two angles, and twelve cusps in order. No ephemeris.',
        body: AstrodynesGeometryRequest,
        response: AstrodynesCalculationResponse,
        table: { list: 'inputs' },
        example: { body: GEOMETRY },
      },
      (_, { body }) => astrodynesOfGeometry(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/chart',
        summary: 'Natal astrodynes (Church of Light) of a moment and place',
        description:
          'Planets are geocentric and apparent; the place affects the houses only. House systems whose cusps 1 and 10 are not the angles are refused, as is a fallback unless `allow_house_fallback` is true.',
        body: AstrodynesChartRequest,
        response: AstrodynesCalculationResponse,
        table: { list: 'inputs' },
        example: { body: { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 } },
      },
      (engine, { body }) => astrodynesOfChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/normal',
        summary: 'The progressed chart before its aspects',
        body: ProgressedNormalRequest,
        response: ProgressedNormalResponse,
        table: { list: 'profiles' },
        example: { body: NORMAL },
      },
      (_, { body }) => normal(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/dated-aspect',
        summary: 'Power and harmony of a progressed aspect at a distance from perfection',
        body: ProgressedDatedAspectRequest,
        response: ProgressedDatedAspectResponse,
        example: { body: ASPECT },
      },
      (_, { body }) => datedAspect(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/major-relation',
        minimalExample: false,
        summary: 'An aspect of radical and major progressed positions',
        body: ProgressedMajorRelationRequest,
        response: ProgressedRelationResponse,
        inert: unmeasured(['/counterpart_a', '/counterpart_b']),
        example: { body: MAJOR },
      },
      (_, { body }) => toWire(majorOf(body).answer),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/accessory-relation',
        summary: 'An aspect of a minor progressed or transiting body',
        body: ProgressedAccessoryRelationRequest,
        response: ProgressedRelationResponse,
        inert: unmeasured(['/target_counterpart']),
        example: { body: MINOR },
      },
      (_, { body }) => toWire(accessoryOf(body).answer),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/reenforcement',
        minimalExample: false,
        summary: 'The power that a minor aspect adds to a major aspect',
        body: ProgressedReenforcementRequest,
        response: ProgressedReenforcementResponse,
        inert: unmeasured(['/major/counterpart_a', '/major/counterpart_b', '/minor/target_counterpart']),
        example: { body: { major: MAJOR, minor: MINOR } },
      },
      (_, { body }) => reenforced(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/practical',
        run: 'pool', // 500 aspects take 30 ms
        summary: 'Signs and houses with the aspects in force',
        body: ProgressedPracticalRequest,
        response: ProgressedPracticalResponse,
        table: { list: 'signs' },
        example: {
          body: {
            normal: NORMAL,
            aspects: [ASPECT],
            terminal_locations: LOCATIONS,
            house_cusp_signs: CUSP_SIGNS,
            mutual_receptions: [RECEPTION],
          },
        },
      },
      (_, { body }) => practical(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/total-influence',
        summary: 'The influence of a full passage at a uniform rate',
        body: ProgressedTotalInfluenceRequest,
        response: ProgressedTotalInfluenceResponse,
        example: { body: { ...PEAKS, duration: 2.5, unit: 'year' } },
      },
      (_, { body }) => total(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/compound-total-influence',
        summary: 'The influence of a full passage over years, months and days',
        body: ProgressedCompoundInfluenceRequest,
        response: ProgressedCompoundInfluenceResponse,
        example: { body: { ...PEAKS, duration: { years: 1, months: 4, days: 10.5 } } },
      },
      (_, { body }) => compound(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/chart',
        summary: 'The progressed chart of a birth at a date',
        description:
          'Major, minor and transiting positions by the time keys, their relations within one degree, reenforcements, and the distribution over signs and houses.',
        body: ProgressedAstrodynesChartRequest,
        response: ProgressedAstrodynesChartResponse,
        table: { list: 'major_relations' },
        run: 'pool',
        example: { body: { ...BIRTH, target_dt: '2024-06-01T12:00:00Z' } },
      },
      (engine, { body }) => progressedAstrodynes(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/search',
        summary: 'Times at which two progressed positions are within a degree of an aspect',
        description:
          'Entry, perfections or closest approaches, and exit of each passage in the range. A passage that begins before the range or ends after it is marked as clipped.',
        body: ProgressedContactSearchRequest,
        response: ProgressedContactSearchResponse,
        table: { list: 'windows' },
        run: 'pool',
        costMs: ({ body }) => rangeCostMs(body, body.coarse_step_hours ?? 24),
        example: {
          body: {
            ...BIRTH,
            start_dt: '2024-01-01T00:00:00Z',
            end_dt: '2024-12-31T00:00:00Z',
            query: {
              body_a: 'Sun',
              kind_a: 'minor_progressed',
              body_b: 'Saturn',
              kind_b: 'radical',
              aspect: 'inconjunct',
            },
            reenforces_major: {
              body_a: 'Sun',
              kind_a: 'radical',
              body_b: 'Saturn',
              kind_b: 'major_progressed',
              aspect: 'trine',
            },
          },
        },
      },
      (engine, { body }) => progressedContacts(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrodynes/progressed/integrate',
        summary: 'Power, harmony and discord of a contact over a range of life',
        description:
          'Composite trapezoid over an even mesh, compared with a mesh of twice the step. The power falls from half to zero at one degree; the answer bounds the resulting error separately.',
        body: ProgressedInfluenceIntegrationRequest,
        response: ProgressedVariableInfluenceResponse,
        run: 'pool',
        costMs: ({ body }) => rangeCostMs(body, body.max_step_hours ?? 6),
        example: {
          body: {
            ...BIRTH,
            start_dt: '2024-01-20T00:00:00Z',
            end_dt: '2024-02-10T00:00:00Z',
            query: { body_a: 'Sun', kind_a: 'transit', body_b: 'Jupiter', kind_b: 'radical', aspect: 'conjunction' },
          },
        },
      },
      (engine, { body }) => integratedInfluence(engine, body),
    ),
  ],
});
