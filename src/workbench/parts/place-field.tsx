import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ask, attempts } from '../api/client.js';
import { placeSearch, zoneAt } from '../api/moment.js';
import type { FoundPlace } from '../api/moment.js';
import { readPoint } from '../entry/point-entry.js';
import type { Point } from '../entry/point-entry.js';
import { text } from '../text/text.js';
import { Combobox } from './form/combobox.js';

/** The chosen place: a town of the list, or a point by its coordinates. */
export interface ChosenPlace {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** ISO 3166; '' at sea. */
  readonly country: string;
}

const words = text.moment;
const PAUSE_MS = 120;
const SHORTEST = 2;
const label = ({ name, region, country }: FoundPlace): string =>
  [...new Set([name, region, country])].filter(Boolean).join(', ');

const chosenTown = (found: FoundPlace): ChosenPlace => ({
  place: label(found),
  latitude: found.latitude,
  longitude: found.longitude,
  zone: found.timezone,
  country: found.country_code,
});

interface Found {
  readonly words: string;
  readonly matches: readonly FoundPlace[];
}

/** The towns for the typed words. The last list stays if no answer arrives. */
function useTownSearch() {
  const found = useSignal<Found | null>(null);
  const control = useRef<AbortController | null>(null);
  const find = async (typed: string, signal: AbortSignal): Promise<Found> => {
    const { matches } = await ask(placeSearch(typed), signal);
    return (found.value = { words: typed, matches });
  };
  return {
    found,
    /** Searches the newest words after a pause in typing. */
    follow: (typed: string): void => {
      control.current?.abort();
      const own = (control.current = new AbortController());
      const wanted = typed.trim();
      if (wanted.length < SHORTEST || readPoint(wanted).kind !== 'none') {
        found.value = null;
        return;
      }
      setTimeout(() => {
        if (!own.signal.aborted) find(wanted, own.signal).catch(() => undefined);
      }, PAUSE_MS);
    },
    /** The towns for exactly these words, requested at once if they are unknown. */
    towns: (typed: string): Promise<Found> => {
      if (found.peek()?.words === typed) return Promise.resolve(found.peek() as Found);
      control.current?.abort();
      return find(typed, (control.current = new AbortController()).signal);
    },
    stop: (): void => control.current?.abort(),
  };
}

/**
 * The place field: suggests towns, or accepts coordinates. When a person leaves the field it takes the best match, or reports that there is
 * none.
 */
export function PlaceField({
  value,
  onChoose,
  name = words.place,
}: {
  value: string;
  onChoose: (place: ChosenPlace) => void;
  name?: string;
}) {
  const fault = useSignal<string | null>(null),
    note = useSignal<string | null>(null),
    failed = useSignal<string | null>(null);
  const search = useTownSearch();
  const taken = useSignal(0);
  const take = (place: ChosenPlace): void => {
    taken.value += 1;
    onChoose(place);
  };
  const turn = useRef(0);
  const settle = async (typed: string, active: number): Promise<void> => {
    const own = (turn.current += 1);
    const isLeft = (): boolean => own !== turn.current;
    fault.value = failed.value = null;
    note.value = words.lookingFor(typed);
    try {
      const chosen = await placeOfText(typed, active, search.towns);
      if (isLeft()) return;
      note.value = 'note' in chosen ? chosen.note : null;
      if ('fault' in chosen) fault.value = chosen.fault;
      else take(chosen.place);
    } catch (error) {
      if (isLeft() || (error as Error).name === 'AbortError') return;
      note.value = null;
      fault.value = words.placeUnreachable(value);
      failed.value = typed;
    }
  };
  const clear = (): void => {
    turn.current += 1;
    fault.value = note.value = failed.value = null;
  };
  // A retry after a failed request also repeats the search of this field.
  useEffect(() => {
    if (failed.peek() !== null) void settle(failed.peek() as string, 0);
  }, [attempts.value]);
  return (
    <Combobox
      label={name}
      value={value}
      placeholder={words.placeHint}
      offers={search.found.value?.matches.map((town) => ({ key: keyOf(town), label: label(town) })) ?? null}
      nothing={words.noPlace}
      fault={fault.value}
      note={note.value}
      taken={taken.value}
      onType={(typed) => {
        clear();
        search.follow(typed);
      }}
      onPick={(i) => {
        const town = search.found.value?.matches[i];
        clear();
        if (town !== undefined) take(chosenTown(town));
      }}
      onSettle={(typed, active) => void settle(typed, active)}
      onGiveUp={() => {
        clear();
        search.stop();
      }}
    />
  );
}

const keyOf = ({ name, latitude, longitude }: FoundPlace): string => `${latitude},${longitude},${name}`;

type Settled = { readonly place: ChosenPlace; readonly note: string | null } | { readonly fault: string };

/** The place of the typed string: coordinates, or the chosen (else the best) town with this name. */
async function placeOfText(typed: string, active: number, towns: (typed: string) => Promise<Found>): Promise<Settled> {
  const entry = readPoint(typed);
  if (entry.kind === 'fault') return { fault: words.pointFaults[entry.why] };
  if (entry.kind === 'point') return placeOfPoint(entry);
  const { matches } = typed.length < SHORTEST ? { matches: [] } : await towns(typed);
  const town = matches[active] ?? matches[0];
  if (town === undefined) return { fault: `${words.noPlace}: ${typed}` };
  return { place: chosenTown(town), note: matches.length > 1 ? words.bestOf(matches.length) : null };
}

/** A point with its time zone. */
export async function placeOfPoint({ latitude, longitude }: Point): Promise<{ place: ChosenPlace; note: string }> {
  const { timezone, other_timezones, nearest } = await ask(zoneAt(latitude, longitude));
  const near = !nearest ? '' : words.near([nearest.name, nearest.country].join(', '), Math.round(nearest.distance_km));
  const others = other_timezones.length === 0 ? '' : words.otherZones(other_timezones.join(', '));
  return {
    place: { place: '', latitude, longitude, zone: timezone, country: nearest?.country_code ?? '' },
    note: [words.zoneOfPoint(timezone), near, others].filter(Boolean).join(' '),
  };
}
