import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import {
  decennialActivePair,
  decennialActivePath,
  decennialCurrent,
  decennialGroups,
  decennialProfile,
  decennialSequenceAnswer,
} from './decennials.js';
import {
  DecennialActivePairOptionalResponse,
  DecennialActivePairRequest,
  DecennialActivePathOptionalResponse,
  DecennialBaseRequest,
  DecennialCurrentRequest,
  DecennialCurrentResponse,
  DecennialGroupsResponse,
  DecennialSequenceProfileResponse,
  DecennialSequenceResponse,
} from './decennial-schema.js';
import { firdariaActivePair, firdariaCurrent, firdariaGroups, firdariaProfile, firdariaSequence } from './firdaria.js';
import {
  FirdarActivePairOptionalResponse,
  FirdarActivePairRequest,
  FirdarBaseRequest,
  FirdarCurrentRequest,
  FirdarCurrentResponse,
  FirdarGroupsResponse,
  FirdarSequenceProfileResponse,
  FirdarSequenceResponse,
} from './firdaria-schema.js';
import {
  releasingCurrent,
  releasingGroups,
  releasingLevelPair,
  releasingProfile,
  releasingSequence,
} from './releasing.js';
import {
  ZRBaseRequest,
  ZRCurrentRequest,
  ZRCurrentResponse,
  ZRGroupsResponse,
  ZRLevelPairRequest,
  ZRLevelPairResponse,
  ZRProfileRequest,
  ZRSequenceProfileResponse,
  ZRSequenceResponse,
} from './releasing-schema.js';

const birth = { dt: '1985-03-21T08:15:00Z', is_day_chart: true };
const current = { current_dt: '2024-06-01T00:00:00Z' },
  query = { query_dt: '2024-06-01T00:00:00Z' };
const released = { dt: '1985-03-21T08:15:00Z', lot_longitude: 123.4, fortune_longitude: 35 };

const firdaria =
  'The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV).';
const decennials =
  'Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33).';
const releasing =
  'Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10).';

const byDay: InertOption<FirdarBaseRequest> = {
  field: '/variant',
  reason: 'the variant only places the nodes of night births; by day they come last',
  when: ({ natal }) => natal.is_day_chart,
};
const majorsAlone: InertOption<FirdarBaseRequest> = {
  field: '/include_node_subperiods',
  reason: 'the profile lists only the nine major periods',
};
const placeOfBirth: InertOption<DecennialBaseRequest>[] = ['latitude', 'longitude'].map((name) => ({
  field: `/natal/${name}`,
  reason: 'the light of the sect begins, so the Ascendant is not needed',
  when: ({ natal }) => natal.start_rule !== 'valens_vi',
}));

const at = (path: string): `/${string}` => `/v1/timelords/${path}`;

export const family = declareFamily({
  name: 'timelords',
  tag: 'timelords',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: at('firdaria/sequence'),
        summary: 'Firdaria: all major periods and subperiods of 75 years',
        description: firdaria,
        body: FirdarBaseRequest,
        response: FirdarSequenceResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_date', end: 'end_date' }] },
        inert: [byDay],
        example: { body: { natal: birth } },
      },
      (engine, { body }) => firdariaSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('firdaria/groups'),
        summary: 'Firdaria: major periods with their subperiods nested',
        description: firdaria,
        body: FirdarBaseRequest,
        response: FirdarGroupsResponse,
        table: { list: 'groups' },
        calendar: { list: 'groups', within: 'subs', moments: [{ begin: 'start_date', end: 'end_date' }] },
        inert: [byDay],
        example: { body: { natal: birth } },
      },
      (engine, { body }) => firdariaGroups(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('firdaria/current'),
        summary: 'Firdaria: major period and subperiod at an instant',
        description: `${firdaria} An instant outside the 75 years is refused (422).`,
        body: FirdarCurrentRequest,
        response: FirdarCurrentResponse,
        inert: [byDay],
        example: { body: { natal: birth, ...current } },
      },
      (engine, { body }) => firdariaCurrent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('firdaria/profile'),
        summary: 'Firdaria: profile of the nine major periods by type of lord',
        description: firdaria,
        body: FirdarBaseRequest,
        response: FirdarSequenceProfileResponse,
        table: { list: 'profiles' },
        inert: [byDay, majorsAlone],
        example: { body: { natal: birth } },
      },
      (engine, { body }) => firdariaProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('firdaria/active-pair'),
        summary: 'Firdaria: comparison of the two lords at an instant',
        description: `${firdaria} Outside the 75 years \`active\` is false.`,
        body: FirdarActivePairRequest,
        response: FirdarActivePairOptionalResponse,
        inert: [byDay],
        example: { body: { natal: birth, ...query } },
      },
      (engine, { body }) => firdariaActivePair(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/sequence'),
        summary: 'Decennials: all major periods and subperiods',
        description: decennials,
        body: DecennialBaseRequest,
        response: DecennialSequenceResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_date', end: 'end_date' }] },
        inert: placeOfBirth,
        example: { body: { natal: birth } },
      },
      (engine, { body }) => decennialSequenceAnswer(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/groups'),
        summary: 'Decennials: major periods with their subperiods nested',
        description: decennials,
        body: DecennialBaseRequest,
        response: DecennialGroupsResponse,
        table: { list: 'groups' },
        calendar: { list: 'groups', within: 'subs', moments: [{ begin: 'start_date', end: 'end_date' }] },
        inert: placeOfBirth,
        example: { body: { natal: birth } },
      },
      (engine, { body }) => decennialGroups(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/current'),
        summary: 'Decennials: major period and subperiod at an instant',
        description: `${decennials} An instant outside the seven major periods is refused (422).`,
        body: DecennialCurrentRequest,
        response: DecennialCurrentResponse,
        inert: placeOfBirth,
        example: { body: { natal: birth, ...current } },
      },
      (engine, { body }) => decennialCurrent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/profile'),
        summary: 'Decennials: profile of the periods by type of lord',
        description: decennials,
        body: DecennialBaseRequest,
        response: DecennialSequenceProfileResponse,
        table: { list: 'profiles' },
        inert: placeOfBirth,
        example: { body: { natal: birth } },
      },
      (engine, { body }) => decennialProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/active-pair'),
        summary: 'Decennials: comparison of the two lords at an instant',
        description: `${decennials} Outside the seven major periods \`active\` is false.`,
        body: DecennialActivePairRequest,
        response: DecennialActivePairOptionalResponse,
        inert: placeOfBirth,
        example: { body: { natal: birth, ...query } },
      },
      (engine, { body }) => decennialActivePair(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('decennials/active-path'),
        summary: 'Decennials: periods at an instant, level by level',
        description: `${decennials} Outside the seven major periods \`active\` is false.`,
        body: DecennialActivePairRequest,
        response: DecennialActivePathOptionalResponse,
        inert: placeOfBirth,
        example: { body: { natal: birth, ...query } },
      },
      (engine, { body }) => decennialActivePath(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('zodiacal-releasing/sequence'),
        summary: 'Zodiacal releasing: periods of one to four levels',
        description: `${releasing} Four levels of all 211 years have about 23,600 periods; \`span_years\` limits them.`,
        run: 'pool',
        body: ZRBaseRequest,
        response: ZRSequenceResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_date', end: 'end_date' }] },
        example: { body: { natal: released, levels: 2 } },
      },
      (engine, { body }) => releasingSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('zodiacal-releasing/groups'),
        summary: 'Zodiacal releasing: periods with their parts nested',
        description: `${releasing} Four levels of all 211 years have about 23,600 periods; \`span_years\` limits them.`,
        run: 'pool',
        body: ZRBaseRequest,
        response: ZRGroupsResponse,
        table: { list: 'groups' },
        example: { body: { natal: released, levels: 2 } },
      },
      (engine, { body }) => releasingGroups(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('zodiacal-releasing/current'),
        summary: 'Zodiacal releasing: periods at an instant',
        description: `${releasing} An instant outside the 211 years is refused (422).`,
        body: ZRCurrentRequest,
        response: ZRCurrentResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_date', end: 'end_date' }] },
        example: { body: { natal: released, ...current } },
      },
      (engine, { body }) => releasingCurrent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('zodiacal-releasing/profile'),
        summary: 'Zodiacal releasing: periods of one level, with counts',
        description: `${releasing} \`profile_level\` is at most \`levels\`.`,
        run: 'pool',
        body: ZRProfileRequest,
        response: ZRSequenceProfileResponse,
        table: { list: 'profiles' },
        example: { body: { natal: released, levels: 2 } },
      },
      (engine, { body }) => releasingProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: at('zodiacal-releasing/level-pair'),
        summary: 'Zodiacal releasing: comparison of two levels at an instant',
        description: `${releasing} An instant outside the 211 years is refused (422).`,
        body: ZRLevelPairRequest,
        response: ZRLevelPairResponse,
        example: { body: { natal: released, ...query } },
      },
      (engine, { body }) => releasingLevelPair(engine, body),
    ),
  ],
});
