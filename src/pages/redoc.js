// The API reference: ReDoc over /openapi.json, one group at a time. ReDoc draws all operations at once, and 429 of them with their answers
// are half a million elements; one group appears immediately. Links to operations (`#operation/ID`, `#tag/NAME/...`) open the group that
// contains them.

const asked = window.askDocument();

/** The operations of a document with their groups. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: operation.tags[0] })),
  );

/** The group that the address names, else the first of the catalogue. */
function tagAsked(document) {
  const [, kind, name] = /^#\/?(tag|operation)\/([^/]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const ofOperation =
    kind === 'operation' && operationsOf(document).find(({ operation }) => operation.operationId === name)?.tag;
  const ofHash =
    kind === 'tag' && document.tags.find((tag) => tag.name.replaceAll(' ', '-') === name || tag.name === name)?.name;
  const given = new URLSearchParams(location.search).get('group');
  return (
    ofOperation ||
    ofHash ||
    (document.tags.some(({ name: tag }) => tag === given) && given) ||
    document['x-tagGroups'][0].tags[0]
  );
}

/** The document with the operations of one group and the schemas that they use. */
function partOf(document, tag) {
  const paths = {};
  for (const { path, method, operation, tag: own } of operationsOf(document))
    if (own === tag) (paths[path] ??= {})[method] = operation;
  const schemas = {};
  const gather = (node) => {
    if (Array.isArray(node)) return node.forEach(gather);
    if (typeof node !== 'object' || node === null) return undefined;
    const [, name] = typeof node.$ref === 'string' ? (/^#\/components\/schemas\/(.+)$/.exec(node.$ref) ?? []) : [];
    if (name !== undefined && !(name in schemas)) gather((schemas[name] = document.components.schemas[name]));
    return Object.values(node).forEach(gather);
  };
  gather(paths);
  gather(document.components.responses);
  return {
    ...document,
    tags: document.tags.filter(({ name }) => name === tag),
    'x-tagGroups': undefined,
    paths,
    components: { ...document.components, schemas },
  };
}

/** The choice of a group in the order of the catalogue. */
function showGroups(document, chosen) {
  const choice = window.document.getElementById('group');
  const counts = Map.groupBy
    ? new Map([...Map.groupBy(operationsOf(document), ({ tag }) => tag)].map(([tag, list]) => [tag, list.length]))
    : new Map();
  for (const { name, tags } of document['x-tagGroups']) {
    const group = window.document.createElement('optgroup');
    group.label = name;
    for (const tag of tags)
      group.append(new Option(`${tag}${counts.has(tag) ? ` (${counts.get(tag)})` : ''}`, tag, false, tag === chosen));
    choice.append(group);
  }
  choice.addEventListener('change', () => location.assign(`/redoc?group=${encodeURIComponent(choice.value)}`));
}

/** Finds an operation of any group by its path or summary. */
function showFinder(document) {
  const list = window.document.getElementById('operations');
  const operations = operationsOf(document);
  for (const { path, operation } of operations) list.append(new Option(operation.summary, path));
  const field = window.document.getElementById('find');
  field.addEventListener('change', () => {
    const found = operations.find(({ path }) => path === field.value.trim());
    if (!found) return;
    location.assign(`/redoc?group=${encodeURIComponent(found.tag)}#operation/${found.operation.operationId}`);
  });
}

window.addEventListener('DOMContentLoaded', async () => {
  const document = await asked;
  const tag = tagAsked(document);
  showGroups(document, tag);
  showFinder(document);
  window.Redoc.init(
    partOf(document, tag),
    {
      disableSearch: false,
      downloadUrls: [{ title: 'openapi.json', url: '/openapi.json' }],
      jsonSampleExpandLevel: 2,
      maxDisplayedEnumValues: 20,
      scrollYOffset: 48,
      sortTagsAlphabetically: false,
      theme: { typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } } },
    },
    window.document.getElementById('reference'),
  );
  window.addEventListener('hashchange', () => tagAsked(document) !== tag && location.reload());
});
