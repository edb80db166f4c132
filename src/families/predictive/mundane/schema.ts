import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  shape,
  trimmedText,
} from '../../../contract/fields.js';
import { houseSystemCode } from '../../../contract/strict-houses.js';

export const INGRESSES = ['aries', 'cancer', 'libra', 'capricorn'] as const;
export type CardinalIngress = (typeof INGRESSES)[number];
const LOCATION_ROLES = [
  'user_specified',
  'seat_of_government',
  'constitutional_capital',
  'administrative_capital',
  'regional_center',
] as const;
const ECLIPSE_KINDS = ['solar', 'lunar'] as const;
const ECLIPSE_EPOCHS = [
  'ecliptic_syzygy',
  'equatorial_conjunction',
  'equatorial_opposition',
  'greatest_eclipse',
] as const;
const SELECTION_POLICIES = ['all_four_cardinal_ingresses_v1', 'authA_1653_ascendant_modality_v1'] as const;

export const ingress = () => oneOf(INGRESSES);
export const locationRole = () => oneOf(LOCATION_ROLES);
export const eclipseKind = () => oneOf(ECLIPSE_KINDS);
export const eclipseEpoch = () => oneOf(ECLIPSE_EPOCHS);
export const selectionPolicy = () =>
  oneOf(SELECTION_POLICIES, {
    description:
      'all four charts of the year, or the number required by the sign that rises at the Aries ingress (authA, Ramesey)',
  });

const MundaneLocationRequest = shape('MundaneLocationRequest', {
  label: trimmedText(255),
  role: locationRole(),
  source_id: trimmedText(1000, 'source of the place'),
  valid_from_utc: nullable(
    isoInstant('start of the role of the place, ISO 8601 with offset; required for every role except user_specified'),
  ),
  valid_until_utc: nullable(isoInstant('end of the role (exclusive); null if it continues')),
  latitude_deg: latitudeDeg(),
  longitude_deg_east: longitudeDeg(),
});
export type MundaneLocationRequest = Static<typeof MundaneLocationRequest>;

const common = {
  search_start_utc: isoInstant('start of the search, ISO 8601 with offset'),
  search_end_utc: isoInstant('end of the search (exclusive), ISO 8601 with offset'),
  location: MundaneLocationRequest,
  house_system: houseSystemCode(),
};

const CardinalIngressProfileRequest = shape('CardinalIngressProfileRequest', {
  event_type: oneOf(['cardinal_ingress']),
  ...common,
  selected_ingress: ingress(),
  selection_policy: selectionPolicy(),
});
export type CardinalIngressProfileRequest = Static<typeof CardinalIngressProfileRequest>;

const PrimarySyzygyProfileRequest = shape('PrimarySyzygyProfileRequest', {
  event_type: oneOf(['primary_syzygy']),
  ...common,
  anchor_ingress: ingress(),
});
export type PrimarySyzygyProfileRequest = Static<typeof PrimarySyzygyProfileRequest>;

const EclipseProfileRequest = shape('EclipseProfileRequest', {
  event_type: oneOf(['eclipse']),
  ...common,
  eclipse_id: trimmedText(255, 'identifier of the eclipse, chosen by the caller'),
  eclipse_kind: eclipseKind(),
  chart_epoch_kind: eclipseEpoch(),
});
export type EclipseProfileRequest = Static<typeof EclipseProfileRequest>;

const JupiterSaturnProfileRequest = shape('JupiterSaturnProfileRequest', {
  event_type: oneOf(['jupiter_saturn_ecliptic_longitude_conjunction']),
  ...common,
  selected_root_index: Type.Integer({
    minimum: 0,
    maximum: 1000,
    description: 'index of the conjunction in the search; 0 is the first',
  }),
});
export type JupiterSaturnProfileRequest = Static<typeof JupiterSaturnProfileRequest>;

export const MundaneEventChartProfileRequest = Type.Union(
  [CardinalIngressProfileRequest, PrimarySyzygyProfileRequest, EclipseProfileRequest, JupiterSaturnProfileRequest],
  { title: 'MundaneEventChartProfileRequest' },
);
export type MundaneEventChartProfileRequest = Static<typeof MundaneEventChartProfileRequest>;
