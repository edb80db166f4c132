import { Type } from '@sinclair/typebox';

/** Sign, symbol and degree in the sign of a longitude. */
export const signFields = {
  sign: Type.String(),
  sign_symbol: Type.String(),
  sign_degree: Type.Number({ description: 'degrees within the sign, [0, 30)' }),
};
