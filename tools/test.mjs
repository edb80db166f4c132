// Runs the compiled tests. `node tools/test.mjs PART ...` runs the files whose path contains a PART; without arguments it runs the tests of
// `npm test` and the checks, with `--all` those of `npm run test:all`.
import { isInEveryRun, runTests, testFiles } from './test-files.mjs';

const given = process.argv.slice(2),
  wanted = given.filter((part) => part !== '--all');
const isWanted = wanted.length
  ? (name) => wanted.some((part) => name.includes(part))
  : given.includes('--all')
    ? () => true
    : isInEveryRun;
const files = testFiles().filter(isWanted);
if (!files.length) {
  console.error(`no test matches ${wanted.join(' ')}`);
  process.exit(1);
}
process.exit(await runTests(files, {}, { checks: wanted.length === 0 }));
