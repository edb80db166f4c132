import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { TajikaFigure } from './figure.js';
import { TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Relation of two signs by their distance: 5/9 great friend (open), 3/11 friend (secret), 4/10 enemy (secret), 1/7 great enemy (open),
 * 2/12 and 6/8 neutral. Source: Tajika Neelakanthi, Sanjna-tantra, drishti.
 */
export type SignRelation = 'greatFriend' | 'friend' | 'neutral' | 'enemy' | 'greatEnemy';

/** Relations at a distance of 0 ... 6 signs. */
const BY_DISTANCE: readonly SignRelation[] = [
  'greatEnemy',
  'neutral',
  'friend',
  'enemy',
  'greatFriend',
  'neutral',
  'greatEnemy',
];

/** Relation of the signs of two longitudes, degrees. It is the same in both directions. */
export function signRelation(aDeg: number, bDeg: number): SignRelation {
  const steps = (signIndex(bDeg) - signIndex(aDeg) + 12) % 12;
  return BY_DISTANCE[Math.min(steps, 12 - steps)];
}

/** Whether the signs of two longitudes, degrees, aspect each other. The 2nd, 6th, 8th and 12th do not. */
export const aspectsBySign = (aDeg: number, bDeg: number): boolean => signRelation(aDeg, bDeg) !== 'neutral';

/** Orb of a distinct aspect, degrees (Tajika Neelakanthi, Sanjna-tantra, drishti: twelve degrees before and behind). */
const DISTINCT_ORB_DEG = 12;

export type AspectRelation = 'sameSign' | 'secretFriend' | 'secretEnemy' | 'openFriend' | 'openEnemy';

/**
 * An aspect with its relation (Tajika Neelakanthi, Sanjna-tantra, drishti) and its strength in parts of a full aspect (house rule: recorded
 * practice; handbooks give 60, 45, 40, 15 and 10 sixtieths by houses).
 */
export interface AspectKind {
  readonly angleDeg: 0 | 60 | 90 | 120 | 180;
  readonly relation: AspectRelation;
  readonly strength: number;
  readonly isBenefic: boolean;
}

const ASPECT_KINDS: readonly AspectKind[] = [
  { angleDeg: 0, relation: 'sameSign', strength: 1, isBenefic: false },
  { angleDeg: 60, relation: 'secretFriend', strength: 0.25, isBenefic: true },
  { angleDeg: 90, relation: 'secretEnemy', strength: 0.5, isBenefic: false },
  { angleDeg: 120, relation: 'openFriend', strength: 0.75, isBenefic: true },
  { angleDeg: 180, relation: 'openEnemy', strength: 1, isBenefic: false },
];

/** The distinct aspect of two longitudes (degrees) with its distance from exactness; null when the two have none. */
export function distinctAspect(
  aDeg: number,
  bDeg: number,
): { readonly kind: AspectKind; readonly orbDeg: number } | null {
  const separation = separationDeg(aDeg, bDeg);
  for (const kind of ASPECT_KINDS) {
    const orbDeg = Math.abs(separation - kind.angleDeg);
    if (orbDeg <= DISTINCT_ORB_DEG) return { kind, orbDeg };
  }
  return null;
}

/** A distinct aspect of two planets; `orbDeg`: distance from exactness. */
export interface TajikaAspect {
  readonly body1: TajikaPlanet;
  readonly body2: TajikaPlanet;
  readonly kind: AspectKind;
  readonly orbDeg: number;
}

/** The distinct aspects of the seven planets, closest first. They count by degrees, also across a sign boundary. */
export function tajikaAspects({ longitudes }: TajikaFigure): TajikaAspect[] {
  const found: TajikaAspect[] = [];
  TAJIKA_PLANETS.forEach((body1, i) => {
    for (const body2 of TAJIKA_PLANETS.slice(i + 1)) {
      const aspect = distinctAspect(longitudes[body1], longitudes[body2]);
      if (aspect) found.push({ body1, body2, ...aspect });
    }
  });
  return found.sort((a, b) => a.orbDeg - b.orbDeg);
}

/**
 * Degrees that the faster planet has to move to the exact aspect; negative when it is past it. Of the two exact positions, one on each side
 * of the slower planet, the nearer counts.
 */
export function degreesToExact(fastDeg: number, slowDeg: number, angleDeg: number): number {
  const ahead = normalizeDeg(slowDeg - fastDeg);
  const gaps = [angleDeg, normalizeDeg(-angleDeg)].map((angle) => {
    const gap = normalizeDeg(ahead - angle);
    return gap > 180 ? gap - 360 : gap;
  });
  return Math.abs(gaps[0]) <= Math.abs(gaps[1]) ? gaps[0] : gaps[1];
}
