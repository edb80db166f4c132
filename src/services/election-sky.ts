import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../contract/boundaries.js';
import type { DoshaPhaseSpanModel, MarriageSolarModel } from '../contract/election-boundaries.js';
import type { ElectionPlanet, MarriageApparitionModel } from '../contract/election-history.js';
import type { MarriageMonthModel } from '../contract/election-month.js';
import type {
  ElectionEvidenceModel,
  MarriageLimitsModel,
  MarriageSearchReceiptResponse,
} from '../contract/elections.js';
import type { Engine } from '../engine.js';
import { TITHIS, MOON_NAKSHATRAS, YOGAS } from '../events/panchanga/limb-spans.js';
import type { LimbDivision } from '../events/panchanga/limb-spans.js';
import type { RisingDegrees } from '../events/panchanga/rising-degrees.js';
import { EARTH } from '../ephemeris/source.js';
import { normalizeDeg } from '../kernel/angle.js';
import { J2000_JD } from '../kernel/constants.js';
import type { Site } from '../reduction/origin.js';
import { solvedBoundary } from '../wire/boundaries.js';
import { tdbOfJd } from '../wire/instant.js';
import { LocalClock, mondayWeekday } from './civil-dates.js';
import { apparitionAt } from './election-apparitions.js';
import { lunarMonthAt, MONTH_REACH_DAYS } from './election-month.js';
import type { EvidenceNeeds } from './election-needs.js';
import { LimbSolver } from './limb-solver.js';
import { solarEvents, SUNRISE_THRESHOLDS } from './solar-dates.js';

/** Civil dates before and after that of the instant whose sunrises the evidence lists. */
const SUNRISE_DATES = 3;
/** Longest day from sunrise to sunrise, days; a longer one is no solar day. */
const LONGEST_DAY = 1.5;
/** Altitude of the Sun's centre at sunrise and sunset, as receipts name it. */
const SOLAR_SEARCH = 'solar_-0.7833333333333333';

type Certificate = MarriageSearchReceiptResponse['supporting_certificates'][number];

/** Sunrises, sunsets and their extent, Julian days UT1. */
interface SolarRecord {
  readonly sunrises: readonly number[];
  readonly sunsets: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** Place and conventions of a dated election. */
export interface ElectionPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** The evidence of dated elections at a place: derived once for a request, with the work that was done. */
export class ElectionSky {
  readonly solver: LimbSolver;
  readonly clock: LocalClock;
  readonly site: Site;
  readonly toleranceSeconds: number;
  readonly latitudeDeg: number;
  readonly work = { evaluations: 0, reads: 0, roots: 0 };
  readonly certificates: Certificate[] = [];
  readonly extents: [string, number, number][] = [];
  readonly missing = new Set<string>();
  readonly #engine: Engine;
  readonly #limits: Required<MarriageLimitsModel>;
  #rising: RisingDegrees | null = null;
  #solar: SolarRecord | null = null;
  readonly #apparitions: { readonly planet: string; readonly found: MarriageApparitionModel }[] = [];

  /** Errors: InvalidInput for an unknown zone. */
  constructor(engine: Engine, place: ElectionPlace, toleranceSeconds: number, limits: Required<MarriageLimitsModel>) {
    this.#engine = engine;
    this.#limits = limits;
    this.solver = new LimbSolver(engine, 'authI');
    this.clock = new LocalClock(engine, place.timezone);
    this.latitudeDeg = place.latitude;
    this.site = { latitudeDeg: place.latitude, longitudeDeg: place.longitude, elevationM: 0 };
    this.toleranceSeconds = toleranceSeconds;
  }

  get rising(): RisingDegrees {
    return (this.#rising ??= this.solver.ascendant(this.site));
  }

  boundary(kind: string, jdUt1: number): ShuddhiBoundaryModel {
    return solvedBoundary(kind, jdUt1, this.toleranceSeconds);
  }

  /** Label and checksum of the ephemeris of an instant, Julian day UT1. */
  source(jdUt1: number): { readonly label: string; readonly sha256: string } {
    return this.#engine.ephemeris.sourceFor(EARTH, tdbOfJd(this.#engine, jdUt1)).identity;
  }

  /** Notes a search over [start, end), Julian days UT1, with its roots. */
  certify(search: string, start: number, end: number, roots: number): void {
    this.certificates.push([search, start, end, roots, roots + 1, []]);
    this.work.roots += roots;
    this.work.evaluations += roots + 1;
  }

  /** Finds the sunrises of the civil dates around [from, to], Julian days UT1. Errors: InvalidInput, OutOfCoverage. */
  loadSolar(from: number, to: number): SolarRecord {
    const { time } = this.#engine,
      dateOf = (jd: number) => this.clock.dateAt(time.utcFromUt1(jd - J2000_JD));
    const start = this.clock.dates(dateOf(from), -SUNRISE_DATES, -SUNRISE_DATES, '/timezone')[0].startJdUt1,
      end = this.clock.dates(dateOf(to), SUNRISE_DATES, SUNRISE_DATES, '/timezone')[0].endJdUt1;
    const threshold = SUNRISE_THRESHOLDS.rashtriya_upper_limb,
      events = solarEvents(this.#engine, this.site, threshold, start, end);
    return (this.#solar = { ...events, start, end });
  }

  /** Notes the search for sunrises and sunsets, civil date by civil date. */
  certifySolar(): void {
    if (this.#solar === null) return;
    const { sunrises, sunsets, start, end } = this.#solar,
      { time } = this.#engine,
      dates = Math.round(end - start),
      first = this.clock.dateAt(time.utcFromUt1(start + 0.5 - J2000_JD));
    for (const { startJdUt1, endJdUt1 } of this.clock.dates(first, 0, dates - 1, '/timezone')) {
      const within = (jd: number): boolean => jd >= startJdUt1 && jd < endJdUt1;
      this.certify(SOLAR_SEARCH, startJdUt1, endJdUt1, sunrises.filter(within).length + sunsets.filter(within).length);
    }
  }

  get solar(): SolarRecord | null {
    return this.#solar;
  }

  /** The solar day of an instant within the loaded record; null when the Sun does not rise, set and rise again. */
  solarDay(jdUt1: number): MarriageSolarModel | null {
    const record = this.#solar!,
      rise = record.sunrises.findLast((jd) => jd <= jdUt1),
      next = record.sunrises.find((jd) => jd > jdUt1),
      set = rise === undefined ? undefined : record.sunsets.find((jd) => jd > rise);
    if (rise === undefined || next === undefined || set === undefined || set >= next || next - rise > LONGEST_DAY) {
      this.missing.add('solar_day_absent');
      return null;
    }
    const date = this.clock.dateAt(this.#engine.time.utcFromUt1(rise - J2000_JD));
    return {
      day: { start: this.boundary('sunrise', rise), end: this.boundary('sunrise', next) },
      sunset: this.boundary('sunset', set),
      weekday: (mondayWeekday(date) + 1) % 7,
      half_set: null,
      sunrise_history: record.sunrises.map((jd) => this.boundary('sunrise', jd)),
      history_extent: { start_jd_ut1: record.start, end_jd_ut1: record.end },
      upper_limb_set: null,
    };
  }

  #planets(jdUt1: number, names: readonly ElectionPlanet[]): NonNullable<ElectionEvidenceModel['planets']> {
    return names.map((planet) => {
      const { value, rate } = this.solver.planet(planet).at(jdUt1);
      this.work.evaluations++;
      this.work.reads++;
      return { planet, sidereal_longitude: normalizeDeg(value), longitude_speed: rate };
    });
  }

  #span(division: LimbDivision, kind: string, jdUt1: number): ShuddhiIntervalModel {
    const { startJdUt1, endJdUt1 } = this.solver.limbs.spanAt(division, jdUt1);
    this.work.roots += 2;
    return { start: this.boundary(kind, startJdUt1), end: this.boundary(kind, endJdUt1) };
  }

  #phases(jdUt1: number): DoshaPhaseSpanModel[] {
    const tithi = this.solver.limbs.spanAt(TITHIS, jdUt1),
      star = this.solver.limbs.spanAt(MOON_NAKSHATRAS, jdUt1),
      rising = this.rising.spans(12, jdUt1, jdUt1 + 1e-6)[0] as
        | { index: number; startJdUt1: number; endJdUt1: number }
        | undefined;
    const spans: DoshaPhaseSpanModel[] = [
      { kind: 'nakshatra', index: star.index, interval: this.#span(MOON_NAKSHATRAS, 'nakshatra', jdUt1) },
      { kind: 'tithi', index: tithi.index, interval: this.#span(TITHIS, 'tithi', jdUt1) },
    ];
    if (rising !== undefined)
      spans.push({
        kind: 'lagna',
        index: rising.index,
        interval: { start: this.boundary('lagna', rising.startJdUt1), end: this.boundary('lagna', rising.endJdUt1) },
      });
    return spans;
  }

  /** The evidence of an instant, Julian day UT1, within the loaded solar record. Errors: OutOfCoverage. */
  evidenceAt(jdUt1: number, needs: EvidenceNeeds): ElectionEvidenceModel {
    return {
      jd_ut1: jdUt1,
      planets: this.#planets(jdUt1, needs.planets),
      lagna_sidereal_longitude: needs.ascendant ? this.rising.siderealDegAt(jdUt1) : null,
      solar: needs.solar ? this.solarDay(jdUt1) : null,
      phase_spans: needs.histories ? this.#phases(jdUt1) : [],
      yoga_span: needs.histories ? this.#span(YOGAS, 'yoga', jdUt1) : null,
      karana_span: null,
      lunar_month: needs.month === null ? null : this.#month(jdUt1, needs.month),
      ingress_history: null,
      star_history: null,
      yoga_endings: [],
      jupiter_apparition: needs.apparitions.includes('Jupiter') ? this.apparition('Jupiter', jdUt1) : null,
      venus_apparition: needs.apparitions.includes('Venus') ? this.apparition('Venus', jdUt1) : null,
    };
  }

  /** The events of visibility around an instant, Julian day UT1; null when one is beyond `max_history_days`. Errors: OutOfCoverage. */
  apparition(planet: 'Jupiter' | 'Venus', jdUt1: number): MarriageApparitionModel | null {
    const known = this.#apparitions.find(
      (one) =>
        one.planet === planet &&
        one.found.previous_event.boundary.upper_jd_ut1 <= jdUt1 &&
        jdUt1 < one.found.next_event.boundary.lower_jd_ut1,
    );
    if (known !== undefined) return known.found;
    const { apparition, evaluations } = apparitionAt(
      this.#engine,
      planet,
      this.latitudeDeg,
      jdUt1,
      this.#limits.max_history_days,
      this.toleranceSeconds,
    );
    this.work.evaluations += evaluations;
    this.work.reads += 2 * evaluations;
    if (apparition === null) this.missing.add(`${planet}_apparition_beyond_max_history_days`);
    else this.#apparitions.push({ planet, found: apparition });
    return apparition;
  }

  /** Events of visibility in (from, to), Julian days UT1. Errors: OutOfCoverage. */
  apparitionEdges(planet: 'Jupiter' | 'Venus', from: number, to: number): number[] {
    const edges: number[] = [];
    for (let at = from; ;) {
      const next = this.apparition(planet, at)?.next_event.boundary;
      if (next === undefined || next.jd_ut1 >= to) return edges;
      edges.push(next.jd_ut1);
      at = next.upper_jd_ut1;
    }
  }

  #month(jdUt1: number, system: 'amanta' | 'purnimanta'): MarriageMonthModel {
    const month = lunarMonthAt(this.solver, jdUt1, system, this.toleranceSeconds),
      from = jdUt1 - MONTH_REACH_DAYS,
      to = jdUt1 + MONTH_REACH_DAYS;
    if (this.extents.length === 0) {
      this.extents.push(['lunar_month_parents', from, to]);
      const { limbs } = this.solver,
        phases =
          limbs.crossings('elongation', 0, from, to).length + limbs.crossings('elongation', 180, from, to).length;
      this.certify('calendar_phase', from, to, phases);
      const { previous_lunation: first, amanta_lunation: own, next_lunation: last } = month;
      this.certify(
        'calendar_ingress',
        first.start.lower_jd_ut1,
        last.end.upper_jd_ut1,
        first.ingresses.length + own.ingresses.length + last.ingresses.length,
      );
    }
    return month;
  }
}
