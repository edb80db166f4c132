/**
 * 3-vectors and row-major 3x3 matrices as Float64Array. Results go to an argument `out`, so that hot loops allocate nothing.
 */
export type Vec3 = Float64Array;
export type Mat3 = Float64Array;

/** Scalar product a b. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Length of a vector. */
export const norm = (a: Vec3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);

/** Divides a vector by its length, in place. A zero vector becomes NaN. */
export function scaleToUnit(a: Vec3): Vec3 {
  const length = norm(a);
  a[0] /= length;
  a[1] /= length;
  a[2] /= length;
  return a;
}

/** out = m v. `out` must not be `v`. */
export function multiply(m: Mat3, v: Vec3, out: Vec3): Vec3 {
  out[0] = m[0] * v[0] + m[1] * v[1] + m[2] * v[2];
  out[1] = m[3] * v[0] + m[4] * v[1] + m[5] * v[2];
  out[2] = m[6] * v[0] + m[7] * v[1] + m[8] * v[2];
  return out;
}

/** out = transpose(m) v. `out` must not be `v`. */
export function multiplyTransposed(m: Mat3, v: Vec3, out: Vec3): Vec3 {
  out[0] = m[0] * v[0] + m[3] * v[1] + m[6] * v[2];
  out[1] = m[1] * v[0] + m[4] * v[1] + m[7] * v[2];
  out[2] = m[2] * v[0] + m[5] * v[1] + m[8] * v[2];
  return out;
}

/** out = a transpose(b): the rotation from the axes of b to those of a. `out` must differ from `a` and `b`. */
export function multiplyByTransposed(a: Mat3, b: Mat3, out: Mat3): Mat3 {
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      out[3 * i + j] = a[3 * i] * b[3 * j] + a[3 * i + 1] * b[3 * j + 1] + a[3 * i + 2] * b[3 * j + 2];
  return out;
}

/** Vector product: out = a x b. `out` must differ from `a` and `b`. */
export function cross(a: Vec3, b: Vec3, out: Vec3): Vec3 {
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
  return out;
}

/** Angle between two vectors, radians in [0, pi], accurate near both ends. */
export function angleBetween(a: Vec3, b: Vec3): number {
  const x = a[1] * b[2] - a[2] * b[1],
    y = a[2] * b[0] - a[0] * b[2],
    z = a[0] * b[1] - a[1] * b[0];
  return Math.atan2(Math.sqrt(x * x + y * y + z * z), dot(a, b));
}
