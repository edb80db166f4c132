import type { Evidence } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import type { Sky } from '../sky.js';
import { availabilityFindings } from './availability.js';
import { calendarFindings, ingressFindings } from './calendar.js';
import { dayPartFindings } from './day-parts.js';
import { historyFindings, pataFinding, tithiSunriseFinding } from './history.js';
import { lagnaFindings } from './lagna.js';
import { lattaFindings, limbFindings, sunMoonFindings, vedhaFindings } from './limbs.js';
import { capacityFindings, dayNightFindings, jamitraFindings, scissorsFindings } from './relations.js';
import { withRemedies } from './remedies.js';
import type { Region } from './sources.js';
import { spanFindings } from './spans.js';
import { solarArrowFindings, southernArrowFinding, tenYogasFinding } from './yogas-and-arrows.js';

/** Choices of a judgement by Muhurta Chintamani. */
export interface McPolicy {
  readonly region: Region;
  /** Selected remedies. */
  readonly remedies: ReadonlySet<string>;
  /** Pisces is among the admitted navamsas (Vivaha 84, optional reading). */
  readonly piscesNavamsa: boolean;
}

/** The astronomical findings of Muhurta Chintamani on marriage, in the order of the catalogue, with their remedies. */
export function mcFindings(evidence: Evidence, sky: Sky, policy: McPolicy): Finding[] {
  const { region, remedies, piscesNavamsa } = policy;
  const weakRemedy = remedies.has('mc88_weak_afflictors');
  const findings = [
    ...limbFindings(evidence, sky),
    ...vedhaFindings(sky),
    ...lattaFindings(sky, region),
    ...sunMoonFindings(sky, region),
    tenYogasFinding(sky),
    southernArrowFinding(sky, region),
    ...solarArrowFindings(evidence, sky),
    ...dayPartFindings(evidence),
    ...spanFindings(evidence, sky),
    ...lagnaFindings(sky, piscesNavamsa, weakRemedy),
    ...jamitraFindings(sky),
    ...dayNightFindings(evidence, sky, remedies.has('mc83_lagna_aspect')),
    ...scissorsFindings(sky, weakRemedy),
    ...capacityFindings(sky),
    ...calendarFindings(evidence, sky),
    ...ingressFindings(evidence),
    ...historyFindings(evidence, sky),
    pataFinding(evidence, sky, region),
    tithiSunriseFinding(evidence),
    ...availabilityFindings(evidence),
  ];
  return withRemedies(findings, sky, remedies);
}
