import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { HarmonicDomain, PartsPolicy } from './policy.js';
import type { HarmogramComponentResponse, HarmogramPositionRequest } from './schema.js';

export interface Place {
  readonly name: string;
  readonly degree: number;
}

/** Positions with trimmed names, each once, degrees in [0, 360). Errors: InvalidInput below `field`. */
export function places(positions: readonly HarmogramPositionRequest[], field: string): Place[] {
  const seen = new Set<string>();
  return positions.map((position, i) => {
    const name = position.name.trim();
    if (name === '' || seen.has(name))
      throw new InvalidInput({
        field: `${field}/${i}/name`,
        message: name === '' ? 'a position needs a name' : 'the same name twice',
        given: position.name,
        allowed: 'a name that is not blank, each once',
      });
    seen.add(name);
    return { name, degree: normalizeDeg(position.degree) };
  });
}

/** Below this an amplitude is rounding, and its phase says nothing. */
const NO_AMPLITUDE = 1e-12;
/** A phase this close below 360 degrees is rounding about 0. */
const PHASE_ROUNDING_DEG = 1e-9;

/** A complex number as amplitude and phase in [0, 360) degrees. */
export function component(harmonic: number, re: number, im: number): HarmogramComponentResponse {
  const amplitude = Math.hypot(re, im);
  const phase = amplitude < NO_AMPLITUDE ? 0 : normalizeDeg(Math.atan2(im, re) * DEG_PER_RAD);
  return { harmonic, amplitude, phase_deg: 360 - phase < PHASE_ROUNDING_DEG ? 0 : phase };
}

/** Sum of exp(i h degree) over the places, as [re, im]. */
function resultant(points: readonly Place[], harmonic: number): [number, number] {
  let re = 0,
    im = 0;
  for (const { degree } of points) {
    const angle = normalizeDeg(harmonic * degree) * RAD_PER_DEG;
    re += Math.cos(angle);
    im += Math.sin(angle);
  }
  return [re, im];
}

/** Harmonic vector of a set of points: the resultant of h times their longitudes, over their number when `mean`. */
export function pointVector(
  points: readonly Place[],
  domain: HarmonicDomain,
  mean: boolean,
): HarmogramComponentResponse[] {
  const scale = mean ? 1 / points.length : 1;
  return domain.harmonics.map((harmonic) => {
    const [re, im] = resultant(points, harmonic);
    return component(harmonic, re * scale, im * scale);
  });
}

/** How many zero-Aries parts (source minus target longitude) a policy makes of two sets. */
export function partsCount(source: readonly Place[], target: readonly Place[], policy: PartsPolicy): number {
  const n = source.length;
  if (isUnordered(source, target, policy))
    return policy.self_pair_mode === 'include' ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2;
  return n * target.length - (policy.self_pair_mode === 'exclude' ? selfPairs(source, target).length : 0);
}

/** Unordered pairs are of one set with itself; two different sets always give each source with each target. */
function isUnordered(source: readonly Place[], target: readonly Place[], policy: PartsPolicy): boolean {
  return (
    policy.pair_construction_mode === 'unordered' &&
    source.length === target.length &&
    source.every((place, i) => place.name === target[i].name && place.degree === target[i].degree)
  );
}

function selfPairs(source: readonly Place[], target: readonly Place[]): [Place, Place][] {
  const byName = new Map(target.map((place) => [place.name, place]));
  return source.flatMap((place) => {
    const other = byName.get(place.name);
    return other === undefined ? [] : [[place, other] as [Place, Place]];
  });
}

/**
 * Harmonic vector of the zero-Aries parts: the sum of exp(i h (source - target)). Over all ordered pairs it is the product of the
 * resultant of the sources and the conjugate one of the targets, so its rounding does not grow with the number of pairs and a set
 * with itself is exactly real. `count` from partsCount; 0 parts give zero amplitudes.
 */
export function partsVector(
  source: readonly Place[],
  target: readonly Place[],
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
