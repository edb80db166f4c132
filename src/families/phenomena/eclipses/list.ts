import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { walkLunar, walkSolar } from '../../../events/eclipses/next.js';
import type { Found } from '../../../events/eclipses/next.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { signedDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import { EclipseListRequest, MOST_LISTED_DAYS } from './lists-schema.js';
import type { EclipseListResponse, EclipseRowResponse, ListedKind } from './lists-schema.js';
import { eclipseRow } from './row.js';
import type { AnySummary } from './row.js';

type Near = NonNullable<EclipseListRequest['near']>;

function checkWindow(jdStart: number, jdEnd: number): void {
  if (jdEnd <= jdStart)
    throw new InvalidInput({
      field: '/jd_end',
      message: 'the window must end after it starts',
      given: jdEnd,
      allowed: `more than jd_start, ${jdStart}`,
    });
  if (jdEnd - jdStart > MOST_LISTED_DAYS)
    throw new InvalidInput({
      field: '/jd_end',
      message: `the window has more than ${MOST_LISTED_DAYS} days`,
      given: jdEnd,
      allowed: `at most ${jdStart + MOST_LISTED_DAYS}`,
    });
}

const isOfKinds = (row: EclipseRowResponse, kinds: readonly ListedKind[] | undefined): boolean =>
  kinds === undefined ||
  kinds.some((kind) => (kind === 'central' ? row.is_central === true : row.eclipse_type.toLowerCase() === kind));

/** Aspect and distance of the eclipsed luminary from a degree; null beyond the orb. The conjunction comes first when both are within it. */
function nearDegree(row: EclipseRowResponse, { longitude, orb, include_opposition = false }: Near) {
  const eclipsed = row.luminary === 'solar' ? row.sun_longitude : row.moon_longitude,
    conjunction = signedDeg(eclipsed - longitude),
    opposition = signedDeg(eclipsed - longitude - 180);
  if (Math.abs(conjunction) <= orb) return { aspect: 'conjunction' as const, distance_deg: conjunction };
  if (include_opposition && Math.abs(opposition) <= orb)
    return { aspect: 'opposition' as const, distance_deg: opposition };
  return null;
}

/** Eclipses counted by luminary and type, for all types. */
function countTypes(rows: readonly EclipseRowResponse[]): EclipseListResponse['by_type'] {
  const count = (luminary: string, type: string): number =>
    rows.filter((row) => row.luminary === luminary && row.eclipse_type === type).length;
  return {
    solar: {
      total: count('solar', 'Total'),
      annular: count('solar', 'Annular'),
      hybrid: count('solar', 'Hybrid'),
      partial: count('solar', 'Partial'),
    },
    lunar: {
      total: count('lunar', 'Total'),
      partial: count('lunar', 'Partial'),
      penumbral: count('lunar', 'Penumbral'),
    },
  };
}

/** POST /v1/eclipses/list: all eclipses in a window [jd_start, jd_end). Errors: InvalidInput, OutOfCoverage. */
export function listEclipses(engine: Engine, request: EclipseListRequest): EclipseListResponse {
  const { jd_start, jd_end, luminary, kinds, near } = withDefaults(EclipseListRequest, request);
  checkWindow(jd_start, jd_end);
  // The end must be covered: a list that stops at the end of the ephemeris would look complete.
  const end = engine.time.ttFromUt1(jd_end - J2000_JD);
  engine.basis(engine.time.instantFromTt(end));
  const rows: EclipseRowResponse[] = [];
  const visit = ({ bodies, summary, ut1J2k }: Found<AnySummary>): boolean => {
    const jd = ut1J2k + J2000_JD;
    if (jd >= jd_end) return true;
    if (jd < jd_start) return false;
    const row = eclipseRow(engine, bodies, summary);
    const place = near === undefined ? undefined : nearDegree(row, near);
    if (place !== null && isOfKinds(row, kinds)) rows.push(place === undefined ? row : { ...row, near: place });
    return false;
  };
  const from = jd_start - J2000_JD - SLACK_DAYS;
  if (luminary !== 'lunar') walkSolar(engine, from, false, NATIVE_RADII, visit);
  if (luminary !== 'solar') walkLunar(engine, from, false, NATIVE_RADII, visit);
  if (luminary === 'both') rows.sort((a, b) => a.jd_ut - b.jd_ut);
  return {
    eclipses: rows,
    total: rows.length,
    by_type: countTypes(rows),
    computation_basis: engine.basis(engine.time.instantFromTt(engine.time.ttFromUt1(jd_start - J2000_JD))),
  };
}
