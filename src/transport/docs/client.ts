// The script of /docs and /redoc. It runs in the browser, reads /openapi.json and builds the pages; it has no imports.
// Of the browser's interface it declares what it uses: the service itself is compiled without the browser's types.

interface El {
  className: string;
  textContent: string | null;
  value: string;
  disabled: boolean;
  open: boolean;
  hidden: boolean;
  readonly dataset: Record<string, string | undefined>;
  append(...nodes: (El | string)[]): void;
  replaceChildren(...nodes: (El | string)[]): void;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  addEventListener(type: string, listener: (event: { readonly key?: string; preventDefault(): void }) => void): void;
  focus(): void;
  scrollTo(x: number, y: number): void;
}
declare const document: {
  readonly body: El;
  title: string;
  createElement(tag: string): El;
  getElementById(id: string): El | null;
};
declare const location: { hash: string; readonly origin: string };
declare const window: { addEventListener(type: string, listener: () => void): void };
declare const navigator: { readonly clipboard?: { writeText(text: string): Promise<void> } };

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}
interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
}
interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly words: string;
}

const JSON_CONTENT = 'application/json';

function el(tag: string, className = '', ...children: (El | string)[]): El {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function link(href: string, ...children: (El | string)[]): El {
  const node = el('a', '', ...children);
  node.setAttribute('href', href);
  return node;
}

function button(text: string, quiet: boolean, action: () => void): El {
  const node = el('button', quiet ? 'quiet' : '', text);
  node.setAttribute('type', 'button');
  node.addEventListener('click', action);
  return node;
}

const need = (id: string): El => {
  const node = document.getElementById(id);
  if (!node) throw new Error(`no element ${id}`);
  return node;
};
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The tree of a schema; references open on demand, so that recursive and large shapes cost nothing. */
function schemaTree(contract: Contract, schema: Schema, open: number): El {
  const target = resolve(contract, schema);
  const list = el('ul', 'fields');
  for (const [name, field] of Object.entries(target.properties ?? {}))
    list.append(fieldLine(contract, name, field, target.required?.includes(name) ?? false, open));
  if (typeof target.additionalProperties === 'object')
    list.append(fieldLine(contract, 'any key', target.additionalProperties, false, open));
  for (const branch of [...(target.anyOf ?? []), ...(target.oneOf ?? [])])
    list.append(fieldLine(contract, 'or', branch, false, open));
  for (const [place, item] of (target.prefixItems ?? []).entries())
    list.append(fieldLine(contract, `[${place}]`, item, true, open));
  if (typeof target.items === 'object') list.append(fieldLine(contract, 'each item', target.items, false, open));
  return list;
}

function fieldLine(contract: Contract, name: string, field: Schema, required: boolean, open: number): El {
  const line = el('li', '', el('span', 'name', name));
  if (required) line.append(el('span', 'must', ' *'));
  line.append(el('span', 'kind', kindOf(contract, field)));
  const description = field.description ?? resolve(contract, field).description;
  if (description) line.append(el('span', 'faint', ` - ${description}`));
  const inner = innerShape(contract, field);
  if (inner) {
    const details = el('details', '', el('summary', 'faint', 'fields'));
    let filled = false;
    const fill = (): void => {
      if (!filled) {
        filled = true;
        details.append(schemaTree(contract, inner, open - 1));
      }
    };
    if (open > 0) {
      details.open = true;
      fill();
    }
    details.addEventListener('toggle', fill);
    line.append(details);
  }
  return line;
}

function resolve(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : (contract.components.schemas[name] ?? schema);
}

/** The shape inside a field that is worth a tree: the object itself, of each item, or the one branch beside null. */
function innerShape(contract: Contract, field: Schema): Schema | undefined {
  const target = resolve(contract, field);
  if (target.properties || target.prefixItems || typeof target.additionalProperties === 'object') return target;
  if (typeof target.items === 'object') return innerShape(contract, target.items);
  const branches = [...(target.anyOf ?? []), ...(target.oneOf ?? [])].filter((branch) => branch.type !== 'null');
  if (branches.length === 1) return innerShape(contract, branches[0]);
  return branches.some((branch) => innerShape(contract, branch)) ? target : undefined;
}

function kindOf(contract: Contract, schema: Schema): string {
  const target = resolve(contract, schema);
  const merged: Schema = { ...target, ...schema };
  if ('const' in target) return pretty(target.const);
  if (target.enum) return target.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = target.anyOf ?? target.oneOf;
  const name =
    target.title ??
    (union
      ? union.map((branch) => kindOf(contract, branch)).join(' | ')
      : target.type === 'array'
        ? `${typeof target.items === 'object' ? kindOf(contract, target.items) : 'tuple'}[]`
        : target.type === undefined
          ? 'any'
          : String(target.type).replaceAll(',', ' | '));
  const notes = [
    target.format,
    range(target),
    merged.default === undefined ? undefined : `default ${JSON.stringify(merged.default)}`,
    target.pattern,
  ].filter((note) => note);
  return notes.length ? `${name} (${notes.join('; ')})` : name;
}

function range(schema: Schema): string {
  const parts = [
    schema.minimum === undefined ? '' : `>= ${schema.minimum}`,
    schema.exclusiveMinimum === undefined ? '' : `> ${schema.exclusiveMinimum}`,
    schema.maximum === undefined ? '' : `<= ${schema.maximum}`,
    schema.exclusiveMaximum === undefined ? '' : `< ${schema.exclusiveMaximum}`,
    schema.minLength === undefined ? '' : `from ${schema.minLength} characters`,
    schema.maxLength === undefined ? '' : `to ${schema.maxLength} characters`,
    schema.minItems === undefined ? '' : `from ${schema.minItems} items`,
    schema.maxItems === undefined ? '' : `to ${schema.maxItems} items`,
  ];
  return parts.filter(Boolean).join(', ');
}

function heading(entry: Entry): El {
  const title = el(
    'h1',
    '',
    el('span', `verb ${entry.method}`, entry.method.toUpperCase()),
    el('span', 'path', entry.path),
  );
  const box = el('div', '', title, el('p', '', entry.operation.summary));
  if (entry.operation.description)
    box.append(...entry.operation.description.split(/\n{2,}/).map((text) => el('p', 'faint', text)));
  return box;
}

function contractPart(contract: Contract, entry: Entry): El {
  const box = el('div');
  const { parameters, requestBody, responses } = entry.operation;
  if (parameters?.length) {
    box.append(el('h2', '', 'Parameters'));
    const list = el('ul', 'fields');
    for (const parameter of parameters)
      list.append(
        fieldLine(
          contract,
          `${parameter.name} (${parameter.in})`,
          { ...parameter.schema, ...(parameter.description ? { description: parameter.description } : {}) },
          parameter.required,
          0,
        ),
      );
    box.append(list);
  }
  const body = requestBody?.content?.[JSON_CONTENT];
  if (body) box.append(el('h2', '', 'Request body'), schemaTree(contract, body.schema, 1));
  const answer = responses['200']?.content?.[JSON_CONTENT];
  if (answer) box.append(el('h2', '', 'Answer'), schemaTree(contract, answer.schema, 0));
  box.append(el('h2', '', 'Errors'));
  const errors = el('ul', 'fields');
  for (const [status, response] of Object.entries(responses)) {
    if (status === '200') continue;
    errors.append(
      el(
        'li',
        '',
        el('span', 'name', status),
        el(
          'span',
          'faint',
          ` - ${contract.components.responses[response.$ref?.split('/').pop() ?? '']?.description ?? ''}`,
        ),
      ),
    );
  }
  box.append(errors);
  return box;
}

/** A path with its placeholders and query filled in. */
function address(entry: Entry, values: ReadonlyMap<string, string>): string {
  const query = new URLSearchParams();
  let path = entry.path;
  for (const parameter of entry.operation.parameters ?? []) {
    const value = values.get(parameter.name) ?? '';
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(parameter.name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function curl(path: string, body: string | undefined): string {
  const url = `'${location.origin}${path}'`;
  return body === undefined
    ? `curl ${url}`
    : `curl ${url} -H 'content-type: ${JSON_CONTENT}' -d '${body.replaceAll("'", "'\\''")}'`;
}

function exampleValues(entry: Entry): Map<string, string> {
  return new Map(
    (entry.operation.parameters ?? []).map((parameter) => [
      parameter.name,
      parameter.example === undefined ? '' : String(parameter.example),
    ]),
  );
}

/** The form that sends a route: parameters, body, the answer with its status, time and size, and the same call for a shell. */
function tryPart(entry: Entry): El {
  const box = el('div', '', el('h2', '', 'Try it'));
  const values = exampleValues(entry);
  for (const parameter of entry.operation.parameters ?? []) {
    const input = el('input');
    input.value = values.get(parameter.name) ?? '';
    input.addEventListener('input', () => {
      values.set(parameter.name, input.value);
    });
    box.append(el('label', '', `${parameter.name}${parameter.required ? ' *' : ''}`, input));
  }
  const body = entry.operation.requestBody?.content?.[JSON_CONTENT];
  let area: El | undefined;
  if (body) {
    area = el('textarea');
    area.setAttribute('spellcheck', 'false');
    area.setAttribute('aria-label', 'Request body');
    area.value = pretty(body.example ?? {});
    box.append(area);
  }
  const status = el('p', 'faint'),
    answer = el('pre'),
    command = el('pre');
  answer.hidden = true;
  command.hidden = true;
  status.setAttribute('role', 'status');
  const send = button('Send', false, () => {
    void run();
  });
  const run = async (): Promise<void> => {
    send.disabled = true;
    status.className = 'faint';
    status.textContent = 'Computing ...';
    const start = performance.now();
    try {
      const response = await fetch(
        address(entry, values),
        area
          ? { method: entry.method.toUpperCase(), headers: { 'content-type': JSON_CONTENT }, body: area.value }
          : { method: entry.method.toUpperCase() },
      );
      const text = await response.text();
      status.className = response.ok ? 'faint' : 'bad';
      status.textContent = `${response.status} - ${(performance.now() - start).toFixed(1)} ms - ${text.length.toLocaleString()} characters - request ${response.headers.get('x-request-id') ?? ''}`;
      answer.hidden = false;
      answer.textContent = text.length < 2_000_000 ? pretty(JSON.parse(text)) : text;
    } catch (error) {
      status.className = 'bad';
      status.textContent = `No answer: ${String(error)}`;
    }
    send.disabled = false;
  };
  const show = button('curl', true, () => {
    command.textContent = curl(address(entry, values), area ? area.value.replace(/\s*\n\s*/g, ' ') : undefined);
    command.hidden = false;
    void navigator.clipboard?.writeText(command.textContent ?? '');
  });
  area?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event as unknown as { ctrlKey: boolean; metaKey: boolean }).ctrlKey) void run();
  });
  box.append(send, show, command, status, answer);
  return box;
}

function samplePart(entry: Entry): El {
  const body = entry.operation.requestBody?.content?.[JSON_CONTENT];
  return el(
    'div',
    '',
    el('h2', '', 'Example'),
    el('pre', '', curl(address(entry, exampleValues(entry)), body ? JSON.stringify(body.example ?? {}) : undefined)),
  );
}

function start(contract: Contract): void {
  const exploring = document.body.dataset.mode === 'explore';
  const entries: Entry[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      words:
        `${method} ${path} ${operation.summary} ${operation.tags.join(' ')} ${JSON.stringify(operation.parameters ?? '')} ${fieldNames(contract, operation)}`.toLowerCase(),
    })),
  );
  const main = need('main'),
    nav = need('routes'),
    search = need('search');
  need('version').textContent = contract.info.version;

  const show = (): void => {
    const id = decodeURIComponent(location.hash.slice(1));
    const chosen = entries.filter((entry) =>
      exploring
        ? entry.operation.operationId === id
        : entry.operation.operationId === id || entry.operation.tags.includes(id),
    );
    if (!chosen.length) {
      main.replaceChildren(
        el('h1', '', contract.info.title),
        el('p', '', contract.info.description),
        el(
          'p',
          'faint',
          `${entries.length} routes. Choose one on the left${exploring ? ' to read its contract and send requests' : ', or a whole family'}.`,
        ),
      );
      return;
    }
    main.replaceChildren(
      ...chosen.map((entry) =>
        el(
          'section',
          '',
          heading(entry),
          exploring ? tryPart(entry) : samplePart(entry),
          contractPart(contract, entry),
        ),
      ),
    );
    document.title = `${chosen.length === 1 ? chosen[0].path : id} - ${contract.info.title}`;
    main.scrollTo(0, 0);
  };
  const list = (): void => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const byTag = new Map<string, Entry[]>();
    for (const entry of entries)
      if (wanted.every((word) => entry.words.includes(word)))
        byTag.set(entry.operation.tags[0], [...(byTag.get(entry.operation.tags[0]) ?? []), entry]);
    nav.replaceChildren(
      ...[...byTag]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([tag, members]) => routeGroup(tag, members, exploring, wanted.length > 0 || byTag.size < 6)),
    );
    if (!byTag.size) nav.replaceChildren(el('p', 'faint', 'Nothing matches.'));
  };
  search.addEventListener('input', list);
  window.addEventListener('hashchange', show);
  list();
  show();
}

/** The routes of one tag in the list on the left. */
function routeGroup(tag: string, members: readonly Entry[], exploring: boolean, open: boolean): El {
  const details = el(
    'details',
    '',
    el(
      'summary',
      '',
      exploring ? tag : link(`#${encodeURIComponent(tag)}`, tag),
      el('span', 'faint', ` ${members.length}`),
    ),
  );
  details.open = open;
  details.append(
    ...members.map((entry) =>
      link(
        `#${encodeURIComponent(entry.operation.operationId)}`,
        el('span', `verb ${entry.method}`, entry.method.toUpperCase()),
        entry.path,
      ),
    ),
  );
  return details;
}

/** Names of the fields of a request, for the search. */
function fieldNames(contract: Contract, operation: Operation): string {
  const body = operation.requestBody?.content?.[JSON_CONTENT];
  return body ? Object.keys(resolve(contract, body.schema).properties ?? {}).join(' ') : '';
}

fetch('/openapi.json')
  .then((response) => response.json())
  .then((contract) => {
    start(contract as Contract);
  })
  .catch((error: unknown) => {
    need('main').replaceChildren(el('p', 'bad', `The contract could not be loaded: ${String(error)}`));
  });
