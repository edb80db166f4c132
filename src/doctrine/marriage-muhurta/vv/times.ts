import type { Evidence } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import { currentDay, dayPart } from '../clock.js';
import { windowMeasures } from '../mc/day-parts.js';
import { karanaOf } from '../mc/limbs.js';
import { inShunnedYoga, junctionFindings, shunnedYogaPart, WHOLE_YOGAS } from '../mc/spans.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { tithiSunrises, windowFinding } from '../traditions.js';
import { VV } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });
const PARTS_SOURCE = 'VV8.12/17.6 or KP XXXIII/PDF212';

/** Ghatis at the start of a yoga, by index (VV 1.21). */
const YOGA_GHATIS: ReadonlyMap<number, number> = new Map([
  [5, 6],
  [8, 5],
  [0, 3],
  [14, 3],
  [12, 9],
  [9, 6],
]);
/** Eighth of the day that is shunned, from Sunday (VV 8.12). */
const DAY_EIGHTH: readonly number[] = [4, 7, 2, 5, 8, 3, 6];
/** Fifteenth of the day of Kulika, from Sunday; at night one less (VV 8.12). */
const KULIKA: readonly number[] = [14, 12, 10, 8, 6, 4, 2];

/** Karana, yoga, sunrises of the tithi, parts of the day, junctions (VV 1.21, 8.12, 17.6). */
export function vvTimeFindings(evidence: Evidence, sky: Sky): Finding[] {
  const solar = currentDay(evidence);
  const part = (half: 'day' | 'night', ordinal: readonly number[], count: number, less = 0) =>
    solar === null ? null : dayPart(solar, half, ordinal[solar.weekday] - less, count);
  const yogaPart =
    sky.yoga === null || evidence.yogaSpan === null || WHOLE_YOGAS.has(sky.yoga)
      ? null
      : shunnedYogaPart(sky.yoga, evidence.yogaSpan, YOGA_GHATIS);
  return [
    traditionFinding(
      VV,
      rule('karana', 'VV17.6 Vishti; KP XXXIII/PDF220 Vishti and the four fixed ones'),
      mapped(sky.elongation, (deg) => karanaOf(Math.min(59, Math.floor(deg / 6))) === 6),
    ),
    traditionFinding(
      VV,
      rule('nitya_yoga', 'VV1.21 fixed ghatis; 17.6 or KP XXXIII/PDF205 nine complete yogas'),
      sky.yoga === null ? null : inShunnedYoga(evidence.jdUt1, sky.yoga, evidence.yogaSpan, YOGA_GHATIS),
      { measures: yogaPart === null ? [] : windowMeasures('window', yogaPart.from, yogaPart.to) },
    ),
    tithiSunrises(VV, evidence),
    windowFinding(VV, rule('day_eighth', PARTS_SOURCE), evidence.jdUt1, part('day', DAY_EIGHTH, 8)),
    windowFinding(VV, rule('kulika_day', PARTS_SOURCE), evidence.jdUt1, part('day', KULIKA, 15)),
    windowFinding(VV, rule('kulika_night', PARTS_SOURCE), evidence.jdUt1, part('night', KULIKA, 15, 1)),
    ...junctionFindings(evidence, sky).map((found) => ({
      ...found,
      id: `${VV}.${found.id}`,
      rule: `${VV}.${found.rule}`,
      source: 'VV8.12/17.6 with the fixed ghatis of MC Vivaha 43',
    })),
  ];
}
