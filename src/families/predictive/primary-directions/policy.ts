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
import { methodOfWire, presetOfWire, wireMethod, wirePreset } from './tokens.js';

type ConverseDoctrine = 'direct_only' | 'traditional_converse' | 'signed_primary_motion' | 'backward_motion';
type Key = keyof typeof KEY_RATES | 'solar';

/** What a request's policy comes to. */
export interface ResolvedPolicy {
  readonly name: PresetName;
  readonly preset: DirectionPreset;
  readonly law: DirectionLaw;
  /** Mundane aspects are among the promissors. */
  readonly mundaneAspects: boolean;
  readonly requestedPreset: string | null;
  readonly policySource: 'engine_default' | 'policy_fields' | 'canonical_preset' | 'legacy_alias';
  readonly includeConverse: boolean;
  readonly converseDoctrine: ConverseDoctrine;
  readonly latitude: LatitudeDoctrine;
  readonly latitudeSource: LatitudeSource;
  readonly key: Key;
  readonly keySource: 'engine_default' | 'preset_convention' | 'explicit';
  readonly significatorLatitude: 'zero' | 'native';
  /** Null where no rapt parallel is searched for. */
  readonly raptAxis: RaptAxis | null;
  readonly aspectLatitude: AspectLatitude | null;
  /** Null without fixed stars. */
  readonly starPlace: 'true' | 'apparent' | null;
  readonly relations: readonly RelationalKind[];
  readonly significatorClasses: readonly TargetClass[];
  readonly promissorClasses: readonly TargetClass[];
}

/** The lists of a search that name targets beyond the figure. */
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

/** What of a search settles the policy beside the policy itself. */
type SearchPart = TargetLists & Partial<Pick<PrimaryDirectionsSearchRequest, 'promissors' | 'aspect_promissors'>>;

/** Names of mundane aspects: `Mars Mundane Square`. */
export const MUNDANE_WORD = /\s+mundane\s+/i;

type Policy = PrimaryDirectionsPolicyRequest | null | undefined;
const refused = (field: string, message: string, given?: unknown, allowed?: unknown): InvalidInput =>
  new InvalidInput({ field, message, given, allowed });

/** The policy of a request: one preset, whole, with what it leaves open. Errors: InvalidInput. */
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
      ? 'engine_default'
      : 'preset_convention';
  const law = lawOf(request, preset),
    mundaneAspects = hasMundaneAspects(preset, law, search);
  const rapt = preset.motion === 'rapt_direct' || preset.motion === 'rapt_converse';
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
      ...(mundaneAspects ? (['mundane_aspect'] as const) : []),
    ],
    significatorClasses: stars ? ['angle', 'planet'] : ['angle', 'house_cusp', 'node', 'planet'],
    promissorClasses: [
      'angle',
      ...(preset.aspectPoints || mundaneAspects ? (['aspectual_point'] as const) : []),
      ...(preset.aspectPoints ? [] : (['house_cusp'] as const)),
      'node',
      'planet',
    ],
  };
}

/** The laws whose poles belong to the point itself: they have no place for its aspects. */
const POLES_OF_POINTS: readonly DirectionLaw[] = ['placidus_pole', 'meridian_distance_pole'];

/** Mundane presets take aspects in mundo, when a search names some or asks for all. Under the pole of a point there are none. */
function hasMundaneAspects(preset: DirectionPreset, law: DirectionLaw, search: SearchPart): boolean {
  const asked = search.aspect_promissors === true || (search.promissors ?? []).some((name) => MUNDANE_WORD.test(name));
  return asked && preset.space === 'in_mundo' && preset.motion === 'role_exchange' && !POLES_OF_POINTS.includes(law);
}

function chosenPreset(request: Policy): Pick<ResolvedPolicy, 'name' | 'policySource'> {
  if (request?.preset) {
    const { name, historical } = presetOfWire(request.preset);
    return { name, policySource: historical ? 'legacy_alias' : 'canonical_preset' };
  }
  const method = request?.method ? methodOfWire(request.method) : null,
    space = request?.space ?? 'in_mundo';
  if (method === null && space === 'in_zodiaco')
    throw refused('/policy/space', 'directions in the zodiac need a method, or a preset', space, ['in_mundo']);
  if (method === 'ptolemy_semi_arc' && space === 'in_zodiaco')
    throw refused(
      '/policy/space',
      'the zodiacal directions of this method are of several kinds: name the preset',
      space,
      ['ptolemy_zodiacal_aspect', 'ptolemy_zodiacal_antiscia', 'ptolemy_zodiacal_parallel'].map((name) =>
        wirePreset(name as PresetName),
      ),
    );
  const name = plainPreset(method ?? 'placidus_mundane', space);
  if (name === null) throw refused('/policy/space', `${request?.method} is a mundane method`, space, ['in_mundo']);
  return { name, policySource: request ? 'policy_fields' : 'engine_default' };
}

function conflicts(request: PrimaryDirectionsPolicyRequest, preset: DirectionPreset): void {
  const method = wireMethod(preset.method);
  if (request.method && request.method !== method)
    throw refused('/policy/method', `the preset ${request.preset} is of another method`, request.method, [method]);
  if (request.space && request.space !== preset.space)
    throw refused('/policy/space', `the preset ${request.preset} is of another space`, request.space, [preset.space]);
}

function motionOf(
  request: Policy,
  preset: DirectionPreset,
): Pick<ResolvedPolicy, 'includeConverse' | 'converseDoctrine'> {
  const asked = request?.include_converse ?? null,
    way = request?.converse_motion ?? null;
  if (way !== null && (preset.motion !== 'role_exchange' || asked === false))
    throw refused('/policy/converse_motion', 'the policy leaves no choice of converse motion', way, [null]);
  switch (preset.motion) {
    case 'rapt_direct':
    case 'rapt_converse':
      if (asked === true)
        throw refused('/policy/include_converse', 'this preset has one motion, its own', asked, [false]);
      return {
        includeConverse: false,
        converseDoctrine: preset.motion === 'rapt_direct' ? 'direct_only' : 'traditional_converse',
      };
    case 'signed':
      if (asked === false)
        throw refused('/policy/include_converse', 'the sign of the arc tells the motion: both are admitted', asked, [
          true,
        ]);
      return { includeConverse: true, converseDoctrine: 'signed_primary_motion' };
    case 'role_exchange':
      if (asked === false) return { includeConverse: false, converseDoctrine: 'direct_only' };
      return {
        includeConverse: true,
        converseDoctrine: way === 'backward' ? 'backward_motion' : 'traditional_converse',
      };
  }
}

/** The latitude rule, which a zodiacal preset may have put away with the promissors' latitudes. */
function latitudeOf(request: Policy, preset: DirectionPreset): Pick<ResolvedPolicy, 'latitude' | 'latitudeSource'> {
  const asked = request?.promissor_latitude ?? null;
  if (asked !== null && preset.latitude !== 'zodiacal_promissor_retained')
    throw refused('/policy/promissor_latitude', 'the preset has a latitude rule of its own', asked, [null]);
  if (asked === 'zero' && request?.aspect_latitude && request.aspect_latitude !== 'zero')
    throw refused('/policy/aspect_latitude', 'promissors have no latitude to be shared', request.aspect_latitude, [
      'zero',
    ]);
  return asked === 'zero'
    ? { latitude: 'zodiacal_suppressed', latitudeSource: 'assigned_zero' }
    : { latitude: preset.latitude, latitudeSource: preset.latitudeSource };
}

function lawOf(request: Policy, preset: DirectionPreset): DirectionLaw {
  const reading = request?.semi_arc_reading ?? null;
  if (reading !== null && (preset.method !== 'placidus_classic_semi_arc' || preset.motion !== 'role_exchange'))
    throw refused('/policy/semi_arc_reading', 'only the preset placidian_classic_mundane has two readings', reading, [
      null,
    ]);
  const pole = request?.topocentric_pole ?? null,
    { law } = DIRECTION_METHODS[preset.method];
  if (pole !== null && law !== 'topocentric_pole')
    throw refused('/policy/topocentric_pole', 'only topocentric presets have this pole', pole, [null]);
  if (pole === 'meridian_distance') return 'meridian_distance_pole';
  return reading === 'under_the_pole' ? 'placidus_pole' : law;
}

function significatorLatitudeOf(request: Policy, preset: DirectionPreset): 'zero' | 'native' {
  const asked = request?.significator_latitude ?? null,
    suppressed = preset.perfection === 'zodiacal_longitude_perfection';
  if (asked !== null && !suppressed)
    throw refused('/policy/significator_latitude', 'significators of this preset keep their latitude', asked, [null]);
  return asked ?? (suppressed ? 'zero' : 'native');
}

function raptAxisOf(request: Policy, rapt: boolean): RaptAxis | null {
  const asked = request?.rapt_axis ?? null;
  if (asked !== null && !rapt) throw refused('/policy/rapt_axis', 'only rapt parallels have an axis', asked, [null]);
  return rapt ? (asked ?? 'meridian') : null;
}

function starPlaceOf(request: Policy, stars: boolean): 'true' | 'apparent' | null {
  const asked = request?.star_place ?? null;
  if (stars) return asked ?? 'true';
  if (asked !== null) throw refused('/policy/star_place', 'no fixed star is directed', asked, [null]);
  return null;
}

function aspectLatitudeOf(request: Policy, preset: DirectionPreset): AspectLatitude | null {
  const asked = request?.aspect_latitude ?? null;
  if (preset.latitudeSource === 'aspect_inherited')
    return request?.promissor_latitude === 'zero' ? 'zero' : (asked ?? 'inherited');
  if (asked !== null)
    throw refused('/policy/aspect_latitude', 'the preset has a rule of its own, or no aspects', asked, [null]);
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
  ['antiscia_targets', ['ptolemy_zodiacal_antiscia']],
  ['authF_parallel_targets', ['ptolemy_zodiacal_parallel']],
  [
    'placidian_rapt_parallel_targets',
    ['placidian_mundane_rapt_parallel_direct', 'placidian_mundane_rapt_parallel_converse'],
  ],
  ['authG_aspect_contexts', ['morinus_zodiacal_aspect']],
];

/** Each list belongs to its preset; all together are bounded. */
function listsBelongTo(name: PresetName, lists: TargetLists): void {
  for (const [field, presets] of OWNERS) {
    if ((lists[field] ?? []).length > 0 && !presets.includes(name))
      throw refused(
        `/${field}`,
        'these targets belong to a preset of their own',
        wirePreset(name),
        presets.map(wirePreset),
      );
  }
  const lengths = TARGET_LISTS.map((field) => (lists[field] ?? []).length),
    total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > MAX_TARGETS_TOGETHER)
    throw refused(
      `/${TARGET_LISTS[lengths.indexOf(Math.max(...lengths))]}`,
      `targets and contexts are ${MAX_TARGETS_TOGETHER} at most, all lists together`,
      total,
      MAX_TARGETS_TOGETHER,
    );
}
