import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { openApiText } from '../../src/transport/openapi.js';
import { servedFamilies, servedRoutes } from './support/real-app.js';

/** As much of a browser's document as the documentation script uses. */
class Node {
  className = '';
  value = '';
  disabled = false;
  open = false;
  hidden = false;
  ownText = '';
  children: (Node | string)[] = [];
  readonly attributes: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly listeners: Record<string, (() => void)[]> = {};
  readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
  append(...nodes: (Node | string)[]): void {
    this.children.push(...nodes);
  }
  replaceChildren(...nodes: (Node | string)[]): void {
    this.children = nodes;
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  addEventListener(type: string, listener: () => void): void {
    (this.listeners[type] ??= []).push(listener);
  }
  scrollTo(): void {}
  set textContent(text: string) {
    this.ownText = text;
    this.children = [];
  }
  get textContent(): string {
    return (
      this.ownText + this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join(' ')
    );
  }
  fire(type: string): void {
    for (const listener of this.listeners[type] ?? []) listener();
  }
  *all(): Generator<Node> {
    yield this;
    for (const child of this.children) if (typeof child !== 'string') yield* child.all();
  }
}

async function open(mode: string) {
  const ids: Record<string, Node> = {},
    hooks: Record<string, () => void> = {},
    sent: { url: string; init?: { body?: string } }[] = [];
  const body = new Node('body');
  body.dataset.mode = mode;
  const location = { hash: '', origin: 'http://service' };
  const contract = openApiText(servedFamilies, '1.2.3');
  const context = vm.createContext({
    document: {
      body,
      title: '',
      createElement: (tag: string) => new Node(tag),
      getElementById: (id: string) => (ids[id] ??= new Node(id)),
    },
    location,
    window: {
      addEventListener: (type: string, listener: () => void) => {
        hooks[type] = listener;
      },
    },
    navigator: {},
    URLSearchParams,
    performance,
    fetch: (url: string, init?: { body?: string }) => {
      sent.push({ url, init });
      return Promise.resolve({
        ok: true,
        status: 200,
        headers: { get: () => 'id-7' },
        json: () => Promise.resolve(JSON.parse(contract)),
        text: () => Promise.resolve('{"answer":42}'),
      });
    },
  });
  vm.runInContext(
    readFileSync(new URL('../../src/transport/docs/client.js', import.meta.url), 'utf8').replace(
      /^export\s*\{\s*\};?/m,
      '',
    ),
    context,
  );
  for (let i = 0; i < 5; i++)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return {
    main: () => ids.main,
    nav: () => ids.routes,
    search: () => ids.search,
    sent,
    go: (hash: string) => {
      location.hash = `#${hash}`;
      hooks.hashchange();
    },
  };
}

test('rule: both documentation pages show every route with its request, answer and errors', async () => {
  for (const mode of ['explore', 'reference']) {
    const page = await open(mode);
    assert.match(page.main().textContent, new RegExp(`${servedRoutes.length} routes`));
    for (const route of servedRoutes) {
      page.go(route.operationId);
      const text = page.main().textContent;
      assert.ok(
        text.includes(route.path) && text.includes(route.summary) && text.includes('Answer') && text.includes('422'),
        `${mode} ${route.path}`,
      );
      for (const details of page.main().all()) details.fire('toggle');
    }
  }
});

test('rule: the explorer sends the example and shows the answer; the search finds fields', async () => {
  const page = await open('explore');
  const route = servedRoutes.find((entry) => entry.path === '/v1/chart');
  assert.ok(route);
  page.go(route.operationId);
  const button = [...page.main().all()].find((node) => node.tag === 'button' && node.textContent === 'Send');
  button?.fire('click');
  for (let i = 0; i < 5; i++)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  assert.equal(page.sent[1].url, '/v1/chart');
  assert.deepEqual(JSON.parse(page.sent[1].init?.body ?? ''), route.example.body);
  assert.match(page.main().textContent, /"answer": 42/);
  assert.match(page.main().textContent, /id-7/);
  page.search().value = 'include_nodes';
  page.search().fire('input');
  assert.ok(page.nav().textContent.includes('/v1/chart') && !page.nav().textContent.includes('/health'));
});
