import type { ElectionPlanet } from '../../../../contract/election-history.js';
import { NO_TRANSITIONS } from '../../../../services/election-needs.js';
import type { EvidenceNeeds } from '../../../../services/election-needs.js';
import { LAND_PROFILE, MODULAR_PROFILE } from './schema.js';
import type { TRAVEL_PROFILES } from './schema.js';

const NOTHING: EvidenceNeeds = {
  planets: [],
  ascendant: false,
  solar: true,
  month: null,
  apparitions: [],
  histories: false,
  transitions: NO_TRANSITIONS,
};
/** Ghatis after sunrise at which the censure of a direction ends. */
const RELEASES = [8, 12, 15, 22];
const ALL_ARCS = [12, 27, 28, 108] as const;

/** The evidence and the transitions of a profile. `planets`: those of the evidence. */
export function travelNeeds(
  profile: (typeof TRAVEL_PROFILES)[number],
  planets: readonly ElectionPlanet[],
): EvidenceNeeds {
  if (profile === MODULAR_PROFILE)
    return {
      ...NOTHING,
      planets,
      ascendant: true,
      transitions: { ...NO_TRANSITIONS, arcs: { Sun: [27], Moon: [27] }, ascendant: [12], tithi: true, sunrise: true },
    };
  if (profile !== LAND_PROFILE)
    return {
      ...NOTHING,
      transitions: {
        ...NO_TRANSITIONS,
        sunrise: true,
        afterSunrise: RELEASES.map((ghatis) => ({ kind: 'release_offset', days: ghatis / 60 })),
      },
    };
  return {
    ...NOTHING,
    planets,
    ascendant: true,
    apparitions: ['Venus'],
    histories: true,
    transitions: {
      arcs: Object.fromEntries(planets.map((planet) => [planet, ALL_ARCS])),
      ascendant: [12, 108],
      tithi: true,
      sunrise: true,
      sunset: true,
      afterSunrise: [],
      dayParts: [
        [false, 3],
        [true, 3],
        [false, 8],
        [false, 15],
        [true, 15],
        [false, 16],
      ],
      stations: ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
      conjunctions: ['Venus'],
    },
  };
}
