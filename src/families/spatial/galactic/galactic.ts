import { chartAt, requestedBodies } from '../../../services/chart.js';
import { GalacticBridge, galacticOfIcrs, icrsOfGalactic } from '../../../sky/galactic.js';
import { observerSite } from '../../../wire/observer.js';
import type { Direction } from '../../../sky/galactic.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { separationRad } from '../../../kernel/spherical.js';
import type {
  FrameName,
  GalacticChartPositionsRequest,
  GalacticCoordinateResponse,
  GalacticEclipticCoordinateResponse,
  GalacticEclipticToGalacticRequest,
  GalacticEquatorialCoordinateResponse,
  GalacticEquatorialToGalacticRequest,
  GalacticGalacticToEclipticRequest,
  GalacticGalacticToEquatorialRequest,
  GalacticPositionsResponse,
  GalacticProvenanceResponse,
  GalacticReferencePointsRequest,
  GalacticReferencePointsResponse,
} from './schema.js';

const DEFINITION = 'IAU 1958 in ICRS: pole 192.85948, 27.12825, node 32.93192 degrees (ESA 1997, SP-1200)';
/** House rules: galactic latitudes up to which a body is in the plane, or near it, degrees. */
const PLANE_DEG = 1,
  NEAR_PLANE_DEG = 5;

function provenance(
  source: FrameName,
  target: FrameName,
  coordinates: GalacticProvenanceResponse['coordinate_source'],
  stages: StageLog,
  own: Partial<GalacticProvenanceResponse> = {},
): GalacticProvenanceResponse {
  return {
    requested_datetime: null,
    normalized_datetime_utc: null,
    jd_ut: null,
    jd_tt: null,
    obliquity_deg: null,
    true_obliquity_deg: null,
    requested_bodies: null,
    returned_bodies: [],
    source_frame: source,
    target_frame: target,
    coordinate_source: coordinates,
    galactic_definition: DEFINITION,
    ...own,
    stage_sequence: stages.names,
  };
}

/** A direction of a request, degrees; the schema limits the latitude. */
const direction = (lonDeg: number, latDeg: number): Direction => ({ lonDeg, latDeg });

/** POST /v1/galactic/equatorial-to-galactic: ICRS to IAU 1958 galactic coordinates. */
export function equatorialToGalactic(request: GalacticEquatorialToGalacticRequest): GalacticCoordinateResponse {
  const stages = new StageLog();
  const icrs = stages.run('direct_equatorial_validation', () =>
    direction(request.right_ascension, request.declination),
  );
  const galactic = stages.run('iau_galactic_rotation', () => galacticOfIcrs(icrs.lonDeg, icrs.latDeg));
  const frames = { source_frame: 'equatorial_j2000_icrs', target_frame: 'galactic_iau_1958' } as const;
  return stages.run('response_materialization', () => ({
    galactic_longitude: galactic.lonDeg,
    galactic_latitude: galactic.latDeg,
    ...frames,
    provenance: provenance(frames.source_frame, frames.target_frame, 'direct_equatorial_j2000_icrs', stages),
  }));
}

/** POST /v1/galactic/galactic-to-equatorial: IAU 1958 galactic coordinates to ICRS. */
export function galacticToEquatorial(
  request: GalacticGalacticToEquatorialRequest,
): GalacticEquatorialCoordinateResponse {
  const stages = new StageLog();
  const galactic = stages.run('direct_galactic_validation', () =>
    direction(request.galactic_longitude, request.galactic_latitude),
  );
  const icrs = stages.run('iau_galactic_inverse_rotation', () => icrsOfGalactic(galactic.lonDeg, galactic.latDeg));
  const frames = { source_frame: 'galactic_iau_1958', target_frame: 'equatorial_j2000_icrs' } as const;
  return stages.run('response_materialization', () => ({
    right_ascension: icrs.lonDeg,
    declination: icrs.latDeg,
    ...frames,
    provenance: provenance(frames.source_frame, frames.target_frame, 'direct_galactic_iau_1958', stages),
  }));
}

/** Rotations between ICRS and the true ecliptic of the instant of a request. */
const bridgeOf = (engine: Engine, request: GalacticReferencePointsRequest): GalacticBridge =>
  new GalacticBridge(engine.nutation, request.jd_tt - J2000_JD, request.obliquity);
/** Instant and obliquities of a request, for the provenance. */
const dayOf = (
  request: GalacticReferencePointsRequest,
  bridge: GalacticBridge,
): Partial<GalacticProvenanceResponse> => ({
  jd_tt: request.jd_tt,
  obliquity_deg: request.obliquity,
  true_obliquity_deg: bridge.trueObliquityDeg,
});

/** POST /v1/galactic/ecliptic-to-galactic: true ecliptic of date to galactic coordinates. */
export function eclipticToGalactic(
  engine: Engine,
  request: GalacticEclipticToGalacticRequest,
): GalacticCoordinateResponse {
  const stages = new StageLog();
  const { bridge, ecliptic } = stages.run('direct_ecliptic_validation', () => ({
    bridge: bridgeOf(engine, request),
    ecliptic: direction(request.ecliptic_longitude, request.ecliptic_latitude),
  }));
  const equatorial = stages.run('ecliptic_to_true_equatorial', () =>
    bridge.equatorialOfEcliptic(ecliptic.lonDeg, ecliptic.latDeg),
  );
  const icrs = stages.run('true_equatorial_to_j2000_icrs', () =>
    bridge.icrsOfEquatorial(equatorial.lonDeg, equatorial.latDeg),
  );
  const galactic = stages.run('iau_galactic_rotation', () => galacticOfIcrs(icrs.lonDeg, icrs.latDeg));
  const frames = { source_frame: 'ecliptic_true_of_date', target_frame: 'galactic_iau_1958' } as const;
  return stages.run('response_materialization', () => ({
    galactic_longitude: galactic.lonDeg,
    galactic_latitude: galactic.latDeg,
    ...frames,
    provenance: provenance(
      frames.source_frame,
      frames.target_frame,
      'direct_ecliptic_true_of_date',
      stages,
      dayOf(request, bridge),
    ),
  }));
}

/** Directions in ICRS rotated to the true ecliptic of date, in two stages. */
function eclipticOfIcrs(stages: StageLog, bridge: GalacticBridge, icrs: readonly Direction[]): Direction[] {
  const equatorial = stages.run('j2000_icrs_to_true_equatorial', () =>
    icrs.map(({ lonDeg, latDeg }) => bridge.equatorialOfIcrs(lonDeg, latDeg)),
  );
  return stages.run('true_equatorial_to_ecliptic', () =>
    equatorial.map(({ lonDeg, latDeg }) => bridge.eclipticOfEquatorial(lonDeg, latDeg)),
  );
}

/** POST /v1/galactic/galactic-to-ecliptic: galactic coordinates to the true ecliptic of date. */
export function galacticToEcliptic(
  engine: Engine,
  request: GalacticGalacticToEclipticRequest,
): GalacticEclipticCoordinateResponse {
  const stages = new StageLog();
  const { bridge, galactic } = stages.run('direct_galactic_validation', () => ({
    bridge: bridgeOf(engine, request),
    galactic: direction(request.galactic_longitude, request.galactic_latitude),
  }));
  const icrs = stages.run('iau_galactic_inverse_rotation', () => icrsOfGalactic(galactic.lonDeg, galactic.latDeg));
  const [ecliptic] = eclipticOfIcrs(stages, bridge, [icrs]);
  const frames = { source_frame: 'galactic_iau_1958', target_frame: 'ecliptic_true_of_date' } as const;
  return stages.run('response_materialization', () => ({
    ecliptic_longitude: ecliptic.lonDeg,
    ecliptic_latitude: ecliptic.latDeg,
    ...frames,
    provenance: provenance(
      frames.source_frame,
      frames.target_frame,
      'direct_galactic_iau_1958',
      stages,
      dayOf(request, bridge),
    ),
  }));
}

/** Reference points: four of the galactic frame, and M 87 (ICRS coordinates: SIMBAD), which astrologers call the super-galactic centre. */
const REFERENCE_POINTS = [
  {
    name: 'Galactic Center',
    icrs: icrsOfGalactic(0, 0),
    identity: 'origin of galactic longitude, IAU 1958 (Sagittarius A* lies 4 arcminutes from it)',
  },
  {
    name: 'Galactic Anti-Center',
    icrs: icrsOfGalactic(180, 0),
    identity: 'galactic longitude 180 degrees on the equator',
  },
  { name: 'North Galactic Pole', icrs: icrsOfGalactic(0, 90), identity: 'pole of the galactic equator of 1958' },
  { name: 'South Galactic Pole', icrs: icrsOfGalactic(0, -90), identity: 'opposite pole' },
  {
    name: 'Super-Galactic Center',
    icrs: { lonDeg: 187.70593076, latDeg: 12.39112331 },
    identity: 'M 87 (Virgo A); not the origin of supergalactic longitude',
  },
];

/** POST /v1/galactic/reference-points: ecliptic coordinates of date of the reference points. */
export function referencePoints(
  engine: Engine,
  request: GalacticReferencePointsRequest,
): GalacticReferencePointsResponse {
  const stages = new StageLog();
  const bridge = stages.run('epoch_validation', () => bridgeOf(engine, request));
  const points = stages.run('j2000_reference_point_selection', () => REFERENCE_POINTS);
  const ecliptic = eclipticOfIcrs(
    stages,
    bridge,
    points.map(({ icrs }) => icrs),
  );
  const frames = { source_frame: 'equatorial_j2000_icrs', target_frame: 'ecliptic_true_of_date' } as const;
  return stages.run('response_materialization', () => ({
    points: points.map(({ name, icrs, identity }, i) => ({
      name,
      ecliptic_longitude: ecliptic[i].lonDeg,
      ecliptic_latitude: ecliptic[i].latDeg,
      ...frames,
      right_ascension_icrs: icrs.lonDeg,
      declination_icrs: icrs.latDeg,
      identity,
    })),
    provenance: provenance(
      frames.source_frame,
      frames.target_frame,
      'reference_point_catalog_j2000_icrs',
      stages,
      dayOf(request, bridge),
    ),
  }));
}

/** Galactic position of a body from its ecliptic coordinates (degrees), in the wire shape. */
function galacticPosition(
  bridge: GalacticBridge,
  { name, longitude, latitude }: { readonly name: string; readonly longitude: number; readonly latitude: number },
): GalacticPositionsResponse['positions'][number] {
  const { lonDeg, latDeg } = bridge.toGalactic(longitude, latitude),
    fromPlane = Math.abs(latDeg);
  const toCentre = separationRad(lonDeg * RAD_PER_DEG, latDeg * RAD_PER_DEG, 0, 0) * DEG_PER_RAD;
  return {
    body: name,
    galactic_longitude: lonDeg,
    galactic_latitude: latDeg,
    ecliptic_longitude: longitude,
    ecliptic_latitude: latitude,
    near_galactic_plane: fromPlane <= NEAR_PLANE_DEG,
    galactic_hemisphere: fromPlane <= PLANE_DEG ? 'plane' : latDeg > 0 ? 'north' : 'south',
    angular_distance_to_galactic_center: toCentre,
    angular_distance_to_galactic_anticenter: 180 - toCentre,
  };
}

/** POST /v1/galactic/chart/positions: galactic positions of bodies. Errors: InvalidInput, OutOfCoverage. */
export function chartPositions(engine: Engine, request: GalacticChartPositionsRequest): GalacticPositionsResponse {
  const stages = new StageLog();
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const { instant, site } = stages.run('chart_context_derivation', () => ({
    instant: engine.time.instantFromIso(request.dt, '/dt'),
    site: observerSite(request),
  }));
  const bodies = stages.run('chart_body_validation', () => requestedBodies(engine, request.bodies));
  const bridge = stages.run('obliquity_derivation', () => new GalacticBridge(engine.nutation, instant.ttJ2k, null));
  const jdTt = stages.run('jd_tt_derivation', () => instant.ttJ2k + J2000_JD);
  const chart = stages.run('chart_ecliptic_coordinate_selection', () =>
    chartAt(engine, instant, { bodies, includeNodes: false, site }),
  );
  const positions = stages.run('ecliptic_to_galactic_computation', () =>
    Object.values(chart.planets).map((planet) => galacticPosition(bridge, planet)),
  );
  return stages.run('response_materialization', () => ({
    positions,
    provenance: provenance('ecliptic_true_of_date', 'galactic_iau_1958', 'chart_ecliptic_true_of_date', stages, {
      requested_datetime: requested,
      normalized_datetime_utc: chart.datetime_utc,
      jd_ut: chart.jd_ut,
      jd_tt: jdTt,
      obliquity_deg: bridge.trueObliquityDeg,
      true_obliquity_deg: bridge.trueObliquityDeg,
      requested_bodies: request.bodies ?? null,
      returned_bodies: positions.map(({ body }) => body),
      center: site === null ? 'geocentric' : 'topocentric',
    }),
    computation_basis: chart.computation_basis,
  }));
}
