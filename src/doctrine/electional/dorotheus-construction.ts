import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { CrossingWitness } from './dorotheus.js';
import { latitudeMeasurements } from './dorotheus.js';
import type { ElectionFigure } from './figure.js';
import { configured, configuredOf, elongationDeg, FORTUNES, MALEFICS, strengthOf } from './figure.js';
import { compared, degrees, listed, value } from './witness.js';
import { fortifier, gate } from './matter-clauses.js';
import type { LunarEquation, MatterClause } from './matter-clauses.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** The nature of the rising sign (Carmen V.2-4) and the building of houses (V.7); Dykes 2017. */
type ConstructionClause = MatterClause<'fortifier' | 'gate', 'satisfied' | 'clear' | 'triggered'>;

export const SIGN_NATURE_SOURCE = 'Dorotheus, Carmen V.2-4 (Dykes 2017; Pingree 1976 likewise)';
export const CONSTRUCTION_SOURCE = 'Dorotheus, Carmen V.7 (Dykes 2017; V.6 in Pingree 1976)';

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

const sectOfSign = (sign: number): 'diurnal' | 'nocturnal' => (sign % 2 === 0 ? 'diurnal' : 'nocturnal');

/** Nature of the rising sign: its time of rising, who beholds it, whether it turns or is double, and its sect. */
export function signNature(figure: ElectionFigure, latitudeDeg: number, obliquityDeg: number, isDay: boolean) {
  const sign = signIndex(figure.ascDeg),
    arcDeg = ascensionalArc(sign, latitudeDeg, obliquityDeg);
  const ascensionalClass = arcDeg === null ? 'not_evaluable' : arcDeg > 30 ? 'straight' : 'crooked';
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
    baseTempo: { straight: 'easy_and_quick', crooked: 'difficult_slow_and_toilsome', not_evaluable: 'not_evaluable' }[
      ascensionalClass
    ],
    fortunes,
    infortunes,
    modifier: fortunes.length
      ? infortunes.length
        ? 'mixed_good_and_evil'
        : 'improved_by_fortunes'
      : infortunes.length
        ? 'worsened_by_infortunes'
        : 'unmodified',
    convertible,
    convertibleEffect: convertible ? 'broken_off_and_begun_again' : 'not_convertible',
    twin,
    twinEffect: twin ? 'another_matter_comes_first' : 'not_twin',
    chart,
    ascendant,
    moon,
    sectFit: chart === ascendant && chart === moon,
  } as const;
}

const increasingInCalculation = (equation: LunarEquation): ConstructionClause =>
  fortifier(
    'moon_increasing_in_calculation',
    equation.equationDeg > 0,
    [
      degrees('moon_true_longitude_mean_ecliptic', equation.trueDeg),
      degrees('moon_mean_longitude_iers_2010', equation.meanDeg),
      compared('lunar_equation', equation.equationDeg, '>', 0, 'degrees'),
      value('equation_direction', equation.equationDeg > 0 ? 'added' : 'subtracted'),
    ],
    'Increasing in calculation: the equation is added, her true place lies beyond her mean one.',
  );

function increasingInGlow(figure: ElectionFigure): ConstructionClause {
  const elongation = elongationDeg(figure),
    signed = elongation > 180 ? elongation - 360 : elongation,
    grows = signed > 0 && signed < 180;
  return fortifier(
    'moon_increasing_in_glow',
    grows,
    [compared('signed_sun_moon_elongation', signed, 'in', '(0, 180)', 'degrees'), value('increasing_in_glow', grows)],
    'Increasing in glow: from the new to the full Moon.',
  );
}

/** Whether a planet beholds the Moon by sign from a strong place, an angular or succedent house; null without quadrant houses. */
function fromStrongPlace(figure: ElectionFigure, planet: ClassicalPlanet): boolean | null {
  const place = strengthOf(figure, planet);
  if (!configured(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg)) return false;
  return place === 'not_evaluable' ? null : place !== 'cadent';
}

/** The six clauses on building, in the order of the chapter. */
export function constructionClauses(
  figure: ElectionFigure,
  equation: LunarEquation,
  crossings: CrossingWitness,
): ConstructionClause[] {
  const benefics = FORTUNES.map((planet) => ({ planet, strong: fromStrongPlace(figure, planet) }));
  const qualified = benefics.filter((one) => one.strong === true).map((one) => one.planet);
  const open = benefics.some((one) => one.strong === null);
  const malefic = (planet: 'Saturn' | 'Mars', explanation: string): ConstructionClause => {
    const strong = fromStrongPlace(figure, planet),
      low = planet.toLowerCase();
    return gate(`${low}_configured_from_strong_place`, strong, [value(`qualified_${low}`, strong)], explanation);
  };
  return [
    increasingInCalculation(equation),
    increasingInGlow(figure),
    fortifier(
      'moon_on_ecliptic_rising_north',
      null,
      [
        ...latitudeMeasurements(figure, crossings),
        value('required_missing_semantics', 'the latitude within which she counts as on the ecliptic'),
      ],
      'In the middle of the ecliptic and going up to the north: how near the middle is not said, the evidence alone is given.',
    ),
    fortifier(
      'benefic_configured_from_strong_place',
      qualified.length ? true : open ? null : false,
      [
        value('qualified_benefics', listed(qualified)),
        value('required', 'Jupiter or Venus beholds the Moon by sign from an angular or succedent house'),
      ],
      'Jupiter or Venus with her, or beholding her from a strong place.',
    ),
    malefic('Saturn', 'Saturn so placed brings delay, toil and decay.'),
    malefic('Mars', 'Mars so placed brings fire and burning.'),
  ];
}
