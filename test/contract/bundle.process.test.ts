import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MAIN } from '../support/service-process.js';
import { ask, realService, servedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let service: RealService;
before(async () => {
  service = await realService('bare');
});
after(() => service.close());

test('rule: the bundle that `npm start` runs answers as its sources do: serving thread, worker, pages, document', async () => {
  const child = spawn(process.execPath, [MAIN], {
    cwd: root,
    env: {
      ...process.env,
      SERVICE_HOST: '127.0.0.1',
      SERVICE_PORT: '0',
      SERVICE_LOG_LEVEL: 'info',
      SERVICE_WARM_UP: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let address: string | undefined;
    for await (const line of createInterface(child.stdout)) {
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address !== undefined) break;
    }
    child.stdout.resume();
    assert.ok(address, 'it says where it listens');
    for (const path of ['/v1/chart', '/v1/eclipses/solar/next']) {
      const route = servedRoutes.find((served) => served.path === path) ?? assert.fail(path);
      const body = JSON.stringify(route.example.body);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body });
      assert.equal(await answer.text(), (await ask(service.app, route)).text, path);
    }
    // Regular expressions that fold names contain letters beyond ASCII.
    for (const name of ['Tromso', 'Lodz', 'Vik’']) {
      const path = `/v1/locations/search?query=${encodeURIComponent(name)}`;
      const answer = await fetch(`${address}${path}`);
      assert.equal(await answer.text(), (await service.app.inject({ url: path })).body, name);
    }
    for (const path of ['/', '/openapi.json']) {
      const answer = await fetch(`${address}${path}`);
      assert.equal(answer.status, 200, path);
      assert.equal(await answer.text(), (await service.app.inject({ url: path })).body, path);
    }
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
});
