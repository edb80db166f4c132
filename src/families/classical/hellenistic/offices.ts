import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { houseMaster } from '../../../doctrine/hellenistic/house-master.js';
import type { ProrogativePlace } from '../../../doctrine/hellenistic/places.js';
import { ptolemyPredominator } from '../../../doctrine/hellenistic/predominator.js';
import type { Predominator, PredominatorGap, PredominatorStep } from '../../../doctrine/hellenistic/predominator.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { provenance } from './provenance.js';
import { MAX_NAME } from './schema.js';
import type {
  HellenisticOfficeCandidateResponse,
  HouseMasterResponse,
  OfficesRequest,
  OfficesResponse,
  PtolemyPredominatorResponse,
} from './schema.js';

const PLACES: Readonly<Record<ProrogativePlace, NonNullable<PtolemyPredominatorResponse['places'][number]['place']>>> =
  {
    midheaven: 'midheaven',
    orient: 'orient',
    goodDaemon: 'good_daemon',
    occident: 'occident',
    houseOfTheGod: 'house_of_the_god',
  };
const STEPS: Readonly<Record<PredominatorStep, string>> = {
  sectLight: 'sect_light_in_prorogative_place',
  otherLuminary: 'other_luminary_in_prorogative_place',
  sectLightOfBoth: 'sect_light_both_luminaries_in_prorogative_places',
  greaterAuthority: 'luminary_in_place_of_greater_authority',
  rulerOverLuminary: 'ruler_preferred_over_luminary',
  rulerByDomination: 'ruler_by_domination',
  horoscope: 'horoscope_final',
  horoscopeAfterNewMoon: 'horoscope_final_after_new_moon',
  fortuneAfterFullMoon: 'lot_of_fortune_final_after_full_moon',
};
const GAPS: Readonly<Record<PredominatorGap, string>> = {
  newMoonRequired: 'prenatal_new_moon_longitude_required',
  fullMoonRequired: 'prenatal_full_moon_longitude_required',
  newMoonRequiredForCheck: 'prenatal_new_moon_longitude_required_for_ruler_over_luminary_check',
  fullMoonRequiredForCheck: 'prenatal_full_moon_longitude_required_for_ruler_over_luminary_check',
  latestSyzygyRequired: 'latest_prenatal_syzygy_required',
  rulerTie: 'ruler_step_tie',
};
const REFERENCES = {
  Sun: 'Sun',
  Moon: 'Moon',
  newMoon: 'preceding_new_moon',
  fullMoon: 'preceding_full_moon',
  Ascendant: 'Ascendant',
  Fortune: 'Lot of Fortune',
} as const;
const HOUSE_MASTER_SOURCES = {
  valens: 'Valens, Anthologies III.1: the lord of the bounds of the predominator',
  paulus:
    'Paulus, Introduction 36: most of domicile, exaltation, bounds and triplicity at the degree of the predominator',
  porphyry:
    'Porphyry, Introduction 30, after Antiochus: the lord of the sign of the predominator; the lord of its bounds is joint master',
} as const;

/** The points of a request. */
interface OfficeChart {
  readonly planets: ReadonlyMap<string, number>;
  readonly lots: readonly NamedValue[];
  readonly ascDeg: number | null;
  readonly isDay: boolean;
}

function candidate(
  name: string,
  kind: HellenisticOfficeCandidateResponse['kind'],
  longitude: number | null,
  { ascDeg, isDay }: OfficeChart,
): HellenisticOfficeCandidateResponse {
  const house =
    longitude === null || ascDeg === null ? null : ((signIndex(longitude) - signIndex(ascDeg) + 12) % 12) + 1;
  return {
    name,
    kind,
    longitude,
    house,
    is_sect_light: kind === 'luminary' ? (name === 'Sun') === isDay : null,
    is_angular: house === null ? null : house % 3 === 1,
    reason: longitude !== null ? null : kind === 'angle' ? 'asc_longitude_not_supplied' : 'longitude_not_supplied',
  };
}

const candidatesOf = (chart: OfficeChart): HellenisticOfficeCandidateResponse[] => [
  ...CLASSICAL_PLANETS.map((planet) =>
    candidate(
      planet,
      planet === 'Sun' || planet === 'Moon' ? 'luminary' : 'planet',
      chart.planets.get(planet) ?? null,
      chart,
    ),
  ),
  ...chart.lots.map(({ name, value }) => candidate(name, 'lot', value, chart)),
  candidate('Ascendant', 'angle', chart.ascDeg, chart),
];

function determine(chart: OfficeChart, request: OfficesRequest): Predominator | string {
  if (chart.ascDeg === null) return 'asc_longitude_required';
  if (!CLASSICAL_PLANETS.every((planet) => chart.planets.has(planet)))
    return 'positions_required_for_all_seven_planets';
  const optional = (value: number | null | undefined): number | null =>
    typeof value === 'number' ? normalizeDeg(value) : null;
  return ptolemyPredominator({
    longitudes: Object.fromEntries(chart.planets) as Record<ClassicalPlanet, number>,
    ascDeg: chart.ascDeg,
    isDay: chart.isDay,
    newMoonDeg: optional(request.prenatal_new_moon_longitude),
    fullMoonDeg: optional(request.prenatal_full_moon_longitude),
    latestSyzygy:
      request.latest_prenatal_syzygy === 'new_moon'
        ? 'newMoon'
        : request.latest_prenatal_syzygy === 'full_moon'
          ? 'fullMoon'
          : null,
  });
}

function determinationAnswer(found: Predominator, isDay: boolean): PtolemyPredominatorResponse {
  return {
    doctrine: 'ptolemy_tetrabiblos_iii_10',
    status: found.name === null ? 'not_evaluable' : 'selected',
    predominator: found.name,
    predominator_longitude: found.longitudeDeg,
    selection_step: found.step === null ? null : STEPS[found.step],
    is_day_chart: isDay,
    lot_of_fortune_longitude: found.fortuneDeg,
    places: found.places.map(({ name, longitudeDeg, offsetDeg, place }) => ({
      name,
      longitude: longitudeDeg,
      offset_from_ascendant_deg: offsetDeg,
      place: place === null ? null : PLACES[place],
    })),
    ruler_counts: found.counts.map(({ planet, reference, referenceDeg, forms }) => ({
      planet,
      reference: REFERENCES[reference],
      reference_longitude: referenceDeg,
      forms: [...forms],
      count: forms.length,
    })),
    ruler_candidates: [...found.candidates],
    reason: found.gap === null ? null : GAPS[found.gap],
  };
}

function masterAnswer(
  found: Predominator | string,
  request: OfficesRequest,
): Pick<OfficesResponse, 'house_master' | 'house_master_reason' | 'house_master_determination'> {
  const { house_master_doctrine: doctrine } = request;
  if (doctrine === undefined || doctrine === null)
    return { house_master: null, house_master_reason: 'doctrine_not_admitted' };
  if (typeof found === 'string' || found.longitudeDeg === null)
    return { house_master: null, house_master_reason: 'predominator_not_selected', house_master_determination: null };
  const master = houseMaster(doctrine, found.longitudeDeg, request.is_day_chart);
  const determination: HouseMasterResponse = {
    doctrine,
    house_master: master.planet,
    joint_house_master: master.joint,
    claims: master.claims.map(({ planet, claims }) => ({ planet, claims: [...claims] })),
    source: HOUSE_MASTER_SOURCES[doctrine],
  };
  return {
    house_master: master.planet,
    house_master_reason: master.planet === null ? 'planets_with_equal_claims' : `selected_by_${doctrine}`,
    house_master_determination: determination,
  };
}

/** POST /v1/hellenistic/offices: predominator and house-master, with the candidates. Errors: InvalidInput. */
export function offices(request: OfficesRequest): OfficesResponse {
  const stages = new StageLog();
  const chart = stages.run('candidate_collection', (): OfficeChart => {
    const points = namedLongitudes(request.positions, '/positions', 'trim', MAX_NAME);
    return {
      planets: new Map(points.map(({ name, value }) => [name, value])),
      lots: namedLongitudes(request.lots ?? {}, '/lots', 'trim', MAX_NAME),
      ascDeg: typeof request.asc_longitude === 'number' ? normalizeDeg(request.asc_longitude) : null,
      isDay: request.is_day_chart,
    };
  });
  stages.run('prorogative_places_from_ascendant', () => undefined);
  stages.run('luminaries_by_sect_and_authority', () => undefined);
  const found = stages.run('ruler_by_five_forms_of_domination', () => determine(chart, request));
  stages.run('final_resort_horoscope_or_lot_of_fortune', () => undefined);
  const determination = typeof found === 'string' ? null : determinationAnswer(found, chart.isDay);
  return stages.run('lossless_response_serialization', () => ({
    status: determination?.status ?? 'not_evaluable',
    predominator: determination?.predominator ?? null,
    ...masterAnswer(found, request),
    candidates: candidatesOf(chart),
    reason: typeof found === 'string' ? found : determination!.reason,
    predominator_determination: determination,
    provenance: provenance(
      {
        module: 'engine.hellenistic_offices',
        entrypoint: 'hunt_hellenistic_offices',
        doctrine: `ptolemy_tetrabiblos_iii_10_predominator_house_master_${request.house_master_doctrine ?? 'not_admitted'}`,
        sources: [
          'Ptolemy, Tetrabiblos III.10 (Robbins, Loeb 435, pp. 271-279)',
          'Ptolemy, Tetrabiblos III.2, the five forms of domination (Robbins p. 233); I.18, triangles; I.13, aspects',
          request.house_master_doctrine
            ? HOUSE_MASTER_SOURCES[request.house_master_doctrine]
            : 'Oikodespotes (house-master): not admitted',
        ],
      },
      stages,
    ),
  }));
}
