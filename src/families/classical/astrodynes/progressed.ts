import { SOURCE_DISCREPANCIES } from '../../../doctrine/astrodynes/discrepancies.js';
import { compoundInfluence, totalInfluence } from '../../../doctrine/astrodynes/influence.js';
import { normalChart } from '../../../doctrine/astrodynes/normal.js';
import type { NormalChart } from '../../../doctrine/astrodynes/normal.js';
import { practicalChart } from '../../../doctrine/astrodynes/practical.js';
import type { PracticalSource } from '../../../doctrine/astrodynes/practical.js';
import {
  PROGRESSED_POLICY,
  TERMINAL_KINDS,
  TIERS,
  manualRound,
  momentOf,
} from '../../../doctrine/astrodynes/progressed.js';
import { aspectHarmony } from '../../../doctrine/astrodynes/relations.js';
import { ASTRODYNE_BODIES } from '../../../doctrine/astrodynes/tables.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type {
  ProgressedAstrodynesDoctrineResponse,
  ProgressedCompoundInfluenceRequest,
  ProgressedCompoundInfluenceResponse,
  ProgressedDatedAspectRequest,
  ProgressedDatedAspectResponse,
  ProgressedNormalRequest,
  ProgressedNormalResponse,
  ProgressedPracticalRequest,
  ProgressedPracticalResponse,
  ProgressedTotalInfluenceRequest,
  ProgressedTotalInfluenceResponse,
} from './progressed-schema.js';
import { TERMINAL_KIND_WORDS, TIER_WORDS, toWire } from './wire-words.js';

const HEAD = {
  doctrine: 'church_of_light_progressed_astrodynes',
  parity_status: 'doctrinal_parity_with_published_anomalies',
} as const;

/** GET /v1/astrodynes/progressed/doctrine: factors and discrepancies of the progressed doctrine. */
export function progressedDoctrine(): ProgressedAstrodynesDoctrineResponse {
  return {
    ...HEAD,
    kernel_required: false,
    policy: toWire(PROGRESSED_POLICY),
    tiers: TIERS.map((tier) => TIER_WORDS[tier]),
    terminal_kinds: TERMINAL_KINDS.map((kind) => TERMINAL_KIND_WORDS[kind]),
    source_anomalies: [...SOURCE_DISCREPANCIES],
  };
}

/**
 * The items of a list of bodies, in the order of the doctrine. Errors: InvalidInput if a body is missing or repeated.
 */
function inOrder<T extends { readonly body: string }>(items: readonly T[], field: string): T[] {
  return ASTRODYNE_BODIES.map((body) => {
    const found = items.filter((item) => item.body === body);
    if (found.length !== 1)
      throw new InvalidInput({
        field,
        message: `must contain ${body} once, and contains it ${found.length} times`,
        allowed: ASTRODYNE_BODIES,
      });
    return found[0];
  });
}

/** Allowed difference between the sums over signs and over houses: rounding of the request. */
const SUM_TOLERANCE = 1e-6;

function normalOf(request: ProgressedNormalRequest, root: string): NormalChart {
  const natal = inOrder(request.birth_bodies, `${root}/birth_bodies`);
  const placements = inOrder(request.placements, `${root}/placements`).map(({ body, longitude_deg, house }, index) => {
    const { power, harmony, discord } = natal[index];
    return { body, longitudeDeg: normalizeDeg(longitude_deg), house, natal: { power, harmony, discord } };
  });
  const chart = normalChart({ placements, signs: request.birth_signs, houses: request.birth_houses });
  const difference = Math.max(
    Math.abs(chart.totalSignPower - chart.totalHousePower),
    Math.abs(chart.totalSignHarmony - chart.totalHouseHarmony),
  );
  if (difference > SUM_TOLERANCE)
    throw new InvalidInput({
      field: `${root}/birth_houses`,
      message: 'must have the same sums of power and of net harmony as birth_signs',
      allowed: 'houses and signs of one chart',
    });
  return chart;
}

/** POST /v1/astrodynes/progressed/normal: the progressed chart before its aspects. Errors: InvalidInput. */
export const normal = (request: ProgressedNormalRequest): ProgressedNormalResponse => toWire(normalOf(request, ''));

/**
 * POST /v1/astrodynes/progressed/dated-aspect: an aspect at a distance, with hand rounding. `root`: JSON pointer.
 * Errors: InvalidInput.
 */
export function datedAspect(request: ProgressedDatedAspectRequest, root = ''): ProgressedDatedAspectResponse {
  const { body_a: a, body_b: b, aspect, direct_terminal_ids: direct } = request;
  const indirect = request.indirect_terminal_ids ?? [];
  const lawful = [a, b].flatMap((body) => [`${body}:r`, `${body}:p`]);
  for (const [field, ids] of [
    ['direct_terminal_ids', direct],
    ['indirect_terminal_ids', indirect],
  ] as const) {
    const foreign = ids.find((id) => !lawful.includes(id) || (ids === indirect && direct.includes(id)));
    if (foreign !== undefined)
      throw new InvalidInput({
        field: `${root}/${field}`,
        message: `must contain terminals of the two bodies without repetition (${foreign})`,
        given: ids,
        allowed: lawful,
      });
  }
  const { manualPower } = momentOf(request.peak_power, request.peak_power, request.distance_arcmin);
  const net = manualRound(aspectHarmony(a, b, aspect, manualPower).netHarmony);
  return {
    relation_id: request.relation_id,
    body_a: a,
    body_b: b,
    aspect,
    direct_terminal_ids: direct,
    indirect_terminal_ids: indirect,
    peak_power: manualRound(request.peak_power),
    distance_arcmin: request.distance_arcmin,
    power: manualPower,
    harmony: Math.max(net, 0),
    discord: Math.max(-net, 0),
    net_harmony: net,
  };
}

/** Checks that names are different. Errors: InvalidInput. */
function checkDistinct(names: readonly string[], field: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new InvalidInput({
      field,
      message: `must not contain ${twice} twice`,
      given: twice,
      allowed: 'different names',
    });
}

function sourcesOf(request: ProgressedPracticalRequest): PracticalSource[] {
  const aspects = request.aspects.map((one, index) => datedAspect(one, `/aspects/${index}`));
  checkDistinct(
    aspects.map((one) => one.relation_id),
    '/aspects',
  );
  const receptions = request.mutual_receptions ?? [];
  checkDistinct(
    receptions.map((one) => one.allocation_id),
    '/mutual_receptions',
  );
  receptions.forEach(({ body, direct_terminal_ids: direct, indirect_terminal_ids: indirect }, index) => {
    const ids = [...direct, ...indirect];
    const field = `/mutual_receptions/${index}/direct_terminal_ids`;
    checkDistinct(ids, field);
    if (ids.length === 0 || ids.some((id) => !id.startsWith(`${body}:`)))
      throw new InvalidInput({
        field,
        message: `must contain terminals of ${body}`,
        given: ids,
        allowed: `one or more names that begin with ${body}:`,
      });
  });
  return [
    ...aspects.map((one) => ({
      id: one.relation_id,
      bodies: [one.body_a, one.body_b],
      reception: false,
      directTerminalIds: one.direct_terminal_ids,
      indirectTerminalIds: one.indirect_terminal_ids,
      power: one.power,
      harmony: one.harmony,
      discord: one.discord,
    })),
    ...receptions.map((one) => ({
      id: one.allocation_id,
      bodies: [one.body],
      reception: true,
      directTerminalIds: one.direct_terminal_ids,
      indirectTerminalIds: one.indirect_terminal_ids,
      power: 0,
      harmony: one.harmony ?? PROGRESSED_POLICY.majorMutualReceptionBonusEach,
      discord: 0,
    })),
  ];
}

/** POST /v1/astrodynes/progressed/practical: the progressed chart with its aspects. Errors: InvalidInput. */
export function practical(request: ProgressedPracticalRequest): ProgressedPracticalResponse {
  const chart = normalOf(request.normal, '/normal');
  const sources = sourcesOf(request);
  const locations = request.terminal_locations.map(({ terminal_id: terminalId, sign, house }) => ({
    terminalId,
    sign,
    house,
  }));
  const known = locations.map(({ terminalId }) => terminalId);
  checkDistinct(known, '/terminal_locations');
  const missing = sources
    .flatMap(({ directTerminalIds, indirectTerminalIds }) => [...directTerminalIds, ...indirectTerminalIds])
    .find((id) => !known.includes(id));
  if (missing !== undefined)
    throw new InvalidInput({
      field: '/terminal_locations',
      message: `must contain ${missing}, a terminal of the aspects or receptions`,
      given: known,
      allowed: 'all terminals of aspects and receptions',
    });
  const houses = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const { signs, houses: houseRows } = practicalChart({
    normal: chart,
    sources,
    locations,
    cuspSigns: houses.map((house) => request.house_cusp_signs[house]),
    intercepted: houses.map((house) => request.intercepted_signs?.[house] ?? []),
  });
  return { signs: toWire(signs), houses: toWire(houseRows), ...HEAD, source_anomalies: [...SOURCE_DISCREPANCIES] };
}

/** POST /v1/astrodynes/progressed/total-influence: the influence of a passage at a uniform rate. */
export function total(request: ProgressedTotalInfluenceRequest): ProgressedTotalInfluenceResponse {
  const { unit, duration, peak_power, peak_harmony, peak_discord } = request;
  const power = totalInfluence(peak_power, duration),
    harmony = totalInfluence(peak_harmony, duration),
    discord = totalInfluence(peak_discord, duration);
  return {
    unit,
    duration,
    average_factor: PROGRESSED_POLICY.totalInfluenceAverageFactor,
    peak_power,
    peak_harmony,
    peak_discord,
    average_power: power.average,
    average_harmony: harmony.average,
    average_discord: discord.average,
    total_power: power.total,
    total_harmony: harmony.total,
    total_discord: discord.total,
    manual_average_power: power.manualAverage,
    manual_average_harmony: harmony.manualAverage,
    manual_average_discord: discord.manualAverage,
    manual_total_power: power.manualTotal,
    manual_total_harmony: harmony.manualTotal,
    manual_total_discord: discord.manualTotal,
  };
}

/** POST /v1/astrodynes/progressed/compound-total-influence: the influence over years, months and days. */
export function compound(request: ProgressedCompoundInfluenceRequest): ProgressedCompoundInfluenceResponse {
  const duration = {
    years: request.duration.years ?? 0,
    months: request.duration.months ?? 0,
    days: request.duration.days ?? 0,
  };
  const power = compoundInfluence(request.peak_power, duration),
    harmony = compoundInfluence(request.peak_harmony, duration),
    discord = compoundInfluence(request.peak_discord, duration);
  return {
    duration,
    average_factor: PROGRESSED_POLICY.totalInfluenceAverageFactor,
    manual_average_power: power.manualAverage,
    manual_average_harmony: harmony.manualAverage,
    manual_average_discord: discord.manualAverage,
    power: power.quantity,
    harmony: harmony.quantity,
    discord: discord.quantity,
  };
}
