import { withFields } from '../../kernel/errors.js';

/** Where a section's field stands in the profile's request. */
type Renames = readonly (readonly [from: string, to: string])[];

const renamed = (field: string, renames: Renames): string => {
  const found = renames.find(([from]) => field === from || field.startsWith(`${from}/`));
  return found === undefined ? field : found[1] + field.slice(found[0].length);
};

/** Runs a section; its errors name the fields of the profile's request. */
export function naming<T>(renames: Renames, section: () => T): T {
  try {
    return section();
  } catch (error) {
    throw withFields(error, (field) => renamed(field, renames));
  }
}
