/** Point of a skyline, degrees; azimuth from north through east in [0, 360). */
export interface SkylinePoint {
  readonly azimuthDeg: number;
  readonly altitudeDeg: number;
}

/** Apparent altitude of the horizon by azimuth, degrees: constant, or linear between samples all around. */
export class Skyline {
  readonly points: readonly SkylinePoint[];
  /** Widest gap in azimuth (degrees) and steepest slope (degrees per degree); null for a constant horizon. */
  readonly maximumGapDeg: number | null;
  readonly maximumSlope: number | null;
  private readonly evenDeg: number;

  /** `points` in order of azimuth; none for a constant horizon at `evenDeg`. */
  constructor(evenDeg: number, points: readonly SkylinePoint[] = []) {
    this.evenDeg = evenDeg;
    this.points = points;
    const steps = points.map((point, i) => {
      const next = points[(i + 1) % points.length],
        gap = i + 1 < points.length ? next.azimuthDeg - point.azimuthDeg : next.azimuthDeg + 360 - point.azimuthDeg;
      return { gap, slope: Math.abs(next.altitudeDeg - point.altitudeDeg) / gap };
    });
    this.maximumGapDeg = steps.length ? Math.max(...steps.map(({ gap }) => gap)) : null;
    this.maximumSlope = steps.length ? Math.max(...steps.map(({ slope }) => slope)) : null;
  }

  /** Altitude of the highest point. */
  get maximumDeg(): number {
    return this.points.length ? Math.max(...this.points.map(({ altitudeDeg }) => altitudeDeg)) : this.evenDeg;
  }

  /** Altitude at an azimuth in [0, 360]. */
  at(azimuthDeg: number): number {
    const { points } = this;
    if (points.length === 0) return this.evenDeg;
    let low = 0,
      high = points.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (points[middle].azimuthDeg <= azimuthDeg) low = middle + 1;
      else high = middle;
    }
    const before = points[(low + points.length - 1) % points.length],
      after = points[low % points.length];
    const width = (after.azimuthDeg - before.azimuthDeg + 360) % 360 || 360,
      along = (azimuthDeg - before.azimuthDeg + 360) % 360;
    return before.altitudeDeg + (along / width) * (after.altitudeDeg - before.altitudeDeg);
  }
}
