import type { ShapeName, ShapePrecedence } from '../../../doctrine/chart-shape/shape.js';
import type { ChartShapeResponse, SingleChartAnalysisRequest } from './schema.js';

/** Wire words of the shapes. */
export const SHAPE_WORDS: Readonly<Record<ShapeName, NonNullable<ChartShapeResponse['shape']>>> = {
  bundle: 'Bundle',
  bowl: 'Bowl',
  bucket: 'Bucket',
  locomotive: 'Locomotive',
  seesaw: 'Seesaw',
  splay: 'Splay',
  splash: 'Splash',
};

/** Precedences by their wire word. */
export const PRECEDENCES: Readonly<Record<NonNullable<SingleChartAnalysisRequest['precedence']>, ShapePrecedence>> = {
  seesaw_first: 'seesawFirst',
  locomotive_first: 'locomotiveFirst',
};
