import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { FORTUNES_AND_INFORTUNES } from './dorotheus-input.js';
import { beholds, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, listed, value } from './witness.js';

/** Launching a ship by the sign of the Moon: Dorotheus, Carmen V.26.1-13. */
type DegreeRule = 'plain' | 'first_ten' | 'after_nine' | 'eight_degree';
type Row = readonly [id: string, role: 'fortifier' | 'gate' | 'witness', rule: DegreeRule, says: string];

/** From Aries on. */
const ROWS: readonly Row[] = [
  ['aries_first_ten_degrees_above_earth', 'fortifier', 'first_ten', 'The first ten degrees of Aries are good.'],
  [
    'taurus_surge_and_malefic_destruction',
    'witness',
    'plain',
    'Taurus: the sea runs high; with an infortune beholding her the ship is lost.',
  ],
  [
    'gemini_eight_degree_cargo_and_return',
    'witness',
    'eight_degree',
    'Gemini, about its eighth degree: cargo and return; how the degree counts is not said.',
  ],
  ['cancer_safe_benefit', 'fortifier', 'plain', 'Cancer: safe and of benefit.'],
  ['leo_people_harm', 'witness', 'plain', 'Leo: harm to the people.'],
  ['virgo_unplanned_or_fast_return', 'witness', 'plain', 'Virgo: a return that is fast, or not planned.'],
  ['libra_first_ten_degrees_no_good', 'gate', 'first_ten', 'The first ten degrees of Libra are not good.'],
  ['scorpio_safety_with_inward_fear', 'witness', 'plain', 'Scorpio: safe, with fear.'],
  ['sagittarius_surge_disaster', 'gate', 'plain', 'Sagittarius: disaster from the waves.'],
  ['capricorn_after_nine_degrees_suitability', 'fortifier', 'after_nine', 'Capricorn is suitable after nine degrees.'],
  [
    'aquarius_dissent_slow_return_good_outcome',
    'witness',
    'plain',
    'Aquarius: dissent and a slow return, with a good end.',
  ],
  ['pisces_calamity', 'gate', 'plain', 'Pisces: calamity.'],
];
const MAKERS = { gate, fortifier, witness } as const;
const TAURUS = 1;

/** Nearer than this to a degree that is named, it belongs to neither side. */
const EDGE_DEG = 1e-9;
const isOn = (degree: number, edge: number): boolean => Math.abs(degree - edge) <= EDGE_DEG;

/** Whether a degree of its sign meets the rule; null where the text leaves it open. */
function meets(rule: DegreeRule, degree: number): boolean | null {
  if (rule === 'plain') return true;
  if (rule === 'eight_degree') return null;
  if (rule === 'first_ten') return isOn(degree, 10) ? null : degree < 10;
  return isOn(degree, 9) ? null : degree > 9;
}

/** Fortunes and infortunes with the Moon or beholding her: where there is one the table does not apply. */
export const seenByMoon = (figure: ElectionFigure) =>
  FORTUNES_AND_INFORTUNES.filter((planet) => beholds(figure, planet, 'Moon'));

/** The table of signs, and the sentence that limits it. */
export function signClauses(figure: ElectionFigure): MatterClause[] {
  const { longitudeDeg } = figure.planets.Moon,
    moon = signIndex(longitudeDeg),
    degree = longitudeDeg % 30;
  const seen = seenByMoon(figure),
    applies = seen.length === 0,
    malefics = MALEFICS.filter((planet) => beholds(figure, planet, 'Moon'));
  const rows = ROWS.map(([id, role, rule, says], sign): MatterClause => {
    const matched = moon === sign,
      isLost = sign === TAURUS && matched && malefics.length > 0;
    return MAKERS[isLost ? 'gate' : role](
      { id, where: `V.26.${sign + 1}`, says },
      isLost ? true : !applies ? null : matched && meets(rule, degree),
      [
        value('moon_sign', SIGNS[moon]),
        value('table_sign', SIGNS[sign]),
        degrees('moon_degree_in_sign', degree),
        value('table_requires_no_fortune_or_infortune_testimony', applies),
        value('fortune_or_infortune_configuring_moon', listed(seen)),
        value('malefic_configuring_moon', listed(malefics)),
        value('degree_rule', rule),
      ],
    );
  });
  return [
    ...rows,
    witness(
      {
        id: 'launch_sign_table_precondition',
        where: 'V.26.13',
        says: 'The signs count where neither fortune nor infortune is with the Moon or beholds her.',
      },
      applies ? true : null,
      [value('configured_fortunes_or_infortunes', listed(seen)), value('table_applicable', applies)],
    ),
  ];
}
