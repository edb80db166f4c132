import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributesOf, svgTree } from './svg-tree.js';

test('rule: the tree of an SVG string has its elements, attributes and strings in order, with escaped characters decoded', () => {
  const tree = svgTree(
    '<svg viewBox="0 0 2 2"><title>A &#38; B &#60;3</title><g data-of="O&#39;Neill &#34;x&#34;"><path d="M0 0L1 1"/><text x="1">12&#176;</text></g></svg>',
  );
  assert.ok(tree);
  const [title, group] = tree.children;
  assert.deepEqual([...attributesOf(tree)], [['viewBox', '0 0 2 2']]);
  assert.deepEqual(title, { tag: 'title', written: '', children: ['A & B <3'] });
  assert.ok(typeof group === 'object');
  assert.deepEqual([...attributesOf(group)], [['data-of', 'O\'Neill "x"']]);
  assert.deepEqual(
    group.children.map((child) => typeof child === 'object' && [child.tag, [...attributesOf(child)], child.children]),
    [
      ['path', [['d', 'M0 0L1 1']], []],
      ['text', [['x', '1']], ['12°']],
    ],
  );
});

test('rule: a string without an element has no tree', () => {
  for (const text of ['', 'words alone']) assert.equal(svgTree(text), null);
});
