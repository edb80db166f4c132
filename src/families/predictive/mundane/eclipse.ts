import type { Engine } from '../../../engine.js';
import { conjunction } from '../../../events/eclipses/conjunction.js';
import { lunarContacts } from '../../../events/eclipses/lunar.js';
import { walkLunar, walkSolar } from '../../../events/eclipses/next.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { SolarEclipse } from '../../../events/eclipses/solar.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { clockOf, epochUt1, METHODS, provenanceOf } from './receipts.js';
import type { EclipseEventReceiptResponse } from './receipt-schema.js';
import type { Dated } from './roots.js';
import type { EclipseProfileRequest } from './schema.js';
import { containsInstant } from './search.js';
import type { Interval } from './search.js';

type Contact = EclipseEventReceiptResponse['global_contacts'][number]['contact'];
type EpochKind = EclipseEventReceiptResponse['anchor_epoch_kind'];

/** An eclipse with its contacts, days TT since J2000.0. */
interface FoundEclipse {
  readonly greatestTt: number;
  readonly contacts: () => readonly (readonly [Contact, number])[];
}

const SOLAR_EPOCHS: readonly EpochKind[] = ['ecliptic_syzygy', 'equatorial_conjunction', 'greatest_eclipse'];
const LUNAR_EPOCHS: readonly EpochKind[] = ['ecliptic_syzygy', 'equatorial_opposition', 'greatest_eclipse'];

/**
 * Eclipses with their greatest instant in the interval. The search stops after two, which is enough to refuse the request.
 */
function eclipsesIn(engine: Engine, kind: EclipseProfileRequest['eclipse_kind'], interval: Interval): FoundEclipse[] {
  const found: FoundEclipse[] = [];
  const admits = (ttJ2k: number): boolean => containsInstant(interval, engine.time.instantFromTt(ttJ2k));
  // The walk starts a day earlier: it finds only eclipses after its start, and the interval includes its own.
  const from = interval.start.ut1J2k - 1;
  const isBeyond = (ttJ2k: number): boolean => ttJ2k > interval.end.ttJ2k + 1;
  if (kind === 'solar') {
    walkSolar(engine, from, false, NATIVE_RADII, ({ bodies, summary }) => {
      if (admits(summary.ttJ2k))
        found.push({
          greatestTt: summary.ttJ2k,
          contacts: () => solarContacts(new SolarEclipse(bodies, summary, NATIVE_RADII)),
        });
      return isBeyond(summary.ttJ2k);
    });
  } else {
    walkLunar(engine, from, false, NATIVE_RADII, ({ bodies, summary }) => {
      if (admits(summary.ttJ2k))
        found.push({
          greatestTt: summary.ttJ2k,
          contacts: () =>
            (['p1', 'u1', 'u2', 'u3', 'u4', 'p4'] as const).flatMap((contact) => {
              const t = lunarContacts(bodies, summary, NATIVE_RADII)[contact];
              return t === null ? [] : [[contact, summary.ttJ2k + t] as const];
            }),
        });
      return isBeyond(summary.ttJ2k);
    });
  }
  return found;
}

function solarContacts(eclipse: SolarEclipse): (readonly [Contact, number])[] {
  const { penumbral, umbral, summary } = eclipse,
    at = (t: number): number => summary.ttJ2k + t;
  return [
    ['c1', at(penumbral.first.t)],
    ...(umbral === null
      ? []
      : ([
          ['c2', at(umbral.first.t)],
          ['c3', at(umbral.last.t)],
        ] as const)),
    ['c4', at(penumbral.last.t)],
  ];
}

/** The only eclipse of a kind in the interval. Errors: InvalidInput if there is none or more than one. */
function theEclipse(engine: Engine, request: EclipseProfileRequest, interval: Interval): FoundEclipse {
  const found = eclipsesIn(engine, request.eclipse_kind, interval);
  if (found.length === 1) return found[0];
  throw new InvalidInput(
    {
      field: '/search_end_utc',
      message: `must end a search that contains exactly one ${request.eclipse_kind} eclipse; this one contains ${found.length}`,
      given: request.search_end_utc,
      allowed: 'an interval with one eclipse of the kind',
    },
    {
      greatest_eclipse_utc: found
        .slice(0, 20)
        .map(({ greatestTt }) => engine.time.formatUtc(engine.time.utcFromTt(greatestTt))),
    },
  );
}

/** The eclipse of a request with its epochs and contacts. The chart uses the requested epoch. */
export function eclipseEvent(
  engine: Engine,
  request: EclipseProfileRequest,
  interval: Interval,
): Dated<EclipseEventReceiptResponse> {
  const { eclipse_id, eclipse_kind, chart_epoch_kind } = request,
    isSolar = eclipse_kind === 'solar',
    kinds = isSolar ? SOLAR_EPOCHS : LUNAR_EPOCHS;
  if (!kinds.includes(chart_epoch_kind))
    throw new InvalidInput({
      field: '/chart_epoch_kind',
      message: `is not an epoch of a ${eclipse_kind} eclipse`,
      given: chart_epoch_kind,
      allowed: kinds,
    });
  const eclipse = theEclipse(engine, request, interval);
  const instants = new Map(
    kinds.map((kind) => {
      const tt =
        kind === 'greatest_eclipse'
          ? eclipse.greatestTt
          : conjunction(engine, eclipse.greatestTt, kind !== 'ecliptic_syzygy', !isSolar);
      return [kind, engine.time.instantFromTt(tt)] as const;
    }),
  );
  const anchor = instants.get(chart_epoch_kind) as Instant,
    provenance = provenanceOf(engine, anchor, METHODS.eclipse);
  const named = (instant: Instant) => ({ eclipse_id, eclipse_kind, epoch: epochUt1(instant), provenance });
  return {
    instant: anchor,
    receipt: {
      event_type: 'eclipse',
      eclipse_id,
      eclipse_kind,
      anchor_epoch_kind: chart_epoch_kind,
      provenance,
      named_epochs: [...instants].map(([kind, instant]) => ({ ...named(instant), epoch_kind: kind })),
      global_contacts: eclipse
        .contacts()
        .map(([contact, tt]) => ({ ...named(engine.time.instantFromTt(tt)), contact })),
      clock: clockOf(engine, anchor),
    },
  };
}
