import type { Family } from './contract/route.js';
import { batch } from './bundles/batch/routes.js';
import { pipeline } from './bundles/pipeline/routes.js';
import { chartFamily } from './families/chart/routes.js';
import { housesFamily } from './families/houses/routes.js';
import { positions } from './families/positions/routes.js';

/** Every family and bundle that is served. What is not in this list does not exist. (The operational routes are the transport's.) */
export const families: readonly Family[] = [chartFamily, housesFamily, positions, pipeline, batch];
