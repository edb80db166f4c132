import type { Family } from './contract/route.js';
import { batch } from './bundles/batch/routes.js';
import { pipeline } from './bundles/pipeline/routes.js';
import { chartFamily } from './families/chart/routes.js';
import { housesFamily } from './families/houses/routes.js';
import { lunarPhasesFamily } from './families/lunar-phases/routes.js';
import { positions } from './families/positions/routes.js';
import { returns } from './families/returns/routes.js';
import { riseSet } from './families/rise-set/routes.js';
import { planetaryHours } from './families/planetary-hours/routes.js';
import { phenomena } from './families/phenomena/routes.js';
import { solarCondition } from './families/solar-condition/routes.js';
import { stations } from './families/stations/routes.js';
import { transits } from './families/transits/routes.js';
import { voidOfCourse } from './families/void-of-course/routes.js';
import { orbits } from './families/orbits/routes.js';
import { antiscia } from './families/antiscia/routes.js';
import { aspects } from './families/aspects/routes.js';
import { eclipses } from './families/eclipses/routes.js';
import { occultations } from './families/occultations/routes.js';
import { chartShapeFamily } from './families/chart-shape/routes.js';
import { draconic } from './families/draconic/routes.js';
import { harmograms } from './families/harmograms/routes.js';
import { harmonics } from './families/harmonics/routes.js';
import { midpointsFamily } from './families/midpoints/routes.js';
import { patterns } from './families/patterns/routes.js';
import { website } from './families/website/routes.js';
import { authD } from './families/authD/routes.js';
import { authP } from './families/authP/routes.js';
import { compositeFamily } from './families/composite/routes.js';
import { synastry } from './families/synastry/routes.js';
import { asteroids } from './families/asteroids/routes.js';
import { comets } from './families/comets/routes.js';
import { starsFamily } from './families/stars/routes.js';
import { deepSkyFamily } from './families/deep-sky/routes.js';
import { moonConnection } from './families/aspects/moon-connection-routes.js';
import { galactic } from './families/galactic/routes.js';
import { galacticHouses } from './families/galactic-houses/routes.js';
import { phase } from './families/phase/routes.js';
import { nodes } from './families/nodes/routes.js';
import { uranian } from './families/uranian/routes.js';
import { manazil } from './families/manazil/routes.js';
import { sidereal } from './families/sidereal/routes.js';
import { nakshatra } from './families/nakshatra/routes.js';
import { locations } from './families/locations/routes.js';

/** Every family and bundle that is served. What is not in this list does not exist. (The operational routes are the transport's.) */
export const families: readonly Family[] = [
  chartFamily,
  housesFamily,
  positions,
  pipeline,
  batch,
  riseSet,
  planetaryHours,
  phenomena,
  solarCondition,
  transits,
  returns,
  stations,
  lunarPhasesFamily,
  voidOfCourse,
  eclipses,
  occultations,
  orbits,
  moonConnection,
  aspects,
  midpointsFamily,
  antiscia,
  draconic,
  harmonics,
  harmograms,
  patterns,
  chartShapeFamily,
  synastry,
  compositeFamily,
  authP,
  authD,
  website,
  starsFamily,
  deepSkyFamily,
  asteroids,
  comets,
  galactic,
  galacticHouses,
  phase,
  nodes,
  uranian,
  manazil,
  sidereal,
  nakshatra,
  locations,
];
