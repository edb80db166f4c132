import { cuspSignsOf } from '../../../doctrine/astrodynes/aggregate.js';
import { SOURCE_DISCREPANCIES } from '../../../doctrine/astrodynes/discrepancies.js';
import { normalChart } from '../../../doctrine/astrodynes/normal.js';
import { practicalChart } from '../../../doctrine/astrodynes/practical.js';
import type { PracticalSource } from '../../../doctrine/astrodynes/practical.js';
import {
  PROGRESSED_POLICY,
  accessoryRelation,
  distanceArcmin,
  majorRelation,
  reenforcement,
} from '../../../doctrine/astrodynes/progressed.js';
import type { ProgressedRelation } from '../../../doctrine/astrodynes/progressed.js';
import { signsReceive } from '../../../doctrine/astrodynes/relations.js';
import { ASPECT_NAMES, bodyOrder, isPlanet } from '../../../doctrine/astrodynes/tables.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { calculationOfChart, figureOfChart } from './natal.js';
import type { AstrodynesCalculationResponse } from './natal-schema.js';
import type { ProgressedAstrodynesChartRequest, ProgressedAstrodynesChartResponse } from './ephemeris-schema.js';
import { ProgressedSky, utcText } from './progressed-sky.js';
import type { PlacedTerminal } from './progressed-sky.js';
import { toWire, wireText } from './wire-words.js';

/** The radical and major terminals of a moment and the natal powers, in the order of the bodies. */
interface RelationTargets {
  readonly radical: readonly PlacedTerminal[];
  readonly major: readonly PlacedTerminal[];
  readonly powers: readonly number[];
}

const byId = (a: ProgressedRelation, b: ProgressedRelation) => (a.answer.relationId < b.answer.relationId ? -1 : 1);

/** The aspects of two terminals within one degree. */
const inForce = (a: PlacedTerminal, b: PlacedTerminal): string[] =>
  ASPECT_NAMES.filter((aspect) => distanceArcmin(a, b, aspect) <= PROGRESSED_POLICY.effectiveOrbArcmin);

function majorRelations({ radical, major, powers }: RelationTargets): ProgressedRelation[] {
  const sideOf = (direct: PlacedTerminal, alone: boolean) => {
    const index = bodyOrder(direct.body);
    const counterpart = direct.kind === 'radical' ? major[index] : radical[index];
    return { direct, counterpart: alone ? null : counterpart, natalPower: powers[index] };
  };
  const all = [...radical, ...major];
  return all
    .flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => b.kind !== 'radical')
        .flatMap((b) => {
          const alone = a.body === b.body;
          return inForce(a, b).map((aspect) => majorRelation(sideOf(a, alone), sideOf(b, alone), aspect));
        }),
    )
    .sort(byId);
}

function accessoryRelations(movers: readonly PlacedTerminal[], { radical, major, powers }: RelationTargets) {
  return movers
    .flatMap((moving) =>
      [...radical, ...major].flatMap((target) => {
        const index = bodyOrder(target.body);
        const counterpart = target.kind === 'radical' ? major[index] : radical[index];
        return inForce(moving, target).map((aspect) =>
          accessoryRelation({
            moving,
            target,
            counterpart,
            powers: [powers[bodyOrder(moving.body)], powers[index]],
            aspect,
          }),
        );
      }),
    )
    .sort(byId);
}

/**
 * The harmony of a mutual reception for each planet of a major aspect: 2.5, for aspects of the Moon a seventh of it
 * (Manual, p. 36).
 */
const receptionOf = ({ tier }: ProgressedRelation): number =>
  PROGRESSED_POLICY.majorMutualReceptionBonusEach /
  (tier === 'majorMoon' ? PROGRESSED_POLICY.majorMoonAspectDivisor : 1);

function practicalSources(relations: readonly ProgressedRelation[], terminals: readonly PlacedTerminal[]) {
  const signs = new Map(terminals.map(({ terminalId, sign }) => [terminalId, sign]));
  const aspects = relations.map(({ answer, direct }): PracticalSource => ({
    id: wireText(answer.relationId),
    bodies: direct.map(({ body }) => body),
    reception: false,
    directTerminalIds: answer.directTerminalIds,
    indirectTerminalIds: answer.indirectTerminalIds,
    power: answer.manualPower,
    harmony: answer.harmony,
    discord: answer.discord,
  }));
  const receptions = relations.flatMap((relation): PracticalSource[] => {
    const { answer, direct } = relation,
      [{ body: a }, { body: b }] = direct,
      [signA, signB] = answer.directTerminalIds.map((id) => signs.get(id)!);
    if (a === b || !isPlanet(a) || !isPlanet(b) || !signsReceive(a, signA, b, signB)) return [];
    const own = (ids: readonly string[], body: string) => ids.filter((id) => id.startsWith(`${body}:`));
    return [a, b].map((body) => ({
      id: `${wireText(answer.relationId)}|mr|${body}`,
      bodies: [body],
      reception: true,
      directTerminalIds: own(answer.directTerminalIds, body),
      indirectTerminalIds: own(answer.indirectTerminalIds, body),
      power: 0,
      harmony: receptionOf(relation),
      discord: 0,
    }));
  });
  return [...aspects, ...receptions];
}

const baseline = (row: { power: number; harmony: number; discord: number }) => row;

function normalOf(natal: AstrodynesCalculationResponse, major: readonly PlacedTerminal[]) {
  const totals = (row: { total_power: number; total_harmony: number; total_discord: number }) =>
    baseline({ power: row.total_power, harmony: row.total_harmony, discord: row.total_discord });
  return normalChart({
    placements: major.map(({ body, longitudeDeg, house }, index) => ({
      body,
      longitudeDeg,
      house,
      natal: totals(natal.profiles[index]),
    })),
    signs: Object.fromEntries(natal.aggregate.signs.map((row) => [row.sign, totals(row)])),
    houses: Object.fromEntries(natal.aggregate.houses.map((row) => [row.house, totals(row)])),
  });
}

/** Checks that an instant of life is not before birth. Errors: InvalidInput on `field`. */
export function checkAfterBirth(sky: ProgressedSky, ut1J2k: number, field: string, given: string): void {
  if (ut1J2k < sky.natal.instant.ut1J2k)
    throw new InvalidInput({
      field,
      message: 'must not be before birth',
      given,
      allowed: 'an instant not before the birth',
    });
}

/**
 * POST /v1/astrodynes/progressed/chart: the progressed chart of a birth at a date. Errors: InvalidInput, OutOfCoverage.
 */
export function progressedAstrodynes(
  engine: Engine,
  request: ProgressedAstrodynesChartRequest,
): ProgressedAstrodynesChartResponse {
  const figure = figureOfChart(engine, { dt: request.natal_dt, place: request, pointer: '/natal_dt' });
  const target = engine.time.instantFromIso(request.target_dt, '/target_dt'),
    { ut1J2k } = target;
  const natalUtc = utcText(engine, figure.instant.utcJ2k);
  const natal = calculationOfChart(engine, { ...figure, source: { ...figure.source, dt: natalUtc } });
  const sky = new ProgressedSky(engine, figure);
  sky.origin = { field: '/target_dt', given: request.target_dt };
  checkAfterBirth(sky, ut1J2k, '/target_dt', request.target_dt);
  const radical = sky.terminals('radical', ut1J2k),
    major = sky.terminals('majorProgressed', ut1J2k),
    minor = sky.terminals('minorProgressed', ut1J2k),
    transit = sky.terminals('transit', ut1J2k);
  const targets = { radical, major, powers: natal.profiles.map((profile) => profile.total_power) };
  const majors = majorRelations(targets),
    minors = accessoryRelations(minor, targets),
    transits = accessoryRelations(transit, targets);
  const normal = normalOf(natal, major);
  const { cuspSigns, intercepted } = cuspSignsOf(figure.cusps);
  const { source } = figure;
  return {
    geometry: {
      natal_dt: natalUtc,
      target_dt: utcText(engine, target.utcJ2k),
      observer_lat: request.observer_lat,
      observer_lon: request.observer_lon,
      requested_house_system: source.requested_house_system ?? '',
      effective_house_system: source.effective_house_system ?? '',
      house_fallback: source.house_fallback ?? false,
      house_fallback_reason: source.house_fallback_reason ?? null,
      natal_cusps: [...figure.cusps],
      time_truth: sky.timeTruth(ut1J2k),
      natal_terminals: toWire(radical),
      major_terminals: toWire(major),
      minor_terminals: toWire(minor),
      transit_terminals: toWire(transit),
    },
    natal,
    normal: toWire(normal),
    major_relations: majors.map(({ answer }) => toWire(answer)),
    minor_relations: minors.map(({ answer }) => toWire(answer)),
    transit_relations: transits.map(({ answer }) => toWire(answer)),
    reenforcements: majors
      .flatMap((one) => minors.map((other) => reenforcement(one, other)).filter((found) => found !== null))
      .map(toWire),
    practical: {
      ...toWire(
        practicalChart({
          normal,
          sources: practicalSources(majors, [...radical, ...major]),
          locations: [...radical, ...major],
          cuspSigns,
          intercepted,
        }),
      ),
      doctrine: 'church_of_light_progressed_astrodynes',
      parity_status: 'doctrinal_parity_with_published_anomalies',
      source_anomalies: [...SOURCE_DISCREPANCIES],
    },
    provenance: {
      doctrine: 'church_of_light_progressed_astrodynes',
      engine_entrypoint: 'astrodynes.progressed_chart',
      kernel_required: true,
      planetary_frame: 'geocentric_apparent',
      major_time_key: 'limiting_date_day_for_year',
      minor_time_key: 'solar_constant_27.3_day_lunar_return',
      angle_method: 'sun_mc_constant_and_natal_latitude_horizon',
      natal_house_frame: 'progressed_terminals_assigned_to_natal_houses',
    },
    computation_basis: engine.basis(target),
  };
}
