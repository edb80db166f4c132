import { boundAt } from '../bounds/bounds.js';
import { faceRuler } from '../decans/decans.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { ClassicalPlanet, DignityPlanet } from './planets.js';
import { signDignities } from './rulers.js';
import type { SignDignities } from './rulers.js';
import { lillyTriplicityRuler, triplicityOf } from './triplicity.js';

/**
 * Planets with the dignity of triplicity. `sectRuler`: the Dorothean ruler of the chart's sect (Dorotheus I.1); `allThree`: each of the
 * three Dorothean rulers; `lilly`: Lilly's ruler by day or by night (Christian Astrology, p. 104).
 */
export type TriplicityPolicy = 'sectRuler' | 'allThree' | 'lilly';
/**
 * `highest`: score of the strongest dignity alone. `lillySum`: sum of all dignities and debilities, with -5 for a peregrine planet (Lilly,
 * Christian Astrology, p. 115).
 */
export type EssentialScoring = 'highest' | 'lillySum';

export type EssentialKind =
  | 'domicile'
  | 'exaltation'
  | 'triplicity'
  | 'bound' // also called term
  | 'face' // also called decan
  | 'detriment'
  | 'fall'
  | 'peregrine'; // none of the first five

/** Scores of the dignities: Lilly, Christian Astrology, p. 115. A peregrine planet scores 0 where only the highest dignity counts. */
const ESSENTIAL_SCORES: Readonly<Record<EssentialKind, number>> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  bound: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: 0,
};
const LILLY_PEREGRINE = -5;

interface EssentialComponent {
  readonly kind: EssentialKind;
  readonly matched: boolean;
  readonly matchingSigns: readonly Sign[];
  /** Ruler of the triplicity, bound or face at the longitude; null for the other kinds. */
  readonly ruler: ClassicalPlanet | null;
}

/** Essential dignities of a planet at a longitude. */
export interface EssentialState {
  readonly signIndex: number;
  /** All eight kinds, in the order of `EssentialKind`. */
  readonly components: readonly EssentialComponent[];
  /** The strongest dignity that matches; a debility only where no dignity matches. */
  readonly leading: EssentialComponent;
  readonly score: number;
}

interface EssentialInput {
  readonly planet: DignityPlanet;
  /** Ecliptic longitude, degrees. */
  readonly longitudeDeg: number;
  readonly isDay: boolean;
  /** Default `sectRuler`. */
  readonly triplicity?: TriplicityPolicy;
  /** Default `highest`. */
  readonly scoring?: EssentialScoring;
}

function triplicityComponent(
  planet: DignityPlanet,
  sign: number,
  isDay: boolean,
  policy: TriplicityPolicy,
): EssentialComponent {
  const assigned = triplicityOf(sign, isDay),
    ruler = policy === 'lilly' ? lillyTriplicityRuler(sign, isDay) : assigned.active;
  const matched =
    planet === ruler || (policy === 'allThree' && (planet === assigned.inactive || planet === assigned.participating));
  return { kind: 'triplicity', matched, matchingSigns: assigned.signs, ruler };
}

/** Essential dignities of a planet at a longitude, with Egyptian bounds and Chaldean faces. Sources: see each table. */
export function essentialState(input: EssentialInput): EssentialState {
  const { planet, longitudeDeg, isDay } = input;
  const sign = signIndex(longitudeDeg),
    own = signDignities(planet);
  const bySign = (kind: keyof SignDignities['names']): EssentialComponent => ({
    kind,
    matched: own[kind].includes(sign),
    matchingSigns: own.names[kind],
    ruler: null,
  });
  const bound = boundAt(longitudeDeg).ruler,
    face = faceRuler(longitudeDeg);
  const dignities: EssentialComponent[] = [
    bySign('domicile'),
    bySign('exaltation'),
    triplicityComponent(planet, sign, isDay, input.triplicity ?? 'sectRuler'),
    { kind: 'bound', matched: bound === planet, matchingSigns: [], ruler: bound },
    { kind: 'face', matched: face === planet, matchingSigns: [], ruler: face },
  ];
  // A planet without any of the five dignities is peregrine, also in its detriment or fall (Lilly, p. 112).
  const peregrine = !dignities.some(({ matched }) => matched);
  const components: EssentialComponent[] = [
    ...dignities,
    bySign('detriment'),
    bySign('fall'),
    { kind: 'peregrine', matched: peregrine, matchingSigns: [], ruler: null },
  ];
  const leading = components.find(({ matched }) => matched) ?? components[7];
  return { signIndex: sign, components, leading, score: essentialScore(components, leading, input.scoring) };
}

function essentialScore(
  components: readonly EssentialComponent[],
  leading: EssentialComponent,
  scoring: EssentialScoring = 'highest',
): number {
  if (scoring === 'highest') return ESSENTIAL_SCORES[leading.kind];
  let sum = 0;
  for (const { kind, matched } of components)
    if (matched) sum += kind === 'peregrine' ? LILLY_PEREGRINE : ESSENTIAL_SCORES[kind];
  return sum;
}
