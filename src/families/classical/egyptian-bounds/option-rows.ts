import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'egyptian-bounds';

/** Field of each answer with the sect of the host. */
const HOST_IN_SECT: readonly (readonly [string, string])[] = [
  ['classification', '/host_in_sect'],
  ['relation', '/detected_relation/host_in_sect'],
  ['condition', '/classification/host_in_sect'],
];

/** Hosts: Jupiter in the example, in sect by day; Mercury at 15 Aries, in sect by day as a morning star. */
export const optionRows: readonly OptionRow[] = HOST_IN_SECT.flatMap(([name, answered]) => {
  const row = { routes: [`/v1/egyptian-bounds/${name}`], values: [true, false], answered } as const;
  return [
    { ...row, field: '/is_day_chart' },
    { ...row, field: '/mercury_rises_before_sun', base: { longitude: 15, is_day_chart: true } },
  ];
});
