import { PLANET_DOCTRINE, planetSect } from '../dignity/planets.js';
import type { ClassicalPlanet, PlanetNature } from '../dignity/planets.js';

/** A planet (guest) in the bound of a planet (host). */
export interface BoundHosting {
  readonly guest: ClassicalPlanet;
  readonly host: ClassicalPlanet;
  readonly isOwnBound: boolean;
  readonly hostNature: PlanetNature;
  /** Whether the host belongs to the sect of the chart; null where the sect is unknown. */
  readonly hostInSect: boolean | null;
}

/**
 * Relation of a planet to the ruler of its bound.
 * @param isDay whether the chart is a day chart; null where unknown
 * @param mercuryRisesBeforeSun phase of Mercury, which decides its sect as a host
 */
export function boundHosting(
  guest: ClassicalPlanet,
  host: ClassicalPlanet,
  isDay: boolean | null,
  mercuryRisesBeforeSun: boolean,
): BoundHosting {
  return {
    guest,
    host,
    isOwnBound: guest === host,
    hostNature: PLANET_DOCTRINE[host].nature,
    hostInSect: isDay === null ? null : (planetSect(host, mercuryRisesBeforeSun) === 'diurnal') === isDay,
  };
}

export type BoundCondition = 'selfGoverned' | 'supported' | 'mediated' | 'constrained';

const BY_NATURE: Readonly<Record<PlanetNature, BoundCondition>> = {
  benefic: 'supported',
  neutral: 'mediated',
  malefic: 'constrained',
};

/** Condition of a planet by its bound: its own bound, or the bound of a benefic, of Mercury, or of a malefic. House rule. */
export const boundCondition = ({ isOwnBound, hostNature }: BoundHosting): BoundCondition =>
  isOwnBound ? 'selfGoverned' : BY_NATURE[hostNature];
