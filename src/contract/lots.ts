import { oneOf } from './fields.js';

/** Closed lists of the lots' answers. */
export const CATEGORIES = ['hellenistic', 'medieval', 'modern', 'horary', 'general'] as const;
export type PrimaryCategory = (typeof CATEGORIES)[number];

export const evaluationStatus = () => oneOf(['evaluated', 'partial', 'not_evaluable']);
export const primaryCategory = () => oneOf(CATEGORIES);
export const reversalKind = () => oneOf(['direct', 'night_reversible', 'night_reversed']);
export const conditionState = () => oneOf(['direct', 'mixed', 'indirect']);
export const role = () => oneOf(['projector', 'add_operand', 'sub_operand']);
export const referenceKind = () =>
  oneOf([
    'planet',
    'planet_alias',
    'angle',
    'house_cusp',
    'fixed_degree',
    'external',
    'derived_lot',
    'house_ruler',
    'angle_ruler_alias',
    'planet_ruler',
    'syzygy_ruler',
  ]);
