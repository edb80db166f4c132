import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ENGINE_NAMES, moduleOfEngineName } from '../../src/contract/engine-names.js';
import { realService, servedFamilies } from '../contract/support/real-app.js';
import type { RealService } from '../contract/support/real-app.js';
import { compareAnswers, instantMs } from './compare.js';
import { KnownDifferences, STATUS } from './known.js';
import { goldenRows, recordedCases, routeOfCase } from './recorded.js';
import type { RecordedCase } from './recorded.js';

let service: RealService;
before(async () => {
  // Without data of an operator, as the recorded engine was run.
  service = await realService('bare');
});
after(() => service.close());

const contract = goldenRows('routes.tsv').map((row) => row.replace('\t', ' '));
const served = new Set(servedFamilies.flatMap(({ routes }) => routes).map(({ method, path }) => `${method} ${path}`));
const known = new KnownDifferences([
  ...goldenRows('known-differences.tsv'),
  ...goldenRows('known-differences-of-keys.tsv'),
]);
const routes = [...contract, ...[...served].filter((route) => !contract.includes(route))];
const cases = recordedCases().map((recorded) => ({ recorded, route: routeOfCase(recorded, routes) }));

/** Routes of the contract documents without a recorded case: the recorded engine had no data of comets. */
const NOT_RECORDED = ['POST /v1/comets/position'];

/** Each engine extrapolates delta T after 2035 in its own way: positions at one UTC differ. */
const GUESSED_FROM_MS = Date.UTC(2035, 0, 1);
const GUESSED_FROM_JD = 2464329;
function isInTheFuture(request: unknown): boolean {
  if (typeof request === 'string') return instantMs(request) > GUESSED_FROM_MS;
  if (typeof request === 'number') return request > GUESSED_FROM_JD && request < 3e6;
  return request !== null && typeof request === 'object' && Object.values(request).some(isInTheFuture);
}

/** Strings in answers that name a part of the engine. */
const engineNames = new Set<string>();
function* engineNamesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.startsWith('engine.')) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* engineNamesIn(inner);
}

async function answerTo({ method, path, request }: RecordedCase) {
  const body =
    request === null ? {} : { payload: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
  return service.app.inject({ method: method as 'GET' | 'POST', url: path, ...body });
}

for (const { recorded, route } of cases) {
  test(`validation: ${recorded.method} ${recorded.path} answers as recorded, or differs for a written reason`, async () => {
    const answer = await answerTo(recorded);
    if (answer.statusCode !== recorded.status) {
      const excused = known.excuses(route, { field: STATUS, gap: null });
      assert.ok(excused, `${recorded.status} was recorded, ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      return;
    }
    const body = answer.json<{ error_code?: string }>();
    if (recorded.status >= 400) {
      // Codes of the recorded engine's own, as of its search budgets, are validation errors here.
      const { error_code: code } = recorded.response as typeof body;
      assert.equal(body.error_code, code?.endsWith('_search_budget') ? 'validation_error' : code);
      return;
    }
    for (const name of engineNamesIn(body)) engineNames.add(name);
    const differences = compareAnswers(recorded.response, body, !recorded.suspect && !isInTheFuture(recorded.request));
    const request = `${recorded.method} ${recorded.path.split('?')[0]}`;
    const unexplained = differences.filter((difference) => !known.excuses(route, difference, request));
    assert.deepEqual(
      unexplained.slice(0, 12).map(({ field, text }) => `${field}: ${text}`),
      [],
    );
  });
}

test('rule: each known difference is still seen, and is allowed at most twice what is seen', () => {
  assert.deepEqual(known.complaints(), []);
});

test('rule: each part of the engine that an answer names is a file or a folder of the source', () => {
  assert.deepEqual(
    [...engineNames].filter((name) => moduleOfEngineName(name) === undefined),
    [],
    'src/contract/engine-names.ts lists them',
  );
  const source = new URL('../../../src/', import.meta.url);
  assert.deepEqual(
    Object.values(ENGINE_NAMES).filter((path) => !existsSync(new URL(path, source))),
    [],
  );
});

test('rule: every route of the contract documents has its recorded case, and every case its route', () => {
  const recorded = new Set(cases.map(({ route }) => route));
  assert.deepEqual(contract.filter((route) => !recorded.has(route)).sort(), NOT_RECORDED, 'run npm run golden');
  assert.deepEqual(
    [...recorded].filter((route) => !served.has(route)),
    [],
    'run npm run golden',
  );
});
