// Copies the data files of the other years into packages/long-range-data, before that package is packed.
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LONG_RANGE_FILES } from '../../dist/src/node-data.js';

const from = new URL('../../data/packed/', import.meta.url);
const to = new URL('../../packages/long-range-data/data/packed/', import.meta.url);
mkdirSync(to, { recursive: true });
for (const name of LONG_RANGE_FILES) copyFileSync(fileURLToPath(new URL(name, from)), fileURLToPath(new URL(name, to)));
