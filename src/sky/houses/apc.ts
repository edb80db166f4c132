import { RAD_PER_DEG } from '../../kernel/constants.js';
import { parallelArcCusps } from './parallel-arcs.js';
import type { HouseSystem } from './system.js';

/** Ascendant Parallel Circle: divides the arcs of the ascendant's parallel of declination (L. Knegt; T. J. J. Ram). */
export const apc: HouseSystem = {
  code: 'Y',
  name: 'APC',
  aliases: ['Ascendant Parallel Circle', 'Ram'],
  family: 'quadrant',
  cuspBasis: 'apc_formula',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'north_point' },
  cusps: (figure, out) =>
    parallelArcCusps(
      figure,
      figure.sinObliquity * Math.sin(figure.ascDeg * RAD_PER_DEG),
      'cusp_degree_circumpolar',
      out,
    ),
};
