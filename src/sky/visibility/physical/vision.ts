import type { VisionTable } from './tables.js';

const MAX_ROUNDS = 60;
const CONVERGED = 1e-12;

/** Adaptation of the eye to a background after CIE 191:2010 (MES2): mesopic luminance, and weight of the cones. */
export class Adaptation {
  mesopicCdM2 = 0;
  /** Weight of the cones: 1 photopic, 0 scotopic. */
  coefficient = 1;
  private readonly table: VisionTable;

  constructor(table: VisionTable) {
    this.table = table;
  }

  /**
   * Adapts to a background (cd/m2): fixed point of L = (m Lp + (1 - m) Ls V') / (m + (1 - m) V'), m = a + b log10 L
   * within [0, 1].
   */
  to(photopicCdM2: number, scotopicCdM2: number): void {
    const { mesopic_a: a, mesopic_b: b, v_prime_at_555: rod, mesopic_start: start } = this.table;
    let m = start,
      luminance = photopicCdM2;
    for (let i = 0; i < MAX_ROUNDS; i++) {
      luminance = (m * photopicCdM2 + (1 - m) * scotopicCdM2 * rod) / (m + (1 - m) * rod);
      const next = Math.min(1, Math.max(0, a + b * Math.log10(luminance)));
      const done = Math.abs(next - m) < CONVERGED;
      m = next;
      if (done) break;
    }
    this.coefficient = m;
    this.mesopicCdM2 = luminance;
  }

  /** Mesopic luminance, for the adapted eye, of light with unit photopic luminance and a scotopic-to-photopic ratio. */
  worth(scotopicToPhotopic: number): number {
    const { v_prime_at_555: rod } = this.table,
      m = this.coefficient;
    return (m + (1 - m) * scotopicToPhotopic * rod) / (m + (1 - m) * rod);
  }

  /**
   * Amount of V light of the lamp that is equivalent, for the adapted eye, to one unit of V light of a target outside
   * the atmosphere, of whose photopic and scotopic light the given fractions are transmitted.
   */
  gain(scotopicToPhotopic: number, photopicShare: number, scotopicShare: number): number {
    const { v_prime_at_555: rod, lamp_scotopic_to_photopic: lamp } = this.table,
      m = this.coefficient;
    return (m * photopicShare + (1 - m) * scotopicToPhotopic * scotopicShare * rod) / (m + (1 - m) * lamp * rod);
  }

  /** Photopic luminance of a background lit by the laboratory lamp to which the eye adapts equally. */
  lampBackgroundCdM2(): number {
    return this.mesopicCdM2 / this.worth(this.table.lamp_scotopic_to_photopic);
  }
}

/** State of adaptation for a weight of the cones. */
export const weightingState = (coefficient: number): 'scotopic' | 'mesopic' | 'photopic' =>
  coefficient <= 0 ? 'scotopic' : coefficient >= 1 ? 'photopic' : 'mesopic';

/**
 * Illuminance, lux, at which a point source of the lamp is detected in half of the trials against a background of the
 * lamp (cd/m2): Crumey 2014, eqs. 25, 28 and 34, a fit to Blackwell 1946. Backgrounds below the minimum of the table
 * count as the minimum, the eye's own light.
 */
export function lampThresholdLux(
  { hyperbola: [a1, a2, a3, a4, a5], background_min_cd_m2: least }: VisionTable,
  backgroundCdM2: number,
): number {
  const background = Math.max(least, backgroundCdM2),
    x = background ** -0.25;
  const root = Math.sqrt(Math.max(0, a1 * x * x + a2 * x + a3)) + a4 * x + a5;
  return background * root * root;
}

/** V magnitude for an illuminance in lux. */
export const magnitudeOfLux = ({ magnitude_zero_lux: zero }: VisionTable, lux: number): number =>
  -2.5 * Math.log10(lux / zero);

/** Luminance for a surface brightness in V magnitudes per square arcsecond, cd/m2. */
export function luminanceOfSurfaceBrightness({ magnitude_zero_lux: zero }: VisionTable, magArcsec2: number): number {
  const squareArcsecond = (Math.PI / 648_000) ** 2;
  return (zero * 10 ** (-0.4 * magArcsec2)) / squareArcsecond;
}
