import { DAYS_PER_JULIAN_CENTURY } from '../../kernel/constants.js';
import type { SmallBody } from './catalogue.js';
import type { Elements } from './elements.js';

/** Arcseconds at the epoch, per century, per century squared: what the comparison with JPL Horizons showed (README of /v1/asteroids), rounded up. */
const MAIN_BELT = [0.1, 0.2, 0.4] as const;
const NEAR_EARTH = [0.2, 2, 20] as const;
const DISTANT = [2, 20, 30] as const;
const COMET = [5, 20, 100] as const;
const GROUPS: Readonly<Record<string, readonly [number, number, number]>> = {
  IMB: MAIN_BELT,
  MBA: MAIN_BELT,
  OMB: MAIN_BELT,
  MCA: MAIN_BELT,
  TJN: MAIN_BELT,
  CEN: DISTANT,
  TNO: DISTANT,
};
/** Jets shift the return of a comet by hours to days: what a passage of perihelion between epoch and instant costs. */
const PASSAGE_ARCSEC = 3600;
/** From there on the number says only that the place is not known. */
const WORST_ARCSEC = 648_000;

/**
 * Estimated error of an integrated geocentric place, arcsec: an order of magnitude that grows with the time from the epoch of the
 * elements. It stands for what the elements do not say (their own uncertainty, forces of jets); the integration itself is exact to
 * some hundredths of an arcsecond over a century.
 */
export function errorEstimateArcsec(body: SmallBody, elements: Elements, tdbJ2k: number): number {
  const centuries = Math.abs(tdbJ2k - elements.epochTdbJ2k) / DAYS_PER_JULIAN_CENTURY;
  const [constant, linear, square] = body.kind === 'comet' ? COMET : (GROUPS[body.orbitClass] ?? NEAR_EARTH);
  const passages = body.kind === 'comet' ? perihelionPassages(elements, tdbJ2k) : 0;
  return Math.min(
    WORST_ARCSEC,
    constant + centuries * (linear + centuries * square) + PASSAGE_ARCSEC * passages * passages,
  );
}

/** Passages between the epoch and an instant; the one that the orbit was observed at costs nothing. */
function perihelionPassages(elements: Elements, tdbJ2k: number): number {
  if (elements.eccentricity >= 1) return 0;
  const periodDays = 365.2568983 * (elements.perihelionAu / (1 - elements.eccentricity)) ** 1.5;
  const turns = (t: number): number => Math.round((t - elements.perihelionTdbJ2k) / periodDays);
  return Math.abs(turns(tdbJ2k) - turns(elements.epochTdbJ2k));
}
