import { arcusVisionisDeg } from '../../sky/visibility/arcus-visionis.js';
import type { ArcModel } from '../../sky/visibility/arcus-visionis.js';
import { visualLimit } from '../../sky/visibility/visual-limit.js';
import { nightNanolamberts } from '../../sky/visibility/night-sky.js';
import { componentExtinction } from '../../sky/visibility/extinction.js';
import { J2000_JD } from '../../kernel/constants.js';
import type { Site } from '../../reduction/origin.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { LocalSky, viewingConditions } from './local-sky.js';
import { arcusLook, dayOf, EYE_LIMIT, oppositeLook, physicalLook, sunriseDepressionDeg, sunriseLook } from './looks.js';
import type { DayLook, Look, PhaseShape } from './looks.js';
import { oppositeArc } from './opposite.js';
import { nearestTurn, visitPhase } from './search.js';
import type { HeliacalTarget } from './target.js';

const PLAIN = { opposite: false, withSun: false };
const OPPOSITE = { opposite: true, withSun: false };
/**
 * Phases by their names. `heliacal_rising` is the morning first, `heliacal_setting` the evening last. Acronychal is of nightfall, cosmical of
 * sunrise: when the rising is acronychal, the setting is cosmical (Oxford English Dictionary, acronychal; W. Smith, Dictionary of Greek
 * and Roman Antiquities, astronomia). The acronychal setting is seen last on the evening of the heliacal setting.
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
/** Phases that belong to the two apparitions of an inner planet alone. */
const INNER_PHASES: ReadonlySet<PhaseName> = new Set(['evening_first', 'morning_last']);

/** What decides whether it is seen: an arc of the Sun below the horizon by the magnitude, or light against light. */
export type HeliacalModel = ArcModel | 'schaefer_1993';

export interface HeliacalQuery {
  readonly target: HeliacalTarget;
  readonly site: Site;
  readonly phase: PhaseName;
  readonly model: HeliacalModel;
  readonly horizonDeg: number;
  /** Magnitudes to the zenith, V. */
  readonly extinction: number;
}

/** A day that shows the phase, and the moment to look: days since J2000.0, local mean and UT1. */
export interface PhaseDay {
  readonly day: number;
  readonly at: number;
}

/** Why there is none. */
export type Absence =
  | 'not_of_this_body'
  | 'too_faint'
  | 'never_rises'
  | 'circumpolar'
  | 'no_twilight' // no night is dark enough
  | 'not_in_window';

/** Air that is clearer and hazier than the mean by what a good site sees from night to night. */
const CLEAR = 2 / 3,
  HAZY = 3 / 2;
/** Two criteria, or two airs, never differ by more days than this where both show the phase. */
const MOST_DAYS_APART = 90;
const SAMPLES = 13;
const CIVIL_DEPRESSION_DEG = 6;

/** The phases of one target over one place. */
export class HeliacalPhases {
  readonly query: HeliacalQuery;
  private readonly sky: LocalSky;
  readonly shape: PhaseShape;

  constructor(context: HorizonContext, query: HeliacalQuery) {
    this.query = query;
    this.shape = PHASES[query.phase];
    this.sky = new LocalSky(context, query.target, query.site);
  }

  /** Whether a body like this has the phase at all: the inner planets never stand opposite the Sun, and they alone pass behind it in the evening. */
  get isOfThisBody(): boolean {
    return this.query.target.inferior ? !this.shape.opposite : !INNER_PHASES.has(this.query.phase);
  }

  /** All of [fromJd, toJd] and some days about it, in order; the visitor ends the search with true. Throws OutOfCoverage. */
  visit(fromJd: number, toJd: number, visitor: (phase: PhaseDay) => boolean): void {
    if (!this.isOfThisBody) return;
    const { longitudeDeg } = this.query.site;
    const days = [dayOf(fromJd - J2000_JD, longitudeDeg), dayOf(toJd - J2000_JD, longitudeDeg)] as const;
    visitPhase(this.mainLook(), this.shape, this.query.target.stepDays, days, (day, at) => visitor({ day, at }));
  }

  /** The look of one day, and the depression of the Sun that decides on it, degrees; null: light decides. */
  arcOfDay(day: number): (DayLook & { readonly arcDeg: number }) | null {
    const { model, horizonDeg } = this.query;
    if (model === 'schaefer_1993' && !this.shape.withSun) return null;
    const out: DayLook = { at: NaN, value: NaN };
    this.mainLook()(day, false, out);
    const arcDeg =
      this.shape.withSun || model === 'schaefer_1993'
        ? sunriseDepressionDeg(horizonDeg)
        : arcusVisionisDeg(this.sky.magnitude, model);
    return { ...out, arcDeg };
  }

  /** By physics, next to a day that any criterion gave: the mean air, and the first and last day that clear and hazy air make of it. */
  physics(day: number): PhysicalPhase | null {
    const mean = nearestTurn(this.look('schaefer_1993'), this.shape, day, MOST_DAYS_APART);
    if (mean === null) return null;
    const turns = [CLEAR, HAZY].flatMap((share) => {
      const k = share * this.query.extinction;
      const turn = nearestTurn(this.look('schaefer_1993', k), this.shape, mean.day, MOST_DAYS_APART);
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
    const out: DayLook = { at: NaN, value: NaN };
    this.look('schaefer_1993')(day, true, out);
    return out.value;
  }

  /** Why [fromJd, toJd] holds none. */
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

  /** What the phase itself follows. */
  private mainLook(): Look {
    const { model, horizonDeg } = this.query;
    return this.shape.withSun ? sunriseLook(this.sky, horizonDeg) : this.look(model);
  }

  private look(model: HeliacalModel, extinction: number = this.query.extinction): Look {
    const { sky, shape } = this,
      { site, horizonDeg } = this.query;
    const criterion = model === 'schaefer_1993' ? viewingConditions(extinction, site, horizonDeg) : model;
    if (shape.opposite) return oppositeLook(sky, shape, criterion, horizonDeg);
    return typeof criterion === 'string'
      ? arcusLook(sky, shape, criterion, horizonDeg)
      : physicalLook(sky, shape, criterion);
  }
}

interface Turn extends PhaseDay {
  readonly extinction: number;
}

export interface PhysicalPhase {
  readonly mean: DayLook & { readonly day: number };
  /** The margin of that day in the light of the Moon. */
  readonly moonlit: number;
  readonly earliest: Turn | null;
  readonly latest: Turn | null;
  /** False where one of the airs shows no such phase: it is always seen, or never. */
  readonly bothAirs: boolean;
}
