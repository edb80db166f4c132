import { momentOf } from './moment.js';
import type { Moment } from './moment.js';
import { numberParam, param, setParams } from './url.js';

/** A place of observation. It has a time zone and does not belong to a birth. */
export interface Observer {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone, fixed offset, or `LMT`. */
  readonly zone: string;
}

/** Whether the address has a place of observation. */
export const hasObserver = (): boolean => param('olat') !== '' && param('olon') !== '';

/** The place of observation: the one in the address, else the birth place. */
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

/** Sets the place of observation; null returns to the birth place. The birth does not change. */
export const setObserver = (observer: Observer | null, replace = false): void =>
  setParams(
    observer === null
      ? { op: null, olat: null, olon: null, otz: null }
      : { op: observer.place, olat: observer.latitude, olon: observer.longitude, otz: observer.zone },
    replace,
  );
