import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { TajikaFigure } from './figure.js';
import { TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/** How two signs look at each other (Tajika Neelakanthi, Sanjna-tantra, drishti): 5/9, 3/11, 4/10, 1/7, and 2/12, 6/8. */
export type SignRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

const BY_DISTANCE: readonly SignRelation[] = [
  'great_enemy',
  'neutral',
  'friend',
  'enemy',
  'great_friend',
  'neutral',
  'great_enemy',
];

/** Relation of two longitudes by their signs. */
export function signRelation(aDeg: number, bDeg: number): SignRelation {
  const steps = (signIndex(bDeg) - signIndex(aDeg) + 12) % 12;
  return BY_DISTANCE[Math.min(steps, 12 - steps)];
}

/** Whether a place is seen from another by sign: not from the 2nd, 6th, 8th and 12th. */
export const seesBySign = (aDeg: number, bDeg: number): boolean => signRelation(aDeg, bDeg) !== 'neutral';

/** Degrees to either side within which an aspect is distinct (Tajika Neelakanthi: twelve degrees before and behind). */
const DISTINCT_ORB_DEG = 12;

interface AspectKind {
  readonly angleDeg: number;
  readonly relation: string;
  readonly strength: number;
  readonly effect: string;
  readonly benefic: boolean;
}

const ASPECT_KINDS: readonly AspectKind[] = [
  { angleDeg: 0, relation: 'same_sign', strength: 1, effect: 'same-sign conjunction', benefic: false },
  {
    angleDeg: 60,
    relation: 'secret_friend',
    strength: 0.25,
    effect: 'perfects the matter sought quietly',
    benefic: true,
  },
  {
    angleDeg: 90,
    relation: 'secret_enemy',
    strength: 0.5,
    effect: 'obstructs the matter with hidden enmity',
    benefic: false,
  },
  {
    angleDeg: 120,
    relation: 'open_friend',
    strength: 0.75,
    effect: 'openly supports and unites the matter',
    benefic: true,
  },
  { angleDeg: 180, relation: 'open_enemy', strength: 1, effect: 'openly opposes the matter', benefic: false },
];

/** The aspect of two longitudes that is distinct, with its distance from exactness; null when there is none. */
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

export interface TajikaAspect {
  readonly body1: TajikaPlanet;
  readonly body2: TajikaPlanet;
  readonly kind: AspectKind;
  readonly orbDeg: number;
}

/** The distinct aspects of the seven planets, by degrees and over the borders of signs too, closest first. */
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

/** Degrees that the faster planet still has to go to the exact aspect; negative when it is past. */
export function degreesToExact(fastDeg: number, slowDeg: number, angleDeg: number): number {
  const ahead = normalizeDeg(slowDeg - fastDeg);
  const wanted = [angleDeg, normalizeDeg(-angleDeg)].map((angle) => {
    const gap = normalizeDeg(ahead - angle);
    return gap > 180 ? gap - 360 : gap;
  });
  return Math.abs(wanted[0]) <= Math.abs(wanted[1]) ? wanted[0] : wanted[1];
}
