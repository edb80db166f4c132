import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const file = (path: string): string => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');
/** The files that a script imports at its start, without those that it loads later. */
const statics = (path: string): string[] =>
  [...file(path).matchAll(/(?:^|[;}])import\s*(?:[^;"'()]*?from\s*)?["']\.\/([\w-]+\.js)["']/g)].map(
    ([, name]) => `/workbench/${name}`,
  );

test('rule: the page names every file that a view starts with, so that all are fetched at once', () => {
  const html = file('/index.html');
  const head = [...html.matchAll(/(?:href|src)="(\/workbench\/[\w-]+\.js)"/g)].map(([, path]) => path);
  const [, text] = /id="views">([\s\S]*?)<\/script>/.exec(html) ?? assert.fail('no list of files');
  const views = JSON.parse(text) as Record<string, string[]>;
  assert.deepEqual(Object.keys(views).sort(), ['chart', 'earth', 'pair', 'sky', 'tables', 'time', 'vedic']);
  for (const [view, files] of Object.entries(views)) {
    assert.ok(
      files.some((path) => path.startsWith(`/workbench/${view}-`)),
      view,
    );
    assert.ok(files.flatMap(statics).length >= files.length, 'the imports are seen');
    for (const path of files)
      for (const next of statics(path))
        assert.ok([...head, ...files].includes(next), `${view}: ${path} begins with ${next}`);
  }
});
