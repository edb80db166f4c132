import { RAD_PER_DEG } from '../../src/kernel/constants.js';

/**
 * Mundane positions from vectors and times of rising, without any formula of directions: the condition that a direction must fulfil when
 * the sky has turned by its arc. Hour angles are positive to the west, degrees.
 */
interface Frame {
  readonly latitudeDeg: number;
}

/** Components to the south point, the west point and the zenith. */
function horizonVector(hourAngleDeg: number, decDeg: number, { latitudeDeg }: Frame): [number, number, number] {
  const h = hourAngleDeg * RAD_PER_DEG,
    d = decDeg * RAD_PER_DEG,
    phi = latitudeDeg * RAD_PER_DEG;
  const meridian = Math.cos(d) * Math.cos(h),
    pole = Math.sin(d);
  return [
    meridian * Math.sin(phi) - pole * Math.cos(phi),
    Math.cos(d) * Math.sin(h),
    meridian * Math.cos(phi) + pole * Math.sin(phi),
  ];
}

const altitudeSign = (hourAngleDeg: number, decDeg: number, frame: Frame): number =>
  Math.sign(horizonVector(hourAngleDeg, decDeg, frame)[2]);

/** Whether a declination never crosses the horizon: both culminations are on one side of it. */
export const circumpolar = (decDeg: number, frame: Frame): boolean =>
  altitudeSign(0, decDeg, frame) === altitudeSign(180, decDeg, frame);

function bisect(low: number, high: number, isLow: (x: number) => boolean): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 100; i++) {
    const middle = (a + b) / 2;
    if (isLow(middle)) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Share of the time from the upper culmination to the setting, and from there to the lower culmination: 0, 1, 2; east negative. */
export function placidusFraction(hourAngleDeg: number, decDeg: number, frame: Frame): number {
  const setting = bisect(0, 180, (h) => altitudeSign(h, decDeg, frame) > 0);
  const distance = Math.abs(hourAngleDeg);
  const share = distance <= setting ? distance / setting : 1 + (distance - setting) / (180 - setting);
  return hourAngleDeg < 0 ? -share : share;
}

/** Whether two points are on one half circle from the north to the south point of the horizon. */
export function onHalfCircle(h1: number, dec1: number, h2: number, dec2: number, frame: Frame): boolean {
  const [, w1, z1] = horizonVector(h1, dec1, frame),
    [, w2, z2] = horizonVector(h2, dec2, frame);
  const cross = w1 * z2 - z1 * w2,
    dot = w1 * w2 + z1 * z2;
  return Math.abs(cross) <= 1e-9 && dot > 0;
}

/**
 * Sine of the distance of a point from the topocentric circle that crosses the equator at the hour angle x: a great circle whose pole has the
 * height p above it, tan p = (distance of x from the nearer meridian / 90) tan(latitude).
 */
export function cuts(xDeg: number, { latitudeDeg }: Frame, hourAngleDeg: number, decDeg: number): number {
  const distance = Math.abs(xDeg) <= 90 ? Math.abs(xDeg) : 180 - Math.abs(xDeg),
    height = Math.atan((distance / 90) * Math.tan(latitudeDeg * RAD_PER_DEG)),
    normal = (xDeg - (xDeg < 0 ? -90 : 90)) * RAD_PER_DEG,
    h = hourAngleDeg * RAD_PER_DEG,
    d = decDeg * RAD_PER_DEG;
  return Math.cos(height) * Math.cos(d) * Math.cos(h - normal) + Math.sin(height) * Math.sin(d);
}

/** The hour angle at which the topocentric circle of a place crosses the equator, on the place's side of meridian and horizon. */
export function topocentricPosition(hourAngleDeg: number, decDeg: number, frame: Frame): number {
  // On the meridian every pole is 0.
  if (Math.abs(hourAngleDeg) < 1e-8) return hourAngleDeg;
  const side = hourAngleDeg < 0 ? -1 : 1,
    above = altitudeSign(hourAngleDeg, decDeg, frame) > 0;
  const [from, to] = above ? [0, 90] : [180, 90];
  const atMeridian = Math.sign(cuts(side * (from === 0 ? 1e-9 : from), frame, hourAngleDeg, decDeg));
  return (
    side *
    bisect(from, to, (x) => Math.sign(cuts(side * Math.max(x, 1e-9), frame, hourAngleDeg, decDeg)) === atMeridian)
  );
}

/** The point where the half circle from the north to the south point through a place cuts the prime vertical: distance from the zenith, degrees. */
export function primeVertical(hourAngleDeg: number, decDeg: number, frame: Frame): number {
  const [, west, up] = horizonVector(hourAngleDeg, decDeg, frame);
  return Math.atan2(west, up) / RAD_PER_DEG;
}

/** The hour angle at which that half circle cuts the equator: found by trying the points of the equator, not by solving. */
export function equatorCrossing(hourAngleDeg: number, decDeg: number, frame: Frame): number {
  const wanted = primeVertical(hourAngleDeg, decDeg, frame),
    side = wanted < 0 ? -1 : 1;
  return side * bisect(0, 180, (h) => Math.abs(primeVertical(side * h, 0, frame)) < Math.abs(wanted));
}

/** Whether a place is within ten degrees of the horizon. */
export const nearHorizon = (hourAngleDeg: number, decDeg: number, frame: Frame): boolean =>
  Math.abs(horizonVector(hourAngleDeg, decDeg, frame)[2]) < Math.sin(10 * RAD_PER_DEG);
