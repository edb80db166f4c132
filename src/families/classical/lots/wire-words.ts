import type { Static } from '@sinclair/typebox';
import type { referenceKind } from '../../../contract/lots.js';
import type { LotCast } from '../../../doctrine/lots/evaluate.js';
import { externalKeyOf } from '../../../doctrine/lots/references.js';
import type { DerivedLot, ExternalKey, Reference, ReferenceKind } from '../../../doctrine/lots/references.js';
import { lookupTable } from '../../../kernel/lookup.js';
import type { LotConditionProfileResponse } from './condition-schema.js';

type ReferenceWord = Static<ReturnType<typeof referenceKind>>;

/** Wire words of the kinds of ingredients. */
export const REFERENCE_WORDS: Readonly<Record<ReferenceKind, ReferenceWord>> = {
  planet: 'planet',
  planetAlias: 'planet_alias',
  angle: 'angle',
  houseCusp: 'house_cusp',
  fixedDegree: 'fixed_degree',
  external: 'external',
  derivedLot: 'derived_lot',
  houseRuler: 'house_ruler',
  angleRuler: 'angle_ruler_alias',
  planetRuler: 'planet_ruler',
  syzygyRuler: 'syzygy_ruler',
};

const ANGLE_DETAILS = lookupTable<string>({
  Asc: 'explicit_ascendant',
  MC: 'explicit_midheaven',
  Dsc: 'derived_from_asc',
  IC: 'derived_from_mc',
});
const DERIVED_DETAILS: Readonly<Record<DerivedLot, string>> = {
  Fortune: 'part_of_fortune',
  Spirit: 'part_of_spirit',
  'Eros (Valens)': 'eros_valens',
};
const EXTERNAL_DETAILS: Readonly<Record<ExternalKey, string>> = {
  Syzygy: 'syzygy',
  'Prenatal New Moon': 'prenatal_new_moon',
  'Prenatal Full Moon': 'prenatal_full_moon',
  'Lord of Hour': 'lord_of_hour',
};

/** `detail` of an ingredient: how its longitude was found. */
export function referenceDetail({ key, kind, ruled, sameHouse }: Reference): string {
  switch (kind) {
    case 'planet':
      return key;
    case 'planetAlias':
      return 'Mean Node';
    case 'angle':
      return ANGLE_DETAILS[key];
    case 'houseCusp':
      return `house_${key.slice(1)}`;
    case 'derivedLot':
      return DERIVED_DETAILS[key as DerivedLot];
    case 'external': {
      const external = externalKeyOf(key);
      return external === null ? '' : EXTERNAL_DETAILS[external];
    }
    case 'fixedDegree':
      return '';
    case 'syzygyRuler':
      return ruled?.ruler ?? '';
    case 'angleRuler':
      if (sameHouse !== null) return `Ruler H${sameHouse}`;
  }
  return ruled === null ? '' : `${ruled.key}->${ruled.ruler}`;
}

/** Formula of a lot as answers print it. */
export const lotFormula = ({ lot, add, sub }: LotCast): string =>
  lot.arc === 'shortest' ? `${lot.projector} + shortest_arc(${add}, ${sub})` : `${lot.projector} + ${add} - ${sub}`;

/** Wire word of the reversal of a lot in a chart. */
export const reversalWord = ({ reversible, reversed }: LotCast): LotConditionProfileResponse['reversal'] =>
  reversed ? 'night_reversed' : reversible ? 'night_reversible' : 'direct';
