import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'occultations';

export const optionRows: readonly OptionRow[] = [
  {
    // Cells are at most step_days long: a window of 400 days has up to 4096 of them.
    field: '/step_days',
    routes: ['/v1/occultations/lunar-path-topology', '/v1/occultations/lunar-star-path-topology'],
    base: { jd_start: 2459900, jd_end: 2460300 },
    refused: 0.09,
  },
  {
    field: '/view_samples',
    routes: ['/v1/occultations/lunar'],
    base: { target: 'Mars', jd_start: 2459921, jd_end: 2459922.5, observer_lat: 48.137, observer_lon: 11.575 },
    values: [0, 5],
  },
  {
    // Occultation of Aldebaran at Rome on 2017-02-05.
    field: '/view_samples',
    routes: ['/v1/occultations/lunar-star'],
    base: { jd_start: 2457789, jd_end: 2457790.5, observer_lat: 41.9, observer_lon: 12.5 },
    values: [0, 5],
  },
  {
    // Least separation of Jupiter and Saturn in December 2020: 0.102 degrees.
    field: '/max_sep_deg',
    values: [0.05, 1],
  },
];
