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
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { castFigure } from '../../../services/figure.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { requestedBodies } from '../../../services/chart.js';
import { civilYear, siderealSolarReturn } from '../../../services/sidereal-return.js';
import { VarshaphalChartRequest } from './schema.js';
import { DIRECTIONAL_READINGS, MANAHOO_CONTACTS, MOON_YEAR_LORDS, VARGA_SHARES } from './wire-words.js';

/** A sidereal figure of an instant and a place. */
export interface AnnualFigure {
  readonly figure: TajikaFigure;
  readonly houses: Houses;
  readonly ayanamsaDeg: number;
}

/** A year: the natal and the annual figure, and the results of the rules. The year of 360 days runs from one return to the next. */
export interface VarshaphalYear {
  readonly natal: Instant;
  readonly yearsElapsed: number;
  readonly start: Instant;
  readonly end: Instant;
  readonly system: ReturnType<typeof ayanamsaSystem>;
  readonly bodies: readonly Body[];
  readonly natalCast: AnnualFigure;
  readonly cast: AnnualFigure;
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
  /** The policy as answers echo it. */
  readonly echo: PolicyEcho;
}

/** Readings of a request in the terms of the doctrine. */
interface Policy {
  readonly placeCenter: 'geocentric' | 'topocentric';
  readonly muddaFirstPeriod: MuddaFirstPeriod;
  readonly yearLord: YearLordReadings;
  readonly yogas: YogaReadings;
  readonly strength: StrengthReadings;
}

/** Latitude and longitude, degrees, and the JSON pointer of the latitude. */
type Place = readonly [latitude: number, longitude: number, field: string];

/**
 * The year of a request: its return, both figures, lord, yogas, sahams and mudda periods.
 * Errors: InvalidInput for a year before the birth or a house system without houses at the latitude; OutOfCoverage.
 */
export function varshaphalYear(engine: Engine, input: VarshaphalChartRequest): VarshaphalYear {
  const request = withDefaults(VarshaphalChartRequest, input);
  const natal = engine.time.instantFromIso(request.natal_dt, '/natal_dt');
  const yearsElapsed = request.year - civilYear(engine, request.natal_dt, '/natal_dt');
  if (yearsElapsed < 0)
    throw new InvalidInput({
      field: '/year',
      message: 'must not be before the year of birth',
      given: request.year,
      allowed: `${request.year - yearsElapsed} or later`,
    });
  const system = ayanamsaSystem(request.ayanamsa, '/ayanamsa');
  const policy = policyOf(request);
  const bodies = requestedBodies(engine, request.bodies);
  const natalSite = siteOf(policy, request.natal_latitude, request.natal_longitude),
    site = siteOf(policy, request.latitude, request.longitude);
  const search = { natal, system, site, natalSite, origin: { field: '/year', given: request.year } };
  const start = siderealSolarReturn(engine, { ...search, years: yearsElapsed }),
    end = siderealSolarReturn(engine, { ...search, years: yearsElapsed + 1 });
  const castAt = (instant: Instant, from: Site | null, [latitude, longitude, field]: Place): AnnualFigure =>
    annualFigure(engine, instant, {
      system,
      site: from,
      latitude,
      longitude,
      field,
      houseSystem: request.house_system,
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
    echo: policyEcho(request),
  };
}

type Filled = ReturnType<typeof withDefaults<typeof VarshaphalChartRequest>>;

const policyOf = (request: Filled): Policy => ({
  placeCenter: request.place_center,
  muddaFirstPeriod: request.mudda_first_period,
  yearLord: { rule: request.year_lord_rule, moon: MOON_YEAR_LORDS[request.moon_year_lord] },
  yogas: {
    ithasala: request.ithasala_motion,
    kamboola: request.kamboola_contact,
    manahoo: MANAHOO_CONTACTS[request.manahoo_contact],
    nakta: request.nakta_mediator,
    khallasara: request.khallasara,
  },
  strength: {
    vargaShares: VARGA_SHARES[request.varga_shares],
    directional: DIRECTIONAL_READINGS[request.directional_strength],
    meanMotions: request.mean_motions,
  },
});

const policyEcho = (request: Filled) => ({
  place_center: request.place_center,
  mudda_first_period: request.mudda_first_period,
  year_lord_rule: request.year_lord_rule,
  moon_year_lord: request.moon_year_lord,
  ithasala_motion: request.ithasala_motion,
  kamboola_contact: request.kamboola_contact,
  manahoo_contact: request.manahoo_contact,
  nakta_mediator: request.nakta_mediator,
  khallasara: request.khallasara,
  varga_shares: request.varga_shares,
  directional_strength: request.directional_strength,
  mean_motions: request.mean_motions,
});
type PolicyEcho = ReturnType<typeof policyEcho>;

const siteOf = ({ placeCenter }: Policy, latitudeDeg: number, longitudeDeg: number): Site | null =>
  placeCenter === 'topocentric' ? { latitudeDeg, longitudeDeg, elevationM: 0 } : null;

interface CastRequest {
  readonly system: ReturnType<typeof ayanamsaSystem>;
  readonly site: Site | null;
  readonly latitude: number;
  readonly longitude: number;
  /** JSON pointer of the latitude. */
  readonly field: string;
  readonly houseSystem: string;
  readonly readings: StrengthReadings;
}

function annualFigure(engine: Engine, instant: Instant, request: CastRequest): AnnualFigure {
  const { latitude, longitude, site, houseSystem } = request;
  const offset = ayanamsaDeg(engine.nutation, instant.ttJ2k, request.system, 'true');
  const { houses, ascDeg, cusps, houseOf, hasHouses, planets } = castFigure(engine, instant, {
    latitude,
    longitude,
    system: houseSystem,
    pointers: { system: '/house_system', latitude: request.field },
    site,
    ayanamsaDeg: offset,
  });
  if (!hasHouses)
    throw new InvalidInput({
      field: '/house_system',
      message: 'does not give houses at this latitude: its cusps are out of order',
      given: houseSystem,
      allowed: 'a house system whose cusps are in order at the latitude (Whole Sign, Equal, Porphyry)',
    });
  const longitudes = {} as Record<TajikaPlanet, number>,
    rates = {} as Record<TajikaPlanet, number>;
  for (const planet of TAJIKA_PLANETS) {
    longitudes[planet] = planets[planet].longitudeDeg;
    rates[planet] = planets[planet].longitudeRateDegPerDay;
  }
  return {
    figure: {
      longitudes,
      rates,
      ascDeg,
      cusps,
      houseOf,
      ...dayOrNight(engine, instant, latitude, longitude),
      readings: request.readings,
    },
    houses,
    ayanamsaDeg: offset,
  };
}

/** Altitude of the Sun's centre at sunrise and sunset: refraction 34', semidiameter 16'. */
const SUNRISE_ALTITUDE_RAD = -(50 / 60) * RAD_PER_DEG;

/**
 * Whether the Sun's centre is above the horizon (without refraction), and the elapsed part of the night from sunset to sunrise, by hour angle.
 */
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

/** Sidereal longitudes, degrees, of the bodies of the request at an instant, with the ayanamsa of a figure. */
export function siderealPlaces(
  engine: Engine,
  { bodies }: VarshaphalYear,
  instant: Instant,
  { figure, ayanamsaDeg: offset }: AnnualFigure,
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

/** UT1, days since J2000.0, of a day of the year of 360 days. */
export function ut1OfDay({ start, end }: VarshaphalYear, day: number): number {
  if (day >= MUDDA_YEAR_DAYS) return end.ut1J2k;
  return start.ut1J2k + ((end.ut1J2k - start.ut1J2k) * day) / MUDDA_YEAR_DAYS;
}

/** UTC, ISO 8601, of a day of the year of 360 days. */
export const dateOfDay = (engine: Engine, year: VarshaphalYear, day: number): string =>
  engine.time.formatUtc(engine.time.utcFromUt1(ut1OfDay(year, day)));

/** The instant of a field of the request, in the year [return, next return). Errors: InvalidInput when it is outside the year. */
export function instantInYear(engine: Engine, year: VarshaphalYear, text: string, field: string): Instant {
  const instant = engine.time.instantFromIso(text, field);
  const reached = reachedBy(instant.ut1J2k);
  if (reached >= year.start.ut1J2k && reached < year.end.ut1J2k) return instant;
  throw new InvalidInput({
    field,
    message: 'is outside the year',
    given: text,
    allowed: `from ${engine.time.formatUtc(year.start.utcJ2k)} to ${engine.time.formatUtc(year.end.utcJ2k)}`,
  });
}

/** The last of successive periods that has begun at an instant (UT1, days since J2000.0). */
export function periodAt<T extends { readonly startDay: number }>(
  year: VarshaphalYear,
  periods: readonly T[],
  ut1J2k: number,
): T {
  let found = periods[0];
  for (const period of periods) if (ut1OfDay(year, period.startDay) <= reachedBy(ut1J2k)) found = period;
  return found;
}

/** Lord of the sign of the cusp of a house, 1 ... 12, of the annual figure. */
export const lordOfHouse = ({ cast }: VarshaphalYear, house: number): TajikaPlanet =>
  lordOfSign(signIndex(cast.figure.cusps[house - 1]));

/** Policies and basis of an answer. */
export function yearBasis(engine: Engine, { system, cast, start, echo }: VarshaphalYear) {
  return {
    ayanamsa_system: system.system,
    ayanamsa_mode: 'true',
    house_system: cast.houses.effective.code,
    ...echo,
    zodiac: 'sidereal: apparent place of date less the true ayanamsa of date',
    year_count: 'sidereal returns of the Sun since birth',
    is_day: cast.figure.isDay,
    computation_basis: engine.basis(start),
  };
}
