import type { Engine } from '../src/engine.js';
import { annualProfection, profectionSchedule } from '../src/families/predictive/profections/profections.js';
import { decennialCurrent, decennialSequenceAnswer } from '../src/families/predictive/timelords/decennials.js';
import { firdariaCurrent, firdariaSequence } from '../src/families/predictive/timelords/firdaria.js';
import { releasingCurrent, releasingSequence } from '../src/families/predictive/timelords/releasing.js';
import type { BenchRow } from './row.js';

/** Time lords and profections of different births. */
export function periodsBench(engine: Engine): BenchRow[] {
  let day = 0;
  const dt = (): string => engine.time.formatUtc((day = (day + 37.3) % 20000) - 30000);
  const birth = () => ({ dt: dt(), is_day_chart: true });
  const released = () => ({ dt: dt(), lot_longitude: day % 360, fortune_longitude: (day * 3) % 360 });
  const placed = () => ({ dt: dt(), latitude: 51.5, longitude: -0.12 });
  const current_dt = '1985-03-21T08:15:00Z';
  return [
    {
      name: 'firdaria of a moment, answer',
      limit: 50,
      run: () => firdariaCurrent(engine, { natal: birth(), current_dt }),
    },
    { name: 'firdaria, 58 periods, answer', limit: 100, run: () => firdariaSequence(engine, { natal: birth() }) },
    {
      name: 'decennials of a moment, answer',
      limit: 200,
      run: () => decennialCurrent(engine, { natal: birth(), current_dt }),
    },
    {
      name: 'decennials, 56 periods, answer',
      limit: 200,
      run: () => decennialSequenceAnswer(engine, { natal: birth() }),
    },
    {
      name: 'releasing of a moment, four levels, answer',
      limit: 50,
      run: () => releasingCurrent(engine, { natal: released(), current_dt, levels: 4 }),
    },
    {
      name: 'releasing, four levels over 100 years, answer',
      unit: 'ms',
      limit: 3,
      run: () => releasingSequence(engine, { natal: released(), levels: 4, span_years: 100 }),
    },
    {
      name: 'profection of an age, answer',
      limit: 200,
      run: () => annualProfection(engine, { natal: placed(), age_years: 40 }),
    },
    {
      name: 'profection of a moment in a time zone, answer',
      unit: 'ms',
      limit: 2,
      // Some births are on 29 February.
      run: () =>
        profectionSchedule(engine, {
          natal: placed(),
          current_dt,
          civil_timezone: 'Europe/London',
          leap_day_policy: 'march_1',
        }),
    },
  ];
}
