import { Type } from '@sinclair/typebox';
import { ElectionRuleResponse, MarriageLimitsModel, namedText } from '../../../contract/elections.js';

/** Fields that the catalogues of all elections have. */
export const catalogueFields = {
  family: Type.String(),
  profiles: Type.Array(Type.String()),
  purposes: Type.Array(Type.String()),
  source_url: Type.String({ description: 'a scan of the edition' }),
  source_pdf_sha256: Type.String({ description: 'checksum of the scan' }),
  source_manifest_sha256: Type.String({ description: 'checksum of `rules`' }),
  rules: Type.Array(ElectionRuleResponse),
  exclusions: Type.Array(namedText(), { description: '[subject, what is not judged and why]' }),
  default_limits: MarriageLimitsModel,
  hard_maxima: MarriageLimitsModel,
  input_basis: Type.String(),
};
