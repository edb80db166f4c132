import type { Evidence } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding, Measure } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay, edgeOf, GHATI, reached, shifted, within } from '../clock.js';
import { and, exception, predicate, reconsidered } from '../finding.js';
import type { Sky } from '../sky.js';
import { vivaha } from './sources.js';

const GODHULI_SOURCE = `${vivaha('99-101')}; VV half-ghati geometry`;
/** Name of the remedy that the dust of the cows gives. */
export const GODHULI_PROFILE = 'vv_half_ghati_mc_99_101_marriage_godhuli.v1';
const HALF_WIDTH = 0.5 * GHATI;

/** Families that the dust of the cows does not lift: calendar, ingresses, visibility, and what lifts nothing. */
const KEPT: ReadonlySet<string> = new Set([
  'calendar',
  'solar_ingress',
  'planetary_ingress',
  'jupiter_availability',
  'venus_availability',
  'broad_remedies',
]);

/**
 * Whether the instant is within half a ghati of the setting of the Sun's centre; on Thursday after the disc has set, on Saturday before
 * (Vivaha 99-101; Vivaha Vrindavana for the width).
 */
function insideWindow(evidence: Evidence): Truth {
  const solar = currentDay(evidence);
  if (solar === null || solar.halfSet === null) return null;
  const centre = edgeOf(solar.halfSet);
  const near = within(evidence.jdUt1, shifted(centre, -HALF_WIDTH), shifted(centre, HALF_WIDTH));
  if (solar.weekday !== 4 && solar.weekday !== 6) return near;
  const set = solar.upperLimbSet === null ? null : reached(evidence.jdUt1, edgeOf(solar.upperLimbSet));
  return and(near, solar.weekday === 4 ? set : not(set));
}

const MOON_HOUSES: ReadonlySet<number> = new Set([1, 6, 8]);
const MARS_HOUSES: ReadonlySet<number> = new Set([1, 7, 8]);

/** The findings of the composition: the conditions of the dust of the cows, then what it leaves of the others. */
export function godhuliComposition(evidence: Evidence, sky: Sky, findings: readonly Finding[]): Finding[] {
  const inside = insideWindow(evidence);
  const moon = mapped(sky.house('Moon'), (house) => MOON_HOUSES.has(house));
  const mars = mapped(sky.house('Mars'), (house) => MARS_HOUSES.has(house));
  const row = (name: string, detected: Truth, measures: readonly Measure[] = []) =>
    finding({ id: `godhuli.${name}`, rule: 'godhuli', source: GODHULI_SOURCE, detected, measures });
  const qualified = and(inside, not(moon), not(mars));
  return [
    row('selected_window', not(inside), [predicate('inside_qualified_godhuli', inside)]),
    row('moon_qualification', moon),
    row('mars_qualification', mars),
    ...findings.map((found) =>
      found.detected === false || found.advisory || KEPT.has(found.rule)
        ? found
        : reconsidered(found, [
            exception(
              GODHULI_PROFILE,
              [found.id],
              qualified,
              [predicate('qualified_window', qualified)],
              'MC Vivaha 99-101; half a ghati around sunset after VV',
            ),
          ]),
    ),
  ];
}
