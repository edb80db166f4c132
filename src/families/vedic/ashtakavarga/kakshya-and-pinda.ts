import { kakshyaTransit } from '../../../doctrine/ashtakavarga/kakshya.js';
import { shodhyaPinda } from '../../../doctrine/ashtakavarga/pinda.js';
import type {
  KakshyaTransitRequest,
  KakshyaTransitResponse,
  ShodhyaPindaRequest,
  ShodhyaPindaResponse,
} from './schema.js';

/** POST /v1/ashtakavarga/kakshya-transit */
export function kakshyaTransitAnswer(request: KakshyaTransitRequest): KakshyaTransitResponse {
  const transit = kakshyaTransit(request.planet, request.transit_sidereal_lon, request.sign_indices);
  return {
    planet: request.planet,
    transit_sign_index: transit.signIndex,
    degrees_in_sign: transit.degreeInSign,
    kakshya_index: transit.kakshyaIndex,
    kakshya_lord: transit.lord,
    lord_contributed: transit.lordContributes,
    sign_rekhas: transit.signRekhas,
    favorable: transit.lordContributes,
    source:
      'Order of the lords: Jataka Parijata 2.71. Rule of the transit: Patel and Aiyar, Ashtakavarga (1957), ch. 5 and 16. Rekhas: BPHS ch. 66.',
  };
}

/** POST /v1/ashtakavarga/shodhya-pinda */
export function shodhyaPindaAnswer(request: ShodhyaPindaRequest): ShodhyaPindaResponse {
  const pinda = shodhyaPinda(request.reduced_rekhas, request.sign_indices);
  return {
    planet: request.planet,
    reduced_rekhas: request.reduced_rekhas,
    rasi_pinda: pinda.rasi,
    graha_pinda: pinda.graha,
    shodhya_pinda: pinda.sum,
    source:
      'Brihat Parashara Hora Shastra 69.1-4 (Santhanam), from figures after both reductions; the nodes do not count.',
  };
}
