import { isDusthana, isKendra, isTrikona } from '../../../doctrine/tajika/judgement.js';
import type { MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import type { Saham } from '../../../doctrine/tajika/sahams.js';
import { trirashiLord } from '../../../doctrine/tajika/tables.js';
import type { TajikaYoga } from '../../../doctrine/tajika/yogas.js';
import { nakshatraOf, NAKSHATRA_SPAN_DEG } from '../../../doctrine/lunar/nakshatra.js';
import { signIndex, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { tasiraPeriods } from '../../../doctrine/tajika/tasira.js';
import type { TasiraPeriod } from '../../../doctrine/tajika/tasira.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { siderealDeg } from '../../../services/ayanamsa.js';
import { judgeYear } from './judgement.js';
import type { VarshaphalChartRequest } from './schema.js';
import type { VarshaphalChartResponse } from './schema-chart.js';
import { dateOfDay, siderealPlaces, varshaphalYear, yearBasis } from './year.js';
import type { VarshaphalYear } from './year.js';
import {
  ASPECT_EFFECT,
  ASPECT_RELATION,
  MUDDA_SOURCE,
  YEAR_LORD_BASIS,
  YOGA_DOCTRINE,
  yearLordRoles,
} from './wire-words.js';

/** Ghatis in which the elapsed part of the natal nakshatra is reported. */
const GHATIS = 60;

/** POST /v1/varshaphal/chart. */
export function varshaphalChart(engine: Engine, request: VarshaphalChartRequest): VarshaphalChartResponse {
  const year = varshaphalYear(engine, request);
  const { cast, natalCast } = year;
  const places = siderealPlaces(engine, year, year.start, cast, year.site);
  return {
    birth_jd: year.natal.ut1J2k + J2000_JD,
    return_year: request.year,
    years_elapsed: year.yearsElapsed,
    jd_ut: year.start.ut1J2k + J2000_JD,
    return_date: engine.time.formatUtc(year.start.utcJ2k),
    ayanamsa_system: year.system.system,
    sidereal_planets: places,
    sidereal_houses: housesOf(year),
    natal_sidereal_asc: natalCast.figure.ascDeg,
    natal_sidereal_planets: siderealPlaces(engine, year, year.natal, natalCast, year.natalSite),
    ...munthaOf(year),
    varshesha: varsheshaAnswer(year),
    tajika_aspects: year.aspects.map(({ body1, body2, kind, orbDeg }) => ({
      body1,
      body2,
      angle: kind.angleDeg,
      orb: orbDeg,
      relation: ASPECT_RELATION[kind.relation],
      relation_strength: kind.strength,
      effect: ASPECT_EFFECT[kind.relation],
      is_benefic_relation: kind.isBenefic,
      within_effective_orb: true,
    })),
    tajika_yogas: year.judged.yogas.map(yogaAnswer),
    sahams: year.sahams.map(sahamAnswer),
    natal_sahams: year.natalSahams.map(sahamAnswer),
    mudda_dasha: muddaAnswer(engine, year),
    tasira_dasha: {
      ...yearDates(engine, year),
      periods: tasiraOf(year, places).map((period) => tasiraAnswer(engine, year, period)),
    },
    year_judgement_verdict: judgeYear(year, year.start).verdict.verdict,
    basis: yearBasis(engine, year),
  };
}

function housesOf({ cast }: VarshaphalYear): VarshaphalChartResponse['sidereal_houses'] {
  const { houses, figure, ayanamsaDeg } = cast;
  const { mcDeg, vertexDeg } = houses.figure;
  return {
    system: houses.effective.code,
    cusps: [...figure.cusps],
    asc: figure.ascDeg,
    mc: siderealDeg(mcDeg, ayanamsaDeg),
    vertex: vertexDeg === null ? null : siderealDeg(vertexDeg, ayanamsaDeg),
  };
}

function munthaOf({ cast: { figure }, judged, munthaDeg, bearers: { munthaLord } }: VarshaphalYear) {
  const house = ((signIndex(munthaDeg) - signIndex(figure.ascDeg) + 12) % 12) + 1;
  const sign = signOf(munthaDeg).sign;
  const lordDeg = figure.longitudes[munthaLord],
    lordHouse = figure.houseOf(lordDeg),
    dignity = judged.dignity(munthaLord);
  return {
    muntha_longitude: munthaDeg,
    muntha_house: house,
    muntha_lord: munthaLord,
    muntha_sign: sign,
    muntha_profile: {
      muntha_longitude: munthaDeg,
      muntha_house: house,
      muntha_sign: sign,
      muntha_lord: munthaLord,
      muntha_lord_longitude: lordDeg,
      muntha_lord_house: lordHouse,
      muntha_lord_sign: signOf(lordDeg).sign,
      lord_in_kendra: isKendra(lordHouse),
      lord_in_trikona: isTrikona(lordHouse),
      lord_in_dusthana: isDusthana(lordHouse),
      lord_is_strong: dignity === 'strong',
      lord_is_weak: dignity === 'weak',
    },
  };
}

/** The lord of the year as an answer. */
export const varsheshaAnswer = ({ lord, bearers, cast: { figure }, echo }: VarshaphalYear) => ({
  planet: lord.planet,
  roles: yearLordRoles(lord, figure.isDay),
  selection_basis: YEAR_LORD_BASIS[lord.basis],
  triplicity_contenders: [trirashiLord(signIndex(figure.ascDeg), figure.isDay)],
  year_lord_rule: echo.year_lord_rule,
  moon_year_lord: echo.moon_year_lord,
  office_bearers: {
    muntha_lord: bearers.munthaLord,
    natal_lagna_lord: bearers.natalLagnaLord,
    year_lagna_lord: bearers.yearLagnaLord,
    trirashi_lord: bearers.trirashiLord,
    day_night_lord: bearers.dayNightLord,
  },
});

const yogaAnswer = ({ name, partners, favorable, mediator }: TajikaYoga) => ({
  name,
  body1: partners?.[0] ?? 'Year',
  body2: partners?.[1] ?? 'Chart',
  favorable,
  doctrine: YOGA_DOCTRINE[name],
  mediator,
});

const sahamAnswer = ({ name, longitudeDeg, house, ruler }: Saham) => ({ name, longitude: longitudeDeg, house, ruler });

const yearDates = (engine: Engine, { start, end }: VarshaphalYear) => ({
  year_start_date: engine.time.formatUtc(start.utcJ2k),
  year_end_date: engine.time.formatUtc(end.utcJ2k),
});

function muddaAnswer(engine: Engine, year: VarshaphalYear): VarshaphalChartResponse['mudda_dasha'] {
  const natalMoon = nakshatraOf(year.natalCast.figure.longitudes.Moon);
  const elapsed = (GHATIS * natalMoon.degreesIn) / NAKSHATRA_SPAN_DEG;
  const period = ({ lord, startDay, endDay, source }: MuddaPeriod) => ({
    lord,
    start_day: startDay,
    end_day: endDay,
    duration_days: endDay - startDay,
    start_date: dateOfDay(engine, year, startDay),
    end_date: dateOfDay(engine, year, endDay),
    source_fraction: MUDDA_SOURCE[source],
  });
  return {
    school: 'gauri',
    natal_nakshatra: natalMoon.nakshatra,
    natal_nakshatra_index: natalMoon.index,
    natal_nakshatra_lord: natalMoon.lord,
    birth_elapsed_ghatis: elapsed,
    birth_remaining_ghatis: GHATIS - elapsed,
    year_ruler: year.mudda[0].lord,
    ...yearDates(engine, year),
    periods: year.mudda.map((major) => ({
      level: 1,
      ...period(major),
      sub: major.sub.map((minor) => ({ level: 2, ...period(minor), sub: [] })),
    })),
  };
}

/** The tasira periods of a year. `places`: sidereal longitudes of the bodies of the request, degrees. */
export const tasiraOf = (year: VarshaphalYear, places: Readonly<Record<string, number>>): TasiraPeriod[] =>
  tasiraPeriods(year.cast.figure.ascDeg, Object.entries(places));

/** A tasira period as an answer. */
export const tasiraAnswer = (engine: Engine, year: VarshaphalYear, period: TasiraPeriod) => ({
  lord: period.lord,
  aspect_angle: period.angleDeg,
  aspect_points: period.points,
  nominal_days: period.endDay - period.startDay,
  start_date: dateOfDay(engine, year, period.startDay),
  end_date: dateOfDay(engine, year, period.endDay),
});
