import type { Engine } from '../../../engine.js';
import { hourAt, hourRuler, WEEKDAY_RULERS } from '../../../doctrine/planetary-hours/hours.js';
import { abdaLord, ahargana, eclipticDeclinationDeg, masaLord, tribhagaLord } from '../../../doctrine/shadbala/kala.js';
import type { TimeLords } from '../../../doctrine/shadbala/kala.js';
import { shadbala } from '../../../doctrine/shadbala/shadbala.js';
import type { Shadbala, ShadbalaInput } from '../../../doctrine/shadbala/shadbala.js';
import { perGraha, wholeSignHouses } from '../../../doctrine/shadbala/sthana.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { ALL_CORRECTIONS } from '../../../reduction/stages.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import { siderealDeg } from '../../../services/ayanamsa.js';
import { grahaOf } from '../../../wire/grahas.js';
import { figureAt, housesAt } from '../../../wire/houses.js';
import { requestedAyanamsa } from '../../../services/panchanga.js';
import { planetBody } from '../../../services/sidereal-subjects.js';
import { GEOMETRIC, siderealZodiac } from '../../../services/sidereal-zodiac.js';
import type { SiderealZodiac } from '../../../services/sidereal-zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import { vedicDayAt } from '../../../services/vedic-day.js';
import type { VedicDay } from '../../../services/vedic-day.js';
import { ShadbalaChartRequest, ShadbalaPolicyFields } from './schema.js';
import type { ShadbalaPolicyRequest } from './schema.js';
import { LUMINARY_CHESHTA, MERCURY_NATURE, SAPTAVARGAJA_PROFILES } from './wire-words.js';

type Filled = ReturnType<typeof withDefaults<typeof ShadbalaChartRequest>>;
type Policy = ReturnType<typeof policyOf>;

/** The strengths of a request with their basis. */
export interface StrengthChart {
  readonly zodiac: SiderealZodiac;
  readonly day: VedicDay;
  readonly lords: TimeLords;
  readonly tribhaga: Graha;
  readonly isHoraGiven: boolean;
  readonly houseSystem: string | null;
  readonly policy: Policy;
  readonly strengths: Shadbala;
  readonly input: ShadbalaInput;
}

/** The policy of a request with its defaults, as answers return it. */
function policyOf(given: ShadbalaPolicyRequest | null | undefined) {
  const policy = withDefaults(ShadbalaPolicyFields, given ?? {});
  return {
    saptavargaja_points:
      policy.saptavargaja_profile === undefined
        ? policy.saptavargaja_points
        : SAPTAVARGAJA_PROFILES[policy.saptavargaja_profile],
    moolatrikona: policy.moolatrikona,
    drekkana_bala: policy.drekkana_bala,
    kendra_basis: policy.kendra_basis,
    moon_paksha: policy.moon_paksha,
    hora: policy.hora,
    ayana_declination: policy.ayana_declination,
    luminary_cheshta: policy.luminary_cheshta,
    mercury_nature: policy.mercury_nature,
    yuddha_points: policy.yuddha_points,
  };
}

/**
 * Lord of the hour: one of 24 equal hours from sunrise, or a twelfth of the day or of the night. `reached`: the instant with the tolerance
 * that is used for the day, UT1.
 */
function horaLord(day: VedicDay, reached: number, division: Policy['hora']): Graha {
  const hour =
    division === 'seasonal'
      ? hourAt(day, (start) => start <= reached)
      : Math.min(24, Math.floor((reached - day.sunriseUt1) * 24) + 1);
  return hourRuler(WEEKDAY_RULERS[day.weekday], hour);
}

/** Lords of year, month, weekday and hour. The civil day is the local mean date at the middle of the daylight. */
function timeLords(day: VedicDay, zodiac: SiderealZodiac, request: Filled, policy: Policy): TimeLords {
  const middle = (day.sunriseUt1 + day.sunsetUt1) / 2,
    localJd = middle + J2000_JD + request.observer_lon / 360,
    days = ahargana(Math.floor(localJd + 0.5) - 0.5);
  const given = request.hora_lord ?? null;
  return {
    abda: abdaLord(days),
    masa: masaLord(days),
    vara: WEEKDAY_RULERS[day.weekday],
    hora: given === null ? horaLord(day, reachedBy(zodiac.instant.ut1J2k), policy.hora) : grahaOf(given, '/hora_lord'),
  };
}

/** Houses of the planets by the cusps of the house system, and its code. */
function cuspHouses(engine: Engine, zodiac: SiderealZodiac, request: Filled, tropicalDeg: Record<Graha, number>) {
  const houses = housesAt(
    engine,
    zodiac.instant,
    { latitude: request.observer_lat, longitude: request.observer_lon, system: request.house_system },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const { cusps } = houses;
  const house = perGraha((planet) => {
    for (let i = 0; i < 12; i++) {
      const width = normalizeDeg(cusps[(i + 1) % 12] - cusps[i]);
      if (normalizeDeg(tropicalDeg[planet] - cusps[i]) < width) return i + 1;
    }
    return 12;
  });
  return { house, code: houses.effective.code };
}

/** Positions of the seven planets with the reduction of the zodiac: longitudes, latitudes and declinations of date, degrees. */
function positions(engine: Engine, zodiac: SiderealZodiac, declination: Policy['ayana_declination']) {
  const site = zodiac.placeCenter === 'topocentric' ? zodiac.site : null,
    corrections = zodiac.placeReduction === 'geometric' ? GEOMETRIC : ALL_CORRECTIONS,
    obliquityDeg = engine.sky.epoch(zodiac.instant).trueObliquityRad * DEG_PER_RAD;
  const ecliptic = perGraha((planet) => engine.sky.apparent(planetBody(planet), zodiac.instant, site, corrections));
  const tropicalDeg = perGraha((planet) => normalizeDeg(ecliptic[planet].longitudeDeg));
  return {
    tropicalDeg,
    siderealDeg: perGraha((planet) => siderealDeg(tropicalDeg[planet], zodiac.ayanamsaDeg)),
    latitudeDeg: perGraha((planet) => ecliptic[planet].latitudeDeg),
    declinationDeg: perGraha((planet) =>
      declination === 'planet'
        ? engine.sky.apparentEquatorial(planetBody(planet), zodiac.instant, site, corrections).latitudeDeg
        : eclipticDeclinationDeg(tropicalDeg[planet], obliquityDeg),
    ),
  };
}

/**
 * The six strengths of an instant and place. `knownDay`: the day of the instant at the place, when the caller has computed it.
 * Errors: InvalidInput, OutOfCoverage.
 */
export function strengthChart(engine: Engine, input: ShadbalaChartRequest, knownDay?: VedicDay): StrengthChart {
  const request = withDefaults(ShadbalaChartRequest, input),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    policy = policyOf(request.policy);
  const zodiac = siderealZodiac(engine, instant, {
    ...request,
    ayanamsa_system: requestedAyanamsa(request.ayanamsa_system, request.policy),
  });
  const site = {
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon,
    elevationM: request.observer_elev_m,
  };
  const day = knownDay ?? vedicDayAt(engine, site, instant.ut1J2k, request),
    lords = timeLords(day, zodiac, request, policy),
    tribhaga = tribhagaLord(day, reachedBy(instant.ut1J2k));
  const place = positions(engine, zodiac, policy.ayana_declination),
    figure = figureAt(engine, instant, request.observer_lat, request.observer_lon),
    lagnaDeg = siderealDeg(figure.ascDeg, zodiac.ayanamsaDeg);
  const byCusps = policy.kendra_basis === 'house' ? cuspHouses(engine, zodiac, request, place.tropicalDeg) : null;
  const chart: ShadbalaInput = {
    ...place,
    lagnaDeg,
    midheavenDeg: siderealDeg(figure.mcDeg, zodiac.ayanamsaDeg),
    house: byCusps?.house ?? wholeSignHouses(place.siderealDeg, lagnaDeg),
    hourAngleDeg: figure.armcDeg - engine.sky.apparentEquatorial(SUN_BODY, instant).longitudeDeg,
    lords,
    tribhagaLord: tribhaga,
    ttJ2k: instant.ttJ2k,
  };
  return {
    zodiac,
    day,
    lords,
    tribhaga,
    isHoraGiven: (request.hora_lord ?? null) !== null,
    houseSystem: byCusps?.code ?? null,
    policy,
    input: chart,
    strengths: shadbala(chart, {
      saptavargaja: policy.saptavargaja_points,
      moolatrikona: policy.moolatrikona,
      drekkana: policy.drekkana_bala,
      moonPaksha: policy.moon_paksha,
      luminaryCheshta: LUMINARY_CHESHTA[policy.luminary_cheshta],
      mercuryNature: MERCURY_NATURE[policy.mercury_nature],
      yuddha: policy.yuddha_points,
    }),
  };
}
