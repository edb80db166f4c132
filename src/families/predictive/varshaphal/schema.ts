import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  isoInstant,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { PLACE_CENTERS } from '../../../contract/sidereal-chart.js';
import { TOPICS } from '../../../doctrine/tajika/topics.js';
import { DIRECTIONAL_READINGS, MANAHOO_CONTACTS, MOON_YEAR_LORDS, VARGA_SHARES } from './wire-words.js';

/** Values of a table of readings, in its order. */
const readings = <T extends Readonly<Record<string, string>>>(table: T, description: string) =>
  oneOf(Object.keys(table) as (keyof T & string)[], { description });

const latitude = (description: string) => Type.Number({ minimum: -90, maximum: 90, description });

const yearFields = {
  natal_dt: isoInstant('birth; its offset determines the civil year from which years are counted'),
  natal_latitude: latitude('birthplace: geodetic latitude, degrees north'),
  natal_longitude: longitudeDeg('birthplace: longitude, degrees east'),
  year: Type.Integer({
    minimum: -13_000,
    maximum: 17_000,
    description: 'civil year of the return; not before the year of birth',
  }),
  latitude: latitude('place of the year: geodetic latitude, degrees north'),
  longitude: longitudeDeg('place of the year: longitude, degrees east'),
  ayanamsa: defaulted(
    nullable(
      Type.String({ minLength: 1, maxLength: 64, description: 'ayanamsa system by name or alias; default Lahiri' }),
    ),
    'authI',
  ),
  house_system: defaulted(nullable(houseSystemName()), 'P'),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: 32,
      description:
        'bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.',
    }),
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'origin of the positions of the bodies and of the solar return' }),
    'geocentric',
  ),
  mudda_first_period: defaulted(
    oneOf(['balance', 'whole'], {
      description: 'first mudda period: the balance by the natal Moon, or the full period',
    }),
    'balance',
  ),
};

const chartFields = {
  ...yearFields,
  year_lord_rule: defaulted(
    oneOf(['strength', 'claims'], {
      description:
        'lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices',
    }),
    'strength',
  ),
  moon_year_lord: defaulted(
    readings(
      MOON_YEAR_LORDS,
      'when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays',
    ),
    'hands_over',
  ),
  ithasala_motion: defaulted(
    oneOf(['actual', 'natural'], {
      description: 'Ithasala by the actual motions, without stationary planets; or by the natural order of speeds',
    }),
    'actual',
  ),
  kamboola_contact: defaulted(
    oneOf(['any', 'applying'], {
      description: 'Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one',
    }),
    'any',
  ),
  manahoo_contact: defaulted(
    readings(
      MANAHOO_CONTACTS,
      'Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb',
    ),
    'square_too',
  ),
  nakta_mediator: defaulted(
    oneOf(['faster', 'moon'], {
      description:
        'mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon',
    }),
    'faster',
  ),
  khallasara: defaulted(
    oneOf(['counted', 'omitted'], {
      description: 'Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not',
    }),
    'counted',
  ),
  directional_strength: defaulted(
    readings(
      DIRECTIONAL_READINGS,
      'directional strength on both sides of the cusp of the house of joy; or only after the cusp',
    ),
    'both_sides',
  ),
  mean_motions: defaulted(
    oneOf(['geocentric', 'direct'], {
      description:
        'motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day',
    }),
    'geocentric',
  ),
  varga_shares: defaulted(
    readings(
      VARGA_SHARES,
      'panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)',
    ),
    'six_steps',
  ),
};

const focusField = () =>
  optionalOrNull(isoInstant('instant of the judgement, within the year; default: the beginning of the year'));

export const VarshaphalChartRequest = shape('VarshaphalChartRequest', chartFields);
export type VarshaphalChartRequest = Static<typeof VarshaphalChartRequest>;

export const VarshaphalDoctrineRequest = shape('VarshaphalDoctrineRequest', {
  ...chartFields,
  focus_dt: focusField(),
});
export type VarshaphalDoctrineRequest = Static<typeof VarshaphalDoctrineRequest>;

/** The fields without the readings that do not change the windows. */
export const VarshaphalWindowsRequest = shape('VarshaphalWindowsRequest', {
  ...yearFields,
  focus_dt: focusField(),
});
export type VarshaphalWindowsRequest = Static<typeof VarshaphalWindowsRequest>;

export const VarshaphalTimingRequest = shape('VarshaphalTimingRequest', {
  ...chartFields,
  query_dt: isoInstant('instant within the year'),
  node: defaulted(oneOf(['true', 'mean'], { description: 'node that gives the positions of Rahu and Ketu' }), 'true'),
});
export type VarshaphalTimingRequest = Static<typeof VarshaphalTimingRequest>;

export const TopicQuery = Type.Object(
  { topic: oneOf(TOPICS, { description: 'matter of the year' }) },
  { additionalProperties: false },
);

/** Policies and basis of an answer. */
export const VarshaphalBasis = shape('VarshaphalBasis', {
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.String(),
  place_center: Type.String(),
  house_system: Type.String({ description: 'house system used' }),
  mudda_first_period: Type.String(),
  year_lord_rule: Type.String(),
  moon_year_lord: Type.String(),
  ithasala_motion: Type.String(),
  kamboola_contact: Type.String(),
  manahoo_contact: Type.String(),
  nakta_mediator: Type.String(),
  khallasara: Type.String(),
  varga_shares: Type.String(),
  directional_strength: Type.String(),
  mean_motions: Type.String(),
  zodiac: Type.String(),
  year_count: Type.String(),
  is_day: Type.Boolean({ description: 'the Sun is above the horizon at the return' }),
  computation_basis: ComputationBasis,
});
