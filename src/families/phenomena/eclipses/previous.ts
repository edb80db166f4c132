import type { Engine } from '../../../engine.js';
import { nextLunar, nextSolar } from './next.js';
import type {
  EclipseEventAnswer,
  EclipseEventResponse,
  EclipsePreviousAnswer,
  EclipsePreviousEventResponse,
  EclipsePreviousRequest,
} from './schema.js';

/** In the answers of these routes, which are younger, `saros_index` is the number of the series. */
const withSeriesAsIndex = (event: EclipseEventResponse): EclipsePreviousEventResponse => ({
  ...event,
  data: { ...event.data, saros_index: event.data.saros_series },
});

function previousAnswer(answer: EclipseEventAnswer): EclipsePreviousAnswer {
  const { events, ...rest } = answer;
  return {
    ...rest,
    ...withSeriesAsIndex(answer),
    ...(events === undefined ? {} : { events: events.map(withSeriesAsIndex) }),
  };
}

/** POST /v1/eclipses/solar/previous: solar eclipses strictly before an instant. Errors: InvalidInput, NotFound, OutOfCoverage. */
export const previousSolar = (engine: Engine, request: EclipsePreviousRequest): EclipsePreviousAnswer =>
  previousAnswer(nextSolar(engine, { ...request, backward: true }));

/** POST /v1/eclipses/lunar/previous: lunar eclipses strictly before an instant. Errors: InvalidInput, NotFound, OutOfCoverage. */
export const previousLunar = (engine: Engine, request: EclipsePreviousRequest): EclipsePreviousAnswer =>
  previousAnswer(nextLunar(engine, { ...request, backward: true }));
