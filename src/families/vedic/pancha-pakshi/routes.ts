import { declareFamily, route } from '../../../contract/route.js';
import { astronomicalPaksha, natalMoonIdentity } from './astronomical.js';
import { selectCivilTimeSookshma } from './civil-time.js';
import { fixedClock, fixedClockCurrentCell } from './fixed-clock.js';
import { aksaraIdentity, directedRelationship, nakshatraBirdMapping, paduBirdMapping } from './identity.js';
import { firstEatBirdMapping, nominalSchedule } from './nominal.js';
import {
  ASTRONOMICAL_PAKSHA_POLICY,
  FIXED_CLOCK_CURRENT_CELL_POLICY,
  FIXED_CLOCK_POLICY,
  LOCAL_SOLAR_POLICY,
  NATAL_MOON_POLICY,
  PROFILE,
  SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY,
  SOLAR_PROPORTIONAL_POLICY,
  WEIGHTED_POLICY_ID,
} from './policies.js';
import { constitutionStatus, listProfiles, profileInfo } from './profiles.js';
import * as clock from './schema-clock.js';
import * as shapes from './schema.js';
import { localSolarContext } from './solar-half.js';
import { solarProportional, solarProportionalCurrentCell } from './solar-proportional.js';
import { selectScheduleSookshma, selectSookshma } from './sookshma.js';

const SOLAR =
  "The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha.";
const ELAPSED =
  'The offset is an exact, reduced fraction of nazhigai in [0, 6). Parts are half-open: a shared end is in the part that begins there.';

const place = { dt: '2024-06-21T09:30:00+05:30', latitude: 13.0827, longitude: 80.2707 };
const solarExample = (policyId: string) => ({
  body: { profile_id: PROFILE.schedule, ...place, paksha: 'purva', policy_id: policyId },
});

const profileRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/pancha-pakshi/profiles',
      summary: 'Pancha pakshi: source profiles of the five birds',
      description: 'Each request names its profile; there is no default.',
      response: shapes.PanchaPakshiProfilesResponse,
      table: { list: 'profiles' },
      example: {},
    },
    (engine) => listProfiles(engine),
  ),
  route(
    {
      method: 'GET',
      path: '/v1/pancha-pakshi/profiles/{profile_id}',
      summary: 'One source profile: provenance, leaves, conflicting witnesses',
      params: shapes.ProfileParams,
      response: shapes.PanchaPakshiProfileInfoResponse,
      table: { list: 'source_locators' },
      example: { params: { profile_id: PROFILE.schedule } },
    },
    (engine, { params }) => profileInfo(engine, params.profile_id),
  ),
  route(
    {
      method: 'GET',
      path: '/v1/pancha-pakshi/constitution/authJ',
      summary: 'Status of the AuthJ constitution',
      description: 'The status of the material; the answer contains no cell, relation, condition or prognosis.',
      response: shapes.PanchaPakshiAuthJConstitutionStatusResponse,
      example: {},
    },
    () => constitutionStatus(),
  ),
];

const tableRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/identity/aksara',
      summary: 'Bird of the initial vowel of a name or question',
      body: shapes.PanchaPakshiAksaraIdentityRequest,
      response: shapes.PanchaPakshiAksaraIdentityResponse,
      table: { list: 'source_locators' },
      example: { body: { profile_id: PROFILE.schedule, initial_vowel: 'A' } },
    },
    (engine, { body }) => aksaraIdentity(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/mappings/nakshatra-bird',
      summary: 'Bird of a nakshatra in a lunar half',
      description: 'A lookup in the table of the source. It does not use the Moon, an ayanamsa or an instant.',
      body: shapes.PanchaPakshiNakshatraBirdMappingRequest,
      response: shapes.PanchaPakshiNakshatraBirdMappingResponse,
      table: { list: 'source_locators' },
      example: { body: { profile_id: PROFILE.natal, profile_paksha: 'purva', nakshatra_index: 0 } },
    },
    (engine, { body }) => nakshatraBirdMapping(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/roles/padu',
      summary: 'Padu bird (dead or inoperative) of a weekday in a lunar half',
      description: 'The padu role is independent of the activities of the schedule.',
      body: shapes.PanchaPakshiPaduBirdMappingRequest,
      response: shapes.PanchaPakshiPaduBirdMappingResponse,
      table: { list: 'source_locators' },
      example: { body: { profile_id: PROFILE.padu, profile_paksha: 'purva', weekday: 'sunday' } },
    },
    (engine, { body }) => paduBirdMapping(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/relationships/directed',
      summary: 'Relation (friend or enemy) of one bird to another',
      description:
        'Relations are directed as the source states them; the relation of a bird with itself is undefined (422).',
      body: shapes.PanchaPakshiDirectedRelationshipRequest,
      response: shapes.PanchaPakshiDirectedRelationshipResponse,
      table: { list: 'source_locators' },
      example: { body: { profile_id: PROFILE.schedule, subject: 'vulture', target: 'owl' } },
    },
    (engine, { body }) => directedRelationship(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/nominal',
      summary: 'The 25 cells of a day or night in nazhigai',
      description: 'Exact, half-open offsets from the start of the half, independent of clock and sky.',
      body: shapes.PanchaPakshiNominalScheduleRequest,
      response: shapes.PanchaPakshiNominalScheduleResponse,
      table: { list: 'cells' },
      example: { body: { profile_id: PROFILE.schedule, paksha: 'amara', half: 'day', weekday: 'sunday' } },
    },
    (engine, { body }) => nominalSchedule(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/first-eat-bird',
      summary: 'Bird that eats in the first samam',
      body: shapes.PanchaPakshiFirstEatBirdMappingRequest,
      response: shapes.PanchaPakshiFirstEatBirdMappingResponse,
      table: { list: 'source_locators' },
      example: { body: { profile_id: PROFILE.schedule, profile_paksha: 'purva', half: 'day', weekday: 'monday' } },
    },
    (engine, { body }) => firstEatBirdMapping(engine, body),
  ),
];

const sookshmaRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/sookshma/select',
      summary: 'Sookshma part of a samam at an exact offset',
      description: `${ELAPSED} With the weighted policy the parts have the lengths of the activities, in their cyclic order from the parent activity; equal fifths have no activity.`,
      body: shapes.PanchaPakshiSookshmaSelectionRequest,
      response: shapes.PanchaPakshiSookshmaSelectionResponse,
      table: { list: 'intervals' },
      example: {
        body: {
          profile_id: PROFILE.sookshma,
          policy_id: WEIGHTED_POLICY_ID,
          parent_activity: 'eat',
          elapsed_nazhigai: { numerator: 7, denominator: 4 },
        },
      },
    },
    (engine, { body }) => selectSookshma(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/sookshma/schedule-select',
      summary: "Sookshma part of a bird's activity in a samam of a schedule",
      description: ELAPSED,
      body: shapes.PanchaPakshiScheduleSookshmaSelectionRequest,
      response: shapes.PanchaPakshiScheduleSookshmaSelectionResponse,
      example: {
        body: {
          schedule_profile_id: PROFILE.schedule,
          selector_profile_id: PROFILE.sookshma,
          profile_paksha: 'purva',
          half: 'day',
          weekday: 'sunday',
          samam_index: 1,
          subject_bird: 'vulture',
          selector_policy_id: WEIGHTED_POLICY_ID,
          elapsed_nazhigai: { numerator: 5, denominator: 2 },
        },
      },
    },
    (engine, { body }) => selectScheduleSookshma(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/sookshma/civil-time-select',
      summary: "Sookshma part of a bird's activity at an instant and place",
      description: `${SOLAR} The elapsed offset is computed exactly from the Julian days TT of the answer. In the tail of a fixed clock samam, offset and composition are null.`,
      body: clock.PanchaPakshiCivilTimeSookshmaSelectionRequest,
      response: clock.PanchaPakshiCivilTimeSookshmaSelectionResponse,
      example: {
        body: {
          schedule_profile_id: PROFILE.schedule,
          selector_profile_id: PROFILE.sookshma,
          ...place,
          profile_paksha: 'purva',
          subject_bird: 'owl',
          timing_policy_id: SOLAR_PROPORTIONAL_POLICY.policy_id,
          selector_policy_id: WEIGHTED_POLICY_ID,
        },
      },
    },
    (engine, { body }) => selectCivilTimeSookshma(engine, body),
  ),
];

const skyRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/context/astronomical-paksha',
      summary: 'Lunar half at an instant',
      description:
        'Apparent geocentric longitude of the Moon less that of the Sun: [0, 180) is shukla (purva), [180, 360) krishna (amara), without a tolerance. The route selects no schedule.',
      body: clock.PanchaPakshiAstronomicalPakshaRequest,
      response: clock.PanchaPakshiAstronomicalPakshaResponse,
      table: { list: 'mapping_source_locators' },
      example: {
        body: { profile_id: PROFILE.schedule, dt: place.dt, policy_id: ASTRONOMICAL_PAKSHA_POLICY.policy_id },
      },
    },
    (engine, { body }) => astronomicalPaksha(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/identity/natal-moon',
      summary: 'Bird of the nakshatra of the Moon at birth',
      description:
        '27 equal half-open sectors of 40/3 degrees of the true sidereal longitude; an exact internal boundary is in the following nakshatra, and so is the binary64 number just below it.',
      body: clock.PanchaPakshiNatalMoonIdentityRequest,
      response: clock.PanchaPakshiNatalMoonIdentityResponse,
      table: { list: 'phase_mapping_source_locators' },
      example: {
        body: { profile_id: PROFILE.natal, dt: '2012-02-29T16:05:30+05:30', policy_id: NATAL_MOON_POLICY.policy_id },
      },
    },
    (engine, { body }) => natalMoonIdentity(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/context/local-solar',
      summary: 'Solar half, weekday and nominal schedule at an instant and place',
      description: SOLAR,
      body: clock.PanchaPakshiLocalSolarContextRequest,
      response: clock.PanchaPakshiLocalSolarContextResponse,
      example: solarExample(LOCAL_SOLAR_POLICY.policy_id),
    },
    (engine, { body }) => localSolarContext(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/fixed-clock',
      summary: 'Schedule with nazhigai of 24 minutes (fixed clock)',
      description: `${SOLAR} A nazhigai is 1440 SI seconds on TT from the start of the half; the schedule is not adapted to the end of the solar half (ends within 0.0001 s count as equal).`,
      body: clock.PanchaPakshiFixedClockMaterializationRequest,
      response: clock.PanchaPakshiFixedClockMaterializationResponse,
      table: { list: 'cells' },
      calendar: { list: 'cells', moments: [{ begin: 'start_jd_ut1', end: 'end_jd_ut1' }] },
      example: solarExample(FIXED_CLOCK_POLICY.policy_id),
    },
    (engine, { body }) => fixedClock(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/fixed-clock/current-cell',
      summary: 'Cell of the fixed clock at an instant',
      description: `${SOLAR} Cells are half-open on TT. In the tail of a solar half that is longer than the fixed clock there is no cell (unmaterialized_solar_half_tail).`,
      body: clock.PanchaPakshiFixedClockCurrentCellRequest,
      response: clock.PanchaPakshiFixedClockCurrentCellResponse,
      example: solarExample(FIXED_CLOCK_CURRENT_CELL_POLICY.policy_id),
    },
    (engine, { body }) => fixedClockCurrentCell(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/solar-proportional',
      summary: 'Schedule scaled to the solar half',
      description: `${SOLAR} Each offset in nazhigai is an exact share of the 30 nazhigai of the half, scaled to its length on TT; the first and the last bound are those of the half.`,
      body: clock.PanchaPakshiSolarProportionalMaterializationRequest,
      response: clock.PanchaPakshiSolarProportionalMaterializationResponse,
      table: { list: 'cells' },
      calendar: { list: 'cells', moments: [{ begin: 'start_jd_ut1', end: 'end_jd_ut1' }] },
      example: solarExample(SOLAR_PROPORTIONAL_POLICY.policy_id),
    },
    (engine, { body }) => solarProportional(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/pancha-pakshi/schedule/solar-proportional/current-cell',
      summary: 'Cell of the scaled schedule at an instant',
      description: `${SOLAR} Cells are half-open on TT; exactly one contains the instant.`,
      body: clock.PanchaPakshiSolarProportionalCurrentCellRequest,
      response: clock.PanchaPakshiSolarProportionalCurrentCellResponse,
      example: solarExample(SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY.policy_id),
    },
    (engine, { body }) => solarProportionalCurrentCell(engine, body),
  ),
];

export const family = declareFamily({
  name: 'pancha-pakshi',
  tag: 'pancha-pakshi',
  group: 'classical-vedic',
  routes: [...profileRoutes, ...tableRoutes, ...sookshmaRoutes, ...skyRoutes],
});
