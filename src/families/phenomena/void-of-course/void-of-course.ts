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
import type {
  VoidOfCourseRangeRequest,
  VoidOfCourseRangeResponse,
  VoidOfCourseRequest,
  VoidOfCourseStateResponse,
  VoidOfCourseWindowItem,
  VoidOfCourseWindowResponse,
} from './schema.js';

/** Sun, Mercury ... Saturn; with `modern` also Uranus, Neptune and Pluto. */
const TRADITIONAL = CHART_BODIES.filter((body) => body.name !== 'Moon').slice(0, 6);
const MODERN = CHART_BODIES.filter((body) => body.name !== 'Moon');

const LONG_HOURS = 12;
/** Mean number of sign passages in a day: 12 in a tropical month of 27.32 days. */
const PASSAGES_PER_DAY = 12 / 27.3216;

const moonAspects = (engine: Engine, modern: boolean | undefined): MoonAspects =>
  new MoonAspects(engine.sky, (modern ?? false) ? MODERN : TRADITIONAL);

/** The void period that closes a passage of the Moon through a sign: from the last exact aspect within it, or all of it. */
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

/** The void period of one passage. */
const passageWindow = (engine: Engine, aspects: MoonAspects, passage: SignPassage): VoidOfCourseWindowItem =>
  voidWindow(engine, passage, aspects.perfections({ startTdb: passage.entryTdb, endTdb: passage.exitTdb }));

/** The passage of the Moon through a sign that holds a Julian day UT1; at an ingress that was answered, the one that begins. */
const passageAt = (engine: Engine, aspects: MoonAspects, jdUt1: number, field = '/jd_ut'): SignPassage =>
  namingField(field, jdUt1, () =>
    aspects.passageAt(tdbOfJd(engine, jdUt1), (entryTdb) => jdOfTdb(engine, entryTdb) <= jdUt1),
  );

/** POST /v1/void-of-course/window: the void period of the sign that the Moon is in, past, present or to come. */
export function currentWindow(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const aspects = moonAspects(engine, request.modern);
  const answer = passageWindow(engine, aspects, passageAt(engine, aspects, request.jd_ut));
  return { ...answer, computation_basis: basisOfJd(engine, request.jd_ut) };
}

/** POST /v1/void-of-course/next: the void period of the next sign. */
export function nextWindow(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const aspects = moonAspects(engine, request.modern);
  const answer = passageWindow(engine, aspects, aspects.passageAfter(passageAt(engine, aspects, request.jd_ut)));
  return { ...answer, computation_basis: basisOfJd(engine, request.jd_ut) };
}

/** POST /v1/void-of-course/is-active: whether the instant lies in the void period of its sign, [start, end). */
export function isVoid(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseStateResponse> {
  const aspects = moonAspects(engine, request.modern);
  const { jd_voc_start: start, jd_voc_end: end } = passageWindow(
    engine,
    aspects,
    passageAt(engine, aspects, request.jd_ut),
  );
  return {
    jd_ut: request.jd_ut,
    modern: request.modern ?? false,
    is_void_of_course: start <= request.jd_ut && request.jd_ut < end,
    computation_basis: basisOfJd(engine, request.jd_ut),
  };
}

/** POST /v1/void-of-course/range: every void period of which some part lies in the range. */
export function windowsInRange(
  engine: Engine,
  request: VoidOfCourseRangeRequest,
): Static<typeof VoidOfCourseRangeResponse> {
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
  // One walk for all passages: an aspect is the same number in any window that holds it.
  const perfections =
    passages.length === 0
      ? []
      : aspects.perfections({ startTdb: passages[0].entryTdb, endTdb: passages[passages.length - 1].exitTdb });
  const windows = passages
    .map((passage) => voidWindow(engine, passage, perfections))
    .filter((window) => window.jd_voc_start < request.jd_end && window.jd_voc_end > request.jd_start);
  return { windows, computation_basis: basisOfJd(engine, request.jd_start) };
}
