import { withDefaults } from '../../../contract/defaults.js';
import type { HellenisticAssembleConditionResponse } from '../../../contract/hellenistic.js';
import { aspectMotion } from '../../../doctrine/aspects/aspect-motion.js';
import { aspectNamed } from '../../../doctrine/aspects/aspects.js';
import { overcomingOf, pairDirection, wholeSignAspect } from '../../../doctrine/aspects/whole-sign-aspects.js';
import type { OvercomingRule } from '../../../doctrine/aspects/whole-sign-aspects.js';
import { CLASSICAL_PLANETS, isClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { besieging } from '../../../doctrine/dignity/solar.js';
import { RAY_ENCLOSURE_DEG, rayEnclosure } from '../../../doctrine/hellenistic/ray-enclosure.js';
import type { NearRay } from '../../../doctrine/hellenistic/ray-enclosure.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { superiorityTruth } from '../../../wire/hellenistic.js';
import { namedLongitudes, namedValues } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { provenance } from './provenance.js';
import { HellenisticConditionRequest, MAX_NAME } from './schema.js';

const NO_SUBJECT = 'subject_longitude_not_supplied';
/** Distance at which adherence is exact, and relative rate below which two bodies keep their distance. */
const EXACT_DEG = 1e-9,
  RATE_DEG_PER_DAY = 1e-9;

/** The chart of a request: the seven planets that it has, and the subject when it is one of them. */
interface ConditionChart {
  readonly subject: string;
  readonly self: NamedValue | null;
  readonly others: readonly NamedValue[];
  readonly planets: readonly NamedValue[];
  readonly speeds: ReadonlyMap<string, number>;
}

type Condition = HellenisticAssembleConditionResponse;

function chartOf(request: HellenisticConditionRequest): ConditionChart {
  const subject = request.subject.trim();
  if (subject === '')
    throw new InvalidInput({
      field: '/subject',
      message: 'must not be blank',
      given: request.subject,
      allowed: CLASSICAL_PLANETS,
    });
  const given = namedLongitudes(request.positions, '/positions', 'trim', MAX_NAME),
    planets = CLASSICAL_PLANETS.flatMap((planet) => given.filter(({ name }) => name === planet));
  const speeds = namedValues(request.speeds ?? {}, '/speeds', 'trim', MAX_NAME);
  return {
    subject,
    self: planets.find(({ name }) => name === subject) ?? null,
    others: planets.filter(({ name }) => name !== subject),
    planets,
    speeds: new Map(speeds.map(({ name, value }) => [name, value])),
  };
}

function testimony({ subject, self, others }: ConditionChart, rule: OvercomingRule): Condition['testimony'] {
  if (self === null) return { status: 'not_evaluable', subject, witnesses: [], averse_bodies: [], reason: NO_SUBJECT };
  const witnesses = others.flatMap((other) => {
    const aspect = wholeSignAspect(self.value, other.value);
    if (aspect === null) return [];
    // The pair is in the order Sun to Saturn, whichever of both is the subject.
    const inOrder = CLASSICAL_PLANETS.findIndex((name) => name === self.name || name === other.name);
    const [first, second] = CLASSICAL_PLANETS[inOrder] === self.name ? [self, other] : [other, self];
    const superiority = superiorityTruth(
      { first, second },
      pairDirection(first.value, second.value, aspect),
      overcomingOf(first.value, second.value, rule),
    );
    return [{ body: other.name, aspect, angle_deg: aspectNamed(aspect).angleDeg, superiority }];
  });
  const seen = new Set(witnesses.map(({ body }) => body));
  return {
    status: 'evaluated',
    subject,
    witnesses,
    averse_bodies: others.map(({ name }) => name).filter((name) => !seen.has(name)),
    reason: null,
  };
}

function overcoming({ subject, self, others }: ConditionChart, rule: OvercomingRule): Condition['overcoming'] {
  if (self === null)
    return { status: 'not_evaluable', subject, overcame_by: [], overcomes: [], receipts: [], reason: NO_SUBJECT };
  const found = others.map((other) => ({ other, relation: overcomingOf(self.value, other.value, rule) }));
  return {
    status: 'evaluated',
    subject,
    overcame_by: found.filter(({ relation }) => relation.overcomes === 'second').map(({ other }) => other.name),
    overcomes: found.filter(({ relation }) => relation.overcomes === 'first').map(({ other }) => other.name),
    receipts: found.map(({ other, relation }) =>
      superiorityTruth({ first: self, second: other }, pairDirection(self.value, other.value, null), relation),
    ),
    reason: null,
  };
}

function enclosure({ subject, self, planets }: ConditionChart, orbDeg: number): Condition['enclosure'] {
  const required = isClassicalPlanet(subject) ? [...CLASSICAL_PLANETS] : [...CLASSICAL_PLANETS, subject];
  const supplied = required.filter((name) => planets.some((planet) => planet.name === name)),
    missing = required.filter((name) => !supplied.includes(name));
  const lacking = missing.length ? 'missing_required_chart_bodies' : null;
  const shared = {
    dependency_truth: {
      status: lacking === null ? ('evaluated' as const) : ('not_evaluable' as const),
      required_bodies: required,
      supplied_bodies: supplied,
      missing_bodies: missing,
      reason: lacking,
    },
    target_planet: subject,
    target_longitude: self?.value ?? 0,
    orb_deg: orbDeg,
  };
  const open = (reason: string, ambiguous: readonly string[] = []): Condition['enclosure'] => ({
    status: 'not_evaluable',
    ...shared,
    besieged: null,
    backward_neighbor: null,
    forward_neighbor: null,
    backward_distance_deg: null,
    forward_distance_deg: null,
    ambiguous_bodies: [...ambiguous],
    reason,
  });
  if (lacking !== null || self === null) return open('missing_required_chart_bodies');
  const longitudes = Object.fromEntries(planets.map(({ name, value }) => [name, value]));
  const found = besieging(subject, self.value, longitudes, orbDeg);
  if (found.besieged === null) {
    const conjunct = found.forwardDeg === 0 || found.backwardDeg === 0;
    return open(conjunct ? 'one_or_more_bodies_conjunct_target' : 'nearest_neighbor_tie', found.ambiguous);
  }
  return {
    status: 'evaluated',
    ...shared,
    besieged: found.besieged,
    backward_neighbor: found.backward,
    forward_neighbor: found.forward,
    backward_distance_deg: found.backwardDeg,
    forward_distance_deg: found.forwardDeg,
    ambiguous_bodies: [],
    reason: null,
  };
}

function adherence({ subject, self, others, speeds }: ConditionChart, orbDeg: number): Condition['adherence'] {
  const answer = (rest: Partial<Omit<Condition['adherence'], 'subject' | 'orb_deg'>>): Condition['adherence'] => ({
    status: 'evaluated',
    subject,
    orb_deg: orbDeg,
    adhered: null,
    partner: null,
    distance_deg: null,
    motion_state: null,
    reason: null,
    ...rest,
  });
  if (self === null) return answer({ status: 'not_evaluable', reason: NO_SUBJECT });
  const near = others
    .map((other) => ({ other, distance: separationDeg(self.value, other.value) }))
    .filter(({ distance }) => distance <= orbDeg)
    .sort((a, b) => a.distance - b.distance);
  if (near.length === 0) return answer({ adhered: false });
  const [{ other, distance }] = near;
  if (near.length > 1 && near[1].distance === distance)
    return answer({ status: 'not_evaluable', distance_deg: distance, reason: 'ambiguous_nearest_partner' });
  const rates = [speeds.get(subject), speeds.get(other.name)];
  const partner = { partner: other.name, distance_deg: distance };
  if (rates[0] === undefined || rates[1] === undefined)
    return answer({ ...partner, status: 'not_evaluable', reason: 'speeds_not_supplied' });
  const { state } = aspectMotion({
    first: { name: subject, longitudeDeg: self.value, speedDegPerDay: rates[0] },
    second: { name: other.name, longitudeDeg: other.value, speedDegPerDay: rates[1] },
    aspect: 'Conjunction',
    orbFactor: 1,
    exactToleranceDeg: EXACT_DEG,
    rateToleranceDegPerDay: RATE_DEG_PER_DAY,
  });
  const motion = state === 'applying' || state === 'separating' || state === 'exact' ? state : 'stationary';
  // Adherence is the approach of a body (Antiochus, in Porphyry, Introduction 11): a separating pair does not adhere.
  return answer({ ...partner, adhered: motion === 'applying' || motion === 'exact', motion_state: motion });
}

function rayEnclosureAnswer({ subject, self, planets }: ConditionChart): Condition['ray_enclosure'] {
  const lacking =
    self === null || !isClassicalPlanet(subject)
      ? NO_SUBJECT
      : planets.length < CLASSICAL_PLANETS.length
        ? 'missing_required_chart_bodies'
        : null;
  if (lacking !== null || !isClassicalPlanet(subject))
    return {
      status: 'not_evaluable',
      orb_deg: RAY_ENCLOSURE_DEG,
      enclosed: null,
      behind: null,
      ahead: null,
      intervening: [],
      reason: lacking,
    };
  const side = (ray: NearRay | null) =>
    ray && { planet: ray.planet, aspect: ray.aspect, longitude: ray.longitudeDeg, distance_deg: ray.distanceDeg };
  const found = rayEnclosure(subject, new Map(planets.map(({ name, value }) => [name, value])));
  return {
    status: 'evaluated',
    orb_deg: RAY_ENCLOSURE_DEG,
    enclosed: found.enclosed,
    behind: side(found.behind),
    ahead: side(found.ahead),
    intervening: [...found.intervening],
    reason: null,
  };
}

/** POST /v1/hellenistic/condition: testimony, overcoming, enclosure and adherence of one planet. Errors: InvalidInput. */
export function condition(given: HellenisticConditionRequest): HellenisticAssembleConditionResponse {
  const stages = new StageLog(),
    request = withDefaults(HellenisticConditionRequest, given);
  const chart = stages.run('caller_position_validation', () => chartOf(given));
  const rule = request.overcoming_rule === 'right_ray' ? 'rightRay' : 'tenthSign';
  const seen = stages.run('whole_sign_testimony', () => testimony(chart, rule));
  const superior = stages.run(`${request.overcoming_rule}_overcoming`, () => overcoming(chart, rule));
  const enclosed = stages.run('malefic_enclosure', () => enclosure(chart, request.enclosure_orb_deg));
  const adhering = stages.run('bodily_adherence', () => adherence(chart, request.adherence_orb_deg));
  const noSubject = chart.self === null;
  const rays = request.include_ray_enclosure
    ? stages.run('malefic_ray_enclosure', () => ({ ray_enclosure: rayEnclosureAnswer(chart) }))
    : {};
  stages.run('ray_fail_closed', () => undefined);
  return stages.run('lossless_response_serialization', () => ({
    subject: chart.subject,
    testimony: seen,
    overcoming: superior,
    enclosure: enclosed,
    ...rays,
    adherence: adhering,
    ray: {
      status: noSubject ? 'not_evaluable' : 'evaluated',
      subject: chart.subject,
      strikes: [],
      reason: noSubject ? NO_SUBJECT : null,
    },
    provenance: provenance(
      {
        module: 'engine.hellenistic_relations',
        entrypoint: 'assemble_hellenistic_condition',
        doctrine: 'score_free_assemble_condition',
        sources: ['Antiochus via Porphyry', 'Vettius Valens, Anthologies'],
      },
      stages,
    ),
  }));
}
