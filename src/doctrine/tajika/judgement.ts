import type { DignityTier } from '../vedic-dignity/dignity.js';
import { tajikaDignity } from './dignity.js';
import type { TajikaFigure } from './figure.js';
import { tajikaShadbala } from './strength.js';
import type { TajikaShadbala } from './strength.js';
import type { Saham } from './sahams.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/**
 * Weighing of a year. The authors give the testimonies (strength, house, yogas; Tajika Neelakanthi, Varsha-tantra) and no scale. The
 * points and thresholds here are house rules of this service, taken over from the engine in use; the README lists them.
 */
export type Authority = 'strong' | 'supportive' | 'mixed' | 'strained';

const STRONG_FROM = 180,
  SUPPORTIVE_FROM = 120,
  MIXED_FROM = 80;

const KENDRAS = [1, 4, 7, 10],
  TRIKONAS = [1, 5, 9],
  DUSTHANAS = [6, 8, 12];
export const isKendra = (house: number): boolean => KENDRAS.includes(house);
export const isTrikona = (house: number): boolean => TRIKONAS.includes(house);
export const isDusthana = (house: number): boolean => DUSTHANAS.includes(house);

export const authorityOf = (score: number): Authority =>
  score >= STRONG_FROM
    ? 'strong'
    : score >= SUPPORTIVE_FROM
      ? 'supportive'
      : score >= MIXED_FROM
        ? 'mixed'
        : 'strained';

/** Strong or supportive. */
export const isGood = (authority: Authority | undefined): boolean =>
  authority === 'strong' || authority === 'supportive';

/** A figure with its yogas; the strength of each planet is computed once. */
export class JudgedFigure {
  readonly figure: TajikaFigure;
  readonly yogas: readonly TajikaYoga[];
  private readonly strengths = new Map<TajikaPlanet, TajikaShadbala>();

  constructor(figure: TajikaFigure, yogas: readonly TajikaYoga[]) {
    this.figure = figure;
    this.yogas = yogas;
  }

  shadbala(planet: TajikaPlanet): TajikaShadbala {
    let strength = this.strengths.get(planet);
    if (strength === undefined) this.strengths.set(planet, (strength = tajikaShadbala(this.figure, planet)));
    return strength;
  }

  house(planet: TajikaPlanet): number {
    return this.figure.houseOf(this.figure.longitudes[planet]);
  }

  /** Yogas that a planet takes part in, as partner or mediator. */
  yogasOf(planet: TajikaPlanet, favorable: boolean): TajikaYoga[] {
    return this.yogas.filter(
      (yoga) =>
        yoga.favorable === favorable && (yoga.body1 === planet || yoga.body2 === planet || yoga.mediator === planet),
    );
  }

  /** Whether two planets apply to each other, or separate; null for neither. */
  relation(a: TajikaPlanet, b: TajikaPlanet): Relation | null {
    const found = this.yogas.find(
      ({ name, body1, body2 }) =>
        (name === 'Ithasala' || name === 'Isarpha') && ((body1 === a && body2 === b) || (body1 === b && body2 === a)),
    );
    return found ? (found.name as Relation) : null;
  }

  /** Whether a planet takes part in a Kamboola; the Moon does in each. */
  inKamboola(planet: TajikaPlanet): boolean {
    return this.yogasOf(planet, true).some(({ name }) => name === 'Kamboola');
  }

  dignity(planet: TajikaPlanet): DignityTier {
    return tajikaDignity(this.figure, planet);
  }
}

export type Relation = 'Ithasala' | 'Isarpha';

export interface ActorJudgement {
  readonly actor: string;
  readonly planet: TajikaPlanet;
  readonly house: number;
  readonly supportive: number;
  readonly obstructive: number;
  readonly shadbala: TajikaShadbala;
  readonly score: number;
  readonly authority: Authority;
}

const SUPPORTIVE_YOGA_POINTS = 12,
  OBSTRUCTIVE_YOGA_POINTS = -10;

/** Points for the house of an actor: angle, other trine, upachaya, eighth and twelfth, second. */
function actorHousePoints(house: number): number {
  if (isKendra(house)) return 18;
  if (isTrikona(house)) return 14;
  if (house === 8 || house === 12) return -14;
  return house === 2 ? 4 : 10;
}

/** An actor by its six strengths, the yogas it takes part in and its house. */
export function judgeActor(judged: JudgedFigure, actor: string, planet: TajikaPlanet): ActorJudgement {
  const house = judged.house(planet),
    shadbala = judged.shadbala(planet),
    supportive = judged.yogasOf(planet, true).length,
    obstructive = judged.yogasOf(planet, false).length;
  const score =
    shadbala.total +
    SUPPORTIVE_YOGA_POINTS * supportive +
    OBSTRUCTIVE_YOGA_POINTS * obstructive +
    actorHousePoints(house);
  return { actor, planet, house, supportive, obstructive, shadbala, score, authority: authorityOf(score) };
}

/** The actors in the order of their scores, then by name. */
export const rankActors = (actors: readonly ActorJudgement[]): ActorJudgement[] =>
  [...actors].sort((a, b) => b.score - a.score || (a.actor < b.actor ? -1 : 1));

export interface SahamJudgement {
  readonly saham: Saham;
  readonly rulerHouse: number;
  readonly rulerStrength: TajikaShadbala;
  readonly score: number;
  readonly authority: Authority;
}

/** Points for the house of a saham: angle, other trine and eleventh, dusthana, second and third. */
function sahamHousePoints(house: number): number {
  if (isKendra(house)) return 16;
  if (isTrikona(house) || house === 11) return 12;
  return isDusthana(house) ? -12 : 3;
}

/** What of its ruler's house counts for a saham. */
const RULER_HOUSE_SHARE = 0.5;

/** A saham by the six strengths of its ruler, by its own house and by half the points of the ruler's. */
export function judgeSaham(judged: JudgedFigure, saham: Saham): SahamJudgement {
  const rulerStrength = judged.shadbala(saham.ruler),
    rulerHouse = judged.house(saham.ruler);
  const score = rulerStrength.total + sahamHousePoints(saham.house) + RULER_HOUSE_SHARE * actorHousePoints(rulerHouse);
  return { saham, rulerHouse, rulerStrength, score, authority: authorityOf(score) };
}

export type SahamPriority = 'high' | 'secondary' | 'disregarded';

/** A saham counts in the year when it is not weak at birth and in the year alike (Tajika Neelakanthi, saham-adhyaya). */
export function sahamPriority(annual: Authority, natal: Authority): SahamPriority {
  if (annual === 'strained' && natal === 'strained') return 'disregarded';
  return isGood(annual) && isGood(natal) ? 'high' : 'secondary';
}

export type Balance = 'supportive' | 'mixed' | 'adverse';

/** How much the strong and supportive governors must outweigh the strained ones. */
const BALANCE_MARGIN = 80;

/** The balance of the year: the scores of its strong and supportive governors against those of the strained. */
export function strengthBalance(actors: readonly Pick<ActorJudgement, 'authority' | 'score'>[]): Balance {
  const sum = (admitted: (authority: Authority) => boolean): number =>
    actors.reduce((total, { authority, score }) => total + (admitted(authority) ? score : 0), 0);
  const good = sum(isGood),
    strained = sum((authority) => authority === 'strained');
  if (good > strained + BALANCE_MARGIN) return 'supportive';
  return strained > good ? 'adverse' : 'mixed';
}

/**
 * What the lord of the lagna says: supportive when it is strong by dignity or applies to the lord of the year, else adverse when it is weak
 * by dignity or separates from that lord.
 */
export function lagnaIndication(judged: JudgedFigure, lagnaLord: TajikaPlanet, yearLord: TajikaPlanet): Balance {
  const dignity = judged.dignity(lagnaLord),
    relation = judged.relation(lagnaLord, yearLord);
  if (dignity === 'strong' || relation === 'Ithasala') return 'supportive';
  return dignity === 'weak' || relation === 'Isarpha' ? 'adverse' : 'mixed';
}
