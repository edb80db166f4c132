import { SECONDS_PER_DAY } from '../../kernel/constants.js';
import type { Ephemeris } from '../ephemeris.js';
import { solarSystemBody } from '../solar-system.js';
import { EARTH, JUPITER, MARS, MERCURY, MOON, NEPTUNE, PLUTO, SATURN, SUN, URANUS, VENUS } from '../source.js';
import type { PackedSmallBodies } from './packed-small-bodies.js';

/** The Sun, the Moon and the planets with their systems. */
const PLANETS: readonly number[] = [SUN, MERCURY, VENUS, EARTH, MOON, MARS, JUPITER, SATURN, URANUS, NEPTUNE, PLUTO];
/** GM of the massive asteroids, km^3/s^2 (NAIF gm_de440.tpc, from the same solution). */
const ASTEROIDS: readonly (readonly [naifId: number, gmKm3PerS2: number])[] = [
  [2000001, 62.62888864440993],
  [2000004, 17.28823287917151],
  [2000002, 13.66587814596742],
  [2000010, 5.625147645385229],
  [2000003, 1.920570700202589],
  [2000016, 1.589658244170942],
  [2000007, 1.139872323218411],
  [2000511, 3.894483148170564],
  [2000704, 2.83040963932998],
  [2000052, 2.68303592428218],
  [2000087, 2.168232073699691],
  [2000015, 2.023020987109828],
  [2000107, 1.4437384031866],
  [2000088, 1.189807708812191],
  [2000031, 1.079371457703356],
  [2000065, 0.938105756391513],
];
/** Massive asteroids of which the embedded file of small bodies has no states. */
export const OTHER_MASSIVE_IDS: readonly number[] = [
  2000511, 2000704, 2000052, 2000087, 2000015, 2000107, 2000088, 2000031, 2000065,
];

export const MASSIVE_COUNT = PLANETS.length + ASTEROIDS.length;
/** GM of each massive body, km^3/day^2; the Sun is the first. */
export const MASSIVE_GM_KM3_PER_DAY2 = Float64Array.from(
  [...PLANETS.map((body) => solarSystemBody(body).gmKm3PerS2), ...ASTEROIDS.map(([, gm]) => gm)],
  (gm) => gm * SECONDS_PER_DAY * SECONDS_PER_DAY,
);
/** NAIF ids of the asteroids among them: a body does not perturb itself. */
export const MASSIVE_IDS: readonly number[] = [...PLANETS.map(() => 0), ...ASTEROIDS.map(([id]) => id)];
/** Numbers that `positions` writes for an instant: x, y, z of each massive body, then the Sun's velocity. */
export const MASSIVE_NUMBERS = MASSIVE_COUNT * 3 + 3;
/** Where the mass of an asteroid is put at instants that its file does not cover: so far away that it does not act. */
const NOWHERE_KM = 1e15;

/** Barycentric positions of the bodies that attract small bodies. Holds scratch space: one instance for each thread. */
export class MassiveBodies {
  private readonly ephemeris: Ephemeris;
  private readonly asteroids: readonly PackedSmallBodies[];
  private readonly state = new Float64Array(9);

  /** Given: the files that have states of massive asteroids; an asteroid that none of them has does not act. */
  constructor(ephemeris: Ephemeris, asteroids: readonly PackedSmallBodies[]) {
    this.ephemeris = ephemeris;
    this.asteroids = asteroids;
  }

  /** The first and the last instant from which and to which their places go on without a gap from J2000.0. */
  get span(): { readonly startTdbJ2k: number; readonly endTdbJ2k: number } {
    return {
      startTdbJ2k: this.ephemeris.reach(SUN, 0, 'backward'),
      endTdbJ2k: this.ephemeris.reach(SUN, 0, 'forward'),
    };
  }

  /** How many bodies, in the order of `positions`, act at an instant: the asteroids do where a file has them. */
  activeAt(tdbJ2k: number): number {
    for (let file = 0; file < this.asteroids.length; file++) {
      const { startTdbJ2k, endTdbJ2k } = this.asteroids[file].identity.coverage;
      if (tdbJ2k >= startTdbJ2k && tdbJ2k <= endTdbJ2k) return MASSIVE_COUNT;
    }
    return PLANETS.length;
  }

  /** Writes km (and km/day of the Sun), ICRF axes, from `offset`. Errors: `OutOfCoverage`. */
  positions(tdbJ2k: number, out: Float64Array, offset: number): void {
    const { state } = this;
    let at = offset;
    for (let i = 0; i < PLANETS.length; i++, at += 3) {
      this.ephemeris.barycentric(PLANETS[i], tdbJ2k, 1, state, 0);
      out[at] = state[0];
      out[at + 1] = state[1];
      out[at + 2] = state[2];
      if (i === 0) {
        const end = offset + MASSIVE_COUNT * 3;
        out[end] = state[3];
        out[end + 1] = state[4];
        out[end + 2] = state[5];
      }
    }
    for (let i = 0; i < ASTEROIDS.length; i++, at += 3) {
      state[0] = state[1] = state[2] = NOWHERE_KM;
      for (let file = 0; file < this.asteroids.length; file++) {
        if (this.asteroids[file].covers(ASTEROIDS[i][0], tdbJ2k)) {
          this.asteroids[file].state(ASTEROIDS[i][0], tdbJ2k, 1, state, 0);
          break;
        }
      }
      out[at] = out[offset] + state[0];
      out[at + 1] = out[offset + 1] + state[1];
      out[at + 2] = out[offset + 2] + state[2];
    }
  }
}
