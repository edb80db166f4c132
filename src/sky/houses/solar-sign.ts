import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/** Solar Sign: house 1 is the sign of the Sun. */
export const solarSign: HouseSystem = {
  code: 'S',
  name: 'Solar Sign',
  aliases: ['Sun Sign'],
  family: 'solar',
  cuspBasis: 'ecliptic',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: true,
  boundary: { kind: 'none' },
  cusps: (figure, out) =>
    Number.isNaN(figure.sunLongitudeDeg)
      ? 'sun_longitude_required'
      : fillEqual(out, Math.floor(figure.sunLongitudeDeg / 30) * 30),
};
