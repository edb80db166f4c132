import { RAD_PER_DEG } from '../../kernel/constants.js';

/**
 * Air masses: optical paths through air, ozone or dust at an apparent altitude (degrees), relative to the path to the
 * zenith.
 */

/**
 * Air mass of all constituents together: Kasten & Young 1989, Applied Optics 28, 4735, table II and eq. 3. For
 * altitudes from 0 degrees.
 */
export const kastenYoungAirmass = (apparentAltitudeDeg: number): number =>
  1 / (Math.sin(apparentAltitudeDeg * RAD_PER_DEG) + 0.50572 * (apparentAltitudeDeg + 6.07995) ** -1.6364);

/** Air mass of gas: Schaefer 1993, Vistas in Astronomy 36, 311, eq. 3a, with a scale height of 8.2 km. */
export const rayleighAirmass = (apparentAltitudeDeg: number): number => scaleHeightAirmass(apparentAltitudeDeg, 8.2);

/** Air mass of dust: Schaefer 1993, eq. 3a, with a scale height of 1.5 km. */
export const aerosolAirmass = (apparentAltitudeDeg: number): number => scaleHeightAirmass(apparentAltitudeDeg, 1.5);

function scaleHeightAirmass(apparentAltitudeDeg: number, heightKm: number): number {
  const root = Math.sqrt(heightKm);
  return grazing(apparentAltitudeDeg, 0.01 * root, 30 / root);
}

const OZONE_HEIGHT_KM = 20,
  EARTH_RADIUS_KM = 6378;

/** Air mass of ozone, a thin layer at 20 km: Schaefer 1993, sect. 3. */
export function ozoneAirmass(apparentAltitudeDeg: number): number {
  const x = Math.cos(apparentAltitudeDeg * RAD_PER_DEG) / (1 + OZONE_HEIGHT_KM / EARTH_RADIUS_KM);
  return 1 / Math.sqrt(1 - x * x);
}

/**
 * Path through a scattering or glowing layer of air: Krisciunas & Schaefer 1991, PASP 103, 1033, eq. 3. Finite below
 * the horizon.
 */
export const layerAirmass = (altitudeDeg: number): number =>
  1 / Math.sqrt(1 - 0.96 * Math.cos(altitudeDeg * RAD_PER_DEG) ** 2);

/** Air mass for the brightness of the sky: Rozenberg 1966, Twilight, p. 160, as used by Schaefer 1993. */
export const skyAirmass = (apparentAltitudeDeg: number): number => grazing(apparentAltitudeDeg, 0.025, 11);

function grazing(apparentAltitudeDeg: number, share: number, fall: number): number {
  const cosZ = Math.sin(apparentAltitudeDeg * RAD_PER_DEG);
  return 1 / (cosZ + share * Math.exp(-fall * cosZ));
}
