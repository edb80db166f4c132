import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import { findHouseSystem } from '../../../sky/houses/systems.js';
import type { HouseFrame, HousePosition } from '../../../doctrine/huber/age-point.js';
import type { StageLog } from '../../../wire/stage-log.js';
import type { HuberHouseFrameProvenanceResponse, HuberHouseFrameRequest, HuberHouseFrameResponse } from './schema.js';

/** The houses of a request, with their answer shape. */
export interface Frame extends HouseFrame {
  readonly answer: HuberHouseFrameResponse;
  readonly provenance: HuberHouseFrameProvenanceResponse;
}

/** Code of the Koch houses, which the doctrine prefers. */
const PREFERRED = 'K';
const AT = '/house_frame/direct';

interface CheckedFrame extends Pick<Frame, 'cusps' | 'sizes'> {
  readonly direct: HuberHouseFrameRequest['direct'];
  readonly system: string;
  readonly effective: string;
  readonly reason: string | null;
}

/**
 * The validated houses of a request: the cusps go once around the zodiac in the order of the signs, and no house is
 * empty, so that each longitude belongs to exactly one house. Errors: InvalidInput.
 */
function checkedFrame({ direct }: HuberHouseFrameRequest): CheckedFrame {
  const cusps = direct.cusps.map(normalizeDeg);
  const sizes = cusps.map((cusp, i) => normalizeDeg(cusps[(i + 1) % 12] - cusp));
  if (cuspOrder(cusps) !== 'direct' || sizes.includes(0)) {
    throw new InvalidInput({
      field: `${AT}/cusps`,
      message: 'must go once around the zodiac in the order of the signs',
      given: direct.cusps,
      allowed: 'twelve different longitudes in the order of the signs',
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
      message: fallback ? 'must be given if fallback is true' : 'must not be given if fallback is false',
      given: reason,
      allowed: fallback ? 'a string' : 'null, or fallback true',
    });
  }
  return { direct, cusps, sizes, system, effective, reason };
}

const clean = (value: number): number => (value === 0 ? 0 : value);

/** The houses of a request; logs the two stages of their validation. Errors: InvalidInput. */
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
        ? 'The caller asserts that the cusps are Koch cusps, which the doctrine prefers; they were not computed here.'
        : 'The doctrine prefers Koch cusps; this frame is used as given and is not doctrinally complete.',
    },
  };
}

function trimmed(text: string, field: string): string {
  const name = text.trim();
  if (name === '')
    throw new InvalidInput({
      field,
      message: 'must not be blank',
      given: text,
      allowed: 'the code or name of a house system',
    });
  return name;
}

/** The house (1 to 12) that contains a longitude, and the fraction [0, 1) of the house before it. */
export function positionInHouse(frame: HouseFrame, longitudeDeg: number): HousePosition {
  const longitude = normalizeDeg(longitudeDeg),
    house = houseOf(longitude, frame.cusps);
  return { house, fraction: normalizeDeg(longitude - frame.cusps[house - 1]) / frame.sizes[house - 1] };
}

/** Allowed difference between the ascendant and the first cusp, degrees: rounding of the request. */
const ROUNDING_DEG = 1e-6;

/** Checks that the first cusp is the ascendant in quadrant systems, except the horizon system. Errors: InvalidInput. */
function checkAscendant({ asc, cusps }: HuberHouseFrameRequest['direct'], systemName: string): void {
  const system = findHouseSystem(systemName);
  if (system?.family !== 'quadrant' || system.cuspBasis === 'horizon') return;
  if (separationDeg(cusps[0], asc) <= ROUNDING_DEG) return;
  throw new InvalidInput({
    field: `${AT}/asc`,
    message: `must be equal to the first cusp in the house system ${system.name}`,
    given: asc,
    allowed: cusps[0],
  });
}
