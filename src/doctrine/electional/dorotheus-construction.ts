import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { CrossingWitness } from './dorotheus.js';
import { latitudeMeasurements } from './dorotheus.js';
import type { ElectionFigure } from './figure.js';
import { beholds, configuredOf, elongationDeg, FORTUNES, MALEFICS, strengthOf } from './figure.js';
import { compared, degrees, value } from './witness.js';
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

export type AscensionalClass = 'straight' | 'crooked' | 'notEvaluable';
const TEMPOS: Readonly<Record<AscensionalClass, string>> = {
  straight: 'easyAndFast',
  crooked: 'difficultSlowAndToilsome',
  notEvaluable: 'notEvaluableNonRisingSignBoundary',
};

/** What those who behold the rising sign change: fortunes ease a crooked sign, infortunes burden a straight one, both mix. */
function modifierOf(ascensional: AscensionalClass, fortunes: boolean, infortunes: boolean): string {
  if (fortunes && infortunes) return 'mixedGoodAndEvil';
  if (fortunes && ascensional === 'crooked') return 'fortuneRemovesBurdenAndAssistsSuccess';
  if (infortunes && ascensional === 'straight') return 'infortuneIntroducesDelayUnrestAndToil';
  return 'noSourceNamedModifier';
}

/** Nature of the rising sign: its time of rising, who beholds it, whether it turns or is double, and its sect. */
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
      says: 'Increasing in calculation: the equation is added, her true place lies beyond her mean one.',
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
      says: 'Increasing in glow: from the new to the full Moon.',
    },
    waxing(figure),
    [
      compared('signedSunMoonElongation', elongationDeg(figure), 'in', '(0, 180)', 'degrees'),
      value('increasingInGlow', waxing(figure)),
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
        says: 'In the middle of the ecliptic and going up to the north: how near the middle is not said, the evidence alone is given.',
      },
      null,
      [
        ...latitudeMeasurements(figure, crossings),
        value('requiredMissingSemantics', 'the latitude within which she counts as on the ecliptic'),
      ],
    ),
    fortifier(
      {
        id: 'beneficConfiguredFromStrongPlace',
        where: 'V.7.2',
        says: 'Jupiter or Venus with her, or beholding her, from a strong place: an angle.',
      },
      benefics === null ? null : benefics.length > 0,
      [
        value('qualifiedBenefics', benefics === null ? null : benefics),
        value('required', 'Jupiter or Venus beholds the Moon by sign from an angular house'),
      ],
    ),
    malefic('Saturn', 'Saturn so placed brings delay, toil and decay.'),
    malefic('Mars', 'Mars so placed brings fire and burning.'),
  ];
}
