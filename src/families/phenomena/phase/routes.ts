import { declareFamily, route } from '../../../contract/route.js';
import {
  angularDiameter,
  apparentMagnitudeOf,
  elongation,
  illuminatedFraction,
  phaseAngle,
  synodicPhase,
} from './phase.js';
import {
  AngularDiameterResponse,
  ApparentMagnitudeRequest,
  ApparentMagnitudeResponse,
  ElongationResponse,
  IlluminatedFractionRequest,
  IlluminatedFractionResponse,
  PhaseAngleResponse,
  PhaseBodyRequest,
  SynodicPhaseRequest,
  SynodicPhaseResponse,
} from './schema.js';

const example = { body: { body: 'Venus', jd_ut: 2451545 } };

export const family = declareFamily({
  name: 'phase',
  tag: 'phase',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/phase/illuminated-fraction',
        summary: 'Illuminated fraction of a disc at a phase angle',
        description: '(1 + cos(phase_angle)) / 2; uses no ephemeris.',
        body: IlluminatedFractionRequest,
        response: IlluminatedFractionResponse,
        example: { body: { phase_angle: 90 } },
      },
      (_engine, { body }) => illuminatedFraction(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phase/synodic',
        summary: 'Phase between two bodies in apparent longitude',
        body: SynodicPhaseRequest,
        response: SynodicPhaseResponse,
        example: { body: { body1: 'Sun', body2: 'Moon', jd_ut: 2451545 } },
      },
      (engine, { body }) => synodicPhase(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phase/elongation',
        summary: 'Angle between a body and the Sun',
        description: 'Angle on the sphere between apparent geocentric places, accurate at small and large angles.',
        body: PhaseBodyRequest,
        response: ElongationResponse,
        example,
      },
      (engine, { body }) => elongation(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phase/angle',
        summary: 'Phase angle Sun - body - Earth',
        description: 'At the instant at which the light left the body. The Sun and lunar points have no phase angle.',
        body: PhaseBodyRequest,
        response: PhaseAngleResponse,
        example,
      },
      (engine, { body }) => phaseAngle(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phase/angular-diameter',
        summary: 'Apparent diameter of a disc',
        body: PhaseBodyRequest,
        response: AngularDiameterResponse,
        example,
      },
      (engine, { body }) => angularDiameter(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phase/apparent-magnitude',
        summary: 'Apparent V magnitude',
        description:
          'Planets: Mallama and Hilton 2018; Moon: Allen 1973 with the crescent of Samaha, Asaad and Mikhail 1969. Geocentric, without extinction.',
        body: ApparentMagnitudeRequest,
        response: ApparentMagnitudeResponse,
        example,
      },
      (engine, { body }) => apparentMagnitudeOf(engine, body),
    ),
  ],
});
