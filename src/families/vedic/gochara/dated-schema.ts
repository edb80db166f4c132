import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, julianDayUt1, longitudeDeg, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { ayanamsaName } from '../../../contract/sidereal.js';
import { lagnaLatitude } from '../../../contract/sidereal-chart.js';
import { GocharaEpochResponse } from '../../../contract/sidereal-epoch.js';
import {
  GocharaDoctrineOptionResponse,
  GocharaPolicyRequest,
  GocharaPolicyResponse,
  GocharaSubsystemProfileResponse,
} from './schema.js';

/** Shapes of transits of two instants. */

const natalBav = () =>
  defaulted(
    oneOf(['omit', 'compute_raw'], {
      description: 'compute_raw: rekhas of the natal chart; birth_location is then required, and refused otherwise',
    }),
    'omit',
  );
export const GocharaDatePolicyRequest = shape('GocharaDatePolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  natal_bav_mode: natalBav(),
  gochara_policy: Type.Optional(GocharaPolicyRequest),
});
export type GocharaDatePolicyRequest = Static<typeof GocharaDatePolicyRequest>;

const GocharaBirthLocation = shape('GocharaBirthLocationRequest', {
  latitude: lagnaLatitude(),
  longitude: longitudeDeg(),
});
export const contextFields = {
  birth_location: Type.Optional(nullable(GocharaBirthLocation)),
  policy: Type.Optional(GocharaDatePolicyRequest),
};
export type GocharaContextPart = {
  readonly birth_location?: Static<typeof GocharaBirthLocation> | null;
  readonly policy?: GocharaDatePolicyRequest;
};

export const GocharaDatetimeRequest = shape('GocharaDatetimeRequest', {
  ...contextFields,
  natal_dt: isoInstant(),
  transit_dt: isoInstant(),
});
export type GocharaDatetimeRequest = Static<typeof GocharaDatetimeRequest>;
export const GocharaEpochRequest = shape('GocharaEpochRequest', {
  ...contextFields,
  natal_jd_ut1: julianDayUt1('Julian day of the birth, UT1'),
  transit_jd_ut1: julianDayUt1('Julian day of the transit, UT1'),
});
export type GocharaEpochRequest = Static<typeof GocharaEpochRequest>;

const GocharaDatePolicyResponse = shape('GocharaDatePolicyResponse', {
  ayanamsa_system: Type.String(),
  natal_bav_mode: Type.String(),
  gochara_policy: GocharaPolicyResponse,
  longitude_origin: Type.String(),
  longitude_frame: Type.String(),
  ayanamsa_mode: Type.String(),
  light_time: Type.Boolean(),
  aberration: Type.Boolean(),
  gravitational_deflection: Type.Boolean(),
  nutation: Type.Boolean(),
  selected_options: Type.Array(GocharaDoctrineOptionResponse),
});
const GocharaBirthLocationResponse = shape('GocharaBirthLocationResponse', {
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export const natalFields = {
  policy: GocharaDatePolicyResponse,
  birth_location: nullable(GocharaBirthLocationResponse),
  natal_ascendant_tropical: nullable(Type.Number()),
  natal_ascendant_sidereal: nullable(Type.Number()),
  natal_sign_indices: Type.Array(Type.Array(Type.Union([Type.String(), Type.Integer()])), {
    description: 'pairs of a planet, or the Lagna, and its sign, 0 Aries ... 11 Pisces',
  }),
  bav_source: nullable(Type.String()),
};

export const GocharaDateResponse = shape('GocharaDateResponse', {
  natal: GocharaEpochResponse,
  transit: GocharaEpochResponse,
  ...natalFields,
  profile: GocharaSubsystemProfileResponse,
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type GocharaDateResponse = Static<typeof GocharaDateResponse>;
