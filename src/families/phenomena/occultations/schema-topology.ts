import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape, wideJulianDayUt1 } from '../../../contract/fields.js';
import { utc, LEAST_ELEVATION_M, basis, mapAnswer, OccultationPathSummary } from './schema.js';

const side = () => oneOf(['left', 'right'], { description: 'side of the centre track in the order of time' });
const OccultationPathPointResponse = shape('OccultationPathPointResponse', {
  jd_ut: wideJulianDayUt1(),
  datetime_utc: utc(),
  latitude_deg: Type.Number({ minimum: -90, maximum: 90 }),
  longitude_deg: Type.Number({ minimum: -180, maximum: 180 }),
  separation_deg: Type.Number({ minimum: 0, description: 'separation of the centres of Moon and target' }),
  clearance_deg: Type.Number({ description: 'sum of the semidiameters minus the separation; 0 on a limit' }),
  target_altitude_deg: Type.Optional(
    Type.Number({
      minimum: -90,
      maximum: 90,
      description:
        "altitude of the target's centre, without refraction; if it is negative, the target is below the horizon",
    }),
  ),
});
export type OccultationPathPointResponse = Static<typeof OccultationPathPointResponse>;
const OccultationPathBoundaryPointResponse = shape('OccultationPathBoundaryPointResponse', {
  side: side(),
  point: OccultationPathPointResponse,
  cross_track_distance_km: Type.Number({ minimum: 0 }),
});
export type OccultationPathBoundaryPointResponse = Static<typeof OccultationPathBoundaryPointResponse>;
const OccultationPoleCrossingResponse = shape('OccultationPoleCrossingResponse', {
  pole: oneOf(['north', 'south']),
  phase: oneOf(['ingress', 'egress']),
  point: OccultationPathPointResponse,
  boundary_side: nullable(side()),
});
export type OccultationPoleCrossingResponse = Static<typeof OccultationPoleCrossingResponse>;

export const OccultationPathTopologyResponse = shape('OccultationPathTopologyResponse', {
  summary: OccultationPathSummary,
  topology: oneOf(['two_sided_band']),
  centers: Type.Array(OccultationPathPointResponse, { minItems: 9, maxItems: 721 }),
  boundaries: Type.Array(
    shape('OccultationPathBoundaryTrackResponse', {
      side: side(),
      points: Type.Array(OccultationPathBoundaryPointResponse, { minItems: 9, maxItems: 721 }),
    }),
    { minItems: 2, maxItems: 2 },
  ),
  greatest_left: OccultationPathBoundaryPointResponse,
  greatest_right: OccultationPathBoundaryPointResponse,
  pole_crossings: Type.Array(OccultationPoleCrossingResponse),
  lunar_limb_model: oneOf(['SPHERICAL_MEAN_LIMB']),
  target_model: oneOf(['POINT_SOURCE', 'JPL_EQUATORIAL_SOLID_BODY']),
  observer_elevation_m: Type.Number({ minimum: LEAST_ELEVATION_M }),
  observer_geometry: oneOf(['WGS84_GEODETIC']),
  width_metric: oneOf(['SPHERICAL_GREAT_CIRCLE_R6378_137_KM']),
  time_scale: oneOf(['UT1']),
  atmospheric_refraction: Type.Literal(false),
  saturn_rings_included: Type.Literal(false),
  limits: Type.Optional(
    Type.Array(
      shape('OccultationGrazeLimitResponse', {
        side: oneOf(['north', 'south'], { description: 'side of the shadow axis, along the celestial meridian' }),
        points: Type.Array(
          shape('OccultationGrazePointResponse', {
            jd_ut: wideJulianDayUt1(),
            latitude_deg: Type.Number({ minimum: -90, maximum: 90 }),
            longitude_deg: Type.Number({ minimum: -180, maximum: 180 }),
          }),
          { minItems: 2 },
        ),
      }),
      {
        description:
          "with `include_limits`: places at which the Moon's limb grazes the target at their deepest instant, with the target above the horizon (no refraction). `boundaries` are the limits of single instants. A side is absent if the shadow extends beyond the Earth there",
      },
    ),
  ),
  ...mapAnswer,
  ...basis,
});
export type OccultationPathTopologyResponse = Static<typeof OccultationPathTopologyResponse>;
export const OccultationPathTopologySearchResponse = shape('OccultationPathTopologySearchResponse', {
  events: Type.Array(OccultationPathTopologyResponse),
  ...basis,
});
export type OccultationPathTopologySearchResponse = Static<typeof OccultationPathTopologySearchResponse>;
