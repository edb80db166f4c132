import { terminalKindOf } from './wire-words.js';
import { MAJOR_RATE } from '../../../doctrine/astrodynes/chronology.js';
import {
  PROGRESSED_POLICY,
  accessoryRelation,
  majorRelation,
  terminalId,
} from '../../../doctrine/astrodynes/progressed.js';
import type { ProgressedRelation, TerminalKind } from '../../../doctrine/astrodynes/progressed.js';
import { aspectRow } from '../../../doctrine/astrodynes/tables.js';
import type { AstrodyneBody } from '../../../doctrine/astrodynes/tables.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { ProgressedContactQuery } from './ephemeris-schema.js';
import type { ProgressedSky } from './progressed-sky.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** A terminal of a query. */
interface End {
  readonly body: AstrodyneBody;
  readonly kind: TerminalKind;
}

const isFixed = ({ kind }: End) => kind === 'radical' || kind === 'majorProgressed';

/** Upper bounds of the apparent motion of each body, degrees per day. */
const FASTEST = lookupTable<number>({
  Sun: 1.05,
  Moon: 15.6,
  Mercury: 2.3,
  Venus: 1.35,
  Mars: 0.85,
  Jupiter: 0.28,
  Saturn: 0.16,
  Uranus: 0.09,
  Neptune: 0.06,
  Pluto: 0.07,
});
/**
 * Upper bound of the days of minor ephemeris per day of life: rate of the Sun over that of the Moon, at most 0.0866.
 */
const MINOR_FASTEST = 0.09;
/** Every month counts 30 days, so the major date jumps by at most this many days at the end of a calendar month. */
const MAJOR_LEAP_DAYS = 3;
/**
 * Bound of the rate of the ascendant relative to the midheaven. Within the polar circles the ascendant can jump without
 * a contact.
 */
const ASCENDANT_AT_MOST = 20;

/**
 * The distance of two terminals of a life from an aspect, as a function of the instant of life (UT1 days since
 * J2000.0).
 */
export class Contact {
  /** Bounds of the rate of the distance (degrees per day) and of its discontinuities (degrees). */
  readonly fastest: number;
  readonly leap: number;
  readonly relationKind: 'major' | 'minor' | 'transit';
  evaluations = 0;
  private readonly sky: ProgressedSky;
  private readonly powers: ReadonlyMap<AstrodyneBody, number>;
  private readonly a: End;
  private readonly b: End;
  private readonly aspect: string;

  /** `root`: JSON pointer of the query. Errors: InvalidInput. */
  constructor(
    sky: ProgressedSky,
    powers: ReadonlyMap<AstrodyneBody, number>,
    query: ProgressedContactQuery,
    root: string,
  ) {
    const a: End = { body: query.body_a, kind: terminalKindOf(query.kind_a) },
      b: End = { body: query.body_b, kind: terminalKindOf(query.kind_b) };
    checkEnds(a, b, root);
    this.sky = sky;
    this.powers = powers;
    // The moving terminal is first, as in relations.
    [this.a, this.b] = isFixed(a) && !isFixed(b) ? [b, a] : [a, b];
    this.aspect = query.aspect;
    this.relationKind = isFixed(this.a) ? 'major' : this.a.kind === 'transit' ? 'transit' : 'minor';
    this.fastest = this.speedOf(a) + this.speedOf(b);
    this.leap =
      MAJOR_LEAP_DAYS *
      [a, b].filter((end) => end.kind === 'majorProgressed').reduce((sum, end) => sum + this.speedOf(end), 0);
  }

  private speedOf({ body, kind }: End): number {
    if (kind === 'radical') return 0;
    const own = FASTEST[body] ?? FASTEST.Sun * (body === 'M.C.' ? 1 : ascendantOverMidheaven(this.sky));
    if (kind === 'transit') return own;
    if (kind === 'majorProgressed') return own * MAJOR_RATE;
    return body === 'Moon' ? FASTEST.Sun : own * MINOR_FASTEST;
  }

  /**
   * Signed distances from the perfect aspect, degrees: on both sides for an aspect, difference and sum for a parallel.
   */
  deviations(ut1J2k: number): number[] {
    this.evaluations++;
    const [longitudeA, declinationA] = this.sky.placeOf(this.a.kind, this.a.body, ut1J2k),
      [longitudeB, declinationB] = this.sky.placeOf(this.b.kind, this.b.body, ut1J2k);
    if (this.aspect === 'parallel') return [declinationA - declinationB, declinationA + declinationB];
    const exact = aspectRow(this.aspect).exactAngleDeg,
      apart = longitudeA - longitudeB;
    const from = (angle: number) => apart - angle - 360 * Math.floor((apart - angle) / 360 + 0.5);
    return exact === 0 || exact === 180 ? [from(exact)] : [from(exact), from(-exact)];
  }

  /** The distance from the nearest perfect aspect, degrees. */
  distance(ut1J2k: number): number {
    return this.deviations(ut1J2k).reduce((least, one) => Math.min(least, Math.abs(one)), Infinity);
  }

  /** The relation of the two terminals at an instant, with its powers. */
  relation(ut1J2k: number): ProgressedRelation {
    this.evaluations++;
    const { sky, a, b, aspect } = this;
    const first = sky.terminal(a.kind, a.body, ut1J2k),
      second = sky.terminal(b.kind, b.body, ut1J2k);
    const otherOf = ({ kind, body }: End) =>
      sky.terminal(kind === 'radical' ? 'majorProgressed' : 'radical', body, ut1J2k);
    const power = ({ body }: End) => this.powers.get(body) ?? NaN;
    if (this.relationKind !== 'major')
      return accessoryRelation({
        moving: first,
        target: second,
        counterpart: otherOf(b),
        powers: [power(a), power(b)],
        aspect,
      });
    const alone = a.body === b.body;
    return majorRelation(
      { direct: first, counterpart: alone ? null : otherOf(a), natalPower: power(a) },
      { direct: second, counterpart: alone ? null : otherOf(b), natalPower: power(b) },
      aspect,
    );
  }

  /** Whether the target of a minor contact is a terminal of this major contact. */
  holdsTargetOf(minor: Contact): boolean {
    return [this.a, this.b].some(({ body }) => body === minor.b.body);
  }

  get targetId(): string {
    return terminalId(this.b);
  }
}

/** The orb of progressed contacts, degrees. */
export const LIMIT_DEG = PROGRESSED_POLICY.effectiveOrbArcmin / 60;

function checkEnds(a: End, b: End, root: string): void {
  const refuse = (field: string, message: string, given: string): never => {
    throw new InvalidInput({ field: `${root}/${field}`, message, given });
  };
  if (!isFixed(a) && !isFixed(b))
    refuse('kind_b', 'a minor progressed or transiting place aspects radical and major progressed ones', b.kind);
  if (a.kind === 'radical' && b.kind === 'radical')
    refuse('kind_b', 'two radical places do not move: one at least is progressed', b.kind);
  if (a.kind === b.kind && a.body === b.body) refuse('body_b', 'a place makes no aspect to itself', b.body);
}

/** Upper bound of the rate of the ascendant relative to the midheaven at the latitude of birth. */
function ascendantOverMidheaven(sky: ProgressedSky): number {
  const obliquity = sky.natal.source.obliquity_deg ?? NaN,
    step = 0.5;
  let most = 1,
    before = sky.ascendantOf(0, obliquity);
  for (let midheaven = step; midheaven <= 360; midheaven += step) {
    const ascendant = sky.ascendantOf(midheaven, obliquity);
    const moved = Math.abs(ascendant - before - 360 * Math.floor((ascendant - before) / 360 + 0.5));
    most = Math.max(most, moved / step);
    before = ascendant;
  }
  return Math.min(1.3 * most, ASCENDANT_AT_MOST);
}
