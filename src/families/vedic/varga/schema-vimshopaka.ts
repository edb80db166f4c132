import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude } from '../../../contract/points.js';

const D60_METHODS = ['harmonic', 'bphs_santhanam_sign', 'pvr_textbook_linear', 'classical_derived_linear'] as const;
export type D60Method = (typeof D60_METHODS)[number];
const METHODS =
  'harmonic counts the parts from Aries; the three others count from the sign itself, as BPHS 6.33, and differ in their sources';

const sidereal = () => longitude('sidereal longitude, degrees; reduced to [0, 360)');

export const D60SignRequest = shape('D60SignRequest', {
  sidereal_longitude: sidereal(),
  method: defaulted(oneOf(D60_METHODS, { description: METHODS }), 'harmonic'),
});
export type D60SignRequest = Static<typeof D60SignRequest>;

export const D60SignResponse = shape('D60SignResponse', {
  longitude: Type.Number({ description: 'sidereal longitude, degrees in [0, 360)' }),
  sign_index: Type.Integer(),
  sign: Type.String(),
  sign_symbol: Type.String(),
  method: oneOf(D60_METHODS),
  position_scope: Type.Literal('sign_only'),
  source_reference: Type.String(),
});
export type D60SignResponse = Static<typeof D60SignResponse>;

export const VimshopakaRequest = shape('VimshopakaRequest', {
  sidereal_longitudes: shape(
    'SevenPlanetLongitudes',
    {
      Sun: sidereal(),
      Moon: sidereal(),
      Mars: sidereal(),
      Mercury: sidereal(),
      Jupiter: sidereal(),
      Venus: sidereal(),
      Saturn: sidereal(),
    },
    { description: 'sidereal longitudes of the seven planets, degrees' },
  ),
  group: defaulted(
    oneOf(['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'], {
      description: 'group of 6, 7, 10 or 16 divisions',
    }),
    'shodashavarga',
  ),
  d60_method: Type.Optional(
    oneOf(D60_METHODS, {
      description: `${METHODS}; default: bphs_santhanam_sign with the divisions of BPHS 6, harmonic with the harmonic ones. Groups without D60 accept only harmonic, which has no effect there`,
    }),
  ),
  vargas: defaulted(
    oneOf(['bphs_6', 'harmonic'], {
      description:
        'bphs_6: the divisions of Brihat Parashara Hora Shastra ch. 6. harmonic: plain multiplication in D10 D12 D24 D30, D4 in consecutive signs, D45 from Aries or Capricorn',
    }),
    'bphs_6',
  ),
});
export type VimshopakaRequest = Static<typeof VimshopakaRequest>;

const VimshopakaVargaEntryResponse = shape('VimshopakaVargaEntryResponse', {
  division: Type.Integer(),
  varga_sign_index: Type.Integer(),
  lord: Type.String(),
  dignity: oneOf(['own_sign', 'adhi_mitra', 'mitra', 'sama', 'shatru', 'adhi_shatru'], {
    description: 'relation of the planet to the lord of the varga sign, compound in the rasi chart',
  }),
  vishva: Type.Number({ description: 'points of 20 by dignity' }),
  weight: Type.Number({ description: 'weight of the division; the weights of a group add up to 20' }),
  points: Type.Number({ description: 'weight times vishva / 20' }),
});

const VimshopakaBalaResponse = shape('VimshopakaBalaResponse', {
  planet: Type.String(),
  group: Type.String(),
  entries: Type.Array(VimshopakaVargaEntryResponse),
  total: Type.Number({ description: 'sum of the points, at most 20' }),
  d60_method: nullable(oneOf(D60_METHODS)),
  d60_source_references: Type.Array(Type.String()),
});
export type VimshopakaBala = Static<typeof VimshopakaBalaResponse>;

const chartFields = {
  group: Type.String(),
  vargas: Type.String(),
  planets: mapOf(VimshopakaBalaResponse),
  vargottama: Type.Array(Type.String(), { description: 'planets with the same sign in rasi and navamsa, by name' }),
};
const VimshopakaChart = shape('VimshopakaChartResponse', chartFields);
export type VimshopakaChartResponse = Static<typeof VimshopakaChart>;
export const VimshopakaChartAnswer = shape('VimshopakaChartAnswer', { ...chartFields, ...optionsNotApplied });
