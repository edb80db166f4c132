import type { AnswerOf, Shape } from '../../../api/operations.js';

/** An eclipse: its middle, and its data. */
export type EclipseEvent = Shape<'EclipseEventResponse'>;

export type Luminary = 'solar' | 'lunar';
export const luminaryOf = ({ data }: EclipseEvent): Luminary => (data.is_solar_eclipse ? 'solar' : 'lunar');

/** The name of an eclipse in the address: its luminary and the date of its middle. */
export const eclipseKey = (event: EclipseEvent): string => keyOfDay(luminaryOf(event), event.datetime_utc);
export const keyOfDay = (luminary: Luminary, utc: string): string => `${luminary}-${utc.slice(0, -22)}`;

export interface Place {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
}
export type SolarPath = AnswerOf<'solarEclipsePath'>;
export type SolarFootprint = AnswerOf<'solarEclipseFootprint'>;
export type SolarContours = AnswerOf<'solarEclipseCartography'>;
export type LunarVisibility = AnswerOf<'lunarEclipseVisibility'>;
export type Contact = Shape<'LocalContactCircumstancesResponse'>;
/** The discs at an instant of an eclipse as a place sees them. Angles in degrees. */
export type SolarDiscView = Shape<'SolarDiscViewResponse'>;
export type LunarDiscView = Shape<'LunarDiscViewResponse'>;
export type View = SolarDiscView | LunarDiscView;
/** How an eclipse of the list appears from a place. */
export type Sight = Shape<'EclipseSightResponse'>;
export type SolarLocal = AnswerOf<'solarEclipseLocally'>;
export type LunarLocal = AnswerOf<'lunarEclipseLocally'>;
