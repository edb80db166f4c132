import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { post, useCall } from '../../api/client.js';
import type { Answer, Call } from '../../api/client.js';
import { useInstant } from '../../api/moment.js';
import { Answered } from '../../parts/answer.js';
import { pngOf, saveFile, svgText } from '../../parts/export.js';
import { isoShort } from '../../parts/format.js';
import { MomentForm, UNKNOWN_HOURS } from '../../parts/moment-form.js';
import { Panel } from '../../parts/panel.js';
import { Wheel } from '../../parts/wheel.js';
import { momentOf, setMoment } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { houseSystem, orbFactor } from '../../state/settings.js';
import { numberParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { AspectGrid } from './aspect-grid.js';
import { Dignities } from './dignities.js';
import { Houses } from './houses.js';
import { Lots } from './lots.js';
import type { WheelPacket } from './packet.js';
import { Positions } from './positions.js';
import { STEPS, stepped } from './time-step.js';
import type { Step } from './time-step.js';

const words = text.chart;
const REACH = 120;

/** One chart: the moment, its wheel, and what the routes say of it. The address holds the moment, the step and how many steps on. */
export function ChartView() {
  const moment = momentOf();
  const resolved = useInstant(moment);
  const step = (STEPS as readonly string[]).includes(param('st')) ? (param('st') as Step) : 'day';
  const count = numberParam('t', 0);
  const dt = resolved.dt === null ? null : stepped(resolved.dt, count, step);
  const packet = useCall<WheelPacket>(dt === null ? null : packetCall(moment, dt));
  return (
    <div class="chart-view">
      <MomentForm moment={moment} resolved={resolved} change={(changed) => setMoment(changed)} />
      <div class="chart-main">
        <WheelPanel packet={packet} name={moment.name} />
        <TimeStepper step={step} count={count} dt={dt} />
      </div>
      <Answered answer={packet}>
        {(data) => (
          <div class="chart-tables">
            <Positions packet={data} call={packet.value.call} />
            {data.houses && <Houses houses={data.houses} call={packet.value.call} />}
            <AspectGrid packet={data} call={packet.value.call} />
            {dt !== null && <Dignities moment={moment} dt={dt} />}
            {dt !== null && <Lots moment={moment} dt={dt} />}
          </div>
        )}
      </Answered>
    </div>
  );
}

/** The request of the wheel and all that stands on it. */
function packetCall(moment: Moment, dt: string): Call {
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  return post('/v1/website/chart-wheel/packet', {
    chart: { dt },
    ...(knowsTime ? { houses: { latitude: moment.latitude, longitude: moment.longitude, system: houseSystem() } } : {}),
    config: { orientation: knowsTime ? 'ascendant_left' : 'aries_left', orb_factor: orbFactor(), aspect_tier: 0 },
  });
}

function WheelPanel({ packet, name }: { packet: { readonly value: Answer<WheelPacket> }; name: string }) {
  const picture = useRef<SVGSVGElement | null>(null);
  const { data, error, call } = packet.value;
  const file = (name || 'chart').replace(/[^\p{L}\p{N}-]+/gu, '-');
  const exports = data
    ? [
        {
          form: 'SVG',
          save: () => picture.current && saveFile(`${file}.svg`, 'image/svg+xml', svgText(picture.current)),
        },
        {
          form: 'PNG',
          save: async () => picture.current && saveFile(`${file}.png`, 'image/png', await pngOf(picture.current)),
        },
        { form: 'JSON', save: () => saveFile(`${file}.json`, 'application/json', JSON.stringify(data, null, 2)) },
      ].map(({ form, save }) => ({ form, save: async () => void (await save()) }))
    : [];
  return (
    <Panel title={words.wheel} calls={[call]} exports={exports} class="wheel-panel">
      {error && data === null && <p class="fault">{error.message}</p>}
      {data?.houses?.fallback && <p class="note">{words.fellBack(data.houses.system, data.houses.effective_system)}</p>}
      {data && !data.houses && <p class="note">{words.unknownTime}</p>}
      {data?.svg && <Wheel svg={data.svg} onPicture={(element) => (picture.current = element)} />}
    </Panel>
  );
}

/** Steps through time by buttons, slider and arrow keys. A frame is asked for when the one before has been drawn. */
function TimeStepper({ step, count, dt }: { step: Step; count: number; dt: string | null }) {
  const centre = useSignal(Math.round(count / REACH) * REACH);
  const move = (to: number): void => setParams({ t: to || null }, true);
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).closest('input, select, textarea, [role=region], summary')) return;
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(latest.current + by * (event.shiftKey ? 10 : 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (Math.abs(count - centre.value) > REACH) centre.value = Math.round(count / REACH) * REACH;
  return (
    <div class="stepper" role="group" aria-label={words.slider}>
      <button type="button" title={words.back} aria-label={words.back} onClick={() => move(count - 1)}>
        ◀
      </button>
      <input
        type="range"
        min={centre.value - REACH}
        max={centre.value + REACH}
        value={count}
        aria-label={words.slider}
        aria-valuetext={dt === null ? undefined : isoShort(dt)}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <button type="button" title={words.forward} aria-label={words.forward} onClick={() => move(count + 1)}>
        ▶
      </button>
      <label>
        <span class="visually-hidden">{words.step}</span>
        <select value={step} onChange={(event) => setParams({ st: event.currentTarget.value, t: null })}>
          {STEPS.map((name) => (
            <option key={name} value={name}>
              {words.steps[name]}
            </option>
          ))}
        </select>
      </label>
      <output>{dt === null ? '' : `${isoShort(dt)} UTC`}</output>
      <p class="quiet hint">{words.keys}</p>
    </div>
  );
}
