import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { moonConnectionFlow } from './moon-connection.js';

const engine = sharedEngine();

test('rule: fixed_lookback requires a lookback, and current_sign refuses one', () => {
  const refused = (request: Parameters<typeof moonConnectionFlow>[1]): void =>
    assert.throws(
      () => moonConnectionFlow(engine, request),
      (error) => error instanceof InvalidInput && error.problems[0].field === '/previous_lookback_days',
    );
  refused({ jd_ut: 2460310.5, previous_window_policy: 'current_sign', previous_lookback_days: 1 });
  refused({ jd_ut: 2460310.5, previous_window_policy: 'fixed_lookback' });
});

test('rule: over a month, events are exact, inside their windows, strictly before or after the query, and a missing event has a reason', () => {
  const seen = { previous: 0, next: 0, nonePrevious: 0, noneNext: 0 };
  for (let i = 0; i < 120; i++) {
    const jd = 2460310.5 + i * 0.23;
    const { flow } = moonConnectionFlow(engine, {
      jd_ut: jd,
      previous_window_policy: 'current_sign',
      modern: i % 2 === 1,
    });
    assert.ok(
      flow.jd_sign_ingress <= jd &&
        jd < flow.jd_sign_egress &&
        flow.next_search_end === flow.jd_sign_egress &&
        flow.previous_search_start === flow.jd_sign_ingress,
    );
    assert.equal(flow.considered_bodies.length, i % 2 === 1 ? 9 : 6);
    for (const event of [flow.previous_separation, flow.next_connection]) {
      if (event === null) continue;
      assert.ok(Math.abs(event.signed_error_at_exact_deg) < 1e-6);
      assert.ok(Math.abs(event.hours_from_query - (event.jd_exact - jd) * 24) < 1e-4);
    }
    assert.equal(flow.previous_separation === null, flow.previous_no_event_reason !== null);
    assert.equal(flow.next_connection === null, flow.next_no_event_reason !== null);
    assert.equal(flow.previous_separation === null, flow.previous_motion === null);
    if (flow.previous_separation) {
      seen.previous++;
      assert.ok(
        flow.previous_separation.hours_from_query < 0 && flow.previous_separation.jd_exact > flow.jd_sign_ingress,
      );
    } else seen.nonePrevious++;
    if (flow.next_connection) {
      seen.next++;
      assert.ok(flow.next_connection.hours_from_query > 0 && flow.next_connection.jd_exact <= flow.jd_sign_egress);
    } else seen.noneNext++;
  }
  assert.ok(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  );
});

test('rule: a fixed lookback searches earlier signs and finds the latest event', () => {
  const short = moonConnectionFlow(engine, {
    jd_ut: 2460310.5,
    previous_window_policy: 'fixed_lookback',
    previous_lookback_days: 0.01,
  }).flow;
  assert.equal(short.previous_no_event_reason, 'no_exact_perfection_in_selected_previous_window');
  const long = moonConnectionFlow(engine, {
    jd_ut: 2460310.5,
    previous_window_policy: 'fixed_lookback',
    previous_lookback_days: 30,
  }).flow;
  assert.ok(long.previous_separation !== null && long.previous_search_start === 2460280.5);
  assert.equal(
    long.previous_separation?.jd_exact,
    moonConnectionFlow(engine, {
      jd_ut: 2460310.5,
      previous_window_policy: 'current_sign',
    }).flow.previous_separation?.jd_exact,
  );
});

test('rule: the motion is that of the aspect at the query, and its error has the sign that the event reports', () => {
  const { flow } = moonConnectionFlow(engine, {
    jd_ut: 2460310.5,
    previous_window_policy: 'current_sign',
    motion_orb_factor: 0.01,
  });
  const motion = flow.previous_motion,
    previous = flow.previous_separation;
  assert.ok(
    motion !== null &&
      previous !== null &&
      motion.body2 === 'Moon' &&
      motion.body1 === previous.body &&
      motion.aspect === previous.aspect_name,
  );
  assert.ok(Math.abs((motion.directed_error_deg ?? NaN) - previous.signed_error_at_query_deg) < 1e-9);
  assert.equal(motion.within_orb, false);
});
