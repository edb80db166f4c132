// Converts the document to OpenAPI 3.0 for Swagger UI. For version 3.1 it first builds a tree of the entire document (many seconds with 429
// routes); for version 3.0 it resolves an operation when it is opened. The versions differ in a few keywords of the schemas. The document
// at /openapi.json stays 3.1.

/** A JSON Schema 2020-12 schema in OpenAPI 3.0 keywords. */
function schemaFor30(schema) {
  if (Array.isArray(schema)) return schema.map(schemaFor30);
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    type,
    anyOf,
    const: only,
    prefixItems,
    patternProperties,
    exclusiveMinimum,
    exclusiveMaximum,
    ...rest
  } = schema;
  const out = {};
  for (const [key, value] of Object.entries(rest))
    if (key === 'properties') out[key] = mapValues(value, schemaFor30);
    else if (key === 'items' || key === 'additionalProperties' || key === 'allOf' || key === 'oneOf')
      out[key] = schemaFor30(value);
    else out[key] = value;
  if (only !== undefined) out.enum = [only];
  if (exclusiveMinimum !== undefined) Object.assign(out, { minimum: exclusiveMinimum, exclusiveMinimum: true });
  if (exclusiveMaximum !== undefined) Object.assign(out, { maximum: exclusiveMaximum, exclusiveMaximum: true });
  if (prefixItems) Object.assign(out, { type: 'array', items: { anyOf: prefixItems.map(schemaFor30) } });
  if (patternProperties && out.additionalProperties === undefined)
    out.additionalProperties = schemaFor30(Object.values(patternProperties)[0]);
  return Object.assign(out, kindFor30(type, anyOf));
}

/** Converts `type` and `anyOf` with null to `nullable`, as version 3.0 requires. */
function kindFor30(type, anyOf) {
  if (anyOf) {
    const others = anyOf.filter((branch) => branch.type !== 'null').map(schemaFor30);
    const nullable = others.length < anyOf.length ? { nullable: true } : {};
    return others.length === 1 ? { allOf: others, ...nullable } : { anyOf: others, ...nullable };
  }
  if (!Array.isArray(type)) return type === undefined ? {} : { type };
  const others = type.filter((name) => name !== 'null');
  const nullable = others.length < type.length ? { nullable: true } : {};
  return others.length === 1
    ? { type: others[0], ...nullable }
    : { anyOf: others.map((name) => ({ type: name })), ...nullable };
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Converts the schemas at any depth of a path item. Links are resolved, because the explorer does not know the address of the document. */
function withSchemas(node) {
  if (Array.isArray(node)) return node.map(withSchemas);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'schema'
        ? schemaFor30(value)
        : key === 'example' || key === 'examples'
          ? value
          : key === 'externalDocs'
            ? { ...value, url: new URL(value.url, window.location.origin).href }
            : withSchemas(value),
    ]),
  );
}

window.asOpenApi30 = (document) => ({
  ...document,
  openapi: '3.0.3',
  info: { ...document.info, license: { name: document.info.license.name } },
  paths: withSchemas(document.paths),
  components: {
    ...withSchemas({ parameters: document.components.parameters, responses: document.components.responses }),
    schemas: mapValues(document.components.schemas, schemaFor30),
  },
});
