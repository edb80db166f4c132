import { aspectMotion } from '../aspects/aspect-motion.js';
import { boundAt } from '../bounds/bounds.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { angularPlaces, TRAVEL_PLACES } from './dorotheus-angles.js';
import {
  calculation,
  calculationFromPlaces,
  fromSun,
  hardAspectOf,
  isWaterySign,
  underRays,
} from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { signLord } from './dorotheus-root.js';
import {
  between,
  beholds,
  configured,
  FORTUNES,
  MALEFICS,
  placeFromAscendant,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, listed, value } from './witness.js';
import type { Measurement } from './witness.js';
import { signIndex } from '../zodiac/zodiac.js';

/** Departure: Dorotheus, Carmen V.22; travel by land and by sea: V.26.39-43. */

/** The lords of the ascendant and of the Moon, whose fall or station hinders the journey. */
export const travelLords = (figure: ElectionFigure) =>
  [
    { role: 'ascendant', planet: signLord(figure.ascDeg) },
    { role: 'moon', planet: signLord(figure.planets.Moon.longitudeDeg) },
  ] as const;
const falling = (figure: ElectionFigure, planet: ClassicalPlanet): boolean | null => {
  const strength = strengthOf(figure, planet);
  return strength === 'not_evaluable' ? null : strength === 'cadent';
};
const moonPlace = (figure: ElectionFigure): number => placeFromAscendant(figure, figure.planets.Moon.longitudeDeg);
const withMercury = (figure: ElectionFigure) =>
  MALEFICS.filter((planet) => between(figure, planet, 'Mercury') === 'conjunction');
const inBadPlace = (figure: ElectionFigure): boolean => [6, 12].includes(moonPlace(figure));

function prerequisites({ figure, equation }: DorotheanMatterInput): MatterClause {
  const lords = travelLords(figure),
    infortunes = withMercury(figure);
  const failed = [
    ...(equation.equationDeg > 0 ? [] : ['moon_not_increasing_in_calculation']),
    ...(underRays(figure, 'Mercury') ? ['mercury_under_rays'] : []),
    ...(infortunes.length ? ['mercury_with_infortunes'] : []),
    ...(inBadPlace(figure) ? ['moon_in_sixth_or_twelfth_place'] : []),
    ...lords.filter(({ planet }) => underRays(figure, planet)).map(({ role }) => `lord_of_${role}_under_rays`),
    ...lords.filter(({ planet }) => falling(figure, planet) === true).map(({ role }) => `lord_of_${role}_falling`),
  ];
  const open = lords.some(({ planet }) => falling(figure, planet) === null);
  return gate(
    {
      id: 'departure_prerequisites',
      where: 'V.22.2',
      says: 'The Moon increasing in calculation and not in the sixth or twelfth, Mercury out of the rays and away from the infortunes, both lords out of the rays and not falling: all of it is needed.',
    },
    failed.length > 0 ? true : open ? null : false,
    [
      ...calculationFromPlaces(equation),
      degrees('mercury_solar_distance', fromSun(figure, 'Mercury')),
      value('mercury_under_15_degree_rays', underRays(figure, 'Mercury')),
      value('mercury_same_sign_infortunes', listed(infortunes)),
      value('moon_whole_sign_place', moonPlace(figure)),
      value('moon_in_sixth_or_twelfth', inBadPlace(figure)),
      ...lords.flatMap(({ role, planet }) => [
        value(`lord_of_${role}`, planet),
        degrees(`lord_of_${role}_solar_distance`, fromSun(figure, planet)),
        value(`lord_of_${role}_under_15_degree_rays`, underRays(figure, planet)),
        value(`lord_of_${role}_strength`, strengthOf(figure, planet)),
        value(`lord_of_${role}_falling`, falling(figure, planet)),
      ]),
      value('failed_prerequisites', listed(failed)),
    ],
  );
}

function moonOfTravel({ figure, equation }: DorotheanMatterInput): MatterClause[] {
  const grows = equation.equationDeg > 0,
    [shown, direction] = calculation(equation);
  return [
    witness(
      {
        id: 'moon_in_sixth_or_twelfth_travel_harm',
        where: 'V.22.3',
        says: 'The Moon in the sixth or the twelfth: trouble, toil and harm on the way.',
      },
      true,
      [value('moon_whole_sign_place', moonPlace(figure)), value('travel_harm_testimony', inBadPlace(figure))],
    ),
    fortifier(
      {
        id: 'moon_increasing_in_calculation_comfort',
        where: 'V.22.4',
        says: 'The Moon increasing in calculation: one arrives in comfort.',
      },
      grows,
      [
        { ...shown, comparison: '>', threshold: 0 },
        direction,
        value('source_effect', grows ? 'reaches_destination_in_comfort' : 'not_named'),
      ],
    ),
  ];
}

function placesOfTravel({ figure }: DorotheanMatterInput): { topics: MatterClause; rest: MatterClause[] } {
  const places = angularPlaces(figure, TRAVEL_PLACES),
    [first, seventh] = places;
  const held = ([1, 7].includes(moonPlace(figure)) ? MALEFICS : []).filter(
    (planet) => between(figure, planet, 'Moon') === 'conjunction',
  );
  return {
    topics: witness(
      {
        id: 'travel_stake_assignments',
        where: 'V.22.1',
        says: 'The ascendant shows the traveller, the seventh the land gone to, the tenth the business, the fourth the end.',
      },
      true,
      places.map((place) => value(`place_${place.place}_topic`, place.topic)),
    ),
    rest: [
      fortifier(
        {
          id: 'fortunes_in_ascendant_journey_condition',
          where: 'V.22.5',
          says: 'A fortune in the ascendant: the journey goes well.',
        },
        first.occupyingFortunes.length > 0,
        [value('ascendant_sign', first.sign), value('occupying_fortunes', listed(first.occupyingFortunes))],
      ),
      fortifier(
        {
          id: 'fortunes_in_seventh_destination_benefit',
          where: 'V.22.6',
          says: 'A fortune in the seventh: good in the land gone to.',
        },
        seventh.occupyingFortunes.length > 0,
        [value('seventh_sign', seventh.sign), value('occupying_fortunes', listed(seventh.occupyingFortunes))],
      ),
      gate(
        {
          id: 'moon_with_infortune_in_travel_stakes',
          where: 'V.22.7 and note 117',
          says: 'The Moon with Saturn or Mars, in one sign, in the ascendant or the seventh.',
        },
        held.length > 0,
        [
          value('moon_whole_sign_place', moonPlace(figure)),
          value('moon_sign', signOfPlanet(figure, 'Moon')),
          value('same_sign_infortunes', listed(held)),
        ],
      ),
    ],
  };
}

function stationaryLords({ figure }: DorotheanMatterInput): MatterClause {
  const lords = travelLords(figure).map((lord) => {
    const threshold = stationaryThreshold(lord.planet),
      rate = figure.planets[lord.planet].rateDegPerDay;
    return { ...lord, threshold, rate, still: Math.abs(rate) < threshold };
  });
  const still = [...new Set(lords.filter((lord) => lord.still).map((lord) => lord.planet))];
  return gate(
    {
      id: 'travel_lords_stationary',
      where: 'V.22.8',
      says: 'Either lord standing still: a long time abroad. How slow is still is the policy of this service, not of the text.',
    },
    still.length > 0,
    [
      ...lords.flatMap(({ role, planet, rate, threshold, still: stands }): Measurement[] => [
        value(`lord_of_${role}`, planet),
        value(`lord_of_${role}_longitude_rate`, rate, 'degrees/day'),
        { ...value(`lord_of_${role}_stationary_threshold`, threshold, 'degrees/day'), comparison: 'abs(rate)<' },
        value(`lord_of_${role}_stationary`, stands),
      ]),
      value('stationary_lords', listed(still)),
    ],
  );
}

const moving = (figure: ElectionFigure, name: ClassicalPlanet) => ({
  name,
  longitudeDeg: figure.planets[name].longitudeDeg,
  speedDegPerDay: figure.planets[name].rateDegPerDay,
});

function connectedFortunes({ figure }: DorotheanMatterInput): MatterClause {
  const exact: string[] = [],
    applying: string[] = [];
  const measured = FORTUNES.flatMap((planet): Measurement[] => {
    const low = planet.toLowerCase(),
      aspect = hardAspectOf(figure, 'Moon', planet);
    const shown = [
      value(`${low}_sign`, signOfPlanet(figure, planet)),
      value(`${low}_whole_sign_hard_aspect`, aspect ?? 'none'),
    ];
    if (aspect === null) return shown;
    const motion = aspectMotion({
      first: moving(figure, 'Moon'),
      second: moving(figure, planet),
      aspect,
      orbFactor: 1,
      exactToleranceDeg: 1e-9,
      rateToleranceDegPerDay: 1e-12,
    });
    if (motion.state === 'exact') exact.push(planet);
    if (motion.state === 'applying') applying.push(planet);
    return [
      ...shown,
      value(`${low}_motion_state`, motion.state),
      degrees(`${low}_directed_error`, motion.errorDeg),
      degrees(`${low}_canonical_orb`, motion.orbDeg),
    ];
  });
  return fortifier(
    {
      id: 'fortune_square_or_opposition_moon_connection',
      where: 'V.22.9; glossary, pp. 352 and 355',
      says: 'The Moon connected with a fortune in square or opposition. From how many degrees she connects is not said: exact it holds, applying it is left open.',
    },
    exact.length > 0 ? true : applying.length > 0 ? null : false,
    [
      ...measured,
      value('exactly_connecting_fortunes', listed(exact)),
      value('applying_fortunes_with_unresolved_degree_interval', listed(applying)),
    ],
  );
}

const hardInfortunes = (figure: ElectionFigure) =>
  MALEFICS.filter((planet) => hardAspectOf(figure, 'Moon', planet) !== null);

export function travelClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { topics, rest } = placesOfTravel(input),
    hard = hardInfortunes(figure);
  return [
    topics,
    prerequisites(input),
    ...moonOfTravel(input),
    ...rest,
    stationaryLords(input),
    connectedFortunes(input),
    gate(
      {
        id: 'infortune_square_or_opposition_moon',
        where: 'V.22.10',
        says: 'An infortune in square or opposition to the Moon is bad for the journey.',
      },
      hard.length > 0,
      [value('moon_sign', signOfPlanet(figure, 'Moon')), value('whole_sign_hard_aspect_infortunes', listed(hard))],
    ),
  ];
}

/** Fiery and earthy signs are dry: Lilly, Christian Astrology (1647), pp. 94-99. */
const isDrySign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 < 2;
const SIGN_STARTS = Array.from({ length: 12 }, (_, sign) => 30 * sign);

/** Infortunes in a sign of a kind, or beholding one: as every sign beholds one of each element, both always. */
const beholdingKind = (figure: ElectionFigure, isKind: (longitudeDeg: number) => boolean) =>
  MALEFICS.filter((planet) => {
    const at = figure.planets[planet].longitudeDeg;
    return SIGN_STARTS.some((start) => isKind(start) && configured(at, start));
  });

function landImpediment({ figure, signNature }: DorotheanMatterInput): MatterClause {
  const moon = figure.planets.Moon.longitudeDeg,
    place = moonPlace(figure),
    unresolved = signNature === 'source_text_unresolved_no_dry_sign_table';
  const infortunes = unresolved ? [] : beholdingKind(figure, isDrySign);
  const inSeventh = place === 7;
  return gate(
    {
      id: 'land_travel_moon_seventh_non_dry_with_infortunes_dry',
      where: 'V.26.39',
      says: 'By land: the Moon in the seventh outside a dry sign, an infortune in a dry sign or beholding one. The text has no table of dry signs.',
    },
    !inSeventh ? false : unresolved ? null : !isDrySign(moon) && infortunes.length > 0,
    [
      value('sign_nature_variant', signNature),
      value('moon_whole_sign_place', place),
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('moon_in_lilly_dry_sign', unresolved ? null : isDrySign(moon)),
      value('infortunes_in_or_configuring_dry_signs', unresolved ? null : listed(infortunes)),
    ],
  );
}

/** The harshest infortune of a way of travel, worse where no fortune beholds it. */
function harshest({ figure }: DorotheanMatterInput, id: string, planet: 'Mars' | 'Saturn', how: string): MatterClause {
  const low = planet.toLowerCase(),
    fortunes = FORTUNES.filter((fortune) => beholds(figure, fortune, planet));
  return witness(
    {
      id,
      where: 'V.26.42',
      says: `${how} ${planet} is the harshest infortune, and harsher where neither Jupiter nor Venus beholds it.`,
    },
    true,
    [
      value('principal_infortune', planet),
      value(`fortunes_configuring_${low}`, listed(fortunes)),
      value(`jupiter_or_venus_not_looking_at_${low}`, fortunes.length === 0),
    ],
  );
}

function boundAndFace({ figure }: DorotheanMatterInput): MatterClause {
  const { ruler } = boundAt(figure.planets.Moon.longitudeDeg, 'egyptian');
  return gate(
    {
      id: 'travel_moon_in_infortune_bound_and_face_hard_aspected_without_fortune',
      where: 'V.26.43; bounds: introduction, p. 36',
      says: 'The Moon in the bound and the face of an infortune, in square or opposition to one, no fortune beholding her: the book has no table of faces.',
    },
    null,
    [
      value('moon_egyptian_bound_ruler', ruler),
      value('moon_in_infortune_bound', (MALEFICS as readonly string[]).includes(ruler)),
      value('moon_face_ruler', 'source_not_admitted'),
      value('infortunes_square_or_opposing_moon', listed(hardInfortunes(figure))),
      value('fortunes_configuring_moon', listed(FORTUNES.filter((planet) => beholds(figure, planet, 'Moon')))),
    ],
  );
}

export const landTravelClauses = (input: DorotheanMatterInput): MatterClause[] => [
  landImpediment(input),
  fortifier(
    {
      id: 'land_travel_unafflicted_moon_and_fortunes_dry_earthy',
      where: 'V.26.40',
      says: 'The Moon not made unfortunate and the fortunes in dry, earthy signs: when she is so, and which signs they are, is not said.',
    },
    null,
    [
      value('sign_nature_variant', input.signNature),
      value('dry_earthy_fortune_testimony', 'source_not_evaluated'),
      value('moon_not_made_unfortunate', 'source_not_closed'),
    ],
  ),
  witness(
    {
      id: 'land_travel_owner_death_years_unknown',
      where: 'V.26.41',
      says: 'The years of death of those who travel are judged from their own nativities.',
    },
    null,
    [
      value('travel_owners_nativities', 'not_supplied'),
      value('death_years_judgement', 'source_requires_individual_nativities'),
    ],
  ),
  harshest(input, 'land_travel_mars_harshness_and_fortune_absence', 'Mars', 'By land'),
  boundAndFace(input),
];

function seaImpediment({ figure, signNature }: DorotheanMatterInput): MatterClause {
  const watery = isWaterySign(figure.planets.Moon.longitudeDeg),
    infortunes = beholdingKind(figure, isWaterySign);
  return gate(
    {
      id: 'sea_travel_moon_nonwatery_with_infortunes_water',
      where: 'V.26.39; watery signs: I.21.3, p. 91',
      says: 'By sea: the Moon outside the watery signs, an infortune in one or beholding one.',
    },
    !watery && infortunes.length > 0,
    [
      value('sign_nature_variant', signNature),
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      value('moon_in_authC_water_sign', watery),
      value('infortunes_in_or_configuring_water_signs', listed(infortunes)),
    ],
  );
}

export const seaTravelClauses = (input: DorotheanMatterInput): MatterClause[] => [
  seaImpediment(input),
  harshest(input, 'sea_travel_saturn_harshness_and_fortune_absence', 'Saturn', 'By sea'),
  boundAndFace(input),
];
