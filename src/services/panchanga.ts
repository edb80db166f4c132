import type {
  NakshatraPositionResponse,
  PanchangaElementResponse,
  PanchangaResultResponse,
} from '../contract/panchanga.js';
import type { Engine } from '../engine.js';
import { NAKSHATRA_SPAN_DEG, nakshatraOf } from '../doctrine/lunar/nakshatra.js';
import {
  KARANA_SPAN_DEG,
  karanaOf,
  pakshaOf,
  TITHI_SPAN_DEG,
  tithiOf,
  varaOf,
  YOGA_SPAN_DEG,
  yogaOf,
} from '../doctrine/panchanga/limbs.js';
import type { NakshatraPlace } from '../doctrine/lunar/nakshatra.js';
import type { Limb } from '../doctrine/panchanga/limbs.js';
import { localWeekday } from '../events/horizon-solar-day.js';
import { J2000_JD } from '../kernel/constants.js';
import { EDGE_STEP_DAYS } from '../kernel/edge.js';
import { normalizeDeg } from '../kernel/angle.js';
import { MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from './ayanamsa.js';
import type { AyanamsaMode } from './ayanamsa.js';
import { boundariesOf, limbMotions, lunarMonths } from './panchanga-times.js';
import type { LimbArgument } from './panchanga-times.js';
import { siderealZodiac, tropicalLongitudeDeg } from './sidereal-zodiac.js';
import type { SiderealPlacePolicy } from './sidereal-zodiac.js';
import { varaBasisAnswer, vedicDayAt } from './vedic-day.js';
import type { SolarDayPolicy, VedicDay } from './vedic-day.js';
import { eventInstantFromUt1 } from '../wire/instant.js';

/** A request with longitudes; its ayanamsa is passed separately. */
export interface PanchangaDirectPart {
  readonly sun_tropical_lon: number;
  readonly moon_tropical_lon: number;
  readonly jd: number;
  readonly ayanamsa_mode: AyanamsaMode;
}

/** A request with an instant and, optionally, a place. */
export interface PanchangaChartPart extends SiderealPlacePolicy, SolarDayPolicy {
  readonly dt: string;
}

/**
 * Canonical name of the ayanamsa of a request: that of its policy when it names one, else its own. `field`: JSON pointer of the policy's.
 * Errors: InvalidInput for an unknown name, also for an own name that the policy overrides.
 */
export function requestedAyanamsa(
  own: string,
  policy: { readonly ayanamsa_system?: string } | null | undefined,
  field = '/policy/ayanamsa_system',
): string {
  const named = ayanamsaSystem(own, '/ayanamsa_system').system;
  return policy?.ayanamsa_system === undefined ? named : ayanamsaSystem(policy.ayanamsa_system, field).system;
}

const element = ({ name, index, degreesElapsed, degreesRemaining }: Limb): PanchangaElementResponse => ({
  name,
  index,
  number: index + 1,
  degrees_elapsed: degreesElapsed,
  degrees_remaining: degreesRemaining,
});

const varaElement = (weekday: number): PanchangaElementResponse => ({
  name: varaOf(weekday).name,
  index: weekday,
  number: weekday + 1,
  degrees_elapsed: 0,
  degrees_remaining: 0,
});

function nakshatraElement(place: NakshatraPlace, moonSiderealDeg: number): NakshatraPositionResponse {
  return {
    nakshatra: place.nakshatra,
    nakshatra_index: place.index,
    nakshatra_lord: place.lord,
    pada: place.pada,
    degrees_in: place.degreesIn,
    sidereal_lon: moonSiderealDeg,
  };
}

/** Upper bound of the rate of the fastest argument, the sum of Sun and Moon, degrees a day. */
const QUICKEST_RATE = 17;
/** A request for the reported end of a limb must get the next limb, in spite of the rounding of the reported instant. */
const REACH_DEG = QUICKEST_RATE * EDGE_STEP_DAYS;

/** The limb of an argument; the next limb when its end is `reachDeg` away or less. */
function reached<T extends { readonly degreesRemaining: number }>(
  placeOf: (degrees: number) => T,
  degrees: number,
  reachDeg: number,
): T {
  const here = placeOf(degrees);
  return here.degreesRemaining > reachDeg ? here : placeOf(degrees + reachDeg);
}

/** The four limbs that are arcs. Given: tropical longitudes and ayanamsa, degrees. */
function arcs(sunDeg: number, moonDeg: number, ayanamsa: number, reachDeg: number) {
  const elongation = normalizeDeg(normalizeDeg(moonDeg) - normalizeDeg(sunDeg)),
    moon = siderealDeg(moonDeg, ayanamsa);
  return {
    tithi: element(reached(tithiOf, elongation, reachDeg)),
    nakshatra: nakshatraElement(reached(nakshatraOf, moon, reachDeg), moon),
    yoga: element(reached(yogaOf, siderealDeg(sunDeg, ayanamsa) + moon, reachDeg)),
    karana: element(reached(karanaOf, elongation, reachDeg)),
  };
}

/** The five limbs of the longitudes of a request. Without a place the weekday is that of Greenwich. Errors: InvalidInput. */
export function panchangaOf(engine: Engine, request: PanchangaDirectPart, systemName: string): PanchangaResultResponse {
  const system = ayanamsaSystem(systemName, '/ayanamsa_system'),
    mode = request.ayanamsa_mode,
    ut1J2k = request.jd - J2000_JD;
  const ayanamsa = ayanamsaDeg(engine.nutation, engine.time.ttFromUt1(ut1J2k), system, mode);
  const { tithi, nakshatra, yoga, karana } = arcs(request.sun_tropical_lon, request.moon_tropical_lon, ayanamsa, 0);
  const weekday = localWeekday(ut1J2k, 0);
  return {
    jd: request.jd,
    ayanamsa_system: system.system,
    tithi,
    vara: varaElement(weekday),
    vara_lord: varaOf(weekday).lord,
    nakshatra,
    yoga,
    karana,
    paksha: pakshaOf(tithi.index),
    vara_basis: varaBasisAnswer(engine, null),
    ayanamsa_mode: mode,
    ayanamsa_degrees: ayanamsa,
  };
}

/**
 * The five limbs of an instant with their starts and ends, and the lunar months. With a place the weekday runs from sunrise to sunrise.
 * `knownDay`: that day, when the caller has computed it. Errors: InvalidInput, OutOfCoverage.
 */
export function panchangaAt(
  engine: Engine,
  request: PanchangaChartPart,
  systemName: string,
  knownDay?: VedicDay,
): PanchangaResultResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    { tdbJ2k, ut1J2k } = instant;
  const zodiac = siderealZodiac(engine, instant, { ...request, ayanamsa_system: systemName }),
    day = zodiac.site === null ? null : (knownDay ?? vedicDayAt(engine, zodiac.site, ut1J2k, request)),
    weekday = day?.weekday ?? localWeekday(ut1J2k, 0);
  const { tithi, nakshatra, yoga, karana } = arcs(
    tropicalLongitudeDeg(engine, zodiac, SUN_BODY),
    tropicalLongitudeDeg(engine, zodiac, MOON_BODY),
    zodiac.ayanamsaDeg,
    REACH_DEG,
  );
  const motions = limbMotions(engine, zodiac);
  const times = (argument: LimbArgument, index: number, span: number) =>
    boundariesOf(engine, motions, argument, tdbJ2k, { start: index * span, end: (index + 1) * span });
  return {
    jd: ut1J2k + J2000_JD,
    ayanamsa_system: zodiac.system,
    tithi: { ...tithi, ...times('elongation', tithi.index, TITHI_SPAN_DEG) },
    vara: {
      ...varaElement(weekday),
      ...(day === null
        ? {}
        : {
            start: eventInstantFromUt1(engine, day.sunriseUt1),
            end: eventInstantFromUt1(engine, day.nextSunriseUt1),
          }),
    },
    vara_lord: varaOf(weekday).lord,
    nakshatra: { ...nakshatra, ...times('siderealMoon', nakshatra.nakshatra_index, NAKSHATRA_SPAN_DEG) },
    yoga: { ...yoga, ...times('siderealSum', yoga.index, YOGA_SPAN_DEG) },
    karana: { ...karana, ...times('elongation', karana.index, KARANA_SPAN_DEG) },
    paksha: pakshaOf(tithi.index),
    vara_basis: varaBasisAnswer(engine, day),
    lunar_month: lunarMonths(engine, zodiac),
    ayanamsa_mode: zodiac.ayanamsaMode,
    ayanamsa_degrees: zodiac.ayanamsaDeg,
    place_center: zodiac.placeCenter,
    place_reduction: zodiac.placeReduction,
    computation_basis: engine.basis(instant),
  };
}
