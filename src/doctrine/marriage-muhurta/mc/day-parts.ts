import type { Evidence, SolarDay } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding, Measure } from '../../muhurta-election/finding.js';
import { currentDay, dayPart, within } from '../clock.js';
import type { Edge } from '../clock.js';
import { measure, or } from '../finding.js';
import { vivaha } from './sources.js';

/** The four ends of a window as measures. */
export function windowMeasures(prefix: string, from: Edge, to: Edge): Measure[] {
  return [
    measure(`${prefix}_start_lower`, from.lower, 'JD_UT1'),
    measure(`${prefix}_start_upper`, from.upper, 'JD_UT1'),
    measure(`${prefix}_end_lower`, to.lower, 'JD_UT1'),
    measure(`${prefix}_end_upper`, to.upper, 'JD_UT1'),
  ];
}

/** Fifteenths of the day (from 1) whose deities are shunned, from Sunday (Vivaha 52-54). */
const DURMUHURTA_DAY: readonly (readonly number[])[] = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]];
/** The same for the night. */
const DURMUHURTA_NIGHT: readonly (readonly number[])[] = [[], [8], [7], [], [], [8], [1]];
/** Eighth of the day that is half a watch of evil, from Sunday (Vivaha 64). */
const DAY_EIGHTH: readonly number[] = [4, 7, 2, 5, 8, 3, 6];
/** Fifteenth of the day of Kulika, from Sunday; at night one less (Vivaha 65). */
const KULIKA_DAY: readonly number[] = [14, 12, 10, 8, 6, 4, 2];

function shunnedDeities(evidence: Evidence, solar: SolarDay): Finding[] {
  const row = (half: 'day' | 'night', ordinals: readonly number[]): Finding => {
    const parts = ordinals.map((ordinal) => dayPart(solar, half, ordinal, 15));
    return finding({
      id: `durmuhurta.${half}`,
      rule: 'durmuhurta',
      source: vivaha('52-54'),
      detected: or(...parts.map(({ from, to }) => within(evidence.jdUt1, from, to))),
      measures: parts.flatMap(({ from, to }, index) => windowMeasures(`window_${index}`, from, to)),
    });
  };
  return [row('day', DURMUHURTA_DAY[solar.weekday]), row('night', DURMUHURTA_NIGHT[solar.weekday])];
}

/** A finding about one part of the day or the night. */
function partFinding(
  evidence: Evidence,
  solar: SolarDay,
  rule: { id: string; rule: string; source: string; applicable?: boolean },
  part: { half: 'day' | 'night'; ordinal: number; count: number },
): Finding {
  const { from, to } = dayPart(solar, part.half, part.ordinal, part.count);
  return finding({
    ...rule,
    detected: within(evidence.jdUt1, from, to),
    measures: [measure('ordinal', part.ordinal, 'one_based_parent_division'), ...windowMeasures('window', from, to)],
  });
}

/** Parts of the day and the night that are shunned (Vivaha 52-54, 64-65). Without a solar day each family is undecided. */
export function dayPartFindings(evidence: Evidence): Finding[] {
  const solar = currentDay(evidence);
  const kulika = { rule: 'kulika', source: vivaha('65') };
  if (solar === null) {
    const missing = (rule: string, verses: string) =>
      finding({ id: rule, rule, source: vivaha(verses), detected: null });
    return [missing('day_eighth', '64'), missing('kulika', '65'), missing('durmuhurta', '52-54')];
  }
  const ordinal = KULIKA_DAY[solar.weekday];
  return [
    ...shunnedDeities(evidence, solar),
    partFinding(
      evidence,
      solar,
      { id: 'day_eighth', rule: 'day_eighth', source: vivaha('64') },
      { half: 'day', ordinal: DAY_EIGHTH[solar.weekday], count: 8 },
    ),
    partFinding(evidence, solar, { id: 'kulika.day', ...kulika }, { half: 'day', ordinal, count: 15 }),
    partFinding(evidence, solar, { id: 'kulika.night', ...kulika }, { half: 'night', ordinal: ordinal - 1, count: 15 }),
    partFinding(
      evidence,
      solar,
      { id: 'kulika.saturday_last', ...kulika, applicable: solar.weekday === 6 },
      { half: 'night', ordinal: 15, count: 15 },
    ),
  ];
}
