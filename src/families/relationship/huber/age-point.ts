import { arcBetween } from '../../../kernel/circle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { intensityOf, zoneOf } from './curve.js';
import { StageLog } from '../../../wire/stage-log.js';
import { givenFrame, placeInHouse } from './frame.js';
import type { Frame } from './frame.js';
import { MAX_CONTACT_SPAN_YEARS, MAX_ORB_DEG, MAX_POINT_NAME, MIN_CONTACT_STEP_YEARS, provenance } from './schema.js';
import type {
  HuberAgePointContactResponse,
  HuberAgePointContactsRequest,
  HuberAgePointContactsResponse,
  HuberAgePointRequest,
  HuberAgePointResponse,
} from './schema.js';

/** The age point goes through each house in six years, evenly, and round the chart in 72 (Huber, LifeClock). */
const YEARS_PER_HOUSE = 6,
  CYCLE_YEARS = 72;

interface AgePlace {
  readonly cycle: number;
  readonly house: number;
  readonly fraction: number;
  readonly years: number;
  readonly longitudeDeg: number;
}

function agePlace(frame: Frame, age: number): AgePlace {
  const inCycle = age % CYCLE_YEARS,
    index = Math.min(11, Math.floor(inCycle / YEARS_PER_HOUSE));
  const years = inCycle - index * YEARS_PER_HOUSE,
    fraction = years / YEARS_PER_HOUSE;
  return {
    cycle: Math.floor(age / CYCLE_YEARS) + 1,
    house: index + 1,
    fraction,
    years,
    longitudeDeg: normalizeDeg(frame.cusps[index] + fraction * frame.sizes[index]),
  };
}

/** POST /v1/authD/age-point */
export function agePoint(request: HuberAgePointRequest): HuberAgePointResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const place = stages.run('age_point_engine_computation', () => agePlace(frame, request.age_years));
  return stages.run('age_point_response_serialization', () => ({
    age_years: request.age_years,
    cycle: place.cycle,
    house: place.house,
    fraction_through_house: place.fraction,
    longitude: place.longitudeDeg,
    zone: zoneOf(place.fraction),
    years_into_house: place.years,
    intensity: intensityOf(place.fraction),
    house_frame_provenance: frame.provenance,
    provenance: provenance('age_point', stages),
  }));
}

/** Age within the first cycle, [0, 72), at which the age point stands on a longitude. */
function ageOfLongitude(frame: Frame, longitudeDeg: number): number {
  const { house, fraction } = placeInHouse(frame, longitudeDeg);
  return (house - 1 + fraction) * YEARS_PER_HOUSE;
}

/** Ages that a search looks at, years. */
interface AgeScan {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/**
 * Passages of the age point over one longitude within its orb, inside [start, end]. Each is reported at the age of the scan that
 * is nearest to the point; a passage so short that no age of the scan falls into it, at its exact age.
 */
function passages(
  frame: Frame,
  name: string,
  longitudeDeg: number,
  orb: number,
  { start, end, step }: AgeScan,
): HuberAgePointContactResponse[] {
  const exact = ageOfLongitude(frame, longitudeDeg);
  const opens = ageOfLongitude(frame, longitudeDeg - orb),
    closes = ageOfLongitude(frame, longitudeDeg + orb);
  const before = (exact - opens + CYCLE_YEARS) % CYCLE_YEARS,
    after = (closes - exact + CYCLE_YEARS) % CYCLE_YEARS;
  const found: HuberAgePointContactResponse[] = [];
  for (
    let cycle = Math.floor((start - exact - after) / CYCLE_YEARS);
    cycle * CYCLE_YEARS + exact - before <= end;
    cycle++
  ) {
    const middle = cycle * CYCLE_YEARS + exact;
    const enters = Math.max(start, middle - before),
      leaves = Math.min(end, middle + after);
    if (enters > leaves) continue;
    const separation = (age: number): number =>
      arcBetween(agePlace(frame, age).longitudeDeg, normalizeDeg(longitudeDeg));
    let best: { age: number; separation: number } | null = null;
    const last = Math.floor((end - start) / step + 1e-9);
    const nearest = (middle - start) / step;
    for (const i of [Math.floor(nearest), Math.ceil(nearest)]) {
      const index = Math.min(last, Math.max(0, i)),
        age = start + index * step;
      const apart = separation(age);
      if (Math.abs(age - middle) <= CYCLE_YEARS / 2 && apart <= orb && (best === null || apart < best.separation))
        best = { age, separation: apart };
    }
    const inside = middle >= start && middle <= end;
    if (best === null && !inside) continue;
    found.push({
      age_years: best?.age ?? middle,
      point_name: name,
      separation_degrees: best?.separation ?? 0,
      exact_age_years: inside ? middle : null,
      enters_orb_age_years: enters,
      leaves_orb_age_years: leaves,
    });
  }
  return found;
}

/** The ages of a search. Errors: InvalidInput for a scan that is backward or too long. */
function ageScan(request: HuberAgePointContactsRequest): AgeScan {
  const start = request.start_age ?? 0,
    end = request.end_age ?? CYCLE_YEARS,
    step = request.step_years ?? 1 / 12;
  if (end < start)
    throw new InvalidInput({
      field: '/end_age',
      message: 'the scan ends before it starts',
      given: end,
      allowed: `at least start_age, ${start}`,
    });
  if (end - start > MAX_CONTACT_SPAN_YEARS)
    throw new InvalidInput({
      field: '/end_age',
      message: 'the scan is too long',
      given: end - start,
      allowed: `at most ${MAX_CONTACT_SPAN_YEARS} years after start_age`,
    });
  return { start, end, step };
}

/** POST /v1/authD/age-point-contacts: conjunctions of the age point with points, each passage once, by age. */
export function agePointContacts(request: HuberAgePointContactsRequest): HuberAgePointContactsResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const points = stages.run('point_map_validation', () =>
    namedLongitudes(request.points, '/points', 'trim', MAX_POINT_NAME),
  );
  const scan = stages.run('contact_scan_bounds_validation', () => ageScan(request)),
    orb = request.orb ?? 2;
  const contacts = stages.run('age_point_contacts_engine_computation', () =>
    points
      .flatMap(({ name, value }) => passages(frame, name, value, orb, scan))
      .sort((a, b) => a.age_years - b.age_years),
  );
  return stages.run('age_point_contacts_response_serialization', () => ({
    contacts,
    orb: orb === 0 ? 0 : orb,
    start_age: scan.start,
    end_age: scan.end,
    step_years: scan.step,
    scan_bounds: {
      max_contact_span_years: MAX_CONTACT_SPAN_YEARS,
      min_contact_step_years: MIN_CONTACT_STEP_YEARS,
      max_orb: MAX_ORB_DEG,
      point_count: points.length,
    },
    house_frame_provenance: frame.provenance,
    provenance: provenance('age_point_contacts', stages),
  }));
}
