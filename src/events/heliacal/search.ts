import type { DayLook, Look, PhaseShape } from './looks.js';

/**
 * First and last days of apparitions. A look each few days finds between which two the sight begins or ends; days are then looked at one by
 * one. The days are those of one fixed count, and all that a search decides lies within some days of the event: it comes out the same
 * wherever a search begins.
 */

/** A sight that is lost and had again within this is one apparition. */
const GAP_DAYS = 12;
/** For so long moonlight can put off a first day, or bring forward a last one. */
const MOONLIT_DAYS = 15;
/** The Sun stays above the horizon of the poles for no more days than this. */
const LONGEST_SUMMER_DAYS = 200;
/** Days before the first one asked for that a search must know. */
const LOOK_BACK_DAYS = GAP_DAYS + MOONLIT_DAYS;

/** Receives the day and the moment of each event, in order; returns true to end the search. */
type PhaseVisitor = (n: number, at: number) => boolean;

/**
 * All events of a phase whose days lie about [fromDay, toDay]. Days without night (polar summer, or a Sun that does not sink far enough) tell
 * nothing: what was before them is held against what comes after. Throws OutOfCoverage.
 */
export function visitPhase(
  look: Look,
  shape: Pick<PhaseShape, 'first'>,
  stepDays: number,
  days: readonly [from: number, to: number],
  visit: PhaseVisitor,
): void {
  const phase = new PhaseWalk(look, stepDays);
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
      ? now > 0 && before <= 0 && phase.begins(known * stepDays, k * stepDays)
      : before > 0 && now <= 0 && phase.ends(known * stepDays, k * stepDays);
    if (found && visit(phase.day, phase.out.at)) return;
    before = now;
    known = k;
  }
}

class PhaseWalk {
  readonly out: DayLook = { at: NaN, value: NaN };
  day = NaN;
  private readonly look: Look;
  private readonly stepDays: number;

  constructor(look: Look, stepDays: number) {
    this.look = look;
    this.stepDays = stepDays;
  }

  coarse(n: number): number {
    this.look(n, false, this.out);
    return this.out.value;
  }

  /** Looks for the first day of (dark, seen], then for the first of its days that moonlight leaves. */
  begins(dark: number, seen: number): boolean {
    let n = dark + 1;
    while (n < seen && !(this.coarse(n) > 0)) n++;
    return !this.seenWithin(dark, -1) && this.moonlit(n, 1);
  }

  /** Looks for the last day of [seen, dark), then for the last of its days that moonlight leaves. */
  ends(seen: number, dark: number): boolean {
    let n = dark - 1;
    while (n > seen && !(this.coarse(n) > 0)) n--;
    return !this.seenWithin(dark, 1) && this.moonlit(n, -1);
  }

  private seenWithin(n: number, direction: 1 | -1): boolean {
    for (let i = this.stepDays; i <= GAP_DAYS; i += this.stepDays) if (this.coarse(n + direction * i) > 0) return true;
    return false;
  }

  private moonlit(from: number, direction: 1 | -1): boolean {
    for (let i = 0; i <= MOONLIT_DAYS; i++) {
      this.day = from + direction * i;
      if (i > 0 && !(this.coarse(this.day) > 0)) return false;
      this.look(this.day, true, this.out);
      if (this.out.value > 0) return true;
    }
    return false;
  }
}

/**
 * The day about `from` on which another look begins (or ends) its run of days: backwards through days that are seen, or forwards through those
 * that are not. Null when there is none within `most` days, or the season and not the Sun's nearness makes it.
 */
export function nearestTurn(
  look: Look,
  shape: Pick<PhaseShape, 'first'>,
  from: number,
  most: number,
): (DayLook & { readonly day: number }) | null {
  const out: DayLook = { at: NaN, value: NaN };
  const seen = (n: number): boolean => {
    look(n, false, out);
    return out.value > 0;
  };
  const into = shape.first ? 1 : -1; // the way into the apparition
  const inside = seen(from);
  for (let i = 1; i <= most; i++) {
    const n = from + (inside ? -into : into) * i;
    if (seen(n) === inside) continue;
    if (inside && Number.isNaN(out.value)) return null;
    const day = inside ? n + into : n;
    look(day, false, out);
    return { day, at: out.at, value: out.value };
  }
  return null;
}
