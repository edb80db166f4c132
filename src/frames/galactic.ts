import { RAD_PER_DEG } from '../kernel/constants.js';

/**
 * The galactic frame of the IAU (1958) in the ICRS, degrees: the north galactic pole and the galactic longitude of the ascending node of the
 * galactic plane on the equator. Exact by the definition in The Hipparcos Catalogue (ESA 1997, SP-1200, vol. 1, sect. 1.5.3).
 */
const GALACTIC_POLE_RA_DEG = 192.85948,
  GALACTIC_POLE_DEC_DEG = 27.12825,
  ASCENDING_NODE_DEG = 32.93192;

/** Rotation from the ICRS to galactic axes, a row-major 3x3 matrix. The rows point to the centre, to l = 90 degrees and to the north galactic pole. */
export const ICRS_TO_GALACTIC: Float64Array = icrsToGalactic();

function icrsToGalactic(): Float64Array {
  const ra = GALACTIC_POLE_RA_DEG * RAD_PER_DEG,
    dec = GALACTIC_POLE_DEC_DEG * RAD_PER_DEG,
    node = ASCENDING_NODE_DEG * RAD_PER_DEG;
  const sr = Math.sin(ra),
    cr = Math.cos(ra),
    sd = Math.sin(dec),
    cd = Math.cos(dec),
    sn = Math.sin(node),
    cn = Math.cos(node);
  // R3(-node) R1(90 - dec) R3(90 + ra).
  const ux = -sr,
    uy = cr,
    vx = -cr * sd,
    vy = -sr * sd,
    vz = cd;
  return Float64Array.of(
    cn * ux - sn * vx,
    cn * uy - sn * vy,
    -sn * vz,
    sn * ux + cn * vx,
    sn * uy + cn * vy,
    cn * vz,
    cr * cd,
    sr * cd,
    sd,
  );
}
