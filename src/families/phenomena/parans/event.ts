import { axisPair, bodyPair, eventPair, exactnessScore } from '../../../doctrine/parans/parans.js';
import type { ParanCircle } from '../../../doctrine/parans/parans.js';
import { BODY_PAIR_WORDS, CIRCLE_WORDS, pairWord, STRENGTH_MODEL } from './wire-words.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { eventInstantFromUt1 } from '../../../wire/instant.js';
import type { ParanCrossingResponse, ParanResponse, PolicyPreset } from './schema.js';
import { MINUTES_PER_DAY } from './subjects.js';
import type { Subject } from './subjects.js';

/** One crossing of a circle, Julian day UT1. */
export interface Crossing {
  readonly subject: Subject;
  readonly circle: ParanCircle;
  readonly jd: number;
}

const onMeridian = (circle: ParanCircle): boolean => circle === 'culminating' || circle === 'antiCulminating';

/** Minutes between two crossings, from the Julian days of the answer. */
export const orbMinutes = (jd1: number, jd2: number): number => Math.abs(jd2 - jd1) * MINUTES_PER_DAY;

/** Middle of two Julian days. */
export const middleOf = (jd1: number, jd2: number): number => (jd1 + jd2) / 2;

/** True when the policy admits a paran of the two bodies. */
export const admits = (preset: PolicyPreset, a: Subject, b: Subject): boolean =>
  preset === 'permissive' || bodyPair(a.kind, b.kind) === 'planetStar';

/** A crossing in an answer. */
export function crossingOf(engine: Engine, { subject, circle, jd }: Crossing): ParanCrossingResponse {
  const meridian = onMeridian(circle);
  return {
    body: subject.name,
    circle: CIRCLE_WORDS[circle],
    jd,
    datetime_utc: eventInstantFromUt1(engine, jd - J2000_JD).datetime_utc,
    source_method: meridian ? 'get_transit' : 'find_phenomena',
    altitude_policy: meridian ? null : subject.altitudeDeg,
  };
}

const strengthOf = (minutes: number): ParanResponse['strength'] => ({
  orb_minutes: minutes,
  exactness_score: exactnessScore(minutes),
  model: STRENGTH_MODEL,
});

/** A paran in an answer, from its two crossings in the order of the request. */
export function paranOf(
  engine: Engine,
  first: Crossing,
  second: Crossing,
  crossing1 = crossingOf(engine, first),
  crossing2 = crossingOf(engine, second),
): ParanResponse {
  const minutes = orbMinutes(first.jd, second.jd),
    middle = middleOf(first.jd, second.jd);
  return {
    body1: first.subject.name,
    body2: second.subject.name,
    circle1: CIRCLE_WORDS[first.circle],
    circle2: CIRCLE_WORDS[second.circle],
    jd1: first.jd,
    jd1_datetime_utc: crossing1.datetime_utc,
    jd2: second.jd,
    jd2_datetime_utc: crossing2.datetime_utc,
    jd: middle,
    jd_datetime_utc: eventInstantFromUt1(engine, middle - J2000_JD).datetime_utc,
    orb_min: minutes,
    event_family: pairWord(eventPair(first.circle, second.circle)),
    axis_family: pairWord(axisPair(first.circle, second.circle)),
    body_family: BODY_PAIR_WORDS[bodyPair(first.subject.kind, second.subject.kind)],
    crossing1,
    crossing2,
    strength: strengthOf(minutes),
  };
}
