import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'patterns';

export const optionRows: readonly OptionRow[] = [
  // With the orbs of the aspect table this chart has a yod that the orbs of the pattern exclude.
  { field: '/orbs', base: { chart: { bodies: undefined }, orb_factor: 3 }, values: ['pattern', 'aspect'] },
  { field: '/chart/include_nodes', base: { include_nodes: true }, values: [true, false] },
  { field: '/dominant_only', base: { chart: { bodies: undefined }, orb_factor: 2 }, values: [true, false] },
  // These factors put an aspect of the Moon at its orb limit; 20 km of height move the Moon by 10 arcsec.
  ...['observer_lat', 'observer_lon', 'observer_elev_m'].map((name): OptionRow => ({
    routes: ['/v1/patterns/chart-profile', '/v1/patterns/network'],
    field: `/chart/${name}`,
    base: {
      chart: { bodies: undefined, observer_lat: 0, observer_lon: 0 },
      orb_factor: name === 'observer_elev_m' ? 2.3265 : 1.25,
    },
    values: name === 'observer_elev_m' ? [0, 20_000] : [0, 80],
  })),
];
