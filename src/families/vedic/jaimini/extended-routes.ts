import { route } from '../../../contract/route.js';
import { argalaAssessment } from './assessment.js';
import { ArgalaAssessmentRequest, ArgalaAssessmentResponse } from './assessment-schema.js';
import { catalogue } from './catalogue.js';
import { argala, arudhas, charaDasha, charaProfile, karakamsa } from './extended.js';
import {
  ArgalaRequest,
  ArgalaResponse,
  ArudhaRequest,
  ArudhaResponse,
  AuthOCatalogueResponse,
  CharaDashaRequest,
  CharaDashaResponse,
  CharaProfileRequest,
  CharaProfileResponse,
  KarakamsaRequest,
  KarakamsaResponse,
} from './extended-schema.js';

const sidereal_longitudes = {
  Sun: 316.6,
  Moon: 40.2,
  Mercury: 335.4,
  Venus: 358.9,
  Mars: 139,
  Jupiter: 13.1,
  Saturn: 185.2,
};
const node_longitudes = { Rahu: 228.4, Ketu: 48.4 };
const birth = { sidereal_longitudes, lagna_sidereal_lon: 118.6 };
const signs = { Sun: 10, Moon: 1, Mercury: 11, Venus: 11, Mars: 4, Jupiter: 0, Saturn: 6 };

/** The routes under /v1/authO/extended. */
export const extended = [
  route(
    {
      method: 'GET',
      path: '/v1/authO/extended/profiles',
      summary: 'Readings of the Jaimini sign periods and of the argala, with their sources',
      response: AuthOCatalogueResponse,
      table: { list: 'profiles' },
      example: {},
    },
    () => catalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/argala',
      summary: 'Argala on each house, by the number of occupants',
      description:
        'Occupants of the second, fourth, eleventh and fifth sign intervene (argala), those of the twelfth, tenth, third and ninth obstruct (Jaimini, Upadesa Sutras 1.1.5-10). From a sign with Ketu the places are counted backwards.',
      body: ArgalaRequest,
      response: ArgalaResponse,
      table: { list: 'houses' },
      inert: [
        {
          field: '/node_longitudes/Rahu',
          reason: 'only nine participants count Rahu; Ketu alone reverses the places',
          when: ({ participants }) => participants !== 'nine',
        },
      ],
      example: { body: { ...birth, node_longitudes } },
    },
    (_engine, { body }) => argala(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/argala/assessment',
      summary: 'Argala on the given references in one of three readings',
      description:
        'Readings: Brihat Parashara Hora Shastra 31 (Santhanam), P. V. R. Narasimha Rao, Sanjay Rath. A contest that the reading does not decide is `indeterminate`, with the reason.',
      body: ArgalaAssessmentRequest,
      response: ArgalaAssessmentResponse,
      table: { list: 'references' },
      example: {
        body: {
          chart: {
            basis: 'sidereal_longitudes',
            positions: { ...sidereal_longitudes, ...node_longitudes },
            lagna: 118.6,
          },
          profile_id: 'bphs_santhanam_31_literal_assessment_v1',
          references: [{ kind: 'lagna' }, { kind: 'house', value: 7 }, { kind: 'planet', value: 'Moon' }],
        },
      },
    },
    (_engine, { body }) => argalaAssessment(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/arudhas',
      summary: 'Arudha padas of the twelve houses',
      description:
        'A pada is as far from the lord of its house as the lord is from the house; a pada in the house or its seventh moves to the tenth from there (Jaimini, Upadesa Sutras 1.1.30-32; BPHS 29).',
      body: ArudhaRequest,
      response: ArudhaResponse,
      table: { list: 'padas' },
      inert: [
        {
          field: '/node_longitudes',
          reason: 'the nodes rule no sign among the seven classical lords',
          when: ({ arudha_lords }) => arudha_lords !== 'authO_co_lords',
        },
      ],
      example: { body: { ...birth, arudha_lords: 'authO_co_lords', node_longitudes } },
    },
    (_engine, { body }) => arudhas(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/chara-dasha',
      summary: 'Jaimini chara dasha from the Lagna',
      description:
        "Sign periods after K. N. Rao, Predicting through Jaimini's Chara Dasha. With `node_longitudes` Ketu and Rahu also rule Scorpio and Aquarius.",
      body: CharaDashaRequest,
      response: CharaDashaResponse,
      table: { list: 'periods' },
      example: { body: { ...birth, birth_jd: 2455986.94, node_longitudes } },
    },
    (_engine, { body }) => charaDasha(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/chara-dasha/profile',
      summary: 'Jaimini chara dasha by a recipe of Rangacharya',
      description:
        'Three recipes of I. Rangacharya, A Manual of Jaimini Astrology, pp. 65-70. In the first a period may have no years; it is then not scheduled.',
      body: CharaProfileRequest,
      response: CharaProfileResponse,
      table: { list: 'rows' },
      example: {
        body: {
          chart: { basis: 'signs', positions: signs, lagna: 3 },
          profile_id: 'rangacharya_2007_method1_classical7_v1',
          projection: { epoch_jd: 2455986.94, projection_id: 'engine_fixed_365_25_day_projection_v1' },
        },
      },
    },
    (_engine, { body }) => charaProfile(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/extended/karakamsa',
      summary: 'Karakamsa: the navamsa sign of the Atmakaraka',
      description:
        'The Atmakaraka is the planet with the most degrees in its sign (Jaimini, Upadesa Sutras 1.1.10-11); both ways of reading its navamsa sign are named.',
      body: KarakamsaRequest,
      response: KarakamsaResponse,
      inert: [
        {
          field: '/sidereal_longitudes/Rahu',
          reason: 'the scheme of seven does not rank Rahu',
          when: ({ scheme }) => scheme !== 8,
        },
      ],
      example: { body: birth },
    },
    (_engine, { body }) => karakamsa(body),
  ),
];
