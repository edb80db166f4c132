import type { Boundary, Evidence, Extent, Graha, StarHistory } from '../muhurta-election/evidence.js';

/** A contact of longitudes: the Sun enters a navamsa, or two planets meet. Degrees, sidereal. */
export interface AngularEvent {
  readonly kind: 'solarNavamsa' | 'planetaryConjunction';
  readonly boundary: Boundary;
  readonly firstBody: Graha;
  readonly secondBody: Graha | null;
  readonly targetDegrees: number;
  readonly beforeFirst: number;
  readonly afterFirst: number;
}

/** Sun and Moon have equal declinations. The longitudes of the Moon on both sides are sidereal, in degrees. */
export interface DeclinationEvent {
  readonly boundary: Boundary;
  readonly beforeMoonLongitude: number;
  readonly afterMoonLongitude: number;
}

/** First or last contact of an eclipse seen from anywhere, with the longitude of the Moon on both sides. */
export interface ShadowContact {
  readonly boundary: Boundary;
  readonly beforeMoonLongitude: number;
  readonly afterMoonLongitude: number;
}

/** An eclipse from its first to its last contact anywhere on the Earth. */
export interface EclipseInterval {
  readonly start: ShadowContact;
  readonly end: ShadowContact;
}

/** Events that Vivaha Vrindavana and Kalaprakasika look back to. */
export interface TraditionHistory {
  readonly profile: string;
  readonly extent: Extent;
  readonly declinationExtent: Extent | null;
  readonly solarNavamsaEntries: readonly AngularEvent[];
  readonly conjunctionEvents: readonly AngularEvent[];
  readonly declinationEvents: readonly DeclinationEvent[];
  readonly eclipseIntervals: readonly EclipseInterval[];
}

/** The lunation, from new moon to new moon, that contains the instant. */
export interface LunationBounds {
  readonly start: Boundary;
  readonly end: Boundary;
}

/** Evidence of a marriage election besides that of every election. */
export interface MarriageEvidence extends Evidence {
  /** Sidereal longitude of the midheaven, degrees, for the bhavas of Vivaha Vrindavana. */
  readonly midheaven: number | null;
  readonly lunation: LunationBounds | null;
  readonly tradition: TraditionHistory | null;
}

/** Histories that every election knows. */
export type { StarHistory };

/** Bride or groom. Longitudes are sidereal, in degrees. */
export interface Participant {
  readonly id: string;
  readonly role: 'bride' | 'groom';
  readonly natalMoon: number | null;
  readonly natalLagna: number | null;
  /** 0 Chaitra ... 11 Phalguna. */
  readonly birthMonth: number | null;
  /** Tithi 0 ... 29. */
  readonly birthTithi: number | null;
  readonly firstBorn: boolean | null;
}
