/** Reserved words of Python, and names that the annotations of the generated code use. */
const TAKEN = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda ' +
    'nonlocal not or pass raise return try while with yield self list dict str int float bool tuple object Any Literal copy json schema validate construct'
  ).split(' '),
);

/** A valid Python name for a field; its alias is the name in JSON. */
export function attribute(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^(?=\d)/, 'n').replace(/^_+|_+$/g, '');
  return TAKEN.has(plain) ? `${plain}_` : plain;
}

export const pascal = (name: string): string =>
  attribute(name)
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** A string as a Python literal; the escapes of JSON are valid in Python. */
export const literal = (text: string): string => JSON.stringify(text);

/** A documentation string whose lines have the same indentation. */
export function docstring(text: string, indent: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trim();
  const lines = safe.split('\n').map((line) => line.trimEnd());
  const last = lines.at(-1)?.endsWith('"') ? ' ' : '';
  return `${indent}"""${lines.join(`\n${indent}`).replace(/^\s+$/gm, '')}${last}"""`;
}
