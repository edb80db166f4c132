import type { AspectCircle, DirectionLaw } from './methods.js';

/** Ways of directing that are told apart by name. */
export type DirectionMethod =
  | 'placidus_mundane'
  | 'placidus_classic_semi_arc'
  | 'ptolemy_semi_arc'
  | 'meridian'
  | 'morinus'
  | 'regiomontanus'
  | 'campanus'
  | 'topocentric';

export type DirectionSpace = 'in_mundo' | 'in_zodiaco';

/** Which relations may perfect. */
export type RelationalKind =
  | 'conjunction'
  | 'opposition'
  | 'zodiacal_aspect'
  | 'antiscion'
  | 'contra_antiscion'
  | 'parallel'
  | 'contra_parallel'
  | 'rapt_parallel'
  /** By quadrants of the mundane circle: not in the zodiac. */
  | 'mundane_aspect';

/** Kinds of points that may be directed. */
export type TargetClass = 'angle' | 'aspectual_point' | 'house_cusp' | 'node' | 'planet';

/** What becomes of latitude: of which point, and whence it comes. */
export type LatitudeDoctrine =
  | 'mundane_preserved'
  | 'zodiacal_suppressed' // both on the ecliptic
  | 'zodiacal_promissor_retained'
  | 'zodiacal_significator_conditioned';
export type LatitudeSource = 'promissor_native' | 'assigned_zero' | 'aspect_inherited' | 'significator_native';
export type PerfectionKind =
  | 'mundane_position_perfection' // both bodies where they stand
  | 'zodiacal_longitude_perfection'
  | 'zodiacal_projected_perfection';

/** How one method perfects: its law and where it is taught. */
interface MethodRecord {
  readonly law: DirectionLaw;
  /**
   * An angle is a place of the sphere that is never carried: to the meridian by right ascension, to the horizon by oblique ascension,
   * converse as direct (the body is led back). Otherwise converse carries the degree of the angle to the body.
   */
  readonly anglesStandStill?: true;
  /** On which circle mundane aspects are measured. */
  readonly aspectCircle: AspectCircle;
  readonly source: string;
}

export const DIRECTION_METHODS: Readonly<Record<DirectionMethod, MethodRecord>> = {
  placidus_mundane: {
    law: 'semi_arc',
    aspectCircle: 'semi_arcs',
    source: 'Placidus, Tabulae primi mobilis (1657), canons; Gansten, Primary Directions, ch. 4',
  },
  placidus_classic_semi_arc: {
    law: 'semi_arc',
    aspectCircle: 'semi_arcs',
    anglesStandStill: true,
    source: 'Placidus, Primum Mobile (tr. Cooper 1814), canons 22-37',
  },
  ptolemy_semi_arc: {
    law: 'semi_arc',
    aspectCircle: 'semi_arcs',
    anglesStandStill: true,
    source: 'Ptolemy, Tetrabiblos III.10',
  },
  meridian: {
    law: 'meridian',
    aspectCircle: 'equator',
    source: 'Zariel (D. Cope), meridian system; differences of right ascension',
  },
  morinus: {
    law: 'position_circle',
    aspectCircle: 'equator',
    source: 'Morin, Astrologia Gallica XXII, sections I and II',
  },
  regiomontanus: {
    law: 'position_circle',
    aspectCircle: 'equator',
    source: 'Regiomontanus, Tabulae directionum profectionumque (1490)',
  },
  campanus: {
    law: 'position_circle',
    aspectCircle: 'prime_vertical',
    source: 'Makransky, Primary Directions, on Campanus-Regiomontanus mundane conjunctions',
  },
  topocentric: {
    law: 'topocentric_pole',
    aspectCircle: 'equator',
    source: 'Polich and Page, The Topocentric System, Spica 3 (1964)',
  },
};

/** One named way of directing, whole. */
export interface DirectionPreset {
  readonly method: DirectionMethod;
  readonly space: DirectionSpace;
  readonly perfection: PerfectionKind;
  readonly latitude: LatitudeDoctrine;
  readonly latitudeSource: LatitudeSource;
  readonly relations: readonly RelationalKind[];
  /** Points of aspects are named promissors of this preset. */
  readonly aspectPoints: boolean;
  /** How converse arcs come about; rapt presets have one motion of their own. */
  readonly motion: 'role_exchange' | 'signed' | 'rapt_direct' | 'rapt_converse';
  /** The time key that goes with it by convention. */
  readonly key: 'ptolemy' | 'naibod';
}

const POSITIONAL: readonly RelationalKind[] = ['conjunction', 'opposition'];
const ASPECTS: readonly RelationalKind[] = [...POSITIONAL, 'zodiacal_aspect'];

/** Bodies where they stand, with their latitude. */
const mundane = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset => ({
  method,
  space: 'in_mundo',
  perfection: 'mundane_position_perfection',
  latitude: 'mundane_preserved',
  latitudeSource: 'promissor_native',
  relations: ASPECTS,
  aspectPoints: false,
  motion: 'role_exchange',
  key: 'naibod',
  ...more,
});

/** The promissor keeps its latitude; the significator stands where it is. */
const zodiacal = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset => ({
  ...mundane(method),
  space: 'in_zodiaco',
  perfection: 'zodiacal_projected_perfection',
  latitude: 'zodiacal_promissor_retained',
  relations: POSITIONAL,
  ...more,
});

/** Points of aspects, with the latitude of the planet that casts them. */
const zodiacalAspect = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset =>
  zodiacal(method, { latitudeSource: 'aspect_inherited', relations: ASPECTS, aspectPoints: true, ...more });

/** Ptolemy's degrees: promissor and significator without latitude. */
const degrees = (relations: readonly RelationalKind[], aspectPoints: boolean): DirectionPreset =>
  zodiacal('ptolemy_semi_arc', {
    perfection: 'zodiacal_longitude_perfection',
    latitude: 'zodiacal_suppressed',
    latitudeSource: 'assigned_zero',
    relations,
    aspectPoints,
    key: 'ptolemy',
  });

const byRightAscension = { key: 'ptolemy' } as const;
const rapt = (motion: 'rapt_direct' | 'rapt_converse'): DirectionPreset =>
  mundane('placidus_classic_semi_arc', { motion, relations: ['rapt_parallel'] });

export const DIRECTION_PRESETS = {
  placidus_mundane: mundane('placidus_mundane'),
  placidian_classic_mundane: mundane('placidus_classic_semi_arc'),
  placidian_mundane_rapt_parallel_direct: rapt('rapt_direct'),
  placidian_mundane_rapt_parallel_converse: rapt('rapt_converse'),
  ptolemy_mundane: mundane('ptolemy_semi_arc', { key: 'ptolemy' }),
  ptolemy_zodiacal_antiscia: degrees([...POSITIONAL, 'antiscion', 'contra_antiscion'], false),
  ptolemy_zodiacal_aspect: degrees(ASPECTS, true),
  ptolemy_zodiacal_parallel: degrees([...ASPECTS, 'parallel', 'contra_parallel'], true),
  meridian_mundane: mundane('meridian', byRightAscension),
  meridian_zodiacal: zodiacal('meridian', byRightAscension),
  meridian_zodiacal_aspect: zodiacalAspect('meridian', byRightAscension),
  morinus_mundane: mundane('morinus'),
  morinus_zodiacal: zodiacal('morinus'),
  morinus_zodiacal_aspect: zodiacalAspect('morinus'),
  regiomontanus_mundane: mundane('regiomontanus'),
  regiomontanus_zodiacal: zodiacal('regiomontanus'),
  regiomontanus_zodiacal_aspect: zodiacalAspect('regiomontanus'),
  regiomontanus_zodiacal_significator_conditioned: zodiacalAspect('regiomontanus', {
    latitude: 'zodiacal_significator_conditioned',
    latitudeSource: 'significator_native',
  }),
  campanus_mundane: mundane('campanus'),
  campanus_zodiacal: zodiacal('campanus'),
  campanus_zodiacal_aspect: zodiacalAspect('campanus'),
  topocentric_mundane: mundane('topocentric'),
  topocentric_zodiacal: zodiacal('topocentric'),
  topocentric_zodiacal_aspect: zodiacalAspect('topocentric'),
  topocentric_zodiacal_aspect_signed_primary_motion: zodiacalAspect('topocentric', {
    latitude: 'zodiacal_suppressed',
    latitudeSource: 'assigned_zero',
    motion: 'signed',
  }),
} as const satisfies Record<string, DirectionPreset>;
export type PresetName = keyof typeof DIRECTION_PRESETS;

/** The preset of a method in a space without more words; null where none is meant by them alone. */
export function plainPreset(method: DirectionMethod, space: DirectionSpace): PresetName | null {
  const names = Object.keys(DIRECTION_PRESETS) as PresetName[];
  return (
    names.find((name) => {
      const preset: DirectionPreset = DIRECTION_PRESETS[name];
      const plain =
        preset.motion === 'role_exchange' &&
        !preset.aspectPoints &&
        preset.perfection !== 'zodiacal_longitude_perfection';
      return preset.method === method && preset.space === space && plain;
    }) ?? null
  );
}
