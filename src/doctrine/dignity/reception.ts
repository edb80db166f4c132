import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { DignityPlanet } from './planets.js';
import { signDignities } from './rulers.js';

const RECEPTION_BASES = ['domicile', 'exaltation'] as const;
export type ReceptionBasis = (typeof RECEPTION_BASES)[number];

/** A planet in a sign of another's: the other one is its host. Lilly, Christian Astrology, p. 112. */
export interface Reception {
  readonly guest: DignityPlanet;
  readonly host: DignityPlanet;
  readonly basis: ReceptionBasis;
  readonly guestSign: Sign;
  readonly hostSign: Sign;
  /** Signs of the host's that would make this reception. */
  readonly hostSigns: readonly Sign[];
  /** The host stands in a sign of the guest's in the same way. */
  readonly isMutual: boolean;
}

/** Longitudes in degrees by planet. */
type PlanetLongitudes = Readonly<Record<string, number>>;

/** All receptions by domicile and by exaltation, guests in the order of `planets`; for each the mutual ones first, then domicile before exaltation. */
export function receptionsOf(planets: readonly DignityPlanet[], longitudes: PlanetLongitudes): Reception[] {
  const found: Reception[] = [];
  const signs = new Map(planets.map((planet) => [planet, signIndex(longitudes[planet])]));
  const holds = (host: DignityPlanet, sign: number, basis: ReceptionBasis): boolean =>
    signDignities(host)[basis].includes(sign);
  for (const guest of planets) {
    const guestSign = signs.get(guest) ?? 0;
    const ofGuest: Reception[] = [];
    for (const basis of RECEPTION_BASES) {
      for (const host of planets) {
        if (host === guest || !holds(host, guestSign, basis)) continue;
        const hostSign = signs.get(host) ?? 0;
        ofGuest.push({
          guest,
          host,
          basis,
          guestSign: SIGNS[guestSign],
          hostSign: SIGNS[hostSign],
          hostSigns: signDignities(host).names[basis],
          isMutual: holds(guest, hostSign, basis),
        });
      }
    }
    found.push(...ofGuest.filter(({ isMutual }) => isMutual), ...ofGuest.filter(({ isMutual }) => !isMutual));
  }
  return found;
}
