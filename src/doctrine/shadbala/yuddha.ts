import { separationDeg } from '../../kernel/angle.js';
import type { Graha } from '../vedic-dignity/tables.js';

/** The five that make war, and the diameters of their discs (Raman, Graha and Bhava Balas, ch. 5: arcsec). */
const WARRIORS: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const DISC: Partial<Record<Graha, number>> = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 };

const WAR_DEG = 1;

/**
 * What passes from the vanquished to the victor. `raman`: the difference of their strengths up to the hour, over the difference of
 * the diameters of their discs; `bphs`: the difference of the strengths itself (27.20).
 */
export type YuddhaPoints = 'raman' | 'bphs';

export interface PlanetaryWar {
  readonly victor: Graha;
  readonly loser: Graha;
  readonly separationDeg: number;
  readonly points: number;
}

/**
 * The wars of a chart: two of the five within a degree of longitude. The northern is the victor (Surya Siddhanta 7.18-23; Raman);
 * of two at one latitude, the one that comes first in the order of the week. `strengths`: shashtiamsas up to the hour.
 */
export function planetaryWars(
  longitudeDeg: Readonly<Record<Graha, number>>,
  latitudeDeg: Readonly<Record<Graha, number>>,
  strengths: Readonly<Record<Graha, number>>,
  reading: YuddhaPoints,
): PlanetaryWar[] {
  const wars: PlanetaryWar[] = [];
  WARRIORS.forEach((a, i) => {
    for (const b of WARRIORS.slice(i + 1)) {
      const apart = separationDeg(longitudeDeg[a], longitudeDeg[b]);
      if (apart > WAR_DEG) continue;
      const [victor, loser] = latitudeDeg[b] > latitudeDeg[a] ? [b, a] : [a, b];
      const difference = Math.abs(strengths[a] - strengths[b]);
      const discs = Math.abs((DISC[a] as number) - (DISC[b] as number));
      wars.push({ victor, loser, separationDeg: apart, points: reading === 'raman' ? difference / discs : difference });
    }
  });
  return wars;
}
