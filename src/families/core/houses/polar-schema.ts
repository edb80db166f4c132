import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, isoInstant, latitudeDeg, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { obliquityDeg } from './dynamics-schema.js';

export const PolarAdmissibilityRequest = shape('PolarAdmissibilityRequest', {
  latitude: latitudeDeg(),
  system: defaulted(houseSystemName(), 'C'),
  dt: optionalOrNull(isoInstant('instant of the true obliquity; default: J2000.0')),
  obliquity: optionalOrNull(obliquityDeg()),
  armc_start: defaulted(Type.Number({ minimum: 0, maximum: 360, description: 'first sidereal time, degrees' }), 0),
  armc_end: defaulted(
    Type.Number({
      minimum: 0,
      maximum: 360,
      description: 'last sidereal time, degrees; a scan whose samples go round the circle covers it completely',
    }),
    355,
  ),
  armc_step: defaulted(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 360,
      description:
        'distance of the samples that are counted, and unit of stability_radius; the edges do not depend on it',
    }),
    5,
  ),
  rho_max: optionalOrNull(
    Type.Number({
      minimum: 1,
      maximum: 1_000_000,
      description: 'largest ratio of the largest house to the smallest, for the practical windows',
    }),
  ),
  stability_radius: defaulted(
    Type.Integer({
      minimum: 0,
      maximum: 3600,
      description: 'steps by which practical windows are shortened at both ends, for the stable windows',
    }),
    0,
  ),
});
export type PolarAdmissibilityRequest = Static<typeof PolarAdmissibilityRequest>;

const PolarHouseWindowResponse = shape('PolarHouseWindowResponse', {
  start_armc: Type.Number({ description: 'solved edge; greater than end_armc when the window passes through 0' }),
  end_armc: Type.Number({ description: 'solved edge, or the end of the scan' }),
  sample_count: Type.Integer({ description: 'samples inside' }),
  whole_circle: Type.Boolean({ description: 'every sidereal time is inside; the ends are those of the scan' }),
});

export const PolarAdmissibilityResponse = shape('PolarAdmissibilityResponse', {
  latitude: Type.Number(),
  obliquity: Type.Number(),
  obliquity_source: oneOf(['request', 'datetime', 'J2000.0']),
  system: Type.String(),
  armc_start: Type.Number(),
  armc_end: Type.Number(),
  armc_step: Type.Number(),
  last_sampled_armc: Type.Number(),
  rho_max: optionalOrNull(Type.Number()),
  stability_radius: Type.Integer(),
  maximum_allowed_samples: Type.Integer(),
  total_samples: Type.Integer(),
  valid_fraction: Type.Number({ description: 'share of the samples inside the windows' }),
  has_any_window: Type.Boolean(),
  circle_covered: Type.Boolean({ description: 'the scan covers all sidereal times; windows across 0 are one window' }),
  windows: Type.Array(PolarHouseWindowResponse),
  practical_windows: Type.Optional(Type.Array(PolarHouseWindowResponse)),
  stable_practical_windows: Type.Optional(Type.Array(PolarHouseWindowResponse)),
  ...optionsNotApplied,
});
export type PolarAdmissibilityResponse = Static<typeof PolarAdmissibilityResponse>;
