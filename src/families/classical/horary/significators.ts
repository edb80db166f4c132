import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { lordOfHouse } from './figure.js';
import type { HoraryFigure } from './figure.js';
import type {
  HoraryEvidenceProfileResponse,
  HorarySignificatorEvidenceResponse,
  HoraryTurnedHouseResponse,
} from './schema.js';

/** Houses counted inclusively, each from the one before: the 2nd from the 7th is the 8th (Lilly, Christian Astrology, p. 124). */
export function turnedHouse(path: readonly number[], terminal: number): HoraryTurnedHouseResponse {
  let from = 1;
  const steps = [...path, terminal].map((counted, i) => {
    const resolved = ((from + counted - 2) % 12) + 1;
    const step = {
      index: i + 1,
      kind: i < path.length ? ('perspective' as const) : ('terminal_topic' as const),
      from_radical_house: from,
      counted_house: counted,
      resolved_radical_house: resolved,
    };
    from = resolved;
    return step;
  });
  return {
    perspective_path: [...path],
    terminal_topic_house: terminal,
    steps,
    resolved_radical_house: from,
    counting_semantics: 'inclusive_one_based_from_each_preceding_perspective',
  };
}

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

/** The lords of the first house and of the house of the matter; the Moon stands for the querent too, in every question. */
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
