import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import { defaulted, elevationM, isoInstant, latitudeDeg, longitudeDeg, nullable, oneOf, shape } from './fields.js';
import { houseSystemName } from './houses.js';
import { PLACE_CENTERS } from './sidereal-chart.js';

/** Fields of a request for a chart of classical doctrine. */
export const classicalChartFields = {
  dt: isoInstant(),
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  house_system: defaulted(houseSystemName(), 'P'),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'centre of the positions: the observer or the centre of the Earth' }),
    'topocentric',
  ),
};

/** The same fields as one schema. */
export const ClassicalChartFields = Type.Object(classicalChartFields);

/** Basis of a chart of classical doctrine: place frame, houses with any fallback, sect. */
export const ClassicalChartBasisResponse = shape('ClassicalChartBasisResponse', {
  place_center: oneOf(PLACE_CENTERS),
  motion_frame: oneOf(['geocentric'], { description: 'frame of the rates that decide direct and retrograde' }),
  house_system: Type.String({ description: 'as requested' }),
  effective_house_system: Type.String({ description: 'code of the house system of the cusps' }),
  house_fallback_reason: nullable(Type.String()),
  asc: Type.Number(),
  mc: Type.Number(),
  is_day_chart: Type.Boolean({ description: 'whether the Sun is above the geometric horizon of the place' }),
  sun_altitude_deg: Type.Number({ description: 'altitude of the centre of the Sun, without refraction' }),
  computation_basis: ComputationBasis,
});
export type ClassicalChartBasisResponse = Static<typeof ClassicalChartBasisResponse>;
