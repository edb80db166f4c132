import {
  bhinnashtakavarga,
  ekadhipatyaReduced,
  summed,
  trikonaReduced,
} from '../../../doctrine/ashtakavarga/ashtakavarga.js';
import type { ContributorSigns, SignFigures } from '../../../doctrine/ashtakavarga/ashtakavarga.js';
import { CONTRIBUTORS } from '../../../doctrine/ashtakavarga/tables.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { SiderealChartProvenanceResponse } from '../../../contract/sidereal-chart.js';
import { ayanamsaSystem } from '../../../services/ayanamsa.js';
import { grahaMap, grahaOf } from '../../../wire/grahas.js';
import { siderealChart } from '../../../services/sidereal-chart.js';
import { planetBody } from '../../../services/sidereal-subjects.js';
import { withDefaults } from '../../../contract/defaults.js';
import { AshtakavargaPolicyFields, AshtakavargaPolicyRequest } from './schema.js';
import type {
  AshtakavargaChartBaseRequest,
  AshtakavargaChartProfile,
  AshtakavargaDirectRequest,
  AshtakavargaResult,
  AshtakavargaTransitStrength,
  SignStrengthProfile,
} from './schema.js';

/** The signs of a chart, and the policy of its figures. */
export interface AshtakavargaChart {
  readonly signs: ContributorSigns;
  /** Signs of Rahu and Ketu when they are known. */
  readonly nodeSigns: readonly number[];
  readonly ayanamsa: string;
  readonly policy: Policy;
}

type Policy = ReturnType<typeof withDefaults<typeof AshtakavargaPolicyFields>>;

/** The policy with its defaults. Errors: InvalidInput for ekadhipatya shodhana without trikona shodhana, which it follows (BPHS ch. 68). */
function policyOf(request: Omit<AshtakavargaPolicyRequest, 'ayanamsa_system'> | null | undefined): Policy {
  const policy = withDefaults(AshtakavargaPolicyFields, request ?? {});
  if (policy.apply_ekadhipatya_shodhana && !policy.apply_trikona_shodhana)
    throw new InvalidInput({
      field: '/policy/apply_ekadhipatya_shodhana',
      message: 'must be false without trikona shodhana, which precedes ekadhipatya shodhana',
      given: true,
      allowed: 'true with apply_trikona_shodhana true, or false',
    });
  return policy;
}

const EXTRA = { lagna: 'Lagna', ascendant: 'Lagna', rahu: 'Rahu', ketu: 'Ketu' } as const;

/** The signs of a request with longitudes or signs. Errors: InvalidInput unless it has exactly one of the two. */
export function givenChart(request: AshtakavargaDirectRequest): AshtakavargaChart {
  const longitudes = request.sidereal_longitudes ?? null,
    indices = request.sign_indices ?? null;
  if ((longitudes === null) === (indices === null))
    throw new InvalidInput({
      field: longitudes === null ? '/sidereal_longitudes' : '/sign_indices',
      message:
        longitudes === null
          ? 'is required when sign_indices is absent'
          : 'must be absent when sidereal_longitudes is given',
      allowed: 'exactly one of sidereal_longitudes and sign_indices',
    });
  const field = longitudes === null ? '/sign_indices' : '/sidereal_longitudes';
  const named = grahaMap(longitudes ?? indices ?? {}, field, { extra: EXTRA });
  const signOf = (value: number): number => (longitudes === null ? value : signIndex(value));
  const missing = CONTRIBUTORS.filter((name) => !named.has(name));
  if (missing.length > 0)
    throw new InvalidInput({ field, message: `must contain ${missing.join(', ')}`, allowed: CONTRIBUTORS });
  const rahu = named.get('Rahu'),
    ketu = named.get('Ketu');
  const nodeSigns = [
    ...(rahu === undefined ? [] : [signOf(rahu), ...(ketu === undefined ? [(signOf(rahu) + 6) % 12] : [])]),
    ...(ketu === undefined ? [] : [signOf(ketu), ...(rahu === undefined ? [(signOf(ketu) + 6) % 12] : [])]),
  ];
  const policy = policyOf(request.policy);
  if (policy.apply_ekadhipatya_shodhana && withNodes(policy) && nodeSigns.length === 0)
    throw new InvalidInput({
      field,
      message: 'must contain Rahu or Ketu for ekadhipatya shodhana with the nodes',
      allowed: 'the seven planets, the Lagna, and Rahu or Ketu',
    });
  return {
    signs: Object.fromEntries(
      CONTRIBUTORS.map((name) => [name, signOf(named.get(name) ?? 0)]),
    ) as unknown as ContributorSigns,
    nodeSigns,
    ayanamsa: ayanamsaSystem(
      withDefaults(AshtakavargaPolicyRequest, request.policy ?? {}).ayanamsa_system,
      '/policy/ayanamsa_system',
    ).system,
    policy,
  };
}

const withNodes = ({ ekadhipatya_occupants }: AshtakavargaChart['policy']): boolean =>
  ekadhipatya_occupants === 'planets_and_nodes' || ekadhipatya_occupants === 'planets_nodes_and_lagna';
const withLagna = ({ ekadhipatya_occupants }: AshtakavargaChart['policy']): boolean =>
  ekadhipatya_occupants === 'planets_and_lagna' || ekadhipatya_occupants === 'planets_nodes_and_lagna';

const SUBJECTS = [...GRAHAS.map(planetBody)];

/** The signs of a computed chart. Errors: InvalidInput, also without an observer, because there is then no Lagna; OutOfCoverage. */
export function computedChart(
  engine: Engine,
  request: AshtakavargaChartBaseRequest,
): { chart: AshtakavargaChart; provenance: SiderealChartProvenanceResponse } {
  const policy = policyOf(request.policy),
    needsNodes = policy.apply_ekadhipatya_shodhana && withNodes(policy);
  const sidereal = siderealChart(engine, request, {
    subjects: needsNodes ? [...SUBJECTS, 'Rahu', 'Ketu'] : SUBJECTS,
    usesNode: needsNodes,
    needsHouses: true,
  });
  const own = request.policy?.ayanamsa_system,
    { siderealLagnaDeg, siderealDeg } = sidereal;
  if (own !== undefined && ayanamsaSystem(own, '/policy/ayanamsa_system').system !== sidereal.zodiac.system)
    throw new InvalidInput({
      field: '/policy/ayanamsa_system',
      message: "differs from the chart's ayanamsa",
      given: own,
      allowed: sidereal.zodiac.system,
    });
  if (siderealLagnaDeg === null)
    throw new InvalidInput({
      field: '/observer_lat',
      message: 'is required for the Lagna, which contributes rekhas',
      allowed: 'observer_lat and observer_lon',
    });
  return {
    chart: {
      signs: {
        ...(Object.fromEntries(GRAHAS.map((name) => [name, signIndex(siderealDeg[name])])) as Record<Graha, number>),
        Lagna: signIndex(siderealLagnaDeg),
      },
      nodeSigns: needsNodes ? [signIndex(siderealDeg.Rahu), signIndex(siderealDeg.Ketu)] : [],
      ayanamsa: sidereal.zodiac.system,
      policy,
    },
    provenance: sidereal.provenance,
  };
}

/** The rekhas of a planet after the reductions of the policy; null when the policy has none. */
function reduced(figures: SignFigures, { signs, nodeSigns, policy }: AshtakavargaChart): SignFigures | null {
  if (!policy.apply_trikona_shodhana && !policy.apply_ekadhipatya_shodhana) return null;
  const trines = policy.apply_trikona_shodhana ? trikonaReduced(figures) : figures;
  if (!policy.apply_ekadhipatya_shodhana) return trines;
  const occupied = new Set(GRAHAS.map((planet) => signs[planet]));
  if (withNodes(policy)) for (const sign of nodeSigns) occupied.add(sign);
  if (withLagna(policy)) occupied.add(signs.Lagna);
  return ekadhipatyaReduced(trines, occupied);
}

type Rows = ReadonlyMap<Graha, SignFigures>;

const rowsAnswer = (rows: Rows) =>
  Object.fromEntries(
    [...rows].map(([planet, rekhas]) => [
      planet,
      { planet, rekhas: [...rekhas], total_rekhas: rekhas.reduce((a, b) => a + b, 0) },
    ]),
  );

/** Bhinna- and sarvashtakavarga of a chart, before and after the reductions of the policy. */
export function result(chart: AshtakavargaChart): AshtakavargaResult {
  const rows: Rows = new Map(GRAHAS.map((planet) => [planet, bhinnashtakavarga(planet, chart.signs)]));
  const { policy } = chart;
  const applied = [
    ...(policy.apply_trikona_shodhana ? ['trikona'] : []),
    ...(policy.apply_ekadhipatya_shodhana ? ['ekadhipatya'] : []),
  ];
  const reducedRows: Rows | null =
    applied.length === 0 ? null : new Map([...rows].map(([planet, row]) => [planet, reduced(row, chart) ?? row]));
  return {
    ayanamsa_system: chart.ayanamsa,
    bhinnashtakavarga: rowsAnswer(rows),
    sarvashtakavarga: [...summed([...rows.values()])],
    shodhana_bhinnashtakavarga: reducedRows && rowsAnswer(reducedRows),
    shodhana_sarvashtakavarga: reducedRows && [...summed([...reducedRows.values()])],
    shodhana_applied: applied,
    ekadhipatya_occupants: policy.apply_ekadhipatya_shodhana ? policy.ekadhipatya_occupants : null,
  };
}

/** Extremes of the sarvashtakavarga before reductions, and the number of strong signs of each planet. */
export function profile(chart: AshtakavargaChart): AshtakavargaChartProfile {
  const figures = result(chart),
    sarva = figures.sarvashtakavarga;
  const most = Math.max(...sarva),
    least = Math.min(...sarva);
  return {
    ayanamsa_system: chart.ayanamsa,
    result: figures,
    sarva_total: sarva.reduce((a, b) => a + b, 0),
    sarva_max: most,
    sarva_max_sign_idx: sarva.indexOf(most),
    sarva_min: least,
    sarva_min_sign_idx: sarva.indexOf(least),
    strong_planet_sign_counts: Object.fromEntries(
      Object.values(figures.bhinnashtakavarga).map(({ planet, rekhas }) => [
        planet,
        rekhas.filter((figure) => figure >= chart.policy.strong_threshold).length,
      ]),
    ),
    strong_threshold: chart.policy.strong_threshold,
  };
}

/** Rekhas of a planet in one sign. Errors: InvalidInput for a name that is not one of the seven planets. */
function strengthAt(chart: AshtakavargaChart, name: string, sign: number) {
  const planet = grahaOf(name, '/planet'),
    figures = bhinnashtakavarga(planet, chart.signs),
    threshold = chart.policy.strong_threshold;
  return {
    ayanamsa_system: chart.ayanamsa,
    planet,
    rekha_count: figures[sign],
    tier: figures[sign] >= threshold ? ('strong' as const) : ('weak' as const),
    strong_threshold: threshold,
    shodhana_rekha_count: reduced(figures, chart)?.[sign] ?? null,
  };
}

/** Answer of the sign-profile routes. */
export const signProfile = (
  chart: AshtakavargaChart,
  request: { readonly planet: string; readonly sign_index: number },
): SignStrengthProfile => ({
  ...strengthAt(chart, request.planet, request.sign_index),
  sign_idx: request.sign_index,
});

/** Answer of the transit-strength routes. */
export const transitStrength = (
  chart: AshtakavargaChart,
  request: { readonly planet: string; readonly transit_sign_index: number },
): AshtakavargaTransitStrength => ({
  ...strengthAt(chart, request.planet, request.transit_sign_index),
  transit_sign_index: request.transit_sign_index,
});
