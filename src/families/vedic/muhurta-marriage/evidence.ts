import type { StarHistory as StarHistoryModel } from '../../../contract/election-history.js';
import type { MarriageLunationModel } from '../../../contract/election-month.js';
import type { ElectionEvidenceModel } from '../../../contract/elections.js';
import type {
  LunationBounds,
  MarriageEvidence,
  Participant,
  TraditionHistory,
} from '../../../doctrine/marriage-muhurta/evidence.js';
import { boundaryOf, evidenceOf } from '../../../services/election-evidence.js';
import type { MarriageParticipantModel } from './policy-schema.js';

/** Evidence of the wire; the midheaven is a field of the evidence of Vivaha Vrindavana alone. */
export type MarriageEvidenceWire = ElectionEvidenceModel & { readonly midheaven_sidereal_longitude?: number | null };

const KINDS = { solar_navamsa: 'solarNavamsa', planetary_conjunction: 'planetaryConjunction' } as const;

function traditionOf(history: StarHistoryModel | null | undefined): TraditionHistory | null {
  if (history === null || history === undefined || !('tradition_profile' in history)) return null;
  const contact = (c: NonNullable<typeof history.eclipse_intervals>[number]['start']) => ({
    boundary: boundaryOf(c.boundary),
    beforeMoonLongitude: c.before.moon_sidereal_longitude,
    afterMoonLongitude: c.after.moon_sidereal_longitude,
  });
  const angular = (events: typeof history.solar_navamsa_entries) =>
    (events ?? []).map((event) => ({
      kind: KINDS[event.kind],
      boundary: boundaryOf(event.boundary),
      firstBody: event.first_body,
      secondBody: event.second_body,
      targetDegrees: event.target_degrees,
      beforeFirst: event.before_first,
      afterFirst: event.after_first,
    }));
  const declination = history.declination_extent ?? null;
  return {
    profile: history.tradition_profile,
    extent: { startJdUt1: history.additional_extent.start_jd_ut1, endJdUt1: history.additional_extent.end_jd_ut1 },
    declinationExtent:
      declination === null ? null : { startJdUt1: declination.start_jd_ut1, endJdUt1: declination.end_jd_ut1 },
    solarNavamsaEntries: angular(history.solar_navamsa_entries),
    conjunctionEvents: angular(history.conjunction_events),
    declinationEvents: (history.declination_events ?? []).map((event) => ({
      boundary: boundaryOf(event.boundary),
      beforeMoonLongitude: event.before_moon_longitude,
      afterMoonLongitude: event.after_moon_longitude,
    })),
    eclipseIntervals: (history.eclipse_intervals ?? []).map(({ start, end }) => ({
      start: contact(start),
      end: contact(end),
    })),
  };
}

/** The lunation of the month as boundaries; the middle of a bracket stands for its instant. */
function lunationOf(lunation: MarriageLunationModel): LunationBounds {
  const bound = ({ kind, lower_jd_ut1: lower, upper_jd_ut1: upper }: MarriageLunationModel['start']) => ({
    kind,
    jdUt1: (lower + upper) / 2,
    lowerJdUt1: lower,
    upperJdUt1: upper,
  });
  return { start: bound(lunation.start), end: bound(lunation.end) };
}

/** The evidence of a request as the rules of marriage read it. */
export const marriageEvidenceOf = (model: MarriageEvidenceWire): MarriageEvidence => ({
  ...evidenceOf(model),
  midheaven: model.midheaven_sidereal_longitude ?? null,
  lunation:
    model.lunar_month === null || model.lunar_month === undefined
      ? null
      : lunationOf(model.lunar_month.amanta_lunation),
  tradition: traditionOf(model.star_history),
});

/** Bride and groom of a request as the rules read them. */
export const participantOf = (person: MarriageParticipantModel): Participant => ({
  id: person.participant_id,
  role: person.role,
  natalMoon: person.natal_moon_sidereal_longitude ?? null,
  natalLagna: person.natal_lagna_sidereal_longitude ?? null,
  birthMonth: person.birth_lunar_month_index ?? null,
  birthTithi: person.birth_tithi_index ?? null,
  firstBorn: person.first_born ?? null,
});
