import type { OpenApi, Schema } from '../openapi-shape.js';
import { attribute, docstring, literal } from './names.js';
import { inlineName, pythonType, union } from './types.js';

const HEAD = `# Made by \`npm run clients\` from /openapi.json; changes by hand are lost.
"""Shapes of requests and answers. Fields keep the names of the wire; attributes that Python cannot write have an alias."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Request(BaseModel):
    """Part of a request: unknown fields are refused here as the service refuses them; \`None\` is not sent."""

    model_config = ConfigDict(extra="forbid", defer_build=True, populate_by_name=True, protected_namespaces=())


class Answer(BaseModel):
    """Part of an answer: fields that later versions add are kept."""

    model_config = ConfigDict(extra="allow", defer_build=True, populate_by_name=True, protected_namespaces=())
`;

/** The module of all shapes, each after those that it refers to. */
export function modelsModule(document: OpenApi): string {
  const { schemas } = document.components;
  const requests = requestShapes(document);
  const written = new Set<string>();
  const blocks: string[] = [HEAD];
  const write = (name: string, schema: Schema, base: string): void => {
    if (written.has(name)) return;
    written.add(name);
    for (const needed of references(schema)) write(needed, schemas[needed], requests.has(needed) ? 'Request' : 'Answer');
    const inline = (inner: string, shape: Schema): void => write(inner, shape, base);
    blocks.push(
      schema.properties
        ? classText(name, schema, base, inline)
        : `${name} = ${pythonType(schema, `${name}Value`, '', inline)}\n`,
    );
  };
  for (const name of Object.keys(schemas).sort()) write(name, schemas[name], requests.has(name) ? 'Request' : 'Answer');
  return blocks.join('\n\n');
}

function classText(name: string, schema: Schema, base: string, inline: (name: string, schema: Schema) => void): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([field, shape]) => {
    const type = pythonType(shape, inlineName(name, field), '', inline);
    const own = attribute(field);
    const alias = own === field ? '' : `alias=${literal(field)}`;
    const declaration = required.has(field)
      ? `    ${own}: ${type}${alias ? ` = Field(${alias})` : ''}`
      : `    ${own}: ${union([type, 'None'])} = ${alias ? `Field(default=None, ${alias})` : 'None'}`;
    return shape.description ? `${declaration}\n${docstring(shape.description, '    ')}` : declaration;
  });
  const head = schema.description ? [docstring(schema.description, '    '), ''] : [];
  const open = schema.additionalProperties === true && base === 'Request' ? ['    model_config = ConfigDict(extra="allow")', ''] : [];
  const body = [...head, ...open, ...fields];
  return `class ${name}(${base}):\n${body.length ? body.join('\n') : '    pass'}\n`;
}

/** Names of the shapes that a schema refers to. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.split('/').at(-1) ?? ''] : references(inner),
  );
}

/** Shapes that only requests contain. Shapes of answers accept additional fields. */
function requestShapes({ paths, components }: OpenApi): Set<string> {
  const reach = (start: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const waiting = [...start];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(...references(components.schemas[name]));
    }
    return found;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answered = reach(operations.flatMap(({ responses }) => references(responses[200])));
  const asked = reach(operations.flatMap(({ requestBody }) => references(requestBody)));
  return new Set([...asked].filter((name) => !answered.has(name)));
}
