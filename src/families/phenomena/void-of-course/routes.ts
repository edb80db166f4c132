import { declareFamily, route } from '../../../contract/route.js';
import {
  VoidOfCourseRangeRequest,
  VoidOfCourseRangeResponse,
  VoidOfCourseRequest,
  VoidOfCourseStateResponse,
  VoidOfCourseWindowResponse,
} from './schema.js';
import { currentWindow, isVoid, nextWindow, windowsInRange } from './void-of-course.js';

const rule =
  'The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet until she enters the next sign. Without such an aspect she is void throughout the sign.';
const body = { jd_ut: 2460446 };

export const family = declareFamily({
  name: 'void-of-course',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/void-of-course/window',
        summary: 'Void period of the Moon’s current sign',
        description: `${rule} Returns the period of the current sign, past, present or future.`,
        body: VoidOfCourseRequest,
        response: VoidOfCourseWindowResponse,
        example: { body },
      },
      (engine, { body: request }) => currentWindow(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/void-of-course/next',
        summary: 'Void period of the Moon’s next sign',
        description: `${rule} Returns the period of the sign after the current one, which always starts after the instant.`,
        body: VoidOfCourseRequest,
        response: VoidOfCourseWindowResponse,
        example: { body },
      },
      (engine, { body: request }) => nextWindow(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/void-of-course/is-active',
        summary: 'Whether the Moon is void of course',
        description: rule,
        body: VoidOfCourseRequest,
        response: VoidOfCourseStateResponse,
        example: { body },
      },
      (engine, { body: request }) => isVoid(engine, request),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/void-of-course/range',
        summary: 'Void periods in a range',
        run: 'pool',
        description: `${rule} Returns every period that overlaps the range, including those that begin before it or end after it. At most 62 years.`,
        body: VoidOfCourseRangeRequest,
        response: VoidOfCourseRangeResponse,
        table: { list: 'windows' },
        calendar: { list: 'windows', moments: [{ begin: 'voc_start_datetime_utc', end: 'voc_end_datetime_utc' }] },
        example: { body: { jd_start: 2460431.5, jd_end: 2460438.5 } },
      },
      (engine, { body: request }) => windowsInRange(engine, request),
    ),
  ],
});
