import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { packageRoot, serviceDocument } from '../../tools/clients/document.js';
import { attribute, docstring } from '../../tools/clients/python/names.js';
import { pythonFiles } from '../../tools/clients/python/package.js';
import { pythonType, union } from '../../tools/clients/python/types.js';
import { realService } from './support/real-app.js';

const at = (path: string): string => fileURLToPath(new URL(path, packageRoot));

test('rule: the Python client matches the routes (`npm run clients` generates it)', () => {
  for (const [path, text] of Object.entries(pythonFiles(serviceDocument())))
    assert.ok(readFileSync(at(path), 'utf8') === text, `${path} is stale: npm run clients`);
});

test('rule: schemas become Python types, and names that Python cannot write others', () => {
  const type = (schema: object): string => pythonType(schema, 'Here', 'models.', () => undefined);
  assert.equal(type({ type: ['number', 'null'] }), 'float | None');
  assert.equal(type({ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/A' }] }), 'models.A | None');
  assert.equal(type({ enum: ['a', 'b'] }), 'Literal["a", "b"]');
  assert.equal(type({ enum: ['authI', 'raman'] }), 'Literal["authI", "raman"] | str');
  assert.equal(type({ enum: [0.5, 1] }), 'float');
  assert.equal(type({ type: 'array', items: { type: ['integer', 'null'] } }), 'list[int | None]');
  assert.equal(type({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }), 'tuple[float, str]');
  assert.equal(type({ type: 'object', additionalProperties: { type: 'boolean' } }), 'dict[str, bool]');
  assert.equal(union(['None', 'list[int | None]', 'None']), 'list[int | None] | None');
  assert.deepEqual(['M.C.', '12', 'from', 'dt'].map(attribute), ['M_C', 'n12', 'from_', 'dt']);
  assert.equal(docstring('say "x"', '  '), '  """say "x" """');
});

/** Whether a Python installation has these packages. They are found without being loaded. */
const hasModules = (python: string, ...names: string[]): boolean =>
  spawnSync(python, [
    '-c',
    `import sys, importlib.util as u; sys.exit(not all(map(u.find_spec, sys.argv[1:])))`,
    ...names,
  ]).status === 0;

/** A Python with the packages of the tests: that of the checkout, or that of the system; null when there is none. */
function findPython(): string | null {
  const candidates = [process.env.CELESTIAL_PYTHON, at('node_modules/.cache/python/bin/python'), 'python3'];
  const able = (python: string): boolean =>
    (!python.includes('/') || existsSync(python)) && hasModules(python, 'httpx', 'pydantic', 'pytest');
  return candidates.find((python) => python !== undefined && able(python)) ?? null;
}

test('rule: every route answers the Python client, sync and async', async (t) => {
  const python = findPython();
  if (python === null) return t.skip('no Python with httpx, pydantic and pytest (CELESTIAL_PYTHON may name one)');
  const service = await realService();
  const bytecode = mkdtempSync(join(tmpdir(), 'python-client-'));
  const env = {
    ...process.env,
    CELESTIAL_URL: await service.address(),
    PYTHONPATH: at('clients/python/src'),
    // The models are compiled once for both runs, and no file is left in the source folder.
    PYTHONPYCACHEPREFIX: bytecode,
  };
  const run = (...args: string[]): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const child = spawn(python, args, { env });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.on('close', (code) => resolve({ code, said }));
    });
  try {
    const { code, said } = await run('-m', 'pytest', '-q', '-p', 'no:cacheprovider', at('clients/python/tests'));
    assert.equal(code, 0, said);
    if (!hasModules(python, 'pandas')) return t.diagnostic('no pandas: the example was not run');
    const example = await run(at('clients/python/examples/ephemeris_table.py'));
    assert.equal(example.code, 0, example.said);
    assert.match(example.said, /\[31 rows x 10 columns\]|2026-01-31/);
  } finally {
    rmSync(bytecode, { recursive: true, force: true });
    await service.close();
  }
});
