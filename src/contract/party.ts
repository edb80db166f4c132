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

/** The chart of a route that takes one alone. Nodes take part only where the request's own `include_nodes` lets them. */
export const SingleChartRequest = shape('SingleChartRequest', {
  ...RelationshipPartyRequest.properties,
  // Without a default, so that an explicit true is distinguishable from an absent one.
  include_nodes: Type.Optional(
    Type.Boolean({
      description:
        'false leaves nodes and apogees out where `include_nodes` of the request lets them take part; true alone does not act',
    }),
  ),
});
interface SingleChart {
  readonly include_nodes?: boolean;
  readonly chart: Static<typeof SingleChartRequest>;
}

/** Nodes of the chart where the request does not let nodes take part. */
export const nodesNeedTheRequest: InertOption<SingleChart> = {
  field: '/chart/include_nodes',
  reason: 'nodes and apogees take part where `include_nodes` of the request is true',
  when: ({ include_nodes: lets, chart }) => lets !== true && chart.include_nodes === true,
};

/** The house system of parties, where no house enters the answer. `parties`: their JSON pointers. */
export const housesDoNotEnter = (...parties: readonly string[]): InertOption<unknown>[] =>
  parties.map((party) => ({ field: `${party}/house_system`, reason: 'no house enters this answer' }));

/** The observer of parties, where their bodies do not enter the answer. */
export const observersDoNotEnter = (reason: string, ...parties: readonly string[]): InertOption<unknown>[] =>
  parties.flatMap((party) =>
    ['observer_lat', 'observer_lon', 'observer_elev_m'].map((name) => ({ field: `${party}/${name}`, reason })),
  );
