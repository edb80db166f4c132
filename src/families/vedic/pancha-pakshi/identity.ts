import type { Engine } from '../../../engine.js';
import { NAKSHATRAS } from '../../../doctrine/lunar/nakshatra.js';
import type { Paksha } from '../../../doctrine/pancha-pakshi/tables.js';
import { WEEKDAYS } from '../../../doctrine/pancha-pakshi/tables.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { PROFILE, ROUTING } from './policies.js';
import type { Routing } from './policies.js';
import { panchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiAksaraIdentityRequest,
  PanchaPakshiAksaraIdentityResponse,
  PanchaPakshiDirectedRelationshipRequest,
  PanchaPakshiDirectedRelationshipResponse,
  PanchaPakshiNakshatraBirdMappingRequest,
  PanchaPakshiNakshatraBirdMappingResponse,
  PanchaPakshiPaduBirdMappingRequest,
  PanchaPakshiPaduBirdMappingResponse,
} from './schema.js';

/** POST /v1/pancha-pakshi/identity/aksara: the bird of the first vowel of a name or question. Errors: InvalidInput. */
export function aksaraIdentity(
  engine: Engine,
  request: PanchaPakshiAksaraIdentityRequest,
): PanchaPakshiAksaraIdentityResponse {
  const sources = panchaPakshiSources(engine),
    { vowels, vowelIdentityKind } = sources.tables.schedule;
  const symbol = request.initial_vowel.trim().normalize('NFC').toUpperCase(),
    entry = vowels.find(({ symbols }) => symbols.includes(symbol));
  if (entry === undefined) {
    throw new InvalidInput({
      field: '/initial_vowel',
      message: 'is not an initial vowel with a bird (give the first vowel, not the name)',
      given: request.initial_vowel,
      allowed: vowels.flatMap(({ symbols }) => symbols),
    });
  }
  return {
    profile_id: PROFILE.schedule,
    identity_kind: vowelIdentityKind,
    input_symbol: request.initial_vowel,
    normalized_symbol: symbol,
    bird: entry.bird,
    is_natal_moon_identity: false,
    source_locators: sources.locators(entry.locators),
    provenance: sources.provenance(PROFILE.schedule),
  };
}

/** The bird of a nakshatra in a lunar half (Chennai 2024, leaves n52 and n64; the verse takes precedence). */
export function nakshatraBird(
  engine: Engine,
  paksha: Paksha,
  index: number,
  routing: Routing = ROUTING.none,
): PanchaPakshiNakshatraBirdMappingResponse {
  const sources = panchaPakshiSources(engine),
    { birds, birdLocators } = sources.tables.natal;
  return {
    profile_id: PROFILE.natal,
    profile_paksha: paksha,
    nakshatra_index: index,
    nakshatra: NAKSHATRAS[index],
    bird: birds[paksha][index],
    mapping_status: 'direct_source_attested',
    source_table_semantics: 'nakshatra_bird_table_not_explicitly_natal_moon',
    assembly_policy: 'verse_precedence_for_nakshatra_partition',
    source_locators: sources.locators(birdLocators[paksha]),
    provenance: sources.provenance(PROFILE.natal, routing),
  };
}

/** POST /v1/pancha-pakshi/mappings/nakshatra-bird */
export const nakshatraBirdMapping = (
  engine: Engine,
  request: PanchaPakshiNakshatraBirdMappingRequest,
): PanchaPakshiNakshatraBirdMappingResponse => nakshatraBird(engine, request.profile_paksha, request.nakshatra_index);

/** POST /v1/pancha-pakshi/roles/padu: the dead or inoperative bird of a weekday in a lunar half. */
export function paduBirdMapping(
  engine: Engine,
  request: PanchaPakshiPaduBirdMappingRequest,
): PanchaPakshiPaduBirdMappingResponse {
  const sources = panchaPakshiSources(engine),
    { birds, locators } = sources.tables.padu,
    { profile_paksha: paksha, weekday } = request;
  return {
    profile_id: PROFILE.padu,
    profile_paksha: paksha,
    weekday,
    bird: birds[paksha][WEEKDAYS.indexOf(weekday)],
    mapping_status: 'direct_source_attested',
    source_table_semantics: 'profile_paksha_weekday_death_or_inoperative_bird_not_schedule_rule_activity',
    assembly_policy: 'paksha_stanzas_govern_repeated_combined_table_confirms',
    source_locators: sources.locators(locators[paksha]),
    provenance: sources.provenance(PROFILE.padu),
  };
}

/** POST /v1/pancha-pakshi/relationships/directed: friend or enemy, from one bird to another. Errors: InvalidInput for equal birds. */
export function directedRelationship(
  engine: Engine,
  request: PanchaPakshiDirectedRelationshipRequest,
): PanchaPakshiDirectedRelationshipResponse {
  const sources = panchaPakshiSources(engine),
    { relations, relationModel } = sources.tables.schedule,
    { subject, target } = request;
  const cell = relations.find((relation) => relation.subject === subject && relation.target === target);
  if (cell === undefined) {
    throw new InvalidInput({
      field: '/target',
      message: 'must differ from subject',
      given: target,
      allowed: relations.filter((relation) => relation.subject === subject).map((relation) => relation.target),
    });
  }
  return {
    profile_id: PROFILE.schedule,
    model_kind: relationModel,
    subject,
    target,
    relation: cell.relation,
    is_reciprocal_inference: false,
    source_locators: sources.locators(cell.locators),
    provenance: sources.provenance(PROFILE.schedule),
  };
}
