import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { directionArcs } from './answers.js';
import type { PrimaryDirectionsSearchRequest } from './schema-request.js';
import { directionSpeculum } from './speculum.js';

const engine = sharedEngine();
const near = (got: number, wanted: number, tolerance: number): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${got} is not ${wanted}`);

interface WorkedExample {
  quantity: string;
  body: PrimaryDirectionsSearchRequest;
  source: string;
  tolerance: number;
  name?: string;
  speculum?: [number, number, number, number];
  promissor?: string;
  significator?: string;
  arc?: number | null;
}
const file = new URL(
  '../../../../../src/families/predictive/primary-directions/fixtures/worked-examples.json',
  import.meta.url,
);
for (const example of JSON.parse(readFileSync(file, 'utf8')) as WorkedExample[]) {
  test(`validation: ${example.body.dt.slice(0, 4)}: ${example.quantity} (${example.source})`, () => {
    const { body } = example;
    if (example.speculum) {
      const entry = directionSpeculum(engine, body).entries.find(({ name }) => name === example.name)!;
      [entry.ra, entry.dec, entry.ha, entry.dsa].forEach((got, i) => near(got, example.speculum![i], 0.001));
      return;
    }
    const found = directionArcs(engine, body).arcs.filter(
      ({ promissor, significator }) => promissor === example.promissor && significator === example.significator,
    );
    if (example.arc === null) return assert.deepEqual(found, []);
    near(found.find(({ direction }) => direction === 'DIRECT')!.arc, example.arc!, example.tolerance);
  });
}
