/** 3-vectors and 3x3 row-major matrices in Float64Array, written into given places so that hot loops allocate nothing. */
export type Vec3 = Float64Array;
export type Mat3 = Float64Array;

export const norm = (a: Vec3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);

/** out = transpose(m) v. `out` may not be `v`. */
export function multiplyTransposed(m: Mat3, v: Vec3, out: Vec3): Vec3 {
  out[0] = m[0] * v[0] + m[3] * v[1] + m[6] * v[2];
  out[1] = m[1] * v[0] + m[4] * v[1] + m[7] * v[2];
  out[2] = m[2] * v[0] + m[5] * v[1] + m[8] * v[2];
  return out;
}

/** out = a x b. `out` may be neither. */
export function cross(a: Vec3, b: Vec3, out: Vec3): Vec3 {
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
  return out;
}
