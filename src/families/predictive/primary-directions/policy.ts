import type { KEY_RATES } from '../../../doctrine/directions/keys.js';
import { DIRECTION_METHODS, DIRECTION_PRESETS, plainPreset } from '../../../doctrine/directions/presets.js';
import type {
  DirectionPreset,
  LatitudeDoctrine,
  LatitudeSource,
  PresetName,
  RelationalKind,
  TargetClass,
} from '../../../doctrine/directions/presets.js';
import type { DirectionLaw } from '../../../doctrine/directions/methods.js';
import type { RaptAxis } from '../../../doctrine/directions/semi-arc.js';
import type { AspectLatitude } from '../../../doctrine/directions/targets.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { PrimaryDirectionsPolicyRequest, PrimaryDirectionsSearchRequest } from './schema-request.js';
import { PRESET_WORDS, METHOD_WORDS, SPACE_WORDS, methodOfWire, spaceOfWire, presetOfWire } from './wire-words.js';

export type ConverseDoctrine = 'directOnly' | 'traditionalConverse' | 'signedPrimaryMotion' | 'backwardMotion';
export type KeySource = 'engineDefault' | 'presetConvention' | 'explicit';
export type PolicySource = 'engineDefault' | 'policyFields' | 'canonicalPreset' | 'legacyAlias';
type Key = keyof typeof KEY_RATES | 'solar';

/** The policy of a request, with all defaults resolved. */
export interface ResolvedPolicy {
  readonly name: PresetName;
  readonly preset: DirectionPreset;
  readonly law: DirectionLaw;
  /** Whether the promissors include mundane aspects. */
  readonly mundaneAspects: boolean;
  readonly requestedPreset: string | null;
  readonly policySource: PolicySource;
  readonly includeConverse: boolean;
  readonly converseDoctrine: ConverseDoctrine;
  readonly latitude: LatitudeDoctrine;
  readonly latitudeSource: LatitudeSource;
  readonly key: Key;
  readonly keySource: KeySource;
  readonly significatorLatitude: 'zero' | 'native';
  /** Null if the preset has no rapt parallels. */
  readonly raptAxis: RaptAxis | null;
  readonly aspectLatitude: AspectLatitude | null;
  /** Null if no fixed star is directed. */
  readonly starPlace: 'true' | 'apparent' | null;
  readonly relations: readonly RelationalKind[];
  readonly significatorClasses: readonly TargetClass[];
  readonly promissorClasses: readonly TargetClass[];
}

/** The lists of a request with targets beyond the points of the figure. */
export type TargetLists = Partial<
  Pick<
    PrimaryDirectionsSearchRequest,
    | 'antiscia_targets'
    | 'authF_parallel_targets'
    | 'placidian_rapt_parallel_targets'
    | 'fixed_star_targets'
    | 'authG_aspect_contexts'
  >
>;

/** Fields of a search that determine the policy together with the policy itself. */
type SearchPart = TargetLists & Partial<Pick<PrimaryDirectionsSearchRequest, 'promissors' | 'aspect_promissors'>>;

/** Names of mundane aspects: `Mars Mundane Square`. */
export const MUNDANE_WORD = /\s+mundane\s+/i;

type Policy = PrimaryDirectionsPolicyRequest | null | undefined;
const refused = (field: string, message: string, given?: unknown, allowed?: unknown): InvalidInput =>
  new InvalidInput({ field, message, given, allowed });

/** The policy of a request: one preset, with the options that it leaves open. Errors: InvalidInput. */
export function resolvePolicy(request: Policy, search: SearchPart = {}): ResolvedPolicy {
  const { name, policySource } = chosenPreset(request);
  const preset: DirectionPreset = DIRECTION_PRESETS[name];
  if (request?.preset) conflicts(request, preset);
  listsBelongTo(name, search);
  const stars = (search.fixed_star_targets ?? []).length > 0;
  const { includeConverse, converseDoctrine } = motionOf(request, preset);
  const keySource = request?.key
    ? 'explicit'
    : !request && preset.key === 'naibod'
      ? 'engineDefault'
      : 'presetConvention';
  const law = lawOf(request, preset),
    mundaneAspects = hasMundaneAspects(preset, law, search);
  const rapt = preset.motion === 'raptDirect' || preset.motion === 'raptConverse';
  return {
    name,
    preset,
    law,
    mundaneAspects,
    requestedPreset: request?.preset ?? null,
    policySource,
    includeConverse,
    converseDoctrine,
    ...latitudeOf(request, preset),
    key: request?.key ?? preset.key,
    keySource,
    significatorLatitude: significatorLatitudeOf(request, preset),
    raptAxis: raptAxisOf(request, rapt),
    aspectLatitude: aspectLatitudeOf(request, preset),
    starPlace: starPlaceOf(request, stars),
    relations: [
      ...preset.relations,
      ...(rapt && stars ? (['conjunction'] as const) : []),
      ...(mundaneAspects ? (['mundaneAspect'] as const) : []),
    ],
    significatorClasses: stars ? ['angle', 'planet'] : ['angle', 'houseCusp', 'node', 'planet'],
    promissorClasses: [
      'angle',
      ...(preset.aspectPoints || mundaneAspects ? (['aspectualPoint'] as const) : []),
      ...(preset.aspectPoints ? [] : (['houseCusp'] as const)),
      'node',
      'planet',
    ],
  };
}

/** Laws whose pole belongs to the point itself, so that its aspects have no mundane place. */
const POLES_OF_POINTS: readonly DirectionLaw[] = ['placidusPole', 'meridianDistancePole'];

/**
 * Whether a mundane preset directs mundane aspects: the search names some or includes all, and the law has places for
 * them.
 */
function hasMundaneAspects(preset: DirectionPreset, law: DirectionLaw, search: SearchPart): boolean {
  const requested =
    search.aspect_promissors === true || (search.promissors ?? []).some((name) => MUNDANE_WORD.test(name));
  return requested && preset.space === 'inMundo' && preset.motion === 'roleExchange' && !POLES_OF_POINTS.includes(law);
}

function chosenPreset(request: Policy): Pick<ResolvedPolicy, 'name' | 'policySource'> {
  if (request?.preset) {
    const { name, historical } = presetOfWire(request.preset);
    return { name, policySource: historical ? 'legacyAlias' : 'canonicalPreset' };
  }
  const method = request?.method ? methodOfWire(request.method) : null,
    space = request?.space ?? 'in_mundo';
  if (method === null && space === 'in_zodiaco')
    throw refused('/policy/space', 'must be in_mundo without a method or preset', space, ['in_mundo']);
  if (method === 'ptolemySemiArc' && space === 'in_zodiaco')
    throw refused(
      '/policy/space',
      'is ambiguous for this method, which has several zodiacal presets',
      space,
      ['ptolemyZodiacalAspect', 'ptolemyZodiacalAntiscia', 'ptolemyZodiacalParallel'].map(
        (name) => PRESET_WORDS[name as PresetName],
      ),
    );
  const name = plainPreset(method ?? 'placidusMundane', spaceOfWire(space));
  if (name === null)
    throw refused('/policy/space', `is not available for the mundane method ${request?.method}`, space, ['in_mundo']);
  return { name, policySource: request ? 'policyFields' : 'engineDefault' };
}

function conflicts(request: PrimaryDirectionsPolicyRequest, preset: DirectionPreset): void {
  const method = METHOD_WORDS[preset.method];
  if (request.method && request.method !== method)
    throw refused('/policy/method', `must be the method of the preset ${request.preset}`, request.method, [method]);
  if (request.space && request.space !== SPACE_WORDS[preset.space])
    throw refused('/policy/space', `must be the space of the preset ${request.preset}`, request.space, [
      SPACE_WORDS[preset.space],
    ]);
}

function motionOf(
  request: Policy,
  preset: DirectionPreset,
): Pick<ResolvedPolicy, 'includeConverse' | 'converseDoctrine'> {
  const converse = request?.include_converse ?? null,
    way = request?.converse_motion ?? null;
  if (way !== null && (preset.motion !== 'roleExchange' || converse === false))
    throw refused('/policy/converse_motion', 'does not apply to this policy', way, [null]);
  switch (preset.motion) {
    case 'raptDirect':
    case 'raptConverse':
      if (converse === true)
        throw refused('/policy/include_converse', 'must be false for a preset of one motion', converse, [false]);
      return {
        includeConverse: false,
        converseDoctrine: preset.motion === 'raptDirect' ? 'directOnly' : 'traditionalConverse',
      };
    case 'signed':
      if (converse === false)
        throw refused('/policy/include_converse', 'must be true for a preset of signed motion', converse, [true]);
      return { includeConverse: true, converseDoctrine: 'signedPrimaryMotion' };
    case 'roleExchange':
      if (converse === false) return { includeConverse: false, converseDoctrine: 'directOnly' };
      return {
        includeConverse: true,
        converseDoctrine: way === 'backward' ? 'backwardMotion' : 'traditionalConverse',
      };
  }
}

/** The latitude rule of a preset, or none for promissors with `promissor_latitude` zero. Errors: InvalidInput. */
function latitudeOf(request: Policy, preset: DirectionPreset): Pick<ResolvedPolicy, 'latitude' | 'latitudeSource'> {
  const requested = request?.promissor_latitude ?? null;
  if (requested !== null && preset.latitude !== 'zodiacalPromissorRetained')
    throw refused('/policy/promissor_latitude', 'does not apply to this preset', requested, [null]);
  if (requested === 'zero' && request?.aspect_latitude && request.aspect_latitude !== 'zero')
    throw refused('/policy/aspect_latitude', 'must be zero with promissor_latitude zero', request.aspect_latitude, [
      'zero',
    ]);
  return requested === 'zero'
    ? { latitude: 'zodiacalSuppressed', latitudeSource: 'assignedZero' }
    : { latitude: preset.latitude, latitudeSource: preset.latitudeSource };
}

function lawOf(request: Policy, preset: DirectionPreset): DirectionLaw {
  const reading = request?.semi_arc_reading ?? null;
  if (reading !== null && (preset.method !== 'placidusClassicSemiArc' || preset.motion !== 'roleExchange'))
    throw refused('/policy/semi_arc_reading', 'applies to the preset placidian_classic_mundane only', reading, [null]);
  const pole = request?.topocentric_pole ?? null,
    { law } = DIRECTION_METHODS[preset.method];
  if (pole !== null && law !== 'topocentricPole')
    throw refused('/policy/topocentric_pole', 'applies to topocentric presets only', pole, [null]);
  if (pole === 'meridian_distance') return 'meridianDistancePole';
  return reading === 'under_the_pole' ? 'placidusPole' : law;
}

function significatorLatitudeOf(request: Policy, preset: DirectionPreset): 'zero' | 'native' {
  const requested = request?.significator_latitude ?? null,
    suppressed = preset.perfection === 'zodiacalLongitudePerfection';
  if (requested !== null && !suppressed)
    throw refused('/policy/significator_latitude', 'does not apply to this preset', requested, [null]);
  return requested ?? (suppressed ? 'zero' : 'native');
}

function raptAxisOf(request: Policy, rapt: boolean): RaptAxis | null {
  const requested = request?.rapt_axis ?? null;
  if (requested !== null && !rapt)
    throw refused('/policy/rapt_axis', 'applies to rapt parallels only', requested, [null]);
  return rapt ? (requested ?? 'meridian') : null;
}

function starPlaceOf(request: Policy, stars: boolean): 'true' | 'apparent' | null {
  const requested = request?.star_place ?? null;
  if (stars) return requested ?? 'true';
  if (requested !== null) throw refused('/policy/star_place', 'applies to fixed stars only', requested, [null]);
  return null;
}

function aspectLatitudeOf(request: Policy, preset: DirectionPreset): AspectLatitude | null {
  const requested = request?.aspect_latitude ?? null;
  if (preset.latitudeSource === 'aspectInherited')
    return request?.promissor_latitude === 'zero' ? 'zero' : (requested ?? 'inherited');
  if (requested !== null) throw refused('/policy/aspect_latitude', 'does not apply to this preset', requested, [null]);
  return preset.aspectPoints ? 'zero' : null;
}

export const TARGET_LISTS = [
  'antiscia_targets',
  'authF_parallel_targets',
  'placidian_rapt_parallel_targets',
  'fixed_star_targets',
  'authG_aspect_contexts',
] as const;
const MAX_TARGETS_TOGETHER = 256;
const OWNERS: readonly (readonly [keyof TargetLists, readonly PresetName[]])[] = [
  ['antiscia_targets', ['ptolemyZodiacalAntiscia']],
  ['authF_parallel_targets', ['ptolemyZodiacalParallel']],
  ['placidian_rapt_parallel_targets', ['placidianMundaneRaptParallelDirect', 'placidianMundaneRaptParallelConverse']],
  ['authG_aspect_contexts', ['morinusZodiacalAspect']],
];

/** Checks that each list belongs to the preset, and the total number of targets. Errors: InvalidInput. */
function listsBelongTo(name: PresetName, lists: TargetLists): void {
  for (const [field, presets] of OWNERS) {
    if ((lists[field] ?? []).length > 0 && !presets.includes(name))
      throw refused(
        `/${field}`,
        'must be empty for this preset',
        PRESET_WORDS[name],
        presets.map((preset) => PRESET_WORDS[preset]),
      );
  }
  const lengths = TARGET_LISTS.map((field) => (lists[field] ?? []).length),
    total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > MAX_TARGETS_TOGETHER)
    throw refused(
      `/${TARGET_LISTS[lengths.indexOf(Math.max(...lengths))]}`,
      `must have at most ${MAX_TARGETS_TOGETHER} items, together with the other target lists`,
      total,
      MAX_TARGETS_TOGETHER,
    );
}
