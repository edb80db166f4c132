import { BodyLongitude } from '../../../events/functions.js';
import type { Motion, SeriesBounds } from '../../../events/motion.js';
import type { Epoch } from '../../../reduction/epoch.js';
import type { Body } from '../../../sky/bodies.js';
import type { Sky } from '../../../sky/sky.js';

/**
 * A body's longitude whose coarse values are kept: the searches of one request walk one grid many times. One for each request.
 */
export class RememberedLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds: SeriesBounds;
  readonly body: Body;
  private readonly motion: BodyLongitude;
  private readonly kept = new Map<number, { readonly value: number; readonly rate: number }>();

  /** `epoch` is shared by the bodies of a request: they are evaluated at the same instants. */
  constructor(sky: Sky, body: Body, epoch: Epoch) {
    this.motion = new BodyLongitude(sky, body, epoch);
    this.body = body;
    this.bounds = this.motion.bounds;
  }

  at(tdbJ2k: number, coarse: boolean): void {
    const known = coarse ? this.kept.get(tdbJ2k) : undefined;
    if (known !== undefined) {
      this.value = known.value;
      this.rate = known.rate;
      return;
    }
    this.motion.at(tdbJ2k, coarse);
    this.value = this.motion.value;
    this.rate = this.motion.rate;
    if (coarse) this.kept.set(tdbJ2k, { value: this.value, rate: this.rate });
  }

  /** Longitude and its rate at an instant. */
  standing(tdbJ2k: number): { readonly value: number; readonly rate: number } {
    this.motion.at(tdbJ2k, false);
    return { value: this.motion.value, rate: this.motion.rate };
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.motion.reach(tdbJ2k, direction);
  }
}
