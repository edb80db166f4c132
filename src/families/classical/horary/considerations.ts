import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { bandWithin, SOLAR_ORBS } from '../../../doctrine/dignity/solar.js';
import { solarWord } from '../../../services/solar-words.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import { separationDeg } from '../../../kernel/angle.js';
import { lordOfHouse } from './figure.js';
import { considerationsOf, EARLY_DEG, LATE_DEG, VIA_COMBUSTA } from '../../../doctrine/horary/considerations.js';
import type { Consideration } from '../../../doctrine/horary/considerations.js';
import type { HoraryFigure } from './figure.js';
import { geometrySource, placeSource, value } from './receipts.js';
import type {
  HoraryBodyPlacementResponse,
  HoraryConsiderationResponse,
  HoraryEvidenceProfileResponse,
  HorarySolarProximityResponse,
} from './schema.js';
import { CONSIDERATION_WORDS } from './wire-words.js';

const REFERENCE = 'Lilly, Christian Astrology (1647), p. 122';

/** Longitude and house of a planet, with their sources. */
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

/** Distance of a planet from the Sun and its solar condition; not evaluable for the Sun. */
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

/** The chart facts that the considerations use. */
export function considerationInputs(figure: HoraryFigure): HoraryEvidenceProfileResponse['consideration_inputs'] {
  return {
    moon_placement: placement(figure, 'Moon'),
    saturn_placement: placement(figure, 'Saturn'),
    first_ruler_solar_proximity: proximity(figure, lordOfHouse(figure, 1)),
  };
}

/** The considerations before judgement, each with the values that decide it. */
export function considerations(figure: HoraryFigure): HoraryConsiderationResponse[] {
  const { ascDeg } = figure.houses.figure,
    moonDeg = figure.longitudeOf('Moon'),
    saturnHouse = figure.houseOf('Saturn'),
    first = lordOfHouse(figure, 1),
    { truth } = proximity(figure, first);
  const found = considerationsOf({
    ascDeg,
    moonDeg,
    saturnHouse,
    firstLordIsCombust: first === 'Sun' ? null : truth.band === 'combust',
  });
  const degree = (thresholdDeg: number) => [
    value('ascendant_degree_in_sign', signOf(ascDeg).degree),
    value('threshold_deg', thresholdDeg),
  ];
  const observed: Readonly<Record<Consideration, HoraryConsiderationResponse['observed']>> = {
    earlyAscendant: degree(EARLY_DEG),
    lateAscendant: degree(LATE_DEG),
    moonInViaCombusta: [
      value('moon_longitude_deg', moonDeg),
      value('interval_start_deg_inclusive', VIA_COMBUSTA.fromDeg),
      value('interval_end_deg_exclusive', VIA_COMBUSTA.toDeg),
    ],
    saturnInFirst: [value('saturn_house', saturnHouse)],
    saturnInSeventh: [value('saturn_house', saturnHouse)],
    firstLordCombust: [
      value('first_house_ruler', first),
      ...(truth.band === null
        ? []
        : [
            value('solar_proximity_band', truth.band),
            value('distance_from_sun_deg', truth.distance_from_sun_deg ?? 0),
          ]),
    ],
  };
  return (Object.keys(CONSIDERATION_WORDS) as Consideration[]).map((name) => {
    const isCaution = found[name];
    return {
      rule_id: CONSIDERATION_WORDS[name],
      state: isCaution === null ? 'not_applicable' : isCaution ? 'caution' : 'satisfied',
      observed: observed[name],
      reason: null,
      source_reference: REFERENCE,
    };
  });
}
