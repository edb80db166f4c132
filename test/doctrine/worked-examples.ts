import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { realService } from '../contract/support/real-app.js';
import type { RealService } from '../contract/support/real-app.js';

/** A value of a source or of an outside computation, with its path in the answer of the service. */
interface Example {
  readonly route: string;
  readonly inputs: Json;
  readonly quantity: string;
  readonly convention?: string;
  readonly source: string;
  readonly at: readonly Step[];
  readonly value: unknown;
  /** Tolerance of numbers; seconds for instants (ISO 8601). */
  readonly tolerance: number;
}
/**
 * A step of a path: a name or an index; `*` for each item of a list; `$` for each key of the expected value; an object of fields that select
 * an item of a list (`$` as above); or several names, whose values become a list.
 */
type Step = string | number | Readonly<Record<string, unknown>> | readonly string[];
type Json = Readonly<Record<string, unknown>>;
const items = (value: unknown): Json[] => value as Json[];
const isNames = (step: Step): step is readonly string[] => Array.isArray(step);

/** Expands `$` in a path: paths without it, each with its part of the expected value. */
function paths(at: readonly Step[], value: unknown): readonly (readonly [readonly Step[], unknown])[] {
  for (const [index, step] of at.entries()) {
    const field =
      typeof step === 'object' ? Object.entries(step).find(([, expected]) => expected === '$')?.[0] : undefined;
    if (step !== '$' && field === undefined) continue;
    return Object.entries(value as Json).flatMap(([key, part]) => {
      const named = field === undefined ? key : { ...(step as Json), [field]: key };
      return paths([...at.slice(0, index), named, ...at.slice(index + 1)], part);
    });
  }
  return [[at, value]];
}

function follow(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return value;
  if (step === '*') return items(value).map((item) => follow(item, rest));
  if (typeof step !== 'object') return follow((value as Json)[step], rest);
  if (isNames(step)) return step.map((name) => (value as Json)[name]);
  const found = items(value).find((item) => Object.entries(step).every(([key, expected]) => item[key] === expected));
  return follow(found, rest);
}

/** Whether a found value equals the expected value within the tolerance. */
function meets(found: unknown, value: unknown, tolerance: number): boolean {
  if (Array.isArray(value)) {
    const list = Array.isArray(found) ? (found as unknown[]) : [];
    return list.length === value.length && value.every((one, index) => meets(list[index], one, tolerance));
  }
  if (typeof value === 'number') return typeof found === 'number' && Math.abs(found - value) <= tolerance;
  const isInstant = tolerance > 0 && typeof value === 'string' && /^\d{4}-/.test(value);
  return isInstant ? Math.abs(Date.parse(String(found)) - Date.parse(value)) <= 1000 * tolerance : found === value;
}

/** Declares one test for each route of a table in this folder, and one for its number of examples. */
export function testWorkedExamples(file: string, count: number): void {
  const examples = JSON.parse(
    readFileSync(new URL(`../../../test/doctrine/${file}`, import.meta.url), 'utf8'),
  ) as Example[];
  let service: RealService;
  before(async () => {
    service = await realService();
  });
  after(() => service.close());

  async function answerTo({ route, inputs }: Example): Promise<Json> {
    const [method, url] = route.split(' ');
    const body =
      method === 'GET' ? {} : { payload: JSON.stringify(inputs), headers: { 'content-type': 'application/json' } };
    const answer = await service.app.inject({ method: method as 'GET' | 'POST', url, ...body });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 200));
    return answer.json<Json>();
  }

  for (const route of new Set(examples.map((example) => example.route))) {
    const ofRoute = examples.filter((example) => example.route === route);
    test(`validation: ${ofRoute.length} worked examples of ${route}`, async () => {
      const answers = new Map<string, Json>();
      for (const example of ofRoute) {
        const { inputs, quantity, convention, source, at, tolerance } = example,
          key = JSON.stringify(inputs),
          answer = answers.get(key) ?? (await answerTo(example));
        answers.set(key, answer);
        for (const [path, value] of paths(at, example.value)) {
          const found = follow(answer, path);
          assert.ok(
            meets(found, value, tolerance),
            `${quantity} ${JSON.stringify(path)}: ${JSON.stringify(found)}, ${JSON.stringify(value)} expected within ` +
              `${tolerance}; ${key}; ${convention ?? ''}; ${source}`,
          );
        }
      }
    });
  }

  test(`property: ${file} is complete`, () => {
    assert.equal(examples.length, count);
  });
}
