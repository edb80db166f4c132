import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentSpan, edgeOf, within } from '../clock.js';
import { pada27, star28 } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import { maleficAt, moonTraversals, passagesAround } from '../history.js';
import { skyOf } from '../sky.js';
import type { Sky } from '../sky.js';
import { pierces5, pierces7 } from './limbs.js';
import { shubhashubha, vivaha } from './sources.js';
import type { Region } from './sources.js';

/** The bodies of the rule, in its order. Jupiter and Venus never spoil a star. */
const SPOILERS: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

/**
 * A star that a malefic has left, until the Moon has crossed it, in which it is, or that it will enter next (Vivaha 58). The election Moon
 * itself is not a cause, which is a house rule.
 */
function spoiledStar(evidence: Evidence, sky: Sky, body: Graha): Finding {
  const base = { id: `star_history.${body.toLowerCase()}`, rule: 'star_history', source: vivaha('58') };
  if (body === 'Jupiter' || body === 'Venus')
    return finding({ ...base, applicable: false, detected: false, measures: [predicate('causal_benefic', true)] });
  const unavailable = ['nearest_planet_passages_and_Moon_clearance_required'];
  if (evidence.starHistory === null) return finding({ ...base, detected: null, unavailable });
  const around = passagesAround(evidence, body);
  if (around === null)
    return finding({ ...base, detected: null, unavailable: ['nearest_previous_current_next_passage_missing'] });
  const { previous, current, next } = around;
  const rows = [
    { passage: previous, trigger: previous.exit, clears: true },
    { passage: current, trigger: current.entry, clears: false },
    { passage: next, trigger: next.entry, clears: false },
  ].map(({ passage, trigger, clears }) => {
    const cleared = moonTraversals(evidence, passage.starIndex, trigger.upperJdUt1) > 0;
    const same = mapped(sky.moonStar, (star) => star === passage.starIndex);
    const spoiled = clears && cleared ? false : same;
    return {
      star: passage.starIndex,
      trigger: trigger.jdUt1,
      cleared,
      spoiled: spoiled === false ? false : and(spoiled, maleficAt(evidence, body, trigger)),
    };
  });
  return finding({
    ...base,
    detected: or(...rows.map(({ spoiled }) => spoiled)),
    measures: rows.flatMap(({ star, trigger, cleared }, index) => [
      measure(`passage_${index}_star`, star, 'zero_based_27'),
      measure(`passage_${index}_trigger`, trigger, 'JD_UT1'),
      predicate(`passage_${index}_completed_Moon_clearance`, cleared),
    ]),
  });
}

/**
 * The star of the election was pierced since the Moon last crossed it complete (Vivaha 58): a malefic pierces through five or seven lines, and
 * so does the Moon of that time.
 */
function piercedStar(evidence: Evidence, sky: Sky, lines: 'five' | 'seven'): Finding {
  const base = { id: `star_history.historical_${lines}_line`, rule: 'star_history', source: vivaha('58') };
  const unavailable = ['previous_complete_Moon28_traversal_and_vedha_cells_required'];
  const moon = sky.lon('Moon');
  const history = evidence.starHistory;
  if (moon === null || history === null) return finding({ ...base, detected: null, unavailable });
  const star = star28(moon);
  const crossings = history.moon28Passages.filter(
    ({ starIndex, exit }) => starIndex === star && exit.upperJdUt1 <= evidence.jdUt1,
  );
  const last = crossings.at(-1);
  if (last === undefined) return finding({ ...base, detected: null, unavailable });
  const cells = history.vedhaSpans.filter(
    ({ interval }) => interval.end.upperJdUt1 > last.exit.lowerJdUt1 && interval.start.lowerJdUt1 < evidence.jdUt1,
  );
  const covered =
    cells.length > 0 &&
    cells[0].interval.start.lowerJdUt1 <= last.exit.upperJdUt1 &&
    cells[cells.length - 1].interval.end.upperJdUt1 >= evidence.jdUt1 &&
    cells.every((cell, i) => i === 0 || cells[i - 1].interval.end.upperJdUt1 >= cell.interval.start.lowerJdUt1);
  const causes = cells.flatMap((cell) => {
    const then = skyOf(
      cell.jdUt1,
      new Map(cell.planets.map((p) => [p.planet, { longitude: p.siderealLongitude, speed: null }])),
      null,
    );
    return HISTORICAL.filter((body) => {
      const deg = then.lon(body);
      return deg !== null && pierced(then, body, deg, moon, lines) !== false;
    }).map((body) => ({
      body,
      at: cell.interval.start.jdUt1,
      certain: pierced(then, body, then.lon(body) ?? 0, moon, lines),
    }));
  });
  const detected = or(covered ? false : null, ...causes.map(({ certain }) => certain));
  return finding({
    ...base,
    detected,
    measures: causes
      .slice(0, MAX_CAUSES)
      .flatMap(({ body, at }, index) => [
        measure(`cause_${index}_planet`, body, 'planet'),
        measure(`cause_${index}_from`, at, 'JD_UT1'),
      ]),
    unavailable,
  });
}
const HISTORICAL: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
/** Causes that a finding names. */
const MAX_CAUSES = 16;

const pierced = (then: Sky, body: Graha, deg: number, moon: number, lines: 'five' | 'seven'): Truth =>
  lines === 'five' ? pierces5(deg, moon) : pierces7(deg, then.benefic(body), moon);

/** Stars with a past (Vivaha 58). */
export const historyFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  ...SPOILERS.map((body) => spoiledStar(evidence, sky, body)),
  piercedStar(evidence, sky, 'five'),
  piercedStar(evidence, sky, 'seven'),
];

/** Harshana, Vaidhriti, Sadhya, Vyatipata, Ganda and Shula (Vivaha 60). */
export const PATA_YOGAS: ReadonlySet<number> = new Set([13, 26, 21, 16, 9, 8]);

/** Whether a yoga of the set ends while the Moon is in its star; null unless the endings cover the stay. */
export function yogaEndsInStar(evidence: Evidence, yogas: ReadonlySet<number>): Truth {
  const stay = currentSpan(evidence, 'nakshatra');
  const endings = evidence.yogaEndings;
  const first = endings[0];
  const last = endings.at(-1);
  if (stay === null || first === undefined || last === undefined) return null;
  const { start, end } = stay.interval;
  if (first.boundary.lowerJdUt1 > start.lowerJdUt1 || last.boundary.upperJdUt1 < end.upperJdUt1) return null;
  return or(
    ...endings
      .filter(({ yogaIndex }) => yogas.has(yogaIndex))
      .map(({ boundary }) => within(boundary.jdUt1, edgeOf(start), edgeOf(end))),
  );
}

/** The fall (pata): a yoga ends in the Moon's star, in Kalinga and Vanga, with the Sun in the same quarter (Vivaha 60, 64). */
export function pataFinding(evidence: Evidence, sky: Sky, region: Region): Finding {
  const sun = sky.lon('Sun');
  const moon = sky.lon('Moon');
  const samePada = sun === null || moon === null ? null : pada27(sun) === pada27(moon);
  const ends = yogaEndsInStar(evidence, PATA_YOGAS);
  return finding({
    id: 'pata',
    rule: 'pata',
    source: vivaha('60/64'),
    applicable: region === 'kalinga_vanga',
    detected: ends === null ? null : and(ends, samePada),
    measures: [predicate('same_solar_pada', samePada)],
    unavailable: ['full_star_occurrence_yoga_endings_required'],
  });
}

/** Sunrises within the current tithi, or null when the history does not cover it or one cannot be distinguished from an edge. */
export function sunrisesInTithi(evidence: Evidence): number | null {
  const tithi = currentSpan(evidence, 'tithi');
  const solar = evidence.solar;
  if (tithi === null || solar === null || solar.historyExtent === null) return null;
  const { start, end } = tithi.interval;
  if (solar.historyExtent.startJdUt1 > start.lowerJdUt1 || solar.historyExtent.endJdUt1 < end.upperJdUt1) return null;
  let count = 0;
  for (const sunrise of solar.sunriseHistory) {
    const inside = within(sunrise.jdUt1, edgeOf(start), edgeOf(end));
    if (inside === null) return null;
    if (inside) count += 1;
  }
  return count;
}

/** A tithi without a sunrise, or with two (Shubhashubha 34). */
export function tithiSunriseFinding(evidence: Evidence): Finding {
  const count = sunrisesInTithi(evidence);
  return finding({
    id: 'tithi_sunrise_count',
    rule: 'tithi_sunrise_count',
    source: shubhashubha('34'),
    detected: mapped(count, (value) => value !== 1),
    measures: count === null ? [] : [measure('sunrise_count', count, 'complete_tithi_occurrence')],
    unavailable: ['full_tithi_and_sunrise_history_required'],
  });
}
