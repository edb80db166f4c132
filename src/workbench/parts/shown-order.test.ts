import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareShown } from './shown-order.js';

const ordered = (texts: readonly string[]): void =>
  assert.deepEqual([...texts].reverse().sort(compareShown), texts, texts.join(' | '));

test('rule: shown values are sorted by their meaning: zodiacal positions, angles, sides, dates, amounts, words', () => {
  ordered(['29°59′59″ ♈', '0°00′01″ ♉', '24°01′41″ ♑℞', '1°00′00″ ♓']);
  ordered(['29°59′ Aries', '3°12′ Taurus', '0°01′ Pisces']);
  ordered(['−45°14′', '−1°39′', '−0°05′', '0°04′', '12°00′', '180°00′']);
  ordered(['51°30′S', '0°07′S', '0°01′N', '48°51′N']);
  ordered(['−000500-03-01 00:00', '0044-03-15 12:00', '1999-12-31 23:59', '2000-01-01 00:00', '2000-01-01 00:00:01']);
  ordered(['9.5 km', '10.1 km', '1023.0 km']);
  ordered(['conjunction', 'Opposition', 'square']);
});
