import type { ClassicalPlanet } from '../dignity/planets.js';
import {
  DEBT_PLACES,
  LAND_PLACES,
  LEASING_PLACES,
  PARTNERSHIP_PLACES,
  SHIP_PLACES,
  TRADE_PLACES,
  TRAVEL_PLACES,
} from './dorotheus-angles.js';
import type { PlaceTopics } from './dorotheus-angles.js';
import { debtClauses, willClauses } from './dorotheus-debt.js';
import { CALCULATION_SOURCE, FORTUNES_AND_INFORTUNES, MEAN_MOON_SOURCE } from './dorotheus-input.js';
import type { DorotheanMatterInput, SignNatureVariant } from './dorotheus-input.js';
import { launchClauses } from './dorotheus-launch.js';
import { partnershipClauses } from './dorotheus-partnership.js';
import type { Matter } from './dorotheus-root.js';
import { acquisitionClauses, buildingShipClauses } from './dorotheus-ships.js';
import { landClauses, leasingClauses, priceClauses, tradeClauses } from './dorotheus-trade.js';
import { travelClauses, travelLords } from './dorotheus-travel.js';
import { landTravelClauses, seaTravelClauses } from './dorotheus-journeys.js';
import { strengthOf } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { compared, value } from './witness.js';

/** Why a chapter reports the strength of a planet. */
export type StrengthReason = 'fortuneOrInfortune' | 'lordOfAscendant' | 'lordOfMoon';

/** A chapter of Dorotheus, book V. */
export interface DorotheanMatter {
  readonly source: string;
  /** Further sources: glossary, tables, astronomy. */
  readonly besides: (signNature: SignNatureVariant) => readonly string[];
  readonly clauses: (input: DorotheanMatterInput) => MatterClause[];
  /** The nature of matter whose significators (V.31) the chapter uses; null if it uses none. */
  readonly rooted: Matter | null;
  readonly places: PlaceTopics;
  /** Planets whose strength is reported, with the reason. */
  readonly strengths: (
    figure: ElectionFigure,
  ) => readonly { readonly planet: ClassicalPlanet; readonly reason: StrengthReason }[];
  readonly needsFlow: boolean;
  readonly needsSignNature: boolean;
  /** Whether the chapter uses a natal chart. */
  readonly admitsNativity: boolean;
  /** Status when no gate is triggered and every clause is evaluable. */
  readonly unimpeded: 'clear' | 'descriptive';
}

function demolition({ figure }: DorotheanMatterInput): MatterClause[] {
  const rate = figure.planets.Moon.latitudeRateDegPerDay;
  return [
    fortifier(
      {
        id: 'moonDescendingSouthInLatitude',
        where: 'V.8.1 and note 40',
        says: 'The Moon descends southward in latitude, as Hephaistion reads the passage.',
      },
      rate < 0,
      [
        compared('moonLatitudeRate', rate, '<', 0, 'degrees/day'),
        value('direction', rate < 0 ? 'southward' : 'northwardOrStationary'),
      ],
    ),
    witness(
      {
        id: 'fortuneAndInfortuneStrengths',
        where: 'V.8.2',
        says: 'Strong fortunes make the work easy; strong infortunes make it slow and hard.',
      },
      figure.isQuadrant ? true : null,
      FORTUNES_AND_INFORTUNES.map((planet) => value(`${planet.toLowerCase()}Strength`, strengthOf(figure, planet))),
    ),
  ];
}

const BOOK = "Dorotheus, Carmen, 'Umar al-Tabari's version (tr. Dykes, 2017)";
const CONNECTION = 'glossary of the edition, applying and connection, pp. 352 and 355';
const BOUNDS = 'introduction of the edition, p. 36: the Egyptian bounds';
const WATERY = `${BOOK}, I.21.3, p. 91: the watery signs`;
const SIGN_NATURES: Readonly<Record<SignNatureVariant, string>> = {
  textWithoutDrySigns: `${BOOK}, V.26.39-40: the text names the dry signs but does not list them`,
  lillyElementalQualities: 'William Lilly, Christian Astrology (1647), pp. 94-99: the qualities of the signs',
};

const plain = {
  rooted: null,
  places: [],
  besides: () => [],
  strengths: () => [],
  needsFlow: false,
  needsSignNature: false,
  admitsNativity: false,
  unimpeded: 'descriptive',
} as const satisfies Partial<DorotheanMatter>;
const matter = (
  place: string,
  clauses: DorotheanMatter['clauses'],
  more: Partial<DorotheanMatter> = {},
): DorotheanMatter => ({
  ...plain,
  source: `${BOOK}, ${place}`,
  clauses,
  admitsNativity: more.rooted !== undefined,
  ...more,
});
const bySigns = {
  needsSignNature: true,
  besides: (signNature: SignNatureVariant) => [WATERY, SIGN_NATURES[signNature]],
};
const LAND = 'landAndManagement',
  AFFAIRS = 'mercurialAffairs',
  CLEAR = 'clear';

/** The chapters by matter, with paragraphs and printed pages of the edition. */
export const DOROTHEAN_MATTERS = {
  demolition: matter('V.8.1-2, p. 238', demolition, {
    rooted: LAND,
    strengths: () => FORTUNES_AND_INFORTUNES.map((planet) => ({ planet, reason: 'fortuneOrInfortune' })),
  }),
  leasing: matter('V.9.1-8, pp. 239-241', leasingClauses, {
    rooted: LAND,
    places: LEASING_PLACES,
    needsFlow: true,
    unimpeded: CLEAR,
  }),
  buyingAndSelling: matter('V.10.1-7, pp. 241-242', tradeClauses, {
    rooted: AFFAIRS,
    places: TRADE_PLACES,
    needsFlow: true,
  }),
  lunarPriceTiming: matter('V.44.1-8, pp. 324-325', priceClauses, {
    rooted: AFFAIRS,
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE],
  }),
  landPurchase: matter('V.11.1-3, pp. 242-243', landClauses, { rooted: LAND, places: LAND_PLACES }),
  travel: matter('V.22.1-10, pp. 259-260', travelClauses, {
    places: TRAVEL_PLACES,
    strengths: (figure) => travelLords(figure).map(({ title, planet }) => ({ planet, reason: title })),
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, CONNECTION],
    unimpeded: CLEAR,
  }),
  shipAcquisition: matter('V.24.1-5, pp. 263-264', acquisitionClauses, {
    places: SHIP_PLACES,
  }),
  shipConstruction: matter('V.25.1-6, pp. 264-265', buildingShipClauses, {
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, BOUNDS],
  }),
  shipLaunch: matter('V.26.1-38, pp. 265-269', launchClauses, { admitsNativity: true }),
  landTravel: matter('V.26.39-43, pp. 269-270', landTravelClauses, bySigns),
  seaTravel: matter('V.26.39-43, pp. 269-270', seaTravelClauses, bySigns),
  partnership: matter('V.20.1-19, pp. 255-257', partnershipClauses, {
    rooted: AFFAIRS,
    places: PARTNERSHIP_PLACES,
  }),
  debtAndPayment: matter('V.21.1-8, pp. 257-259', debtClauses, {
    rooted: AFFAIRS,
    places: DEBT_PLACES,
  }),
  writingAWill: matter('V.43.1-6, pp. 323-324', willClauses, {
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, CONNECTION],
  }),
} as const satisfies Record<string, DorotheanMatter>;
export type DorotheanMatterName = keyof typeof DOROTHEAN_MATTERS;
