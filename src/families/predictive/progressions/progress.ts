import type { Engine } from '../../../engine.js';
import {
  ageYears,
  backwardArc,
  forwardArc,
  meridianOf,
  progressedTime,
  turnedLongitude,
} from '../../../doctrine/progressions/keys.js';
import { methodOf, NAIBOD_DEG_PER_YEAR } from '../../../doctrine/progressions/methods.js';
import type { Month, ProgressionMethod, ReferenceArc, TimeKey } from '../../../doctrine/progressions/methods.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { requestedSystem, resolveHouses } from '../../../sky/houses/resolve.js';
import type { HousePointers, HousePolicy, Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { figureAt } from '../../../wire/houses.js';
import { StageLog } from '../../../wire/stage-log.js';
import { jdOfInstant } from '../../../wire/instant.js';
import type { Asked } from './receipts.js';

/** A birth and the moment of life that is asked about. */
export interface Life {
  readonly natal: Instant;
  readonly target: Instant;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type AngleMethod = 'progressed_armc' | 'solar_arc_midheaven' | 'authE_right_ascension';

/** A technique with its readings. `pointers` say where in the request place and system stand. */
export interface Ask {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly month?: Month | null;
  /** Whole life units alone count; absent: as the technique does by itself. */
  readonly stepwise?: boolean;
  /** Converse arcs: the motion of the reference before birth instead of the direct arc subtracted. */
  readonly backward?: boolean;
  readonly arcBody?: Body;
  readonly place?: Place;
  readonly house?: { readonly system: string | null; readonly policy: HousePolicy; readonly angles: AngleMethod };
  readonly pointers?: HousePointers;
}

/** What a technique gives for a moment of life. Julian days UT1, degrees. */
export interface Progressed {
  readonly asked: Asked;
  readonly natal: Instant;
  /** The instant whose sky is read: the natal one where a rate alone moves the chart. */
  readonly instant: Instant;
  readonly natalJd: number;
  readonly targetJd: number;
  readonly progressedJd: number;
  readonly ageYears: number;
  /** The directed arc, negative when it runs back; null for time keys. */
  readonly arcDeg: number | null;
  readonly reference: string | null;
  /** Right ascension of the reference at birth and when it had moved; null where the arc is in longitude. */
  readonly referenceRa: readonly [number, number] | null;
  readonly steps: number | null;
  readonly frame: (Place & { readonly houses: Houses }) | null;
}

const SECONDARY = methodOf('secondary').measure as TimeKey;

/** Whether whole life units alone move the chart. */
export const stepsWhole = ({ method, stepwise }: Pick<Ask, 'method' | 'stepwise'>): boolean =>
  stepwise ?? method.stepwise ?? false;

/** The instant so many days of UT1 from birth; what goes wrong there is the target's doing. */
function instantFrom(engine: Engine, { natal, target }: Life, offsetDays: number): Instant {
  return offsetDays === 0 ? natal : { ...engine.time.instantFromUt1(natal.ut1J2k + offsetDays), origin: target.origin };
}

/** The names of the two stages after the age, by the group of techniques: what moves the chart, and the chart that is moved. */
const STAGES = {
  secondary: ['progressed_jd_resolution', 'progressed_chart_assembly'],
  declination: ['progressed_jd_resolution', 'declination_projection'],
  time_key: ['time_key_progressed_jd_resolution', 'progressed_chart_assembly'],
  arc: ['reference_arc_resolution', 'directed_chart_assembly'],
  house_frame: ['progressed_jd_resolution', 'house_frame_assembly'],
  house_frame_arc: ['angle_arc_reference_resolution', 'directed_chart_assembly'],
} as const;

/** The technique applied to a life. `stages`: those that ran before. Errors: InvalidInput (no vertex, house system, place), OutOfCoverage. */
export function progress(engine: Engine, life: Life, ask: Ask, stages = new StageLog()): Progressed {
  const { group } = ask.method,
    [resolution, assembly] = STAGES[group];
  const age = stages.run('age_years_resolution', () => ageYears(life.target.ut1J2k - life.natal.ut1J2k));
  const moved = stages.run(resolution, () => movedBy(engine, life, ask, age));
  if (group !== 'house_frame') return moved;
  return { ...moved, frame: stages.run(assembly, () => progressedFrame(engine, life, moved.instant, ask)) };
}

/** The chart of a technique, under the name of its stage; a frame is assembled before, with its houses. */
export const assembled = <T>(stages: StageLog, { asked: { method } }: Progressed, chart: () => T): T =>
  method.group === 'house_frame' ? chart() : stages.run(STAGES[method.group][1], chart);

/** The instant or the arc that moves the chart. Errors: as progress. */
function movedBy(engine: Engine, life: Life, ask: Ask, age: number): Progressed {
  const { method, converse } = ask,
    { measure } = method,
    stepwise = stepsWhole(ask);
  const elapsed = life.target.ut1J2k - life.natal.ut1J2k;
  const base = {
    asked: { method, converse, stepwise, month: ask.month ?? null, arcBody: ask.arcBody?.name ?? null },
    natal: life.natal,
    natalJd: jdOfInstant(life.natal),
    targetJd: jdOfInstant(life.target),
    ageYears: age,
    arcDeg: null,
    reference: null,
    referenceRa: null,
    steps: null,
    frame: null,
  };
  if (measure.kind === 'rate') {
    const arcDeg = (converse ? -1 : 1) * age * measure.degPerYear + 0;
    return { ...base, instant: life.natal, progressedJd: base.natalJd, arcDeg };
  }
  if (measure.kind === 'time') {
    const { offsetDays, steps } = progressedTime(measure, elapsed, { ...ask, stepwise });
    const instant = instantFrom(engine, life, offsetDays);
    return { ...base, instant, progressedJd: jdOfInstant(instant), steps };
  }
  const back = converse && ask.backward === true;
  const { offsetDays } = progressedTime(SECONDARY, elapsed, { converse: back });
  const instant = instantFrom(engine, life, offsetDays);
  const [start, end] = [life.natal, instant].map((at) => referenceDeg(engine, at, measure, ask));
  const moved = offsetDays < 0 ? backwardArc(start, end) : forwardArc(start, end);
  return {
    ...base,
    instant,
    progressedJd: jdOfInstant(instant),
    arcDeg: converse && !back ? 0 - moved : moved,
    reference: measure.reference === 'asked' ? ask.arcBody!.name : measure.reference,
    referenceRa: method.space === 'right_ascension' ? [start, end] : null,
  };
}

/** Where the reference of an arc stands, in the coordinate of the arc, degrees. */
function referenceDeg(engine: Engine, at: Instant, { reference }: ReferenceArc, ask: Ask): number {
  if (reference === 'Ascendant' || reference === 'Vertex') {
    const { latitude, longitude } = ask.place!,
      figure = figureAt(engine, at, latitude, longitude);
    if (reference === 'Ascendant') return figure.ascDeg;
    if (figure.vertexDeg !== null) return figure.vertexDeg;
    throw new InvalidInput({
      field: ask.pointers?.latitude ?? '/natal/latitude',
      message: 'there is no vertex here: ecliptic and prime vertical coincide',
      given: latitude,
      allowed: 'another latitude',
    });
  }
  const body = reference === 'Sun' ? SUN_BODY : ask.arcBody!;
  return ask.method.space === 'right_ascension'
    ? engine.sky.apparentEquatorial(body, at).longitudeDeg
    : engine.sky.apparent(body, at).longitudeDeg;
}

/** The houses of the progressed instant at the natal place, its meridian found as the policy says. */
function progressedFrame(engine: Engine, life: Life, instant: Instant, ask: Ask): NonNullable<Progressed['frame']> {
  const { latitude, longitude } = ask.place!,
    { system: name, policy, angles } = ask.house!;
  const { system } = requestedSystem(name, policy, ask.pointers);
  const obliquityDeg = engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD;
  const sun = system.needsSun ? engine.sky.apparent(SUN_BODY, instant) : null;
  const figure = houseFigure({
    armcDeg: progressedArmc(engine, life, instant, { longitude, angles, converse: ask.converse }),
    obliquityDeg,
    latitudeDeg: latitude,
    ...(sun === null ? {} : { sunLongitudeDeg: sun.longitudeDeg, sunLatitudeDeg: sun.latitudeDeg }),
  });
  return { latitude, longitude, houses: resolveHouses(figure, name, policy, ask.pointers) };
}

function progressedArmc(
  engine: Engine,
  life: Life,
  instant: Instant,
  { longitude, angles, converse }: { longitude: number; angles: AngleMethod; converse: boolean },
): number {
  if (angles === 'progressed_armc') return engine.sky.localSiderealTimeDeg(instant, longitude);
  const natalArmc = engine.sky.localSiderealTimeDeg(life.natal, longitude);
  if (angles === 'authE_right_ascension') {
    const age = ageYears(life.target.ut1J2k - life.natal.ut1J2k);
    return normalizeDeg(natalArmc + (converse ? -1 : 1) * age * NAIBOD_DEG_PER_YEAR);
  }
  // The midheaven goes with the Sun in longitude; the meridian under which it then stands is that of the natal ecliptic.
  const obliquityDeg = engine.sky.epoch(life.natal).trueObliquityRad * DEG_PER_RAD;
  const mcDeg = houseFigure({ armcDeg: natalArmc, obliquityDeg, latitudeDeg: 0 }).mcDeg;
  const arc = engine.sky.sunLongitudeDeg(instant) - engine.sky.sunLongitudeDeg(life.natal);
  return meridianOf(mcDeg + arc, obliquityDeg);
}

/** A point of the progressed chart. */
export interface ProgressedPoint {
  readonly longitudeDeg: number;
  /** Degrees a day of ephemeris; of directed points the natal speed. */
  readonly speedDegPerDay: number;
}

/** Where a body stands in the progressed chart. Errors: OutOfCoverage. */
export function progressedPoint(engine: Engine, progressed: Progressed, body: Body): ProgressedPoint {
  const { arcDeg, natal, instant, asked } = progressed;
  const place = engine.sky.apparent(body, arcDeg === null ? instant : natal),
    speedDegPerDay = place.longitudeRateDegPerDay;
  if (arcDeg === null) return { longitudeDeg: normalizeDeg(place.longitudeDeg), speedDegPerDay };
  if (asked.method.space === 'longitude')
    return { longitudeDeg: normalizeDeg(place.longitudeDeg + arcDeg), speedDegPerDay };
  const { longitudeDeg: ra, latitudeDeg: dec } = engine.sky.apparentEquatorial(body, natal);
  const obliquityDeg = engine.sky.epoch(natal).trueObliquityRad * DEG_PER_RAD;
  return { longitudeDeg: turnedLongitude(ra, dec, arcDeg, obliquityDeg), speedDegPerDay };
}

/** Apparent declination of a body at the progressed instant, degrees. */
export const progressedDeclination = (engine: Engine, progressed: Progressed, body: Body): number =>
  engine.sky.apparentEquatorial(body, progressed.instant).latitudeDeg;

/** The life between two instants, each under the name of its stage. Errors: InvalidInput. */
export function lifeStages(stages: StageLog, natal: () => Instant, target: () => Instant): Life {
  const born = stages.run('natal_datetime_to_jd', natal);
  return { natal: born, target: stages.run('target_datetime_to_jd', target) };
}

/** The life between two datetimes of a request, or of the item at `pointer`. Errors: InvalidInput. */
export const lifeOf = (
  engine: Engine,
  natalDt: string,
  targetDt: string,
  { pointer = '', stages = new StageLog() }: { readonly pointer?: string; readonly stages?: StageLog } = {},
): Life =>
  lifeStages(
    stages,
    () => engine.time.instantFromIso(natalDt, `${pointer}/natal/dt`),
    () => engine.time.instantFromIso(targetDt, `${pointer}/target_dt`),
  );
