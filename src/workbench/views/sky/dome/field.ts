import { useMemo } from 'preact/hooks';
import { useCalls } from '../../../api/calls.js';
import { post, useCall } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import { figureStars } from './figures.js';
import { STARS } from './star-names.js';

/** Most stars that one request may name. */
const MOST_NAMES = 500;
const DEGREES_APART = 10;

interface StarRecord {
  readonly name: string;
  readonly magnitude: number | null;
  readonly apparent: { readonly right_ascension: number; readonly declination: number };
  readonly provenance: { readonly constellation?: string | null };
}
export interface StarsAnswer {
  readonly results: Readonly<Record<string, StarRecord>>;
}

/** A star of the picture: apparent right ascension and declination of date, degrees. */
export interface FieldStar {
  readonly name: string;
  readonly magnitude: number;
  readonly constellation: string;
  readonly at: readonly [number, number];
}

/** A place on the ecliptic of date, as the galactic routes answer it. */
interface EclipticPlace {
  readonly ecliptic_longitude: number;
  readonly ecliptic_latitude: number;
}
interface ReferencePoints {
  readonly points: readonly (EclipticPlace & { readonly name: string })[];
}

/** What stands behind Sun, Moon and planets: stars by what they were asked for, the galactic equator and points in the ecliptic of date. */
export interface Field {
  readonly stars: Readonly<Record<string, FieldStar>>;
  /** True obliquity of date, degrees; null before it is known. */
  readonly obliquity: number | null;
  /** Places of the galactic equator, every ten degrees from the galactic centre. */
  readonly galacticEquator: readonly (readonly [number, number])[];
  readonly galacticPoints: readonly { readonly name: string; readonly at: readonly [number, number] }[];
  readonly calls: readonly Call[];
}

/** The stars by what they were asked for, from all answers. Those without a known magnitude are left out. */
export function starsOf(answers: readonly StarsAnswer[]): Record<string, FieldStar> {
  const stars: Record<string, FieldStar> = {};
  for (const { results } of answers)
    for (const [asked, { name, magnitude, apparent, provenance }] of Object.entries(results))
      if (magnitude !== null)
        stars[asked] = {
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

/** Within a day no star moves by as much as a pixel, and within a year the galaxy by as little. */
const starCalls = (day: string): Call[] =>
  chunks(ALL_STARS).map((stars) => post('/v1/stars/bulk', { dt: `${day}T12:00:00Z`, stars }));

/** Obliquity and Julian day TT with which the galactic routes turn to the ecliptic. */
interface Turning {
  readonly obliquity: number;
  readonly jd_tt: number;
}
interface Charts {
  readonly results: readonly {
    readonly chart: {
      readonly obliquity: number;
      readonly computation_basis: { readonly time: { readonly jd_tt: number } };
    } | null;
  }[];
}
const turningCall = (year: string): Call =>
  post('/v1/batch/charts', { requests: [{ dt: `${year}-07-01T12:00:00Z`, bodies: ['Sun'], include_nodes: false }] });

const equatorCalls = (turning: Turning): Call[] =>
  Array.from({ length: 360 / DEGREES_APART }, (_, i) =>
    post('/v1/galactic/galactic-to-ecliptic', {
      galactic_longitude: i * DEGREES_APART,
      galactic_latitude: 0,
      ...turning,
    }),
  );

/** Asks for the stars of a day and the galaxy of its year. */
export function useField(day: string): Field {
  const chart = useCall<Charts>(turningCall(day.slice(0, -6))).value.data?.results[0]?.chart ?? null;
  const turning = chart && { obliquity: chart.obliquity, jd_tt: chart.computation_basis.time.jd_tt };
  const starsAsked = starCalls(day),
    equatorAsked = turning === null ? [] : equatorCalls(turning),
    pointsAsked = turning === null ? [] : [post('/v1/galactic/reference-points', turning)];
  const answers = useCalls<StarsAnswer>(starsAsked),
    equator = useCalls<EclipticPlace>(equatorAsked),
    points = useCalls<ReferencePoints>(pointsAsked);
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

const at = (place: EclipticPlace): readonly [number, number] => [place.ecliptic_longitude, place.ecliptic_latitude];
