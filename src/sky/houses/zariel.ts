import { meridianCusps } from './meridian.js';
import type { HouseSystem } from './system.js';

/**
 * Zariel: the division of David Cope (Zariel) of the early 1900s, later called axial rotation or Meridian: two hours of right ascension a
 * house, from the sidereal time (Erlewine, Astro*Dictionary, "Axial Rotation House System").
 */
export const zariel: HouseSystem = {
  code: 'Z',
  name: 'Zariel',
  aliases: ['Cope'],
  family: 'equal',
  cuspBasis: 'equatorial',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'celestial_pole' },
  cusps: meridianCusps,
};
