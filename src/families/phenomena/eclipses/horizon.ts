import { jdOfInstant } from '../../../wire/instant.js';
import { localDirection } from '../../../services/local-direction.js';
import type { Engine } from '../../../engine.js';
import type { Site } from '../../../reduction/origin.js';
import type { Body } from '../../../sky/bodies.js';
import type { LocalContactCircumstancesResponse } from './schema.js';

/** Direction of a body at a place and an instant (TT, days since J2000.0), in an answer. Errors: OutOfCoverage. */
export function contactAt(engine: Engine, body: Body, ttJ2k: number, site: Site): LocalContactCircumstancesResponse {
  const instant = engine.time.instantFromTt(ttJ2k);
  const { azimuth, altitude, visible, altitude_geometric } = localDirection(engine, body, instant, site);
  return {
    jd_ut: jdOfInstant(instant),
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    azimuth,
    altitude,
    visible,
    altitude_geometric,
  };
}
