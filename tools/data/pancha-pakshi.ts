import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAKSHATRAS } from '../../src/doctrine/lunar/nakshatra.js';
import { BIRDS, HALVES, PAKSHAS, WEEKDAYS } from '../../src/doctrine/pancha-pakshi/tables.js';
import type {
  Activity,
  Bird,
  Paksha,
  PanchaPakshiTables,
  ScheduleGenerator,
  TableFraction,
} from '../../src/doctrine/pancha-pakshi/tables.js';
import { PACKED_PANCHA_PAKSHI } from '../../src/families/vedic/pancha-pakshi/profiles.js';
import type { PackedProfile } from '../../src/families/vedic/pancha-pakshi/profiles.js';
import { RAW_DIR, rawSha256, writePacked } from './manifest.js';

const FILES = ['schedule', 'natal-identity', 'padu', 'sookshma-selector', 'descriptions'].map(
  (name) => `pancha-pakshi-${name}.json`,
);
const [SCHEDULE, NATAL, PADU, SOOKSHMA, DESCRIPTIONS] = FILES;

interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}
interface Located {
  readonly source_locators: string[];
}
interface RawProfile {
  readonly profile: { profile_id: string; product_kind: string; derivation_status: string; assembly_policy: string };
  readonly source: Record<string, unknown>;
  readonly source_locators: readonly { locator_id: string; witness_id: string; url: string; evidence_role: string }[];
  readonly explicit_omissions: readonly { feature: string; status: string }[];
  readonly research_conflict_ledger: readonly Record<string, unknown>[];
}
interface PhaseMapping {
  readonly lunar_paksha_mapping: { readonly entries: readonly (Located & { profile_paksha: Paksha })[] };
}
interface RawSchedule extends RawProfile, PhaseMapping {
  readonly initial_vowel_identity: {
    identity_kind: string;
    entries: readonly (Located & { symbols: string[]; bird: Bird })[];
  };
  readonly temporal_model: Located & { model_kind: string };
  readonly duration_vector_nazhigai: readonly (Located & { activity: Activity; duration: Fraction })[];
  readonly schedule_generators: readonly (Located & {
    generator_id: string;
    paksha: Paksha;
    half: 'day' | 'night';
    first_eat_by_weekday: readonly { weekday: string; bird: Bird }[];
    eat_step_per_samam: number;
    activity_offsets: Record<Activity, number>;
    chronological_activities: Activity[];
  })[];
  readonly directed_relationships: {
    model_kind: string;
    cells: readonly (Located & { subject: Bird; target: Bird; relation: 'friend' | 'enemy' })[];
  };
}
interface RawNatal extends RawProfile, PhaseMapping {
  readonly nakshatra_bird_mapping: {
    entries: readonly (Located & { profile_paksha: Paksha; nakshatra_index: number; nakshatra: string; bird: Bird })[];
  };
}
interface RawPadu extends RawProfile {
  readonly padu_bird_mapping: {
    entries: readonly (Located & { profile_paksha: Paksha; weekday: string; bird: Bird })[];
  };
}
interface RawSookshma extends RawProfile {
  readonly selector_policies: readonly (Located & {
    policy_id: string;
    source_layer: string;
    partition_kind: 'weighted_activity_durations' | 'five_equal_parts';
    sequence_policy: string;
    activity_assignment_status: 'source_attested_cyclic_activity_rows' | 'not_attested';
    activity_durations_nazhigai: readonly { activity: Activity; duration: Fraction }[];
  })[];
}
interface Descriptions {
  readonly shared_source: Record<string, string>;
  readonly profiles: readonly {
    profile_id: string;
    file: string;
    title: string;
    capabilities: string[];
    admission_decision_id: string;
    source: Record<string, string>;
    omissions: Record<string, string>;
    further_omissions?: Record<string, string>;
    labels: Record<string, string>;
    witnesses?: Record<string, Record<string, string>>;
  }[];
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(RAW_DIR, name), 'utf8')) as T;
const fraction = ({ numerator, denominator }: Fraction): TableFraction => [numerator, denominator];
const check = (condition: boolean, message: string): void => {
  if (!condition) throw new Error(`pancha-pakshi: ${message}`);
};

/** Packs the rules and the profiles in the form of the answers. Every table is checked for completeness. */
export function buildPanchaPakshi(): void {
  const tables: PanchaPakshiTables = {
    schedule: scheduleTables(),
    natal: natalTables(),
    padu: paduTables(),
    sookshma: sookshmaTables(),
  };
  const descriptions = read<Descriptions>(DESCRIPTIONS);
  const profiles = descriptions.profiles.map((described) => profileOf(described, descriptions.shared_source));
  writePacked(PACKED_PANCHA_PAKSHI, new TextEncoder().encode(`${JSON.stringify({ tables, profiles })}\n`), {
    source:
      'Madras 1879 (attributed to Agastya) and Chennai 2024 (attributed to Bogamuni), leaves as named in the file',
    source_sha256: rawSha256(...FILES),
    licence: 'facts; descriptions MIT (this project)',
  });
}

const pakshaLocators = (raw: PhaseMapping): Record<Paksha, string[]> =>
  Object.fromEntries(
    raw.lunar_paksha_mapping.entries.map((entry) => [entry.profile_paksha, entry.source_locators]),
  ) as Record<Paksha, string[]>;

function scheduleTables(): PanchaPakshiTables['schedule'] {
  const raw = read<RawSchedule>(SCHEDULE),
    durations = raw.duration_vector_nazhigai;
  check(raw.schedule_generators.length === PAKSHAS.length * HALVES.length, 'there must be four generators');
  check(
    durations.reduce((sum, { duration }) => sum + duration.numerator / duration.denominator, 0) === 6,
    'the activities must fill a samam',
  );
  check(
    raw.directed_relationships.cells.length === BIRDS.length * (BIRDS.length - 1),
    'there must be twenty relations',
  );
  const generators = raw.schedule_generators.map((one): ScheduleGenerator => {
    check(
      one.first_eat_by_weekday.every(({ weekday }, i) => weekday === WEEKDAYS[i]) &&
        one.first_eat_by_weekday.length === 7,
      `the weekdays of ${one.generator_id} are not in order`,
    );
    return {
      generatorId: one.generator_id,
      paksha: one.paksha,
      half: one.half,
      firstEat: one.first_eat_by_weekday.map(({ bird }) => bird),
      eatStep: one.eat_step_per_samam,
      offsets: one.activity_offsets,
      order: one.chronological_activities,
      locators: one.source_locators,
    };
  });
  return {
    temporalModel: raw.temporal_model.model_kind,
    temporalLocators: raw.temporal_model.source_locators,
    durations: Object.fromEntries(durations.map(({ activity, duration }) => [activity, fraction(duration)])) as Record<
      Activity,
      TableFraction
    >,
    durationLocators: durations[0].source_locators,
    generators,
    vowelIdentityKind: raw.initial_vowel_identity.identity_kind,
    vowels: raw.initial_vowel_identity.entries.map(({ symbols, bird, source_locators: locators }) => ({
      symbols,
      bird,
      locators,
    })),
    pakshaLocators: pakshaLocators(raw),
    relationModel: raw.directed_relationships.model_kind,
    relations: raw.directed_relationships.cells.map(({ subject, target, relation, source_locators: locators }) => ({
      subject,
      target,
      relation,
      locators,
    })),
  };
}

/** One bird for each place of a list in both lunar halves, with the leaves of each half. */
function byPaksha<T extends Located & { profile_paksha: Paksha; bird: Bird }>(
  entries: readonly T[],
  keys: readonly unknown[],
  keyOf: (entry: T) => unknown,
) {
  const birds = {} as Record<Paksha, Bird[]>,
    locators = {} as Record<Paksha, string[]>;
  for (const paksha of PAKSHAS) {
    const own = entries.filter((entry) => entry.profile_paksha === paksha);
    check(
      own.length === keys.length && own.every((entry, i) => keyOf(entry) === keys[i]),
      `the rows of ${paksha} are incomplete or in another order`,
    );
    check(
      own.every((entry) => entry.source_locators.join() === own[0].source_locators.join()),
      `the rows of ${paksha} name different leaves`,
    );
    birds[paksha] = own.map(({ bird }) => bird);
    locators[paksha] = own[0].source_locators;
  }
  return { birds, locators };
}

function natalTables(): PanchaPakshiTables['natal'] {
  const raw = read<RawNatal>(NATAL);
  const { birds, locators } = byPaksha(raw.nakshatra_bird_mapping.entries, NAKSHATRAS, (entry) => entry.nakshatra);
  return { pakshaLocators: pakshaLocators(raw), birds, birdLocators: locators, nakshatras: NAKSHATRAS };
}

const paduTables = (): PanchaPakshiTables['padu'] =>
  byPaksha(read<RawPadu>(PADU).padu_bird_mapping.entries, WEEKDAYS, (entry) => entry.weekday);

const sookshmaTables = (): PanchaPakshiTables['sookshma'] =>
  read<RawSookshma>(SOOKSHMA).selector_policies.map((one) => ({
    policyId: one.policy_id,
    sourceLayer: one.source_layer,
    partitionKind: one.partition_kind,
    sequencePolicy: one.sequence_policy,
    activityAssignment: one.activity_assignment_status,
    durations: one.activity_durations_nazhigai.map(({ activity, duration }) => [activity, fraction(duration)] as const),
    locators: one.source_locators,
  }));

function profileOf(described: Descriptions['profiles'][number], sharedSource: Record<string, string>): PackedProfile {
  const raw = read<RawProfile>(described.file),
    { profile_id: id } = raw.profile;
  check(id === described.profile_id, `${described.file} has another profile_id`);
  const text = (texts: Record<string, string>, key: string): string => {
    check(key in texts, `${id}: ${key} has no description`);
    return texts[key];
  };
  const omission = (feature: string, reason: string) => ({ feature, status: 'omitted', reason });
  return {
    title: described.title,
    provenance: {
      profile_id: id,
      admission_status: 'source_scoped_public',
      product_kind: raw.profile.product_kind,
      default_selection_allowed: false,
      capabilities: described.capabilities,
      admission_decision_id: described.admission_decision_id,
      derivation_status: raw.profile.derivation_status,
      assembly_policy: raw.profile.assembly_policy,
      astronomical_routing_status: 'not_performed',
      source: { ...raw.source, ...sharedSource, ...described.source },
      declared_omissions: raw.explicit_omissions.map(({ feature }) =>
        omission(feature, text(described.omissions, feature)),
      ),
    },
    further_omissions: Object.entries(described.further_omissions ?? {}).map(([feature, reason]) =>
      omission(feature, reason),
    ),
    source_locators: raw.source_locators.map(({ locator_id, witness_id, url, evidence_role }) => ({
      locator_id,
      witness_id,
      label: text(described.labels, locator_id),
      url,
      evidence_role,
    })),
    known_conflict_witnesses: raw.research_conflict_ledger.map((witness) => ({
      ...described.witnesses?.[witness.witness_id as string],
      ...witness,
    })),
  } as PackedProfile;
}
