import { declareFamily, route } from '../../../contract/route.js';
import { projection, spectrum, vector, zeroAriesVector } from './harmograms.js';
import { trace } from './trace.js';
import {
  HarmogramIntensitySpectrumEnvelopeResponse,
  HarmogramIntensitySpectrumRequest,
  HarmogramProjectionEnvelopeResponse,
  HarmogramProjectionRequest,
  HarmogramTraceEnvelopeResponse,
  HarmogramTraceRequest,
  HarmogramVectorEnvelopeResponse,
  HarmogramVectorRequest,
  HarmogramZeroAriesVectorRequest,
} from './schema.js';

const positions = [
  { name: 'Sun', degree: 84.23 },
  { name: 'Moon', degree: 346.75 },
  { name: 'Mars', degree: 11.4 },
];
const later = [
  { name: 'Sun', degree: 85.18 },
  { name: 'Moon', degree: 0.1 },
  { name: 'Mars', degree: 12.1 },
];

export const family = declareFamily({
  name: 'harmograms',
  tag: 'harmograms',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/harmograms/vector',
        name: 'harmogram_vector_route',
        summary: 'Harmonic vector of a set of points',
        body: HarmogramVectorRequest,
        response: HarmogramVectorEnvelopeResponse,
        example: { body: { positions } },
      },
      (_engine, { body }) => vector(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmograms/zero-aries-vector',
        minimalExample: false,
        name: 'harmogram_zero_aries_vector_route',
        summary: 'Harmonic vector of the zero-Aries parts (differences of longitudes)',
        description: 'Give `positions` to compare a set with itself, or `source_positions` and `target_positions`.',
        body: HarmogramZeroAriesVectorRequest,
        response: HarmogramVectorEnvelopeResponse,
        example: { body: { positions } },
      },
      (_engine, { body }) => zeroAriesVector(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmograms/intensity-spectrum',
        name: 'harmogram_intensity_spectrum_route',
        summary: 'Spectrum of the intensity function of a harmonic',
        body: HarmogramIntensitySpectrumRequest,
        response: HarmogramIntensitySpectrumEnvelopeResponse,
        example: { body: { harmonic_number: 5 } },
      },
      (_engine, { body }) => spectrum(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmograms/projection',
        minimalExample: false,
        name: 'harmogram_projection_route',
        summary: 'Strength of a harmonic in a set of longitudes',
        body: HarmogramProjectionRequest,
        response: HarmogramProjectionEnvelopeResponse,
        example: { body: { positions, harmonic_number: 4 } },
      },
      (_engine, { body }) => projection(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/harmograms/trace',
        name: 'harmogram_trace_route',
        summary: 'Strengths of harmonics at given samples',
        run: 'pool',
        description: 'At most 64 samples, 32 harmonics, and 256 samples x harmonics.',
        body: HarmogramTraceRequest,
        response: HarmogramTraceEnvelopeResponse,
        table: { list: 'series' },
        example: {
          body: {
            samples: [
              { time: 2448058, positions },
              { time: 2448059, positions: later },
            ],
            harmonic_numbers: [4, 5],
            intensity_policy: { sample_count: 512 },
          },
        },
      },
      (_engine, { body }) => trace(body),
    ),
  ],
});
