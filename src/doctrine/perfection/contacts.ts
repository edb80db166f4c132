import { normalizeDeg } from '../../kernel/angle.js';
import { faceRuler } from '../decans/decans.js';
import { boundAt } from '../bounds/bounds.js';
import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Moieties (half orbs), degrees. Orbs: Sun 15, Moon 12, Saturn and Jupiter 9, the others 7 (al-Qabisi II; the second column of Lilly's
 * table of orbs, Christian Astrology, p. 107).
 */
export const MOIETIES: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 7.5,
  Moon: 6,
  Mercury: 3.5,
  Venus: 3.5,
  Mars: 3.5,
  Jupiter: 4.5,
  Saturn: 4.5,
};

/** Ptolemaic aspects by directed angle, the longitude of the first planet minus that of the second, degrees. */
export const DIRECTED_ASPECTS = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
  240: 'trine',
  270: 'square',
  300: 'sextile',
} as const;
export type PerfectionAspect = (typeof DIRECTED_ASPECTS)[keyof typeof DIRECTED_ASPECTS];
export const DIRECTED_ANGLES = Object.keys(DIRECTED_ASPECTS).map(Number);

/** Longitude and rate of a planet at the start of the search, degrees and degrees a day. */
export interface PlanetMotion {
  readonly planet: ClassicalPlanet;
  readonly longitudeDeg: number;
  readonly rateDegPerDay: number;
}

/**
 * Two planets within the sum of their moieties of an exact aspect. `directedAngleDeg`: longitude of the first minus that of the second at
 * exactness.
 */
export interface Contact {
  /** Longitude of the first minus that of the second at exactness, degrees. */
  readonly directedAngleDeg: number;
  readonly isApplying: boolean;
}

/**
 * The contact of two planets; null outside the sum of their moieties. The largest sum is 13.5 degrees, so there is at most one contact.
 */
export function contactOf(a: PlanetMotion, b: PlanetMotion): Contact | null {
  const difference = normalizeDeg(a.longitudeDeg - b.longitudeDeg);
  for (const angle of DIRECTED_ANGLES) {
    const error = normalizeDeg(difference - angle + 180) - 180;
    if (Math.abs(error) > MOIETIES[a.planet] + MOIETIES[b.planet]) continue;
    return { directedAngleDeg: angle, isApplying: error * (a.rateDegPerDay - b.rateDegPerDay) <= 0 };
  }
  return null;
}

/** The directed angle nearest to two planets, inside or outside their moieties. */
export function nearestAngleDeg(a: PlanetMotion, b: PlanetMotion): number {
  const error = (angle: number): number => Math.abs(normalizeDeg(a.longitudeDeg - b.longitudeDeg - angle + 180) - 180);
  return DIRECTED_ANGLES.reduce((best, angle) => (error(angle) < error(best) ? angle : best));
}

/** Whether the first planet is lighter than the second: faster in the Chaldean order. */
export const isLighter = (first: ClassicalPlanet, second: ClassicalPlanet): boolean =>
  CHALDEAN_ORDER.indexOf(first) > CHALDEAN_ORDER.indexOf(second);

const RECEPTION_DIGNITIES = ['house', 'exaltation', 'triplicity', 'term', 'face'] as const;
export type ReceptionDignity = (typeof RECEPTION_DIGNITIES)[number];

/**
 * The dignities of `host` in the degree of a guest: Egyptian terms, Dorothean triplicity ruler in sect, Chaldean faces. By each of them the
 * host receives the guest (Lilly, p. 112).
 */
export function receivedBy(host: ClassicalPlanet, guestLongitudeDeg: number, isDay: boolean): ReceptionDignity[] {
  const sign = signIndex(guestLongitudeDeg);
  const rulers: Readonly<Record<ReceptionDignity, boolean>> = {
    house: domicileRuler(sign) === host,
    exaltation: EXALTATIONS[host].signIndex === sign,
    triplicity: triplicityOf(sign, isDay).active === host,
    term: boundAt(guestLongitudeDeg).ruler === host,
    face: faceRuler(guestLongitudeDeg) === host,
  };
  return RECEPTION_DIGNITIES.filter((dignity) => rulers[dignity]);
}
