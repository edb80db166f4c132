import type { ComputationBasis } from './contract/basis.js';
import { readPack } from './visibility-pack.js';
import type { PackTexts } from './visibility-pack.js';
import type { VisibilityPack } from './sky/visibility/physical/tables.js';
import { Ephemeris } from './ephemeris/ephemeris.js';
import { antiquitySources, estimatedErrorsArcsec } from './ephemeris/antiquity.js';
import { PackedEphemeris } from './ephemeris/packed.js';
import { SmallBodyEphemeris } from './ephemeris/small-bodies/small-body-ephemeris.js';
import { PackedNutation } from './ephemeris/packed-nutation.js';
import { EARTH } from './ephemeris/source.js';
import type { EphemerisSource, NutationSource } from './ephemeris/source.js';
import { longTermWeight } from './frames/long-term-precession.js';
import { DAYS_PER_JULIAN_CENTURY, J2000_JD } from './kernel/constants.js';
import { jsonData } from './kernel/data.js';
import { withOrigin } from './kernel/errors.js';
import type { DataProvider } from './kernel/data.js';
import { BodyNames } from './sky/bodies.js';
import { SmallBodyNames } from './sky/small-body-names.js';
import { Sky } from './sky/sky.js';
import { Stars } from './sky/stars/stars.js';
import type { Instant } from './time/instant.js';
import type { PackedTimeScales } from './time/packed.js';
import { TimeScales } from './time/scales.js';
import type { DeltaTModel } from './time/scales.js';

/**
 * The immutable context of all computations: time scales, ephemeris, catalogues. `createEngine` makes it once, and every route handler
 * receives it. It has caches and work arrays, but no state that an answer depends on. Use one engine in each thread.
 */
export interface Engine {
  readonly data: DataProvider;
  readonly time: TimeScales;
  readonly ephemeris: Ephemeris;
  readonly nutation: NutationSource;
  readonly sky: Sky;
  readonly bodies: BodyNames;
  /** Asteroids and comets: catalogue, states and their sources. */
  readonly smallBodies: SmallBodyEphemeris;
  /** Fixed stars, deep-sky objects, variable and multiple stars. Catalogues are read at their first use. */
  readonly stars: Stars;
  /** Tables of the eye, the air and the sky for physical visibility; null when the operator has configured none. */
  readonly visibilityPack: VisibilityPack | null;
  /** Ephemeris, time scales and models that an answer for this instant depends on. Errors: OutOfCoverage. */
  basis(instant: Instant): ComputationBasis;
}

export interface EngineOptions {
  /** SPK kernels of the operator, which take precedence over the embedded ephemeris. The first that covers an instant is used. */
  readonly kernels?: readonly EphemerisSource[];
  /** Model of TT - UT1. Default: IERS observations, and Stephenson, Morrison & Hohenkerk 2016 before and after them. */
  readonly deltaTModel?: DeltaTModel;
  /** When false, small bodies that no file covers throw `NeedsWorker` instead of being integrated in this thread. Default true. */
  readonly integratesSmallBodies?: boolean;
  /** A visibility data pack (`nodeVisibilityPack` of `node-data`). Without one physical visibility is not configured. */
  readonly visibilityPack?: PackTexts | null;
  /** Memory shared with another thread, which sets its first number to stop the computations of this engine. */
  readonly interruption?: Int32Array;
}

/** Models of all places, named in each answer. */
const MODELS: ComputationBasis['models'] = {
  precession: 'IAU 2006 (P03), Fukushima-Williams angles with frame bias',
  nutation: 'IAU 2000A with IAU 2006 adjustments (R06)',
  deflection: 'Sun, Jupiter, Saturn; first order, finite source distance',
  aberration: 'relativistic, barycentric velocity of the observer, solar potential',
  sidereal_time: 'IAU 2006/2000A',
  earth_figure: 'WGS 84',
  polar_motion: 'neglected',
};

/** Models outside 1550-2650. */
const LONG_TERM_MODELS: ComputationBasis['models'] = {
  ...MODELS,
  precession: 'long-term, Vondrak, Capitaine & Wallace 2011, joined to IAU 2006 (P03) over a century beyond 1550-2650',
  sidereal_time:
    'Earth rotation angle and long-term precession, joined to IAU 2006/2000A over a century beyond 1550-2650',
};

/**
 * Makes an engine from packed data: files in Node (`nodeDataProvider` of `node-data`), buffers on other platforms. Errors: an Error when a
 * packed file is missing or damaged, or a visibility pack has another format.
 */
export function createEngine(data: DataProvider, options: EngineOptions = {}): Engine {
  const time = TimeScales.fromPacked(jsonData<PackedTimeScales>(data, 'time-scales.json'), options.deltaTModel);
  const sources = [...(options.kernels ?? []), new PackedEphemeris(data), ...antiquitySources(data)];
  const ephemeris = new Ephemeris(sources, options.interruption);
  const nutation = new PackedNutation(data);
  const smallBodies = new SmallBodyEphemeris(data, ephemeris, options.integratesSmallBodies ?? true);
  ephemeris.smallBodies = smallBodies;
  const sky = new Sky(ephemeris, nutation);
  return {
    data,
    time,
    ephemeris,
    nutation,
    sky,
    smallBodies,
    stars: new Stars(data, sky),
    bodies: new BodyNames(new SmallBodyNames(smallBodies)),
    visibilityPack: options.visibilityPack ? readPack(options.visibilityPack) : null,
    basis(instant) {
      const source = sourceOf(ephemeris, instant);
      const { label, sha256, coverage } = source.identity;
      const errors = estimatedErrorsArcsec(source, instant.tdbJ2k);
      return {
        ephemeris: {
          source: label,
          sha256,
          coverage_start_jd_tdb: coverage.startTdbJ2k + J2000_JD,
          coverage_end_jd_tdb: coverage.endTdbJ2k + J2000_JD,
          ...(errors === null ? {} : { estimated_error_arcsec: errors }),
        },
        time: {
          jd_ut1: instant.ut1J2k + J2000_JD,
          jd_tt: instant.ttJ2k + J2000_JD,
          jd_tdb: instant.tdbJ2k + J2000_JD,
          delta_t_seconds: instant.deltaTSeconds,
          delta_t_uncertainty_seconds: instant.deltaTUncertaintySeconds,
          delta_t_source: instant.deltaTSource,
          utc_policy: instant.utcPolicy,
        },
        models: longTermWeight(instant.ttJ2k / DAYS_PER_JULIAN_CENTURY) === 0 ? MODELS : LONG_TERM_MODELS,
      };
    },
  };
}

/** The source that serves an instant. Errors: OutOfCoverage with the field of the instant. */
function sourceOf(ephemeris: Ephemeris, { tdbJ2k, origin }: Instant): EphemerisSource {
  try {
    return ephemeris.sourceFor(EARTH, tdbJ2k);
  } catch (error) {
    throw withOrigin(error, origin);
  }
}
