import type { ValidateFunction } from 'ajv';
import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';
import { createAjv } from '../../../src/transport/validator.js';

const ajv = createAjv(false);

/** Whether an answer has the shape that its route declares: compiled once for all the suites of a process. */
export const responseCheck = (route: Route): ValidateFunction => ajv.once(route.response as JsonSchema);
