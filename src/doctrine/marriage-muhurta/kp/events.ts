import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import { edgeOf, shifted, within } from '../clock.js';
import type { MarriageEvidence } from '../evidence.js';
import { or } from '../finding.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { covers } from '../traditions.js';
import { KP } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });
const EVENTS_SOURCE = 'VV1.21-23/17.3 or KP XIV/XXXIII; a record of events is required';
/** The stars of Ketu: Ashwini, Magha, Mula. */
const KETU_STARS: ReadonlySet<number> = new Set([0, 9, 18]);

/** First day after the Sun enters the fifth navamsa of a movable sign, the seventh of a fixed, the ninth of a dual one (KP XXXIII p. 207). */
function faceOfEightySix(evidence: MarriageEvidence): Finding {
  const inside = (evidence.tradition?.solarNavamsaEntries ?? [])
    .filter(({ targetDegrees }) => isFace(targetDegrees))
    .map(({ boundary }) => within(evidence.jdUt1, edgeOf(boundary), shifted(edgeOf(boundary), 1)));
  return traditionFinding(
    KP,
    rule('shadaseethimukha', EVENTS_SOURCE),
    or(covers(evidence, 1) ? false : null, ...inside),
  );
}

/** Whether a longitude begins such a navamsa. */
export function isFace(deg: number): boolean {
  const navamsa = Math.round(deg / (10 / 3));
  const sign = Math.floor(navamsa / 9) % 12;
  return (navamsa % 9) + 1 === [5, 7, 9][sign % 3];
}

/** An eclipse with the Moon in a star of Ketu (KP XIV p. 124). */
function eclipseInKetuStar(evidence: MarriageEvidence, sky: Sky): Finding {
  const inside = (evidence.tradition?.eclipseIntervals ?? []).map(({ start, end }) =>
    within(evidence.jdUt1, edgeOf(start.boundary), edgeOf(end.boundary)),
  );
  const during = or(covers(evidence, 1) ? false : null, ...inside);
  return traditionFinding(
    KP,
    rule('eclipse_ketu_star', EVENTS_SOURCE),
    mapped(during, (value) => mapped(sky.moonStar, (star) => value && KETU_STARS.has(star))),
  );
}

/** Events that Kalaprakasika looks at. */
export const kpEventFindings = (evidence: MarriageEvidence, sky: Sky): Finding[] => [
  faceOfEightySix(evidence),
  eclipseInKetuStar(evidence, sky),
];
