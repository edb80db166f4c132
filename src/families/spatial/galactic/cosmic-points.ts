import { COSMIC_CATALOGUE_VERSION, COSMIC_REFERENCE_POINTS } from '../../../sky/cosmic-reference-points.js';
import { GalacticBridge } from '../../../sky/galactic.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { signAnswer } from '../../../wire/positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { CosmicReferencePointsRequest, CosmicReferencePointsResponse } from './cosmic-schema.js';

/**
 * POST /v1/galactic/cosmic-reference-points: directions of galactic and extragalactic reference points in the true ecliptic of date
 * (IAU 2006/2000A), degrees. The directions are fixed in the ICRS. Errors: OutOfCoverage.
 */
export function cosmicReferencePoints(
  engine: Engine,
  request: CosmicReferencePointsRequest,
): CosmicReferencePointsResponse {
  const stages = new StageLog();
  const bridge = stages.run(
    'epoch_validation',
    () => new GalacticBridge(engine.nutation, request.jd_tt - J2000_JD, null),
  );
  const kind = stages.run('semantic_kind_selection', () => request.kind ?? null);
  const points = stages.run('typed_reference_resolution', () =>
    COSMIC_REFERENCE_POINTS.filter((point) => kind === null || point.kind === kind),
  );
  const ecliptic = stages.run('j2000_icrs_to_true_ecliptic_of_date', () =>
    points.map(({ icrs }) => {
      const equatorial = bridge.equatorialOfIcrs(icrs.lonDeg, icrs.latDeg);
      return bridge.eclipticOfEquatorial(equatorial.lonDeg, equatorial.latDeg);
    }),
  );
  return stages.run('response_materialization', () => ({
    points: points.map((point, i) => ({
      reference_id: point.id,
      name: point.name,
      aliases: [...point.aliases],
      kind: point.kind,
      anchor: point.anchor,
      ecliptic_longitude: ecliptic[i].lonDeg,
      ecliptic_latitude: ecliptic[i].latDeg,
      ...signAnswer(ecliptic[i].lonDeg),
      source_ra_deg: point.icrs.lonDeg,
      source_dec_deg: point.icrs.latDeg,
      source_frame: 'ICRS' as const,
      source_epoch_jd_tt: J2000_JD,
      position_semantics: point.semantics,
      coordinate_authority: point.coordinateAuthority,
      semantic_authority: point.semanticAuthority,
      source_version: point.sourceVersion,
      citation_urls: [...point.urls],
      catalog_version: COSMIC_CATALOGUE_VERSION,
    })),
    total: points.length,
    requested_kind: kind ?? ('all' as const),
    catalog_version: COSMIC_CATALOGUE_VERSION,
    provenance: {
      jd_tt: request.jd_tt,
      source_frame: 'equatorial_j2000_icrs' as const,
      target_frame: 'ecliptic_true_of_date' as const,
      stage_sequence: stages.names,
    },
  }));
}
