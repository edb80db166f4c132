import { signIndex } from '../zodiac/zodiac.js';
import { aspectsBySign, signRelation } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { isWeak, panchavargi } from './panchavargi.js';
import { lordOfSign, trirashiLord } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/** The five office-bearers of a year (pancha-adhikaris; Tajika Neelakanthi, Varsha-tantra, varshesha). */
export interface OfficeBearers {
  readonly munthaLord: TajikaPlanet;
  readonly natalLagnaLord: TajikaPlanet;
  readonly yearLagnaLord: TajikaPlanet;
  readonly trirashiLord: TajikaPlanet;
  /** Lord of the Sun's sign by day, of the Moon's by night. */
  readonly dayNightLord: TajikaPlanet;
}
export type Office = keyof OfficeBearers;

const OFFICES: readonly Office[] = ['munthaLord', 'natalLagnaLord', 'yearLagnaLord', 'trirashiLord', 'dayNightLord'];

/**
 * The office-bearers of a year. `year`: the annual figure. `natalAscDeg`, `munthaDeg`: sidereal longitudes of the natal lagna and of the
 * muntha, degrees.
 */
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

/**
 * Choice of the lord of the year among the office-bearers. `strength`: the strongest of those that aspect the lagna; of equally strong ones
 * the one with the stronger aspect; the lord of the muntha when all are weak or the first two are equal in both; the strongest of all when
 * none aspects the lagna (Tajika Neelakanthi, Varsha-tantra, varshesha, "bali ya esham tanum ikshamanah"). `claims`: of those that aspect
 * the lagna the one with most offices, then the strongest (later practice).
 */
export type YearLordRule = 'strength' | 'claims';

/**
 * Treatment of a year whose lord would be the Moon. `handsOver`: she remains lord only as lord of the lagna of the year with a second
 * office; else the planet with which she forms an Ithasala (of several the one in the closest aspect), or the lord of her sign, takes her
 * place (Tajika authors do not admit her; this form is recorded practice). `stays`: she governs like any other planet.
 */
export type MoonYearLord = 'handsOver' | 'stays';

/** Readings of the lord of the year. */
export interface YearLordReadings {
  readonly rule: YearLordRule;
  readonly moon: MoonYearLord;
}

/** The reason for the choice: among those that aspect the lagna, none of them, all weak, two equal, or the two ways of the Moon. */
export type YearLordBasis =
  | 'strongestAspecting'
  | 'noneAspects'
  | 'allWeak'
  | 'equalStrength'
  | 'moonIthasala'
  | 'moonSignLord';

/** The lord of the year. */
export interface YearLord {
  readonly planet: TajikaPlanet;
  /** Offices of the planet in the order of `OfficeBearers`; empty for an heir of the Moon without one. */
  readonly offices: readonly Office[];
  readonly basis: YearLordBasis;
}

/** Strength of an aspect by sign: conjunction and opposition, trine, square, sextile (strengths of `aspects.ts` in quarters). */
const ASPECT_RANK = { greatEnemy: 4, greatFriend: 3, enemy: 2, friend: 1, neutral: 0 } as const;

/** The lord of a year. Given: the annual figure, its office-bearers, its yogas in the order of their aspects, and the readings. */
export function yearLord(
  figure: TajikaFigure,
  bearers: OfficeBearers,
  yogas: readonly TajikaYoga[],
  { rule, moon }: YearLordReadings,
): YearLord {
  const officesOf = (planet: TajikaPlanet): Office[] => OFFICES.filter((office) => bearers[office] === planet);
  const { planet, basis } = chosenBearer(figure, bearers, rule);
  const staysMoon = bearers.yearLagnaLord === 'Moon' && officesOf('Moon').length > 1;
  if (planet !== 'Moon' || moon === 'stays' || staysMoon) return { planet, offices: officesOf(planet), basis };
  const heir = heirOfMoon(figure, yogas);
  return { planet: heir.planet, offices: officesOf(heir.planet), basis: heir.basis };
}

type Choice = Pick<YearLord, 'planet' | 'basis'>;

function heirOfMoon({ longitudes }: TajikaFigure, yogas: readonly TajikaYoga[]): Choice {
  for (const { name, partners } of yogas)
    if (name === 'Ithasala' && partners?.includes('Moon'))
      return { planet: partners[0] === 'Moon' ? partners[1] : partners[0], basis: 'moonIthasala' };
  return { planet: lordOfSign(signIndex(longitudes.Moon)), basis: 'moonSignLord' };
}

function chosenBearer(figure: TajikaFigure, bearers: OfficeBearers, rule: YearLordRule): Choice {
  const planets = OFFICES.map((office) => bearers[office]);
  const candidates = [...new Set(planets)].map((planet) => ({
    planet,
    claims: planets.filter((bearer) => bearer === planet).length,
    strength: panchavargi(figure, planet).total,
    aspect: ASPECT_RANK[signRelation(figure.ascDeg, figure.longitudes[planet])],
    aspectsLagna: aspectsBySign(figure.ascDeg, figure.longitudes[planet]),
  }));
  const aspecting = candidates.filter(({ aspectsLagna }) => aspectsLagna);
  if (aspecting.length === 0)
    return { planet: candidates.sort((a, b) => b.strength - a.strength)[0].planet, basis: 'noneAspects' };
  if (rule === 'claims') {
    const [{ planet }] = aspecting.sort((a, b) => b.claims - a.claims || b.strength - a.strength);
    return { planet, basis: 'strongestAspecting' };
  }
  if (aspecting.every(({ strength }) => isWeak(strength))) return { planet: bearers.munthaLord, basis: 'allWeak' };
  const [first, second] = aspecting.sort((a, b) => b.strength - a.strength || b.aspect - a.aspect);
  if (first.strength === second?.strength && first.aspect === second.aspect)
    return { planet: bearers.munthaLord, basis: 'equalStrength' };
  return { planet: first.planet, basis: 'strongestAspecting' };
}
