import { J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { eachOnce } from '../../../services/chart.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { MeanElements } from '../../../sky/mean-orbits.js';
import {
  MEAN_ELEMENTS,
  MEAN_PLANETS,
  meanOrbitJ2000,
  meanOrbitOfDate,
  perihelionPoint,
} from '../../../sky/mean-orbits.js';
import type {
  MeanNodeResponse,
  MeanPlanetaryNodeRequest,
  MeanPlanetaryNodesBulkRequest,
  MeanPlanetaryNodesBulkResponse,
  NodeCatalogResponse,
  NodeResponse,
} from './schema.js';

const SOURCE = 'engine.planetary_nodes mean Simon et al. 1994 element table';
const BASIS = {
  jd_scale: 'TT_or_UT_negligible_for_slow_mean_elements',
  frame: 'heliocentric_tropical_ecliptic',
  coordinate_basis: 'Meeus_Simon_mean_orbital_elements',
};
const VALIDITY =
  'Mean elements of Simon et al. 1994, rotated to the mean ecliptic and equinox of date; accepted from 2000 BCE to 3000 CE.';

function catalogBodies(): NodeCatalogResponse['bodies'] {
  const bodies: NodeCatalogResponse['bodies'] = MEAN_PLANETS.map((name) => ({
    name,
    methods: ['mean_elements', 'geometric_osculating'],
    mean_requires_kernel: false,
    geometric_requires_kernel: true,
    notes: [
      'mean_elements is kernel-free',
      'geometric_osculating uses the heliocentric state of the ephemeris',
      'nodes and apsides of date, in the tropical zodiac',
    ],
  }));
  bodies.push({
    name: 'loaded_spk_body',
    methods: ['geometric_osculating'],
    mean_requires_kernel: null,
    geometric_requires_kernel: true,
    notes: [
      'Pluto, asteroids and comets by name',
      "states from operators' kernels, the embedded file or an integration of catalogued elements",
      'the answer reports its source and the coverage of the source',
      'Sun and Moon have no heliocentric node',
    ],
  });
  return bodies;
}

/** GET /v1/nodes/catalog: bodies with heliocentric nodes, and their methods. */
export function nodeCatalog(): NodeCatalogResponse {
  const stages = new StageLog();
  const bodies = stages.run('strict_orbital_core_policy_declaration', catalogBodies);
  return stages.run('node_method_catalog_serialization', () => ({
    bodies,
    total: bodies.length,
    provenance: {
      catalog_scope: 'admitted_planetary_node_transport',
      mean_element_source: SOURCE,
      geometric_source: 'angular momentum and eccentricity vectors of the heliocentric state',
      stage_sequence: stages.names,
    },
  }));
}

/** Mean elements of a planet by name, in any case. Errors: InvalidInput. */
function planetNamed(name: string, field: string): MeanElements {
  const planet = MEAN_ELEMENTS.find((candidate) => foldName(candidate.name) === foldName(name));
  if (planet !== undefined) return planet;
  throw new InvalidInput({
    field,
    message: 'is not a planet with mean elements',
    given: name,
    allowed: MEAN_PLANETS,
    suggestions: suggestNames(name, MEAN_PLANETS),
  });
}

/** Days since J2000.0 of the request; the schema limits them to the validity of the elements. */
const daysOf = (stages: StageLog, { jd }: { readonly jd: number }): number =>
  stages.run('jd_validation', () => jd - J2000_JD);

/** Mean node and apsides of a planet in the wire shape. `days` since J2000.0. */
function meanNode(planet: MeanElements, days: number): MeanNodeResponse {
  const orbit = meanOrbitOfDate(planet, days),
    fixed = meanOrbitJ2000(planet, days);
  const apse = perihelionPoint(orbit),
    fixedApse = perihelionPoint(fixed);
  return {
    body: planet.name,
    ascending_node: orbit.nodeDeg,
    descending_node: normalizeDeg(orbit.nodeDeg + 180),
    perihelion: apse.lonDeg,
    aphelion: normalizeDeg(apse.lonDeg + 180),
    inclination: orbit.inclinationDeg,
    eccentricity: orbit.eccentricity,
    semi_major_axis: orbit.axisAu,
    perihelion_latitude: apse.latDeg,
    longitude_of_perihelion: orbit.perihelionDeg,
    j2000: {
      ascending_node: fixed.nodeDeg,
      perihelion: fixedApse.lonDeg,
      inclination: fixed.inclinationDeg,
      perihelion_latitude: fixedApse.latDeg,
      longitude_of_perihelion: fixed.perihelionDeg,
    },
  };
}

/** POST /v1/nodes/planetary/mean: mean node and apsides of a planet. Errors: InvalidInput. */
export function meanPlanetaryNode(request: MeanPlanetaryNodeRequest): NodeResponse {
  const stages = new StageLog(),
    days = daysOf(stages, request);
  const planet = stages.run('mean_planet_identity_resolution', () => planetNamed(request.planet, '/planet'));
  const node = stages.run('mean_element_polynomial_evaluation', () => meanNode(planet, days));
  return stages.run('orbital_node_response_serialization', () => ({
    node,
    provenance: {
      method: 'mean_elements',
      requested_body: request.planet,
      returned_body: node.body,
      jd: request.jd,
      ...BASIS,
      kernel_required: false,
      kernel_source: 'kernel_free_mean_element_table',
      validity_note: VALIDITY,
      source_module: 'engine.planetary_nodes',
      stage_sequence: stages.names,
    },
  }));
}

/** POST /v1/nodes/planetary/mean/bulk: mean nodes and apsides of several planets. Errors: InvalidInput. */
export function meanPlanetaryNodes(request: MeanPlanetaryNodesBulkRequest): MeanPlanetaryNodesBulkResponse {
  const stages = new StageLog(),
    names = request.planets ?? MEAN_PLANETS,
    days = daysOf(stages, request);
  const planets = stages.run('mean_planet_list_resolution', () =>
    eachOnce(names.map((name, i) => planetNamed(name, `/planets/${i}`))),
  );
  const nodes = stages.run('mean_element_polynomial_evaluation', () => planets.map((planet) => meanNode(planet, days)));
  return stages.run('orbital_node_bulk_response_serialization', () => ({
    nodes: Object.fromEntries(nodes.map((node) => [node.body, node])),
    total: nodes.length,
    provenance: {
      method: 'mean_elements',
      requested_planets: [...names],
      returned_planets: nodes.map((node) => node.body),
      jd: request.jd,
      ...BASIS,
      kernel_required: false,
      validity_note: VALIDITY,
      stage_sequence: stages.names,
    },
  }));
}
