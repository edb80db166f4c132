import { basisOfJd } from '../../../wire/instant.js';
import { phenomenaProvenance } from '../../../contract/generic-phenomena.js';
import { boundedWindow } from '../../../services/phenomena-search.js';
import { instantWithin } from '../../../wire/search-window.js';
import type { SearchWindow } from '../../../wire/search-window.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { MOON, SUN } from '../../../ephemeris/source.js';
import { Elongation } from '../../../events/elongation.js';
import { HeliocentricDistance } from '../../../events/heliocentric.js';
import { TurningSearch } from '../../../events/turnings.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { EVENT_KINDS, MAX_ORBITAL_SPAN_DAYS } from './schema.js';
import type {
  EventKind,
  OrbitalPhenomenaEventsEnvelopeResponse,
  OrbitalPhenomenaEventsRequest,
  PhenomenonEventResponse,
} from './schema.js';

const LABELS: Readonly<Record<EventKind, string>> = {
  greatest_eastern_elongation: 'Greatest Eastern Elongation',
  greatest_western_elongation: 'Greatest Western Elongation',
  perihelion: 'Perihelion',
  aphelion: 'Aphelion',
};
const UNITS: Readonly<Record<EventKind, string>> = {
  greatest_eastern_elongation: 'degrees',
  greatest_western_elongation: 'degrees',
  perihelion: 'AU',
  aphelion: 'AU',
};
const ELONGATIONS: readonly EventKind[] = ['greatest_eastern_elongation', 'greatest_western_elongation'];

const orbitsSun = (body: Body): boolean => isMajor(body) && body.index !== SUN && body.index !== MOON;
const isInner = (body: Body): boolean => body.name === 'Mercury' || body.name === 'Venus';

function kindsOf(body: Body, requested: readonly EventKind[] | null | undefined): readonly EventKind[] {
  if (requested === null || requested === undefined)
    return isInner(body) ? EVENT_KINDS : EVENT_KINDS.filter((kind) => !ELONGATIONS.includes(kind));
  const wrong = requested.findIndex((kind) => ELONGATIONS.includes(kind) && !isInner(body));
  if (wrong >= 0)
    throw new InvalidInput({
      field: `/event_kinds/${wrong}`,
      message: `is a kind that ${body.name} does not have`,
      given: requested[wrong],
      allowed: ['perihelion', 'aphelion'],
    });
  return requested;
}

/** An event of a search: kind, instant (TDB, days since J2000.0) and value. */
interface FoundEvent {
  readonly kind: EventKind;
  readonly tdbJ2k: number;
  readonly value: number;
}

/** Events of the given kinds in a window: elongations first, then apsides. Errors: OutOfCoverage. */
function searched(engine: Engine, body: Body, kinds: readonly EventKind[], window: SearchWindow): FoundEvent[] {
  const found: FoundEvent[] = [];
  const add = (kind: EventKind, tdbJ2k: number, value: number): void => {
    if (kinds.includes(kind)) found.push({ kind, tdbJ2k, value });
  };
  if (kinds.some((kind) => ELONGATIONS.includes(kind))) {
    const elongation = new Elongation(engine.sky, body);
    new TurningSearch(elongation).run(window, (tdb, maximum) => {
      if (!maximum) return;
      elongation.at(tdb);
      add(elongation.east ? 'greatest_eastern_elongation' : 'greatest_western_elongation', tdb, elongation.value);
    });
  }
  if (kinds.some((kind) => !ELONGATIONS.includes(kind))) {
    const distance = new HeliocentricDistance(engine.ephemeris, body.index, window.startTdb);
    new TurningSearch(distance).run(window, (tdb, maximum) => {
      distance.at(tdb);
      add(maximum ? 'aphelion' : 'perihelion', tdb, distance.distanceAu);
    });
  }
  return found;
}

/**
 * POST /v1/phenomena/orbital-events: events of the requested kinds in the window, in order of time. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function orbitalEvents(
  engine: Engine,
  request: OrbitalPhenomenaEventsRequest,
): OrbitalPhenomenaEventsEnvelopeResponse {
  const stages = new StageLog();
  const body = stages.run('input_validation', () =>
    engine.bodies.resolve(
      request.body,
      '/body',
      orbitsSun,
      'Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto',
    ),
  );
  const window = stages.run('reader_binding', () => boundedWindow(engine, request, MAX_ORBITAL_SPAN_DAYS));
  const kinds = stages.run('event_kind_resolution', () => kindsOf(body, request.event_kinds));
  const found = stages.run('engine_event_search', () => searched(engine, body, kinds, window));
  const events = stages.run('phenomenon_event_serialization', () =>
    found
      .flatMap(({ kind, tdbJ2k, value }): PhenomenonEventResponse[] => {
        const instant = instantWithin(engine, window, tdbJ2k);
        if (instant === null) return [];
        return [{ body: body.name, event_kind: kind, label: LABELS[kind], ...instant, value, value_unit: UNITS[kind] }];
      })
      .sort((a, b) => a.jd_ut - b.jd_ut),
  );
  return stages.run('provenance_serialization', () => ({
    request: {
      body: request.body,
      jd_start: request.jd_start,
      jd_end: request.jd_end,
      event_kinds: request.event_kinds ?? null,
    },
    events,
    total: events.length,
    provenance: phenomenaProvenance({
      engine_entrypoint: 'greatest_elongation/perihelion/aphelion',
      product_kind: 'bounded_orbital_event_search',
      event_taxonomy: 'admitted_elongation_and_apside_events',
      admitted_event_kinds: [...EVENT_KINDS],
      value_units_by_kind: UNITS,
      search_span_days: request.jd_end - request.jd_start,
      stage_sequence: stages.names,
    }),
    computation_basis: basisOfJd(engine, request.jd_start),
  }));
}
