import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { Choices } from '../../parts/choices.js';
import { isoOf, minuteOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { bodyLabel, dms, zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { Table } from '../../parts/table.js';
import { SpanBar } from '../../parts/time-frame.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { settings } from '../../state/settings.js';
import { useSpan } from '../../state/span.js';
import type { HeldSpan } from '../../state/span.js';
import { listParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { curvesOf, drawable, isOfDeclinations, LONGEST_MS, samplesCall, SCALES } from './curves.js';
import type { Sampled, Scale } from './curves.js';
import { CurvePlot } from './curve-plot.js';
import { oneYear } from './today.js';

const words = text.time;
const SHOWN = TEN_BODIES.filter((name) => name !== 'Moon');
/** Rows of the table; the file contains every sample. */
const ROWS = 24;

/** The graphic ephemeris: longitudes (also modulo 90 or 45 degrees) or declinations as curves, with natal positions as lines. */
export function EphemerisTab({ dt }: { dt: string }) {
  const span = useSpan('', oneYear(), LONGEST_MS);
  const scale: Scale = SCALES.find((name) => name === param('scale')) ?? '90';
  const bodies = listParam('eb', SHOWN);
  const showsNatal = param('natal') !== '0';
  const answer = useCall(samplesCall(bodies, span.requested, dt, scale));
  const drawn = drawable(bodies, span.requested);
  const missing = bodies.filter((name) => TEN_BODIES.includes(name) && !drawn.includes(name));
  return (
    <>
      <div class="panel time-controls">
        <SpanBar span={span} />
        <fieldset class="choices">
          <legend>{words.scale}</legend>
          {SCALES.map((name) => (
            <button type="button" key={name} aria-pressed={name === scale} onClick={() => setParams({ scale: name })}>
              {words.scales[name]}
            </button>
          ))}
          <button type="button" aria-pressed={showsNatal} onClick={() => setParams({ natal: showsNatal ? '0' : null })}>
            {words.natalLines}
          </button>
        </fieldset>
        <Choices
          label={words.bodies}
          names={TEN_BODIES}
          chosen={bodies}
          show={(name) => bodyLabel(name, settings.value.names === 'words')}
          change={(chosen) => setParams({ eb: chosen.join(',') || '-' })}
        />
      </div>
      {missing.length > 0 && <p class="note">{words.tooQuick(missing.join(', '))}</p>}
      <Answered answer={answer}>
        {(data) => {
          const sampled = curvesOf(data, TEN_BODIES);
          // A pending request may be of the other kind, so the kind is read from the answer.
          const isDeclination = isOfDeclinations(data);
          const shown = isDeclination ? 'declination' : scale === 'declination' ? '360' : scale;
          const failed = data.results.map(({ failure }) => failure).find(Boolean);
          return (
            <>
              {failed && (
                <p class="fault" role="alert">
                  {failed.message}
                </p>
              )}
              <Curves sampled={sampled} scale={shown} showsNatal={showsNatal} span={span} call={answer.value.call} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

interface CurvesProps {
  readonly sampled: Sampled;
  readonly scale: Scale;
  readonly showsNatal: boolean;
  readonly span: HeldSpan;
  readonly call: Call | null;
}

function Curves({ sampled, scale, showsNatal, span, call }: CurvesProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const pointed = useSignal<number | null>(null);
  const plain = settings.value.names === 'words';
  const { curves } = sampled;
  const at = curves[0]?.at ?? [];
  const asText = (degrees: number): string =>
    scale === 'declination' ? dms(degrees, false) : zodiacal(degrees, plain, false);
  const unit = scale === 'declination' ? 'declination_deg' : 'longitude_deg';
  const save = (): void =>
    saveFile(
      'ephemeris.csv',
      'text/csv',
      csvText([
        ['datetime_utc', ...curves.map(({ name }) => `${name}_${unit}`)],
        ...at.map((ms, i) => [isoOf(ms), ...curves.map(({ degrees }) => degrees[i])]),
      ]),
    );
  const every = Math.max(1, Math.ceil(at.length / ROWS));
  const nearest = pointed.value === null ? null : nearestIndex(at, pointed.value);
  return (
    <>
      <Panel
        title={words.tabs.ephemeris}
        calls={[call]}
        exports={[...pictureExports(picture, 'ephemeris'), { form: 'CSV', save }]}
      >
        <CurvePlot
          sampled={sampled}
          scale={scale}
          showsNatal={showsNatal}
          span={span}
          pointed={nearest === null ? null : at[nearest]}
          onPoint={(ms) => (pointed.value = ms)}
          onPicture={(svg) => (picture.current = svg)}
        />
        <p class="readout" aria-hidden="true">
          {nearest === null ? (
            words.gestures
          ) : (
            <>
              <strong>{minuteOf(at[nearest])} UTC</strong>
              {curves.map(({ name, degrees }) => (
                <span key={name} class={`tone-${name}`}>
                  {bodyLabel(name, plain)} {asText(degrees[nearest])}
                </span>
              ))}
            </>
          )}
        </p>
      </Panel>
      <Panel title={words.samples} calls={[call]} exports={[{ form: 'CSV', save }]}>
        <Table
          caption={words.samplesTable}
          rows={at.map((ms, i) => ({ ms, i })).filter(({ i }) => i % every === 0)}
          rowKey={({ ms }) => String(ms)}
          columns={[
            { head: words.dateUtc, cell: ({ ms }) => minuteOf(ms) },
            ...curves.map(({ name, degrees }) => ({
              head: bodyLabel(name, plain),
              numeric: true,
              cell: ({ i }: { i: number }) => asText(degrees[i]),
            })),
          ]}
        />
      </Panel>
    </>
  );
}

function nearestIndex(at: readonly number[], ms: number): number | null {
  if (at.length === 0) return null;
  const step = (at[at.length - 1] - at[0]) / (at.length - 1);
  return Math.min(Math.max(Math.round((ms - at[0]) / step), 0), at.length - 1);
}
