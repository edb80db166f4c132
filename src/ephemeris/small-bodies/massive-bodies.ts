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
/** NAIF ids of massive asteroids that the embedded file of small bodies does not have. */
export const OTHER_MASSIVE_IDS: readonly number[] = [
  2000511, 2000704, 2000052, 2000087, 2000015, 2000107, 2000088, 2000031, 2000065,
];

/** Number of massive bodies. */
export const MASSIVE_COUNT = PLANETS.length + ASTEROIDS.length;
/** GM of each massive body, km^3/day^2. The Sun is first. */
export const MASSIVE_GM_KM3_PER_DAY2 = Float64Array.from(
  [...PLANETS.map((body) => solarSystemBody(body).gmKm3PerS2), ...ASTEROIDS.map(([, gm]) => gm)],
  (gm) => gm * SECONDS_PER_DAY * SECONDS_PER_DAY,
);
/** NAIF ids of the massive asteroids, 0 for the others. A body does not perturb itself. */
export const MASSIVE_IDS: readonly number[] = [...PLANETS.map(() => 0), ...ASTEROIDS.map(([id]) => id)];
/** Count of numbers that `positions` writes: x, y, z of each massive body, then the velocity of the Sun. */
export const MASSIVE_NUMBERS = MASSIVE_COUNT * 3 + 3;
/** Distance in km at which an asteroid is placed while its file does not cover the instant: so far that it has no effect. */
const NOWHERE_KM = 1e15;

/** Barycentric positions of the bodies that attract small bodies. Has work arrays: use one instance in each thread. */
export class MassiveBodies {
  private readonly ephemeris: Ephemeris;
  private readonly asteroids: readonly PackedSmallBodies[];
  private readonly state = new Float64Array(9);

  /** `asteroids` are the files with states of massive asteroids. An asteroid that none of them has exerts no force. */
  constructor(ephemeris: Ephemeris, asteroids: readonly PackedSmallBodies[]) {
    this.ephemeris = ephemeris;
    this.asteroids = asteroids;
  }

  /** Span in which the main bodies are covered without a gap from J2000.0, days TDB. */
  get span(): { readonly startTdbJ2k: number; readonly endTdbJ2k: number } {
    return {
      startTdbJ2k: this.ephemeris.reach(SUN, 0, 'backward'),
      endTdbJ2k: this.ephemeris.reach(SUN, 0, 'forward'),
    };
  }

  /** Number of bodies, in the order of `positions`, that act at an instant: asteroids act while a file has them. */
  activeAt(tdbJ2k: number): number {
    for (let file = 0; file < this.asteroids.length; file++) {
      const { startTdbJ2k, endTdbJ2k } = this.asteroids[file].identity.coverage;
      if (tdbJ2k >= startTdbJ2k && tdbJ2k <= endTdbJ2k) return MASSIVE_COUNT;
    }
    return PLANETS.length;
  }

  /**
   * Writes `MASSIVE_NUMBERS` numbers at `offset`: positions in km and the velocity of the Sun in km/day, ICRF axes, at days since J2000.0
   * TDB. Errors: `OutOfCoverage`.
   */
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
