import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../../text/text.js';
import type { Up } from './geometry.js';
import '../../style/discs.css';

const words = text.discs;

interface Timed {
  readonly event: string;
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly altitude: number;
}

interface ThroughProps<V extends Timed> {
  readonly views: readonly V[];
  /** The names of the events that have a drawing. */
  readonly names: Readonly<Record<string, string>>;
  /** The event that is shown first. */
  readonly first: readonly string[];
  /** The time of a view in the civil time of the place. */
  readonly clock: (view: V) => string;
  readonly picture: (view: V, up: Up, label: string) => ComponentChild;
  /** The quantities of a view as rows of name and value. */
  readonly facts: (view: V) => readonly (readonly [string, string])[];
}

const FRAME_MS = 60;

/** The index of the shown view. It advances during playback and starts again for other views. */
function useShown(views: readonly Timed[], first: readonly string[]) {
  const start = Math.max(
    0,
    views.findIndex(({ event }) => event === first.find((name) => views.some((view) => view.event === name))),
  );
  const at = useSignal(start),
    plays = useSignal(false);
  const key = `${views[0]?.jd_ut} ${views[0]?.altitude} ${views.length}`;
  useEffect(() => {
    at.value = start;
    plays.value = false;
  }, [key]);
  useEffect(() => {
    if (!plays.value) return undefined;
    const timer = window.setInterval(() => {
      if (at.value >= views.length - 1) plays.value = false;
      else at.value += 1;
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [plays.value, key]);
  return {
    at: Math.min(at.value, views.length - 1),
    plays: plays.value,
    show: (i: number): void => {
      plays.value = false;
      at.value = i;
    },
    toggle: (): void => {
      if (!plays.value && at.value >= views.length - 1) at.value = 0;
      plays.value = !plays.value;
    },
  };
}

/** The drawings of an event: one for each contact, and one that a slider or a button moves through the event. */
export function Through<V extends Timed>({ views, names, first, clock, picture, facts }: ThroughProps<V>) {
  const shown = useShown(views, first),
    up = useSignal<Up>('zenith');
  if (views.length === 0) return null;
  const view = views[shown.at];
  const nameOf = ({ event }: V): string => names[event] ?? '';
  const titleOf = (one: V): string => [nameOf(one) || words.moment, clock(one)].join(', ');
  return (
    <div class="through">
      <div class="through-main">
        {picture(view, up.value, words.label(titleOf(view)))}
        <FactList facts={[[nameOf(view) || words.moment, clock(view)], ...facts(view)]} />
      </div>
      <div class="through-time">
        <button type="button" aria-pressed={shown.plays} onClick={shown.toggle}>
          {shown.plays ? words.pause : words.play}
        </button>
        <input
          type="range"
          min={0}
          max={views.length - 1}
          step={1}
          value={shown.at}
          aria-label={words.slider}
          aria-valuetext={titleOf(view)}
          onInput={({ currentTarget }) => shown.show(Number(currentTarget.value))}
        />
        <label class="field">
          <span>{words.up}</span>
          <select value={up.value} onChange={({ currentTarget }) => (up.value = currentTarget.value as Up)}>
            <option value="zenith">{words.ups.zenith}</option>
            <option value="north">{words.ups.north}</option>
          </select>
        </label>
      </div>
      <ul class="through-contacts">
        {views.map((one, i) =>
          nameOf(one) === '' ? null : (
            <li key={`${one.event} ${one.jd_ut}`}>
              <button type="button" aria-pressed={i === shown.at} data-event={one.event} onClick={() => shown.show(i)}>
                {picture(one, up.value, words.label(titleOf(one)))}
                <span>{nameOf(one)}</span>
                <bdi dir="ltr" class="quiet">
                  {clock(one)}
                </bdi>
              </button>
            </li>
          ),
        )}
      </ul>
      <p class="note">{words.note}</p>
    </div>
  );
}

const FactList = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl class="through-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi dir="ltr">{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
