// A reporter for node:test that tells, after all tests, which files took longest.
import { relative } from 'node:path';

const SHOWN = 8;

export default async function* slowest(events) {
  const seconds = new Map();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0 || !data.file) continue;
    const file = relative(process.cwd(), data.file)
      .replace(/^dist[\\/]/, '')
      .replace(/\.js$/, '.ts');
    seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
  }
  const longest = [...seconds].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  yield `# slowest: ${longest.map(([file, time]) => `${file} ${time.toFixed(1)} s`).join(', ')}\n`;
}
