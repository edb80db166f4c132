import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { bandWithin, SOLAR_ORBS } from '../../../doctrine/dignity/solar.js';
import { solarWord } from '../../../services/solar-words.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import { separationDeg } from '../../../kernel/angle.js';
import { lordOfHouse } from './figure.js';
import type { HoraryFigure } from './figure.js';
import { geometrySource, placeSource, value } from './receipts.js';
import type {
  HoraryBodyPlacementResponse,
  HoraryConsiderationResponse,
  HoraryEvidenceProfileResponse,
  HorarySolarProximityResponse,
} from './schema.js';

/** Before so many degrees of the ascendant, and from so many on, it is too early or too late to judge. */
const EARLY_DEG = 3,
  LATE_DEG = 27;
/** The burning way, degrees of longitude: [15 Libra, 15 Scorpio). */
const VIA_COMBUSTA = { from: 195, to: 225 };
const REFERENCE = 'Lilly, Christian Astrology (1647), p. 122';

function placement(figure: HoraryFigure, planet: ClassicalPlanet): HoraryBodyPlacementResponse {
  const { request, jdUt1 } = figure;
  return {
    question_id: request.question_id,
    body: planet,
    longitude_deg: figure.longitudeOf(planet),
    house: figure.houseOf(planet),
    latitude_deg: request.latitude_deg,
    longitude_location_deg: request.longitude_deg,
    geometry_source_id: geometrySource(request.house_system),
    source_id: placeSource(planet),
    source_mode: 'computed',
    jd_ut1: jdUt1,
  };
}

function proximity(figure: HoraryFigure, planet: ClassicalPlanet): HorarySolarProximityResponse {
  const { request, jdUt1, longitudeOf } = figure;
  const isSun = planet === 'Sun',
    distance = separationDeg(longitudeOf(planet), longitudeOf('Sun'));
  return {
    question_id: request.question_id,
    body: planet,
    truth: {
      status: isSun ? 'not_evaluable' : 'evaluated',
      band: isSun ? null : solarWord(bandWithin(distance, SOLAR_ORBS)),
      distance_from_sun_deg: distance,
      reason: isSun ? 'solar_proximity_not_applicable_to_sun' : null,
    },
    calculation_policy_id: 'engine.dignities.solar_proximity_truth:v1',
    latitude_deg: request.latitude_deg,
    longitude_deg: request.longitude_deg,
    geometry_source_id: geometrySource(request.house_system),
    source_id: `engine.dignities.solar_proximity_truth:${planet}:v1`,
    source_mode: 'computed',
    jd_ut1: jdUt1,
    source_component: 'engine.dignities_types.SolarProximityTruth',
  };
}

/** What the considerations look at. */
export function considerationInputs(figure: HoraryFigure): HoraryEvidenceProfileResponse['consideration_inputs'] {
  return {
    moon_placement: placement(figure, 'Moon'),
    saturn_placement: placement(figure, 'Saturn'),
    first_ruler_solar_proximity: proximity(figure, lordOfHouse(figure, 1)),
  };
}

/** The considerations before judgement that have a finite measure. They reject nothing. */
export function considerations(figure: HoraryFigure): HoraryConsiderationResponse[] {
  const rule = (
    id: string,
    state: HoraryConsiderationResponse['state'],
    observed: HoraryConsiderationResponse['observed'],
  ): HoraryConsiderationResponse => ({ rule_id: id, state, observed, reason: null, source_reference: REFERENCE });
  const caution = (holds: boolean): 'caution' | 'satisfied' => (holds ? 'caution' : 'satisfied');
  const ascendant = signOf(figure.houses.figure.ascDeg).degree,
    moon = figure.longitudeOf('Moon'),
    saturn = figure.houseOf('Saturn');
  const first = lordOfHouse(figure, 1),
    { truth } = proximity(figure, first);
  const degree = (thresholdDeg: number) => [
    value('ascendant_degree_in_sign', ascendant),
    value('threshold_deg', thresholdDeg),
  ];
  return [
    rule('ascendant_below_three_degrees', caution(ascendant < EARLY_DEG), degree(EARLY_DEG)),
    rule('ascendant_at_or_above_twenty_seven_degrees', caution(ascendant >= LATE_DEG), degree(LATE_DEG)),
    rule('moon_in_via_combusta', caution(moon >= VIA_COMBUSTA.from && moon < VIA_COMBUSTA.to), [
      value('moon_longitude_deg', moon),
      value('interval_start_deg_inclusive', VIA_COMBUSTA.from),
      value('interval_end_deg_exclusive', VIA_COMBUSTA.to),
    ]),
    rule('saturn_in_first_house', caution(saturn === 1), [value('saturn_house', saturn)]),
    rule('saturn_in_seventh_house', caution(saturn === 7), [value('saturn_house', saturn)]),
    rule('first_house_ruler_combust', first === 'Sun' ? 'not_applicable' : caution(truth.band === 'combust'), [
      value('first_house_ruler', first),
      ...(truth.band === null
        ? []
        : [
            value('solar_proximity_band', truth.band),
            value('distance_from_sun_deg', truth.distance_from_sun_deg ?? 0),
          ]),
    ]),
  ];
}
