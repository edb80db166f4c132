import { Type } from '@sinclair/typebox';
import type { Static, TUnsafe } from '@sinclair/typebox';
import { oneOf, shape } from '../../../contract/fields.js';
import { ACTIVITIES, BIRDS, HALVES, PAKSHAS, WEEKDAYS } from '../../../doctrine/pancha-pakshi/tables.js';

export const bird = (description?: string) => oneOf(BIRDS, description === undefined ? {} : { description });
export const activity = (description?: string) => oneOf(ACTIVITIES, description === undefined ? {} : { description });
export const weekday = () => oneOf(WEEKDAYS, { description: 'weekday of the solar day, which begins at sunrise' });
export const paksha = () =>
  oneOf(PAKSHAS, { description: 'label of the lunar half in the source: purva waxes, amara wanes' });
export const half = () => oneOf(HALVES, { description: 'day: sunrise to sunset; night: sunset to sunrise' });
export const jdTt = (description?: string) =>
  Type.Number({ description: `Julian day TT${description ? `, ${description}` : ''}` });
export const jdUt1 = (description?: string) =>
  Type.Number({ description: `Julian day UT1${description ? `, ${description}` : ''}` });

/** A shape whose fields have one value each: policies that answers return in full. */
export function fixedShape<T extends Readonly<Record<string, string | number | boolean>>>(
  title: string,
  values: T,
): TUnsafe<T> {
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? oneOf([value]) : Type.Literal(value),
  ]);
  return Type.Unsafe<T>(shape(title, Object.fromEntries(fields) as Record<string, TUnsafe<string>>));
}

/** An exact value: a reduced fraction with a positive denominator. */
export const PanchaPakshiFractionResponse = shape('PanchaPakshiFractionResponse', {
  numerator: Type.Integer(),
  denominator: Type.Integer({ exclusiveMinimum: 0 }),
});
export type PanchaPakshiFractionResponse = Static<typeof PanchaPakshiFractionResponse>;

export const PanchaPakshiSourceLocatorResponse = shape('PanchaPakshiSourceLocatorResponse', {
  locator_id: Type.String(),
  witness_id: Type.String(),
  label: Type.String(),
  url: Type.String(),
  evidence_role: Type.String({ description: 'rule that the leaf supports' }),
});
export type PanchaPakshiSourceLocatorResponse = Static<typeof PanchaPakshiSourceLocatorResponse>;

/** Leaves of the sources, with the bounds of the contract. */
export const locators = (minItems?: number, maxItems?: number) =>
  Type.Array(PanchaPakshiSourceLocatorResponse, {
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
  });

export const ADMISSION_STATUSES = ['research_only', 'source_scoped_public', 'corroborated_public'] as const;
const CAPABILITIES = [
  'aksara_identity',
  'nominal_schedule',
  'directed_relationships',
  'astronomical_context',
  'astronomical_paksha_inference',
  'nakshatra_bird_mapping',
  'natal_identity',
  'padu_bird_mapping',
  'first_eat_bird_mapping',
  'sookshma_temporal_selection',
  'fixed_clock_materialization',
  'fixed_clock_current_cell_selection',
  'solar_proportional_materialization',
  'solar_proportional_current_cell_selection',
  'authority_birds',
  'subdivisions',
  'condition',
  'scoring',
  'window_search',
] as const;

const descriptorFields = {
  profile_id: Type.String(),
  admission_status: oneOf(ADMISSION_STATUSES),
  product_kind: Type.String(),
  default_selection_allowed: Type.Boolean(),
  capabilities: Type.Array(oneOf(CAPABILITIES)),
  admission_decision_id: Type.String(),
};

export const PanchaPakshiProfileDescriptorResponse = shape('PanchaPakshiProfileDescriptorResponse', descriptorFields);
export type PanchaPakshiProfileDescriptorResponse = Static<typeof PanchaPakshiProfileDescriptorResponse>;

const PanchaPakshiSourceResponse = shape('PanchaPakshiSourceResponse', {
  witness_id: Type.String(),
  title: Type.String(),
  traditional_attribution: Type.String(),
  authorship_status: Type.String(),
  publication_place: Type.String(),
  publisher: Type.String(),
  publication_year: Type.Integer(),
  language: Type.String(),
  archive_item_url: Type.String(),
  archive_original_image_zip_name: Type.String(),
  archive_original_image_zip_source_status: Type.String(),
  archive_original_image_zip_md5: Type.String(),
  archive_original_image_zip_sha1: Type.String(),
  archive_pdf_name: Type.String(),
  archive_pdf_source_status: Type.String(),
  archive_pdf_md5: Type.String(),
  archive_pdf_sha1: Type.String(),
  locally_verified_pdf_sha256: Type.String(),
  catalogued_contributor_note: Type.String(),
  artifact_distribution_status: Type.String(),
  redistribution_policy: Type.String(),
  license_scope: Type.String(),
  artifact_distribution_note: Type.String(),
});

export const PanchaPakshiProvenanceResponse = shape('PanchaPakshiProvenanceResponse', {
  ...descriptorFields,
  derivation_status: Type.String(),
  assembly_policy: Type.String(),
  astronomical_routing_status: Type.String({ description: 'astronomical quantities that this answer uses' }),
  source: PanchaPakshiSourceResponse,
  declared_omissions: Type.Array(
    shape('PanchaPakshiOmissionResponse', { feature: Type.String(), status: Type.String(), reason: Type.String() }),
  ),
});
export type PanchaPakshiProvenanceResponse = Static<typeof PanchaPakshiProvenanceResponse>;

export const PanchaPakshiConflictWitnessResponse = shape('PanchaPakshiConflictWitnessResponse', {
  witness_id: Type.String(),
  bibliographic_label: Type.String(),
  record_url: Type.String(),
  record_identity: Type.String(),
  conflict_locators: Type.Array(Type.String()),
  evidence_status: Type.String(),
  runtime_status: Type.String(),
});

export const PanchaPakshiScheduleCellResponse = shape('PanchaPakshiScheduleCellResponse', {
  samam_index: Type.Integer({ description: '1 ... 5' }),
  sequence_index: Type.Integer({ description: '1 ... 5 within the samam, by time' }),
  bird: bird(),
  activity: activity(),
  start_nazhigai: PanchaPakshiFractionResponse,
  end_nazhigai: PanchaPakshiFractionResponse,
  duration_nazhigai: PanchaPakshiFractionResponse,
  derivation_status: Type.String(),
  assembly_policy: Type.String(),
  source_locators: locators(),
});
export type PanchaPakshiScheduleCellResponse = Static<typeof PanchaPakshiScheduleCellResponse>;
