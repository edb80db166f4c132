import { eligibleBlockers, transitOf } from '../../../doctrine/gochara/gochara.js';
import type { Transit, VedhaWitness } from '../../../doctrine/gochara/gochara.js';
import { RESULTS } from '../../../doctrine/gochara/results.js';
import { resultVerse, VEDHA_VERSE } from '../../../doctrine/gochara/tables.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { signIndex, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import { optionsOf } from './options.js';
import { GocharaPolicyRequest, PROFILE_ID } from './schema.js';
import type {
  Condition,
  GocharaPlanetResponse,
  GocharaPolicyResponse,
  GocharaPositionResponse,
  GocharaResultResponse,
  GocharaSnapshotRequest,
  GocharaVedhaWitnessResponse,
} from './schema.js';
import { CONDITION, STATUS, VEDHA_TABLES } from './words.js';

type Rows = ReadonlyMap<Graha, readonly number[]>;
export type FilledPolicy = ReturnType<typeof filledPolicy>;

/** A policy with its defaults. */
export const filledPolicy = (policy: GocharaPolicyRequest | undefined) =>
  withDefaults(GocharaPolicyRequest, policy ?? {});

/** A snapshot: positions and rows of rekhas by planet, sidereal degrees. */
export interface Snapshot {
  readonly natalMoonDeg: number;
  readonly places: ReadonlyMap<Graha, number>;
  readonly bav: Rows;
  readonly policy: FilledPolicy;
}

/** The evaluated snapshot, with the transits of the doctrine. */
export interface EvaluatedSnapshot {
  readonly answer: GocharaResultResponse;
  readonly transits: readonly Transit[];
}

const PHALADEEPIKA = 'Phaladeepika';
const BAV_SOURCE = 'Phaladeepika 26.41: own rekhas of the planet, not reduced, without a threshold';

/** The planets of a map in their order. */
function mapOfPlanets<T>(given: Readonly<Partial<Record<Graha, T>>>): Map<Graha, T> {
  return new Map(GRAHAS.flatMap((planet) => (given[planet] === undefined ? [] : [[planet, given[planet]]])));
}

/** Errors: InvalidInput for rows that contradict the policy, or missing planets or rows that it requires. */
function checkPolicy(places: ReadonlyMap<Graha, number>, bav: Rows, isGiven: boolean, policy: FilledPolicy): void {
  const missing = GRAHAS.filter((planet) => !places.has(planet));
  if (policy.completeness === 'require_complete' && missing.length > 0)
    throw new InvalidInput({
      field: '/transit_sidereal_longitudes',
      message: `must contain ${missing.join(', ')} under completeness require_complete`,
      given: [...places.keys()],
      allowed: GRAHAS,
    });
  if (policy.bav_mode === 'omit' && isGiven)
    throw new InvalidInput({
      field: '/raw_bav',
      message: 'must be absent under bav_mode omit',
      given: [...bav.keys()],
      allowed: 'no raw_bav, or another bav_mode',
    });
  const strange = [...bav.keys()].filter((planet) => !places.has(planet));
  if (strange.length > 0)
    throw new InvalidInput({
      field: `/raw_bav/${strange[0]}`,
      message: 'is a row of a planet without a transit position',
      given: strange,
      allowed: [...places.keys()],
    });
  const without = [...places.keys()].filter((planet) => !bav.has(planet));
  if (policy.bav_mode === 'require_all_raw' && without.length > 0)
    throw new InvalidInput({
      field: '/raw_bav',
      message: `must contain ${without.join(', ')} under bav_mode require_all_raw`,
      given: [...bav.keys()],
      allowed: [...places.keys()],
    });
}

/** The snapshot of a request. Errors: InvalidInput. */
export function givenSnapshot(request: GocharaSnapshotRequest): Snapshot {
  const places = new Map(
      [...mapOfPlanets(request.transit_sidereal_longitudes)].map(([planet, degrees]) => [
        planet,
        normalizeDeg(degrees),
      ]),
    ),
    bav = mapOfPlanets(request.raw_bav ?? {}),
    policy = filledPolicy(request.policy);
  checkPolicy(places, bav, (request.raw_bav ?? null) !== null, policy);
  return { natalMoonDeg: normalizeDeg(request.natal_moon_sidereal_longitude), places, bav, policy };
}

/** A policy as answers carry it. */
export const policyAnswer = (policy: FilledPolicy): GocharaPolicyResponse => ({
  source_profile: policy.source_profile,
  vedha_mode: policy.vedha_mode,
  completeness: policy.completeness,
  bav_mode: policy.bav_mode,
  vedha_table: policy.vedha_table,
  reference: 'natal_moon_rasi',
  subjects: [...GRAHAS],
  blockers: [...GRAHAS],
  selected_options: optionsOf([
    'profile.phaladeepika_26',
    'reference.natal_moon',
    'participants.seven_classical',
    `vedha.${policy.vedha_mode}`,
    `completeness.${policy.completeness}`,
    `bav.${policy.bav_mode}`,
    'activation.whole_sign_snapshot',
    'astronomy.caller_sidereal',
  ]),
});

/** A position in its sign. `siderealDeg`: degrees in [0, 360). */
function positionAnswer(planet: Graha, siderealDeg: number): GocharaPositionResponse {
  const { index, degree } = signOf(siderealDeg);
  return { planet, sidereal_longitude: siderealDeg, rashi_index: index, degrees_in_sign: degree };
}

export const bavAnswer = (bav: Rows) =>
  [...bav].map(([planet, rekhas]) => ({
    planet,
    rekhas: [...rekhas],
    total_rekhas: rekhas.reduce((sum, rekha) => sum + rekha, 0),
  }));

/** The layers that were evaluated. */
export const layersOf = (policy: FilledPolicy, hasRekhas: boolean): string[] => [
  'moon_relative_baseline',
  ...(policy.vedha_mode === 'ordinary' ? ['ordinary_vedha'] : []),
  'historical_indications',
  ...(hasRekhas ? ['raw_own_bav'] : []),
];

/** Names of the sources and the result of a house. */
export const sourcesOf = (planet: Graha, house: number) => ({
  baseline_source: `${PHALADEEPIKA} 26.2`,
  indication: RESULTS[planet][house - 1],
  indication_source: `${PHALADEEPIKA} 26.${resultVerse(planet, house)}`,
  vedha_source: `${PHALADEEPIKA} 26.${VEDHA_VERSE[planet]}`,
});

/** The transits of a snapshot by the doctrine. `signs`: of the known planets. */
export const transitsOf = (moonSign: number, signs: ReadonlyMap<Graha, number>, policy: FilledPolicy): Transit[] =>
  [...signs.keys()].map((planet) =>
    transitOf(
      planet,
      moonSign,
      signs,
      VEDHA_TABLES[policy.vedha_table],
      policy.vedha_mode === 'ordinary' ? 'ordinary' : 'baselineOnly',
    ),
  );

export const conditionOf = (transit: Transit): Condition => CONDITION[transit.status];

/** The edition that the profile follows. */
const SOURCE = {
  source_edition: 'Mantreswara, Phaladeepika, translated by V. Subrahmanya Sastri, second edition, Bangalore 1950',
  source_url:
    'https://www.wisdomlib.org/uploads/ocr/essays/phaladeepika/phaladeepika-2nd-ed-1950-by-v-subrahmanya-sastri-text.pdf',
  reference_source: `${PHALADEEPIKA} 26.1`,
};
/** Rules of transits that are not evaluated. */
const OUTSIDE_LAYERS = [
  'nodes',
  'counter_vedha',
  'tara',
  'kakshya',
  'sign_part_activation',
  'dasha',
  'strength_overrides',
  'dated_forecast',
  'remedies',
  'composite_score',
];

/** The evaluated snapshot. */
export function evaluate(snapshot: Snapshot): EvaluatedSnapshot {
  const { natalMoonDeg, places, bav, policy } = snapshot,
    moonSign = signIndex(natalMoonDeg),
    signs = new Map([...places].map(([planet, degrees]) => [planet, signIndex(degrees)])),
    transits = transitsOf(moonSign, signs, policy),
    policyAnswered = policyAnswer(policy);
  const positions = new Map([...places].map(([planet, degrees]) => [planet, positionAnswer(planet, degrees)]));
  const place = (planet: Graha): GocharaPositionResponse => positions.get(planet) ?? positionAnswer(planet, 0);
  const witness = (of: VedhaWitness): GocharaVedhaWitnessResponse => ({
    subject: place(of.subject),
    blocker: place(of.blocker),
    janma_rashi_index: moonSign,
    subject_house: of.subjectHouse,
    blocker_house: of.blockerHouse,
    exempt: of.isExempt,
    source: `${PHALADEEPIKA} 26.${VEDHA_VERSE[of.subject]}`,
    relation_class: of.isExempt ? 'exempt_occupancy' : 'non_exempt_obstruction',
    directed_pair: [of.subjectHouse, of.blockerHouse],
  });
  const planets = transits.map((transit): GocharaPlanetResponse => {
    const { planet, sign, house } = transit,
      rekhas = bav.get(planet)?.[sign] ?? null,
      witnesses = transit.witnesses.map(witness),
      isEvaluated = transit.isFavorable && policy.vedha_mode === 'ordinary';
    const { vedha_source, ...sources } = sourcesOf(planet, house);
    return {
      position: place(planet),
      janma_rashi_index: moonSign,
      policy: policyAnswered,
      house_from_moon: house,
      baseline_favorable: transit.isFavorable,
      ...sources,
      vedha_house: transit.vedhaHouse,
      vedha_source,
      vedha_witnesses: witnesses,
      active_vedha_witnesses: witnesses.filter(({ exempt }) => !exempt),
      exempt_vedha_witnesses: witnesses.filter(({ exempt }) => exempt),
      eligible_blockers: eligibleBlockers(planet),
      missing_blockers: [...transit.missingBlockers],
      vedha_status: STATUS[transit.status],
      vedha_observation_complete: isEvaluated ? transit.missingBlockers.length === 0 : null,
      ashtakavarga_rekhas: rekhas,
      ashtakavarga_source: rekhas === null ? null : BAV_SOURCE,
      evaluated_layers: layersOf(policy, rekhas !== null),
      baseline_class: transit.isFavorable ? 'favorable' : 'outside_favorable_set',
      ashtakavarga_availability:
        policy.bav_mode === 'omit' ? 'omitted_by_policy' : rekhas === null ? 'not_supplied' : 'raw_supplied',
    };
  });
  return {
    transits,
    answer: {
      natal_moon_sidereal_longitude: natalMoonDeg,
      positions: [...positions.values()],
      bhinna: bavAnswer(bav),
      policy: policyAnswered,
      profile: PROFILE_ID,
      ...SOURCE,
      position_origin: 'caller_supplied_sidereal',
      blocker_participants: [...GRAHAS],
      outside_profile_layers: [...OUTSIDE_LAYERS],
      janma_rashi_index: moonSign,
      missing_planets: GRAHAS.filter((planet) => !places.has(planet)),
      planets,
    },
  };
}
