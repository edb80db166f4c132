import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest } from './chart.js';
import { defaulted, isoInstant, optionalOrNull, shape } from './fields.js';
import { houseSystemName } from './houses.js';
import type { InertOption } from './inert-options.js';
import { observerFields, placeFields } from './place.js';

/** One birth: its moment and place, and which bodies belong to its chart. The place serves houses; `observer_*` moves the bodies. */
export const RelationshipPartyRequest = shape('RelationshipPartyRequest', {
  dt: isoInstant(),
  ...placeFields,
  bodies: ChartRequest.properties.bodies,
  include_nodes: defaulted(Type.Boolean({ description: 'adds True Node, Mean Node, Lilith and True Lilith' }), true),
  ...observerFields,
  house_system: optionalOrNull(houseSystemName()),
});
export type RelationshipPartyRequest = Static<typeof RelationshipPartyRequest>;

/** The house system of parties, where no house enters the answer. `parties`: their JSON pointers. */
export const housesDoNotEnter = (...parties: readonly string[]): InertOption<unknown>[] =>
  parties.map((party) => ({ field: `${party}/house_system`, reason: 'no house enters this answer' }));

/** The observer of parties, where their bodies do not enter the answer. */
export const observersDoNotEnter = (reason: string, ...parties: readonly string[]): InertOption<unknown>[] =>
  parties.flatMap((party) =>
    ['observer_lat', 'observer_lon', 'observer_elev_m'].map((name) => ({ field: `${party}/${name}`, reason })),
  );
