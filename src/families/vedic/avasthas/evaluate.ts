import { AvasthaChart } from '../../../doctrine/avasthas/chart.js';
import type { AvasthaInput } from '../../../doctrine/avasthas/chart.js';
import {
  baladi,
  BALADI_FRACTION,
  deeptadi,
  jagradadi,
  JAGRADADI_FRACTION,
  lajjitadi,
} from '../../../doctrine/avasthas/states.js';
import type { DeeptadiSource, Jagradadi, Lajjitadi, LajjitadiState, Mood } from '../../../doctrine/avasthas/states.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import { contextAnswer, postureAnswer } from './sayanadi.js';
import { AvasthaRequest } from './schema.js';
import type { AvasthaChartResponse, PlanetAvasthasResponse, SayanadiContextResponse } from './schema.js';
import { AGE, CITATION, COMBUSTION_ORBS, COMPOUND, CONDITIONS, DIGNITY, MOOD, SOURCES, WAKING } from './words.js';
import type { SourceWord } from './words.js';

/** The readings of a chart, as answers carry them. */
export interface Readings {
  readonly deeptadi_source: SourceWord;
  readonly relationship_scheme: 'compound' | 'natural';
  readonly vriddha_fraction: number | null;
  readonly combustion_orbs: keyof typeof COMBUSTION_ORBS;
}

const names = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(', '));
const yes = (is: boolean): string => (is ? 'yes' : 'no');

const wakingReason = ({ cause }: Jagradadi, lord: Graha): string => {
  if (cause === 'ownSign') return 'own sign';
  if (cause === 'exaltation') return 'exaltation sign';
  if (cause === 'debilitation') return 'debilitation comes before the lord of the sign';
  return `the lord of the sign, ${lord}, is ${cause === 'enemy' ? 'an enemy' : `a ${cause}`}`;
};

function moodReason(mood: Mood, lord: Graha, source: DeeptadiSource): { name: string; reason: string } {
  const word = MOOD[source][mood.cause];
  if (word === undefined) throw new RangeError(`${source} has no state for ${mood.cause}`);
  const [name, reason] = word;
  if (reason !== null) return { name, reason };
  return {
    name,
    reason:
      mood.navamsaLord === null
        ? `the lord of the sign, ${lord}, is ${COMPOUND[mood.cause] ?? ''} in the compound relation`
        : `the lord of the navamsa, ${mood.navamsaLord}, is ${mood.cause === 'maleficVarga' ? 'a malefic' : 'a benefic'}`,
  };
}

/** The facts that decide a condition. */
function evidence(state: LajjitadiState, facts: Lajjitadi, dignity: string, hasNodes: boolean): string {
  switch (state) {
    case 'lajjita':
      return `house ${facts.house}; afflictors with it: ${names(facts.afflictors)}${hasNodes ? '' : ' (nodes not supplied)'}`;
    case 'garvita':
      return `dignity: ${dignity}`;
    case 'kshudhita':
      return `sign of an enemy: ${yes(facts.isInEnemySign)}; enemies with it: ${names(facts.enemiesWith)}; enemies that aspect: ${names(facts.enemiesAspecting)}; with Saturn: ${yes(facts.isWithSaturn)}`;
    case 'trushita':
      return `watery sign: ${yes(facts.isInWaterySign)}; malefics that aspect: ${names(facts.maleficsAspecting)}; benefics that aspect: ${names(facts.beneficsAspecting)}`;
    case 'mudita':
      return `sign of a friend: ${yes(facts.isInFriendSign)}; benefics with it: ${names(facts.beneficsWith)}; benefics that aspect: ${names(facts.beneficsAspecting)}; with Jupiter: ${yes(facts.isWithJupiter)}`;
    case 'kshobhita':
      return `with the Sun: ${yes(facts.isWithSun)}; malefics with it or aspecting: ${names(facts.maleficsWithOrAspecting)}; enemies that aspect: ${names(facts.enemiesAspecting)}`;
  }
}

/**
 * The states of a chart as an answer. `input`: sidereal degrees as given; `context`: null without postures. Errors: InvalidInput for postures
 * of nodes without both nodes.
 */
export function chartAnswer(
  input: AvasthaInput,
  readings: Readings,
  context: SayanadiContextResponse | null,
  nodesForPostures: ReadonlyMap<'Rahu' | 'Ketu', number>,
): AvasthaChartResponse {
  const chart = new AvasthaChart(input),
    source = SOURCES[readings.deeptadi_source],
    hasNodes = input.nodes.size > 0;
  const places = { moonDeg: input.longitudes.Moon, lagnaDeg: input.lagnaDeg };
  const planets = GRAHAS.map((planet): [string, PlanetAvasthasResponse] => {
    const age = baladi(chart, planet),
      waking = jagradadi(chart, planet),
      lord = chart.lordOf(planet),
      mood = moodReason(deeptadi(chart, planet, source), lord, source),
      conditions = lajjitadi(chart, planet),
      dignity = DIGNITY[chart.dignity(planet)];
    return [
      planet,
      {
        planet,
        baladi_state: AGE[age].name,
        baladi_effect_fraction: age === 'vriddha' ? readings.vriddha_fraction : BALADI_FRACTION[age],
        baladi_effect_label: AGE[age].effect,
        jagradadi_state: WAKING[waking.state],
        jagradadi_reason: wakingReason(waking, lord),
        jagradadi_effect_fraction: JAGRADADI_FRACTION[waking.state],
        deeptadi_state: mood.name,
        deeptadi_source: readings.deeptadi_source,
        deeptadi_reason: mood.reason,
        deeptadi_citation: CITATION[source],
        lajjitadi: CONDITIONS.map(([state, name]) => ({
          state: name,
          applies: conditions.applies[state],
          evidence: evidence(state, conditions, dignity, hasNodes),
        })),
        lajjitadi_active: CONDITIONS.filter(([state]) => conditions.applies[state]).map(([, name]) => name),
        lajjitadi_notes: 'Several conditions may apply at once; the work does not order them (BPHS 45.11-23).',
        sayanadi:
          context === null ? null : postureAnswer(planet, { ...places, bodyDeg: input.longitudes[planet] }, context),
      },
    ];
  });
  return {
    deeptadi_source: readings.deeptadi_source,
    relationship_scheme: readings.relationship_scheme,
    vriddha_fraction: readings.vriddha_fraction,
    combustion_orbs: readings.combustion_orbs,
    planets: Object.fromEntries(planets),
    sayanadi_status: context === null ? 'omitted' : 'evaluated',
    sayanadi_context: context,
    sayanadi_nodes:
      context === null || !context.evaluate_nodes
        ? {}
        : Object.fromEntries(
            [...nodesForPostures].map(([node, degrees]) => [
              node,
              postureAnswer(node, { ...places, bodyDeg: degrees }, context),
            ]),
          ),
  };
}

/** POST /v1/avasthas/evaluate. Errors: InvalidInput for postures of nodes without both nodes, or a name that is not in the table. */
export function avasthas(input: AvasthaRequest): AvasthaChartResponse {
  const request = withDefaults(AvasthaRequest, input),
    given = request.node_longitudes ?? {};
  const nodes = new Map(
    (['Rahu', 'Ketu'] as const).flatMap((node) => (given[node] === undefined ? [] : [[node, given[node]] as const])),
  );
  const context =
    request.sayanadi_context === undefined || request.sayanadi_context === null
      ? null
      : contextAnswer(request.sayanadi_context, '/sayanadi_context');
  if (context?.evaluate_nodes === true && nodes.size < 2)
    throw new InvalidInput({
      field: '/node_longitudes',
      message: 'must contain Rahu and Ketu for their postures',
      given: [...nodes.keys()],
      allowed: ['Rahu', 'Ketu'],
    });
  return chartAnswer(
    {
      longitudes: request.sidereal_longitudes,
      lagnaDeg: request.lagna_sidereal_lon,
      nodes,
      scheme: request.relationship_scheme,
      combustionOrbs: COMBUSTION_ORBS[request.combustion_orbs],
      retrograde: new Set(request.retrograde_planets ?? []),
    },
    {
      deeptadi_source: request.deeptadi_source,
      relationship_scheme: request.relationship_scheme,
      vriddha_fraction: request.vriddha_fraction ?? null,
      combustion_orbs: request.combustion_orbs,
    },
    context,
    nodes,
  );
}
