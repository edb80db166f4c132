/** What the routes of eclipses answer, as far as it is shown. */
export interface EclipseEvent {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly data: {
    readonly eclipse_type: string;
    readonly is_solar_eclipse: boolean;
    readonly eclipse_magnitude: number;
    readonly gamma: number;
    readonly saros_series: number;
    readonly saros_member: number | null;
    readonly is_central: boolean | null;
  };
}
export interface EclipseRow {
  readonly events: readonly EclipseEvent[];
}

export type Luminary = 'solar' | 'lunar';
export const luminaryOf = ({ data }: EclipseEvent): Luminary => (data.is_solar_eclipse ? 'solar' : 'lunar');

/** The name of an eclipse in the address: its luminary and the day of its middle. */
export const eclipseKey = (event: EclipseEvent): string => keyOfDay(luminaryOf(event), event.datetime_utc);
export const keyOfDay = (luminary: Luminary, utc: string): string => `${luminary}-${utc.slice(0, -22)}`;

export interface Place {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
}
export interface SolarPath {
  readonly central_line_lats: readonly number[];
  readonly central_line_lons: readonly number[];
  readonly max_eclipse_lat: number;
  readonly max_eclipse_lon: number;
  readonly limits?: readonly { readonly side: 'north' | 'south'; readonly points: readonly Place[] }[];
}
export interface SolarFootprint {
  readonly tracks: readonly {
    readonly kind: 'penumbral_north' | 'penumbral_south' | 'sunrise' | 'sunset';
    readonly component_id: number;
    readonly segment_id: number;
    readonly points: readonly Place[];
  }[];
}
export interface SolarContours {
  readonly magnitude_levels: readonly {
    readonly threshold: number;
    readonly solved_components: readonly { readonly closed: boolean; readonly points: readonly Place[] }[];
  }[];
}
export interface LunarVisibility {
  readonly limits: readonly {
    readonly contact: string;
    readonly sublunar_point: Place;
    readonly points: readonly Place[];
  }[];
}

interface Epoch {
  readonly jd_ut1: number;
  readonly delta_t_seconds: number;
}
export interface SolarCircumstances {
  readonly event: EclipseEvent;
  readonly greatest: Place & {
    readonly epoch: Epoch;
    readonly path_width_km: number | null;
    readonly central_duration_seconds: number | null;
    readonly sun_altitude_deg: number;
    readonly obscuration: number;
  };
}
export interface LunarCircumstances {
  readonly event: EclipseEvent;
  readonly greatest: Epoch;
  readonly shadow: { readonly umbral_magnitude: number; readonly penumbral_magnitude: number };
  readonly penumbral_duration_seconds: number | null;
  readonly partial_duration_seconds: number | null;
  readonly total_duration_seconds: number | null;
}

export interface Contact {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly azimuth: number;
  readonly altitude: number;
  readonly visible: boolean;
}
/** The discs at an instant of an eclipse, as a place sees them: angles in degrees. */
export interface View {
  readonly event: string;
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly azimuth: number;
  readonly altitude: number;
  readonly visible: boolean;
  readonly disc_altitude_deg: number;
  readonly parallactic_angle_deg: number;
  readonly separation_deg: number;
  readonly position_angle_deg: number;
  readonly moon_semidiameter_deg: number;
}
export interface SolarDiscView extends View {
  readonly sun_semidiameter_deg: number;
  readonly magnitude: number;
  readonly obscuration: number;
}
export interface LunarDiscView extends View {
  readonly umbra_radius_deg: number;
  readonly penumbra_radius_deg: number;
  readonly umbral_magnitude: number;
  readonly penumbral_magnitude: number;
}

/** What a place sees of an eclipse of the list. */
export interface Sight {
  readonly visible: boolean;
  readonly eclipse_type: string | null;
  readonly magnitude: number;
}

export interface SolarLocal {
  readonly event: EclipseEvent;
  readonly sun: { readonly azimuth: number; readonly altitude: number; readonly visible: boolean };
  readonly obscuration: number;
  readonly maximum_limited_by: 'none' | 'sunrise' | 'sunset';
  readonly central_duration_seconds: number | null;
  readonly contacts: Readonly<Record<'c1' | 'c2' | 'c3' | 'c4', Contact | null>>;
  readonly views: readonly SolarDiscView[];
}
export type LunarLocal = { readonly event: EclipseEvent; readonly views: readonly LunarDiscView[] } & Readonly<
  Record<'greatest' | 'p1' | 'u1' | 'u2' | 'u3' | 'u4' | 'p4', Contact | null>
>;
