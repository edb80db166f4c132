import { route } from '../../../../contract/route.js';
import { lunarEclipticDirection } from './direction.js';
import { dorotheanMoonCondition } from './dorotheus-moon.js';
import { rameseyMoonCondition } from './ramesey-moon.js';
import { sahlMoonCondition } from './sahl-moon.js';
import { westernProfileWindows } from './profile-windows.js';
import { LunarEclipticDirectionRequest, LunarEclipticDirectionResponse } from './schema-direction.js';
import {
  AuthAMoonConditionRequest,
  AuthAMoonConditionResponse,
  AuthBMoonConditionRequest,
  AuthBMoonConditionResponse,
  AuthCMoonConditionRequest,
  AuthCMoonConditionResponse,
} from './schema-moon.js';
import { WesternProfileWindowsRequest, WesternProfileWindowsResponse } from './schema-windows.js';

const site = {
  jd_ut: 2460676.9,
  latitude: 51.5,
  longitude: -0.12,
  house_system: 'R',
};
const oneMoment =
  'Evaluates one instant rule by rule, with measurements and source of each rule. No score, advice or recommendation. A rule that the text leaves undefined is not_evaluable.';

export const moonRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/lunar-ecliptic-direction',
      summary: "The Moon's latitude and her crossings of the ecliptic around an instant",
      description:
        'Roots of the apparent geocentric latitude with exact rates. Astronomical data only, without doctrine.',
      run: 'pool',
      body: LunarEclipticDirectionRequest,
      response: LunarEclipticDirectionResponse,
      example: { body: { jd_ut: 2460676.5 } },
    },
    (engine, { body }) => lunarEclipticDirection(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authA-moon-condition',
      summary: 'The ten impediments of the Moon and their remedy (Ramesey)',
      description: `${oneMoment} Ramesey, Astrologia Restaurata (1653), book III.`,
      run: 'pool',
      body: AuthAMoonConditionRequest,
      response: AuthAMoonConditionResponse,
      example: { body: site },
    },
    (engine, { body }) => rameseyMoonCondition(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authB-moon-condition',
      summary: 'The ten defects of the Moon (Sahl)',
      description: `${oneMoment} Sahl, Introduction and On Elections.`,
      run: 'pool',
      body: AuthBMoonConditionRequest,
      response: AuthBMoonConditionResponse,
      example: {
        body: {
          ...site,
          burnt_path_variant: 'authB_text_indeterminate_no_numeric_endpoints',
        },
      },
    },
    (engine, { body }) => sahlMoonCondition(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/authC-moon-condition',
      summary: 'The eleven corruptions of the Moon and their remedy (Dorotheus)',
      description: `${oneMoment} Dorotheus, Carmen V.`,
      run: 'pool',
      body: AuthCMoonConditionRequest,
      response: AuthCMoonConditionResponse,
      example: { body: site },
    },
    (engine, { body }) => dorotheanMoonCondition(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/profile-windows',
      summary: 'Find windows in which a Moon profile has one of the requested statuses',
      description:
        'Evaluates the profile at discrete samples, at least an hour apart and at most 256. Nothing is claimed between samples. authA is Ramesey, authB is Sahl, authC is Dorotheus.',
      run: 'pool',
      body: WesternProfileWindowsRequest,
      response: WesternProfileWindowsResponse,
      table: { list: 'status_counts' },
      calendar: {
        list: 'windows',
        moments: [{ begin: 'jd_start', end: 'jd_end' }],
        own: [{ begin: 'jd_start', end: 'jd_end' }],
      },
      inert: [
        {
          field: '/unavoidable_time_urgency',
          reason: 'the scan evaluates rules only, no remedies',
        },
      ],
      example: {
        body: {
          profile_id: 'authA_moon_condition_v1',
          jd_start: 2460676.5,
          jd_end: 2460677.5,
          latitude: 51.5,
          longitude: -0.12,
          house_system: 'R',
          qualification_statuses: ['one_or_more_profile_impediments'],
          policy: { step_days: 0.25 },
        },
      },
    },
    (engine, { body }) => westernProfileWindows(engine, body),
  ),
];
