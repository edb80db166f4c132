import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { houseFrom, inclusiveCount, signOf, star27 } from '../divisions.js';
import type { MarriageEvidence, Participant } from '../evidence.js';
import { and, measure } from '../finding.js';
import { monthLabel } from '../mc/calendar.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { KP } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });
const BAD_TARA: ReadonlySet<number> = new Set([3, 5, 7]);
const GOOD_JUPITER: ReadonlySet<number> = new Set([2, 5, 7, 9, 11]);

/** The personal layer of Kalaprakasika: stars of both, Jupiter of the bride, birth of a first-born groom (KP XIV p. 116, 123-124). */
export function kpPersonalFindings(evidence: MarriageEvidence, sky: Sky, people: readonly Participant[]): Finding[] {
  return people.flatMap(({ id, role, natalMoon, firstBorn, birthMonth, birthTithi }) => {
    const natalStar = mapped(natalMoon, star27);
    const count = natalStar === null || sky.moonStar === null ? null : inclusiveCount(natalStar, sky.moonStar, 27);
    const groom = role === 'groom';
    const tara = mapped(count, (value): Truth => {
      if (value === 1) return groom ? firstBorn : false;
      return value === 10 || value === 19 || BAD_TARA.has(((value - 1) % 9) + 1);
    });
    const birth = (name: string, election: number | null, own: number | null): Finding =>
      traditionFinding(
        KP,
        rule(`birth_period.${id}.${name}`, 'KP XIV/PDF124: first-born groom only'),
        groom ? and(firstBorn, election === null || own === null ? null : election === own) : false,
      );
    const jupiter = mapped(natalMoon, (natal) =>
      mapped(sky.sign('Jupiter'), (sign) => !GOOD_JUPITER.has(houseFrom(signOf(natal), sign))),
    );
    return [
      traditionFinding(
        KP,
        rule(`personal_tara.${id}`, 'KP XIV/PDF123-124: the natal star for a first-born groom'),
        tara,
        { measures: [measure('inclusive_count', count, 'stars27'), measure('role', role, 'source_role')] },
      ),
      ...(groom
        ? []
        : [
            traditionFinding(
              KP,
              rule(`personal_jupiter.${id}`, 'KP XIV/PDF116: Jupiter from the natal Moon of the bride'),
              jupiter,
            ),
          ]),
      birth(
        'month',
        mapped(monthLabel(evidence), ({ index }) => index),
        birthMonth,
      ),
      birth('tithi', sky.tithi, birthTithi),
    ];
  });
}
