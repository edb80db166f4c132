import { arcusVisionisDeg, LEAST_ELONGATION_DEG } from '../../sky/visibility/arcus-visionis.js';
import type { ArcModel } from '../../sky/visibility/arcus-visionis.js';
import { TWILIGHT_ENDS_DEG } from '../../sky/visibility/twilight.js';
import { maximum } from '../roots.js';
import { UNSEEN } from './local-sky.js';
import type { LocalSky, ViewingConditions } from './local-sky.js';
import { isTooBright, oppositeArc } from './opposite.js';

/** Which end of an apparition is looked for, and in which twilight. */
export interface PhaseShape {
  readonly evening: boolean;
  /** True: the first day on which the sight is had; false: the last. */
  readonly first: boolean;
  /** True: about the opposition, the object on the other side of the sky from the Sun. */
  readonly opposite: boolean;
  /** True: of the Sun's own rising, whether it is seen or not. */
  readonly withSun: boolean;
}

/** What one day offers. */
export interface DayLook {
  /** When it is best, days since J2000.0 UT1. */
  at: number;
  /** Above 0: seen. In magnitudes, or degrees where an arc decides. NaN: the Sun does not set or rise so far on that day. */
  value: number;
}

/** A look at day `n` (days since J2000.0 at local mean noon); `moonlit` takes moonlight into account where the criterion can. */
export type Look = (n: number, moonlit: boolean, out: DayLook) => void;

/** The middle of the half of day n before or after local mean noon, days since J2000.0 UT1. */
const middleOf = (n: number, longitudeDeg: number, evening: boolean): number =>
  n - longitudeDeg / 360 + (evening ? 0.25 : -0.25);

/** The local mean day that an instant belongs to. */
export const dayOf = (ut1J2k: number, longitudeDeg: number): number => Math.round(ut1J2k + longitudeDeg / 360);

/** Depressions of the Sun at which a twilight is looked through, degrees. */
const DEPRESSIONS: readonly number[] = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18];
/** A best margin between two of them is higher than at them by less than this, magnitudes. */
const SAMPLING_GAIN = 0.3;
const DEPRESSION_TOLERANCE = 1e-3;

/** Longitudes from the Sun between which a planet is looked for in the Sun's half of the sky, degrees towards that half. */
const BEHIND_DEG = -30,
  BEFORE_DEG = 120;
/** Nearer to the opposition in right ascension a star that sets is not beside the Sun, degrees. */
const BESIDE_DEG = 150;

/**
 * Whether the target stands on the Sun's side of the meridian, so that it rises before the Sun or sets after it, and not about its opposition:
 * where nights are short a twilight lasts to midnight. What never sets crosses the meridian below the pole; there a star is looked for all around.
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

/** By physics: the largest margin of a twilight with the target on the Sun's side of the meridian. */
export function physicalLook(sky: LocalSky, shape: PhaseShape, conditions: ViewingConditions): Look {
  const { evening } = shape;
  const marginAt = (depression: number, moonlit: boolean): number => {
    const t = sky.sunAt(-depression, evening);
    if (Number.isNaN(t)) return NaN;
    sky.at(t);
    return onSunsSide(sky, evening, conditions.horizonDeg) ? sky.marginHere(t, conditions, moonlit) : UNSEEN;
  };
  const refine = (i: number, moonlit: boolean, out: DayLook): void => {
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
      // With the Sun just below the horizon it stands highest: what is far below it then was so all the twilight.
      if (i === 0 && sky.altitudeDeg < conditions.horizonDeg - 1) return;
    }
    if (best < 0) return;
    out.at = sky.sunAt(-DEPRESSIONS[best], evening);
    if (out.value > UNSEEN && out.value > -SAMPLING_GAIN) refine(best, moonlit, out);
  };
}

/** By arcus visionis: the altitude over the skyline when the Sun stands below the horizon by the arc that the magnitude asks for. */
export function arcusLook(sky: LocalSky, shape: PhaseShape, arcs: ArcModel, horizonDeg: number): Look {
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
/** Depression of the Sun's centre when its upper limb rises over a skyline, degrees. */
export const sunriseDepressionDeg = (horizonDeg: number): number => SUN_SEMIDIAMETER_DEG - airless(horizonDeg);

/**
 * Rising with the Sun: the altitude over the skyline at sunrise, however faint the target is. A star that sets must be east of the
 * meridian: where sunrise moves fast with the seasons it can come above the skyline again in the west. A planet may have culminated.
 */
export function sunriseLook(sky: LocalSky, horizonDeg: number): Look {
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

/** Faintest magnitude that the arcs are made for: the eye's at a dark site. */
export const EYE_LIMIT = 6.5;

const arcOf = (magnitude: number, arcs: ArcModel, altitudeDeg: number) =>
  magnitude > EYE_LIMIT ? null : { altitudeDeg, depressionDeg: arcusVisionisDeg(magnitude, arcs) };

const clearOfSun = (sky: LocalSky, evening: boolean): boolean =>
  (evening ? 1 : -1) * sky.longitudeFromSunDeg >= LEAST_ELONGATION_DEG;

/**
 * About the opposition: whether the target is still to rise (evening), or has set (morning), when the sky lets it be seen so low. `criterion`
 * is a table of arcs by the magnitude, on the skyline; else by physics, a degree above where the air hides it.
 */
export function oppositeLook(
  sky: LocalSky,
  shape: PhaseShape,
  criterion: ArcModel | ViewingConditions,
  horizonDeg: number,
): Look {
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
    // A rising so long after dusk that it falls into the next dawn is no sight of this night.
    sky.at(out.at);
    if (sky.sunAltitudeDeg < DAWN_SLACK_DEG - arc.depressionDeg) out.value = value;
  };
}

/** Between the instant at which the Sun stands on its arc and that at which the target stands on its altitude it moves by less, degrees. */
const DAWN_SLACK_DEG = 1;

/** Airless altitude of an apparent one: Bennett 1982, Journal of Navigation 35, 255. */
export const airless = (apparentDeg: number): number =>
  apparentDeg - 1 / 60 / Math.tan(((apparentDeg + 7.31 / (apparentDeg + 4.4)) * Math.PI) / 180);
