import type { Engine } from '../../../engine.js';
import type { Found } from '../../../events/eclipses/next.js';
import { lunarEvent, solarEvent } from './event.js';
import { findLunarRow, findSolarRow, oneOfText } from './find.js';
import { LUNAR_KINDS, SOLAR_KINDS } from './schema.js';
import type { EclipseEventAnswer, EclipseEventResponse, EclipseSearchRequest } from './schema.js';
import { lunarSights, siteOf, solarSights } from './sights.js';
import type { EclipseSightResponse } from './views-schema.js';

interface Row<T> {
  readonly found: readonly Found<T>[];
  readonly write: (engine: Engine, summary: T) => EclipseEventResponse;
  readonly sight: ((found: Found<T>) => EclipseSightResponse) | null;
}

/** The first event of a row, the complete row where a count is given, and what a place sees of them where one is given. */
function rowAnswer<T extends { readonly ttJ2k: number }>(
  engine: Engine,
  count: number | undefined,
  { found, write, sight }: Row<T>,
): EclipseEventAnswer {
  const events = found.map(({ summary }) => write(engine, summary));
  return {
    ...events[0],
    ...(count === undefined ? {} : { events }),
    ...(sight === null ? {} : { sights: found.map(sight) }),
    computation_basis: engine.basis(engine.time.instantFromTt(found[0].summary.ttJ2k)),
  };
}

/** POST /v1/eclipses/solar/next */
export function nextSolar(engine: Engine, request: EclipseSearchRequest): EclipseEventAnswer {
  const kind = oneOfText(request.kind ?? 'any', SOLAR_KINDS, '/kind', 'kind of solar eclipse');
  const site = siteOf(request);
  const found = findSolarRow(engine, request.jd_start, kind, request.backward ?? false, request.count ?? 1);
  const sight = site === null ? null : solarSights(engine, site);
  return rowAnswer(engine, request.count, { found, write: solarEvent, sight });
}

/** POST /v1/eclipses/lunar/next: the native search. */
export function nextLunar(engine: Engine, request: EclipseSearchRequest): EclipseEventAnswer {
  const kind = oneOfText(request.kind ?? 'any', LUNAR_KINDS, '/kind', 'kind of lunar eclipse');
  const site = siteOf(request),
    count = request.count ?? 1;
  const found = findLunarRow(engine, request.jd_start, kind, request.backward ?? false, { mode: 'native', count });
  const sight = site === null ? null : lunarSights(engine, site);
  return rowAnswer(engine, request.count, { found, write: lunarEvent, sight });
}
