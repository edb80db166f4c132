import type { Engine } from '../../../engine.js';
import type { LocalEclipse, LocalView } from '../../../events/eclipses/local.js';
import { lunarShadowViews } from '../../../events/eclipses/lunar.js';
import type { LunarContacts, LunarSummary } from '../../../events/eclipses/lunar.js';
import type { EclipseRadii } from '../../../events/eclipses/radii.js';
import type { SunMoon } from '../../../events/eclipses/sun-moon.js';
import type { Site } from '../../../reduction/origin.js';
import { moon, sun } from './event.js';
import { almanacCrossings, directionAt } from '../../../services/local-direction.js';
import type { LunarDiscViewResponse, SolarDiscViewResponse } from './views-schema.js';

interface Moment<Name extends string> {
  readonly event: Name;
  readonly t: number;
}

/** Named instants, and evenly spaced ones between the first and the last, in order. */
function moments<Name extends string>(
  named: readonly { readonly event: Name; readonly t: number | null }[],
  [first, last]: readonly [number, number],
  samples: number,
): Moment<Name | 'sample'>[] {
  const even = Array.from({ length: samples }, (_, i): Moment<'sample'> => ({
    event: 'sample',
    t: first + ((last - first) * (i + 0.5)) / samples,
  }));
  const known = named.flatMap(({ event, t }) => (t === null ? [] : [{ event, t }]));
  return [...known, ...even].sort((a, b) => a.t - b.t);
}

/** Discs of Sun and Moon at a place through an eclipse, in an answer. Errors: OutOfCoverage. */
export function solarViews(
  engine: Engine,
  {
    view,
    local,
    site,
    ttJ2k,
  }: { readonly view: LocalView; readonly local: LocalEclipse; readonly site: Site; readonly ttJ2k: number },
  samples: number,
): SolarDiscViewResponse[] {
  const { first, second, third, last, maximum, limited } = local;
  const named = [
    { event: 'c1' as const, t: first },
    { event: 'c2' as const, t: second },
    ...(limited === 'none' ? [{ event: 'maximum' as const, t: maximum }] : []),
    { event: 'c3' as const, t: third },
    { event: 'c4' as const, t: last },
    ...almanacCrossings(engine, 'Sun', site, [ttJ2k + first, ttJ2k + last]).map(({ tt, rises }) => ({
      event: rises ? ('sunrise' as const) : ('sunset' as const),
      t: tt - ttJ2k,
    })),
  ];
  return moments(named, [first, last], samples).map(({ event, t }) => {
    const discs = view.discs(t);
    return {
      event,
      ...directionAt(engine, sun, ttJ2k + t, site),
      separation_deg: discs.separationDeg,
      position_angle_deg: discs.positionAngleDeg,
      sun_semidiameter_deg: discs.sunSemidiameterDeg,
      moon_semidiameter_deg: discs.moonSemidiameterDeg,
      magnitude: discs.magnitude,
      obscuration: discs.obscuration,
    };
  });
}

interface LunarOfPlace {
  readonly bodies: SunMoon;
  readonly summary: LunarSummary;
  readonly contacts: LunarContacts;
  readonly radii: EclipseRadii;
  readonly site: Site;
}

/**
 * The Moon and the Earth's shadow through an eclipse, with the direction of the Moon at a place, in an answer. Errors:
 * OutOfCoverage.
 */
export function lunarViews(
  engine: Engine,
  { bodies, summary, contacts, radii, site }: LunarOfPlace,
  samples: number,
): LunarDiscViewResponse[] {
  const { ttJ2k } = summary,
    { p1, u1, u2, u3, u4, p4 } = contacts;
  const first = p1 ?? 0,
    last = p4 ?? 0;
  const shadowAt = lunarShadowViews(bodies, summary, radii);
  const named = [
    { event: 'p1' as const, t: p1 },
    { event: 'u1' as const, t: u1 },
    { event: 'u2' as const, t: u2 },
    { event: 'greatest' as const, t: 0 },
    { event: 'u3' as const, t: u3 },
    { event: 'u4' as const, t: u4 },
    { event: 'p4' as const, t: p4 },
    ...almanacCrossings(engine, 'Moon', site, [ttJ2k + first, ttJ2k + last]).map(({ tt, rises }) => ({
      event: rises ? ('moonrise' as const) : ('moonset' as const),
      t: tt - ttJ2k,
    })),
  ];
  return moments(named, [first, last], samples).map(({ event, t }) => {
    const shadow = shadowAt(t);
    return {
      event,
      ...directionAt(engine, moon, ttJ2k + t, site),
      separation_deg: shadow.separationDeg,
      position_angle_deg: shadow.positionAngleDeg,
      moon_semidiameter_deg: shadow.moonSemidiameterDeg,
      umbra_radius_deg: shadow.umbraRadiusDeg,
      penumbra_radius_deg: shadow.penumbraRadiusDeg,
      umbral_magnitude: shadow.umbralMagnitude,
      penumbral_magnitude: shadow.penumbralMagnitude,
    };
  });
}
