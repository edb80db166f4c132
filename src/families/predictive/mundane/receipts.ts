import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { Instant } from '../../../time/instant.js';
import { jdOfInstant } from '../../../wire/instant.js';
import type {
  MundaneEpochResponse,
  MundaneEventClockResponse,
  MundaneEventProvenanceResponse,
  VerifiedReaderIdentityResponse,
} from './receipt-schema.js';

/** Stated tolerance of a root, days. The search is more precise; a Julian day in one number is not. */
export const SOLVER_TOLERANCE_DAYS = 1e-8;
export const ROOT_TOLERANCE = {
  maximum_abs_residual_deg: 1e-6,
  basis: 'the search ends within 1e-8 degrees; a Julian day in one number resolves the Moon’s motion to 1e-8 degrees',
};
const FRAME = {
  reference_frame: 'iau2006_p03_iau2000a_true_ecliptic_and_equinox_of_date',
  correction_regime: 'geocentric_apparent_light_time_deflection_aberration_nutation',
  solver_semantics: 'proven_monotone_cells_and_bracketed_second_order_root_v1',
} as const;

/** Julian day UT1 of an instant in the wire shape. */
export const epochUt1 = (instant: Instant): MundaneEpochResponse => ({ jd: jdOfInstant(instant), timescale: 'ut1' });

/** The ephemeris that computed an instant, named by the numbers of its label. */
export function readerIdentity(engine: Engine, instant: Instant): VerifiedReaderIdentityResponse {
  const { source } = engine.basis(instant).ephemeris,
    number = /\bDE-?0*(\d{3})/i.exec(source)?.[1];
  return {
    summary_label: number === undefined ? source : `DE-0${number}LE-0${number}`,
    planetary_ephemeris: number === undefined ? null : `DE${number}`,
    lunar_ephemeris: number === undefined ? null : `LE${number}`,
    verification_basis: 'spk_summary_label_content',
  };
}

/** An instant in UT1, TT and UTC. Before 1972 UTC is null, because it was not atomic. */
export function clockOf(engine: Engine, instant: Instant): MundaneEventClockResponse {
  const atomic = instant.utcPolicy !== 'utc_is_ut1_before_1972';
  return {
    ut1: epochUt1(instant),
    tt: { jd: instant.ttJ2k + J2000_JD, timescale: 'tt' },
    delta_t_seconds: instant.deltaTSeconds,
    delta_t_source_product: instant.deltaTSource.startsWith('IERS') ? 'iers_eop_direct' : instant.deltaTSource,
    delta_t_retarget_mode: 'basis_neutral',
    delta_t_correction_seconds: 0,
    delta_t_tidal_source_products: [],
    delta_t_target_reader_identity: null,
    utc: atomic ? { jd: instant.utcJ2k + J2000_JD, timescale: 'utc' } : null,
    utc_realization_status: atomic ? 'realized_post_1972_atomic' : 'not_realized_historical_ut1_proxy',
    utc_realization_detail: atomic
      ? `UTC from TT by ${instant.utcPolicy}`
      : 'before 1972 civil time is taken as UT1; no UTC is claimed',
    verified_reader_identity: readerIdentity(engine, instant),
  };
}

/** Source and method of one kind of root. */
interface Method {
  readonly source: string;
  readonly method: string;
  readonly family: string;
  readonly product: string;
  readonly refs: readonly string[];
}
/** Ingresses and syzygies share one family: positions of date of the Sun and the Moon. */
const SOLAR_LUNAR_EVENTS = 'engine_true_of_date_solar_lunar_events_v1';

export const METHODS = {
  ingress: {
    source: 'engine.mundane.cardinal_ingresses',
    method: 'reader_revalidated_direct_solar_cardinal_ingress_v1',
    family: SOLAR_LUNAR_EVENTS,
    product: 'engine_geocentric_apparent_sun_longitude_true_ecliptic_of_date',
    refs: ['engine.mundane.cardinal_ingresses', 'engine.planets.planet_at'],
  },
  syzygy: {
    source: 'engine.mundane.primary_syzygies',
    method: 'reader_revalidated_preceding_new_and_full_moon_candidates_v1',
    family: SOLAR_LUNAR_EVENTS,
    product: 'engine_geocentric_apparent_sun_moon_longitude_difference_true_ecliptic_of_date',
    refs: ['engine.mundane.primary_syzygies', 'engine.planets.planet_at'],
  },
  eclipse: {
    source: 'engine.eclipse.events',
    method: 'revalidated_eclipse_event_greatest_epoch_v1',
    family: 'engine_eclipse_event_greatest_v1',
    product: 'engine_geocentric_apparent_sun_moon_vectors_true_equator_of_date',
    refs: ['engine.eclipse.events', 'engine.planets.planet_at'],
  },
  jupiterSaturn: {
    source: 'engine.cycles.great_conjunctions',
    method: 'revalidated_jupiter_saturn_ecliptic_longitude_roots_v1',
    family: 'engine_jupiter_saturn_ecliptic_longitude_v1',
    product: 'engine_geocentric_apparent_jupiter_saturn_ecliptic_longitude_difference_true_ecliptic_of_date',
    refs: ['engine.cycles.great_conjunctions', 'engine.planets.planet_at'],
  },
} as const satisfies Readonly<Record<string, Method>>;

/** Source, method and frame of a root at an instant. */
export function provenanceOf(
  engine: Engine,
  instant: Instant,
  { source, method, family, product, refs }: Method,
): MundaneEventProvenanceResponse {
  return {
    mode: 'engine_ephemeris',
    source_id: source,
    method_id: method,
    provenance_family_id: family,
    longitude_product_id: product,
    ...FRAME,
    source_refs: [...refs],
    verified_reader_identity: readerIdentity(engine, instant),
    caller_asserted_artifact_id: null,
    caller_asserted_artifact_sha256: null,
  };
}
