import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { CrossingWitness } from './dorotheus.js';
import { latitudeMeasurements } from './dorotheus.js';
import type { ElectionFigure } from './figure.js';
import { areConfigured, configuredOf, elongationDeg, FORTUNES, MALEFICS, strengthOf } from './figure.js';
import { compared, degrees, value } from './witness.js';
import { fortifier, gate, waxing } from './matter-clauses.js';
import type { LunarEquation, MatterClause } from './matter-clauses.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** Nature of the rising sign (Carmen V.2-4) and the building of houses (V.7); Dykes 2017. */
type ConstructionClause = MatterClause<'fortifier' | 'gate', 'satisfied' | 'clear' | 'triggered'>;

export const SIGN_NATURE_SOURCE = 'Dorotheus, Carmen V.2-5, pp. 231-233 (Dykes 2017)';
export const CONSTRUCTION_SOURCE = 'Dorotheus, Carmen V.7.1-3, p. 238 (Dykes 2017; V.6 in Pingree 1976)';

/**
 * Ascensional time of a sign: difference of the oblique ascensions of its ends, degrees of the equator. Null if one end does not rise at
 * the latitude. Ptolemy, Almagest II.7.
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

/**
 * Signs with at least this ascensional time are straight, the others crooked: 360 degrees of the equator shared by twelve signs.
 */
const STRAIGHT_FROM_DEG = 30;

const sectOfSign = (sign: number): 'diurnal' | 'nocturnal' => (sign % 2 === 0 ? 'diurnal' : 'nocturnal');

export type AscensionalClass = 'straight' | 'crooked' | 'notEvaluable';
const TEMPOS: Readonly<Record<AscensionalClass, string>> = {
  straight: 'easyAndFast',
  crooked: 'difficultSlowAndToilsome',
  notEvaluable: 'notEvaluableNonRisingSignBoundary',
};

/**
 * How the planets that aspect the rising sign modify it: fortunes ease a crooked sign, infortunes burden a straight one, both together are
 * mixed.
 */
function modifierOf(ascensional: AscensionalClass, fortunes: boolean, infortunes: boolean): string {
  if (fortunes && infortunes) return 'mixedGoodAndEvil';
  if (fortunes && ascensional === 'crooked') return 'fortuneRemovesBurdenAndAssistsSuccess';
  if (infortunes && ascensional === 'straight') return 'infortuneIntroducesDelayUnrestAndToil';
  return 'noSourceNamedModifier';
}

/**
 * Nature of the rising sign: ascensional time and class, fortunes and infortunes that aspect it, whether it is convertible or
 * double-bodied, and the sects of the chart, the ascendant and the Moon's sign. Latitude and obliquity in degrees.
 */
export function signNature(figure: ElectionFigure, latitudeDeg: number, obliquityDeg: number, isDay: boolean) {
  const sign = signIndex(figure.ascDeg),
    arcDeg = ascensionalArc(sign, latitudeDeg, obliquityDeg);
  const ascensionalClass: AscensionalClass =
    arcDeg === null ? 'notEvaluable' : arcDeg >= STRAIGHT_FROM_DEG ? 'straight' : 'crooked';
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
    convertibleEffect: convertible ? 'breaksOffBeforeConclusionAndMustBeBegunAgain' : 'notConvertible',
    twin,
    twinEffect: twin ? 'secondMatterEntersAndCompletesBeforeFirst' : 'notTwin',
    chart,
    ascendant,
    moon,
    sectFit: chart === ascendant && chart === moon,
  } as const;
}

const increasingInCalculation = ({ trueDeg, meanDeg, equationDeg }: LunarEquation): ConstructionClause =>
  fortifier(
    {
      id: 'moonIncreasingInCalculation',
      where: 'V.7.1; glossary, p. 363',
      says: 'The Moon increases in calculation: the equation is added, so her true longitude is ahead of the mean one.',
    },
    equationDeg > 0,
    [
      degrees('moonTrueLongitudeMeanEcliptic', trueDeg),
      degrees('moonMeanLongitudeIers2010', meanDeg),
      compared('lunarEquation', equationDeg, '>', 0, 'degrees'),
      value('equationDirection', equationDeg > 0 ? 'added' : equationDeg < 0 ? 'subtracted' : 'zero'),
    ],
  );

const increasingInGlow = (figure: ElectionFigure): ConstructionClause =>
  fortifier(
    {
      id: 'moonIncreasingInGlow',
      where: 'V.7.1',
      says: 'The Moon increases in light, from new to full.',
    },
    waxing(figure),
    [
      compared('signedSunMoonElongation', elongationDeg(figure), 'in', '(0, 180)', 'degrees'),
      value('increasingInGlow', waxing(figure)),
    ],
  );

/**
 * Planets that share the Moon's sign or aspect it from an angular house (the "strong place" of V.7); null without quadrant houses.
 */
const fromStrongPlace = (figure: ElectionFigure, planets: readonly ClassicalPlanet[]): ClassicalPlanet[] | null =>
  figure.isQuadrant
    ? planets.filter((planet) => strengthOf(figure, planet) === 'angular' && areConfigured(figure, planet, 'Moon'))
    : null;

/** The six clauses on building (V.7), in the order of the chapter. */
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
    return gate({ id: `${low}ConfiguredFromStrongPlace`, where: 'V.7.3', says }, holds, [
      value(`qualified${planet}`, holds),
    ]);
  };
  return [
    increasingInCalculation(equation),
    increasingInGlow(figure),
    fortifier(
      {
        id: 'moonOnEclipticRisingNorth',
        where: 'V.7.1',
        says: 'The Moon is near the ecliptic and ascends northward. The text gives no limit of latitude; only the evidence is reported.',
      },
      null,
      [
        ...latitudeMeasurements(figure, crossings),
        value('requiredMissingSemantics', 'the latitude within which the Moon counts as on the ecliptic'),
      ],
    ),
    fortifier(
      {
        id: 'beneficConfiguredFromStrongPlace',
        where: 'V.7.2',
        says: 'Jupiter or Venus is with the Moon or aspects her from a strong place, an angular house.',
      },
      benefics === null ? null : benefics.length > 0,
      [
        value('qualifiedBenefics', benefics === null ? null : benefics),
        value('required', 'Jupiter or Venus aspects the Moon by sign from an angular house'),
      ],
    ),
    malefic('Saturn', 'Saturn in such a place brings delay, toil and decay.'),
    malefic('Mars', 'Mars in such a place brings fire and burning.'),
  ];
}
