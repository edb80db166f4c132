import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}
const { packages } = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const atRunTime = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);

/** Licences that require no more than their notice. */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

test('rule: every package needed at run time has a permissive licence', () => {
  assert.ok(atRunTime.length > 20);
  const others = atRunTime.filter(([, { license }]) => license === undefined || !PERMISSIVE.has(license));
  assert.deepEqual(
    others.map(([path, { license }]) => `${path} ${license}`),
    [],
  );
});

test('rule: no package needed at run time runs a script on installation or is made for one machine', () => {
  const native = atRunTime.filter(([, { hasInstallScript, os, cpu }]) => hasInstallScript || os || cpu);
  assert.deepEqual(
    native.map(([path]) => path),
    [],
  );
});
