import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { basisOfJd } from '../../../wire/instant.js';
import { paranOf } from './event.js';
import { ParanField } from './field.js';
import { ParanFieldGridRequest } from './field-schema.js';
import type { ParanFieldSampleSearchResponse } from './field-schema.js';
import { boundedGrid } from './grid.js';
import { ParanSiteRequest } from './schema.js';
import type { ParanSiteAnswer, ParanSiteResultResponse } from './schema.js';
import { requireMeridian } from './subjects.js';

/** Largest number of samples in an answer that lists them. */
const MAX_LISTED = 5000;

/**
 * POST /v1/parans/site: whether a paran also occurs at another place, and how stable it is. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function site(engine: Engine, request: ParanSiteRequest): ParanSiteAnswer {
  requireMeridian(request.lat, '/lat');
  const field = new ParanField(engine, withDefaults(ParanSiteRequest, request));
  return {
    ...siteResult(engine, field, request.lat, request.lon),
    effective_policy_preset: field.preset,
    effective_horizon_policy: field.horizonPolicy,
    computation_basis: basisOfJd(engine, request.jd_day),
  };
}

/** POST /v1/parans/field/samples: the same at every point of a grid. Errors: InvalidInput, OutOfCoverage. */
export function fieldSamples(engine: Engine, request: ParanFieldGridRequest): ParanFieldSampleSearchResponse {
  boundedGrid(request, MAX_LISTED);
  const field = new ParanField(engine, withDefaults(ParanFieldGridRequest, request));
  return {
    samples: request.latitudes.flatMap((lat) =>
      request.longitudes.map((lon) => ({ lat, lon, site_result: siteResult(engine, field, lat, lon) })),
    ),
    effective_policy_preset: field.preset,
    effective_horizon_policy: field.horizonPolicy,
    computation_basis: basisOfJd(engine, request.jd_day),
  };
}

function siteResult(engine: Engine, field: ParanField, lat: number, lon: number): ParanSiteResultResponse {
  const match = field.at(lat, lon);
  if (match === null) {
    const { reason, nearestOrbMinutes } = field.miss(lat, lon);
    return {
      lat,
      lon,
      matched: false,
      paran: null,
      strength: null,
      stability: null,
      effective_policy_preset: null,
      unmatched_reason: reason,
      ...(nearestOrbMinutes === undefined ? {} : { nearest_orb_minutes: nearestOrbMinutes }),
    };
  }
  const paran = paranOf(engine, ...field.crossingsOf(match));
  return {
    lat,
    lon,
    matched: true,
    paran,
    strength: paran.strength,
    stability: field.stability(lat, lon, match),
    effective_policy_preset: null,
  };
}
