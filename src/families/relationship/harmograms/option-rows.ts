import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'harmograms';

const points = (first: number, second: number) => [
  { name: 'Sun', degree: first },
  { name: 'Moon', degree: second },
];

export const optionRows: readonly OptionRow[] = [
  ...['source_positions', 'target_positions'].map((name): OptionRow => ({
    routes: ['/v1/harmograms/zero-aries-vector', '/v1/harmograms/projection'],
    field: `/${name}`,
    base: { positions: undefined, source_positions: points(84.23, 346.75), target_positions: points(11.4, 40) },
    values: [points(84.23, 346.75), points(10, 346.75)],
  })),
  ...['/policy', '/intensity_policy'].map((policy): OptionRow => ({
    field: `${policy}/gaussian_width_parameter_mode`,
    base: { [policy.slice(1)]: { family: 'gaussian_harmonic_aspects', gaussian_width_deg: 2 } },
    values: ['sigma', 'fwhm'],
  })),
  ...['intensity_policy', 'point_set_policy'].flatMap((policy) =>
    ['harmonic_start', 'harmonic_stop'].map((name): OptionRow => ({
      routes: ['/v1/harmograms/trace', ...(policy === 'intensity_policy' ? ['/v1/harmograms/projection'] : [])],
      field: `/${policy}/harmonic_domain/${name}`,
      base: { [policy]: { harmonic_domain: { harmonic_start: 1, harmonic_stop: 12 } } },
      values: [name === 'harmonic_start' ? 1 : 12, 8],
    })),
  ),
  ...['transit', 'directed', 'progressed'].map((kind): OptionRow => ({
    routes: ['/v1/harmograms/trace'],
    field: `/samples/0/${kind}_positions`,
    base: {
      trace_family: `${kind}_to_natal_zero_aries_parts`,
      samples: [{ time: 1, natal_positions: points(84.23, 346.75) }],
    },
    values: [points(11.4, 40), points(20, 40)],
  })),
  {
    routes: ['/v1/harmograms/trace'],
    field: '/samples/0/natal_positions',
    base: {
      trace_family: 'transit_to_natal_zero_aries_parts',
      samples: [{ time: 1, transit_positions: points(84.23, 346.75) }],
    },
    values: [points(11.4, 40), points(20, 40)],
  },
  {
    routes: ['/v1/harmograms/trace'],
    field: '/trace_family',
    base: {
      samples: [
        {
          time: 1,
          positions: undefined,
          natal_positions: points(84.23, 346.75),
          transit_positions: points(11.4, 40),
          directed_positions: points(20, 40),
        },
      ],
    },
    values: ['transit_to_natal_zero_aries_parts', 'directed_to_natal_zero_aries_parts'],
  },
  {
    routes: ['/v1/harmograms/trace'],
    field: '/output_mode',
    values: ['single_harmonic', 'multi_harmonic_family'],
  },
];
