import { lookupTable } from '../../../kernel/lookup.js';

type LordType = 'luminary' | 'inner' | 'outer' | 'node';

const TYPES = lookupTable<LordType>({
  Sun: 'luminary',
  Moon: 'luminary',
  Mercury: 'inner',
  Venus: 'inner',
  Mars: 'outer',
  Jupiter: 'outer',
  Saturn: 'outer',
  Rahu: 'node',
  Ketu: 'node',
});

/** Kind of a lord by its planet: luminary, inside the orbit of the Earth, outside it, or node of the Moon. */
export const lordType = (planet: string): LordType => TYPES[planet];
