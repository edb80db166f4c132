import {
  AU_KM,
  MOON_RADIUS_KM_IAU2015,
  RAD_PER_ARCSEC,
  SUN_RADIUS_KM_EMILIO2012,
  WGS84_EQUATORIAL_RADIUS_KM,
} from '../../kernel/constants.js';

/** Radii of spherical Sun and Moon (mean limb) in Earth equatorial radii, and the enlargement of the Earth's shadow. */
export interface EclipseRadii {
  readonly name: string;
  readonly sun: number;
  /** Moon, for external contacts and the penumbra: k1. */
  readonly moonPenumbra: number;
  /** Moon, for central phases: k2 (a smaller value represents the valleys of the limb). */
  readonly moonUmbra: number;
  /** Factor of the lunar parallax in the radii of the Earth's shadow (Danjon 1951: 1.01 for the atmosphere). */
  readonly shadowFactor: number;
  /**
   * Radii that distinguish total, hybrid and annular, if different: where the vertex of the shadow grazes the ground,
   * the type depends on 0.1 km of limb.
   */
  readonly typeRadii: EclipseRadii | null;
}

/** Radii of the Five Millennium Canon of Solar Eclipses (Espenak & Meeus 2006, NASA/TP-2006-214141, section 1.3): Sun 959.63", k1, k2. */
export const AGENCY_SOLAR_RADII: EclipseRadii = {
  name: 'Sun 959.63 arcsec at 1 au, k1 0.272488, k2 0.272281',
  sun: (Math.sin(959.63 * RAD_PER_ARCSEC) * AU_KM) / WGS84_EQUATORIAL_RADIUS_KM,
  moonPenumbra: 0.272488,
  moonUmbra: 0.272281,
  shadowFactor: 1.01,
  typeRadii: null,
};

/** Radii of the Five Millennium Canon of Lunar Eclipses (Espenak & Meeus 2009, NASA/TP-2009-214172): Sun 959.63", k 0.2724880, Danjon's shadow. */
export const AGENCY_LUNAR_RADII: EclipseRadii = {
  ...AGENCY_SOLAR_RADII,
  name: 'Sun 959.63 arcsec at 1 au, k 0.272488, shadow after Danjon',
  moonUmbra: 0.272488,
};

/**
 * Physical radii of this project: k = 0.2723999. Their ratio equals that of the agency's k2 and its Sun within 7e-5.
 * The types of solar eclipses use the constants of the canon, so that they agree with it.
 */
export const NATIVE_RADII: EclipseRadii = {
  name: 'Sun 696340 km, Moon 1737.4 km',
  sun: SUN_RADIUS_KM_EMILIO2012 / WGS84_EQUATORIAL_RADIUS_KM,
  moonPenumbra: MOON_RADIUS_KM_IAU2015 / WGS84_EQUATORIAL_RADIUS_KM,
  moonUmbra: MOON_RADIUS_KM_IAU2015 / WGS84_EQUATORIAL_RADIUS_KM,
  shadowFactor: 1.01,
  typeRadii: AGENCY_SOLAR_RADII,
};
