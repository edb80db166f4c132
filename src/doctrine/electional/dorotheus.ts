import { boundAt } from '../bounds/bounds.js';
import { aspectMotion } from '../aspects/aspect-motion.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import {
  conjunctionMotion,
  distance,
  houseMeasurements,
  MALEFICS,
  moonSignAndDegree,
  namesOfHouses,
  separationRate,
  twelfthPartSign,
} from './figure.js';
import { clause, nearSun, signRay, slowMoon } from './moon-clauses.js';
import { compared, degrees, numbered, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, Rule } from './witness.js';

/**
 * The eleven corruptions of the Moon: Dorotheus, Carmen V.6 ('Umar al-Tabari's version, tr. Dykes 2017; V.5 in Pingree's, 1976).
 * Two of them have no numeric reading and are answered as evidence alone.
 */
export const DOROTHEUS_SOURCE = 'Dorotheus, Carmen V.6.1-15, p. 235 (Dykes 2017; V.5 in Pingree 1976)';

/** The crossings of the ecliptic by the Moon around an instant, Julian days UT1. */
export interface CrossingWitness {
  readonly hemisphere: string;
  readonly motion: string;
  readonly previousJdUt: number;
  readonly previousDirection: string;
  readonly nextJdUt: number;
  readonly nextDirection: string;
  readonly nearestRelation: string;
  readonly nearestJdUt: number;
  readonly nearestHours: number;
}
export interface DorotheanContext {
  readonly crossings: CrossingWitness;
  /** Some part of the Moon is in the umbra. */
  readonly isEclipsed: boolean;
}

/** The Moon's latitude, its rate and the crossings around it. */
export function latitudeMeasurements(figure: ElectionFigure, at: CrossingWitness): Measurement[] {
  const { latitudeDeg, latitudeRateDegPerDay } = figure.planets.Moon;
  return [
    degrees('moon_ecliptic_latitude', latitudeDeg),
    value('moon_latitude_rate', latitudeRateDegPerDay, 'degrees/day'),
    value('hemisphere', at.hemisphere),
    value('latitude_motion', at.motion),
    value('previous_crossing_jd_ut', at.previousJdUt, 'JD UT1'),
    value('previous_crossing_direction', at.previousDirection),
    value('next_crossing_jd_ut', at.nextJdUt, 'JD UT1'),
    value('next_crossing_direction', at.nextDirection),
    value('nearest_crossing_relation', at.nearestRelation),
    value('nearest_crossing_hours_from_query', at.nearestHours, 'hours'),
  ];
}

function disengaging(figure: ElectionFigure, at: CrossingWitness): Clause {
  const { Moon: moon, Sun: sun } = figure.planets;
  const motion = aspectMotion({
    first: { name: 'Sun', longitudeDeg: sun.longitudeDeg, speedDegPerDay: sun.rateDegPerDay },
    second: { name: 'Moon', longitudeDeg: moon.longitudeDeg, speedDegPerDay: moon.rateDegPerDay },
    aspect: 'Conjunction',
    orbFactor: 1,
    exactToleranceDeg: 1e-8,
    rateToleranceDegPerDay: 1e-9,
  });
  return clause(
    {
      clauseId: 'moon_disengaging_from_sun_in_longitude_or_latitude',
      policyId: 'source_indeterminate_longitude_or_latitude_compound_witness',
      policyReference: DOROTHEUS_SOURCE,
      explanation:
        'The text does not say whether she leaves the Sun in longitude or in latitude, nor how far: the evidence alone is given.',
    },
    'not_evaluable',
    [
      degrees('longitude_separation', distance(figure, 'Moon', 'Sun')),
      value('longitude_phase', conjunctionMotion(figure, 'Moon', 'Sun')),
      value('longitude_separation_rate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
      value('conjunction_motion_state', motion.state),
      degrees('conjunction_directed_error', motion.errorDeg),
      value('conjunction_relative_speed', motion.relativeSpeedDegPerDay, 'degrees/day'),
      degrees('moon_ecliptic_latitude', moon.latitudeDeg),
      value('moon_latitude_rate', moon.latitudeRateDegPerDay, 'degrees/day'),
      value('moon_latitude_hemisphere', at.hemisphere),
      value('moon_latitude_motion', at.motion),
      value('nearest_lunar_node_crossing_jd_ut', at.nearestJdUt, 'JD UT1'),
      value('nearest_lunar_node_crossing_relation', at.nearestRelation),
      value('required_unresolved_semantics', 'which coordinate is meant, and the distance at which she has left him'),
    ],
  );
}

function twelfthPart(figure: ElectionFigure): Clause {
  const sign = twelfthPartSign(figure.planets.Moon.longitudeDeg),
    malefic = (MALEFICS as readonly string[]).includes(domicileRuler(sign));
  return clause(
    {
      clauseId: 'moon_twelfth_part_ruled_by_mars_or_saturn',
      policyId: 'dodecatemorion_traditional_malefic_domiciles',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'Her twelfth part falls in a sign of Mars or Saturn.',
    },
    triggeredIf(malefic),
    [
      ...moonSignAndDegree(figure),
      value('twelfth_part_sign', SIGNS[sign]),
      compared('malefic_domicile', malefic, '==', true),
    ],
  );
}

function terminalBound(figure: ElectionFigure): Clause {
  const bound = boundAt(figure.planets.Moon.longitudeDeg, 'egyptian');
  return clause(
    {
      clauseId: 'moon_terminal_egyptian_bound_ruled_by_malefic',
      policyId: 'authC_egyptian_terminal_malefic_bound',
      policyReference: 'Egyptian bounds, those of Dorotheus (Carmen II.28-33 names them)',
      explanation: 'At the end of a sign, in the bound of Saturn or Mars.',
    },
    triggeredIf(bound.endDeg === 30 && (MALEFICS as readonly string[]).includes(bound.ruler)),
    [
      ...moonSignAndDegree(figure),
      compared('bound_ruler', bound.ruler, 'in', 'Mars or Saturn'),
      value('bound_interval', `[${bound.startDeg}, ${bound.endDeg})`),
    ],
  );
}

function burnedPath(figure: ElectionFigure): Clause {
  const { longitudeDeg } = figure.planets.Moon;
  return clause(
    {
      clauseId: 'moon_in_whole_libra_or_scorpio',
      policyId: 'whole_tropical_libra_and_scorpio',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'The burned path is the whole of Libra and Scorpio.',
    },
    triggeredIf(longitudeDeg >= 180 && longitudeDeg < 240),
    [
      degrees('moon_longitude', longitudeDeg),
      compared('burned_path_interval', '[180, 240)', 'in', '[180, 240)', 'degrees'),
    ],
  );
}

function ninth(figure: ElectionFigure): Clause {
  const { house } = figure.planets.Moon;
  return clause(
    {
      clauseId: 'moon_ninth_cadent_from_midheaven',
      policyId: 'explicit_quadrant_ninth_cadent_from_midheaven',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'Falling from the midheaven to the ninth house, by the quadrant houses that the caller declares.',
    },
    !figure.isQuadrant || house === null ? 'not_evaluable' : triggeredIf(house === 9),
    figure.isQuadrant ? [compared('house', house, '==', 9), ...houseMeasurements(figure)] : namesOfHouses(figure),
  );
}

const OFFSETS = [0, 2, 3, 4, 6, 8, 9, 10];

const own = (clauseId: string, policyId: string, explanation: string) => ({
  clauseId,
  policyId,
  policyReference: DOROTHEUS_SOURCE,
  explanation,
});
const rule = (ruleId: string, clauses: readonly Clause[], ...modifiers: string[]) => ({
  ruleId,
  clauses,
  sourceReference: DOROTHEUS_SOURCE,
  modifiers,
});

const firstRules = (figure: ElectionFigure, context: DorotheanContext) => [
  rule(
    'moon_eclipsed',
    [
      clause(
        own(
          'moon_eclipsed',
          'engine_geometric_lunar_eclipse_contact',
          'Eclipsed: from her first to her last touch of the umbra.',
        ),
        triggeredIf(context.isEclipsed),
        [compared('moon_eclipsed', context.isEclipsed, '==', true)],
      ),
    ],
    'It is worse in the sign of the nativity that holds the Moon, or in its trigon: the nativity is not looked at here.',
  ),
  rule(
    'moon_under_solar_rays',
    [
      nearSun(
        own(
          'moon_within_15deg_sun',
          'dykes_glossary_15_degree_solar_distance',
          'Under the rays: within fifteen degrees of the Sun.',
        ),
        figure,
        15,
      ),
    ],
    'For what is meant to stay hidden it is no corruption: the matter is not looked at here.',
  ),
  rule('moon_in_malefic_twelfth_part', [twelfthPart(figure)]),
  rule('moon_on_ecliptic_descending_south', [
    clause(
      own(
        'moon_on_ecliptic_descending_south',
        'source_indeterminate_with_exact_lunar_crossing_witness',
        'In the middle of the ecliptic and going down to the south: how near the middle is not said, the evidence alone is given.',
      ),
      'not_evaluable',
      [
        ...latitudeMeasurements(figure, context.crossings),
        value('required_unresolved_semantics', 'the latitude within which she counts as in the middle'),
      ],
    ),
  ]),
];

const lastRules = (figure: ElectionFigure, context: DorotheanContext) => [
  rule('moon_opposition_sun', [
    signRay(
      own('moon_whole_sign_opposition_sun', 'authC_whole_sign_configuration', 'Her sign is opposite that of the Sun.'),
      figure,
      'Sun',
      [6],
      { comparison: '==', text: 6 },
    ),
  ]),
  rule(
    'moon_with_or_looking_at_infortune',
    MALEFICS.map((planet) =>
      signRay(
        own(
          `moon_with_or_looking_at_${planet.toLowerCase()}`,
          'authC_whole_sign_configuration',
          `In the sign of ${planet}, or in a sign that beholds it.`,
        ),
        figure,
        planet,
        OFFSETS,
        { comparison: 'in', text: OFFSETS.join(',') },
      ),
    ),
  ),
  rule('moon_disengaging_from_sun', [disengaging(figure, context.crossings)]),
  rule('moon_slow_below_12deg_per_day', [
    slowMoon(
      own(
        'moon_speed_below_12deg_per_day',
        'strict_daily_motion_below_12',
        'Less than twelve degrees in a day, like Saturn in her going.',
      ),
      figure,
      12,
    ),
  ]),
  rule('moon_in_burned_path', [burnedPath(figure)]),
  rule('moon_in_terminal_malefic_bound', [terminalBound(figure)]),
  rule('moon_ninth_cadent_from_midheaven', [ninth(figure)]),
];

/** The eleven corruptions in the order of the chapter. */
export const dorotheanRules = (figure: ElectionFigure, context: DorotheanContext): Rule[] =>
  numbered([...firstRules(figure, context), ...lastRules(figure, context)]);
