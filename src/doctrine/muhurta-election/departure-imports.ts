import { mcFindings } from '../marriage-muhurta/mc/judge.js';
import type { Region } from '../marriage-muhurta/mc/sources.js';
import { skyOf } from '../marriage-muhurta/sky.js';
import type { Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Finding } from './finding.js';

const NO_REMEDIES: ReadonlySet<string> = new Set();

/**
 * Blemishes of weddings that a departure shuns too (MC48 Yatra 112), as the marriage chapters of Muhurta Chintamani detect them (MC04): without the
 * preferences, the remedies and the regional rules of weddings. `detectors`: names of the imported rules; of a rule whose name `housesOf` gives only
 * the houses of planets are blemishes, its other parts are preferences. `region`: of no effect on the imported rules.
 */
export function judgeImports(
  evidence: Evidence,
  detectors: ReadonlySet<string>,
  housesOf: string,
  region: Region,
): Finding[] {
  const sky = skyOf(evidence.jdUt1, evidence.places, evidence.ascendant);
  return mcFindings(evidence, sky, { region, remedies: NO_REMEDIES, piscesNavamsa: false })
    .filter((one) => detectors.has(one.rule) && (one.rule !== housesOf || one.id.includes('_house_')))
    .map((one) =>
      finding({
        ...one,
        id: `mcImport.${one.id}`,
        rule: `mcImport.${one.rule}`,
        source: `MC48 Yatra11.112; explicit MC04 detector composition: ${one.source}`,
        exceptions: [],
      }),
    );
}
