import type { Engine } from '../../../engine.js';
import { MOON, SUN } from '../../../ephemeris/source.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { elongations, Sight } from '../../../events/heliacal/sight.js';
import { planetTarget } from '../../../events/heliacal/target.js';
import type { HeliacalTarget } from '../../../events/heliacal/target.js';
import { moonlightNanolamberts, separationDeg } from '../../../sky/visibility/moonlight.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { isMajor, MOON_BODY } from '../../../sky/bodies.js';
import { refractedAltitudeDeg, seenAltitudeDeg } from '../../../sky/refraction.js';
import { PHOTOMETRIC_BODIES } from '../../../sky/photometry.js';
import { SunlitView, sunlitView } from '../../../sky/photometry-view.js';
import { bodyOrStar } from '../../../wire/body-or-star.js';
import { visibleStar } from '../../../services/star-target.js';
import type { Policy } from './policy.js';
import type { VisibilityAssessmentRequest } from './schema.js';

/** Geometry at the instant of an assessment, degrees. */
export interface Scene {
  readonly target: HeliacalTarget;
  readonly isMoon: boolean;
  readonly magnitude: number;
  readonly trueAltitudeDeg: number;
  readonly apparentAltitudeDeg: number;
  readonly azimuthDeg: number;
  readonly sunAltitudeDeg: number;
  readonly longitudeFromSunDeg: number;
  readonly separationFromSunDeg: number;
  /** The right ascension of the Sun represents the season. */
  readonly sunRightAscensionDeg: number;
  /**
   * Brightness that moonlight adds at the position of the target, nanolamberts, for an extinction in magnitudes per air
   * mass.
   */
  moonlight(extinction: number): number;
}

/** Body or star of a request, which must have a magnitude. Errors: InvalidInput on /body. */
export function assessedTarget(engine: Engine, name: string): HeliacalTarget {
  const found = bodyOrStar(engine, name, '/body');
  if ('star' in found) return visibleStar(engine, found, name);
  if (isMajor(found) && found.index !== SUN && PHOTOMETRIC_BODIES.includes(found.index))
    return planetTarget(engine.sky, found);
  throw new InvalidInput({
    field: '/body',
    message: `is a body without a magnitude model (${found.name})`,
    given: name,
    allowed: 'Moon, Mercury ... Neptune, or a fixed star',
  });
}

/**
 * Altitude with refraction above the sea horizon, or above the local horizon if that is lower; below it the airless
 * altitude, because no ray arrives.
 */
function apparentAltitude(trueAltitudeDeg: number, latitudeDeg: number, policy: Policy): number {
  const { pressureMbar, temperatureC, relativeHumidity, elevationM, horizonDeg } = policy;
  const air = { pressureMbar, temperatureC, relativeHumidity, elevationM, latitudeDeg };
  if (horizonDeg >= 0) return seenAltitudeDeg(trueAltitudeDeg, air);
  const lifted = refractedAltitudeDeg(trueAltitudeDeg, air);
  return lifted >= horizonDeg ? lifted : trueAltitudeDeg;
}

export function sceneOf(
  engine: Engine,
  request: VisibilityAssessmentRequest,
  target: HeliacalTarget,
  policy: Policy,
): Scene {
  const ut1 = request.jd_ut - J2000_JD,
    site = { latitudeDeg: request.lat, longitudeDeg: request.lon, elevationM: policy.elevationM };
  const epoch = engine.sky.epoch(engine.time.instantFromUt1(ut1));
  const sight = new Sight(engine, target.path, site);
  const trueAltitudeDeg = sight.altitudeDeg(ut1),
    azimuthDeg = sight.azimuthDeg(sight.targetTrack),
    sunAltitudeDeg = sight.sunAltitudeDeg(ut1);
  const { longitudeDeg, separationDeg: fromSun } = elongations(engine, ut1, (at, out) => target.place(at, out));
  const sun = engine.sky.apparentEquatorial(engine.bodies.resolve('Sun', '/body'), engine.time.instantFromUt1(ut1));
  const apparent = policy.refraction ? apparentAltitude(trueAltitudeDeg, request.lat, policy) : trueAltitudeDeg;
  return {
    target,
    isMoon: target.name === MOON_BODY.name,
    magnitude: target.magnitude(epoch),
    trueAltitudeDeg,
    apparentAltitudeDeg: apparent,
    azimuthDeg,
    sunAltitudeDeg,
    longitudeFromSunDeg: longitudeDeg,
    separationFromSunDeg: fromSun,
    sunRightAscensionDeg: sun.longitudeDeg,
    moonlight(extinction) {
      const moon = new Sight(engine, bodyTarget(engine.sky, MOON_BODY), site);
      const moonAltitude = moon.altitudeDeg(ut1),
        apart = separationDeg(moonAltitude, moon.azimuthDeg(moon.targetTrack), trueAltitudeDeg, azimuthDeg);
      const view = new SunlitView();
      sunlitView(epoch, MOON, view);
      return moonlightNanolamberts(view.phaseAngleDeg, apart, moonAltitude, Math.max(0, apparent), extinction);
    },
  };
}
