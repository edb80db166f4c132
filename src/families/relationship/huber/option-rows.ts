import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'authD';

const frame = (direct: Readonly<Record<string, unknown>>) => ({ house_frame: { direct } });

export const optionRows: readonly OptionRow[] = [
  // fallback and fallback_reason must be given together.
  { field: '/house_frame/direct/fallback', base: frame({ fallback_reason: 'polar' }), values: [true, false] },
  { field: '/house_frame/direct/fallback_reason', base: frame({ fallback: true }), values: ['polar', undefined] },
];
