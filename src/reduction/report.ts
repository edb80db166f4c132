import { DEG_PER_RAD, RAD_PER_ARCSEC } from '../kernel/constants.js';
import { normalizeDeg, signedDeg } from '../kernel/angle.js';
import type { Epoch } from './epoch.js';
import { Origin } from './origin.js';
import type { Site } from './origin.js';
import { Ray } from './ray.js';
import { STAGES } from './stages.js';
import type { Corrections, Stage } from './stages.js';

/** Record of one stage. `deltaArcsec` is its effect on the longitude in arcseconds, null for the first stage. */
export interface StageRecord {
  readonly num: number;
  readonly name: string;
  readonly note: string;
  readonly deltaArcsec: number | null;
  readonly enabled: boolean;
  readonly startLongitudeDeg: number | null;
}

/** Records of all stages and the longitudes after them, degrees. */
export interface StageReport {
  readonly stages: readonly StageRecord[];
  readonly totalDeltaArcsec: number;
  readonly longitudesDeg: Readonly<Record<string, number>>;
  readonly geocentricLongitudeDeg: number;
  /** Direction of the body after the last enabled stage, in axes of the ecliptic of date. */
  readonly ray: Ray;
}

/** Runs a stage under its key (for logs of stages). */
export interface StageRunner {
  run<T>(key: string, stage: () => T): T;
}

/**
 * The topocentric stages after those of `STAGES`: the stages again from the position of the observer, then also with the velocity of the
 * observer.
 */
export const TOPOCENTRIC_STAGES = [
  { num: 7, name: 'Topocentric parallax', key: 'topocentric_parallax', diurnalAberration: false },
  { num: 8, name: 'Topocentric diurnal aberration', key: 'diurnal_aberration', diurnalAberration: true },
] as const;

/** Obliquity of the fixed J2000.0 ecliptic for the longitudes of stages 0-4, IAU 2006. */
const J2000_OBLIQUITY_RAD = 84381.406 * RAD_PER_ARCSEC;

/**
 * Runs the stages one after the other for a body and records the longitude after each: stages 0-4 in the fixed J2000.0 ecliptic, 5-6 in the
 * ecliptic of date. Stage 7 repeats the stages from the position of the observer, stage 8 with the velocity of the observer too. `runner`
 * runs each stage after the first, enabled or not, in the order of the list. Errors: OutOfCoverage.
 */
export function reportStages(
  epoch: Epoch,
  body: number,
  site: Site | null,
  corrections: Corrections,
  runner: StageRunner,
): StageReport {
  const origin = new Origin().setGeocentre(epoch);
  const ray = new Ray();
  const stages: StageRecord[] = [];
  const longitudesDeg: Record<string, number> = {};
  let longitude = NaN;
  ray.body = body;
  const runStage = (stage: Stage): void => {
    const enabled = stage.enabled(corrections);
    const before = longitude;
    if (enabled) {
      stage.apply(epoch, origin, ray);
      longitude = stage.frame === 'icrf' ? j2000LongitudeDeg(ray) : dateLongitudeDeg(ray);
    }
    if (stage.num === 0) longitudesDeg.base = longitude;
    longitudesDeg[stage.key] = longitude;
    if (stage.key === 'light_time') longitudesDeg.geometric = longitude;
    stages.push({
      num: stage.num,
      name: stage.name,
      enabled,
      note: noteOf(stage.num, enabled, epoch, ray),
      deltaArcsec: stage.num === 0 ? null : deltaArcsec(before, longitude),
      startLongitudeDeg: stage.num === 0 ? longitude : null,
    });
  };
  for (const stage of STAGES) {
    if (stage.num === 0) runStage(stage);
    else runner.run(stage.key, () => runStage(stage));
  }
  const geocentric = longitude;
  longitudesDeg.geocentric = geocentric;
  for (const { num, name, key, diurnalAberration } of TOPOCENTRIC_STAGES)
    runner.run(key, () => {
      const before = longitude;
      const enabled = site !== null && (!diurnalAberration || (corrections.apparent && corrections.aberration));
      if (enabled) {
        origin.setSite(epoch, site, diurnalAberration);
        longitude = topocentricLongitudeDeg(epoch, origin, ray, body, corrections);
      }
      longitudesDeg[key] = longitude;
      stages.push({
        num,
        name,
        enabled,
        deltaArcsec: deltaArcsec(before, longitude),
        startLongitudeDeg: null,
        note: enabled ? 'WGS 84, polar motion neglected' : 'no observer',
      });
    });
  longitudesDeg.topocentric = longitude;
  const totalDeltaArcsec = stages.reduce((sum, stage) => sum + (stage.enabled ? (stage.deltaArcsec ?? 0) : 0), 0);
  return { stages, totalDeltaArcsec, longitudesDeg, geocentricLongitudeDeg: geocentric, ray };
}

function topocentricLongitudeDeg(
  epoch: Epoch,
  origin: Origin,
  ray: Ray,
  body: number,
  corrections: Corrections,
): number {
  ray.body = body;
  for (const stage of STAGES) if (stage.enabled(corrections)) stage.apply(epoch, origin, ray);
  return dateLongitudeDeg(ray);
}

const deltaArcsec = (fromDeg: number, toDeg: number): number => signedDeg(toDeg - fromDeg) * 3600 + 0;
const dateLongitudeDeg = (ray: Ray): number => normalizeDeg(Math.atan2(ray.y, ray.x) * DEG_PER_RAD);

function j2000LongitudeDeg(ray: Ray): number {
  const y = Math.cos(J2000_OBLIQUITY_RAD) * ray.y + Math.sin(J2000_OBLIQUITY_RAD) * ray.z;
  return normalizeDeg(Math.atan2(y, ray.x) * DEG_PER_RAD);
}

function noteOf(num: number, enabled: boolean, epoch: Epoch, ray: Ray): string {
  if (num === 4) return 'contained in the Fukushima-Williams angles of stage 5';
  if (!enabled) return 'disabled';
  switch (num) {
    case 0:
      return `geometric distance ${ray.distanceKm.toFixed(3)} km`;
    case 1:
      return `tau = ${ray.lightTimeDays.toFixed(6)} d; ${(ray.lightTimeDays * 1440).toFixed(3)} min, iterated to 1e-12 d`;
    case 2:
      return 'Sun, Jupiter, Saturn; finite source distance';
    case 3:
      return 'Earth barycentric velocity; relativistic, with solar potential';
    case 5:
      return 'P03, Fukushima-Williams angles with frame bias; mean equator and ecliptic of date';
    default:
      return `dpsi ${arcsec(epoch.dpsiRad)} arcsec; deps ${arcsec(epoch.depsRad)} arcsec`;
  }
}

const arcsec = (rad: number): string => {
  const text = (rad / RAD_PER_ARCSEC).toFixed(6);
  return text.startsWith('-') ? text : `+${text}`;
};
