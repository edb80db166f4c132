import { separationDeg } from '../../kernel/angle.js';
import type { ElectionFigure } from './figure.js';
import {
  conjunctionMotion,
  distance,
  houseMeasurements,
  houseSystemMeasurements,
  moonSignAndDegree,
  separationRate,
  signOffset,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import { compared, degrees, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, RuleState } from './witness.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** Facts about the Moon that need more than the instant itself. */
export interface LunarContext {
  /** The Moon makes no exact aspect to a planet before she leaves her sign. */
  readonly isVoid: boolean;
}

/** A clause without its state and measurements. */
export interface ClauseText {
  readonly clauseId: string;
  readonly policyId: string;
  readonly policyReference: string;
  readonly explanation: string;
}

/** A clause made of its fixed part, its state and its measurements. */
export const clause = (text: ClauseText, state: RuleState, measurements: readonly Measurement[]): Clause => ({
  ...text,
  state,
  measurements,
});

/** Triggered if the Moon is within an orb of the Sun in longitude. */
export function nearSun(text: ClauseText, figure: ElectionFigure, orbDeg: number): Clause {
  const apart = distance(figure, 'Moon', 'Sun');
  return clause(text, triggeredIf(apart <= orbDeg), [
    compared('separation', apart, '<=', orbDeg, 'degrees'),
    value('phase', conjunctionMotion(figure, 'Moon', 'Sun')),
    value('separationRate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
  ]);
}

/** Triggered in the third degree of Scorpio, the Moon's fall: [2, 3) degrees of the sign. */
export function degreeOfFall(text: Omit<ClauseText, 'clauseId' | 'policyId'>, figure: ElectionFigure): Clause {
  const [sign, degree] = moonSignAndDegree(figure);
  const longitude = figure.planets.Moon.longitudeDeg;
  return clause(
    { clauseId: 'ordinalThirdDegreeScorpio', policyId: 'ordinalDegreeHalfOpen', ...text },
    triggeredIf(longitude >= 212 && longitude < 213),
    [sign, { ...degree, comparison: 'in', threshold: '[2, 3) Scorpio' }],
  );
}

/** Two clauses, triggered if the Moon is within 12 degrees of the ascending or the descending node. */
export function nearNodes(text: Omit<ClauseText, 'clauseId' | 'policyId'>, figure: ElectionFigure): Clause[] {
  const orbDeg = 12;
  return (['Head', 'Tail'] as const).map((which) => {
    const node = which === 'Head' ? figure.nodeDeg : (figure.nodeDeg + 180) % 360;
    const apart = separationDeg(figure.planets.Moon.longitudeDeg, node);
    return clause(
      { clauseId: `moonWithin12deg${which}`, policyId: 'trueEclipticCrossingNodeAndOpposition', ...text },
      triggeredIf(apart <= orbDeg),
      [degrees('nodeLongitude', node), compared('separation', apart, '<=', orbDeg, 'degrees')],
    );
  });
}

/**
 * Triggered if the Moon is in a cadent house (3, 6, 9, 12) of the caller's quadrant system; not evaluable for other systems.
 */
export function cadentMoon(text: Omit<ClauseText, 'clauseId' | 'policyId'>, figure: ElectionFigure): Clause {
  const strength = strengthOf(figure, 'Moon');
  return clause(
    { clauseId: 'moonCadent', policyId: 'callerDeclaredCadentQuadrantHouses', ...text },
    strength === 'notEvaluable' ? 'notEvaluable' : triggeredIf(strength === 'cadent'),
    figure.isQuadrant
      ? [value('house', figure.planets.Moon.house), value('angularity', strength), ...houseMeasurements(figure)]
      : houseSystemMeasurements(figure),
  );
}

/** Triggered if the Moon is slower than a speed in degrees a day. */
export function slowMoon(text: ClauseText, figure: ElectionFigure, slowest: number): Clause {
  const rate = figure.planets.Moon.rateDegPerDay;
  return clause(text, triggeredIf(rate < slowest), [compared('moonLongitudeRate', rate, '<', slowest, 'degrees/day')]);
}

/** Triggered if the Moon is void of course until she leaves her sign. */
export const voidMoon = (text: ClauseText, context: LunarContext): Clause =>
  clause(text, triggeredIf(context.isVoid), [compared('voidOfCourse', context.isVoid, '==', true)]);

/** Triggered if the sign of a planet is at one of the given offsets (0 ... 11) from the Moon's sign. */
export function signRay(
  text: ClauseText,
  figure: ElectionFigure,
  planet: ClassicalPlanet,
  offsets: readonly number[],
  threshold: { readonly comparison: string; readonly text: string | number },
): Clause {
  const offset = signOffset(figure.planets.Moon.longitudeDeg, figure.planets[planet].longitudeDeg);
  return clause(text, triggeredIf(offsets.includes(offset)), [
    value('moonSign', signOfPlanet(figure, 'Moon')),
    value(`${planet.toLowerCase()}Sign`, signOfPlanet(figure, planet)),
    compared('signOffset', offset, threshold.comparison, threshold.text),
  ]);
}

/** Policy of the speed rules: rate of the apparent longitude of the chart. */
export const RATE_PRODUCT = 'chartLongitudeRate';
