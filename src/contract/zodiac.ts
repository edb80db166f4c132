import { Type } from '@sinclair/typebox';

/** Where in its sign a longitude stands, as every answer says it. */
export const signFields = {
  sign: Type.String(),
  sign_symbol: Type.String(),
  sign_degree: Type.Number({ description: 'degrees within the sign, [0, 30)' }),
};
