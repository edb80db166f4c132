import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DamagedFile, MemoryAccess } from './random-access.js';
import { SpkFile } from './spk.js';

const whole = new Uint8Array(
  readFileSync(new URL('../../../test/fixtures/ephemeris/spk-little-endian.bsp', import.meta.url)),
);
const changed = (change: (bytes: Uint8Array, view: DataView) => void): SpkFile => {
  const bytes = whole.slice();
  change(bytes, new DataView(bytes.buffer));
  return new SpkFile(new MemoryAccess('test.bsp', bytes));
};
const isDamaged =
  (text: RegExp) =>
  (error: unknown): boolean =>
    error instanceof DamagedFile && error.message.startsWith('test.bsp: ') && text.test(error.message);
const firstSummary = new DataView(whole.buffer).getInt32(76, true);
const summaryAt = (firstSummary - 1) * 1024;
const out = new Float64Array(9);

test('rule: a file that is cut off is refused when it is opened', () => {
  for (const size of [0, 100, 1024, 3071])
    assert.throws(() => new SpkFile(new MemoryAccess('test.bsp', whole.slice(0, size))), isDamaged(/too few/));
  for (const size of [3072, summaryAt + 1, summaryAt + 1024])
    assert.throws(() => new SpkFile(new MemoryAccess('test.bsp', whole.slice(0, size))), isDamaged(/cut off/));
  assert.throws(
    () => new SpkFile(new MemoryAccess('test.bsp', whole.slice(0, whole.length - 20_000))),
    isDamaged(/at words .* cut off/),
  );
});

test('rule: a file that is not a DAF or was changed by a transfer in text mode is refused with that reason', () => {
  assert.throws(() => changed((bytes) => bytes.set(new TextEncoder().encode('PK\x03\x04'))), isDamaged(/not a DAF/));
  assert.throws(() => changed((_, view) => view.setInt32(8, 3, true)), isDamaged(/3 doubles/));
  assert.throws(
    () =>
      changed((bytes) => {
        bytes[699 + 7] = 10;
      }),
    isDamaged(/in text mode/),
  );
});

test('rule: a cyclic chain of summaries and impossible counts are refused', () => {
  assert.throws(
    () => changed((_, view) => view.setFloat64(summaryAt, firstSummary, true)),
    isDamaged(/chain of summary records/),
  );
  assert.throws(() => changed((_, view) => view.setFloat64(summaryAt + 16, 26, true)), isDamaged(/with 26 summaries/));
});

test('rule: segments of other types or frames are listed with the reason and never used', () => {
  const spk = changed((_, view) => view.setInt32(summaryAt + 24 + 28, 9, true));
  assert.equal(spk.unsupported.length, 1);
  assert.match(spk.unsupported[0].reason, /type 9/);
  assert.equal(spk.state(spk.segments[0].target, 0, 0, out, 0), false);
  assert.match(changed((_, view) => view.setInt32(summaryAt + 24 + 24, 17, true)).unsupported[0].reason, /frame 17/);
});

test('rule: a segment whose counts contradict its length is refused by name', () => {
  const { segments } = changed(() => undefined);
  for (const type of [2, 3, 13, 21]) {
    const segment = segments.findLast((each) => each.type === type)!;
    for (const value of [NaN, -1, 0, 1e9, 3.5]) {
      const spk = changed((_, view) => view.setFloat64((segment.end - 1) * 8, value, true));
      assert.throws(
        () => spk.state(segment.target, segment.center, segment.startTdbJ2k + 1, out, 0),
        isDamaged(new RegExp(`segment of body ${segment.target} .*type ${type}`)),
      );
    }
  }
});

test('property: after a change of any structural byte the result is a state, OutOfCoverage or a DamagedFile', () => {
  let seed = 12345;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let turn = 0; turn < 1500; turn++) {
    try {
      const spk = changed((bytes) => {
        bytes[turn % 2 ? random(96) : summaryAt + random(1000)] = random(256);
      });
      for (const { target, center, startTdbJ2k } of spk.segments)
        if (spk.state(target, center, startTdbJ2k, out, 0)) assert.ok(out.subarray(0, 3).every(Number.isFinite));
    } catch (error) {
      assert.ok(error instanceof DamagedFile, `${(error as Error).stack}`);
    }
  }
});
