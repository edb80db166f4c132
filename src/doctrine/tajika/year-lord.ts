import { signIndex } from '../zodiac/zodiac.js';
import { seesBySign, signRelation } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { isWeak, panchavargi } from './panchavargi.js';
import { lordOfSign, trirashiLord } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/** The five office-bearers of a year (pancha adhikari; Tajika Neelakanthi, Varsha-tantra, varshesha). */
export interface OfficeBearers {
  readonly munthaLord: TajikaPlanet;
  readonly natalLagnaLord: TajikaPlanet;
  readonly yearLagnaLord: TajikaPlanet;
  readonly trirashiLord: TajikaPlanet;
  /** Lord of the Sun's sign by day, of the Moon's by night. */
  readonly dayNightLord: TajikaPlanet;
}

export function officeBearers(year: TajikaFigure, natalAscDeg: number, munthaDeg: number): OfficeBearers {
  const yearSign = signIndex(year.ascDeg);
  return {
    munthaLord: lordOfSign(signIndex(munthaDeg)),
    natalLagnaLord: lordOfSign(signIndex(natalAscDeg)),
    yearLagnaLord: lordOfSign(yearSign),
    trirashiLord: trirashiLord(yearSign, year.isDay),
    dayNightLord: lordOfSign(signIndex(year.isDay ? year.longitudes.Sun : year.longitudes.Moon)),
  };
}

const ROLES = [
  ['munthaLord', 'muntha_lord'],
  ['natalLagnaLord', 'natal_asc_lord'],
  ['yearLagnaLord', 'year_asc_lord'],
  ['trirashiLord', 'year_asc_triplicity_ruler'],
  ['dayNightLord', 'sect_light_lord'],
] as const satisfies readonly (readonly [keyof OfficeBearers, string])[];

/**
 * `strength`: of those who see the lagna the strongest; then the stronger aspect; all weak, or the first two alike, the lord of muntha;
 * none sees it, the strongest of all (the verses "bali ya esham tanum ikshamanah"). `claims`: of those who see it, who bears most
 * offices, then strength.
 */
export const YEAR_LORD_RULES = ['strength', 'claims'] as const;
export type YearLordRule = (typeof YEAR_LORD_RULES)[number];

export interface YearLord {
  readonly planet: TajikaPlanet;
  readonly roles: readonly string[];
  readonly basis: string;
}

/** Strength of the look by sign: conjunction and opposition, trine, square, sextile. */
const ASPECT_RANK = { great_enemy: 4, great_friend: 3, enemy: 2, friend: 1, neutral: 0 } as const;

export function yearLord(figure: TajikaFigure, bearers: OfficeBearers, rule: YearLordRule): YearLord {
  const rolesOf = (planet: TajikaPlanet): string[] =>
    ROLES.filter(([key]) => bearers[key] === planet).map(([, role]) => role);
  const candidates = [...new Set(ROLES.map(([key]) => bearers[key]))].map((planet) => ({
    planet,
    claims: rolesOf(planet).length,
    strength: panchavargi(figure, planet).total,
    aspect: ASPECT_RANK[signRelation(figure.ascDeg, figure.longitudes[planet])],
    sees: seesBySign(figure.ascDeg, figure.longitudes[planet]),
  }));
  const seeing = candidates.filter(({ sees }) => sees);
  const chosen = (planet: TajikaPlanet, basis: string): YearLord => ({ planet, roles: rolesOf(planet), basis });
  if (seeing.length === 0)
    return chosen(candidates.sort((a, b) => b.strength - a.strength)[0].planet, 'no_aspect_tajika_strength');
  if (rule === 'claims')
    return chosen(
      seeing.sort((a, b) => b.claims - a.claims || b.strength - a.strength)[0].planet,
      'aspect_claims_tajika_strength',
    );
  if (seeing.every(({ strength }) => isWeak(strength))) return chosen(bearers.munthaLord, 'all_weak_muntha_lord');
  const [first, second] = seeing.sort((a, b) => b.strength - a.strength || b.aspect - a.aspect);
  if (first.strength === second?.strength && first.aspect === second.aspect)
    return chosen(bearers.munthaLord, 'alike_muntha_lord');
  return chosen(first.planet, 'aspect_claims_tajika_strength');
}
