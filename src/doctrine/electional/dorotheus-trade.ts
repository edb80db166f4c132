import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import { angularPlaces, LAND_PLACES, LEASING_PLACES, TRADE_PLACES } from './dorotheus-angles.js';
import type { AngularPlace } from './dorotheus-angles.js';
import { calculationFromPlaces, isTwinSign, isWaterySign } from './dorotheus-input.js';
import type { DorotheanMatterInput, FlowEvent } from './dorotheus-input.js';
import { configured, elongationDeg, FORTUNES, MALEFICS, signOfPlanet } from './figure.js';
import { gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, listed, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Leasing, trade, prices and land: Dorotheus, Carmen V.9-11 and V.44. */
const LEASING_GATES = [
  [
    'infortune_in_hiring_party_place',
    'V.9.2-3',
    'An infortune in the ascendant: the one who hires draws back, or is false and wicked.',
  ],
  [
    'infortune_in_or_configured_to_owner_place',
    'V.9.4-5',
    'An infortune in the seventh or beholding it: the owner draws back, or betrays.',
  ],
  [
    'infortune_in_or_configured_to_amount_place',
    'V.9.6',
    'An infortune in the tenth or beholding it: the sum is never put in order.',
  ],
  [
    'infortune_in_or_configured_to_outcome_place',
    'V.9.7',
    'An infortune in the fourth or beholding it: the end is bad and harmful.',
  ],
] as const;

const eventFields = (prefix: string, event: FlowEvent | null): Measurement[] => [
  value(`${prefix}_body`, event?.body ?? null),
  value(`${prefix}_aspect`, event?.aspect ?? null),
  value(`${prefix}_jd_exact`, event?.jdUt1 ?? null, 'JD UT1'),
  degrees(`${prefix}_signed_error_at_query`, event?.errorDeg ?? null),
];

export function leasingClauses({ figure, flow }: DorotheanMatterInput): MatterClause[] {
  const gates = angularPlaces(figure, LEASING_PLACES).map((place, i) => {
    const [id, where, says] = LEASING_GATES[i];
    const bad = [...place.occupyingInfortunes, ...(place.place === 1 ? [] : place.configuredInfortunes)];
    return gate({ id, where, says }, bad.length > 0, [
      value('whole_sign_place', place.place),
      value('topic', place.topic),
      value('qualifying_infortunes', listed(bad)),
    ]);
  });
  return [
    ...gates,
    witness(
      {
        id: 'moon_separation_and_connection_flow',
        where: 'V.9.8',
        says: 'What the Moon flows away from and what she connects with: to which of the four they belong is not said.',
      },
      null,
      [
        ...eventFields('next_connection', flow?.next ?? null),
        ...eventFields('previous_separation', flow?.previous ?? null),
        value('previous_motion_state', flow?.previousMotion ?? null),
        value('previous_window_policy', flow?.window ?? null),
        value('missing_semantics', 'to which of the four places each of the two events belongs'),
      ],
    ),
  ];
}

/** Fortunes and infortunes with a body, or beholding it, by sign; not itself. */
function testimonies({ figure }: DorotheanMatterInput, topic: string, body: string | null, atDeg: number) {
  const seen = (planets: readonly ClassicalPlanet[]): string | null =>
    body === null
      ? null
      : listed(planets.filter((planet) => planet !== body && configured(figure.planets[planet].longitudeDeg, atDeg)));
  return [
    value(`${topic}_configured_fortunes`, seen(FORTUNES)),
    value(`${topic}_configured_infortunes`, seen(MALEFICS)),
  ];
}

function flowRoles(input: DorotheanMatterInput): MatterClause {
  const { figure, flow } = input,
    previous = flow?.previous ?? null,
    next = flow?.next ?? null;
  return witness(
    {
      id: 'moon_flow_role_assignments',
      where: 'V.10.1-4',
      says: 'The Moon shows the thing sold, the planet that she has left the seller, the one that she goes to the buyer and the price.',
    },
    previous !== null && next !== null ? true : null,
    [
      value('commodity_significator', 'Moon'),
      value('seller_significator', previous?.body ?? null),
      value('buyer_significator', next?.body ?? null),
      value('price_significator', next?.body ?? null),
      value('previous_window_policy', flow?.window ?? null),
      value('previous_separation_aspect', previous?.aspect ?? null),
      value('next_connection_aspect', next?.aspect ?? null),
      ...testimonies(input, 'commodity', 'Moon', figure.planets.Moon.longitudeDeg),
      ...testimonies(input, 'seller', previous?.body ?? null, previous?.longitudeDeg ?? 0),
      ...testimonies(input, 'buyer_and_price', next?.body ?? null, next?.longitudeDeg ?? 0),
    ],
  );
}

const allFortunes = (place: AngularPlace): string => listed([...place.occupyingFortunes, ...place.configuredFortunes]);
const allInfortunes = (place: AngularPlace): string =>
  listed([...place.occupyingInfortunes, ...place.configuredInfortunes]);

export function tradeClauses(input: DorotheanMatterInput): MatterClause[] {
  const places = angularPlaces(input.figure, TRADE_PLACES);
  return [
    flowRoles(input),
    witness(
      {
        id: 'four_stake_role_assignments',
        where: 'V.10.5-7',
        says: 'The ascendant shows the buyer, the seventh the seller, the tenth the price, the fourth the thing: fortunes and infortunes with each, or beholding it.',
      },
      true,
      [
        ...places.map((place) => value(`${place.topic}_whole_sign_place`, place.place)),
        ...places.map((place) => value(`${place.topic}_fortunes`, allFortunes(place))),
        ...places.map((place) => value(`${place.topic}_infortunes`, allInfortunes(place))),
      ],
    ),
  ];
}

export function landClauses({ figure }: DorotheanMatterInput): MatterClause[] {
  const places = angularPlaces(figure, LAND_PLACES),
    fourth = (30 * (signIndex(figure.ascDeg) + 3)) % 360;
  const watery = isWaterySign(fourth),
    twin = isTwinSign(fourth);
  const terrain = [...(watery ? ['near_water_or_much_water'] : []), ...(twin ? ['mixed_mountains_and_plains'] : [])];
  return [
    witness(
      {
        id: 'fourth_place_terrain_testimony',
        where: 'V.11.1-2',
        says: 'A watery sign in the fourth: land with water; a twin one: hills and plains. Pisces is both.',
      },
      true,
      [
        value('fourth_place_sign', places[0].sign),
        value('watery_sign', watery),
        value('twin_sign', twin),
        value('terrain_testimony', terrain.join('+') || 'no_V.11_named_terrain_testimony'),
      ],
    ),
    witness(
      {
        id: 'fortune_and_infortune_testimony_at_remaining_stakes',
        where: 'V.11.2-3',
        says: 'A fortune with one of the four places or beholding it is good, an infortune bad, for what the place shows.',
      },
      true,
      [
        ...places.map((place) => value(`${place.topic}_configured_fortunes`, allFortunes(place))),
        ...places.map((place) => value(`${place.topic}_configured_infortunes`, allInfortunes(place))),
      ],
    ),
  ];
}

/** Nearer to a quarter than this the elongation stands on it, degrees. */
const QUARTER_TOLERANCE_DEG = 1e-9;
const ON_QUARTER = [
  'exact_solar_conjunction',
  'exact_left_square',
  'exact_opposition',
  'exact_right_square',
  'exact_solar_conjunction',
];
const QUARTERS = [
  ['solar_conjunction_to_left_square', 'fair_equivalent_price_for_buying_or_selling', null],
  ['left_square_to_opposition', 'seller_benefit', 'the text adds that it is the time for lawsuits too'],
  ['opposition_to_right_square', 'buyer_benefit', null],
  [
    'right_square_to_solar_conjunction',
    'benefit_for_truthful_and_just_intent',
    'another reading, of note 402: the price will be low',
  ],
] as const;

function quarterOf(elongation: number): readonly [interval: string, effect: string, note: string | null] {
  const nearest = Math.round(elongation / 90);
  if (Math.abs(elongation - 90 * nearest) > QUARTER_TOLERANCE_DEG) return QUARTERS[Math.floor(elongation / 90)];
  return [
    ON_QUARTER[nearest],
    'boundary_between_adjacent_source_intervals',
    'the text does not say to which quarter its end belongs',
  ];
}

/** Aquarius to Cancer: where the Moon rises, V.44.1. */
const RISING_SIGNS = [10, 11, 0, 1, 2, 3];

function priceByCalculation({ figure, equation }: DorotheanMatterInput): MatterClause {
  const rising = RISING_SIGNS.includes(signIndex(figure.planets.Moon.longitudeDeg));
  const relation =
    rising && equation.equationDeg > 0
      ? 'above_value'
      : !rising && equation.equationDeg < 0
        ? 'below_value'
        : 'no_compound_V44_price_testimony';
  return witness(
    {
      id: 'tabari_sign_region_and_calculation_price_relation',
      where: 'V.44.1-3',
      says: 'The Moon from Aquarius to Cancer and increasing in calculation: dearer than its worth; from Leo to Capricorn and decreasing: cheaper.',
    },
    true,
    [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('node_region', rising ? 'rising_aquarius_through_cancer' : 'falling_leo_through_capricorn'),
      ...calculationFromPlaces(equation),
      value('price_relation', relation),
    ],
  );
}

export function priceClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { latitudeDeg, latitudeRateDegPerDay: rate, rateDegPerDay } = figure.planets.Moon;
  const elongation = elongationDeg(figure),
    [interval, effect, note] = quarterOf(elongation);
  return [
    priceByCalculation(input),
    witness(
      {
        id: 'hephaistion_parallel_latitude_and_speed_reading',
        where: 'V.44, notes 397, 399 and 400',
        says: 'Hephaistion reads latitude, speed and waning instead: how fast, and how they join, is not said.',
      },
      null,
      [
        degrees('moon_ecliptic_latitude', latitudeDeg),
        value('moon_latitude_rate', rate, 'degrees/day'),
        value(
          'latitude_motion',
          rate > 0 ? 'rising_northward' : rate < 0 ? 'falling_southward' : 'stationary_in_latitude',
        ),
        value('moon_longitude_rate', rateDegPerDay, 'degrees/day'),
        value('speed_threshold', null, 'degrees/day'),
        value('moon_waxing', waxing(figure)),
      ],
    ),
    witness(
      {
        id: 'lunar_phase_commerce_interval',
        where: 'V.44.4-8 and notes 401-403',
        says: 'The quarter of the month: fair to both, then for the seller, then for the buyer, then for the honest.',
      },
      true,
      [
        degrees('moon_sun_elongation', elongation),
        degrees('boundary_tolerance', QUARTER_TOLERANCE_DEG),
        value('phase_interval', interval),
        value('source_effect', effect),
        value('source_note_or_variant', note),
      ],
    ),
  ];
}
