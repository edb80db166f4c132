import type { ElectionPlanet } from '../contract/election-history.js';

/** Events at which the verdict of tests may change, and the evidence that they read. */
export interface EvidenceNeeds {
  /** Planets in the order of the evidence. */
  readonly planets: readonly ElectionPlanet[];
  readonly ascendant: boolean;
  readonly solar: boolean;
  /** Kind of lunar months, or null when none is read. */
  readonly month: 'amanta' | 'purnimanta' | null;
  /** Apparitions of Jupiter and Venus. */
  readonly apparitions: readonly ('Jupiter' | 'Venus')[];
  /** Spans of star, tithi, ascendant and yoga, and records of ingresses and star passages. */
  readonly histories: boolean;
  readonly transitions: TransitionNeeds;
}

/** The arcs whose edges end a cell. */
export interface TransitionNeeds {
  /** Numbers of equal arcs of each planet: 12 signs, 27 stars, 108 quarters, and 28 for the unequal stars. */
  readonly arcs: Readonly<Partial<Record<ElectionPlanet, readonly (12 | 27 | 28 | 108)[]>>>;
  /** Numbers of equal arcs of the ascendant. */
  readonly ascendant: readonly (12 | 108)[];
  /** Tithis, and with them the phase of the Moon. */
  readonly tithi: boolean;
  readonly sunrise: boolean;
  readonly sunset: boolean;
  /** Days after sunrise at which a rule changes, with the kind of their boundary. */
  readonly afterSunrise: readonly { readonly kind: string; readonly days: number }[];
  /** Equal parts of day and night whose edges change a verdict: [night, count]. */
  readonly dayParts: readonly (readonly [night: boolean, count: number])[];
  /** Stations of planets. */
  readonly stations: readonly ElectionPlanet[];
  /** Conjunctions with the Sun. */
  readonly conjunctions: readonly ElectionPlanet[];
}

export const NO_TRANSITIONS: TransitionNeeds = {
  arcs: {},
  ascendant: [],
  tithi: false,
  sunrise: false,
  sunset: false,
  afterSunrise: [],
  dayParts: [],
  stations: [],
  conjunctions: [],
};
