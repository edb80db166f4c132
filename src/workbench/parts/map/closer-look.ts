import { useEffect, useRef } from 'preact/hooks';
import { lookClosely } from './turning-map.js';

interface Named {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** When another place is chosen by its name, the map goes there; a place that is clicked is in sight already. */
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
