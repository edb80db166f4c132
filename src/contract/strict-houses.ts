import { oneOf } from './fields.js';

/** Codes of the house systems of profiles with a strict figure: the figure uses the requested system, without a fallback. */
const HOUSE_SYSTEM_CODES = [
  ...(['P', 'K', 'E', 'W', 'C', 'R', 'O', 'X', 'B', 'M', 'T', 'V', 'N', 'S', 'H'] as const),
  ...(['CT', 'U', 'Y', 'Z', 'EM', 'PSD', 'PSR'] as const),
] as const;

export const houseSystemCode = () =>
  oneOf(HOUSE_SYSTEM_CODES, {
    description: 'a system that is undefined for the place and moment is refused, never replaced',
  });
