import { accidentalState } from '../../../doctrine/dignity/accidental.js';
import type { AccidentalState } from '../../../doctrine/dignity/accidental.js';
import { essentialState } from '../../../doctrine/dignity/essential.js';
import type { EssentialState } from '../../../doctrine/dignity/essential.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { DignityPlanet, Hemisphere } from '../../../doctrine/dignity/planets.js';
import { receptionsOf } from '../../../doctrine/dignity/reception.js';
import type { Reception } from '../../../doctrine/dignity/reception.js';
import { hemisphereOf, mercuryRisesBeforeSun, sectState } from '../../../doctrine/dignity/sect.js';
import type { HorizonFrame, SectState } from '../../../doctrine/dignity/sect.js';
import { besieging, solarPhase } from '../../../doctrine/dignity/solar.js';
import type { Besieging, SolarPhase } from '../../../doctrine/dignity/solar.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { separationDeg } from '../../../kernel/angle.js';
import { houseOf } from '../../../sky/houses/cusp-order.js';
import type { ClassicalChart } from '../../../services/classical-chart.js';
import type { DignityPolicy } from './policy.js';

/** A chart with its policy and the dignities of each planet. */
export interface DignityChart {
  readonly chart: ClassicalChart;
  readonly policy: DignityPolicy;
  readonly horizon: HorizonFrame;
  readonly mercuryRisesBeforeSun: boolean | null;
  readonly planets: readonly PlanetState[];
}

/** Dignities and related facts of one planet. Degrees. */
export interface PlanetState {
  readonly planet: DignityPlanet;
  readonly longitudeDeg: number;
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly distanceFromSunDeg: number;
  readonly hemisphere: Hemisphere | null;
  readonly essential: EssentialState;
  readonly accidental: AccidentalState;
  readonly sect: SectState;
  readonly phase: SolarPhase;
  readonly besieging: Besieging;
  /** All receptions in which the planet is the guest. */
  readonly receptions: readonly Reception[];
  /** The receptions that the policy admits. */
  readonly admitted: readonly Reception[];
}

/** Evaluates the dignities of a chart. The outer planets take part in receptions only where they are co-rulers. */
export function evaluateChart(chart: ClassicalChart, policy: DignityPolicy): DignityChart {
  const { figure } = chart.houses;
  const horizon: HorizonFrame = {
    ascDeg: figure.ascDeg,
    mcDeg: figure.mcDeg,
    midheavenAboveHorizon: figure.midheavenAboveHorizon,
    eclipticInHorizon: figure.eclipticInHorizon,
  };
  const shared: Shared = {
    chart,
    policy,
    horizon,
    mercuryRisesBeforeSun: mercuryRisesBeforeSun(chart.longitudes.Mercury, chart.longitudes.Sun),
    receptions: receptionsOf(policy.planets, chart.longitudes),
    seven: Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, chart.longitudes[planet]])),
  };
  return {
    chart,
    policy,
    horizon,
    mercuryRisesBeforeSun: shared.mercuryRisesBeforeSun,
    planets: policy.planets.map((planet) => planetState(planet, shared)),
  };
}

interface Shared {
  readonly chart: ClassicalChart;
  readonly policy: DignityPolicy;
  readonly horizon: HorizonFrame;
  readonly mercuryRisesBeforeSun: boolean | null;
  readonly receptions: readonly Reception[];
  /** Longitudes of the seven planets, degrees. */
  readonly seven: Readonly<Record<string, number>>;
}

function planetState(planet: DignityPlanet, shared: Shared): PlanetState {
  const { chart, policy, horizon } = shared;
  const longitudeDeg = chart.longitudes[planet],
    sunDeg = chart.longitudes.Sun;
  const hemisphere = hemisphereOf(longitudeDeg, horizon);
  const sect = sectState({
    planet,
    signIndex: signIndex(longitudeDeg),
    hemisphere,
    isDay: chart.isDay,
    mercuryRisesBeforeSun: shared.mercuryRisesBeforeSun,
    marsHayz: policy.marsHayz,
  });
  const receptions = shared.receptions.filter(({ guest }) => guest === planet),
    admitted = receptions.filter(({ basis }) => policy.receptions[basis]);
  const house = houseOf(longitudeDeg, chart.houses.cusps),
    isRetrograde = chart.rates[planet] < 0,
    distanceFromSunDeg = separationDeg(longitudeDeg, sunDeg),
    phase = solarPhase(planet, longitudeDeg, sunDeg),
    between = besieging(planet, longitudeDeg, shared.seven);
  return {
    planet,
    longitudeDeg,
    house,
    isRetrograde,
    distanceFromSunDeg,
    hemisphere,
    essential: essentialState({
      planet,
      longitudeDeg,
      isDay: chart.isDay,
      triplicity: policy.triplicity,
      scoring: policy.scoring,
    }),
    accidental: accidentalState(
      {
        planet,
        house,
        isRetrograde,
        distanceFromSunDeg,
        phase,
        besieged: between.besieged,
        sect,
        mutual: admitted.filter(({ isMutual }) => isMutual),
      },
      policy.accidental,
    ),
    sect,
    phase,
    besieging: between,
    receptions,
    admitted,
  };
}
