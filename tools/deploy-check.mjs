// Renders the kustomize base and checks its objects against the Kubernetes schemas. Needs `kubectl` and, for the schemas, the
// Python package kubernetes-validate; a missing program is reported and its check skipped.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command, args) => spawnSync(command, args, { encoding: 'utf8' });

const rendered = run('kubectl', ['kustomize', 'deploy/kubernetes/base']);
if (rendered.error) {
  console.log('skipped: kubectl is not installed');
  process.exit(0);
}
if (rendered.status !== 0) {
  console.error(rendered.stderr);
  process.exit(1);
}
const file = join(mkdtempSync(join(tmpdir(), 'celestial-')), 'base.yaml');
writeFileSync(file, rendered.stdout);
const checked = run('kubernetes-validate', ['--strict', '-k', '1.30', file]);
if (checked.error) console.log('rendered; schemas skipped: kubernetes-validate is not installed');
else console.log(`${checked.stdout}${checked.stderr}`.trim());
process.exit(checked.status ?? 0);
