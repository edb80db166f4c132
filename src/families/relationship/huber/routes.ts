import { declareFamily, route } from '../../../contract/route.js';
import { agePoint, agePointContacts } from './age-point.js';
import { chartIntensityProfile, dynamicIntensity, houseZones, intensityAt } from './intensity.js';
import {
  HuberAgePointContactsRequest,
  HuberAgePointContactsResponse,
  HuberAgePointRequest,
  HuberAgePointResponse,
  HuberChartIntensityProfileRequest,
  HuberChartIntensityProfileResponse,
  HuberDynamicIntensityRequest,
  HuberDynamicIntensityResponse,
  HuberHouseZonesRequest,
  HuberHouseZonesResponse,
  HuberIntensityAtRequest,
  HuberIntensityAtResponse,
  MAX_CONTACT_SPAN_YEARS,
  MAX_ORB_DEG,
  MAX_POINTS,
} from './schema.js';

const house_frame = {
  direct: {
    cusps: [188.2, 216, 247.5, 281.9, 314, 342.5, 8.2, 36, 67.5, 101.9, 134, 162.5],
    asc: 188.2,
    mc: 101.9,
    armc: 102.9,
  },
};
const points = { Sun: 84.23, Moon: 346.75, Mars: 11.4 };
const frame =
  'Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete.';

export const family = declareFamily({
  name: 'authD',
  tag: 'authD',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/authD/dynamic-intensity',
        summary: 'Huber: intensity curve at a fraction of a house',
        description: 'The curve is a reconstruction: the books of B. and L. Huber draw it without a formula.',
        body: HuberDynamicIntensityRequest,
        response: HuberDynamicIntensityResponse,
        example: { body: { house: 1, fraction: 0.5 } },
      },
      (_engine, { body }) => dynamicIntensity(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authD/house-zones',
        summary: 'Huber: balance point and low point of each house',
        description: frame,
        body: HuberHouseZonesRequest,
        response: HuberHouseZonesResponse,
        table: { list: 'zones' },
        example: { body: { house_frame } },
      },
      (_engine, { body }) => houseZones(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authD/age-point',
        summary: 'Huber: age point at an age',
        description: frame,
        body: HuberAgePointRequest,
        response: HuberAgePointResponse,
        example: { body: { age_years: 35.5, house_frame } },
      },
      (_engine, { body }) => agePoint(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authD/intensity-at',
        summary: 'Huber: intensity curve at a longitude',
        description: frame,
        body: HuberIntensityAtRequest,
        response: HuberIntensityAtResponse,
        example: { body: { longitude: 84.23, house_frame } },
      },
      (_engine, { body }) => intensityAt(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authD/chart-intensity-profile',
        summary: 'Huber: intensity curve at the points of a chart',
        description: `${frame} At most ${MAX_POINTS} points.`,
        body: HuberChartIntensityProfileRequest,
        response: HuberChartIntensityProfileResponse,
        table: { list: 'scores' },
        example: { body: { house_frame, points } },
      },
      (_engine, { body }) => chartIntensityProfile(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authD/age-point-contacts',
        summary: 'Huber: conjunctions of the age point with points',
        description: `${frame} Returns each passage within the orb once, at the nearest age of the scan and with its exact age. At most ${MAX_POINTS} points, ${MAX_CONTACT_SPAN_YEARS} years, an orb of ${MAX_ORB_DEG} degrees and 52 steps per year.`,
        body: HuberAgePointContactsRequest,
        response: HuberAgePointContactsResponse,
        table: { list: 'contacts' },
        example: { body: { house_frame, points, end_age: 72 } },
      },
      (_engine, { body }) => agePointContacts(body),
    ),
  ],
});
