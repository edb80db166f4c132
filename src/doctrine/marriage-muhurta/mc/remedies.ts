import { separationDeg } from '../../../kernel/angle.js';
import type { Classical, Graha } from '../../muhurta-election/evidence.js';
import type { Exception, Finding, Measure } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { NATURAL } from '../../vedic-dignity/tables.js';
import { DEBILITY_SIGN, exaltationSign, houseFrom, lordOf, navamsaSign } from '../divisions.js';
import { and, exception, measure, or, predicate, reconsidered } from '../finding.js';
import { isClassical, isVargottama, lagnaLord, lagnaNavamsaLord, signAspect } from '../sky.js';
import type { Sky } from '../sky.js';

/** The remedies of the text that a client may select, in the order in which they are tried. */
export const MC_REMEDIES = [
  'mc68_own_or_exalted_luminaries',
  'mc83_lagna_aspect',
  'mc88_weak_afflictors',
  'mc89_benefic_kendra_trikona',
  'mc90_anvaya_disjunction',
  'mc90_moon_eleventh',
  'mc91_lagna_lords_placement',
] as const;
export type McRemedy = (typeof MC_REMEDIES)[number];

/** Half widths of combustion, degrees (Surya Siddhanta 9.6-9, ch. of heliacal risings; direct motion). */
const COMBUSTION_ORB: Partial<Record<Graha, number>> = {
  Moon: 12,
  Mars: 17,
  Mercury: 14,
  Jupiter: 11,
  Venus: 10,
  Saturn: 15,
};

/** Whether a body is within its orb of the Sun. The Sun and the nodes never are. */
export function isCombust(sky: Sky, body: Graha): Truth {
  const orb = COMBUSTION_ORB[body];
  if (orb === undefined) return false;
  const sun = sky.lon('Sun');
  const deg = sky.lon(body);
  return sun === null || deg === null ? null : separationDeg(sun, deg) <= orb;
}

/** Whether one of the seven is in its sign of debilitation; a node never does. */
export const inDebility = (sky: Sky, body: Graha): Truth =>
  isClassical(body) ? mapped(sky.sign(body), (sign) => sign === DEBILITY_SIGN[body]) : false;

/** Whether one of the seven is in a sign of a natural enemy. */
export const inEnemySign = (sky: Sky, body: Graha): Truth =>
  isClassical(body) ? mapped(sky.sign(body), (sign) => NATURAL[body].enemies.includes(lordOf(sign))) : false;

/** Whether a body is in its own sign or in its exaltation. */
export const ownOrExalted = (sky: Sky, body: Classical): Truth =>
  mapped(sky.sign(body), (sign) => lordOf(sign) === body || sign === exaltationSign(body));

const PLACEMENT_SOURCE = 'MC Vivaha 86/88, printed 145-147';

/** Vivaha 88 on a body in a house of Vivaha 86: the weak one does no harm. Null when the verse does not speak of that house. */
export function weakAfflictor(sky: Sky, body: Graha, house: number, target: string): Exception | null {
  const debilitated = inDebility(sky, body);
  const enemy = inEnemySign(sky, body);
  const tests: Measure[] = [predicate('debilitated_sign', debilitated)];
  if (body === 'Venus' && house === 6) tests.push(predicate('natural_enemy_sign', enemy));
  else if (body === 'Mars' && house === 8)
    tests.push(predicate('natural_enemy_sign', enemy), predicate('combust', isCombust(sky, 'Mars')));
  else if (body === 'Moon' && [6, 8, 12].includes(house))
    tests.push(
      predicate(
        'debilitated_navamsa',
        mapped(sky.lon('Moon'), (deg) => navamsaSign(deg) === DEBILITY_SIGN.Moon),
      ),
    );
  else return null;
  const satisfied = or(...tests.map(({ value }) => value as Truth));
  return exception('mc88_weak_afflictors', [target], satisfied, tests, PLACEMENT_SOURCE);
}

/** Whether a body that cuts is weak: debilitated, in an enemy's sign, or burnt by the Sun (Vivaha 44, 88). */
const isWeak = (sky: Sky, body: Graha): Truth =>
  or(inDebility(sky, body), inEnemySign(sky, body), isCombust(sky, body));

/** Vivaha 88 on two bodies that cut: both must be weak. */
export function weakScissors(sky: Sky, left: Graha, right: Graha, target: string): Exception {
  const leftWeak = isWeak(sky, left);
  const rightWeak = isWeak(sky, right);
  return exception(
    'mc88_weak_afflictors',
    [target],
    and(leftWeak, rightWeak),
    [predicate('left_weak', leftWeak), predicate('right_weak', rightWeak)],
    'MC Vivaha 44/88',
  );
}

/** Vivaha 83: the lord of the Lagna, or Jupiter, sees the Lagna. Aspects in fourths of a full one. */
export function lagnaAspect(sky: Sky, target: string): Exception {
  const lord = lagnaLord(sky);
  const aspect = (planet: Graha | null): number | null => {
    const from = planet === null ? null : sky.sign(planet);
    return from === null || planet === null
      ? null
      : mapped(sky.lagnaSign, (lagna) => signAspect(planet, houseFrom(from, lagna)));
  };
  const byLord = aspect(lord);
  const byJupiter = aspect('Jupiter');
  const seen = (value: number | null): Truth => mapped(value, (v) => v > 0);
  return exception(
    'mc83_lagna_aspect',
    [target],
    or(seen(byLord), seen(byJupiter)),
    [
      measure(`${lord ?? 'Lagna_lord'}_aspect`, byLord, 'quarter_sign_strength'),
      measure('Jupiter_aspect', byJupiter, 'quarter_sign_strength'),
    ],
    'MC Vivaha 83',
  );
}

const KENDRA_TRIKONA: ReadonlySet<number> = new Set([1, 4, 5, 9, 10]);
/** Whether a body is in the first, fourth, fifth, ninth or tenth house. */
export const inKendraTrikona = (sky: Sky, body: Graha): Truth =>
  mapped(sky.house(body), (house) => KENDRA_TRIKONA.has(house));

/** A remedy whose conditions do not depend on the finding. */
interface Broad {
  readonly id: McRemedy;
  readonly satisfied: Truth;
  readonly prerequisites: readonly Measure[];
  readonly source: string;
  readonly targets: (found: Finding) => boolean;
}

const qualified = (value: Truth): Measure => predicate('qualified', value);

function luminaries(sky: Sky): Broad {
  const sun = ownOrExalted(sky, 'Sun');
  const moon = ownOrExalted(sky, 'Moon');
  const both = and(sun, moon);
  return {
    id: 'mc68_own_or_exalted_luminaries',
    satisfied: both,
    prerequisites: [predicate('Sun_own_or_exalted', sun), predicate('Moon_own_or_exalted', moon), qualified(both)],
    source: 'MC Vivaha 68; own and exaltation signs only',
    targets: ({ rule, id }) => MC68_RULES.has(rule) || MC68_TESTS.has(id),
  };
}
const MC68_RULES: ReadonlySet<string> = new Set(['ekargala', 'jamitra', 'kartari', 'latta', 'pata', 'upagraha']);
const MC68_TESTS: ReadonlySet<string> = new Set(['lagna_components.lagna_support', 'lagna_components.seventh_support']);

function beneficKendra(sky: Sky): Broad {
  const bodies = ['Mercury', 'Jupiter', 'Venus'] as const;
  const satisfied = or(...bodies.map((body) => inKendraTrikona(sky, body)));
  return {
    id: 'mc89_benefic_kendra_trikona',
    satisfied,
    prerequisites: [
      ...bodies.map((body) => measure(`${body}_house`, sky.house(body), 'inclusive_12')),
      qualified(satisfied),
    ],
    source: 'MC Vivaha 89; astronomical groups only',
    targets: ({ rule }) => MC89_RULES.has(rule),
  };
}
const MC89_RULES: ReadonlySet<string> = new Set([
  'calendar',
  'dagdha',
  'lagna_day_night',
  'star_history',
  'tithi_sunrise_count',
  'wedding_tithi',
]);

/** Families that the general remedies of Vivaha 90 and 91 reach: all but the invisibility of Jupiter and Venus. */
const isGeneralTarget = ({ rule }: Finding): boolean =>
  rule !== 'jupiter_availability' && rule !== 'venus_availability' && rule !== 'broad_remedies';

function disjunction(sky: Sky): Broad {
  const tests = [
    predicate('Jupiter_kendra_trikona', inKendraTrikona(sky, 'Jupiter')),
    predicate(
      'Sun_eleventh',
      mapped(sky.house('Sun'), (house) => house === 11),
    ),
    predicate('lagna_vargottama', mapped(sky.lagna, isVargottama)),
    predicate('Moon_vargottama', mapped(sky.lon('Moon'), isVargottama)),
  ];
  const satisfied = or(...tests.map(({ value }) => value as Truth));
  return {
    id: 'mc90_anvaya_disjunction',
    satisfied,
    prerequisites: [...tests, qualified(satisfied)],
    source: 'MC Vivaha 90; conditions joined by or',
    targets: isGeneralTarget,
  };
}

const LORD_HOUSES: ReadonlySet<number> = new Set([1, 4, 10, 11]);

function lordsPlacement(sky: Sky): Broad {
  const lord = lagnaLord(sky);
  const navamsaLord = lagnaNavamsaLord(sky);
  const house = lord === null ? null : sky.house(lord);
  const navamsaHouse = navamsaLord === null ? null : sky.house(navamsaLord);
  const good = (value: number | null): Truth => mapped(value, (h) => LORD_HOUSES.has(h));
  const satisfied = or(good(house), good(navamsaHouse));
  return {
    id: 'mc91_lagna_lords_placement',
    satisfied,
    prerequisites:
      lord === null
        ? [qualified(satisfied)]
        : [
            measure('lagna_lord', lord, 'planet'),
            measure('navamsa_lord', navamsaLord, 'planet'),
            measure('lagna_lord_house', house, 'inclusive_12'),
            measure('navamsa_lord_house', navamsaHouse, 'inclusive_12'),
            qualified(satisfied),
          ],
    source: 'MC Vivaha 91; faults are not counted against each other',
    targets: isGeneralTarget,
  };
}

const CRUEL_LORDS: ReadonlySet<string> = new Set(['Sun', 'Mars', 'Saturn']);

/** The Moon in the eleventh removes the shunned muhurta; for the navamsa its lord must also be cruel (Vivaha 90). */
function moonEleventh(sky: Sky, target: 'muhurta' | 'navamsa'): Broad {
  const house = sky.house('Moon');
  const lord = lagnaNavamsaLord(sky);
  const eleventh = mapped(house, (value) => value === 11);
  const cruel = mapped(lord, (name) => CRUEL_LORDS.has(name));
  const satisfied = target === 'muhurta' ? eleventh : and(eleventh, cruel);
  return {
    id: 'mc90_moon_eleventh',
    satisfied,
    prerequisites: [
      measure('Moon_house', house, 'inclusive_12'),
      measure('lagna_navamsa_lord', lord, 'planet'),
      measure('interpretation', 'mc90_avasthi_malefic_owned_lagna_navamsa', 'source_composition'),
      qualified(satisfied),
    ],
    source: 'MC Vivaha 90, commentary: the shunned muhurta, and a navamsa owned by a malefic',
    targets: ({ rule, id }) =>
      target === 'muhurta' ? rule === 'durmuhurta' : cruel !== false && id === 'lagna_components.navamsa_allowed_sign',
  };
}

/** Tries the selected remedies that do not depend on a single finding. A finding without a fault keeps no remedy. */
export function withRemedies(findings: readonly Finding[], sky: Sky, selected: ReadonlySet<string>): Finding[] {
  const broad = [
    luminaries(sky),
    beneficKendra(sky),
    disjunction(sky),
    lordsPlacement(sky),
    moonEleventh(sky, 'muhurta'),
    moonEleventh(sky, 'navamsa'),
  ].filter(({ id }) => selected.has(id));
  return findings.map((found) => {
    if (found.detected === false || found.applicable === false || found.advisory) return found;
    const added = broad
      .filter(({ targets }) => targets(found))
      .map(({ id, satisfied, prerequisites, source }) => exception(id, [found.id], satisfied, prerequisites, source));
    return added.length === 0 ? found : reconsidered(found, added);
  });
}
