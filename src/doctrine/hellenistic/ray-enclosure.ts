import { normalizeDeg } from '../../kernel/angle.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** Largest distance of an enclosing ray, degrees, inclusive: Antiochus, in Porphyry, Introduction 15. */
export const RAY_ENCLOSURE_DEG = 7;

const RAYS = [
  [0, 'body'],
  [60, 'sextile'],
  [90, 'square'],
  [120, 'trine'],
  [180, 'opposition'],
  [240, 'trine'],
  [270, 'square'],
  [300, 'sextile'],
] as const;

/** A body or ray of a planet near a degree. */
export interface NearRay {
  readonly planet: ClassicalPlanet;
  readonly aspect: (typeof RAYS)[number][1];
  readonly longitudeDeg: number;
  readonly distanceDeg: number;
}

/** Enclosure of a planet by the rays of the malefics. */
export interface RayEnclosure {
  readonly enclosed: boolean;
  readonly behind: NearRay | null;
  readonly ahead: NearRay | null;
  /** Other planets with a body or ray between the two. */
  readonly intervening: readonly ClassicalPlanet[];
}

const nearest = (rays: readonly NearRay[]): NearRay | null =>
  rays.reduce<NearRay | null>((best, ray) => (best === null || ray.distanceDeg < best.distanceDeg ? ray : best), null);

/**
 * Enclosure by rays: Mars and Saturn have a body or ray within seven degrees on both sides of a planet, one each, and no other planet casts a
 * body or ray between them.
 * Source: Antiochus, in Porphyry, Introduction 15 (emperischesis: within seven degrees, no other planet between).
 * @param longitudes of the known planets, degrees [0, 360)
 */
export function rayEnclosure(subject: ClassicalPlanet, longitudes: ReadonlyMap<string, number>): RayEnclosure {
  const degree = longitudes.get(subject)!;
  const side = (sign: 1 | -1, planets: readonly ClassicalPlanet[]): readonly NearRay[] =>
    planets.flatMap((planet) => {
      const longitude = longitudes.get(planet);
      if (planet === subject || longitude === undefined) return [];
      return RAYS.map(([angle, aspect]) => {
        const longitudeDeg = normalizeDeg(longitude + angle);
        return { planet, aspect, longitudeDeg, distanceDeg: normalizeDeg(sign * (longitudeDeg - degree)) };
      }).filter(({ distanceDeg }) => distanceDeg <= RAY_ENCLOSURE_DEG);
    });
  const none: RayEnclosure = { enclosed: false, behind: null, ahead: null, intervening: [] };
  const behind = nearest(side(-1, ['Mars', 'Saturn']));
  if (behind === null) return { ...none, ahead: nearest(side(1, ['Mars', 'Saturn'])) };
  const ahead = nearest(side(1, [behind.planet === 'Mars' ? 'Saturn' : 'Mars']));
  if (ahead === null) return { ...none, behind };
  const others = CLASSICAL_PLANETS.filter((planet) => planet !== behind.planet && planet !== ahead.planet);
  const between = [
    ...side(-1, others).filter(({ distanceDeg }) => distanceDeg < behind.distanceDeg),
    ...side(1, others).filter(({ distanceDeg }) => distanceDeg < ahead.distanceDeg),
  ];
  const intervening = others.filter((planet) => between.some((ray) => ray.planet === planet));
  return { enclosed: intervening.length === 0, behind, ahead, intervening };
}
