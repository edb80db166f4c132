import { Type } from '@sinclair/typebox';
import { J2000_JD } from '../../../kernel/constants.js';
import { oneOf, optionalOrNull } from '../../../contract/fields.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import type { Engine } from '../../../engine.js';
import type { Instant } from '../../../time/instant.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { datedTransits } from './dated.js';
import { GocharaDateResponse, GocharaDatetimeRequest, GocharaEpochRequest } from './dated-schema.js';
import { doctrineOptions } from './options.js';
import { profileOf } from './profile.js';
import {
  GocharaDoctrineOptionsResponse,
  GocharaResultResponse,
  GocharaSnapshotRequest,
  GocharaSubsystemProfileResponse,
} from './schema.js';
import { evaluate, givenSnapshot } from './snapshot.js';
import { capabilities, windows } from './windows.js';
import {
  GocharaWindowCapabilitiesResponse,
  GocharaWindowDatetimeRequest,
  GocharaWindowEpochRequest,
  GocharaWindowResultResponse,
} from './windows-schema.js';
import { TOPICS } from './words.js';

const RULE =
  'Transits of the seven planets by whole signs of the sidereal zodiac from the natal Moon, with the houses of obstruction (vedha) of Phaladeepika 26; `vedha_table` chooses the reading of the vedha of Venus. Rekhas are returned as given, without a threshold.';
const WINDOWS =
  'The span is cut at the solved ingresses of the seven planets (apparent, geocentric). `timelines` has the spans of each planet; `regions` surround each ingress with a band of `boundary_tolerance_seconds`. Long windows are answered compactly, see `detail`.';

const example = {
  natal_moon_sidereal_longitude: 44.422944,
  transit_sidereal_longitudes: {
    Sun: 66.78,
    Moon: 244.88,
    Mars: 15.16,
    Mercury: 75.45,
    Jupiter: 42.01,
    Venus: 71.49,
    Saturn: 325.18,
  },
};
const EPOCHS = { natal_jd_ut1: 2432412.27083, transit_jd_ut1: 2460400.5 };

const ut1 = (engine: Engine, jd: number, field: string): Instant => ({
  ...engine.time.instantFromUt1(jd - J2000_JD),
  origin: { field, given: jd },
});

/** Limits that have nothing to limit, and the demand that is always met. */
const windowInert: readonly InertOption<{ search_policy?: unknown }>[] = [
  ['max_reader_calls', 'the number of positions is limited by max_evaluations'],
  ['max_root_iterations', 'each root converges in a few steps'],
  ['max_subdivisions', 'the cells of the search are fixed'],
].map(([name, reason]) => ({ field: `/search_policy/limits/${name}`, reason }));
const resolvedInert = { field: '/search_policy/require_resolved', reason: 'every ingress is resolved' };
const completeInert = {
  field: '/policy/gochara_policy/completeness',
  reason: 'all seven planets are computed, so that nothing is missing',
};

export const family = declareFamily({
  name: 'gochara',
  tag: 'gochara',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/gochara/doctrine-options',
        summary: 'Rules of transits that are admitted, left out or disputed',
        query: Type.Object({ topic: optionalOrNull(oneOf(TOPICS)) }, { additionalProperties: false }),
        response: GocharaDoctrineOptionsResponse,
        table: { list: 'options' },
        example: { query: { topic: 'vedha' } },
      },
      (_engine, { query }) => doctrineOptions(query.topic ?? null),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/evaluate',
        minimalExample: false,
        summary: 'Transits of given positions, counted from the natal Moon',
        description: RULE,
        body: GocharaSnapshotRequest,
        response: GocharaResultResponse,
        table: { list: 'planets' },
        example: { body: example },
      },
      (_engine, { body }) => evaluate(givenSnapshot(body)).answer,
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/profile',
        minimalExample: false,
        summary: 'Transits of given positions, with groups and the graph of obstructions',
        description: RULE,
        body: GocharaSnapshotRequest,
        response: GocharaSubsystemProfileResponse,
        table: { list: 'local_profiles' },
        example: { body: example },
      },
      (_engine, { body }) => profileOf(evaluate(givenSnapshot(body))),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/from-datetimes',
        summary: 'Transits of an instant for a birth, by datetimes',
        description: RULE,
        body: GocharaDatetimeRequest,
        response: GocharaDateResponse,
        inert: [completeInert],
        example: { body: { natal_dt: '1947-08-15T00:00:00+05:30', transit_dt: '2024-04-01T00:00:00Z' } },
      },
      (engine, { body }) =>
        datedTransits(
          engine,
          engine.time.instantFromIso(body.natal_dt, '/natal_dt'),
          engine.time.instantFromIso(body.transit_dt, '/transit_dt'),
          body,
        ),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/from-epochs',
        summary: 'Transits of an instant for a birth, by Julian days UT1',
        description: RULE,
        body: GocharaEpochRequest,
        response: GocharaDateResponse,
        inert: [completeInert],
        example: { body: EPOCHS },
      },
      (engine, { body }) =>
        datedTransits(
          engine,
          ut1(engine, body.natal_jd_ut1, '/natal_jd_ut1'),
          ut1(engine, body.transit_jd_ut1, '/transit_jd_ut1'),
          body,
        ),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/gochara/windows/capabilities',
        summary: 'Limits and conventions of the timeline of transits',
        response: GocharaWindowCapabilitiesResponse,
        example: {},
      },
      (engine) => capabilities(engine),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/windows/from-datetimes',
        summary: 'Timeline of transits for a birth in at most 366 days, by datetimes',
        description: WINDOWS,
        body: GocharaWindowDatetimeRequest,
        response: GocharaWindowResultResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        run: 'pool',
        inert: [...windowInert, resolvedInert, completeInert],
        example: {
          body: {
            natal_dt: '1985-07-14T08:25:00+02:00',
            start_dt: '2024-06-01T00:00:00Z',
            end_dt: '2024-06-05T00:00:00Z',
          },
        },
      },
      (engine, { body }) => {
        const natal = engine.time.instantFromIso(body.natal_dt, '/natal_dt'),
          civil = (['natal_dt', 'start_dt', 'end_dt'] as const).map((name) =>
            engine.time.echoIso(body[name], `/${name}`),
          );
        return windows(
          engine,
          natal,
          {
            start: jdOfInstant(engine.time.instantFromIso(body.start_dt, '/start_dt')),
            end: jdOfInstant(engine.time.instantFromIso(body.end_dt, '/end_dt')),
            startField: '/start_dt',
            endField: '/end_dt',
            civil,
          },
          body,
        );
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/gochara/windows/from-epochs',
        summary: 'Timeline of transits for a birth in at most 366 days, by Julian days UT1',
        description: WINDOWS,
        body: GocharaWindowEpochRequest,
        response: GocharaWindowResultResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        run: 'pool',
        inert: [...windowInert, resolvedInert, completeInert],
        example: { body: { natal_jd_ut1: 2432412.27083, start_jd_ut1: 2460400.5, end_jd_ut1: 2460404.5 } },
      },
      (engine, { body }) =>
        windows(
          engine,
          ut1(engine, body.natal_jd_ut1, '/natal_jd_ut1'),
          {
            start: body.start_jd_ut1,
            end: body.end_jd_ut1,
            startField: '/start_jd_ut1',
            endField: '/end_jd_ut1',
            civil: [],
          },
          body,
        ),
    ),
  ],
});
