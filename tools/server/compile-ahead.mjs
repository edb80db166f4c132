// `node compile-ahead.mjs dist/server`: starts the bundled service, requests a chart from it, and saves the code that V8 compiled for that,
// for the flags of this process.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const { loadService, compiledAhead } = await import(pathToFileURL(join(folder, 'load.mjs')).href);
const port = await new Promise((found) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});
const { script, serve, loadConfig } = loadService();
await serve(loadConfig({ SERVICE_PORT: String(port), SERVICE_HOST: '127.0.0.1', SERVICE_LOG_LEVEL: 'silent' }));
const answer = await fetch(`http://127.0.0.1:${port}/v1/chart`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"dt":"2024-04-08T18:17:20Z"}',
});
await answer.text();
if (answer.status !== 200) throw new Error(`the bundled service answers ${answer.status}`);
writeFileSync(compiledAhead, script.createCachedData());
process.exit(0);
