import { declareFamily, route } from '../../../contract/route.js';
import { SCHEMA_VERSION, StelliumAnalysisRequest, StelliumAnalysisResponse } from './schema.js';
import { analyzeStelliums } from './stelliums.js';

const BY_CUSPS = 'houses are decided by their cusps alone';
/** Fields of the houses of /v1/houses that are admitted so that the answer can be passed on as it is. */
const inert = [
  'classification_family',
  'classification_cusp_basis',
  'classification_latitude_sensitive',
  'classification_polar_capable',
  'east_point',
  'vertex',
  'anti_vertex',
  'boundary_geometry',
].map((name) => ({ field: `/houses/${name}`, reason: BY_CUSPS }));

export const family = declareFamily({
  name: 'stelliums',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/stelliums/analyze',
        summary: 'Stelliums: groups of planets in one sign, one house, or within an arc',
        description:
          'Strict needs four planets, broad three; `tight` is an arc of at most `max_span_degrees`, and arcs that another one contains are left out. Planets with the same set of members are one group with all its matches. Other factors are named next to a group and never make one.',
        body: StelliumAnalysisRequest,
        response: StelliumAnalysisResponse,
        table: { list: 'groups' },
        inert,
        example: {
          body: {
            schema_version: SCHEMA_VERSION,
            positions: {
              Sun: 10,
              Moon: 12,
              Mercury: 14,
              Venus: 16,
              Mars: 40,
              Jupiter: 200,
              Saturn: 205,
              Uranus: 277,
              Neptune: 283,
              Pluto: 225,
              Chiron: 11,
            },
            policy: { preset: 'strict', criteria: ['sign', 'tight'] },
            selection: { associated: ['Chiron'] },
            context: { source_id: 'chart-1', zodiac: 'tropical', coordinate_regime: 'geocentric_apparent' },
          },
        },
      },
      (_engine, { body }) => analyzeStelliums(body),
    ),
  ],
});
