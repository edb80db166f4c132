/**
 * The light of one body between the stages: a vector with its rate per day. Before the light-time stage it is the relative position in km,
 * afterwards a direction (unit length to first order); the distance is stored separately.
 */
export class Ray {
  /** Index of the body (ephemeris/source.ts) or id of a small body. */
  body = -1;
  x = 0;
  y = 0;
  z = 0;
  dx = 0;
  dy = 0;
  dz = 0;
  distanceKm = 0;
  distanceRateKmPerDay = 0;
  /** One-way light time in days; 0 before the light-time stage. */
  lightTimeDays = 0;
  /** Relative position (km) and rate (km/day) at emission as seen from the origin, for the deflection stage. */
  readonly astrometric = new Float64Array(6);

  /** Divides the vector by its length and projects its rate: afterwards (x, y, z) is a unit vector. */
  normalize(): void {
    const r = Math.sqrt(this.x * this.x + this.y * this.y + this.z * this.z);
    this.x /= r;
    this.y /= r;
    this.z /= r;
    const radial = (this.x * this.dx + this.y * this.dy + this.z * this.dz) / r;
    this.dx = this.dx / r - this.x * radial;
    this.dy = this.dy / r - this.y * radial;
    this.dz = this.dz / r - this.z * radial;
  }
}
