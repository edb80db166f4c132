import type { Engine } from '../../../engine.js';
import { julianDayOf } from '../../../services/period-clock.js';
import { Decennials } from './decennial-sequence.js';
import { outsidePeriods } from './outside.js';
import type {
  DecennialActivePairOptionalResponse,
  DecennialActivePairRequest,
  DecennialActivePathOptionalResponse,
  DecennialBaseRequest,
  DecennialCurrentRequest,
  DecennialCurrentResponse,
  DecennialGroupsResponse,
  DecennialSequenceProfileResponse,
  DecennialSequenceResponse,
} from './decennial-schema.js';

const stated = (engine: Engine, decennials: Decennials) => ({
  deep_subdivision_method: null,
  sequence_start: decennials.start,
  computation_basis: engine.basis(decennials.birth),
});

/** POST /v1/timelords/decennials/sequence: each major period, followed by its subperiods. Errors: InvalidInput, OutOfCoverage. */
export function decennialSequenceAnswer(engine: Engine, { natal }: DecennialBaseRequest): DecennialSequenceResponse {
  const decennials = new Decennials(engine, natal);
  const majors = decennials.majors();
  const periods = majors
    .flatMap((major) => [major, ...decennials.subs(major)])
    .map((period) => decennials.answer(period));
  return {
    periods,
    total_count: periods.length,
    major_count: majors.length,
    sub_count: periods.length - majors.length,
    levels_generated: decennials.levels,
    ...decennials.basis,
    ...stated(engine, decennials),
  };
}

/** POST /v1/timelords/decennials/groups: each major period with its subperiods nested in it. Errors: InvalidInput, OutOfCoverage. */
export function decennialGroups(engine: Engine, { natal }: DecennialBaseRequest): DecennialGroupsResponse {
  const decennials = new Decennials(engine, natal);
  const groups = decennials.majors().map((period) => {
    const major = decennials.answer(period),
      subs = decennials.subs(period).map((sub) => decennials.answer(sub));
    return { major, subs, sub_count: subs.length };
  });
  return { groups, major_count: groups.length, ...stated(engine, decennials) };
}

/** POST /v1/timelords/decennials/current: the periods at an instant. Errors: InvalidInput (also outside the seven major periods), OutOfCoverage. */
export function decennialCurrent(engine: Engine, request: DecennialCurrentRequest): DecennialCurrentResponse {
  const decennials = new Decennials(engine, request.natal);
  const active = decennials.at(julianDayOf(engine, request.current_dt, '/current_dt'));
  if (active.length === 0) throw outsidePeriods(request.current_dt, 'the 903 months of 30 days from birth');
  const [major, sub] = active.map((period) => decennials.answer(period));
  return { major, sub: active.length === 1 ? major : sub, ...decennials.basis, ...stated(engine, decennials) };
}

/** POST /v1/timelords/decennials/profile: profiles of all periods, with counts and totals of the major periods. Errors: InvalidInput, OutOfCoverage. */
export function decennialProfile(engine: Engine, { natal }: DecennialBaseRequest): DecennialSequenceProfileResponse {
  const decennials = new Decennials(engine, natal);
  const profiles = decennials
    .majors()
    .flatMap((major) => [major, ...decennials.subs(major)])
    .map((period) => decennials.profile(period));
  const majors = profiles.filter(({ is_major }) => is_major),
    luminaries = majors.filter(({ lord_type }) => lord_type === 'luminary').length;
  const months = majors.reduce((sum, major) => sum + major.months, 0);
  return {
    profiles,
    profile_count: profiles.length,
    major_count: majors.length,
    luminary_major_count: luminaries,
    planetary_major_count: majors.length - luminaries,
    total_major_years: months / 12,
    total_major_months: months,
    sequence_kind: decennials.truth.sequence_kind,
    sect_light: decennials.truth.sect_light,
    ...decennials.basis,
    deepest_level: decennials.levels,
    ...stated(engine, decennials),
  };
}

/** POST /v1/timelords/decennials/active-pair: profiles of the periods at an instant; none outside the seven major periods. Errors: InvalidInput, OutOfCoverage. */
export function decennialActivePair(
  engine: Engine,
  request: DecennialActivePairRequest,
): DecennialActivePairOptionalResponse {
  const decennials = new Decennials(engine, request.natal);
  const active = decennials.at(julianDayOf(engine, request.query_dt, '/query_dt'));
  if (active.length === 0) return { active: false, pair: null, ...stated(engine, decennials) };
  const [major, lower] = active.map((period) => decennials.profile(period));
  const sub = active.length === 1 ? null : lower;
  return {
    active: true,
    pair: {
      major_profile: major,
      sub_profile: sub,
      has_sub: sub !== null,
      is_same_lord: major.planet === sub?.planet,
      is_same_lord_type: major.lord_type === sub?.lord_type,
      shares_sect_light: major.sect_light === sub?.sect_light,
    },
    ...stated(engine, decennials),
  };
}

/** POST /v1/timelords/decennials/active-path: profiles of the periods at an instant, level by level. Errors: InvalidInput, OutOfCoverage. */
export function decennialActivePath(
  engine: Engine,
  request: DecennialActivePairRequest,
): DecennialActivePathOptionalResponse {
  const decennials = new Decennials(engine, request.natal);
  const profiles = decennials
    .at(julianDayOf(engine, request.query_dt, '/query_dt'))
    .map((period) => decennials.profile(period));
  const path = profiles.length === 0 ? null : { profiles, deepest_level: profiles.length, has_deep_subdivision: false };
  return { active: path !== null, path, ...stated(engine, decennials) };
}
