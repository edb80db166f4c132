import { boundAt } from '../bounds/bounds.js';
import { isWaterySign } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { areConfigured, configured, FORTUNES, MALEFICS, signOfPlanet } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { value } from './witness.js';
import { signIndex } from '../zodiac/zodiac.js';
import { moonPlace, hardInfortunes } from './dorotheus-travel.js';

/** Travel by land and by sea: Dorotheus, Carmen V.26.39-43. */

/** Fiery and earthy signs are dry (Lilly, Christian Astrology, 1647, pp. 94-99). */
const isDrySign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 < 2;
const SIGN_STARTS = Array.from({ length: 12 }, (_, sign) => 30 * sign);

/**
 * Infortunes in a sign of a kind, or in aspect to one. Every sign aspects one of each element, so both always qualify.
 */
const configuredWithKind = (figure: ElectionFigure, isKind: (longitudeDeg: number) => boolean) =>
  MALEFICS.filter((planet) => {
    const at = figure.planets[planet].longitudeDeg;
    return SIGN_STARTS.some((start) => isKind(start) && configured(at, start));
  });

function landImpediment({ figure, signNature }: DorotheanMatterInput): MatterClause {
  const moon = figure.planets.Moon.longitudeDeg,
    place = moonPlace(figure),
    unresolved = signNature === 'textWithoutDrySigns';
  const infortunes = unresolved ? [] : configuredWithKind(figure, isDrySign);
  const inSeventh = place === 7;
  return gate(
    {
      id: 'landTravelMoonSeventhNonDryWithInfortunesDry',
      where: 'V.26.39',
      says: 'By land: the Moon is in the seventh in a sign that is not dry, and an infortune is in a dry sign or aspects one. The text lists no dry signs.',
    },
    !inSeventh ? false : unresolved ? null : !isDrySign(moon) && infortunes.length > 0,
    [
      value('signNatureVariant', signNature),
      value('moonWholeSignPlace', place),
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('moonInLillyDrySign', unresolved ? null : isDrySign(moon)),
      value('infortunesInOrConfiguringDrySigns', unresolved ? null : infortunes),
    ],
  );
}

/** The harshest infortune of a way of travel, worse if no fortune aspects it. */
function harshest({ figure }: DorotheanMatterInput, id: string, planet: 'Mars' | 'Saturn', how: string): MatterClause {
  const fortunes = FORTUNES.filter((fortune) => areConfigured(figure, fortune, planet));
  return witness(
    {
      id,
      where: 'V.26.42',
      says: `${how} ${planet} is the harshest infortune, and harsher if neither Jupiter nor Venus aspects it.`,
    },
    true,
    [
      value('principalInfortune', planet),
      value(`fortunesConfiguring${planet}`, fortunes),
      value(`jupiterOrVenusNotLookingAt${planet}`, fortunes.length === 0),
    ],
  );
}

function boundAndFace({ figure }: DorotheanMatterInput): MatterClause {
  const { ruler } = boundAt(figure.planets.Moon.longitudeDeg, 'egyptian');
  return gate(
    {
      id: 'travelMoonInInfortuneBoundAndFaceHardAspectedWithoutFortune',
      where: 'V.26.43; bounds: introduction, p. 36',
      says: 'The Moon is in the bound and the face of an infortune, in square or opposition to one, and no fortune aspects her. The book has no table of faces.',
    },
    null,
    [
      value('moonEgyptianBoundRuler', ruler),
      value('moonInInfortuneBound', (MALEFICS as readonly string[]).includes(ruler)),
      value('moonFaceRuler', 'sourceNotAdmitted'),
      value('infortunesSquareOrOpposingMoon', hardInfortunes(figure)),
      value(
        'fortunesConfiguringMoon',
        FORTUNES.filter((planet) => areConfigured(figure, planet, 'Moon')),
      ),
    ],
  );
}

/** Travel by land: clauses of Carmen V.26.39-43, in its order. */
export const landTravelClauses = (input: DorotheanMatterInput): MatterClause[] => [
  landImpediment(input),
  fortifier(
    {
      id: 'landTravelUnafflictedMoonAndFortunesDryEarthy',
      where: 'V.26.40',
      says: 'The Moon is not made unfortunate and the fortunes are in dry, earthy signs. The text defines neither.',
    },
    null,
    [
      value('signNatureVariant', input.signNature),
      value('dryEarthyFortuneTestimony', 'sourceNotEvaluated'),
      value('moonNotMadeUnfortunate', 'sourceNotClosed'),
    ],
  ),
  witness(
    {
      id: 'landTravelOwnerDeathYearsUnknown',
      where: 'V.26.41',
      says: 'The years of death of the travellers are judged from their own natal charts.',
    },
    null,
    [
      value('travelOwnersNativities', 'notSupplied'),
      value('deathYearsJudgement', 'sourceRequiresIndividualNativities'),
    ],
  ),
  harshest(input, 'landTravelMarsHarshnessAndFortuneAbsence', 'Mars', 'By land'),
  boundAndFace(input),
];

function seaImpediment({ figure, signNature }: DorotheanMatterInput): MatterClause {
  const watery = isWaterySign(figure.planets.Moon.longitudeDeg),
    infortunes = configuredWithKind(figure, isWaterySign);
  return gate(
    {
      id: 'seaTravelMoonNonwateryWithInfortunesWater',
      where: 'V.26.39; watery signs: I.21.3, p. 91',
      says: 'By sea: the Moon is in a sign that is not watery, and an infortune is in a watery sign or aspects one.',
    },
    !watery && infortunes.length > 0,
    [
      value('signNatureVariant', signNature),
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('moonInDorotheusWaterSign', watery),
      value('infortunesInOrConfiguringWaterSigns', infortunes),
    ],
  );
}

/** Travel by sea: clauses of Carmen V.26.39-43, in its order. */
export const seaTravelClauses = (input: DorotheanMatterInput): MatterClause[] => [
  seaImpediment(input),
  harshest(input, 'seaTravelSaturnHarshnessAndFortuneAbsence', 'Saturn', 'By sea'),
  boundAndFace(input),
];
