import { declareFamily, route } from '../../../contract/route.js';
import { HarmonicTransitForecastRequest, HarmonicTransitForecastResponse } from './forecast-schema.js';
import { transitForecast } from './forecast.js';
import { ageChart, chart, presets } from './charts.js';
import { composite, conjunctions, crossChartConjunctions, patternScore } from './conjunctions.js';
import {
  HarmonicAgeChartRequest,
  HarmonicAspectsRequest,
  HarmonicAspectsResponse,
  HarmonicCatalogResponse,
  HarmonicChartRequest,
  HarmonicChartResponse,
  HarmonicCompositeRequest,
  HarmonicCompositeResponse,
  HarmonicConjunctionRequest,
  HarmonicConjunctionsResponse,
  HarmonicCrossChartRequest,
  HarmonicFingerprintResponse,
  HarmonicPatternScoreResponse,
  HarmonicSweepRequest,
  HarmonicSweepResponse,
} from './schema.js';
import { aspects, fingerprint, sweep } from './sweep.js';

const natal = { Sun: 84.23, Moon: 346.75, Mercury: 65.87, Venus: 48.1, Mars: 11.4 };
const star = { Sun: 84.23, Moon: 156.4, Mercury: 228, Venus: 12.3, Mars: 300.1, Jupiter: 229.1 };
const ORB =
  '`orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.';

export const family = declareFamily({
  name: 'harmonics',
  tag: 'harmonics',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/harmonics/presets',
        name: 'harmonic_presets_route',
        summary: 'Named harmonics and the bounds of this family',
        response: HarmonicCatalogResponse,
        table: { list: 'presets' },
        example: {},
      },
      () => presets(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/chart',
        name: 'harmonic_chart_route',
        summary: 'Positions on the circle of one harmonic (Addey)',
        body: HarmonicChartRequest,
        response: HarmonicChartResponse,
        table: { list: 'positions' },
        example: { body: { longitudes: natal, harmonic: 5 } },
      },
      (_engine, { body }) => chart(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/age-chart',
        name: 'harmonic_age_chart_route',
        summary: 'Age harmonic chart: positions on the circle of the age in tropical years',
        body: HarmonicAgeChartRequest,
        response: HarmonicChartResponse,
        table: { list: 'positions' },
        example: { body: { longitudes: natal, jd_birth: 2448058.104, jd_now: 2460310.5 } },
      },
      (_engine, { body }) => ageChart(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/conjunctions',
        name: 'harmonic_conjunctions_route',
        summary: 'Conjunctions on the circle of one harmonic',
        description: ORB,
        body: HarmonicConjunctionRequest,
        response: HarmonicConjunctionsResponse,
        table: { list: 'conjunctions' },
        example: { body: { longitudes: star, harmonic: 5 } },
      },
      (_engine, { body }) => conjunctions(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/pattern-score',
        name: 'harmonic_pattern_score_route',
        summary: 'Density of conjunctions on one harmonic circle',
        description: ORB,
        body: HarmonicConjunctionRequest,
        response: HarmonicPatternScoreResponse,
        table: { list: 'conjunctions' },
        example: { body: { longitudes: star, harmonic: 5 } },
      },
      (_engine, { body }) => patternScore(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/aspects',
        name: 'harmonic_aspects_route',
        summary: 'Harmonics in which each pair is a conjunction',
        description: ORB,
        run: 'pool',
        body: HarmonicAspectsRequest,
        response: HarmonicAspectsResponse,
        table: { list: 'aspects' },
        example: { body: { longitudes: star, max_harmonic: 12 } },
      },
      (_engine, { body }) => aspects(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/sweep',
        name: 'harmonic_sweep_route',
        summary: 'Harmonics sorted by density of conjunctions',
        description: ORB,
        body: HarmonicSweepRequest,
        response: HarmonicSweepResponse,
        table: { list: 'entries' },
        example: { body: { longitudes: star, max_harmonic: 12 } },
      },
      (_engine, { body }) => sweep(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/fingerprint',
        name: 'harmonic_fingerprint_route',
        summary: 'Density of every harmonic, and the harmonics of highest density',
        description: ORB,
        body: HarmonicSweepRequest,
        response: HarmonicFingerprintResponse,
        table: { list: 'sweep' },
        example: { body: { longitudes: star, max_harmonic: 12 } },
      },
      (_engine, { body }) => fingerprint(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/composite',
        name: 'harmonic_composite_route',
        summary: 'Conjunctions between two charts on one harmonic circle',
        description: ORB,
        body: HarmonicCompositeRequest,
        response: HarmonicCompositeResponse,
        table: { list: 'conjunctions' },
        example: { body: { longitudes_a: natal, longitudes_b: star, harmonic: 5 } },
      },
      (_engine, { body }) => composite(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/cross-chart-conjunctions',
        summary: 'Conjunctions between two charts on the circle of one harmonic, orb of 12 degrees',
        description: `Pairs of one point of each chart; names have the label of their chart before a colon. ${ORB}`,
        body: HarmonicCrossChartRequest,
        response: HarmonicCompositeResponse,
        table: { list: 'conjunctions' },
        example: { body: { longitudes_a: natal, longitudes_b: star, harmonic: 5 } },
      },
      (_engine, { body }) => crossChartConjunctions(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmonics/transit-forecast',
        name: 'harmonic_transit_forecast_route',
        summary: 'Triples of natal and transiting bodies on harmonic circles (Vibrational Astrology), at given samples',
        run: 'pool',
        description:
          'At most 25,000 evaluations (triples x harmonics x samples). All times are times of the samples; there is no interpolation.',
        body: HarmonicTransitForecastRequest,
        response: HarmonicTransitForecastResponse,
        table: { list: 'windows' },
        calendar: { list: 'windows', moments: [{ begin: 'first_sampled_jd_ut', end: 'last_sampled_jd_ut' }] },
        example: {
          body: {
            natal_longitudes: { Sun: 84, Moon: 156.4 },
            transit_samples: [
              { jd_ut: 2460315.5, longitudes: { Mars: 203.5, Moon: 76 } },
              { jd_ut: 2460316, longitudes: { Mars: 203.85, Moon: 82.6 } },
            ],
            harmonics: [5],
            modes: ['one_transit_two_natal'],
            orb: 10,
          },
        },
      },
      (_engine, { body }) => transitForecast(body),
    ),
  ],
});
