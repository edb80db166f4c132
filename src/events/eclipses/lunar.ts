import { bracketedRoot } from '../roots.js';
import { DEG_PER_RAD } from '../../kernel/constants.js';
import { subpointLatitudeDeg, surfaceLongitudeDeg } from './ellipsoid.js';
import type { EclipseRadii } from './radii.js';
import { positionAngleDeg } from './site.js';
import { MomentState } from './sun-moon.js';
import type { SunMoon } from './sun-moon.js';
import { OccultationWindow } from './window.js';
import type { OccultationState } from './window.js';

export type LunarType = 'Total' | 'Partial' | 'Penumbral';

/**
 * Largest distance of the Moon's centre from the axis at which it can touch the penumbra, Earth radii, with a margin.
 */
export const LUNAR_REACH = 1.65;
const HALF_WINDOW_DAYS = 0.17;
const TIME_TOLERANCE_DAYS = 1e-10;

/**
 * The Moon in the Earth's shadow at an instant. The axis is opposite the apparent Sun; the Moon is apparent; lengths
 * are at the Moon's distance in Earth equatorial radii. Shadow radii after Danjon: 1.01 pi_M -+ s_S + pi_S (Espenak &
 * Meeus 2009, NASA/TP-2009-214172, section 1.5).
 */
class LunarShadow {
  private readonly state: OccultationState;
  private readonly radii: EclipseRadii;
  /** Distance of the Moon's centre from the axis; `gamma` has the sign, positive north. */
  axisDistance = 0;
  gamma = 0;
  moonRadius = 0;
  umbraRadius = 0;
  penumbraRadius = 0;

  constructor(state: OccultationState, radii: EclipseRadii) {
    this.state = state;
    this.radii = radii;
  }

  /** Position angle of the shadow's centre from the Moon's, degrees, and the angle of an Earth radius at the Moon. */
  get shadowAngleDeg(): number {
    const v = this.state.value;
    const d = Math.hypot(v[0], v[1], v[2]),
      s = Math.hypot(v[3], v[4], v[5]);
    return positionAngleDeg(v[0] / d, v[1] / d, v[2] / d, -v[3] / s, -v[4] / s, -v[5] / s);
  }
  get degreesPerRadius(): number {
    const v = this.state.value;
    return DEG_PER_RAD / Math.hypot(v[0], v[1], v[2]);
  }

  at(t: number): this {
    this.state.at(t);
    const v = this.state.value,
      { radii } = this;
    const s = Math.sqrt(v[3] * v[3] + v[4] * v[4] + v[5] * v[5]),
      d = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    const kx = v[3] / s,
      ky = v[4] / s,
      kz = v[5] / s;
    const along = v[0] * kx + v[1] * ky + v[2] * kz;
    const px = v[0] - along * kx,
      py = v[1] - along * ky,
      pz = v[2] - along * kz;
    this.axisDistance = Math.sqrt(px * px + py * py + pz * pz);
    // North is the pole of the equator projected on the plane perpendicular to the axis; (px, py, pz) is in that plane.
    this.gamma = pz < 0 ? -this.axisDistance : this.axisDistance;
    const parallax = radii.shadowFactor * Math.asin(1 / d) + Math.asin(1 / s),
      sun = Math.asin(radii.sun / s);
    this.umbraRadius = (parallax - sun) * d;
    this.penumbraRadius = (parallax + sun) * d;
    this.moonRadius = Math.asin(radii.moonUmbra / d) * d;
    return this;
  }

  get umbralMagnitude(): number {
    return (this.umbraRadius + this.moonRadius - this.axisDistance) / (2 * this.moonRadius);
  }
  get penumbralMagnitude(): number {
    return (this.penumbraRadius + this.moonRadius - this.axisDistance) / (2 * this.moonRadius);
  }
}

/** Lunar eclipse as found by a search. */
export interface LunarSummary {
  readonly ttJ2k: number;
  readonly lunation: number;
  readonly type: LunarType;
  readonly gamma: number;
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly moonRadius: number;
  readonly umbraRadius: number;
  readonly penumbraRadius: number;
  /** Place at which the Moon is in the zenith at greatest eclipse, geodetic WGS 84, degrees. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Classifies the eclipse at the last instant of `bodies`, greatest eclipse; null when the Moon misses the penumbra. */
export function summarizeLunar(
  bodies: SunMoon,
  ttJ2k: number,
  lunation: number,
  radii: EclipseRadii,
): LunarSummary | null {
  const shadow = new LunarShadow(new MomentState().take(bodies), radii).at(0);
  const { umbralMagnitude, penumbralMagnitude, gamma, moonRadius, umbraRadius, penumbraRadius } = shadow;
  if (penumbralMagnitude <= 0) return null;
  const type = umbralMagnitude >= 1 ? 'Total' : umbralMagnitude > 0 ? 'Partial' : 'Penumbral';
  const [x, y, z] = bodies.moon;
  return {
    ttJ2k,
    lunation,
    type,
    gamma,
    umbralMagnitude,
    penumbralMagnitude,
    moonRadius,
    umbraRadius,
    penumbraRadius,
    latitudeDeg: subpointLatitudeDeg(x, y, z),
    longitudeDeg: surfaceLongitudeDeg(x, y, bodies.gastRad),
  };
}

export type LunarContact = 'p1' | 'u1' | 'u2' | 'u3' | 'u4' | 'p4';

/** Contacts, days of TT from greatest eclipse; null for phases that do not occur. */
export type LunarContacts = Readonly<Record<LunarContact, number | null>>;

/** Solves the contacts of a lunar eclipse. Errors: OutOfCoverage. */
export function lunarContacts(bodies: SunMoon, summary: LunarSummary, radii: EclipseRadii): LunarContacts {
  const shadow = new LunarShadow(new OccultationWindow(bodies, summary.ttJ2k, HALF_WINDOW_DAYS), radii);
  const pair = (margin: () => number): [number | null, number | null] => {
    const f = (t: number): number => {
      shadow.at(t);
      return margin();
    };
    const deep = f(0);
    if (deep <= 0) return [null, null];
    return [
      bracketedRoot(f, -HALF_WINDOW_DAYS, 0, TIME_TOLERANCE_DAYS, f(-HALF_WINDOW_DAYS), deep),
      bracketedRoot(f, 0, HALF_WINDOW_DAYS, TIME_TOLERANCE_DAYS, deep),
    ];
  };
  const [p1, p4] = pair(() => shadow.penumbraRadius + shadow.moonRadius - shadow.axisDistance);
  const [u1, u4] = pair(() => shadow.umbraRadius + shadow.moonRadius - shadow.axisDistance);
  const [u2, u3] = pair(() => shadow.umbraRadius - shadow.moonRadius - shadow.axisDistance);
  return { p1, u1, u2, u3, u4, p4 };
}

/** The Earth's shadow relative to the Moon: angles at the Earth's centre, in degrees, and magnitudes. */
export interface ShadowView {
  readonly separationDeg: number;
  /** Position angle of the shadow's centre from the Moon's, from north through east. */
  readonly positionAngleDeg: number;
  readonly moonSemidiameterDeg: number;
  readonly umbraRadiusDeg: number;
  readonly penumbraRadiusDeg: number;
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
}

/**
 * Function that gives the shadow at any instant of an eclipse (days of TT from greatest eclipse). Errors:
 * OutOfCoverage.
 */
export function lunarShadowViews(
  bodies: SunMoon,
  { ttJ2k }: Pick<LunarSummary, 'ttJ2k'>,
  radii: EclipseRadii,
): (t: number) => ShadowView {
  const shadow = new LunarShadow(new OccultationWindow(bodies, ttJ2k, HALF_WINDOW_DAYS), radii);
  return (t) => {
    shadow.at(t);
    const unit = shadow.degreesPerRadius;
    return {
      separationDeg: shadow.axisDistance * unit,
      positionAngleDeg: shadow.shadowAngleDeg,
      moonSemidiameterDeg: shadow.moonRadius * unit,
      umbraRadiusDeg: shadow.umbraRadius * unit,
      penumbraRadiusDeg: shadow.penumbraRadius * unit,
      umbralMagnitude: shadow.umbralMagnitude,
      penumbralMagnitude: shadow.penumbralMagnitude,
    };
  };
}
