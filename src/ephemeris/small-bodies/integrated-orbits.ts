import type { DataProvider } from '../../kernel/data.js';
import type { CoverageInterval } from '../../kernel/errors.js';
import type { Ephemeris } from '../ephemeris.js';
import { EARTH, SUN } from '../source.js';
import { NeedsWorker } from '../work-errors.js';
import type { SmallBody, SmallBodyCatalogue } from './catalogue.js';
import { stateOfElements } from './elements.js';
import { mayExceedBound, OrbitUncertainty, WORST_ERROR_DEG } from './error-estimate.js';
import type { View } from './error-estimate.js';
import { ForceField } from './force-field.js';
import { Jets } from './jets.js';
import { KeptSteps } from './kept-steps.js';
import { MassiveBodies } from './massive-bodies.js';
import { PACKED_MASSIVE, PackedSmallBodies } from './packed-small-bodies.js';
import type { SmallBodyProvenance } from './provenance.js';
import { cutSpan, joined } from './spans.js';
import { estimatedSteps } from './step-estimate.js';
import { Trajectory } from './trajectory.js';

/** An orbit is integrated at most this many days from its epoch: beyond, its error cannot be bounded. */
const INTEGRATION_LIMIT_DAYS = 365_250;
/** Memory of one thread for integrated steps and for the permanent parts of paths. The least recently used are dropped first. */
const KEPT_STEP_BYTES = 40e6,
  KEPT_PATH_BYTES = 24e6;
/** Label of integrated places in answers. */
const INTEGRATED_LABEL = 'integrated from osculating elements';
const MODEL = 'Gauss-Radau order 15; Sun, planets, Moon, 16 asteroids; first post-Newtonian order of the Sun; ';
const WITHOUT_JETS = 'no non-gravitational forces',
  WITH_JETS = 'jets (A1, A2, A3, DT of Marsden, Sekanina & Yeomans 1973)';
/** Bodies that are integrated together advance by this many days in turn: the positions of the massive bodies in such a span stay cached. */
const SIDE_BY_SIDE_DAYS = 1024;

/** An orbit that is being integrated. */
interface Path {
  readonly orbit: number;
  readonly trajectory: Trajectory;
  readonly uncertainty: OrbitUncertainty;
}

/**
 * States of small bodies integrated on demand from catalogued osculating elements. Each orbit is integrated once and kept. Has work arrays:
 * use one instance in each thread.
 */
export class IntegratedOrbits {
  private readonly data: DataProvider;
  private readonly ephemeris: Ephemeris;
  private readonly catalogue: SmallBodyCatalogue;
  private readonly embedded: PackedSmallBodies;
  private readonly mayIntegrate: boolean;
  /** Paths by orbit (row of the catalogue), the most recently used last. */
  private readonly paths = new Map<number, Path>();
  private readonly kept = new KeptSteps(KEPT_STEP_BYTES);
  private readonly uncertainties = new Map<number, OrbitUncertainty>();
  private readonly body9 = new Float64Array(9);
  private readonly sun = new Float64Array(9);
  private readonly earth = new Float64Array(9);
  private readonly viewed = {
    sunKm: 0,
    earthKm: 0,
    speedKmPerDay: 0,
    amplification: 1,
  };
  private lastPath: Path | undefined;
  private lazyField: ForceField | undefined;
  private planetSpan: { readonly startTdbJ2k: number; readonly endTdbJ2k: number } | undefined;

  /** `embedded` has states of massive asteroids. With `mayIntegrate` false a new path throws `NeedsWorker`. */
  constructor(
    data: DataProvider,
    ephemeris: Ephemeris,
    catalogue: SmallBodyCatalogue,
    embedded: PackedSmallBodies,
    mayIntegrate: boolean,
  ) {
    this.data = data;
    this.ephemeris = ephemeris;
    this.catalogue = catalogue;
    this.embedded = embedded;
    this.mayIntegrate = mayIntegrate;
  }

  /**
   * Writes the barycentric state of a body, 9 numbers (km, km/day, km/day^2; ICRF axes) at an instant, days since J2000.0 TDB. Returns false
   * when no orbit of the body leads to the instant with a bounded error. Errors: `NeedsWorker`.
   */
  state(body: SmallBody, tdbJ2k: number, out: Float64Array): boolean {
    const path = this.path(body, tdbJ2k);
    return path !== undefined && this.isKnown(path, tdbJ2k, out);
  }

  /** Source, model and estimated error of the state at an instant; null when `state` would return false. Errors: `NeedsWorker`. */
  provenance(body: SmallBody, tdbJ2k: number): SmallBodyProvenance | null {
    const { catalogue, body9 } = this;
    const path = this.path(body, tdbJ2k);
    if (path === undefined || !this.isKnown(path, tdbJ2k, body9)) return null;
    return {
      kind: 'integrated',
      label: INTEGRATED_LABEL,
      sha256: null,
      coverage: this.integrationSpan(body, path.orbit),
      elements: {
        epochTdbJ2k: path.trajectory.epoch,
        solution: catalogue.solution(path.orbit),
        source: catalogue.source(path.orbit),
      },
      model: MODEL + (catalogue.nonGravitational(path.orbit) === null ? WITHOUT_JETS : WITH_JETS),
      estimatedErrorArcsec: path.uncertainty.placeArcsec(tdbJ2k, this.view(path.trajectory, tdbJ2k, body9)),
    };
  }

  /**
   * Spans in which the orbits of a body are integrated, adjoining ones joined. With `missedTdbJ2k`, an instant for which `state` returned
   * false, the span of that orbit ends where its path stops being known.
   */
  coverageOf(body: SmallBody, missedTdbJ2k?: number): CoverageInterval[] {
    const missed = missedTdbJ2k === undefined ? undefined : this.path(body, missedTdbJ2k);
    const spans = Array.from({ length: body.orbitCount }, (_, i) => {
      const span = this.integrationSpan(body, body.orbit + i);
      if (missedTdbJ2k === undefined || missed?.orbit !== body.orbit + i) return span;
      return cutSpan(span, missed.trajectory.epoch, this.lastKnown(missed, missedTdbJ2k));
    });
    return joined(spans);
  }

  /**
   * Integrates bodies to an instant side by side, some years at a time, so that they share the positions of the massive bodies.
   * Errors: `NeedsWorker`.
   */
  integrateTogether(bodies: readonly SmallBody[], tdbJ2k: number): void {
    const paths = bodies.map((body) => this.path(body, tdbJ2k)?.trajectory).filter((path) => path !== undefined);
    for (const direction of [1, -1]) {
      const ahead = paths.filter((path) => (tdbJ2k - path.epoch) * direction > 0);
      if (ahead.length === 0) continue;
      const first = Math.min(...ahead.map((path) => path.epoch * direction));
      for (let t = first + SIDE_BY_SIDE_DAYS; ; t += SIDE_BY_SIDE_DAYS) {
        const end = Math.min(t, tdbJ2k * direction) * direction;
        for (const path of ahead) if ((end - path.epoch) * direction > 0) path.reach(end);
        if (t >= tdbJ2k * direction) break;
      }
    }
  }

  /** Approximate number of steps still to integrate for a state at an instant; 0 when a kept path reaches it or none leads there. */
  stepsTo(body: SmallBody, tdbJ2k: number): number {
    const orbit = this.catalogue.nearestOrbit(body, tdbJ2k);
    if (!this.isFollowed(body, orbit, tdbJ2k) || this.paths.get(orbit)?.trajectory.reaches(tdbJ2k) === true) return 0;
    const elements = this.catalogue.elements(orbit);
    return estimatedSteps(elements, Math.abs(tdbJ2k - elements.epochTdbJ2k));
  }

  /** True when a path leads to an instant and the error of the place there is bounded. Writes the state in any case that it leads there. */
  private isKnown({ trajectory, uncertainty }: Path, tdbJ2k: number, out: Float64Array): boolean {
    if (!trajectory.state(tdbJ2k, out, 0)) return false;
    const view = this.view(trajectory, tdbJ2k, out);
    return !mayExceedBound(view, uncertainty.daysOff(tdbJ2k), uncertainty.orbitArcsec(tdbJ2k, view.amplification));
  }

  /** Last instant, to a day, at which a path is known on the way from its epoch to an instant at which it is not. */
  private lastKnown(path: Path, tdbJ2k: number): number {
    let inside = path.trajectory.epoch,
      outside = tdbJ2k;
    while (Math.abs(outside - inside) > 1) {
      const middle = (inside + outside) / 2;
      if (this.isKnown(path, middle, this.body9)) inside = middle;
      else outside = middle;
    }
    return inside;
  }

  /** Distances, speed and amplification that the error of a place depends on, for a barycentric state. The object is reused. */
  private view(trajectory: Trajectory, tdbJ2k: number, state: Float64Array): View {
    const { sun, earth, viewed } = this;
    this.ephemeris.barycentric(SUN, tdbJ2k, 1, sun, 0);
    this.ephemeris.barycentric(EARTH, tdbJ2k, 1, earth, 0);
    viewed.sunKm = Math.hypot(state[0] - sun[0], state[1] - sun[1], state[2] - sun[2]);
    viewed.earthKm = Math.hypot(state[0] - earth[0], state[1] - earth[1], state[2] - earth[2]);
    viewed.speedKmPerDay = Math.hypot(state[3] - sun[3], state[4] - sun[4], state[5] - sun[5]);
    viewed.amplification = trajectory.amplification(tdbJ2k);
    return viewed;
  }

  /** Span in which the planets are covered without a gap from J2000.0. */
  private get planets(): {
    readonly startTdbJ2k: number;
    readonly endTdbJ2k: number;
  } {
    return (this.planetSpan ??= {
      startTdbJ2k: this.ephemeris.reach(SUN, 0, 'backward'),
      endTdbJ2k: this.ephemeris.reach(SUN, 0, 'forward'),
    });
  }

  /** Span of an orbit: within the limit, half-way to its neighbours at most, and while its error is bounded. */
  private integrationSpan(body: SmallBody, orbit: number): CoverageInterval {
    const { catalogue } = this;
    const epoch = catalogue.elements(orbit).epochTdbJ2k,
      last = body.orbit + body.orbitCount - 1;
    const half = (neighbour: number): number => (epoch + catalogue.elements(neighbour).epochTdbJ2k) / 2;
    const uncertainty = this.uncertaintyOf(body, orbit);
    const start = orbit === body.orbit ? epoch - INTEGRATION_LIMIT_DAYS : half(orbit - 1),
      end = orbit === last ? epoch + INTEGRATION_LIMIT_DAYS : half(orbit + 1);
    const earliest = Math.max(epoch - INTEGRATION_LIMIT_DAYS, this.planets.startTdbJ2k),
      latest = Math.min(epoch + INTEGRATION_LIMIT_DAYS, this.planets.endTdbJ2k);
    return {
      startTdbJ2k: uncertainty.lastCovered(Math.max(start, earliest)),
      endTdbJ2k: uncertainty.lastCovered(Math.min(end, latest)),
      source: `${INTEGRATED_LABEL}, as far as the error of a place is estimated at ${WORST_ERROR_DEG} degrees or less`,
    };
  }

  private isFollowed(body: SmallBody, orbit: number, tdbJ2k: number): boolean {
    return this.mayLeadTo(tdbJ2k, this.catalogue.elements(orbit).epochTdbJ2k, this.uncertaintyOf(body, orbit));
  }

  /** True when an orbit may be integrated to an instant: the planets are covered, the epoch is near and the error is bounded. */
  private mayLeadTo(tdbJ2k: number, epoch: number, uncertainty: OrbitUncertainty): boolean {
    const { startTdbJ2k, endTdbJ2k } = this.planets;
    if (tdbJ2k < startTdbJ2k || tdbJ2k > endTdbJ2k) return false;
    return Math.abs(tdbJ2k - epoch) <= INTEGRATION_LIMIT_DAYS && uncertainty.covers(tdbJ2k);
  }

  private uncertaintyOf(body: SmallBody, orbit: number): OrbitUncertainty {
    let found = this.uncertainties.get(orbit);
    if (found === undefined) {
      found = new OrbitUncertainty(this.catalogue, body, orbit);
      this.uncertainties.set(orbit, found);
    }
    return found;
  }

  /** The path of a body from the solution whose epoch is nearest to an instant, kept or new. Undefined when none may lead there. */
  private path(body: SmallBody, tdbJ2k: number): Path | undefined {
    if (body.orbit < 0) return undefined;
    const orbit = this.catalogue.nearestOrbit(body, tdbJ2k);
    const known = this.paths.get(orbit);
    if (known !== undefined) {
      if (!this.mayLeadTo(tdbJ2k, known.trajectory.epoch, known.uncertainty)) return undefined;
      if (known !== this.lastPath) {
        this.paths.delete(orbit);
        this.paths.set(orbit, known);
        this.lastPath = known;
      }
      return known;
    }
    if (!this.isFollowed(body, orbit, tdbJ2k)) return undefined;
    if (!this.mayIntegrate) throw new NeedsWorker(`the orbit of ${body.name} must be integrated`);
    this.makeRoom();
    const path = {
      orbit,
      trajectory: this.trajectory(body, orbit),
      uncertainty: this.uncertaintyOf(body, orbit),
    };
    this.paths.set(orbit, path);
    return path;
  }

  /** Drops the least recently used paths until the others fit into their memory. */
  private makeRoom(): void {
    let bytes = 0;
    for (const { trajectory } of this.paths.values()) bytes += trajectory.bytes;
    for (const [oldest, { trajectory }] of this.paths) {
      if (bytes <= KEPT_PATH_BYTES) break;
      bytes -= trajectory.bytes;
      trajectory.release();
      this.paths.delete(oldest);
    }
  }

  private trajectory(body: SmallBody, orbit: number): Trajectory {
    const elements = this.catalogue.elements(orbit),
      jets = this.catalogue.nonGravitational(orbit);
    const state = new Float64Array(9),
      { sun } = this;
    stateOfElements(elements, elements.epochTdbJ2k, state);
    this.ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state[i] += sun[i];
    this.lazyField ??= new ForceField(
      new MassiveBodies(this.ephemeris, [this.embedded, new PackedSmallBodies(this.data, PACKED_MASSIVE)]),
    );
    const subject = {
      naifId: body.naifId,
      jets: jets === null ? null : new Jets(jets),
    };
    return new Trajectory(this.lazyField, subject, elements.epochTdbJ2k, state, this.kept);
  }
}
