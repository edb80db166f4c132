import { signIndex } from '../zodiac/zodiac.js';
import { seesBySign, signRelation } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { isWeak, panchavargi } from './panchavargi.js';
import { lordOfSign, trirashiLord } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

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

/** The offices with their names; that of the day-night lord is named after the luminary of the time. */
const roles = (isDay: boolean) =>
  [
    ['munthaLord', 'muntha_lord'],
    ['natalLagnaLord', 'natal_asc_lord'],
    ['yearLagnaLord', 'year_asc_lord'],
    ['trirashiLord', 'year_asc_triplicity_ruler'],
    ['dayNightLord', isDay ? 'sun_sign_lord' : 'moon_sign_lord'],
  ] as const satisfies readonly (readonly [keyof OfficeBearers, string])[];

/**
 * `strength`: of those who see the lagna the strongest; then the stronger aspect; all weak, or the first two alike, the lord of muntha;
 * none sees it, the strongest of all (the verses "bali ya esham tanum ikshamanah"). `claims`: of those who see it, who bears most
 * offices, then strength.
 */
export const YEAR_LORD_RULES = ['strength', 'claims'] as const;
export type YearLordRule = (typeof YEAR_LORD_RULES)[number];

/**
 * What becomes of a year that falls to the Moon. `hands_over`: she governs it only as lord of its lagna with another office beside; else the
 * planet that she is in Ithasala with does, of several the one in the closest aspect, or the lord of her sign (Tajika authors do not
 * admit her; in this form recorded practice). `stays`: she governs it like any other planet.
 */
export const MOON_YEAR_LORDS = ['hands_over', 'stays'] as const;
export type MoonYearLord = (typeof MOON_YEAR_LORDS)[number];

export interface YearLordReadings {
  readonly rule: YearLordRule;
  readonly moon: MoonYearLord;
}

export interface YearLord {
  readonly planet: TajikaPlanet;
  readonly roles: readonly string[];
  readonly basis: string;
}

/** Strength of the look by sign: conjunction and opposition, trine, square, sextile. */
const ASPECT_RANK = { great_enemy: 4, great_friend: 3, enemy: 2, friend: 1, neutral: 0 } as const;

/** The lord of a year. Given: its figure, office-bearers and yogas. */
export function yearLord(
  figure: TajikaFigure,
  bearers: OfficeBearers,
  yogas: readonly TajikaYoga[],
  { rule, moon }: YearLordReadings,
): YearLord {
  const offices = roles(figure.isDay);
  const rolesOf = (planet: TajikaPlanet): string[] =>
    offices
      .filter(([key]) => bearers[key] === planet)
      .map(([, role]) => role)
      .sort();
  const { planet, basis } = chosenBearer(figure, bearers, rule);
  const admitted = bearers.yearLagnaLord === 'Moon' && rolesOf('Moon').length > 1;
  if (planet !== 'Moon' || moon === 'stays' || admitted) return { planet, roles: rolesOf(planet), basis };
  const heir = heirOfMoon(figure, yogas),
    own = rolesOf(heir.planet);
  return { planet: heir.planet, roles: own.length > 0 ? own : [heir.role], basis: heir.basis };
}

function heirOfMoon({ longitudes }: TajikaFigure, yogas: readonly TajikaYoga[]) {
  const tie = yogas.find(({ name, body1, body2 }) => name === 'Ithasala' && (body1 === 'Moon' || body2 === 'Moon'));
  if (tie !== undefined) {
    const planet = (tie.body1 === 'Moon' ? tie.body2 : tie.body1) as TajikaPlanet;
    return { planet, role: 'moon_transfer', basis: 'moon_ithasala_transfer' };
  }
  const planet = lordOfSign(signIndex(longitudes.Moon));
  return { planet, role: 'moon_sign_lord_fallback', basis: 'moon_sign_lord_fallback' };
}

function chosenBearer(
  figure: TajikaFigure,
  bearers: OfficeBearers,
  rule: YearLordRule,
): Pick<YearLord, 'planet' | 'basis'> {
  const planets = roles(figure.isDay).map(([key]) => bearers[key]);
  const candidates = [...new Set(planets)].map((planet) => ({
    planet,
    claims: planets.filter((bearer) => bearer === planet).length,
    strength: panchavargi(figure, planet).total,
    aspect: ASPECT_RANK[signRelation(figure.ascDeg, figure.longitudes[planet])],
    sees: seesBySign(figure.ascDeg, figure.longitudes[planet]),
  }));
  const seeing = candidates.filter(({ sees }) => sees);
  const chosen = (planet: TajikaPlanet, basis: string) => ({ planet, basis });
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
