import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { houseFrom, inclusiveCount, pada27, signOf, star27 } from '../divisions.js';
import type { Participant } from '../evidence.js';
import { and, measure, predicate } from '../finding.js';
import type { Sky } from '../sky.js';
import { monthLabel } from './calendar.js';
import { vivaha } from './sources.js';

const SHUDDHI_SOURCE = vivaha('12');
const BIRTH_SOURCE = vivaha('14-15');
const JYESHTHA = 2;

const BAD_MOON: ReadonlySet<number> = new Set([1, 4, 8, 12]);
const GOOD_JUPITER: ReadonlySet<number> = new Set([2, 5, 7, 9, 11]);
const GOOD_SUN: ReadonlySet<number> = new Set([3, 6, 10, 11]);

/** Moon of both, Jupiter of the bride and Sun of the groom, counted from the natal Moon (Vivaha 12). */
function strength(sky: Sky, person: Participant): Finding[] {
  const row = (body: Graha, isBad: (house: number) => boolean) => {
    const house = mapped(person.natalMoon, (natal) => mapped(sky.sign(body), (sign) => houseFrom(signOf(natal), sign)));
    return finding({
      id: `personal_shuddhi.${person.id}.${body.toLowerCase()}`,
      rule: 'personal_shuddhi',
      source: SHUDDHI_SOURCE,
      detected: mapped(house, isBad),
      measures: [
        measure('participant_id', person.id, 'identity'),
        measure('role', person.role, 'traditional_rule_role'),
        measure('distance_from_natal_Moon', house, 'inclusive_12'),
      ],
    });
  };
  return [
    row('Moon', (house) => BAD_MOON.has(house)),
    person.role === 'bride'
      ? row('Jupiter', (house) => !GOOD_JUPITER.has(house))
      : row('Sun', (house) => !GOOD_SUN.has(house)),
  ];
}

/** Month, star, tithi and rising sign of birth of a first-born (Vivaha 14). */
function birthPeriod(evidence: Evidence, sky: Sky, person: Participant): Finding[] {
  const row = (name: string, election: number | null, birth: number | null) => {
    const matches = election === null || birth === null ? null : election === birth;
    return finding({
      id: `birth_period.${person.id}.${name}`,
      rule: 'birth_period',
      source: BIRTH_SOURCE,
      detected: and(person.firstBorn, matches),
      measures: [
        predicate('first_born', person.firstBorn),
        measure('election_value', election, 'index'),
        measure('birth_value', birth, 'index'),
        predicate('matches', matches),
      ],
    });
  };
  return [
    row('month', monthLabel(evidence)?.index ?? null, person.birthMonth),
    row('star', sky.moonStar, mapped(person.natalMoon, star27)),
    row('tithi', sky.tithi, person.birthTithi),
    row('lagna', sky.lagnaSign, mapped(person.natalLagna, signOf)),
  ];
}

/** In the second round of nine: quarter of the star that is bad (Gochara 13, Sanskrit commentary). */
const SECOND_ROUND: ReadonlyMap<number, number> = new Map([
  [12, 1],
  [14, 4],
  [16, 3],
]);
const FIRST_ROUND: ReadonlySet<number> = new Set([3, 5, 7]);

/** The star counted from the natal star (Gochara 13; Vivaha 14). */
function tara(sky: Sky, person: Participant): Finding {
  const moon = sky.lon('Moon');
  const natal = mapped(person.natalMoon, star27);
  const count = moon === null || natal === null ? null : inclusiveCount(natal, star27(moon), 27);
  const judged = (value: number): Truth => {
    if (value === 1) return person.firstBorn;
    if (value === 10 || value === 19 || FIRST_ROUND.has(value)) return true;
    const quarter = SECOND_ROUND.get(value);
    return quarter !== undefined && moon !== null && pada27(moon) === quarter;
  };
  const interpretation =
    count === null
      ? 'missing_natal_or_election_positions'
      : count === 1
        ? 'mc14_birth_star_firstborn_override'
        : count === 10 || count === 19
          ? 'mc_gochara13_unremedied_trijanma_composition'
          : 'mc_gochara13_sanskrit_quarters';
  return finding({
    id: `personal_tara.${person.id}`,
    rule: 'personal_tara',
    source: 'MC Avasthi 2004, Gochara 13; Vivaha Janma commentary',
    detected: mapped(count, judged),
    measures: [
      measure('inclusive_count', count, 'stars_27'),
      measure('interpretation', interpretation, 'source_composition'),
    ],
  });
}

/** Two first-borns and the month Jyeshtha: three Jyeshthas are shunned, two are middling (Vivaha 15). */
function jyeshthas(evidence: Evidence, people: readonly Participant[]): Finding[] {
  const month = mapped(monthLabel(evidence), ({ index }) => index === JYESHTHA);
  const factors = [month, ...people.map(({ firstBorn }) => firstBorn)];
  const count = factors.includes(null) ? null : factors.filter((factor) => factor === true).length;
  return [
    finding({
      id: 'birth_period.trijyeshtha',
      rule: 'birth_period',
      source: BIRTH_SOURCE,
      detected: and(...factors),
      measures: [
        predicate('Jyeshtha_month', month),
        ...people.map(({ id, firstBorn }) => predicate(`${id}_first_born`, firstBorn)),
      ],
    }),
    finding({
      id: 'birth_period.dvijyeshtha_advisory',
      rule: 'birth_period',
      source: BIRTH_SOURCE,
      detected: false,
      advisory: true,
      measures: [
        measure('jyeshtha_factor_count', count, 'count'),
        measure('source_quality', count === 2 ? 'middling' : null, 'MC15_advisory'),
      ],
    }),
  ];
}

/** The personal layer of Muhurta Chintamani for bride and groom. */
export const mcPersonalFindings = (evidence: Evidence, sky: Sky, people: readonly Participant[]): Finding[] => [
  ...people.flatMap((person) => [...strength(sky, person), ...birthPeriod(evidence, sky, person), tara(sky, person)]),
  ...jyeshthas(evidence, people),
  finding({
    id: 'marriage_context',
    rule: 'marriage_context',
    source: vivaha('93-95'),
    applicable: false,
    detected: false,
    measures: [
      measure('MC93', 'predictions_excluded', 'scope'),
      measure('MC94', 'social_class_variant_excluded', 'scope'),
      measure('MC95', 'special_ceremony_form_excluded', 'scope'),
    ],
  }),
];
