import type { Body } from './bodies.js';
import { lookupTable } from '../kernel/lookup.js';

/** Apparent geocentric motion of a body through the zodiac, for searches and their limits. */
interface BodyMotion {
  /** Mean of the absolute rate of the apparent longitude, retrograde motion included, degrees per day. */
  readonly meanSpeedDegPerDay: number;
  /** Nominal step of a search, days, as reported in answers. */
  readonly nominalStepDays: number;
  /**
   * Days within which the body returns to any longitude: 1.5 sidereal periods, which includes the loops of the apparent motion. Sun, Moon,
   * Mercury and Venus return with the year or the month.
   */
  readonly returnsWithinDays: number;
  /** Upper bound of its stay in one sign, loops included, days. */
  readonly leavesSignWithinDays: number;
}

const row = (
  meanSpeedDegPerDay: number,
  nominalStepDays: number,
  returnsWithinDays: number,
  leavesSignWithinDays: number,
): BodyMotion => ({ meanSpeedDegPerDay, nominalStepDays, returnsWithinDays, leavesSignWithinDays });

/** Default for other bodies: as fast as Mercury, and as slow to return as a distant body. */
const OTHER = row(1.4, 1, 150_000, 150_000);

/** Motions by name of body. The sidereal periods are those of the ephemeris at J2000.0. */
const MOTIONS = lookupTable<BodyMotion>({
  Sun: row(0.9856, 0.5, 370, 35),
  Moon: row(13.1764, 0.25, 35, 5),
  Mercury: row(1.4, 0.5, 450, 200),
  Venus: row(1.2, 0.5, 650, 320),
  Mars: row(0.65, 1, 1.5 * 686.98, 900),
  Jupiter: row(0.2, 5, 1.5 * 4332.59, 600),
  Saturn: row(0.11, 5, 1.5 * 10_759.22, 1500),
  Uranus: row(0.06, 10, 1.5 * 30_688.5, 3200),
  Neptune: row(0.04, 10, 1.5 * 60_182, 6200),
  Pluto: row(0.04, 15, 1.5 * 90_560, 13_000),
  'True Node': row(0.25, 0.25, OTHER.returnsWithinDays, OTHER.leavesSignWithinDays),
  'Mean Node': row(0.053, 1, OTHER.returnsWithinDays, OTHER.leavesSignWithinDays),
  Lilith: row(0.112, 1, OTHER.returnsWithinDays, OTHER.leavesSignWithinDays),
  'Mean Lilith': row(0.112, 1, OTHER.returnsWithinDays, OTHER.leavesSignWithinDays),
  'True Lilith': row(3, 0.25, OTHER.returnsWithinDays, OTHER.leavesSignWithinDays),
});

/** The motion of a body. The kind matters because small bodies may share a name with a lunar point (Lilith). */
export const bodyMotion = (body: Pick<Body, 'name' | 'kind'>): BodyMotion =>
  (body.kind === 'major' || body.kind === 'lunar_point' ? MOTIONS[body.name] : undefined) ?? OTHER;

/** Nominal step in days of a search for a body with this name. */
export const nominalStepDays = (bodyName: string): number => (MOTIONS[bodyName] ?? OTHER).nominalStepDays;
