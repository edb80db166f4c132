import { withFields } from '../../kernel/errors.js';

/** Field of a family's request, and the field of the profile's request that supplies it. */
type Renames = readonly (readonly [from: string, to: string])[];

const renamed = (field: string, renames: Renames): string => {
  const found = renames.find(([from]) => field === from || field.startsWith(`${from}/`));
  return found === undefined ? field : found[1] + field.slice(found[0].length);
};

/** Runs a section of the profile. Fields in its errors are renamed to the fields of the profile's request. */
export function withProfileFields<T>(renames: Renames, section: () => T): T {
  try {
    return section();
  } catch (error) {
    throw withFields(error, (field) => renamed(field, renames));
  }
}
