import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import { findHouseSystem } from '../../../sky/houses/systems.js';
import type { StageLog } from '../../../wire/stage-log.js';
import type { HuberHouseFrameProvenanceResponse, HuberHouseFrameRequest, HuberHouseFrameResponse } from './schema.js';

/** A caller's houses: cusps in [0, 360) and the size of each house, degrees. */
export interface Frame {
  readonly cusps: readonly number[];
  readonly sizes: readonly number[];
  readonly answer: HuberHouseFrameResponse;
  readonly provenance: HuberHouseFrameProvenanceResponse;
}

const PREFERRED = 'K';
const AT = '/house_frame/direct';

interface CheckedFrame extends Pick<Frame, 'cusps' | 'sizes'> {
  readonly direct: HuberHouseFrameRequest['direct'];
  readonly system: string;
  readonly effective: string;
  readonly reason: string | null;
}

/**
 * The houses of a request. The cusps are one circuit in the order of the signs, and every house has a size: a place then belongs
 * to one house and has a fraction of it. Errors: InvalidInput.
 */
function checkedFrame({ direct }: HuberHouseFrameRequest): CheckedFrame {
  const cusps = direct.cusps.map(normalizeDeg);
  const sizes = cusps.map((cusp, i) => normalizeDeg(cusps[(i + 1) % 12] - cusp));
  if (cuspOrder(cusps) !== 'direct' || sizes.includes(0)) {
    throw new InvalidInput({
      field: `${AT}/cusps`,
      message: 'the cusps do not go once round the zodiac in the order of the signs',
      given: direct.cusps,
      allowed: 'twelve different longitudes, each ahead of the one before, in one circuit',
    });
  }
  const system = trimmed(direct.system ?? PREFERRED, `${AT}/system`),
    effective = trimmed(direct.effective_system ?? system, `${AT}/effective_system`);
  checkAscendant(direct, effective);
  const fallback = direct.fallback ?? false,
    reason = direct.fallback_reason ?? null;
  if (fallback !== (reason !== null)) {
    throw new InvalidInput({
      field: `${AT}/fallback_reason`,
      message: fallback ? 'a fallback has a reason' : 'there is a reason, but no fallback',
      given: reason,
      allowed: fallback ? 'a text' : 'null, or fallback true',
    });
  }
  return { direct, cusps, sizes, system, effective, reason };
}

const clean = (value: number): number => (value === 0 ? 0 : value);

/** The first two stages of the routes that take houses: check the frame of the request, and bind it. Errors: InvalidInput. */
export function givenFrame(stages: StageLog, { house_frame: request }: { house_frame: HuberHouseFrameRequest }): Frame {
  const checked = stages.run('input_validation', () => checkedFrame(request));
  return stages.run('direct_house_frame_binding', () => boundFrame(checked));
}

function boundFrame({ direct, cusps, sizes, system, effective, reason }: CheckedFrame): Frame {
  const fallback = reason !== null;
  const preferred = findHouseSystem(effective)?.code === PREFERRED;
  return {
    cusps,
    sizes,
    answer: {
      source: 'direct_cusps',
      cusps: direct.cusps.map(clean),
      asc: clean(direct.asc),
      mc: clean(direct.mc),
      armc: clean(direct.armc),
      system,
      effective_system: effective,
      fallback,
      fallback_reason: reason,
    },
    provenance: {
      house_frame_source: 'caller_supplied',
      cusp_derivation_owner: 'caller_supplied',
      system,
      requested_system: system,
      effective_system: effective,
      fallback,
      fallback_reason: reason,
      is_koch_effective: preferred,
      koch_doctrine_preferred: true,
      chart_backed_derivation: 'not_admitted_for_p12_07',
      note: preferred
        ? 'The caller says that the cusps are Koch cusps, which the doctrine asks for; they were not derived here.'
        : 'The doctrine asks for Koch cusps; this frame is computed as it is and is not doctrinally complete.',
    },
  };
}

function trimmed(text: string, field: string): string {
  const name = text.trim();
  if (name === '')
    throw new InvalidInput({ field, message: 'the house system has no name', given: text, allowed: 'a code or name' });
  return name;
}

/** House (1 ... 12) that holds a longitude, and the part of it that lies behind the longitude, [0, 1). */
export function placeInHouse(frame: Frame, longitudeDeg: number): { house: number; fraction: number } {
  const longitude = normalizeDeg(longitudeDeg),
    house = houseOf(longitude, frame.cusps);
  return { house, fraction: normalizeDeg(longitude - frame.cusps[house - 1]) / frame.sizes[house - 1] };
}

/** What rounding may part the ascendant from the first cusp, degrees. */
const ROUNDING_DEG = 1e-6;

/** In a quadrant system the first cusp is the ascendant (but in the horizon's own): a frame in which they differ is no frame. Errors: InvalidInput. */
function checkAscendant({ asc, cusps }: HuberHouseFrameRequest['direct'], systemName: string): void {
  const system = findHouseSystem(systemName);
  if (system?.family !== 'quadrant' || system.cuspBasis === 'horizon') return;
  if (separationDeg(cusps[0], asc) <= ROUNDING_DEG) return;
  throw new InvalidInput({
    field: `${AT}/asc`,
    message: `the ascendant is not the first cusp, as it is in ${system.name}`,
    given: asc,
    allowed: cusps[0],
  });
}
