import { byName, namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  HarmonicTransitForecastRequest,
  MAX_CANDIDATES,
  MAX_FORECAST_BODIES,
  MAX_FORECAST_HARMONICS,
  MAX_SAMPLES,
  MODES,
} from './forecast-schema.js';
import type {
  ForecastMode,
  HarmonicTransitForecastResponse,
  HarmonicTransitPatternSampleResponse,
  HarmonicTransitWindowResponse,
} from './forecast-schema.js';
import { withDefaults } from '../../../contract/defaults.js';
import { harmonicLongitude } from '../../../doctrine/harmonics/projection.js';
import { coveringArc, isWithinOrb, triplesOf } from '../../../doctrine/harmonics/triples.js';
import type { Triple } from '../../../doctrine/harmonics/triples.js';
import { TRIPLE_MODES } from './wire-words.js';
import { orbPolicyTruth } from './provenance.js';

/**
 * The samples with bodies sorted by name. Errors: InvalidInput for different bodies, or samples that are not in order
 * of time.
 */
function checkedSamples(request: HarmonicTransitForecastRequest): NamedValue[][] {
  const samples = request.transit_samples.map((sample, i) =>
    namedLongitudes(sample.longitudes, `/transit_samples/${i}/longitudes`, 'trim').sort(byName),
  );
  const bodies = samples[0].map(({ name }) => name).join('\u0000');
  samples.forEach((sample, i) => {
    if (sample.map(({ name }) => name).join('\u0000') !== bodies)
      throw new InvalidInput({
        field: `/transit_samples/${i}/longitudes`,
        message: 'must contain the same bodies in every sample',
        given: sample.map(({ name }) => name),
        allowed: samples[0].map(({ name }) => name),
      });
    if (i > 0 && request.transit_samples[i].jd_ut <= request.transit_samples[i - 1].jd_ut)
      throw new InvalidInput({
        field: `/transit_samples/${i}/jd_ut`,
        message: 'must be later than the sample before',
        given: request.transit_samples[i].jd_ut,
        allowed: `more than ${request.transit_samples[i - 1].jd_ut}`,
      });
  });
  return samples;
}

const PROVENANCE: HarmonicTransitForecastResponse['provenance'] = {
  source_module: 'engine.harmonic_transits',
  engine_entrypoint: 'mixed_origin_harmonic_transit_forecast',
  forecast_family: 'va_informed_mixed_origin_complete_triples',
  input_longitude_owner: 'caller_supplied',
  chart_construction_owner: 'not_this_route',
  time_basis: 'caller_supplied_jd_ut',
  geometry: 'minimum_circular_covering_arc_complete_triple',
  evaluation_scope: 'sampled_complete_mixed_origin_triples_without_interpolation',
  claim_boundary:
    'First, peak and last are times of supplied samples; ingress, perfection and egress between samples are not claimed.',
  source_locators: [
    'https://www.astrosoftware.com/cpnew/m/software/sirius/methods_vibrational_astrology.html',
    'https://hosted-files.sched.co/uac2018/f2/handout%20for%20Forecasting%20with%20Vibrational%20Astrology.pdf',
  ],
  bounds: {
    max_bodies_per_origin: MAX_FORECAST_BODIES,
    max_samples: MAX_SAMPLES,
    max_harmonics: MAX_FORECAST_HARMONICS,
    max_candidate_evaluations: MAX_CANDIDATES,
  },
};

/**
 * POST /v1/harmonics/transit-forecast: triples of natal and transiting bodies within one arc of the harmonic circle, at
 * the given samples only. Consecutive samples form a window; there is no interpolation. Errors: InvalidInput.
 */
export function transitForecast(given: HarmonicTransitForecastRequest): HarmonicTransitForecastResponse {
  const request = withDefaults(HarmonicTransitForecastRequest, given);
  const natal = namedLongitudes(request.natal_longitudes, '/natal_longitudes', 'trim').sort(byName);
  const samples = checkedSamples(request);
  const transitBodies = samples[0].map(({ name }) => name);
  const harmonics = [...request.harmonics].sort((a, b) => a - b),
    modes = [...(request.modes ?? MODES)].sort();
  const candidates = modes.flatMap((mode) =>
    triplesOf(TRIPLE_MODES[mode], natal.length, transitBodies.length).map((triple) => ({ ...triple, mode })),
  );
  const work = candidates.length * harmonics.length * samples.length;
  if (work > MAX_CANDIDATES)
    throw new InvalidInput({
      field: '',
      message: 'leads to too many evaluations (triples x harmonics x samples)',
      given: work,
      allowed: `at most ${MAX_CANDIDATES}`,
    });
  const orb = request.orb === 0 ? 0 : request.orb;
  const shortest = request.minimum_observed_duration_days,
    longestGap = request.maximum_sample_gap_days;
  const windows = harmonics.flatMap((harmonic) =>
    windowsOf(request, { natal, samples, candidates, harmonic, orb }).filter(
      (window) => window.observed_duration_days >= shortest,
    ),
  );
  // Windows are in order of harmonic, mode and member names; the stable sort by time keeps that order for equal times.
  windows.sort((a, b) => a.first_sampled_jd_ut - b.first_sampled_jd_ut);
  return {
    windows,
    window_count: windows.length,
    natal_bodies: natal.map(({ name }) => name),
    transit_bodies: transitBodies,
    transit_sample_count: samples.length,
    policy: {
      harmonics,
      modes,
      orb_policy: orbPolicyTruth(orb, null, request.orb_policy !== null && request.orb_policy !== undefined),
      minimum_observed_duration_days: shortest === 0 ? 0 : shortest,
      maximum_sample_gap_days: longestGap,
    },
    provenance: PROVENANCE,
  };
}

type FilledForecast = HarmonicTransitForecastRequest & { readonly maximum_sample_gap_days: number };
type Candidates = readonly (Omit<Triple, 'mode'> & { readonly mode: ForecastMode })[];

/** The windows of all candidates on the circle of one harmonic, in the order of the candidates, in answer shape. */
function windowsOf(
  { transit_samples: given, maximum_sample_gap_days: longestGap }: FilledForecast,
  search: {
    readonly natal: readonly NamedValue[];
    readonly samples: readonly (readonly NamedValue[])[];
    readonly candidates: Candidates;
    readonly harmonic: number;
    readonly orb: number;
  },
): HarmonicTransitWindowResponse[] {
  const { natal, samples, candidates, harmonic, orb } = search;
  const natalProjected = natal.map(({ value }) => harmonicLongitude(value, harmonic));
  const transitProjected = samples.map((sample) => sample.map(({ value }) => harmonicLongitude(value, harmonic)));
  const windows: HarmonicTransitWindowResponse[] = [];
  for (const triple of candidates) {
    let run: HarmonicTransitPatternSampleResponse[] = [];
    const close = (): void => {
      if (run.length) windows.push(windowOf(run));
      run = [];
    };
    samples.forEach((sample, i) => {
      const projected = [
        ...triple.natal.map((n) => natalProjected[n]),
        ...triple.transit.map((t) => transitProjected[i][t]),
      ];
      const spread = coveringArc(projected[0], projected[1], projected[2]);
      if (!isWithinOrb(spread, orb)) {
        close();
        return;
      }
      const jd = given[i].jd_ut;
      if (run.length && jd - run[run.length - 1].jd_ut > longestGap) close();
      run.push({
        sample_index: i,
        jd_ut: jd,
        harmonic,
        mode: triple.mode,
        members: [
          ...triple.natal.map((n, k) => member(natal[n], 'natal', projected[k])),
          ...triple.transit.map((t, k) => member(sample[t], 'transit', projected[triple.natal.length + k])),
        ],
        projected_spread_deg: spread,
        source_residual_spread_deg: spread / harmonic,
        projected_orb_limit_deg: orb,
        source_orb_limit_deg: orb / harmonic,
      });
    });
    close();
  }
  return windows;
}

const member = (point: NamedValue, origin: 'natal' | 'transit', projectedDeg: number) => ({
  body: point.name,
  origin,
  source_longitude_deg: point.value,
  projected_longitude_deg: projectedDeg,
});

function windowOf(samples: HarmonicTransitPatternSampleResponse[]): HarmonicTransitWindowResponse {
  const [first] = samples,
    last = samples[samples.length - 1];
  const peak = samples.reduce((best, sample) =>
    sample.projected_spread_deg < best.projected_spread_deg ? sample : best,
  );
  return {
    harmonic: first.harmonic,
    mode: first.mode,
    member_identities: first.members.map(({ origin, body }) => ({ origin, body })),
    first_sampled_jd_ut: first.jd_ut,
    peak_sampled_jd_ut: peak.jd_ut,
    last_sampled_jd_ut: last.jd_ut,
    observed_duration_days: last.jd_ut - first.jd_ut,
    sample_count: samples.length,
    samples,
  };
}
