import { withDefaults } from '../../../contract/defaults.js';
import { triplicityOf } from '../../../doctrine/dignity/triplicity.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { classicalPlanet, signIndexOf } from '../../../wire/doctrine-names.js';
import { TriplicityScoreRequest, TriplicityTableQuery } from './schema.js';
import type {
  TriplicityAssignmentRequest,
  TriplicityAssignmentResponse,
  TriplicityScoreResponse,
  TriplicityTableResponse,
} from './schema.js';

const DOCTRINE = 'dorothean_pingree_1976';

/** Rulers of the triplicity of a sign (index 0 is Aries) in the wire shape. */
function assignment(signIndex: number, isDay: boolean): TriplicityAssignmentResponse {
  const { day, night, participating, active, inactive, signs, element } = triplicityOf(signIndex, isDay);
  return {
    sign: SIGNS[signIndex],
    doctrine: DOCTRINE,
    is_day_chart: isDay,
    day_ruler: day,
    night_ruler: night,
    participating_ruler: participating,
    active_ruler: active,
    signs: [...signs],
    element,
    inactive_ruler: inactive,
    has_participating_overlap: participating === day || participating === night,
  };
}

/** GET /v1/triplicity/table: triplicity rulers of all signs. */
export function triplicityTable(query: TriplicityTableQuery): TriplicityTableResponse {
  const { is_day_chart: isDay } = withDefaults(TriplicityTableQuery, query);
  return { doctrine: DOCTRINE, is_day_chart: isDay, assignments: SIGNS.map((_, index) => assignment(index, isDay)) };
}

/** POST /v1/triplicity/assignment: triplicity rulers of a sign. Errors: InvalidInput. */
export const triplicityAssignment = (request: TriplicityAssignmentRequest): TriplicityAssignmentResponse =>
  assignment(signIndexOf(request.sign, '/sign'), request.is_day_chart);

/**
 * POST /v1/triplicity/score: the ruler of the sect gets the primary score, the participating ruler a score by policy, other planets 0.
 * Errors: InvalidInput.
 */
export function triplicityScore(request: TriplicityScoreRequest): TriplicityScoreResponse {
  const planet = classicalPlanet(request.planet, '/planet'),
    rulers = assignment(signIndexOf(request.sign, '/sign'), request.is_day_chart);
  const {
    participating_policy: policy,
    primary_score: primary,
    participating_score: reduced,
  } = withDefaults(TriplicityScoreRequest, request);
  const participates = planet === rulers.participating_ruler && policy === 'award_reduced';
  return {
    planet,
    sign: rulers.sign,
    doctrine: DOCTRINE,
    is_day_chart: request.is_day_chart,
    participating_policy: policy,
    primary_score: primary,
    participating_score: reduced,
    score: planet === rulers.active_ruler ? primary : participates ? reduced : 0,
    assignment: rulers,
  };
}
