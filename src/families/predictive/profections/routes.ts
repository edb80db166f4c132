import type { InertOption } from '../../../contract/inert-options.js';
import { housesDoNotEnter } from '../../../contract/party.js';
import { declareFamily, route } from '../../../contract/route.js';
import { annualProfection, monthlyProfection, profectionSchedule } from './profections.js';
import {
  AnnualProfectionRequest,
  MonthlyProfectionRequest,
  MonthlyProfectionResponse,
  ProfectionResultResponse,
  ProfectionScheduleRequest,
} from './schema.js';

const natal = { dt: '1985-03-21T08:15:00Z', latitude: 51.5, longitude: -0.12 };
const rule =
  'The Ascendant advances by one sign each year; the ruler of its sign is the lord of the year (Valens IV.11; Dorotheus IV.1).';

/** Options without effect on a month, which depends only on the Ascendant. */
const noBodies: InertOption<unknown>[] = [
  'bodies',
  'include_nodes',
  'observer_lat',
  'observer_lon',
  'observer_elev_m',
  'activation_orb',
].map((name) => ({ field: `/natal/${name}`, reason: 'the answer depends on no body' }));

export const family = declareFamily({
  name: 'profections',
  tag: 'predictive',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/profections/annual',
        summary: 'Profection of a completed age',
        description: `${rule} Bodies within \`activation_orb\` of the profected degree are activated.`,
        body: AnnualProfectionRequest,
        response: ProfectionResultResponse,
        inert: housesDoNotEnter('/natal'),
        example: { body: { natal, age_years: 35 } },
      },
      (engine, { body }) => annualProfection(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/profections/monthly',
        summary: 'Profection of a month of a completed age',
        description: `${rule} Each month advances by one sign from the sign of the year.`,
        body: MonthlyProfectionRequest,
        response: MonthlyProfectionResponse,
        inert: [...housesDoNotEnter('/natal'), ...noBodies],
        example: { body: { natal, age_years: 35, month_index: 3 } },
      },
      (engine, { body }) => monthlyProfection(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/profections/schedule',
        summary: 'Annual and monthly profections at an instant',
        description:
          `${rule} The age is completed at the civil anniversary of the birth, in \`civil_timezone\` or at the offset of \`natal.dt\`. ` +
          'A birth on 29 February requires `leap_day_policy`. A birthday whose local time occurs twice requires `ambiguous_time_policy`; a birthday whose local time does not exist is refused (422).',
        body: ProfectionScheduleRequest,
        response: ProfectionResultResponse,
        inert: housesDoNotEnter('/natal'),
        example: { body: { natal, current_dt: '2024-06-01T00:00:00Z' } },
      },
      (engine, { body }) => profectionSchedule(engine, body),
    ),
  ],
});
