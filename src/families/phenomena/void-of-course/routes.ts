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
  'The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet in a sign until she enters the next sign; where she makes none, all through the sign.';
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
        summary: 'Void period of the sign that the Moon is in',
        description: `${rule} The period of the current sign is answered, whether past, present or to come.`,
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
        summary: 'Void period of the next sign',
        description: `${rule} The period of the sign after the current one is answered: it always starts after the instant asked for.`,
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
        summary: 'Void periods of a range',
        run: 'pool',
        description: `${rule} Every period of which some part lies in the range, also one that begins before it or ends after it. At most 62 years.`,
        body: VoidOfCourseRangeRequest,
        response: VoidOfCourseRangeResponse,
        example: { body: { jd_start: 2460431.5, jd_end: 2460438.5 } },
      },
      (engine, { body: request }) => windowsInRange(engine, request),
    ),
  ],
});
