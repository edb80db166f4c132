import { OccultationWindow } from '../eclipses/window.js';
import type { MoonAndTarget } from './target.js';

/** Half the span of one series, days. The accuracy stated in eclipses/window.ts needs a span this short. */
const HALF_DAYS = 0.17;

/**
 * Moon, target and the rotating Earth over any interval: Chebyshev series of eight hours each, computed on first use.
 * The argument is TT, days since J2000.0.
 */
export class MoonTrack {
  readonly sampler: MoonAndTarget;
  private readonly origin: number;
  private readonly segments = new Map<number, OccultationWindow>();
  /** Occulter x y z, source x y z, sidereal angle, and their rates per day, at the last instant evaluated. */
  value = new Float64Array(7);
  rate = new Float64Array(7);

  constructor(sampler: MoonAndTarget, originTtJ2k: number) {
    this.sampler = sampler;
    this.origin = originTtJ2k;
  }

  /** Evaluates an instant. Errors: OutOfCoverage. */
  at(ttJ2k: number): void {
    const index = Math.round((ttJ2k - this.origin) / (2 * HALF_DAYS)),
      centre = this.origin + 2 * HALF_DAYS * index;
    let segment = this.segments.get(index);
    if (segment === undefined)
      this.segments.set(index, (segment = new OccultationWindow(this.sampler, centre, HALF_DAYS)));
    segment.at(ttJ2k - centre);
    this.value = segment.value;
    this.rate = segment.rate;
  }

  /** Geocentric separation of the centres at the last instant, radians. */
  get separationRad(): number {
    const v = this.value;
    return Math.atan2(
      Math.hypot(v[1] * v[5] - v[2] * v[4], v[2] * v[3] - v[0] * v[5], v[0] * v[4] - v[1] * v[3]),
      v[0] * v[3] + v[1] * v[4] + v[2] * v[5],
    );
  }

  /**
   * Rate of the cosine of the geocentric separation (per day) times both distances; it falls through zero at a least
   * separation.
   */
  get approach(): number {
    const v = this.value,
      r = this.rate;
    const mm = v[0] * v[0] + v[1] * v[1] + v[2] * v[2],
      tt = v[3] * v[3] + v[4] * v[4] + v[5] * v[5];
    const mt = v[0] * v[3] + v[1] * v[4] + v[2] * v[5];
    const m = v[0] * r[0] + v[1] * r[1] + v[2] * r[2],
      t = v[3] * r[3] + v[4] * r[4] + v[5] * r[5];
    return r[0] * v[3] + r[1] * v[4] + r[2] * v[5] + v[0] * r[3] + v[1] * r[4] + v[2] * r[5] - mt * (m / mm + t / tt);
  }
}
