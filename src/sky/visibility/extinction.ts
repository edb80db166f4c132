import { RAD_PER_DEG } from '../../kernel/constants.js';
import { aerosolAirmass, ozoneAirmass, rayleighAirmass } from './airmass.js';

/** Extinction coefficients in V, magnitudes per air mass. */
export interface ExtinctionCoefficients {
  readonly rayleigh: number;
  readonly aerosol: number;
  readonly ozone: number;
}

const RAYLEIGH_SEA_LEVEL = 0.1066,
  RAYLEIGH_SCALE_M = 8200;
const AEROSOL_SEA_LEVEL = 0.12,
  AEROSOL_SCALE_M = 1500;
const SWELLING_EXPONENT = 4 / 3;
const OZONE_MEAN = 0.031;

/** Air above a place, with the season. */
export interface AirColumn {
  readonly elevationM: number;
  /** In [0, 1); the model of humid dust diverges at saturation. */
  readonly relativeHumidity: number;
  readonly latitudeDeg: number;
  /** Represents the season. */
  readonly sunRightAscensionDeg: number;
}

/**
 * Extinction coefficients in V from elevation, humidity, latitude and season: Schaefer 1993, Vistas in Astronomy 36,
 * 311, sect. 3. Dust increases with humidity and in the summer of either hemisphere; ozone increases with latitude.
 */
export function componentCoefficients(air: AirColumn): ExtinctionCoefficients {
  const season = air.sunRightAscensionDeg * RAD_PER_DEG,
    latitude = air.latitudeDeg * RAD_PER_DEG;
  const swelling = air.relativeHumidity > 0 ? (1 - 0.32 / Math.log(air.relativeHumidity)) ** SWELLING_EXPONENT : 1;
  return {
    rayleigh: rayleighCoefficient(air.elevationM),
    aerosol:
      AEROSOL_SEA_LEVEL *
      Math.exp(-air.elevationM / AEROSOL_SCALE_M) *
      swelling *
      (1 + 0.33 * Math.sign(air.latitudeDeg) * Math.sin(season)),
    ozone: (OZONE_MEAN * (3 + 0.4 * (latitude * Math.cos(season) - Math.cos(3 * latitude)))) / 3,
  };
}

/**
 * Extinction coefficients for the dark-adapted eye, which is most sensitive near 0.51 micrometres: gas scales with the
 * -4th power of the wavelength from 0.55 micrometres (V), dust with the -1.3rd; ozone absorbs less between its bands
 * (Schaefer 1993, p. 343).
 */
export const nightVisionCoefficients = ({
  rayleigh,
  aerosol,
  ozone,
}: ExtinctionCoefficients): ExtinctionCoefficients => ({
  rayleigh: 1.35 * rayleigh,
  aerosol: 1.1 * aerosol,
  ozone: 0.3 * ozone,
});

/** Total extinction coefficient, magnitudes per air mass. */
export const totalCoefficient = ({ rayleigh, aerosol, ozone }: ExtinctionCoefficients): number =>
  rayleigh + aerosol + ozone;

const rayleighCoefficient = (elevationM: number): number =>
  RAYLEIGH_SEA_LEVEL * Math.exp(-elevationM / RAYLEIGH_SCALE_M);

/**
 * Divides a total coefficient into gas for the elevation (metres), mean ozone, and dust for the remainder. If the total
 * is less than gas and ozone, both are scaled.
 */
export function coefficientsOfTotal(total: number, elevationM: number): ExtinctionCoefficients {
  const rayleigh = rayleighCoefficient(elevationM),
    clean = rayleigh + OZONE_MEAN;
  return total >= clean
    ? { rayleigh, aerosol: total - clean, ozone: OZONE_MEAN }
    : { rayleigh: (rayleigh * total) / clean, aerosol: 0, ozone: (OZONE_MEAN * total) / clean };
}

/** Extinction of a star at an apparent altitude (degrees), magnitudes; each constituent has its own air mass. */
export const componentExtinction = (k: ExtinctionCoefficients, apparentAltitudeDeg: number): number =>
  k.rayleigh * rayleighAirmass(apparentAltitudeDeg) +
  k.aerosol * aerosolAirmass(apparentAltitudeDeg) +
  k.ozone * ozoneAirmass(apparentAltitudeDeg);
