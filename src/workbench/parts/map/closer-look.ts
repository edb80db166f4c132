import { useEffect, useRef } from 'preact/hooks';
import { lookClosely } from './turning-map.js';

interface Named {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Moves the map to a place that was chosen by name. A place that was clicked is already visible. */
export function useCloserLook(place: Named): void {
  const { latitude, longitude } = place;
  const last = useRef(`${latitude},${longitude}`);
  useEffect(() => {
    const now = `${latitude},${longitude}`;
    if (now === last.current) return;
    last.current = now;
    if (place.place !== '') lookClosely({ latitude, longitude }, true);
  }, [latitude, longitude]);
}
