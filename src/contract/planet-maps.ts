import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { optionalOrNull, shape } from './fields.js';
import { angleDeg } from './points.js';
import { inUnit } from './units.js';

/** Maps of the seven planets and the two nodes, with exactly these names. */

const seven = <T extends TSchema>(value: () => T) => ({
  Sun: value(),
  Moon: value(),
  Mars: value(),
  Mercury: value(),
  Jupiter: value(),
  Venus: value(),
  Saturn: value(),
});
const nine = <T extends TSchema>(value: () => T) => ({ ...seven(value), Rahu: value(), Ketu: value() });

const siderealDeg = () => angleDeg('sidereal longitude, degrees; reduced to [0, 360)');
const strictDeg = () =>
  inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'sidereal longitude, degrees' }));
const sign = () => Type.Integer({ minimum: 0, maximum: 11, description: '0 Aries ... 11 Pisces' });

/** Longitudes that are reduced. */
export const SevenLongitudes = shape('SevenPlanetLongitudes', seven(siderealDeg));
export type SevenLongitudes = Static<typeof SevenLongitudes>;
export const SevenOrEightLongitudes = shape('SevenPlanetsAndRahuLongitudes', {
  ...seven(siderealDeg),
  Rahu: Type.Optional(siderealDeg()),
});
/** Some or all of the seven. */
export const SomeLongitudes = shape(
  'SomePlanetLongitudes',
  seven(() => Type.Optional(siderealDeg())),
);
/** Some or all of the nine bodies. */
export const SomeNineLongitudes = shape(
  'SomeBodyLongitudes',
  nine(() => Type.Optional(siderealDeg())),
);
const NodeLongitudes = shape('NodeLongitudes', {
  Rahu: Type.Optional(siderealDeg()),
  Ketu: Type.Optional(siderealDeg()),
});
export type NodeLongitudes = Static<typeof NodeLongitudes>;
export const nodeLongitudes = () => optionalOrNull(NodeLongitudes);
export const siderealLagna = () => angleDeg('sidereal longitude of the Lagna, degrees; reduced to [0, 360)');

/** Longitudes in [0, 360), and signs, of charts that say which of the two they give. */
export const SevenStrictLongitudes = shape('SevenPlanetPlaces', seven(strictDeg));
export const NineStrictLongitudes = shape('NineBodyPlaces', nine(strictDeg));
export const SevenSigns = shape('SevenPlanetSigns', seven(sign));
export const NineSigns = shape('NineBodySigns', nine(sign));
export const strictLagna = strictDeg;
export const signIndexField = sign;
