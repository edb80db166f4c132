import {
  aspectQuarters,
  forbiddenHouses,
  isBenefic,
  isNaturalFriend,
  MARRIAGE_NAVAMSAS,
  NINE_GRAHAS,
  PISCES,
  PLACEMENT_MAXIMUM,
  placementBands,
  PLACEMENTS,
  UPACHAYA,
} from '../../../../doctrine/muhurta/election-lagna.js';
import type { NineGraha } from '../../../../doctrine/muhurta/election-lagna.js';
import { GRAHAS, SIGN_LORDS } from '../../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../../doctrine/vedic-dignity/tables.js';
import { SIGN_SYMBOLS, SIGNS } from '../../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../../kernel/angle.js';
import { allOf, anyOf } from '../../../../kernel/truth.js';
import type { DoshaPredicateResponse } from '../doshas/schema.js';
import { restrictionOf } from './restrictions.js';
import type {
  LagnaAssessment,
  LagnaPlanetResponse,
  LagnaPolicyResponse,
  LagnaRuleResponse,
  LagnaScoreResponse,
  NavamsaPoint,
} from './schema.js';

/** Longitudes of an election, degrees; a missing one makes its rules unknown. */
export interface LagnaInputs {
  readonly jdUt1: number;
  readonly longitudes: ReadonlyMap<NineGraha, number>;
  readonly lagnaDeg: number | null;
  readonly natalMoonDeg: number | null;
  readonly natalLagnaDeg: number | null;
  readonly strengths: Readonly<Record<string, unknown>> | null;
}

/** Signs, houses and natures of the grahas, as the rules read them. */
export interface ElectionSky {
  readonly signs: ReadonlyMap<NineGraha, number>;
  readonly navamsas: ReadonlyMap<NineGraha, number>;
  readonly longitudes: ReadonlyMap<NineGraha, number>;
  readonly houseOf: (graha: NineGraha) => number | null;
  readonly beneficOf: (graha: NineGraha) => boolean | null;
  readonly lagnaSign: number | null;
  readonly lagnaLord: Graha | null;
}

const signIndex = (degrees: number): number => Math.floor(degrees / 30);
/** Navamsas follow each other through the zodiac, so that a ninth of a sign is a sign of nine times the longitude. */
const navamsaDeg = (degrees: number): number => normalizeDeg(degrees * 9);

function navamsaPoint(longitude: number): NavamsaPoint {
  const degrees = navamsaDeg(longitude),
    sign = signIndex(degrees);
  return {
    varga_name: 'Navamsa',
    varga_number: 9,
    longitude,
    varga_longitude: degrees,
    sign: SIGNS[sign],
    sign_symbol: SIGN_SYMBOLS[sign],
    sign_degree: degrees - 30 * sign,
    deity: null,
    d60_method: null,
    d60_source_references: [],
    d60_degree_attribution: null,
  };
}

function electionSky({ longitudes, lagnaDeg }: LagnaInputs): ElectionSky {
  const signs = new Map([...longitudes].map(([graha, degrees]) => [graha, signIndex(degrees)])),
    navamsas = new Map([...longitudes].map(([graha, degrees]) => [graha, signIndex(navamsaDeg(degrees))]));
  const sun = longitudes.get('Sun'),
    moon = longitudes.get('Moon'),
    elongation = sun === undefined || moon === undefined ? null : normalizeDeg(moon - sun),
    isWaxing = elongation === null ? null : elongation > 0 && elongation <= 180;
  const lagnaSign = lagnaDeg === null ? null : signIndex(lagnaDeg);
  return {
    signs,
    navamsas,
    longitudes,
    houseOf: (graha) => {
      const sign = signs.get(graha);
      return sign === undefined || lagnaSign === null ? null : ((sign - lagnaSign + 12) % 12) + 1;
    },
    beneficOf: (graha) => isBenefic(graha, signs, isWaxing),
    lagnaSign,
    lagnaLord: lagnaSign === null ? null : SIGN_LORDS[lagnaSign],
  };
}

const predicate = (name: string, satisfied: boolean | null, evidence: string): DoshaPredicateResponse => ({
  name,
  satisfied,
  evidence,
});
const shown = (value: number | string | boolean | null | undefined): string =>
  value === null || value === undefined ? 'None' : value === true ? 'True' : value === false ? 'False' : String(value);

/** Whether a graha aspects a sign, or, when that counts, is in it; null when its sign is unknown. */
function supports(sky: ElectionSky, graha: NineGraha, target: number, occupancy: boolean) {
  const sign = sky.signs.get(graha),
    quarters = sign === undefined ? null : aspectQuarters(graha, sign, target);
  return {
    satisfied: sign === undefined || quarters === null ? null : quarters > 0 || (occupancy && sign === target),
    evidence: `D1 sign=${shown(sign)}; target=${target}; aspect_quarters=${quarters === null ? 'None' : quarters.toFixed(1)}; occupancy_allowed=${shown(occupancy)}`,
  };
}

const rule = (
  rule_id: string,
  satisfied: boolean | null,
  prerequisites: DoshaPredicateResponse[],
  citation: string,
): LagnaRuleResponse => ({ rule_id, satisfied, prerequisites, citation });

/** The rules of any undertaking (Muhurta Chintamani, Nakshatra 44). */
function generalRules(sky: ElectionSky, inputs: LagnaInputs): LagnaRuleResponse[] {
  const citation = 'Muhurta Chintamani, Nakshatra 44';
  const empty = (house: number) => {
    const found = NINE_GRAHAS.map((graha) => {
      const own = sky.houseOf(graha);
      return predicate(graha, own === null ? null : own !== house, `house=${shown(own)}`);
    });
    return rule(`general_house_${house}_empty`, allOf(found.map(({ satisfied }) => satisfied)), found, citation);
  };
  const upachaya = [
    ['natal_moon', inputs.natalMoonDeg],
    ['natal_lagna', inputs.natalLagnaDeg],
  ] as const;
  const natal = upachaya.map(([name, degrees]) =>
    predicate(
      name,
      degrees === null || sky.lagnaSign === null
        ? null
        : UPACHAYA.has(((sky.lagnaSign - signIndex(degrees) + 12) % 12) + 1),
      `natal_longitude=${shown(degrees)}; election_sign=${shown(sky.lagnaSign)}`,
    ),
  );
  const support = GRAHAS.map((graha) => {
    const benefic = sky.beneficOf(graha);
    if (sky.lagnaSign === null) return predicate(graha, benefic === false ? false : null, `benefic=${shown(benefic)}`);
    const found = supports(sky, graha, sky.lagnaSign, true);
    return predicate(graha, allOf([benefic, found.satisfied]), `benefic=${shown(benefic)}; ${found.evidence}`);
  });
  const moon = sky.houseOf('Moon'),
    moonGrows = moon === null ? null : UPACHAYA.has(moon);
  return [
    empty(8),
    empty(12),
    rule('general_natal_upachaya', anyOf(natal.map(({ satisfied }) => satisfied)), natal, citation),
    rule(
      'general_benefic_support',
      anyOf(support.map(({ satisfied }) => satisfied)),
      support,
      'Muhurta Chintamani, Nakshatra 44 and Vivaha 75',
    ),
    rule('general_moon_upachaya', moonGrows, [predicate('Moon', moonGrows, `house=${shown(moon)}`)], citation),
  ];
}

const MOVABLE: ReadonlySet<number> = new Set([0, 3, 6, 9]);

/** Rules of the navamsa of the lagna in a marriage (Muhurta Chintamani, Vivaha 84-85). */
function navamsaRules(sky: ElectionSky, policy: LagnaPolicyResponse, lagnaDeg: number | null): LagnaRuleResponse[] {
  const navamsa = lagnaDeg === null ? null : signIndex(navamsaDeg(lagnaDeg)),
    allowed = [...MARRIAGE_NAVAMSAS, ...(policy.navamsa_profile === 'mc_vivaha_84_optional_pisces.v1' ? [PISCES] : [])];
  const segment = lagnaDeg === null ? null : Math.floor((lagnaDeg % 30) / (10 / 3)),
    vargottama = navamsa === null ? null : navamsa === sky.lagnaSign,
    last = segment === null || vargottama === null ? null : segment < 8 || vargottama;
  const moon = sky.signs.get('Moon') ?? null,
    isMovable = (sign: number | null): boolean | null => (sign === null ? null : MOVABLE.has(sign)),
    // Libra and Capricorn.
    combination = allOf([
      isMovable(sky.lagnaSign),
      isMovable(navamsa),
      moon === null ? null : moon === 6 || moon === 9,
    ]),
    avoids = combination === null ? null : !combination;
  const isAllowed = navamsa === null ? null : allowed.includes(navamsa);
  return [
    rule(
      'navamsa_allowed_sign',
      isAllowed,
      [predicate('allowed_sign', isAllowed, `sign=${shown(navamsa)}; allowed=(${allowed.join(', ')})`)],
      'Muhurta Chintamani, Vivaha 84',
    ),
    rule(
      'navamsa_last_except_vargottama',
      last,
      [predicate('last_segment', last, `zero_based_segment=${shown(segment)}; vargottama=${shown(vargottama)}`)],
      'Muhurta Chintamani, Vivaha 85',
    ),
    rule(
      'navamsa_movable_moon_exception',
      avoids,
      [
        predicate(
          'avoid_combination',
          avoids,
          `lagna=${shown(sky.lagnaSign)}; navamsa=${shown(navamsa)}; Moon=${shown(moon)}`,
        ),
      ],
      'Muhurta Chintamani, Vivaha 85',
    ),
  ];
}

/** Support of the first or the seventh sign by the lords of sign and navamsa (Muhurta Chintamani, Vivaha 75-78). */
function supportRules(sky: ElectionSky, side: 'lagna' | 'seventh', lagnaDeg: number | null): LagnaRuleResponse[] {
  const ids = [76, 77, 78].map((verse) => `${side}_support_${verse}`);
  if (sky.lagnaSign === null || lagnaDeg === null)
    return ids.map((id, i) =>
      rule(id, null, [predicate('lagna', null, 'Lagna absent')], `Muhurta Chintamani, Vivaha ${76 + i}`),
    );
  const opposite = side === 'lagna' ? 0 : 6,
    sign = (sky.lagnaSign + opposite) % 12,
    navamsa = (signIndex(navamsaDeg(lagnaDeg)) + opposite) % 12,
    signLord = SIGN_LORDS[sign],
    lord = SIGN_LORDS[navamsa];
  const by76 = [sign, navamsa].map((target) => {
    const { satisfied, evidence } = supports(sky, lord, target, true);
    return predicate(`${lord}_to_sign_${target}`, satisfied, evidence);
  });
  const pair = (name: string, first: number, second: number) => {
    const a = supports(sky, signLord, first, false),
      b = supports(sky, lord, second, false);
    return predicate(name, allOf([a.satisfied, b.satisfied]), `${a.evidence}; ${b.evidence}`);
  };
  const by77 = [pair('own', sign, navamsa), pair('cross', navamsa, sign)];
  const by78 = GRAHAS.map((graha) => {
    const benefic = sky.beneficOf(graha),
      a = supports(sky, graha, sign, false),
      b = supports(sky, graha, navamsa, false);
    return predicate(
      graha,
      allOf([isNaturalFriend(lord, graha), benefic, anyOf([a.satisfied, b.satisfied])]),
      `friend_from=${lord}; benefic=${shown(benefic)}; ${a.evidence}; ${b.evidence}`,
    );
  });
  const truth = (found: readonly DoshaPredicateResponse[]) => anyOf(found.map(({ satisfied }) => satisfied));
  return [
    rule(ids[0], truth(by76), by76, 'Muhurta Chintamani, Vivaha 75-76'),
    rule(ids[1], truth(by77), by77, 'Muhurta Chintamani, Vivaha 75 and 77'),
    rule(
      ids[2],
      truth(by78),
      by78,
      'Muhurta Chintamani, Vivaha 78; natural friendship of Brihat Parashara Hora Shastra',
    ),
  ];
}

function placementScore(sky: ElectionSky): LagnaScoreResponse {
  const entries = NINE_GRAHAS.map((planet) => {
    const { weight, houses } = PLACEMENTS[planet],
      house = sky.houseOf(planet);
    return {
      planet,
      house,
      favorable_houses: [...houses],
      weight,
      points: house === null ? null : houses.includes(house) ? weight : 0,
    };
  });
  const known = entries.reduce((sum, { points }) => sum + (points ?? 0), 0),
    total = entries.some(({ points }) => points === null) ? null : known;
  return {
    entries,
    total,
    known_points: known,
    possible_bands: total === null ? [] : placementBands(total),
    maximum: PLACEMENT_MAXIMUM,
    citation: 'Muhurta Chintamani, Vivaha 87 and 92',
  };
}

/** Rules that this assessment leaves out. */
export const EXCLUDED_RULES: readonly string[] = [
  'complete_purpose_election',
  'continuous_time_windows',
  'kartaridosha_and_its_exceptions',
  'mc_vivaha_89_91_broad_cancellation',
  'kp_rashi_tyajya_and_unspecified_strength_remedies',
  'ritual_performance',
  'automatic_cancellation_of_ved009_detectors',
];

/** The assessment of an election. Pure: given the longitudes and the policy. */
export function assessLagna(policy: LagnaPolicyResponse, inputs: LagnaInputs, basis: string): LagnaAssessment {
  const sky = electionSky(inputs),
    isMarriage = policy.purpose_profile === 'mc_vivaha_75_78_84_88_92.v1',
    { lagnaDeg, strengths } = inputs;
  const planets = NINE_GRAHAS.flatMap((planet): LagnaPlanetResponse[] => {
    const longitude = inputs.longitudes.get(planet);
    return longitude === undefined
      ? []
      : [
          {
            planet,
            sidereal_longitude: longitude,
            sign_index: signIndex(longitude),
            navamsa: navamsaPoint(longitude),
            house: sky.houseOf(planet),
            benefic: sky.beneficOf(planet),
          },
        ];
  });
  const hasNatal = inputs.natalMoonDeg !== null || inputs.natalLagnaDeg !== null;
  return {
    jd_ut1: inputs.jdUt1,
    policy,
    lagna_sidereal_longitude: lagnaDeg,
    lagna_navamsa: lagnaDeg === null ? null : navamsaPoint(lagnaDeg),
    natal_moon_sidereal_longitude: inputs.natalMoonDeg,
    natal_lagna_sidereal_longitude: inputs.natalLagnaDeg,
    planets,
    rules: isMarriage
      ? [
          ...navamsaRules(sky, policy, lagnaDeg),
          ...supportRules(sky, 'lagna', lagnaDeg),
          ...supportRules(sky, 'seventh', lagnaDeg),
        ]
      : generalRules(sky, inputs),
    placement_score: isMarriage ? placementScore(sky) : null,
    restrictions: isMarriage
      ? NINE_GRAHAS.flatMap((planet) =>
          forbiddenHouses(planet, sky.beneficOf(planet), sky.lagnaLord === null ? null : sky.lagnaLord === planet).map(
            ({ house, role }) => restrictionOf(sky, policy, planet, house, role),
          ),
        )
      : [],
    shadbala: strengthList(strengths),
    unavailable_reasons: [
      ...NINE_GRAHAS.filter((planet) => !inputs.longitudes.has(planet)).map((planet) => `missing_position:${planet}`),
      ...(lagnaDeg === null ? ['missing_lagna'] : []),
      ...(strengths === null ? ['shadbala_not_supplied'] : []),
      ...(!isMarriage && !hasNatal ? ['missing_natal_reference'] : []),
    ],
    excluded_rules: [...EXCLUDED_RULES],
    activity_suitability: 'not_evaluated',
    input_basis: basis,
    shadbala_result: strengths === null ? null : { ...strengths },
  };
}

/** The strengths of the planets in a result that the request gives. */
function strengthList(strengths: LagnaInputs['strengths']): Record<string, unknown>[] {
  const planets = strengths?.['planets'];
  if (planets === null || typeof planets !== 'object') return [];
  return Object.values(planets).filter(
    (row): row is Record<string, unknown> => row !== null && typeof row === 'object' && !Array.isArray(row),
  );
}
