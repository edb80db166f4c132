import type { Engine } from '../src/engine.js';
import { electionalWindows } from '../src/families/predictive/electional/generic/answers.js';
import { classicalPerfection } from '../src/families/predictive/electional/perfection/perfection.js';
import { dorotheanMatterProfile } from '../src/families/predictive/electional/western/dorotheus-matter.js';
import { rameseyMoonCondition } from '../src/families/predictive/electional/western/ramesey-moon.js';
import { westernProfileWindows } from '../src/families/predictive/electional/western/profile-windows.js';
import { sahlMatterProfile } from '../src/families/predictive/electional/western/sahl-matter.js';
import type { BenchRow } from './row.js';

/** Electional searches and judgements with their answers, at different instants. */
export function electionalBench(engine: Engine): BenchRow[] {
  let day = 0;
  const next = (): number => 2451545 + (day = (day + 37.3) % 10000);
  const site = { latitude: 51.5, longitude: -0.12 };
  return [
    {
      name: 'electional windows, 31 days, 45 minutes a step (993 points)',
      unit: 'ms',
      limit: 200,
      run: () => {
        const jd_start = next();
        return electionalWindows(engine, {
          ...site,
          jd_start,
          jd_end: jd_start + 31,
          predicate_profile: 'body_house_membership_v1',
          predicate_parameters: { subject: 'Moon', houses: [1, 10] },
          policy: { step_days: 45 / 1440 },
        });
      },
    },
    {
      name: 'ten hindrances of the Moon at an instant',
      unit: 'ms',
      limit: 10,
      run: () => rameseyMoonCondition(engine, { ...site, house_system: 'R', jd_ut: next() }),
    },
    {
      name: 'matter after Sahl (building) at an instant',
      unit: 'ms',
      limit: 10,
      run: () =>
        sahlMatterProfile(engine, {
          ...site,
          house_system: 'R',
          jd_ut: next(),
          profile_id: 'authB_building_v1',
          burnt_path_variant: 'authB_text_indeterminate_no_numeric_endpoints',
        }),
    },
    {
      name: 'matter after Dorotheus (buying and selling) at an instant',
      unit: 'ms',
      limit: 10,
      run: () =>
        dorotheanMatterProfile(engine, {
          ...site,
          house_system: 'R',
          jd_ut: next(),
          profile_id: 'authC_buying_and_selling_v1',
          moon_flow_policy: { previous_window: 'current_sign' },
        }),
    },
    {
      name: 'profile windows, 256 samples',
      unit: 'ms',
      limit: 80,
      run: () => {
        const jd_start = next();
        return westernProfileWindows(engine, {
          ...site,
          house_system: 'R',
          jd_start,
          jd_end: jd_start + 255 / 24,
          profile_id: 'authC_moon_condition_v1',
          qualification_statuses: ['indeterminate'],
        });
      },
    },
    {
      name: 'classical perfection, 31 days',
      unit: 'ms',
      limit: 30,
      run: () => {
        const jd_start = next();
        return classicalPerfection(engine, {
          jd_start,
          jd_end: jd_start + 31,
          significator_a: 'Mars',
          significator_b: 'Venus',
          is_day_chart: true,
        });
      },
    },
  ];
}
