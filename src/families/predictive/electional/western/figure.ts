import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../../doctrine/dignity/planets.js';
import type { ElectionFigure, FigurePlanet } from '../../../../doctrine/electional/figure.js';
import type { Engine } from '../../../../engine.js';
import { castFigure } from '../../../../services/figure.js';
import { LUNAR_POINTS } from '../../../../sky/bodies.js';
import type { Houses } from '../../../../sky/houses/resolve.js';
import type { Instant } from '../../../../time/instant.js';
import { instantOfJd } from '../../../../wire/instant.js';

/** Instant, place and house system of a figure. `at`: prefix of the fields in the request, `/` or `/natal_`. */
export interface FigureSite {
  readonly jdUt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly houseSystem: string;
  readonly at?: string;
}

/** The figure with its houses and its instant. */
export interface CastElection {
  readonly figure: ElectionFigure;
  readonly houses: Houses;
  readonly instant: Instant;
}

const TRUE_NODE = LUNAR_POINTS[0];

/**
 * The figure of an instant and place: apparent geocentric positions of the seven planets in the true ecliptic of date, the true node,
 * and the houses of the requested system. Errors: InvalidInput for an unknown house system; OutOfCoverage.
 */
export function castElection(engine: Engine, site: FigureSite): CastElection {
  const instant = instantOfJd(engine, site.jdUt),
    at = site.at ?? '/';
  const cast = castFigure(engine, instant, {
    latitude: site.latitude,
    longitude: site.longitude,
    system: site.houseSystem,
    policy: { unknown_system: 'raise', polar_fallback: 'fallback_to_porphyry' },
    pointers: { system: `${at}house_system`, latitude: `${at}latitude` },
    site: null,
    ayanamsaDeg: null,
  });
  const { houses } = cast;
  const planets = {} as Record<ClassicalPlanet, FigurePlanet>;
  for (const name of CLASSICAL_PLANETS) {
    const { longitudeDeg, latitudeDeg, longitudeRateDegPerDay, latitudeRateDegPerDay } = cast.planets[name];
    planets[name] = {
      longitudeDeg,
      latitudeDeg,
      rateDegPerDay: longitudeRateDegPerDay,
      latitudeRateDegPerDay,
      house: cast.hasHouses ? cast.houseOf(longitudeDeg) : null,
    };
  }
  return {
    houses,
    instant,
    figure: {
      planets,
      nodeDeg: engine.sky.apparent(TRUE_NODE, instant).longitudeDeg,
      ascDeg: houses.figure.ascDeg,
      requestedSystem: houses.requested,
      effectiveSystem: houses.effective.code,
      fallback: houses.fallback,
      isQuadrant: houses.effective.family === 'quadrant',
    },
  };
}
