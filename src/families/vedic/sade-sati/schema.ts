import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName } from '../../../contract/sidereal.js';

const moon = () => longitude('sidereal longitude of the natal Moon, degrees; reduced to [0, 360)');
const kantaka = () =>
  defaulted(
    oneOf(['fourth', 'angles'], {
      description: 'houses from the Moon called kantaka: the fourth alone, or the first, fourth, seventh and tenth',
    }),
    'fourth',
  );
const sign = () => Type.Integer({ description: '0 Aries ... 11 Pisces' });

export const SadeSatiStatusRequest = shape('SadeSatiStatusRequest', {
  natal_moon_sidereal_lon: moon(),
  saturn_sidereal_lon: longitude('sidereal longitude of Saturn, degrees; reduced to [0, 360)'),
  kantaka_houses: kantaka(),
});
export type SadeSatiStatusRequest = Static<typeof SadeSatiStatusRequest>;

export const SadeSatiStatusResponse = shape('SadeSatiStatusResponse', {
  janma_rashi_index: sign(),
  saturn_rashi_index: sign(),
  house_from_moon: Type.Integer({ description: '1 ... 12' }),
  in_sade_sati: Type.Boolean(),
  phase: nullable(oneOf(['rising', 'peak', 'setting'], { description: 'Saturn in the twelfth, first, second' })),
  is_ashtama_shani: Type.Boolean({ description: 'Saturn in the eighth' }),
  is_kantaka_shani: Type.Boolean(),
});
export type SadeSatiStatusResponse = Static<typeof SadeSatiStatusResponse>;

/** Days of the window for one evaluation of the budget. */
export const DAYS_PER_EVALUATION = 5;

export const SadeSatiWindowsRequest = shape('SadeSatiWindowsRequest', {
  natal_moon_sidereal_lon: moon(),
  start_dt: isoInstant(),
  end_dt: isoInstant(),
  ayanamsa_system: ayanamsaName(),
  max_evaluations: defaulted(
    Type.Integer({
      minimum: 2,
      maximum: 20_000,
      description: `bounds the window: it may be ${DAYS_PER_EVALUATION} days long for each evaluation after the first (136 years by default, 273 at most)`,
    }),
    10_000,
  ),
  phases: defaulted(
    oneOf(['sade_sati', 'all'], {
      description: 'sade_sati: the three phases of the seven and a half years; all: also ashtama and kantaka',
    }),
    'sade_sati',
  ),
  kantaka_houses: kantaka(),
});
export type SadeSatiWindowsRequest = Static<typeof SadeSatiWindowsRequest>;

const SadeSatiWindowResponse = shape('SadeSatiWindowResponse', {
  phase: oneOf(['rising', 'peak', 'setting', 'ashtama', 'kantaka']),
  sign_index: sign(),
  start_jd: Type.Number({ description: 'Julian day UT1' }),
  end_jd: Type.Number({ description: 'Julian day UT1; the span is [start, end)' }),
  start_is_ingress: Type.Boolean({
    description: 'Saturn enters the sign at the start; false: the window begins there',
  }),
  end_is_egress: Type.Boolean({ description: 'Saturn leaves the sign at the end; false: the window ends there' }),
  start_utc: Type.String(),
  end_utc: Type.String(),
});
export const SadeSatiWindowsResponse = shape('SadeSatiWindowsResponse', {
  janma_rashi_index: sign(),
  start_jd: Type.Number({ description: 'Julian day UT1' }),
  end_jd: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  windows: Type.Array(SadeSatiWindowResponse),
  scan_step_days: Type.Number({
    description: 'longest step of the search; its error bounds are proven, so that no crossing is lost',
  }),
  evaluations: Type.Integer({ description: 'positions of Saturn that the search computed' }),
  max_evaluations: Type.Integer(),
  search_semantics: Type.String(),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type SadeSatiWindowsResponse = Static<typeof SadeSatiWindowsResponse>;
