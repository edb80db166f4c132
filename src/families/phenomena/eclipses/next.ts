import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import type { Found } from '../../../events/eclipses/next.js';
import { lunarEvent, solarEvent } from './event.js';
import { findLunarRow, findSolarRow, oneOfText } from './find.js';
import { EclipseSearchRequest, LUNAR_KINDS, SOLAR_KINDS } from './schema.js';
import type { EclipseEventAnswer, EclipseEventResponse } from './schema.js';
import { lunarSights, siteOf, solarSights } from './sights.js';
import type { EclipseSightResponse } from './views-schema.js';

interface Row<T> {
  readonly found: readonly Found<T>[];
  readonly write: (engine: Engine, summary: T) => EclipseEventResponse;
  readonly sight: ((found: Found<T>) => EclipseSightResponse) | null;
}

/** Answer of a search: the first event, with `count` all events, and with a place the local circumstances of each. */
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

/** POST /v1/eclipses/solar/next: next solar eclipses. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function nextSolar(engine: Engine, request: EclipseSearchRequest): EclipseEventAnswer {
  const { jd_start, kind: kindName, backward, count } = withDefaults(EclipseSearchRequest, request);
  const kind = oneOfText(kindName, SOLAR_KINDS, '/kind', 'kind of solar eclipse');
  const site = siteOf(request);
  const found = findSolarRow(engine, jd_start, kind, backward, count ?? 1);
  const sight = site === null ? null : solarSights(engine, site);
  return rowAnswer(engine, count, { found, write: solarEvent, sight });
}

/** POST /v1/eclipses/lunar/next: next lunar eclipses, by the native search. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function nextLunar(engine: Engine, request: EclipseSearchRequest): EclipseEventAnswer {
  const { jd_start, kind: kindName, backward, count } = withDefaults(EclipseSearchRequest, request);
  const kind = oneOfText(kindName, LUNAR_KINDS, '/kind', 'kind of lunar eclipse');
  const site = siteOf(request);
  const found = findLunarRow(engine, jd_start, kind, backward, { mode: 'native', count: count ?? 1 });
  const sight = site === null ? null : lunarSights(engine, site);
  return rowAnswer(engine, count, { found, write: lunarEvent, sight });
}
