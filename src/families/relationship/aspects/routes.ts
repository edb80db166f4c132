import { AspectsFromLongitudesResponse } from '../../../contract/aspects.js';
import { declareFamily, route } from '../../../contract/route.js';
import { declinationMotionWitness, fromDeclinations } from './declinations.js';
import {
  OvercomingRequest,
  OvercomingResponse,
  WholeSignAspectsRequest,
  WholeSignAspectsResponse,
} from './hellenistic-schema.js';
import { moonConnectionRoutes } from './moon-connection-routes.js';
import { overcoming, wholeSign } from './hellenistic.js';
import { fromLongitudes, motionWitness } from './longitudes.js';
import {
  AspectMotionAnalysisResponse,
  AspectMotionWitnessRequest,
  AspectsFromLongitudesRequest,
  DeclinationAspectMotionAnalysisResponse,
  DeclinationAspectMotionWitnessRequest,
  DeclinationAspectsFromDeclinationsRequest,
  DeclinationAspectsFromDeclinationsResponse,
} from './schema.js';

const longitudes = {
  Sun: 111.84,
  Moon: 65.31,
  Mercury: 138.2,
  Venus: 68.92,
  Mars: 113.5,
  Jupiter: 315.9,
  Saturn: 231.7,
};

export const family = declareFamily({
  name: 'aspects',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    ...moonConnectionRoutes,
    route(
      {
        method: 'POST',
        path: '/v1/aspects/motion-witness',
        name: 'aspect_motion_witness_route',
        summary: 'Instantaneous motion of one aspect between two points',
        description:
          'Computes the signed error of the given aspect and its rate; from them the state is applying, exact, separating, stationary or indeterminate. No event search.',
        body: AspectMotionWitnessRequest,
        response: AspectMotionAnalysisResponse,
        example: {
          body: {
            body1: 'Moon',
            longitude1_deg: 65.31,
            speed1_deg_per_day: 13.1,
            body2: 'Venus',
            longitude2_deg: 68.92,
            speed2_deg_per_day: 1.12,
            aspect: 'Conjunction',
            reference_frame: 'true_ecliptic_of_date',
            timescale: 'UT1',
          },
        },
      },
      (_engine, { body }) => motionWitness(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/aspects/from-longitudes',
        name: 'aspects_from_longitudes_route',
        summary: 'Aspects among 2 to 64 named longitudes',
        description:
          'Uses only the given longitudes: no ephemeris and no motion. Each aspect has its own orb, multiplied by `orb_factor`; the orb table is in src/families/relationship/aspects/README.md.',
        body: AspectsFromLongitudesRequest,
        response: AspectsFromLongitudesResponse,
        table: { list: 'events' },
        example: { body: { longitudes } },
      },
      (_engine, { body }) => fromLongitudes(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/aspects/from-declinations',
        name: 'aspects_from_declinations_route',
        summary: 'Parallels and contra-parallels among 2 to 64 named declinations',
        body: DeclinationAspectsFromDeclinationsRequest,
        response: DeclinationAspectsFromDeclinationsResponse,
        table: { list: 'events' },
        example: {
          body: {
            declinations: { Sun: 21.6, Moon: -21.2, Mercury: 14.9, Venus: 15.6 },
            reference_frame: 'true_equator_of_date',
            timescale: 'UT1',
          },
        },
      },
      (_engine, { body }) => fromDeclinations(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/aspects/declination-motion-witness',
        name: 'declination_aspect_motion_witness_route',
        summary: 'Instantaneous motion of one parallel or contra-parallel',
        body: DeclinationAspectMotionWitnessRequest,
        response: DeclinationAspectMotionAnalysisResponse,
        example: {
          body: {
            body1: 'Sun',
            declination1_deg: 21.6,
            speed1_deg_per_day: -0.15,
            body2: 'Moon',
            declination2_deg: 21.2,
            speed2_deg_per_day: 2.4,
            aspect: 'Parallel',
            reference_frame: 'true_equator_of_date',
            timescale: 'UT1',
          },
        },
      },
      (_engine, { body }) => declinationMotionWitness(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/aspects/hellenistic/whole-sign',
        name: 'hellenistic_whole_sign_aspects_route',
        tag: 'hellenistic-aspects',
        summary: 'Aspects by sign with direction (sinister, dexter) and overcoming',
        body: WholeSignAspectsRequest,
        response: WholeSignAspectsResponse,
        table: { list: 'aspects' },
        example: { body: { positions: longitudes } },
      },
      (_engine, { body }) => wholeSign(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/aspects/hellenistic/overcoming',
        name: 'hellenistic_overcoming_route',
        tag: 'hellenistic-aspects',
        summary: 'Which of two bodies overcomes the other from the tenth sign',
        body: OvercomingRequest,
        response: OvercomingResponse,
        example: { body: { body1: 'Saturn', longitude1: 10, body2: 'Moon', longitude2: 100 } },
      },
      (_engine, { body }) => overcoming(body),
    ),
  ],
});
