import { post } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { Observer } from '../../../state/observer.js';

/** Bright stars that the Moon can reach: no farther from the ecliptic than its orbit leads it. */
export const STARS: readonly string[] = [
  'Aldebaran',
  'Regulus',
  'Spica',
  'Antares',
  'Alcyone',
  'Elnath',
  'Asellus Australis',
  'Porrima',
  'Zubenelgenubi',
  'Acrab',
  'Dschubba',
  'Alniyat',
  'Nunki',
  'Deneb Algedi',
];
export const START_STARS = STARS.slice(0, 5);

export interface Occultation {
  readonly target: string;
  readonly jd_mid: number;
  readonly mid_datetime_utc: string;
  readonly ingress_datetime_utc: string;
  readonly egress_datetime_utc: string;
  readonly min_separation: number;
}
export interface OccultationAnswer {
  readonly events: readonly Occultation[];
}
/** The Moon and what it hides at an instant, as a place sees them: angles in degrees. */
export interface OccultationView {
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
  readonly target_semidiameter_deg: number;
  readonly moon_illuminated_fraction: number;
  readonly bright_limb_angle_deg: number;
  readonly sun_altitude: number;
}
/** The same for one place. */
export interface LocalOccultation extends Occultation {
  readonly views: readonly OccultationView[];
}

export const keyOf = ({ target, mid_datetime_utc: mid }: Occultation): string => `${target}-${mid.slice(0, -22)}`;

const isStar = (target: string): boolean => STARS.includes(target);
/** How a route is told its target: planets by their names, stars from the catalogue. */
const targetOf = (target: string): object =>
  isStar(target) ? { star_name: target, star_place: 'catalogue' } : { target };

export const planetsCall = (jd_start: number, jd_end: number): Call =>
  post('/v1/occultations/all-lunar', { jd_start, jd_end });
export const starCall = (star: string, jd_start: number, jd_end: number): Call =>
  post('/v1/occultations/lunar-star', { ...targetOf(star), jd_start, jd_end });
export const zoneCall = ({ target, jd_mid }: Occultation, sample_count: number): Call =>
  post(`/v1/occultations/lunar-${isStar(target) ? 'star-' : ''}path-topology-at`, {
    ...targetOf(target),
    jd_mid,
    sample_count,
    include_limits: true,
  });

const VIEW_SAMPLES = 121;
/** Half a day about the middle holds the occultation of every place, and no other. */
const ABOUT_DAYS = 0.5;
export const hereCall = ({ target, jd_mid }: Occultation, { latitude, longitude }: Observer): Call =>
  post(`/v1/occultations/lunar${isStar(target) ? '-star' : ''}`, {
    ...targetOf(target),
    jd_start: jd_mid - ABOUT_DAYS,
    jd_end: jd_mid + ABOUT_DAYS,
    observer_lat: latitude,
    observer_lon: longitude,
    view_samples: VIEW_SAMPLES,
  });

/** All answers in order of time. */
export const inOrder = (answers: readonly OccultationAnswer[]): readonly Occultation[] =>
  answers.flatMap(({ events }) => events).sort((a, b) => a.jd_mid - b.jd_mid);
