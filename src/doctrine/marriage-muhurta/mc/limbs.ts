import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay } from '../clock.js';
import { cyclic, inclusiveCount, pada27, pada28, signOf, star27, star28 } from '../divisions.js';
import { and, measure } from '../finding.js';
import type { Sky } from '../sky.js';
import { shubhashubha, vivaha } from './sources.js';
import type { Region } from './sources.js';

/**
 * Rohini, Mrigashira, Magha, Uttara Phalguni, Hasta, Svati, Anuradha, Mula, Uttara Ashadha, Uttara Bhadrapada and Revati (Muhurta
 * Chintamani, Vivaha 55), by index from Ashwini.
 */
export const WEDDING_STARS: ReadonlySet<number> = new Set([3, 4, 9, 11, 12, 14, 16, 18, 20, 25, 26]);
/** The rikta tithis, the flawed ones of Shubhashubha 36, and new moon below. */
const SHUNNED_TITHIS: ReadonlySet<number> = new Set([4, 6, 8, 9, 12, 14]);
/** Monday, Wednesday, Thursday, Friday (Vivaha 55). */
export const WEDDING_WEEKDAYS: ReadonlySet<number> = new Set([1, 3, 4, 5]);

/** Karana of a half tithi 0 ... 59: 0 ... 6 Bava ... Vishti; the four fixed ones are 7 Shakuni ... 10 Kinstughna. */
export function karanaOf(halfTithi: number): number {
  if (halfTithi === 0) return 10;
  return halfTithi > 56 ? halfTithi - 50 : (halfTithi - 1) % 7;
}

function star(sky: Sky): Finding {
  return finding({
    id: 'wedding_star',
    rule: 'wedding_star',
    source: vivaha('55'),
    detected: mapped(sky.moonStar, (index) => !WEDDING_STARS.has(index)),
    measures: [measure('star_index', sky.moonStar, 'zero_based_27')],
  });
}

function tithi(sky: Sky): Finding {
  return finding({
    id: 'wedding_tithi',
    rule: 'wedding_tithi',
    source: `${vivaha('55')}; Shubhashubha 36`,
    detected: mapped(sky.tithi, (index) => index === 29 || SHUNNED_TITHIS.has((index % 15) + 1)),
    measures: [measure('tithi_index', sky.tithi, 'zero_based_absolute_30')],
  });
}

function weekday(evidence: Evidence): Finding {
  const day = currentDay(evidence)?.weekday ?? null;
  return finding({
    id: 'wedding_weekday',
    rule: 'wedding_weekday',
    source: vivaha('55'),
    detected: mapped(day, (value) => !WEDDING_WEEKDAYS.has(value)),
    measures: [measure('weekday', day, 'Sunday=0_sunrise_owned')],
  });
}

function karana(sky: Sky): Finding {
  const half = mapped(sky.elongation, (deg) => Math.min(59, Math.floor(deg / 6)));
  return finding({
    id: 'wedding_karana',
    rule: 'wedding_karana',
    source: shubhashubha('34'),
    detected: mapped(half, (index) => karanaOf(index) === 6),
    measures: [measure('half_tithi_index', half, 'zero_based_60')],
  });
}

/** Weekday, star, tithi and karana of the wedding (Muhurta Chintamani, Vivaha 55; Shubhashubha 34, 36). */
export const limbFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  star(sky),
  tithi(sky),
  weekday(evidence),
  karana(sky),
];

/** Pairs of stars (of 28) that pierce each other in the diagram of five lines (Vivaha 56). */
export const FIVE_LINE_PAIRS: readonly (readonly [number, number])[] = [
  [3, 21],
  [4, 20],
  [9, 22],
  [11, 27],
  [12, 26],
  [14, 24],
  [16, 1],
  [18, 6],
];
/** Pairs in the diagram of seven lines (Vivaha 57). */
export const SEVEN_LINE_PAIRS: readonly (readonly [number, number])[] = [
  [2, 22],
  [3, 21],
  [4, 20],
  [5, 19],
  [6, 18],
  [7, 17],
  [8, 16],
  [9, 1],
  [10, 0],
  [11, 27],
  [12, 26],
  [13, 25],
  [14, 24],
  [15, 23],
];

/** Whether two stars of 28 are a pair. */
export const paired = (pairs: readonly (readonly [number, number])[], a: number, b: number): boolean =>
  pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** The bodies that pierce: all but the Moon, in the order of the text. */
export const PIERCERS: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

/** Whether a body at `deg` pierces the Moon's star through the seven lines: a malefic the complete star, a benefic the opposed quarter. */
export function pierces7(deg: number, benefic: Truth, moonDeg: number): Truth {
  if (!paired(SEVEN_LINE_PAIRS, star28(deg), star28(moonDeg))) return false;
  if (pada28(deg) + pada28(moonDeg) === 5) return true;
  return benefic === null ? null : !benefic;
}

/** Whether a body at `deg` pierces the Moon's quarter through the five lines: first and fourth, second and third quarters are opposed. */
export const pierces5 = (deg: number, moonDeg: number): boolean =>
  paired(FIVE_LINE_PAIRS, star28(deg), star28(moonDeg)) && pada28(deg) + pada28(moonDeg) === 5;

/** Piercing (vedha) of the Moon's star (Vivaha 56-57). */
export function vedhaFindings(sky: Sky): Finding[] {
  const moon = sky.lon('Moon');
  const row = (family: 'five_line_vedha' | 'seven_line_vedha', verse: string) => (body: Graha) => {
    const deg = sky.lon(body);
    const benefic = sky.benefic(body);
    const both = deg === null || moon === null ? null : { deg, moon };
    return finding({
      id: `${family}.${body.toLowerCase()}`,
      rule: family,
      source: vivaha(verse),
      detected: mapped(both, (d) =>
        family === 'five_line_vedha' ? pierces5(d.deg, d.moon) : pierces7(d.deg, benefic, d.moon),
      ),
      measures: [
        measure('causal_star', mapped(deg, star28), 'zero_based_28'),
        measure('target_star', mapped(moon, star28), 'zero_based_28'),
        measure('causal_pada', mapped(deg, pada28), 'one_based_4'),
        measure('target_pada', mapped(moon, pada28), 'one_based_4'),
        measure('causal_benefic', benefic, 'predicate'),
      ],
    });
  };
  return [...PIERCERS.map(row('five_line_vedha', '56')), ...PIERCERS.map(row('seven_line_vedha', '57'))];
}

/** Star that each body kicks, counted from its own star inclusively, forwards (+1) or backwards (-1) (Vivaha 59). */
const LATTA: readonly (readonly [Graha, number, 1 | -1])[] = [
  ['Sun', 12, 1],
  ['Saturn', 8, 1],
  ['Jupiter', 6, 1],
  ['Mars', 3, 1],
  ['Mercury', 7, -1],
  ['Rahu', 9, 1],
  ['Moon', 22, -1],
  ['Venus', 5, -1],
];

/** The kicks (latta) on the Moon's star in Saurashtra and Shalva (Vivaha 59, 64). */
export function lattaFindings(sky: Sky, region: Region): Finding[] {
  const moon = sky.lon('Moon');
  return LATTA.map(([body, count, direction]) => {
    const deg = sky.lon(body);
    const samePada = deg === null || moon === null ? null : pada27(deg) === pada27(moon);
    const qualified = body === 'Moon' ? sky.benefic('Moon') : true;
    const kicked =
      deg === null || moon === null ? null : cyclic(star27(deg) + direction * (count - 1), 27) === star27(moon);
    return finding({
      id: `latta.${body.toLowerCase()}`,
      rule: 'latta',
      source: `${vivaha('59/64')} commentary`,
      applicable: region === 'saurashtra_shalva',
      detected: and(kicked, samePada, qualified),
      measures: [
        measure('causal_star', mapped(deg, star27), 'zero_based_27'),
        measure('inclusive_count', count, 'stars'),
        measure('zodiac_direction', direction, 'sign'),
        measure('same_pada', samePada, 'predicate'),
        measure('full_or_benefic_moon', qualified, 'predicate'),
      ],
    });
  });
}

/** Signs of Sun and Moon with equal declinations, either way (Vivaha 61). */
const KRANTISAMYA_PAIRS: readonly (readonly [number, number])[] = [
  [4, 0],
  [1, 9],
  [6, 10],
  [5, 11],
  [3, 7],
  [8, 2],
];
/** Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti (Vivaha 62). */
export const EKARGALA_YOGAS: ReadonlySet<number> = new Set([0, 5, 8, 9, 12, 14, 16, 18, 26]);
/** Counts of the Moon's star from the Sun's (Vivaha 63). */
const UPAGRAHA_COUNTS: ReadonlySet<number> = new Set([5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25]);
/** Burnt tithi of the half by the Sun's sign, from Aries (Vivaha 66). */
const DAGDHA_TITHI: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];

/** Equal declinations, the bolt (ekargala), the shadow planets (upagraha) and burnt tithis (Vivaha 61-66). */
export function sunMoonFindings(sky: Sky, region: Region): Finding[] {
  const sun = sky.lon('Sun');
  const moon = sky.lon('Moon');
  const both = sun === null || moon === null ? null : { sun, moon };
  const count28 = mapped(both, (d) => inclusiveCount(star28(d.sun), star28(d.moon), 28));
  const count27 = mapped(both, (d) => inclusiveCount(star27(d.sun), star27(d.moon), 27));
  const samePada = mapped(both, (d) => pada27(d.sun) === pada27(d.moon));
  const pakshaTithi = mapped(sky.tithi, (index) => (index % 15) + 1);
  return [
    finding({
      id: 'krantisamya',
      rule: 'krantisamya',
      source: vivaha('61'),
      detected: mapped(both, (d) => paired(KRANTISAMYA_PAIRS, signOf(d.sun), signOf(d.moon))),
      measures: [
        measure('sun_sign', sky.sign('Sun'), 'zero_based_12'),
        measure('moon_sign', sky.sign('Moon'), 'zero_based_12'),
      ],
    }),
    finding({
      id: 'ekargala',
      rule: 'ekargala',
      source: vivaha('62'),
      detected: and(
        mapped(sky.yoga, (yoga) => EKARGALA_YOGAS.has(yoga)),
        mapped(count28, (count) => count % 2 === 1),
      ),
      measures: [
        measure('yoga_index', sky.yoga, 'zero_based_27'),
        measure('sun_to_moon_count', count28, 'inclusive_28'),
      ],
    }),
    finding({
      id: 'upagraha',
      rule: 'upagraha',
      source: vivaha('63/64'),
      applicable: region === 'kuru_bahlika',
      detected: and(
        mapped(count27, (count) => UPAGRAHA_COUNTS.has(count)),
        samePada,
      ),
      measures: [measure('sun_to_moon_count', count27, 'inclusive_27'), measure('same_pada', samePada, 'predicate')],
    }),
    finding({
      id: 'dagdha',
      rule: 'dagdha',
      source: vivaha('66'),
      detected: mapped(pakshaTithi, (day) => mapped(sky.sign('Sun'), (sign) => DAGDHA_TITHI[sign] === day)),
      measures: [measure('paksha_tithi', pakshaTithi, 'one_based_15')],
    }),
  ];
}
