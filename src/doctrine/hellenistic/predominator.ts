import { normalizeDeg } from '../../kernel/angle.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { authorityOf, dominationForms, prorogativePlace } from './places.js';
import type { DominationForm, ProrogativePlace } from './places.js';

/** Forms in relation to one reference that a ruler needs: Ptolemy, Tetrabiblos III.10 (Robbins p. 275). */
const RULING_FORMS = 3;
const THE_FIVE = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** A nativity as Ptolemy reads it. Longitudes in degrees [0, 360). */
export interface ProrogationInput {
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  readonly ascDeg: number;
  readonly isDay: boolean;
  readonly newMoonDeg: number | null;
  readonly fullMoonDeg: number | null;
  readonly latestSyzygy: 'newMoon' | 'fullMoon' | null;
}

/** Name of a place that a ruler may dominate. */
export type Reference = 'Sun' | 'Moon' | 'newMoon' | 'fullMoon' | 'Ascendant' | 'Fortune';

/** The forms of one planet over one reference. */
export interface DominationCount {
  readonly planet: ClassicalPlanet;
  readonly reference: Reference;
  readonly referenceDeg: number;
  readonly forms: readonly DominationForm[];
}

export type PredominatorStep =
  | 'sectLight'
  | 'otherLuminary'
  | 'sectLightOfBoth'
  | 'greaterAuthority'
  | 'rulerOverLuminary'
  | 'rulerByDomination'
  | 'horoscope'
  | 'horoscopeAfterNewMoon'
  | 'fortuneAfterFullMoon';

export type PredominatorGap =
  | 'newMoonRequired'
  | 'fullMoonRequired'
  | 'newMoonRequiredForCheck'
  | 'fullMoonRequiredForCheck'
  | 'latestSyzygyRequired'
  | 'rulerTie';

/** The planet with its place. */
export interface SeatedPlanet {
  readonly name: ClassicalPlanet;
  readonly longitudeDeg: number;
  /** Degrees after the Ascendant in the order of the signs, [0, 360). */
  readonly offsetDeg: number;
  readonly place: ProrogativePlace | null;
}

/** The giver of life by Ptolemy, with each step. */
export interface Predominator {
  readonly name: string | null;
  readonly longitudeDeg: number | null;
  readonly step: PredominatorStep | null;
  readonly fortuneDeg: number;
  readonly places: readonly SeatedPlanet[];
  readonly counts: readonly DominationCount[];
  readonly candidates: readonly ClassicalPlanet[];
  readonly gap: PredominatorGap | null;
}

type Outcome = Pick<Predominator, 'name' | 'longitudeDeg' | 'step' | 'gap'>;
const selected = (name: string, longitudeDeg: number, step: PredominatorStep): Outcome => ({
  name,
  longitudeDeg,
  step,
  gap: null,
});
const open = (gap: PredominatorGap): Outcome => ({ name: null, longitudeDeg: null, step: null, gap });

function countsOf(input: ProrogationInput, syzygyDeg: number, fortuneDeg: number): readonly DominationCount[] {
  const { longitudes, isDay, ascDeg } = input;
  const references: readonly (readonly [Reference, number])[] = isDay
    ? [
        ['Sun', longitudes.Sun],
        ['newMoon', syzygyDeg],
        ['Ascendant', ascDeg],
      ]
    : [
        ['Moon', longitudes.Moon],
        ['fullMoon', syzygyDeg],
        ['Fortune', fortuneDeg],
      ];
  return THE_FIVE.flatMap((planet) =>
    references.map(([reference, referenceDeg]) => ({
      planet,
      reference,
      referenceDeg,
      forms: dominationForms(planet, longitudes[planet], referenceDeg, isDay),
    })),
  );
}

/** Planets in a place of authority with three forms over one reference and the greatest sum of forms. */
function rulersOf(counts: readonly DominationCount[], places: readonly SeatedPlanet[]): readonly ClassicalPlanet[] {
  const sums = new Map<ClassicalPlanet, number>(),
    ruling = new Set<ClassicalPlanet>();
  for (const { planet, forms } of counts) {
    sums.set(planet, (sums.get(planet) ?? 0) + forms.length);
    if (forms.length >= RULING_FORMS && places.some(({ name, place }) => name === planet && place !== null))
      ruling.add(planet);
  }
  const most = Math.max(...[...ruling].map((planet) => sums.get(planet)!));
  return [...ruling].filter((planet) => sums.get(planet) === most);
}

/** A light in a place of authority with the step that chose it; null when neither is in one. */
function luminary(
  places: readonly SeatedPlanet[],
  isDay: boolean,
): { readonly seat: SeatedPlanet & { readonly place: ProrogativePlace }; readonly step: PredominatorStep } | null {
  const seated = places.filter(
    (seat): seat is SeatedPlanet & { readonly place: ProrogativePlace } => seat.place !== null,
  );
  const sect = seated.find(({ name }) => name === (isDay ? 'Sun' : 'Moon')),
    other = seated.find(({ name }) => name === (isDay ? 'Moon' : 'Sun'));
  if (sect === undefined) return other === undefined ? null : { seat: other, step: 'otherLuminary' };
  if (other === undefined) return { seat: sect, step: 'sectLight' };
  return authorityOf(other.place) < authorityOf(sect.place)
    ? { seat: other, step: 'greaterAuthority' }
    : { seat: sect, step: 'sectLightOfBoth' };
}

/**
 * The giver of life (apheta): the light of the sect or the other light in a place of authority, the one of greater authority when both are;
 * a ruling planet goes before the light only from a place of greater authority and with domination over both lights; without a light, the
 * ruling planet; else the Ascendant, or by night after a full Moon the lot of Fortune. A ruler has three of the five forms over one of the
 * references and most forms over all.
 * Source: Ptolemy, Tetrabiblos III.10 (Robbins, Loeb 435, pp. 271-279).
 */
export function ptolemyPredominator(input: ProrogationInput): Predominator {
  const { longitudes, ascDeg, isDay } = input;
  const fortuneDeg = normalizeDeg(ascDeg + longitudes.Moon - longitudes.Sun);
  const places = CLASSICAL_PLANETS.map((name): SeatedPlanet => {
    const longitudeDeg = longitudes[name];
    return {
      name,
      longitudeDeg,
      offsetDeg: normalizeDeg(longitudeDeg - ascDeg),
      place: prorogativePlace(longitudeDeg, ascDeg),
    };
  });
  const light = luminary(places, isDay),
    syzygyDeg = isDay ? input.newMoonDeg : input.fullMoonDeg;
  const result = (
    outcome: Outcome,
    counts: readonly DominationCount[] = [],
    candidates: readonly ClassicalPlanet[] = [],
  ) => ({
    ...outcome,
    fortuneDeg,
    places,
    counts,
    candidates,
  });
  if (light !== null) {
    const chosen = selected(light.seat.name, light.seat.longitudeDeg, light.step);
    const above = new Set(
      places
        .filter(
          ({ name, place }) =>
            place !== null && name !== 'Sun' && name !== 'Moon' && authorityOf(place) < authorityOf(light.seat.place),
        )
        .map(({ name }) => name),
    );
    if (above.size === 0) return result(chosen);
    if (syzygyDeg === null) return result(open(isDay ? 'newMoonRequiredForCheck' : 'fullMoonRequiredForCheck'));
    const counts = countsOf(input, syzygyDeg, fortuneDeg),
      rulers = rulersOf(counts, places);
    const preferred = rulers.filter((planet) => above.has(planet) && rulesBothLights(planet, input));
    if (preferred.length === 0) return result(chosen, counts, rulers);
    if (rulers.length > 1) return result(open('rulerTie'), counts, rulers);
    return result(selected(preferred[0], longitudes[preferred[0]], 'rulerOverLuminary'), counts, rulers);
  }
  if (syzygyDeg === null) return result(open(isDay ? 'newMoonRequired' : 'fullMoonRequired'));
  const counts = countsOf(input, syzygyDeg, fortuneDeg),
    rulers = rulersOf(counts, places);
  if (rulers.length > 1) return result(open('rulerTie'), counts, rulers);
  if (rulers.length === 1)
    return result(selected(rulers[0], longitudes[rulers[0]], 'rulerByDomination'), counts, rulers);
  return result(finalResort(input, fortuneDeg), counts);
}

const rulesBothLights = (planet: ClassicalPlanet, { longitudes, isDay }: ProrogationInput): boolean =>
  (['Sun', 'Moon'] as const).every(
    (light) => dominationForms(planet, longitudes[planet], longitudes[light], isDay).length > 0,
  );

function finalResort({ ascDeg, isDay, latestSyzygy }: ProrogationInput, fortuneDeg: number): Outcome {
  if (isDay) return selected('Ascendant', ascDeg, 'horoscope');
  if (latestSyzygy === null) return open('latestSyzygyRequired');
  return latestSyzygy === 'newMoon'
    ? selected('Ascendant', ascDeg, 'horoscopeAfterNewMoon')
    : selected('Lot of Fortune', fortuneDeg, 'fortuneAfterFullMoon');
}
