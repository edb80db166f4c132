import { tajikaAspects } from '../../../doctrine/tajika/aspects.js';
import type { TajikaAspect } from '../../../doctrine/tajika/aspects.js';
import type { StrengthReadings, TajikaFigure } from '../../../doctrine/tajika/figure.js';
import { JudgedFigure } from '../../../doctrine/tajika/judgement.js';
import { muddaPeriods, MUDDA_YEAR_DAYS } from '../../../doctrine/tajika/mudda.js';
import type { MuddaFirstPeriod, MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import { sahamsOf } from '../../../doctrine/tajika/sahams.js';
import type { Saham } from '../../../doctrine/tajika/sahams.js';
import { lordOfSign, TAJIKA_PLANETS } from '../../../doctrine/tajika/tables.js';
import type { TajikaPlanet } from '../../../doctrine/tajika/tables.js';
import { officeBearers, yearLord } from '../../../doctrine/tajika/year-lord.js';
import type { OfficeBearers, YearLord, YearLordReadings } from '../../../doctrine/tajika/year-lord.js';
import { tajikaYogas } from '../../../doctrine/tajika/yogas.js';
import type { YogaReadings } from '../../../doctrine/tajika/yogas.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { CHART_BODIES, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../wire/ayanamsa.js';
import { requestedBodies } from '../../../services/chart.js';
import { housesAt } from '../../../wire/houses.js';
import { siderealCusps } from '../../../services/sidereal-cusps.js';
import { civilYear, siderealSolarReturn } from '../../../services/sidereal-return.js';
import type { VarshaphalChartRequest } from './schema.js';

/** A chart cast for an instant and a place, in the sidereal zodiac. */
export interface CastFigure {
  readonly figure: TajikaFigure;
  readonly houses: Houses;
  readonly ayanamsaDeg: number;
}

/** A year: both charts and what the rules make of them. Days of the year of 360 run from the return to the next one. */
export interface VarshaphalYear {
  readonly natal: Instant;
  readonly yearsElapsed: number;
  readonly start: Instant;
  readonly end: Instant;
  readonly system: ReturnType<typeof ayanamsaSystem>;
  readonly bodies: readonly Body[];
  readonly natalCast: CastFigure;
  readonly cast: CastFigure;
  readonly natalSite: Site | null;
  readonly site: Site | null;
  readonly munthaDeg: number;
  readonly bearers: OfficeBearers;
  readonly lord: YearLord;
  readonly aspects: readonly TajikaAspect[];
  readonly judged: JudgedFigure;
  readonly natalJudged: JudgedFigure;
  readonly sahams: readonly Saham[];
  readonly natalSahams: readonly Saham[];
  readonly mudda: readonly MuddaPeriod[];
  readonly policy: Policy;
}

interface Policy {
  readonly placeCenter: 'geocentric' | 'topocentric';
  readonly muddaFirstPeriod: MuddaFirstPeriod;
  readonly yearLord: YearLordReadings;
  readonly yogas: YogaReadings;
  readonly strength: StrengthReadings;
}

type Place = readonly [latitude: number, longitude: number, field: string];

/** The year of a request. Errors: InvalidInput, OutOfCoverage. */
export function varshaphalYear(engine: Engine, request: VarshaphalChartRequest): VarshaphalYear {
  const natal = engine.time.instantFromIso(request.natal_dt, '/natal_dt');
  const yearsElapsed = request.year - civilYear(engine, request.natal_dt, '/natal_dt');
  if (yearsElapsed < 0)
    throw new InvalidInput({
      field: '/year',
      message: 'the year is before the birth',
      given: request.year,
      allowed: `${request.year - yearsElapsed} or later`,
    });
  const system = ayanamsaSystem(request.ayanamsa ?? 'authI', '/ayanamsa');
  const policy = policyOf(request);
  const bodies = requestedBodies(engine, request.bodies);
  const natalSite = siteOf(policy, request.natal_latitude, request.natal_longitude),
    site = siteOf(policy, request.latitude, request.longitude);
  const search = { natal, system, site, natalSite, origin: { field: '/year', given: request.year } };
  const start = siderealSolarReturn(engine, { ...search, years: yearsElapsed }),
    end = siderealSolarReturn(engine, { ...search, years: yearsElapsed + 1 });
  const castAt = (instant: Instant, from: Site | null, [latitude, longitude, field]: Place): CastFigure =>
    castFigure(engine, instant, {
      system,
      site: from,
      latitude,
      longitude,
      field,
      houseSystem: request.house_system ?? 'P',
      readings: policy.strength,
    });
  const natalCast = castAt(natal, natalSite, [request.natal_latitude, request.natal_longitude, '/natal_latitude']),
    cast = castAt(start, site, [request.latitude, request.longitude, '/latitude']);
  const munthaDeg = normalizeDeg(natalCast.figure.ascDeg + 30 * (yearsElapsed % 12));
  const bearers = officeBearers(cast.figure, natalCast.figure.ascDeg, munthaDeg);
  const aspects = tajikaAspects(cast.figure);
  const yogas = tajikaYogas(cast.figure, aspects, policy.yogas),
    natalYogas = tajikaYogas(natalCast.figure, tajikaAspects(natalCast.figure), policy.yogas);
  return {
    natal,
    yearsElapsed,
    start,
    end,
    system,
    bodies,
    natalCast,
    cast,
    natalSite,
    site,
    munthaDeg,
    bearers,
    lord: yearLord(cast.figure, bearers, yogas, policy.yearLord),
    aspects,
    judged: new JudgedFigure(cast.figure, yogas),
    natalJudged: new JudgedFigure(natalCast.figure, natalYogas),
    sahams: sahamsOf(cast.figure),
    natalSahams: sahamsOf(natalCast.figure),
    mudda: muddaPeriods(natalCast.figure.longitudes.Moon, yearsElapsed, policy.muddaFirstPeriod),
    policy,
  };
}

const policyOf = (request: VarshaphalChartRequest): Policy => ({
  placeCenter: request.place_center ?? 'geocentric',
  muddaFirstPeriod: request.mudda_first_period ?? 'balance',
  yearLord: { rule: request.year_lord_rule ?? 'strength', moon: request.moon_year_lord ?? 'hands_over' },
  yogas: {
    ithasala: request.ithasala_motion ?? 'actual',
    kamboola: request.kamboola_contact ?? 'any',
    manahoo: request.manahoo_contact ?? 'square_too',
    nakta: request.nakta_mediator ?? 'faster',
    khallasara: request.khallasara ?? 'counted',
  },
  strength: {
    vargaShares: request.varga_shares ?? 'six_steps',
    directional: request.directional_strength ?? 'both_sides',
    meanMotions: request.mean_motions ?? 'geocentric',
  },
});

const siteOf = ({ placeCenter }: Policy, latitudeDeg: number, longitudeDeg: number): Site | null =>
  placeCenter === 'topocentric' ? { latitudeDeg, longitudeDeg, elevationM: 0 } : null;

interface CastRequest {
  readonly system: ReturnType<typeof ayanamsaSystem>;
  readonly site: Site | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly field: string;
  readonly houseSystem: string;
  readonly readings: StrengthReadings;
}

function castFigure(engine: Engine, instant: Instant, request: CastRequest): CastFigure {
  const offset = ayanamsaDeg(engine.nutation, instant.ttJ2k, request.system, 'true');
  const houses = housesAt(
    engine,
    instant,
    { latitude: request.latitude, longitude: request.longitude, system: request.houseSystem },
    { system: '/house_system', latitude: request.field },
  );
  const cusps = siderealCusps(houses, offset);
  const order = cuspOrder(cusps);
  if (order === 'disordered')
    throw new InvalidInput({
      field: '/house_system',
      message: 'the cusps of this system are out of order at this latitude: no house holds a place',
      given: request.houseSystem,
      allowed: 'a house system whose cusps keep their order there (Whole Sign, Equal, Porphyry)',
    });
  const longitudes = {} as Record<TajikaPlanet, number>,
    rates = {} as Record<TajikaPlanet, number>;
  for (const [i, planet] of TAJIKA_PLANETS.entries()) {
    const body = BODY_OF[i];
    const place = engine.sky.apparent(body, instant, request.site);
    longitudes[planet] = siderealDeg(place.longitudeDeg, offset);
    rates[planet] = place.longitudeRateDegPerDay;
  }
  return {
    figure: {
      longitudes,
      rates,
      ascDeg: siderealDeg(houses.figure.ascDeg, offset),
      cusps,
      houseOf: (longitudeDeg) => houseOf(longitudeDeg, cusps, order),
      ...dayOrNight(engine, instant, request.latitude, request.longitude),
      readings: request.readings,
    },
    houses,
    ayanamsaDeg: offset,
  };
}

const BODY_OF: readonly Body[] = TAJIKA_PLANETS.map(
  (planet) => CHART_BODIES.find(({ name }) => name === planet) as Body,
);

/** Altitude of the Sun's centre at sunrise and sunset: refraction 34', semidiameter 16'. */
const SUNRISE_ALTITUDE_RAD = -(50 / 60) * RAD_PER_DEG;

/** Whether the Sun's centre is above the horizon (no refraction), and the part of the night, sunset to sunrise, that is over by hour angle. */
function dayOrNight(engine: Engine, instant: Instant, latitudeDeg: number, longitudeDeg: number) {
  const sun = engine.sky.apparentEquatorial(SUN_BODY, instant);
  const hourAngleDeg = normalizeDeg(engine.sky.localSiderealTimeDeg(instant, longitudeDeg) - sun.longitudeDeg);
  const isDay = horizontal(hourAngleDeg, sun.latitudeDeg, latitudeDeg).altitudeDeg >= 0;
  if (isDay) return { isDay, nightPart: null };
  const [latitude, declination] = [latitudeDeg * RAD_PER_DEG, sun.latitudeDeg * RAD_PER_DEG];
  const cosine =
    (Math.sin(SUNRISE_ALTITUDE_RAD) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  const sunsetDeg = Math.acos(Math.max(-1, Math.min(1, cosine))) * DEG_PER_RAD;
  const nightDeg = 360 - 2 * sunsetDeg,
    part = nightDeg > 0 ? (hourAngleDeg - sunsetDeg) / nightDeg : 0;
  return { isDay, nightPart: Math.max(0, Math.min(1, part)) };
}

/** Sidereal longitudes of the request's bodies in one of the two charts. */
export function siderealPlaces(
  engine: Engine,
  { bodies }: VarshaphalYear,
  instant: Instant,
  { figure, ayanamsaDeg: offset }: CastFigure,
  site: Site | null,
): Record<string, number> {
  const known: Readonly<Record<string, number>> = figure.longitudes;
  return Object.fromEntries(
    bodies.map((body) => [
      body.name,
      Object.hasOwn(known, body.name)
        ? known[body.name]
        : siderealDeg(engine.sky.apparent(body, instant, site).longitudeDeg, offset),
    ]),
  );
}

/** UT1 days since J2000.0 of a day of the year of 360. */
export function ut1OfDay({ start, end }: VarshaphalYear, day: number): number {
  if (day >= MUDDA_YEAR_DAYS) return end.ut1J2k;
  return start.ut1J2k + ((end.ut1J2k - start.ut1J2k) * day) / MUDDA_YEAR_DAYS;
}

/** The same as text in UTC. */
export const dateOfDay = (engine: Engine, year: VarshaphalYear, day: number): string =>
  engine.time.formatUtc(engine.time.utcFromUt1(ut1OfDay(year, day)));

/** The instant of a field that lies in the year [return, next return). Errors: InvalidInput. */
export function instantInYear(engine: Engine, year: VarshaphalYear, text: string, field: string): Instant {
  const instant = engine.time.instantFromIso(text, field);
  const reached = reachedBy(instant.ut1J2k);
  if (reached >= year.start.ut1J2k && reached < year.end.ut1J2k) return instant;
  throw new InvalidInput({
    field,
    message: 'the instant is not in the year',
    given: text,
    allowed: `from ${engine.time.formatUtc(year.start.utcJ2k)} to ${engine.time.formatUtc(year.end.utcJ2k)}`,
  });
}

/** The last of a row of periods that has begun at an instant (UT1 days since J2000.0). */
export function periodAt<T extends { readonly startDay: number }>(
  year: VarshaphalYear,
  periods: readonly T[],
  ut1J2k: number,
): T {
  let found = periods[0];
  for (const period of periods) if (ut1OfDay(year, period.startDay) <= reachedBy(ut1J2k)) found = period;
  return found;
}

/** Lord of a house by the sign of its cusp. */
export const lordOfHouse = ({ cast }: VarshaphalYear, house: number): TajikaPlanet =>
  lordOfSign(signIndex(cast.figure.cusps[house - 1]));

/** What an answer of a year stands on. */
export function yearBasis(engine: Engine, year: VarshaphalYear) {
  const { policy, cast } = year;
  return {
    ayanamsa_system: year.system.system,
    ayanamsa_mode: 'true',
    place_center: policy.placeCenter,
    house_system: cast.houses.effective.code,
    mudda_first_period: policy.muddaFirstPeriod,
    year_lord_rule: policy.yearLord.rule,
    moon_year_lord: policy.yearLord.moon,
    ithasala_motion: policy.yogas.ithasala,
    kamboola_contact: policy.yogas.kamboola,
    manahoo_contact: policy.yogas.manahoo,
    nakta_mediator: policy.yogas.nakta,
    khallasara: policy.yogas.khallasara,
    varga_shares: policy.strength.vargaShares,
    directional_strength: policy.strength.directional,
    mean_motions: policy.strength.meanMotions,
    zodiac: 'sidereal: apparent place of date less the true ayanamsa of date',
    year_count: 'sidereal returns of the Sun since birth',
    is_day: cast.figure.isDay,
    computation_basis: engine.basis(year.start),
  };
}
