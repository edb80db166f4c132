// Runs the compiled tests: `node tools/test.mjs [PATH_PART ...]` those whose path holds a part; without arguments those of every run, with
// `--all` all there are, and the checks beside them.
import { isOfEveryRun, runTests, testFiles } from './test-files.mjs';

const given = process.argv.slice(2),
  wanted = given.filter((part) => part !== '--all');
const isWanted = wanted.length
  ? (name) => wanted.some((part) => name.includes(part))
  : given.includes('--all')
    ? () => true
    : isOfEveryRun;
const files = testFiles().filter(isWanted);
if (!files.length) {
  console.error(`no test matches ${wanted.join(' ')}`);
  process.exit(1);
}
process.exit(await runTests(files, {}, { checks: wanted.length === 0 }));
