import { withDefaults } from '../../../contract/defaults.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { twelfthPartOf } from '../../../wire/twelfth-part.js';
import { provenance } from './provenance.js';
import { MAX_NAME, TwelfthPartsRequest } from './schema.js';
import type { TwelfthPartsResponse } from './schema.js';

/** POST /v1/hellenistic/twelfth-parts: the twelfth-parts of named longitudes. Errors: InvalidInput. */
export function twelfthParts(request: TwelfthPartsRequest): TwelfthPartsResponse {
  const stages = new StageLog(),
    { factor } = withDefaults(TwelfthPartsRequest, request);
  const points = stages.run('caller_position_validation', () =>
    namedLongitudes(request.positions, '/positions', 'trim', MAX_NAME),
  );
  stages.run('sign_degree_extraction', () => undefined);
  const parts = stages.run(factor === 12 ? 'twelve_times_projection' : 'thirteen_times_projection', () =>
    points.map(({ name, value }) => twelfthPartOf(name, value, factor)),
  );
  return stages.run('lossless_response_serialization', () => ({
    parts,
    count: parts.length,
    provenance: provenance(
      {
        module: 'engine.twelfth_parts',
        entrypoint: 'twelfth_part_of',
        doctrine: `natal_twelfth_parts_${factor}x_projection`,
        sources: [factor === 12 ? 'Ptolemy, Tetrabiblos I.22' : 'Paulus, Introduction 22'],
      },
      stages,
    ),
  }));
}
