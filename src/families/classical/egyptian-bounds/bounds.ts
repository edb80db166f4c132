import { withDefaults } from '../../../contract/defaults.js';
import { boundAt, BOUNDS_SOURCES, boundsTable } from '../../../doctrine/bounds/bounds.js';
import type { Bound } from '../../../doctrine/bounds/bounds.js';
import { boundCondition, boundHosting } from '../../../doctrine/bounds/hosting.js';
import type { BoundHosting } from '../../../doctrine/bounds/hosting.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { signOf, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { EgyptianBoundLocalRequest, EgyptianBoundsPolicyRequest, EgyptianBoundsTableQuery } from './schema.js';
import type {
  EgyptianBoundClassificationResponse,
  EgyptianBoundConditionProfileResponse,
  EgyptianBoundLookupRequest,
  EgyptianBoundRelationProfileResponse,
  EgyptianBoundRelationResponse,
  EgyptianBoundSegmentResponse,
  EgyptianBoundsTableResponse,
  EgyptianBoundTruthResponse,
} from './schema.js';
import { BOUNDS_DOCTRINES_BY_WORD, RELATION_KINDS, STATES } from './wire-words.js';

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

/** The relation of a planet to the ruler of its bound, with the bound in the wire shape. */
interface Hosting extends BoundHosting {
  readonly truth: EgyptianBoundTruthResponse;
}

/** The relation of a request. `field` is the planet in errors. Errors: InvalidInput. */
function hostingOf(request: EgyptianBoundLocalRequest, field = '/planet'): Hosting {
  const planet = classicalPlanet(request.planet, field),
    truth = boundTruth(request),
    { is_day_chart: isDay = null, mercury_rises_before_sun: rises } = withDefaults(EgyptianBoundLocalRequest, request);
  return { ...boundHosting(planet, truth.ruler as ClassicalPlanet, isDay, rises), truth };
}

function classification({
  guest,
  truth,
  isOwnBound,
  hostNature,
  hostInSect,
}: Hosting): EgyptianBoundClassificationResponse {
  return {
    planet: guest,
    truth,
    own_bound: isOwnBound,
    host_nature: hostNature,
    host_in_sect: hostInSect,
    hosted_by_benefic: hostNature === 'benefic',
    hosted_by_malefic: hostNature === 'malefic',
  };
}

function relation(hosting: Hosting): EgyptianBoundRelationResponse {
  const { guest, host, truth, isOwnBound, hostNature, hostInSect } = hosting;
  return {
    guest_planet: guest,
    host_ruler: host,
    truth,
    relation_kind: RELATION_KINDS[boundCondition(hosting)],
    host_nature: hostNature,
    host_in_sect: hostInSect,
    own_bound: isOwnBound,
    hosted_by_benefic: !isOwnBound && hostNature === 'benefic',
    hosted_by_malefic: !isOwnBound && hostNature === 'malefic',
    hosted_by_neutral: !isOwnBound && hostNature === 'neutral',
  };
}

function relationProfile(found: Hosting): EgyptianBoundRelationProfileResponse {
  const detected = relation(found),
    kind = detected.relation_kind;
  return {
    planet: found.guest,
    truth: found.truth,
    detected_relation: detected,
    admitted_relations: [detected],
    // Only a planet's own bound is a dignity, so only this relation is scored.
    scored_relations: found.isOwnBound ? [detected] : [],
    detected_relation_kind: kind,
    admitted_relation_kinds: [kind],
    scored_relation_kinds: found.isOwnBound ? [kind] : [],
    has_detected_relation: true,
    has_admitted_relation: true,
    has_scored_relation: found.isOwnBound,
  };
}

/** POST /v1/egyptian-bounds/classification: nature and sect of the host of a planet. Errors: InvalidInput. */
export const boundClassification = (request: EgyptianBoundLocalRequest): EgyptianBoundClassificationResponse =>
  classification(hostingOf(request));

/** POST /v1/egyptian-bounds/relation: the relation of a planet to the ruler of its bound. Errors: InvalidInput. */
export const boundRelation = (request: EgyptianBoundLocalRequest): EgyptianBoundRelationProfileResponse =>
  relationProfile(hostingOf(request));

/** POST /v1/egyptian-bounds/condition: the condition of a planet by its bound. `field` names the planet in errors. Errors: InvalidInput. */
export function boundConditionProfile(
  request: EgyptianBoundLocalRequest,
  field = '/planet',
): EgyptianBoundConditionProfileResponse {
  const found = hostingOf(request, field),
    profile = relationProfile(found),
    state = STATES[boundCondition(found)];
  return {
    planet: found.guest,
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
