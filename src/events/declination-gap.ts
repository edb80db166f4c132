import { commonReach, differenceBounds } from './motion.js';
import type { Motion, SeriesBounds } from './motion.js';

/**
 * Declination of one body minus that of another (parallel), or plus it (contra-parallel), in degrees with its rate per day, as a function of
 * TDB. Its zeros are the exact declination aspects.
 */
export class DeclinationGap implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 0;
  readonly bounds: SeriesBounds;
  private readonly first: Motion;
  private readonly second: Motion;
  private readonly sign: number;

  constructor(first: Motion, second: Motion, contraParallel: boolean) {
    this.first = first;
    this.second = second;
    this.sign = contraParallel ? 1 : -1;
    this.bounds = differenceBounds(first.bounds, second.bounds);
  }

  at(tdbJ2k: number, coarse: boolean): void {
    this.first.at(tdbJ2k, coarse);
    this.second.at(tdbJ2k, coarse);
    this.value = this.first.value + this.sign * this.second.value;
    this.rate = this.first.rate + this.sign * this.second.rate;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return commonReach(this.first, this.second, tdbJ2k, direction);
  }
}
