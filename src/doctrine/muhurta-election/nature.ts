import type { Classical, Evidence } from './evidence.js';
import { elongation, signOfPlanet } from './sky.js';
import type { Truth } from './truth.js';
import { every, known, not, some } from './truth.js';

/** The Moon is benefic from new to full Moon. BPHS 3.11. */
const moonIsBenefic = (evidence: Evidence): Truth =>
  known(elongation(evidence), (degrees) => degrees > 0 && degrees <= 180);

const ALWAYS: Readonly<Record<Exclude<Classical, 'Moon' | 'Mercury'>, boolean>> = {
  Sun: false,
  Mars: false,
  Saturn: false,
  Jupiter: true,
  Venus: true,
};

/** Mercury is malefic in the sign of the Sun, Mars, Saturn or a waning Moon, else benefic. BPHS 3.11. */
function mercuryIsBenefic(evidence: Evidence): Truth {
  const sign = signOfPlanet(evidence, 'Mercury');
  if (sign === null) return null;
  const shares = (planet: Classical): Truth => known(signOfPlanet(evidence, planet), (other) => other === sign);
  const withWaningMoon = every([shares('Moon'), not(moonIsBenefic(evidence))]);
  return not(some([shares('Sun'), shares('Mars'), shares('Saturn'), withWaningMoon]));
}

/** Natural benefics: Jupiter, Venus, the waxing Moon, and Mercury without a malefic in his sign. */
export function isBenefic(evidence: Evidence, planet: Classical): Truth {
  if (planet === 'Moon') return moonIsBenefic(evidence);
  return planet === 'Mercury' ? mercuryIsBenefic(evidence) : ALWAYS[planet];
}
