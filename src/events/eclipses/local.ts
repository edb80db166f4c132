import { bracketedRoot, minimum } from '../roots.js';
import type { ShadowCone } from './cone.js';
import type { EclipseRadii } from './radii.js';
import type { Discs, TurningSite } from './site.js';
import { discsAt, sinSunAltitude } from './site.js';
import type { SolarEclipse } from './solar.js';

/** Local circumstances of a solar eclipse. Instants in days of TT from greatest eclipse. */
export interface LocalEclipse {
  /** Deepest instant with the Sun above the horizon: closest approach of the centres, or sunrise or sunset. */
  readonly maximum: number;
  readonly limited: 'none' | 'sunrise' | 'sunset';
  readonly discs: Discs;
  /** Outer and inner contacts, geometric (whether or not the Sun is up). */
  readonly first: number;
  readonly last: number;
  readonly second: number | null;
  readonly third: number | null;
}

const SCAN = 48;
const TIME_TOLERANCE_DAYS = 1e-10;

/** Solves the local circumstances of an eclipse at one place. An instance owns scratch space. */
export class LocalView {
  private readonly cone: ShadowCone;
  private readonly site: TurningSite;
  private readonly radii: EclipseRadii;
  private readonly horizonSine: number;
  private readonly from: number;
  private readonly to: number;
  private readonly eclipse: SolarEclipse;
  private readonly outerAt = (t: number): number => {
    this.at(t);
    return this.cone.outer;
  };
  private readonly innerAt = (t: number): number => {
    this.at(t);
    return this.cone.inner;
  };
  private readonly heightAt = (t: number): number => this.height(t);
  private readonly approach = (t: number): number => {
    this.at(t);
    return this.cone.distance * this.cone.distance;
  };

  /** `horizonSine`: sine of the airless altitude above which the Sun counts as risen. */
  constructor(eclipse: SolarEclipse, site: TurningSite, horizonSine: number) {
    this.eclipse = eclipse;
    this.cone = eclipse.cone;
    this.radii = eclipse.radii;
    this.site = site;
    this.horizonSine = horizonSine;
    this.from = eclipse.penumbral.first.t;
    this.to = eclipse.penumbral.last.t;
  }

  private at(t: number): void {
    this.cone.at(t);
    const { position: p } = this.site.at(this.cone.gastRad);
    this.cone.site(p[0], p[1], p[2]);
  }

  /** Sine of the Sun's altitude minus that of the horizon. */
  height(t: number): number {
    this.cone.at(t);
    const { position: p, normal } = this.site.at(this.cone.gastRad);
    return sinSunAltitude(this.eclipse.window, p[0], p[1], p[2], normal) - this.horizonSine;
  }

  /** Discs of Sun and Moon at t, days of TT from greatest eclipse. */
  discs(t: number): Discs {
    this.at(t);
    const { position: p, normal } = this.site;
    return discsAt(this.eclipse.window, this.radii, p[0], p[1], p[2], normal);
  }

  /**
   * Local circumstances; null when the discs do not overlap while the Sun is up. `scan`: number of samples of the
   * passage.
   */
  solve(scan = SCAN): LocalEclipse | null {
    const { from, to } = this,
      step = (to - from) / scan;
    let best = 0,
      bestValue = -Infinity;
    for (let i = 0; i <= scan; i++) {
      const value = this.outerAt(from + i * step);
      if (value > bestValue) {
        bestValue = value;
        best = i;
      }
    }
    // At a high place the eclipse can start a little before and end a little after the contacts at sea level.
    const { x: closest } = minimum(this.approach, from + (best - 1) * step, from + (best + 1) * step, 1e-9);
    if (this.outerAt(closest) <= 0) return null;
    const half = this.eclipse.window.halfDays;
    const first = bracketedRoot(this.outerAt, -half, closest, TIME_TOLERANCE_DAYS),
      last = bracketedRoot(this.outerAt, closest, half, TIME_TOLERANCE_DAYS);
    const day = this.daylight(first, last, closest);
    if (day === null) return null;
    const central = this.innerAt(closest) > 0;
    return {
      maximum: day.t,
      limited: day.limited,
      discs: this.discs(day.t),
      first,
      last,
      second: central ? bracketedRoot(this.innerAt, first, closest, TIME_TOLERANCE_DAYS) : null,
      third: central ? bracketedRoot(this.innerAt, closest, last, TIME_TOLERANCE_DAYS) : null,
    };
  }

  /** Instant of daylight in [first, last] that is nearest to the closest approach. */
  private daylight(
    first: number,
    last: number,
    closest: number,
  ): { t: number; limited: LocalEclipse['limited'] } | null {
    if (this.height(closest) >= 0) return { t: closest, limited: 'none' };
    let found: { t: number; limited: LocalEclipse['limited'] } | null = null;
    for (const { t, kind } of this.crossings(first, last))
      if (found === null || this.approach(t) < this.approach(found.t)) found = { t, limited: kind };
    return found;
  }

  /** Sunrises and sunsets of the Sun's centre, at the horizon of this view, between two instants, in order of time. */
  private crossings(first: number, last: number): { readonly t: number; readonly kind: 'sunrise' | 'sunset' }[] {
    const steps = 24,
      found: { t: number; kind: 'sunrise' | 'sunset' }[] = [];
    let a = first,
      ha = this.height(a);
    for (let i = 1; i <= steps; i++) {
      const b = first + ((last - first) * i) / steps,
        hb = this.height(b);
      if (ha >= 0 !== hb >= 0)
        found.push({
          t: bracketedRoot(this.heightAt, a, b, TIME_TOLERANCE_DAYS, ha, hb),
          kind: hb >= 0 ? 'sunrise' : 'sunset',
        });
      a = b;
      ha = hb;
    }
    return found;
  }
}
