import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, isoInstant, latitudeDeg, longitudeDeg, optionalOrNull, shape } from '../../contract/fields.js';
import { HousePolicyRequest, houseSystemName } from '../../contract/houses.js';

export const HousesRequest = shape('HousesRequest', {
  dt: isoInstant(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  system: optionalOrNull(houseSystemName()),
  policy: optionalOrNull(HousePolicyRequest),
  include_boundary_geometry: defaulted(Type.Boolean({ description: 'also answer the house boundaries in space' }), false),
});
export type HousesRequest = Static<typeof HousesRequest>;
