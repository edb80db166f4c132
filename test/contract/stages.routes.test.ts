import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chartReduction } from '../../src/families/core/chart/chart.js';
import { planetReduction } from '../../src/families/core/positions/planet.js';
import { STAGES } from '../../src/reduction/stages.js';
import type { Stage } from '../../src/reduction/stages.js';
import { StageLog } from '../../src/wire/stage-log.js';
import { realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** Runs a call and collects the complete list of stages of each log. */
function executed<T>(call: () => T): { readonly answer: T; readonly lists: ReadonlySet<string> } {
  const logs = new Set<StageLog>(),
    { run } = StageLog.prototype;
  StageLog.prototype.run = function <R>(this: StageLog, name: string, stage: () => R): R {
    logs.add(this);
    return run.call(this, name, stage) as R;
  };
  try {
    const answer = call();
    return { answer, lists: new Set([...logs].map(({ names }) => names.join())) };
  } finally {
    StageLog.prototype.run = run;
  }
}

/** The lists of stages of an answer, at any depth. */
function reported(value: unknown, at = ''): (readonly [at: string, names: readonly string[]])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'stage_sequence' ? [[`${at}/${key}`, item as string[]] as const] : reported(item, `${at}/${key}`),
  );
}

/** The stages of every body or point of a chart; see below. */
const OF_A_PLACE = /\/(planet|node)_reductions\/[^/]+\/stage_sequence$/;

/** A bundle lists the sections that it contains. */
const listsSections = (answer: unknown, names: readonly string[]): boolean =>
  names.every((name) => ((answer as Record<string, unknown>)[name] ?? null) !== null);

for (const route of sharedRoutes.filter(({ response }) => JSON.stringify(response).includes('stage_sequence'))) {
  test(`rule: ${route.path} reports the stages that ran, in their order`, () => {
    const { params = {}, query = {}, body = {} } = route.example;
    const { answer, lists } = executed(() => route.handle(service.engine, { params, query, body }));
    for (const [at, names] of reported(answer)) {
      if (OF_A_PLACE.test(at)) continue;
      assert.ok(names.length > 0, at);
      assert.ok(lists.has(names.join()) || listsSections(answer, names), `${at}: ${names.join()}`);
    }
  });
}

const CHART = { dt: '1990-06-15T14:30:00Z', observer_lat: 51.5, observer_lon: -0.1 };

test('rule: a chart lists for each body and point what its own reduction ran', () => {
  const { reduction } = chartReduction(service.engine, { ...CHART, bodies: ['Sun', 'Moon', 'Ceres', 'Lilith'] });
  const lists = { ...reduction.planet_reductions, ...reduction.node_reductions };
  assert.ok(Object.keys(lists).length >= 7);
  for (const [body, { stage_sequence: names }] of Object.entries(lists))
    assert.deepEqual(names, planetReduction(service.engine, { ...CHART, body }).reduction.stage_sequence, body);
});

test('rule: an apparent place runs the stages that reductions list; frame bias is in the precession, and is the one that never runs', () => {
  const ran: string[] = [],
    table = STAGES as { -readonly [K in keyof Stage]: Stage[K] }[],
    own = table.map(({ apply }) => apply);
  table.forEach((stage, i) => {
    stage.apply = (...given) => {
      ran.push(stage.key);
      own[i](...given);
    };
  });
  try {
    const instant = service.engine.time.instantFromIso(CHART.dt, '/dt');
    service.engine.sky.apparent(service.engine.bodies.resolve('Mars', '/body'), instant);
  } finally {
    table.forEach((stage, i) => {
      stage.apply = own[i];
    });
  }
  const names = planetReduction(service.engine, { dt: CHART.dt, body: 'Mars' }).reduction.stage_sequence;
  const keys = new Set(STAGES.map(({ key }) => key));
  assert.deepEqual(
    names.filter((name) => keys.has(name) && name !== 'frame_bias'),
    ran.filter((key) => key !== STAGES[0].key),
  );
  assert.ok(names.includes('frame_bias') && !ran.includes('frame_bias'));
});
