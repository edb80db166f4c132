import type { AspectName } from '../../../contract/aspects.js';

export type BodyRole =
  | 'member'
  | 'apex'
  | 'base'
  | 'support'
  | 'tail'
  | 'axis'
  | 'cluster_member'
  | 'boomerang' // opposite the apex of a Yod
  | 'cycle_member';

/** An aspect that must hold between two slots, with the orb of the pattern in degrees (before the orb factor). */
export interface TemplateEdge {
  readonly a: number;
  readonly b: number;
  readonly aspect: AspectName;
  readonly orbDeg: number;
}

/**
 * A figure: its slots with their roles, the aspects between them, and `ordered` pairs of slots whose bodies stand in order of
 * name, which picks one of the arrangements that the figure's symmetry makes equal. `apexLast` lists the apex after the others;
 * otherwise bodies are listed by name.
 */
export interface PatternTemplate {
  readonly name: string;
  readonly detector: string;
  readonly roles: readonly BodyRole[];
  readonly edges: readonly TemplateEdge[];
  readonly ordered: readonly (readonly [number, number])[];
  readonly apexLast: boolean;
}

const e = (a: number, b: number, aspect: AspectName, orbDeg: number): TemplateEdge => ({ a, b, aspect, orbDeg });
const ring = (count: number, step: number, aspect: AspectName, orbDeg: number): TemplateEdge[] =>
  Array.from({ length: 2 * step === count ? step : count }, (_, i) => e(i, (i + step) % count, aspect, orbDeg));

const figure = (
  name: string,
  detector: string,
  roles: readonly BodyRole[],
  edges: readonly TemplateEdge[],
  ordered: readonly (readonly [number, number])[],
  apexLast = false,
): PatternTemplate => ({ name, detector, roles, edges, ordered, apexLast });

const BASE_APEX: readonly BodyRole[] = ['base', 'base', 'apex'];
const AXIS_APEX: readonly BodyRole[] = ['axis', 'axis', 'apex'];
const cycle = (count: number): BodyRole[] => new Array<BodyRole>(count).fill('cycle_member');

/** Two equal legs to an apex, on a base. */
const isosceles = (
  name: string,
  detector: string,
  [base, baseOrb]: readonly [AspectName, number],
  [leg, legOrb]: readonly [AspectName, number],
  baseFirst = true,
): PatternTemplate => {
  const legs = [e(0, 2, leg, legOrb), e(1, 2, leg, legOrb)],
    foot = e(0, 1, base, baseOrb);
  return figure(name, detector, BASE_APEX, baseFirst ? [foot, ...legs] : [...legs, foot], [[0, 1]], true);
};

export const TEMPLATES: readonly PatternTemplate[] = [
  isosceles('T-Square', 'find_t_squares', ['Opposition', 8], ['Square', 7]),
  figure(
    'Grand Trine',
    'find_grand_trines',
    cycle(3),
    [e(0, 1, 'Trine', 7), e(1, 2, 'Trine', 7), e(0, 2, 'Trine', 7)],
    [
      [0, 1],
      [1, 2],
    ],
  ),
  figure(
    'Grand Cross',
    'find_grand_crosses',
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
  isosceles('Yod', 'find_yods', ['Sextile', 3], ['Quincunx', 3]),
  figure(
    'Mystic Rectangle',
    'find_mystic_rectangles',
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
  figure(
    'Kite',
    'find_kites',
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
  figure(
    'Minor Grand Trine',
    'find_minor_grand_trines',
    ['base', 'base', 'support'],
    [e(0, 1, 'Trine', 7), e(0, 2, 'Sextile', 3), e(1, 2, 'Sextile', 3)],
    [[0, 1]],
  ),
  figure(
    'Grand Sextile',
    'find_grand_sextiles',
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
  isosceles("Thor's Hammer", 'find_thors_hammers', ['Square', 5], ['Sesquiquadrate', 2]),
  figure(
    'Boomerang Yod',
    'find_boomerang_yods',
    ['base', 'base', 'apex', 'boomerang'],
    [e(0, 1, 'Sextile', 3), e(0, 2, 'Quincunx', 3), e(1, 2, 'Quincunx', 3), e(3, 2, 'Opposition', 5)],
    [[0, 1]],
  ),
  figure(
    'Wedge',
    'find_wedges',
    AXIS_APEX,
    [e(0, 1, 'Opposition', 8), e(2, 0, 'Trine', 5), e(2, 1, 'Sextile', 5)],
    [],
    true,
  ),
  figure(
    'Cradle',
    'find_cradles',
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
  figure(
    'Trapeze',
    'find_trapezes',
    ['axis', 'support', 'support', 'axis'],
    [e(0, 1, 'Sextile', 5), e(1, 2, 'Sextile', 5), e(2, 3, 'Sextile', 5), e(0, 3, 'Opposition', 8)],
    [[0, 3]],
  ),
  isosceles('Eye', 'find_eyes', ['Trine', 7], ['Quincunx', 3], false),
  isosceles('Irritation Triangle', 'find_irritation_triangles', ['Opposition', 8], ['Quincunx', 3]),
  figure(
    'Hard Wedge',
    'find_hard_wedges',
    AXIS_APEX,
    [e(0, 1, 'Opposition', 8), e(2, 0, 'Semisquare', 2), e(2, 1, 'Sesquiquadrate', 2)],
    [],
    true,
  ),
  figure(
    'Dominant Triangle',
    'find_dominant_triangles',
    ['member', 'member', 'member'],
    [e(0, 1, 'Opposition', 8), e(0, 2, 'Square', 7), e(1, 2, 'Quincunx', 3)],
    [],
  ),
  figure(
    'Grand Quintile',
    'find_grand_quintiles',
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
  isosceles('Quintile Triangle', 'find_quintile_triangles', ['Quintile', 2], ['Biquintile', 2]),
  figure(
    'Septile Triangle',
    'find_septile_triangles',
    cycle(3),
    [e(0, 1, 'Septile', 1.5), e(1, 2, 'Biseptile', 1.5), e(0, 2, 'Triseptile', 1.5)],
    [],
  ),
];

export const STELLIUM = { name: 'Stellium', detector: 'find_stelliums', minBodies: 3, orbDeg: 8 } as const;

export const PATTERN_NAMES: readonly string[] = [...TEMPLATES.map(({ name }) => name), STELLIUM.name];
