/** Physical and defining constants. The name has the unit; where authorities differ, the name also has the authority. */

/** Julian date of J2000.0, the origin of every internal count of days. */
export const J2000_JD = 2451545;
export const DAYS_PER_JULIAN_CENTURY = 36525;
export const SECONDS_PER_DAY = 86400;
/** Mean tropical year at J2000.0 (Simon et al. 1994, A&A 282, 663: from the mean longitude of date). */
export const TROPICAL_YEAR_DAYS = 365.24219;
/** Mean synodic month at J2000.0 (Chapront, Chapront-Touze & Francou 2002, A&A 387, 700). */
export const SYNODIC_MONTH_DAYS = 29.530588861;

/** Speed of light, SI definition. */
const LIGHT_SPEED_KM_PER_S = 299792.458;
export const LIGHT_SPEED_KM_PER_DAY = LIGHT_SPEED_KM_PER_S * SECONDS_PER_DAY;

/** Astronomical unit, IAU 2012 resolution B2. */
export const AU_KM = 149597870.7;

/** Gaussian gravitational constant, au^(3/2)/day (IAU 1976). It defines the mean motion of catalogued orbital elements. */
export const GAUSSIAN_CONSTANT = 0.01720209895;

/** Schwarzschild radius of the Sun in au, 2GM/c^2 (IAU 2009 GM, as ERFA's SRS). */
export const SUN_SCHWARZSCHILD_RADIUS_AU = 1.97412574336e-8;

/** TT - TAI (IAU 1991). */
export const TT_MINUS_TAI_S = 32.184;

/** WGS 84 defining parameters (NIMA TR8350.2, 3rd ed., table 3.1). */
export const WGS84_EQUATORIAL_RADIUS_KM = 6378.137;
export const WGS84_FLATTENING = 1 / 298.257223563;

/** Nominal radius of the Sun, km (IAU 2015 resolution B3). */
export const SUN_RADIUS_KM_IAU2015 = 695_700;
/** Radius of the Sun from the transits of Mercury in 2003 and 2006: 696 342 +- 65 km (Emilio et al. 2012, ApJ 750, 135), rounded. */
export const SUN_RADIUS_KM_EMILIO2012 = 696_340;
/** Mean radius of the Moon, km: IAU WGCCRE 2015 (Archinal et al. 2018, table 5), unchanged since 2009. */
export const MOON_RADIUS_KM_IAU2015 = 1737.4;

/** Rate of the Earth rotation angle, rad per UT1 day (IAU 2000 resolution B1.8). */
export const EARTH_ROTATION_RAD_PER_UT1_DAY = 2 * Math.PI * 1.00273781191135448;

/** Mass ratio Earth/Moon of DE440 (header constant EMRAT). */
export const EARTH_MOON_MASS_RATIO_DE440 = 81.3005682214972154;

/** GM of Earth and of the Moon, km^3/s^2, DE440 (Park et al. 2021, AJ 161:105, table 2). */
export const GM_EARTH_KM3_PER_S2_DE440 = 398600.43550702;
export const GM_MOON_KM3_PER_S2_DE440 = 4902.80011845755;
/** GM of the Sun, km^3/s^2, DE440 (same table). */
export const GM_SUN_KM3_PER_S2_DE440 = 132712440041.27942;

export const RAD_PER_DEG = Math.PI / 180;
export const DEG_PER_RAD = 180 / Math.PI;
export const RAD_PER_ARCSEC = Math.PI / 648000;
export const ARCSEC_PER_RAD = 648000 / Math.PI;
export const TWO_PI = 2 * Math.PI;
