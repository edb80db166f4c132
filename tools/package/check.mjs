// Packs the npm package and the package of the other years, rehearses publishing, installs the tarballs into an empty project and asks the
// command for a chart of -500, without and with the second package. Prints the sizes; exit 1 when something is not as expected.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'celestial-package-'));
const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const PACKAGES = [root, join(root, 'packages/long-range-data')];

/** Packs a package; path of the tarball. */
function pack(cwd) {
  const [{ filename }] = JSON.parse(
    npm(['pack', '--json', '--silent', '--pack-destination', folder], cwd).replace(/^[^[]*/, ''),
  );
  const path = join(folder, filename);
  console.log(`${filename}: ${(statSync(path).size / 1e6).toFixed(1)} MB`);
  return path;
}

/** Asks the installed command for a chart of -500 through npx. */
const chartOfAntiquity = () =>
  spawnSync(
    'npx',
    ['--no-install', 'celestial-computation-service', 'call', '/v1/chart', '{"dt":"-000500-03-21T12:00:00Z"}'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );

try {
  const [main, longRange] = PACKAGES.map(pack);
  for (const tarball of [main, longRange])
    npm(['publish', '--dry-run', '--ignore-scripts', '--silent', tarball], folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = (tarball) =>
    npm(
      ['install', '--ignore-scripts', '--omit=optional', '--prefer-offline', '--no-audit', '--no-fund', tarball],
      folder,
    );
  install(main);
  const without = chartOfAntiquity();
  assert.equal(without.status, 3, `without the data of the other years the chart is refused: ${without.stderr}`);
  assert.match(without.stderr + without.stdout, /cover/);
  install(longRange);
  const withData = chartOfAntiquity();
  assert.equal(withData.status, 0, withData.stderr);
  assert.match(withData.stdout, /DE422/);
  console.log('both packages install and answer');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
