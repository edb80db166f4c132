import type { Engine } from '../../../engine.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { HorizonSearch } from '../../../events/horizon.js';
import { airless } from '../../../events/heliacal/day-visibility.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { namingField } from '../../../kernel/errors.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import { eventInstantFromUt1 } from '../../../wire/instant.js';
import { assess } from './assessment.js';
import { resolvedPolicy } from './policy.js';
import type { Policy } from './policy.js';
import { assessedTarget } from './scene.js';
import type { VisibilityAssessmentRequest, VisibilityAssessmentResponse } from './schema.js';

type Windows = NonNullable<VisibilityAssessmentResponse['visible_windows']>;

/**
 * POST /v1/visibility/tonight: the assessment, and for the criterion of the limiting magnitude the hours of the night.
 * Errors: as `assess`.
 */
export function assessTonight(engine: Engine, request: VisibilityAssessmentRequest): VisibilityAssessmentResponse {
  const assessment = assess(engine, request);
  return assessment.criterion_family === 'limiting_magnitude_threshold'
    ? { ...assessment, visible_windows: visibleWindows(engine, request, assessment) }
    : assessment;
}

/** Lowest altitude at which the refraction formula is valid, degrees. */
const LOWEST_DEG = -1;

/** Refraction at the skyline in the air of the policy, degrees. */
function refractionAtSkyline({ horizonDeg, pressureMbar, temperatureC }: Policy): number {
  const apparentDeg = Math.max(LOWEST_DEG, horizonDeg);
  return (apparentDeg - airless(apparentDeg)) * (pressureMbar / 1010) * (283 / (273 + temperatureC));
}

/**
 * Intervals of visibility from one local mean noon to the next, with the magnitude and the arc of the requested
 * instant, which hardly change in a night.
 */
function visibleWindows(
  engine: Engine,
  request: VisibilityAssessmentRequest,
  { is_bright_enough: bright, required_solar_depression_deg: arcDeg }: VisibilityAssessmentResponse,
): Windows {
  if (!bright) return [];
  const policy = resolvedPolicy(request.policy),
    site = { latitudeDeg: request.lat, longitudeDeg: request.lon, elevationM: policy.elevationM };
  const turn = request.lon / 360,
    from = Math.floor(request.jd_ut - J2000_JD + turn) - turn,
    to = from + 1;
  const target = new HorizonSearch(new HorizonTrack(engine, assessedTarget(engine, request.body).path, site), {
    altitudeDeg: policy.horizonDeg - (policy.refraction ? refractionAtSkyline(policy) : 0),
    limb: 0,
  });
  const sun = new HorizonSearch(new HorizonTrack(engine, bodyTarget(engine.sky, SUN_BODY), site), {
    altitudeDeg: -(arcDeg ?? -90),
    limb: 0,
  });
  const isObservable = (at: number): boolean => target.height(at) >= 0 && (arcDeg === null || sun.height(at) <= 0);
  return namingField('/jd_ut', request.jd_ut, () => {
    const cuts = [from, to];
    const cut = (at: number): boolean => {
      cuts.push(at);
      return false;
    };
    target.crossings(from, to, cut);
    if (arcDeg !== null) sun.crossings(from, to, cut);
    cuts.sort((a, b) => a - b);
    const windows: [start: number, end: number][] = [];
    for (let i = 1; i < cuts.length; i++) {
      if (cuts[i] === cuts[i - 1] || !isObservable((cuts[i] + cuts[i - 1]) / 2)) continue;
      const last = windows[windows.length - 1];
      if (last !== undefined && last[1] === cuts[i - 1]) last[1] = cuts[i];
      else windows.push([cuts[i - 1], cuts[i]]);
    }
    return windows.map(([start, end]) => ({
      start: eventInstantFromUt1(engine, start),
      end: eventInstantFromUt1(engine, end),
    }));
  });
}
