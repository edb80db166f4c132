import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../../doctrine/dignity/planets.js';
import type { ElectionFigure, FigurePlanet } from '../../../../doctrine/electional/figure.js';
import type { Engine } from '../../../../engine.js';
import { DEG_PER_RAD } from '../../../../kernel/constants.js';
import { LAT, LAT_RATE, LON, LON_RATE } from '../../../../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../../../../reduction/stages.js';
import { CHART_BODIES, LUNAR_POINTS } from '../../../../sky/bodies.js';
import { cuspOrder, houseOf } from '../../../../sky/houses/cusp-order.js';
import type { Houses } from '../../../../sky/houses/resolve.js';
import type { Instant } from '../../../../time/instant.js';
import { housesAt } from '../../../../wire/houses.js';
import { instantOfJd } from '../../../../wire/instant.js';

/** An instant and place whose figure is judged. `at`: prefix of the fields in the request, `/` or `/natal_`. */
export interface FigureSite {
  readonly jdUt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly houseSystem: string;
  readonly at?: string;
}

/** The figure with what it was made from. */
export interface CastFigure {
  readonly figure: ElectionFigure;
  readonly houses: Houses;
  readonly instant: Instant;
}

const TRUE_NODE = LUNAR_POINTS[0];
const place = new Float64Array(6);

/**
 * The figure of an instant and place: apparent geocentric places of the seven planets in the true ecliptic of date, the true node
 * and the houses of the caller's system. Errors: InvalidInput for an unknown house system; OutOfCoverage.
 */
export function castFigure(engine: Engine, site: FigureSite): CastFigure {
  const { sky } = engine,
    instant = instantOfJd(engine, site.jdUt),
    at = site.at ?? '/';
  const houses = housesAt(
    engine,
    instant,
    {
      latitude: site.latitude,
      longitude: site.longitude,
      system: site.houseSystem,
      policy: { unknown_system: 'raise', polar_fallback: 'fallback_to_porphyry' },
    },
    { system: `${at}house_system`, latitude: `${at}latitude` },
  );
  const order = cuspOrder(houses.cusps),
    epoch = sky.epoch(instant);
  const planets = {} as Record<ClassicalPlanet, FigurePlanet>;
  for (const [i, name] of CLASSICAL_PLANETS.entries()) {
    sky.place(epoch, CHART_BODIES[i], null, ALL_CORRECTIONS, place);
    const longitudeDeg = place[LON] * DEG_PER_RAD,
      house = houseOf(longitudeDeg, houses.cusps, order);
    planets[name] = {
      longitudeDeg,
      latitudeDeg: place[LAT] * DEG_PER_RAD,
      rateDegPerDay: place[LON_RATE] * DEG_PER_RAD,
      latitudeRateDegPerDay: place[LAT_RATE] * DEG_PER_RAD,
      house: house === 0 ? null : house,
    };
  }
  sky.place(epoch, TRUE_NODE, null, ALL_CORRECTIONS, place);
  return {
    houses,
    instant,
    figure: {
      planets,
      nodeDeg: place[LON] * DEG_PER_RAD,
      ascDeg: houses.figure.ascDeg,
      requestedSystem: houses.requested,
      effectiveSystem: houses.effective.code,
      fallback: houses.fallback,
      isQuadrant: houses.effective.family === 'quadrant',
    },
  };
}
