import type { Classical, Evidence, Ingress, MonthLabel } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { edgeOf, GHATI, inSpan, shifted, within } from '../clock.js';
import { and, measure, or } from '../finding.js';
import type { Sky } from '../sky.js';
import { vivaha } from './sources.js';

const CALENDAR_SOURCE = `${vivaha('13')}; Samskara 26`;

/** Signs of the Sun in which marriages are held: Aries, Taurus, Gemini, Scorpio, Capricorn, Aquarius (Vivaha 13). */
const SOLAR_SIGNS: ReadonlySet<number> = new Set([0, 1, 2, 7, 9, 10]);
/**
 * Months with the signs of the Sun that admit them. Kartika, Pausha and Chaitra are admitted by Scorpio, Capricorn and Aries alone, Ashadha
 * by Gemini in its first ten tithis (Vivaha 13; 0 Chaitra).
 */
const MONTH_SIGNS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [0]],
  [1, [0, 1]],
  [2, [1, 2]],
  [3, [2]],
  [7, [7]],
  [8, [7]],
  [9, [9]],
  [10, [9, 10]],
  [11, [10]],
]);

/** The lunar month as the rules name it, or null when it is ambiguous. */
export function monthLabel(evidence: Evidence): MonthLabel | null {
  const month = evidence.lunarMonth;
  return month === null || month.status === 'boundaryAmbiguous' ? null : month.amantaLabel;
}

function monthRow(evidence: Evidence, sky: Sky): Finding {
  const base = { id: 'calendar.lunar_month', rule: 'calendar', source: CALENDAR_SOURCE };
  const label = monthLabel(evidence);
  if (label === null) return finding({ ...base, detected: null, unavailable: ['canonical_lunar_month_required'] });
  const tithi = sky.tithi;
  const admitted = mapped(sky.sign('Sun'), (sign) => MONTH_SIGNS.get(label.index)?.includes(sign) === true);
  const early: Truth = label.index === 3 ? mapped(tithi, (value) => value < 10) : true;
  return finding({
    ...base,
    detected: not(and(admitted, early)),
    measures: [
      measure('month_index', label.index, 'Chaitra=0'),
      measure(
        'paksha',
        mapped(tithi, (value) => (value < 15 ? 'Shukla' : 'Krishna')),
        'name',
      ),
      measure(
        'paksha_tithi',
        mapped(tithi, (value) => (value % 15) + 1),
        'one_based_15',
      ),
      measure('month_system', evidence.lunarMonth?.system ?? 'amanta', 'calendar_system'),
    ],
  });
}

/** Sign of the Sun, lunar month and intercalation (Vivaha 13; Samskara 26). */
export function calendarFindings(evidence: Evidence, sky: Sky): Finding[] {
  const sign = sky.sign('Sun');
  const label = monthLabel(evidence);
  const solar = finding({
    id: 'calendar.solar_sign',
    rule: 'calendar',
    source: CALENDAR_SOURCE,
    detected: mapped(sign, (value) => !SOLAR_SIGNS.has(value)),
    measures: [measure('solar_sign', sign, 'zero_based_12')],
  });
  if (label === null) return [solar, monthRow(evidence, sky)];
  const intercalation = finding({
    id: 'calendar.intercalation',
    rule: 'calendar',
    source: CALENDAR_SOURCE,
    detected: label.qualifier !== 'ordinary',
    measures: [measure('month_qualifier', qualifierWord(label), 'calendar_status')],
  });
  return [solar, intercalation, monthRow(evidence, sky)];
}

/** Name of the kind of a month. */
export const qualifierWord = ({ qualifier }: MonthLabel): string =>
  qualifier === 'ksayaContext' ? 'ksaya_context' : qualifier;

/** Ghatis around the entry of a planet into a sign, half before and half after (Vivaha 80). */
const INGRESS_GHATIS: readonly (readonly [Classical, number])[] = [
  ['Sun', 33],
  ['Moon', 2],
  ['Mars', 9],
  ['Mercury', 6],
  ['Jupiter', 88],
  ['Venus', 9],
  ['Saturn', 160],
];

/** Ingresses of a body with their places in the list, or null when the history does not cover `days` on both sides of the instant. */
export function ingressesAround(
  evidence: Evidence,
  planet: Classical,
  days: number,
): readonly { readonly index: number; readonly event: Ingress }[] | null {
  const history = evidence.ingressHistory;
  if (history === null || !history.planets.includes(planet)) return null;
  const { startJdUt1, endJdUt1 } = history.extent;
  if (startJdUt1 > evidence.jdUt1 - days || endJdUt1 < evidence.jdUt1 + days) return null;
  return history.events.flatMap((event, index) => (event.planet === planet ? [{ index, event }] : []));
}

/** Whether the instant is within `days` before or after an edge. */
const around = (jdUt1: number, event: Ingress, before: number, after: number): Truth =>
  within(jdUt1, shifted(edgeOf(event.boundary), -before), shifted(edgeOf(event.boundary), after));

function planetaryIngress(evidence: Evidence, planet: Classical, ghatis: number): Finding {
  const half = (ghatis / 2) * GHATI;
  const events = ingressesAround(evidence, planet, half);
  return finding({
    id: `planetary_ingress.${planet.toLowerCase()}`,
    rule: 'planetary_ingress',
    source: vivaha('80'),
    detected: events === null ? null : or(...events.map(({ event }) => around(evidence.jdUt1, event, half, half))),
    measures: [
      measure('total_width', ghatis, 'ghati_1440_seconds'),
      ...(events ?? []).flatMap(({ index, event }) => [
        measure(`ingress_${index}_jd_lower`, event.boundary.lowerJdUt1, 'JD_UT1'),
        measure(`ingress_${index}_jd_upper`, event.boundary.upperJdUt1, 'JD_UT1'),
        measure(`ingress_${index}_direction`, event.direction, 'sign'),
      ]),
    ],
    unavailable: ['full_buffer_search_extent_required'],
  });
}

const SOLAR_INGRESS_GHATIS = 16;

/** Entry of the Sun: three solar days for a movable sign, sixteen ghatis on each side for another (Vivaha 79). */
function solarIngress(evidence: Evidence): Finding {
  const events = ingressesAround(evidence, 'Sun', CARDINAL_DAYS);
  const width = SOLAR_INGRESS_GHATIS * GHATI;
  const inside = (event: Ingress): Truth => {
    if (event.enteredSign % 3 !== 0) return around(evidence.jdUt1, event, width, width);
    if (event.cardinalSolarDays !== null) return inSpan(evidence.jdUt1, event.cardinalSolarDays);
    return around(evidence.jdUt1, event, CARDINAL_DAYS, CARDINAL_DAYS) === false ? false : null;
  };
  return finding({
    id: 'solar_ingress',
    rule: 'solar_ingress',
    source: vivaha('79'),
    detected: events === null ? null : or(...events.map(({ event }) => inside(event))),
    unavailable: ['solar_ingress_three_date_context_required'],
  });
}
/** No day before or after the day of an ingress reaches further, days. */
const CARDINAL_DAYS = 2.1;

/** Entries of the planets into signs (Vivaha 79-80). */
export const ingressFindings = (evidence: Evidence): Finding[] => [
  ...INGRESS_GHATIS.map(([planet, ghatis]) => planetaryIngress(evidence, planet, ghatis)),
  solarIngress(evidence),
];
