import type { DorotheanMatterInput } from '../../src/doctrine/electional/dorotheus-input.js';
import { DOROTHEAN_MATTERS } from '../../src/doctrine/electional/dorotheus-matters.js';
import type { ElectionFigure } from '../../src/doctrine/electional/figure.js';
import type { MatterClause } from '../../src/doctrine/electional/matter-clauses.js';
import type { SahlMatterInput } from '../../src/doctrine/electional/sahl-input.js';
import { SAHL_MATTERS } from '../../src/doctrine/electional/sahl-matters.js';
import type { MeasuredValue, PlanetFact, Scalar } from '../../src/doctrine/electional/witness.js';
import type { ClassicalPlanet } from '../../src/doctrine/dignity/planets.js';
import { CLASSICAL_PLANETS } from '../../src/doctrine/dignity/planets.js';

/** The first degree of each sign. */
export const SIGNS = Array.from({ length: 12 }, (_, i) => 30 * i);
export const [ARI, TAU, GEM, CAN, LEO, VIR, LIB, SCO, SAG, CAP, AQU, PIS] = SIGNS;

const SPEEDS: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 1,
  Moon: 13,
  Mercury: 1.2,
  Venus: 1.1,
  Mars: 0.5,
  Jupiter: 0.1,
  Saturn: 0.05,
};

export interface HandFigure {
  readonly at: Partial<Record<ClassicalPlanet, number>>;
  readonly ascDeg?: number;
  readonly rates?: Partial<Record<ClassicalPlanet, number>>;
  readonly moonLatitudeRate?: number;
  readonly nodeDeg?: number;
  readonly isQuadrant?: boolean;
}

/**
 * A figure with the given longitudes. Other planets are at 15 Virgo; quadrant houses of 30 degrees each begin at the ascendant.
 */
export function figureOf({
  at,
  ascDeg = 0,
  rates = {},
  moonLatitudeRate = 0.1,
  nodeDeg = 0,
  isQuadrant = true,
}: HandFigure): ElectionFigure {
  const planets = Object.fromEntries(
    CLASSICAL_PLANETS.map((name) => {
      const longitudeDeg = at[name] ?? 165;
      return [
        name,
        {
          longitudeDeg,
          latitudeDeg: 1,
          rateDegPerDay: rates[name] ?? SPEEDS[name],
          latitudeRateDegPerDay: name === 'Moon' ? moonLatitudeRate : 0,
          house: Math.floor(((longitudeDeg - ascDeg + 360) % 360) / 30) + 1,
        },
      ];
    }),
  ) as ElectionFigure['planets'];
  return { planets, nodeDeg, ascDeg, requestedSystem: 'R', effectiveSystem: 'R', fallback: false, isQuadrant };
}

/** The clauses of a chapter of Sahl for a figure. */
export const sahlClauses = (
  name: keyof typeof SAHL_MATTERS,
  figure: HandFigure,
  more: Partial<SahlMatterInput> = {},
): readonly MatterClause[] =>
  SAHL_MATTERS[name].clauses({
    figure: figureOf(figure),
    isDay: true,
    lotDeg: 250,
    eleventhCuspDeg: 300,
    burntPath: 'clear',
    ...more,
  });

/** The clauses of a chapter of Dorotheus for a figure. */
export const dorotheanClauses = (
  name: keyof typeof DOROTHEAN_MATTERS,
  figure: HandFigure,
  more: Partial<DorotheanMatterInput> = {},
): readonly MatterClause[] =>
  DOROTHEAN_MATTERS[name].clauses({
    figure: figureOf(figure),
    equation: { trueDeg: 11, meanDeg: 10, equationDeg: 1 },
    flow: null,
    signNature: 'textWithoutDrySigns',
    natal: null,
    ...more,
  });

const named = (clauses: readonly MatterClause[], id: string): MatterClause => {
  const found = clauses.find((clause) => clause.clauseId === id);
  if (!found) throw new Error(`no clause ${id}`);
  return found;
};
export const stateOf = (clauses: readonly MatterClause[], id: string): string => named(clauses, id).state;
/** A measured value as a scalar: a list as `Mars,Saturn` or `Mars:square`, an empty list as `none`. */
export function plain(value: MeasuredValue): Scalar {
  if (!Array.isArray(value)) return value as Scalar;
  const items = (value as readonly (string | PlanetFact)[]).map((one) =>
    typeof one === 'string' ? one : `${one.planet}:${one.fact}`,
  );
  return items.join(',') || 'none';
}
export function measured(clauses: readonly MatterClause[], id: string, name: string) {
  const found = named(clauses, id).measurements.find((measurement) => measurement.name === name);
  if (!found) throw new Error(`no measurement ${name}`);
  return plain(found.value);
}
/** `order role identifier` of each clause. */
export const outline = (clauses: readonly MatterClause[]): string[] =>
  clauses.map((clause, i) => `${i + 1} ${clause.role} ${clause.clauseId}`);
