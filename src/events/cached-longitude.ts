import type { Epoch } from '../reduction/epoch.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { BodyLongitude } from './functions.js';
import type { Motion, SeriesBounds } from './motion.js';

/**
 * The longitude of a body as a search function that keeps its coarse values: several searches of one request evaluate the same grid of
 * instants. Make one object per request and body. Degrees, TDB days since J2000.0.
 */
export class CachedLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds: SeriesBounds;
  readonly body: Body;
  private readonly motion: BodyLongitude;
  private readonly coarseValues = new Map<number, { readonly value: number; readonly rate: number }>();

  /** `epoch`: shared by the bodies of a request, which are evaluated at the same instants. */
  constructor(sky: Sky, body: Body, epoch: Epoch) {
    this.motion = new BodyLongitude(sky, body, epoch);
    this.body = body;
    this.bounds = this.motion.bounds;
  }

  /** Sets `value` and `rate` to the longitude and its rate at an instant; coarse values are kept. */
  at(tdbJ2k: number, coarse: boolean): void {
    const known = coarse ? this.coarseValues.get(tdbJ2k) : undefined;
    if (known !== undefined) {
      this.value = known.value;
      this.rate = known.rate;
      return;
    }
    this.motion.at(tdbJ2k, coarse);
    this.value = this.motion.value;
    this.rate = this.motion.rate;
    if (coarse) this.coarseValues.set(tdbJ2k, { value: this.value, rate: this.rate });
  }

  /** The longitude and its rate at an instant, degrees and degrees per day; leaves `value` and `rate` unchanged. */
  preciseAt(tdbJ2k: number): { readonly value: number; readonly rate: number } {
    this.motion.at(tdbJ2k, false);
    return { value: this.motion.value, rate: this.motion.rate };
  }

  /** The end of the coverage from an instant in a direction, TDB days since J2000.0. */
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.motion.reach(tdbJ2k, direction);
  }
}
