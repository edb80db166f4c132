import type { Engine } from '../../../engine.js';
import type { PanchaPakshiTables } from '../../../doctrine/pancha-pakshi/tables.js';
import { jsonData } from '../../../kernel/data.js';
import type { DataProvider } from '../../../kernel/data.js';
import type { Rational } from '../../../kernel/rational.js';
import { CONSTITUTION_STATUS, ROUTING } from './policies.js';
import type { Routing, PROFILE } from './policies.js';
import type {
  PanchaPakshiFractionResponse,
  PanchaPakshiProvenanceResponse,
  PanchaPakshiSourceLocatorResponse,
} from './schema-parts.js';
import type {
  PanchaPakshiAuthJConstitutionStatusResponse,
  PanchaPakshiProfileInfoResponse,
  PanchaPakshiProfilesResponse,
} from './schema.js';

/** Data file of the rules and profiles, packed by tools/data/pancha-pakshi.ts. */
export const PACKED_PANCHA_PAKSHI = 'pancha-pakshi.json';

/** A profile of an answer, without the fields of the single operation. */
export interface PackedProfile extends PanchaPakshiProfileInfoResponse {
  /** Omissions of operations that go beyond the source; they replace `seasonal_scaling`. */
  readonly further_omissions: PanchaPakshiProvenanceResponse['declared_omissions'];
}

export type ProfileId = (typeof PROFILE)[keyof typeof PROFILE];

/** Operations that scale the schedule to the solar half: the source does not state the scaling. */
const SCALED: ReadonlySet<Routing> = new Set([ROUTING.proportional, ROUTING.proportionalCurrent]);

/** The four source profiles and their rules, read once for each data provider. Answers share its records, which must not be changed. */
export class PanchaPakshiSources {
  readonly tables: PanchaPakshiTables;
  readonly profiles: readonly PackedProfile[];
  private readonly byId: ReadonlyMap<string, PackedProfile>;
  private readonly locatorsById: ReadonlyMap<string, PanchaPakshiSourceLocatorResponse>;
  private readonly provenances = new Map<string, PanchaPakshiProvenanceResponse>();

  constructor(data: DataProvider) {
    const packed = jsonData<{ tables: PanchaPakshiTables; profiles: PackedProfile[] }>(data, PACKED_PANCHA_PAKSHI);
    this.tables = packed.tables;
    this.profiles = packed.profiles;
    this.byId = new Map(this.profiles.map((profile) => [profile.provenance.profile_id, profile]));
    this.locatorsById = new Map(
      this.profiles.flatMap((profile) => profile.source_locators.map((locator) => [locator.locator_id, locator])),
    );
  }

  /** The profile with an id. */
  profile(id: ProfileId): PackedProfile {
    return this.byId.get(id)!;
  }

  /** Leaves by their ids, in order, each once. Ids are unique across profiles. */
  locators(...ids: readonly (readonly string[])[]): PanchaPakshiSourceLocatorResponse[] {
    return [...new Set(ids.flat())].map((id) => this.locatorsById.get(id)!);
  }

  /** Provenance of a profile, with the astronomical routing of the operation. */
  provenance(id: ProfileId, routing: Routing = ROUTING.none): PanchaPakshiProvenanceResponse {
    const key = `${id} ${routing}`,
      known = this.provenances.get(key);
    if (known !== undefined) return known;
    const { provenance, further_omissions: further } = this.profile(id);
    const made: PanchaPakshiProvenanceResponse = {
      ...provenance,
      astronomical_routing_status: routing,
      declared_omissions: SCALED.has(routing)
        ? [...provenance.declared_omissions.filter(({ feature }) => feature !== 'seasonal_scaling'), ...further]
        : provenance.declared_omissions,
    };
    this.provenances.set(key, made);
    return made;
  }
}

/** Parsed sources by data provider: a cache, because the file is read for every request. */
const sourcesOf = new WeakMap<DataProvider, PanchaPakshiSources>();

/** The sources of an engine's data. */
export function panchaPakshiSources(engine: Pick<Engine, 'data'>): PanchaPakshiSources {
  let sources = sourcesOf.get(engine.data);
  if (sources === undefined) {
    sources = new PanchaPakshiSources(engine.data);
    sourcesOf.set(engine.data, sources);
  }
  return sources;
}

/** An exact value as an answer. Both parts are below 2^53 for all values of this family. */
export const fractionOf = ({ numerator, denominator }: Rational): PanchaPakshiFractionResponse => ({
  numerator: Number(numerator),
  denominator: Number(denominator),
});

/** GET /v1/pancha-pakshi/profiles */
export function listProfiles(engine: Engine): PanchaPakshiProfilesResponse {
  const profiles = panchaPakshiSources(engine).profiles.map(({ provenance }) => ({
    profile_id: provenance.profile_id,
    admission_status: provenance.admission_status,
    product_kind: provenance.product_kind,
    default_selection_allowed: provenance.default_selection_allowed,
    capabilities: provenance.capabilities,
    admission_decision_id: provenance.admission_decision_id,
  }));
  return { profiles, total: profiles.length, default_profile_selected: false };
}

/** GET /v1/pancha-pakshi/profiles/{profile_id} */
export function profileInfo(engine: Engine, id: ProfileId): PanchaPakshiProfileInfoResponse {
  const { title, provenance, source_locators, known_conflict_witnesses } = panchaPakshiSources(engine).profile(id);
  return { title, provenance, source_locators, known_conflict_witnesses };
}

/** GET /v1/pancha-pakshi/constitution/authJ */
export const constitutionStatus = (): PanchaPakshiAuthJConstitutionStatusResponse => ({
  ...CONSTITUTION_STATUS,
  completed_phases: [...CONSTITUTION_STATUS.completed_phases],
});
