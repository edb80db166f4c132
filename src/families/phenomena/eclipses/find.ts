import type { Engine } from '../../../engine.js';
import { walkLunar, walkSolar } from '../../../events/eclipses/next.js';
import type { Found } from '../../../events/eclipses/next.js';
import type { LunarSummary } from '../../../events/eclipses/lunar.js';
import { AGENCY_LUNAR_RADII, NATIVE_RADII } from '../../../events/eclipses/radii.js';
import type { EclipseRadii } from '../../../events/eclipses/radii.js';
import type { SolarSummary } from '../../../events/eclipses/solar.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, NotFound } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { canonicalName } from '../../../contract/names.js';
import type { LunarKind, LunarMode, SolarKind } from './schema.js';

/**
 * Member of a closed list given as free text, independent of case, blanks and separators. Errors: InvalidInput at
 * `field`.
 */
export function oneOfText<T extends string>(given: string, allowed: readonly T[], field: string, what: string): T {
  const folded = foldName(given);
  const found = allowed.find((value) => foldName(value) === folded) ?? canonicalName(given, allowed);
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: `is not a known ${what}`,
      given,
      allowed: [...allowed],
      suggestions: suggestNames(given, allowed),
    });
  return found as T;
}

const notFound = (what: string, kind: string, jdStart: number, backward: boolean): NotFound =>
  new NotFound(`the ephemeris ends before a ${backward ? 'previous' : 'next'} ${what} eclipse of kind ${kind}`, {
    jd_start: jdStart,
    kind,
    backward,
  });

/** True when a global event belongs to a kind. `central`: the axis of the shadow meets the Earth. */
function matchesSolar({ type, central }: SolarSummary, kind: SolarKind): boolean {
  return kind === 'any' || (kind === 'central' ? central : foldName(type) === kind);
}

/**
 * Next (previous) solar eclipses of a kind, in order: `count` of them, or fewer if the ephemeris ends, but at least
 * one. Errors: NotFound when the ephemeris ends before the first, OutOfCoverage.
 */
export function findSolarRow(
  engine: Engine,
  jdStart: number,
  kind: SolarKind,
  backward: boolean,
  count: number,
): Found<SolarSummary>[] {
  const found: Found<SolarSummary>[] = [];
  walkSolar(engine, jdStart - J2000_JD, backward, NATIVE_RADII, (event) => {
    if (matchesSolar(event.summary, kind)) found.push(event);
    return found.length >= count;
  });
  if (found.length === 0) throw notFound('solar', kind, jdStart, backward);
  return found;
}

/** Next (previous) solar eclipse of a kind. Errors: as `findSolarRow`. */
export const findSolar = (engine: Engine, jdStart: number, kind: SolarKind, backward: boolean): Found<SolarSummary> =>
  findSolarRow(engine, jdStart, kind, backward, 1)[0];

/** Radii of a mode of the lunar routes. */
export const lunarRadii = (mode: LunarMode): EclipseRadii => (mode === 'native' ? NATIVE_RADII : AGENCY_LUNAR_RADII);

/** Next (previous) lunar eclipses of a kind, in order. Errors: as `findSolarRow`. */
export function findLunarRow(
  engine: Engine,
  jdStart: number,
  kind: LunarKind,
  backward: boolean,
  { mode, count }: { readonly mode: LunarMode; readonly count: number },
): Found<LunarSummary>[] {
  const found: Found<LunarSummary>[] = [];
  walkLunar(engine, jdStart - J2000_JD, backward, lunarRadii(mode), (event) => {
    if (kind === 'any' || foldName(event.summary.type) === kind) found.push(event);
    return found.length >= count;
  });
  if (found.length === 0) throw notFound('lunar', kind, jdStart, backward);
  return found;
}

/** Next (previous) lunar eclipse of a kind. Errors: as `findSolarRow`. */
export const findLunar = (
  engine: Engine,
  jdStart: number,
  kind: LunarKind,
  backward: boolean,
  mode: LunarMode,
): Found<LunarSummary> => findLunarRow(engine, jdStart, kind, backward, { mode, count: 1 })[0];
