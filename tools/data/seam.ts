import { MOON, SUN } from '../../src/ephemeris/source.js';
import type { EphemerisSource, SourceIdentity } from '../../src/ephemeris/source.js';

/**
 * The offset at the seam fades over two years, its rate over 20 days: over a longer time an error of the rate would grow beyond the offset
 * itself.
 */
const OFFSET_DAYS = 730.5,
  RATE_DAYS = 20;

/**
 * Blends one ephemeris into another at an instant where both are defined. The difference of the two at the seam is added to the states,
 * turned with the motion of the body (radial, along, across; fixed axes for the Sun), and fades with the distance from the seam. At the
 * seam, position and velocity equal those of the other ephemeris; two years away the states are unchanged.
 */
export class SeamedEphemeris implements EphemerisSource {
  readonly identity: SourceIdentity;
  readonly lookBackDays = 0;
  readonly earthMoonMassRatio: number;
  private readonly base: EphemerisSource;
  private readonly seam: number;
  private readonly offsets: readonly { readonly offset: Float64Array; readonly rate: Float64Array }[];
  private readonly frame = new Float64Array(9);

  constructor(base: EphemerisSource, other: EphemerisSource, seamTdbJ2k: number) {
    this.base = base;
    this.identity = base.identity;
    this.earthMoonMassRatio = other.earthMoonMassRatio;
    this.seam = seamTdbJ2k;
    const a = new Float64Array(6),
      b = new Float64Array(6),
      step = (other.covers(SUN, seamTdbJ2k + 1) ? 1 : -1) / 32;
    this.offsets = Array.from({ length: MOON + 1 }, (_, body) => {
      const at = (t: number): Float64Array => {
        base.state(body, t, 1, a, 0);
        other.state(body, t, 1, b, 0);
        this.setFrame(body, a);
        const d = new Float64Array(3);
        for (let row = 0; row < 3; row++) for (let k = 0; k < 3; k++) d[row] += this.frame[3 * row + k] * (b[k] - a[k]);
        return d;
      };
      // The other ephemeris ends at the seam, so its rate is taken from its own side.
      const offset = at(seamTdbJ2k),
        first = at(seamTdbJ2k + step),
        second = at(seamTdbJ2k + 2 * step);
      return { offset, rate: offset.map((value, i) => (4 * first[i] - second[i] - 3 * value) / (2 * step)) };
    });
  }

  has(body: number): boolean {
    return this.base.has(body);
  }
  covers(body: number, tdbJ2k: number): boolean {
    return this.base.covers(body, tdbJ2k);
  }

  /** Position only, which is all that the fit uses; velocities are those of the base. */
  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    this.base.state(body, tdbJ2k, order, out, offset);
    const since = tdbJ2k - this.seam;
    if (Math.abs(since) >= OFFSET_DAYS) return;
    this.setFrame(body, out.subarray(offset, offset + 6));
    const { offset: d, rate } = this.offsets[body];
    const fade = hermiteFade(Math.abs(since) / OFFSET_DAYS),
      ramp = since * hermiteFade(Math.min(1, Math.abs(since) / RATE_DAYS));
    for (let row = 0; row < 3; row++) {
      const amount = d[row] * fade + rate[row] * ramp;
      for (let k = 0; k < 3; k++) out[offset + k] += this.frame[3 * row + k] * amount;
    }
  }

  private setFrame(body: number, s: Float64Array): void {
    const f = this.frame;
    f.fill(0);
    if (body === SUN) {
      f[0] = f[4] = f[8] = 1;
      return;
    }
    const r = Math.hypot(s[0], s[1], s[2]);
    let nx = s[1] * s[5] - s[2] * s[4],
      ny = s[2] * s[3] - s[0] * s[5],
      nz = s[0] * s[4] - s[1] * s[3];
    const n = Math.hypot(nx, ny, nz);
    nx /= n;
    ny /= n;
    nz /= n;
    const x = s[0] / r,
      y = s[1] / r,
      z = s[2] / r;
    f.set([x, y, z, ny * z - nz * y, nz * x - nx * z, nx * y - ny * x, nx, ny, nz]);
  }
}

/** A step that falls from 1 at 0 to 0 at 1, with first and second derivatives 0 at both ends. */
const hermiteFade = (s: number): number => 1 - s * s * s * (10 + s * (-15 + 6 * s));
