import type { DecennialStartReason } from '../../../doctrine/periods/decennials.js';
import type { FirdariaSequenceKind, FirdariaYear } from '../../../doctrine/periods/firdaria.js';
import type { DecennialStartResponse } from './decennial-schema.js';
import type { FirdarPeriodResponse, FirdarPolicyResponse } from './firdaria-schema.js';

/** Years of the firdaria by their wire word. */
export const FIRDARIA_YEARS: Readonly<Record<FirdarPolicyResponse['year_basis'], FirdariaYear>> = {
  'julian_365.25': 'julian',
  'tropical_365.2422': 'tropical',
};

/** Wire words of the orders of the firdaria. */
export const FIRDARIA_SEQUENCES: Readonly<
  Record<FirdariaSequenceKind, NonNullable<FirdarPeriodResponse['sequence_kind']>>
> = {
  diurnal: 'diurnal',
  nocturnalStandard: 'nocturnal_standard',
  nocturnalBonatti: 'nocturnal_bonatti',
};

/** Wire words of the reasons why a planet begins the decennials. */
export const START_REASONS: Readonly<Record<DecennialStartReason, DecennialStartResponse['reason']>> = {
  sectLight: 'sect_light',
  sectLightNotCadent: 'sect_light_not_cadent',
  otherLightNotCadent: 'other_light_not_cadent',
  firstAfterAscendant: 'first_after_ascendant',
};
