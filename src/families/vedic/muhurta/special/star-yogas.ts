import {
  inclusiveCount,
  isAmirtha,
  isAmritaSiddhi,
  isRaviYoga,
  isSarvarthaSiddhi,
} from '../../../../doctrine/muhurta/weekday-stars.js';
import { NAKSHATRAS, padaIndex } from '../../../../doctrine/lunar/nakshatra.js';
import { specialPolicy } from './policy.js';
import type {
  MuhurtaYogaMatchResponse,
  MuhurtaYogaRequest,
  MuhurtaYogaResponse,
  SpecialMuhurtaPolicyResponse,
} from './schema.js';

const CITATIONS = {
  sadhana_amrita_siddhi: 'Muhurta Sadhana, Samjna 78-79',
  kalaprakasika_amirtha: 'Kalaprakasika (Iyer 1982), chapter 35, pp. 199-201',
  chintamani: 'Muhurta Chintamani, Shubhashubha 27-29',
} as const;

/** The three yogas of weekday and nakshatras. `weekday`: 0 Monday ... 6 Sunday; stars: 0 Ashwini ... 26 Revati. */
export function starYogas(
  policy: SpecialMuhurtaPolicyResponse,
  weekday: number,
  sunStar: number,
  moonStar: number,
): MuhurtaYogaMatchResponse[] {
  const isAmrita = policy.amrita_basis === 'sadhana_amrita_siddhi',
    count = inclusiveCount(sunStar, moonStar);
  const byWeekday = [`weekday_monday_zero=${weekday}`, `moon_nakshatra_ashwini_zero=${moonStar}`];
  return [
    {
      name: isAmrita ? 'Amrita Siddhi' : 'Amirtha',
      basis: policy.amrita_basis,
      citations: [isAmrita ? CITATIONS.sadhana_amrita_siddhi : CITATIONS.kalaprakasika_amirtha],
      present: isAmrita ? isAmritaSiddhi(weekday, moonStar) : isAmirtha(weekday, moonStar),
      evidence: byWeekday,
      activity_suitability: 'not_evaluated',
    },
    {
      name: 'Ravi Yoga',
      basis: policy.ravi_basis,
      citations: [CITATIONS.chintamani],
      present: isRaviYoga(count),
      evidence: [
        `sun_nakshatra_ashwini_zero=${sunStar}`,
        `moon_nakshatra_ashwini_zero=${moonStar}`,
        `inclusive_count=${count}`,
      ],
      activity_suitability: 'not_evaluated',
    },
    {
      name: 'Sarvarthasiddhi',
      basis: policy.sarvarthasiddhi_basis,
      citations: [CITATIONS.chintamani],
      present: isSarvarthaSiddhi(weekday, moonStar),
      evidence: byWeekday,
      activity_suitability: 'not_evaluated',
    },
  ];
}

/** POST /v1/muhurta/special/yogas. Errors: InvalidInput for an unknown ayanamsa. */
export function specialYogas(request: MuhurtaYogaRequest): MuhurtaYogaResponse {
  const policy = specialPolicy(request.policy),
    sun = padaIndex(request.sun_sidereal_longitude) >> 2,
    moon = padaIndex(request.moon_sidereal_longitude) >> 2;
  return {
    policy,
    weekday: request.weekday,
    sun_sidereal_longitude: request.sun_sidereal_longitude + 0,
    moon_sidereal_longitude: request.moon_sidereal_longitude + 0,
    sun_nakshatra_index: sun,
    moon_nakshatra_index: moon,
    sun_nakshatra: NAKSHATRAS[sun],
    moon_nakshatra: NAKSHATRAS[moon],
    inclusive_sun_moon_count: inclusiveCount(sun, moon),
    results: starYogas(policy, request.weekday, sun, moon),
    longitude_basis: 'caller_supplied_sidereal; no ayanamsa applied',
  };
}
