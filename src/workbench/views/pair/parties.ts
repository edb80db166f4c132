import { useInstant } from '../../api/moment.js';
import type { Resolved } from '../../api/moment.js';
import { chartPart, knowsTime } from '../../parts/packet.js';
import { hasMoment, momentOf } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { houseSystem } from '../../state/settings.js';
import { text } from '../../text/text.js';

/** The second chart that is shown until a person enters one. */
const SECOND: Moment = {
  name: '',
  local: '1992-01-05T04:30',
  calendar: '',
  zone: 'Europe/Paris',
  fold: 0,
  place: 'Paris, FR',
  country: 'FR',
  latitude: 48.85341,
  longitude: 2.3488,
  uncertainHours: 0,
};

/** One of the two charts: its moment, the instant of the moment, and its name in the view. */
export interface Party {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly label: string;
}

export function useParties(): readonly [Party, Party] {
  const moments = [momentOf(), hasMoment('b') ? momentOf('b') : SECOND] as const;
  const resolved = [useInstant(moments[0]), useInstant(moments[1])] as const;
  const party = (i: 0 | 1): Party => ({
    moment: moments[i],
    resolved: resolved[i],
    label: moments[i].name.trim().slice(0, 40) || text.pair.defaultNames[i],
  });
  return [party(0), party(1)];
}

/** A pair whose instants are both known. */
export interface ReadyPair {
  readonly first: Moment;
  readonly second: Moment;
  readonly dts: readonly [string, string];
  readonly labels: readonly [string, string];
}

export function readyPair([a, b]: readonly [Party, Party]): ReadyPair | null {
  if (a.resolved.dt === null || b.resolved.dt === null) return null;
  return {
    first: a.moment,
    second: b.moment,
    dts: [a.resolved.dt, b.resolved.dt],
    // Two charts of the same name get numbers.
    labels: a.label === b.label ? [`${a.label} 1`, `${b.label} 2`] : [a.label, b.label],
  };
}

export const bothTimesKnown = ({ first, second }: ReadyPair): boolean => knowsTime(first) && knowsTime(second);

const party = (moment: Moment, dt: string) => ({
  ...chartPart(moment, dt),
  latitude: moment.latitude,
  longitude: moment.longitude,
  house_system: houseSystem(),
});

/** The two charts as the relationship routes accept them. */
export const partiesPart = ({ first, second, dts, labels }: ReadyPair) => ({
  first: party(first, dts[0]),
  second: party(second, dts[1]),
  first_label: labels[0],
  second_label: labels[1],
});
