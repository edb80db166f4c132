import type { DayVisibility, DayEvaluator, PhaseShape } from './day-visibility.js';

/**
 * First and last days of apparitions. A coarse scan with a step of some days finds the interval in which visibility
 * starts or ends; the days of the interval are then tested one by one. The scan uses a fixed grid of days, and every
 * decision depends only on days near the event, so the result does not depend on the start of the search.
 */

/** Two periods of visibility with a gap of at most this many days count as one apparition. */
const GAP_DAYS = 12;
/** Largest delay of a first day, or advance of a last day, by moonlight, days. */
const MOONLIT_DAYS = 15;
/** Upper bound of the time that the Sun stays above the horizon at the poles, days. */
const LONGEST_SUMMER_DAYS = 200;
/** Days before the start of the window that a search must test. */
const LOOK_BACK_DAYS = GAP_DAYS + MOONLIT_DAYS;

/**
 * Visitor of the events in order: local mean day and instant (UT1, days since J2000.0). Returns true to end the search.
 */
type PhaseVisitor = (n: number, at: number) => boolean;

/**
 * Visits all events of a phase whose days are near [fromDay, toDay] (local mean days since J2000.0). Days without a
 * usable night (polar summer, or a Sun that does not sink low enough) are undecided: the last decided day before them
 * is compared with the first one after them. Errors: OutOfCoverage.
 */
export function visitPhase(
  evaluate: DayEvaluator,
  shape: Pick<PhaseShape, 'first'>,
  stepDays: number,
  days: readonly [from: number, to: number],
  visit: PhaseVisitor,
): void {
  const phase = new PhaseWalk(evaluate, stepDays);
  let k = Math.floor((days[0] - LOOK_BACK_DAYS) / stepDays);
  const last = Math.ceil((days[1] + (shape.first ? 0 : LOOK_BACK_DAYS)) / stepDays),
    earliest = k - LONGEST_SUMMER_DAYS / stepDays;
  let known = k;
  let before = phase.coarse(known * stepDays);
  while (Number.isNaN(before) && known > earliest) before = phase.coarse(--known * stepDays);
  for (k++; k <= last; k++) {
    const now = phase.coarse(k * stepDays);
    if (Number.isNaN(now)) continue;
    const found = shape.first
      ? now > 0 && before <= 0 && phase.findFirstDay(known * stepDays, k * stepDays)
      : before > 0 && now <= 0 && phase.findLastDay(known * stepDays, k * stepDays);
    if (found && visit(phase.day, phase.out.at)) return;
    before = now;
    known = k;
  }
}

class PhaseWalk {
  readonly out: DayVisibility = { at: NaN, value: NaN };
  day = NaN;
  private readonly evaluate: DayEvaluator;
  private readonly stepDays: number;

  constructor(evaluate: DayEvaluator, stepDays: number) {
    this.evaluate = evaluate;
    this.stepDays = stepDays;
  }

  coarse(n: number): number {
    this.evaluate(n, false, this.out);
    return this.out.value;
  }

  /** Finds the first visible day in (hiddenDay, visibleDay], then the first one on which moonlight leaves it visible. */
  findFirstDay(hiddenDay: number, visibleDay: number): boolean {
    let n = hiddenDay + 1;
    while (n < visibleDay && !(this.coarse(n) > 0)) n++;
    return !this.isVisibleWithin(hiddenDay, -1) && this.moonlit(n, 1);
  }

  /** Finds the last visible day in [visibleDay, hiddenDay), then the last one on which moonlight leaves it visible. */
  findLastDay(visibleDay: number, hiddenDay: number): boolean {
    let n = hiddenDay - 1;
    while (n > visibleDay && !(this.coarse(n) > 0)) n--;
    return !this.isVisibleWithin(hiddenDay, 1) && this.moonlit(n, -1);
  }

  private isVisibleWithin(n: number, direction: 1 | -1): boolean {
    for (let i = this.stepDays; i <= GAP_DAYS; i += this.stepDays) if (this.coarse(n + direction * i) > 0) return true;
    return false;
  }

  private moonlit(from: number, direction: 1 | -1): boolean {
    for (let i = 0; i <= MOONLIT_DAYS; i++) {
      this.day = from + direction * i;
      if (i > 0 && !(this.coarse(this.day) > 0)) return false;
      this.evaluate(this.day, true, this.out);
      if (this.out.value > 0) return true;
    }
    return false;
  }
}

/**
 * Start (or end), near the day `from`, of the visible run of days of another evaluator: backwards through visible days,
 * or forwards through invisible ones. Returns null when there is none within `most` days, or when the season rather
 * than the Sun's proximity causes it. Errors: OutOfCoverage.
 */
export function nearestTurn(
  evaluate: DayEvaluator,
  shape: Pick<PhaseShape, 'first'>,
  from: number,
  most: number,
): (DayVisibility & { readonly day: number }) | null {
  const out: DayVisibility = { at: NaN, value: NaN };
  const isVisible = (n: number): boolean => {
    evaluate(n, false, out);
    return out.value > 0;
  };
  const into = shape.first ? 1 : -1; // direction of time that leads into the apparition
  const inside = isVisible(from);
  for (let i = 1; i <= most; i++) {
    const n = from + (inside ? -into : into) * i;
    if (isVisible(n) === inside) continue;
    if (inside && Number.isNaN(out.value)) return null;
    const day = inside ? n + into : n;
    evaluate(day, false, out);
    return { day, at: out.at, value: out.value };
  }
  return null;
}
