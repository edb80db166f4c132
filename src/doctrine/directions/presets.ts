import type { AspectCircle, DirectionLaw } from './methods.js';

/** Methods of direction. */
export type DirectionMethod =
  | 'placidusMundane'
  | 'placidusClassicSemiArc'
  | 'ptolemySemiArc'
  | 'meridian'
  | 'morinus'
  | 'regiomontanus'
  | 'campanus'
  | 'topocentric';

/** Directions by mundane position or by position in the zodiac. */
export type DirectionSpace = 'inMundo' | 'inZodiaco';

/** Relations by which a direction perfects. */
export type RelationalKind =
  | 'conjunction'
  | 'opposition'
  | 'zodiacalAspect'
  | 'antiscion'
  | 'contraAntiscion'
  | 'parallel'
  | 'contraParallel'
  | 'raptParallel'
  /** An aspect by quadrants of the mundane circle, not in the zodiac. */
  | 'mundaneAspect';

/** Kinds of points that can be directed. */
export type TargetClass = 'angle' | 'aspectualPoint' | 'houseCusp' | 'node' | 'planet';

/** The rule for the latitudes of promissor and significator. */
export type LatitudeDoctrine =
  | 'mundanePreserved'
  | 'zodiacalSuppressed' // both without latitude
  | 'zodiacalPromissorRetained'
  | 'zodiacalSignificatorConditioned';
/** The source of the latitude of the promissor. */
export type LatitudeSource = 'promissorNative' | 'assignedZero' | 'aspectInherited' | 'significatorNative';
/** The positions that perfect a direction. */
export type PerfectionKind =
  | 'mundanePositionPerfection' // both at their real positions
  | 'zodiacalLongitudePerfection'
  | 'zodiacalProjectedPerfection';

/** A method: its law, its treatment of angles, and its source. */
interface MethodRecord {
  readonly law: DirectionLaw;
  /**
   * Angles are fixed mundane places: a body moves to the meridian by right ascension and to the horizon by oblique
   * ascension, and in converse motion backward. Without it, converse motion carries the degree of the angle to the
   * body.
   */
  readonly anglesAreFixed?: true;
  /** The circle of mundane aspects. */
  readonly aspectCircle: AspectCircle;
  readonly source: string;
}

export const DIRECTION_METHODS: Readonly<Record<DirectionMethod, MethodRecord>> = {
  placidusMundane: {
    law: 'semiArc',
    aspectCircle: 'semiArcs',
    source: 'Placidus, Tabulae primi mobilis (1657), canons; Gansten, Primary Directions, ch. 4',
  },
  placidusClassicSemiArc: {
    law: 'semiArc',
    aspectCircle: 'semiArcs',
    anglesAreFixed: true,
    source: 'Placidus, Primum Mobile (tr. Cooper 1814), canons 22-37',
  },
  ptolemySemiArc: {
    law: 'semiArc',
    aspectCircle: 'semiArcs',
    anglesAreFixed: true,
    source: 'Ptolemy, Tetrabiblos III.10',
  },
  meridian: {
    law: 'meridian',
    aspectCircle: 'equator',
    source: 'Zariel (D. Cope), meridian system; differences of right ascension',
  },
  morinus: {
    law: 'positionCircle',
    aspectCircle: 'equator',
    source: 'Morin, Astrologia Gallica XXII, sections I and II',
  },
  regiomontanus: {
    law: 'positionCircle',
    aspectCircle: 'equator',
    source: 'Regiomontanus, Tabulae directionum profectionumque (1490)',
  },
  campanus: {
    law: 'positionCircle',
    aspectCircle: 'primeVertical',
    source: 'Makransky, Primary Directions, on Campanus-Regiomontanus mundane conjunctions',
  },
  topocentric: {
    law: 'topocentricPole',
    aspectCircle: 'equator',
    source: 'Polich and Page, The Topocentric System, Spica 3 (1964)',
  },
};

/** A preset: all choices of a search of directions. */
export interface DirectionPreset {
  readonly method: DirectionMethod;
  readonly space: DirectionSpace;
  readonly perfection: PerfectionKind;
  readonly latitude: LatitudeDoctrine;
  readonly latitudeSource: LatitudeSource;
  readonly relations: readonly RelationalKind[];
  /** Whether points of aspects can be promissors. */
  readonly aspectPoints: boolean;
  /** The motion of converse arcs; rapt presets have one motion only. */
  readonly motion: 'roleExchange' | 'signed' | 'raptDirect' | 'raptConverse';
  /** The conventional time key of the preset. */
  readonly key: 'ptolemy' | 'naibod';
}

const POSITIONAL: readonly RelationalKind[] = ['conjunction', 'opposition'];
const ASPECTS: readonly RelationalKind[] = [...POSITIONAL, 'zodiacalAspect'];

/** Bodies at their real positions, with latitude. */
const mundane = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset => ({
  method,
  space: 'inMundo',
  perfection: 'mundanePositionPerfection',
  latitude: 'mundanePreserved',
  latitudeSource: 'promissorNative',
  relations: ASPECTS,
  aspectPoints: false,
  motion: 'roleExchange',
  key: 'naibod',
  ...more,
});

/** Both keep their latitude. */
const zodiacal = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset => ({
  ...mundane(method),
  space: 'inZodiaco',
  perfection: 'zodiacalProjectedPerfection',
  latitude: 'zodiacalPromissorRetained',
  relations: POSITIONAL,
  ...more,
});

/** Also points of aspects, with the latitude of their planet. */
const zodiacalAspect = (method: DirectionMethod, more: Partial<DirectionPreset> = {}): DirectionPreset =>
  zodiacal(method, { latitudeSource: 'aspectInherited', relations: ASPECTS, aspectPoints: true, ...more });

/** Ptolemy's zodiacal presets: promissor and significator without latitude. */
const degrees = (relations: readonly RelationalKind[], aspectPoints: boolean): DirectionPreset =>
  zodiacal('ptolemySemiArc', {
    perfection: 'zodiacalLongitudePerfection',
    latitude: 'zodiacalSuppressed',
    latitudeSource: 'assignedZero',
    relations,
    aspectPoints,
    key: 'ptolemy',
  });

const byRightAscension = { key: 'ptolemy' } as const;
const rapt = (motion: 'raptDirect' | 'raptConverse'): DirectionPreset =>
  mundane('placidusClassicSemiArc', { motion, relations: ['raptParallel'] });

export const DIRECTION_PRESETS = {
  placidusMundane: mundane('placidusMundane'),
  placidianClassicMundane: mundane('placidusClassicSemiArc'),
  placidianMundaneRaptParallelDirect: rapt('raptDirect'),
  placidianMundaneRaptParallelConverse: rapt('raptConverse'),
  ptolemyMundane: mundane('ptolemySemiArc', { key: 'ptolemy' }),
  ptolemyZodiacalAntiscia: degrees([...POSITIONAL, 'antiscion', 'contraAntiscion'], false),
  ptolemyZodiacalAspect: degrees(ASPECTS, true),
  ptolemyZodiacalParallel: degrees([...ASPECTS, 'parallel', 'contraParallel'], true),
  meridianMundane: mundane('meridian', byRightAscension),
  meridianZodiacal: zodiacal('meridian', byRightAscension),
  meridianZodiacalAspect: zodiacalAspect('meridian', byRightAscension),
  morinusMundane: mundane('morinus'),
  morinusZodiacal: zodiacal('morinus'),
  morinusZodiacalAspect: zodiacalAspect('morinus'),
  regiomontanusMundane: mundane('regiomontanus'),
  regiomontanusZodiacal: zodiacal('regiomontanus'),
  regiomontanusZodiacalAspect: zodiacalAspect('regiomontanus'),
  regiomontanusZodiacalSignificatorConditioned: zodiacalAspect('regiomontanus', {
    latitude: 'zodiacalSignificatorConditioned',
    latitudeSource: 'significatorNative',
  }),
  campanusMundane: mundane('campanus'),
  campanusZodiacal: zodiacal('campanus'),
  campanusZodiacalAspect: zodiacalAspect('campanus'),
  topocentricMundane: mundane('topocentric'),
  topocentricZodiacal: zodiacal('topocentric'),
  topocentricZodiacalAspect: zodiacalAspect('topocentric'),
  topocentricZodiacalAspectSignedPrimaryMotion: zodiacalAspect('topocentric', {
    latitude: 'zodiacalSuppressed',
    latitudeSource: 'assignedZero',
    motion: 'signed',
  }),
} as const satisfies Record<string, DirectionPreset>;
export type PresetName = keyof typeof DIRECTION_PRESETS;

/** The default preset of a method and a space; null if they have none. */
export function plainPreset(method: DirectionMethod, space: DirectionSpace): PresetName | null {
  const names = Object.keys(DIRECTION_PRESETS) as PresetName[];
  return (
    names.find((name) => {
      const preset: DirectionPreset = DIRECTION_PRESETS[name];
      const plain =
        preset.motion === 'roleExchange' && !preset.aspectPoints && preset.perfection !== 'zodiacalLongitudePerfection';
      return preset.method === method && preset.space === space && plain;
    }) ?? null
  );
}
