import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  isoInstant,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { PLACE_CENTERS } from '../../../contract/sidereal-chart.js';
import { MUDDA_FIRST_PERIODS } from '../../../doctrine/tajika/mudda.js';
import { VARGA_SHARES } from '../../../doctrine/tajika/panchavargi.js';
import { TOPICS } from '../../../doctrine/tajika/topics.js';
import { DIRECTIONAL_READINGS, MEAN_MOTIONS } from '../../../doctrine/tajika/strength.js';
import { MOON_YEAR_LORDS, YEAR_LORD_RULES } from '../../../doctrine/tajika/year-lord.js';
import {
  ITHASALA_MOTIONS,
  KAMBOOLA_CONTACTS,
  KHALLASARA_READINGS,
  MANAHOO_CONTACTS,
  NAKTA_MEDIATORS,
} from '../../../doctrine/tajika/yogas.js';

const latitude = (description: string) => Type.Number({ minimum: -90, maximum: 90, description });

const yearFields = {
  natal_dt: isoInstant('birth; the offset determines the civil date and with it the year from which years are counted'),
  natal_latitude: latitude('birthplace: geodetic latitude, degrees north'),
  natal_longitude: longitudeDeg('birthplace: longitude, degrees east'),
  year: Type.Integer({
    minimum: -13_000,
    maximum: 17_000,
    description: 'civil year of the return; not before the year of birth',
  }),
  latitude: latitude('place of the year: geodetic latitude, degrees north'),
  longitude: longitudeDeg('place of the year: longitude, degrees east'),
  ayanamsa: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 64, description: 'ayanamsa system by name or alias; default Lahiri' }),
  ),
  house_system: optionalOrNull(houseSystemName()),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: 32,
      description:
        'bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.',
    }),
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'places of the bodies and the return of the Sun' }),
    'geocentric',
  ),
  mudda_first_period: defaulted(
    oneOf(MUDDA_FIRST_PERIODS, { description: 'first mudda period: the balance by the natal Moon, or whole' }),
    'balance',
  ),
};

const chartFields = {
  ...yearFields,
  year_lord_rule: defaulted(
    oneOf(YEAR_LORD_RULES, {
      description:
        'of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices',
    }),
    'strength',
  ),
  moon_year_lord: defaulted(
    oneOf(MOON_YEAR_LORDS, {
      description:
        'a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept',
    }),
    'hands_over',
  ),
  ithasala_motion: defaulted(
    oneOf(ITHASALA_MOTIONS, {
      description: 'Ithasala by the true motions, stationary planets left out; or by the order of speeds alone',
    }),
    'actual',
  ),
  kamboola_contact: defaulted(
    oneOf(KAMBOOLA_CONTACTS, {
      description: 'Kamboola by any distinct aspect of the Moon to a partner, or by an application alone',
    }),
    'any',
  ),
  manahoo_contact: defaulted(
    oneOf(MANAHOO_CONTACTS, {
      description:
        'Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb',
    }),
    'square_too',
  ),
  nakta_mediator: defaulted(
    oneOf(NAKTA_MEDIATORS, {
      description: 'mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone',
    }),
    'faster',
  ),
  khallasara: defaulted(
    oneOf(KHALLASARA_READINGS, { description: 'whether an Ithasala that the Moon does not see is a yoga of its own' }),
    'counted',
  ),
  directional_strength: defaulted(
    oneOf(DIRECTIONAL_READINGS, {
      description: 'directional strength on both sides of the cusp of the house of joy; or after it alone',
    }),
    'both_sides',
  ),
  mean_motions: defaulted(
    oneOf(MEAN_MOTIONS, {
      description:
        'motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day',
    }),
    'geocentric',
  ),
  varga_shares: defaulted(
    oneOf(VARGA_SHARES, {
      description:
        'panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)',
    }),
    'six_steps',
  ),
};

const focusField = () =>
  optionalOrNull(isoInstant('instant of the judgement, in the year; default the beginning of the year'));

export const VarshaphalChartRequest = shape('VarshaphalChartRequest', chartFields);
export type VarshaphalChartRequest = Static<typeof VarshaphalChartRequest>;

export const VarshaphalDoctrineRequest = shape('VarshaphalDoctrineRequest', {
  ...chartFields,
  focus_dt: focusField(),
});
export type VarshaphalDoctrineRequest = Static<typeof VarshaphalDoctrineRequest>;

/** The same without the rules that no window depends on. */
export const VarshaphalWindowsRequest = shape('VarshaphalWindowsRequest', {
  ...yearFields,
  focus_dt: focusField(),
});
export type VarshaphalWindowsRequest = Static<typeof VarshaphalWindowsRequest>;

export const VarshaphalTimingRequest = shape('VarshaphalTimingRequest', {
  ...chartFields,
  query_dt: isoInstant('instant in the year'),
  node: defaulted(oneOf(['true', 'mean'], { description: 'position of Rahu and Ketu: true or mean node' }), 'true'),
});
export type VarshaphalTimingRequest = Static<typeof VarshaphalTimingRequest>;

export const TopicQuery = Type.Object(
  { topic: oneOf(TOPICS, { description: 'the matter' }) },
  { additionalProperties: false },
);

/** Policies and basis of an answer. */
export const VarshaphalBasis = shape('VarshaphalBasis', {
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.String(),
  place_center: Type.String(),
  house_system: Type.String({ description: 'system that was applied' }),
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
  is_day: Type.Boolean({ description: 'the Sun is above the horizon of the year' }),
  computation_basis: ComputationBasis,
});
