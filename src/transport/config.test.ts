import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { ConfigurationError, configurationReference, loadConfig } from './config.js';

test('rule: without variables the documented defaults apply', () => {
  const config = loadConfig({});
  assert.deepEqual(
    [config.host, config.port, config.corsOrigins, config.kernelPaths, config.logLevel, config.bodyLimitBytes],
    ['127.0.0.1', 8080, [], [], 'info', 1_048_576],
  );
  assert.ok(config.workers >= 1);
  assert.equal(config.processes, 1);
  assert.equal(loadConfig({ SERVICE_PROCESSES: 'auto' }).processes, availableParallelism());
  for (const row of configurationReference)
    assert.ok(row.env.startsWith('SERVICE_') && row.meaning.length > 10, row.env);
  assert.deepEqual(loadConfig(Object.fromEntries(configurationReference.map((row) => [row.env, '']))), config);
});

test('rule: values are read strictly; a bad value is an error that says what is allowed', () => {
  assert.deepEqual(
    loadConfig({ SERVICE_PORT: '0', SERVICE_KERNEL_PATHS: '/a.bsp, /b.bsp', SERVICE_CORS_ORIGIN: 'https://a.org,*' })
      .kernelPaths,
    ['/a.bsp', '/b.bsp'],
  );
  for (const [name, value] of [
    ['SERVICE_PORT', '80a'],
    ['SERVICE_PORT', '-1'],
    ['SERVICE_PORT', '65536'],
    ['SERVICE_PORT', '8e3'],
    ['SERVICE_WORKERS', '0'],
    ['SERVICE_PROCESSES', '0'],
    ['SERVICE_PROCESSES', '257'],
    ['SERVICE_PROCESSES', 'all'],
    ['SERVICE_LOG_LEVEL', 'loud'],
    ['SERVICE_CORS_ORIGIN', 'example.org'],
    ['SERVICE_HOST', 'a b'],
  ]) {
    assert.throws(
      () => loadConfig({ [name]: value }),
      (error: unknown) =>
        error instanceof ConfigurationError && error.message.includes(name) && error.message.includes(value),
      `${name}=${value}`,
    );
  }
});

test('rule: a misspelt variable is an error, a variable of another program is not', () => {
  assert.throws(() => loadConfig({ SERVICE_PROT: '1', SERVICE_PORTS: '1' }), /SERVICE_PORT/);
  assert.equal(loadConfig({ SERVICE_MESH_ID: '1', SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY: '/x' }).port, 8080);
});

test('rule: a service warms up unless the setting is off; other values are refused', () => {
  assert.equal(loadConfig({}).warmsUp, true);
  assert.equal(loadConfig({ SERVICE_WARM_UP: 'on' }).warmsUp, true);
  assert.equal(loadConfig({ SERVICE_WARM_UP: 'off' }).warmsUp, false);
  assert.throws(() => loadConfig({ SERVICE_WARM_UP: 'no' }), /must be on or off/);
});
