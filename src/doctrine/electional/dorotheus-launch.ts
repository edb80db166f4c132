import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { hardAspect, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { seenByMoon, signClauses } from './dorotheus-launch-signs.js';
import {
  ascendantSign,
  beholds,
  between,
  configured,
  FORTUNES,
  MALEFICS,
  quadrantHouse,
  signOffset,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { ClauseText, MatterClause } from './matter-clauses.js';
import { listed, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Launching a ship by the planets: Dorotheus, Carmen V.26.14-38. */
type Side = 'above_earth' | 'under_earth';

/** Nearer to the horizon than this a body is on neither side of it, degrees. */
const HORIZON_DEG = 1e-9;

interface HorizonPlace {
  /** Null on the horizon, and without quadrant houses. */
  readonly side: Side | null;
  readonly house: number | null;
  readonly policy: string;
}

function horizonPlace(figure: ElectionFigure, planet: ClassicalPlanet): HorizonPlace {
  const house = quadrantHouse(figure, planet),
    at = figure.planets[planet].longitudeDeg;
  if (house === null) return { side: null, house, policy: 'quadrant_house_figure_required' };
  const fromAscendant = separationDeg(at, figure.ascDeg);
  if (Math.min(fromAscendant, 180 - fromAscendant) <= HORIZON_DEG)
    return { side: null, house: null, policy: 'exact_horizon_not_evaluable' };
  return { side: house > 6 ? 'above_earth' : 'under_earth', house, policy: 'quadrant_house_horizon_classification' };
}

/** What the planetary testimony looks at, made once. */
interface Launch {
  readonly figure: ElectionFigure;
  readonly natal: ElectionFigure | null;
  readonly moon: HorizonPlace;
  readonly mars: HorizonPlace;
  readonly saturnStands: boolean;
  readonly saturnOffset: number;
}

const met = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): Measurement =>
  value(`${a.toLowerCase()}_configures_${b.toLowerCase()}`, beholds(figure, a, b));
const moonSide = (launch: Launch): Measurement => value('moon_hemisphere', launch.moon.side);

/** Holds where the Moon is on a side of the horizon and the rest does too; open where her side is. */
const onSide = (launch: Launch, side: Side, rest: boolean): boolean | null =>
  launch.moon.side === null ? null : launch.moon.side === side && rest;
const text = (paragraph: number, id: string, says: string): ClauseText => ({ id, where: `V.26.${paragraph}`, says });

/** Clauses 14-18: the Moon and Saturn, above and under the earth. */
function moonAndSaturn(launch: Launch): MatterClause[] {
  const { figure, saturnStands, saturnOffset } = launch,
    seen = seenByMoon(figure),
    trine = saturnOffset === 4 || saturnOffset === 8;
  const stands = value('saturn_stationary', saturnStands),
    offset = value('saturn_moon_offset', saturnOffset);
  return [
    witness(
      text(
        14,
        'launch_transition_to_planetary_testimony',
        'From here on the planets are looked at, when the ship is pushed into the water.',
      ),
      true,
      [value('moon_sign', signOfPlanet(figure, 'Moon')), value('launch_context', 'pushing_ship_into_water')],
    ),
    gate(
      text(
        15,
        'moon_under_earth_configured_by_planets',
        'The Moon under the earth, with fortunes or infortunes or beheld by them.',
      ),
      onSide(launch, 'under_earth', seen.length > 0),
      [
        moonSide(launch),
        value('moon_house', launch.moon.house),
        value('horizon_policy', launch.moon.policy),
        value('configuring_fortunes_or_infortunes', listed(seen)),
      ],
    ),
    gate(
      text(
        16,
        'under_earth_moon_stationary_saturn_copresence',
        'The Moon under the earth with Saturn, who stands still.',
      ),
      onSide(launch, 'under_earth', saturnStands && saturnOffset === 0),
      [
        moonSide(launch),
        value('saturn_sign', signOfPlanet(figure, 'Saturn')),
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        stands,
        value('station_threshold', stationaryThreshold('Saturn'), 'degrees/day'),
      ],
    ),
    witness(
      text(
        17,
        'above_earth_moon_stationary_saturn_trine',
        'Saturn standing still in trine to her: the text says above and under the earth of the same case.',
      ),
      null,
      [moonSide(launch), stands, offset, value('edition_reading', 'source_internal_hemisphere_contradiction')],
    ),
    witness(
      text(
        18,
        'above_earth_moon_nonstationary_saturn_trine',
        'The Moon above the earth, Saturn in trine and not standing still: injury.',
      ),
      onSide(launch, 'above_earth', !saturnStands && trine),
      [moonSide(launch), stands, offset],
    ),
  ];
}

/** Clauses 19-21: Saturn with Mercury, in the ascendant, and in the nativity. */
function saturnElsewhere({ figure, natal }: Launch): MatterClause[] {
  const rises = signIndex(figure.ascDeg) === signIndex(figure.planets.Saturn.longitudeDeg),
    root = natal?.planets.Saturn.longitudeDeg ?? null;
  const overlay =
    root === null
      ? null
      : signIndex(figure.ascDeg) === signIndex(root) || hardAspect(figure.planets.Saturn.longitudeDeg, root) !== null;
  return [
    witness(
      text(
        19,
        'saturn_mercury_association_and_planetary_help',
        'Mercury taking part with Saturn, and the help of the planets: how far it goes is not said.',
      ),
      null,
      [
        value('saturn_mercury_configured', beholds(figure, 'Saturn', 'Mercury')),
        value('source_association_scope', 'source_not_closed'),
      ],
    ),
    witness(
      text(20, 'saturn_at_ascendant_and_moon_not_looking', 'Saturn in the ascendant, the Moon not beholding him.'),
      rises && !beholds(figure, 'Saturn', 'Moon'),
      [
        value('saturn_sign', signOfPlanet(figure, 'Saturn')),
        value('ascendant_sign', ascendantSign(figure)),
        met(figure, 'Saturn', 'Moon'),
      ],
    ),
    gate(
      text(
        21,
        'radical_saturn_sign_overlay',
        'The sign of the natal Saturn ascending, or Saturn in square or opposition to his natal place; without a nativity it is open.',
      ),
      overlay,
      [
        value('election_ascendant_sign', ascendantSign(figure)),
        value('transiting_saturn_sign', signOfPlanet(figure, 'Saturn')),
        value('natal_saturn_sign', natal === null ? null : signOfPlanet(natal, 'Saturn')),
        value('radical_chart_supplied', natal !== null),
      ],
    ),
  ];
}

/** Clauses 22-24: Mars, and Mercury with him. */
function mars(launch: Launch): MatterClause[] {
  const { figure } = launch,
    known = launch.mars.side !== null && launch.moon.side !== null;
  return [
    witness(
      text(
        22,
        'mars_under_earth_moon_above_earth_water_or_fighting',
        'Mars under the earth, the Moon above it and beholding him: harm from water or fighting.',
      ),
      known
        ? launch.mars.side === 'under_earth' && launch.moon.side === 'above_earth' && beholds(figure, 'Mars', 'Moon')
        : null,
      [
        value('mars_hemisphere', launch.mars.side),
        value('mars_house', launch.mars.house),
        moonSide(launch),
        value('moon_house', launch.moon.house),
        met(figure, 'Mars', 'Moon'),
      ],
    ),
    witness(
      text(23, 'mars_condition_injury_consequence', 'The injury of the case before, which does not stand by itself.'),
      null,
      [
        value('dependent_clause', 'mars_under_earth_moon_above_earth_water_or_fighting'),
        value('source_injury_scope', 'continuation_not_separable'),
      ],
    ),
    witness(
      text(24, 'mercury_with_mars_increases_hardship', 'Mercury with Mars or beholding him makes it harder.'),
      beholds(figure, 'Mercury', 'Mars'),
      [value('mercury_mars_configured', beholds(figure, 'Mercury', 'Mars'))],
    ),
  ];
}

/** Clauses 25-27: the infortunes and Mercury together, and divided between the lights. */
function infortunesTogether(launch: Launch): MatterClause[] {
  const { figure } = launch,
    three = ['Saturn', 'Mars', 'Mercury'] as const;
  const divided =
    (beholds(figure, 'Mars', 'Sun') && beholds(figure, 'Saturn', 'Moon')) ||
    (beholds(figure, 'Saturn', 'Sun') && beholds(figure, 'Mars', 'Moon'));
  return [
    gate(
      text(
        25,
        'saturn_mars_mercury_look_at_moon_above_earth',
        'Saturn, Mars and Mercury all behold the Moon above the earth: no escape.',
      ),
      onSide(
        launch,
        'above_earth',
        three.every((planet) => beholds(figure, planet, 'Moon')),
      ),
      [...three.map((planet) => met(figure, planet, 'Moon')), moonSide(launch)],
    ),
    witness(
      text(26, 'mars_mercury_association_analogy', 'With Mercury Mars does likewise: like what, is not clear.'),
      null,
      [
        value('mars_mercury_configured', beholds(figure, 'Mars', 'Mercury')),
        value('analogy_target', 'preceding_mars_condition_scope_not_closed'),
      ],
    ),
    gate(
      text(27, 'mars_saturn_divided_solar_lunar_testimony', 'One infortune beholds the Sun, the other the Moon.'),
      divided,
      (['Mars', 'Saturn'] as const).flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
    ),
  ];
}

/** Clauses 28-30: what hangs on sentences that are not clear. */
function openFortunes({ figure }: Launch): MatterClause[] {
  const mercuryMeets = (planets: readonly ClassicalPlanet[]): boolean =>
    planets.some((planet) => beholds(figure, 'Mercury', planet));
  return [
    fortifier(
      text(
        28,
        'jupiter_square_reading_and_moon_unafflicted',
        'The Moon not made unfortunate, with Jupiter; the square of the translation is no condition (note 161).',
      ),
      null,
      [
        value('jupiter_moon_offset', signOffset(figure.planets.Jupiter.longitudeDeg, figure.planets.Moon.longitudeDeg)),
        value('moon_made_unfortunate', 'source_not_closed'),
        value('edition_note_161', 'jupiter_square_epithet_not_predicate'),
      ],
    ),
    witness(
      text(29, 'venus_jupiter_and_moon_testimony', 'Venus with Jupiter in the case before, which is open.'),
      null,
      [value('venus_jupiter_configured', beholds(figure, 'Venus', 'Jupiter')), value('depends_on_v26_28', true)],
    ),
    witness(
      text(
        30,
        'mercury_with_fortune_or_infortune_addition',
        'Mercury adds to the good or to the evil: to which is not said.',
      ),
      null,
      [
        value('mercury_configures_fortune', mercuryMeets(FORTUNES)),
        value('mercury_configures_infortune', mercuryMeets(MALEFICS)),
        value('source_addition_outcome', 'context_not_closed'),
      ],
    ),
  ];
}

/** Clauses 31-33: the fortunes alone, hidden, and all together. */
function fortunes(launch: Launch): MatterClause[] {
  const { figure } = launch,
    malefics = MALEFICS.filter((planet) => beholds(figure, planet, 'Moon')),
    copresent = between(figure, 'Venus', 'Moon') === 'conjunction',
    hidden = underRays(figure, 'Venus');
  const all = FORTUNES.every((planet) => beholds(figure, planet, 'Sun') && beholds(figure, planet, 'Moon'));
  return [
    fortifier(
      text(31, 'above_earth_moon_venus_alone_looks', 'The Moon above the earth, Venus beholding her and no infortune.'),
      onSide(launch, 'above_earth', beholds(figure, 'Venus', 'Moon') && malefics.length === 0),
      [moonSide(launch), met(figure, 'Venus', 'Moon'), value('infortune_configuring_moon', listed(malefics))],
    ),
    fortifier(
      text(
        32,
        'under_earth_moon_venus_copresence_under_rays',
        'The Moon under the earth with Venus, who is under the rays.',
      ),
      onSide(launch, 'under_earth', copresent && hidden),
      [moonSide(launch), value('venus_moon_same_sign', copresent), value('venus_under_rays', hidden)],
    ),
    fortifier(
      text(
        33,
        'jupiter_venus_solar_lunar_and_mercury_testimony',
        'Jupiter and Venus behold both lights, and Mercury the Moon: the best.',
      ),
      all && beholds(figure, 'Mercury', 'Moon'),
      [
        ...FORTUNES.flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
        met(figure, 'Mercury', 'Moon'),
      ],
    ),
  ];
}

/** Clauses 34-38: mixed testimony, signs told elsewhere, the moment itself. */
function closing({ figure }: Launch): MatterClause[] {
  const rises = (planet: ClassicalPlanet) => configured(figure.planets[planet].longitudeDeg, figure.ascDeg);
  return [
    witness(
      text(
        34,
        'mixed_malefic_ascendant_and_fortune_moon_rescue',
        'An infortune to the ascendant, a fortune to the Moon: harm and rescue, without saying which prevails.',
      ),
      null,
      [
        value('infortune_configures_ascendant', MALEFICS.some(rises)),
        value(
          'fortune_configures_moon',
          FORTUNES.some((planet) => beholds(figure, planet, 'Moon')),
        ),
        value('source_rescue_relation', 'mixed_outcome_not_closed'),
      ],
    ),
    witness(text(35, 'reported_signs_testimony', 'The signs that were told before: which, is not clear.'), null, [
      value('reported_signs', 'antecedent_reference_not_identified'),
    ]),
    witness(text(36, 'approved_signs_testimony', 'The signs that are approved: which, is not clear.'), null, [
      value('approved_signs', 'antecedent_reference_not_identified'),
    ]),
    witness(
      text(
        37,
        'launch_moment_distinguished_from_passenger_boarding',
        'It is the moment when the ship is pushed into the water, not that of boarding.',
      ),
      true,
      [value('elected_moment', 'pushing_ship_into_water'), value('passenger_boarding', 'separate_unprofiled_moment')],
    ),
    witness(text(38, 'arrival_wording', 'What is said of the arrival gives no rule of its own.'), null, [
      value('arrival_predicate', 'source_wording_not_closed'),
    ]),
  ];
}

/** The thirty-eight sentences of the chapter on launching. */
export function launchClauses({ figure, natal }: DorotheanMatterInput): MatterClause[] {
  const { Saturn: saturn, Moon: moon } = figure.planets;
  const launch: Launch = {
    figure,
    natal,
    moon: horizonPlace(figure, 'Moon'),
    mars: horizonPlace(figure, 'Mars'),
    saturnStands: Math.abs(saturn.rateDegPerDay) < stationaryThreshold('Saturn'),
    saturnOffset: signOffset(saturn.longitudeDeg, moon.longitudeDeg),
  };
  return [
    ...signClauses(figure),
    ...moonAndSaturn(launch),
    ...saturnElsewhere(launch),
    ...mars(launch),
    ...infortunesTogether(launch),
    ...openFortunes(launch),
    ...fortunes(launch),
    ...closing(launch),
  ];
}
