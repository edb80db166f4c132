import { clockFormat } from '../../parts/clock-format.js';
import { pointText } from '../../parts/format.js';
import { placeOfPoint } from '../../parts/place-field.js';
import { observerOf, setObserver } from '../../state/observer.js';
import type { Observer } from '../../state/observer.js';
import { numberParam } from '../../state/url.js';
import { text } from '../../text/text.js';

/** The name of a place, or its coordinates. */
export const placeName = (observer: Observer): string => observer.place || pointText(observer);

/** The place of observation. If its zone is unknown, local mean time is used. */
export function placeOf(): Observer {
  const observer = observerOf();
  return observer.zone === 'LMT' || clockFormat(observer.zone) !== null ? observer : { ...observer, zone: 'LMT' };
}

/** The name of the civil time of a place. */
export const clockName = ({ zone }: Observer): string => (zone === 'LMT' ? text.sky.localMean : zone);

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Sets a clicked place of observation, in local mean time until its zone is known. The birth does not change. */
export function setPoint([longitude, latitude]: readonly [number, number]): void {
  const point = { latitude: rounded(latitude), longitude: rounded(longitude) };
  setObserver({ ...point, place: '', zone: 'LMT' });
  const isStill = (): boolean =>
    numberParam('olat', NaN) === point.latitude && numberParam('olon', NaN) === point.longitude;
  placeOfPoint(point).then(
    ({ place }) => {
      if (isStill()) setObserver({ ...point, place: '', zone: place.zone }, true);
    },
    () => undefined, // Local mean time stays; the tables show it.
  );
}
