import type { TwelfthPartResponse } from '../contract/hellenistic.js';
import { twelfthPart } from '../doctrine/zodiac/twelfth-parts.js';
import type { TwelfthPartFactor } from '../doctrine/zodiac/twelfth-parts.js';
import { signOf } from '../doctrine/zodiac/zodiac.js';

/** The twelfth-part of a body (longitude in degrees, reduced) in the wire shape, by 12 or by 13. */
export function twelfthPartOf(body: string, longitudeDeg: number, factor: TwelfthPartFactor = 12): TwelfthPartResponse {
  const { sign, degree } = signOf(longitudeDeg),
    { slice, longitudeDeg: projected } = twelfthPart(longitudeDeg, factor);
  return {
    body,
    occupied_sign: sign,
    occupied_sign_degree: degree,
    slice_index: slice,
    twelfth_part_sign: signOf(projected).sign,
    projected_longitude: projected,
    source_longitude: longitudeDeg,
  };
}
