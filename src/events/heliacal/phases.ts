import { arcusVisionisDeg } from '../../sky/visibility/arcus-visionis.js';
import type { ArcModel } from '../../sky/visibility/arcus-visionis.js';
import { visualLimit } from '../../sky/visibility/visual-limit.js';
import { nightNanolamberts } from '../../sky/visibility/night-sky.js';
import { componentExtinction } from '../../sky/visibility/extinction.js';
import { J2000_JD } from '../../kernel/constants.js';
import type { Site } from '../../reduction/origin.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { LocalSky, viewingConditions } from './local-sky.js';
import {
  arcusEvaluator,
  dayOf,
  EYE_LIMIT,
  oppositeEvaluator,
  physicalEvaluator,
  sunriseDepressionDeg,
  sunriseEvaluator,
} from './day-visibility.js';
import type { DayVisibility, DayEvaluator, PhaseShape } from './day-visibility.js';
import { oppositeArc } from './opposite.js';
import { nearestTurn, visitPhase } from './search.js';
import type { HeliacalTarget } from './target.js';

const PLAIN = { opposite: false, withSun: false };
const OPPOSITE = { opposite: true, withSun: false };
/**
 * Phases by name. `heliacal_rising` is the first morning visibility, `heliacal_setting` the last evening visibility.
 * Acronychal phases belong to nightfall, cosmical phases to sunrise; if the rising is acronychal, the setting is
 * cosmical (Oxford English Dictionary, acronychal; W. Smith, Dictionary of Greek and Roman Antiquities, astronomia).
 * The acronychal setting is last visible on the evening of the heliacal setting.
 */
const PHASES = {
  heliacal_rising: { evening: false, first: true, ...PLAIN },
  heliacal_setting: { evening: true, first: false, ...PLAIN },
  evening_first: { evening: true, first: true, ...PLAIN },
  morning_last: { evening: false, first: false, ...PLAIN },
  acronychal_rising: { evening: true, first: false, ...OPPOSITE },
  acronychal_setting: { evening: true, first: false, ...PLAIN },
  cosmic_rising: { evening: false, first: true, opposite: false, withSun: true },
  cosmic_setting: { evening: false, first: true, ...OPPOSITE },
} as const satisfies Record<string, PhaseShape>;
export type PhaseName = keyof typeof PHASES;
/** Phases that only inner planets have, in their second apparition. */
const INNER_PHASES: ReadonlySet<PhaseName> = new Set(['evening_first', 'morning_last']);

/**
 * Visibility criterion: an arcus visionis (depression of the Sun as a function of magnitude) or the comparison of
 * brightnesses after Schaefer 1993.
 */
export type HeliacalModel = ArcModel | 'schaefer_1993';

/** Input of a search for heliacal phases. Altitude of the skyline in degrees. */
export interface HeliacalQuery {
  readonly target: HeliacalTarget;
  readonly site: Site;
  readonly phase: PhaseName;
  readonly model: HeliacalModel;
  readonly horizonDeg: number;
  /** Extinction coefficient in V, magnitudes per air mass. */
  readonly extinction: number;
}

/** Day of a phase and its instant of observation, days since J2000.0: local mean day and UT1. */
export interface PhaseDay {
  readonly day: number;
  readonly at: number;
}

/** Reason why a window contains no phase. */
export type Absence =
  | 'not_of_this_body'
  | 'too_faint'
  | 'never_rises'
  | 'circumpolar'
  | 'no_twilight' // no night is dark enough for the target
  | 'not_in_window';

/** Extinction of clear and of hazy air relative to the mean: the variation from night to night at a good site. */
const CLEAR = 2 / 3,
  HAZY = 3 / 2;
/** Largest difference in days between two criteria, or two extinctions, that both yield the phase. */
const MOST_DAYS_APART = 90;
const SAMPLES = 13;
const CIVIL_DEPRESSION_DEG = 6;

/** Phases of one target at one place. */
export class HeliacalPhases {
  readonly query: HeliacalQuery;
  private readonly sky: LocalSky;
  readonly shape: PhaseShape;

  constructor(context: HorizonContext, query: HeliacalQuery) {
    this.query = query;
    this.shape = PHASES[query.phase];
    this.sky = new LocalSky(context, query.target, query.site);
  }

  /**
   * Whether a body of this kind has the phase. Inner planets are never in opposition to the Sun, and only they have a
   * first evening and a last morning visibility.
   */
  get isOfThisBody(): boolean {
    return this.query.target.inferior ? !this.shape.opposite : !INNER_PHASES.has(this.query.phase);
  }

  /**
   * Visits all phases in [fromJd, toJd] (Julian days UT1) and some days around it, in order. The visitor returns true
   * to end the search. Errors: OutOfCoverage.
   */
  visit(fromJd: number, toJd: number, visitor: (phase: PhaseDay) => boolean): void {
    if (!this.isOfThisBody) return;
    const { longitudeDeg } = this.query.site;
    const days = [dayOf(fromJd - J2000_JD, longitudeDeg), dayOf(toJd - J2000_JD, longitudeDeg)] as const;
    visitPhase(this.mainEvaluator(), this.shape, this.query.target.stepDays, days, (day, at) => visitor({ day, at }));
  }

  /**
   * Visibility on one local mean day, and the depression of the Sun that the criterion requires, degrees. Null when the
   * criterion has no such arc.
   */
  arcOfDay(day: number): (DayVisibility & { readonly arcDeg: number }) | null {
    const { model, horizonDeg } = this.query;
    if (model === 'schaefer_1993' && !this.shape.withSun) return null;
    const out: DayVisibility = { at: NaN, value: NaN };
    this.mainEvaluator()(day, false, out);
    const arcDeg =
      this.shape.withSun || model === 'schaefer_1993'
        ? sunriseDepressionDeg(horizonDeg)
        : arcusVisionisDeg(this.sky.magnitude, model);
    return { ...out, arcDeg };
  }

  /**
   * The same phase by the model of brightnesses near a day found with any criterion: for mean extinction, and the first
   * and last day that clear and hazy air give. Null when the mean air does not yield the phase. Errors: OutOfCoverage.
   */
  physics(day: number): PhysicalPhase | null {
    const mean = nearestTurn(this.evaluator('schaefer_1993'), this.shape, day, MOST_DAYS_APART);
    if (mean === null) return null;
    const turns = [CLEAR, HAZY].flatMap((share) => {
      const k = share * this.query.extinction;
      const turn = nearestTurn(this.evaluator('schaefer_1993', k), this.shape, mean.day, MOST_DAYS_APART);
      return turn === null ? [] : [{ ...turn, extinction: k }];
    });
    turns.sort((a, b) => a.day - b.day);
    return {
      mean,
      moonlit: this.moonlit(mean.day),
      earliest: turns.find((turn) => turn.day <= mean.day) ?? null,
      latest: turns.findLast((turn) => turn.day >= mean.day) ?? null,
      bothAirs: turns.length === 2,
    };
  }

  private moonlit(day: number): number {
    const out: DayVisibility = { at: NaN, value: NaN };
    this.evaluator('schaefer_1993')(day, true, out);
    return out.value;
  }

  /** Reason why [fromJd, toJd] (Julian days UT1) contains no phase. Errors: OutOfCoverage. */
  absence(fromJd: number, toJd: number): Absence {
    if (!this.isOfThisBody) return 'not_of_this_body';
    const { sky } = this,
      { site, horizonDeg, model, extinction } = this.query;
    let below = 0,
      above = 0,
      dark = 0,
      brightest = Infinity;
    for (let i = 0; i < SAMPLES; i++) {
      sky.load(fromJd - J2000_JD + ((toJd - fromJd) * i) / (SAMPLES - 1));
      if (sky.neverRises(horizonDeg)) below++;
      if (sky.neverSets(horizonDeg)) above++;
      if (!Number.isNaN(sky.sunAt(-CIVIL_DEPRESSION_DEG, false))) dark++;
      brightest = Math.min(brightest, sky.magnitude);
    }
    const c = viewingConditions(extinction, site, horizonDeg);
    const faintest =
      model === 'schaefer_1993'
        ? visualLimit(nightNanolamberts(c.nightNanolamberts, 90, extinction)) - componentExtinction(c.extinction, 90)
        : EYE_LIMIT;
    const seenToRise = !this.shape.opposite || model !== 'schaefer_1993' || oppositeArc(brightest, c) !== null;
    if (!this.shape.withSun && (brightest > faintest || !seenToRise)) return 'too_faint';
    if (below === SAMPLES) return 'never_rises';
    if (above === SAMPLES) return 'circumpolar';
    return dark === 0 ? 'no_twilight' : 'not_in_window';
  }

  /** Evaluator of the query's own criterion. */
  private mainEvaluator(): DayEvaluator {
    const { model, horizonDeg } = this.query;
    return this.shape.withSun ? sunriseEvaluator(this.sky, horizonDeg) : this.evaluator(model);
  }

  private evaluator(model: HeliacalModel, extinction: number = this.query.extinction): DayEvaluator {
    const { sky, shape } = this,
      { site, horizonDeg } = this.query;
    const criterion = model === 'schaefer_1993' ? viewingConditions(extinction, site, horizonDeg) : model;
    if (shape.opposite) return oppositeEvaluator(sky, shape, criterion, horizonDeg);
    return typeof criterion === 'string'
      ? arcusEvaluator(sky, shape, criterion, horizonDeg)
      : physicalEvaluator(sky, shape, criterion);
  }
}

interface Turn extends PhaseDay {
  readonly extinction: number;
}

/** Phase by the model of brightnesses, for mean, clear and hazy air. */
export interface PhysicalPhase {
  readonly mean: DayVisibility & { readonly day: number };
  /** Visibility margin of that day with moonlight, magnitudes. */
  readonly moonlit: number;
  readonly earliest: Turn | null;
  readonly latest: Turn | null;
  /** False when clear or hazy air does not yield the phase: the target is always visible, or never. */
  readonly bothAirs: boolean;
}
