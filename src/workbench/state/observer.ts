import { momentOf } from './moment.js';
import type { Moment } from './moment.js';
import { numberParam, param, setParams } from './url.js';

/** A place from which the sky is looked at; it has a clock, and belongs to no birth. */
export interface Observer {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone, fixed offset, or `LMT`. */
  readonly zone: string;
}

/** True when the address holds a place of observation of its own. */
export const hasObserver = (): boolean => param('olat') !== '' && param('olon') !== '';

/** The place of observation: that of the address, else the place of the birth. */
export function observerOf(): Observer {
  const birth: Moment = momentOf();
  if (!hasObserver()) return birth;
  return {
    place: param('op'),
    latitude: numberParam('olat', birth.latitude),
    longitude: numberParam('olon', birth.longitude),
    zone: param('otz') || 'LMT',
  };
}

/** Chooses a place of observation; null goes back to the place of the birth. Nothing of the birth changes. */
export const setObserver = (observer: Observer | null, replace = false): void =>
  setParams(
    observer === null
      ? { op: null, olat: null, olon: null, otz: null }
      : { op: observer.place, olat: observer.latitude, olon: observer.longitude, otz: observer.zone },
    replace,
  );
