import { separationDeg } from '../../kernel/angle.js';
import type { ElectionFigure } from './figure.js';
import {
  conjunctionMotion,
  distance,
  houseMeasurements,
  namesOfHouses,
  moonSignAndDegree,
  separationRate,
  signOffset,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import { compared, degrees, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, RuleState } from './witness.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** What the sky between this instant and others says of the Moon. Instants are Julian days UT1. */
export interface LunarContext {
  /** No exact aspect to a planet lies between the instant and her leaving the sign. */
  readonly isVoid: boolean;
}

/** A clause but for its state and measurements. */
export interface ClauseText {
  readonly clauseId: string;
  readonly policyId: string;
  readonly policyReference: string;
  readonly explanation: string;
}

export const clause = (text: ClauseText, state: RuleState, measurements: readonly Measurement[]): Clause => ({
  ...text,
  state,
  measurements,
});

/** The Moon within an orb of the Sun in longitude. */
export function nearSun(text: ClauseText, figure: ElectionFigure, orbDeg: number): Clause {
  const apart = distance(figure, 'Moon', 'Sun');
  return clause(text, triggeredIf(apart <= orbDeg), [
    compared('separation', apart, '<=', orbDeg, 'degrees'),
    value('phase', conjunctionMotion(figure, 'Moon', 'Sun')),
    value('separationRate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
  ]);
}

/** The third degree of Scorpio, the Moon's fall: [2, 3) degrees of the sign. */
export function degreeOfFall(text: Omit<ClauseText, 'clauseId' | 'policyId'>, figure: ElectionFigure): Clause {
  const [sign, degree] = moonSignAndDegree(figure);
  const longitude = figure.planets.Moon.longitudeDeg;
  return clause(
    { clauseId: 'ordinalThirdDegreeScorpio', policyId: 'ordinalDegreeHalfOpen', ...text },
    triggeredIf(longitude >= 212 && longitude < 213),
    [sign, { ...degree, comparison: 'in', threshold: '[2, 3) Scorpio' }],
  );
}

/** The Moon within an orb of either node. */
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

/** The Moon in a cadent house (3, 6, 9, 12) of the quadrant system that the caller declares. */
export function cadentMoon(text: Omit<ClauseText, 'clauseId' | 'policyId'>, figure: ElectionFigure): Clause {
  const strength = strengthOf(figure, 'Moon');
  return clause(
    { clauseId: 'moonCadent', policyId: 'callerDeclaredCadentQuadrantHouses', ...text },
    strength === 'notEvaluable' ? 'notEvaluable' : triggeredIf(strength === 'cadent'),
    figure.isQuadrant
      ? [value('house', figure.planets.Moon.house), value('angularity', strength), ...houseMeasurements(figure)]
      : namesOfHouses(figure),
  );
}

/** The Moon slower than a speed, strictly. */
export function slowMoon(text: ClauseText, figure: ElectionFigure, slowest: number): Clause {
  const rate = figure.planets.Moon.rateDegPerDay;
  return clause(text, triggeredIf(rate < slowest), [compared('moonLongitudeRate', rate, '<', slowest, 'degrees/day')]);
}

/** The Moon void of course until she leaves her sign. */
export const voidMoon = (text: ClauseText, context: LunarContext): Clause =>
  clause(text, triggeredIf(context.isVoid), [compared('voidOfCourse', context.isVoid, '==', true)]);

/** The Moon's sign at one of some offsets from another planet's sign. */
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

/** Policy of the speed rules: the rate of the apparent longitude of the chart. */
export const RATE_PRODUCT = 'chartLongitudeRate';
