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
import { YEAR_LORD_RULES } from '../../../doctrine/tajika/year-lord.js';
import { KAMBOOLA_CONTACTS } from '../../../doctrine/tajika/yogas.js';

const latitude = (description: string) => Type.Number({ minimum: -90, maximum: 90, description });

const yearFields = {
  natal_dt: isoInstant('birth; the offset tells the civil date, and with it the year from which years are counted'),
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
      description: 'bodies whose places are answered; default Sun ... Pluto. The rules always take the seven planets.',
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
      description: 'of the office-bearers that see the lagna: the strongest, or who has most offices',
    }),
    'strength',
  ),
  kamboola_contact: defaulted(
    oneOf(KAMBOOLA_CONTACTS, {
      description: 'what of the Moon makes a Kamboola: any distinct aspect, or an application',
    }),
    'any',
  ),
  varga_shares: defaulted(
    oneOf(VARGA_SHARES, {
      description:
        'panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)',
    }),
    'six_steps',
  ),
};

const focusField = () => optionalOrNull(isoInstant('instant of the year that is looked at; default its beginning'));

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
  query_dt: isoInstant('instant of the year that is asked for'),
  node: defaulted(oneOf(['true', 'mean'], { description: 'place of Rahu and Ketu' }), 'true'),
});
export type VarshaphalTimingRequest = Static<typeof VarshaphalTimingRequest>;

export const TopicQuery = Type.Object(
  { topic: oneOf(TOPICS, { description: 'the matter' }) },
  { additionalProperties: false },
);

/** What every answer stands on. */
export const VarshaphalBasis = shape('VarshaphalBasis', {
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.String(),
  place_center: Type.String(),
  house_system: Type.String({ description: 'system that was applied' }),
  mudda_first_period: Type.String(),
  year_lord_rule: Type.String(),
  kamboola_contact: Type.String(),
  varga_shares: Type.String(),
  zodiac: Type.String(),
  year_count: Type.String(),
  is_day: Type.Boolean({ description: 'the Sun is above the horizon of the year' }),
  computation_basis: ComputationBasis,
});
