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

interface End {
  readonly body: AstrodyneBody;
  readonly kind: TerminalKind;
}

const isFixed = ({ kind }: End) => kind === 'radical' || kind === 'major_progressed';

/** More than the fastest apparent motion of each body, degrees a day. */
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
/** The minor ephemeris runs with the Sun over the Moon's rate: 0.0866 days a day of life at most. */
const MINOR_FASTEST = 0.09;
/** A calendar month of 28 or 31 days is counted as 30: at its end the major date leaps by so many days at most. */
const MAJOR_LEAP_DAYS = 3;
/** The ascendant may outrun the midheaven; where it turns about within the polar circles it leaps, and passes nothing. */
const ASCENDANT_AT_MOST = 20;

/** One contact of two places of a life, as a function of the instant of life (UT1, days since J2000.0). */
export class Contact {
  /** Bounds of how fast the distance changes, degrees a day, and of its leaps, degrees. */
  readonly fastest: number;
  readonly leap: number;
  readonly relationKind: 'major' | 'minor' | 'transit';
  evaluations = 0;
  private readonly sky: ProgressedSky;
  private readonly powers: ReadonlyMap<AstrodyneBody, number>;
  private readonly a: End;
  private readonly b: End;
  private readonly aspect: string;

  /** `root` is the pointer of the query. Throws InvalidInput. */
  constructor(
    sky: ProgressedSky,
    powers: ReadonlyMap<AstrodyneBody, number>,
    query: ProgressedContactQuery,
    root: string,
  ) {
    const a: End = { body: query.body_a, kind: query.kind_a },
      b: End = { body: query.body_b, kind: query.kind_b };
    checkEnds(a, b, root);
    this.sky = sky;
    this.powers = powers;
    // The moving terminal is named first, as in relations.
    [this.a, this.b] = isFixed(a) && !isFixed(b) ? [b, a] : [a, b];
    this.aspect = query.aspect;
    this.relationKind = isFixed(this.a) ? 'major' : this.a.kind === 'transit' ? 'transit' : 'minor';
    this.fastest = this.speedOf(a) + this.speedOf(b);
    this.leap =
      MAJOR_LEAP_DAYS *
      [a, b].filter((end) => end.kind === 'major_progressed').reduce((sum, end) => sum + this.speedOf(end), 0);
  }

  private speedOf({ body, kind }: End): number {
    if (kind === 'radical') return 0;
    const own = FASTEST[body] ?? FASTEST.Sun * (body === 'M.C.' ? 1 : ascendantOverMidheaven(this.sky));
    if (kind === 'transit') return own;
    if (kind === 'major_progressed') return own * MAJOR_RATE;
    return body === 'Moon' ? FASTEST.Sun : own * MINOR_FASTEST;
  }

  /** Signed distances from the perfect aspect, degrees: of an aspect on both sides, of a parallel by sum and difference. */
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

  /** Distance from the nearest perfect aspect, degrees. */
  distance(ut1J2k: number): number {
    return this.deviations(ut1J2k).reduce((least, one) => Math.min(least, Math.abs(one)), Infinity);
  }

  /** The relation at an instant, with its powers. */
  relation(ut1J2k: number): ProgressedRelation {
    this.evaluations++;
    const { sky, a, b, aspect } = this;
    const first = sky.terminal(a.kind, a.body, ut1J2k),
      second = sky.terminal(b.kind, b.body, ut1J2k);
    const otherOf = ({ kind, body }: End) =>
      sky.terminal(kind === 'radical' ? 'major_progressed' : 'radical', body, ut1J2k);
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

  /** Whether a minor contact is to a terminal of this major one. */
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

/** How much faster than the midheaven the ascendant may run at the birth's latitude. */
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
