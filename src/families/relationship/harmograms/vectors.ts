import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { HarmonicDomain, PartsPolicy } from './policy.js';
import type { HarmogramComponentResponse, HarmogramPositionRequest } from './schema.js';

/** A named longitude, degrees. */
export interface Position {
  readonly name: string;
  readonly degree: number;
}

/**
 * The positions of a request with trimmed names, degrees in [0, 360). Errors: InvalidInput below `field` for a blank or
 * repeated name.
 */
export function positionsOf(positions: readonly HarmogramPositionRequest[], field: string): Position[] {
  const names = new Set<string>();
  return positions.map((position, i) => {
    const name = position.name.trim();
    if (name === '' || names.has(name))
      throw new InvalidInput({
        field: `${field}/${i}/name`,
        message: name === '' ? 'must not be blank' : 'must not be repeated',
        given: position.name,
        allowed: 'different names that are not blank',
      });
    names.add(name);
    return { name, degree: normalizeDeg(position.degree) };
  });
}

/** Smaller amplitudes are rounding errors, and their phase is set to 0. */
const NO_AMPLITUDE = 1e-12;
/** A phase less than this below 360 degrees is a rounding error of 0. */
const PHASE_ROUNDING_DEG = 1e-9;

/** A complex number as amplitude and phase in [0, 360) degrees, in answer shape. */
export function component(harmonic: number, re: number, im: number): HarmogramComponentResponse {
  const amplitude = Math.hypot(re, im);
  const phase = amplitude < NO_AMPLITUDE ? 0 : normalizeDeg(Math.atan2(im, re) * DEG_PER_RAD);
  return { harmonic, amplitude, phase_deg: 360 - phase < PHASE_ROUNDING_DEG ? 0 : phase };
}

/** The sum of exp(i h degree) over the positions, as [re, im]. */
function resultant(points: readonly Position[], harmonic: number): [number, number] {
  let re = 0,
    im = 0;
  for (const { degree } of points) {
    const angle = normalizeDeg(harmonic * degree) * RAD_PER_DEG;
    re += Math.cos(angle);
    im += Math.sin(angle);
  }
  return [re, im];
}

/** The harmonic vector of a set of points, in answer shape: the sum of exp(i h longitude), or its mean if `mean`. */
export function pointVector(
  points: readonly Position[],
  domain: HarmonicDomain,
  mean: boolean,
): HarmogramComponentResponse[] {
  const scale = mean ? 1 / points.length : 1;
  return domain.harmonics.map((harmonic) => {
    const [re, im] = resultant(points, harmonic);
    return component(harmonic, re * scale, im * scale);
  });
}

/** The number of zero-Aries parts (source less target longitude) of two sets under a policy. */
export function partsCount(source: readonly Position[], target: readonly Position[], policy: PartsPolicy): number {
  const n = source.length;
  if (isUnordered(source, target, policy))
    return policy.self_pair_mode === 'include' ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2;
  return n * target.length - (policy.self_pair_mode === 'exclude' ? selfPairs(source, target).length : 0);
}

/** Whether pairs are unordered, which needs equal sets; different sets always pair each source with each target. */
function isUnordered(source: readonly Position[], target: readonly Position[], policy: PartsPolicy): boolean {
  return (
    policy.pair_construction_mode === 'unordered' &&
    source.length === target.length &&
    source.every((position, i) => position.name === target[i].name && position.degree === target[i].degree)
  );
}

function selfPairs(source: readonly Position[], target: readonly Position[]): [Position, Position][] {
  const byName = new Map(target.map((position) => [position.name, position]));
  return source.flatMap((position) => {
    const other = byName.get(position.name);
    return other === undefined ? [] : [[position, other] as [Position, Position]];
  });
}

/**
 * The harmonic vector of the zero-Aries parts, in answer shape: the sum of exp(i h (source - target)), or its mean if
 * `mean`. Over all ordered pairs it is the product of the resultant of the sources and the conjugate resultant of the
 * targets, so its rounding does not grow with the number of pairs and the vector of a set with itself is exactly real.
 * Without parts the amplitudes are zero.
 */
export function partsVector(
  source: readonly Position[],
  target: readonly Position[],
  policy: PartsPolicy,
  domain: HarmonicDomain,
  mean: boolean,
): HarmogramComponentResponse[] {
  const count = partsCount(source, target, policy),
    scale = count === 0 ? 0 : mean ? 1 / count : 1;
  const unordered = isUnordered(source, target, policy),
    excluded = policy.self_pair_mode === 'exclude' ? selfPairs(source, target) : [];
  return domain.harmonics.map((harmonic) => {
    let re = 0,
      im = 0;
    if (unordered) {
      for (let i = 0; i < source.length; i++) {
        for (let j = policy.self_pair_mode === 'include' ? i : i + 1; j < source.length; j++) {
          const angle = normalizeDeg(harmonic * (source[i].degree - source[j].degree)) * RAD_PER_DEG;
          re += Math.cos(angle);
          im += Math.sin(angle);
        }
      }
    } else {
      const [a, b] = resultant(source, harmonic),
        [c, d] = resultant(target, harmonic);
      re = a * c + b * d;
      im = b * c - a * d;
      for (const [from, to] of excluded) {
        const angle = normalizeDeg(harmonic * (from.degree - to.degree)) * RAD_PER_DEG;
        re -= Math.cos(angle);
        im -= Math.sin(angle);
      }
    }
    return component(harmonic, re * scale, im * scale);
  });
}
