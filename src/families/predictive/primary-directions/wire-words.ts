import type { SignificatorProfile } from '../../../doctrine/directions/evaluate.js';
import type { DirectionLaw } from '../../../doctrine/directions/methods.js';
import { DIRECTION_METHODS, DIRECTION_PRESETS } from '../../../doctrine/directions/presets.js';
import type {
  DirectionMethod,
  DirectionSpace,
  LatitudeDoctrine,
  LatitudeSource,
  PerfectionKind,
  PresetName,
  RelationalKind,
  TargetClass,
} from '../../../doctrine/directions/presets.js';
import type { CountedArc } from '../../../doctrine/directions/evaluate.js';
import { lookupTable } from '../../../kernel/lookup.js';
import type { ConverseDoctrine, KeySource, PolicySource } from './policy.js';
import type { NotEvaluableReason } from './targets.js';

/** Names of presets in requests and answers. Tokens: authF Ptolemy, authG Morin, authH Placidus. */
export const PRESET_WORDS: Readonly<Record<PresetName, string>> = {
  placidusMundane: 'authH_mundane',
  placidianClassicMundane: 'placidian_classic_mundane',
  placidianMundaneRaptParallelDirect: 'placidian_mundane_rapt_parallel_direct',
  placidianMundaneRaptParallelConverse: 'placidian_mundane_rapt_parallel_converse',
  ptolemyMundane: 'authF_mundane',
  ptolemyZodiacalAntiscia: 'authF_zodiacal_antiscia',
  ptolemyZodiacalAspect: 'authF_zodiacal_aspect',
  ptolemyZodiacalParallel: 'authF_zodiacal_parallel',
  meridianMundane: 'meridian_mundane',
  meridianZodiacal: 'meridian_zodiacal',
  meridianZodiacalAspect: 'meridian_zodiacal_aspect',
  morinusMundane: 'morinus_mundane',
  morinusZodiacal: 'morinus_zodiacal',
  morinusZodiacalAspect: 'authG_zodiacal_aspect',
  regiomontanusMundane: 'regiomontanus_mundane',
  regiomontanusZodiacal: 'regiomontanus_zodiacal',
  regiomontanusZodiacalAspect: 'regiomontanus_zodiacal_aspect',
  regiomontanusZodiacalSignificatorConditioned: 'regiomontanus_zodiacal_significator_conditioned',
  campanusMundane: 'campanus_mundane',
  campanusZodiacal: 'campanus_zodiacal',
  campanusZodiacalAspect: 'campanus_zodiacal_aspect',
  topocentricMundane: 'topocentric_mundane',
  topocentricZodiacal: 'topocentric_zodiacal',
  topocentricZodiacalAspect: 'topocentric_zodiacal_aspect',
  topocentricZodiacalAspectSignedPrimaryMotion: 'topocentric_zodiacal_aspect_signed_primary_motion',
};

/** Names of methods in requests and answers. Tokens: authF Ptolemy, authH Placidus. */
export const METHOD_WORDS: Readonly<Record<DirectionMethod, string>> = {
  placidusMundane: 'authH_mundane',
  placidusClassicSemiArc: 'authH_classic_semi_arc',
  ptolemySemiArc: 'authF_semi_arc',
  meridian: 'meridian',
  morinus: 'morinus',
  regiomontanus: 'regiomontanus',
  campanus: 'campanus',
  topocentric: 'topocentric',
};

/** Names of laws in answers. */
export const LAW_WORDS: Readonly<Record<DirectionLaw, string>> = {
  semiArc: 'semi_arc',
  meridian: 'meridian',
  positionCircle: 'position_circle',
  topocentricPole: 'topocentric_pole',
  meridianDistancePole: 'meridian_distance_pole',
  placidusPole: 'placidus_pole',
};

/** Names of spaces in requests and answers. */
export const SPACE_WORDS = {
  inMundo: 'in_mundo',
  inZodiaco: 'in_zodiaco',
} as const satisfies Readonly<Record<DirectionSpace, string>>;

/** Names of relations in requests and answers. */
export const RELATION_WORDS = {
  conjunction: 'conjunction',
  opposition: 'opposition',
  zodiacalAspect: 'zodiacal_aspect',
  antiscion: 'antiscion',
  contraAntiscion: 'contra_antiscion',
  parallel: 'parallel',
  contraParallel: 'contra_parallel',
  raptParallel: 'rapt_parallel',
  mundaneAspect: 'mundane_aspect',
} as const satisfies Readonly<Record<RelationalKind, string>>;

/** Names of classes of points in answers. */
export const CLASS_WORDS: Readonly<Record<TargetClass, string>> = {
  angle: 'angle',
  aspectualPoint: 'aspectual_point',
  houseCusp: 'house_cusp',
  node: 'node',
  planet: 'planet',
};

/** Names of latitude rules in answers. */
export const LATITUDE_WORDS: Readonly<Record<LatitudeDoctrine, string>> = {
  mundanePreserved: 'mundane_preserved',
  zodiacalSuppressed: 'zodiacal_suppressed',
  zodiacalPromissorRetained: 'zodiacal_promissor_retained',
  zodiacalSignificatorConditioned: 'zodiacal_significator_conditioned',
};

/** Names of sources of latitude in answers. */
export const LATITUDE_SOURCE_WORDS: Readonly<Record<LatitudeSource, string>> = {
  promissorNative: 'promissor_native',
  assignedZero: 'assigned_zero',
  aspectInherited: 'aspect_inherited',
  significatorNative: 'significator_native',
};

/** Names of kinds of perfection in answers. */
export const PERFECTION_WORDS: Readonly<Record<PerfectionKind, string>> = {
  mundanePositionPerfection: 'mundane_position_perfection',
  zodiacalLongitudePerfection: 'zodiacal_longitude_perfection',
  zodiacalProjectedPerfection: 'zodiacal_projected_perfection',
};

/** States of significators in answers. */
export const STATE_WORDS = {
  directOnly: 'direct_only',
  converseOnly: 'converse_only',
  mixed: 'mixed',
} as const satisfies Readonly<Record<SignificatorProfile<CountedArc>['state'], string>>;

/** Names of converse doctrines in answers. */
export const CONVERSE_WORDS = {
  directOnly: 'direct_only',
  traditionalConverse: 'traditional_converse',
  signedPrimaryMotion: 'signed_primary_motion',
  backwardMotion: 'backward_motion',
} as const satisfies Readonly<Record<ConverseDoctrine, string>>;

/** Names of sources of the key in answers. */
export const KEY_SOURCE_WORDS = {
  engineDefault: 'engine_default',
  presetConvention: 'preset_convention',
  explicit: 'explicit',
} as const satisfies Readonly<Record<KeySource, string>>;

/** Names of sources of the policy in answers. */
export const POLICY_SOURCE_WORDS = {
  engineDefault: 'engine_default',
  policyFields: 'policy_fields',
  canonicalPreset: 'canonical_preset',
  legacyAlias: 'legacy_alias',
} as const satisfies Readonly<Record<PolicySource, string>>;

/** Reasons for points without a place, in answers. */
export const NOT_EVALUABLE_WORDS = {
  noSemiArc: 'no_semi_arc',
  declinationBeyondObliquity: 'declination_beyond_obliquity',
} as const satisfies Readonly<Record<NotEvaluableReason, string>>;

/** Historical names of presets, each with the preset that it means. */
const HISTORICAL_PRESETS = lookupTable<PresetName>({
  placidian_mundane: 'placidusMundane',
  authF_semiarc: 'ptolemyMundane',
  regiomontanus: 'regiomontanusMundane',
  campanus: 'campanusMundane',
  meridian: 'meridianMundane',
  morinus: 'morinusMundane',
  topocentric: 'topocentricMundane',
});

const PRESET_NAMES = Object.keys(DIRECTION_PRESETS) as PresetName[];
const METHOD_NAMES = Object.keys(DIRECTION_METHODS) as DirectionMethod[];
const SPACES = Object.keys(SPACE_WORDS) as DirectionSpace[];
const RELATIONS = Object.keys(RELATION_WORDS) as RelationalKind[];

/** All accepted names of presets; the last seven are historical. */
export const WIRE_PRESETS: readonly string[] = [
  ...PRESET_NAMES.map((name) => PRESET_WORDS[name]),
  ...Object.keys(HISTORICAL_PRESETS),
];
/** All accepted names of methods. */
export const WIRE_METHODS: readonly string[] = METHOD_NAMES.map((name) => METHOD_WORDS[name]);

/** The method of a validated name. */
export const methodOfWire = (word: string): DirectionMethod =>
  METHOD_NAMES.find((name) => METHOD_WORDS[name] === word)!;

/** The space of a validated name. */
export const spaceOfWire = (word: string): DirectionSpace => SPACES.find((space) => SPACE_WORDS[space] === word)!;

/** The relation of a validated name. */
export const relationOfWire = (word: string): RelationalKind =>
  RELATIONS.find((kind) => RELATION_WORDS[kind] === word)!;

/** The preset of a validated name, and whether the name is historical. */
export function presetOfWire(word: string): { readonly name: PresetName; readonly historical: boolean } {
  const historical = HISTORICAL_PRESETS[word] as PresetName | undefined;
  return {
    name: historical ?? PRESET_NAMES.find((name) => PRESET_WORDS[name] === word)!,
    historical: historical !== undefined,
  };
}
