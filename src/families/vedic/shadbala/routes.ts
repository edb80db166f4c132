import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import {
  ShadbalaChartProfileResponse,
  ShadbalaChartRequest,
  ShadbalaConditionChartRequest,
  ShadbalaConditionProfileResponse,
  ShadbalaNetworkProfileResponse,
  ShadbalaResultResponse,
} from './schema.js';
import { shadbalaCondition, shadbalaNetwork, shadbalaProfile, shadbalaResult } from './shadbala.js';

const RULE =
  'Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with year, month, weekday and hour reckoned from local sunrise), motion, nature and aspect. Apparent geocentric places unless the request says otherwise; any date the ephemeris covers.';

const body = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

const inert: readonly InertOption<ShadbalaChartRequest>[] = [
  {
    field: '/house_system',
    reason: 'kendradi bala counts whole signs from the Lagna: cusps act with policy kendra_basis house',
    when: ({ policy }) => policy?.kendra_basis !== 'house',
  },
  {
    field: '/policy/hora',
    reason: 'the lord of the hour is given (hora_lord)',
    when: ({ hora_lord }) => (hora_lord ?? null) !== null,
  },
];

export const family = declareFamily({
  name: 'shadbala',
  tag: 'shadbala',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart',
        summary: 'The six strengths of the seven planets in all their parts',
        description: `${RULE} With the matrix of exact aspects (sputa drishti).`,
        body: ShadbalaChartRequest,
        response: ShadbalaResultResponse,
        inert,
        example: { body },
      },
      (engine, { body: request }) => shadbalaResult(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/profile',
        summary: 'Which planets have the strength that they require',
        description: RULE,
        body: ShadbalaChartRequest,
        response: ShadbalaChartProfileResponse,
        inert,
        example: { body },
      },
      (engine, { body: request }) => shadbalaProfile(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/network',
        summary: 'The planets in order of strength, and their wars',
        description: RULE,
        body: ShadbalaChartRequest,
        response: ShadbalaNetworkProfileResponse,
        inert,
        example: { body },
      },
      (engine, { body: request }) => shadbalaNetwork(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/condition',
        summary: 'Strength of one planet against what it requires',
        description: RULE,
        body: ShadbalaConditionChartRequest,
        response: ShadbalaConditionProfileResponse,
        inert,
        example: { body: { ...body, planet: 'Moon' } },
      },
      (engine, { body: request }) => shadbalaCondition(engine, request),
    ),
  ],
});
