import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Answer, Call } from '../api/client.js';
import { text } from '../text/text.js';
import { Fault } from './answer.js';
import { MEAN_LILITH } from './bodies.js';
import { pngOf, saveFile, svgText } from './export.js';
import { FallbackNote } from './fallback-note.js';
import { LilithNote } from './lilith-note.js';
import type { WheelPacket } from './packet.js';
import { Panel } from './panel.js';
import { Wheel } from './wheel.js';

const words = text.chart;

interface WheelPanelProps {
  readonly packet: { readonly value: Answer<WheelPacket> };
  /** The title of the panel and the name of saved files. */
  readonly title?: string;
  readonly name: string;
  /** Shown over the wheel. */
  readonly children?: ComponentChildren;
}

/** The wheel of an answer with its exports and its request. */
export function WheelPanel({ packet, title = words.wheel, name, children }: WheelPanelProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const isLarge = useSignal(false);
  const { data, error, call } = packet.value;
  const file = (name || 'chart').replace(/[^\p{L}\p{N}-]+/gu, '-');
  const save = async (form: string): Promise<void> => {
    if (form === 'JSON') saveFile(`${file}.json`, 'application/json', JSON.stringify(data, null, 2));
    else if (picture.current === null) return;
    else if (form === 'SVG') saveFile(`${file}.svg`, 'image/svg+xml', svgText(picture.current));
    else saveFile(`${file}.png`, 'image/png', await pngOf(picture.current));
  };
  const lines = data?.caption ?? [];
  const exports = data ? ['SVG', 'PNG', 'JSON'].map((form) => ({ form, save: () => save(form) })) : [];
  return (
    <Panel title={title} calls={[call]} exports={exports} class="wheel-panel">
      {lines.length > 0 && (
        <p class="print-header" data-name={lines[0]} data-lines={lines.slice(1).join(' · ')} aria-hidden="true" />
      )}
      {error && <Fault error={error} />}
      {children}
      {data?.houses?.fallback && (
        <FallbackNote
          requested={data.houses.system}
          used={data.houses.effective_system}
          reason={data.houses.fallback_reason}
        />
      )}
      {data?.zodiac_used && (
        <p class="note">{words.sidereal(data.zodiac_used.ayanamsa_system, data.zodiac_used.ayanamsa_deg)}</p>
      )}
      <LilithNote names={requestsLilith(call) ? [MEAN_LILITH] : []} />
      {data?.svg && (
        <>
          <button
            type="button"
            class="wheel-size"
            aria-pressed={isLarge.value}
            onClick={() => (isLarge.value = !isLarge.value)}
          >
            {words.enlarge}
          </button>
          <div
            class={isLarge.value ? 'wheel-view large' : 'wheel-view'}
            {...(isLarge.value ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
          >
            <Wheel svg={data.svg} onPicture={(element) => (picture.current = element)} />
          </div>
        </>
      )}
    </Panel>
  );
}

/** Whether the request has Mean Lilith. The request decides, because the answers of a moving slider have no list of points. */
const requestsLilith = (call: Call | null): boolean =>
  JSON.stringify(call?.body ?? null).includes(JSON.stringify(MEAN_LILITH));
