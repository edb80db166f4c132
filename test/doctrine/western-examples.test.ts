import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { realService } from '../contract/support/real-app.js';
import type { RealService } from '../contract/support/real-app.js';

/**
 * Worked values from the texts that each row cites, and places and instants of Swiss Ephemeris, asked of the service. Dignities, lots,
 * time lords, profections, progressions and primary directions have theirs beside their families.
 */
interface Example {
  readonly route: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly quantity: string;
  readonly value: unknown;
  readonly source: string;
  readonly convention?: string;
  readonly tolerance: number;
  /** The way to the value in the answer: see `Step`. */
  readonly at?: readonly Step[];
}
/** A name, an index, `*` (each item of a list), the fields by which an item is known, or names whose values make a list. */
type Step = string | number | Readonly<Record<string, unknown>> | readonly string[];
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
  if (quantity.startsWith('lords of years')) return items(answer.periods).map((one) => one.planet);
  return follow(answer, quantity.startsWith('triplicity decan') ? [at as readonly string[]] : at);
}

function follow(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return value;
  if (step === '*') return items(value).map((one) => follow(one, rest));
  if (typeof step === 'string') return follow((value as Json)[step], rest);
  if (typeof step === 'number') return follow(items(value)[step], rest);
  if (Array.isArray(step)) return (step as readonly string[]).map((name) => (value as Json)[name]);
  const found = items(value).find((one) => Object.entries(step).every(([key, wanted]) => one[key] === wanted));
  return follow(found, rest);
}

for (const route of new Set(EXAMPLES.map((example) => example.route))) {
  const examples = EXAMPLES.filter((example) => example.route === route);
  test(`validation: ${examples.length} worked examples of ${route}`, async () => {
    for (const example of examples) {
      const found = valueOf(await answerTo(example), example),
        message = `${JSON.stringify(example.inputs)}, ${example.quantity}: ${example.source}`;
      if (typeof example.value === 'number') {
        const gap = Math.abs(Number(found) - example.value);
        assert.ok(gap <= example.tolerance, `${String(found)}, ${example.value} expected, ${message}`);
      } else {
        assert.deepEqual(found, example.value, message);
      }
    }
  });
}

test('property: the table of worked examples is complete', () => {
  assert.equal(EXAMPLES.length, 125);
});
