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

/** A subject with its place and its provenance. */
export interface Subject extends Mapped {
  readonly provenance: SubjectProvenance;
}

/** The instant, the observer and the options of the places of subjects. */
export interface SubjectSky {
  readonly engine: Engine;
  readonly instant: Instant;
  /** Null for geocentric places. */
  readonly site: Site | null;
  /** True when each point of a line has its own parallax. */
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

/**
 * A body as a subject of lines. `suffix` is the contract's name of the method of the place; `place` is in right ascension and declination.
 */
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

/** Distance for lines with the parallax of each point; points of the lunar orbit have none. */
export const ownParallax = (body: Body, { distanceKm }: Place): Pick<Mapped, 'distanceKm'> =>
  body.kind === 'lunar_point' ? {} : { distanceKm };

/** Right ascension and declination of a star, true or apparent. */
const starEquatorial = ({ engine, instant, site, starPlace }: SubjectSky, star: Star): Place =>
  starPlace === 'true'
    ? engine.stars.trueEquatorial(star, instant)
    : engine.stars.apparentEquatorial(star, instant, site);

/** Request fields for the chart of a lot. */
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

/** A request with subjects. */
export interface SubjectsRequest extends LotFields {
  readonly subjects: readonly AstrocartographySubjectRequest[];
}

/** Coordinates of a subject, and the kind that has each. */
const COORDINATES: readonly (readonly ['longitude' | 'latitude' | 'right_ascension' | 'declination', SubjectKind])[] = [
  ['longitude', 'ecliptic_point'],
  ['latitude', 'ecliptic_point'],
  ['right_ascension', 'ra_dec_point'],
  ['declination', 'ra_dec_point'],
];
const NAMED: ReadonlySet<SubjectKind> = new Set(['planet', 'asteroid', 'comet', 'fixed_star', 'lot']);

/** Checks that a subject has the fields of its kind and no others. Errors: InvalidInput. */
function checkFields(given: AstrocartographySubjectRequest, at: string): void {
  for (const [name, kind] of COORDINATES) {
    const value = given[name] ?? null,
      empty = value === null || (name === 'latitude' && value === 0);
    if (kind === given.kind && value === null && name !== 'latitude')
      throw new InvalidInput({
        field: `${at}/${name}`,
        message: `is required for kind ${kind}`,
        given: value,
        allowed: 'degrees',
      });
    if (kind !== given.kind && !empty)
      throw new InvalidInput({
        field: `${at}/${name}`,
        message: `is not accepted for kind ${given.kind}, whose place is computed`,
        given: value,
        allowed: `no ${name}, or kind ${kind}`,
      });
  }
  const named = NAMED.has(given.kind);
  if (named && !given.name)
    throw new InvalidInput({
      field: `${at}/name`,
      message: `is required for kind ${given.kind}`,
      given: given.name,
      allowed: 'a name',
    });
  if (!named && !given.name && !given.label)
    throw new InvalidInput({
      field: `${at}/label`,
      message: 'is required for a point',
      given: given.label,
      allowed: 'a label or a name',
    });
}

/** Qualifies a small body with its catalogue, because other bodies may have its name. */
const qualified = (kind: SubjectKind, name: string): string =>
  (kind === 'asteroid' || kind === 'comet') && !name.includes(':') ? `${kind}:${name}` : name;
const KIND_TEXT = {
  planet: 'Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith',
  asteroid: 'a named asteroid',
  comet: 'a named comet',
} as const;

/** A resolved subject: its label, its identity, and the computation of its place. */
interface ResolvedSubject {
  readonly label: string;
  readonly canonicalName: string | null;
  readonly identity: string;
  readonly place: () => Subject;
}

/** Resolves an item of the request. `lotChartOf` checks that lots have a chart and returns its computation. Errors: InvalidInput. */
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

/** Place of a point given in ecliptic coordinates, and in equatorial coordinates. */
const eclipticPlace = ({ longitude, latitude }: AstrocartographySubjectRequest, obliquityRad: number) =>
  equatorialOfEcliptic(longitude ?? 0, latitude ?? 0, obliquityRad);
const equatorialPlace = ({ right_ascension, declination }: AstrocartographySubjectRequest) => ({
  longitudeDeg: right_ascension ?? 0,
  latitudeDeg: declination ?? 0,
});

type LotChart = ReturnType<typeof lotChart>;

/** The subjects of a request, all different and with different labels. Errors: InvalidInput with the pointer of the item. */
export function resolveSubjects(sky: SubjectSky, request: SubjectsRequest): ResolvedSubject[] {
  let chart: LotChart | undefined;
  const lotChartOf = (): (() => LotChart) => {
    const checked = lotRequest(request);
    return () => (chart ??= lotChart(sky.engine, checked));
  };
  const identities = new Map<string, number>(),
    labels = new Map<string, number>();
  return request.subjects.map((given, i) => {
    const at = `/subjects/${i}`;
    const found = resolveSubject(sky, given, at, lotChartOf);
    const { identity } = found,
      first = identities.get(identity),
      label = foldName(found.label) || found.label,
      sameLabel = labels.get(label);
    if (first !== undefined)
      throw new InvalidInput({
        field: at,
        message: `repeats subject ${first}: ${found.canonicalName ?? found.label}`,
        given: given.name ?? given.label,
        allowed: 'each subject once, under one of its names',
      });
    if (sameLabel !== undefined)
      throw new InvalidInput({
        field: `${at}/label`,
        message: `repeats the label of subject ${sameLabel}`,
        given: found.label,
        allowed: 'a different label',
      });
    identities.set(identity, i);
    labels.set(label, i);
    return found;
  });
}

/** Checks that the chart of a lot has a place, because lots depend on the ascendant. Errors: InvalidInput. */
function lotRequest(request: LotFields) {
  const { observer_lat: lat, observer_lon: lon } = request;
  if (lat === null || lat === undefined || lon === null || lon === undefined)
    throw new InvalidInput({
      field: lat === null || lat === undefined ? '/observer_lat' : '/observer_lon',
      message: 'is required for a lot, which depends on the ascendant',
      given: null,
      allowed: 'observer_lat and observer_lon',
    });
  return { ...request, observer_lat: lat, observer_lon: lon };
}
