import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failingStart, freePort, launch, startService } from '../../test/support/service-process.js';
import { light, pause } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PACKED = 'data/packed';

const SUM = '"sha256": "';

/** The faults of files. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'a bit turned': (bytes) => {
    // In the manifest, inside a checksum: nothing verifies the licences there.
    const sum = bytes.indexOf(SUM);
    bytes[sum < 0 ? bytes.length >> 1 : sum + SUM.length] ^= 4;
    return bytes;
  },
  truncated: (bytes) => bytes.subarray(0, bytes.length >> 1),
  empty: () => Buffer.alloc(0),
  missing: () => null,
};

/** A copy of this repository with one changed data file. */
function damaged(name: string, change: (bytes: Buffer) => Buffer | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  mkdirSync(join(folder, PACKED), { recursive: true });
  for (const entry of ['dist', 'node_modules', 'package.json']) symlinkSync(join(root, entry), join(folder, entry));
  for (const file of readdirSync(join(root, PACKED)))
    if (file !== name) symlinkSync(join(root, PACKED, file), join(folder, PACKED, file));
  const bytes = change(readFileSync(join(root, PACKED, name)));
  if (bytes !== null) writeFileSync(join(folder, PACKED, name), bytes);
  return folder;
}

async function damage({ whole }: Scale): Promise<Figures> {
  const files = readdirSync(join(root, PACKED)).filter(
    (name) => whole || /^(ephemeris-de440|time-scales|manifest)/.test(name),
  );
  const damages = Object.keys(DAMAGES).filter((kind) => whole || kind !== 'empty');
  let starts = 0;
  for (const name of files)
    for (const kind of whole ? damages : [damages[files.indexOf(name) % damages.length]]) {
      const folder = damaged(name, DAMAGES[kind]);
      const { code, said } = await failingStart({
        args: ['--preserve-symlinks', '--preserve-symlinks-main'],
        script: join(folder, 'dist/server/main.js'),
      });
      rmSync(folder, { recursive: true });
      assert.equal(code, 1, `${name} ${kind}`);
      // A changed checksum in the manifest is reported for its file.
      const named = name === 'manifest.json' && kind === 'a bit turned' ? 'expected sha256' : name;
      assert.ok(
        said.startsWith('Celestial Computation Service cannot start: ') && said.includes(named),
        `${kind}: ${said}`,
      );
      assert.ok(said.trim().split('\n').length === 1, `one line: ${said}`);
      starts++;
    }
  return { files: files.length, starts };
}

export const damagedData: Scenario = {
  name: 'damaged-data',
  fault: 'a data file that is damaged, truncated, empty or missing ({files} files, {starts} starts)',
  outcome: 'no start: exit code 1 and one line that names the file',
  run: damage,
};

/** Runs a service whose log cannot be written, and checks that it answers. */
async function withoutLog(log: 'full' | 'closed', requests: number): Promise<void> {
  const port = await freePort();
  const child = launch({ env: { SERVICE_PORT: String(port) } }, log === 'full' ? openSync('/dev/full', 'w') : 'pipe');
  if (log === 'closed') child.stdout?.destroy();
  const url = `http://127.0.0.1:${port}`;
  try {
    while (
      child.exitCode === null &&
      !(await light(url).then(
        () => true,
        () => false,
      ))
    )
      await pause(20);
    for (let n = 0; n < requests; n++) assert.equal((await light(url)).status, 200, `log ${log}`);
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGTERM');
    assert.equal(await ended, 0, `log ${log}`);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Runs a service on read-only file systems; null where the machine does not allow to make them. */
async function readOnly(): Promise<number | null> {
  const remount =
    'mount --make-rprivate / && mount -o remount,bind,ro / && for m in /tmp /dev/shm; do mount -o remount,bind,ro $m 2>/dev/null; done; true';
  if (spawnSync('unshare', ['-m', 'sh', '-c', `${remount}; ! touch /tmp/written`]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'wrapper-')),
    node = join(folder, 'node');
  writeFileSync(node, `#!/bin/sh\nexec unshare -m sh -c '${remount}; exec "$0" "$@"' ${process.execPath} "$@"\n`, {
    mode: 0o755,
  });
  const service = await startService({ node });
  try {
    assert.equal((await light(service.url)).status, 200);
    return (await service.stop()) as number;
  } finally {
    service.child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

async function disks({ whole }: Scale): Promise<Figures> {
  const requests = whole ? 2_000 : 40;
  await withoutLog('full', requests);
  await withoutLog('closed', requests);
  const code = await readOnly();
  assert.ok(code === null || code === 0);
  return { requests: 2 * requests, 'read-only-tried': code === null ? 0 : 1 };
}

export const fileSystems: Scenario = {
  name: 'file-systems',
  fault: 'a log on a full disk, a closed reader of the log, read-only file systems',
  outcome: '{requests} requests answered 200 without a log; the service writes no file',
  run: disks,
};
