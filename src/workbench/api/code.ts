import type { Call } from './client.js';

export const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A request as code that runs without changes. `base`: the address of the service. */
function asCode({ method, path, body }: Call, language: Language, base: string): string {
  const url = `${base}${path}`;
  if (language === 'curl') return method === 'GET' ? `curl ${shell(url)}` : curlPost(url, body);
  if (language === 'TypeScript') return method === 'GET' ? typescriptGet(url) : typescriptPost(url, body);
  return method === 'GET' ? pythonGet(url) : pythonPost(url, body);
}

/** Several requests as one text. Each has its own block where variable names would collide. */
export const allAsCode = (calls: readonly Call[], language: Language, base: string): string =>
  calls
    .map((call) => asCode(call, language, base))
    .map((code) => (calls.length > 1 && language === 'TypeScript' ? `{\n  ${code.replaceAll('\n', '\n  ')}\n}` : code))
    .join('\n\n');

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const curlPost = (url: string, body: unknown): string =>
  `curl ${shell(url)} \\\n  -H 'content-type: application/json' \\\n  -d ${shell(JSON.stringify(body))}`;

const typescriptGet = (url: string): string =>
  `const response = await fetch(${JSON.stringify(url)});\nconsole.log(JSON.stringify(await response.json(), null, 2));`;

const typescriptPost = (url: string, body: unknown): string =>
  `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
console.log(JSON.stringify(await response.json(), null, 2));`;

const PRINTED = 'print(json.dumps(answer.json(), indent=2))';

const pythonGet = (url: string): string =>
  `import json\n\nimport httpx\n\nanswer = httpx.get(${JSON.stringify(url)}, timeout=60).raise_for_status()\n${PRINTED}`;

const pythonPost = (url: string, body: unknown): string =>
  `import json\n\nimport httpx\n\nbody = ${python(body, 0)}\nanswer = httpx.post(${JSON.stringify(url)}, json=body, timeout=60).raise_for_status()\n${PRINTED}`;

/** A value as a Python literal. */
function python(value: unknown, depth: number): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = '    '.repeat(depth + 1),
    outer = '    '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null))
      return `[${value.map((item) => python(item, depth)).join(', ')}]`;
    return `[\n${value.map((item) => `${inner}${python(item, depth + 1)},\n`).join('')}${outer}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{\n${entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${python(item, depth + 1)},\n`).join('')}${outer}}`;
}
