import { declareFamily, route } from '../../../contract/route.js';
import { catalogue } from './catalogue.js';
import { MarriageCatalogueResponse } from './catalogue-schema.js';
import { direct } from './assessment.js';
import { atMoment } from './moment.js';
import {
  MarriageAssessmentResponse,
  MarriageDateTimeRequest,
  MarriageDirectRequest,
  MarriageSnapshotResponse,
  MarriageWindowsRequest,
  MarriageWindowsResponse,
} from './schema.js';
import { inWindows } from './windows.js';

const policy = { ritual_anchor: 'panigrahana', regional_tradition: 'all_regions' } as const;
const place = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const TEXTS =
  'Rules of Muhurta Chintamani (Vivaha), Vivaha Vrindavana or Kalaprakasika; each finding is true, false or unknown, and remedies are tried by name.';
const natal = { natal_jd_ut1: 'the rules of marriage read the natal longitudes, not the instant of birth' };

const inert = [0, 1].map((person) => ({
  field: `/personal/participants/${person}/natal_jd_ut1`,
  reason: natal.natal_jd_ut1,
}));

const INSTANT_LIMITS = ['max_cells', 'max_transitions', 'max_range_days'].map((name) => ({
  field: `/limits/${name}`,
  reason: 'one instant has no cells and no range',
}));
const SPAN_LIMITS = [{ field: '/limits/max_historical_cells', reason: 'the judgement of a span keeps no such record' }];
const TOLERANCE = { field: '/policy/solver_tolerance_seconds', reason: 'evidence of the client is not solved' };

export const family = declareFamily({
  name: 'muhurta-marriage',
  tag: 'muhurta',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/muhurta/marriage/catalogue',
        summary: 'Marriage: the rules of three works, their remedies, limits and exclusions',
        description: TEXTS,
        response: MarriageCatalogueResponse,
        example: {},
      },
      () => catalogue(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/marriage/direct',
        summary: 'Marriage: judgement of evidence that the client supplies',
        description: TEXTS,
        body: MarriageDirectRequest,
        response: MarriageAssessmentResponse,
        inert: [...inert, TOLERANCE],
        example: {
          body: {
            evidence: {
              jd_ut1: 2460418.7,
              planets: [
                { planet: 'Sun', sidereal_longitude: 4.5, longitude_speed: 0.98 },
                { planet: 'Moon', sidereal_longitude: 120.3, longitude_speed: 13.1 },
              ],
              lagna_sidereal_longitude: 70,
            },
            policy,
          },
        },
      },
      (_engine, { body }) => direct(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/marriage/datetime',
        summary: 'Marriage: judgement of an instant at a place',
        description: `${TEXTS} The evidence is derived, with the histories of stars and ingresses.`,
        body: MarriageDateTimeRequest,
        response: MarriageSnapshotResponse,
        run: 'pool',
        inert: [...inert, ...INSTANT_LIMITS],
        example: { body: { dt: '2024-04-18T10:30:00+05:30', ...place, policy } },
      },
      (engine, { body }) => atMoment(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/marriage/windows',
        summary: 'Marriage: the cells of a span in which a verdict holds',
        description: `${TEXTS} Cells end at solved events; the default answer joins neighbours with equal verdicts.`,
        body: MarriageWindowsRequest,
        response: MarriageWindowsResponse,
        run: 'pool',
        inert: [...inert, ...SPAN_LIMITS],
        example: {
          body: { start: '2024-04-18T10:00:00+05:30', end: '2024-04-18T16:00:00+05:30', ...place, policy },
        },
      },
      (engine, { body }) => inWindows(engine, body),
    ),
  ],
});
