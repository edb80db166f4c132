import { arcusVisionisDeg, LEAST_ELONGATION_DEG } from '../../sky/visibility/arcus-visionis.js';
import type { ArcModel } from '../../sky/visibility/arcus-visionis.js';
import { TWILIGHT_ENDS_DEG } from '../../sky/visibility/twilight.js';
import { maximum } from '../roots.js';
import { UNSEEN } from './local-sky.js';
import type { LocalSky, ViewingConditions } from './local-sky.js';
import { isTooBright, oppositeArc } from './opposite.js';

/** End of an apparition (first or last day) and the twilight that shows it. */
export interface PhaseShape {
  readonly evening: boolean;
  /** True for the first visible day, false for the last. */
  readonly first: boolean;
  /** True for phases at opposition, when the target is opposite the Sun in the sky. */
  readonly opposite: boolean;
  /** True for phases at the moment of sunrise, whether or not the target is visible. */
  readonly withSun: boolean;
}

/** Visibility on one day. */
export interface DayVisibility {
  /** Best instant, UT1, days since J2000.0. */
  at: number;
  /**
   * Visibility margin; visible when positive. Magnitudes, or degrees for a criterion of arcs. NaN: the Sun does not
   * reach the altitude that the criterion needs on that day.
   */
  value: number;
}

/**
 * Evaluates day `n` (days since J2000.0 at local mean noon) into `out`. `moonlit` includes moonlight, if the criterion
 * can.
 */
export type DayEvaluator = (n: number, moonlit: boolean, out: DayVisibility) => void;

/** Middle of the half of day n before or after local mean noon, UT1, days since J2000.0. */
const middleOf = (n: number, longitudeDeg: number, evening: boolean): number =>
  n - longitudeDeg / 360 + (evening ? 0.25 : -0.25);

/**
 * Local mean day that contains an instant (UT1, days since J2000.0), as days since J2000.0 at local mean noon.
 * Longitude: degrees east.
 */
export const dayOf = (ut1J2k: number, longitudeDeg: number): number => Math.round(ut1J2k + longitudeDeg / 360);

/** Depressions of the Sun at which a twilight is sampled, degrees. */
const DEPRESSIONS: readonly number[] = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18];
/** The maximum between two samples exceeds them by less than this, magnitudes. */
const SAMPLING_GAIN = 0.3;
const DEPRESSION_TOLERANCE = 1e-3;

/** Elongations in longitude between which a planet is in the Sun's half of the sky, degrees towards that half. */
const BEHIND_DEG = -30,
  BEFORE_DEG = 120;
/** A setting star within this distance of opposition in right ascension is not near the Sun, degrees. */
const BESIDE_DEG = 150;

/**
 * True when the target is on the Sun's side of the meridian, so that it rises before the Sun or sets after it, and is
 * not near opposition: where nights are short a twilight lasts until midnight. A target that never sets crosses the
 * meridian below the pole, so a star of this kind counts at every hour angle.
 */
function onSunsSide(sky: LocalSky, evening: boolean, horizonDeg: number): boolean {
  const isStar = sky.target.kind === 'star';
  const ahead = (evening ? 1 : -1) * sky.longitudeFromSunDeg;
  if (!isStar && !(ahead > BEHIND_DEG && ahead < BEFORE_DEG)) return false;
  if (sky.neverSets(horizonDeg)) return true;
  return sky.hourAngle > 0 === evening && (!isStar || Math.abs(sky.rightAscensionFromSunDeg) < BESIDE_DEG);
}

const isWhiteNight = (sky: LocalSky, conditions: ViewingConditions): boolean =>
  sky.sunLowestDeg > TWILIGHT_ENDS_DEG && isTooBright(sky.magnitude, sky.sunLowestDeg, conditions);

/**
 * Evaluator after Schaefer 1993: the largest margin during twilight (magnitudes) with the target on the Sun's side of
 * the meridian.
 */
export function physicalEvaluator(sky: LocalSky, shape: PhaseShape, conditions: ViewingConditions): DayEvaluator {
  const { evening } = shape;
  const marginAt = (depression: number, moonlit: boolean): number => {
    const t = sky.sunAt(-depression, evening);
    if (Number.isNaN(t)) return NaN;
    sky.at(t);
    return onSunsSide(sky, evening, conditions.horizonDeg) ? sky.marginHere(t, conditions, moonlit) : UNSEEN;
  };
  const refine = (i: number, moonlit: boolean, out: DayVisibility): void => {
    const f = (depression: number): number => {
      const margin = marginAt(depression, moonlit);
      return Number.isNaN(margin) ? UNSEEN : margin;
    };
    const low = DEPRESSIONS[Math.max(0, i - 1)],
      high = DEPRESSIONS[Math.min(DEPRESSIONS.length - 1, i + 1)];
    const best = maximum(f, low, high, DEPRESSION_TOLERANCE);
    if (best.value > out.value) {
      out.value = best.value;
      out.at = sky.sunAt(-best.x, evening);
    }
  };
  return (n, moonlit, out) => {
    sky.load(middleOf(n, sky.site.longitudeDeg, evening));
    out.value = NaN;
    out.at = NaN;
    if (isWhiteNight(sky, conditions)) return;
    let best = -1;
    for (let i = 0; i < DEPRESSIONS.length; i++) {
      const margin = marginAt(DEPRESSIONS[i], moonlit);
      if (Number.isNaN(margin)) continue;
      if (best < 0 || margin > out.value) {
        best = i;
        out.value = margin;
        out.at = NaN;
      }
      // The target is highest when the Sun is just below the horizon; if it is far below the skyline then, it stays
      // below it during the complete twilight.
      if (i === 0 && sky.altitudeDeg < conditions.horizonDeg - 1) return;
    }
    if (best < 0) return;
    out.at = sky.sunAt(-DEPRESSIONS[best], evening);
    if (out.value > UNSEEN && out.value > -SAMPLING_GAIN) refine(best, moonlit, out);
  };
}

/**
 * Evaluator by arcus visionis: altitude above the skyline (degrees) when the Sun's depression equals the arc for the
 * target's magnitude.
 */
export function arcusEvaluator(sky: LocalSky, shape: PhaseShape, arcs: ArcModel, horizonDeg: number): DayEvaluator {
  const { evening } = shape;
  return (n, _moonlit, out) => {
    sky.load(middleOf(n, sky.site.longitudeDeg, evening));
    out.at = sky.sunAt(-arcusVisionisDeg(sky.magnitude, arcs), evening);
    out.value = sky.magnitude > EYE_LIMIT ? UNSEEN : NaN;
    if (sky.magnitude > EYE_LIMIT || Number.isNaN(out.at)) return;
    sky.at(out.at);
    const near = onSunsSide(sky, evening, horizonDeg) && (sky.target.kind === 'star' || clearOfSun(sky, evening));
    out.value = near ? sky.altitudeDeg - horizonDeg : UNSEEN;
  };
}

const SUN_SEMIDIAMETER_DEG = 0.2667;
/** Depression of the Sun's centre when its upper limb rises above a skyline at an apparent altitude, degrees. */
export const sunriseDepressionDeg = (horizonDeg: number): number => SUN_SEMIDIAMETER_DEG - airless(horizonDeg);

/**
 * Evaluator of rising with the Sun: altitude above the skyline at sunrise (degrees), for targets of any magnitude. A
 * setting star must be east of the meridian, because where the time of sunrise changes fast with the season it can pass
 * the skyline again in the west. A planet may have culminated.
 */
export function sunriseEvaluator(sky: LocalSky, horizonDeg: number): DayEvaluator {
  const depression = sunriseDepressionDeg(horizonDeg);
  return (n, _moonlit, out) => {
    sky.load(middleOf(n, sky.site.longitudeDeg, false));
    out.at = sky.sunAt(-depression, false);
    out.value = NaN;
    if (Number.isNaN(out.at)) return;
    sky.at(out.at);
    const rises = sky.target.kind !== 'star' || sky.neverSets(horizonDeg) || sky.hourAngle < 0;
    out.value = rises ? sky.altitudeDeg - horizonDeg : UNSEEN;
  };
}

/** Faintest magnitude to which the arcs apply: the limit of the naked eye at a dark site. */
export const EYE_LIMIT = 6.5;

const arcOf = (magnitude: number, arcs: ArcModel, altitudeDeg: number) =>
  magnitude > EYE_LIMIT ? null : { altitudeDeg, depressionDeg: arcusVisionisDeg(magnitude, arcs) };

const clearOfSun = (sky: LocalSky, evening: boolean): boolean =>
  (evening ? 1 : -1) * sky.longitudeFromSunDeg >= LEAST_ELONGATION_DEG;

/**
 * Evaluator for phases at opposition: whether the target has not yet risen (evening), or has set (morning), when the
 * sky is dark enough to show it at a low altitude. `criterion` is a table of arcs by magnitude, applied at the skyline,
 * or the viewing conditions of the model of brightnesses, applied a degree above the altitude of extinction.
 */
export function oppositeEvaluator(
  sky: LocalSky,
  shape: PhaseShape,
  criterion: ArcModel | ViewingConditions,
  horizonDeg: number,
): DayEvaluator {
  const { evening } = shape;
  return (n, _moonlit, out) => {
    sky.load(middleOf(n, sky.site.longitudeDeg, evening));
    out.at = NaN;
    out.value = UNSEEN;
    const arc =
      typeof criterion === 'string'
        ? arcOf(sky.magnitude, criterion, horizonDeg)
        : oppositeArc(sky.magnitude, criterion);
    if (arc === null) return;
    const dusk = sky.sunAt(-arc.depressionDeg, evening);
    if (Number.isNaN(dusk) || sky.neverSets(horizonDeg)) {
      out.value = NaN;
      return;
    }
    sky.at(dusk);
    if (sky.hourAngle > 0 === evening) return;
    out.at = sky.targetAt(airless(arc.altitudeDeg), !evening, dusk);
    const value = arc.altitudeDeg - sky.altitudeDeg;
    if (Number.isNaN(out.at)) return;
    // A rising so late after dusk that it falls in the next dawn does not belong to this night.
    sky.at(out.at);
    if (sky.sunAltitudeDeg < DAWN_SLACK_DEG - arc.depressionDeg) out.value = value;
  };
}

/**
 * Bound of the Sun's motion between the instant of its required depression and that of the target's altitude, degrees.
 */
const DAWN_SLACK_DEG = 1;

/** Airless altitude for an apparent altitude, degrees: G. G. Bennett 1982, Journal of Navigation 35, 255. */
export const airless = (apparentDeg: number): number =>
  apparentDeg - 1 / 60 / Math.tan(((apparentDeg + 7.31 / (apparentDeg + 4.4)) * Math.PI) / 180);
