import { RAD_PER_DEG } from '../../kernel/constants.js';
import { aerosolAirmass, ozoneAirmass, rayleighAirmass } from './airmass.js';

/** What a column of air to the zenith takes from the light of a star in V, magnitudes. */
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

/** Place and season of the air. */
export interface AirColumn {
  readonly elevationM: number;
  /** 0 up to, not including, 1: the size of wet dust has no bound at saturation. */
  readonly relativeHumidity: number;
  readonly latitudeDeg: number;
  /** Stands for the season. */
  readonly sunRightAscensionDeg: number;
}

/**
 * Coefficients in V from the height, the humidity, the latitude and the season: Schaefer 1993, Vistas in Astronomy 36, 311, sect. 3. Dust
 * grows with humidity and in the summer of either hemisphere; ozone with latitude.
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
 * The same coefficients for the dark-adapted eye, which weighs a star's light about 0.51 micrometres: gas as the -4th power of the wavelength from
 * the 0.55 of V, dust as the -1.3rd, ozone between its bands (Schaefer 1993, p. 343).
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

export const totalCoefficient = ({ rayleigh, aerosol, ozone }: ExtinctionCoefficients): number =>
  rayleigh + aerosol + ozone;

const rayleighCoefficient = (elevationM: number): number =>
  RAYLEIGH_SEA_LEVEL * Math.exp(-elevationM / RAYLEIGH_SCALE_M);

/** A total divided into gas of the height, mean ozone, and dust for what is left. A total below gas and ozone scales both. */
export function coefficientsOfTotal(total: number, elevationM: number): ExtinctionCoefficients {
  const rayleigh = rayleighCoefficient(elevationM),
    clean = rayleigh + OZONE_MEAN;
  return total >= clean
    ? { rayleigh, aerosol: total - clean, ozone: OZONE_MEAN }
    : { rayleigh: (rayleigh * total) / clean, aerosol: 0, ozone: (OZONE_MEAN * total) / clean };
}

/** Magnitudes that a star at an apparent altitude loses: each constituent with its own path. */
export const componentExtinction = (k: ExtinctionCoefficients, apparentAltitudeDeg: number): number =>
  k.rayleigh * rayleighAirmass(apparentAltitudeDeg) +
  k.aerosol * aerosolAirmass(apparentAltitudeDeg) +
  k.ozone * ozoneAirmass(apparentAltitudeDeg);
