import type { Evidence, Span } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay, currentSpan, edgeOf, GHATI, shifted, within } from '../clock.js';
import type { Edge } from '../clock.js';
import type { MarriageEvidence } from '../evidence.js';
import { and, exception, measure, or, predicate } from '../finding.js';
import { monthLabel } from '../mc/calendar.js';
import { windowMeasures } from '../mc/day-parts.js';
import { EKARGALA_YOGAS, karanaOf } from '../mc/limbs.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { tithiSunrises, windowFinding } from '../traditions.js';
import { KP } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });

const FIXED_KARANA = 7;
/** The nine shunned yogas (KP XXXIII p. 205). */
const SHUNNED_YOGAS = EKARGALA_YOGAS;
/** Ghatis from sunrise at which Yamaganda begins, from Sunday; it lasts an hour and a half (KP XXXIII p. 212). */
const YAMAGANDA: readonly number[] = [15, 11.25, 7.5, 3.75, 0, 22.5, 18.75];
const YAMAGANDA_GHATIS = 3.75;
/** Ghatis from sunrise at which the shunned time of the weekday begins, from Sunday (KP XXXIII p. 223). */
const WEEKDAY_START: readonly number[] = [30, 42, 41, 31, 2, 22, 20];
/** Ghatis into each star (KP XXXIII p. 222). */
const STAR_START: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 20, 24, 20, 10, 10, 18, 6, 24, 30,
];
/** Ghatis into each tithi of the bright half (KP XXXIII p. 223). */
const TITHI_START: readonly number[] = [24, 12, 55, 5, 54, 5, 34, 10, 21, 7, 29, 6, 13, 21, 35];
/** Ghatis that the shunned times last. */
const SHUNNED_GHATIS = 4;
const EDGE_GHATIS = 2;
const MONTH_END_DAYS = 3;
const YEAR_END_DAYS = 15;
const PHALGUNA = 11;

/** The last ghatis of a span. */
const lastGhatis = (span: Span): { from: Edge; to: Edge } => {
  const to = edgeOf(span.end);
  return { from: shifted(to, -EDGE_GHATIS * GHATI), to };
};

/** Ends of star, month, year, season and half month. */
function ends(evidence: MarriageEvidence, sky: Sky): Finding[] {
  const { jdUt1, lunation } = evidence;
  const star = currentSpan(evidence, 'nakshatra');
  const month = mapped(monthLabel(evidence), ({ index }) => index);
  const before = (days: number) =>
    lunation === null || month === null
      ? null
      : { from: shifted(edgeOf(lunation.end), -days), to: edgeOf(lunation.end) };
  const monthEnd = before(MONTH_END_DAYS);
  const yearEnd = before(YEAR_END_DAYS);
  const inside = (window: { from: Edge; to: Edge } | null): Truth =>
    window === null ? null : within(jdUt1, window.from, window.to);
  const last = mapped(sky.tithi, (tithi) => tithi % 15 === 14);
  const fullMoon = mapped(sky.tithi, (tithi) => tithi === 14);
  return [
    windowFinding(
      KP,
      rule('star_end', 'KP XXXIII/PDF219: last two fixed ghatis'),
      jdUt1,
      star === null ? null : lastGhatis(star.interval),
    ),
    windowFinding(KP, rule('month_end', 'KP XXXIII/PDF219: last three days of the amanta month'), jdUt1, monthEnd),
    traditionFinding(
      KP,
      rule('year_end', 'KP XXXIII/PDF219: last fortnight of a year that begins with Chaitra'),
      and(
        mapped(month, (index) => index === PHALGUNA),
        inside(yearEnd),
      ),
    ),
    traditionFinding(
      KP,
      rule('ruthu_end', 'KP XIV/PDF122 seasons of two months; XXXIII/PDF219 last three days'),
      and(
        mapped(month, (index) => index % 2 === 1),
        inside(monthEnd),
      ),
    ),
    traditionFinding(KP, rule('paksha_end', 'KP XIV/PDF122-123: the last tithi, but for the full moon'), last, {
      exceptions: [
        exception(
          'kp_xiv_specific_purnima_permission',
          [`${KP}.paksha_end`],
          fullMoon,
          [],
          'KP XIV/PDF116: the full moon is middling, which goes before the general rule',
        ),
      ],
    }),
  ];
}

/** Junctions of stars, tithis and signs (KP II p. 49). */
function junctions(evidence: Evidence, sky: Sky): Finding[] {
  const star = currentSpan(evidence, 'nakshatra')?.interval ?? null;
  const tithi = currentSpan(evidence, 'tithi')?.interval ?? null;
  const row = (
    name: string,
    source: string,
    current: number | null,
    isLast: (index: number) => boolean,
    isFirst: (index: number) => boolean,
    span: Span | null,
  ): Finding => {
    if (current !== null && !isLast(current) && !isFirst(current))
      return traditionFinding(KP, rule(name, source), false);
    if (current === null || span === null) return traditionFinding(KP, rule(name, source), null);
    const from = edgeOf(span.start);
    const window = isLast(current) ? lastGhatis(span) : { from, to: shifted(from, EDGE_GHATIS * GHATI) };
    return windowFinding(KP, rule(name, source), evidence.jdUt1, window);
  };
  const part = mapped(sky.lagna, (deg) => Math.floor((deg % 30) / (10 / 3)));
  const sign = sky.lagnaSign;
  const signJunction =
    sign === null || part === null ? null : (sign % 4 === 3 && part === 8) || (sign % 4 === 0 && part === 0);
  return [
    row(
      'nakshatra_gandanta',
      'KP II/PDF49, one of the 21 faults of XXXIII: two fixed ghatis',
      sky.moonStar,
      (index) => index % 9 === 8,
      (index) => index % 9 === 0,
      star,
    ),
    row(
      'tithi_gandanta',
      'KP II/PDF49, one of the 21 faults of XXXIII: two fixed ghatis',
      sky.tithi,
      (index) => index % 5 === 4,
      () => false,
      tithi,
    ),
    traditionFinding(
      KP,
      rule('rasi_gandanta', 'KP II/PDF49: last navamsa of a water sign, first of a fire sign'),
      signJunction,
    ),
  ];
}

/**
 * Shunned times that run on a fixed clock from the start of a star or a bright tithi, those of the span before included. `own`: whether the
 * span of the instant has such a time.
 */
function parentTimes(evidence: Evidence, kind: 'nakshatra' | 'tithi', starts: readonly number[], own: Truth): Finding {
  const spans = evidence.phaseSpans.filter((span) => span.kind === kind);
  const current = currentSpan(evidence, kind);
  const complete = current !== null && spans.indexOf(current) > 0;
  const parents = spans.flatMap(({ index, interval }, place) => {
    if (index >= starts.length) return [];
    const from = shifted(edgeOf(interval.start), starts[index] * GHATI);
    return [{ place, index, from, to: shifted(from, SHUNNED_GHATIS * GHATI) }];
  });
  const detected = or(complete ? false : null, ...parents.map(({ from, to }) => within(evidence.jdUt1, from, to)));
  return traditionFinding(
    KP,
    rule(
      `${kind}_thyajyam`,
      'KP XXXIII/PDF222-223: fixed ghatis, four wide; the table of tithis is that of the bright half',
    ),
    detected,
    {
      applicable: own === false ? (complete ? false : null) : own,
      measures: [
        ...parents.flatMap(({ place, index, from, to }) => [
          measure(`parent${place}_index`, index, 'zero_based_parent'),
          ...windowMeasures(`parent${place}`, from, to),
        ]),
        predicate('carryover_history_complete', complete),
      ],
      unavailable: ['preceding_phase_history_required_for_fixed_clock_carryover'],
    },
  );
}

/** Navamsa of each rising sign that is shunned, and its weekdays (KP XXXIII p. 223): by thirds of the list of signs. */
const SIGN_TIMES: readonly {
  readonly signs: readonly number[];
  readonly navamsa: number;
  readonly weekdays: readonly number[];
}[] = [
  { signs: [0, 1, 5, 8], navamsa: 1, weekdays: [3, 6] },
  { signs: [2, 4, 6, 10], navamsa: 5, weekdays: [1, 5] },
  { signs: [3, 7, 9, 11], navamsa: 9, weekdays: [0, 2, 4] },
];

function signTimes(evidence: Evidence, sky: Sky): Finding {
  const weekday = currentDay(evidence)?.weekday ?? null;
  const navamsa = mapped(sky.lagna, (deg) => Math.floor((deg % 30) / (10 / 3)) + 1);
  const row = mapped(sky.lagnaSign, (sign) => SIGN_TIMES.find(({ signs }) => signs.includes(sign)) ?? null);
  return traditionFinding(
    KP,
    rule('rasi_thyajyam', 'KP XXXIII/PDF223: first, fifth or ninth navamsa of a sign on its weekdays'),
    and(
      row === null ? null : mapped(navamsa, (value) => value === row.navamsa),
      row === null ? null : mapped(weekday, (day) => row.weekdays.includes(day)),
    ),
  );
}

/** Karana, yoga, sunrises, Yamaganda, ends, junctions and shunned times. */
export function kpTimeFindings(evidence: MarriageEvidence, sky: Sky): Finding[] {
  const solar = currentDay(evidence);
  const fromSunrise = (starts: readonly number[], ghatis: number) => {
    if (solar === null) return null;
    const from = shifted(edgeOf(solar.day.start), starts[solar.weekday] * GHATI);
    return { from, to: shifted(from, ghatis * GHATI) };
  };
  return [
    traditionFinding(
      KP,
      rule('karana', 'VV17.6 Vishti; KP XXXIII/PDF220 Vishti and the four fixed ones'),
      mapped(sky.elongation, (deg) => {
        const karana = karanaOf(Math.min(59, Math.floor(deg / 6)));
        return karana === 6 || karana >= FIXED_KARANA;
      }),
    ),
    traditionFinding(
      KP,
      rule('nitya_yoga', 'VV1.21 fixed ghatis; 17.6 or KP XXXIII/PDF205 nine complete yogas'),
      mapped(sky.yoga, (yoga) => SHUNNED_YOGAS.has(yoga)),
    ),
    tithiSunrises(KP, evidence),
    windowFinding(
      KP,
      rule('day_eighth', 'VV8.12/17.6 or KP XXXIII/PDF212'),
      evidence.jdUt1,
      fromSunrise(YAMAGANDA, YAMAGANDA_GHATIS),
    ),
    ...ends(evidence, sky),
    ...junctions(evidence, sky),
    parentTimes(evidence, 'nakshatra', STAR_START, true),
    parentTimes(
      evidence,
      'tithi',
      TITHI_START,
      mapped(sky.tithi, (tithi) => tithi < 15),
    ),
    windowFinding(
      KP,
      rule('weekday_thyajyam', 'KP XXXIII/PDF223: fixed clock after sunrise'),
      evidence.jdUt1,
      fromSunrise(WEEKDAY_START, SHUNNED_GHATIS),
    ),
    signTimes(evidence, sky),
  ];
}
