import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { signedDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { eventInstantFromUt1 } from '../../../wire/instant.js';
import type { Ingress, SkyTimeline } from './timeline.js';
import type { Exclusion, IngressEvent, WindowRegion } from './windows-schema.js';

/** The span of a request: Julian days UT1, JSON pointers of both, and the datetimes of a civil request. */
export interface WindowSpan {
  readonly start: number;
  readonly end: number;
  readonly startField: string;
  readonly endField: string;
  readonly civil: readonly string[];
}

/** Bounds of the longitude at the ends of a band beyond its root and the rate: degrees. */
const VALUE_ERROR_DEG = 2e-7;
/** Bounds of a rate: that of the nutation, which searches leave out, and its change within a band; degrees a day. */
const RATE_ERROR = 1e-3;

/** An ingress as answers carry it, with its band. `halfDays`: half the width of the band; `isFull`: with the bounds of the longitude. */
export function eventAnswer(
  engine: Engine,
  ingress: Ingress,
  id: number,
  span: WindowSpan,
  halfDays: number,
  isFull: boolean,
): IngressEvent {
  const { jdUt1, planet, sign, direction, rate } = ingress,
    boundary = 30 * (direction > 0 ? sign : (sign + 1) % 12),
    value = signedDeg(boundary),
    lower = Math.max(span.start, jdUt1 - halfDays),
    upper = Math.min(span.end, jdUt1 + halfDays);
  const around = (centre: number, error: number): number[] => [centre - error, centre + error];
  return {
    id,
    planet,
    boundary_degrees: boundary,
    ...jdAndUtc(engine, jdUt1),
    sign_index: sign,
    lower_jd_ut1: lower,
    upper_jd_ut1: upper,
    kind: 'crossing',
    direction,
    count: 1,
    reasons: [],
    clipped_start: lower > jdUt1 - halfDays,
    clipped_end: upper < jdUt1 + halfDays,
    left_value_bounds: isFull ? around(value + rate * (lower - jdUt1), VALUE_ERROR_DEG) : null,
    right_value_bounds: isFull ? around(value + rate * (upper - jdUt1), VALUE_ERROR_DEG) : null,
    rate_bounds: isFull ? around(rate, RATE_ERROR) : null,
    continuous_branch: true,
  };
}

const jdAndUtc = (engine: Engine, jdUt1: number) => ({
  jd_ut1: jdUt1,
  datetime_utc: eventInstantFromUt1(engine, jdUt1 - J2000_JD).datetime_utc,
});

/** Regions of one state, and the bands around ingresses between them; bands that meet are one. */
export function regionsOf(timeline: SkyTimeline, events: readonly IngressEvent[], span: WindowSpan): WindowRegion[] {
  const regions: WindowRegion[] = [];
  const stateAt = (jd: number): number =>
    (timeline.spans.find(({ end }) => jd < end) ?? timeline.spans[timeline.spans.length - 1]).state.id;
  const push = (region: Omit<WindowRegion, 'id' | 'sample_id' | 'reasons'>): void => {
    regions.push({ ...region, id: regions.length, sample_id: null, reasons: [] });
  };
  const certain = (from: number, to: number, isFirst: boolean, isLast: boolean): void => {
    if (to > from)
      push({
        start_jd_ut1: from,
        end_jd_ut1: to,
        include_start: isFirst,
        include_end: isLast,
        kind: 'certain',
        state_id: stateAt((from + to) / 2),
        event_ids: [],
      });
  };
  let from = span.start;
  for (let i = 0; i < events.length;) {
    const { lower_jd_ut1: lower } = events[i];
    let upper = events[i].upper_jd_ut1;
    const ids = [events[i++].id];
    while (i < events.length && events[i].lower_jd_ut1 <= upper) {
      upper = events[i].upper_jd_ut1;
      ids.push(events[i++].id);
    }
    certain(from, lower, from === span.start, false);
    push({
      start_jd_ut1: lower,
      end_jd_ut1: upper,
      include_start: true,
      include_end: true,
      kind: 'boundary_band',
      state_id: null,
      event_ids: ids,
    });
    from = upper;
  }
  certain(from, span.end, from === span.start, true);
  return regions;
}

/** The stays of the planets in signs: inside them the search excludes every boundary. */
export function exclusionsOf(timeline: SkyTimeline, span: WindowSpan): Exclusion[] {
  return GRAHAS.flatMap((planet) => {
    const own = timeline.ingresses.filter((ingress) => ingress.planet === planet),
      cuts = [span.start, ...own.map(({ jdUt1 }) => jdUt1), span.end];
    return cuts.slice(1).flatMap((end, i): Exclusion[] => {
      const start = cuts[i],
        sign = timeline.spans.find((one) => one.end > start)?.state.signs.get(planet) ?? 0;
      return end <= start
        ? []
        : [
            {
              planet,
              start_jd_ut1: start,
              end_jd_ut1: end,
              method: 'stay_between_solved_crossings',
              value_lower: 30 * sign,
              value_upper: 30 * sign + 30,
              rate_lower: null,
              rate_upper: null,
              parent_start_jd_ut1: null,
              parent_end_jd_ut1: null,
              target_degrees: null,
              center_lower: null,
              center_upper: null,
            },
          ];
    });
  });
}
