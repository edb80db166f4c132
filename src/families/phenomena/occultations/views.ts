import { directionAt, localDirection, risenAltitudeDeg, apparentAltitude } from '../../../services/local-direction.js';
import type { Engine } from '../../../engine.js';
import { gridCrossings } from '../../../events/roots.js';
import type { ClearanceField } from '../../../events/occultations/field.js';
import type { FixedSite } from '../../../events/occultations/views.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { Site } from '../../../reduction/origin.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import type { OccultationDiscViewResponse } from './views-schema.js';

const HORIZON_STEPS = 16,
  TIME_TOLERANCE_DAYS = 1e-9;

interface SiteEvent {
  readonly first: number;
  readonly mid: number;
  readonly last: number;
}

/** The Moon's disc and its target through an occultation at a place, in an answer. Errors: OutOfCoverage. */
export function occultationViews(
  engine: Engine,
  { view, field, site }: { readonly view: FixedSite; readonly field: ClearanceField; readonly site: Site },
  { first, mid, last }: SiteEvent,
  samples: number,
): OccultationDiscViewResponse[] {
  const altitude = (tt: number): number => {
    view.at(tt);
    return Math.asin(field.sinAltitude) * DEG_PER_RAD;
  };
  const risenDeg = risenAltitudeDeg(site),
    horizonGrid = { from: first, to: last, steps: HORIZON_STEPS, tolerance: TIME_TOLERANCE_DAYS };
  const spare = (last - first) / 2,
    begin = first - spare,
    length = 2 * (last - first);
  const moments: { event: OccultationDiscViewResponse['event']; tt: number }[] = [
    { event: 'ingress', tt: first },
    { event: 'middle', tt: mid },
    { event: 'egress', tt: last },
    ...gridCrossings((tt) => altitude(tt) - risenDeg, horizonGrid).map(({ at, rising }) => ({
      event: rising ? ('rise' as const) : ('set' as const),
      tt: at,
    })),
    ...Array.from({ length: samples }, (_, i) => ({
      event: 'sample' as const,
      tt: begin + (length * (i + 0.5)) / samples,
    })),
  ];
  return moments
    .sort((a, b) => a.tt - b.tt)
    .map(({ event, tt }) => {
      const direction = directionAt(engine, MOON_BODY, tt, site);
      const geometric = altitude(tt);
      return {
        event,
        ...direction,
        ...apparentAltitude(site, geometric),
        separation_deg: field.separation * DEG_PER_RAD,
        position_angle_deg: field.positionAngleDeg,
        moon_semidiameter_deg: field.moonSemidiameter * DEG_PER_RAD,
        target_semidiameter_deg: field.targetSemidiameter * DEG_PER_RAD,
        ...phaseAt(engine, engine.time.instantFromTt(tt), site),
      };
    });
}

/** Illuminated fraction of the Moon, and position angle of the middle of its bright limb (Meeus 1998, chapter 48). */
function phaseAt(engine: Engine, instant: Instant, site: Site) {
  const sun = engine.sky.apparentEquatorial(SUN_BODY, instant, site),
    moon = engine.sky.apparentEquatorial(MOON_BODY, instant, site);
  const delta = moon.latitudeDeg * RAD_PER_DEG,
    sunDelta = sun.latitudeDeg * RAD_PER_DEG,
    apart = (sun.longitudeDeg - moon.longitudeDeg) * RAD_PER_DEG;
  const cosElongation = Math.sin(sunDelta) * Math.sin(delta) + Math.cos(sunDelta) * Math.cos(delta) * Math.cos(apart),
    elongation = Math.acos(Math.max(-1, Math.min(1, cosElongation)));
  const phase = Math.atan2(sun.distanceKm * Math.sin(elongation), moon.distanceKm - sun.distanceKm * cosElongation);
  const east = Math.cos(sunDelta) * Math.sin(apart),
    north = Math.sin(sunDelta) * Math.cos(delta) - Math.cos(sunDelta) * Math.sin(delta) * Math.cos(apart);
  return {
    moon_illuminated_fraction: (1 + Math.cos(phase)) / 2,
    bright_limb_angle_deg: normalizeDeg(Math.atan2(east, north) * DEG_PER_RAD),
    sun_altitude: localDirection(engine, SUN_BODY, instant, site).altitude,
  };
}
