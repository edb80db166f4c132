import { YEAR_DAYS } from '../../../doctrine/dasha/year.js';
import { argalaOn, malefics, SEVEN_OCCUPANTS, THIRD_THRESHOLD } from '../../../doctrine/jaimini/argala.js';
import { arudhaPadas } from '../../../doctrine/jaimini/arudhas.js';
import { charaPeriods } from '../../../doctrine/jaimini/chara-dasha.js';
import { karakas } from '../../../doctrine/jaimini/karakas.js';
import { rangacharyaRows } from '../../../doctrine/jaimini/rangacharya.js';
import { NINE_BODIES, signFrom } from '../../../doctrine/jaimini/signs.js';
import type { NineBody, PlanetSigns, SignPlaces } from '../../../doctrine/jaimini/signs.js';
import { vargaByName, vargaPlace } from '../../../doctrine/varga/vargas.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { SIGNS, signIndex, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { NodeLongitudes, SevenLongitudes } from '../../../contract/planet-maps.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CATALOGUE_VERSION, profileOf } from './catalogue.js';
import {
  ArgalaRequest,
  ArudhaRequest,
  CharaDashaRequest,
  CharaProfileRequest,
  KarakamsaRequest,
} from './extended-schema.js';
import type {
  ArgalaResponse,
  ArudhaResponse,
  CharaDashaResponse,
  CharaProfileResponse,
  KarakamsaResponse,
} from './extended-schema.js';
import { EXCEPTION, LORD_NOTE, RECIPES, RULE_OF_RECIPE, YEAR_BASES } from './extended-words.js';

type Degrees = Readonly<Partial<Record<NineBody, number>>>;

/** Signs and degrees within the signs of the planets and of the nodes of a request. */
function placesOf(longitudes: SevenLongitudes, nodes: NodeLongitudes | null | undefined): SignPlaces {
  const given = { ...longitudes, ...nodes } as Degrees;
  const signs: Partial<Record<NineBody, number>> = {},
    degrees: Partial<Record<NineBody, number>> = {};
  for (const body of NINE_BODIES) {
    const longitude = given[body];
    if (longitude === undefined) continue;
    const { index, degree } = signOf(longitude);
    signs[body] = index;
    degrees[body] = degree;
  }
  return { signs: signs as PlanetSigns, degrees };
}

/** Errors: InvalidInput unless both nodes are given. */
function requireNodes(nodes: NodeLongitudes | null | undefined, reason: string): void {
  if (nodes?.Rahu !== undefined && nodes.Ketu !== undefined) return;
  throw new InvalidInput({
    field: '/node_longitudes',
    message: `must contain Rahu and Ketu ${reason}`,
    given: nodes ?? null,
    allowed: ['Rahu', 'Ketu'],
  });
}

/** POST /v1/authO/extended/argala. Errors: InvalidInput for nine participants without both nodes. */
export function argala(input: ArgalaRequest): ArgalaResponse {
  const request = withDefaults(ArgalaRequest, input),
    { node_longitudes: nodes, sidereal_longitudes: longitudes } = request;
  const withNodes = request.participants === 'nine';
  if (withNodes) requireNodes(nodes, 'when nine participants are counted');
  const { signs } = placesOf(longitudes, nodes),
    pool: readonly NineBody[] = withNodes ? NINE_BODIES : SEVEN_OCCUPANTS,
    occupants = new Map<NineBody, number>(pool.map((body) => [body, signs[body] ?? 0])),
    isDark = normalizeDeg(normalizeDeg(longitudes.Moon) - normalizeDeg(longitudes.Sun)) >= 180,
    maleficBodies = malefics(occupants, isDark),
    lagna = signIndex(request.lagna_sidereal_lon);
  const houses = Array.from({ length: 12 }, (_, i): [string, ArgalaResponse['houses'][string]] => {
    const found = argalaOn(signFrom(lagna, i + 1, 1), occupants, signs.Ketu ?? null, maleficBodies);
    return [
      String(i + 1),
      {
        reference_sign: found.referenceSign,
        reversed_by_ketu: found.isReversed,
        argalas: mutable(found.causers),
        obstructors: mutable(found.obstructors),
        unobstructed: { ...found.isUnobstructed },
        malefic_third_argala: [...found.maleficThird],
      },
    ];
  });
  return {
    lagna_sign: lagna,
    houses: Object.fromEntries(houses),
    lineage:
      'Argala by the number of occupants: Jaimini, Upadesa Sutras 1.1.5-10; malefics in the third as a further argala.',
    computation: {
      profile_id: 'engine_argala_existing_v1',
      participant_pool: [...pool],
      obstruction_policy: 'strict_causer_count_greater',
      reversal_policy: 'ketu_occupied_reference',
      special_third_threshold: THIRD_THRESHOLD,
      special_third_role: 'coexists_with_raw_blocker_role',
    },
  };
}

const mutable = (lists: Readonly<Record<number, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([place, names]) => [place, [...names]]));

/** POST /v1/authO/extended/arudhas. Errors: InvalidInput for co-lords without both nodes. */
export function arudhas(input: ArudhaRequest): ArudhaResponse {
  const request = withDefaults(ArudhaRequest, input),
    withNodes = request.arudha_lords === 'authO_co_lords';
  if (withNodes) requireNodes(request.node_longitudes, 'when they are lords of signs');
  const places = placesOf(request.sidereal_longitudes, withNodes ? request.node_longitudes : null),
    lagna = signIndex(request.lagna_sidereal_lon);
  const padas = arudhaPadas(lagna, places, request.arudha_exception === 'rath_tenth');
  const label = (house: number): string => (house === 1 ? 'AL' : house === 12 ? 'UL' : `A${house}`);
  return {
    lagna_sign: lagna,
    padas: Object.fromEntries(
      padas.map((pada) => [
        String(pada.house),
        {
          house: pada.house,
          label: label(pada.house),
          house_sign: pada.houseSign,
          lord: pada.lord,
          lord_sign: pada.lordSign,
          computed_sign: pada.computedSign,
          pada_sign: pada.padaSign,
          exception_applied: pada.isExceptionApplied,
        },
      ]),
    ),
    arudha_lagna_sign: padas[0].padaSign,
    upapada_lagna_sign: padas[11].padaSign,
    lineage: 'Arudha padas: Jaimini, Upadesa Sutras 1.1.30-32; BPHS 29.1-5.',
  };
}

/** POST /v1/authO/extended/chara-dasha. Errors: InvalidInput for one node without the other. */
export function charaDasha(input: CharaDashaRequest): CharaDashaResponse {
  const request = withDefaults(CharaDashaRequest, input),
    nodes = request.node_longitudes ?? null;
  if (nodes !== null) requireNodes(nodes, 'when it is given');
  const places = placesOf(request.sidereal_longitudes, nodes),
    lagna = signIndex(request.lagna_sidereal_lon),
    yearDays = YEAR_DAYS[YEAR_BASES[request.year_basis]];
  const { direction, periods } = charaPeriods(
    lagna,
    places,
    request.dignity_correction === 'plus_minus_one' ? 'plusMinusOne' : 'none',
  );
  let elapsedYears = 0;
  const cycles = Array.from({ length: request.cycles }, () => periods).flat();
  const answered = cycles.map(({ sign, years, choice, subSigns }) => {
    const startYears = elapsedYears;
    elapsedYears += years;
    const at = (year: number): number => request.birth_jd + year * yearDays;
    return {
      sign,
      years,
      start_jd: at(startYears),
      end_jd: at(elapsedYears),
      lord: choice.equalLord === undefined ? choice.lord : `${choice.lord}+${choice.equalLord}`,
      lord_note: LORD_NOTE[choice.reason],
      antardasha_signs: [...subSigns],
      antardasha_starts: subSigns.map((_, i) => at(startYears + (years * i) / 12)),
    };
  });
  return {
    lagna_sign: lagna,
    direction,
    birth_jd: request.birth_jd,
    periods: answered,
    lineage:
      "K. N. Rao, Predicting through Jaimini's Chara Dasha: direction by the ninth sign, sub-periods end with the sign itself.",
    period_count: answered.length,
    computation: {
      cycle_count: request.cycles,
      lord_mode: nodes === null ? 'classical_seven' : 'engine_existing_co_lords',
      formulation_id: 'engine_kn_rao_existing_v1',
      cycle_policy: 'repeat_first_cycle',
      year_basis: request.year_basis,
      year_days: yearDays,
      epoch_basis: 'caller_supplied_julian_day',
      dignity_correction: request.dignity_correction,
    },
  };
}

/** POST /v1/authO/extended/karakamsa. Errors: InvalidInput for the scheme of eight without Rahu. */
export function karakamsa(input: KarakamsaRequest): KarakamsaResponse {
  const request = withDefaults(KarakamsaRequest, input),
    { sidereal_longitudes: longitudes } = request,
    scheme = request.scheme === 8 ? 8 : 7,
    lagna = request.lagna_sidereal_lon ?? null;
  if (scheme === 8 && longitudes.Rahu === undefined)
    throw new InvalidInput({
      field: '/sidereal_longitudes',
      message: 'must contain Rahu in the scheme of eight',
      given: Object.keys(longitudes),
      allowed: 'the seven planets and Rahu',
    });
  const atmakaraka = karakas(longitudes as Record<string, number>, scheme, 'pitri').assignments[0].planet,
    navamsa = vargaByName('navamsa'),
    sign = vargaPlace((longitudes as Record<string, number>)[atmakaraka], navamsa).signIndex;
  return {
    atmakaraka,
    karakamsa_sign: sign,
    d9_reading: `${SIGNS[sign]} is read as the Lagna of the navamsa chart, with the planets of the navamsa`,
    d1_reading: `${SIGNS[sign]} is read as a Lagna of the rasi chart, with the planets of the rasi`,
    svamsa_sign: lagna === null ? null : vargaPlace(lagna, navamsa).signIndex,
  };
}

/** The chart of a request with the planets in their order. */
function echoed(chart: CharaProfileRequest['chart']): CharaProfileRequest['chart'] {
  const positions = Object.fromEntries(
    SEVEN_OCCUPANTS.map((planet) => [planet, chart.positions[planet] === 0 ? 0 : chart.positions[planet]]),
  ) as CharaProfileRequest['chart']['positions'];
  return { basis: chart.basis, positions, lagna: chart.lagna === 0 ? 0 : chart.lagna } as CharaProfileRequest['chart'];
}

/** POST /v1/authO/extended/chara-dasha/profile. */
export function charaProfile(input: CharaProfileRequest): CharaProfileResponse {
  const request = withDefaults(CharaProfileRequest, input),
    { chart } = request,
    recipe = RECIPES[request.profile_id],
    projection = request.projection ?? null;
  const signOfPlace = (value: number): number => (chart.basis === 'signs' ? value : signIndex(value));
  const signs = Object.fromEntries(
    SEVEN_OCCUPANTS.map((planet) => [planet, signOfPlace(chart.positions[planet])]),
  ) as Record<Graha, number>;
  const { seed, direction, rows } = rangacharyaRows(recipe, signOfPlace(chart.lagna), signs);
  let elapsed = 0;
  const answered = rows.map((row, ordinal) => {
    const start_year = elapsed;
    elapsed += row.years;
    return {
      ordinal,
      sign: row.sign,
      lord: row.lord,
      lord_sign: row.lordSign,
      count_direction: row.countDirection,
      inclusive_count: row.inclusiveCount,
      base_years: row.baseYears,
      exception: EXCEPTION[row.exception],
      dignity_adjustment: row.dignityAdjustment,
      years: row.years,
      start_year,
      end_year: elapsed,
      rule_id: RULE_OF_RECIPE[recipe],
    };
  });
  const at = (year: number): number => (projection?.epoch_jd ?? 0) + year * YEAR_DAYS.julian;
  return {
    chart: echoed(chart),
    profile: profileOf(request.profile_id),
    seed_sign: seed,
    sequence_direction: direction,
    rows: answered,
    total_years: elapsed,
    schedule: {
      status: projection === null ? 'not_requested' : 'projected',
      projection:
        projection === null ? null : { epoch_jd: projection.epoch_jd, projection_id: projection.projection_id },
      intervals:
        projection === null
          ? []
          : answered
              .filter(({ years }) => years > 0)
              .map(({ ordinal, start_year, end_year }) => ({
                row_ordinal: ordinal,
                start_jd: at(start_year),
                end_jd: at(end_year),
              })),
      not_scheduled_zero_duration:
        projection === null ? [] : answered.filter(({ years }) => years === 0).map(({ ordinal }) => ordinal),
    },
    catalogue_version: CATALOGUE_VERSION,
    cycle_count: 1,
    subperiod_scope: 'not_admitted',
    participant_pool: [...SEVEN_OCCUPANTS],
  };
}
