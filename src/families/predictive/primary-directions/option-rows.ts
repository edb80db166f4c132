import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'primary-directions';

const SEARCHES = ['arcs', 'arcs/reduction', 'profile', 'profile/reduction', 'network', 'network/reduction'].map(
  (end) => `/v1/primary-directions/${end}`,
);
const RELATIONS = ['/v1/primary-directions/relations'];
const all = { significators: undefined, promissors: undefined, max_arc: 120 };
const of = (preset: string, more: object = {}) => ({ ...all, policy: { preset }, ...more });
const arc = { significator: 'Sun', promissor: 'Mars', arc: 12.5, direction: 'D' };

/** Submitted arcs that the default policy refuses. */
const submittedRows = (routes: readonly string[]): OptionRow[] => [
  { routes, field: '/submitted_arcs/0/method', base: { submitted_arcs: [arc] }, refused: 'campanus' },
  { routes, field: '/submitted_arcs/0/space', base: { submitted_arcs: [arc] }, refused: 'in_zodiaco' },
  { routes, field: '/submitted_arcs/0/relational_kind', base: { submitted_arcs: [arc] }, refused: 'antiscion' },
];

export const optionRows: readonly OptionRow[] = [
  {
    routes: SEARCHES,
    field: '/bodies',
    base: all,
    values: [
      ['Sun', 'Moon'],
      ['Sun', 'Venus'],
    ],
  },
  { routes: SEARCHES, field: '/include_nodes', base: all, values: [true, false] },
  { routes: [...SEARCHES, ...RELATIONS], field: '/policy/space', refused: 'in_zodiaco' },
  {
    routes: SEARCHES,
    field: '/antiscia_targets',
    base: of('authF_zodiacal_antiscia'),
    values: [undefined, [{ source_name: 'Mars' }]],
  },
  {
    routes: SEARCHES,
    field: '/antiscia_targets/0/kind',
    base: of('authF_zodiacal_antiscia', { antiscia_targets: [{ source_name: 'Mars' }] }),
    values: ['antiscion', 'contra_antiscion'],
  },
  {
    routes: SEARCHES,
    field: '/authF_parallel_targets',
    base: of('authF_zodiacal_parallel'),
    values: [undefined, [{ source_name: 'Mars' }]],
  },
  {
    routes: SEARCHES,
    field: '/authF_parallel_targets/0/relation',
    base: of('authF_zodiacal_parallel', { authF_parallel_targets: [{ source_name: 'Mars' }] }),
    values: ['parallel', 'contra_parallel'],
  },
  {
    routes: SEARCHES,
    field: '/placidian_rapt_parallel_targets',
    base: of('placidian_mundane_rapt_parallel_direct'),
    values: [undefined, [{ source_name: 'Mars' }]],
  },
  { routes: SEARCHES, field: '/fixed_star_targets', base: all, values: [undefined, [{ star_name: 'Algol' }]] },
  {
    routes: SEARCHES,
    field: '/authG_aspect_contexts',
    base: of('authG_zodiacal_aspect', { aspect_promissors: true }),
    values: [undefined, [{ source_name: 'Moon', maximum_latitude: -5.2, moving_toward_maximum: true }]],
  },
  {
    routes: SEARCHES,
    field: '/policy/aspect_latitude',
    base: of('regiomontanus_zodiacal_aspect', { aspect_promissors: true }),
    values: ['inherited', 'bianchini'],
  },
  {
    routes: SEARCHES,
    field: '/policy/promissor_latitude',
    base: of('regiomontanus_zodiacal'),
    values: ['native', 'zero'],
  },
  {
    routes: SEARCHES,
    field: '/policy/star_place',
    base: { ...all, fixed_star_targets: [{ star_name: 'Algol' }] },
    values: ['true', 'apparent'],
  },
  {
    routes: SEARCHES,
    field: '/policy/semi_arc_reading',
    base: of('placidian_classic_mundane'),
    values: ['proportional', 'under_the_pole'],
  },
  {
    routes: SEARCHES,
    field: '/policy/significator_latitude',
    base: of('authF_zodiacal_aspect'),
    values: ['zero', 'native'],
  },
  {
    routes: SEARCHES,
    field: '/policy/topocentric_pole',
    base: of('topocentric_mundane'),
    values: ['oblique_distance', 'meridian_distance'],
  },
  {
    routes: SEARCHES,
    field: '/policy/rapt_axis',
    base: of('placidian_mundane_rapt_parallel_direct', { placidian_rapt_parallel_targets: [{ source_name: 'Mars' }] }),
    values: ['meridian', 'horizon'],
  },
  {
    routes: SEARCHES,
    field: '/aspect_promissors',
    base: of('regiomontanus_zodiacal_aspect'),
    values: [false, true],
  },
  {
    routes: SEARCHES,
    field: '/house_system',
    base: { ...all, significators: ['H2', 'H11'] },
    values: ['P', 'R'],
  },
  ...SEARCHES.flatMap((route) => submittedRows([route])),
  {
    routes: SEARCHES,
    field: '/submitted_arcs/0/solar_rate',
    base: { policy: { key: 'solar' }, submitted_arcs: [{ ...arc, solar_rate: 1 }] },
    refused: null,
  },
  {
    routes: SEARCHES,
    field: '/timing/rate_deg_per_year',
    base: { timing: { key: 'user_rate', rate_deg_per_year: 1 }, max_age: 20 },
    values: [1, 0.9],
  },
  { routes: RELATIONS, field: '/policy/aspect_latitude', refused: 'bianchini' },
  { routes: RELATIONS, field: '/policy/semi_arc_reading', refused: 'under_the_pole' },
  {
    routes: RELATIONS,
    field: '/policy/significator_latitude',
    base: { policy: { preset: 'authF_zodiacal_aspect' } },
    refused: 'native',
  },
  {
    routes: RELATIONS,
    field: '/policy/topocentric_pole',
    base: { policy: { preset: 'topocentric_mundane' } },
    refused: 'meridian_distance',
  },
  { routes: RELATIONS, field: '/policy/rapt_axis', refused: 'horizon' },
  {
    routes: RELATIONS,
    field: '/policy/promissor_latitude',
    base: { policy: { preset: 'regiomontanus_zodiacal' } },
    refused: 'zero',
  },
  { routes: RELATIONS, field: '/policy/converse_motion', refused: 'backward' },
  { routes: RELATIONS, field: '/policy/star_place', refused: 'apparent' },
  ...submittedRows(RELATIONS),
];
