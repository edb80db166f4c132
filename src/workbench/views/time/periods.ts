import { callOf } from '../../api/client.js';
import type { AnswerOf, Shape } from '../../api/operations.js';
import { dayOf, isoOf, timeOf } from '../../parts/dates.js';
import type { Band, Track } from '../../parts/bands.js';
import type { Moment } from '../../state/moment.js';
import type { Span } from '../../state/span.js';
import { text } from '../../text/text.js';

const words = text.time;
const YEAR_MS = 365.25 * 86_400_000;
/** Maximum number of years with profections: each needs one request. */
export const MOST_YEARS = 24;

export type ProfectedYear = AnswerOf<'profections'>;

/** One request for the middle of each visible year of life; none if there are too many. */
export function profectionCalls(moment: Moment, dt: string, { from, to }: Span) {
  const birth = timeOf(dt);
  const first = Math.max(0, Math.floor((from - birth) / YEAR_MS) - 1),
    last = Math.floor((to - birth) / YEAR_MS) + 1;
  if (last - first > MOST_YEARS + 2) return [];
  const hasZone = moment.zone.includes('/');
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    callOf('profections', {
      natal: { dt, latitude: moment.latitude, longitude: moment.longitude },
      current_dt: isoOf(birth + (first + i + 0.5) * YEAR_MS),
      ...(hasZone ? { civil_timezone: moment.zone } : {}),
      leap_day_policy: 'february_28',
      ambiguous_time_policy: 'earlier_occurrence',
    }),
  );
}

const stretch = (start: string, end: string): string => `${dayOf(timeOf(start))} – ${dayOf(timeOf(end))}`;
const signGlyph = (sign: string): string => text.signs.find(({ word }) => word === sign)?.glyph ?? sign;
const bodyGlyph = (name: string): string => `${text.bodies[name]?.glyph ?? name}\uFE0E`;

/** The years and months of profection. */
export function profectionTracks(years: readonly ProfectedYear[]): readonly Track[] {
  const known = years.flatMap(({ chronology, ...year }) => (chronology === null ? [] : [{ ...year, chronology }]));
  return [
    {
      key: 'year',
      label: words.profectionYear,
      bands: known.map(
        ({ age_years: age, profected_sign: sign, lord_of_year: lord, profected_house: house, chronology }) => ({
          key: String(age),
          from: timeOf(chronology.annual_start_utc),
          to: timeOf(chronology.annual_end_utc),
          label: `${age} ${signGlyph(sign)} ${bodyGlyph(lord)}`,
          short: signGlyph(sign),
          tone: `tone-${lord}`,
          title: words.yearTitle(
            age,
            house,
            sign,
            lord,
            stretch(chronology.annual_start_utc, chronology.annual_end_utc),
          ),
        }),
      ),
    },
    {
      key: 'month',
      label: words.profectionMonth,
      bands: known.flatMap(({ age_years: age, chronology }) =>
        chronology.intervals.map(({ sign, lord_of_month: lord, start_utc: start, end_utc: end }, i) => ({
          key: `${age}-${i}`,
          from: timeOf(start),
          to: timeOf(end),
          label: `${signGlyph(sign)} ${bodyGlyph(lord)}`,
          short: signGlyph(sign),
          tone: `tone-${lord}`,
          title: words.periodTitle(words.profectionMonth, `${sign}, ${lord}`, stretch(start, end)),
        })),
      ),
    },
  ];
}

type FirdarPeriod = Shape<'FirdarPeriodResponse'>;
export type FirdarGroups = AnswerOf<'firdariaGroups'>;

const firdarBand = (level: string, { planet, start_date: start, end_date: end }: FirdarPeriod): Band => ({
  key: `${planet}-${start}`,
  from: timeOf(start),
  to: timeOf(end),
  label: `${bodyGlyph(planet)} ${planet}`,
  short: bodyGlyph(planet),
  tone: planet.endsWith('Node') ? 'tone-Node' : `tone-${planet}`,
  title: words.periodTitle(level, planet, stretch(start, end)),
});

export const firdarTracks = ({ groups }: FirdarGroups): readonly Track[] => [
  {
    key: 'major',
    label: words.firdariaMajor,
    bands: groups.map(({ major }) => firdarBand(words.firdariaMajor, major)),
  },
  {
    key: 'sub',
    label: words.firdariaSub,
    bands: groups.flatMap(({ subs }) => subs.map((sub) => firdarBand(words.firdariaSub, sub))),
  },
];

export type ReleasingSequence = AnswerOf<'zodiacalReleasing'>;
type ReleasingPeriod = ReleasingSequence['periods'][number];

/** One row for each level. Peak periods are highlighted, and the loosing of the bond has a mark. */
export function releasingTracks({ periods }: ReleasingSequence): readonly Track[] {
  const levels = [...new Set(periods.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => ({
    key: String(level),
    label: words.level(level),
    bands: periods.filter((period) => period.level === level).map(releasingBand),
  }));
}

function releasingBand(period: ReleasingPeriod): Band {
  const { level, sign, ruler, start_date: start, end_date: end } = period;
  const marks = [
    ...(period.is_peak_period ? [words.peak] : []),
    ...(period.is_loosing_of_bond ? [words.loosing] : []),
  ].join(', ');
  return {
    key: `${level}-${start}`,
    from: timeOf(start),
    to: timeOf(end),
    label: `${signGlyph(sign)}${period.is_loosing_of_bond ? ' ⟲' : ''} ${sign}`,
    short: signGlyph(sign),
    tone: `tone-${ruler}`,
    title: words.periodTitle(words.level(level), `${sign} (${ruler})${marks && `, ${marks}`}`, stretch(start, end)),
    strong: period.is_peak_period,
  };
}

/** Longest span, years, in which periods of the third level are wide enough to see. */
const THIRD_LEVEL_YEARS = 8;

/** The deepest drawn level of releasing. The fourth level, of hours and days, would have tens of thousands of periods. */
export const releasingLevels = ({ from, to }: Span): number => ((to - from) / YEAR_MS <= THIRD_LEVEL_YEARS ? 3 : 2);

/** The bands of tracks that touch a span, in order of time. */
export const bandsIn = (tracks: readonly Track[], { from, to }: Span): readonly (Band & { readonly track: string })[] =>
  tracks
    .flatMap((track) => track.bands.map((band) => ({ ...band, track: track.label })))
    .filter((band) => band.to > from && band.from < to)
    .sort((a, b) => a.from - b.from || b.to - a.to);
