import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { CrossingWitness } from './dorotheus.js';
import { latitudeMeasurements } from './dorotheus.js';
import type { ElectionFigure } from './figure.js';
import { beholds, configuredOf, elongationDeg, FORTUNES, MALEFICS, strengthOf } from './figure.js';
import { compared, degrees, listed, value } from './witness.js';
import { fortifier, gate, waxing } from './matter-clauses.js';
import type { LunarEquation, MatterClause } from './matter-clauses.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** The nature of the rising sign (Carmen V.2-4) and the building of houses (V.7); Dykes 2017. */
type ConstructionClause = MatterClause<'fortifier' | 'gate', 'satisfied' | 'clear' | 'triggered'>;

export const SIGN_NATURE_SOURCE = 'Dorotheus, Carmen V.2-5, pp. 231-233 (Dykes 2017)';
export const CONSTRUCTION_SOURCE = 'Dorotheus, Carmen V.7.1-3, p. 238 (Dykes 2017; V.6 in Pingree 1976)';

/**
 * Time of rising of a sign: the difference of the oblique ascensions of its ends, degrees of the equator; null where an end of it
 * does not rise at the latitude. Ptolemy, Almagest II.7.
 */
function ascensionalArc(sign: number, latitudeDeg: number, obliquityDeg: number): number | null {
  const start = obliqueAscension(30 * sign, latitudeDeg, obliquityDeg),
    end = obliqueAscension(30 * sign + 30, latitudeDeg, obliquityDeg);
  if (start === null || end === null) return null;
  return (((end - start) % 360) + 360) % 360;
}

function obliqueAscension(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): number | null {
  const lon = longitudeDeg * RAD_PER_DEG,
    eps = obliquityDeg * RAD_PER_DEG;
  const sinDec = Math.sin(eps) * Math.sin(lon);
  const sine = (Math.tan(latitudeDeg * RAD_PER_DEG) * sinDec) / Math.sqrt(1 - sinDec * sinDec);
  if (!(Math.abs(sine) <= 1)) return null;
  const right = Math.atan2(Math.sin(lon) * Math.cos(eps), Math.cos(lon));
  return (right - Math.asin(sine)) * DEG_PER_RAD;
}

/** Times of rising from here on are long, and the sign is straight. */
const STRAIGHT_FROM_DEG = 30;

const sectOfSign = (sign: number): 'diurnal' | 'nocturnal' => (sign % 2 === 0 ? 'diurnal' : 'nocturnal');

type AscensionalClass = 'straight' | 'crooked' | 'not_evaluable';
const TEMPOS: Readonly<Record<AscensionalClass, string>> = {
  straight: 'easy_and_fast',
  crooked: 'difficult_slow_and_toilsome',
  not_evaluable: 'not_evaluable_non_rising_sign_boundary',
};

/** What those who behold the rising sign change: fortunes ease a crooked sign, infortunes burden a straight one, both mix. */
function modifierOf(ascensional: AscensionalClass, fortunes: boolean, infortunes: boolean): string {
  if (fortunes && infortunes) return 'mixed_good_and_evil';
  if (fortunes && ascensional === 'crooked') return 'fortune_removes_burden_and_assists_success';
  if (infortunes && ascensional === 'straight') return 'infortune_introduces_delay_unrest_and_toil';
  return 'no_source_named_modifier';
}

/** Nature of the rising sign: its time of rising, who beholds it, whether it turns or is double, and its sect. */
export function signNature(figure: ElectionFigure, latitudeDeg: number, obliquityDeg: number, isDay: boolean) {
  const sign = signIndex(figure.ascDeg),
    arcDeg = ascensionalArc(sign, latitudeDeg, obliquityDeg);
  const ascensionalClass: AscensionalClass =
    arcDeg === null ? 'not_evaluable' : arcDeg >= STRAIGHT_FROM_DEG ? 'straight' : 'crooked';
  const fortunes = configuredOf(figure, FORTUNES, figure.ascDeg),
    infortunes = configuredOf(figure, MALEFICS, figure.ascDeg);
  const chart = isDay ? 'diurnal' : 'nocturnal',
    ascendant = sectOfSign(sign),
    moon = sectOfSign(signIndex(figure.planets.Moon.longitudeDeg));
  const convertible = sign % 3 === 0,
    twin = sign % 3 === 2;
  return {
    arcDeg,
    ascensionalClass,
    baseTempo: TEMPOS[ascensionalClass],
    fortunes,
    infortunes,
    modifier: modifierOf(ascensionalClass, fortunes.length > 0, infortunes.length > 0),
    convertible,
    convertibleEffect: convertible ? 'breaks_off_before_conclusion_and_must_be_begun_again' : 'not_convertible',
    twin,
    twinEffect: twin ? 'second_matter_enters_and_completes_before_first' : 'not_twin',
    chart,
    ascendant,
    moon,
    sectFit: chart === ascendant && chart === moon,
  } as const;
}

const increasingInCalculation = ({ trueDeg, meanDeg, equationDeg }: LunarEquation): ConstructionClause =>
  fortifier(
    {
      id: 'moon_increasing_in_calculation',
      where: 'V.7.1; glossary, p. 363',
      says: 'Increasing in calculation: the equation is added, her true place lies beyond her mean one.',
    },
    equationDeg > 0,
    [
      degrees('moon_true_longitude_mean_ecliptic', trueDeg),
      degrees('moon_mean_longitude_iers_2010', meanDeg),
      compared('lunar_equation', equationDeg, '>', 0, 'degrees'),
      value('equation_direction', equationDeg > 0 ? 'added' : equationDeg < 0 ? 'subtracted' : 'zero'),
    ],
  );

const increasingInGlow = (figure: ElectionFigure): ConstructionClause =>
  fortifier(
    {
      id: 'moon_increasing_in_glow',
      where: 'V.7.1',
      says: 'Increasing in glow: from the new to the full Moon.',
    },
    waxing(figure),
    [
      compared('signed_sun_moon_elongation', elongationDeg(figure), 'in', '(0, 180)', 'degrees'),
      value('increasing_in_glow', waxing(figure)),
    ],
  );

/** Planets that behold the Moon by sign from a strong place, an angular house; null without quadrant houses. */
const fromStrongPlace = (figure: ElectionFigure, planets: readonly ClassicalPlanet[]): ClassicalPlanet[] | null =>
  figure.isQuadrant
    ? planets.filter((planet) => strengthOf(figure, planet) === 'angular' && beholds(figure, planet, 'Moon'))
    : null;

/** The six clauses on building, in the order of the chapter. */
export function constructionClauses(
  figure: ElectionFigure,
  equation: LunarEquation,
  crossings: CrossingWitness,
): ConstructionClause[] {
  const benefics = fromStrongPlace(figure, FORTUNES);
  const malefic = (planet: 'Saturn' | 'Mars', says: string): ConstructionClause => {
    const strong = fromStrongPlace(figure, [planet]),
      low = planet.toLowerCase(),
      holds = strong === null ? null : strong.length > 0;
    return gate({ id: `${low}_configured_from_strong_place`, where: 'V.7.3', says }, holds, [
      value(`qualified_${low}`, holds),
    ]);
  };
  return [
    increasingInCalculation(equation),
    increasingInGlow(figure),
    fortifier(
      {
        id: 'moon_on_ecliptic_rising_north',
        where: 'V.7.1',
        says: 'In the middle of the ecliptic and going up to the north: how near the middle is not said, the evidence alone is given.',
      },
      null,
      [
        ...latitudeMeasurements(figure, crossings),
        value('required_missing_semantics', 'the latitude within which she counts as on the ecliptic'),
      ],
    ),
    fortifier(
      {
        id: 'benefic_configured_from_strong_place',
        where: 'V.7.2',
        says: 'Jupiter or Venus with her, or beholding her, from a strong place: an angle.',
      },
      benefics === null ? null : benefics.length > 0,
      [
        value('qualified_benefics', benefics === null ? null : listed(benefics)),
        value('required', 'Jupiter or Venus beholds the Moon by sign from an angular house'),
      ],
    ),
    malefic('Saturn', 'Saturn so placed brings delay, toil and decay.'),
    malefic('Mars', 'Mars so placed brings fire and burning.'),
  ];
}
