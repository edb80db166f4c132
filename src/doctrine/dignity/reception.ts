import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { DignityPlanet } from './planets.js';
import { signDignities } from './rulers.js';

const RECEPTION_BASES = ['domicile', 'exaltation'] as const;
export type ReceptionBasis = (typeof RECEPTION_BASES)[number];

/** A reception: the guest is in a sign where the host has its domicile or exaltation. Lilly, Christian Astrology, p. 112. */
export interface Reception {
  readonly guest: DignityPlanet;
  readonly host: DignityPlanet;
  readonly basis: ReceptionBasis;
  readonly guestSign: Sign;
  readonly hostSign: Sign;
  /** All signs of the host with this dignity. */
  readonly hostSigns: readonly Sign[];
  /** Whether the host is also in a sign where the guest has the same kind of dignity. */
  readonly isMutual: boolean;
}

/** Longitudes by planet, degrees. */
type PlanetLongitudes = Readonly<Record<string, number>>;

/**
 * All receptions by domicile and by exaltation between planets.
 * @param planets planets that may be guest or host
 * @param longitudes longitude of each planet, degrees
 * @returns receptions in the order of the guests in `planets`; for each guest mutual receptions first, then domicile before exaltation
 */
export function receptionsOf(planets: readonly DignityPlanet[], longitudes: PlanetLongitudes): Reception[] {
  const found: Reception[] = [];
  const signOf = (planet: DignityPlanet): number => signIndex(longitudes[planet]);
  const hasDignity = (planet: DignityPlanet, sign: number, basis: ReceptionBasis): boolean =>
    signDignities(planet)[basis].includes(sign);
  for (const guest of planets) {
    const guestSign = signOf(guest);
    const ofGuest: Reception[] = [];
    for (const basis of RECEPTION_BASES) {
      for (const host of planets) {
        if (host === guest || !hasDignity(host, guestSign, basis)) continue;
        const hostSign = signOf(host);
        ofGuest.push({
          guest,
          host,
          basis,
          guestSign: SIGNS[guestSign],
          hostSign: SIGNS[hostSign],
          hostSigns: signDignities(host).names[basis],
          isMutual: hasDignity(guest, hostSign, basis),
        });
      }
    }
    found.push(...ofGuest.filter(({ isMutual }) => isMutual), ...ofGuest.filter(({ isMutual }) => !isMutual));
  }
  return found;
}
