import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { ask } from '../api/client.js';
import { placeSearch } from '../api/moment.js';
import type { FoundPlace, PlaceSearch } from '../api/moment.js';
import { text } from '../text/text.js';

/** What a person chose: a town of the list, or a point by its coordinates (whose zone is not known). */
export interface ChosenPlace {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string | null;
}

const PAUSE_MS = 120;
const label = ({ name, region, country }: FoundPlace): string => [name, region, country].filter(Boolean).join(', ');

/** Coordinates that were typed instead of a name: `51.5, -0.12`. */
function typedPoint(words: string): ChosenPlace | null {
  const match = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(words);
  if (match === null) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { place: '', latitude, longitude, zone: null };
}

/** Towns by the words that are typed: null while nothing is looked for; the last list stays where no answer came. */
function useTownSearch() {
  const matches = useSignal<readonly FoundPlace[] | null>(null);
  const control = useRef<AbortController | null>(null);
  const search = (typed: string): void => {
    control.current?.abort();
    if (typed.trim().length < 2 || typedPoint(typed) !== null) {
      matches.value = null;
      return;
    }
    const own = (control.current = new AbortController());
    setTimeout(() => {
      if (own.signal.aborted) return;
      ask<PlaceSearch>(placeSearch(typed.trim()), own.signal).then(
        (found) => (matches.value = found.matches),
        () => undefined,
      );
    }, PAUSE_MS);
  };
  return { matches, search };
}

/** A field in which towns are found as one types (a combobox: arrows, Enter, Escape). */
export function PlaceField({ value, onChoose }: { value: string; onChoose: (place: ChosenPlace) => void }) {
  const words = useSignal(value),
    active = useSignal(0);
  const { matches, search } = useTownSearch();
  const id = useId();
  useEffect(() => {
    words.value = value;
  }, [value]);

  const choose = (found: FoundPlace): void => {
    matches.value = null;
    words.value = label(found);
    onChoose({
      place: label(found),
      latitude: found.latitude,
      longitude: found.longitude,
      zone: found.timezone,
    });
  };
  const take = (): void => {
    const point = typedPoint(words.value);
    if (point !== null) onChoose(point);
    else if (matches.value?.[active.value]) choose(matches.value[active.value]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const count = matches.value?.length ?? 0;
    if (event.key === 'ArrowDown' && count > 0) active.value = (active.value + 1) % count;
    else if (event.key === 'ArrowUp' && count > 0) active.value = (active.value + count - 1) % count;
    else if (event.key === 'Enter') take();
    else if (event.key === 'Escape') matches.value = null;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const list = matches.value;
  return (
    <div class="combobox">
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={text.moment.place}
        aria-expanded={list !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list?.length ? `${id}-${active.value}` : undefined}
        autocomplete="off"
        placeholder={text.moment.placeHint}
        value={words.value}
        onInput={(event) => {
          words.value = event.currentTarget.value;
          active.value = 0;
          search(words.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => (matches.value = null), 150)}
      />
      {list !== null && (
        <ul id={`${id}-list`} role="listbox" aria-label={text.moment.place}>
          {list.map((found, i) => (
            <li
              key={`${found.latitude},${found.longitude},${found.name}`}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === active.value}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(found);
              }}
            >
              {label(found)}
            </li>
          ))}
          {list.length === 0 && <li class="quiet">{text.moment.noPlace}</li>}
        </ul>
      )}
    </div>
  );
}
