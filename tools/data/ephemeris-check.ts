import { ARCSEC_PER_RAD } from '../../src/kernel/constants.js';
import { Ephemeris } from '../../src/ephemeris/ephemeris.js';
import { PackedEphemeris } from '../../src/ephemeris/packed.js';
import { openPacked } from '../../src/ephemeris/packed-format.js';
import { BODY_NAMES, EARTH, EMB, MOON, PACKED_BODY_COUNT } from '../../src/ephemeris/source.js';
import type { EphemerisSource } from '../../src/ephemeris/source.js';

const GOAL_MAS = 0.02,
  GOAL_RELATIVE_DISTANCE = 1e-9,
  GOAL_RATE_ARCSEC_PER_DAY = 0.001;
const RANDOM_EPOCHS = 100_000;

/** Difference of two geocentric 6-number states: direction (mas), distance (relative), rate of direction (arcsec/day). */
function differences(a: Float64Array, b: Float64Array): [number, number, number] {
  const ra = Math.hypot(a[0], a[1], a[2]),
    rb = Math.hypot(b[0], b[1], b[2]);
  // u is the unit vector and u' = (v - u (u.v)) / r its rate, for both states; the directions differ by |u_a - u_b|.
  const va = (a[0] * a[3] + a[1] * a[4] + a[2] * a[5]) / ra,
    vb = (b[0] * b[3] + b[1] * b[4] + b[2] * b[5]) / rb;
  let direction = 0,
    rate = 0;
  for (let i = 0; i < 3; i++) {
    const ua = a[i] / ra,
      ub = b[i] / rb;
    direction += (ua - ub) ** 2;
    rate += ((a[i + 3] - ua * va) / ra - (b[i + 3] - ub * vb) / rb) ** 2;
  }
  return [Math.sqrt(direction) * ARCSEC_PER_RAD * 1000, Math.abs(ra / rb - 1), Math.sqrt(rate) * ARCSEC_PER_RAD];
}

function geocentric(ephemeris: Ephemeris, body: number, t: number, out: Float64Array, earth: Float64Array): void {
  if (body === MOON) {
    ephemeris.geocentricMoon(t, 1, out, 0);
    return;
  }
  ephemeris.barycentric(body, t, 1, out, 0);
  ephemeris.barycentric(EARTH, t, 1, earth, 0);
  for (let i = 0; i < 6; i++) out[i] -= earth[i];
}

/** A linear congruential sequence gives the same epochs in every build. */
function* fractions(count: number): Generator<number> {
  let state = 20240229n;
  for (let i = 0; i < count; i++) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    yield Number(state >> 11n) / 2 ** 53;
  }
}

/**
 * Compares a packed ephemeris with its source and prints the largest difference of each body; throws when a difference exceeds its goal.
 */
export function checkEphemeris(name: string, bytes: Uint8Array, source: EphemerisSource): void {
  const packed = new PackedEphemeris({ bytes: () => bytes, has: () => true, sha256: () => '' }, name);
  const { contents } = openPacked(name, bytes, 'ephemeris');
  const ours = new Ephemeris([packed]),
    theirs = new Ephemeris([source]);
  const a = new Float64Array(9),
    b = new Float64Array(9),
    scratch = new Float64Array(9);
  const span = contents.endJ2k - contents.startJ2k;
  let missed = '';
  for (let body = 0; body < PACKED_BODY_COUNT; body++) {
    if (body === EMB) continue;
    const worst = [0, 0, 0];
    const at = (t: number): void => {
      geocentric(ours, body, t, a, scratch);
      geocentric(theirs, body, t, b, scratch);
      differences(a, b).forEach((value, i) => {
        if (!(value <= worst[i])) worst[i] = value;
      });
    };
    for (const fraction of fractions(RANDOM_EPOCHS)) at(contents.startJ2k + fraction * span);
    // Both sides of the body's granule boundaries, and of those of the Earth-Moon barycentre and the Moon where they coincide.
    const { granuleDays, granules } = contents.series.find((series) => series.body === body)!;
    let jump = 0,
      rateJump = 0;
    for (let g = 0; g <= granules; g++) {
      const boundary = contents.startJ2k + g * granuleDays,
        aside = 1e-6;
      at(boundary);
      if (g > 0) at(boundary - aside);
      if (g === 0 || g === granules) continue;
      packed.state(body, boundary, 1, a, 0);
      packed.state(body, boundary - 2 ** -32, 1, b, 0);
      for (let i = 0; i < 3; i++) {
        jump = Math.max(jump, Math.abs(a[i] - b[i] - a[i + 3] * 2 ** -32));
        rateJump = Math.max(rateJump, Math.abs(a[i + 3] - b[i + 3]));
      }
    }
    console.log(
      `${BODY_NAMES[body].padEnd(8)} direction ${worst[0].toFixed(4)} mas, distance ${worst[1].toExponential(1)}, rate ${(worst[2] * 1000).toFixed(4)} mas/day; at boundaries: jump ${jump.toExponential(1)} km, ${rateJump.toExponential(1)} km/day`,
    );
    if (!(worst[0] <= GOAL_MAS && worst[1] <= GOAL_RELATIVE_DISTANCE && worst[2] <= GOAL_RATE_ARCSEC_PER_DAY))
      missed += ` ${BODY_NAMES[body]}`;
  }
  for (const { name: body, widths, granules, components } of contents.series)
    console.log(
      `${body}: ${widths.join('')} = ${((widths.reduce((sum, width) => sum + width, 0) * granules * components) / 1e6).toFixed(2)} MB`,
    );
  if (missed) throw new Error(`the goal is exceeded for${missed}`);
}
