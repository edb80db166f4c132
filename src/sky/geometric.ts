import { EARTH, MOON } from '../ephemeris/source.js';
import type { Epoch } from '../reduction/epoch.js';
import { spherical } from '../reduction/spherical.js';

const target = new Float64Array(6);
const center = new Float64Array(6);

/**
 * Geometric place (no light-time, no aberration) of one body from the centre of another, in the true ecliptic and equinox of
 * date: writes [lon, lat, dist, rates] in radians, km, per day. `centerBody` null is the solar-system barycentre. Rates are those
 * of the coordinates of date. At zero distance (a body from itself) all numbers are 0.
 */
export function relativeEclipticPlace(epoch: Epoch, centerBody: number | null, body: number, out: Float64Array): void {
  if ((body === MOON && centerBody === EARTH) || (body === EARTH && centerBody === MOON)) {
    const sign = body === MOON ? 1 : -1;
    for (let i = 0; i < 6; i++) target[i] = sign * epoch.moon[i]; // without the detour over the barycentre
  } else {
    epoch.barycentric(body, epoch.tdbJ2k, target);
    if (centerBody !== null) {
      epoch.barycentric(centerBody, epoch.tdbJ2k, center);
      for (let i = 0; i < 6; i++) target[i] -= center[i];
    }
  }
  const m = epoch.meanEcliptic,
    d = epoch.meanEclipticRate;
  const x = row(m, 0, target, 0),
    y = row(m, 3, target, 0),
    z = row(m, 6, target, 0);
  const dx = row(m, 0, target, 3) + row(d, 0, target, 0),
    dy = row(m, 3, target, 3) + row(d, 3, target, 0),
    dz = row(m, 6, target, 3) + row(d, 6, target, 0);
  const sin = Math.sin(epoch.nutation[0]),
    cos = Math.cos(epoch.nutation[0]),
    rate = epoch.nutation[2];
  const xt = cos * x - sin * y,
    yt = sin * x + cos * y;
  spherical(xt, yt, z, cos * dx - sin * dy - rate * yt, sin * dx + cos * dy + rate * xt, dz, out);
}

const row = (m: Float64Array, at: number, v: Float64Array, from: number): number =>
  m[at] * v[from] + m[at + 1] * v[from + 1] + m[at + 2] * v[from + 2];
