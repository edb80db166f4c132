import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Graha } from '../vedic-dignity/tables.js';
import { planetaryWars } from './yuddha.js';

test('rule: the points of a war are the difference of strengths over that of the discs (Raman, Graha and Bhava Balas, ch. 5)', () => {
  const discs = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 } as const;
  const warriors = Object.keys(discs) as (keyof typeof discs)[];
  const all = (value: (graha: Graha) => number) =>
    Object.fromEntries(
      (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).map((graha) => [graha, value(graha)]),
    ) as Record<Graha, number>;
  for (const a of warriors)
    for (const b of warriors.filter((one) => one !== a)) {
      const apart = all((graha) => (graha === a || graha === b ? 10 : 40 + 30 * graha.length + graha.charCodeAt(0)));
      const [war] = planetaryWars(
        apart,
        all((graha) => (graha === a ? 1 : 0)),
        all((graha) => (graha === a ? 300 : 240)),
        'raman',
      );
      assert.deepEqual([war.victor, war.loser], [a, b]);
      assert.ok(Math.abs(war.points - 60 / Math.abs(discs[a] - discs[b])) < 1e-12, `${a} ${b}`);
    }
});
