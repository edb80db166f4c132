// A reporter for node:test: after all tests it lists the slowest files and, last, the failures, so that a log of which only the end is kept
// still has them.
import { relative } from 'node:path';

const SHOWN = 8,
  LINES = 12;

const sourceOf = (file) =>
  relative(process.cwd(), file)
    .replace(/^dist[\\/]/, '')
    .replace(/\.js$/, '.ts');

/** The first lines of the message of a failure, as comments. */
function describeFailure({ name, file, details }) {
  const { error } = details;
  const message = String(error?.cause?.stack ?? error?.cause ?? error?.message ?? error).split('\n');
  const lines = message.slice(0, LINES).map((line) => `#   ${line}\n`);
  return `# failed: ${name}${file ? ` (${sourceOf(file)})` : ''}\n${lines.join('')}`;
}

export default async function* summary(events) {
  const seconds = new Map();
  const failures = [];
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) continue;
    if (type === 'test:fail') failures.push(describeFailure(data));
    if (!data.file) continue;
    const file = sourceOf(data.file);
    seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
  }
  const longest = [...seconds].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  yield `# slowest: ${longest.map(([file, time]) => `${file} ${time.toFixed(1)} s`).join(', ')}\n`;
  yield* failures;
}
