import type { TripleMode } from '../../../doctrine/harmonics/triples.js';
import type { ForecastMode } from './forecast-schema.js';

/** Modes of the transit forecast: the fact for each word of requests and answers. */
export const TRIPLE_MODES: Readonly<Record<ForecastMode, TripleMode>> = {
  one_transit_two_natal: 'oneTransitTwoNatal',
  two_transits_one_natal: 'twoTransitsOneNatal',
};
