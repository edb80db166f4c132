import { withDefaults } from '../../../contract/defaults.js';
import { boundAt, BOUNDS_SOURCES, boundsTable } from '../../../doctrine/bounds/bounds.js';
import type { Bound } from '../../../doctrine/bounds/bounds.js';
import { PLANET_DOCTRINE, planetSect } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { signOf, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { EgyptianBoundLocalRequest, EgyptianBoundsPolicyRequest, EgyptianBoundsTableQuery } from './schema.js';
import type {
  BoundState,
  EgyptianBoundClassificationResponse,
  EgyptianBoundConditionProfileResponse,
  EgyptianBoundLookupRequest,
  EgyptianBoundRelationProfileResponse,
  EgyptianBoundRelationResponse,
  EgyptianBoundSegmentResponse,
  EgyptianBoundsTableResponse,
  EgyptianBoundTruthResponse,
  RelationKind,
} from './schema.js';
import { BOUNDS_DOCTRINES_BY_WORD } from './wire-words.js';

const segment = (bound: Bound): EgyptianBoundSegmentResponse => ({
  sign: bound.sign,
  ruler: bound.ruler,
  start_degree: bound.startDeg,
  end_degree: bound.endDeg,
  width: bound.endDeg - bound.startDeg,
});

/** GET /v1/egyptian-bounds/table: all bounds of one doctrine. */
export function boundsTableAnswer(query: EgyptianBoundsTableQuery): EgyptianBoundsTableResponse {
  const { doctrine } = withDefaults(EgyptianBoundsTableQuery, query),
    named = BOUNDS_DOCTRINES_BY_WORD[doctrine];
  return {
    doctrine,
    source_citation: BOUNDS_SOURCES[named],
    signs: boundsTable(named).map((bounds, index) => ({ sign: SIGNS[index], segments: bounds.map(segment) })),
  };
}

/** POST /v1/egyptian-bounds/bound: the bound that contains a longitude. */
export function boundTruth(request: EgyptianBoundLookupRequest): EgyptianBoundTruthResponse {
  const { doctrine } = withDefaults(EgyptianBoundsPolicyRequest, request.policy ?? {});
  const longitude = normalizeDeg(request.longitude),
    place = signOf(longitude),
    bound = boundAt(longitude, BOUNDS_DOCTRINES_BY_WORD[doctrine]);
  return {
    longitude,
    doctrine,
    source_citation: BOUNDS_SOURCES[BOUNDS_DOCTRINES_BY_WORD[doctrine]],
    sign: place.sign,
    sign_index: place.index,
    degree_in_sign: place.degree,
    segment: segment(bound),
    ruler: bound.ruler,
    segment_start_degree: bound.startDeg,
    segment_end_degree: bound.endDeg,
    segment_width: bound.endDeg - bound.startDeg,
    segment_range: [bound.startDeg, bound.endDeg],
  };
}

/** A planet (guest) in a bound, and the ruler of the bound (host). */
interface Hosting {
  readonly planet: ClassicalPlanet;
  readonly host: ClassicalPlanet;
  readonly truth: EgyptianBoundTruthResponse;
  /** Whether the guest is in its own bound. */
  readonly own: boolean;
  /** Whether the host belongs to the sect of the chart; null where the sect is not given. */
  readonly inSect: boolean | null;
}

function hosting(request: EgyptianBoundLocalRequest, field = '/planet'): Hosting {
  const planet = classicalPlanet(request.planet, field),
    truth = boundTruth(request),
    host = truth.ruler as ClassicalPlanet,
    { is_day_chart: isDay = null, mercury_rises_before_sun: rises } = withDefaults(EgyptianBoundLocalRequest, request);
  const inSect = isDay === null ? null : (planetSect(host, rises) === 'diurnal') === isDay;
  return { planet, host, truth, own: host === planet, inSect };
}

function classification({ planet, host, truth, own, inSect }: Hosting): EgyptianBoundClassificationResponse {
  const { nature } = PLANET_DOCTRINE[host];
  return {
    planet,
    truth,
    own_bound: own,
    host_nature: nature,
    host_in_sect: inSect,
    hosted_by_benefic: nature === 'benefic',
    hosted_by_malefic: nature === 'malefic',
  };
}

function relation({ planet, host, truth, own, inSect }: Hosting): EgyptianBoundRelationResponse {
  const { nature } = PLANET_DOCTRINE[host];
  return {
    guest_planet: planet,
    host_ruler: host,
    truth,
    relation_kind: own ? 'self_hosted' : `hosted_by_${nature}`,
    host_nature: nature,
    host_in_sect: inSect,
    own_bound: own,
    hosted_by_benefic: !own && nature === 'benefic',
    hosted_by_malefic: !own && nature === 'malefic',
    hosted_by_neutral: !own && nature === 'neutral',
  };
}

function relationProfile(found: Hosting): EgyptianBoundRelationProfileResponse {
  const detected = relation(found),
    kind = detected.relation_kind;
  return {
    planet: found.planet,
    truth: found.truth,
    detected_relation: detected,
    admitted_relations: [detected],
    // Only a planet's own bound is a dignity, so only this relation is scored.
    scored_relations: found.own ? [detected] : [],
    detected_relation_kind: kind,
    admitted_relation_kinds: [kind],
    scored_relation_kinds: found.own ? [kind] : [],
    has_detected_relation: true,
    has_admitted_relation: true,
    has_scored_relation: found.own,
  };
}

/** Condition of the guest by its relation to the host. House rule. */
const STATE_OF: Readonly<Record<RelationKind, BoundState>> = {
  self_hosted: 'self_governed',
  hosted_by_benefic: 'supported',
  hosted_by_neutral: 'mediated',
  hosted_by_malefic: 'constrained',
};

/** POST /v1/egyptian-bounds/classification: nature and sect of the host of a planet. Errors: InvalidInput. */
export const boundClassification = (request: EgyptianBoundLocalRequest): EgyptianBoundClassificationResponse =>
  classification(hosting(request));

/** POST /v1/egyptian-bounds/relation: the relation of a planet to the ruler of its bound. Errors: InvalidInput. */
export const boundRelation = (request: EgyptianBoundLocalRequest): EgyptianBoundRelationProfileResponse =>
  relationProfile(hosting(request));

/** POST /v1/egyptian-bounds/condition: the condition of a planet by its bound. `field` names the planet in errors. Errors: InvalidInput. */
export function boundCondition(
  request: EgyptianBoundLocalRequest,
  field = '/planet',
): EgyptianBoundConditionProfileResponse {
  const found = hosting(request, field),
    profile = relationProfile(found),
    state = STATE_OF[profile.detected_relation_kind];
  return {
    planet: found.planet,
    truth: found.truth,
    classification: classification(found),
    relation_profile: profile,
    strengthening_count: state === 'self_governed' || state === 'supported' ? 1 : 0,
    weakening_count: state === 'constrained' ? 1 : 0,
    neutral_count: state === 'mediated' ? 1 : 0,
    state,
    is_self_governed: state === 'self_governed',
    is_supported: state === 'supported',
    is_mediated: state === 'mediated',
    is_constrained: state === 'constrained',
  };
}
