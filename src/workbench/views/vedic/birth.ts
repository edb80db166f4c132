import type { Moment } from '../../state/moment.js';

/** The birth and the sidereal zodiac that all parts of the view use. */
export interface Birth {
  readonly moment: Moment;
  readonly dt: string;
  readonly knowsTime: boolean;
  /** The chosen zodiac; absent for the default of the service. */
  readonly zodiac: { readonly ayanamsa_system?: string };
}

/** The observer fields of a request. */
export const observerOf = ({ moment }: Birth): { observer_lat: number; observer_lon: number } => ({
  observer_lat: moment.latitude,
  observer_lon: moment.longitude,
});
