import { lillyHyleg } from '../../../doctrine/hyleg/lilly.js';
import type { HylegGap, HylegResult, HylegiacalPlace, SelectionStep } from '../../../doctrine/hyleg/lilly.js';
import { nativityOf, withFrame } from './nativity.js';
import { hylegProvenance } from './provenance.js';
import type { HylegiacalPlaceResponse, HylegLilly1647Request, HylegLilly1647Response } from './schema.js';

const STEPS: Readonly<Record<SelectionStep, string>> = {
  sectLight: 'sect_light_hylegiacal',
  otherLuminary: 'other_luminary_hylegiacal',
  dominionPlanet: 'dominion_planet_in_hylegiacal_place',
  ascendant: 'ascendant_final',
  ascendantAfterNewMoon: 'ascendant_final_after_new_moon',
  fortuneAfterFullMoon: 'part_of_fortune_after_full_moon',
  ascendantAsFortuneFails: 'ascendant_final_fortune_not_hylegiacal',
};
const PLACE_NAMES: ReadonlyMap<string, string> = new Map([
  ['newMoon', 'preceding_new_moon'],
  ['fullMoon', 'preceding_full_moon'],
]);
const placeName = (place: string): string => PLACE_NAMES.get(place) ?? place;

function gapReason(gap: HylegGap): string {
  switch (gap.kind) {
    case 'planetsRequired':
      return `planet_positions_required_for_dominion_step:${gap.planets.join(',')}`;
    case 'dominionTie':
      return `dominion_tie:${gap.planets.join(',')}`;
    case 'newMoonRequired':
      return 'prenatal_new_moon_longitude_required';
    case 'fullMoonRequired':
      return 'prenatal_full_moon_longitude_required';
    case 'latestSyzygyRequired':
      return 'latest_prenatal_syzygy_required';
  }
}

function placeReason({ reason, orbHouse }: HylegiacalPlace): string {
  switch (reason) {
    case 'aboveHorizon':
      return `house_${orbHouse}_above_horizon`;
    case 'houseNotHylegiacal':
      return `house_${orbHouse}_not_hylegiacal`;
    case 'underEarth':
      return 'under_the_earth';
    case 'firstWithinLimit':
      return 'first_house_within_25_equatorial_degrees_of_ascendant';
    case 'firstBeyondLimit':
      return 'first_house_beyond_25_equatorial_degrees_of_ascendant';
  }
}

const placeAnswer = (place: HylegiacalPlace): HylegiacalPlaceResponse => ({
  body: place.body,
  longitude: place.longitudeDeg,
  strict_house: place.strictHouse,
  orb_house: place.orbHouse,
  above_horizon: place.aboveHorizon,
  oblique_ascension_below_ascendant_deg: place.belowAscendantDeg,
  is_hylegiacal: place.isHylegiacal,
  reason: placeReason(place),
});

/** The giver of life in the shape of the answer. */
export function hylegAnswer(found: HylegResult, isDay: boolean): HylegLilly1647Response {
  return {
    doctrine: 'william_lilly_1647',
    status: found.hyleg === null ? 'not_evaluable' : 'selected',
    hyleg: found.hyleg,
    is_day_chart: isDay,
    candidates: found.candidates.map(placeAnswer),
    both_luminaries_hylegiacal: found.candidates.every(({ isHylegiacal }) => isHylegiacal),
    reason: found.gap === null ? null : gapReason(found.gap),
    selection_step: found.step === null ? null : STEPS[found.step],
    hyleg_longitude: found.longitudeDeg,
    dominion_places: Object.fromEntries(found.dominionPlaces.map(([place, degrees]) => [placeName(place), degrees])),
    dominion_counts: found.dominionCounts.map((count) => ({
      planet: count.planet,
      dignities_by_place: Object.fromEntries(
        count.byPlace.map(([place, dignities]) => [placeName(place), [...dignities]]),
      ),
      dignity_count: count.count,
      points: count.points,
      qualifies: count.qualifies,
    })),
    dominion_planet: found.dominionPlace?.body ?? null,
    dominion_planet_place: found.dominionPlace === null ? null : placeAnswer(found.dominionPlace),
    part_of_fortune_place: found.fortunePlace === null ? null : placeAnswer(found.fortunePlace),
    provenance: hylegProvenance(),
  };
}

/** POST /v1/hyleg/lilly-1647: the giver of life. Errors: InvalidInput. */
export function hyleg(request: HylegLilly1647Request): HylegLilly1647Response {
  const lights = { sun: request.sun_longitude, moon: request.moon_longitude };
  const nativity = nativityOf(request, lights, request.planets ?? {});
  return hylegAnswer(
    withFrame(request, () => lillyHyleg(nativity)),
    nativity.isDay,
  );
}
