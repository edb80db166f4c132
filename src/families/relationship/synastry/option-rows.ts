import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'synastry';

export const optionRows: readonly OptionRow[] = [
  // Far above the Earth the parallax of the Moon is a matter of degrees.
  ...['first', 'second'].flatMap((party) =>
    ['observer_lat', 'observer_lon', 'observer_elev_m'].map((name): OptionRow => ({
      routes: [
        '/v1/synastry/contact-relations',
        '/v1/synastry/condition-profiles',
        '/v1/synastry/chart-condition',
        '/v1/synastry/network',
      ],
      field: `/${party}/${name}`,
      base: { [party]: { observer_lat: 0, observer_lon: 0, observer_elev_m: 20_000 } },
      values: name === 'observer_elev_m' ? [0, 20_000] : [0, name === 'observer_lon' ? 180 : 80],
    })),
  ),
];
