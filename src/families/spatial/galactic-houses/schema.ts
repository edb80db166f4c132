import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, defaulted, isoInstant, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { angleDeg } from '../../../contract/points.js';
import { placeFields } from '../../../contract/place.js';

const MAX_BODIES = 12;
const SOURCES = [
  'chart_time_location_galactic_porphyry',
  'direct_galactic_longitude_and_supplied_cusps',
  'chart_ecliptic_to_galactic_positions',
] as const;

const momentAndPlace = { dt: isoInstant(), ...placeFields };
const threshold = () =>
  defaulted(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 180,
      description: 'largest distance at which a position counts as near a cusp, degrees',
    }),
    3,
  );
const cusp = () => Type.Number({ minimum: 0, exclusiveMaximum: 360 });
const twelve = (description: string) => Type.Array(cusp(), { minItems: 12, maxItems: 12, description });

export const GalacticHousesChartRequest = shape('GalacticHousesChartRequest', momentAndPlace);
export type GalacticHousesChartRequest = Static<typeof GalacticHousesChartRequest>;
export const GalacticHousesChartPlacementsRequest = shape('GalacticHousesChartPlacementsRequest', {
  ...momentAndPlace,
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      description: 'default: Sun to Pluto',
    }),
  ),
  near_cusp_threshold: threshold(),
});
export type GalacticHousesChartPlacementsRequest = Static<typeof GalacticHousesChartPlacementsRequest>;

const angleNames = ['ga_lon', 'gmc_lon', 'gd_lon', 'gic_lon', 'ga_ecl', 'gmc_ecl', 'gd_ecl', 'gic_ecl'] as const;
const angleFields = Object.fromEntries(angleNames.map((name) => [name, angleDeg('degrees')])) as Record<
  (typeof angleNames)[number],
  ReturnType<typeof Type.Number>
>;
export const GalacticHousePlacementRequest = shape('GalacticHousePlacementRequest', {
  galactic_longitude: angleDeg('degrees; reduced to [0, 360)'),
  house_cusps: shape('GalacticHouseCuspsRequest', {
    cusps_gal: twelve('galactic longitudes of the twelve cusps, in the direction of `forward`, degrees'),
    cusps_ecl: twelve('ecliptic longitudes of the cusps, degrees; the assignment of houses does not use them'),
    angles: shape('GalacticAnglesRequest', angleFields),
    forward: Type.Boolean({ description: 'whether galactic longitude increases with the house number' }),
  }),
  near_cusp_threshold: threshold(),
});
export type GalacticHousePlacementRequest = Static<typeof GalacticHousePlacementRequest>;

const GalacticHouseCuspsResponse = shape('GalacticHouseCuspsResponse', {
  cusps_gal: Type.Array(Type.Number(), { description: 'galactic longitudes of cusps 1 to 12, degrees' }),
  cusps_ecl: Type.Array(Type.Number(), {
    description: 'ecliptic longitudes of the cusps, true ecliptic and equinox of date, degrees',
  }),
  angles: shape('GalacticAnglesResponse', angleFields),
  forward: Type.Boolean(),
});
export type GalacticHouseCuspsResponse = Static<typeof GalacticHouseCuspsResponse>;

const GalacticHousesProvenanceResponse = shape('GalacticHousesProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  latitude: optionalOrNull(Type.Number()),
  longitude: optionalOrNull(Type.Number()),
  obliquity_deg: optionalOrNull(Type.Number()),
  armc_deg: optionalOrNull(Type.Number()),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  coordinate_source: oneOf(SOURCES),
  stage_sequence: Type.Array(Type.String()),
});
export type GalacticHousesProvenanceResponse = Static<typeof GalacticHousesProvenanceResponse>;

const placementFields = {
  placement: shape('GalacticHousePlacementResponse', {
    house: Type.Integer(),
    galactic_longitude: Type.Number(),
    exact_on_cusp: Type.Boolean(),
    cusp_longitude: Type.Number(),
  }),
  fractional_position: Type.Number({ description: 'house number plus the passed part of the house, in [1, 13)' }),
  boundary: shape('GalacticHouseBoundaryResponse', {
    opening_cusp: Type.Number(),
    closing_cusp: Type.Number(),
    dist_to_opening: Type.Number({ description: 'arc from the opening cusp, in the direction of the houses, degrees' }),
    dist_to_closing: Type.Number(),
    house_span: Type.Number(),
    nearest_cusp: Type.Number(),
    nearest_cusp_distance: Type.Number(),
    near_cusp_threshold: Type.Number(),
    is_near_cusp: Type.Boolean(),
  }),
};
export type PlacementAnswer = { [K in keyof typeof placementFields]: Static<(typeof placementFields)[K]> };

export const GalacticHouseCuspsEnvelopeResponse = shape('GalacticHouseCuspsEnvelopeResponse', {
  cusps: GalacticHouseCuspsResponse,
  provenance: GalacticHousesProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type GalacticHouseCuspsEnvelopeResponse = Static<typeof GalacticHouseCuspsEnvelopeResponse>;
export const GalacticHousePlacementEnvelopeResponse = shape('GalacticHousePlacementEnvelopeResponse', {
  ...placementFields,
  provenance: GalacticHousesProvenanceResponse,
});
export type GalacticHousePlacementEnvelopeResponse = Static<typeof GalacticHousePlacementEnvelopeResponse>;
export const GalacticHouseChartPlacementsResponse = shape('GalacticHouseChartPlacementsResponse', {
  cusps: GalacticHouseCuspsResponse,
  placements: Type.Array(
    shape('GalacticHouseBodyPlacementResponse', {
      body: Type.String(),
      ecliptic_longitude: Type.Number(),
      ecliptic_latitude: Type.Number(),
      galactic_longitude: Type.Number(),
      galactic_latitude: Type.Number(),
      ...placementFields,
    }),
  ),
  provenance: GalacticHousesProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type GalacticHouseChartPlacementsResponse = Static<typeof GalacticHouseChartPlacementsResponse>;
