import { aliasPaths, tokensOf, writtenText } from '../contract/names.js';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds the conventional names of the neutral tokens to the document: tags and summaries show the name, enumerations and descriptions give
 * the name of each token, operations list their alias paths.
 */
export function withNames(document: Record<string, unknown>): Record<string, unknown> {
  const named = explained(document) as Record<string, unknown>;
  const paths = Object.entries(named.paths as Readonly<Record<string, Readonly<Record<string, Node>>>>).map(
    ([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, namedOperation(path, one)])),
    ],
  );
  const tags = (named.tags as readonly Node[]).map((tag) => ({ ...tag, name: writtenText(tag.name as string) }));
  const groups = (named['x-tagGroups'] as readonly Node[]).map((group) => ({
    ...group,
    tags: (group.tags as readonly string[]).map(writtenText),
  }));
  return { ...named, tags, 'x-tagGroups': groups, paths: Object.fromEntries(paths) as unknown };
}

function namedOperation(path: string, operation: Node): Node {
  // Each conventional spelling once, with hyphens.
  const aliases = aliasPaths(path).filter((alias) => !alias.includes('_') || path.includes('_'));
  const description = [
    ...(operation.description === undefined ? [] : [operation.description as string]),
    ...(aliases.length > 0 ? [`Also at ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`] : []),
  ].join(' ');
  return {
    ...operation,
    summary: writtenText(operation.summary as string),
    ...(description === '' ? {} : { description }),
    tags: (operation.tags as readonly string[]).map(writtenText),
  };
}

/** A part of the document with the names of tokens in every description and enumeration. Examples are not changed. */
function explained(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(explained);
  if (!isNode(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    out[key] =
      key === 'example' || key === 'examples' || key === 'default'
        ? inner
        : key === 'description' && typeof inner === 'string'
          ? withMeanings(inner)
          : key === 'properties' && isNode(inner)
            ? explainedKeys(inner)
            : explained(inner);
  const listed = listedNames(value);
  if (listed === '') return out;
  const own = typeof value.description === 'string' ? value.description : '';
  out.description = own === '' ? listed : `${own}. ${listed}`;
  return out;
}

/** The fields of an object; the description of a field whose key has a token gives the name. */
function explainedKeys(fields: Node): Node {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const named = explained(field);
      if (!isNode(named)) return [key, named];
      const own = typeof named.description === 'string' ? named.description : '';
      const missing = tokensOf(key).filter(({ name }) => !own.includes(name));
      if (missing.length === 0) return [key, named];
      const listed = missing.map(({ token, name }) => `${token}: ${name}`).join(', ');
      return [key, { ...named, description: own === '' ? listed : `${own}. ${listed}` }];
    }),
  );
}

/** The names of the tokens in the values of an enumeration. */
function listedNames(schema: Node): string {
  const values = [...(Array.isArray(schema.enum) ? (schema.enum as unknown[]) : []), schema.const];
  const names = new Map(
    values
      .flatMap((value) => (typeof value === 'string' ? tokensOf(value) : []))
      .map(({ token, name }) => [token, name]),
  );
  return [...names].map(([token, name]) => `${token}: ${name}`).join(', ');
}

const JSON_EXAMPLE = /^Answer to `/;

/** A description in which the name of each token follows its first occurrence. */
function withMeanings(text: string): string {
  if (JSON_EXAMPLE.test(text)) return text;
  let out = text;
  for (const { token, name } of tokensOf(text))
    if (!text.includes(name))
      out = out.replace(new RegExp(`\`?[\\w-]*\\b_?${token}(?![A-Za-z0-9])[\\w-]*\`?`), `$& (${name})`);
  return out;
}
