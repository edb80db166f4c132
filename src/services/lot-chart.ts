import type { AppliedLotsPolicyResponse, LotsComputationPolicyRequest } from '../contract/lots-policy.js';
import { DISPUTED_REVERSALS } from '../doctrine/lots/catalogue.js';
import { castOf, evaluateLot } from '../doctrine/lots/evaluate.js';
import type { EvaluatedLot, MissingLot } from '../doctrine/lots/evaluate.js';
import { LotReferences } from '../doctrine/lots/references.js';
import type { DerivedLot, ExternalKey, LotFrame } from '../doctrine/lots/references.js';
import type { Engine } from '../engine.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { LUNAR_POINTS } from '../sky/bodies.js';
import { classicalChart, classicalChartBasis } from './classical-chart.js';
import type { ClassicalChart, ClassicalChartRequest } from './classical-chart.js';
import type { NamedLot } from '../wire/lot-names.js';

interface LotsRequest extends ClassicalChartRequest {
  readonly syzygy?: number | null;
  readonly prenatal_new_moon?: number | null;
  readonly prenatal_full_moon?: number | null;
  readonly lord_of_hour?: number | null;
  readonly policy?: LotsComputationPolicyRequest | null;
}

/** Each external place: its key, the request's field, the policy's switch. */
const EXTERNALS = [
  { key: 'Syzygy', field: 'syzygy', admits: 'include_syzygy' },
  { key: 'Prenatal New Moon', field: 'prenatal_new_moon', admits: 'include_prenatal_new_moon' },
  { key: 'Prenatal Full Moon', field: 'prenatal_full_moon', admits: 'include_prenatal_full_moon' },
  { key: 'Lord of Hour', field: 'lord_of_hour', admits: 'include_lord_of_hour' },
] as const;
const DERIVED_SWITCHES = ['include_fortune', 'include_spirit', 'include_eros_valens'] as const;
type DerivedSwitch = (typeof DERIVED_SWITCHES)[number];
/** Each lot that others are made from, and the switches that admit it: Eros is made from Fortune and Spirit. */
const DERIVED: readonly { readonly lot: DerivedLot; readonly admits: readonly DerivedSwitch[] }[] = [
  { lot: 'Fortune', admits: ['include_fortune'] },
  { lot: 'Spirit', admits: ['include_spirit'] },
  { lot: 'Eros (Valens)', admits: DERIVED_SWITCHES },
];

/** A chart with what lots can be made from in it. */
export interface LotChart {
  readonly chart: ClassicalChart;
  readonly references: LotReferences;
  readonly disputedReversed: boolean;
  readonly raises: boolean;
  /** Keys of places that the caller gives and the policy leaves out. */
  readonly leftOut: readonly string[];
  /** Lots that the policy does not make others from. */
  readonly switchedOff: readonly DerivedSwitch[];
  readonly applied: AppliedLotsPolicyResponse;
}

/** Reads a request and casts its chart. The true angles go in beside the cusps. Errors: InvalidInput, OutOfCoverage. */
export function lotChart(engine: Engine, request: LotsRequest): LotChart {
  const { policy } = request;
  const chart = classicalChart(engine, request, 10);
  const switchedOff = DERIVED_SWITCHES.filter((field) => policy?.derived?.[field] === false);
  const derived = DERIVED.filter(({ admits }) => !admits.some((field) => switchedOff.includes(field))).map(
    ({ lot }) => lot,
  );
  const given = EXTERNALS.filter(({ field }) => typeof request[field] === 'number');
  const admitted = given.filter(({ admits }) => policy?.external?.[admits] ?? true);
  const external: Partial<Record<ExternalKey, number>> = Object.fromEntries(
    admitted.map(({ key, field }) => [key, normalizeDeg(request[field] ?? 0)]),
  );
  const { figure, cusps } = chart.houses;
  const frame: LotFrame = {
    planets: chart.longitudes,
    northNodeDeg: normalizeDeg(engine.sky.apparent(MEAN_NODE_BODY, chart.instant).longitudeDeg),
    ascDeg: figure.ascDeg,
    mcDeg: figure.mcDeg,
    cusps,
    isDay: chart.isDay,
    vindemiatrix: () =>
      engine.stars.apparent(engine.stars.resolve('Vindemiatrix', '').star, chart.instant).longitudeDeg,
    external,
    derived,
  };
  const mode = policy?.unresolved_reference_mode ?? 'skip',
    disputed = policy?.disputed_reversals ?? 'reversed_by_night';
  return {
    chart,
    references: new LotReferences(frame),
    disputedReversed: disputed === 'reversed_by_night',
    raises: mode === 'raise',
    leftOut: given.filter((one) => !admitted.includes(one)).map(({ key }) => key),
    switchedOff,
    applied: {
      unresolved_reference_mode: mode,
      disputed_reversals: disputed,
      derived_lots: derived,
      external_references: admitted.map(({ key }) => key),
    },
  };
}

const [, MEAN_NODE_BODY] = LUNAR_POINTS;

export interface LotResult {
  readonly named: NamedLot;
  readonly result: EvaluatedLot | MissingLot;
}

/** Casts lots in a chart. Errors: InvalidInput at the first missing place under the mode `raise`. */
export function castLots(lots: readonly NamedLot[], context: LotChart): LotResult[] {
  return lots.map((named) => {
    const { lot } = named;
    const reversible = lot.reversal === 'night' && (context.disputedReversed || !DISPUTED_REVERSALS.has(lot.name));
    const result = evaluateLot(castOf(lot, context.chart.isDay, reversible), context.references);
    if ('missing' in result && context.raises) throw missingReference(named.name, result.missing, context);
    return { named, result };
  });
}

/** The request's field that would supply the first missing place; `raise` is the field where only the mode refuses. */
function missingReference(
  lot: string,
  missing: readonly string[],
  { raises, leftOut, switchedOff }: LotChart,
): InvalidInput {
  const key = missing[0].replace(/^Ruler /, '').replace(/^New Moon$/, 'Prenatal New Moon');
  const external = EXTERNALS.find((one) => one.key === key),
    derived = DERIVED.find((one) => one.lot === key);
  const supplying = external
    ? leftOut.includes(key)
      ? `/policy/external/${external.admits}`
      : `/${external.field}`
    : `/policy/derived/${derived?.admits.find((one) => switchedOff.includes(one)) ?? ''}`;
  const problem = {
    message: `the lot ${lot} needs ${missing.join(' and ')}`,
    given: null,
    allowed: 'the longitude, or a policy that admits it',
  };
  const mode = {
    field: '/policy/unresolved_reference_mode',
    message: `raise refuses a lot without its places: ${lot}`,
  };
  return new InvalidInput([
    { field: supplying, ...problem },
    ...(raises ? [{ ...mode, given: 'raise', allowed: 'skip' }] : []),
  ]);
}

/** One lot that must be there. Errors: InvalidInput when the chart does not offer its places. */
export function castLot(named: NamedLot, context: LotChart): EvaluatedLot {
  const [{ result }] = castLots([named], context);
  if ('missing' in result) throw missingReference(named.name, result.missing, context);
  return result;
}

export const lotBasis = (engine: Engine, { chart, applied }: LotChart) => ({
  policy: applied,
  chart_basis: classicalChartBasis(engine, chart),
});
