import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'harmonics';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/harmonics/transit-forecast'],
    field: '/maximum_sample_gap_days',
    base: {
      transit_samples: [
        { jd_ut: 2460315.5, longitudes: { Mars: 203.5, Moon: 84 } },
        { jd_ut: 2460316, longitudes: { Mars: 203.5, Moon: 84 } },
      ],
    },
    values: [0.1, 10],
  },
];
