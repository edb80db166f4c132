// Runs the compiled tests: `node tools/test.mjs [PATH_PART ...]`; without arguments all of them, and the checks beside them.
import { runTests, testFiles } from './test-files.mjs';

const wanted = process.argv.slice(2);
const files = testFiles().filter((name) => !wanted.length || wanted.some((part) => name.includes(part)));
if (!files.length) {
  console.error(`no test matches ${wanted.join(' ')}`);
  process.exit(1);
}
process.exit(await runTests(files, {}, { checks: wanted.length === 0 }));
