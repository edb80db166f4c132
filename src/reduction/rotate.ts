import type { Epoch } from './epoch.js';
import type { Ray } from './ray.js';

/**
 * Stage 5: rotates the ray from the GCRS to the mean ecliptic and equinox of date, with its rate. The Fukushima-Williams angles (IAU 2006)
 * include the frame bias.
 */
export function precess(epoch: Epoch, ray: Ray): void {
  const m = epoch.meanEcliptic,
    d = epoch.meanEclipticRate;
  const { x, y, z, dx, dy, dz } = ray;
  ray.x = m[0] * x + m[1] * y + m[2] * z;
  ray.y = m[3] * x + m[4] * y + m[5] * z;
  ray.z = m[6] * x + m[7] * y + m[8] * z;
  ray.dx = m[0] * dx + m[1] * dy + m[2] * dz + d[0] * x + d[1] * y + d[2] * z;
  ray.dy = m[3] * dx + m[4] * dy + m[5] * dz + d[3] * x + d[4] * y + d[5] * z;
  ray.dz = m[6] * dx + m[7] * dy + m[8] * dz + d[6] * x + d[7] * y + d[8] * z;
}

/**
 * Stage 6: rotates the ray from the mean to the true equinox of date, with its rate. In the ecliptic of date nutation is a rotation by dpsi
 * about the pole of the ecliptic.
 */
export function nutate(epoch: Epoch, ray: Ray): void {
  const sin = Math.sin(epoch.nutation[0]),
    cos = Math.cos(epoch.nutation[0]),
    rate = epoch.nutation[2];
  const { x, y, dx, dy } = ray;
  ray.x = cos * x - sin * y;
  ray.y = sin * x + cos * y;
  ray.dx = cos * dx - sin * dy - rate * ray.y;
  ray.dy = sin * dx + cos * dy + rate * ray.x;
}
