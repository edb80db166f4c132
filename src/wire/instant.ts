import type { ComputationBasis } from '../contract/basis.js';
import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { EARTH } from '../ephemeris/source.js';
import { J2000_JD } from '../kernel/constants.js';
import { namingField } from '../kernel/errors.js';
import type { Instant } from '../time/instant.js';

/** The one way between Julian days UT1 of the wire and the engine's instants, searches and bases. */

/** The instant of a Julian day UT1. */
export const instantOfJd = (engine: Engine, jdUt1: number): Instant => engine.time.instantFromUt1(jdUt1 - J2000_JD);

/** Julian day UT1 of an instant. */
export const jdOfInstant = (instant: Pick<Instant, 'ut1J2k'>): number => instant.ut1J2k + J2000_JD;

/** The computation basis of an answer for a Julian day UT1. Errors: OutOfCoverage. */
export const basisOfJd = (engine: Engine, jdUt1: number): ComputationBasis => engine.basis(instantOfJd(engine, jdUt1));

/** TT, days since J2000.0, of a Julian day UT1, and the reverse. */
export const ttOfJd = (engine: Engine, jdUt1: number): number => engine.time.ttFromUt1(jdUt1 - J2000_JD);
export const jdOfTt = (engine: Engine, ttJ2k: number): number => engine.time.ut1FromTt(ttJ2k) + J2000_JD;

/** TDB, days since J2000.0, of a Julian day UT1. With `field` (JSON pointer) it must be covered. Errors: OutOfCoverage naming the field. */
export function tdbOfJd(engine: Engine, jdUt1: number, field?: string): number {
  const tdb = engine.time.tdbFromTt(ttOfJd(engine, jdUt1));
  if (field !== undefined) requireCovered(engine, tdb, field, jdUt1);
  return tdb;
}

/** The Julian day UT1 of a TDB instant, as answers carry it. */
export const jdOfTdb = (engine: Engine, tdbJ2k: number): number => jdOfTt(engine, engine.time.ttFromTdb(tdbJ2k));

/** Errors: OutOfCoverage that names the field whose instant is not covered. */
export function requireCovered(engine: Engine, tdbJ2k: number, field: string, given: unknown): void {
  namingField(field, given, () => engine.ephemeris.sourceFor(EARTH, tdbJ2k));
}

/** A found moment, TDB days since J2000.0, as answers carry it. */
export function eventInstant(engine: Engine, tdbJ2k: number): EventInstantResponse {
  const tt = engine.time.ttFromTdb(tdbJ2k);
  return { jd_ut: jdOfTt(engine, tt), datetime_utc: engine.time.formatUtc(engine.time.utcFromTt(tt)) };
}

/** The same for a moment in UT1. */
export const eventInstantFromUt1 = (engine: Engine, ut1J2k: number): EventInstantResponse => ({
  jd_ut: ut1J2k + J2000_JD,
  datetime_utc: engine.time.formatUtc(engine.time.utcFromUt1(ut1J2k)),
});
