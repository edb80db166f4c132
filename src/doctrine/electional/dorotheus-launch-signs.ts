import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { FORTUNES_AND_INFORTUNES } from './dorotheus-input.js';
import { beholds, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';

/** Launching a ship by the sign of the Moon: Dorotheus, Carmen V.26.1-13. */
type DegreeRule = 'plain' | 'firstTen' | 'afterNine' | 'eightDegree';
type Row = readonly [id: string, role: 'fortifier' | 'gate' | 'witness', rule: DegreeRule, says: string];

/** From Aries on. */
const ROWS: readonly Row[] = [
  ['ariesFirstTenDegreesAboveEarth', 'fortifier', 'firstTen', 'The first ten degrees of Aries are good.'],
  [
    'taurusSurgeAndMaleficDestruction',
    'witness',
    'plain',
    'Taurus: the sea runs high; with an infortune beholding her the ship is lost.',
  ],
  [
    'geminiEightDegreeCargoAndReturn',
    'witness',
    'eightDegree',
    'Gemini, about its eighth degree: cargo and return; how the degree counts is not said.',
  ],
  ['cancerSafeBenefit', 'fortifier', 'plain', 'Cancer: safe and of benefit.'],
  ['leoPeopleHarm', 'witness', 'plain', 'Leo: harm to the people.'],
  ['virgoUnplannedOrFastReturn', 'witness', 'plain', 'Virgo: a return that is fast, or not planned.'],
  ['libraFirstTenDegreesNoGood', 'gate', 'firstTen', 'The first ten degrees of Libra are not good.'],
  ['scorpioSafetyWithInwardFear', 'witness', 'plain', 'Scorpio: safe, with fear.'],
  ['sagittariusSurgeDisaster', 'gate', 'plain', 'Sagittarius: disaster from the waves.'],
  ['capricornAfterNineDegreesSuitability', 'fortifier', 'afterNine', 'Capricorn is suitable after nine degrees.'],
  ['aquariusDissentSlowReturnGoodOutcome', 'witness', 'plain', 'Aquarius: dissent and a slow return, with a good end.'],
  ['piscesCalamity', 'gate', 'plain', 'Pisces: calamity.'],
];
const MAKERS = { gate, fortifier, witness } as const;
const TAURUS = 1;

/** Nearer than this to a degree that is named, it belongs to neither side. */
const EDGE_DEG = 1e-9;
const isOn = (degree: number, edge: number): boolean => Math.abs(degree - edge) <= EDGE_DEG;

/** Whether a degree of its sign meets the rule; null where the text leaves it open. */
function meets(rule: DegreeRule, degree: number): boolean | null {
  if (rule === 'plain') return true;
  if (rule === 'eightDegree') return null;
  if (rule === 'firstTen') return isOn(degree, 10) ? null : degree < 10;
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
        value('moonSign', SIGNS[moon]),
        value('tableSign', SIGNS[sign]),
        degrees('moonDegreeInSign', degree),
        value('tableRequiresNoFortuneOrInfortuneTestimony', applies),
        value('fortuneOrInfortuneConfiguringMoon', seen),
        value('maleficConfiguringMoon', malefics),
        value('degreeRule', rule),
      ],
    );
  });
  return [
    ...rows,
    witness(
      {
        id: 'launchSignTablePrecondition',
        where: 'V.26.13',
        says: 'The signs count where neither fortune nor infortune is with the Moon or beholds her.',
      },
      applies ? true : null,
      [value('configuredFortunesOrInfortunes', seen), value('tableApplicable', applies)],
    ),
  ];
}
