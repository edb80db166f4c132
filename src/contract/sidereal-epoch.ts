import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape } from './fields.js';

const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** An instant with the sidereal positions of the seven planets. */
export const GocharaEpochResponse = shape('GocharaEpochResponse', {
  jd_ut1: Type.Number(),
  jd_tt: Type.Number(),
  jd_tdb: Type.Number(),
  delta_t_seconds: Type.Number({ description: 'TT - UT1' }),
  delta_t_correction_seconds: Type.Number({
    description: 'correction of TT - UT1 for the tidal acceleration of the Moon: none is applied',
  }),
  tdb_minus_tt_seconds: Type.Number(),
  delta_t_source: Type.String(),
  kernel_label: Type.String(),
  planetary_ephemeris: Type.String(),
  lunar_ephemeris: Type.String(),
  lunar_tidal_acceleration_arcsec_per_cy2: nullable(
    Type.Number({ description: 'of the lunar ephemeris; null where its source does not state it' }),
  ),
  ayanamsa_system: Type.String(),
  ayanamsa_degrees: Type.Number(),
  ayanamsa_method: oneOf(['live_star_anchor', 'polynomial_true']),
  ayanamsa_anchor: nullable(Type.String({ description: 'star that defines the zodiac' })),
  tropical_longitudes: Type.Array(Type.Number(), { description: 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn' }),
  positions: Type.Array(
    shape('GocharaDatedPositionResponse', {
      planet: oneOf(PLANETS),
      tropical_longitude: Type.Number(),
      ayanamsa_degrees: Type.Number(),
      position: shape('GocharaDatedPlace', {
        planet: oneOf(PLANETS),
        sidereal_longitude: Type.Number(),
        rashi_index: Type.Integer({ description: '0 Aries ... 11 Pisces' }),
        degrees_in_sign: Type.Number(),
      }),
    }),
  ),
});
export type GocharaEpochResponse = Static<typeof GocharaEpochResponse>;
