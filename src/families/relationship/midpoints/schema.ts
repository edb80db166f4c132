import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, oneOf, shape } from '../../../contract/fields.js';
import { SingleChartRequest } from '../../../contract/party.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude } from '../../../contract/points.js';
import { signFields } from '../../../contract/zodiac.js';

const PLANET_SETS = ['classic', 'modern', 'extended'] as const;
const DIALS = [360, 90, 45, 22.5] as const;

const common = {
  chart: SingleChartRequest,
  planet_set: defaulted(
    oneOf(PLANET_SETS, {
      description:
        'classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them',
    }),
    'classic',
  ),
  include_nodes: defaulted(
    Type.Boolean({
      description:
        'true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node',
    }),
    false,
  ),
};
const orb = () =>
  defaulted(
    Type.Number({
      minimum: 0,
      maximum: 30,
      description: 'degrees on the dial',
    }),
    1.5,
  );
const dial = (size: (typeof DIALS)[number]) =>
  defaulted(
    Type.Unsafe<(typeof DIALS)[number]>({
      type: 'number',
      enum: [...DIALS],
      description: 'size of the dial to which the zodiac is folded, degrees',
    }),
    size,
  );

export const MidpointRequest = shape('MidpointRequest', common);
export type MidpointRequest = Static<typeof MidpointRequest>;
export const MidpointToPointRequest = shape('MidpointToPointRequest', {
  ...common,
  target: longitude('longitude of the target, degrees; reduced to [0, 360)'),
  orb: orb(),
});
export type MidpointToPointRequest = Static<typeof MidpointToPointRequest>;
export const PlanetaryPictureRequest = shape('PlanetaryPictureRequest', { ...common, orb: orb(), dial: dial(360) });
export type PlanetaryPictureRequest = Static<typeof PlanetaryPictureRequest>;
export const MidpointWeightRequest = shape('MidpointWeightRequest', { ...common, orb: orb(), dial: dial(360) });
export const MidpointClusterRequest = shape('MidpointClusterRequest', {
  ...common,
  cluster_orb: defaulted(
    Type.Number({
      minimum: 0,
      maximum: 30,
      description: 'largest gap between neighbouring midpoints of a cluster, degrees on the dial',
    }),
    1,
  ),
  min_size: defaulted(
    Type.Integer({
      minimum: 2,
      maximum: 100,
      description: 'smallest number of midpoints in a cluster',
    }),
    3,
  ),
  dial: dial(90),
});
export type MidpointClusterRequest = Static<typeof MidpointClusterRequest>;

const MidpointResponse = shape('MidpointResponse', {
  planet_a: Type.String(),
  planet_b: Type.String(),
  longitude: Type.Number({
    description: 'midpoint of the shorter arc, degrees',
  }),
  ...signFields,
});
export type MidpointResponse = Static<typeof MidpointResponse>;

const PlanetaryPictureResponse = shape('PlanetaryPictureResponse', {
  focus: Type.String(),
  pair_a: Type.String(),
  pair_b: Type.String(),
  midpoint_longitude: Type.Number(),
  orb: Type.Number({
    description: 'distance between focus and midpoint on the dial, degrees',
  }),
  dial: Type.Number(),
});
export type PlanetaryPictureResponse = Static<typeof PlanetaryPictureResponse>;

const MidpointWeightResponse = shape('MidpointWeightResponse', {
  planet: Type.String(),
  score: Type.Integer(),
  pictures: Type.Array(PlanetaryPictureResponse),
});
export type MidpointWeightResponse = Static<typeof MidpointWeightResponse>;

const MidpointClusterResponse = shape('MidpointClusterResponse', {
  dial_position: Type.Number({
    description: 'mean position of the cluster on the dial, [0, dial) degrees',
  }),
  midpoints: Type.Array(MidpointResponse),
  spread: Type.Number({
    description: 'distance from the first to the last midpoint on the dial, degrees',
  }),
  dial: Type.Number(),
});
export type MidpointClusterResponse = Static<typeof MidpointClusterResponse>;

const basis = { computation_basis: ComputationBasis, ...optionsNotApplied };
export const MidpointSearchResponse = shape('MidpointSearchResponse', {
  events: Type.Array(MidpointResponse),
  ...basis,
});
export const MidpointHitSearchResponse = shape('MidpointHitSearchResponse', {
  events: Type.Array(shape('MidpointHitResponse', { midpoint: MidpointResponse, orb: Type.Number() })),
  ...basis,
});
export const PlanetaryPictureSearchResponse = shape('PlanetaryPictureSearchResponse', {
  events: Type.Array(PlanetaryPictureResponse),
  ...basis,
});
export const MidpointWeightSearchResponse = shape('MidpointWeightSearchResponse', {
  events: Type.Array(MidpointWeightResponse),
  ...basis,
});
export const MidpointClusterSearchResponse = shape('MidpointClusterSearchResponse', {
  events: Type.Array(MidpointClusterResponse),
  ...basis,
});
