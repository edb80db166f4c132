import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { MAX_CHART_BODIES, observerFields } from './chart.js';
import { bodyName, defaulted, isoInstant, latitudeDeg, longitudeDeg, optionalOrNull, shape } from './fields.js';
import { houseSystemName } from './houses.js';

/** One birth: its moment and place, and which bodies belong to its chart. The place serves houses; `observer_*` moves the bodies. */
export const RelationshipPartyRequest = shape('RelationshipPartyRequest', {
  dt: isoInstant(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  bodies: optionalOrNull(Type.Array(bodyName(), { minItems: 1, maxItems: MAX_CHART_BODIES, uniqueItems: true, description: 'default: Sun ... Pluto' })),
  include_nodes: defaulted(Type.Boolean({ description: 'adds True Node, Mean Node, Lilith and True Lilith' }), true),
  ...observerFields,
  house_system: optionalOrNull(houseSystemName()),
});
export type RelationshipPartyRequest = Static<typeof RelationshipPartyRequest>;
