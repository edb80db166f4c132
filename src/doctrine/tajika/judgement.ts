import type { TajikaFigure } from './figure.js';
import { tajikaShadbala } from './strength.js';
import type { TajikaShadbala } from './strength.js';
import type { Saham } from './sahams.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/**
 * Weighing of a year. The works give the testimonies (strength, house, yogas; Tajika Neelakanthi, Varsha-tantra) and no scale; the
 * points and thresholds here are the service's own and stand in the README.
 */
export type Authority = 'strong' | 'supportive' | 'mixed' | 'weak';

const YOGA_POINTS = 12,
  OBSTRUCTION_POINTS = 8,
  HOUSE_POINTS = 16;
const STRONG_FROM = 200,
  SUPPORTIVE_FROM = 100,
  MIXED_FROM = 50;

const KENDRAS = [1, 4, 7, 10],
  TRIKONAS = [1, 5, 9],
  DUSTHANAS = [6, 8, 12];
export const isKendra = (house: number): boolean => KENDRAS.includes(house);
export const isTrikona = (house: number): boolean => TRIKONAS.includes(house);
export const isDusthana = (house: number): boolean => DUSTHANAS.includes(house);

const authorityOf = (score: number): Authority =>
  score >= STRONG_FROM ? 'strong' : score >= SUPPORTIVE_FROM ? 'supportive' : score >= MIXED_FROM ? 'mixed' : 'weak';

/** A figure with what is asked of it again and again. */
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

  /** Yogas in which a planet stands, as partner or mediator. */
  yogasOf(planet: TajikaPlanet, favorable: boolean): TajikaYoga[] {
    return this.yogas.filter(
      (yoga) =>
        yoga.favorable === favorable && (yoga.body1 === planet || yoga.body2 === planet || yoga.mediator === planet),
    );
  }

  /** Yogas between two planets, as partners. */
  joined(a: TajikaPlanet, b: TajikaPlanet, favorable: boolean): boolean {
    return this.yogas.some(
      ({ body1, body2, favorable: good }) =>
        good === favorable && ((body1 === a && body2 === b) || (body1 === b && body2 === a)),
    );
  }
}

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

export function judgeActor(judged: JudgedFigure, actor: string, planet: TajikaPlanet): ActorJudgement {
  const house = judged.house(planet),
    shadbala = judged.shadbala(planet),
    supportive = judged.yogasOf(planet, true).length,
    obstructive = judged.yogasOf(planet, false).length;
  const place = isDusthana(house) ? -HOUSE_POINTS : isKendra(house) || isTrikona(house) ? HOUSE_POINTS : 0;
  const score = shadbala.total + YOGA_POINTS * supportive - OBSTRUCTION_POINTS * obstructive + place;
  return { actor, planet, house, supportive, obstructive, shadbala, score, authority: authorityOf(score) };
}

export interface SahamJudgement {
  readonly saham: Saham;
  readonly rulerHouse: number;
  readonly rulerStrength: TajikaShadbala;
  readonly score: number;
  readonly authority: Authority;
}

/** A saham by the strength and house of its ruler and by its own house. */
export function judgeSaham(judged: JudgedFigure, saham: Saham): SahamJudgement {
  const rulerStrength = judged.shadbala(saham.ruler),
    rulerHouse = judged.house(saham.ruler);
  const own = isDusthana(saham.house) ? -15 : isKendra(saham.house) || isTrikona(saham.house) ? 13 : 0;
  const rulers = isDusthana(rulerHouse) ? -10 : isTrikona(rulerHouse) ? 10 : isKendra(rulerHouse) ? 8 : 0;
  const score = rulerStrength.total + own + rulers;
  return { saham, rulerHouse, rulerStrength, score, authority: authorityOf(score) };
}

/** A saham counts in the year when it is not weak at birth too (Tajika Neelakanthi, saham-adhyaya). */
export function sahamPriority(annual: Authority, natal: Authority): { priority: string; considered: boolean } {
  const good = (authority: Authority): boolean => authority === 'strong' || authority === 'supportive';
  if (natal === 'weak') return { priority: 'disregarded', considered: false };
  if (good(annual) && good(natal)) return { priority: 'high', considered: true };
  return { priority: good(annual) || good(natal) ? 'medium' : 'low', considered: true };
}

export type Balance = 'supportive' | 'mixed' | 'strained';

/** The balance of the year from its governors. */
export function strengthBalance(actors: readonly ActorJudgement[]): Balance {
  const good = actors.filter(({ authority }) => authority === 'strong' || authority === 'supportive').length,
    bad = actors.filter(({ authority }) => authority === 'weak').length;
  return good > bad && good * 2 >= actors.length ? 'supportive' : bad > good ? 'strained' : 'mixed';
}
