import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { PANCHANGA_SUNRISE_DEFINITIONS } from '../../../contract/civil-day.js';
import { defaulted, isoInstant, mapOf, nullable, oneOf, shape } from '../../../contract/fields.js';
import { placeFields } from '../../../contract/place.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName } from '../../../contract/sidereal.js';

export const KalavelaRequest = shape('KalavelaRequest', {
  dt: isoInstant(),
  ...placeFields,
  ayanamsa_system: ayanamsaName(),
  portion_point: defaulted(
    oneOf(['beginning', 'middle', 'end'], {
      description: 'instant of the part whose rising degree is the point; does not move a Mandi of its own table',
    }),
    'beginning',
  ),
  mandi_mode: defaulted(
    oneOf(['alias_of_gulika', 'distinct_kalidasa_table'], {
      description: 'Mandi is another name of Gulika, or rises at the ghatis of Uttara Kalamrita',
    }),
    'alias_of_gulika',
  ),
  lord_sequence: defaulted(
    oneOf(['contiguous', 'lordless_after_saturn'], {
      description: 'place of the part without a lord: last, or after the part of Saturn',
    }),
    'contiguous',
  ),
  sunrise_definition: defaulted(
    oneOf(PANCHANGA_SUNRISE_DEFINITIONS, {
      description:
        'airless altitude of the centre of the Sun at sunrise and sunset: -50 arcmin (usno_upper_limb), -47 arcmin (rashtriya_upper_limb) or 0 (geometric_center)',
    }),
    'usno_upper_limb',
  ),
});
export type KalavelaRequest = Static<typeof KalavelaRequest>;

const KalavelaUpagrahaResponse = shape('KalavelaUpagrahaResponse', {
  name: Type.String(),
  portion_planet: nullable(Type.String({ description: 'lord of the part; null for a Mandi of its own table' })),
  part_index: nullable(Type.Integer({ description: '1 ... 8' })),
  defining_jd: Type.Number({ description: 'Julian day UT1' }),
  sidereal_longitude: Type.Number(),
  tropical_longitude: Type.Number(),
});
export const KalavelaResponse = shape('KalavelaResponse', {
  status: oneOf(['evaluated', 'unavailable'], {
    description: 'unavailable: the Sun does not rise, set and rise again around the instant',
  }),
  unavailable_reasons: Type.Array(Type.String()),
  is_day_birth: nullable(Type.Boolean({ description: 'between sunrise and sunset; null when unavailable' })),
  weekday_index: nullable(Type.Integer({ description: 'of the last sunrise: 0 Sunday ... 6 Saturday' })),
  arc_start_jd: nullable(Type.Number({ description: 'sunrise or sunset that begins the arc, Julian day UT1' })),
  arc_end_jd: nullable(Type.Number()),
  ayanamsa_system: Type.String(),
  sunrise_definition: Type.String(),
  upagrahas: mapOf(KalavelaUpagrahaResponse, { description: 'empty when unavailable' }),
  computation_basis: ComputationBasis,
});
export type KalavelaResponse = Static<typeof KalavelaResponse>;

export const SunBasedUpagrahasRequest = shape('SunBasedUpagrahasRequest', {
  sun_sidereal_lon: longitude('sidereal longitude of the Sun, degrees; reduced to [0, 360)'),
});
export type SunBasedUpagrahasRequest = Static<typeof SunBasedUpagrahasRequest>;
export const SunBasedUpagrahasResponse = shape('SunBasedUpagrahasResponse', {
  sun_longitude: Type.Number(),
  dhuma: Type.Number(),
  vyatipata: Type.Number(),
  parivesha: Type.Number(),
  indrachapa: Type.Number(),
  upaketu: Type.Number(),
});
export type SunBasedUpagrahasResponse = Static<typeof SunBasedUpagrahasResponse>;
