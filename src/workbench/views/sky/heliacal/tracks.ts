import { isoOf, timeOf } from '../../../parts/dates.js';
import type { Band, Track } from '../../../parts/bands.js';
import { isoShort } from '../../../parts/format.js';
import type { Span } from '../../../state/span.js';
import { text } from '../../../text/text.js';
import { phaseName, rangeOf, sightStretches } from './phases.js';
import type { BodyYear, Phase } from './phases.js';

const words = text.sky;

/** One row for each body: its visibility, and the range of dates of each event. */
export function tracksOf(years: readonly BodyYear[], bodies: readonly string[], { from, to }: Span): readonly Track[] {
  return bodies.map((body) => {
    const found = years.find((year) => year.body === body);
    return {
      key: body,
      label: label(body),
      bands: found ? [...seen(found, from, to), ...found.phases.map(sightBand)] : [],
    };
  });
}

const label = (body: string): string => {
  const known = text.bodies[body];
  return known === undefined ? body : `${known.glyph}\uFE0E ${known.word}`;
};

const seen = ({ body, phases }: BodyYear, from: number, to: number): Band[] =>
  sightStretches(phases, from, to).map((stretch) => ({
    key: `${stretch.sight}-${stretch.from}`,
    from: stretch.from,
    to: stretch.to,
    tone: `sight-${stretch.sight}`,
    label: words.sightNames[stretch.sight],
    title: words.seenFrom(body, words.sightNames[stretch.sight], day(stretch.from), day(stretch.to)),
  }));

function sightBand(phase: Phase): Band {
  const at = timeOf(phase.datetime_utc);
  const [first, last] = rangeOf(phase) ?? [at, at];
  return {
    key: `${phase.kind}-${phase.jd_ut}`,
    from: Math.min(first, at),
    to: Math.max(last, at),
    tone: 'sight-range',
    title: words.sightTitle(
      phase.body,
      words.phases[phaseName(phase.body, phase.kind)],
      isoShort(phase.datetime_utc),
      day(first),
      day(last),
    ),
    marks: [{ at }],
  };
}

const day = (ms: number): string => isoOf(ms).slice(0, 10);
