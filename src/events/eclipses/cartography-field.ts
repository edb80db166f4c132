import { RAD_PER_DEG } from '../../kernel/constants.js';
import { directionVector } from '../../kernel/spherical.js';
import { bracketedRoot, maximum, minimum } from '../roots.js';
import { surfacePoint } from './ellipsoid.js';
import type { EclipseRadii } from './radii.js';
import type { Discs, LocalClass } from './site.js';
import { discsAt, obscuration } from './site.js';
import type { SolarEclipse } from './solar.js';
import type { OccultationWindow } from './window.js';

/** Quantity of the deepest phase: the magnitude alone, or also the obscuration with an instant of its own. */
export type PhaseQuantity = 'magnitude' | 'obscuration';

const TIME_TOLERANCE_DAYS = 1e-9;
/**
 * Sidereal rotation, radians per day, with a margin: bounds the curvature of the Sun's altitude between two instants.
 */
const TURN_PER_DAY = 6.31;
/**
 * Largest rate of the covered part of the Sun's diameter, per day: Moon relative to Sun 15.4 plus parallactic 7 degrees
 * per day, divided by the smallest solar diameter of 0.524 degrees.
 */
const FASTEST_PER_DAY = 45;
/**
 * The instants of greatest magnitude and greatest obscuration are seconds apart; the second is searched within this
 * distance of the first, days.
 */
const NEARBY_DAYS = 0.005;

/**
 * Deepest phase of a solar eclipse that a place sees from P1 to P4 while the Sun's centre is on or above the geometric
 * horizon (WGS 84, elevation 0, no refraction). Deepest means the greatest overlap of the discs along the line of
 * centres. This also holds within a central phase, where the magnitude (the ratio of the diameters) has no meaningful
 * maximum.
 * An instance owns scratch space; `solve` writes its result to the fields. Instants are days of TT from greatest
 * eclipse.
 */
export class DeepestPhase {
  visible = false;
  magnitude = 0;
  magnitudeT = 0;
  obscuration = 0;
  obscurationT = 0;
  localClass: LocalClass = 'none';
  sunAltitudeDeg = 0;

  private readonly window: OccultationWindow;
  private readonly radii: EclipseRadii;
  private readonly times: Float64Array;
  /** Moon and Sun, six numbers per instant, in axes that rotate with the Earth. */
  private readonly bodies: Float64Array;
  private readonly heights: Float64Array;
  private readonly bulge: number;
  private readonly gap: number;
  /** Ends of the intervals of daylight, in pairs. */
  private readonly daylight: Float64Array;
  private readonly knots: Float64Array;
  private readonly overlaps: Float64Array;
  private readonly now = new Float64Array(6);
  private readonly place = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  private readonly turned = new Float64Array(3);
  // State of the discs, written by `view`, radians.
  private separation = 0;
  private sun = 0;
  private moon = 0;
  private moonOuter = 0;
  private bestT = 0;
  private best = 0;
  private bestFrom = 0;
  private bestTo = 0;

  /** `timeSamples`: number of instants from P1 to P4 at which a place is sampled before its extremes are solved. */
  constructor(eclipse: SolarEclipse, timeSamples: number) {
    this.window = eclipse.window;
    this.radii = eclipse.radii;
    const from = eclipse.penumbral.first.t,
      to = eclipse.penumbral.last.t;
    this.gap = (to - from) / (timeSamples - 1);
    this.bulge = (TURN_PER_DAY * this.gap) ** 2 / 8;
    this.times = Float64Array.from({ length: timeSamples }, (_, i) =>
      i === timeSamples - 1 ? to : from + i * this.gap,
    );
    this.bodies = new Float64Array(6 * timeSamples);
    this.heights = new Float64Array(timeSamples);
    this.daylight = new Float64Array(2 * timeSamples + 2);
    this.knots = new Float64Array(timeSamples + 2);
    this.overlaps = new Float64Array(timeSamples + 2);
    this.times.forEach((t, i) => this.turnBodies(t, this.bodies, 6 * i));
  }

  /** Solves a place; geodetic latitude and longitude in degrees. */
  solve(latitudeDeg: number, longitudeDeg: number, quantity: PhaseQuantity = 'obscuration'): this {
    const latitude = latitudeDeg * RAD_PER_DEG,
      longitude = longitudeDeg * RAD_PER_DEG;
    surfacePoint(latitude, longitude, this.place);
    directionVector(longitude, latitude, this.normal);
    this.best = 0;
    const intervals = this.findDaylight();
    for (let i = 0; i < intervals; i += 2) this.deepestWithin(this.daylight[i], this.daylight[i + 1]);
    const discs = this.best > 0 ? this.discs(this.bestT) : null;
    if (discs === null || discs.localClass === 'none') return this.nothing();
    this.visible = true;
    this.magnitude = discs.magnitude;
    this.magnitudeT = this.bestT;
    this.localClass = discs.localClass;
    // At sunrise and sunset the altitude is zero except for rounding; it must not be negative.
    this.sunAltitudeDeg = Math.max(0, discs.sunAltitudeDeg);
    this.obscuration = discs.obscuration;
    this.obscurationT = this.bestT;
    if (quantity === 'obscuration' && discs.localClass === 'partial') this.deepestObscuration();
    return this;
  }

  private nothing(): this {
    this.visible = false;
    this.magnitude = 0;
    this.magnitudeT = 0;
    this.obscuration = 0;
    this.obscurationT = 0;
    this.localClass = 'none';
    this.sunAltitudeDeg = 0;
    return this;
  }

  /**
   * Finds the intervals with the Sun up, including those that begin and end between two samples. Returns the count of
   * their ends.
   */
  private findDaylight(): number {
    const { times, heights, daylight } = this,
      last = times.length - 1;
    for (let i = 0; i <= last; i++) heights[i] = this.heightOf(this.bodies, 6 * i);
    let count = 0;
    if (heights[0] >= 0) daylight[count++] = times[0];
    for (let i = 1; i <= last; i++) {
      const from = times[i - 1],
        to = times[i],
        a = heights[i - 1],
        b = heights[i],
        up = a >= 0;
      if (up !== b >= 0) {
        daylight[count++] = bracketedRoot(this.heightAt, from, to, TIME_TOLERANCE_DAYS, a, b);
      } else if (Math.min(Math.abs(a), Math.abs(b)) < this.bulge) {
        const turn = up
          ? minimum(this.heightAt, from, to, TIME_TOLERANCE_DAYS)
          : maximum(this.heightAt, from, to, TIME_TOLERANCE_DAYS);
        if (up === turn.value >= 0) continue;
        daylight[count++] = bracketedRoot(this.heightAt, from, turn.x, TIME_TOLERANCE_DAYS, a, turn.value);
        daylight[count++] = bracketedRoot(this.heightAt, turn.x, to, TIME_TOLERANCE_DAYS, turn.value, b);
      }
    }
    if (heights[last] >= 0) daylight[count++] = times[last];
    return count;
  }

  /** Searches an interval of daylight for a phase deeper than the best one so far. */
  private deepestWithin(from: number, to: number): void {
    const { times, knots, overlaps } = this;
    let count = 0;
    knots[count] = from;
    overlaps[count++] = this.overlapAt(from);
    for (let i = 0; i < times.length; i++) {
      if (times[i] <= from || times[i] >= to) continue;
      knots[count] = times[i];
      overlaps[count++] = this.overlapOf(this.bodies, 6 * i);
    }
    knots[count] = to;
    overlaps[count++] = this.overlapAt(to);
    for (let j = 0; j < count; j++) {
      const value = overlaps[j];
      if ((j > 0 && overlaps[j - 1] > value) || (j + 1 < count && overlaps[j + 1] > value)) continue;
      if (value + FASTEST_PER_DAY * this.gap <= this.best) continue;
      this.offer(knots[j], value, from, to);
      const found = maximum(
        this.overlapAt,
        knots[Math.max(0, j - 1)],
        knots[Math.min(count - 1, j + 1)],
        TIME_TOLERANCE_DAYS,
      );
      this.offer(found.x, found.value, from, to);
    }
  }

  private offer(t: number, value: number, from: number, to: number): void {
    if (value <= this.best) return;
    this.best = value;
    this.bestT = t;
    this.bestFrom = from;
    this.bestTo = to;
  }

  private deepestObscuration(): void {
    const found = maximum(
      this.coverAt,
      Math.max(this.bestFrom, this.bestT - NEARBY_DAYS),
      Math.min(this.bestTo, this.bestT + NEARBY_DAYS),
      TIME_TOLERANCE_DAYS,
    );
    if (found.value <= this.obscuration) return;
    this.obscuration = found.value;
    this.obscurationT = found.x;
  }

  private readonly heightAt = (t: number): number => {
    this.turnBodies(t, this.now, 0);
    return this.heightOf(this.now, 0);
  };
  private readonly overlapAt = (t: number): number => {
    this.turnBodies(t, this.now, 0);
    return this.overlapOf(this.now, 0);
  };
  private readonly coverAt = (t: number): number => {
    this.turnBodies(t, this.now, 0);
    this.view(this.now, 0);
    return obscuration(this.sun, this.moonOuter, this.separation);
  };

  /** Writes Moon and Sun at an instant in axes that rotate with the Earth. */
  private turnBodies(t: number, out: Float64Array, at: number): void {
    this.window.at(t);
    const v = this.window.value,
      cos = Math.cos(v[6]),
      sin = Math.sin(v[6]);
    for (let k = 0; k < 6; k += 3) {
      out[at + k] = v[k] * cos + v[k + 1] * sin;
      out[at + k + 1] = v[k + 1] * cos - v[k] * sin;
      out[at + k + 2] = v[k + 2];
    }
  }

  /** Sine of the altitude of the Sun's centre. */
  private heightOf(bodies: Float64Array, at: number): number {
    const { place: p, normal: n } = this,
      x = bodies[at + 3] - p[0],
      y = bodies[at + 4] - p[1],
      z = bodies[at + 5] - p[2];
    return (x * n[0] + y * n[1] + z * n[2]) / Math.sqrt(x * x + y * y + z * z);
  }

  private view(bodies: Float64Array, at: number): void {
    const { place: p, radii } = this;
    const mx = bodies[at] - p[0],
      my = bodies[at + 1] - p[1],
      mz = bodies[at + 2] - p[2];
    const sx = bodies[at + 3] - p[0],
      sy = bodies[at + 4] - p[1],
      sz = bodies[at + 5] - p[2];
    const m = Math.sqrt(mx * mx + my * my + mz * mz),
      s = Math.sqrt(sx * sx + sy * sy + sz * sz);
    const cx = my * sz - mz * sy,
      cy = mz * sx - mx * sz,
      cz = mx * sy - my * sx;
    this.separation = Math.atan2(Math.sqrt(cx * cx + cy * cy + cz * cz), mx * sx + my * sy + mz * sz);
    this.sun = Math.asin(radii.sun / s);
    this.moon = Math.asin(radii.moonUmbra / m);
    this.moonOuter = Math.asin(radii.moonPenumbra / m);
  }

  /**
   * Covered part of the solar diameter, as `discsAt` defines it for a partial phase, continued to negative values and
   * into the central phase.
   */
  private overlapOf(bodies: Float64Array, at: number): number {
    this.view(bodies, at);
    return (this.sun + this.moonOuter - this.separation) / (2 * this.sun + this.moonOuter - this.moon);
  }

  private discs(t: number): Discs {
    this.window.at(t);
    const angle = this.window.value[6],
      cos = Math.cos(angle),
      sin = Math.sin(angle),
      { place: p, normal: n, turned } = this;
    turned[0] = n[0] * cos - n[1] * sin;
    turned[1] = n[0] * sin + n[1] * cos;
    turned[2] = n[2];
    return discsAt(this.window, this.radii, p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos, p[2], turned);
  }
}
