import { withDefaults } from '../../../contract/defaults.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { aspectAnswers } from '../../../wire/aspects.js';
import type { AspectTier } from '../../../doctrine/aspects/aspects.js';
import type { MissingEntry } from '../../../contract/missing.js';
import { datedStages, StageLog } from '../../../wire/stage-log.js';
import type { DatedRequest } from '../../../wire/stage-log.js';
import { missingEntry } from '../../../wire/missing.js';
import {
  datetimeEcho,
  followSmallBodies,
  identityText,
  resolveSmallBody,
  smallBodyPosition,
} from '../../../services/small-body-positions.js';
import type { SmallBody } from '../../../ephemeris/small-bodies/catalogue.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { foldName } from '../../../kernel/suggest.js';
import { FAMILY_SOURCE } from './families.js';
import { ASTEROIDS } from './positions.js';
import type { ResonanceEdge, ResonanceNetworkResponse } from './schema.js';
import { ResonanceNetworkRequest } from './schema.js';

type Node = ResonanceNetworkResponse['nodes'][number];
interface Item {
  readonly identity: string | number;
  readonly field: string;
}

/** NAIF ids are greater: a smaller number in `bodies` is a catalogue number, which belongs in `numbers`. */
const LARGEST_CATALOGUE_NUMBER = 2_000_000;

/**
 * POST /v1/asteroids/families/chart/resonance-network: aspects between asteroids of one dynamical family. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function resonanceNetwork(engine: Engine, request: ResonanceNetworkRequest): ResonanceNetworkResponse {
  const { include_minor: includeMinor, orb_factor: orbFactor } = withDefaults(ResonanceNetworkRequest, request);
  const items = requestedItems(request),
    stages = new StageLog(),
    dated = datedStages(engine, stages, request.dt),
    { requested: requestedDatetime, instant } = dated;
  const basis = engine.basis(instant);
  const { places, reasons } = stages.run('asteroid_position_transport', () =>
    resolvedPlaces(engine, request, items, dated),
  );
  const nodes = stages.run('mpc_number_derivation', () => places.map((place) => nodeOf(engine, place)));
  const aspects = stages.run('aspect_detection', () => {
    // A tier of null, unlike an absent one, leaves the choice to include_minor.
    const tier: AspectTier = request.aspect_tier ?? (request.aspect_tier === undefined || !includeMinor ? 0 : 1);
    const points = nodes.map((node) => ({
      name: node.body,
      longitudeDeg: node.longitude,
      speedDegPerDay: node.speed,
    }));
    return aspectAnswers(points, tier, orbFactor);
  });
  const edges = stages.run('family_resonance_filter', () => resonantEdges(nodes, aspects));
  return stages.run('resonance_network_serialization', () => {
    const missing = reasons.map((entry) => entry.name);
    const families = [...new Set(edges.map((edge) => edge.family_name))].sort();
    return {
      dt: datetimeEcho(requestedDatetime),
      nodes,
      edges,
      network: Object.fromEntries(families.map((name) => [name, edges.filter((edge) => edge.family_name === name)])),
      families,
      missing,
      missing_reasons: reasons,
      total_aspects: aspects.length,
      resonant_aspect_count: edges.length,
      sovereign_used: nodes.some((node) => node.is_sovereign),
      provenance: {
        ...FAMILY_SOURCE,
        aspect_source_module: 'engine.aspects',
        coordinate_source: ASTEROIDS.coordinateSource,
        requested_datetime: requestedDatetime,
        normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
        jd_ut: jdOfInstant(instant),
        identity_source: request.numbers ? 'mpc_catalog_number' : 'asteroid_name_or_small_body_naif_id',
        requested_bodies: items.map((item) => identityText(item.identity)),
        resolved_bodies: nodes.map((node) => node.body),
        missing_bodies: missing,
        loaded_kernel_available: true,
        aspect_tier: request.aspect_tier === undefined ? 0 : request.aspect_tier,
        include_minor: includeMinor,
        orb_factor: orbFactor,
        stage_sequence: stages.names,
      },
      computation_basis: basis,
    };
  });
}

interface Place {
  readonly entry: SmallBody & { readonly naifId: number };
  readonly identity: string | number;
  readonly position: ReturnType<typeof smallBodyPosition>;
}

/**
 * The asteroids with their places, and the omitted ones with their reasons. Errors: InvalidInput and OutOfCoverage without `skip_missing`.
 */
function resolvedPlaces(
  engine: Engine,
  request: ResonanceNetworkRequest,
  items: readonly Item[],
  dated: DatedRequest,
): { places: Place[]; reasons: MissingEntry[] } {
  const { skip_missing: skipMissing } = withDefaults(ResonanceNetworkRequest, request),
    places: Place[] = [],
    reasons: MissingEntry[] = [];
  followSmallBodies(engine, computable(engine, items), dated.instant, request.numbers ? '/numbers' : '/bodies');
  for (const { identity, field } of items) {
    try {
      const entry = resolveSmallBody(engine, ASTEROIDS, identity, field);
      if (!isNumbered(entry))
        throw new InvalidInput({
          field,
          message: `has no catalogue number and therefore no family: ${entry.name}`,
          given: identity,
          allowed: 'a numbered asteroid',
        });
      if (places.some((place) => place.entry.naifId === entry.naifId))
        throw new Duplicate({
          field,
          message: `repeats ${entry.name}`,
          given: identity,
          allowed: 'each asteroid once',
        });
      const position = smallBodyPosition(engine, new StageLog(), ASTEROIDS, entry, dated, identity);
      places.push({ entry, identity, position });
    } catch (error) {
      if (
        error instanceof Duplicate ||
        !skipMissing ||
        !(error instanceof InvalidInput || error instanceof OutOfCoverage)
      )
        throw error;
      reasons.push(missingEntry(identityText(identity), field, error));
    }
  }
  return { places, reasons };
}

const isNumbered = (entry: SmallBody): entry is Place['entry'] => entry.naifId !== null;

/** Node of the network for a place, with the catalogue number and its families. */
function nodeOf(engine: Engine, { entry, identity, position }: Place): Node {
  const families = engine.smallBodies.families.ofNumber(entry.number);
  return {
    body: entry.name,
    requested_body: identityText(identity),
    naif_id: entry.naifId,
    mpc_number: entry.number,
    family_name: families[0] ?? null,
    family_names: families,
    longitude: position.longitude,
    latitude: position.latitude,
    speed: position.speed,
    retrograde: position.retrograde,
    is_sovereign: position.is_sovereign,
  };
}

/** The items that denote a body; the others are reported later, one by one. */
function computable(engine: Engine, items: readonly Item[]): SmallBody[] {
  return items.flatMap(({ identity, field }) => {
    try {
      return [resolveSmallBody(engine, ASTEROIDS, identity, field)];
    } catch (error) {
      if (error instanceof InvalidInput) return [];
      throw error;
    }
  });
}

/** An error that `skip_missing` does not suppress. */
class Duplicate extends InvalidInput {}

function requestedItems(request: ResonanceNetworkRequest): Item[] {
  const bodies = request.bodies ?? null,
    numbers = request.numbers ?? null;
  if ((bodies === null) === (numbers === null)) {
    throw new InvalidInput({
      field: bodies === null ? '/numbers' : '/bodies',
      message: 'is required or must be absent: the request needs exactly one of bodies and numbers',
      given: bodies === null ? null : bodies.length,
      allowed: 'bodies (names or NAIF ids) or numbers (catalogue numbers)',
    });
  }
  if (numbers !== null) return numbers.map((number, i) => ({ identity: number, field: `/numbers/${i}` }));
  const keys = new Set<string>();
  return bodies!.map((identity, i) => {
    const field = `/bodies/${i}`,
      text = identityText(identity);
    if (/^\d+$/.test(text) && Number(text) <= LARGEST_CATALOGUE_NUMBER)
      throw new InvalidInput({
        field,
        message: 'is a catalogue number, but numbers in bodies are NAIF ids; use numbers for catalogue numbers',
        given: identity,
        allowed: '2000000 + catalogue number',
      });
    const key = foldName(text);
    if (keys.has(key))
      throw new InvalidInput({ field, message: 'repeats an asteroid', given: identity, allowed: 'each asteroid once' });
    keys.add(key);
    return { identity, field };
  });
}

/** One edge for each family that both ends share, ordered by orb and then by family. */
function resonantEdges(nodes: readonly Node[], aspects: ReturnType<typeof aspectAnswers>): ResonanceEdge[] {
  const byName = new Map(nodes.map((node) => [node.body, node]));
  const edges: ResonanceEdge[] = [];
  for (const aspect of aspects) {
    const first = byName.get(aspect.body1)!,
      second = byName.get(aspect.body2)!;
    for (const family of first.family_names) {
      if (second.family_names.includes(family))
        edges.push({
          source: aspect.body1,
          target: aspect.body2,
          family_name: family,
          body1_number: first.mpc_number,
          body2_number: second.mpc_number,
          aspect,
        });
    }
  }
  return edges.sort(
    (a, b) =>
      a.aspect.orb - b.aspect.orb || (a.family_name < b.family_name ? -1 : a.family_name > b.family_name ? 1 : 0),
  );
}
