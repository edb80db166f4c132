import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ask, callOf } from '../../api/client.js';
import { placeSearch } from '../../api/moment.js';
import type { Resolved } from '../../api/moment.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import { Combobox } from './combobox.js';
import type { Offer } from './combobox.js';

const words = text.moment;
const PAUSE_MS = 120;
const MOST_OFFERED = 10;
const FIXED: readonly Offer[] = [
  { key: 'UTC', label: 'UTC' },
  { key: 'LMT', label: words.localMean },
];

const folded = (name: string): string => name.toLowerCase().replaceAll(/[_/\s-]+/g, ' ');

/** The offset `+05:30` for `+5:30`, `UTC+5.5` or `GMT-3`; null for other strings. */
function offsetOf(typed: string): string | null {
  const found = /^(?:utc|gmt)?\s*([+-−])\s*(\d{1,2})(?::?(\d\d))?(?:h)?$/i.exec(typed);
  if (found === null || Number(found[2]) > 15 || Number(found[3] ?? 0) > 59) return null;
  return `${found[1] === '+' ? '+' : '-'}${found[2].padStart(2, '0')}:${found[3] ?? '00'}`;
}

/** The zone with exactly the typed name; null if it names none. */
function zoneNamed(typed: string): string | null {
  if (['lmt', 'local mean time'].includes(typed.toLowerCase())) return 'LMT';
  const offset = offsetOf(typed);
  if (offset !== null) return offset;
  const listed = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === typed.toLowerCase());
  if (listed !== undefined) return listed;
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(typed)) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: typed });
    return typed;
  } catch {
    return null;
  }
}

/** Zones whose name contains these words. */
function zonesNamed(typed: string): readonly Offer[] {
  const wanted = folded(typed);
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => folded(zone).includes(wanted))
    .map((zone) => ({ key: zone, label: zone }));
}

/** Zones of the towns with this name: `Munich` is in Europe/Berlin. */
async function zonesOfTowns(typed: string): Promise<readonly Offer[]> {
  const { matches } = await ask(placeSearch(typed));
  return matches.map(({ timezone, name, country }) => ({ key: timezone, label: `${timezone} (${name}, ${country})` }));
}

const once = (offers: readonly Offer[]): readonly Offer[] =>
  [...new Map([...offers].reverse().map((offer) => [offer.key, offer])).values()].reverse().slice(0, MOST_OFFERED);

interface ZoneFieldProps {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly set: (changes: Partial<Moment>) => void;
}

/** The field of the time zone: a zone name, a town, an offset from UTC, or local mean time. */
export function ZoneField({ moment, resolved, set }: ZoneFieldProps) {
  const offers = useSignal<readonly Offer[] | null>(null),
    fault = useSignal<string | null>(null);
  const newest = useRef('');
  const taken = useSignal(0);
  const take = (zone: string): void => {
    fault.value = null;
    taken.value += 1;
    set({ zone, fold: 0 });
  };
  const follow = (typed: string): void => {
    newest.current = typed;
    fault.value = null;
    const wanted = typed.trim();
    if (wanted.length < 2) {
      offers.value = wanted === '' ? null : once([...FIXED, ...zonesNamed(wanted)]);
      return;
    }
    const named = zonesNamed(wanted);
    offers.value = once(named);
    setTimeout(() => {
      if (newest.current !== typed) return;
      zonesOfTowns(wanted).then(
        (more) => {
          if (newest.current === typed) offers.value = once([...named, ...more]);
        },
        () => undefined,
      );
    }, PAUSE_MS);
  };
  const settle = async (typed: string, active: number): Promise<void> => {
    newest.current = typed;
    const zone = zoneNamed(typed) ?? offers.value?.[active]?.key ?? (await zonesOfTowns(typed).catch(() => []))[0]?.key;
    if (newest.current !== typed) return;
    if (zone !== undefined) {
      take(zone);
      return;
    }
    const near = await suggested(typed);
    fault.value = [`${words.noSuchZone}: ${typed}.`, near && words.didYouMean(near)].filter(Boolean).join(' ');
  };
  const isUnknown = resolved.kind === 'no_zone';
  return (
    <div class="field wide">
      <span>{words.zone}</span>
      <Combobox
        label={words.zone}
        listLabel={words.offers}
        value={moment.zone === 'LMT' ? words.localMean : moment.zone}
        offers={offers.value}
        nothing={words.noSuchZone}
        fault={
          fault.value ??
          (isUnknown ? [`${words.noSuchZone}: ${moment.zone}.`, resolved.suggestions.join(', ')].join(' ') : null)
        }
        note={null}
        taken={taken.value}
        onType={follow}
        onPick={(i) => {
          const chosen = offers.value?.[i];
          if (chosen !== undefined) take(chosen.key);
        }}
        onSettle={(typed, active) => void settle(typed, active)}
        onGiveUp={() => (fault.value = null)}
      />
    </div>
  );
}

/** Names of zones similar to the typed one. */
const suggested = (typed: string): Promise<string> =>
  ask(callOf('civilTime', { timezone: typed.slice(0, 100) })).then(
    ({ suggestions }) => suggestions.join(', '),
    () => '',
  );
