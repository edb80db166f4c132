import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, optionalOrNull, shape } from './fields.js';
import { inUnit } from './units.js';

/** Validity of the precession model: 5,000 years before and after J2000.0. */
const FIRST_JD = 625_295,
  LAST_JD = 4_277_795;

/** Julian day UT1 within the validity of the precession model. */
export const siderealJulianDay = () =>
  Type.Number({ minimum: FIRST_JD, maximum: LAST_JD, description: 'Julian day UT1, at most 5,000 years from J2000.0' });

/** Name of an ayanamsa system; the default, authI, is Lahiri. */
export const ayanamsaName = () =>
  defaulted(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri',
    }),
    'authI',
  );

/** Sidereal longitude of a request that must be reduced already. */
export const siderealDegrees = (description: string) =>
  inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 360, description: `${description}, degrees in [0, 360)` }));

/** Provenance of the sidereal and nakshatra routes. */
export const SiderealUtilityProvenanceResponse = shape('SiderealUtilityProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  time_scale: Type.Optional(Type.String()),
  product_kind: Type.String(),
  ayanamsa_system: optionalOrNull(Type.String()),
  ayanamsa_mode: optionalOrNull(Type.String()),
  registry_owner: optionalOrNull(Type.String()),
  reference_epoch: optionalOrNull(Type.String()),
  user_defined_ayanamsa: optionalOrNull(Type.String()),
  jd_policy: optionalOrNull(Type.String()),
  mode_policy: optionalOrNull(Type.String()),
  star_anchor_policy: optionalOrNull(Type.String()),
  longitude_input_policy: optionalOrNull(Type.String()),
  conversion_direction: optionalOrNull(Type.String()),
  taxonomy: optionalOrNull(Type.String()),
  span_deg: optionalOrNull(Type.Number()),
  pada_span_deg: optionalOrNull(Type.Number()),
  interpretation: optionalOrNull(Type.String()),
  panchanga_judgement: optionalOrNull(Type.String()),
  precession_model: optionalOrNull(Type.String()),
  nutation_model: optionalOrNull(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type SiderealUtilityProvenanceResponse = Static<typeof SiderealUtilityProvenanceResponse>;

/** A provenance whose fields are null unless `own` gives them. */
export function siderealProvenance(
  own: Pick<SiderealUtilityProvenanceResponse, 'engine_entrypoint' | 'product_kind' | 'stage_sequence'> &
    Partial<SiderealUtilityProvenanceResponse>,
): SiderealUtilityProvenanceResponse {
  return {
    source_module: 'engine.sidereal',
    time_scale: 'UT_JD',
    ayanamsa_system: null,
    ayanamsa_mode: null,
    registry_owner: null,
    reference_epoch: null,
    user_defined_ayanamsa: null,
    jd_policy: null,
    mode_policy: null,
    star_anchor_policy: null,
    longitude_input_policy: null,
    conversion_direction: null,
    taxonomy: null,
    span_deg: null,
    pada_span_deg: null,
    interpretation: null,
    panchanga_judgement: null,
    precession_model: 'IAU 2006 general precession in longitude',
    nutation_model: own.ayanamsa_mode === 'true' ? 'IAU 2000A (R06)' : null,
    ...own,
  };
}
