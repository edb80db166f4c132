import { withDefaults } from '../../../contract/defaults.js';
import { agePointAt, passagesOver } from '../../../doctrine/huber/age-point.js';
import type { AgeScan } from '../../../doctrine/huber/age-point.js';
import { intensityOf, zoneOf } from '../../../doctrine/huber/curve.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { givenFrame, positionInHouse } from './frame.js';
import type { Frame } from './frame.js';
import {
  HuberAgePointContactsRequest,
  MAX_CONTACT_SPAN_YEARS,
  MAX_ORB_DEG,
  MAX_POINT_NAME,
  MIN_CONTACT_STEP_YEARS,
  provenance,
} from './schema.js';
import type {
  HuberAgePointContactResponse,
  HuberAgePointContactsResponse,
  HuberAgePointRequest,
  HuberAgePointResponse,
} from './schema.js';

/** POST /v1/authD/age-point: the age point at an age. Errors: InvalidInput for a bad house frame. */
export function agePoint(request: HuberAgePointRequest): HuberAgePointResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const point = stages.run('age_point_engine_computation', () => agePointAt(frame, request.age_years));
  return stages.run('age_point_response_serialization', () => ({
    age_years: request.age_years,
    cycle: point.cycle,
    house: point.house,
    fraction_through_house: point.fraction,
    longitude: point.longitudeDeg,
    zone: zoneOf(point.fraction),
    years_into_house: point.years,
    intensity: intensityOf(point.fraction),
    house_frame_provenance: frame.provenance,
    provenance: provenance('age_point', stages),
  }));
}

/** The passages of the age point over one point, in answer shape. */
function contactsOf(frame: Frame, point: NamedValue, orbDeg: number, scan: AgeScan): HuberAgePointContactResponse[] {
  const target = {
    longitudeDeg: point.value,
    orbDeg,
    exact: positionInHouse(frame, point.value),
    opens: positionInHouse(frame, point.value - orbDeg),
    closes: positionInHouse(frame, point.value + orbDeg),
  };
  return passagesOver(frame, target, scan).map((passage) => ({
    age_years: passage.age,
    point_name: point.name,
    separation_degrees: passage.separationDeg,
    exact_age_years: passage.exactAge,
    enters_orb_age_years: passage.entersOrbAge,
    leaves_orb_age_years: passage.leavesOrbAge,
  }));
}

/** The scan of a request. Errors: InvalidInput for an end before the start, or a scan that is too long. */
function ageScan({ start_age: start, end_age: end, step_years: step }: FilledContactsRequest): AgeScan {
  if (end < start)
    throw new InvalidInput({
      field: '/end_age',
      message: 'must not be less than start_age',
      given: end,
      allowed: `at least start_age, ${start}`,
    });
  if (end - start > MAX_CONTACT_SPAN_YEARS)
    throw new InvalidInput({
      field: '/end_age',
      message: 'is too far after start_age',
      given: end - start,
      allowed: `at most ${MAX_CONTACT_SPAN_YEARS} years after start_age`,
    });
  return { start, end, step };
}

type FilledContactsRequest = Required<Pick<HuberAgePointContactsRequest, 'start_age' | 'end_age' | 'step_years'>>;

/** POST /v1/authD/age-point-contacts: the passages of the age point over points, sorted by age. Errors: InvalidInput. */
export function agePointContacts(given: HuberAgePointContactsRequest): HuberAgePointContactsResponse {
  const request = withDefaults(HuberAgePointContactsRequest, given);
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const points = stages.run('point_map_validation', () =>
    namedLongitudes(request.points, '/points', 'trim', MAX_POINT_NAME),
  );
  const scan = stages.run('contact_scan_bounds_validation', () => ageScan(request)),
    { orb } = request;
  const contacts = stages.run('age_point_contacts_engine_computation', () =>
    points.flatMap((point) => contactsOf(frame, point, orb, scan)).sort((a, b) => a.age_years - b.age_years),
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
