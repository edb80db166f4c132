import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { PRIMARY_QUALITIES } from '../../../doctrine/dignity/planets.js';
import { ELEMENTS } from '../../../doctrine/dignity/triplicity.js';
import { HOUR_RULES, hourAgreement } from '../../../doctrine/horary/hour-agreement.js';
import type { HourAgreement, HourRule } from '../../../doctrine/horary/hour-agreement.js';
import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { HoraryFigure } from './figure.js';
import { HOUR_SOURCE, value } from './receipts.js';
import type { HoraryHourAgreementResponse, HoraryHourRuleResponse, HoraryPlanetaryHourResponse } from './schema.js';
import { HOUR_RULE_WORDS, QUALITY_WORDS } from './wire-words.js';

const REFERENCE = 'Lilly, Christian Astrology (1647), p. 121';
/** Table by which a rule is decided. */
const TABLES: Readonly<Record<HourRule, string>> = {
  samePlanet: 'exact_planet_identity',
  triplicity: 'lilly_rising_sign_day_night_triplicity_table',
  sameNature: 'lilly_primary_hot_cold_moist_dry_nature_table',
};
const NO_HOUR = 'planetary_hour_not_evaluable_without_sunrise_and_sunset';

/** The planetary hour with its limits; null without one. */
function receipt({ request, hour, jdUt1 }: HoraryFigure): HoraryPlanetaryHourResponse | null {
  if (hour === null) return null;
  const { sunriseUt1, sunsetUt1, nextSunriseUt1 } = hour.day;
  return {
    question_id: request.question_id,
    jd_ut1: jdUt1,
    latitude_deg: request.latitude_deg,
    longitude_deg: request.longitude_deg,
    source_id: HOUR_SOURCE,
    hour_ruler: hour.ruler,
    hour_number: hour.number,
    hour_start_jd: hour.startUt1 + J2000_JD,
    hour_end_jd: hour.endUt1 + J2000_JD,
    // Sunrise and sunset that bound the twelve hours.
    sunrise_jd: (hour.number <= 12 ? sunriseUt1 : nextSunriseUt1) + J2000_JD,
    sunset_jd: sunsetUt1 + J2000_JD,
    local_time_algorithm_id: 'engine_unequal_planetary_hours_sunrise_sunset:v1',
  };
}

/** The values that decide each rule. */
function observedBy(
  hourLord: ClassicalPlanet,
  { ascendantLord, triplicityRuler }: HourAgreement,
  risingSign: number,
  isDay: boolean,
): Readonly<Record<HourRule, HoraryHourRuleResponse['observed']>> {
  const lords = [value('hour_lord', hourLord), value('ascendant_lord', ascendantLord)] as const;
  return {
    samePlanet: [...lords],
    triplicity: [
      value('rising_sign', SIGNS[risingSign]),
      value('element', ELEMENTS[risingSign % 4]),
      value('sect', isDay ? 'day' : 'night'),
      value('triplicity_ruler', triplicityRuler),
      value('hour_lord', hourLord),
    ],
    sameNature: [
      lords[0],
      value('hour_lord_nature', QUALITY_WORDS[PRIMARY_QUALITIES[hourLord]]),
      lords[1],
      value('ascendant_lord_nature', QUALITY_WORDS[PRIMARY_QUALITIES[ascendantLord]]),
    ],
  };
}

/** The agreement of the planetary hour with the ascendant. It is evidence and rejects no figure. */
export function hourAgreementAnswer(figure: HoraryFigure): HoraryHourAgreementResponse {
  const { hour, houses, isDay } = figure;
  const risingSign = signIndex(houses.figure.ascDeg),
    ascendantLord = domicileRuler(risingSign),
    found = hour === null ? null : hourAgreement(hour.ruler, risingSign, isDay),
    observed = hour === null || found === null ? null : observedBy(hour.ruler, found, risingSign, isDay);
  const rules = HOUR_RULES.map((rule): HoraryHourRuleResponse => ({
    rule_id: HOUR_RULE_WORDS[rule],
    state: found === null ? 'not_evaluable' : found.matched[rule] ? 'matched' : 'not_matched',
    derived_by: TABLES[rule],
    observed: observed?.[rule] ?? [value('ascendant_lord', ascendantLord)],
    reason: found === null ? NO_HOUR : null,
    source_reference: REFERENCE,
  }));
  const agrees = rules.some(({ state }) => state === 'matched');
  return {
    state: hour === null ? 'not_evaluable' : agrees ? 'agrees' : 'does_not_agree',
    ascendant_lord: ascendantLord,
    hour_ruler: hour?.ruler ?? null,
    planetary_hour_receipt: receipt(figure),
    rules,
    reason: hour === null ? NO_HOUR : null,
    semantics: 'evidence_only_not_chart_rejection',
  };
}
