import { callOf } from '../../../api/client.js';
import type { AnswerOf, Shape } from '../../../api/operations.js';
import type { Observer } from '../../../state/observer.js';

/** Bright stars within the Moon's greatest distance from the ecliptic. */
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

export type OccultationAnswer = AnswerOf<'lunarOccultations'>;
export type Occultation = OccultationAnswer['events'][number];
/** The Moon and the occulted body at an instant as a place sees them. Angles in degrees. */
export type OccultationView = Shape<'OccultationDiscViewResponse'>;

export const keyOf = ({ target, mid_datetime_utc: mid }: Occultation): string => `${target}-${mid.slice(0, -22)}`;

const isStar = (target: string): boolean => STARS.includes(target);
/** Stars are taken from the catalogue at the position of the epoch. */
const starOf = (star: string) => ({ star_name: star, star_place: 'catalogue' }) as const;

export const planetsCall = (jd_start: number, jd_end: number) => callOf('lunarOccultations', { jd_start, jd_end });
export const starCall = (star: string, jd_start: number, jd_end: number) =>
  callOf('starOccultations', { ...starOf(star), jd_start, jd_end });
export function zoneCall({ target, jd_mid }: Occultation, sample_count: number) {
  const path = { jd_mid, sample_count, include_limits: true };
  return isStar(target)
    ? callOf('starOccultationPath', { ...starOf(target), ...path })
    : callOf('occultationPath', { target, ...path });
}

const VIEW_SAMPLES = 121;
/** Half a day before and after the middle contains the occultation at every place, and no other occultation. */
const HALF_WINDOW_DAYS = 0.5;
export function hereCall({ target, jd_mid }: Occultation, { latitude, longitude }: Observer) {
  const search = {
    jd_start: jd_mid - HALF_WINDOW_DAYS,
    jd_end: jd_mid + HALF_WINDOW_DAYS,
    observer_lat: latitude,
    observer_lon: longitude,
    view_samples: VIEW_SAMPLES,
  };
  return isStar(target)
    ? callOf('starOccultations', { ...starOf(target), ...search })
    : callOf('localOccultations', { target, ...search });
}

/** The events of all answers in order of time. */
export const inOrder = (answers: readonly OccultationAnswer[]): readonly Occultation[] =>
  answers.flatMap(({ events }) => events).sort((a, b) => a.jd_mid - b.jd_mid);
