import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { at, CHART, COLUMNS, COUNT, Interrupted, run, withBirths } from '../../../test/support/bulk-runs.js';

withBirths();

for (const form of ['ndjson', 'csv', 'arrow', 'arrows', 'parquet'])
  test(`property: an interrupted run that is gone on with writes the same ${form} as one without a break`, async () => {
    const command = (name: string) => [
      at('births.parquet'),
      ...CHART,
      ...(form === 'ndjson' ? [] : COLUMNS),
      ...['--group-rows', '60', '-o', at(name)],
    ];
    await run(command(`whole.${form}`));
    const expected = readFileSync(at(`whole.${form}`));
    const name = `broken.${form}`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: COUNT }), { minLength: 1, maxLength: 3 }),
        fc.uint8Array({ maxLength: 50 }),
        async (breaks, torn) => {
          for (const [i, interruptAt] of [...breaks].sort((a, b) => a - b).entries())
            await assert.rejects(run([...command(name), ...(i > 0 ? ['--resume'] : [])], { interruptAt }), Interrupted);
          // A write that was cut off.
          appendFileSync(at(`${name}.part`), torn);
          appendFileSync(at(`${name}.part.journal`), '{"rows":9');
          const { result } = await run([...command(name), '--resume']);
          assert.equal(result.rows, COUNT);
          assert.ok(result.computed < COUNT || Math.max(...breaks) < 60);
          assert.ok(readFileSync(at(name)).equals(expected));
        },
      ),
      { numRuns: 6 },
    );
    assert.deepEqual((await run([...command(name), '--resume'])).notes, [`${at(name)} is already complete`]);
  });

test('rule: another command does not go on with a part', async () => {
  const command = [at('births.csv'), ...CHART, '-o', at('other.ndjson')];
  await assert.rejects(run([...command, '--group-rows', '50'], { interruptAt: 100 }), Interrupted);
  await assert.rejects(run([...command, '--group-rows', '60', '--resume']), /another command/);
  assert.equal((await run([...command, '--group-rows', '50', '--resume'])).result.rows, COUNT);
});

test('rule: --resume goes on with the input of the first run alone, even where an edit left its size', async () => {
  const input = at('edited.csv'),
    command = [input, ...CHART, '--group-rows', '50', '-o', at('edited.ndjson')];
  const text = readFileSync(at('births.csv'), 'utf8');
  writeFileSync(input, text);
  await assert.rejects(run(command, { interruptAt: 100 }), Interrupted);
  const edited = text.replace(/19\d\d-/, '1066-');
  assert.equal(edited.length, text.length);
  writeFileSync(input, edited);
  await assert.rejects(run([...command, '--resume']), /another input/);
  writeFileSync(input, text);
  assert.equal((await run([...command, '--resume'])).result.rows, COUNT);
  // The complete output belongs to the first input: a later edit is noticed too.
  writeFileSync(input, edited);
  await assert.rejects(run([...command, '--resume']), /another input/);
});

test('rule: --resume onto a complete output is refused when another command wrote it, or when it has no journal', async () => {
  const command = (bodies: string) => [at('births.csv'), ...CHART, '--set', bodies, '-o', at('finished.ndjson')];
  const sun = command('{"bodies":["Sun"]}'),
    moon = command('{"bodies":["Moon"]}');
  await run(sun);
  await assert.rejects(run([...moon, '--resume']), /another command/);
  assert.deepEqual((await run([...sun, '--resume'])).notes, [`${at('finished.ndjson')} is already complete`]);
  appendFileSync(at('finished.ndjson'), 'x');
  await assert.rejects(run([...sun, '--resume']), /was changed/);
  rmSync(at('finished.ndjson.journal'));
  await assert.rejects(run([...sun, '--resume']), /without a journal/);
});
