import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { kalachakraChartSequence, kalachakraCurrent, kalachakraSequence } from './kalachakra.js';
import { KALACHAKRA_PROFILE } from './schema-kalachakra.js';

const engine = sharedEngine();
const profile_id = KALACHAKRA_PROFILE;
const epoch = { kind: 'jd_utc', value: 2448057.875 } as const;
const yearBasis = fc.constantFrom(
  'savana_360' as const,
  'julian_365.25' as const,
  'tropical_365.2422' as const,
  'sidereal_365.2564' as const,
);

test('property: at the first day of each period and just before its end, that period and its sub-period are active', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      yearBasis,
      fc.constantFrom('natal_row' as const, 'next_pada' as const),
      fc.nat(8),
      (moon, year_basis, continuation, index) => {
        const request = {
          profile_id,
          seed: { basis: 'sidereal', moon_sidereal_lon: moon },
          birth_epoch: epoch,
          projection: { year_basis },
          continuation,
        } as const;
        const { periods } = kalachakraSequence(engine, request),
          period = periods[index],
          { start_jd_utc: start, end_jd_utc: end } = period.visible_dates ?? { start_jd_utc: 0, end_jd_utc: 0 };
        const at = (value: number) =>
          kalachakraCurrent(engine, { ...request, query_epoch: { kind: 'jd_utc', value } }).active_line;
        const first = at(start);
        assert.deepEqual(first[0].path, [index]);
        assert.equal(first[1].visible_dates.start_jd_utc, start);
        const last = at(end - 1e-6 * (end - start));
        assert.deepEqual(
          last.map(({ path }) => path),
          [[index], [index, 8]],
        );
        if (index < 8) assert.deepEqual(at(end)[0].path, [index + 1]);
        else assert.deepEqual(at(end), []);
      },
    ),
    { seed: 20261124, numRuns: 40 },
  );
});

test('rule: a birth gives the periods of its Moon, and the sidereal Moon of the answer gives the same again', () => {
  const chart = kalachakraChartSequence(engine, {
    profile_id,
    birth_datetime: '1990-06-15T14:30:00+05:30',
    ayanamsa_system: 'authI',
    projection: { year_basis: 'savana_360' },
  });
  const { provenance } = chart;
  const again = kalachakraSequence(engine, {
    profile_id,
    seed: { basis: 'sidereal', moon_sidereal_lon: provenance.moon_sidereal_lon },
    birth_epoch: { kind: 'jd_utc', value: provenance.birth_jd_utc ?? 0 },
    projection: { year_basis: 'savana_360' },
  });
  assert.deepEqual(again.periods, chart.periods);
  const tropical = kalachakraSequence(engine, {
    profile_id,
    seed: {
      basis: 'tropical',
      moon_tropical_lon: provenance.moon_tropical_lon ?? 0,
      ayanamsa_system: 'authI',
    },
    birth_epoch: { kind: 'datetime', value: '1990-06-15T14:30:00+05:30' },
    projection: { year_basis: 'savana_360' },
  });
  assert.deepEqual(tropical.periods, chart.periods);
});

test('rule: outside the nine periods the status says so, and the line is empty', () => {
  const request = {
    profile_id,
    seed: { basis: 'sidereal', moon_sidereal_lon: 46.66 },
    birth_epoch: epoch,
    projection: { year_basis: 'julian_365.25' },
  } as const;
  const at = (value: number) => {
    const { status, active_line } = kalachakraCurrent(engine, { ...request, query_epoch: { kind: 'jd_utc', value } });
    return [status, active_line.length];
  };
  assert.deepEqual(at(epoch.value - 1), ['before_birth', 0]);
  assert.deepEqual(at(epoch.value), ['active', 2]);
  assert.deepEqual(at(epoch.value + 101 * 365.25), ['after_coverage', 0]);
});

test('rule: a projection and a tropical Moon need the birth; a birth that nothing depends on is refused', () => {
  const refused = (request: object, field: string) =>
    assert.throws(
      () => kalachakraSequence(engine, { profile_id, ...request } as never),
      (error) => error instanceof InvalidInput && error.problems[0].field === field,
    );
  const sidereal = { basis: 'sidereal', moon_sidereal_lon: 46.66 };
  const tropical = { basis: 'tropical', moon_tropical_lon: 46.66, ayanamsa_system: 'authI' };
  refused({ seed: sidereal, projection: { year_basis: 'savana_360' } }, '/birth_epoch');
  refused({ seed: tropical }, '/birth_epoch');
  refused({ seed: sidereal, birth_epoch: epoch }, '/birth_epoch');
  refused({ seed: { ...tropical, ayanamsa_system: 'none' }, birth_epoch: epoch }, '/seed/ayanamsa_system');
});
