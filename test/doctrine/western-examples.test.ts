import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { realService } from '../contract/support/real-app.js';
import type { RealService } from '../contract/support/real-app.js';

/**
 * Worked values of tables and lots from the texts that each row cites, asked of the service. Dignities, lots, time lords and profections
 * have theirs beside their families.
 */
interface Example {
  readonly route: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly quantity: string;
  readonly value: unknown;
  readonly source: string;
  readonly tolerance: number;
  /** The way to the value in the answer: names, and the fields by which an item is known. */
  readonly at?: readonly (string | Readonly<Record<string, unknown>>)[];
}
const EXAMPLES = JSON.parse(
  readFileSync(new URL('../../../test/doctrine/western-examples.json', import.meta.url), 'utf8'),
) as Example[];

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

type Json = Readonly<Record<string, unknown>>;
const items = (value: unknown): Json[] => value as Json[];

async function answerTo({ route, inputs }: Example): Promise<Json> {
  const [method, url] = route.split(' ');
  const body =
    method === 'GET' ? {} : { payload: JSON.stringify(inputs), headers: { 'content-type': 'application/json' } };
  const answer = await service.app.inject({ method: method as 'GET' | 'POST', url, ...body });
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 200));
  return answer.json<Json>();
}

/** The value that an example speaks of, read from an answer. */
function valueOf(answer: Json, { quantity, inputs, at = [] }: Example): unknown {
  if (quantity.startsWith('segments')) {
    const sign = items(answer.signs).find((one) => one.sign === inputs.sign);
    return items(sign?.segments).map((one) => [one.ruler, one.start_degree, one.end_degree]);
  }
  if (quantity.startsWith('triplicity decan')) return at.map((name) => answer[name as string]);
  if (quantity.startsWith('lords of years')) return items(answer.periods).map((one) => one.planet);
  let value: unknown = answer;
  for (const step of at) {
    value =
      typeof step === 'string'
        ? (value as Json)[step]
        : items(value).find((one) => Object.entries(step).every(([key, wanted]) => one[key] === wanted));
  }
  return value;
}

test('validation: worked examples of bounds, triplicity, decans, the nine parts and the lord of the orb', async () => {
  assert.equal(EXAMPLES.length, 24);
  for (const example of EXAMPLES) {
    const found = valueOf(await answerTo(example), example),
      told = `${example.route} ${JSON.stringify(example.inputs)}: ${example.source}`;
    if (typeof example.value === 'number') {
      assert.ok(Math.abs(Number(found) - example.value) <= example.tolerance, `${String(found)}, ${told}`);
    } else {
      assert.deepEqual(found, example.value, told);
    }
  }
});
