import type { Static } from '@sinclair/typebox';
import { shape } from '../../../contract/fields.js';
import { CompositeChartRequest } from '../../../contract/relationship.js';
import { relationshipTransitFields } from '../../../contract/relationship-transits.js';

export const CompositeTransitRequest = shape('CompositeTransitRequest', {
  ...relationshipTransitFields,
  chart: CompositeChartRequest,
});
export type CompositeTransitRequest = Static<typeof CompositeTransitRequest>;
