import { callOf } from '../../api/client.js';
import type { AnswerOf, RequestOf } from '../../api/operations.js';
import { timeOf } from '../../parts/dates.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import type { Moment } from '../../state/moment.js';
import type { Span } from '../../state/span.js';

/** Which latitudes a person may choose: none (the method decides), those of the bodies, or those of the aspects. */
type LatitudeRule = 'own' | 'bodies' | 'aspects';
/** A method of direction with its preset name. */
interface Way {
  readonly preset: string;
  readonly space: 'mundane' | 'zodiacal';
  readonly latitude: LatitudeRule;
  readonly aspects: boolean;
  /** The sign of the arc gives the motion, so converse directions cannot be left out. */
  readonly signed?: true;
}

const mundane = (preset: string): Way => ({ preset, space: 'mundane', latitude: 'own', aspects: true });
const zodiacal = (preset: string): Way => ({ preset, space: 'zodiacal', latitude: 'bodies', aspects: false });
const withAspects = (preset: string): Way => ({ preset, space: 'zodiacal', latitude: 'aspects', aspects: true });
const ownRule = (preset: string): Way => ({ preset, space: 'zodiacal', latitude: 'own', aspects: true });

export const WAYS = [
  mundane('placidus_mundane'),
  mundane('placidian_classic_mundane'),
  mundane('ptolemy_mundane'),
  mundane('regiomontanus_mundane'),
  mundane('campanus_mundane'),
  mundane('topocentric_mundane'),
  mundane('meridian_mundane'),
  mundane('morinus_mundane'),
  withAspects('regiomontanus_zodiacal_aspect'),
  zodiacal('regiomontanus_zodiacal'),
  ownRule('regiomontanus_zodiacal_significator_conditioned'),
  withAspects('campanus_zodiacal_aspect'),
  zodiacal('campanus_zodiacal'),
  withAspects('topocentric_zodiacal_aspect'),
  zodiacal('topocentric_zodiacal'),
  { ...ownRule('topocentric_zodiacal_aspect_signed_primary_motion'), signed: true },
  withAspects('meridian_zodiacal_aspect'),
  zodiacal('meridian_zodiacal'),
  withAspects('morinus_zodiacal_aspect'),
  zodiacal('morinus_zodiacal'),
  ownRule('ptolemy_zodiacal_aspect'),
] as const satisfies readonly Way[];

export const KEYS = [
  'naibod',
  'ptolemy',
  'cardan',
  'kepler',
  'natal_solar_right_ascension',
  'solar_arc_longitude',
  'solar_arc_right_ascension',
  'user_rate',
] as const;

/** The latitude options of each rule. */
export const LATITUDES: Readonly<Record<LatitudeRule, readonly string[]>> = {
  own: [],
  bodies: ['native', 'none'],
  aspects: ['inherited', 'bianchini', 'zero', 'none'],
};
export const CONVERSE = ['role_exchange', 'backward', 'left_out'] as const;

/** The directed points in their usual order. */
export const DIRECTED = [...TEN_BODIES, 'True Node', 'ASC', 'MC', 'DSC', 'IC'];
const NODE = 'True Node';
const ASPECTS = [
  'Opposition',
  'Sinister Sextile',
  'Dexter Sextile',
  'Sinister Square',
  'Dexter Square',
  'Sinister Trine',
  'Dexter Trine',
];

/** The choices of a person. */
export interface Directing {
  readonly way: Way;
  readonly key: string;
  readonly rate: number;
  readonly latitude: string;
  readonly converse: string;
  readonly aspects: boolean;
  readonly promissors: readonly string[];
  readonly significators: readonly string[];
}

/** Length of the directed life, years. */
export const LIFE_YEARS = 100;

/** The request for all directions of a life; null without promissors or significators. */
export function directionsCall({ latitude, longitude }: Moment, dt: string, chosen: Directing) {
  const { way, promissors, significators } = chosen;
  if (promissors.length === 0 || significators.length === 0) return null;
  return callOf('primaryDirections', {
    dt,
    latitude,
    longitude,
    observer_lat: latitude,
    bodies: TEN_BODIES,
    include_nodes: [...promissors, ...significators].includes(NODE),
    max_arc: 360,
    max_age: LIFE_YEARS,
    significators,
    promissors: [...promissors, ...aspectsOf(chosen)],
    // The service also accepts conventional names of presets, which the generated type does not list.
    policy: { preset: way.preset as Policy['preset'], ...latitudePolicy(chosen), ...conversePolicy(chosen) },
    timing:
      chosen.key === 'user_rate'
        ? { key: 'user_rate', rate_deg_per_year: chosen.rate }
        : { key: chosen.key as (typeof KEYS)[number] },
  });
}

/** The aspect points of the chosen planets, if the method has aspects. */
function aspectsOf({ way, aspects, promissors }: Directing): string[] {
  if (!aspects || !way.aspects) return [];
  const word = way.space === 'mundane' ? ' Mundane' : '';
  return promissors
    .filter((name) => TEN_BODIES.includes(name))
    .flatMap((name) => ASPECTS.map((aspect) => `${name}${word} ${aspect}`));
}

function latitudePolicy({ way, latitude }: Directing): object {
  if (!LATITUDES[way.latitude].includes(latitude)) return {};
  if (latitude === 'none') return { promissor_latitude: 'zero' };
  return way.latitude === 'aspects' ? { aspect_latitude: latitude } : { promissor_latitude: latitude };
}

function conversePolicy({ way, converse }: Directing): object {
  if (way.signed) return {};
  return converse === 'left_out' ? { include_converse: false } : { converse_motion: converse };
}

export type ArcsAnswer = AnswerOf<'primaryDirections'>;

type Policy = NonNullable<RequestOf<'primaryDirections'>['policy']>;

export interface Direction {
  readonly key: string;
  readonly at: number;
  readonly iso: string;
  readonly age: number;
  readonly arc: number;
  readonly converse: boolean;
  readonly promissor: string;
  readonly significator: string;
  /** `conjunction`, `square` and so on; `side` distinguishes dexter and sinister. */
  readonly aspect: string;
  readonly side: 'dexter' | 'sinister' | null;
  readonly kind: string;
}

const POINT = /^(.+?)(?: Mundane)? (?:(Sinister|Dexter) )?(Opposition|Sextile|Square|Trine)$/;

/** The directions of an answer in order of time. */
export function directionsOf({ arcs }: ArcsAnswer): readonly Direction[] {
  return arcs
    .flatMap((arc): Direction[] => {
      const { timing } = arc;
      if (timing === undefined) return [];
      const [, name, side = '', aspect] = POINT.exec(arc.promissor) ?? ['', arc.promissor, '', 'Conjunction'];
      const direction = {
        key: `${arc.promissor}|${arc.significator}|${arc.motion}|${arc.arc}`,
        at: timeOf(timing.datetime_utc),
        iso: timing.datetime_utc,
        age: timing.age_years,
        arc: arc.arc,
        converse: arc.motion === 'converse',
        promissor: name,
        significator: arc.significator,
        aspect: aspect.toLowerCase(),
        side: side === '' ? null : (side.toLowerCase() as 'dexter' | 'sinister'),
        kind: arc.relational_kind ?? '',
      };
      return [direction];
    })
    .sort((a, b) => a.at - b.at);
}

/** The points of an answer without directions: names of bodies and angles, the number of aspect points, and whether they are circumpolar. */
export function notDirected({ not_evaluable: points = [] }: Pick<ArcsAnswer, 'not_evaluable'>) {
  const bodies = points.filter(({ name }) => !POINT.test(name)).map(({ name }) => name);
  return {
    bodies: [...new Set(bodies)],
    aspectPoints: points.filter(({ name }) => POINT.test(name)).length,
    isCircumpolar: points.some(({ reason }) => reason === 'no_semi_arc'),
  };
}

/** The directions within a span. */
export const directionsIn = (all: readonly Direction[], { from, to }: Span): readonly Direction[] =>
  all.filter(({ at }) => at >= from && at <= to);

const YEAR_MS = 365.24219 * 86_400_000;
const AGE_STEPS = [1, 2, 5, 10, 20, 50];

/** Birthdays within a span for an axis of ages, at most `most`. */
export function agesIn({ from, to }: Span, birth: number, most: number): readonly { age: number; at: number }[] {
  const step = AGE_STEPS.find((years) => (to - from) / YEAR_MS / years <= most) ?? 100;
  const first = Math.max(0, Math.ceil((from - birth) / YEAR_MS / step) * step);
  const count = Math.max(0, Math.floor(((to - birth) / YEAR_MS - first) / step) + 1);
  return Array.from({ length: count }, (_, i) => ({ age: first + i * step, at: birth + (first + i * step) * YEAR_MS }));
}
