import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Classical, Graha } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Exception, Finding, Measure } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { NATURAL } from '../../vedic-dignity/tables.js';
import { houseFrom, lordOf, navamsaSign, signOf } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import { isVargottama, lagnaLord, signAspect } from '../sky.js';
import type { Sky } from '../sky.js';
import { weakAfflictor } from './remedies.js';
import { vivaha } from './sources.js';

const SOURCE = vivaha('75-78,84-88,92');
const FAMILY = 'lagna_components';

/** Navamsas of Gemini, Virgo, Libra and Sagittarius; the optional reading adds Pisces (Vivaha 84). */
const ALLOWED_NAVAMSAS: ReadonlySet<number> = new Set([2, 5, 6, 8]);

const row = (name: string, detected: Truth, measures: readonly Measure[], exceptions: readonly Exception[] = []) =>
  finding({ id: `${FAMILY}.${name}`, rule: FAMILY, source: SOURCE, detected, measures, exceptions });

/** Navamsa of the Lagna: its sign, the last one of a sign, movable with movable (Vivaha 84-85). */
function navamsaRows(sky: Sky, withPisces: boolean): Finding[] {
  const sign = mapped(sky.lagna, navamsaSign);
  const allowed = mapped(sign, (s) => ALLOWED_NAVAMSAS.has(s) || (withPisces && s === 11));
  const lastAllowed = mapped(sky.lagna, (deg) => Math.floor((deg % 30) / (10 / 3)) < 8 || isVargottama(deg));
  const movable = mapped(sky.lagna, (deg) => signOf(deg) % 3 === 0 && navamsaSign(deg) % 3 === 0);
  const moon = mapped(sky.sign('Moon'), (s) => s === 6 || s === 9);
  const avoided = not(and(movable, moon));
  return [
    row('navamsa_allowed_sign', not(allowed), [predicate('allowed_sign', allowed)]),
    row('navamsa_last_except_vargottama', not(lastAllowed), [predicate('last_segment', lastAllowed)]),
    row('navamsa_movable_moon_exception', not(avoided), [predicate('avoid_combination', avoided)]),
  ];
}

/** Whether a planet sees a sign at all. */
const sees = (sky: Sky, planet: Graha, sign: number): Truth =>
  mapped(sky.sign(planet), (from) => signAspect(planet, houseFrom(from, sign)) > 0);
const occupies = (sky: Sky, planet: Graha, sign: number): Truth => mapped(sky.sign(planet), (at) => at === sign);

/**
 * Support of a sign and its navamsa sign by their lords: the navamsa lord sees or holds one of them; both lords see their own, or each the
 * other's; a benefic friend of the navamsa lord sees one of them.
 */
function support(sky: Sky, sign: number, navamsa: number): readonly [Truth, Truth, Truth] {
  const lord = lordOf(sign);
  const navamsaLord = lordOf(navamsa);
  const friends = (NATURAL[navamsaLord].friends as readonly Classical[]).map((friend) =>
    and(sky.benefic(friend), or(sees(sky, friend, navamsa), sees(sky, friend, sign))),
  );
  return [
    or(
      sees(sky, navamsaLord, navamsa),
      occupies(sky, navamsaLord, navamsa),
      sees(sky, navamsaLord, sign),
      occupies(sky, navamsaLord, sign),
    ),
    or(
      and(sees(sky, navamsaLord, navamsa), sees(sky, lord, sign)),
      and(sees(sky, navamsaLord, sign), sees(sky, lord, navamsa)),
    ),
    or(...friends),
  ];
}

/** Support of Lagna (groom) and seventh (bride) (Vivaha 76-78). */
function supportRows(sky: Sky): Finding[] {
  const { lagna } = sky;
  const rowOf = (name: string, value: readonly [Truth, Truth, Truth] | null) =>
    row(
      name,
      value === null ? null : not(or(...value)),
      ['76', '77', '78'].map((verse, index) => predicate(`${name}_${verse}`, value?.[index] ?? null)),
    );
  return [
    rowOf(
      'lagna_support',
      mapped(lagna, (deg) => support(sky, signOf(deg), navamsaSign(deg))),
    ),
    rowOf(
      'seventh_support',
      mapped(lagna, (deg) => support(sky, (signOf(deg) + 6) % 12, (navamsaSign(deg) + 6) % 12)),
    ),
  ];
}

/** Houses that a body must not hold besides those of its nature (Vivaha 86). */
const OWN_FAULTS: Partial<Record<Graha, readonly number[]>> = {
  Moon: [6, 8, 12, 1],
  Mars: [8, 10],
  Venus: [3, 6],
  Saturn: [12],
};

/**
 * Houses that a body must not hold: a malefic the first, a benefic the eighth, every body the seventh, the lord of the Lagna the sixth and
 * the eighth, and its own (Vivaha 86). Null: its nature is not known.
 */
function shunnedHouses(sky: Sky, body: Graha): ReadonlyMap<number, Truth> {
  const benefic = sky.benefic(body);
  const rulesLagna = mapped(lagnaLord(sky), (lord) => lord === body);
  const houses = new Map<number, Truth>([[7, true]]);
  const add = (house: number, role: Truth) => {
    if (role !== false) houses.set(house, or(houses.get(house) ?? false, role));
  };
  if (body !== 'Moon') {
    add(1, not(benefic));
    add(8, benefic);
  }
  for (const house of [6, 8]) add(house, rulesLagna);
  for (const house of OWN_FAULTS[body] ?? []) add(house, true);
  return new Map([...houses].sort(([a], [b]) => a - b));
}

/** Bodies in houses where they do harm, in the order of the bodies. */
function placementRows(sky: Sky, weakRemedy: boolean): Finding[] {
  return GRAHAS.flatMap((body) => {
    const house = sky.house(body);
    return [...shunnedHouses(sky, body)].map(([shunned, role]) => {
      const inHouse = mapped(house, (at) => at === shunned);
      const detected = and(inHouse, role);
      const name = `${body.toLowerCase()}_house_${shunned}`;
      const remedy = weakRemedy && detected !== false ? weakAfflictor(sky, body, shunned, `${FAMILY}.${name}`) : null;
      return row(
        name,
        detected,
        [predicate('in_house', inHouse), predicate('prohibited_role', role)],
        remedy === null ? [] : [remedy],
      );
    });
  });
}

/** Houses in which a body gives its points (Vivaha 87). */
const GOOD_HOUSES: Readonly<Record<Graha, readonly number[]>> = {
  Sun: [3, 6, 8, 11],
  Moon: [2, 3, 11],
  Mars: [3, 6, 11],
  Mercury: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  Jupiter: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  Venus: [1, 2, 4, 5, 9, 10, 11],
  Saturn: [3, 6, 8, 11],
  Rahu: [3, 6, 8, 11],
  Ketu: [3, 6, 8, 11],
};
/** Points of a body in a good house (Vivaha 92). */
const POINTS: Readonly<Record<Graha, number>> = {
  Sun: 3.5,
  Moon: 5,
  Mars: 1.5,
  Mercury: 2,
  Jupiter: 3,
  Venus: 2,
  Saturn: 1.5,
  Rahu: 1.5,
  Ketu: 1.5,
};
/** Bands of the sum; a sum on an edge belongs to both (Vivaha 92). */
const BANDS: readonly (readonly [string, number, number])[] = [
  ['inauspicious', 5, 10],
  ['middling', 10, 15],
  ['auspicious', 15, 20],
];

/** Points of the placements. */
function placementScore(sky: Sky): number | null {
  let total = 0;
  for (const body of GRAHAS) {
    const house = sky.house(body);
    if (house === null) return null;
    if (GOOD_HOUSES[body].includes(house)) total += POINTS[body];
  }
  return total;
}

function scoreRows(sky: Sky): Finding[] {
  const score = placementScore(sky);
  const points = measure('score', score, 'MC87_92_vimshopaka');
  const bands =
    score === null
      ? []
      : score < 5
        ? ['prohibited']
        : BANDS.filter(([, from, to]) => score >= from && score <= to).map(([name]) => name);
  return [
    row(
      'placement_score_below_five',
      mapped(score, (value) => value < 5),
      [points, measure('exclusive_prohibition_cutoff', 5, 'source_points')],
    ),
    finding({
      id: `${FAMILY}.placement_score_context`,
      rule: FAMILY,
      source: SOURCE,
      detected: false,
      advisory: true,
      measures: [
        points,
        ...bands.map((band, index) => measure(`quality_band_${index}`, band, 'source_inclusive_band')),
      ],
    }),
  ];
}

/** Components of the Lagna. `withPisces`: reading of the navamsas; `weakRemedy`: the remedy of Vivaha 88 is selected. */
export const lagnaFindings = (sky: Sky, withPisces: boolean, weakRemedy: boolean): Finding[] => [
  ...navamsaRows(sky, withPisces),
  ...supportRows(sky),
  ...placementRows(sky, weakRemedy),
  ...scoreRows(sky),
];
