import { jdOfTt } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { pathLimits } from '../../../events/eclipses/central-limits.js';
import { ShadowCone } from '../../../events/eclipses/cone.js';
import { surfaceLatitudeDeg, surfaceLongitudeDeg } from '../../../events/eclipses/ellipsoid.js';
import { OccultationWindow } from '../../../events/eclipses/window.js';
import { MOON_RADIUS, MoonAndTarget } from '../../../events/occultations/target.js';
import type { NamedContext } from './request.js';
import type { OccultationPathTopologyResponse } from './schema-topology.js';

/** Half of the longest time that the Moon's shadow is on the Earth, days. */
const HALF_WINDOW_DAYS = 0.17;

/** Northern and southern limits of the places that see an occultation, from moonrise to moonset, in an answer. */
export function grazeLimits(
  engine: Engine,
  context: NamedContext,
  { first, last }: { readonly first: number; readonly last: number },
  count: number,
): OccultationPathTopologyResponse['limits'] {
  const middle = (first + last) / 2,
    { target } = context;
  const window = new OccultationWindow(new MoonAndTarget(context.sky, context.time, target), middle, HALF_WINDOW_DAYS);
  const cone = new ShadowCone(
    window,
    { infinite: target.star !== null, radius: target.radius },
    MOON_RADIUS,
    MOON_RADIUS,
  );
  return pathLimits(cone, 'outer', [first - middle, last - middle], count).map(({ side, points }) => ({
    side,
    points: points.map(({ x, y, z, t }) => ({
      jd_ut: jdOfTt(engine, middle + t),
      latitude_deg: surfaceLatitudeDeg(x, y, z),
      longitude_deg: surfaceLongitudeDeg(x, y, 0),
    })),
  }));
}
