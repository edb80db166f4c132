import type { SectorReading } from '../../../../doctrine/muhurta-election/foundation.js';
import type { ResidencePurpose } from '../../../../doctrine/muhurta-election/residence-rules.js';
import { ElectionVocabulary } from '../../../../services/election-answer.js';

/** Purposes of requests in the words of the doctrine. */
export const PURPOSES = {
  foundation: 'foundation',
  first_entry: 'firstEntry',
  return_entry: 'returnEntry',
  old_house_entry: 'oldHouseEntry',
  extraordinary_entry: 'extraordinaryEntry',
} as const satisfies Readonly<Record<string, ResidencePurpose>>;

/** Readings of 12.17 of requests in the words of the doctrine. */
export const SECTORS = {
  south_from_bright_7: 'southFromSeventh',
  south_from_bright_9: 'southFromNinth',
} as const satisfies Readonly<Record<string, SectorReading>>;

/** Words of the doctrine of houses that are not mechanical. */
export const VOCABULARY = new ElectionVocabulary(
  'vastu.',
  new Map([
    ['oneBased28StarCount', 'one_based_28_star_count'],
    ['oneBased27StarCount', 'one_based_27_star_count'],
    ['sunriseWeekdaySunday0', 'sunrise_weekday_Sunday0'],
    ['mc48EntryCalendar', 'mc48_13_2_entry_calendar'],
    ['mc48EntryStars', 'mc48_13_2_entry_stars'],
    ['mc48NoAstaRequirement', 'mc48_13_2_no_asta_requirement'],
    ['residentBhakuta', 'resident_Moon_relative_2_12_5_9_6_8_without_compatibility_remedies.v1'],
    ['verseWithNamed28StarComposition', 'verse_with_named_28_star_composition'],
    ['namedSsAstaComposition', 'named_SS_asta_composition'],
  ]),
);

/** Subjects that the rules of houses leave out. */
export const EXCLUSIONS: readonly (readonly [string, string])[] = [
  [
    'architecture',
    'computations of site, name and area (12.1-12) and the testimony about plan and duration (12.20-28) concern no moment',
  ],
  [
    'alternate_construction_calendar',
    'verse 12.16 describes another calendar of months; verse 12.15 by the Sun and the facing is used',
  ],
  ['door_installation', 'setting the door (12.29) is an act of its own'],
  ['preparatory_worship', 'worship before the entry (13.3) and the rite of entry (13.7) have moments of their own'],
  ['structural_safety', 'a favourable time in the sense of the text says nothing about the safety of a building'],
  ['other_editions', 'readings of other works and editions do not change those of this one'],
  [
    'node_placement_extension',
    'the houses of planets are tested for the seven planets: both nodes cannot be in 3, 6 or 11 together',
  ],
];
