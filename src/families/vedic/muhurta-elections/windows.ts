import type { Engine } from '../../../engine.js';
export const electionWindows = (_e: Engine, _r: unknown, _x: unknown): never => { throw new Error('later'); };
