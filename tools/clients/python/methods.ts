import type { OpenApi, Operation, Parameter, Schema } from '../openapi-shape.js';
import { attribute, docstring, literal } from './names.js';
import { pythonType, union } from './types.js';

interface Method {
  readonly name: string;
  readonly operationId: string;
  readonly verb: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Argument {
  readonly wire: string;
  readonly own: string;
  readonly type: string;
  readonly required: boolean;
  readonly place: 'path' | 'query' | 'body';
  readonly description: string;
}

/** Methods by the names of their routes. Errors: two routes of one name. */
function methodsOf({ paths }: OpenApi): Method[] {
  const methods = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): Method => {
      const slug = path.slice(1).replace(/[{}]/g, '').replace(/[^A-Za-z0-9]+/g, '_');
      const name = operation.operationId.slice(0, -`_${slug}_${verb}`.length).replace(/_route$/, '');
      return { name: attribute(name), operationId: operation.operationId, verb: verb.toUpperCase(), path, operation };
    }),
  );
  const seen = new Set<string>();
  for (const { name } of methods) {
    if (seen.has(name)) throw new Error(`two routes would be the method ${name}`);
    seen.add(name);
  }
  return methods;
}

/** The module of one kind of client: one method for each route, with keyword arguments. */
export function methodsModule(document: OpenApi, kind: 'sync' | 'async'): string {
  const [client, base, word] = kind === 'sync' ? ['Client', 'SyncBase', ''] : ['AsyncClient', 'AsyncBase', 'async '];
  const methods = methodsOf(document);
  const text = methods.map((method) => methodText(method, document, word)).join('\n');
  const table = methods.map(({ operationId, name }) => `    ${literal(operationId)}: ${literal(name)},`).join('\n');
  return `# Made by \`npm run clients\` from /openapi.json; changes by hand are lost.
"""${client}: a method for every route."""

from typing import Any, Literal

from . import models
from ._base import ${base}


class ${client}(${base}):
    """Typed methods of a running service. Omitted arguments, and \`None\`, are not sent: the service uses its default."""

${text}

${kind === 'sync' ? `#: Names of the methods by the operation ids of the routes.\nOPERATIONS: dict[str, str] = {\n${table}\n}\n` : ''}`.trimEnd() + '\n';
}

function methodText({ name, verb, path, operation }: Method, document: OpenApi, word: string): string {
  const args = argumentsOf(operation, document);
  const ordered = [...args.filter(({ required }) => required), ...args.filter(({ required }) => !required)];
  const signature = ordered.map(({ own, type, required }) => `        ${own}: ${required ? type : `${union([type, 'None'])} = None`},`);
  const answer = typeHere(operation.responses[200].content['application/json'].schema);
  const notes = ordered.filter(({ description }) => description).map(({ own, description }) => `    ${own}: ${description}`);
  const whole = [
    ...(operation.description ? ['', operation.description] : []),
    ...(notes.length ? ['', 'Args:', ...notes] : []),
  ];
  // One template serves both clients: their methods differ only by `await`.
  const doc = [operation.summary, ...(word ? ['', `See \`Client.${name}\`.`] : whole)];
  const dictOf = (place: Argument['place']): string =>
    `{${args.filter((arg) => arg.place === place).map(({ wire, own }) => `${literal(wire)}: ${own}`).join(', ')}}`;
  const body = operation.requestBody ? (args.some(({ place, wire }) => place === 'body' && wire === '') ? 'request_body' : dictOf('body')) : 'None';
  const call = `self._call(${[literal(verb), literal(path), answer, dictOf('path'), dictOf('query'), body].join(', ')})`;
  return [
    signature.length ? `    ${word}def ${name}(\n        self,\n        *,\n${signature.join('\n')}\n    ) -> ${answer}:` : `    ${word}def ${name}(self) -> ${answer}:`,
    docstring(doc.join('\n'), '        '),
    `        return ${word ? 'await ' : ''}${call}`,
    '',
  ].join('\n');
}

/** Types of a signature, by the module of the shapes. Objects that are declared in place are dictionaries here. */
const typeHere = (schema: Schema): string => {
  let isInline = false;
  const type = pythonType(schema, 'Inline', 'models.', () => (isInline = true));
  return isInline ? type.replaceAll(/models\.Inline\w*/g, 'dict[str, Any]') : type;
};

/** A shape may be given as a model or as plain dictionaries. */
const askedType = (schema: Schema): string => {
  const type = typeHere(schema);
  if (!type.includes('models.')) return type;
  return union(type.split(/ \| (?![^[]*\])/).flatMap((part) => (part.includes('models.') ? [part, part.replaceAll(/models\.\w+/g, 'dict[str, Any]')] : [part])));
};

function argumentsOf({ parameters = [], requestBody }: Operation, { components }: OpenApi): Argument[] {
  const ofUrl = parameters
    // Those that every route takes cut the answer, which then is no longer of its type: `request` takes them.
    .filter((parameter): parameter is Parameter => !('$ref' in parameter))
    .map(({ name, in: place, required = false, schema, description = '' }) => ({
      wire: name,
      own: attribute(name),
      type: askedType(schema),
      required,
      place,
      description,
    }));
  if (!requestBody) return ofUrl;
  const { schema } = requestBody.content['application/json'];
  const shape = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  const names = new Set(ofUrl.map(({ own }) => own));
  const isOpen = !shape.properties || Object.keys(shape.properties).some((name) => names.has(attribute(name)));
  if (isOpen)
    return [...ofUrl, { wire: '', own: 'request_body', type: askedType(schema), required: true, place: 'body', description: '' }];
  const ofBody = Object.entries(shape.properties ?? {}).map(([name, property]): Argument => ({
    wire: name,
    own: attribute(name),
    type: askedType(property),
    required: shape.required?.includes(name) ?? false,
    place: 'body',
    description: property.description ?? '',
  }));
  return [...ofUrl, ...ofBody];
}
