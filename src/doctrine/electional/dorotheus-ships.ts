import { boundAt } from '../bounds/bounds.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import { angularPlaces, SHIP_PLACES } from './dorotheus-angles.js';
import { calculation, hardAspectOf, isWaterySign } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { signLord } from './dorotheus-root.js';
import {
  ascendantSign,
  areConfigured,
  relationOf,
  configured,
  elongationDeg,
  FORTUNES,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, inPlace, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Buying or ordering a ship (Dorotheus, Carmen V.24) and building one (V.25). */
const [GEMINI, CANCER, VIRGO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] = [2, 3, 5, 8, 9, 10, 11];
const TAURUS = 1;
const BUYING_SIGNS = [TAURUS, GEMINI, CANCER, VIRGO, SAGITTARIUS];
/** Order of preference (V.24.5); the end of Capricorn is last. */
const RANKED = [TAURUS, PISCES, GEMINI];

/** The sign of both the ascendant and the Moon; null if they differ. */
const sharedSign = (figure: ElectionFigure): number | null =>
  signIndex(figure.ascDeg) === signIndex(figure.planets.Moon.longitudeDeg) ? signIndex(figure.ascDeg) : null;
const pairFields = (figure: ElectionFigure): Measurement[] => [
  value('ascendantSign', ascendantSign(figure)),
  value('moonSign', signOfPlanet(figure, 'Moon')),
];
const isFortune = (planet: string): boolean => (FORTUNES as readonly string[]).includes(planet);

/** Clauses 1-2: a fortune in the fourth that aspects the ascendant and the Moon, and its preferred signs. */
function fortuneInFourth({ figure }: DorotheanMatterInput): MatterClause[] {
  const [fourth] = angularPlaces(figure, SHIP_PLACES),
    standing = inPlace(figure, FORTUNES, [4]);
  const facts = FORTUNES.map((planet) => {
    const at = figure.planets[planet].longitudeDeg;
    return {
      planet,
      at,
      inside: standing.includes(planet),
      toAscendant: configured(at, figure.ascDeg),
      toMoon: areConfigured(figure, planet, 'Moon'),
      ruler: signLord(at),
    };
  });
  const able = facts.filter((one) => one.inside && one.toAscendant && one.toMoon),
    best = able.filter((one) => isWaterySign(one.at) || isFortune(one.ruler)),
    open = able.filter((one) => !best.includes(one));
  const names = (list: typeof facts) => list.map((one) => one.planet);
  return [
    fortifier(
      {
        id: 'fortuneInFourthLookingAtAscendantAndMoon',
        where: 'V.24.1',
        says: 'Jupiter or Venus is in the fourth and aspects the ascendant and the Moon.',
      },
      able.length > 0,
      [
        value('fourthPlaceSign', fourth.sign),
        ...pairFields(figure),
        ...facts.flatMap((one) => {
          const low = one.planet.toLowerCase();
          return [
            value(`${low}InFourth`, one.inside),
            value(`${low}LooksAtAscendant`, one.toAscendant),
            value(`${low}LooksAtMoon`, one.toMoon),
          ];
        }),
        value('qualifyingFortunes', names(able)),
      ],
    ),
    fortifier(
      {
        id: 'waterOrJupiterVenusHousePreference',
        where: 'V.24.2; watery signs: I.21.3, p. 91',
        says: 'Such a fortune is better in a watery sign, in a domicile of Jupiter or Venus, or in a sign of sea animals. The text does not list the last kind, so other signs are not evaluable.',
      },
      best.length > 0 ? true : open.length > 0 ? null : false,
      [
        ...able.flatMap((one) => [
          value(`${one.planet}Sign`, signOfPlanet(figure, one.planet)),
          value(`${one.planet}InNamedWaterSign`, isWaterySign(one.at)),
          value(`${one.planet}DomicileRuler`, one.ruler),
          value(`${one.planet}InJupiterOrVenusHouse`, isFortune(one.ruler)),
        ]),
        value('qualifyingFortunes', names(able)),
        value('knownPreferredFortunes', names(best)),
        value('unresolvedSeaAnimalCandidates', names(open)),
      ],
    ),
  ];
}

/** Clauses 3-5: the ascendant and the Moon in one sign. */
function signsOfBuying({ figure }: DorotheanMatterInput): MatterClause[] {
  const sign = sharedSign(figure),
    shared = value('sharedSign', sign === null ? 'none' : SIGNS[sign]),
    rank = RANKED.indexOf(sign ?? -1) + 1;
  const named = BUYING_SIGNS.includes(sign ?? -1);
  return [
    fortifier(
      {
        id: 'ascendantAndMoonInNamedShipAcquisitionSigns',
        where: 'V.24.3 and note 136',
        says: 'The ascendant and the Moon are both in Taurus, Gemini, Cancer, Virgo or Sagittarius. The text is damaged for the end of Capricorn.',
      },
      named ? true : sign === CAPRICORN ? null : false,
      [
        ...pairFields(figure),
        shared,
        value('listedFullSignPair', named),
        degrees('capricornEndDegreeInterval', null),
        value('editionNote136MissingPredicate', true),
      ],
    ),
    fortifier(
      {
        id: 'ascendantAndMoonInPisces',
        where: 'V.24.4',
        says: 'Both in Pisces are also suitable.',
      },
      sign === PISCES,
      [...pairFields(figure), value('bothInPisces', sign === PISCES)],
    ),
    witness(
      {
        id: 'sourceRankedSignPreferences',
        where: 'V.24.5',
        says: 'Taurus is best, then Pisces, then Gemini, then the end of Capricorn, whose degrees the text does not give.',
      },
      sign === CAPRICORN ? null : true,
      [
        ...pairFields(figure),
        shared,
        value('sourceRank', rank || null),
        value('rankedOrder', 'shipAcquisitionOrder'),
        degrees('capricornEndDegreeInterval', null),
      ],
    ),
  ];
}

/** Buying or ordering a ship: clauses 1-5 of Carmen V.24, in its order. */
export const acquisitionClauses = (input: DorotheanMatterInput): MatterClause[] => [
  ...fortuneInFourth(input),
  ...signsOfBuying(input),
];

function preferredBuilding({ figure, equation }: DorotheanMatterInput): MatterClause {
  const { Moon: moon } = figure.planets,
    { ruler } = boundAt(moon.longitudeDeg, 'egyptian');
  return fortifier(
    {
      id: 'shipConstructionPreferredConditions',
      where: 'V.25.1; glossary, p. 363; bounds: introduction, p. 36',
      says: 'The Sun trines the fortunes; the Moon increases in light, calculation, latitude and longitude and is in the bound of a fortune. The text does not say whether one fortune is enough, or what increase in latitude and longitude means.',
    },
    null,
    [
      value('sunSign', signOfPlanet(figure, 'Sun')),
      value(
        'sunTrineFortunes',
        FORTUNES.filter((planet) => relationOf(figure, planet, 'Sun') === 'trine'),
      ),
      value('sunTrineQuantifier', 'sourceUnresolvedOneOrBoth'),
      degrees('moonSunElongation', elongationDeg(figure)),
      value('moonIncreasingInGlow', waxing(figure)),
      ...calculation(equation),
      value('moonLatitudeRate', moon.latitudeRateDegPerDay, 'degrees/day'),
      value('moonLongitudeRate', moon.rateDegPerDay, 'degrees/day'),
      value('moonBoundRuler', ruler),
      value('moonInFortuneBound', isFortune(ruler)),
      value('latitudeIncreaseInterpretation', 'sourceUnresolved'),
      value('longitudeIncreaseInterpretation', 'sourceUnresolved'),
    ],
  );
}

/** Clauses 3-6: damage by the Sun and Mars, by the kind of the Moon's sign. */
function damages({ figure }: DorotheanMatterInput): MatterClause[] {
  const moon = signIndex(figure.planets.Moon.longitudeDeg);
  const [sun, mars] = (['Sun', 'Mars'] as const).map((planet) => hardAspectOf(figure, planet, 'Moon')),
    both = sun !== null && mars !== null;
  const together = (['Sun', 'Mars'] as const).some((planet) => relationOf(figure, planet, 'Moon') === 'conjunction'),
    ambiguous = moon === AQUARIUS && !both && together;
  const moonSign = value('moonSign', SIGNS[moon]),
    hard = [value('sunMoonHardAspect', sun ?? 'none'), value('marsMoonHardAspect', mars ?? 'none')];
  const open = (id: string, where: string, says: string, measurements: readonly Measurement[]) =>
    gate({ id, where, says }, null, measurements);
  return [
    gate(
      {
        id: 'aquariusSunMarsShipDamage',
        where: 'V.25.3',
        says: 'The Moon is in Aquarius, and the Sun and Mars are in square or opposition to her: the ship is damaged. The sentence is ambiguous if one of them is in her sign.',
      },
      moon === AQUARIUS && both ? true : ambiguous ? null : false,
      [moonSign, ...hard, value('sameSignGrammarAmbiguity', ambiguous)],
    ),
    open(
      'marineSignSubmersionDamage',
      'V.25.4',
      'The Moon is in a sign of the sea and the Sun and Mars are in square or opposition to her: the ship sinks. The text does not list the signs of the sea.',
      [moonSign, ...hard, value('marineSignTable', 'sourceNotAdmitted')],
    ),
    open(
      'drySignShoreReefDamage',
      'V.25.5',
      'The Moon is in a dry sign and the Sun and Mars are in square or opposition to her: the ship breaks on shore or reef. The text does not list the dry signs.',
      [moonSign, ...hard, value('drySignTable', 'sourceNotAdmitted')],
    ),
    open(
      'nonDrySignPiracyDamage',
      'V.25.6',
      'The Moon is in a sign that is not dry: pirates. The text does not list the dry signs.',
      [moonSign, value('drySignTable', 'sourceNotAdmitted')],
    ),
  ];
}

/** Building a ship: clauses 1-6 of Carmen V.25, in its order. */
export function buildingShipClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input;
  return [
    preferredBuilding(input),
    gate(
      {
        id: 'moonAndAscendantMadeUnfortunateByMars',
        where: 'V.25.2',
        says: 'Mars makes the Moon and the ascendant unfortunate. The text does not say by which aspect.',
      },
      null,
      [
        ...pairFields(figure),
        value('marsSign', signOfPlanet(figure, 'Mars')),
        value('marsConfiguresAscendant', configured(figure.planets.Mars.longitudeDeg, figure.ascDeg)),
        value('marsConfiguresMoon', areConfigured(figure, 'Mars', 'Moon')),
        value('madeUnfortunatePolicy', 'sourceUnresolved'),
      ],
    ),
    ...damages(input),
  ];
}
