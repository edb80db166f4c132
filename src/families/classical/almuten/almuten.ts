import { withDefaults } from '../../../contract/defaults.js';
import { countFigure, firstStrongest } from '../../../doctrine/almuten/figure-victor.js';
import { lillyFigureTallies } from '../../../doctrine/almuten/lilly-figure.js';
import { dignitiesAt, highest, LILLY_TABLES, tallyPlaces } from '../../../doctrine/almuten/points.js';
import type { DignityTables, Tally } from '../../../doctrine/almuten/points.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { figureInput, housesOf, lillyFigure, positionsOf } from './figure-input.js';
import type { FigureInput } from './figure-input.js';
import { provenance } from './provenance.js';
import { AlmutenDegreeRequest, AlmutenFigurisRequest } from './schema.js';
import type { AlmutenDoctrine, AlmutenResponse, AlmutenScoredPointResponse, AlmutenTallyResponse } from './schema.js';
import { HOUSE_POINTS_BY_WORD, TERMS_BY_WORD, TRIPLICITY_BY_WORD, WEIGHTS_BY_WORD } from './wire-words.js';

const LEGACY_TABLES: DignityTables = { terms: 'egyptian', triplicity: 'participatingOne', weights: 'triplicityFirst' };

interface TableOptions {
  readonly terms?: keyof typeof TERMS_BY_WORD | null;
  readonly triplicity_rulers?: keyof typeof TRIPLICITY_BY_WORD | null;
  readonly dignity_weights?: keyof typeof WEIGHTS_BY_WORD | null;
}

/** The tables of a doctrine. Only ibn_ezra and bonatti have options. */
function tablesOf(doctrine: AlmutenDoctrine, options: TableOptions): DignityTables {
  if (doctrine === 'ibn_ezra' || doctrine === 'bonatti')
    return {
      terms: TERMS_BY_WORD[options.terms ?? 'egyptian'],
      triplicity: TRIPLICITY_BY_WORD[options.triplicity_rulers ?? 'all_three'],
      weights: WEIGHTS_BY_WORD[options.dignity_weights ?? 'triplicity_3_term_2'],
    };
  return doctrine === 'engine_legacy_v1' ? LEGACY_TABLES : LILLY_TABLES;
}

const tallyAnswer = ({ planet, essential, house, ruler, accidental, total }: Tally): AlmutenTallyResponse => ({
  planet,
  essential_points: essential,
  house_points: house,
  ruler_points: ruler,
  accidental_points: accidental,
  total,
});

const DEGREE_NAMES = {
  william_lilly_1647: 'william_lilly_1647_almuten_of_degree',
  engine_legacy_v1: 'engine_almuten_of_degree_v1',
  ibn_ezra: 'ibn_ezra_almuten_of_degree',
  bonatti: 'bonatti_almuten_of_degree',
} as const;
const FIGURE_NAMES = {
  william_lilly_1647: 'william_lilly_1647_whole_figure',
  william_lilly_1647_others_five_places: 'william_lilly_1647_asc_mc_sun_moon_fortune',
  engine_legacy_v1: 'engine_almuten_figuris_v1',
  ibn_ezra: 'ibn_ezra_almuten_figuris',
  bonatti: 'bonatti_almuten_figuris',
} as const;

/** POST /v1/almuten/degree: the planet with most essential points at one degree. Errors: InvalidInput. */
export function almutenOfDegree(request: AlmutenDegreeRequest): AlmutenResponse {
  const { doctrine, is_day_chart: isDay } = withDefaults(AlmutenDegreeRequest, request);
  if (doctrine === 'william_lilly_1647_others_five_places')
    throw new InvalidInput({
      field: '/doctrine',
      message: 'is a rule for a figure, not for one degree',
      given: doctrine,
      allowed: Object.keys(DEGREE_NAMES),
    });
  const tables = tablesOf(doctrine, request),
    degree = normalizeDeg(request.longitude);
  const tallies = tallyPlaces([degree], isDay, tables),
    tied = highest(tallies);
  const strongest = (planet: ClassicalPlanet): number =>
    Math.max(0, ...dignitiesAt(planet, degree, isDay, tables).map(({ points }) => points));
  return {
    doctrine: DEGREE_NAMES[doctrine],
    almuten: tied.length === 1 ? tied[0] : doctrine === 'engine_legacy_v1' ? firstStrongest(tied, strongest) : null,
    is_day_chart: isDay,
    tallies: tallies.map(tallyAnswer),
    scored_points: [{ name: 'Degree', longitude: degree }],
    tied_planets: [...tied],
    reason: null,
    provenance: provenance({ doctrine, of: 'degree', tables }),
  };
}

/** The places that a doctrine counts, in the order of the answer. */
function scoredPoints(figure: FigureInput, request: AlmutenFigurisRequest): AlmutenScoredPointResponse[] {
  const { doctrine, longitudes, ascDeg, isDay } = figure,
    { Sun, Moon } = positionsOf(longitudes, ['Sun', 'Moon'], doctrine);
  const point = (name: string, longitude: number): AlmutenScoredPointResponse => ({
    name,
    longitude: normalizeDeg(longitude),
  });
  const byDayFormula = point('', ascDeg + Moon - Sun).longitude,
    reversed = point('', ascDeg + Sun - Moon).longitude;
  if (doctrine === 'william_lilly_1647_others_five_places')
    return [
      point('Ascendant', ascDeg),
      point(typeof request.midheaven_longitude === 'number' ? 'Midheaven' : 'Tenth cusp', figure.mcDeg),
      point('Sun', Sun),
      point('Moon', Moon),
      point('Part of Fortune', byDayFormula),
    ];
  const sameFormula = isDay || request.fortune === 'same_day_and_night';
  return [
    point('Sun', Sun),
    point('Moon', Moon),
    point('Ascendant', ascDeg),
    point('Lot of Fortune', sameFormula ? byDayFormula : reversed),
    ...(typeof request.prenatal_syzygy_longitude === 'number'
      ? [point('Prenatal Syzygy', request.prenatal_syzygy_longitude)]
      : []),
  ];
}

function placesCount(
  figure: FigureInput,
  request: AlmutenFigurisRequest,
  points: readonly AlmutenScoredPointResponse[],
  tables: DignityTables,
): readonly Tally[] {
  const { doctrine, isDay } = figure;
  const withHouses = doctrine === 'engine_legacy_v1' || doctrine === 'ibn_ezra';
  return countFigure({
    placesDeg: points.map(({ longitude }) => longitude),
    isDay,
    tables,
    houses: withHouses
      ? {
          of: housesOf(figure),
          points:
            doctrine === 'ibn_ezra'
              ? HOUSE_POINTS_BY_WORD[request.house_points ?? 'sixth_house_least']
              : 'twelfthLeast',
        }
      : null,
    dayRuler: request.day_ruler ?? null,
    hourRuler: request.hour_ruler ?? null,
  });
}

/** POST /v1/almuten/figuris: the strongest planet of a figure by the rule of a doctrine. Errors: InvalidInput. */
export function almutenFiguris(request: AlmutenFigurisRequest): AlmutenResponse {
  const figure = figureInput(withDefaults(AlmutenFigurisRequest, request));
  const { doctrine, isDay } = figure,
    tables = tablesOf(doctrine, request);
  let points: AlmutenScoredPointResponse[], tallies: readonly Tally[];
  if (doctrine === 'william_lilly_1647') {
    const lilly = lillyFigure(figure, request);
    points = CLASSICAL_PLANETS.map((name) => ({ name, longitude: lilly.longitudes[name] }));
    tallies = lillyFigureTallies(lilly);
  } else {
    points = scoredPoints(figure, request);
    tallies = placesCount(figure, request, points, tables);
  }
  const tied = highest(tallies);
  return {
    doctrine: FIGURE_NAMES[doctrine],
    almuten: tied.length === 1 || doctrine === 'engine_legacy_v1' ? tied[0] : null,
    is_day_chart: isDay,
    tallies: tallies.map(tallyAnswer),
    scored_points: points,
    tied_planets: [...tied],
    reason: null,
    provenance: provenance({ doctrine, of: 'figure', tables }),
  };
}
