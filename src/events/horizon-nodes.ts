import { earthRotationAngleRad } from '../frames/sidereal.js';
import { EARTH_ROTATION_RAD_PER_UT1_DAY, TWO_PI } from '../kernel/constants.js';
import type { Epoch } from '../reduction/epoch.js';
import type { HorizonTarget } from './horizon-target.js';
import { wrapped } from './motion.js';

/** The parts of an engine that the nodes of a track use. */
export interface TrackContext {
  readonly sky: { newEpoch(): Epoch };
  readonly time: { ttFromUt1(ut1J2k: number): number; tdbFromTt(ttJ2k: number): number };
}

/**
 * Layout of a node: vector and rate (6), barycentric velocity and acceleration of the Earth (6), sidereal time minus
 * Earth rotation angle with its rate (2).
 */
export const NODE_SIZE = 14,
  ORIGINS = 12;
const EARTH_VELOCITY = 6;

/**
 * Limit of the cache. It exceeds the nodes of one day at many places; a search through centuries does not need older
 * nodes.
 */
const MOST_KEPT = 512;

/**
 * Full reductions of one target at the multiples of its step, which are the same for every place. With `keeps` each is
 * computed once and cached, for tracks of many places within some days.
 */
export class HorizonNodes {
  readonly target: HorizonTarget;
  private readonly context: TrackContext;
  private readonly epoch: Epoch;
  private readonly earthAxes = new Float64Array(3);
  private readonly kept: Map<number, Float64Array> | null;

  constructor(context: TrackContext, target: HorizonTarget, keeps = false) {
    this.context = context;
    this.target = target;
    this.epoch = context.sky.newEpoch();
    this.kept = keeps ? new Map() : null;
  }

  /** Writes node `k`: `k` steps after J2000.0 UT1. Errors: OutOfCoverage. */
  read(k: number, out: Float64Array): void {
    const { kept } = this;
    if (kept === null) return this.compute(k, out);
    const known = kept.get(k);
    if (known !== undefined) return out.set(known);
    this.compute(k, out);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(k, out.slice());
  }

  private compute(k: number, out: Float64Array): void {
    const ut1 = k * this.target.stepDays,
      tt = this.context.time.ttFromUt1(ut1),
      epoch = this.epoch;
    epoch.set(tt, this.context.time.tdbFromTt(tt), ut1);
    this.target.sample(epoch, out);
    equatorOfDate(epoch, 3, this.earthAxes);
    out.set(this.earthAxes, EARTH_VELOCITY);
    equatorOfDate(epoch, 6, this.earthAxes);
    out.set(this.earthAxes, EARTH_VELOCITY + 3);
    out[ORIGINS] = wrapped(epoch.gastRad - earthRotationAngleRad(ut1), TWO_PI);
    out[ORIGINS + 1] = epoch.gastRateRadPerDay - EARTH_ROTATION_RAD_PER_UT1_DAY;
  }
}

/**
 * Rotates three components of the Earth's barycentric state, from `offset`, to the true equator and equinox of date.
 */
function equatorOfDate(epoch: Epoch, offset: number, out: Float64Array): void {
  const m = epoch.meanEcliptic,
    e = epoch.earth,
    x0 = e[offset],
    y0 = e[offset + 1],
    z0 = e[offset + 2];
  const xm = m[0] * x0 + m[1] * y0 + m[2] * z0,
    ym = m[3] * x0 + m[4] * y0 + m[5] * z0,
    z = m[6] * x0 + m[7] * y0 + m[8] * z0;
  const sn = Math.sin(epoch.dpsiRad),
    cn = Math.cos(epoch.dpsiRad),
    y = sn * xm + cn * ym;
  const se = Math.sin(epoch.trueObliquityRad),
    ce = Math.cos(epoch.trueObliquityRad);
  out[0] = cn * xm - sn * ym;
  out[1] = ce * y - se * z;
  out[2] = se * y + ce * z;
}
