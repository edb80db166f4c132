import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { shape } from './fields.js';

/** Why an entry of a list was not answered. */
export const MissingEntry = shape('MissingEntry', {
  name: Type.String({ description: 'the requested name, as in `missing`' }),
  field: Type.String({ description: 'JSON pointer of the entry' }),
  reason: Type.String(),
  suggestions: Type.Array(Type.String()),
  covered_jd_tdb: Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
    description: 'where the reason is the instant: the spans that can be answered, Julian days TDB',
  }),
});
export type MissingEntry = Static<typeof MissingEntry>;

export const missingFields = {
  missing: Type.Array(Type.String()),
  missing_reasons: Type.Array(MissingEntry, { description: 'one entry for each of `missing`' }),
};
