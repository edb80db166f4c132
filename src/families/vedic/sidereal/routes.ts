import { declareFamily, route } from '../../../contract/route.js';
import {
  AyanamsaSystemsEnvelopeResponse,
  SiderealAyanamsaRequest,
  SiderealAyanamsaResponse,
  SiderealConversionRequest,
  SiderealConversionResponse,
} from './schema.js';
import { ayanamsa, ayanamsaSystems, convert } from './sidereal.js';

const RATE =
  'Epoch-defined systems (Lahiri, Raman, Krishnamurti, Fagan-Bradley ...) change with the general precession in longitude of IAU 2006 (50.288 arcsec a year at J2000.0); star-anchored systems (True Chitra ...) follow the proper motion of their star. Conventional names and aliases are accepted.';

export const family = declareFamily({
  name: 'sidereal',
  tag: 'sidereal',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/sidereal/ayanamsa-systems',
        summary: 'Ayanamsa systems with their values at J2000.0',
        description: 'The systems of the registry, and further systems that are accepted by name.',
        response: AyanamsaSystemsEnvelopeResponse,
        table: { list: 'systems' },
        example: {},
      },
      () => ayanamsaSystems(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/sidereal/ayanamsa',
        summary: 'Ayanamsa of a system (Lahiri by default) at an instant',
        description: RATE,
        body: SiderealAyanamsaRequest,
        response: SiderealAyanamsaResponse,
        example: { body: { jd_ut: 2451545 } },
      },
      (engine, { body }) => ayanamsa(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/sidereal/convert',
        summary: 'Conversion of a longitude between the tropical and the sidereal zodiac',
        description: RATE,
        body: SiderealConversionRequest,
        response: SiderealConversionResponse,
        example: { body: { jd_ut: 2460310.5, longitude_deg: 280.4, direction: 'tropical_to_sidereal' } },
      },
      (engine, { body }) => convert(engine, body),
    ),
  ],
});
