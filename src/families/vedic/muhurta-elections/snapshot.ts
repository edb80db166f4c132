import type { Engine } from '../../../engine.js';
export const electionAt = (_e: Engine, _r: unknown, _x: unknown): never => { throw new Error('later'); };
