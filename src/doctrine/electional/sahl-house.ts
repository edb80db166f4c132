import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signLord, signNameOf } from './dorotheus-root.js';
import {
  ascendantSign,
  between,
  distance,
  elongationDeg,
  FORTUNES,
  placeFromAscendant,
  quadrantHouse,
  relation,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, outcome, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { cadent, hardMalefics, joined, POLICY, solarObservations } from './sahl-input.js';
import type { SahlMatterInput } from './sahl-input.js';
import { arabicMoieties } from './sahl.js';
import { besideDegrees, compared, degrees, value } from './witness.js';
import type { Measurement } from './witness.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Building and pulling down: Sahl, On Elections 43-47. */
const FIRST_AND_FOURTH = [1, 4];
/** Sahl's measure of an eclipse: how near the tail counts. */
const TAIL_ORB_DEG = 12;

const lordPair = (figure: ElectionFigure) => ({
  moonLord: signLord(figure.planets.Moon.longitudeDeg),
  ascLord: signLord(figure.ascDeg),
});
const house = (figure: ElectionFigure, name: string, planet: ClassicalPlanet): Measurement =>
  value(name, quadrantHouse(figure, planet));

/** Clauses 1-3: what is to be made fit. */
function adaptations({ figure, lotDeg }: SahlMatterInput): MatterClause[] {
  const { moonLord, ascLord } = lordPair(figure);
  const adapt = (id: string, says: string, measurements: readonly Measurement[]) =>
    fortifier(
      { id, where: '43', says: `${says}: when they are so is not said.`, policy: POLICY.adapted },
      null,
      measurements,
    );
  return [
    adapt('adapt_moon_and_lord', 'The Moon and the lord of her sign are to be made fit', [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('moon_lord', moonLord),
      house(figure, 'moon_lord_house', moonLord),
    ]),
    adapt('adapt_ascendant_and_lord', 'The ascendant and its lord are to be made fit', [
      value('ascendant_sign', ascendantSign(figure)),
      value('ascendant_lord', ascLord),
      house(figure, 'ascendant_lord_house', ascLord),
    ]),
    adapt('adapt_fortune_and_mercury', 'The Lot of Fortune and Mercury are to be made fit', [
      degrees('fortune_longitude', lotDeg),
      value('fortune_sign', lotDeg === null ? null : signNameOf(lotDeg)),
      house(figure, 'mercury_house', 'Mercury'),
    ]),
  ];
}

/** Clauses 4-6: Mars, Venus against him, Saturn. */
function infortunes({ figure }: SahlMatterInput): MatterClause[] {
  const venus = between(figure, 'Venus', 'Mars');
  return [
    gate(
      {
        id: 'mars_cadent_from_named_significators',
        where: '44a',
        says: 'Mars should be cadent from all of them: what cadent from a significator means is not said.',
        policy: POLICY.significators,
      },
      null,
      [
        house(figure, 'mars_house', 'Mars'),
        value('mars_cadent_in_quadrant_figure', cadent(figure, 'Mars')),
        value('mars_sign', signOfPlanet(figure, 'Mars')),
      ],
    ),
    witness(
      {
        id: 'venus_remedy_over_mars',
        where: '44b',
        says: 'Where Mars cannot be shunned, Venus is made strong against him, by trine or sextile.',
        policy: 'whole_sign_relation_with_open_strength',
      },
      true,
      [
        value('venus_mars_relation', venus),
        value('qualifying_trine_or_sextile', venus === 'trine' || venus === 'sextile'),
        house(figure, 'venus_house', 'Venus'),
      ],
    ),
    witness(
      {
        id: 'saturn_cadent_from_venus_compound',
        where: '44c and note 110',
        says: 'Saturn cadent from Venus: a word that joins the sentence is missing in the Arabic and the Latin.',
        policy: 'dykes_note_110_missing_operative',
      },
      null,
      [
        house(figure, 'saturn_house', 'Saturn'),
        ...(['Venus', 'Mars', 'Moon'] as const).map((planet) =>
          value(`saturn_${planet.toLowerCase()}_relation`, between(figure, 'Saturn', planet)),
        ),
      ],
    ),
  ];
}

/** The Moon growing in light, and in number, which is left open. */
export const lightAndNumber = ({ figure }: SahlMatterInput, where: string): MatterClause =>
  fortifier(
    {
      id: 'moon_increased_in_light_and_number',
      where,
      says: 'The Moon grows in light and in number: what of her grows in number is not said.',
      policy: POLICY.number,
    },
    null,
    [
      value('moon_increasing_in_light', waxing(figure)),
      degrees('sun_moon_elongation', elongationDeg(figure)),
      value('moon_longitude_rate', figure.planets.Moon.rateDegPerDay, 'degrees/day'),
      value('number_predicate', null),
    ],
  );

function moonAndJupiter({ figure }: SahlMatterInput): MatterClause {
  const seen = between(figure, 'Moon', 'Jupiter');
  return fortifier(
    {
      id: 'moon_joined_to_jupiter_by_square_or_opposition',
      where: '45a',
      says: 'The Moon joined to Jupiter from the square, which is the better, or the opposition.',
      policy: POLICY.aspects,
    },
    seen === 'square' || seen === 'opposition',
    [
      value('moon_jupiter_relation', seen),
      value('preferred_relation', 'square'),
      value('lesser_relation', 'opposition'),
    ],
  );
}

function saturnAndTail({ figure }: SahlMatterInput): MatterClause {
  const tail = separationDeg(figure.planets.Moon.longitudeDeg, (figure.nodeDeg + 180) % 360),
    byBody = joined(figure, 'Moon', 'Saturn'),
    saturnHouse = quadrantHouse(figure, 'Saturn'),
    place = placeFromAscendant(figure, figure.planets.Saturn.longitudeDeg);
  const inHouse = FIRST_AND_FOURTH.includes(saturnHouse ?? 0),
    inSign = FIRST_AND_FOURTH.includes(place);
  return gate(
    {
      id: 'saturn_tail_or_angular_saturn_danger',
      where: '45b-c',
      says: 'The Moon with Saturn or the tail, or Saturn in the ascendant or the fourth; where houses and whole signs disagree on him it is left open.',
      policy: POLICY.stakes,
    },
    byBody || tail <= TAIL_ORB_DEG ? true : inHouse === inSign ? inHouse : null,
    [
      value('moon_saturn_joined', byBody),
      besideDegrees('moon_saturn_distance', distance(figure, 'Moon', 'Saturn'), arabicMoieties('Moon', 'Saturn')),
      compared('moon_tail_distance', tail, '<=', TAIL_ORB_DEG, 'degrees'),
      value('saturn_quadrant_house', saturnHouse),
      value('saturn_whole_sign_place', place),
    ],
  );
}

function marsAscending({ figure }: SahlMatterInput): MatterClause {
  const seen = between(figure, 'Mars', 'Moon');
  return gate(
    {
      id: 'mars_aspecting_with_ascending_circle',
      where: '45d and notes 112-114',
      says: 'Mars beholds her while one of the two ascends in his circle: who, and in which circle, is disputed. Without his aspect it is clear.',
      policy: POLICY.circle,
    },
    seen === 'aversion' ? false : null,
    [value('mars_moon_relation', seen), ...solarObservations(figure, 'Mars')],
  );
}

function cleansedLords({ figure }: SahlMatterInput): MatterClause {
  const { moonLord, ascLord } = lordPair(figure);
  return fortifier(
    {
      id: 'lords_aspect_and_are_cleansed',
      where: '46',
      says: 'The lord of the Moon beholds her, the lord of the ascendant the ascendant, both cleansed of the infortunes: when they are cleansed is not said.',
      policy: POLICY.cleansed,
    },
    null,
    [
      value('moon_lord_relation_to_moon', between(figure, moonLord, 'Moon')),
      value('asc_lord_relation_to_asc', relation(figure.planets[ascLord].longitudeDeg, figure.ascDeg)),
      value('moon_lord_malefic_relations', hardMalefics(figure, moonLord)),
      value('asc_lord_malefic_relations', hardMalefics(figure, ascLord)),
    ],
  );
}

export const buildingClauses = (input: SahlMatterInput): MatterClause[] => [
  ...adaptations(input),
  ...infortunes(input),
  lightAndNumber(input, '45a'),
  moonAndJupiter(input),
  saturnAndTail(input),
  marsAscending(input),
  cleansedLords(input),
];

const TEMPO = lookupTable<string>({
  trine: 'easier',
  sextile: 'easier',
  square: 'more_difficult',
  opposition: 'more_difficult',
});

export function demolitionClauses({ figure }: SahlMatterInput): MatterClause[] {
  const { Moon: moon } = figure.planets,
    lord = signLord(moon.longitudeDeg),
    seen = between(figure, 'Moon', lord);
  const fortunes = FORTUNES.map((planet) => ({ planet, seen: between(figure, 'Moon', planet) }));
  return [
    fortifier(
      {
        id: 'moon_descending_in_own_circle',
        where: '47a',
        says: 'The Moon descending in her own circle: whether in latitude, in the sky or in another circle is not said.',
        policy: POLICY.circle,
      },
      null,
      [
        degrees('moon_latitude', moon.latitudeDeg),
        value('moon_longitude_rate', moon.rateDegPerDay, 'degrees/day'),
        house(figure, 'moon_house', 'Moon'),
      ],
    ),
    fortifier(
      {
        id: 'moon_separated_from_malefics',
        where: '47a',
        says: 'The Moon separated from the malefics: from which aspects and since when is not said.',
        policy: 'source_text_open_separation_window',
      },
      null,
      [
        value('instantaneous_hard_relations', hardMalefics(figure, 'Moon')),
        value('moon_speed', moon.rateDegPerDay, 'degrees/day'),
      ],
    ),
    fortifier(
      {
        id: 'moon_joined_to_fortunes',
        where: '47a',
        says: 'The Moon joined to a fortune, in its sign.',
        policy: POLICY.aspects,
      },
      fortunes.some((one) => one.seen === 'conjunction'),
      fortunes.map((one) => value(`moon_${one.planet.toLowerCase()}_relation`, one.seen)),
    ),
    fortifier(
      {
        id: 'fortune_eastern_or_ascending_direct',
        where: '47a',
        says: 'The fortune eastern, or ascending and direct: eastern and ascending have several meanings.',
        policy: POLICY.eastern,
      },
      null,
      FORTUNES.flatMap((planet) => solarObservations(figure, planet)),
    ),
    outcome(
      {
        id: 'moon_to_own_lord_destruction_tempo',
        where: '47b',
        says: 'The Moon to her lord: by trine or sextile the work is easier, by square or opposition more difficult.',
        policy: POLICY.aspects,
      },
      true,
      [value('moon_lord', lord), value('relation', seen), value('source_outcome', TEMPO[seen] ?? 'not_stated')],
    ),
  ];
}
