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
import { toWire } from './snake.js';

const isFixed = ({ kind }: Terminal) => kind === 'radical' || kind === 'major_progressed';

const terminalOf = (given: ProgressedTerminalRequest): Terminal => ({
  body: given.body,
  kind: given.kind,
  longitudeDeg: normalizeDeg(given.longitude_deg),
  houseClass: given.house_class,
  declinationDeg: given.declination_deg ?? null,
});

function refuse(field: string, message: string, given?: unknown): never {
  throw new InvalidInput({ field, message, ...(given === undefined ? {} : { given }) });
}

/** Refuses a counterpart that is not the same body's other place. */
function checkCounterpart(direct: Terminal, counterpart: Terminal, field: string): void {
  if (counterpart.body !== direct.body) refuse(`${field}/body`, 'the counterpart is of another body', counterpart.body);
  if (!isFixed(counterpart) || counterpart.kind === direct.kind)
    refuse(`${field}/kind`, 'the counterpart is the other of radical and major progressed', counterpart.kind);
}

function checkDeclinations(a: Terminal, b: Terminal, aspect: string, field: string): void {
  if (Number.isNaN(distanceArcmin(a, b, aspect)))
    refuse(`${field}/declination_deg`, 'a parallel needs both declinations');
}

/** A relation of radical and major progressed places. Throws InvalidInput. */
export function majorOf(request: ProgressedMajorRelationRequest, root = ''): ProgressedRelation {
  const sides = (['a', 'b'] as const).map((side) => {
    const direct = terminalOf(request[`direct_${side}`]),
      other = request[`counterpart_${side}`] ?? null,
      natal = request[`natal_${side}`];
    if (!isFixed(direct))
      refuse(
        `${root}/direct_${side}/kind`,
        'a major aspect is between radical and major progressed places',
        direct.kind,
      );
    if (natal.body !== direct.body)
      refuse(`${root}/natal_${side}/body`, 'the natal values are of another body', natal.body);
    return { side, direct, counterpart: other && terminalOf(other), natalPower: natal.power };
  });
  const [a, b] = sides;
  if (a.direct.kind === 'radical' && b.direct.kind === 'radical')
    refuse(`${root}/direct_b/kind`, 'one terminal at least is major progressed', b.direct.kind);
  const same = a.direct.body === b.direct.body;
  if (same && a.direct.kind === b.direct.kind)
    refuse(`${root}/direct_b/kind`, 'a body aspects its own other place', b.direct.kind);
  if (same && a.natalPower !== b.natalPower)
    refuse(`${root}/natal_b/power`, 'one body has one natal power', b.natalPower);
  for (const { side, direct, counterpart } of sides) {
    const field = `${root}/counterpart_${side}`;
    if (same && counterpart) refuse(field, 'a body in aspect to its own place has two terminals, both direct');
    if (!same && !counterpart) refuse(field, 'an aspect of two bodies needs the other place of each');
    if (counterpart) checkCounterpart(direct, counterpart, field);
  }
  checkDeclinations(a.direct, b.direct, request.aspect, `${root}/direct_a`);
  return majorRelation(a, b, request.aspect);
}

/** A relation of a minor progressed or transiting body. Throws InvalidInput. */
export function accessoryOf(request: ProgressedAccessoryRelationRequest, root = ''): ProgressedRelation {
  const moving = terminalOf(request.moving_terminal),
    target = terminalOf(request.target_terminal),
    counterpart = terminalOf(request.target_counterpart);
  if (isFixed(moving))
    refuse(`${root}/moving_terminal/kind`, 'the moving terminal is minor progressed or a transit', moving.kind);
  if (!isFixed(target))
    refuse(`${root}/target_terminal/kind`, 'the target is radical or major progressed', target.kind);
  checkCounterpart(target, counterpart, `${root}/target_counterpart`);
  if (request.natal_moving.body !== moving.body)
    refuse(`${root}/natal_moving/body`, 'the natal values are of another body', request.natal_moving.body);
  if (request.natal_target.body !== target.body)
    refuse(`${root}/natal_target/body`, 'the natal values are of another body', request.natal_target.body);
  checkDeclinations(moving, target, request.aspect, `${root}/target_terminal`);
  const powers = [request.natal_moving.power, request.natal_target.power] as const;
  return accessoryRelation({ moving, target, counterpart, powers, aspect: request.aspect });
}

/** What a minor aspect adds to a major one. Throws InvalidInput. */
export function reenforced({ major, minor }: ProgressedReenforcementRequest): ProgressedReenforcementResponse {
  const majorAspect = majorOf(major, '/major'),
    minorAspect = accessoryOf(minor, '/minor');
  if (minorAspect.tier !== 'minor')
    refuse('/minor/moving_terminal/kind', 'only a minor progressed aspect reenforces', minor.moving_terminal.kind);
  const [, target] = minorAspect.direct;
  const own = [...majorAspect.direct, ...majorAspect.indirect].find((one) => terminalId(one) === terminalId(target));
  const answer = reenforcement(majorAspect, minorAspect);
  if (own === undefined || answer === null)
    refuse('/minor/target_terminal', 'the target is no terminal of the major aspect', terminalId(target));
  checkSame(own, target, `/major/${sideOf(majorAspect, major, own)}`);
  return toWire(answer);
}

/** Where the request of a major aspect holds a terminal. */
function sideOf(aspect: ProgressedRelation, { direct_a: a }: ProgressedMajorRelationRequest, own: Terminal): string {
  const kind = aspect.direct.includes(own) ? 'direct' : 'counterpart';
  const first = kind === 'direct' ? a.body === own.body && a.kind === own.kind : a.body === own.body;
  return `${kind}_${first ? 'a' : 'b'}`;
}

/** One terminal has one place: refuses a request that gives it two. */
function checkSame(own: Terminal, target: Terminal, field: string): void {
  const names = [
    ['longitude_deg', own.longitudeDeg, target.longitudeDeg],
    ['house_class', own.houseClass, target.houseClass],
    ['declination_deg', own.declinationDeg, target.declinationDeg],
  ] as const;
  const apart = names.filter(([, first, second]) => first !== second);
  if (apart.length === 0) return;
  const message = 'the same terminal has another place in the other aspect';
  throw new InvalidInput(
    apart.flatMap(([name, first, second]) => [
      { field: `${field}/${name}`, message, given: first, allowed: second },
      { field: `/minor/target_terminal/${name}`, message, given: second, allowed: first },
    ]),
  );
}
