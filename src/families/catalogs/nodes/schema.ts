import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, defaulted, julianDayUt1, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import {
  OrbitalFrameConstructionResponse,
  OrbitalGravityResponse,
  OrbitalStateSourceResponse,
  OrbitTimeResponse,
} from '../../../contract/orbit-receipts.js';
import { MEAN_FIRST_JD, MEAN_LAST_JD } from '../../../sky/mean-orbits.js';

const METHODS = ['mean_elements', 'geometric_osculating'] as const;
const method = () => oneOf(METHODS);
const planet = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune',
  });
const jd = () =>
  Type.Number({
    minimum: MEAN_FIRST_JD,
    maximum: MEAN_LAST_JD,
    description: 'Julian day TT or UT (the difference is negligible here); from 2000 BCE to 3000 CE',
  });

export const MeanPlanetaryNodeRequest = shape('MeanPlanetaryNodeRequest', { planet: planet(), jd: jd() });
export type MeanPlanetaryNodeRequest = Static<typeof MeanPlanetaryNodeRequest>;
export const MeanPlanetaryNodesBulkRequest = shape('MeanPlanetaryNodesBulkRequest', {
  jd: jd(),
  planets: optionalOrNull(Type.Array(planet(), { minItems: 1, maxItems: 8, description: 'default: all eight' })),
});
export type MeanPlanetaryNodesBulkRequest = Static<typeof MeanPlanetaryNodesBulkRequest>;
export const GeometricNodeRequest = shape('GeometricNodeRequest', {
  body: bodyName('a planet, Mercury to Pluto, or a small body by name'),
  jd_ut: julianDayUt1(),
});
export type GeometricNodeRequest = Static<typeof GeometricNodeRequest>;

const apseFields = {
  perihelion_latitude: Type.Number({ description: 'ecliptic latitude of the perihelion, degrees' }),
  longitude_of_perihelion: Type.Number({
    description: 'longitude of perihelion as in tables of elements: node + argument of perihelion, degrees',
  }),
};
const orbitFields = {
  ascending_node: Type.Number(),
  descending_node: Type.Number(),
  perihelion: Type.Number({ description: 'ecliptic longitude of the perihelion, degrees' }),
  aphelion: Type.Number(),
  inclination: Type.Number(),
  eccentricity: Type.Number(),
  semi_major_axis: Type.Number({ description: 'au' }),
  ...apseFields,
};
const OrbitalNodeResponse = shape('OrbitalNodeResponse', {
  body: Type.String(),
  ...orbitFields,
});

const MeanNodeResponse = shape('MeanOrbitalNodeResponse', {
  body: Type.String(),
  ...orbitFields,
  j2000: shape(
    'OrbitalNodeJ2000Response',
    {
      ascending_node: Type.Number(),
      perihelion: Type.Number(),
      inclination: Type.Number(),
      ...apseFields,
    },
    { description: 'the same orbit in the fixed ecliptic and equinox of J2000.0' },
  ),
});
export type MeanNodeResponse = Static<typeof MeanNodeResponse>;

export const NodeCatalogResponse = shape('NodeCatalogResponse', {
  bodies: Type.Array(
    shape('NodeCatalogItemResponse', {
      name: Type.String(),
      methods: Type.Array(method()),
      mean_requires_kernel: optionalOrNull(Type.Boolean()),
      geometric_requires_kernel: optionalOrNull(Type.Boolean()),
      notes: Type.Array(Type.String()),
    }),
  ),
  total: Type.Integer(),
  provenance: shape('NodeCatalogProvenanceResponse', {
    catalog_scope: defaulted(Type.String(), 'admitted_planetary_node_transport'),
    mean_element_source: Type.Optional(Type.String()),
    geometric_source: Type.Optional(Type.String()),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type NodeCatalogResponse = Static<typeof NodeCatalogResponse>;

const provenanceFields = {
  method: method(),
  requested_body: Type.String(),
  returned_body: Type.String(),
  jd: Type.Number(),
  jd_scale: Type.String(),
  frame: Type.String(),
  coordinate_basis: Type.String(),
  kernel_required: Type.Boolean(),
  kernel_source: Type.String(),
  validity_note: Type.String(),
  source_module: Type.Optional(Type.String()),
  stage_sequence: Type.Array(Type.String()),
};
export const NodeResponse = shape('NodeResponse', {
  node: MeanNodeResponse,
  provenance: shape('NodeProvenanceResponse', provenanceFields),
});
export type NodeResponse = Static<typeof NodeResponse>;

export const MeanPlanetaryNodesBulkResponse = shape('MeanPlanetaryNodesBulkResponse', {
  nodes: mapOf(MeanNodeResponse),
  total: Type.Integer(),
  provenance: shape('MeanPlanetaryNodesBulkProvenanceResponse', {
    method: defaulted(method(), 'mean_elements'),
    requested_planets: Type.Array(Type.String()),
    returned_planets: Type.Array(Type.String()),
    jd: Type.Number(),
    jd_scale: Type.Optional(Type.String()),
    frame: Type.Optional(Type.String()),
    coordinate_basis: Type.Optional(Type.String()),
    kernel_required: defaulted(Type.Boolean(), false),
    validity_note: Type.Optional(Type.String()),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type MeanPlanetaryNodesBulkResponse = Static<typeof MeanPlanetaryNodesBulkResponse>;

export const GeometricNodeResponse = shape('GeometricNodeResponse', {
  node: OrbitalNodeResponse,
  provenance: shape('GeometricNodeProvenanceResponse', {
    ...provenanceFields,
    center: Type.String(),
    body_naif_id: Type.Integer(),
    body_kind: Type.String(),
    time: OrbitTimeResponse,
    gravity: OrbitalGravityResponse,
    frame_construction: OrbitalFrameConstructionResponse,
    state_source: OrbitalStateSourceResponse,
    singularity_policy: Type.String(),
    undefined_element_policy: Type.String(),
  }),
  computation_basis: ComputationBasis,
});
export type GeometricNodeResponse = Static<typeof GeometricNodeResponse>;
