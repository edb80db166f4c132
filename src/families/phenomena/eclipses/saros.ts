import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { INEX_LUNATIONS, sarosSeries } from '../../../events/eclipses/saros.js';
import { sarosMembers } from '../../../events/eclipses/series.js';
import { SunMoon } from '../../../events/eclipses/sun-moon.js';
import { NotFound } from '../../../kernel/errors.js';
import { SarosQuery } from './lists-schema.js';
import type { SarosMemberResponse, SarosSeriesResponse } from './lists-schema.js';
import { eclipseFacts } from './row.js';

/** Runs of equal types, in order. */
function sequenceOf(types: readonly string[]): SarosSeriesResponse['sequence'] {
  const parts: { eclipse_type: string; count: number }[] = [];
  for (const type of types) {
    const last = parts.at(-1);
    if (last?.eclipse_type === type) last.count++;
    else parts.push({ eclipse_type: type, count: 1 });
  }
  return parts;
}

/** GET /v1/eclipses/saros/{number}: the members of a Saros series within the ephemeris. Errors: NotFound, OutOfCoverage. */
export function sarosOf(engine: Engine, series: number, query: SarosQuery): SarosSeriesResponse {
  const { luminary } = withDefaults(SarosQuery, query);
  const { members, hasFirst, hasLast } = sarosMembers(engine, luminary, series, NATIVE_RADII);
  if (members.length === 0)
    throw new NotFound(`the ephemeris covers no eclipse of ${luminary} Saros series ${series}`, {
      number: series,
      luminary,
    });
  const bodies = new SunMoon(engine.sky, engine.time);
  const neighbour = (lunation: number) => ({ saros_series: sarosSeries(luminary, lunation), lunation });
  const rows = members.map((summary, i): SarosMemberResponse => ({
    member: hasFirst ? i + 1 : null,
    ...eclipseFacts(engine, bodies, summary),
    inex_before: neighbour(summary.lunation - INEX_LUNATIONS),
    inex_after: neighbour(summary.lunation + INEX_LUNATIONS),
  }));
  return {
    luminary,
    saros_series: series,
    node: rows[0].node,
    count: rows.length,
    has_first: hasFirst,
    has_last: hasLast,
    sequence: sequenceOf(rows.map((row) => row.eclipse_type)),
    inex_before_series: series - 1,
    inex_after_series: series + 1,
    members: rows,
    computation_basis: engine.basis(engine.time.instantFromTt(members[members.length >> 1].ttJ2k)),
  };
}
