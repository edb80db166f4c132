import type { Evidence, PhaseSpan, Span } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding, Measure } from '../../muhurta-election/finding.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { between, currentDay, currentSpan, dayPart, edgeOf, GHATI, inSpan, shifted, within } from '../clock.js';
import type { Edge } from '../clock.js';
import { measure, or, predicate } from '../finding.js';
import type { Sky } from '../sky.js';
import { windowMeasures } from './day-parts.js';
import { shubhashubha, vivaha } from './sources.js';

/** Ghatis to avoid at the start of a yoga, by index (Shubhashubha 34-35). */
const YOGA_START_GHATIS: ReadonlyMap<number, number> = new Map([
  [0, 3],
  [5, 6],
  [8, 5],
  [9, 6],
  [12, 9],
  [14, 3],
]);
const PARIGHA = 18;
/** Vyatipata and Vaidhriti are shunned complete. */
export const WHOLE_YOGAS: ReadonlySet<number> = new Set([16, 26]);

/** The part of a yoga that is shunned: so many fixed ghatis from its start, the first half of Parigha, or all of it; null when there is none. */
export function shunnedYogaPart(
  yoga: number,
  span: Span,
  ghatis: ReadonlyMap<number, number> = YOGA_START_GHATIS,
): { readonly from: Edge; readonly to: Edge } | null {
  const from = edgeOf(span.start);
  const end = edgeOf(span.end);
  if (WHOLE_YOGAS.has(yoga)) return { from, to: end };
  if (yoga === PARIGHA) return { from, to: between(from, end, 0.5) };
  const width = ghatis.get(yoga);
  return width === undefined ? null : { from, to: shifted(from, width * GHATI) };
}

/** Whether the instant is in the shunned part of its yoga; null when the span of a yoga with such a part is not known. */
export function inShunnedYoga(
  jdUt1: number,
  yoga: number,
  span: Span | null,
  ghatis: ReadonlyMap<number, number> = YOGA_START_GHATIS,
): Truth {
  if (WHOLE_YOGAS.has(yoga)) return true;
  if (yoga !== PARIGHA && !ghatis.has(yoga)) return false;
  if (span === null || inSpan(jdUt1, span) !== true) return null;
  const part = shunnedYogaPart(yoga, span, ghatis);
  return part === null ? false : within(jdUt1, part.from, part.to);
}

function nityaYoga(evidence: Evidence, sky: Sky): Finding {
  const { yoga } = sky;
  const span = evidence.yogaSpan;
  const part = yoga === null || span === null ? null : shunnedYogaPart(yoga, span);
  return finding({
    id: 'nitya_yoga',
    rule: 'nitya_yoga',
    source: shubhashubha('34/35'),
    detected: yoga === null ? null : inShunnedYoga(evidence.jdUt1, yoga, span),
    measures: [
      measure('component_profile', 'mc_34_35_fixed_ghati_temporal_half.v1', 'source_profile'),
      ...(yoga === null ? [] : [measure('yoga_index', yoga, 'zero_based_27')]),
      ...(part === null ? [] : windowMeasures('window_0', part.from, part.to)),
    ],
    unavailable: ['full_yoga_span_and_instant_required'],
  });
}

/** A window that a rule derived; `detected` null when its span is not known. */
interface Witness {
  readonly window: { readonly from: Edge; readonly to: Edge } | null;
  readonly detected: Truth;
}

/** The finding of a rule that derives windows. */
function witnessFinding(
  rule: { id: string; source: string; profile: string; reason: string },
  witnesses: readonly Witness[],
): Finding {
  const measures: Measure[] = witnesses.flatMap(({ window, detected }, index) => [
    predicate(`witness_${index}_detected`, detected),
    ...(window === null ? [] : windowMeasures(`witness_${index}`, window.from, window.to)),
  ]);
  return finding({
    id: rule.id,
    rule: rule.id,
    source: rule.source,
    detected: or(...witnesses.map(({ detected }) => detected)),
    measures: [measure('component_profile', rule.profile, 'source_profile'), ...measures],
    unavailable: [rule.reason],
  });
}

const windowed = (jdUt1: number, from: Edge, to: Edge): Witness => ({
  window: { from, to },
  detected: within(jdUt1, from, to),
});
const UNKNOWN: Witness = { window: null, detected: null };

/** Ghati, of sixty in the star, at which the poison begins, from Ashwini (Vivaha 49-51). */
const POISON_START: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
const POISON_GHATIS = 4;

/** The poison ghatis of each star that the evidence names: the start in proportion to the star, the width fixed. */
function poison(evidence: Evidence): Finding {
  const stars = evidence.phaseSpans.filter(({ kind }) => kind === 'nakshatra');
  const witnesses = stars.map(({ index, interval }) => {
    const from = between(edgeOf(interval.start), edgeOf(interval.end), POISON_START[index] / 60);
    return windowed(evidence.jdUt1, from, shifted(from, POISON_GHATIS * GHATI));
  });
  const known = currentSpan(evidence, 'nakshatra') !== null;
  return witnessFinding(
    {
      id: 'vishanadi',
      source: vivaha('49-51'),
      profile: 'mc_vivaha_49_51.v1',
      reason: 'complete_nakshatra_span_missing',
    },
    known ? witnesses : [UNKNOWN],
  );
}

/** Star that makes Yamaghanta with each weekday from Sunday (Shubhashubha 9). */
const YAMAGHANTA_STAR: readonly number[] = [9, 15, 5, 18, 2, 3, 12];
/** Sixteenth of the day of Yamaghanta, from Sunday (Shubhashubha 37, commentary). */
const YAMAGHANTA_SIXTEENTH: readonly number[] = [10, 8, 6, 4, 2, 14, 12];

function yamaghanta(evidence: Evidence, sky: Sky): Finding[] {
  const solar = currentDay(evidence);
  const star = sky.moonStar;
  const span = currentSpan(evidence, 'nakshatra')?.interval;
  const stay = span === undefined ? null : { from: edgeOf(span.start), to: edgeOf(span.end) };
  const joined: Truth = solar === null || star === null ? null : YAMAGHANTA_STAR[solar.weekday] === star;
  const part = solar === null ? null : dayPart(solar, 'day', YAMAGHANTA_SIXTEENTH[solar.weekday], 16);
  return [
    witnessFinding(
      {
        id: 'yamaghanta_yoga',
        source: shubhashubha('9'),
        profile: 'mc_shubhashubha_9_yamaghanta.v1',
        reason: 'weekday_missing',
      },
      [{ window: joined === null ? null : stay, detected: joined }],
    ),
    witnessFinding(
      {
        id: 'yamaghanta_kala',
        source: `${shubhashubha('37')} commentary`,
        profile: 'mc_shubhashubha_37_sixteenths.v1',
        reason: 'weekday_or_solar_anchors_missing',
      },
      [part === null ? UNKNOWN : windowed(evidence.jdUt1, part.from, part.to)],
    ),
  ];
}

/** A junction: spans whose last and spans whose first ghatis are shunned. */
interface Junction {
  readonly kind: PhaseSpan['kind'];
  readonly last: (index: number) => boolean;
  readonly first: (index: number) => boolean;
  readonly ghatis: number;
}

/** Water and fire meet: Revati and Ashwini, Ashlesha and Magha, Jyeshtha and Mula (Vivaha 43). */
const STAR_JUNCTION: Junction = {
  kind: 'nakshatra',
  last: (index) => index % 9 === 8,
  first: (index) => index % 9 === 0,
  ghatis: 2,
};
/** The full tithis (5, 10, 15) and the joyful ones that follow them (Vivaha 43). */
const TITHI_JUNCTION: Junction = {
  kind: 'tithi',
  last: (index) => index % 5 === 4,
  first: (index) => index % 5 === 0,
  ghatis: 1,
};
/** Pisces and Aries, Cancer and Leo, Scorpio and Sagittarius (Vivaha 43). */
const LAGNA_JUNCTION: Junction = {
  kind: 'lagna',
  last: (index) => index % 4 === 3,
  first: (index) => index % 4 === 0,
  ghatis: 0.5,
};

function junctionFinding(evidence: Evidence, junction: Junction, current: number | null): Finding {
  const { kind, last, first, ghatis } = junction;
  const witnesses = evidence.phaseSpans
    .filter((span) => span.kind === kind && (last(span.index) || first(span.index)))
    .map(({ index, interval }) => {
      const start = edgeOf(interval.start);
      const end = edgeOf(interval.end);
      return last(index)
        ? windowed(evidence.jdUt1, shifted(end, -ghatis * GHATI), end)
        : windowed(evidence.jdUt1, start, shifted(start, ghatis * GHATI));
    });
  const needed = current === null || last(current) || first(current);
  const missing = needed && currentSpan(evidence, kind) === null;
  return witnessFinding(
    {
      id: `${kind}_gandanta`,
      source: vivaha('43'),
      profile: 'mc_vivaha_43_fixed_ghati.v1',
      reason: `complete_${kind}_span_missing`,
    },
    missing ? [UNKNOWN] : witnesses,
  );
}

/** The junctions (gandanta) of star, tithi and Lagna (Vivaha 43). */
export const junctionFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  junctionFinding(evidence, STAR_JUNCTION, sky.moonStar),
  junctionFinding(evidence, TITHI_JUNCTION, sky.tithi),
  junctionFinding(evidence, LAGNA_JUNCTION, sky.lagnaSign),
];

const SPAN_RULES: readonly (readonly [string, string])[] = [
  ['nitya_yoga', shubhashubha('34/35')],
  ['vishanadi', vivaha('49-51')],
  ['yamaghanta_yoga', shubhashubha('9')],
  ['yamaghanta_kala', `${shubhashubha('37')} commentary`],
  ['nakshatra_gandanta', vivaha('43')],
  ['tithi_gandanta', vivaha('43')],
  ['lagna_gandanta', vivaha('43')],
];

/** Yoga, poison ghatis, Yamaghanta and junctions (Shubhashubha 9, 34-37; Vivaha 43, 49-51); undecided without Sun and Moon. */
export function spanFindings(evidence: Evidence, sky: Sky): Finding[] {
  if (sky.elongation === null)
    return SPAN_RULES.map(([id, source]) => finding({ id, rule: id, source, detected: null }));
  return [nityaYoga(evidence, sky), poison(evidence), ...yamaghanta(evidence, sky), ...junctionFindings(evidence, sky)];
}
