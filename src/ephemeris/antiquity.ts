import type { DataProvider } from '../kernel/data.js';
import { DAYS_PER_JULIAN_CENTURY, J2000_JD } from '../kernel/constants.js';
import { PackedEphemeris } from './packed.js';
import { DamagedFile } from './random-access.js';
import { JUPITER, MARS, MERCURY, NEPTUNE, PACKED_BODY_COUNT, PLUTO, SATURN, SUN, URANUS, VENUS } from './source.js';
import type { EphemerisSource, SourceIdentity } from './source.js';

/** Files of JPL DE422 before and after the embedded DE440. */
export const PACKED_ANCIENT = 'ephemeris-de422-ancient.bin';
export const PACKED_FUTURE = 'ephemeris-de422-future.bin';

/** Coverage of each file, Julian days TDB, known before the file is read. */
const SPANS: readonly (readonly [file: string, label: string, startJd: number, endJd: number])[] = [
  [PACKED_ANCIENT, 'DE422 (embedded, -3000 to 1550)', 625648.5, 2287184.5],
  [PACKED_FUTURE, 'DE422 (embedded, 2650 to 3000)', 2688976.5, 2816816.5],
];

/**
 * Sources outside the coverage of the embedded DE440, as far as the data has their files. A file is read when an instant first needs it.
 */
export const antiquitySources = (data: DataProvider): EphemerisSource[] =>
  SPANS.filter(([file]) => data.has(file)).map(
    ([file, label, startJd, endJd]) => new LazyEphemeris(data, file, label, startJd - J2000_JD, endJd - J2000_JD),
  );

/** A packed ephemeris that is opened at its first use. */
class LazyEphemeris implements EphemerisSource {
  readonly identity: SourceIdentity;
  private readonly data: DataProvider;
  private readonly file: string;
  private opened: PackedEphemeris | undefined;

  constructor(data: DataProvider, file: string, label: string, startTdbJ2k: number, endTdbJ2k: number) {
    this.data = data;
    this.file = file;
    this.identity = {
      label,
      sha256: data.sha256(file),
      coverage: { startTdbJ2k, endTdbJ2k, source: label },
    };
  }

  private get file422(): PackedEphemeris {
    if (this.opened === undefined) {
      const opened = new PackedEphemeris(this.data, this.file);
      const { startTdbJ2k, endTdbJ2k } = opened.identity.coverage,
        expected = this.identity.coverage;
      if (startTdbJ2k !== expected.startTdbJ2k || endTdbJ2k !== expected.endTdbJ2k)
        throw new DamagedFile(this.file, 'does not have the expected coverage');
      this.opened = opened;
    }
    return this.opened;
  }

  get earthMoonMassRatio(): number {
    return this.file422.earthMoonMassRatio;
  }
  get lookBackDays(): number {
    return this.file422.lookBackDays;
  }
  has(body: number): boolean {
    return body >= 0 && body < PACKED_BODY_COUNT;
  }
  covers(body: number, tdbJ2k: number): boolean {
    return tdbJ2k >= this.identity.coverage.startTdbJ2k && tdbJ2k <= this.identity.coverage.endTdbJ2k && this.has(body);
  }
  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    this.file422.state(body, tdbJ2k, order, out, offset);
  }
}

/**
 * Growth of the estimated errors of DE422 by body, arcsec a century from 2000 (Moon: a century squared). Basis: the largest geocentric
 * differences from DE440 over 1560-2640, at most six centuries from the observations, are 0.5 (Sun to Saturn), 3.1 (Uranus), 0.6 (Neptune,
 * Pluto) and 2.1 arcsec (Moon), and errors of mean motions grow linearly. The tidal acceleration of the Moon is known to 0.04 arcsec a
 * century squared.
 */
const GROWTH: readonly (readonly [body: number, name: string, perCentury: number])[] = [
  [SUN, 'Sun', 0.08],
  [MERCURY, 'Mercury', 0.08],
  [VENUS, 'Venus', 0.08],
  [MARS, 'Mars', 0.08],
  [JUPITER, 'Jupiter', 0.08],
  [SATURN, 'Saturn', 0.08],
  [URANUS, 'Uranus', 0.5],
  [NEPTUNE, 'Neptune', 0.1],
  [PLUTO, 'Pluto', 0.1],
];
const MOON_PER_CENTURY_SQUARED = 0.06;
/** Error of the re-fit to packed series. */
const FIT_ARCSEC = 0.05,
  MOON_FIT_ARCSEC = 0.2;

/**
 * Estimated errors of places in arcsec by body at an instant (days since J2000.0 TDB) that `source` serves. Null for modern ephemerides,
 * whose errors are milliarcseconds.
 */
export function estimatedErrorsArcsec(source: EphemerisSource, tdbJ2k: number): Record<string, number> | null {
  if (!(source instanceof LazyEphemeris)) return null;
  const centuries = Math.abs(tdbJ2k) / DAYS_PER_JULIAN_CENTURY;
  const errors: Record<string, number> = {};
  for (const [body, name, growth] of GROWTH) {
    errors[name] = FIT_ARCSEC + growth * centuries;
    if (body === SUN) errors.Moon = MOON_FIT_ARCSEC + MOON_PER_CENTURY_SQUARED * centuries * centuries;
  }
  return errors;
}
