import { RAD_PER_DEG } from '../../kernel/constants.js';

/** Optical path through air, ozone or dust at an apparent altitude, in units of the path to the zenith. Altitudes in degrees. */

/** All constituents together: Kasten & Young 1989, Applied Optics 28, 4735, table II and eq. 3. From the horizon up. */
export const kastenYoungAirmass = (apparentAltitudeDeg: number): number =>
  1 / (Math.sin(apparentAltitudeDeg * RAD_PER_DEG) + 0.50572 * (apparentAltitudeDeg + 6.07995) ** -1.6364);

/** Gas: Schaefer 1993, Vistas in Astronomy 36, 311, eq. 3a, with the scale height of the gas, 8.2 km. */
export const rayleighAirmass = (apparentAltitudeDeg: number): number => scaleHeightAirmass(apparentAltitudeDeg, 8.2);

/** Dust: the same equation with a scale height of 1.5 km. */
export const aerosolAirmass = (apparentAltitudeDeg: number): number => scaleHeightAirmass(apparentAltitudeDeg, 1.5);

function scaleHeightAirmass(apparentAltitudeDeg: number, heightKm: number): number {
  const root = Math.sqrt(heightKm);
  return grazing(apparentAltitudeDeg, 0.01 * root, 30 / root);
}

const OZONE_HEIGHT_KM = 20,
  EARTH_RADIUS_KM = 6378;

/** A thin layer at 20 km: the same place. */
export function ozoneAirmass(apparentAltitudeDeg: number): number {
  const x = Math.cos(apparentAltitudeDeg * RAD_PER_DEG) / (1 + OZONE_HEIGHT_KM / EARTH_RADIUS_KM);
  return 1 / Math.sqrt(1 - x * x);
}

/** The path through a layer of scattering or glowing air: Krisciunas & Schaefer 1991, PASP 103, 1033, eq. 3. Finite below the horizon too. */
export const layerAirmass = (altitudeDeg: number): number =>
  1 / Math.sqrt(1 - 0.96 * Math.cos(altitudeDeg * RAD_PER_DEG) ** 2);

/** The path that the brightness of the sky is counted with: Rozenberg 1966, Twilight, p. 160, as Schaefer 1993 takes it. */
export const skyAirmass = (apparentAltitudeDeg: number): number => grazing(apparentAltitudeDeg, 0.025, 11);

function grazing(apparentAltitudeDeg: number, share: number, fall: number): number {
  const cosZ = Math.sin(apparentAltitudeDeg * RAD_PER_DEG);
  return 1 / (cosZ + share * Math.exp(-fall * cosZ));
}
