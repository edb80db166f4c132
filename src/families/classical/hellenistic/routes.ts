import { HellenisticAssembleConditionResponse } from '../../../contract/hellenistic.js';
import { declareFamily, route } from '../../../contract/route.js';
import { circumambulations } from './circumambulations.js';
import { condition } from './condition.js';
import { offices } from './offices.js';
import {
  CircumambulationsRequest,
  CircumambulationsResponse,
  HellenisticConditionRequest,
  OfficesRequest,
  OfficesResponse,
  TransmissionsRequest,
  TransmissionsResponse,
  TwelfthPartsRequest,
  TwelfthPartsResponse,
} from './schema.js';
import { transmissions } from './transmissions.js';
import { twelfthParts } from './twelfth-parts.js';

const positions = {
  Sun: 49.98,
  Moon: 284.77,
  Mercury: 34.27,
  Venus: 49.15,
  Mars: 156.55,
  Jupiter: 193.49,
  Saturn: 228.7,
};
const recordedKey = (body: CircumambulationsRequest): boolean =>
  body.time_key === undefined || body.time_key === null || body.time_key === 'bound_lord_minor_years';

export const family = declareFamily({
  name: 'hellenistic-doctrines',
  tag: 'hellenistic',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/circumambulations',
        summary: 'A significator released through the bounds',
        description:
          'With `rising_times` a year is a degree of oblique ascension: the lord of the bound distributes, and the planet whose body or ray was met last participates. The default key is the recorded one and has no source.',
        body: CircumambulationsRequest,
        response: CircumambulationsResponse,
        table: { list: 'periods' },
        inert: [
          {
            field: '/geographic_latitude',
            reason: 'only the key rising_times without rising_times_deg uses the latitude',
            when: (body) => body.time_key !== 'rising_times' || Array.isArray(body.rising_times_deg),
          },
          {
            field: '/obliquity',
            reason: 'only rising_times without rising_times_deg and equatorial use the obliquity',
            when: (body) =>
              recordedKey(body) || (body.time_key === 'rising_times' && Array.isArray(body.rising_times_deg)),
          },
          {
            field: '/rising_times_deg',
            reason: 'only the key rising_times uses the rising times of the signs',
            when: (body) => body.time_key !== 'rising_times',
          },
          {
            field: '/positions',
            reason: 'the recorded key has no participating rays',
            when: recordedKey,
          },
        ],
        example: { body: { significator_name: 'Ascendant', significator_longitude: 330.43, start_jd: 2306211.5 } },
      },
      (_engine, { body }) => circumambulations(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/condition',
        summary: 'Testimony, overcoming, enclosure and adherence of one planet',
        body: HellenisticConditionRequest,
        response: HellenisticAssembleConditionResponse,
        minimalExample: false,
        example: { body: { subject: 'Moon', positions } },
      },
      (_engine, { body }) => condition(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/offices',
        summary: 'Predominator and house-master of a nativity',
        description:
          'The predominator follows Ptolemy, Tetrabiblos III.10. `house_master_doctrine` adds the house-master by Valens, Paulus or Porphyry.',
        body: OfficesRequest,
        response: OfficesResponse,
        table: { list: 'candidates' },
        minimalExample: false,
        example: { body: { positions, is_day_chart: false, asc_longitude: 330.43, lots: { Fortune: 205.22 } } },
      },
      (_engine, { body }) => offices(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/transmissions',
        summary: 'Transmissions between period lords and natal points',
        description:
          'Restates supplied period lords as edges. With `year_of_life` it computes the transmissions of Valens IV.11-24 between the planets, Fortune, Spirit and the Ascendant.',
        body: TransmissionsRequest,
        response: TransmissionsResponse,
        table: { list: 'edges' },
        example: { body: { positions, asc_longitude: 330.43, lots: { Fortune: 205.22 } } },
      },
      (_engine, { body }) => transmissions(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/hellenistic/twelfth-parts',
        summary: 'Twelfth-parts (dodecatemoria) of longitudes',
        body: TwelfthPartsRequest,
        response: TwelfthPartsResponse,
        table: { list: 'parts' },
        example: { body: { positions } },
      },
      (_engine, { body }) => twelfthParts(body),
    ),
  ],
});
