import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aliasPaths } from '../../src/contract/names.js';
import { OPERATIONS } from '../../src/workbench/api/operations.js';
import { servedFamilies } from '../contract/support/real-app.js';

test('rule: the operations of the page are those of the registry, with their methods and paths', () => {
  const routes = new Map(
    servedFamilies.flatMap(({ routes: own }) => own).map((route) => [route.operationId as string, route]),
  );
  for (const [name, { id, method, path }] of Object.entries(OPERATIONS)) {
    const route = routes.get(id) ?? assert.fail(`${name}: no operation ${id}`);
    assert.equal(route.method, method, name);
    assert.ok([route.path, ...aliasPaths(route.path)].includes(path), `${name}: ${path} for ${route.path}`);
    assert.doesNotMatch(path, /auth[A-Q]/, `${name}: the page uses conventional paths`);
  }
});
