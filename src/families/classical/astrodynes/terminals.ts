import {
  accessoryRelation,
  distanceArcmin,
  majorRelation,
  reenforcement,
  terminalId,
} from '../../../doctrine/astrodynes/progressed.js';
import type { ProgressedRelation, Terminal } from '../../../doctrine/astrodynes/progressed.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type {
  ProgressedAccessoryRelationRequest,
  ProgressedMajorRelationRequest,
  ProgressedReenforcementRequest,
  ProgressedReenforcementResponse,
  ProgressedTerminalRequest,
} from './progressed-schema.js';
import { TERMINAL_KIND_WORDS, terminalKindOf, toWire } from './wire-words.js';

const isFixed = ({ kind }: Terminal) => kind === 'radical' || kind === 'majorProgressed';

const terminalOf = (given: ProgressedTerminalRequest): Terminal => ({
  body: given.body,
  kind: terminalKindOf(given.kind),
  longitudeDeg: normalizeDeg(given.longitude_deg),
  houseClass: given.house_class,
  declinationDeg: given.declination_deg ?? null,
});

function refuse(field: string, message: string, given?: unknown): never {
  throw new InvalidInput({ field, message, ...(given === undefined ? {} : { given }) });
}

/** Checks that a counterpart is the other terminal of the same body. Errors: InvalidInput. */
function checkCounterpart(direct: Terminal, counterpart: Terminal, field: string): void {
  if (counterpart.body !== direct.body)
    refuse(`${field}/body`, 'must be the body of the direct terminal', counterpart.body);
  if (!isFixed(counterpart) || counterpart.kind === direct.kind)
    refuse(
      `${field}/kind`,
      'must be radical or major_progressed, and not the kind of the direct terminal',
      TERMINAL_KIND_WORDS[counterpart.kind],
    );
}

function checkDeclinations(a: Terminal, b: Terminal, aspect: string, field: string): void {
  if (Number.isNaN(distanceArcmin(a, b, aspect))) refuse(`${field}/declination_deg`, 'must be given for a parallel');
}

/**
 * POST /v1/astrodynes/progressed/major-relation: an aspect of radical and major terminals. `root`: JSON pointer.
 * Errors: InvalidInput.
 */
export function majorOf(request: ProgressedMajorRelationRequest, root = ''): ProgressedRelation {
  const sides = (['a', 'b'] as const).map((side) => {
    const direct = terminalOf(request[`direct_${side}`]),
      other = request[`counterpart_${side}`] ?? null,
      natal = request[`natal_${side}`];
    if (!isFixed(direct))
      refuse(
        `${root}/direct_${side}/kind`,
        'must be radical or major_progressed for a major aspect',
        TERMINAL_KIND_WORDS[direct.kind],
      );
    if (natal.body !== direct.body)
      refuse(`${root}/natal_${side}/body`, 'must be the body of the terminal', natal.body);
    return { side, direct, counterpart: other && terminalOf(other), natalPower: natal.power };
  });
  const [a, b] = sides;
  if (a.direct.kind === 'radical' && b.direct.kind === 'radical')
    refuse(`${root}/direct_b/kind`, 'must be major_progressed, unless direct_a is', TERMINAL_KIND_WORDS[b.direct.kind]);
  const same = a.direct.body === b.direct.body;
  if (same && a.direct.kind === b.direct.kind)
    refuse(
      `${root}/direct_b/kind`,
      'must be different from the kind of direct_a for the same body',
      TERMINAL_KIND_WORDS[b.direct.kind],
    );
  if (same && a.natalPower !== b.natalPower)
    refuse(`${root}/natal_b/power`, 'must be equal to the power of natal_a for the same body', b.natalPower);
  for (const { side, direct, counterpart } of sides) {
    const field = `${root}/counterpart_${side}`;
    if (same && counterpart) refuse(field, 'must be absent for a body in aspect to its own position');
    if (!same && !counterpart) refuse(field, 'must be given for an aspect of two bodies');
    if (counterpart) checkCounterpart(direct, counterpart, field);
  }
  checkDeclinations(a.direct, b.direct, request.aspect, `${root}/direct_a`);
  return majorRelation(a, b, request.aspect);
}

/**
 * POST /v1/astrodynes/progressed/accessory-relation: an aspect of a minor or transiting body. `root`: JSON pointer.
 * Errors: InvalidInput.
 */
export function accessoryOf(request: ProgressedAccessoryRelationRequest, root = ''): ProgressedRelation {
  const moving = terminalOf(request.moving_terminal),
    target = terminalOf(request.target_terminal),
    counterpart = terminalOf(request.target_counterpart);
  if (isFixed(moving))
    refuse(`${root}/moving_terminal/kind`, 'must be minor_progressed or transit', TERMINAL_KIND_WORDS[moving.kind]);
  if (!isFixed(target))
    refuse(`${root}/target_terminal/kind`, 'must be radical or major_progressed', TERMINAL_KIND_WORDS[target.kind]);
  checkCounterpart(target, counterpart, `${root}/target_counterpart`);
  if (request.natal_moving.body !== moving.body)
    refuse(`${root}/natal_moving/body`, 'must be the body of moving_terminal', request.natal_moving.body);
  if (request.natal_target.body !== target.body)
    refuse(`${root}/natal_target/body`, 'must be the body of target_terminal', request.natal_target.body);
  checkDeclinations(moving, target, request.aspect, `${root}/target_terminal`);
  const powers = [request.natal_moving.power, request.natal_target.power] as const;
  return accessoryRelation({ moving, target, counterpart, powers, aspect: request.aspect });
}

/**
 * POST /v1/astrodynes/progressed/reenforcement: the power that a minor aspect adds to a major one. Errors:
 * InvalidInput.
 */
export function reenforced({ major, minor }: ProgressedReenforcementRequest): ProgressedReenforcementResponse {
  const majorAspect = majorOf(major, '/major'),
    minorAspect = accessoryOf(minor, '/minor');
  if (minorAspect.tier !== 'minor')
    refuse('/minor/moving_terminal/kind', 'must be minor_progressed', minor.moving_terminal.kind);
  const [, target] = minorAspect.direct;
  const own = [...majorAspect.direct, ...majorAspect.indirect].find((one) => terminalId(one) === terminalId(target));
  const answer = reenforcement(majorAspect, minorAspect);
  if (own === undefined || answer === null)
    refuse('/minor/target_terminal', 'must be a terminal of the major aspect', terminalId(target));
  checkSame(own, target, `/major/${sideOf(majorAspect, major, own)}`);
  return toWire(answer);
}

/** The field of a terminal in the request of a major aspect. */
function sideOf(aspect: ProgressedRelation, { direct_a: a }: ProgressedMajorRelationRequest, own: Terminal): string {
  const kind = aspect.direct.includes(own) ? 'direct' : 'counterpart';
  const first = kind === 'direct' ? a.body === own.body && terminalKindOf(a.kind) === own.kind : a.body === own.body;
  return `${kind}_${first ? 'a' : 'b'}`;
}

/** Checks that a terminal has the same values in both aspects. Errors: InvalidInput. */
function checkSame(own: Terminal, target: Terminal, field: string): void {
  const names = [
    ['longitude_deg', own.longitudeDeg, target.longitudeDeg],
    ['house_class', own.houseClass, target.houseClass],
    ['declination_deg', own.declinationDeg, target.declinationDeg],
  ] as const;
  const apart = names.filter(([, first, second]) => first !== second);
  if (apart.length === 0) return;
  const message = 'must be the same for the terminal in both aspects';
  throw new InvalidInput(
    apart.flatMap(([name, first, second]) => [
      { field: `${field}/${name}`, message, given: first, allowed: second },
      { field: `/minor/target_terminal/${name}`, message, given: second, allowed: first },
    ]),
  );
}
