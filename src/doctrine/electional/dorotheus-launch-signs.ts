import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { FORTUNES_AND_INFORTUNES } from './dorotheus-input.js';
import { areConfigured, MALEFICS } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';

/** Launching a ship by the sign of the Moon: Dorotheus, Carmen V.26.1-13. */
type DegreeRule = 'plain' | 'firstTen' | 'afterNine' | 'eightDegree';
type Row = readonly [id: string, role: 'fortifier' | 'gate' | 'witness', rule: DegreeRule, says: string];

/** One row a sign, from Aries on. */
const ROWS: readonly Row[] = [
  ['ariesFirstTenDegreesAboveEarth', 'fortifier', 'firstTen', 'The Moon is in the first ten degrees of Aries: good.'],
  [
    'taurusSurgeAndMaleficDestruction',
    'witness',
    'plain',
    'The Moon is in Taurus: high seas; if an infortune aspects her, the ship is lost.',
  ],
  [
    'geminiEightDegreeCargoAndReturn',
    'witness',
    'eightDegree',
    'The Moon is near the eighth degree of Gemini: cargo and return. The text does not say how the degree counts.',
  ],
  ['cancerSafeBenefit', 'fortifier', 'plain', 'The Moon is in Cancer: safety and benefit.'],
  ['leoPeopleHarm', 'witness', 'plain', 'The Moon is in Leo: harm to the people.'],
  ['virgoUnplannedOrFastReturn', 'witness', 'plain', 'The Moon is in Virgo: a fast or unplanned return.'],
  ['libraFirstTenDegreesNoGood', 'gate', 'firstTen', 'The Moon is in the first ten degrees of Libra: not good.'],
  ['scorpioSafetyWithInwardFear', 'witness', 'plain', 'The Moon is in Scorpio: safety, with fear.'],
  ['sagittariusSurgeDisaster', 'gate', 'plain', 'The Moon is in Sagittarius: disaster from the waves.'],
  [
    'capricornAfterNineDegreesSuitability',
    'fortifier',
    'afterNine',
    'The Moon is in Capricorn, after nine degrees: suitable.',
  ],
  [
    'aquariusDissentSlowReturnGoodOutcome',
    'witness',
    'plain',
    'The Moon is in Aquarius: dissent and a slow return, with a good outcome.',
  ],
  ['piscesCalamity', 'gate', 'plain', 'Pisces: calamity.'],
];
const MAKERS = { gate, fortifier, witness } as const;
const TAURUS = 1;

/** A degree within this distance of a limit of the text belongs to neither side, degrees (house rule). */
const EDGE_DEG = 1e-9;
const isOn = (degree: number, edge: number): boolean => Math.abs(degree - edge) <= EDGE_DEG;

/** Whether a degree of the sign meets the rule; null if the text does not decide. */
function meets(rule: DegreeRule, degree: number): boolean | null {
  if (rule === 'plain') return true;
  if (rule === 'eightDegree') return null;
  if (rule === 'firstTen') return isOn(degree, 10) ? null : degree < 10;
  return isOn(degree, 9) ? null : degree > 9;
}

/** Fortunes and infortunes in the Moon's sign or in aspect to her. If there is one, the table does not apply. */
export const configuredWithMoon = (figure: ElectionFigure) =>
  FORTUNES_AND_INFORTUNES.filter((planet) => areConfigured(figure, planet, 'Moon'));

/** The table of signs and the sentence that limits it (V.26.13). */
export function signClauses(figure: ElectionFigure): MatterClause[] {
  const { longitudeDeg } = figure.planets.Moon,
    moon = signIndex(longitudeDeg),
    degree = longitudeDeg % 30;
  const witnesses = configuredWithMoon(figure),
    applies = witnesses.length === 0,
    malefics = MALEFICS.filter((planet) => areConfigured(figure, planet, 'Moon'));
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
        value('fortuneOrInfortuneConfiguringMoon', witnesses),
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
        says: 'The sign table applies when no fortune or infortune is with the Moon or aspects her.',
      },
      applies ? true : null,
      [value('configuredFortunesOrInfortunes', witnesses), value('tableApplicable', applies)],
    ),
  ];
}
