import { DISPOSED_PLANETS, dispositorChains } from '../../../doctrine/dispositors/dispositors.js';
import type { DispositorChain, DispositorTermination } from '../../../doctrine/dispositors/dispositors.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import { signIndex, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import type { NatalDiscoveryRequest, NatalDispositorChain, NatalDispositorsResponse } from './schema.js';
import { natalSource } from './source.js';
import type { GivenPlace } from './source.js';

const TERMINATION_WORDS: Readonly<Record<DispositorTermination, NatalDispositorChain['termination']>> = {
  finalDispositor: 'final_dispositor',
  cycle: 'terminal_cycle',
  missingRuler: 'missing_selected_ruler',
};
const CLASSICAL = new Set<string>(DISPOSED_PLANETS);
const isClassical = (body: string): body is ClassicalPlanet => CLASSICAL.has(body);

const rulerships = SIGNS.map((sign, index) => ({ sign, ruler: domicileRuler(index) }));

function chainAnswer(chain: DispositorChain, longitudeDeg: number): NatalDispositorChain {
  return {
    body: chain.body,
    sign: SIGNS[signIndex(longitudeDeg)],
    longitude_deg: longitudeDeg,
    in_scope: true,
    links: chain.links.map((link) => ({
      subject: link.subject,
      subject_sign: SIGNS[link.signIndex],
      dispositor: link.dispositor,
    })),
    visited_subjects: [...chain.visited],
    termination: TERMINATION_WORDS[chain.termination],
    terminal_subjects: [...chain.terminal],
    cycle_members: chain.termination === 'cycle' ? [...chain.terminal] : [],
    missing_ruler: chain.missing,
  };
}

const outOfScope = ({ body, longitudeDeg }: GivenPlace): NatalDispositorChain => ({
  body,
  sign: SIGNS[signIndex(longitudeDeg)],
  longitude_deg: longitudeDeg,
  in_scope: false,
  links: [],
  visited_subjects: [body],
  termination: 'out_of_scope',
  terminal_subjects: [],
  cycle_members: [],
  missing_ruler: null,
});

/** POST /v1/natal-discovery/dispositors: chains of domicile rulers. Errors: InvalidInput. */
export function dispositors(engine: Engine, request: NatalDiscoveryRequest): NatalDispositorsResponse {
  const { source, places } = natalSource(engine, request);
  const longitudes = new Map<ClassicalPlanet, number>();
  for (const { body, longitudeDeg } of places) if (isClassical(body)) longitudes.set(body, longitudeDeg);
  const { chains, finals, cycles } = dispositorChains(longitudes),
    excluded = places.filter(({ body }) => !isClassical(body));
  return {
    source,
    method: 'traditional_domicile_classic_7',
    rulerships: rulerships.map((row) => ({ ...row })),
    chains: [
      ...chains.map((chain) => chainAnswer(chain, longitudes.get(chain.body) ?? 0)),
      ...excluded.map(outOfScope),
    ],
    final_dispositors: [...finals],
    terminal_cycles: cycles.map((cycle) => [...cycle]),
    excluded_subjects: excluded.map(({ body }) => body),
  };
}
