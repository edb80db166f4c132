import { DIRECTION_METHODS, DIRECTION_PRESETS } from '../../../doctrine/directions/presets.js';
import type { DirectionMethod, PresetName } from '../../../doctrine/directions/presets.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** The wire writes the names of authors as neutral tokens where the documents do. */
const PRESET_TOKENS: Partial<Record<PresetName, string>> = {
  placidus_mundane: 'authH_mundane',
  ptolemy_mundane: 'authF_mundane',
  ptolemy_zodiacal_antiscia: 'authF_zodiacal_antiscia',
  ptolemy_zodiacal_aspect: 'authF_zodiacal_aspect',
  ptolemy_zodiacal_parallel: 'authF_zodiacal_parallel',
  morinus_zodiacal_aspect: 'authG_zodiacal_aspect',
};
const METHOD_TOKENS: Partial<Record<DirectionMethod, string>> = {
  placidus_mundane: 'authH_mundane',
  placidus_classic_semi_arc: 'authH_classic_semi_arc',
  ptolemy_semi_arc: 'authF_semi_arc',
};

/** Names under which presets were known before; each stands for one preset. */
const HISTORICAL_PRESETS = lookupTable<PresetName>({
  placidian_mundane: 'placidus_mundane',
  authF_semiarc: 'ptolemy_mundane',
  regiomontanus: 'regiomontanus_mundane',
  campanus: 'campanus_mundane',
  meridian: 'meridian_mundane',
  morinus: 'morinus_mundane',
  topocentric: 'topocentric_mundane',
});

const PRESET_NAMES = Object.keys(DIRECTION_PRESETS) as PresetName[];
const METHOD_NAMES = Object.keys(DIRECTION_METHODS) as DirectionMethod[];

export const wirePreset = (name: PresetName): string => PRESET_TOKENS[name] ?? name;
export const wireMethod = (method: DirectionMethod): string => METHOD_TOKENS[method] ?? method;

export const WIRE_PRESETS: readonly string[] = [...PRESET_NAMES.map(wirePreset), ...Object.keys(HISTORICAL_PRESETS)];
export const WIRE_METHODS: readonly string[] = METHOD_NAMES.map(wireMethod);

/** The method of a name that validation has admitted. */
export const methodOfWire = (wire: string): DirectionMethod => METHOD_NAMES.find((name) => wireMethod(name) === wire)!;

/** The preset of a name that validation has admitted, and whether the name is a historical one. */
export function presetOfWire(wire: string): { readonly name: PresetName; readonly historical: boolean } {
  const historical = HISTORICAL_PRESETS[wire] as PresetName | undefined;
  return {
    name: historical ?? PRESET_NAMES.find((name) => wirePreset(name) === wire)!,
    historical: historical !== undefined,
  };
}
