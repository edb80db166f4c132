import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { policyAyanamsa, solarDayFields, VaraBasisResponse, zodiacFields } from '../../../contract/panchanga.js';
import { lagnaLatitude, siderealPlaceFields } from '../../../contract/sidereal-chart.js';
import { ayanamsaName } from '../../../contract/sidereal.js';

const choice = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  defaulted(oneOf(values, { description }), values[0]);

const policyFields = {
  saptavargaja_points: choice(
    ['raman', 'bphs'],
    'raman: 22.5, 15, 7.5, 3.75, 1.875 for great friend ... great enemy; bphs: 20, 15, 10, 4, 2',
  ),
  saptavargaja_profile: Type.Optional(
    oneOf(['raman_1996', 'bphs_santhanam_27'], {
      description: 'name of the table of saptavargaja bala; when given, it decides instead of saptavargaja_points',
    }),
  ),
  moolatrikona: choice(
    ['bphs', 'raman'],
    'bphs: Moon 3-30 Taurus, Mercury 15-20 Virgo; raman: Moon 4-20, Mercury 16-20',
  ),
  drekkana_bala: choice(
    ['raman', 'santhanam'],
    'raman: neuter planets in the second third, feminine in the third; santhanam: the reverse',
  ),
  kendra_basis: choice(
    ['sign', 'house'],
    'kendradi bala by whole signs from the Lagna, or by the cusps of house_system',
  ),
  moon_paksha: choice(['doubled', 'single'], 'whether the paksha bala of the Moon is doubled (Raman)'),
  hora: choice(['equal', 'seasonal'], 'hours of 60 minutes from sunrise, or twelfths of day and night'),
  ayana_declination: choice(
    ['ecliptic_point', 'planet'],
    'declination of the point of the ecliptic at the longitude (kranti), or of the planet, limited to 24 degrees',
  ),
  luminary_cheshta: choice(
    ['zero', 'ayana_paksha', 'kendra'],
    'cheshta bala of Sun and Moon: none (Raman), their ayana and paksha bala (BPHS 27), or by the kendra of BPHS 28, which ishta and kashta always use',
  ),
  mercury_nature: choice(
    ['malefic', 'benefic', 'by_association'],
    "in paksha and drik bala: malefic as in Raman's example, benefic, or malefic in one sign with Sun, Mars, Saturn or the waning Moon",
  ),
  yuddha_points: choice(
    ['raman', 'bphs'],
    'points of a war: the difference of the strengths divided by that of the discs, or the undivided difference',
  ),
};
/** Readings of the policy with their defaults. */
export const ShadbalaPolicyFields = Type.Object(policyFields);
export const shadbalaPolicyFields = policyFields;
export const ShadbalaPolicyRequest = shape('ShadbalaPolicyRequest', {
  ayanamsa_system: policyAyanamsa(),
  ...policyFields,
});
export type ShadbalaPolicyRequest = Static<typeof ShadbalaPolicyRequest>;

export const shadbalaChartFields = {
  dt: isoInstant(),
  observer_lat: lagnaLatitude(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  house_system: defaulted(houseSystemName(), 'P'),
  ayanamsa_system: ayanamsaName(),
  hora_lord: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 64, description: 'lord of the hour; default: that of the instant' }),
  ),
  policy: Type.Optional(nullable(ShadbalaPolicyRequest)),
  ...siderealPlaceFields,
  ...solarDayFields,
};
export const ShadbalaChartRequest = shape('ShadbalaChartRequest', shadbalaChartFields);
export type ShadbalaChartRequest = Static<typeof ShadbalaChartRequest>;
export const ShadbalaConditionChartRequest = shape('ShadbalaConditionChartRequest', {
  ...shadbalaChartFields,
  planet: Type.String({ minLength: 1, maxLength: 64, description: 'one of the seven planets' }),
});
export type ShadbalaConditionChartRequest = Static<typeof ShadbalaConditionChartRequest>;

const SthanaBalaResponse = shape('SthanaBalaResponse', {
  uchcha: Type.Number(),
  saptavargaja: Type.Number(),
  ojayugma: Type.Number(),
  kendradi: Type.Number(),
  drekkana: Type.Number(),
  total: Type.Number(),
});

const KalaBalaResponse = shape('KalaBalaResponse', {
  nathonnatha: Type.Number(),
  paksha: Type.Number(),
  tribhaga: Type.Number(),
  abda_masa_vara_hora: Type.Number(),
  ayana: Type.Number(),
  yuddha: Type.Number({ description: 'of the wars that are won, less those lost' }),
  total: Type.Number(),
});

const PlanetShadbalaResponse = shape('PlanetShadbalaResponse', {
  planet: Type.String(),
  sthana_bala: SthanaBalaResponse,
  dig_bala: Type.Number(),
  kala_bala: KalaBalaResponse,
  chesta_bala: Type.Number(),
  naisargika_bala: Type.Number(),
  drig_bala: Type.Number(),
  ishta_phala: Type.Number(),
  kashta_phala: Type.Number(),
  total_shashtiamsas: Type.Number(),
  total_rupas: Type.Number(),
  required_rupas: Type.Number(),
  strength_ratio: Type.Number(),
  is_sufficient: Type.Boolean(),
});
export type PlanetShadbalaResponse = Static<typeof PlanetShadbalaResponse>;

/** Basis of the strengths, in every answer of the family. */
const basisFields = {
  ...zodiacFields,
  house_system: nullable(Type.String({ description: 'house system of kendradi bala; null: whole signs' })),
  lords: shape('ShadbalaTimeLords', {
    abda: Type.String(),
    masa: Type.String(),
    vara: Type.String(),
    hora: Type.String(),
    tribhaga: Type.String(),
    hora_source: oneOf(['computed', 'request']),
  }),
  vara_basis: VaraBasisResponse,
  policy: shape('ShadbalaPolicyResponse', {
    saptavargaja_points: Type.String(),
    moolatrikona: Type.String(),
    drekkana_bala: Type.String(),
    kendra_basis: Type.String(),
    moon_paksha: Type.String(),
    hora: Type.String(),
    ayana_declination: Type.String(),
    luminary_cheshta: Type.String(),
    mercury_nature: Type.String(),
    yuddha_points: Type.String(),
  }),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
};

export const ShadbalaResultResponse = shape('ShadbalaResultResponse', {
  jd: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  planets: mapOf(PlanetShadbalaResponse),
  sputa_drishti: mapOf(mapOf(Type.Number()), {
    description: 'exact aspects (sputa drishti), shashtiamsas: on each planet, by the planet that casts them',
  }),
  ...basisFields,
});
export type ShadbalaResultResponse = Static<typeof ShadbalaResultResponse>;

export const ShadbalaChartProfileResponse = shape('ShadbalaChartProfileResponse', {
  sufficient_count: Type.Integer(),
  insufficient_count: Type.Integer(),
  strongest_planet: Type.String({ description: 'by the quotient of strength and required strength' }),
  weakest_planet: Type.String(),
  planet_tiers: mapOf(Type.String()),
  strength_ratios: mapOf(Type.Number()),
  ayanamsa_system: Type.String(),
  ...basisFields,
});
export type ShadbalaChartProfileResponse = Static<typeof ShadbalaChartProfileResponse>;

export const GrahaYuddhaResponse = shape('GrahaYuddhaResponse', {
  victor: Type.String(),
  loser: Type.String(),
  separation_deg: Type.Number(),
  shashtiamsas_transferred: nullable(Type.Number()),
});
export const ShadbalaNetworkProfileResponse = shape('ShadbalaNetworkProfileResponse', {
  ayanamsa_system: Type.String(),
  strength_ranking: Type.Array(Type.String()),
  dominant_planet: Type.String(),
  recessive_planet: Type.String(),
  active_wars: Type.Array(GrahaYuddhaResponse),
  war_victors: Type.Array(Type.String()),
  war_losers: Type.Array(Type.String()),
  strength_ratios: mapOf(Type.Number()),
  ...basisFields,
});
export type ShadbalaNetworkProfileResponse = Static<typeof ShadbalaNetworkProfileResponse>;

export const ShadbalaConditionProfileResponse = shape('ShadbalaConditionProfileResponse', {
  planet: Type.String(),
  tier: oneOf(['sufficient', 'insufficient']),
  total_rupas: Type.Number(),
  required_rupas: Type.Number(),
  strength_ratio: Type.Number(),
  is_sufficient: Type.Boolean(),
  ayanamsa_system: Type.String(),
  ...basisFields,
});
export type ShadbalaConditionProfileResponse = Static<typeof ShadbalaConditionProfileResponse>;
