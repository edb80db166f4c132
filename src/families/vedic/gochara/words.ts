import type { Transit } from '../../../doctrine/gochara/gochara.js';
import type { VedhaReading } from '../../../doctrine/gochara/tables.js';

/** Strings of requests and answers. */

export const TOPICS = [
  'activation',
  'ashtakavarga',
  'astronomy',
  'completeness',
  'counter_vedha',
  'forecast',
  'murthi',
  'nakshatra',
  'nodes',
  'participants',
  'reference',
  'remedies',
  'source_discrepancies',
  'source_profile',
  'strength_context',
  'vedha',
] as const;

export const VEDHA_TABLES = {
  phaladeepika: 'phaladeepika',
  muhurta_chintamani: 'muhurtaChintamani',
} as const satisfies Readonly<Record<string, VedhaReading>>;

export const STATUS = {
  notApplicable: 'not_applicable',
  blocked: 'blocked',
  unobstructed: 'unobstructed',
  incomplete: 'incomplete',
  omittedByPolicy: 'omitted_by_policy',
} as const satisfies Readonly<Record<Transit['status'], string>>;

export const CONDITION = {
  notApplicable: 'outside_favorable_set',
  blocked: 'favorable_blocked',
  unobstructed: 'favorable_unobstructed',
  incomplete: 'favorable_incomplete',
  omittedByPolicy: 'favorable_vedha_omitted',
} as const satisfies Readonly<Record<Transit['status'], string>>;
