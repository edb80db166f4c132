import type { Apparition, ElectionPlanet } from '../../../contract/election-history.js';
import { ELECTION_PLANETS } from '../../../contract/election-history.js';
import type { MarriageLimitsModel } from '../../../contract/elections.js';
import type { Engine } from '../../../engine.js';
import { KARANAS, MOON_NAKSHATRAS, TITHIS, YOGAS } from '../../../events/panchanga/limb-spans.js';
import type { LimbDivision } from '../../../events/panchanga/limb-spans.js';
import { bracketedRoot } from '../../../events/roots.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { ElectionSky } from '../../../services/election-sky.js';
import type { ElectionPlace } from '../../../services/election-sky.js';
import { NO_TRANSITIONS } from '../../../services/election-needs.js';
import type { EvidenceNeeds } from '../../../services/election-needs.js';
import { HALF_SET_THRESHOLDS, solarEvents, UPPER_LIMB_THRESHOLDS } from '../../../services/solar-dates.js';
import type { MarriageEvidenceWire } from './evidence.js';
import { Histories, MOON_DAYS } from './histories.js';
import { traditionEvents } from './tradition-events.js';
import { PROFILES } from './policy-schema.js';
import type { MarriageProfile } from './policy-schema.js';

/** Spans before the instant's own that the evidence lists: times that run on from the span before. */
const SPANS_BEFORE = 1;

/** Derives the evidence of instants at a place; values that several instants share are computed once. */
export class MarriageSky {
  readonly base: ElectionSky;
  readonly histories: Histories;
  readonly #engine: Engine;
  readonly #profile: MarriageProfile;
  readonly #needs: EvidenceNeeds;
  readonly #reach: number;
  readonly #apparitions = new Map<string, Apparition>();
  readonly #cache = new Map<string, unknown>();

  constructor(
    engine: Engine,
    place: ElectionPlace,
    toleranceSeconds: number,
    limits: Required<MarriageLimitsModel>,
    profile: MarriageProfile,
  ) {
    this.base = new ElectionSky(engine, place, toleranceSeconds, limits);
    this.histories = new Histories(this.base);
    this.#engine = engine;
    this.#profile = profile;
    this.#reach = limits.max_history_days;
    this.#needs = {
      planets: ELECTION_PLANETS,
      ascendant: true,
      solar: true,
      month: 'amanta',
      apparitions: [],
      histories: true,
      transitions: NO_TRANSITIONS,
    };
  }

  /** A part that is the same while `key` is. */
  #shared<T>(key: string, make: () => T): T {
    if (!this.#cache.has(key)) this.#cache.set(key, make());
    return this.#cache.get(key) as T;
  }

  /** The evidence of an instant, Julian day UT1, within the loaded solar record. Errors: OutOfCoverage. */
  at(jd: number): MarriageEvidenceWire {
    const { base } = this;
    const { limbs } = base.solver;
    const plain = base.evidenceAt(jd, { ...this.#needs, month: null, histories: false });
    const solar = this.#solar(jd);
    const star = limbs.spanAt(MOON_NAKSHATRAS, jd);
    const tithi = limbs.spanAt(TITHIS, jd);
    const yoga = limbs.spanAt(YOGAS, jd);
    const karana = limbs.spanAt(KARANAS, jd);
    const span = (kind: string, { startJdUt1, endJdUt1 }: { startJdUt1: number; endJdUt1: number }) => ({
      start: base.boundary(kind, startJdUt1),
      end: base.boundary(kind, endJdUt1),
    });
    const month = this.#shared(
      `month ${tithi.startJdUt1}`,
      () =>
        base.evidenceAt(jd, { ...this.#needs, planets: [], ascendant: false, solar: false, histories: false })
          .lunar_month,
    );
    const isVv = this.#profile === PROFILES[1];
    const isMc = this.#profile === PROFILES[0];
    const rising = base.rising.spans(12, jd, jd + 1e-6)[0] as
      | { index: number; startJdUt1: number; endJdUt1: number }
      | undefined;
    const day = Math.floor(jd * 4) / 4;
    const stars = this.#shared(`stars ${star.startJdUt1} ${isVv ? Math.floor(jd * 24) : isMc ? day : ''}`, () =>
      this.histories.stars(jd, this.#reach, { pierced: isMc, kicks: isVv }),
    );
    const tradition = isMc
      ? {}
      : this.#shared(`tradition ${Math.floor(jd)}`, () =>
          traditionEvents(this.#engine, base, jd, isVv ? MOON_DAYS : 3, this.#profile),
        );
    return {
      ...plain,
      ...(isVv ? { midheaven_sidereal_longitude: base.rising.siderealMidheavenDegAt(jd) } : {}),
      solar,
      phase_spans: [
        ...this.#phases('nakshatra', MOON_NAKSHATRAS, jd),
        ...this.#phases('tithi', TITHIS, jd),
        ...(rising === undefined
          ? []
          : [{ kind: 'lagna' as const, index: rising.index, interval: span('lagna', rising) }]),
      ],
      yoga_span: span('yoga', yoga),
      karana_span: span('karana', karana),
      lunar_month: month === null || month === undefined ? null : { ...month, jd_ut1: jd },
      ingress_history: this.#shared(`ingress ${Math.floor(jd)}`, () =>
        this.histories.ingresses(Math.floor(jd) + 0.5, solar),
      ),
      star_history: { ...stars, ...tradition },
      yoga_endings: this.#shared(`endings ${star.startJdUt1}`, () => this.#endings(star.startJdUt1, star.endJdUt1)),
      jupiter_apparition: this.#apparition('Jupiter', jd),
      venus_apparition: this.#apparition('Venus', jd),
    };
  }

  /** Sunrise to sunrise with the sets of the centre and of the upper limb, refracted, near the sunset. */
  #solar(jd: number): ReturnType<ElectionSky['solarDay']> {
    const plain = this.base.solarDay(jd);
    if (plain === null) return null;
    return this.#shared(`solar ${plain.day.start.jd_ut1}`, () => {
      const { start, end } = plain.day;
      const set = (threshold: typeof HALF_SET_THRESHOLDS.refracted, kind: string) => {
        const found = solarEvents(this.#engine, this.base.site, threshold, start.jd_ut1, end.jd_ut1).sunsets[0];
        return found === undefined ? null : this.base.boundary(kind, found);
      };
      return {
        ...plain,
        half_set: set(HALF_SET_THRESHOLDS.refracted, 'half_set'),
        upper_limb_set: set(UPPER_LIMB_THRESHOLDS.refracted, 'upper_limb_set'),
      };
    });
  }

  #phases(kind: 'nakshatra' | 'tithi', division: LimbDivision, jd: number) {
    const { limbs } = this.base.solver;
    const own = limbs.spanAt(division, jd);
    return this.#shared(`${kind} ${own.startJdUt1}`, () => {
      const spans = [...limbs.spansBefore(division, jd, SPANS_BEFORE), own];
      const edges = [...spans.map((one) => one.startJdUt1), own.endJdUt1].map((at) => this.base.boundary(kind, at));
      return spans.map(({ index }, i) => ({ kind, index, interval: { start: edges[i], end: edges[i + 1] } }));
    });
  }

  /** Yogas that end around a stay of the Moon in its star. */
  #endings(from: number, to: number) {
    const { limbs } = this.base.solver;
    return limbs.edges(YOGAS, from - 1.2, to + 1.2).map(({ jdUt1, index }) => ({
      yoga_index: (index + 26) % 27,
      boundary: this.base.boundary('yoga_end', jdUt1),
      moon_sidereal_longitude: normalizeDeg(limbs.valueAt('moon', jdUt1)),
      sun_sidereal_longitude: normalizeDeg(limbs.valueAt('sun', jdUt1)),
    }));
  }

  /** The events of visibility around an instant; those of another instant of the request serve while it lies between them. */
  #apparition(planet: 'Jupiter' | 'Venus', jd: number): Apparition | null {
    const known = this.#apparitions.get(planet);
    if (known !== undefined && known.previous_event.boundary.jd_ut1 <= jd && jd < known.next_event.boundary.jd_ut1)
      return known;
    const found =
      this.#profile === PROFILES[2]
        ? this.#angular(planet, jd)
        : planet === 'Jupiter'
          ? this.base.evidenceAt(jd, { ...EMPTY, apparitions: ['Jupiter'] }).jupiter_apparition
          : this.base.evidenceAt(jd, { ...EMPTY, apparitions: ['Venus'] }).venus_apparition;
    if (found === null || found === undefined) return null;
    this.#apparitions.set(planet, found);
    return found;
  }

  /** Appearance and disappearance by eleven degrees of longitude (Jupiter), ten, or eight when retrograde (Venus). */
  #angular(planet: 'Jupiter' | 'Venus', jd: number): Apparition | null {
    const { solver } = this.base;
    const sample = (at: number) => {
      const body = solver.planet(planet).at(at);
      const sun = solver.planet('Sun').at(at);
      const gap = signedDeg(body.value - sun.value);
      const limit = planet === 'Jupiter' ? 11 : body.rate < 0 ? 8 : 10;
      return { gap, margin: Math.abs(gap) - limit, body, sun };
    };
    const margin = (at: number): number => sample(at).margin;
    const shown = (at: number) => {
      const { body, sun } = sample(at);
      return {
        jd_ut1: at,
        planet,
        sun_sidereal_longitude: normalizeDeg(sun.value),
        planet_sidereal_longitude: normalizeDeg(body.value),
        longitude_speed: body.rate,
        ayanamsa_system: 'authI' as const,
      };
    };
    const find = (step: number) => {
      let [at, value] = [jd, margin(jd)];
      for (let n = 1; n * Math.abs(step) <= this.#reach; n++) {
        const next = jd + n * step;
        const following = margin(next);
        if (value > 0 !== following > 0) {
          const root = bracketedRoot(margin, at, next, 1e-8, value, following);
          const boundary = this.base.boundary(`${planet}_apparition`, root);
          const rises = following > value === step > 0;
          return {
            role: rises ? ('appearance' as const) : ('disappearance' as const),
            side: sample(root).gap < 0 ? ('east' as const) : ('west' as const),
            boundary,
            before: shown(boundary.lower_jd_ut1),
            after: shown(boundary.upper_jd_ut1),
            profile: 'kp_1917_angular_combustion_11_10_8.v1' as const,
          };
        }
        [at, value] = [next, following];
      }
      return null;
    };
    const previous = find(-2);
    const next = find(2);
    return previous === null || next === null ? null : { previous_event: previous, next_event: next };
  }
}

const EMPTY: EvidenceNeeds = {
  planets: [] as readonly ElectionPlanet[],
  ascendant: false,
  solar: false,
  month: null,
  apparitions: [],
  histories: false,
  transitions: NO_TRANSITIONS,
};
