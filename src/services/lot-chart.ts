import { withDefaults } from '../contract/defaults.js';
import {
  LotsComputationPolicyRequest,
  LotsDerivedReferencePolicyRequest,
  LotsExternalReferencePolicyRequest,
} from '../contract/lots-policy.js';
import type { AppliedLotsPolicyResponse } from '../contract/lots-policy.js';
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

/** External ingredients: key of the catalogue, field of the request, switch of the policy. */
const EXTERNALS = [
  { key: 'Syzygy', field: 'syzygy', admits: 'include_syzygy' },
  { key: 'Prenatal New Moon', field: 'prenatal_new_moon', admits: 'include_prenatal_new_moon' },
  { key: 'Prenatal Full Moon', field: 'prenatal_full_moon', admits: 'include_prenatal_full_moon' },
  { key: 'Lord of Hour', field: 'lord_of_hour', admits: 'include_lord_of_hour' },
] as const;
const DERIVED_SWITCHES = ['include_fortune', 'include_spirit', 'include_eros_valens'] as const;
type DerivedSwitch = (typeof DERIVED_SWITCHES)[number];
/** Lots that can be ingredients, and the switches that admit them. Eros also needs its ingredients Fortune and Spirit. */
const DERIVED: readonly { readonly lot: DerivedLot; readonly admits: readonly DerivedSwitch[] }[] = [
  { lot: 'Fortune', admits: ['include_fortune'] },
  { lot: 'Spirit', admits: ['include_spirit'] },
  { lot: 'Eros (Valens)', admits: DERIVED_SWITCHES },
];

/** A chart with the ingredients of its lots. */
export interface LotChart {
  readonly chart: ClassicalChart;
  readonly references: LotReferences;
  /** Whether disputed lots are reversed in night charts. */
  readonly disputedReversed: boolean;
  /** Whether a missing ingredient is an error. */
  readonly raises: boolean;
  /** Keys of external ingredients that the request gives and the policy excludes. */
  readonly excluded: readonly string[];
  /** Switches of the policy that exclude lots as ingredients. */
  readonly switchedOff: readonly DerivedSwitch[];
  readonly applied: AppliedLotsPolicyResponse;
}

/**
 * Computes the chart of a request with the ingredients of lots. Lots use the exact angles, not cusps 1 and 10. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lotChart(engine: Engine, request: LotsRequest): LotChart {
  const policy = withDefaults(LotsComputationPolicyRequest, request.policy ?? {}),
    externalPolicy = withDefaults(LotsExternalReferencePolicyRequest, policy.external ?? {}),
    derivedPolicy = withDefaults(LotsDerivedReferencePolicyRequest, policy.derived ?? {});
  const chart = classicalChart(engine, request, 10);
  const switchedOff = DERIVED_SWITCHES.filter((field) => !derivedPolicy[field]);
  const derived = DERIVED.filter(({ admits }) => !admits.some((field) => switchedOff.includes(field))).map(
    ({ lot }) => lot,
  );
  const given = EXTERNALS.filter(({ field }) => typeof request[field] === 'number');
  const admitted = given.filter(({ admits }) => externalPolicy[admits]);
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
  const { unresolved_reference_mode: mode, disputed_reversals: disputed } = policy;
  return {
    chart,
    references: new LotReferences(frame),
    disputedReversed: disputed === 'reversed_by_night',
    raises: mode === 'raise',
    excluded: given.filter((reference) => !admitted.includes(reference)).map(({ key }) => key),
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

/** A lot with its longitude, or with its missing ingredients. */
export interface LotResult {
  readonly named: NamedLot;
  readonly result: EvaluatedLot | MissingLot;
}

/** Evaluates lots in a chart. Errors: InvalidInput for the first missing ingredient in the mode `raise`. */
export function castLots(lots: readonly NamedLot[], context: LotChart): LotResult[] {
  return lots.map((named) => {
    const { lot } = named;
    const reversible = lot.reversal === 'night' && (context.disputedReversed || !DISPUTED_REVERSALS.has(lot.name));
    const result = evaluateLot(castOf(lot, context.chart.isDay, reversible), context.references);
    if ('missing' in result && context.raises) throw missingReference(named.name, result.missing, context);
    return { named, result };
  });
}

/** The error for a lot with missing ingredients: the field that would supply the first one, and the mode if it is `raise`. */
function missingReference(
  lot: string,
  missing: readonly string[],
  { raises, excluded, switchedOff }: LotChart,
): InvalidInput {
  const key = missing[0].replace(/^Ruler /, '').replace(/^New Moon$/, 'Prenatal New Moon');
  const external = EXTERNALS.find((reference) => reference.key === key),
    derived = DERIVED.find(({ lot: name }) => name === key);
  const supplying = external
    ? excluded.includes(key)
      ? `/policy/external/${external.admits}`
      : `/${external.field}`
    : `/policy/derived/${derived?.admits.find((admits) => switchedOff.includes(admits)) ?? ''}`;
  const problem = {
    message: `is required for the lot ${lot}, which needs ${missing.join(' and ')}`,
    given: null,
    allowed: 'a longitude in degrees; or a policy that admits this ingredient',
  };
  const mode = {
    field: '/policy/unresolved_reference_mode',
    message: `refuses the lot ${lot}, because ingredients are missing`,
  };
  return new InvalidInput([
    { field: supplying, ...problem },
    ...(raises ? [{ ...mode, given: 'raise', allowed: 'skip' }] : []),
  ]);
}

/** Evaluates one lot. Errors: InvalidInput for a missing ingredient. */
export function castLot(named: NamedLot, context: LotChart): EvaluatedLot {
  const [{ result }] = castLots([named], context);
  if ('missing' in result) throw missingReference(named.name, result.missing, context);
  return result;
}

/** Applied policy and chart basis in the wire shape. */
export const lotBasis = (engine: Engine, { chart, applied }: LotChart) => ({
  policy: applied,
  chart_basis: classicalChartBasis(engine, chart),
});
