import type { DignityTier } from '../vedic-dignity/dignity.js';
import { tajikaDignity } from './dignity.js';
import type { TajikaFigure } from './figure.js';
import { tajikaShadbala } from './strength.js';
import type { TajikaShadbala } from './strength.js';
import type { Saham } from './sahams.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/**
 * Weighing of a year. The authors give the testimonies (strength, house, yogas; Tajika Neelakanthi, Varsha-tantra) but no scale. All points
 * and thresholds in this file are house rules, chosen to reproduce recorded answers; the README of the family lists them.
 */
export type Authority = 'strong' | 'supportive' | 'mixed' | 'strained';

/** Scores from which an authority is strong, supportive or mixed (house rule). */
const STRONG_FROM = 180,
  SUPPORTIVE_FROM = 120,
  MIXED_FROM = 80;

/** Angles, trines and the houses of misfortune (BPHS ch. 7). */
const KENDRAS = [1, 4, 7, 10],
  TRIKONAS = [1, 5, 9],
  DUSTHANAS = [6, 8, 12];

/** Whether a house, 1 ... 12, is an angle: 1, 4, 7 or 10. */
export const isKendra = (house: number): boolean => KENDRAS.includes(house);
/** Whether a house, 1 ... 12, is a trine: 1, 5 or 9. */
export const isTrikona = (house: number): boolean => TRIKONAS.includes(house);
/** Whether a house, 1 ... 12, is a house of misfortune: 6, 8 or 12. */
export const isDusthana = (house: number): boolean => DUSTHANAS.includes(house);

/** Authority of a score (house rule): strong from 180, supportive from 120, mixed from 80, else strained. */
export function authorityOf(score: number): Authority {
  if (score >= STRONG_FROM) return 'strong';
  if (score >= SUPPORTIVE_FROM) return 'supportive';
  return score >= MIXED_FROM ? 'mixed' : 'strained';
}

/** Whether an authority is strong or supportive; false for undefined. */
export const isGood = (authority: Authority | undefined): boolean =>
  authority === 'strong' || authority === 'supportive';

/** A figure with its yogas. It computes the strength of each planet once. */
export class JudgedFigure {
  readonly figure: TajikaFigure;
  readonly yogas: readonly TajikaYoga[];
  private readonly strengths = new Map<TajikaPlanet, TajikaShadbala>();

  constructor(figure: TajikaFigure, yogas: readonly TajikaYoga[]) {
    this.figure = figure;
    this.yogas = yogas;
  }

  /** The six strengths of a planet. */
  shadbala(planet: TajikaPlanet): TajikaShadbala {
    let strength = this.strengths.get(planet);
    if (strength === undefined) this.strengths.set(planet, (strength = tajikaShadbala(this.figure, planet)));
    return strength;
  }

  /** House 1 ... 12 of a planet. */
  house(planet: TajikaPlanet): number {
    return this.figure.houseOf(this.figure.longitudes[planet]);
  }

  /** Favourable or unfavourable yogas in which a planet is a partner or the mediator. */
  yogasOf(planet: TajikaPlanet, favorable: boolean): TajikaYoga[] {
    return this.yogas.filter(
      (yoga) => yoga.favorable === favorable && (yoga.partners?.includes(planet) || yoga.mediator === planet),
    );
  }

  /** Ithasala or Isarpha of two planets, in either order; null when they form neither. */
  relation(a: TajikaPlanet, b: TajikaPlanet): Relation | null {
    const found = this.yogas.find(
      ({ name, partners }) =>
        (name === 'Ithasala' || name === 'Isarpha') && a !== b && partners?.includes(a) && partners.includes(b),
    );
    return found ? (found.name as Relation) : null;
  }

  /** Whether a planet takes part in a Kamboola. The Moon takes part in every one. */
  inKamboola(planet: TajikaPlanet): boolean {
    return this.yogasOf(planet, true).some(({ name }) => name === 'Kamboola');
  }

  /** Dignity of a planet by its sign. */
  dignity(planet: TajikaPlanet): DignityTier {
    return tajikaDignity(this.figure, planet);
  }
}

export type Relation = 'Ithasala' | 'Isarpha';

/** The governors of a year, and the lord of a mudda period. */
export type Actor = 'moon' | 'varshesha' | 'yearLagnaLord' | 'munthaLord' | 'periodLord';

/** The judgement of a governor or of the lord of a period. */
export interface ActorJudgement {
  readonly actor: Actor;
  readonly planet: TajikaPlanet;
  readonly house: number;
  /** Number of favourable yogas. */
  readonly supportive: number;
  /** Number of other yogas. */
  readonly obstructive: number;
  readonly shadbala: TajikaShadbala;
  readonly score: number;
  readonly authority: Authority;
}

/** Points of a favourable yoga and of another one (house rule). */
const SUPPORTIVE_YOGA_POINTS = 12,
  OBSTRUCTIVE_YOGA_POINTS = -10;

/** Points for the house of an actor (house rule): angle 18, other trine 14, 8th and 12th -14, 2nd 4, others 10. */
function actorHousePoints(house: number): number {
  if (isKendra(house)) return 18;
  if (isTrikona(house)) return 14;
  if (house === 8 || house === 12) return -14;
  return house === 2 ? 4 : 10;
}

/** Score of an actor: the sum of its six strengths and of the points of its yogas and house (house rule). */
export function judgeActor(judged: JudgedFigure, actor: Actor, planet: TajikaPlanet): ActorJudgement {
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

/** The actors by descending score; equal scores by name. */
export const rankActors = (actors: readonly ActorJudgement[]): ActorJudgement[] =>
  [...actors].sort((a, b) => b.score - a.score || (a.actor < b.actor ? -1 : 1));

/** The judgement of a saham. */
export interface SahamJudgement {
  readonly saham: Saham;
  readonly rulerHouse: number;
  readonly rulerStrength: TajikaShadbala;
  readonly score: number;
  readonly authority: Authority;
}

/** Points for the house of a saham (house rule): angle 16, other trine and 11th 12, dusthana -12, 2nd and 3rd 3. */
function sahamHousePoints(house: number): number {
  if (isKendra(house)) return 16;
  if (isTrikona(house) || house === 11) return 12;
  return isDusthana(house) ? -12 : 3;
}

/** Part of the points of the ruler's house that counts for a saham (house rule). */
const RULER_HOUSE_SHARE = 0.5;

/** Score of a saham: the six strengths of its ruler, the points of its house and half the points of its ruler's house (house rule). */
export function judgeSaham(judged: JudgedFigure, saham: Saham): SahamJudgement {
  const rulerStrength = judged.shadbala(saham.ruler),
    rulerHouse = judged.house(saham.ruler);
  const score = rulerStrength.total + sahamHousePoints(saham.house) + RULER_HOUSE_SHARE * actorHousePoints(rulerHouse);
  return { saham, rulerHouse, rulerStrength, score, authority: authorityOf(score) };
}

export type SahamPriority = 'high' | 'secondary' | 'disregarded';

/**
 * Priority of a saham by its authority in the year and at birth. A saham that is weak in both charts is disregarded (Tajika Neelakanthi,
 * Sanjna-tantra, saham-adhyaya); high priority for one that is good in both is a house rule.
 */
export function sahamPriority(annual: Authority, natal: Authority): SahamPriority {
  if (annual === 'strained' && natal === 'strained') return 'disregarded';
  return isGood(annual) && isGood(natal) ? 'high' : 'secondary';
}

export type Balance = 'supportive' | 'mixed' | 'adverse';

/** Points by which the good governors must outweigh the strained ones (house rule). */
const BALANCE_MARGIN = 80;

/**
 * Balance of the year (house rule): the sum of the scores of the strong and supportive governors against that of the strained ones. It is
 * supportive when the first is more than 80 above the second, adverse when it is below it, else mixed.
 */
export function strengthBalance(actors: readonly Pick<ActorJudgement, 'authority' | 'score'>[]): Balance {
  const sum = (counts: (authority: Authority) => boolean): number =>
    actors.reduce((total, { authority, score }) => total + (counts(authority) ? score : 0), 0);
  const good = sum(isGood),
    strained = sum((authority) => authority === 'strained');
  if (good > strained + BALANCE_MARGIN) return 'supportive';
  return strained > good ? 'adverse' : 'mixed';
}

/**
 * Indication of the lord of the lagna: supportive when it is strong by dignity or in Ithasala with the lord of the year, else adverse when it
 * is weak by dignity or in Isarpha with that lord, else mixed. The testimonies are those of Tajika Neelakanthi, Varsha-tantra; their order
 * is a house rule.
 */
export function lagnaIndication(judged: JudgedFigure, lagnaLord: TajikaPlanet, yearLord: TajikaPlanet): Balance {
  const dignity = judged.dignity(lagnaLord),
    relation = judged.relation(lagnaLord, yearLord);
  if (dignity === 'strong' || relation === 'Ithasala') return 'supportive';
  return dignity === 'weak' || relation === 'Isarpha' ? 'adverse' : 'mixed';
}
