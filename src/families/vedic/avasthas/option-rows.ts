import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'avasthas';
const EVALUATE = ['/v1/avasthas/evaluate'],
  BIRTH = ['/v1/avasthas/from-datetime'],
  POSTURE = ['/v1/avasthas/sayanadi'];
const NODES = { Rahu: 35.7, Ketu: 215.7 };
/** Mercury 13 degrees from the Sun, with no malefic in its sign. */
const NEAR_MERCURY = { Sun: 122, Mercury: 109, Saturn: 310 };

export const optionRows: readonly OptionRow[] = [
  // Mars in the fourth fifth of Gemini.
  {
    field: '/vriddha_fraction',
    routes: EVALUATE,
    base: { sidereal_longitudes: { Mars: 80 } },
    values: [0.1, 0.2],
    answered: '/planets/Mars/baladi_effect_fraction',
  },
  {
    field: '/combustion_orbs',
    routes: EVALUATE,
    base: { sidereal_longitudes: NEAR_MERCURY, retrograde_planets: ['Mercury'] },
    values: ['direct', 'retrograde_reduced'],
  },
  {
    field: '/retrograde_planets',
    routes: EVALUATE,
    base: { sidereal_longitudes: NEAR_MERCURY, combustion_orbs: 'retrograde_reduced' },
    values: [undefined, ['Mercury']],
  },
  { field: '/node_longitudes/Rahu', routes: EVALUATE, base: { node_longitudes: NODES }, values: [35.7, 205] },
  { field: '/node_longitudes/Ketu', routes: EVALUATE, base: { node_longitudes: NODES }, values: [215.7, 205] },
  {
    field: '/sayanadi_context/evaluate_nodes',
    routes: EVALUATE,
    base: { node_longitudes: NODES },
    values: [false, true],
  },
  { field: '/sayanadi_context/name/value', routes: EVALUATE, values: [1, 2] },
  {
    field: '/sayanadi_context/name/sound',
    routes: EVALUATE,
    base: { sayanadi_context: { name: { value: undefined } } },
    values: ['क', 'ख'],
  },
  { field: '/context/evaluate_nodes', routes: POSTURE, refused: true },
  { field: '/context/name/value', routes: POSTURE, values: [1, 2] },
  {
    field: '/context/name/sound',
    routes: POSTURE,
    base: { context: { name: { value: undefined } } },
    values: ['क', 'ख'],
  },
  { field: '/name/value', routes: BIRTH, values: [1, 2] },
  { field: '/name/sound', routes: BIRTH, base: { name: { value: undefined } }, values: ['क', 'ख'] },
  { field: '/timezone_name', routes: BIRTH, values: ['Asia/Kolkata', 'Europe/Paris'] },
  { field: '/policy/lajjitadi_nodes', routes: BIRTH, values: [false, true] },
  { field: '/policy/evaluate_nodes', routes: BIRTH, values: [false, true] },
  // The Moon in the fourth fifth of its sign.
  {
    field: '/avastha_policy/vriddha_fraction',
    routes: BIRTH,
    base: { birth: '2024-01-02T00:00:00Z' },
    values: [0.1, 0.2],
    answered: '/chart/planets/Moon/baladi_effect_fraction',
  },
  // Mercury retrograde, between 12 and 14 degrees from the Sun.
  {
    field: '/avastha_policy/combustion_orbs',
    routes: BIRTH,
    base: { birth: '2024-04-04T00:00:00Z' },
    values: ['direct', 'retrograde_reduced'],
  },
];
