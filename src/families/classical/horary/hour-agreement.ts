import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import type { ClassicalPlanet, PrimaryQualities } from '../../../doctrine/dignity/planets.js';
import { PRIMARY_QUALITIES } from '../../../doctrine/dignity/planets.js';
import { ELEMENTS, lillyTriplicityRuler } from '../../../doctrine/dignity/triplicity.js';
import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { HoraryFigure } from './figure.js';
import { HOUR_SOURCE, value } from './receipts.js';
import type { HoraryHourAgreementResponse, HoraryHourRuleResponse, HoraryPlanetaryHourResponse } from './schema.js';

const REFERENCE = 'Lilly, Christian Astrology (1647), p. 121';
const TABLES = {
  same_planet: 'exact_planet_identity',
  triplicity: 'lilly_rising_sign_day_night_triplicity_table',
  same_nature: 'lilly_primary_hot_cold_moist_dry_nature_table',
} as const;
/** Wire words of the primary qualities. */
const QUALITY_WORDS: Readonly<Record<PrimaryQualities, string>> = {
  hotDry: 'hot_dry',
  hotMoist: 'hot_moist',
  coldDry: 'cold_dry',
  coldMoist: 'cold_moist',
};
const NO_HOUR = 'planetary_hour_not_evaluable_without_sunrise_and_sunset';

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
    // The two between which its twelve hours lie.
    sunrise_jd: (hour.number <= 12 ? sunriseUt1 : nextSunriseUt1) + J2000_JD,
    sunset_jd: sunsetUt1 + J2000_JD,
    local_time_algorithm_id: 'engine_unequal_planetary_hours_sunrise_sunset:v1',
  };
}

function rules(
  hourLord: ClassicalPlanet,
  ascendantLord: ClassicalPlanet,
  risingSign: number,
  isDay: boolean,
): HoraryHourRuleResponse[] {
  const triplicityRuler = lillyTriplicityRuler(risingSign, isDay);
  const rule = (
    id: HoraryHourRuleResponse['rule_id'],
    matched: boolean,
    observed: HoraryHourRuleResponse['observed'],
  ): HoraryHourRuleResponse => ({
    rule_id: id,
    state: matched ? 'matched' : 'not_matched',
    derived_by: TABLES[id],
    observed,
    reason: null,
    source_reference: REFERENCE,
  });
  const nature = (planet: ClassicalPlanet): string => QUALITY_WORDS[PRIMARY_QUALITIES[planet]];
  return [
    rule('same_planet', hourLord === ascendantLord, [
      value('hour_lord', hourLord),
      value('ascendant_lord', ascendantLord),
    ]),
    rule('triplicity', hourLord === triplicityRuler, [
      value('rising_sign', SIGNS[risingSign]),
      value('element', ELEMENTS[risingSign % 4]),
      value('sect', isDay ? 'day' : 'night'),
      value('triplicity_ruler', triplicityRuler),
      value('hour_lord', hourLord),
    ]),
    rule('same_nature', nature(hourLord) === nature(ascendantLord), [
      value('hour_lord', hourLord),
      value('hour_lord_nature', nature(hourLord)),
      value('ascendant_lord', ascendantLord),
      value('ascendant_lord_nature', nature(ascendantLord)),
    ]),
  ];
}

/** Whether the lord of the hour and the lord of the ascendant are of one planet, triplicity or nature: evidence, no rejection. */
export function hourAgreement(figure: HoraryFigure): HoraryHourAgreementResponse {
  const { hour, houses, isDay } = figure;
  const rising = signIndex(houses.figure.ascDeg),
    ascendantLord = domicileRuler(rising);
  const found: HoraryHourRuleResponse[] =
    hour === null
      ? (Object.keys(TABLES) as (keyof typeof TABLES)[]).map((id) => ({
          rule_id: id,
          state: 'not_evaluable',
          derived_by: TABLES[id],
          observed: [value('ascendant_lord', ascendantLord)],
          reason: NO_HOUR,
          source_reference: REFERENCE,
        }))
      : rules(hour.ruler, ascendantLord, rising, isDay);
  const agrees = found.some(({ state }) => state === 'matched');
  return {
    state: hour === null ? 'not_evaluable' : agrees ? 'agrees' : 'does_not_agree',
    ascendant_lord: ascendantLord,
    hour_ruler: hour?.ruler ?? null,
    planetary_hour_receipt: receipt(figure),
    rules: found,
    reason: hour === null ? NO_HOUR : null,
    semantics: 'evidence_only_not_chart_rejection',
  };
}
