import type { Body } from '../sky/bodies.js';
import type { SeriesBounds } from './motion.js';
import { lookupTable } from '../kernel/lookup.js';

/**
 * Upper bound of light deflection, degrees: 1.75 arcsec at the solar limb, 2.4 arcsec where the reduction limits it
 * behind the disc. Coarse longitudes omit deflection, because it would spoil their cubic near the Sun.
 */
const DEFLECTION_DEG = 8e-4;

const bounds = (
  stepDays: number,
  valueError: number,
  rateError: number,
  curvature: number,
  coarseGap: number,
): SeriesBounds => ({ stepDays, valueError, rateError, curvature, coarseGap, checked: false });

/**
 * Step (days) and error bounds (degrees) of the cubic for apparent geocentric longitudes of date. Determined by
 * sampling: the largest errors over 1550-2650 (8,000 phases and epochs each), raised by a quarter or more.
 * `tools/proof/longitude-bounds.ts` and `events.test.ts` sample them again over -3000 to 3000, where the errors reach
 * nine tenths of these bounds.
 */
const LONGITUDE_BOUNDS = lookupTable<SeriesBounds>({
  Sun: bounds(24, 3.1e-3, 4.4e-4, 8e-4, 0),
  Moon: bounds(3.5, 3.1e-2, 2.7e-2, 0.62, 0),
  Mercury: bounds(5, 1.9e-2, 1.2e-2, 0.23, DEFLECTION_DEG),
  Venus: bounds(12, 2.4e-2, 6.2e-3, 0.048, DEFLECTION_DEG),
  Mars: bounds(14, 6.6e-3, 1.5e-3, 0.0172, DEFLECTION_DEG),
  Jupiter: bounds(32, 1.1e-2, 1.1e-3, 4e-3, DEFLECTION_DEG),
  Saturn: bounds(32, 4.4e-3, 4.8e-4, 2.2e-3, DEFLECTION_DEG),
  Uranus: bounds(32, 2e-3, 2.5e-4, 1.15e-3, DEFLECTION_DEG),
  Neptune: bounds(32, 1.4e-3, 1.9e-4, 7.2e-4, DEFLECTION_DEG),
  Pluto: bounds(32, 1.4e-3, 1.8e-4, 7.5e-4, DEFLECTION_DEG),
  'True Node': bounds(2, 7e-4, 1.1e-3, 0.065, 0),
  'Mean Node': bounds(16, 3.2e-4, 7.5e-5, 3e-5, 0),
  Lilith: bounds(16, 3.2e-4, 7.5e-5, 3e-5, 0),
  'Mean Lilith': bounds(16, 4e-4, 9e-5, 4.5e-5, 0),
  'True Lilith': bounds(0.5, 2e-4, 1.2e-3, 2.5, 0),
});

/**
 * Other bodies (asteroids, comets): each step is checked; during a close approach to the Earth it is halved as far as
 * needed.
 */
const CHECKED: SeriesBounds = {
  stepDays: 4,
  valueError: 2e-3,
  rateError: 2e-3,
  curvature: 0.5,
  coarseGap: DEFLECTION_DEG,
  checked: true,
};

/**
 * Step and error bounds of the apparent longitude of a body. The kind of the body matters: asteroid 1181 Lilith shares
 * its name with a lunar point.
 */
export const longitudeBounds = (body: Body): SeriesBounds =>
  (body.kind === 'major' || body.kind === 'lunar_point' ? LONGITUDE_BOUNDS[body.name] : undefined) ?? CHECKED;
