import type { Static } from '@sinclair/typebox';
import { checkBudget, eventInstant, searchWindow, tdbFromJdUt1 } from '../../../wire/search-window.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { MoonAspects } from '../../../events/moon-aspects.js';
import type { SignPassage } from '../../../events/moon-aspects.js';
import { J2000_JD } from '../../../kernel/constants.js';
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

const ASPECT_NAMES: Readonly<Record<number, string>> = {
  0: 'Conjunction',
  60: 'Sextile',
  90: 'Square',
  120: 'Trine',
  180: 'Opposition',
  240: 'Trine',
  270: 'Square',
  300: 'Sextile',
};
const LONG_HOURS = 12;
/** Mean number of sign passages in a day: 12 in a tropical month of 27.32 days. */
const PASSAGES_PER_DAY = 12 / 27.3216;

interface Window {
  readonly passage: SignPassage;
  readonly startTdb: number;
  readonly answer: VoidOfCourseWindowItem;
}

const moonAspects = (engine: Engine, modern: boolean | undefined): MoonAspects =>
  new MoonAspects(engine.sky, (modern ?? false) ? MODERN : TRADITIONAL);

/** The void period that closes a passage of the Moon through a sign: from the last exact aspect within it, or all of it. */
function voidWindow(engine: Engine, aspects: MoonAspects, passage: SignPassage): Window {
  const last = aspects.perfections(passage.entryTdb, passage.exitTdb).at(-1) ?? null;
  const startTdb = last?.tdbJ2k ?? passage.entryTdb;
  const start = eventInstant(engine, startTdb),
    end = eventInstant(engine, passage.exitTdb);
  const durationHours = (end.jd_ut - start.jd_ut) * 24;
  return {
    passage,
    startTdb,
    answer: {
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
              aspect_name: ASPECT_NAMES[last.angleDeg],
              angle: last.angleDeg,
              jd_exact: start.jd_ut,
              datetime_utc: start.datetime_utc,
            },
      duration_hours: durationHours,
      is_long: durationHours > LONG_HOURS,
      jd_sign_entry: eventInstant(engine, passage.entryTdb).jd_ut,
    },
  };
}

const basisAt = (engine: Engine, jdUt1: number) => engine.basis(engine.time.instantFromUt1(jdUt1 - J2000_JD));

/** POST /v1/void-of-course/window: the void period of the sign that the Moon is in, past, present or to come. */
export function currentWindow(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const aspects = moonAspects(engine, request.modern);
  const { answer } = voidWindow(engine, aspects, aspects.passageAt(tdbFromJdUt1(engine, request.jd_ut)));
  return { ...answer, computation_basis: basisAt(engine, request.jd_ut) };
}

/** POST /v1/void-of-course/next: the void period of the next sign. */
export function nextWindow(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseWindowResponse> {
  const aspects = moonAspects(engine, request.modern);
  const { answer } = voidWindow(
    engine,
    aspects,
    aspects.passageAfter(aspects.passageAt(tdbFromJdUt1(engine, request.jd_ut))),
  );
  return { ...answer, computation_basis: basisAt(engine, request.jd_ut) };
}

/** POST /v1/void-of-course/is-active: whether the instant lies in the void period of its sign, ends included. */
export function isVoid(engine: Engine, request: VoidOfCourseRequest): Static<typeof VoidOfCourseStateResponse> {
  const aspects = moonAspects(engine, request.modern),
    tdb = tdbFromJdUt1(engine, request.jd_ut);
  const { startTdb, passage } = voidWindow(engine, aspects, aspects.passageAt(tdb));
  return {
    jd_ut: request.jd_ut,
    modern: request.modern ?? false,
    is_void_of_course: startTdb <= tdb && tdb <= passage.exitTdb,
    computation_basis: basisAt(engine, request.jd_ut),
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
  const windows: VoidOfCourseWindowItem[] = [];
  for (
    let passage = aspects.passageAt(range.startTdb);
    passage.entryTdb <= range.endTdb;
    passage = aspects.passageAfter(passage)
  ) {
    const { startTdb, answer } = voidWindow(engine, aspects, passage);
    if (startTdb <= range.endTdb && passage.exitTdb >= range.startTdb) windows.push(answer);
  }
  return { windows, computation_basis: basisAt(engine, request.jd_start) };
}
