import { useMemo } from 'preact/hooks';
import { useCalls } from '../../../api/calls.js';
import { callOf, useCall } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { AnswerOf } from '../../../api/operations.js';
import { figureStars } from './figures.js';
import { STARS } from './star-names.js';

/** Maximum number of stars in one request. */
const MOST_NAMES = 500;
const DEGREES_APART = 10;

export type StarsAnswer = AnswerOf<'stars'>;

/** A star of the picture: apparent right ascension and declination of date, degrees. */
export interface FieldStar {
  readonly name: string;
  readonly magnitude: number;
  readonly constellation: string;
  readonly at: readonly [number, number];
}

/** The background of Sun, Moon and planets: stars by requested name, the galactic equator and galactic points on the ecliptic of date. */
export interface Field {
  readonly stars: Readonly<Record<string, FieldStar>>;
  /** True obliquity of date, degrees; null before it is known. */
  readonly obliquity: number | null;
  /** Points of the galactic equator, every ten degrees from the galactic centre. */
  readonly galacticEquator: readonly (readonly [number, number])[];
  readonly galacticPoints: readonly { readonly name: string; readonly at: readonly [number, number] }[];
  readonly calls: readonly Call[];
}

/** The stars of all answers by requested name, without those of unknown magnitude. */
export function starsOf(answers: readonly StarsAnswer[]): Record<string, FieldStar> {
  const stars: Record<string, FieldStar> = {};
  for (const { results } of answers)
    for (const [requested, { name, magnitude, apparent, provenance }] of Object.entries(results))
      if (typeof magnitude === 'number')
        stars[requested] = {
          name,
          magnitude,
          constellation: provenance.constellation ?? '',
          at: [apparent.right_ascension, apparent.declination],
        };
  return stars;
}

const chunks = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MOST_NAMES) }, (_, i) =>
    names.slice(i * MOST_NAMES, (i + 1) * MOST_NAMES),
  );
const ALL_STARS = [...new Set([...STARS, ...figureStars])];

/** Within a day no star moves by a pixel; nor does the galaxy within a year. */
const starCalls = (day: string) => chunks(ALL_STARS).map((stars) => callOf('stars', { dt: `${day}T12:00:00Z`, stars }));

/** Obliquity and Julian day TT of the conversion from galactic to ecliptic coordinates. */
interface Turning {
  readonly obliquity: number;
  readonly jd_tt: number;
}
const turningCall = (year: string) =>
  callOf('charts', { requests: [{ dt: `${year}-07-01T12:00:00Z`, bodies: ['Sun'], include_nodes: false }] });

const equatorCalls = (turning: Turning) =>
  Array.from({ length: 360 / DEGREES_APART }, (_, i) =>
    callOf('galacticToEcliptic', { galactic_longitude: i * DEGREES_APART, galactic_latitude: 0, ...turning }),
  );

/** The stars of a day and the galaxy of its year. */
export function useField(day: string): Field {
  const chart = useCall(turningCall(day.slice(0, -6))).value.data?.results[0]?.chart ?? null;
  const turning = chart && { obliquity: chart.obliquity, jd_tt: chart.computation_basis.time.jd_tt };
  const starsAsked = starCalls(day),
    equatorAsked = turning === null ? [] : equatorCalls(turning),
    pointsAsked = turning === null ? [] : [callOf('galacticPoints', turning)];
  const answers = useCalls(starsAsked),
    equator = useCalls(equatorAsked),
    points = useCalls(pointsAsked);
  return useMemo(
    () => ({
      stars: starsOf(answers.value.data),
      obliquity: chart?.obliquity ?? null,
      galacticEquator: equator.value.data.map(at),
      galacticPoints: (points.value.data[0]?.points ?? []).map((point) => ({ name: point.name, at: at(point) })),
      calls: [...starsAsked, ...pointsAsked, ...equatorAsked.slice(0, 1)],
    }),
    [answers.value, equator.value, points.value, chart],
  );
}

interface EclipticPlace {
  readonly ecliptic_longitude: number;
  readonly ecliptic_latitude: number;
}
const at = (place: EclipticPlace): readonly [number, number] => [place.ecliptic_longitude, place.ecliptic_latitude];
