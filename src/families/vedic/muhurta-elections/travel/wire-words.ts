import { ElectionVocabulary } from '../../../../services/election-answer.js';

/** Words of the doctrine of departures that are not mechanical. */
export const VOCABULARY = new ElectionVocabulary(
  'travel.',
  new Map([
    ['weekdaySunday0', 'Sunday0'],
    ['jdUt1', 'JD_UT1'],
    ['zeroBased27', 'zero_based_27'],
    ['zeroBased12', 'zero_based_12'],
    ['zeroBasedSign12', 'zero_based12'],
    ['oneBased27', 'one_based_27'],
    ['oneBased30', 'one_based_30'],
    ['oneBasedNine', 'one_based9'],
    ['oneBased27StarCount', 'one_based_27_star_count'],
    ['fixed24MinuteGhatis', 'fixed_24_minute_ghatis'],
    ['cardinals', 'east_south_west_north'],
    ['numberedCardinals', 'east0_south1_west2_north3'],
    ['octants', 'east0_clockwise8'],
    ['month1To30', 'month_1_to_30'],
    ['paksha1To15', 'paksha_1_to_15'],
    ['mcSiddhaOnly', 'mc9_siddha_only'],
    ['mcFourStars', 'mc38_four_stars'],
    ['mcBlindVenusFirstPada', 'mc42_blind_venus_first_pada'],
    ['mcBeneficNatalLords', 'mc44_benefic_natal_lords'],
    ['inclusiveRahuToMoon', 'inclusive_Rahu_to_Moon'],
    ['MoonRevatiThroughKrittikaFirstPada', 'Moon_Revati_through_Krittika_first_pada'],
    ['backRisingSigns', 'the signs of the night but Gemini (Brihat Jataka 1.10)'],
    ['monthTithiOrdinal', 'month_1_to_30_ordinal_composition'],
    ['VenusConjunctions', 'Venus_minus_Sun_0_180'],
    ['venusDirectionReading', 'first_of_three_direction_conventions_and_first_blind_Venus_reading'],
    ['venusGeometry', 'SS_geometry_without_marriage_waiting_periods'],
    ['signAndNavamsaScope', 'D1_D9_selected_varga_scope'],
    ['canonicalRoots', 'canonical108_and_phase_roots'],
  ]),
);

type Exclusions = readonly (readonly [string, string])[];

/** Subjects that the rules of departures by land leave out. */
export const LAND_EXCLUSIONS: Exclusions = [
  ['scope', 'departures by land alone; a return is the departure of the way back, not the arrival at home (109)'],
  [
    'regional_25_33',
    'verses 25 to 33 (Mahadala, Ghata) are called regional and are left out, though the summary names them',
  ],
  [
    'rahu_example_conflict',
    'the printed example of verse 14 (Svati to Revati) is a star short; the numbers of the verse are used',
  ],
  [
    'royal_war',
    'verses on kings and wars (15-23, 48, 51-75, 80-81) and their reliefs give no ordinary traveller a permission',
  ],
  ['necessary_star_relief', 'alternatives for necessary journeys (12-13, 37) are left out'],
  ['water_transport', 'journeys by boat (46), for which watery signs are good, are left out'],
  [
    'venus_alternatives',
    'verse 40 also gives Venus northern and southern places and those of 28 stars; one reading is used',
  ],
  [
    'wedding_preferences',
    'verse 112 imports blemishes of weddings, not their months, stars, weekdays, navamsas, partners, scores or twilight',
  ],
  [
    'regional_marriage_imports',
    'the kicks, Pata, Upagraha, ten yogas and the southern arrow are regional and are not imported',
  ],
  [
    'marriage_remedies',
    'remedies of weddings lift nothing; the Siddha tithi and the four free stars lift what the verses name',
  ],
  ['ritual_weather_omens', 'rites, weather and omens (76-79, 83-108) are no matter of an ephemeris'],
  ['departure_measurements', 'the act is as the request declares it; distances of the text are not measured'],
  [
    'prior_election_inheritance',
    'an earlier departure lifts no blemish of this one; five nights are those at one place',
  ],
  ['outcome_prose', 'no harm, victory, illness or safety is foretold'],
];

/** Subjects that the components of the Kalaprakasika leave out. */
export const COMPONENT_EXCLUSIONS: Exclusions = [
  ['complete_kp_travel', 'the components are not the complete chapter on travel'],
  ['disputed_kp_star_direction', 'page 143 gives stars of the west twice; no correction is guessed'],
  ['cross_source_cancellation', 'the release of a weekday lifts no rule of another text or component'],
  ['historical_outcome_prose', 'the names of the tests are those of the tradition and foretell nothing'],
  ['ritual_omens_and_safety', 'rites, omens and the safety of the journey are no matter of an ephemeris'],
];
