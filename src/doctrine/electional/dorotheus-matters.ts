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
import { landTravelClauses, seaTravelClauses, travelClauses, travelLords } from './dorotheus-travel.js';
import { strengthOf } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { compared, value } from './witness.js';

/** A matter of Dorotheus', book V. */
export interface DorotheanMatter {
  readonly matter: string;
  readonly source: string;
  /** What else it stands on: glossary, tables, astronomy. */
  readonly besides: (signNature: SignNatureVariant) => readonly string[];
  readonly clauses: (input: DorotheanMatterInput) => MatterClause[];
  /** What its significators belong to (V.31), null where they are not looked at. */
  readonly rooted: Matter | null;
  readonly places: PlaceTopics;
  /** Planets whose strength is answered, with the reason. */
  readonly strengths: (
    figure: ElectionFigure,
  ) => readonly { readonly planet: ClassicalPlanet; readonly role: string }[];
  readonly needsFlow: boolean;
  readonly needsSignNature: boolean;
  /** A nativity can act. */
  readonly admitsNativity: boolean;
  /** What is said where no gate is shut and nothing is left open. */
  readonly unimpeded: 'clear_of_explicit_profile_impediments' | 'descriptive_witnesses_only';
}

function demolition({ figure }: DorotheanMatterInput): MatterClause[] {
  const rate = figure.planets.Moon.latitudeRateDegPerDay;
  return [
    fortifier(
      {
        id: 'moon_descending_south_in_latitude',
        where: 'V.8.1 and note 40',
        says: 'She goes down in latitude, towards the south, as Hephaistion reads it.',
      },
      rate < 0,
      [
        compared('moon_latitude_rate', rate, '<', 0, 'degrees/day'),
        value('direction', rate < 0 ? 'southward' : 'northward_or_stationary'),
      ],
    ),
    witness(
      {
        id: 'fortune_and_infortune_strengths',
        where: 'V.8.2',
        says: 'Strong fortunes make the work easy, strong infortunes slow and hard.',
      },
      figure.isQuadrant ? true : null,
      FORTUNES_AND_INFORTUNES.map((planet) => value(`${planet.toLowerCase()}_strength`, strengthOf(figure, planet))),
    ),
  ];
}

const BOOK = "Dorotheus, Carmen, 'Umar al-Tabari's version (tr. Dykes, 2017)";
const CONNECTION = 'glossary of the edition, applying and connection, pp. 352 and 355';
const BOUNDS = 'introduction of the edition, p. 36: the Egyptian bounds';
const WATERY = `${BOOK}, I.21.3, p. 91: the watery signs`;
const SIGN_NATURES: Readonly<Record<SignNatureVariant, string>> = {
  source_text_unresolved_no_dry_sign_table: `${BOOK}, V.26.39-40: the dry signs are named and not listed`,
  lilly_1647_elemental_qualities: 'William Lilly, Christian Astrology (1647), pp. 94-99: the qualities of the signs',
};

const plain = {
  rooted: null,
  places: [],
  besides: () => [],
  strengths: () => [],
  needsFlow: false,
  needsSignNature: false,
  admitsNativity: false,
  unimpeded: 'descriptive_witnesses_only',
} as const satisfies Partial<DorotheanMatter>;
const matter = (
  name: string,
  place: string,
  clauses: DorotheanMatter['clauses'],
  more: Partial<DorotheanMatter> = {},
): DorotheanMatter => ({
  ...plain,
  matter: name,
  source: `${BOOK}, ${place}`,
  clauses,
  admitsNativity: more.rooted !== undefined,
  ...more,
});
const bySigns = {
  needsSignNature: true,
  besides: (signNature: SignNatureVariant) => [WATERY, SIGN_NATURES[signNature]],
};
const LAND = 'land_and_management',
  AFFAIRS = 'mercurial_affairs',
  CLEAR = 'clear_of_explicit_profile_impediments';

/** The matters by the name of their profile without author and version: paragraphs and printed pages of the edition. */
export const DOROTHEAN_MATTERS = {
  demolition: matter('building_demolition', 'V.8.1-2, p. 238', demolition, {
    rooted: LAND,
    strengths: () => FORTUNES_AND_INFORTUNES.map((planet) => ({ planet, role: 'V.8 fortune_or_infortune_strength' })),
  }),
  leasing: matter('leasing', 'V.9.1-8, pp. 239-241', leasingClauses, {
    rooted: LAND,
    places: LEASING_PLACES,
    needsFlow: true,
    unimpeded: CLEAR,
  }),
  buying_and_selling: matter('buying_and_selling', 'V.10.1-7, pp. 241-242', tradeClauses, {
    rooted: AFFAIRS,
    places: TRADE_PLACES,
    needsFlow: true,
  }),
  lunar_price_timing: matter('lunar_price_timing', 'V.44.1-8, pp. 324-325', priceClauses, {
    rooted: AFFAIRS,
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE],
  }),
  land_purchase: matter('land_purchase', 'V.11.1-3, pp. 242-243', landClauses, { rooted: LAND, places: LAND_PLACES }),
  travel: matter('travel_and_departure', 'V.22.1-10, pp. 259-260', travelClauses, {
    places: TRAVEL_PLACES,
    strengths: (figure) =>
      travelLords(figure).map(({ role, planet }) => ({ planet, role: `V.22 lord_of_${role}_falling` })),
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, CONNECTION],
    unimpeded: CLEAR,
  }),
  ship_acquisition: matter('ship_acquisition_or_commission', 'V.24.1-5, pp. 263-264', acquisitionClauses, {
    places: SHIP_PLACES,
  }),
  ship_construction: matter('ship_construction', 'V.25.1-6, pp. 264-265', buildingShipClauses, {
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, BOUNDS],
  }),
  ship_launch: matter('ship_launch', 'V.26.1-38, pp. 265-269', launchClauses, { admitsNativity: true }),
  land_travel: matter('land_travel', 'V.26.39-43, pp. 269-270', landTravelClauses, bySigns),
  sea_travel: matter('sea_travel', 'V.26.39-43, pp. 269-270', seaTravelClauses, bySigns),
  partnership: matter('entering_a_partnership', 'V.20.1-19, pp. 255-257', partnershipClauses, {
    rooted: AFFAIRS,
    places: PARTNERSHIP_PLACES,
  }),
  debt_and_payment: matter('debt_and_payment', 'V.21.1-8, pp. 257-259', debtClauses, {
    rooted: AFFAIRS,
    places: DEBT_PLACES,
  }),
  writing_a_will: matter('writing_a_will', 'V.43.1-6, pp. 323-324', willClauses, {
    besides: () => [CALCULATION_SOURCE, MEAN_MOON_SOURCE, CONNECTION],
  }),
} as const satisfies Record<string, DorotheanMatter>;
