import { signIndex } from '../zodiac/zodiac.js';
import { anglesClause, LAND_ANGLES, LEASING_ANGLES, TRADE_ANGLES, TRAVEL_ANGLES } from './dorotheus-angles.js';
import type { AngleTopics } from './dorotheus-angles.js';
import type { Matter } from './dorotheus-root.js';
import { ascendantSign, distance, elongationDeg, FORTUNES, MALEFICS, signOfPlanet, strengthOf } from './figure.js';
import {
  fortifier,
  fortuneBeholdsMoon,
  gate,
  hardTo,
  inPlace,
  moonImpeded,
  relationsTo,
  waxing,
  witness,
} from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { debtClauses } from './dorotheus-debt.js';
import { launchClauses, shipClauses } from './dorotheus-ships.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { compared, degrees, listed, value } from './witness.js';

/** A matter of Dorotheus', book V. `rooted`: what its significators belong to (V.31), null where the chapter names none. */
export interface DorotheanMatter {
  readonly matter: string;
  readonly source: string;
  readonly clauses: (input: DorotheanMatterInput) => MatterClause[];
  readonly rooted: Matter | null;
  readonly angles: AngleTopics | null;
  /** The strengths of fortunes and infortunes are answered. */
  readonly strengths: boolean;
  readonly needsFlow: boolean;
  readonly needsSignNature: boolean;
}

/** Fortunes and infortunes in the order in which V.8 names them. */
export const STRENGTH_PLANETS = [...FORTUNES, ...MALEFICS] as const;

function demolition({ figure }: DorotheanMatterInput): MatterClause[] {
  const rate = figure.planets.Moon.latitudeRateDegPerDay;
  return [
    fortifier(
      'moon_descending_south_in_latitude',
      rate < 0,
      [
        compared('moon_latitude_rate', rate, '<', 0, 'degrees/day'),
        value('direction', rate < 0 ? 'southward' : 'northward_or_stationary'),
      ],
      'She goes down in latitude, towards the south.',
    ),
    witness(
      'fortune_and_infortune_strengths',
      figure.isQuadrant ? true : null,
      STRENGTH_PLANETS.map((planet) => value(`${planet.toLowerCase()}_strength`, strengthOf(figure, planet))),
      'Strong fortunes make the work easy, strong infortunes hard.',
    ),
  ];
}

const PARTIES = [
  ['seller', 'previous'],
  ['buyer', 'next'],
] as const;
const natureOf = (planet: string | null): string | null =>
  planet === null
    ? null
    : (FORTUNES as readonly string[]).includes(planet)
      ? 'fortune'
      : (MALEFICS as readonly string[]).includes(planet)
        ? 'infortune'
        : 'neither';

const trade = ({ figure, flow }: DorotheanMatterInput): MatterClause[] => [
  witness(
    'moon_flow_parties',
    flow === null || (flow.previous === null && flow.next === null) ? null : true,
    PARTIES.flatMap(([party, end]) => [
      value(`${party}_planet`, flow?.[end] ?? null),
      value(`${party}_nature`, natureOf(flow?.[end] ?? null)),
    ]),
    'The planet that the Moon has left shows the seller, the one that she goes to the buyer, she herself the thing sold.',
  ),
  anglesClause(figure, TRADE_ANGLES),
];

const QUARTERS = ['new_moon_to_first_square', 'first_square_to_full', 'full_to_second_square', 'second_square_to_new'];
const price = ({ figure }: DorotheanMatterInput): MatterClause[] => {
  const elongation = elongationDeg(figure);
  return [
    witness(
      'lunar_phase_quarter',
      true,
      [
        degrees('sun_moon_elongation', elongation),
        value('quarter', QUARTERS[Math.min(3, Math.floor(elongation / 90))]),
        value('moon_increasing_in_light', waxing(figure)),
      ],
      'The quarter of the lunar month in which the price is made: the growing Moon is for the seller, the waning one for the buyer.',
    ),
  ];
};

const land = ({ figure }: DorotheanMatterInput): MatterClause[] => {
  const harmed = inPlace(figure, MALEFICS, [1, 4]),
    trees = inPlace(figure, FORTUNES, [10]);
  return [
    anglesClause(figure, LAND_ANGLES),
    gate(
      'infortune_in_ascendant_or_fourth',
      harmed.length > 0,
      [value('infortunes_in_first_or_fourth_place', listed(harmed))],
      'An infortune in the ascendant spoils those who till the land, one in the fourth sign the land.',
    ),
    fortifier(
      'fortune_in_midheaven',
      trees.length > 0,
      [value('fortunes_in_tenth_place', listed(trees))],
      'A fortune in the tenth sign: the trees are strong and bear.',
    ),
  ];
};

const travel = ({ figure }: DorotheanMatterInput): MatterClause[] => [
  anglesClause(figure, TRAVEL_ANGLES),
  moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'Mars threatens the road with robbers, Saturn with delay.'),
  fortuneBeholdsMoon(figure),
];
const byLand = ({ figure }: DorotheanMatterInput): MatterClause[] => [
  moonImpeded(figure, 'mars_hard_to_moon', 'On land it is Mars that is most to be feared.', ['Mars']),
  fortuneBeholdsMoon(figure),
];
const bySea = ({ figure }: DorotheanMatterInput): MatterClause[] => [
  moonImpeded(figure, 'saturn_hard_to_moon', 'At sea it is Saturn that is most to be feared.', ['Saturn']),
  fortifier(
    'moon_in_watery_sign',
    signIndex(figure.planets.Moon.longitudeDeg) % 4 === 3,
    [compared('moon_sign', signOfPlanet(figure, 'Moon'), 'in', 'Cancer, Scorpio, Pisces')],
    'The Moon in a watery sign.',
  ),
  fortuneBeholdsMoon(figure),
];

const partnership = ({ figure }: DorotheanMatterInput): MatterClause[] => [
  witness(
    'moon_sign_for_partnership',
    true,
    [value('moon_sign', signOfPlanet(figure, 'Moon'))],
    'The chapter goes through the signs of the Moon; the sign is given, its verdicts are not applied.',
  ),
  moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'An infortune so placed brings quarrel between the partners.'),
  fortuneBeholdsMoon(figure),
];

const isConvertible = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
const will = ({ figure }: DorotheanMatterInput): MatterClause[] => {
  const moon = isConvertible(figure.planets.Moon.longitudeDeg),
    ascendant = isConvertible(figure.ascDeg);
  const inAscendant = inPlace(figure, ['Mars'], [1]).length > 0,
    hard = hardTo(figure, ['Mars'], 'Moon').length > 0;
  return [
    gate(
      'moon_or_ascendant_convertible',
      moon || ascendant,
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('moon_convertible', moon),
        value('ascendant_sign', ascendantSign(figure)),
        value('ascendant_convertible', ascendant),
      ],
      'In a convertible sign the will is changed: neither the Moon nor the ascendant may be in one.',
    ),
    gate(
      'mars_in_ascendant_or_hard_to_moon',
      inAscendant || hard,
      [value('mars_in_ascendant', inAscendant), value('moon_mars_relation', relationsTo(figure, ['Mars'], 'Moon'))],
      'Mars so placed: the will is not kept.',
    ),
    witness(
      'saturn_and_jupiter_to_moon',
      true,
      [
        value('relations', relationsTo(figure, ['Saturn', 'Jupiter'], 'Moon')),
        degrees('moon_solar_distance', distance(figure, 'Moon', 'Sun')),
      ],
      'Saturn and Jupiter with her speak of how long the testator lives.',
    ),
  ];
};

const BOOK = 'Dorotheus, Carmen';
const plain = { rooted: null, angles: null, strengths: false, needsFlow: false, needsSignNature: false } as const;
const matter = (
  name: string,
  chapters: string,
  clauses: DorotheanMatter['clauses'],
  more: Partial<DorotheanMatter> = {},
): DorotheanMatter => ({ ...plain, matter: name, source: `${BOOK} ${chapters}`, clauses, ...more });

/** The matters by the name of their profile without author and version. Chapters: Dykes 2017 (Pingree 1976). */
export const DOROTHEAN_MATTERS = {
  demolition: matter('building_demolition', 'V.8 (V.7)', demolition, {
    rooted: 'land_and_management',
    strengths: true,
  }),
  leasing: matter('leasing', 'V.9 (V.8)', ({ figure }) => [anglesClause(figure, LEASING_ANGLES)], {
    rooted: 'land_and_management',
    angles: LEASING_ANGLES,
  }),
  buying_and_selling: matter('buying_and_selling', 'V.10 (V.9)', trade, {
    rooted: 'mercurial_affairs',
    angles: TRADE_ANGLES,
    needsFlow: true,
  }),
  lunar_price_timing: matter('lunar_price_timing', 'V.44 (V.43)', price),
  land_purchase: matter('land_purchase', 'V.11 (V.10)', land, { rooted: 'land_and_management', angles: LAND_ANGLES }),
  travel: matter('travel_and_departure', 'V.22 (V.21)', travel, { angles: TRAVEL_ANGLES }),
  ship_acquisition: matter('ship_acquisition_or_commission', 'V.24 (V.23)', ({ figure }) => [
    fortifier(
      'moon_increasing_in_light',
      waxing(figure),
      [compared('sun_moon_elongation', elongationDeg(figure), 'in', '(0, 180)', 'degrees')],
      'The Moon grows in light.',
    ),
    moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'The Moon free of the infortunes.'),
    fortuneBeholdsMoon(figure),
  ]),
  ship_construction: matter('ship_construction', 'V.25 (V.24)', shipClauses, { needsSignNature: true }),
  ship_launch: matter('ship_launch', 'V.26 (V.25)', launchClauses),
  land_travel: matter('land_travel', 'V.22-23 (V.21-22)', byLand),
  sea_travel: matter('sea_travel', 'V.22-26 (V.21-25)', bySea),
  partnership: matter('entering_a_partnership', 'V.20 (V.19)', partnership),
  debt_and_payment: matter('debt_and_payment', 'V.21 (V.20)', debtClauses, { rooted: 'mercurial_affairs' }),
  writing_a_will: matter('writing_a_will', 'V.43 (V.42)', will, { rooted: 'mercurial_affairs' }),
} as const satisfies Record<string, DorotheanMatter>;
