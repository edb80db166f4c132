import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Evidence } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay, isDaytime } from '../clock.js';
import { cyclic, houseFrom, star28 } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import { signAspect } from '../sky.js';
import type { Sky } from '../sky.js';
import { vivaha } from './sources.js';
import type { Region } from './sources.js';

/** Remainders of the ten yogas (Vivaha 69). */
const TEN_YOGAS: ReadonlySet<number> = new Set([0, 1, 4, 6, 10, 11, 15, 18, 19, 20]);

/**
 * Star at the head of the diagram of a remainder, of 27: an odd number plus one is halved; the half of an even number gains fourteen
 * (Vivaha 70). 0 Ashwini ... 26 Revati.
 */
export const headStar = (remainder: number): number =>
  cyclic((remainder % 2 === 1 ? (remainder + 1) / 2 : remainder / 2 + 14) - 1, 27);

/** The star of 28 opposite to `star` when `head` (of 27) is at the head of the diagram. */
function oppositeStar(head: number, star: number): number {
  const top = head > 20 ? head + 1 : head;
  return cyclic(2 * top + 1 - star, 28);
}

/** Whether Jupiter or Venus is in the Lagna or sees it. */
function beneficOnLagna(sky: Sky): Truth {
  const on = (body: 'Jupiter' | 'Venus'): Truth => {
    const house = mapped(sky.lagnaSign, (lagna) => mapped(sky.sign(body), (sign) => houseFrom(sign, lagna)));
    return mapped(house, (h) => h === 1 || signAspect(body, h) > 0);
  };
  return or(on('Jupiter'), on('Venus'));
}

/** The ten yogas of Sun and Moon (Vivaha 69-71): a body in the opposite star makes them effective. */
export function tenYogasFinding(sky: Sky): Finding {
  const { sunStar, moonStar } = sky;
  const remainder = sunStar === null || moonStar === null ? null : (sunStar + moonStar + 2) % 27;
  const detected = mapped(remainder, (value) => TEN_YOGAS.has(value));
  const moon = sky.lon('Moon');
  const opposite =
    detected !== true || remainder === null || moon === null ? null : oppositeStar(headStar(remainder), star28(moon));
  const empty = mapped(opposite, (star) => {
    const stars = GRAHAS.map((body) => mapped(sky.lon(body), star28));
    return and(...stars.map((s) => mapped(s, (value) => value !== star)));
  });
  const support = beneficOnLagna(sky);
  return finding({
    id: 'dashayoga',
    rule: 'dashayoga',
    source: vivaha('69-71'),
    detected,
    measures: [measure('remainder', remainder, 'modulo_27'), measure('opposite_star', opposite, 'zero_based_28')],
    exceptions:
      detected === false
        ? []
        : [
            {
              id: 'mc71_empty_opposition_or_benefic_lagna',
              targets: ['dashayoga'],
              satisfied: or(empty, support),
              prerequisites: [predicate('opposite_star_empty', empty), predicate('Venus_or_Jupiter_support', support)],
              source: 'MC Vivaha 71 and the remedy ascribed to Vyasa',
            },
          ],
  });
}

/** Arrow by the remainder of nine, in the south (Vivaha 72). */
const SOUTHERN_ARROWS: ReadonlyMap<number, string> = new Map([
  [8, 'illness'],
  [2, 'fire'],
  [4, 'royal'],
  [6, 'theft'],
  [1, 'death'],
]);

/** The arrows of the south: elapsed tithis and the number of the rising sign, divided by nine. */
export function southernArrowFinding(sky: Sky, region: Region): Finding {
  const { tithi, lagnaSign } = sky;
  const remainder = tithi === null || lagnaSign === null ? null : (tithi + lagnaSign + 1) % 9;
  return finding({
    id: 'southern_bana',
    rule: 'southern_bana',
    source: vivaha('72'),
    applicable: region === 'dakshinatya',
    detected: mapped(remainder, (value) => SOUTHERN_ARROWS.has(value)),
    measures: [
      measure('remainder', remainder, 'modulo_9'),
      measure(
        'category',
        mapped(remainder, (value) => SOUTHERN_ARROWS.get(value) ?? 'none'),
        'name',
      ),
    ],
  });
}

/** Arrow, number that is added to the Sun's elapsed degrees, time of day, and weekday on which it always applies (Vivaha 73-74). */
const SOLAR_ARROWS: readonly {
  readonly name: string;
  readonly added: number;
  readonly scope: 'night' | 'day' | 'marriage';
  readonly weekday: number;
}[] = [
  { name: 'illness', added: 6, scope: 'night', weekday: 0 },
  { name: 'fire', added: 3, scope: 'marriage', weekday: 2 },
  { name: 'royal', added: 1, scope: 'day', weekday: 6 },
  { name: 'theft', added: 8, scope: 'night', weekday: 2 },
  { name: 'death', added: 4, scope: 'marriage', weekday: 3 },
];

/**
 * The five arrows of the Sun: elapsed degrees of the sign and a number, divided by nine, leave five. Fire and death concern every
 * marriage; the others their time of day or their weekday.
 */
export function solarArrowFindings(evidence: Evidence, sky: Sky): Finding[] {
  const degrees = mapped(sky.lon('Sun'), (deg) => Math.floor(deg % 30));
  const daytime = isDaytime(evidence);
  const today = currentDay(evidence)?.weekday ?? null;
  return SOLAR_ARROWS.map(({ name, added, scope, weekday }) => {
    const remainder = mapped(degrees, (value) => (value + added) % 9);
    const time = scope === 'marriage' ? true : mapped(daytime, (isDay) => isDay === (scope === 'day'));
    const onDay = mapped(today, (value) => value === weekday);
    return finding({
      id: `solar_bana.${name}`,
      rule: 'solar_bana',
      source: vivaha('73/74'),
      applicable: or(time, onDay),
      detected: mapped(remainder, (value) => value === 5),
      measures: [
        measure('sun_completed_sign_degrees', degrees, 'degrees'),
        measure('remainder', remainder, 'modulo_9'),
        predicate('time_or_marriage_scope', time),
        predicate('weekday_scope', onDay),
      ],
    });
  });
}
