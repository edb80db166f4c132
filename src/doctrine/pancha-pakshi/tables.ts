/** The five birds in the order of their vowels; activities, weekdays, lunar halves and halves of the day in the order of the sources. */
export const BIRDS = ['vulture', 'owl', 'crow', 'cock', 'peacock'] as const;
export const ACTIVITIES = ['eat', 'walk', 'rule', 'sleep', 'die'] as const;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Labels of the lunar halves in the sources: purva waxes, amara wanes. */
export const PAKSHAS = ['purva', 'amara'] as const;
export const HALVES = ['day', 'night'] as const;

export type Bird = (typeof BIRDS)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type Weekday = (typeof WEEKDAYS)[number];
export type Paksha = (typeof PAKSHAS)[number];
export type Half = (typeof HALVES)[number];

/** A fraction of a table: numerator and denominator. */
export type TableFraction = readonly [numerator: number, denominator: number];

/** Rule that gives the 25 cells of a half from the first eating bird of the weekday (Madras 1879, leaves n10-n35). */
export interface ScheduleGenerator {
  readonly generatorId: string;
  readonly paksha: Paksha;
  readonly half: Half;
  /** By weekday, Sunday first. */
  readonly firstEat: readonly Bird[];
  /** Number of birds by which the eating bird advances from one samam to the next. */
  readonly eatStep: number;
  /** Number of birds from the eating bird to the bird of each activity. */
  readonly offsets: Readonly<Record<Activity, number>>;
  /** Activities by time. */
  readonly order: readonly Activity[];
  readonly locators: readonly string[];
}

/** Tables of the schedule, with ids of the leaves that they come from (`locators`). */
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
  /** Leaves that define the label of each lunar half. */
  readonly pakshaLocators: Readonly<Record<Paksha, readonly string[]>>;
  readonly relationModel: string;
  readonly relations: readonly {
    readonly subject: Bird;
    readonly target: Bird;
    readonly relation: 'friend' | 'enemy';
    readonly locators: readonly string[];
  }[];
}

/** Birds of the nakshatras. */
export interface NakshatraBirdTables {
  readonly pakshaLocators: Readonly<Record<Paksha, readonly string[]>>;
  /** Birds of each lunar half by nakshatra from Ashwini. */
  readonly birds: Readonly<Record<Paksha, readonly Bird[]>>;
  readonly birdLocators: Readonly<Record<Paksha, readonly string[]>>;
  readonly nakshatras: readonly string[];
}

/** Padu birds. */
export interface PaduTables {
  /** Birds of each lunar half by weekday from Sunday. */
  readonly birds: Readonly<Record<Paksha, readonly Bird[]>>;
  readonly locators: Readonly<Record<Paksha, readonly string[]>>;
}

/** A partition of a samam, with the labels of its source. */
export interface SookshmaPolicy {
  readonly policyId: string;
  readonly sourceLayer: string;
  readonly partitionKind: string;
  readonly sequencePolicy: string;
  readonly activityAssignment: string;
  /** Lengths of the activities, nazhigai, in cyclic order; empty when the parts are equal and have no activity. */
  readonly durations: readonly (readonly [activity: Activity, duration: TableFraction])[];
  readonly locators: readonly string[];
}

/** The tables of data/packed/pancha-pakshi.json by source profile. */
export interface PanchaPakshiTables {
  readonly schedule: ScheduleTables;
  readonly natal: NakshatraBirdTables;
  readonly padu: PaduTables;
  readonly sookshma: readonly SookshmaPolicy[];
}
