/**
 * The light of one body on its way through the stages: a vector with its rate per day. Until the light-time stage it is the
 * relative position in km, afterwards a direction (unit length to first order); the distance is kept beside it.
 */
export class Ray {
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
  /** Relative position (km) and rate at emission as seen from the origin, kept for the deflection stage. */
  readonly astrometric = new Float64Array(6);

  /** Divides by the length and projects the rate: afterwards (x, y, z) is a unit vector. */
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
