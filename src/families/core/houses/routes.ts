import { declareFamily, route } from '../../../contract/route.js';
import { analyticalDynamics, houseDynamics, houseDynamicsFromArmc } from './dynamics.js';
import {
  AnalyticalHouseDynamicsRequest,
  AnalyticalHouseDynamicsResponse,
  HouseDynamicsAnswer,
  HouseDynamicsFromArmcAnswer,
  HouseDynamicsFromArmcRequest,
  HouseDynamicsRequest,
} from './dynamics-schema.js';
import { houses, housesReduction } from './houses.js';
import { polarAdmissibility } from './polar.js';
import { PolarAdmissibilityRequest, PolarAdmissibilityResponse } from './polar-schema.js';
import { findHouseSystem } from '../../../sky/houses/systems.js';
import { HousesAnswer, HousesReductionResponse, HousesRequest } from './schema.js';

const example = { body: { dt: '1990-06-15T14:30:00Z', latitude: 51.5074, longitude: -0.1278, system: 'P' } };
const policies =
  'Cusps are longitudes in the true ecliptic of date. A fallback is never silent: `system` is the requested system, `effective_system` the computed one, and `fallback_reason` explains the difference. Whether a system fails depends on its geometry, not on a fixed latitude; `policy` selects the consequence.';

const dynamics =
  'Speeds by the central difference over the stated half step, in degrees a day; `exact_speed_deg_per_day` and `exact_angle_speeds` are the limits for a vanishing step. Whole Sign and Solar Sign, whose cusps jump, are refused. A step across the edge of the range of a system is shortened.';

export const family = declareFamily({
  name: 'houses',
  tag: 'chart',
  group: 'core',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/houses',
        name: 'houses_route',
        summary: 'House cusps and angles',
        description: policies,
        body: HousesRequest,
        response: HousesAnswer,
        example,
      },
      (engine, { body }) => houses(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/reduction',
        name: 'houses_reduction_route',
        summary: 'House cusps and angles with what was requested and applied',
        description: policies,
        body: HousesRequest,
        response: HousesReductionResponse,
        example,
      },
      (engine, { body }) => housesReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/dynamics',
        name: 'house_dynamics_route',
        summary: 'Speeds of house cusps and angles at an instant',
        description: dynamics,
        body: HouseDynamicsRequest,
        response: HouseDynamicsAnswer,
        example,
      },
      (engine, { body }) => houseDynamics(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/dynamics/analytical',
        name: 'analytical_house_dynamics_route',
        summary: 'Exact speeds of Midheaven, Ascendant and Vertex from the sidereal time',
        description:
          'Derivatives by the sidereal time with fixed obliquity, times 360.98564736629 degrees a day. The Ascendant has none where the ecliptic coincides with the horizon, the Vertex none at the equator and where the ecliptic coincides with the prime vertical: null with the reason.',
        body: AnalyticalHouseDynamicsRequest,
        response: AnalyticalHouseDynamicsResponse,
        example: { body: { armc: 120, obliquity: 23.44, latitude: 51.5 } },
      },
      (_engine, { body }) => analyticalDynamics(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/dynamics/armc',
        name: 'house_dynamics_armc_route',
        summary: 'Speeds of house cusps and angles from the sidereal time',
        description: `${dynamics} Obliquity and Sun are fixed.`,
        body: HouseDynamicsFromArmcRequest,
        response: HouseDynamicsFromArmcAnswer,
        inert: [
          {
            field: '/sun_longitude',
            reason: 'the house system does not depend on the Sun',
            when: ({ system }) => findHouseSystem(system ?? 'P')?.needsSun !== true,
          },
        ],
        example: { body: { armc: 120, obliquity: 23.44, latitude: 51.5, system: 'C' } },
      },
      (_engine, { body }) => houseDynamicsFromArmc(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/polar-admissibility',
        name: 'polar_admissibility_route',
        summary: 'Spans of sidereal time in which a house system is defined and ordered at a latitude',
        description:
          'For Placidus, Koch, Campanus, Regiomontanus, Alcabitius and Topocentric. The edges of the windows are solved to 1e-12 degrees; a window across 0 is one window when the scan covers the circle. Practical windows limit the ratio of the largest house to the smallest; stable windows are practical windows without stability_radius steps at each end. The samples are only counted.',
        body: PolarAdmissibilityRequest,
        response: PolarAdmissibilityResponse,
        run: 'pool',
        inert: [
          {
            field: '/dt',
            reason: 'the obliquity is given',
            when: ({ obliquity }) => typeof obliquity === 'number',
          },
          {
            field: '/stability_radius',
            reason: 'there are no practical windows without rho_max',
            when: ({ rho_max: most }) => typeof most !== 'number',
          },
        ],
        example: { body: { latitude: 70, system: 'C' } },
      },
      (engine, { body }) => polarAdmissibility(engine, body),
    ),
  ],
});
