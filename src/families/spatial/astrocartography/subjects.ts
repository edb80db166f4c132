import type { LotsComputationPolicyRequest } from '../../../contract/lots-policy.js';
import type { Engine } from '../../../engine.js';
import { equatorialOfEcliptic } from '../../../sky/equator.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName } from '../../../kernel/suggest.js';
import type { Site } from '../../../reduction/origin.js';
import type { Body } from '../../../sky/bodies.js';
import type { Place } from '../../../sky/sky.js';
import type { Star } from '../../../sky/stars/catalogue.js';
import type { Instant } from '../../../time/instant.js';
import { castLot, lotChart } from '../../../services/lot-chart.js';
import { namedLot } from '../../../wire/lot-names.js';
import type { Mapped } from './lines.js';
import type { AstrocartographySubjectRequest, StarPlace, SubjectKind } from './requests.js';
import type { AstrocartographyProvenanceResponse } from './schema.js';

type SubjectProvenance = AstrocartographyProvenanceResponse['subjects'][number];

/** A subject that has its place: what lines are made from, and what the answer says of it. */
export interface Subject extends Mapped {
  readonly provenance: SubjectProvenance;
}

/** Where and when subjects are sought. */
export interface SubjectSky {
  readonly engine: Engine;
  readonly instant: Instant;
  /** Null: geocentric. */
  readonly site: Site | null;
  /** Each point of a line sees the body with its own parallax. */
  readonly hasOwnParallax: boolean;
  readonly starPlace: StarPlace;
}

/** Right ascension (as longitudeDeg) and declination (as latitudeDeg), degrees. */
type Direction = Pick<Place, 'longitudeDeg' | 'latitudeDeg'>;

const classOf = (body: Body): 'planet' | 'asteroid' | 'comet' =>
  body.kind === 'asteroid' || body.kind === 'comet' ? body.kind : 'planet';

function subject(
  label: string,
  { longitudeDeg, latitudeDeg }: Direction,
  provenance: Omit<SubjectProvenance, 'returned_label' | 'right_ascension' | 'declination'>,
): Subject {
  const raDeg = normalizeDeg(longitudeDeg),
    decDeg = latitudeDeg + 0;
  return {
    label,
    raDeg,
    decDeg,
    provenance: { ...provenance, returned_label: label, right_ascension: raDeg, declination: decDeg },
  };
}

/** A body as the subject of lines. `suffix` names the way by which the place was made, as the contract names it; `place` in right ascension and declination. */
export function bodySubject(
  { engine, instant, site, hasOwnParallax }: SubjectSky,
  body: Body,
  names: { readonly requested: string; readonly label?: string },
  suffix = '',
  place: Place = engine.sky.apparentEquatorial(body, instant, site),
): Subject {
  const kind = classOf(body);
  const found = subject(names.label ?? body.name, place, {
    requested_label: names.requested,
    subject_class: kind,
    canonical_name: body.name,
    naif_id: kind === 'planet' ? null : body.index,
    position_source:
      site === null ? `engine.planets.planet_at:${kind}${suffix}` : `engine.planets.sky_position_at:${kind}`,
  });
  return hasOwnParallax ? { ...found, ...ownParallax(body, place) } : found;
}

/** What lines need of a body that each of their points sees with its own parallax; nothing of a point of the lunar orbit. */
export const ownParallax = (body: Body, { distanceKm }: Place): Pick<Mapped, 'distanceKm'> =>
  body.kind === 'lunar_point' ? {} : { distanceKm };

/** Right ascension and declination of a star: its true place, or the apparent one. */
const starEquatorial = ({ engine, instant, site, starPlace }: SubjectSky, star: Star): Place =>
  starPlace === 'true'
    ? engine.stars.trueEquatorial(star, instant)
    : engine.stars.apparentEquatorial(star, instant, site);

/** What a lot's chart is cast from. */
interface LotFields {
  readonly dt: string;
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
  readonly house_system?: string;
  readonly syzygy?: number | null;
  readonly prenatal_new_moon?: number | null;
  readonly prenatal_full_moon?: number | null;
  readonly lord_of_hour?: number | null;
  readonly policy?: LotsComputationPolicyRequest | null;
}

interface SubjectsRequest extends LotFields {
  readonly subjects: readonly AstrocartographySubjectRequest[];
}

/** Fields of a subject beside its name, and the kinds that have them. */
const COORDINATES: readonly (readonly ['longitude' | 'latitude' | 'right_ascension' | 'declination', SubjectKind])[] = [
  ['longitude', 'ecliptic_point'],
  ['latitude', 'ecliptic_point'],
  ['right_ascension', 'ra_dec_point'],
  ['declination', 'ra_dec_point'],
];
const NAMED: ReadonlySet<SubjectKind> = new Set(['planet', 'asteroid', 'comet', 'fixed_star', 'lot']);

/** A field that the kind needs and has not, or has and cannot use. Errors: InvalidInput. */
function checkFields(given: AstrocartographySubjectRequest, at: string): void {
  for (const [name, kind] of COORDINATES) {
    const value = given[name] ?? null,
      empty = value === null || (name === 'latitude' && value === 0);
    if (kind === given.kind && value === null && name !== 'latitude')
      throw new InvalidInput({
        field: `${at}/${name}`,
        message: `${kind} needs ${name}`,
        given: value,
        allowed: 'degrees',
      });
    if (kind !== given.kind && !empty)
      throw new InvalidInput({
        field: `${at}/${name}`,
        message: `${name} belongs to ${kind}: the place of a subject of kind ${given.kind} is computed`,
        given: value,
        allowed: `nothing, or kind ${kind}`,
      });
  }
  const named = NAMED.has(given.kind);
  if (named && !given.name)
    throw new InvalidInput({
      field: `${at}/name`,
      message: `a subject of kind ${given.kind} needs its name`,
      given: given.name,
      allowed: 'a name',
    });
  if (!named && !given.name && !given.label)
    throw new InvalidInput({
      field: `${at}/label`,
      message: 'a point needs a label for its lines',
      given: given.label,
      allowed: 'a label or a name',
    });
}

/** A small body keeps to its own catalogue, whatever else has the name. */
const qualified = (kind: SubjectKind, name: string): string =>
  (kind === 'asteroid' || kind === 'comet') && !name.includes(':') ? `${kind}:${name}` : name;
const KIND_TEXT = {
  planet: 'Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith',
  asteroid: 'a named asteroid',
  comet: 'a named comet',
} as const;

/** A subject that is resolved: its label, what identifies it, and the computation of its place. */
interface ResolvedSubject {
  readonly label: string;
  readonly canonicalName: string | null;
  readonly identity: string;
  readonly place: () => Subject;
}

/** The thing that an item of the request names. `lotChartOf` checks that lots have a chart, and gives its computation. Errors: InvalidInput. */
function resolveSubject(
  sky: SubjectSky,
  given: AstrocartographySubjectRequest,
  at: string,
  lotChartOf: () => () => LotChart,
): ResolvedSubject {
  checkFields(given, at);
  const { kind } = given,
    name = (given.name ?? '').trim(),
    requested = given.label?.trim() ?? name,
    label = requested;
  const plain = { requested_label: requested, naif_id: null };
  const direct = (source: string, place: Parameters<typeof subject>[1]): Subject =>
    subject(label, place, { ...plain, subject_class: kind, canonical_name: null, position_source: source });
  const obliquity = sky.engine.sky.epoch(sky.instant).trueObliquityRad;
  switch (kind) {
    case 'planet':
    case 'asteroid':
    case 'comet': {
      const body = sky.engine.bodies.resolve(
        qualified(kind, name),
        `${at}/name`,
        (found) => classOf(found) === kind && found.name !== 'Earth',
        KIND_TEXT[kind],
      );
      return {
        label,
        canonicalName: body.name,
        identity: `${kind}:${body.name}`,
        place: () => bodySubject(sky, body, { requested, label }, ':ecliptic_to_equatorial'),
      };
    }
    case 'fixed_star': {
      const { star } = sky.engine.stars.resolve(name, `${at}/name`);
      return {
        label,
        canonicalName: star.name,
        identity: `star:${star.name}`,
        place: () =>
          subject(label, starEquatorial(sky, star), {
            ...plain,
            subject_class: kind,
            canonical_name: star.name,
            position_source:
              sky.starPlace === 'true' ? 'engine.stars.star_at:ecliptic_to_equatorial' : 'engine.stars.apparent_place',
          }),
      };
    }
    case 'lot': {
      const lot = namedLot(name, `${at}/name`),
        chartOf = lotChartOf();
      return {
        label,
        canonicalName: lot.name,
        identity: `lot:${lot.name}`,
        place: () =>
          subject(label, equatorialOfEcliptic(castLot(lot, chartOf()).longitudeDeg, 0, obliquity), {
            ...plain,
            subject_class: kind,
            canonical_name: lot.name,
            position_source: 'engine.lots.calculate_parts:ecliptic_point_to_equatorial',
          }),
      };
    }
    case 'ecliptic_point':
      return {
        label,
        canonicalName: null,
        identity: `point:${requested}`,
        place: () => direct('caller_supplied_ecliptic_point:ecliptic_to_equatorial', eclipticPlace(given, obliquity)),
      };
    case 'ra_dec_point':
      return {
        label,
        canonicalName: null,
        identity: `point:${requested}`,
        place: () => direct('caller_supplied_direct_ra_dec', equatorialPlace(given)),
      };
  }
}

/** The place of a point that the request gives on the ecliptic, or on the equator. */
const eclipticPlace = ({ longitude, latitude }: AstrocartographySubjectRequest, obliquityRad: number) =>
  equatorialOfEcliptic(longitude ?? 0, latitude ?? 0, obliquityRad);
const equatorialPlace = ({ right_ascension, declination }: AstrocartographySubjectRequest) => ({
  longitudeDeg: right_ascension ?? 0,
  latitudeDeg: declination ?? 0,
});

type LotChart = ReturnType<typeof lotChart>;

/** The subjects of a request, each a different thing under a different label. Errors: InvalidInput with the pointer of the item. */
export function resolveSubjects(sky: SubjectSky, request: SubjectsRequest): ResolvedSubject[] {
  let chart: LotChart | undefined;
  const lotChartOf = (): (() => LotChart) => {
    const asked = lotRequest(request);
    return () => (chart ??= lotChart(sky.engine, asked));
  };
  const seen = new Map<string, number>(),
    labels = new Map<string, number>();
  return request.subjects.map((given, i) => {
    const at = `/subjects/${i}`;
    const found = resolveSubject(sky, given, at, lotChartOf);
    const { identity } = found,
      twice = seen.get(identity),
      label = foldName(found.label) || found.label,
      sameLabel = labels.get(label);
    if (twice !== undefined)
      throw new InvalidInput({
        field: at,
        message: `${found.canonicalName ?? found.label} is subject ${twice} already`,
        given: given.name ?? given.label,
        allowed: 'each subject once, whatever its name',
      });
    if (sameLabel !== undefined)
      throw new InvalidInput({
        field: `${at}/label`,
        message: `subject ${sameLabel} has this label already`,
        given: found.label,
        allowed: 'a label of its own',
      });
    seen.set(identity, i);
    labels.set(label, i);
    return found;
  });
}

/** Errors: InvalidInput when the chart has no place: lots are made from its ascendant. */
function lotRequest(request: LotFields) {
  const { observer_lat: lat, observer_lon: lon } = request;
  if (lat === null || lat === undefined || lon === null || lon === undefined)
    throw new InvalidInput({
      field: lat === null || lat === undefined ? '/observer_lat' : '/observer_lon',
      message: 'a lot needs the place of the chart: it is made from the ascendant',
      given: null,
      allowed: 'observer_lat and observer_lon',
    });
  return { ...request, observer_lat: lat, observer_lon: lon };
}
