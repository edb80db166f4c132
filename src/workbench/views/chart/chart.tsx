import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { faultAt, useCall } from '../../api/client.js';
import type { Answer, CallError } from '../../api/client.js';
import { useFollowingCall } from '../../api/following.js';
import { useLastGood } from '../../api/last-good.js';
import type { Held } from '../../api/last-good.js';
import { useInstant } from '../../api/moment.js';
import { Answered } from '../../parts/answer.js';
import { captionOf } from '../../parts/caption.js';
import { ChartBasis } from '../../parts/chart-basis.js';
import { ChartOptions } from '../../parts/chart-options.js';
import { MomentForm } from '../../parts/moment-form.js';
import { drawnPart, knowsTime, wheelCall } from '../../parts/packet.js';
import type { WheelPacket } from '../../parts/packet.js';
import { unknownPoints } from '../../parts/points.js';
import { PrintChoice } from '../../parts/print.js';
import { WheelPanel } from '../../parts/wheel-panel.js';
import { useLate } from '../../parts/late.js';
import { ShownOf } from '../../parts/shown-of.js';
import { derivedOf } from '../../state/derived.js';
import { momentOf, setMoment } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { numberParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { DerivedChart } from './derived-chart.js';
import { AspectGrid } from './aspect-grid.js';
import { Dignities } from './dignities.js';
import { Houses } from './houses.js';
import { Lots } from './lots.js';
import { Positions } from './positions.js';
import { STEPS, stepped } from '../../parts/time-step.js';
import type { Step } from '../../parts/time-step.js';
import { TimeStepper } from './time-stepper.js';

const words = text.chart;
/** Delay after which the address and the tables follow a slider at rest. */
const SETTLE_MS = 180;
/** Delay after which an outdated wheel is drawn pale. */
const SLOW_MS = 400;

/** One chart: the form, the wheel and the tables. The address stores the moment, the step and the number of steps. */
export function ChartView() {
  const moment = momentOf();
  const resolved = useInstant(moment);
  const step = (STEPS as readonly string[]).includes(param('st')) ? (param('st') as Step) : 'day';
  const settled = numberParam('t', 0);
  const { shown, held } = useLastGood(moment, resolved);
  const dt = shown === null ? null : stepped(shown.from, settled, step);
  const packet = useCall(shown === null || dt === null ? null : steppedCall(shown.moment, dt, settled));
  const derived = derivedOf();
  return (
    <div class={derived === null ? 'chart-view' : 'chart-view with-derived'}>
      <div class="chart-side">
        <MomentForm
          moment={moment}
          resolved={resolved}
          change={(changed) => setMoment(changed)}
          refused={refusedFields(packet.value.error)}
        />
        <ChartBasis />
        <ChartOptions />
      </div>
      <MovingWheel
        moment={shown?.moment ?? moment}
        from={shown?.from ?? null}
        held={held}
        step={step}
        settled={settled}
      />
      {derived !== null && shown !== null && (
        <DerivedChart derived={derived} natal={shown.moment} dt={shown.from} step={step} />
      )}
      <Tables packet={packet} moment={shown?.moment ?? moment} dt={dt} />
    </div>
  );
}

/** The request for the wheel of the moment, or of a moment some steps later or earlier, whose caption then gives its own time. */
const steppedCall = (moment: Moment, dt: string, count: number) =>
  wheelCall(moment, dt, count === 0 ? {} : { caption: captionOf(moment, dt, false) });

interface MovingWheelProps {
  readonly moment: Moment;
  /** The instant of the form: steps are counted from it. */
  readonly from: string | null;
  readonly held: Held;
  readonly step: Step;
  readonly settled: number;
}

/** The wheel and its slider. While the slider moves, only the wheel is updated. */
function MovingWheel({ moment, from, held, step, settled }: MovingWheelProps) {
  const live = useLiveCount(settled);
  const dt = from === null ? null : stepped(from, live.count, step);
  const call = dt === null ? null : steppedCall(moment, dt, live.count);
  const leftOut = dt === null ? [] : unknownPoints(dt);
  const wheel = useFollowingCall(call === null || live.count === settled ? call : drawnPart(call));
  const { data, error, loading } = wheel.value;
  const isOf = data !== null && wheel.value.call !== null && call !== null;
  const isWaiting = held === 'waiting' || (isOf && loading),
    isFailed = held === 'failed' || (isOf && error !== null);
  const isLate = useLate(isWaiting, SLOW_MS);
  return (
    <div class={isLate || isFailed ? 'chart-main outdated' : 'chart-main'} aria-busy={loading}>
      <WheelPanel packet={wheel} name={moment.name}>
        <ShownOf isWaiting={isWaiting} isFailed={isFailed} />
        {moment.uncertainHours > 0 && <p class="note">{knowsTime(moment) ? words.uncertainTime : words.unknownTime}</p>}
        {leftOut.length > 0 && <p class="note">{text.wheel.leftOut(leftOut.join(', '))}</p>}
      </WheelPanel>
      <TimeStepper moment={moment} step={step} count={live.count} dt={dt} move={live.move} />
      <PrintChoice />
    </div>
  );
}

interface TablesProps {
  readonly packet: Signal<Answer<WheelPacket>>;
  readonly moment: Moment;
  readonly dt: string | null;
}

function Tables({ packet, moment, dt }: TablesProps) {
  const { call, error } = packet.value;
  if (error) return null; // The error is shown next to the wheel and at its field.
  return (
    <Answered answer={packet}>
      {(data) => (
        <div class="chart-tables">
          <Positions packet={data} call={call} />
          {data.houses && <Houses packet={data} houses={data.houses} call={call} />}
          {dt !== null && <Lots moment={moment} dt={dt} />}
          <AspectGrid packet={data} call={call} />
          {dt !== null && <Dignities moment={moment} dt={dt} />}
        </div>
      )}
    </Answered>
  );
}

/** The problems that the wheel's route reports, by field of the form. */
const refusedFields = (error: CallError | null) => ({
  date: faultAt(error, '/chart/dt'),
  place: faultAt(error, '/houses/latitude', '/houses/longitude'),
});

/** The number of steps of the slider; the address follows when the slider is at rest. */
function useLiveCount(settled: number) {
  const live = useSignal<number | null>(null);
  const timer = useRef(0);
  useEffect(() => {
    live.value = null;
    clearTimeout(timer.current);
  }, [settled]);
  return {
    count: live.value ?? settled,
    move: (to: number): void => {
      live.value = to;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setParams({ t: to || null }, true), SETTLE_MS);
    },
  };
}
