import type { AspectName } from '../aspects/aspects.js';

/** The role of a body in a pattern. */
export type BodyRole =
  | 'member'
  | 'apex'
  | 'base'
  | 'support'
  | 'tail'
  | 'axis'
  | 'clusterMember'
  | 'boomerang' // opposite the apex of a Yod
  | 'cycleMember';

/** An aspect required between two slots, with the orb of the pattern in degrees (before the orb factor). */
export interface TemplateEdge {
  readonly a: number;
  readonly b: number;
  readonly aspect: AspectName;
  readonly orbDeg: number;
}

/**
 * An aspect pattern: the roles of its slots and the aspects between them. In each pair of `ordered` the body of the
 * first slot precedes that of the second by name; this selects one of the arrangements that the symmetry of the pattern
 * makes equivalent. Bodies are listed by name; with `apexLast` the apex follows the others. Definitions: M. E. Jones,
 * Essentials of Astrological Analysis (1960; T-square, cross, trine); B. Tierney, Dynamics of Aspect Analysis (1983;
 * yod, kite, rectangle, boomerang, Thor's hammer); B. and L. Huber, Aspect Pattern Astrology (2005; cradle, trapeze,
 * triangles). The orbs are house rules.
 */
export interface PatternTemplate {
  readonly name: string;
  readonly roles: readonly BodyRole[];
  readonly edges: readonly TemplateEdge[];
  readonly ordered: readonly (readonly [number, number])[];
  readonly apexLast: boolean;
}

const e = (a: number, b: number, aspect: AspectName, orbDeg: number): TemplateEdge => ({ a, b, aspect, orbDeg });
/** Aspects of one kind around a cycle: each slot to the slot `step` places further. */
const ring = (count: number, step: number, aspect: AspectName, orbDeg: number): TemplateEdge[] =>
  Array.from({ length: 2 * step === count ? step : count }, (_, i) => e(i, (i + step) % count, aspect, orbDeg));

const pattern = (
  name: string,
  roles: readonly BodyRole[],
  edges: readonly TemplateEdge[],
  ordered: readonly (readonly [number, number])[],
  apexLast = false,
): PatternTemplate => ({ name, roles, edges, ordered, apexLast });

const BASE_APEX: readonly BodyRole[] = ['base', 'base', 'apex'];
const AXIS_APEX: readonly BodyRole[] = ['axis', 'axis', 'apex'];
const cycle = (count: number): BodyRole[] => new Array<BodyRole>(count).fill('cycleMember');

/** A triangle of a base and two equal legs to an apex. */
const isosceles = (
  name: string,
  [base, baseOrb]: readonly [AspectName, number],
  [leg, legOrb]: readonly [AspectName, number],
  baseFirst = true,
): PatternTemplate => {
  const legs = [e(0, 2, leg, legOrb), e(1, 2, leg, legOrb)],
    foot = e(0, 1, base, baseOrb);
  return pattern(name, BASE_APEX, baseFirst ? [foot, ...legs] : [...legs, foot], [[0, 1]], true);
};

/** All aspect patterns. */
export const TEMPLATES: readonly PatternTemplate[] = [
  isosceles('T-Square', ['Opposition', 8], ['Square', 7]),
  pattern(
    'Grand Trine',
    cycle(3),
    [e(0, 1, 'Trine', 7), e(1, 2, 'Trine', 7), e(0, 2, 'Trine', 7)],
    [
      [0, 1],
      [1, 2],
    ],
  ),
  pattern(
    'Grand Cross',
    cycle(4),
    [
      e(0, 1, 'Opposition', 8),
      e(2, 3, 'Opposition', 8),
      e(0, 2, 'Square', 7),
      e(2, 1, 'Square', 7),
      e(1, 3, 'Square', 7),
      e(3, 0, 'Square', 7),
    ],
    [
      [0, 1],
      [2, 3],
      [0, 2],
    ],
  ),
  isosceles('Yod', ['Sextile', 3], ['Quincunx', 3]),
  pattern(
    'Mystic Rectangle',
    cycle(4),
    [
      e(0, 1, 'Trine', 7),
      e(2, 3, 'Trine', 7),
      e(1, 2, 'Sextile', 5),
      e(3, 0, 'Sextile', 5),
      e(0, 2, 'Opposition', 8),
      e(1, 3, 'Opposition', 8),
    ],
    [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  ),
  pattern(
    'Kite',
    ['support', 'support', 'apex', 'tail'],
    [
      e(0, 1, 'Trine', 7),
      e(0, 2, 'Trine', 7),
      e(1, 2, 'Trine', 7),
      e(3, 2, 'Opposition', 8),
      e(3, 0, 'Sextile', 5),
      e(3, 1, 'Sextile', 5),
    ],
    [[0, 1]],
  ),
  pattern(
    'Minor Grand Trine',
    ['base', 'base', 'support'],
    [e(0, 1, 'Trine', 7), e(0, 2, 'Sextile', 3), e(1, 2, 'Sextile', 3)],
    [[0, 1]],
  ),
  pattern(
    'Grand Sextile',
    cycle(6),
    [...ring(6, 1, 'Sextile', 3), ...ring(6, 2, 'Trine', 7), ...ring(6, 3, 'Opposition', 8)],
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 5],
    ],
  ),
  isosceles("Thor's Hammer", ['Square', 5], ['Sesquiquadrate', 2]),
  pattern(
    'Boomerang Yod',
    ['base', 'base', 'apex', 'boomerang'],
    [e(0, 1, 'Sextile', 3), e(0, 2, 'Quincunx', 3), e(1, 2, 'Quincunx', 3), e(3, 2, 'Opposition', 5)],
    [[0, 1]],
  ),
  pattern('Wedge', AXIS_APEX, [e(0, 1, 'Opposition', 8), e(2, 0, 'Trine', 5), e(2, 1, 'Sextile', 5)], [], true),
  pattern(
    'Cradle',
    ['axis', 'support', 'support', 'axis'],
    [
      e(0, 3, 'Opposition', 8),
      e(0, 1, 'Trine', 7),
      e(2, 3, 'Trine', 7),
      e(1, 2, 'Sextile', 5),
      e(0, 2, 'Sextile', 5),
      e(1, 3, 'Sextile', 5),
    ],
    [[0, 3]],
  ),
  pattern(
    'Trapeze',
    ['axis', 'support', 'support', 'axis'],
    [e(0, 1, 'Sextile', 5), e(1, 2, 'Sextile', 5), e(2, 3, 'Sextile', 5), e(0, 3, 'Opposition', 8)],
    [[0, 3]],
  ),
  isosceles('Eye', ['Trine', 7], ['Quincunx', 3], false),
  isosceles('Irritation Triangle', ['Opposition', 8], ['Quincunx', 3]),
  pattern(
    'Hard Wedge',
    AXIS_APEX,
    [e(0, 1, 'Opposition', 8), e(2, 0, 'Semisquare', 2), e(2, 1, 'Sesquiquadrate', 2)],
    [],
    true,
  ),
  pattern(
    'Dominant Triangle',
    ['member', 'member', 'member'],
    [e(0, 1, 'Opposition', 8), e(0, 2, 'Square', 7), e(1, 2, 'Quincunx', 3)],
    [],
  ),
  pattern(
    'Grand Quintile',
    cycle(5),
    [...ring(5, 1, 'Quintile', 2), ...ring(5, 2, 'Biquintile', 2)],
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 4],
    ],
  ),
  isosceles('Quintile Triangle', ['Quintile', 2], ['Biquintile', 2]),
  pattern(
    'Septile Triangle',
    cycle(3),
    [e(0, 1, 'Septile', 1.5), e(1, 2, 'Biseptile', 1.5), e(0, 2, 'Triseptile', 1.5)],
    [],
  ),
];

/** A stellium: at least `minBodies` bodies within `orbDeg` of their circular mean. House rule. */
export const STELLIUM = { name: 'Stellium', minBodies: 3, orbDeg: 8 } as const;

/** Names of all patterns. */
export const PATTERN_NAMES: readonly string[] = [...TEMPLATES.map(({ name }) => name), STELLIUM.name];
