import { Type } from '@sinclair/typebox';
import { defaulted, elevationM, latitudeDeg, longitudeDeg, optionalOrNull } from './fields.js';

/** A place on the Earth, as requests give it. */
export const placeFields = { latitude: latitudeDeg(), longitude: longitudeDeg() };

/** A place that moves the bodies from the geocentre; latitude and longitude come together or not at all. */
export const observerFields = {
  observer_lat: optionalOrNull(
    latitudeDeg('observer: geodetic latitude, degrees north; give it together with observer_lon'),
  ),
  observer_lon: optionalOrNull(
    Type.Number({ minimum: -360, maximum: 360, description: 'observer: longitude, degrees east' }),
  ),
  observer_elev_m: defaulted(elevationM(), 0),
};
