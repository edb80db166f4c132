import { askTogether } from '../../../api/together.js';
import { useTask } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { Observer } from '../../../state/observer.js';
import { searchStart } from '../days.js';
import { eclipseKey, luminaryOf } from './answers.js';
import type { EclipseEvent, LunarLocal, SolarLocal } from './answers.js';
import { hereCall } from './calls.js';

/** What a place sees of an eclipse: nothing, a part, or the kind that the eclipse is named after. */
export interface SeenHere {
  readonly isSeen: boolean;
  /** Kind of the solar eclipse there; '' for lunar ones. */
  readonly kind: string;
  /** Greatest magnitude there; null for lunar ones, whose phase is the same everywhere. */
  readonly magnitude: number | null;
}

/** Eclipses of one request. */
const TOGETHER = 60;
const SOLAR_FIELDS = 'event.data.eclipse_type,event.data.eclipse_magnitude';
const LUNAR_FIELDS = ['greatest', 'p1', 'u1', 'u2', 'u3', 'u4', 'p4'].map((name) => `${name}.visible`).join();

const callOf = (event: EclipseEvent, place: Observer): Call => {
  const luminary = luminaryOf(event);
  const call = hereCall({ luminary, jd_start: searchStart(event.jd_ut) }, place);
  return { ...call, path: `${call.path}?fields=${luminary === 'solar' ? SOLAR_FIELDS : LUNAR_FIELDS}` };
};

function seen(event: EclipseEvent, one: PromiseSettledResult<SolarLocal | LunarLocal>): SeenHere | null {
  const isSolar = luminaryOf(event) === 'solar';
  if (one.status === 'rejected') {
    const isUnseen = isSolar && (one.reason as { status?: number }).status === 404;
    return isUnseen ? { isSeen: false, kind: '', magnitude: null } : null;
  }
  if (isSolar) {
    const { data } = (one.value as SolarLocal).event;
    return { isSeen: true, kind: data.eclipse_type.toLowerCase(), magnitude: data.eclipse_magnitude };
  }
  const contacts = Object.values(one.value as LunarLocal) as readonly ({ readonly visible?: boolean } | null)[];
  return { isSeen: contacts.some((contact) => contact?.visible === true), kind: '', magnitude: null };
}

/** What a place sees of these eclipses, by their names; those that gave no answer are left out. */
export function useSeenHere(events: readonly EclipseEvent[], place: Observer) {
  const key = events.length === 0 ? null : `${place.latitude},${place.longitude} ${events.map(eclipseKey).join()}`;
  return useTask<ReadonlyMap<string, SeenHere>>(key, async (signal) => {
    const found = new Map<string, SeenHere>();
    for (let from = 0; from < events.length; from += TOGETHER) {
      const part = events.slice(from, from + TOGETHER);
      const answers = await askTogether<SolarLocal | LunarLocal>(
        part.map((event) => callOf(event, place)),
        signal,
        true,
      );
      part.forEach((event, i) => {
        const what = seen(event, answers[i]);
        if (what !== null) found.set(eclipseKey(event), what);
      });
    }
    return found;
  });
}
