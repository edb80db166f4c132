// A reporter for node:test that tells, after all tests, which files took longest and, last of all, what failed: in a log that is cut to its
// end, failures are still there.
import { relative } from 'node:path';

const SHOWN = 8,
  LINES = 12;

const sourceOf = (file) =>
  relative(process.cwd(), file)
    .replace(/^dist[\\/]/, '')
    .replace(/\.js$/, '.ts');

/** The message of a failure, its first lines only, as comments. */
function told({ name, file, details }) {
  const { error } = details;
  const said = String(error?.cause?.stack ?? error?.cause ?? error?.message ?? error).split('\n');
  const lines = said.slice(0, LINES).map((line) => `#   ${line}\n`);
  return `# failed: ${name}${file ? ` (${sourceOf(file)})` : ''}\n${lines.join('')}`;
}

export default async function* summary(events) {
  const seconds = new Map();
  const failures = [];
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) continue;
    if (type === 'test:fail') failures.push(told(data));
    if (!data.file) continue;
    const file = sourceOf(data.file);
    seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
  }
  const longest = [...seconds].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  yield `# slowest: ${longest.map(([file, time]) => `${file} ${time.toFixed(1)} s`).join(', ')}\n`;
  yield* failures;
}
