import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { timeOf } from '../../parts/dates.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import type { Moment } from '../../state/moment.js';
import type { Span } from '../../state/span.js';

/** What is decided about latitudes: by the person, or by the way of directing itself. */
type LatitudeRule = 'own' | 'bodies' | 'aspects';
/** One way of directing, whole, by its name on the wire. */
interface Way {
  readonly preset: string;
  readonly space: 'mundane' | 'zodiacal';
  readonly latitude: LatitudeRule;
  readonly aspects: boolean;
  /** One arc, whose sign is the motion: converse ones cannot be left out. */
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

/** Latitudes to choose from: of the points of aspects, or none at all. */
export const LATITUDES: Readonly<Record<LatitudeRule, readonly string[]>> = {
  own: [],
  bodies: ['native', 'none'],
  aspects: ['inherited', 'bianchini', 'zero', 'none'],
};
export const CONVERSE = ['role_exchange', 'backward', 'left_out'] as const;

/** Points that are directed, in their order. */
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

/** What a person chose. */
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

/** Years of life that are directed. */
export const LIFE_YEARS = 100;

/** The request of all directions of a life, by age; null where nothing is to be directed to anything. */
export function directionsCall({ latitude, longitude }: Moment, dt: string, chosen: Directing): Call | null {
  const { way, promissors, significators } = chosen;
  if (promissors.length === 0 || significators.length === 0) return null;
  return post('/v1/primary-directions/arcs', {
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
    policy: { preset: way.preset, ...latitudePolicy(chosen), ...conversePolicy(chosen) },
    timing: chosen.key === 'user_rate' ? { key: chosen.key, rate_deg_per_year: chosen.rate } : { key: chosen.key },
  });
}

/** The aspects of the chosen planets by their names, where the way of directing has any. */
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

/** One arc as the routes answer it. */
interface Arc {
  readonly significator: string;
  readonly promissor: string;
  readonly arc: number;
  readonly motion: 'direct' | 'converse';
  readonly relational_kind: string;
  readonly timing: { readonly age_years: number; readonly datetime_utc: string };
}
export interface ArcsAnswer {
  readonly arcs: readonly Arc[];
  readonly not_evaluable?: readonly { readonly name: string }[];
  readonly page?: { readonly total: number };
}

export interface Direction {
  readonly key: string;
  readonly at: number;
  readonly iso: string;
  readonly age: number;
  readonly arc: number;
  readonly converse: boolean;
  readonly promissor: string;
  readonly significator: string;
  /** `conjunction`, `square` and so on; dexter and sinister ones apart by `side`. */
  readonly aspect: string;
  readonly side: 'dexter' | 'sinister' | null;
  readonly kind: string;
}

const POINT = /^(.+?)(?: Mundane)? (?:(Sinister|Dexter) )?(Opposition|Sextile|Square|Trine)$/;

/** The directions of an answer in order of time. */
export function directionsOf({ arcs }: ArcsAnswer): readonly Direction[] {
  return arcs
    .map((arc): Direction => {
      const [, name, side = '', aspect] = POINT.exec(arc.promissor) ?? ['', arc.promissor, '', 'Conjunction'];
      return {
        key: `${arc.promissor}|${arc.significator}|${arc.motion}|${arc.arc}`,
        at: timeOf(arc.timing.datetime_utc),
        iso: arc.timing.datetime_utc,
        age: arc.timing.age_years,
        arc: arc.arc,
        converse: arc.motion === 'converse',
        promissor: name,
        significator: arc.significator,
        aspect: aspect.toLowerCase(),
        side: side === '' ? null : (side.toLowerCase() as 'dexter' | 'sinister'),
        kind: arc.relational_kind,
      };
    })
    .sort((a, b) => a.at - b.at);
}

/** Those within a stretch of time. */
export const directionsIn = (all: readonly Direction[], { from, to }: Span): readonly Direction[] =>
  all.filter(({ at }) => at >= from && at <= to);

const YEAR_MS = 365.24219 * 86_400_000;
const AGE_STEPS = [1, 2, 5, 10, 20, 50];

/** Birthdays in a stretch of time, as many as have room, for an axis of ages. */
export function agesIn({ from, to }: Span, birth: number, most: number): readonly { age: number; at: number }[] {
  const step = AGE_STEPS.find((years) => (to - from) / YEAR_MS / years <= most) ?? 100;
  const first = Math.max(0, Math.ceil((from - birth) / YEAR_MS / step) * step);
  const count = Math.max(0, Math.floor(((to - birth) / YEAR_MS - first) / step) + 1);
  return Array.from({ length: count }, (_, i) => ({ age: first + i * step, at: birth + (first + i * step) * YEAR_MS }));
}
