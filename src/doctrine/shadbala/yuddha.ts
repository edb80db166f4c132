import { separationDeg } from '../../kernel/angle.js';
import type { Graha } from '../vedic-dignity/tables.js';

/** The five planets of planetary war, and the diameters of their discs, arcsec (Raman, Graha and Bhava Balas, ch. 5). */
const WARRIORS: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const DISC: Partial<Record<Graha, number>> = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 };

/** Greatest separation in longitude of a war, degrees (Surya Siddhanta 7.18-23). */
const WAR_DEG = 1;

/**
 * Points that the loser gives to the victor. `raman`: the difference of their strengths up to hora bala, divided by the difference of the
 * diameters of their discs; `bphs`: the difference of the strengths (27.20).
 */
export type YuddhaPoints = 'raman' | 'bphs';

/** A planetary war; `points` in shashtiamsas. */
export interface PlanetaryWar {
  readonly victor: Graha;
  readonly loser: Graha;
  readonly separationDeg: number;
  readonly points: number;
}

/**
 * The wars of a chart: pairs of the five planets within a degree of longitude. The northern planet wins (Surya Siddhanta 7.18-23; Raman); at
 * equal latitudes the one that is first in weekday order (house rule). Given: ecliptic longitudes and latitudes, degrees, and strengths up to
 * hora bala, shashtiamsas.
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
