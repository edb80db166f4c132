import { SECONDS_PER_DAY, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { bracketedRoot, maximum } from '../roots.js';
import { greatestClearance } from './centre.js';
import type { Centre } from './centre.js';
import type { ClearanceField } from './field.js';

export type Side = 'left' | 'right';

/** A limit of the occultation band, across the track, at one instant. */
export interface LimitPoint {
  readonly centre: Centre;
  readonly distanceRad: number;
}

/** Instant at which a pole enters or leaves the region of occultation. */
export interface PoleContact {
  readonly pole: 'north' | 'south';
  readonly phase: 'ingress' | 'egress';
  readonly centre: Centre;
  readonly side: Side | null;
}

const MINUTE = 1 / 1440;
/** Spacing of the samples of the clearance in time, days. The contract allows at most 30 minutes. */
export const LATTICE_DAYS = 1 / 48;
const TIME_TOLERANCE_DAYS = 1e-11;
/** Number of samples outwards from an instant within which a contact must occur: a day. */
const MOST_LATTICE_STEPS = 48;
/** Step of the search for a limit across the track: 25 km. */
const CROSS_STEP_RAD = 25 / WGS84_EQUATORIAL_RADIUS_KM;
const CROSS_TOLERANCE_RAD = 1e-13;
/** A clearance below this counts as a contact: 1e-13 radians, 2e-8 arcseconds. */
export const CONTACT_CLEARANCE_RAD = 1e-13;

/**
 * The band has no contact within a day, or no limit before the antipode of its centre. This happens only at heights
 * above any ground.
 */
export class UnclosedBand extends Error {}

/**
 * One occultation over the rotating Earth: the centre of its region as a function of time, first and last contact,
 * limits across the track, and contacts at the poles. Instants are TT, days since J2000.0. Every result depends on the
 * instant alone, not on earlier calls.
 */
export class OccultationBand {
  readonly field: ClearanceField;
  private readonly centres = new Map<number, Centre>();

  constructor(field: ClearanceField) {
    this.field = field;
  }

  centreAt(ttJ2k: number): Centre {
    let centre = this.centres.get(ttJ2k);
    if (centre === undefined) this.centres.set(ttJ2k, (centre = greatestClearance(this.field.at(ttJ2k))));
    return centre;
  }

  readonly clearanceAt = (ttJ2k: number): number => this.centreAt(ttJ2k).clearance;

  /**
   * First and last contact anywhere on the surface around an instant of positive clearance. Errors: UnclosedBand,
   * OutOfCoverage.
   */
  contacts(ttJ2k: number): { first: number; last: number } {
    return { first: this.contact(ttJ2k, -1), last: this.contact(ttJ2k, 1) };
  }

  private contact(from: number, direction: 1 | -1): number {
    let inside = from;
    for (let i = 0; i < MOST_LATTICE_STEPS; i++) {
      const outside = inside + direction * LATTICE_DAYS;
      if (this.clearanceAt(outside) <= 0) {
        return direction < 0
          ? bracketedRoot(this.clearanceAt, outside, inside, TIME_TOLERANCE_DAYS)
          : bracketedRoot(this.clearanceAt, inside, outside, TIME_TOLERANCE_DAYS);
      }
      inside = outside;
    }
    throw new UnclosedBand('the occultation has no contact within a day');
  }

  /** Instant of the largest clearance between two instants, by the zero of its symmetric difference. */
  peakBetween(from: number, to: number): number {
    return peakOf(this.clearanceAt, from, to);
  }

  /**
   * Duration of the occultation at the fixed site of `centre`, seconds; searched between the first and the last contact
   * of the band.
   */
  durationSeconds(centre: Centre, first: number, last: number): number {
    const clearance = (t: number): number => {
      this.field.at(t);
      const turn = this.field.gastRad - centre.gastRad,
        cos = Math.cos(turn),
        sin = Math.sin(turn);
      return this.field.place(cos * centre.nx - sin * centre.ny, sin * centre.nx + cos * centre.ny, centre.nz);
    };
    if (!(clearance(centre.ttJ2k) > 0)) return 0;
    const edge = (limit: number, direction: 1 | -1): number => {
      let inside = centre.ttJ2k;
      while (direction * (limit - inside) > 0) {
        const next = direction > 0 ? Math.min(limit, inside + LATTICE_DAYS) : Math.max(limit, inside - LATTICE_DAYS);
        if (clearance(next) <= 0)
          return direction > 0
            ? bracketedRoot(clearance, inside, next, TIME_TOLERANCE_DAYS)
            : bracketedRoot(clearance, next, inside, TIME_TOLERANCE_DAYS);
        inside = next;
      }
      return limit;
    };
    return (edge(last, 1) - edge(first, -1)) * SECONDS_PER_DAY;
  }

  /**
   * Unit vector to the left of the track at a centre (normal x direction of motion over the ground), in the axes of its
   * instant. Null when the centre does not move.
   */
  leftOf(centre: Centre): Float64Array | null {
    const before = this.centreAt(centre.ttJ2k - MINUTE),
      after = this.centreAt(centre.ttJ2k + MINUTE);
    let dx = 0,
      dy = 0;
    for (const [other, sign] of [
      [before, -1],
      [after, 1],
    ] as const) {
      // Rotated with the Earth to the axes of the centre's instant.
      const turn = centre.gastRad - other.gastRad,
        cos = Math.cos(turn),
        sin = Math.sin(turn);
      dx += sign * (cos * other.nx - sin * other.ny);
      dy += sign * (sin * other.nx + cos * other.ny);
    }
    const dz = after.nz - before.nz,
      { nx, ny, nz } = centre;
    const lx = ny * dz - nz * dy,
      ly = nz * dx - nx * dz,
      lz = nx * dy - ny * dx,
      length = Math.hypot(lx, ly, lz);
    return length > 1e-15 ? Float64Array.of(lx / length, ly / length, lz / length) : null;
  }

  /**
   * Nearest place at which the clearance ends on one side of the track, along the great circle of geodetic normals.
   * Errors: UnclosedBand.
   */
  limit(centre: Centre, left: Float64Array, side: Side): LimitPoint {
    if (centre.clearance <= CONTACT_CLEARANCE_RAD) return { centre, distanceRad: 0 };
    const sign = side === 'left' ? 1 : -1,
      { field } = this;
    field.at(centre.ttJ2k);
    const normal = new Float64Array(3);
    const clearance = (s: number): number => {
      const cos = Math.cos(s),
        sin = sign * Math.sin(s);
      normal[0] = cos * centre.nx + sin * left[0];
      normal[1] = cos * centre.ny + sin * left[1];
      normal[2] = cos * centre.nz + sin * left[2];
      return field.place(normal[0], normal[1], normal[2]);
    };
    let inside = 0,
      insideValue = centre.clearance;
    for (;;) {
      const outside = Math.min(inside + CROSS_STEP_RAD, Math.PI),
        value = clearance(outside);
      if (value <= 0) {
        const distanceRad = bracketedRoot(clearance, inside, outside, CROSS_TOLERANCE_RAD, insideValue, value);
        clearance(distanceRad);
        return {
          centre: {
            ...centre,
            nx: normal[0],
            ny: normal[1],
            nz: normal[2],
            separation: field.separation,
            clearance: field.clearance,
            sinAltitude: field.sinAltitude,
          },
          distanceRad,
        };
      }
      if (outside === Math.PI) throw new UnclosedBand('the occultation has no limit before the antipode');
      inside = outside;
      insideValue = value;
    }
  }

  /** All instants between the contacts at which a pole enters or leaves the region, in order of time. */
  poleContacts(first: number, last: number): PoleContact[] {
    const found: PoleContact[] = [];
    for (const pole of ['north', 'south'] as const) {
      const z = pole === 'north' ? 1 : -1;
      const clearance = (t: number): number => this.field.at(t).place(0, 0, z);
      for (const { from, to } of positiveRuns(clearance, first, last)) {
        for (const [t, phase] of [
          [from, 'ingress'],
          [to, 'egress'],
        ] as const) {
          this.field.at(t).place(0, 0, z);
          const { separation, clearance: rest, sinAltitude, gastRad } = this.field;
          const contact = { ttJ2k: t, gastRad, nx: 0, ny: 0, nz: z, separation, clearance: rest, sinAltitude };
          const left = this.leftOf(this.centreAt(t));
          // The pole is on the meridian of the centre, north or south of it.
          const projection = left === null ? 0 : z * left[2];
          found.push({
            pole,
            phase,
            centre: contact,
            side: Math.abs(projection) < 1e-12 ? null : projection > 0 ? 'left' : 'right',
          });
        }
      }
    }
    return found.sort((a, b) => a.centre.ttJ2k - b.centre.ttJ2k);
  }
}

/**
 * Zero of f(t + d) - f(t - d) nearest to the maximum of f between two instants. Its accuracy is 1e-9 day, where a
 * direct maximum reaches 1e-7.
 */
export function peakOf(f: (t: number) => number, from: number, to: number): number {
  const rough = maximum(f, from, to, 1e-5).x,
    d = 10 / SECONDS_PER_DAY,
    width = 40 / SECONDS_PER_DAY;
  const slope = (t: number): number => f(t + d) - f(t - d);
  const a = rough - width,
    b = rough + width,
    fa = slope(a),
    fb = slope(b);
  return fa > 0 && fb < 0 ? bracketedRoot(slope, a, b, 1e-10, fa, fb) : rough;
}

/**
 * Intervals between two instants in which f is positive: samples at most 30 minutes apart, with refined turning points.
 */
export function positiveRuns(f: (t: number) => number, start: number, end: number): { from: number; to: number }[] {
  const cells = Math.max(4, Math.ceil((end - start) / LATTICE_DAYS)),
    step = (end - start) / cells;
  const times: number[] = [],
    values: number[] = [];
  const add = (t: number): void => {
    times.push(t);
    values.push(f(t));
  };
  const lattice = Array.from({ length: cells + 1 }, (_, i) => (i === cells ? end : start + i * step)),
    at = lattice.map(f);
  for (let i = 0; i <= cells; i++) {
    add(lattice[i]);
    // A turning point may be between this sample and a neighbour: its refined position is added.
    if (i === 0 || i === cells) continue;
    const peak = at[i] >= at[i - 1] && at[i] >= at[i + 1],
      dip = at[i] <= at[i - 1] && at[i] <= at[i + 1];
    if ((peak && at[i] <= 0) || (dip && at[i] > 0)) {
      const t = peak
        ? maximum(f, lattice[i - 1], lattice[i + 1], 1e-8).x
        : maximum((x) => -f(x), lattice[i - 1], lattice[i + 1], 1e-8).x;
      add(t);
    }
  }
  const order = times.map((_, i) => i).sort((a, b) => times[a] - times[b]);
  const runs: { from: number; to: number }[] = [];
  let from = NaN;
  for (let k = 0; k < order.length; k++) {
    const t = times[order[k]],
      value = values[order[k]];
    if (value > 0 && Number.isNaN(from))
      from = k === 0 ? t : bracketedRoot(f, times[order[k - 1]], t, TIME_TOLERANCE_DAYS);
    if (value <= 0 && !Number.isNaN(from)) {
      runs.push({ from, to: bracketedRoot(f, times[order[k - 1]], t, TIME_TOLERANCE_DAYS) });
      from = NaN;
    }
  }
  if (!Number.isNaN(from)) runs.push({ from, to: end });
  return runs;
}
