import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'synastry';

const LIMITS = [
  ['first', [0.845, 1.45, 0.7389]],
  ['second', [1.215, 1.62, 1.1037]],
] as const;

export const optionRows: readonly OptionRow[] = [
  // Each factor puts an aspect of the Moon at its orb limit; 20 km of height move the Moon by 10 arcsec.
  ...LIMITS.flatMap(([party, factors]) =>
    (['observer_lat', 'observer_lon', 'observer_elev_m'] as const).map((name, i): OptionRow => ({
      routes: [
        '/v1/synastry/contact-relations',
        '/v1/synastry/condition-profiles',
        '/v1/synastry/chart-condition',
        '/v1/synastry/network',
      ],
      field: `/${party}/${name}`,
      base: { [party]: { observer_lat: 0, observer_lon: 0 }, orb_factor: factors[i] },
      values: name === 'observer_elev_m' ? [0, 20_000] : [0, name === 'observer_lon' ? 180 : 80],
    })),
  ),
];
