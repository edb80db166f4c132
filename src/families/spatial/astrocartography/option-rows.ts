import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'astrocartography';

const route = (name: string): string => `/v1/astrocartography/${name}`;
const SUBJECTS = [route('chart/subjects/lines'), route('chart/subjects/subplanetary')];
const MOON = { dt: '2001-09-09T01:46:40Z', subjects: [{ kind: 'planet', name: 'Moon' }] };
const WITH_OBSERVER = [route('chart/lines'), route('chart/subjects/lines')];

const lots = (...names: readonly string[]) => ({ subjects: names.map((name) => ({ kind: 'lot', name })) });

/** A reference that the request gives: its field, which is also the switch of the policy, and a lot that uses it. */
const EXTERNAL = [
  ['syzygy', 'Releaser'],
  ['prenatal_new_moon', 'Life (Male)'],
  ['prenatal_full_moon', 'Life (Female)'],
  ['lord_of_hour', 'Rumors'],
] as const;
/** Lots that other lots depend on, and one of those. */
const DERIVED = [
  ['fortune', 'Courage'],
  ['spirit', 'Compulsion'],
  ['eros_valens', 'Necessity (Persian)'],
] as const;
const NIGHT = { dt: '2024-10-03T03:10:00Z', observer_lat: -0.18, observer_lon: -78.47 };
const NEAR = { near: { latitude: 48.8566, longitude: 2.3522 } };

export const optionRows: readonly OptionRow[] = [
  ...EXTERNAL.flatMap(([field, lot]): OptionRow[] => [
    { routes: SUBJECTS, field: `/${field}`, base: lots(lot), values: [-10, -20] },
    {
      routes: SUBJECTS,
      field: `/policy/external/include_${field}`,
      base: { ...lots(lot), [field]: 10 },
      refused: false,
    },
  ]),
  ...DERIVED.map(([name, lot]): OptionRow => ({
    routes: SUBJECTS,
    field: `/policy/derived/include_${name}`,
    base: lots(lot),
    refused: false,
  })),
  {
    routes: SUBJECTS,
    field: '/policy/disputed_reversals',
    base: { ...NIGHT, ...lots('Friends') },
    values: ['reversed_by_night', 'not_reversed'],
  },
  { routes: SUBJECTS, field: '/house_system', base: lots('Death'), values: ['P', 'E'] },
  {
    routes: [route('chart/lines')],
    field: '/place_center',
    base: { bodies: ['Moon'] },
    values: ['geocentric', 'local'],
  },
  { routes: [route('chart/subjects/lines')], field: '/place_center', base: MOON, values: ['topocentric', 'local'] },
  { field: '/near/orb_km', base: NEAR, values: [10, 5000] },
  { field: '/near/orb_deg', base: NEAR, values: [0.1, 45] },
  {
    routes: WITH_OBSERVER,
    field: '/acg_observer_lat',
    base: { acg_observer_lon: 10, acg_observer_lat: 10 },
    values: [10, 60],
  },
  {
    routes: WITH_OBSERVER,
    field: '/acg_observer_lon',
    base: { acg_observer_lon: 10, acg_observer_lat: 10 },
    values: [10, 60],
  },
  {
    routes: WITH_OBSERVER,
    field: '/acg_observer_elev_m',
    base: { acg_observer_lon: 10, acg_observer_lat: 10 },
    values: [0, 20_000],
  },
];
