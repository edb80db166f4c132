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
import { shadbalaBhava, shadbalaFull } from './full.js';
import { BhavaBalaAnswer, ShadbalaFullRequest, ShadbalaFullResponse } from './schema-full.js';
import { shadbalaCondition, shadbalaNetwork, shadbalaProfile, shadbalaResult } from './shadbala.js';

const RULE =
  'Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise.';

const body = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

const pointsInert: InertOption<{ readonly policy?: { readonly saptavargaja_profile?: string } | null }> = {
  field: '/policy/saptavargaja_points',
  reason: 'policy saptavargaja_profile decides',
  when: ({ policy }) => policy?.saptavargaja_profile !== undefined,
};

const inert: readonly InertOption<ShadbalaChartRequest>[] = [
  {
    field: '/house_system',
    reason: 'kendradi bala uses whole signs from the Lagna; it uses cusps with policy kendra_basis house',
    when: ({ policy }) => policy?.kendra_basis !== 'house',
  },
  {
    field: '/policy/hora',
    reason: 'the request contains the lord of the hour (hora_lord)',
    when: ({ hora_lord }) => (hora_lord ?? null) !== null,
  },
  pointsInert,
];

/** Houses use the house system always; the other fields as above. */
const fullInert: readonly InertOption<ShadbalaFullRequest>[] = [inert[1], pointsInert];

export const family = declareFamily({
  name: 'shadbala',
  tag: 'shadbala',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart',
        summary: 'Shadbala: the six strengths of the seven planets with all parts',
        description: `${RULE} The answer includes the matrix of exact aspects (sputa drishti).`,
        body: ShadbalaChartRequest,
        response: ShadbalaResultResponse,
        table: { list: 'planets' },
        inert,
        example: { body },
      },
      (engine, { body: request }) => shadbalaResult(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/profile',
        summary: 'Shadbala: planets that have their required strength',
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
        summary: 'Shadbala: ranking of the planets, and planetary wars',
        description: RULE,
        body: ShadbalaChartRequest,
        response: ShadbalaNetworkProfileResponse,
        table: { list: 'active_wars' },
        inert,
        example: { body },
      },
      (engine, { body: request }) => shadbalaNetwork(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/condition',
        summary: 'Shadbala of one planet and its required strength',
        description: RULE,
        body: ShadbalaConditionChartRequest,
        response: ShadbalaConditionProfileResponse,
        inert,
        example: { body: { ...body, planet: 'Moon' } },
      },
      (engine, { body: request }) => shadbalaCondition(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/full',
        summary: 'Shadbala of planets and houses: strengths, profile, network and bhava bala in one answer',
        description: RULE,
        body: ShadbalaFullRequest,
        response: ShadbalaFullResponse,
        inert: fullInert,
        run: 'pool',
        example: { body },
      },
      (engine, { body: request }) => shadbalaFull(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/shadbala/chart/bhava',
        summary: 'Bhava bala: the strength of the twelve houses',
        description:
          'Strength of the lord, of direction and of exact aspects on the middle of the house (Raman), with the occupants and the rising of the signs (Brihat Parashara Hora Shastra 27.26-31).',
        body: ShadbalaFullRequest,
        response: BhavaBalaAnswer,
        table: { list: 'houses' },
        inert: fullInert,
        run: 'pool',
        example: { body },
      },
      (engine, { body: request }) => shadbalaBhava(engine, request),
    ),
  ],
});
