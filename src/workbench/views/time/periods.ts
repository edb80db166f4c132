import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { dayOf, isoOf, timeOf } from '../../parts/dates.js';
import type { Band, Track } from '../../parts/bands.js';
import type { Moment } from '../../state/moment.js';
import type { Span } from '../../state/span.js';
import { text } from '../../text/text.js';

const words = text.time;
const YEAR_MS = 365.25 * 86_400_000;
/** Years of life whose profections are shown at once: one request each. */
export const MOST_YEARS = 24;

/** A year of life with its months, as /v1/profections/schedule answers it. */
export interface ProfectedYear {
  readonly age_years: number;
  readonly profected_sign: string;
  readonly lord_of_year: string;
  readonly profected_house: number;
  readonly chronology: {
    readonly annual_start_utc: string;
    readonly annual_end_utc: string;
    readonly intervals: readonly {
      readonly sign: string;
      readonly lord_of_month: string;
      readonly start_utc: string;
      readonly end_utc: string;
    }[];
  };
}

/** One request for each year of life that is seen; none when they are too many. The middle of each year is asked for. */
export function profectionCalls(moment: Moment, dt: string, { from, to }: Span): readonly Call[] {
  const birth = timeOf(dt);
  const first = Math.max(0, Math.floor((from - birth) / YEAR_MS) - 1),
    last = Math.floor((to - birth) / YEAR_MS) + 1;
  if (last - first > MOST_YEARS + 2) return [];
  const hasZone = moment.zone.includes('/');
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    post('/v1/profections/schedule', {
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

/** Years and months of profection. */
export function profectionTracks(known: readonly ProfectedYear[]): readonly Track[] {
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

interface FirdarPeriod {
  readonly planet: string;
  readonly start_date: string;
  readonly end_date: string;
}
export interface FirdarGroups {
  readonly groups: readonly { readonly major: FirdarPeriod; readonly subs: readonly FirdarPeriod[] }[];
}

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

interface ReleasingPeriod {
  readonly level: number;
  readonly sign: string;
  readonly ruler: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly is_peak_period: boolean;
  readonly is_loosing_of_bond: boolean;
}
export interface ReleasingSequence {
  readonly periods: readonly ReleasingPeriod[];
}

/** A row for each level; peaks stand out, and the loosing of the bond has its own mark. */
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

/** Longest stretch in which the parts of the third level are wide enough to be seen. */
const THIRD_LEVEL_YEARS = 8;

/** Deepest level of releasing that is drawn; the fourth, of hours and days, would be tens of thousands of parts. */
export const releasingLevels = ({ from, to }: Span): number => ((to - from) / YEAR_MS <= THIRD_LEVEL_YEARS ? 3 : 2);

/** The bands of tracks that touch a stretch, in order of time. */
export const bandsIn = (tracks: readonly Track[], { from, to }: Span): readonly (Band & { readonly track: string })[] =>
  tracks
    .flatMap((track) => track.bands.map((band) => ({ ...band, track: track.label })))
    .filter((band) => band.to > from && band.from < to)
    .sort((a, b) => a.from - b.from || b.to - a.to);
