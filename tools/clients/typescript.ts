import { sha256 } from './document.js';
import type { OpenApi } from './openapi-shape.js';

export const TYPES_FILE = 'src/client/openapi.d.ts';
/** First line of the types: checksums of the document and of the types themselves. */
const STAMP = /^\/\/ Made by `npm run clients` from \/openapi\.json, document ([0-9a-f]{64}), types ([0-9a-f]{64})\n/;

/** Removes examples, which do not affect types, and text media types, which would add `string` to every answer. */
const NOT_TYPED: ReadonlySet<string> = new Set(['example', 'text/csv', 'text/calendar']);

/** The declarations of all routes of a document, with their stamp. */
export async function typesOf(document: OpenApi): Promise<string> {
  // Imported here, because a check of the stamp does not need the compiler that it loads.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const withoutExamples = JSON.stringify(document, (key, value: unknown) => (NOT_TYPED.has(key) ? undefined : value));
  const nodes = await openapiTS(withoutExamples, { defaultNonNullable: false });
  const types = compact(astToString(nodes));
  return `// Made by \`npm run clients\` from /openapi.json, document ${documentSum(document)}, types ${sha256(types)}\n${types}`;
}

/** Whether the types were generated from this document and not edited, without generating them again, which takes seconds. */
export function typesAreFresh(text: string, document: OpenApi): boolean {
  const [stamp, documentThen, types] = STAMP.exec(text) ?? [''];
  return documentThen === documentSum(document) && types === sha256(text.slice(stamp.length));
}

const documentSum = (document: OpenApi): string => sha256(JSON.stringify(document));

/** Reduces the types to half the size with the same meaning: one space a level, no `never` members, no redundant comments. */
function compact(text: string): string {
  return text
    .replace(/^ *(get|put|post|delete|options|head|patch|trace|query|header|path|cookie|requestBody)\?: never;\n/gm, '')
    .replace(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '')
    .replace(/^ *parameters: \{\n *\};\n/gm, '')
    .replace(/^ *\/\*\* @description The answer \*\/\n/gm, '')
    .replace(/^ *\/\*\* @description [^\n]*\n( *(fields|precision|basis)\?: components)/gm, '$1')
    .replace(/^ *\/\*\* (\w+) \*\/\n( *\1: )/gm, '$2')
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 4));
}
