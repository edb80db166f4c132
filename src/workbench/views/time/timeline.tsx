import { useRef } from 'preact/hooks';
import type { Call } from '../../api/client.js';
import { Bands } from '../../parts/bands.js';
import type { Band, Track } from '../../parts/bands.js';
import { dayOf, minuteOf } from '../../parts/dates.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { Panel } from '../../parts/panel.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { settings } from '../../state/settings.js';
import type { HeldSpan } from '../../state/span.js';
import { text } from '../../text/text.js';
import { NATAL_POINTS } from './natal.js';
import { ASPECTS } from './passages.js';
import type { Passage } from './passages.js';

const words = text.time;

interface TimelineProps {
  readonly kind: 'transits' | 'progressions';
  readonly passages: readonly Passage[];
  readonly span: HeldSpan;
  readonly call: Call | null;
}

/** One row for each pair and aspect that occurs, by moving body; one bar for each stay, one point for each exact hit. */
export function Timeline({ kind, passages, span, call }: TimelineProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const tracks = tracksOf(passages, span);
  return (
    <Panel title={words.tabs[kind]} calls={[call]} exports={pictureExports(picture, kind)}>
      <p class="note">{kind === 'progressions' ? words.progressionNote : words.timelineNote}</p>
      {tracks.length === 0 && <p class="quiet">{words.none}</p>}
      <Bands label={words.tabs[kind]} tracks={tracks} span={span} onPicture={(svg) => (picture.current = svg)} />
      <p class="quiet hint">{words.gestures}</p>
    </Panel>
  );
}

const order = (names: readonly string[], name: string): number => names.indexOf(name);

function tracksOf(passages: readonly Passage[], { live }: HeldSpan): readonly Track[] {
  const rows = new Map<string, { readonly first: Passage; readonly bands: Band[] }>();
  for (const passage of passages) {
    const key = `${passage.mover}|${passage.aspect}|${passage.natal}`;
    const row = rows.get(key) ?? { first: passage, bands: [] };
    row.bands.push(bandOf(passage, live.from, live.to));
    rows.set(key, row);
  }
  return [...rows.entries()]
    .sort(
      ([, { first: a }], [, { first: b }]) =>
        order(TEN_BODIES, b.mover) - order(TEN_BODIES, a.mover) ||
        a.hits[0].at - b.hits[0].at ||
        order(NATAL_POINTS, a.natal) - order(NATAL_POINTS, b.natal),
    )
    .map(([key, { first, bands }]) => ({ key, label: rowLabel(first), bands }));
}

/** `♄ □ ☉`, or names shortened to three letters if names are preferred. */
function rowLabel({ mover, aspect, natal }: Passage): string {
  const glyph = ASPECTS.find(({ name }) => name === aspect)?.glyph ?? aspect;
  if (settings.value.names === 'words') return `${mover} ${aspect.slice(0, 3)} ${natal}`;
  const mark = (name: string): string => {
    const known = text.bodies[name];
    return known && known.glyph.length <= 2 ? `${known.glyph}\uFE0E` : (known?.glyph ?? name);
  };
  return `${mark(mover)} ${glyph}\uFE0E ${mark(natal)}`;
}

function bandOf({ key, mover, aspect, natal, enters, leaves, hits }: Passage, from: number, to: number): Band {
  const what = words.passage(mover, words.aspectNames[aspect], natal);
  return {
    key,
    from: enters ?? Math.min(from, hits[0].at),
    to: leaves ?? Math.max(to, hits[hits.length - 1].at),
    tone: `tone-${aspect}`,
    title: words.stay(
      what,
      enters === null ? words.before : dayOf(enters),
      hits.map(({ at }) => minuteOf(at)).join(', '),
      leaves === null ? words.after : dayOf(leaves),
    ),
    marks: hits,
  };
}
