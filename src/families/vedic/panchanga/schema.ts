import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import {
  panchangaChartFields,
  panchangaDirectFields,
  PanchangaPolicyRequest,
  VaraBasisResponse,
  zodiacFields,
} from '../../../contract/panchanga.js';

export const PanchangaDirectRequest = shape('PanchangaDirectRequest', {
  ...panchangaDirectFields,
  policy: Type.Optional(nullable(PanchangaPolicyRequest)),
});
export type PanchangaDirectRequest = Static<typeof PanchangaDirectRequest>;

export const PanchangaChartRequest = shape('PanchangaChartRequest', {
  ...panchangaChartFields,
  policy: Type.Optional(nullable(PanchangaPolicyRequest)),
});
export type PanchangaChartRequest = Static<typeof PanchangaChartRequest>;

export const PanchangaProfileResponse = shape('PanchangaProfileResponse', {
  jd: Type.Number({ description: 'Julian day UT1' }),
  paksha: oneOf(['shukla', 'krishna']),
  is_purnima: Type.Boolean({ description: 'the fifteenth tithi of the bright half' }),
  is_amavasya: Type.Boolean({ description: 'the fifteenth tithi of the dark half' }),
  yoga_class: oneOf(['auspicious', 'inauspicious']),
  karana_type: oneOf(['movable', 'fixed']),
  vara_lord: Type.String(),
  vara_lord_type: oneOf(['luminary', 'inner', 'outer']),
  ayanamsa_system: Type.String(),
  elongation_deg: Type.Number({ description: 'Moon less Sun, degrees in [0, 360)' }),
  moon_sidereal_lon: Type.Number(),
  vara_basis: VaraBasisResponse,
  ...zodiacFields,
  computation_basis: Type.Optional(ComputationBasis),
});
export type PanchangaProfileResponse = Static<typeof PanchangaProfileResponse>;
