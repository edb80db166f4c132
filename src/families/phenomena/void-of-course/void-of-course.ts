import { withDefaults } from '../../../contract/defaults.js';
import { directedAspect } from '../../../doctrine/aspects/directed.js';
import { basisOfJd, eventInstant, jdOfTdb, tdbOfJd } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { checkBudget, searchWindow } from '../../../wire/search-window.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { MoonAspects } from '../../../events/moon-aspects.js';
import type { MoonPerfection, SignPassage } from '../../../events/moon-aspects.js';
import { namingField } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { VoidOfCourseRangeRequest, VoidOfCourseRequest } from './schema.js';
import type {
  VoidOfCourseRangeResponse,
  VoidOfCourseStateResponse,
  VoidOfCourseWindowItem,
  VoidOfCourseWindowResponse,
} from './schema.js';

/** Sun, Mercury ... Saturn; with `modern` also Uranus, Neptune and Pluto. */
const TRADITIONAL = CHART_BODIES.filter((body) => body.name !== 'Moon').slice(0, 6);
const MODERN = CHART_BODIES.filter((body) => body.name !== 'Moon');

/** A void period longer than this is long, hours (house rule). */
const LONG_HOURS = 12;
/** Mean number of sign passages of the Moon a day: 12 in a tropical month of 27.32 days. */
const PASSAGES_PER_DAY = 12 / 27.3216;

const moonAspects = (engine: Engine, modern: boolean): MoonAspects =>
  new MoonAspects(engine.sky, modern ? MODERN : TRADITIONAL);

/** The void period of a passage through a sign: from the last exact aspect in it, or from its start, to its end. */
function voidWindow(
  engine: Engine,
  passage: SignPassage,
  perfections: readonly MoonPerfection[],
): VoidOfCourseWindowItem {
  const last = perfections.findLast(({ tdbJ2k }) => tdbJ2k >= passage.entryTdb && tdbJ2k < passage.exitTdb) ?? null;
  const startTdb = last?.tdbJ2k ?? passage.entryTdb;
  const start = eventInstant(engine, startTdb),
    end = eventInstant(engine, passage.exitTdb);
  const durationHours = (end.jd_ut - start.jd_ut) * 24;
  return {
    moon_sign: SIGNS[passage.sign],
    moon_sign_next: SIGNS[(passage.sign + 1) % 12],
    jd_voc_start: start.jd_ut,
    voc_start_datetime_utc: start.datetime_utc,
    jd_voc_end: end.jd_ut,
    voc_end_datetime_utc: end.datetime_utc,
    last_aspect:
      last === null
        ? null
        : {
            body: last.body.name,
            aspect_name: directedAspect(last.angleDeg),
            angle: last.angleDeg,
            jd_exact: start.jd_ut,
            datetime_utc: start.datetime_utc,
          },
    duration_hours: durationHours,
    is_long: durationHours > LONG_HOURS,
    jd_sign_entry: eventInstant(engine, passage.entryTdb).jd_ut,
  };
}

/** The void period of one passage, with its own search of aspects. */
const passageWindow = (engine: Engine, aspects: MoonAspects, passage: SignPassage): VoidOfCourseWindowItem =>
  voidWindow(engine, passage, aspects.perfections({ startTdb: passage.entryTdb, endTdb: passage.exitTdb }));

/**
 * The sign passage of the Moon that contains a Julian day UT1. At an answered ingress it is the passage that begins.
 */
const passageAt = (engine: Engine, aspects: MoonAspects, jdUt1: number, field = '/jd_ut'): SignPassage =>
  namingField(field, jdUt1, () =>
    aspects.passageAt(tdbOfJd(engine, jdUt1), (entryTdb) => jdOfTdb(engine, entryTdb) <= jdUt1),
  );

/** POST /v1/void-of-course/window: the void period of the Moon's current sign. Errors: OutOfCoverage. */
export function currentWindow(engine: Engine, given: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const request = withDefaults(VoidOfCourseRequest, given);
  const aspects = moonAspects(engine, request.modern);
  const answer = passageWindow(engine, aspects, passageAt(engine, aspects, request.jd_ut));
  return { ...answer, computation_basis: basisOfJd(engine, request.jd_ut) };
}

/** POST /v1/void-of-course/next: the void period of the Moon's next sign. Errors: OutOfCoverage. */
export function nextWindow(engine: Engine, given: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const request = withDefaults(VoidOfCourseRequest, given);
  const aspects = moonAspects(engine, request.modern);
  const answer = passageWindow(engine, aspects, aspects.passageAfter(passageAt(engine, aspects, request.jd_ut)));
  return { ...answer, computation_basis: basisOfJd(engine, request.jd_ut) };
}

/**
 * POST /v1/void-of-course/is-active: whether the instant is in the void period of its sign, [start, end). Errors: OutOfCoverage.
 */
export function isVoid(engine: Engine, given: VoidOfCourseRequest): Static<typeof VoidOfCourseStateResponse> {
  const request = withDefaults(VoidOfCourseRequest, given);
  const aspects = moonAspects(engine, request.modern);
  const { jd_voc_start: start, jd_voc_end: end } = passageWindow(
    engine,
    aspects,
    passageAt(engine, aspects, request.jd_ut),
  );
  return {
    jd_ut: request.jd_ut,
    modern: request.modern,
    is_void_of_course: start <= request.jd_ut && request.jd_ut < end,
    computation_basis: basisOfJd(engine, request.jd_ut),
  };
}

/**
 * POST /v1/void-of-course/range: every void period that overlaps the range. Errors: InvalidInput for a range that is too long;
 * OutOfCoverage.
 */
export function windowsInRange(
  engine: Engine,
  given: VoidOfCourseRangeRequest,
): Static<typeof VoidOfCourseRangeResponse> {
  const request = withDefaults(VoidOfCourseRangeRequest, given);
  const range = searchWindow(engine, request.jd_start, request.jd_end, true);
  checkBudget(range, PASSAGES_PER_DAY);
  const aspects = moonAspects(engine, request.modern);
  const passages: SignPassage[] = [];
  for (
    let passage = passageAt(engine, aspects, request.jd_start, '/jd_start');
    jdOfTdb(engine, passage.entryTdb) < request.jd_end;
    passage = aspects.passageAfter(passage)
  )
    passages.push(passage);
  // All passages share one search: an aspect has the same instant in every window that contains it.
  const perfections =
    passages.length === 0
      ? []
      : aspects.perfections({ startTdb: passages[0].entryTdb, endTdb: passages[passages.length - 1].exitTdb });
  const windows = passages
    .map((passage) => voidWindow(engine, passage, perfections))
    .filter((window) => window.jd_voc_start < request.jd_end && window.jd_voc_end > request.jd_start);
  return { windows, computation_basis: basisOfJd(engine, request.jd_start) };
}
