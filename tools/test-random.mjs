// Runs the property tests in rounds with new seeds: `npm run test:random [-- ROUNDS]` (default 20). A failure ends the run and prints the
// seed; `TEST_SEED=... node tools/test.mjs PART` repeats it. Add the counterexample to its test as an example.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runTests, testFiles } from './test-files.mjs';

const rounds = Number(process.argv[2] ?? 20);
const files = testFiles().filter((path) => /fast-check|schema-values/.test(readFileSync(path, 'utf8')));
for (let round = 1; round <= rounds; round++) {
  const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
  console.log(`# round ${round} of ${rounds}: TEST_SEED=${seed}`);
  const code = await runTests(files, { FUZZ_RUNS: '60', ...process.env, TEST_SEED: seed });
  if (code !== 0) {
    console.error(`failed in round ${round}: TEST_SEED=${seed}`);
    process.exit(code);
  }
}
