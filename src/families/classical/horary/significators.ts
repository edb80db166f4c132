import { houseTurns } from '../../../doctrine/horary/turned-house.js';
import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { lordOfHouse } from './figure.js';
import type { HoraryFigure } from './figure.js';
import type {
  HoraryEvidenceProfileResponse,
  HorarySignificatorEvidenceResponse,
  HoraryTurnedHouseResponse,
} from './schema.js';

/** The house of the matter after the turns of the path, with each turn. */
export function turnedHouse(path: readonly number[], terminal: number): HoraryTurnedHouseResponse {
  const turns = houseTurns([...path, terminal]);
  return {
    perspective_path: [...path],
    terminal_topic_house: terminal,
    steps: turns.map(({ from, counted, resolved }, i) => ({
      index: i + 1,
      kind: i < path.length ? 'perspective' : 'terminal_topic',
      from_radical_house: from,
      counted_house: counted,
      resolved_radical_house: resolved,
    })),
    resolved_radical_house: turns[turns.length - 1].resolved,
    counting_semantics: 'inclusive_one_based_from_each_preceding_perspective',
  };
}

/** The lord of a house as a significator. */
function lord(
  figure: HoraryFigure,
  role: HorarySignificatorEvidenceResponse['role'],
  house: number,
): HorarySignificatorEvidenceResponse {
  const cusp = figure.houses.cusps[house - 1];
  return {
    role,
    state: 'evaluated',
    body: lordOfHouse(figure, house),
    radical_house: house,
    cusp_longitude_deg: cusp,
    sign: SIGNS[signIndex(cusp)],
    reason: null,
    source_reference:
      'Lilly, Christian Astrology (1647), p. 123: the lord of the house of the querent and of the matter',
  };
}

/**
 * The lords of the first house and of the house of the matter. The Moon is co-significator of the querent in every question.
 */
export function significators(
  figure: HoraryFigure,
  quesitedHouse: number,
): HoraryEvidenceProfileResponse['significators'] {
  const querent = lord(figure, 'principal_querent', 1),
    quesited = lord(figure, 'principal_quesited', quesitedHouse);
  return {
    state: 'evaluated',
    principal_querent: querent,
    querent_co_significator: {
      role: 'querent_co_significator',
      state: 'evaluated',
      body: 'Moon',
      radical_house: null,
      cusp_longitude_deg: null,
      sign: null,
      reason: null,
      source_reference: 'Lilly, Christian Astrology (1647), p. 123: the Moon signifies with the lord of the ascendant',
    },
    principal_quesited: quesited,
    same_body_principals: querent.body === quesited.body,
    reason: null,
  };
}
