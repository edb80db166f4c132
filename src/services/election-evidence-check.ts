import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../contract/boundaries.js';
import type { MarriageExtentModel, MarriageSolarModel } from '../contract/election-boundaries.js';
import type {
  MarriageCalendarBoundaryModel,
  MarriageLunationModel,
  MarriageMonthModel,
} from '../contract/election-month.js';
import type { ElectionEvidenceModel } from '../contract/elections.js';
import { InvalidInput } from '../kernel/errors.js';
import { MONTH_NAMES } from './election-month-names.js';

/** Consistency of evidence that a client supplies. Each function throws InvalidInput for the first contradiction. */

const refuse = (field: string, message: string, given: unknown, allowed: string): never => {
  throw new InvalidInput({ field, message, given, allowed });
};

/** Widest bounds of a boundary, days. */
const WIDEST_BOUNDS = 1 / 24;

function checkBoundary(at: string, b: ShuddhiBoundaryModel): void {
  if (!(b.lower_jd_ut1 <= b.jd_ut1 && b.jd_ut1 <= b.upper_jd_ut1 && b.upper_jd_ut1 - b.lower_jd_ut1 <= WIDEST_BOUNDS))
    refuse(at, 'does not contain its instant between bounds at most an hour apart', b, 'lower <= instant <= upper');
}

/** Longest span of evidence, days. */
const LONGEST_SPAN = 3;

function checkInterval(at: string, { start, end }: ShuddhiIntervalModel): void {
  checkBoundary(`${at}/start`, start);
  checkBoundary(`${at}/end`, end);
  const days = end.jd_ut1 - start.jd_ut1;
  if (!(days > 0 && days <= LONGEST_SPAN)) refuse(at, 'is not a span of at most three days', days, '0 to 3 days');
}

function checkExtent(at: string, extent: MarriageExtentModel): void {
  if (!(extent.start_jd_ut1 < extent.end_jd_ut1)) refuse(at, 'ends before it begins', extent, 'start < end');
}

function checkSolar(at: string, solar: MarriageSolarModel, jdUt1: number): void {
  checkInterval(`${at}/day`, solar.day);
  checkBoundary(`${at}/sunset`, solar.sunset);
  const {
    day,
    sunset,
    half_set: half,
    upper_limb_set: upper,
    sunrise_history: history = [],
    history_extent: extent,
  } = solar;
  if (!(day.start.upper_jd_ut1 < sunset.lower_jd_ut1 && sunset.upper_jd_ut1 < day.end.lower_jd_ut1))
    refuse(`${at}/sunset`, 'is not within its day', sunset.jd_ut1, 'an instant between sunrise and the next sunrise');
  for (const [name, event] of [
    ['half_set', half],
    ['upper_limb_set', upper],
  ] as const) {
    if (event === null || event === undefined) continue;
    checkBoundary(`${at}/${name}`, event);
    if (Math.abs(event.jd_ut1 - sunset.jd_ut1) > WIDEST_BOUNDS)
      refuse(`${at}/${name}`, 'is not within an hour of sunset', event.jd_ut1, 'an instant near sunset');
  }
  if (upper && (!half || half.jd_ut1 > upper.jd_ut1))
    refuse(`${at}/upper_limb_set`, 'does not follow half_set', upper.jd_ut1, 'an instant after half_set');
  if (extent) checkExtent(`${at}/history_extent`, extent);
  if (history.length > 0 && !extent)
    refuse(
      `${at}/sunrise_history`,
      'has no history_extent',
      history.length,
      'the extent of the search for its sunrises',
    );
  history.forEach((event, i) => {
    checkBoundary(`${at}/sunrise_history/${i}`, event);
    if (event.jd_ut1 < extent!.start_jd_ut1 || event.jd_ut1 > extent!.end_jd_ut1)
      refuse(`${at}/sunrise_history/${i}`, 'is outside history_extent', event.jd_ut1, 'an instant within it');
    if (i > 0 && event.jd_ut1 <= history[i - 1].jd_ut1)
      refuse(`${at}/sunrise_history/${i}`, 'is not after the sunrise before it', event.jd_ut1, 'ascending sunrises');
  });
  if (jdUt1 < day.start.lower_jd_ut1 || jdUt1 >= day.end.upper_jd_ut1)
    refuse(`${at}/day`, 'does not contain the instant', jdUt1, 'the solar day of jd_ut1');
}

/** Widest bounds of a boundary of the calendar, days. */
const CALENDAR_BOUNDS = 1 / 86_400;

function checkCalendarBoundary(at: string, b: MarriageCalendarBoundaryModel): void {
  const width = b.upper_jd_ut1 - b.lower_jd_ut1;
  if (!(width >= 0 && width <= CALENDAR_BOUNDS * 1.001))
    refuse(at, 'has bounds more than a second apart, or in the wrong order', width, '0 to 1 second');
}

function checkLabel(at: string, label: MarriageMonthModel['label']): void {
  if (label !== null && MONTH_NAMES[label.index] !== label.name)
    refuse(`${at}/name`, 'is not the name of the month', label.name, MONTH_NAMES[label.index]);
}

function checkLunation(at: string, lunation: MarriageLunationModel): void {
  checkCalendarBoundary(`${at}/start`, lunation.start);
  checkCalendarBoundary(`${at}/end`, lunation.end);
  lunation.ingresses.forEach((one, i) => checkCalendarBoundary(`${at}/ingresses/${i}`, one));
  checkLabel(`${at}/label`, lunation.label);
  const { label, ingresses, solar_rashi_at_start: sign, omitted_months: omitted } = lunation;
  const qualifier = (['adhika', 'ordinary', 'ksaya_context'] as const)[ingresses.length];
  if (
    lunation.uncertain_ingresses.length === 0 &&
    (label === null || label.index !== (sign + 1) % 12 || label.qualifier !== qualifier)
  )
    refuse(
      `${at}/label`,
      'does not follow from the sign of the Sun at the beginning and the number of ingresses',
      label,
      `month ${(sign + 1) % 12}, ${qualifier}`,
    );
  if (omitted.length > 0 && (ingresses.length !== 2 || omitted[0] !== MONTH_NAMES[(sign + 2) % 12]))
    refuse(`${at}/omitted_months`, 'is not the month after that of the lunation', omitted, 'the omitted month');
}

function checkMonth(at: string, month: MarriageMonthModel): void {
  const { previous_lunation: before, amanta_lunation: now, next_lunation: after } = month;
  checkLunation(`${at}/previous_lunation`, before);
  checkLunation(`${at}/amanta_lunation`, now);
  checkLunation(`${at}/next_lunation`, after);
  if (before.end.lower_jd_ut1 !== now.start.lower_jd_ut1 || now.end.lower_jd_ut1 !== after.start.lower_jd_ut1)
    refuse(at, 'has lunations that do not follow each other', [before.end, now.start], 'contiguous lunations');
  const { label, month_start: start, month_end: end, status, unavailable_reasons: reasons, policy } = month;
  checkLabel(`${at}/label`, label);
  if (start !== null) checkCalendarBoundary(`${at}/month_start`, start);
  if (end !== null) checkCalendarBoundary(`${at}/month_end`, end);
  const owned = label !== null && start !== null && end !== null && reasons.length === 0;
  if (status === 'available' ? !owned : label !== null)
    refuse(
      `${at}/status`,
      'does not agree with the label, the bounds and the reasons of the month',
      status,
      'a label, both bounds and no reason when available; no label otherwise',
    );
  if (status !== 'available') return;
  const own = now.label,
    following = after.label;
  const wanted = policy.system === 'purnimanta' && month.paksha === 'Krishna' ? following : own;
  if (
    wanted !== null &&
    (label!.index !== wanted.index ||
      (policy.system === 'purnimanta' ? label!.qualifier !== 'ordinary' : label!.qualifier !== wanted.qualifier))
  )
    refuse(`${at}/label`, 'does not follow from the lunation and the fortnight', label, wanted.name);
}

/** Longest span of each kind has this many members. */
const PHASES = { nakshatra: 27, tithi: 30, lagna: 12 } as const;

function checkPhases(model: ElectionEvidenceModel): void {
  (model.phase_spans ?? []).forEach(({ kind, index, interval }, i) => {
    const at = `/evidence/phase_spans/${i}`;
    if (index >= PHASES[kind]) refuse(`${at}/index`, `is not an index of a ${kind}`, index, `0 to ${PHASES[kind] - 1}`);
    checkInterval(`${at}/interval`, interval);
  });
  for (const name of ['yoga_span', 'karana_span'] as const) {
    const span = model[name];
    if (span !== null && span !== undefined) checkInterval(`/evidence/${name}`, span);
  }
}

function checkPlanets(planets: NonNullable<ElectionEvidenceModel['planets']>): Map<string, number> {
  const places = new Map<string, number>();
  planets.forEach(({ planet, sidereal_longitude: longitude }, i) => {
    if (places.has(planet)) refuse(`/evidence/planets/${i}/planet`, 'is given twice', planet, 'each planet once');
    places.set(planet, longitude);
  });
  const rahu = places.get('Rahu'),
    ketu = places.get('Ketu');
  if (rahu !== undefined && ketu !== undefined && Math.abs(Math.abs(rahu - ketu) - 180) > 1e-9)
    refuse('/evidence/planets', 'has nodes that are not opposite', [rahu, ketu], 'Ketu = Rahu + 180 degrees');
  return places;
}

/** The same evidence when it is consistent. Errors: InvalidInput. */
export function checkedEvidence<E extends ElectionEvidenceModel>(model: E): E {
  const places = checkPlanets(model.planets ?? []),
    sun = places.get('Sun'),
    moon = places.get('Moon');
  if (model.solar) checkSolar('/evidence/solar', model.solar, model.jd_ut1);
  checkPhases(model);
  const month = model.lunar_month;
  if (month) {
    checkMonth('/evidence/lunar_month', month);
    if (sun !== undefined && moon !== undefined) {
      const tithi = Math.floor(((moon - sun + 360) % 360) / 12) % 30,
        given = month.tithi_number - 1 + (month.paksha === 'Krishna' ? 15 : 0);
      if (tithi !== given)
        refuse('/evidence/lunar_month/tithi_number', 'is not the tithi of Sun and Moon', given + 1, `${tithi + 1}`);
    }
  }
  return model;
}
