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
import type { AppliedTechnique } from './receipts.js';

/** A birth and the requested moment of life. */
export interface Life {
  readonly natal: Instant;
  readonly target: Instant;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type AngleMethod = 'progressed_armc' | 'solar_arc_midheaven' | 'authE_right_ascension';

/** A technique with its options. `pointers`: JSON pointers of place and house system in the request. */
export interface Technique {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly month?: Month | null;
  /** Only completed life units count; absent: the default of the technique. */
  readonly stepwise?: boolean;
  /** Converse arcs: use the motion of the reference before birth instead of subtracting the direct arc. */
  readonly backward?: boolean;
  readonly arcBody?: Body;
  readonly place?: Place;
  readonly house?: { readonly system: string | null; readonly policy: HousePolicy; readonly angles: AngleMethod };
  readonly pointers?: HousePointers;
}

/** The result of a technique for a moment of life. Julian days UT1, degrees. */
export interface Progressed {
  readonly technique: AppliedTechnique;
  readonly natal: Instant;
  /** The instant of the ephemeris; for arcs of a fixed rate the birth. */
  readonly instant: Instant;
  readonly natalJd: number;
  readonly targetJd: number;
  readonly progressedJd: number;
  readonly ageYears: number;
  /** The directed arc, negative if it runs backward; null for time keys. */
  readonly arcDeg: number | null;
  readonly reference: string | null;
  /** Right ascension of the reference at birth and at the progressed instant; null for arcs in longitude. */
  readonly referenceRa: readonly [number, number] | null;
  readonly steps: number | null;
  readonly frame: (Place & { readonly houses: Houses }) | null;
}

const SECONDARY = methodOf('secondary').measure as TimeKey;

/** Whether only completed life units move the chart. */
export const isStepwise = ({ method, stepwise }: Pick<Technique, 'method' | 'stepwise'>): boolean =>
  stepwise ?? method.stepwise ?? false;

/** The instant `offsetDays` of UT1 from birth; errors at this instant name the target date. */
function instantFrom(engine: Engine, { natal, target }: Life, offsetDays: number): Instant {
  return offsetDays === 0 ? natal : { ...engine.time.instantFromUt1(natal.ut1J2k + offsetDays), origin: target.origin };
}

/**
 * The names of the two stages after the age, by group: the resolution of the instant or arc, and the assembly of the
 * chart.
 */
const STAGES = {
  secondary: ['progressed_jd_resolution', 'progressed_chart_assembly'],
  declination: ['progressed_jd_resolution', 'declination_projection'],
  timeKey: ['time_key_progressed_jd_resolution', 'progressed_chart_assembly'],
  arc: ['reference_arc_resolution', 'directed_chart_assembly'],
  houseFrame: ['progressed_jd_resolution', 'house_frame_assembly'],
  houseFrameArc: ['angle_arc_reference_resolution', 'directed_chart_assembly'],
} as const;

/**
 * Applies a technique to a life. `stages`: log of the stages. Errors: InvalidInput (no vertex, house system, place),
 * OutOfCoverage.
 */
export function progress(engine: Engine, life: Life, technique: Technique, stages = new StageLog()): Progressed {
  const { group } = technique.method,
    [resolution, assembly] = STAGES[group];
  const age = stages.run('age_years_resolution', () => ageYears(life.target.ut1J2k - life.natal.ut1J2k));
  const moved = stages.run(resolution, () => movedBy(engine, life, technique, age));
  if (group !== 'houseFrame') return moved;
  return { ...moved, frame: stages.run(assembly, () => progressedFrame(engine, life, moved.instant, technique)) };
}

/** Runs the assembly of a chart as its stage; a house frame has been assembled by `progress`. */
export const assembled = <T>(stages: StageLog, { technique: { method } }: Progressed, chart: () => T): T =>
  method.group === 'houseFrame' ? chart() : stages.run(STAGES[method.group][1], chart);

/** The progressed instant or the arc of a technique. Errors: as `progress`. */
function movedBy(engine: Engine, life: Life, technique: Technique, age: number): Progressed {
  const { method, converse } = technique,
    { measure } = method,
    stepwise = isStepwise(technique);
  const elapsed = life.target.ut1J2k - life.natal.ut1J2k;
  const base = {
    technique: { method, converse, stepwise, month: technique.month ?? null, arcBody: technique.arcBody?.name ?? null },
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
    const { offsetDays, steps } = progressedTime(measure, elapsed, { ...technique, stepwise });
    const instant = instantFrom(engine, life, offsetDays);
    return { ...base, instant, progressedJd: jdOfInstant(instant), steps };
  }
  const back = converse && technique.backward === true;
  const { offsetDays } = progressedTime(SECONDARY, elapsed, { converse: back });
  const instant = instantFrom(engine, life, offsetDays);
  const [start, end] = [life.natal, instant].map((at) => referenceDeg(engine, at, measure, technique));
  const moved = offsetDays < 0 ? backwardArc(start, end) : forwardArc(start, end);
  return {
    ...base,
    instant,
    progressedJd: jdOfInstant(instant),
    arcDeg: converse && !back ? 0 - moved : moved,
    reference: measure.reference === 'requested' ? technique.arcBody!.name : measure.reference,
    referenceRa: method.space === 'rightAscension' ? [start, end] : null,
  };
}

/**
 * The position of the reference of an arc, in the coordinate of the arc, degrees. Errors: InvalidInput without a
 * vertex.
 */
function referenceDeg(engine: Engine, at: Instant, { reference }: ReferenceArc, technique: Technique): number {
  if (reference === 'Ascendant' || reference === 'Vertex') {
    const { latitude, longitude } = technique.place!,
      figure = figureAt(engine, at, latitude, longitude);
    if (reference === 'Ascendant') return figure.ascDeg;
    if (figure.vertexDeg !== null) return figure.vertexDeg;
    throw new InvalidInput({
      field: technique.pointers?.latitude ?? '/natal/latitude',
      message: 'has no vertex, because ecliptic and prime vertical coincide',
      given: latitude,
      allowed: 'another latitude',
    });
  }
  const body = reference === 'Sun' ? SUN_BODY : technique.arcBody!;
  return technique.method.space === 'rightAscension'
    ? engine.sky.apparentEquatorial(body, at).longitudeDeg
    : engine.sky.apparent(body, at).longitudeDeg;
}

/** The houses of the progressed instant at the natal place, with the meridian of the requested angle method. */
function progressedFrame(
  engine: Engine,
  life: Life,
  instant: Instant,
  technique: Technique,
): NonNullable<Progressed['frame']> {
  const { latitude, longitude } = technique.place!,
    { system: name, policy, angles } = technique.house!;
  const { system } = requestedSystem(name, policy, technique.pointers);
  const obliquityDeg = engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD;
  const sun = system.needsSun ? engine.sky.apparent(SUN_BODY, instant) : null;
  const figure = houseFigure({
    armcDeg: progressedArmc(engine, life, instant, { longitude, angles, converse: technique.converse }),
    obliquityDeg,
    latitudeDeg: latitude,
    ...(sun === null ? {} : { sunLongitudeDeg: sun.longitudeDeg, sunLatitudeDeg: sun.latitudeDeg }),
  });
  return { latitude, longitude, houses: resolveHouses(figure, name, policy, technique.pointers) };
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
  // The midheaven moves with the Sun in longitude; its right ascension uses the natal obliquity.
  const obliquityDeg = engine.sky.epoch(life.natal).trueObliquityRad * DEG_PER_RAD;
  const mcDeg = houseFigure({ armcDeg: natalArmc, obliquityDeg, latitudeDeg: 0 }).mcDeg;
  const arc = engine.sky.sunLongitudeDeg(instant) - engine.sky.sunLongitudeDeg(life.natal);
  return meridianOf(mcDeg + arc, obliquityDeg);
}

/** A point of the progressed chart. */
export interface ProgressedPoint {
  readonly longitudeDeg: number;
  /** Degrees per day of ephemeris; for directed points the natal speed. */
  readonly speedDegPerDay: number;
}

/** The position of a body in the progressed chart. Errors: OutOfCoverage. */
export function progressedPoint(engine: Engine, progressed: Progressed, body: Body): ProgressedPoint {
  const { arcDeg, natal, instant, technique } = progressed;
  const place = engine.sky.apparent(body, arcDeg === null ? instant : natal),
    speedDegPerDay = place.longitudeRateDegPerDay;
  if (arcDeg === null) return { longitudeDeg: normalizeDeg(place.longitudeDeg), speedDegPerDay };
  if (technique.method.space === 'longitude')
    return { longitudeDeg: normalizeDeg(place.longitudeDeg + arcDeg), speedDegPerDay };
  const { longitudeDeg: ra, latitudeDeg: dec } = engine.sky.apparentEquatorial(body, natal);
  const obliquityDeg = engine.sky.epoch(natal).trueObliquityRad * DEG_PER_RAD;
  return { longitudeDeg: turnedLongitude(ra, dec, arcDeg, obliquityDeg), speedDegPerDay };
}

/** Apparent declination of a body at the progressed instant, degrees. */
export const progressedDeclination = (engine: Engine, progressed: Progressed, body: Body): number =>
  engine.sky.apparentEquatorial(body, progressed.instant).latitudeDeg;

/** The life between two instants, each computed as a stage. Errors: InvalidInput. */
export function lifeStages(stages: StageLog, natal: () => Instant, target: () => Instant): Life {
  const born = stages.run('natal_datetime_to_jd', natal);
  return { natal: born, target: stages.run('target_datetime_to_jd', target) };
}

/** The life between two datetimes of a request, or of the item at the JSON pointer `pointer`. Errors: InvalidInput. */
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
