import type { Evidence, Graha } from '../muhurta-election/evidence.js';
import type { Finding } from '../muhurta-election/finding.js';
import { mapped } from '../muhurta-election/truth.js';
import { availability } from './availability.js';
import type { WaitTable } from './availability.js';
import { edgeOf, GHATI, shifted, within } from './clock.js';
import type { Edge } from './clock.js';
import type { MarriageEvidence } from './evidence.js';
import { and, measure, or, predicate } from './finding.js';
import { maleficAt, moonTraversals, passagesAround } from './history.js';
import { ingressesAround, monthLabel, qualifierWord } from './mc/calendar.js';
import { windowMeasures } from './mc/day-parts.js';
import { sunrisesInTithi } from './mc/history.js';
import { WEDDING_STARS } from './mc/limbs.js';
import type { Sky } from './sky.js';
import { traditionFinding } from './tradition-finding.js';
import type { TraditionRule } from './tradition-finding.js';

/** The wedding star of both works: the eleven of the text, Mula among them (VV 1.3; KP XIV p. 116). */
export const weddingStar = (prefix: string, sky: Sky): Finding =>
  traditionFinding(
    prefix,
    { name: 'wedding_star', source: 'VV1.3/PDF15 or KP XIV/PDF116' },
    mapped(sky.moonStar, (star) => !WEDDING_STARS.has(star)),
    { measures: [measure('star', sky.moonStar, 'zero_based27')] },
  );

/** An ordinary month is required (VV 17.6; KP XXXIII). */
export function intercalation(prefix: string, evidence: Evidence, source: string): Finding {
  const label = monthLabel(evidence);
  return traditionFinding(
    prefix,
    { name: 'intercalation', source },
    mapped(label, ({ qualifier }) => qualifier !== 'ordinary'),
    { measures: [measure('month_qualifier', mapped(label, qualifierWord), 'calendar_status')] },
  );
}

/** The Sun enters a sign: `ghatis` on each side by the sign entered. */
export function solarIngress(
  prefix: string,
  evidence: Evidence,
  source: string,
  ghatis: (sign: number) => number,
): Finding {
  const widest = Math.max(...Array.from({ length: 12 }, (_, sign) => ghatis(sign))) * GHATI;
  const events = ingressesAround(evidence, 'Sun', widest) ?? null;
  const windows = (events ?? []).map(({ index, event }) => {
    const width = ghatis(event.enteredSign) * GHATI;
    return { index, from: shifted(edgeOf(event.boundary), -width), to: shifted(edgeOf(event.boundary), width) };
  });
  return traditionFinding(
    prefix,
    { name: 'solar_ingress', source },
    events === null ? null : or(...windows.map(({ from, to }) => within(evidence.jdUt1, from, to))),
    { measures: windows.flatMap(({ index, from, to }) => windowMeasures(`event_${index}`, from, to)) },
  );
}

/** Jupiter and Venus must be visible for some days, and remain so. `geometry`: name of the model of the events. */
export const visibility = (
  prefix: string,
  evidence: Evidence,
  source: string,
  waits: WaitTable,
  geometry: string,
): Finding[] =>
  (['Jupiter', 'Venus'] as const).map((planet) => {
    const apparition = planet === 'Jupiter' ? evidence.jupiterApparition : evidence.venusApparition;
    const found = availability(evidence.jdUt1, apparition, waits[planet]);
    const edge = (name: string, at: Edge | null) => [
      measure(`${name}_lower`, at?.lower ?? null, 'JD_UT1'),
      measure(`${name}_upper`, at?.upper ?? null, 'JD_UT1'),
    ];
    return traditionFinding(prefix, { name: `availability.${planet.toLowerCase()}`, source }, found.restricts, {
      measures:
        found.waitEnd === null
          ? []
          : [
              measure('post_appearance_days', found.afterAppearance, 'elapsed_UT1_days'),
              measure('pre_disappearance_days', found.beforeDisappearance, 'elapsed_UT1_days'),
              measure('event_geometry', geometry, 'composition'),
              predicate('invisible_interval', found.isInvisible),
              ...edge('appearance_wait_end', found.waitEnd),
              ...edge('disappearance_wait_start', found.waitStart),
            ],
    });
  });

/** One sunrise in the tithi (VV 17.6; KP XXXIII). */
export function tithiSunrises(prefix: string, evidence: Evidence): Finding {
  const count = sunrisesInTithi(evidence);
  return traditionFinding(
    prefix,
    { name: 'tithi_sunrise_count', source: 'VV17.6 loss and repetition of a tithi; KP XXXIII days without sunrise' },
    mapped(count, (value) => value !== 1),
    {
      measures: count === null ? [] : [measure('sunrise_count', count, 'complete_tithi_occurrence')],
      unavailable: ['full_tithi_and_sunrise_history_required'],
    },
  );
}

/** A window between two edges, or an undecided finding. */
export const windowFinding = (
  prefix: string,
  rule: TraditionRule,
  jdUt1: number,
  window: { readonly from: Edge; readonly to: Edge } | null,
): Finding =>
  traditionFinding(prefix, rule, window === null ? null : within(jdUt1, window.from, window.to), {
    measures: window === null ? [] : windowMeasures('window', window.from, window.to),
  });

const SPOILERS: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'];

/**
 * Stars that a malefic has left, holds, or will enter. `clearances`: complete crossings by the Moon that free a star that was left; null when
 * none does.
 */
export const spoiledStars = (
  prefix: string,
  evidence: Evidence,
  sky: Sky,
  source: string,
  clearances: number | null,
): Finding[] =>
  SPOILERS.map((body) => {
    const around = passagesAround(evidence, body);
    const rule = { name: `star_history.${body.toLowerCase()}`, source };
    if (around === null) return traditionFinding(prefix, rule, null);
    const { previous, current, next } = around;
    const rows = [
      { star: previous.starIndex, trigger: previous.exit, clears: true },
      { star: current.starIndex, trigger: current.entry, clears: false },
      { star: next.starIndex, trigger: next.entry, clears: false },
    ].map(({ star, trigger, clears }) => {
      const crossings = moonTraversals(evidence, star, trigger.upperJdUt1);
      const free = clears && clearances !== null && crossings >= clearances;
      const same = mapped(sky.moonStar, (at) => at === star);
      return {
        star,
        trigger,
        crossings,
        spoiled: free || same === false ? false : and(same, maleficAt(evidence, body, trigger)),
      };
    });
    return traditionFinding(prefix, rule, or(...rows.map(({ spoiled }) => spoiled)), {
      measures: rows.flatMap(({ star, trigger, crossings }, index) => [
        measure(`passage_${index}_star`, star, 'zero_based_27'),
        measure(`passage_${index}_trigger`, trigger.jdUt1, 'JD_UT1'),
        measure(`passage_${index}_moon_traversals`, crossings, 'complete_moon_star_passages'),
      ]),
    });
  });

/** Whether a list of the tradition covers the instant and `days` before it. */
export const covers = (evidence: MarriageEvidence, days: number): boolean =>
  evidence.tradition !== null &&
  evidence.tradition.extent.startJdUt1 <= evidence.jdUt1 - days &&
  evidence.tradition.extent.endJdUt1 >= evidence.jdUt1;
