import { bodyOrStar } from '../../../wire/body-or-star.js';
import type { Engine } from '../../../engine.js';
import { BodyLongitude } from '../../../events/functions.js';
import type { Motion } from '../../../events/motion.js';
import { StarLongitude } from '../../../events/star-longitude.js';
import { meanMotionDegPerDay } from '../../../wire/search-window.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Epoch } from '../../../reduction/epoch.js';
import type { Body } from '../../../sky/bodies.js';

/** A moving target: a body or a fixed star. */
export interface MovingTarget {
  readonly kind: string;
  readonly name: string;
  readonly motion: Motion;
  readonly degPerDay: number;
}

/**
 * The moving target of a name: a body, or else a fixed star. `epoch`: shared with the moving body. Errors: InvalidInput
 * on `field` for an unknown name, a number written as a string, or the moving body itself.
 */
export function movingTarget(engine: Engine, spec: string, field: string, mover: Body, epoch: Epoch): MovingTarget {
  if (spec.trim() !== '' && Number.isFinite(Number(spec))) {
    throw new InvalidInput({
      field,
      message: 'must be a JSON number if it is a longitude',
      given: spec,
      allowed: 'a number, or the name of a body or star',
    });
  }
  const target = bodyOrStar(engine, spec, field);
  if ('star' in target)
    return {
      kind: 'fixed_star',
      name: spec.trim(),
      motion: new StarLongitude(engine.stars, engine.ephemeris, target.star, epoch),
      degPerDay: 0,
    };
  if (target.kind === mover.kind && target.index === mover.index) {
    throw new InvalidInput({
      field,
      message: 'must not be the moving body itself',
      given: spec,
      allowed: 'a longitude in degrees, another body, or a star',
    });
  }
  const isSmall = target.kind === 'asteroid' || target.kind === 'comet';
  return {
    kind: target.kind === 'major' ? 'planet' : isSmall ? target.kind : target.name.endsWith('Node') ? 'node' : 'lilith',
    name: isSmall ? `${target.kind}:${target.name}` : target.name,
    motion: new BodyLongitude(engine.sky, target, epoch),
    degPerDay: meanMotionDegPerDay(target),
  };
}
