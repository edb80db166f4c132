import type { Moment } from '../../state/moment.js';

/** What every part of the view asks with: the birth and the sidereal zodiac. */
export interface Birth {
  readonly moment: Moment;
  readonly dt: string;
  readonly knowsTime: boolean;
  /** The chosen zodiac; absent: the service's own default. */
  readonly zodiac: { readonly ayanamsa_system?: string };
}

/** The observer's part of a request. */
export const observerOf = ({ moment }: Birth): { observer_lat: number; observer_lon: number } => ({
  observer_lat: moment.latitude,
  observer_lon: moment.longitude,
});
