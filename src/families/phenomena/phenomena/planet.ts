import { instantOfJd } from '../../../wire/instant.js';
import { phenomenaProvenance } from '../../../contract/generic-phenomena.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { Elongation } from '../../../events/elongation.js';
import { AU_KM } from '../../../kernel/constants.js';
import { isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { apparentMagnitude, PHOTOMETRIC_BODIES } from '../../../sky/photometry.js';
import { discRadiusKm } from '../../../ephemeris/solar-system.js';
import { angularDiameterArcsec } from '../../../sky/photometry-view.js';
import { SunlitView } from '../../../sky/photometry-view.js';
import type { PlanetPhenomenaEnvelopeResponse, PlanetPhenomenaRequest } from './schema.js';

const hasMagnitude = (body: Body): boolean => isMajor(body) && PHOTOMETRIC_BODIES.includes(body.index);

/** POST /v1/phenomena/planet: geocentric appearance of a body at an instant. Errors: InvalidInput, OutOfCoverage. */
export function planetPhenomena(engine: Engine, request: PlanetPhenomenaRequest): PlanetPhenomenaEnvelopeResponse {
  const stages = new StageLog();
  const body = stages.run('input_validation', () =>
    engine.bodies.resolve(
      request.body,
      '/body',
      hasMagnitude,
      'Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune',
    ),
  );
  const { instant, elongation } = stages.run('reader_binding', () => ({
    instant: instantOfJd(engine, request.jd_ut),
    elongation: new Elongation(engine.sky, body),
  }));
  const { magnitude, view } = stages.run('engine_call', () => {
    const view = new SunlitView();
    elongation.at(instant.tdbJ2k);
    return { magnitude: apparentMagnitude(engine.sky.epoch(instant), body.index, view), view };
  });
  const phenomena = stages.run('planet_phenomena_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    phase_angle_deg: view.phaseAngleDeg,
    illuminated_fraction: view.illuminatedFraction,
    elongation_deg: elongation.value,
    angular_diameter_arcsec: angularDiameterArcsec(discRadiusKm(body.index), view.distanceKm),
    apparent_magnitude: magnitude,
    sun_distance_au: view.sunDistanceKm / AU_KM,
    distance_au: view.distanceKm / AU_KM,
    east_of_sun: elongation.east,
  }));
  return stages.run('provenance_serialization', () => ({
    request: { body: request.body, jd_ut: request.jd_ut },
    phenomena,
    provenance: phenomenaProvenance({
      engine_entrypoint: 'planet_phenomena_at',
      product_kind: 'instantaneous_planet_phenomena_snapshot',
      event_taxonomy: 'instantaneous_photometric_geometric_snapshot',
      search_performed: false,
      phase_photometry_source: 'engine.phase',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}
