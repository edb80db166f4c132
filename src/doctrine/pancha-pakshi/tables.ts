/** The five birds in the order of their vowels; weekdays, activities and halves as the sources count them. */
export const BIRDS = ['vulture', 'owl', 'crow', 'cock', 'peacock'] as const;
export const ACTIVITIES = ['eat', 'walk', 'rule', 'sleep', 'die'] as const;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** The source labels of the lunar halves: purva waxes, amara wanes. */
export const PAKSHAS = ['purva', 'amara'] as const;
export const HALVES = ['day', 'night'] as const;

export type Bird = (typeof BIRDS)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type Weekday = (typeof WEEKDAYS)[number];
export type Paksha = (typeof PAKSHAS)[number];
export type Half = (typeof HALVES)[number];

/** A table's fraction: numerator and denominator. */
export type TableFraction = readonly [numerator: number, denominator: number];

/** How the 25 cells of a half are made from the weekday's first eating bird (Madras 1879, leaves n10-n35). */
export interface ScheduleGenerator {
  readonly generatorId: string;
  readonly paksha: Paksha;
  readonly half: Half;
  /** By weekday, Sunday first. */
  readonly firstEat: readonly Bird[];
  /** Birds by which the eating bird advances from one samam to the next. */
  readonly eatStep: number;
  /** Birds from the eating bird to the bird of each activity. */
  readonly offsets: Readonly<Record<Activity, number>>;
  /** Activities in the order of time. */
  readonly order: readonly Activity[];
  readonly locators: readonly string[];
}

export interface ScheduleTables {
  readonly temporalModel: string;
  readonly temporalLocators: readonly string[];
  readonly durations: Readonly<Record<Activity, TableFraction>>;
  readonly durationLocators: readonly string[];
  readonly generators: readonly ScheduleGenerator[];
  readonly vowelIdentityKind: string;
  readonly vowels: readonly {
    readonly symbols: readonly string[];
    readonly bird: Bird;
    readonly locators: readonly string[];
  }[];
  /** Where the lunar half of each label is stated. */
  readonly pakshaLocators: Readonly<Record<Paksha, readonly string[]>>;
  readonly relationModel: string;
  readonly relations: readonly {
    readonly subject: Bird;
    readonly target: Bird;
    readonly relation: 'friend' | 'enemy';
    readonly locators: readonly string[];
  }[];
}

export interface NakshatraBirdTables {
  readonly pakshaLocators: Readonly<Record<Paksha, readonly string[]>>;
  /** Of each lunar half, by nakshatra from Ashwini. */
  readonly birds: Readonly<Record<Paksha, readonly Bird[]>>;
  readonly birdLocators: Readonly<Record<Paksha, readonly string[]>>;
  readonly nakshatras: readonly string[];
}

export interface PaduTables {
  /** Of each lunar half, by weekday from Sunday. */
  readonly birds: Readonly<Record<Paksha, readonly Bird[]>>;
  readonly locators: Readonly<Record<Paksha, readonly string[]>>;
}

export interface SookshmaPolicy {
  readonly policyId: string;
  readonly sourceLayer: string;
  readonly partitionKind: 'weighted_activity_durations' | 'five_equal_parts';
  readonly sequencePolicy: string;
  readonly activityAssignment: 'source_attested_cyclic_activity_rows' | 'not_attested';
  /** Lengths of the activities in nazhigai, in cyclic order; none where the parts are equal and unnamed. */
  readonly durations: readonly (readonly [activity: Activity, duration: TableFraction])[];
  readonly locators: readonly string[];
}

/** The rules of data/packed/pancha-pakshi.json, by source profile. */
export interface PanchaPakshiTables {
  readonly schedule: ScheduleTables;
  readonly natal: NakshatraBirdTables;
  readonly padu: PaduTables;
  readonly sookshma: readonly SookshmaPolicy[];
}
