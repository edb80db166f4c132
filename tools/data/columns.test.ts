import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Columns } from '../../src/kernel/columns.js';
import { packColumns } from './columns.js';

test('property: columns are read as they were written, also from shared memory', () => {
  const texts = ['', 'Sirius', 'Añañuca', 'α CMa', '漢字', 'a'];
  const index = new Map([
    ['b', [1, 2]],
    ['ä', [3]],
    ['a', [0]],
    ['', [65_535]],
    ['ab', [4, 0]],
  ]);
  const bytes = packColumns(
    {
      x: Float64Array.of(1.5, NaN, -0),
      n: Int32Array.of(-7),
      h: Uint16Array.of(65_535),
      c: Uint8Array.of(1, 2, 3),
      texts,
      index,
    },
    { any: ['thing'] },
  );
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  for (const view of [bytes, shared]) {
    const columns = new Columns<{ any: string[] }>('test', view);
    assert.deepEqual(columns.meta, { any: ['thing'] });
    assert.deepEqual([...columns.f64('x')], [1.5, NaN, -0]);
    assert.deepEqual([...columns.i32('n')], [-7]);
    assert.deepEqual([...columns.u16('h')], [65_535]);
    assert.deepEqual([...columns.u8('c')], [1, 2, 3]);
    const column = columns.text('texts');
    assert.deepEqual(
      texts.map((_, row) => column.at(row)),
      texts,
    );
    const found = columns.index('index');
    for (const [key, rows] of index) assert.deepEqual([...found.find(key)], rows, key);
    for (const key of ['c', 'aa', 'abc', 'ö']) assert.equal(found.find(key).length, 0);
    assert.deepEqual(found.beginning('a'), [0, 4, 0]);
  }
});

test('rule: a missing column, a column of another type and a file of another format are errors', () => {
  const columns = new Columns('test', packColumns({ x: Float64Array.of(1) }, null));
  assert.throws(() => columns.i32('x'), /test has no column x of i32/);
  assert.throws(() => columns.f64('y'), /no column y/);
  assert.throws(() => new Columns('other', new Uint8Array(64)), /other is not a file of columns/);
});
