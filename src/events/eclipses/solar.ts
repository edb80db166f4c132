import type { ConeContacts } from './contacts.js';
import { coneContacts } from './contacts.js';
import { ShadowCone } from './cone.js';
import { surfaceLatitudeDeg, surfaceLongitudeDeg, surfaceNormal } from './ellipsoid.js';
import { ConeGenerators } from './generators.js';
import { greatestPoint, axisPoint } from './greatest.js';
import type { EclipseRadii } from './radii.js';
import type { Discs } from './site.js';
import { discsAt } from './site.js';
import { MomentState } from './sun-moon.js';
import type { SunMoon } from './sun-moon.js';
import { OccultationWindow } from './window.js';
import { maximum } from '../roots.js';

export type SolarType = 'Total' | 'Annular' | 'Hybrid' | 'Partial';

/** Solar eclipse as found by a search: circumstances of greatest eclipse. */
export interface SolarSummary {
  readonly ttJ2k: number;
  readonly lunation: number;
  readonly type: SolarType;
  /** True when the axis of the shadow meets the Earth. */
  readonly central: boolean;
  /** Signed distance of the axis from the Earth's centre, Earth radii, positive north. */
  readonly gamma: number;
  readonly discs: Discs;
  /** Place of greatest eclipse, geodetic WGS 84, degrees. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Largest distance of an axis whose penumbra can reach the Earth: 1 + l1 at perigee and aphelion, with a margin. */
export const SOLAR_REACH = 1.6;
/** Half the span of a window, days: the penumbra is on the Earth for at most 6.3 h. */
const HALF_WINDOW_DAYS = 0.17;
/** Beyond these heights of the inner cone's vertex (as l2) the type is the same along the complete central line. */
const ALL_ANNULAR_L2 = 0.006,
  ALL_TOTAL_L2 = -0.002;

/**
 * Classifies the eclipse at the last instant of `bodies`, greatest eclipse; null when the penumbra misses the Earth.
 */
export function summarizeSolar(
  bodies: SunMoon,
  ttJ2k: number,
  lunation: number,
  radii: EclipseRadii,
): SolarSummary | null {
  const state = new MomentState().take(bodies);
  const cone = coneOf(state, radii).at(0);
  if (cone.axisDistanceSquared > 2.2 && new ConeGenerators(cone, 'outer').extreme(1).margin <= 0) return null;
  const point = new Float64Array(3),
    normal = new Float64Array(3);
  const central = greatestPoint(cone, point);
  const [px, py, pz] = point;
  surfaceNormal(px, py, pz, normal);
  const discs = discsAt(state, radii, px, py, pz, normal);
  const gamma = Math.sign(cone.y) * Math.sqrt(cone.axisDistanceSquared);
  cone.site(px, py, pz);
  const umbral = central || new ConeGenerators(cone, 'inner').extreme(1).margin > 0;
  let type: SolarType = 'Partial';
  if (umbral) type = cone.innerRadiusAtSite > 0 ? 'Total' : 'Annular';
  if (central && cone.l2 < ALL_ANNULAR_L2 && cone.l2 > ALL_TOTAL_L2) type = typeAlongLine(bodies, ttJ2k, radii);
  return {
    ttJ2k,
    lunation,
    type,
    central,
    gamma,
    discs,
    latitudeDeg: surfaceLatitudeDeg(px, py, pz),
    longitudeDeg: surfaceLongitudeDeg(px, py, state.value[6]),
  };
}

/**
 * Type by the sign of the inner cone's radius along the complete central line: total, annular, or hybrid for both
 * signs.
 */
function typeAlongLine(bodies: SunMoon, ttJ2k: number, radii: EclipseRadii): SolarType {
  const window = new OccultationWindow(bodies, ttJ2k, HALF_WINDOW_DAYS),
    cone = coneOf(window, radii.typeRadii ?? radii);
  const line = coneContacts(cone, 'axis');
  bodies.at(ttJ2k);
  if (line === null) return 'Partial';
  const point = new Float64Array(3);
  const radius = (t: number): number => {
    cone.at(t);
    if (!axisPoint(cone, point)) return -Infinity;
    cone.site(point[0], point[1], point[2]);
    return cone.innerRadiusAtSite;
  };
  const ends = [line.first, line.last].map(({ t, point: p }) => {
    cone.at(t);
    cone.site(p[0], p[1], p[2]);
    return cone.innerRadiusAtSite;
  });
  const highest = maximum(radius, line.first.t, line.last.t, 1e-6).value;
  if (Math.min(...ends) > 0) return 'Total';
  return Math.max(highest, ...ends) > 0 ? 'Hybrid' : 'Annular';
}

function coneOf(state: ConstructorParameters<typeof ShadowCone>[0], radii: EclipseRadii): ShadowCone {
  return new ShadowCone(state, { infinite: false, radius: radii.sun }, radii.moonPenumbra, radii.moonUmbra);
}

/**
 * Solar eclipse with a window of some hours, from which all maps are computed. `t` is days of TT from greatest eclipse.
 */
export class SolarEclipse {
  readonly summary: SolarSummary;
  readonly radii: EclipseRadii;
  readonly window: OccultationWindow;
  readonly cone: ShadowCone;
  private outerContacts: ConeContacts | null | undefined;
  private innerContacts: ConeContacts | null | undefined;
  private axisContacts: ConeContacts | null | undefined;

  constructor(bodies: SunMoon, summary: SolarSummary, radii: EclipseRadii) {
    this.summary = summary;
    this.radii = radii;
    this.window = new OccultationWindow(bodies, summary.ttJ2k, HALF_WINDOW_DAYS);
    this.cone = coneOf(this.window, radii);
  }

  /** Contacts P1 to P4. They exist for every eclipse that a search has found. Errors: RangeError otherwise. */
  get penumbral(): ConeContacts {
    this.outerContacts ??= coneContacts(this.cone, 'outer');
    if (this.outerContacts === null) throw new RangeError('the penumbra does not touch the Earth');
    return this.outerContacts;
  }

  /** Contacts U1 to U4; null when neither umbra nor antumbra touches the Earth. */
  get umbral(): ConeContacts | null {
    if (this.innerContacts === undefined)
      this.innerContacts = this.summary.type === 'Partial' ? null : coneContacts(this.cone, 'inner');
    return this.innerContacts;
  }

  /** Ends of the central line; null when the axis misses the Earth. */
  get centralLine(): ConeContacts | null {
    if (this.axisContacts === undefined)
      this.axisContacts = this.summary.central ? coneContacts(this.cone, 'axis') : null;
    return this.axisContacts;
  }
}
