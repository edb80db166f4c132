import { ASSESSED_PATTERNS, motionCounts, patternCoherence } from '../../../doctrine/aspect-patterns/coherence.js';
import type { PatternCoherence, ReferencedAspect } from '../../../doctrine/aspect-patterns/coherence.js';
import type { FoundPattern } from '../../../doctrine/aspect-patterns/found-pattern.js';
import type { PatternCoherenceResponse, PatternLedgerAspect } from './schema.js';
import { BAND_WORDS, PATTERN_MOTION_WORDS } from './wire-words.js';

/** Whole degrees and minutes, rounded down. */
function degreesMinutes(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** The meaning of each band. */
const BAND_TEXTS = {
  veryStrong: 'Every required aspect uses at most a tenth of its reference orb.',
  strong: 'Every required aspect uses at most a quarter of its reference orb.',
  moderate: 'The loosest required aspect uses up to half of its reference orb.',
  loose: 'The loosest required aspect uses more than half of its reference orb.',
  marginal: 'The loosest required aspect is near the limit of its reference orb.',
  beyond: 'The loosest required aspect exceeds its reference orb.',
} as const;

function ledgerAspect(
  { aspect, referenceOrbDeg, use }: ReferencedAspect,
  weakestUse: number | null,
): PatternLedgerAspect {
  const assessed = weakestUse !== null;
  return {
    body1: aspect.first.name,
    body2: aspect.second.name,
    aspect: aspect.definition.name,
    actual_orb_deg: aspect.orbDeg,
    reference_orb_deg: referenceOrbDeg,
    reference_orb_use: use,
    motion_state: assessed ? aspect.motion : null,
    is_limiting: assessed && use === weakestUse,
    exceeds_reference: assessed && use > 1,
  };
}

function summaryOf(name: string, { band, motion, weakestUse, aspects }: PatternCoherence): string {
  if (band === null || motion === null || weakestUse === null)
    return `${name}: not assessed. Bands are defined for ${ASSESSED_PATTERNS.join(', ')}.`;
  const loosest = aspects
    .filter(({ use }) => use === weakestUse)
    .map(
      ({ aspect: { first, second, definition, orbDeg } }) =>
        `${first.name} ${definition.name.toLowerCase()} ${second.name}, orb ${degreesMinutes(orbDeg)}`,
    );
  const counts = Object.entries(motionCounts(aspects))
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`);
  return [
    `${name}: ${BAND_WORDS[band].toLowerCase()}, ${PATTERN_MOTION_WORDS[motion].toLowerCase()}.`,
    BAND_TEXTS[weakestUse > 1 ? 'beyond' : band],
    `Loosest: ${loosest.join('; ')}.`,
    `Motion of the aspects: ${counts.join(', ')}.`,
  ].join(' ');
}

/** The coherence of a found pattern in answer shape. */
export function coherenceAnswer(pattern: FoundPattern): PatternCoherenceResponse {
  const found = patternCoherence(pattern),
    { band, motion, weakestUse } = found,
    ledger = found.aspects.map((aspect) => ledgerAspect(aspect, weakestUse)),
    assessed = band !== null;
  return {
    policy_id: 'engine.pattern_coherence.qualitative.v1-draft',
    pattern_name: pattern.name,
    band: band === null ? 'Not assessed' : BAND_WORDS[band],
    motion_qualifier: motion === null ? null : PATTERN_MOTION_WORDS[motion],
    weakest_link_ratio: weakestUse,
    limiting_aspects: ledger.filter((aspect) => aspect.is_limiting),
    required_aspects: assessed ? ledger : [],
    supplemental_aspects: assessed ? [] : ledger,
    motion_counts: assessed ? motionCounts(found.aspects) : {},
    plain_language_summary: summaryOf(pattern.name, found),
    assessment_reason: assessed
      ? null
      : `no band is defined for ${pattern.name}, only for ${ASSESSED_PATTERNS.join(', ')}`,
    is_assessed: assessed,
  };
}
