import type { NutationSource } from '../../ephemeris/source.js';
import { precessionAngles } from '../../frames/precession.js';
import { earthRotationAngleRad, greenwichApparentSiderealTimeRad } from '../../frames/sidereal.js';
import { normalizeDeg, normalizeRad, signedDeg, signedRad } from '../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG, TWO_PI } from '../../kernel/constants.js';
import type { Site } from '../../reduction/origin.js';
import { houseFigure } from '../../sky/houses/figure.js';
import type { TimeScales } from '../../time/scales.js';

/** The parts of an engine that the search uses. */
export interface RisingContext {
  readonly nutation: NutationSource;
  readonly time: TimeScales;
}

/** The instant, Julian day UT1 as published, at which the sidereal ascendant enters an arc of index `index`. */
export interface RisingEdge {
  readonly jdUt1: number;
  readonly index: number;
}
/** A passage of the sidereal ascendant through an arc, [start, end), Julian days UT1. */
export interface RisingSpan {
  readonly index: number;
  readonly startJdUt1: number;
  readonly endJdUt1: number;
}

/**
 * Spacing of the nodes between which obliquity, equation of the origins and ayanamsa are interpolated, days. Through four nodes the largest
 * error is 0.023 h^4 times the fourth derivative: 2e-5 arcsec for the fortnightly nutation.
 */
const NODE_DAYS = 0.5;
/** Rotations of the Earth per UT1 day relative to the equinox: approximate, because roots are refined. */
const RATE_RAD_PER_DAY = TWO_PI * 1.002737909;
/** A root is refined from the nearest multiple of this many days, so that it is the same in every window. */
const LATTICE_DAYS = 2 ** -16;
/** Two turns of the ascendant at a latitude within the polar circles can be this close, days. */
const SAME_EDGE_DAYS = 1e-8;
/** Longest search for an edge, days. Within the polar circles only a few degrees rise in a day. */
const REACH_DAYS = 2.2;

/**
 * The sidereal ascendant of a place, and the instants at which it enters equal arcs of the zodiac. A degree of the ecliptic is the ascendant
 * when it is on the horizon east of the meridian, once in each rotation, so its instant follows from its oblique ascension (Smart, Spherical
 * Astronomy, 1977, section 4). Within the polar circles some degrees never rise, and the ascendant jumps by 180 degrees when the ecliptic
 * passes through the north and south points; these instants are edges too. Geodetic latitude, no refraction, apparent sidereal time and true
 * obliquity. Make one object for a request.
 */
export class RisingDegrees {
  private readonly context: RisingContext;
  private readonly latitudeDeg: number;
  private readonly lonRad: number;
  private readonly tanLatitude: number;
  private readonly ayanamsaDeg: (ttJ2k: number) => number;
  private readonly nodes = new Map<number, Float64Array>();
  private readonly nutationAngles = new Float64Array(4);
  private readonly precession = new Float64Array(8);
  private readonly around: Float64Array[] = [];
  private interval = NaN;
  private originsRad = NaN;
  private obliquityRad = NaN;
  private ayanamsa = NaN;

  /** `ayanamsaDeg`: ayanamsa in degrees at TT (days since J2000.0). */
  constructor(context: RisingContext, { latitudeDeg, longitudeDeg }: Site, ayanamsaDeg: (ttJ2k: number) => number) {
    this.context = context;
    this.latitudeDeg = latitudeDeg;
    this.lonRad = longitudeDeg * RAD_PER_DEG;
    this.tanLatitude = Math.tan(latitudeDeg * RAD_PER_DEG);
    this.ayanamsaDeg = ayanamsaDeg;
  }

  /** Sidereal longitude of the ascendant at a Julian day UT1, degrees in [0, 360). Errors: OutOfCoverage. */
  siderealDegAt(jdUt1: number): number {
    return this.figureAt(jdUt1, 'ascDeg');
  }

  /** Sidereal longitude of the midheaven at a Julian day UT1, degrees in [0, 360). Errors: OutOfCoverage. */
  siderealMidheavenDegAt(jdUt1: number): number {
    return this.figureAt(jdUt1, 'mcDeg');
  }

  /**
   * Edges of `count` equal arcs of the sidereal zodiac (12: signs, 108: navamsas, 360: degrees) in [from, to), Julian days UT1, in order of
   * time. Errors: OutOfCoverage.
   */
  edges(count: number, from: number, to: number): RisingEdge[] {
    const instants: { jdUt1: number; index: number | null }[] = [];
    for (let index = 0; index < count; index++)
      this.visitRisings((index * 360) / count, from, to, (jdUt1) => instants.push({ jdUt1, index }));
    const isPolar = Math.abs(this.latitudeDeg) > LOWEST_POLAR_DEG;
    if (isPolar) this.visitJumps(from, to, (jdUt1) => instants.push({ jdUt1, index: null }));
    instants.sort((a, b) => a.jdUt1 - b.jdUt1);
    if (!isPolar) return instants as RisingEdge[];
    // Within the polar circles the ascendant also moves backwards: its value between two edges gives the arc.
    const found: RisingEdge[] = [];
    for (let i = 0; i < instants.length; i++) {
      const { jdUt1 } = instants[i],
        next = instants[i + 1]?.jdUt1 ?? jdUt1 + 2e-5;
      if (next - jdUt1 < SAME_EDGE_DAYS) continue;
      found.push({
        jdUt1,
        index: Math.floor((this.siderealDegAt((jdUt1 + Math.min(next, jdUt1 + 0.01)) / 2) * count) / 360),
      });
    }
    return found;
  }

  /** The spans of `count` equal arcs that overlap [from, to), Julian days UT1, with their full extent. Errors: OutOfCoverage. */
  spans(count: number, from: number, to: number): RisingSpan[] {
    const edges = this.edges(count, from - REACH_DAYS, to + REACH_DAYS),
      found: RisingSpan[] = [];
    for (let i = 0; i + 1 < edges.length; i++)
      if (edges[i].jdUt1 < to && edges[i + 1].jdUt1 > from)
        found.push({ index: edges[i].index, startJdUt1: edges[i].jdUt1, endJdUt1: edges[i + 1].jdUt1 });
    return found;
  }

  /** Instants in [from, to), Julian days UT1, at which a sidereal degree is the ascendant. Errors: OutOfCoverage. */
  risings(siderealDeg: number, from: number, to: number): number[] {
    const found: number[] = [];
    this.visitRisings(siderealDeg, from, to, (jdUt1) => found.push(jdUt1));
    return found;
  }

  private figureAt(jdUt1: number, angle: 'ascDeg' | 'mcDeg'): number {
    const ut1 = jdUt1 - J2000_JD;
    this.load(ut1);
    const figure = houseFigure({
      armcDeg: normalizeDeg(this.armc(ut1) * DEG_PER_RAD),
      obliquityDeg: this.obliquityRad * DEG_PER_RAD,
      latitudeDeg: this.latitudeDeg,
    });
    return normalizeDeg(figure[angle] - this.ayanamsa);
  }

  private visitRisings(siderealDeg: number, from: number, to: number, visit: (jdUt1: number) => void): void {
    this.visitRoots(() => this.risingArmc(siderealDeg), from, to, visit);
  }

  /** The instants at which the ecliptic passes through the north and south points, which lie on the meridian. */
  private visitJumps(from: number, to: number, visit: (jdUt1: number) => void): void {
    const side = this.latitudeDeg > 0 ? 1 : -1;
    for (const isSecond of [false, true])
      this.visitRoots(
        () => {
          // The longitude with declination 90 - |latitude|, which touches the horizon at its lower culmination.
          const sine = Math.cos(this.latitudeDeg * RAD_PER_DEG) / Math.sin(this.obliquityRad);
          if (!(sine <= 1)) return NaN;
          const lon = side * Math.asin(sine);
          return this.rightAscension(isSecond ? Math.PI - lon : lon) + Math.PI;
        },
        from,
        to,
        visit,
      );
  }

  /** Visits the instants at which the ARMC takes a slowly changing value (radians, of the parameters loaded last; NaN: never). */
  private visitRoots(target: () => number, from: number, to: number, visit: (jdUt1: number) => void): void {
    let guess = from - J2000_JD - 1e-3;
    for (;;) {
      this.load(guess);
      const armc = target();
      if (Number.isNaN(armc)) return;
      let at = guess + normalizeRad(armc - this.armc(guess)) / RATE_RAD_PER_DAY;
      at = this.nearer(target, at);
      at = this.nearer(target, Math.round(at / LATTICE_DAYS) * LATTICE_DAYS);
      at = this.nearer(target, at);
      if (Number.isNaN(at)) return;
      const jdUt1 = at + J2000_JD;
      if (jdUt1 >= to) return;
      if (jdUt1 >= from) visit(jdUt1);
      // Most of a rotation later: the next root is ahead of it.
      guess = at + 0.99;
    }
  }

  private nearer(target: () => number, ut1J2k: number): number {
    this.load(ut1J2k);
    return ut1J2k + signedRad(target() - this.armc(ut1J2k)) / RATE_RAD_PER_DAY;
  }

  /** ARMC at which a sidereal degree rises, radians; NaN when it does not rise. */
  private risingArmc(siderealDeg: number): number {
    const lon = (siderealDeg + this.ayanamsa) * RAD_PER_DEG,
      sinDeclination = Math.sin(this.obliquityRad) * Math.sin(lon),
      cosHourAngle = (-this.tanLatitude * sinDeclination) / Math.sqrt(1 - sinDeclination * sinDeclination);
    return Math.abs(cosHourAngle) > 1 ? NaN : this.rightAscension(lon) - Math.acos(cosHourAngle);
  }

  private rightAscension(lonRad: number): number {
    return Math.atan2(Math.sin(lonRad) * Math.cos(this.obliquityRad), Math.cos(lonRad));
  }

  private armc(ut1J2k: number): number {
    return earthRotationAngleRad(ut1J2k) + this.originsRad + this.lonRad;
  }

  /** Loads obliquity, equation of the origins and ayanamsa at UT1, days since J2000.0. */
  private load(ut1J2k: number): void {
    const x = ut1J2k / NODE_DAYS,
      k = Math.floor(x),
      s = x - k;
    if (k !== this.interval) {
      for (let i = 0; i < 4; i++) this.around[i] = this.node(k - 1 + i);
      this.interval = k;
    }
    const [a, b, c, d] = this.around;
    // Lagrange's weights for the nodes -1, 0, 1, 2.
    const wa = (-s * (s - 1) * (s - 2)) / 6,
      wb = ((s + 1) * (s - 1) * (s - 2)) / 2,
      wc = (-(s + 1) * s * (s - 2)) / 2,
      wd = ((s + 1) * s * (s - 1)) / 6;
    // Angles are interpolated as differences from one node, because they may pass a full turn.
    this.originsRad = b[0] + wa * signedRad(a[0] - b[0]) + wc * signedRad(c[0] - b[0]) + wd * signedRad(d[0] - b[0]);
    this.obliquityRad = wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1];
    this.ayanamsa = b[2] + wa * signedDeg(a[2] - b[2]) + wc * signedDeg(c[2] - b[2]) + wd * signedDeg(d[2] - b[2]);
  }

  private node(k: number): Float64Array {
    let node = this.nodes.get(k);
    if (node === undefined) {
      const { nutation, time } = this.context,
        ut1 = k * NODE_DAYS,
        tt = time.ttFromUt1(ut1);
      nutation.angles(tt, this.nutationAngles);
      precessionAngles(tt, this.precession);
      const gast = greenwichApparentSiderealTimeRad(ut1, tt, this.nutationAngles[0], this.precession[3]);
      node = Float64Array.of(
        signedRad(gast - earthRotationAngleRad(ut1)),
        this.precession[3] + this.nutationAngles[1],
        this.ayanamsaDeg(tt),
      );
      this.nodes.set(k, node);
    }
    return node;
  }
}

/** Below this latitude every degree of the ecliptic rises, whatever the obliquity of the covered years (at most 24.5 degrees). */
const LOWEST_POLAR_DEG = 65;
