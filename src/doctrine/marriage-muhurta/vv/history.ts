import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped } from '../../muhurta-election/truth.js';
import { currentSpan, edgeOf, shifted, within } from '../clock.js';
import { cyclic, star27 } from '../divisions.js';
import type { MarriageEvidence } from '../evidence.js';
import { measure, or } from '../finding.js';
import { moonTraversals } from '../history.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { covers, spoiledStars } from '../traditions.js';
import { VV_LATTA } from './sky-rules.js';
import { VV } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });
const EVENTS_SOURCE = 'VV1.21-23/17.3 or KP XIV/XXXIII; a record of events is required';
/** Bodies whose kick stays until the Moon has crossed the star twice (VV 17.2). */
const KICKERS: readonly Graha[] = ['Mars', 'Saturn', 'Sun', 'Rahu'];
const CLEARANCES = 2;
/** Days in which the Moon crosses a star twice from any moment on. */
const TWO_CROSSINGS_DAYS = 56;
const ECLIPSE_DAYS = 7;

/** The star was kicked by a malefic, and the Moon has not crossed it twice since (VV 17.2). */
function kickedStar(evidence: Evidence, sky: Sky, body: Graha): Finding {
  const count = VV_LATTA.find(([name]) => name === body)?.[1] ?? 1;
  const stays = evidence.starHistory?.passages.filter(({ planet }) => planet === body) ?? [];
  const star = sky.moonStar;
  const extent = evidence.starHistory?.extent;
  const covered = extent !== undefined && extent.startJdUt1 <= evidence.jdUt1 - TWO_CROSSINGS_DAYS && stays.length > 0;
  const hit =
    star === null
      ? null
      : stays.some(
          ({ starIndex, entry, exit }) =>
            cyclic(starIndex + count - 1, 27) === star &&
            entry.lowerJdUt1 <= evidence.jdUt1 &&
            moonTraversals(evidence, star, Math.min(exit.upperJdUt1, evidence.jdUt1)) < CLEARANCES,
        );
  return traditionFinding(
    VV,
    rule(`latta_history.${body.toLowerCase()}`, 'VV17.2: the kicked star needs two complete crossings'),
    hit === true ? true : covered ? hit : null,
    {
      measures: [measure('required_clearances', CLEARANCES, 'complete_moon_star_passages')],
      unavailable: ['two_complete_Moon_traversals_and_full_history_required'],
    },
  );
}

/** An eclipse in the seven days before the instant, or at it (VV 1.21). */
function eclipse(evidence: MarriageEvidence): Finding {
  const { tradition, jdUt1 } = evidence;
  const known = covers(evidence, ECLIPSE_DAYS);
  const inside = (tradition?.eclipseIntervals ?? []).map(({ start, end }) =>
    within(jdUt1, edgeOf(start.boundary), shifted(edgeOf(end.boundary), ECLIPSE_DAYS)),
  );
  return traditionFinding(VV, rule('eclipse_seven_days', EVENTS_SOURCE), or(known ? false : null, ...inside));
}

/** The star of Moon or Lagna was touched by an eclipse or a conjunction, and the Moon has not crossed it twice since (VV 1.22-23). */
function touchedStar(evidence: MarriageEvidence, sky: Sky): Finding {
  const { tradition, jdUt1 } = evidence;
  const stars = [sky.moonStar, mapped(sky.lagna, star27)];
  const known = covers(evidence, TWO_CROSSINGS_DAYS) && !stars.includes(null);
  const touches = [
    ...(tradition?.conjunctionEvents ?? []).map(({ boundary, beforeFirst, afterFirst }) => ({
      at: boundary,
      stars: [star27(beforeFirst), star27(afterFirst)],
    })),
    ...(tradition?.eclipseIntervals ?? []).map(({ start, end }) => ({
      at: end.boundary,
      stars: [star27(start.beforeMoonLongitude), star27(end.afterMoonLongitude)],
    })),
  ].filter(({ at }) => at.lowerJdUt1 <= jdUt1);
  const live = touches.some(({ at, stars: touched }) =>
    touched.some((star) => stars.includes(star) && moonTraversals(evidence, star, at.upperJdUt1) < CLEARANCES),
  );
  return traditionFinding(VV, rule('event_star_contamination', EVENTS_SOURCE), live ? true : known ? false : null);
}

/** Sun and Moon have equal declinations while the Moon is in its star (VV 1.23, 17.3). */
function equalDeclinations(evidence: MarriageEvidence): Finding {
  const { tradition } = evidence;
  const stay = currentSpan(evidence, 'nakshatra');
  const extent = tradition?.declinationExtent ?? null;
  const known =
    stay !== null &&
    extent !== null &&
    extent.startJdUt1 <= stay.interval.start.upperJdUt1 &&
    extent.endJdUt1 >= stay.interval.end.lowerJdUt1;
  const inside =
    stay === null
      ? []
      : (tradition?.declinationEvents ?? []).map(({ boundary }) =>
          within(boundary.jdUt1, edgeOf(stay.interval.start), edgeOf(stay.interval.end)),
        );
  return traditionFinding(VV, rule('krantisamya', EVENTS_SOURCE), known ? or(false, ...inside) : null);
}

/** Stars with a past (VV 1.23, 17.2). */
export const vvHistoryFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  ...spoiledStars(VV, evidence, sky, 'VV1.23;17.2: two complete crossings by the Moon free a star', CLEARANCES),
  ...KICKERS.map((body) => kickedStar(evidence, sky, body)),
];

/** Eclipses, conjunctions and equal declinations (VV 1.21-23, 17.3). */
export const vvEventFindings = (evidence: MarriageEvidence, sky: Sky): Finding[] => [
  eclipse(evidence),
  touchedStar(evidence, sky),
  equalDeclinations(evidence),
];
